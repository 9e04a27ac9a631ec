// SPDX-License-Identifier: GPL-3.0-or-later
// The same teams in several competitions at once, whose rules say which matches serve a ban, beside the books
// of the clubs.

#include "core/competition/editions/season.h"
#include "core/facts/decision_json.h"
#include "core/play/discipline/absences_on_day.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/discipline_facts.h"
#include "core/play/discipline/other_competitions.h"
#include "core/play/transfers/player_move.h"
#include "tests/support/ban_book.h"
#include "tests/support/ban_season.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <rapidcheck.h>

namespace property_bans_elsewhere {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// For those who read of seasons that went wrong.
void tellBans(const TeamLedger &ledger, const QUuid &player)
{
    for (const Suspension &one : ledger.suspensions()) {
        if (one.player != player)
            continue;
        RC_LOG() << "  cause " << static_cast<int>(one.cause) << " games " << one.games.value_or(-1)
                 << " from " << one.from.toString(Qt::ISODate).toStdString() << " elsewhere "
                 << (one.elsewhere ? one.elsewhere->name.toStdString() : std::string("-")) << " missed";
        for (const int match : one.missed)
            RC_LOG()
                << ' '
                << ledger.matches()[static_cast<std::size_t>(match)].day.toString(Qt::ISODate).toStdString();
        RC_LOG() << std::endl;
    }
}

using Fate = BanBook::Fate;

/// Cards and bans as in all of them; where bans are served is for each to say.
DisciplineRules commonRules()
{
    DisciplineRules rules;
    rules.redGames = *rc::gen::inRange(1, 4);
    rules.yellows = {{YellowWindow::Competition, *rc::gen::inRange(2, 4), 1, *rc::gen::inRange(1, 3)}};
    rules.bansAddUp = true;
    rules.walkoversServe = static_cast<WalkoverServes>(*rc::gen::inRange(0, 3));
    rules.annulled = {*rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>(),
                      true};
    rules.banBeginsAfterDays = *rc::gen::elementOf(std::vector<int>{0, 0, 3, 7});
    return rules;
}

ServedIn someServedIn()
{
    return static_cast<ServedIn>(*rc::gen::inRange(0, 4));
}

/// A match of one of the competitions.
struct Place
{
    std::size_t competition = 0;
    int number = 0;

    bool operator==(const Place &) const = default;
};

class Seasons
{
public:
    Seasons() : m_books(bans::teamsOfSeason)
    {
        const DisciplineRules common = commonRules();
        const int count = *rc::gen::inRange(2, 4);
        const bool isByHour = *rc::gen::arbitrary<bool>();
        const std::vector<int> hours = *rc::gen::elementOf(
            std::vector<std::vector<int>>{{12, 15, 18}, {18, 12, 15}, {15, 18, 12}, {18, 15, 12}});
        for (int i = 0; i < count; ++i) {
            // Each has days of the week of its own, or hours of its own on the same days.
            CompetitionDefinition definition =
                bans::season(bans::Rhythm::Weekends, bans::firstDay().addDays(isByHour ? 0 : 2 * i))
                    .definition();
            if (isByHour) {
                definition.id = QUuid::createUuidV5(definition.id, QString::number(i));
                for (Appointment &day : definition.calendar)
                    day.time = QTime(hours[static_cast<std::size_t>(i)], 0);
            }
            definition.name = QStringLiteral("Competition %1").arg(i);
            definition.type.kind =
                *rc::gen::arbitrary<bool>() ? CompetitionKind::League : CompetitionKind::Cup;
            definition.type.category = *rc::gen::arbitrary<bool>() ? QString() : QString(reservesWord);
            DisciplineRules rules = common;
            rules.served = {someServedIn(), someServedIn()};
            for (BanBook &book : m_books) {
                if (i == 0)
                    book.places.clear();
                book.places.push_back(
                    {QLatin1String(*definition.type.kind == CompetitionKind::League ? "a" : "b"),
                     definition.type.category, rules.served.bans, rules.served.bookingBans});
            }
            m_competitions.push_back(Competition::create(std::move(definition)).value());
            m_rules.push_back(rules);
            for (const Fixture &fixture : m_competitions.back().fixtures())
                m_open.push_back({static_cast<std::size_t>(i), fixture.number});
        }
    }

    [[nodiscard]] bool isOver() const { return m_open.empty(); }

    void step()
    {
        switch (*rc::gen::inRange(0, 14)) {
        case 0:
            annul();
            break;
        case 1:
            correct();
            break;
        case 2:
            walkover();
            break;
        case 3:
        case 4:
            ban();
            break;
        default:
            playNext();
        }
        compare();
    }

private:
    [[nodiscard]] QDateTime whenOf(const Place &place) const
    {
        const Competition &competition = m_competitions[place.competition];
        const Appointment *known = competition.appointment(competition.indexOfNumber(place.number));
        return {known->date, known->time.isValid() ? known->time : QTime(0, 0)};
    }

    [[nodiscard]] PerSide<int> teamsOf(const Place &place) const
    {
        return bans::teamsOf(m_competitions[place.competition], place.number);
    }

    /// As the league hands it out: with the others beside it.
    [[nodiscard]] Competition handedOut(std::size_t index) const
    {
        auto otherCompetitions = std::make_shared<OtherCompetitions>();
        for (std::size_t i = 0; i < m_competitions.size(); ++i)
            if (i != index)
                otherCompetitions->all.push_back(std::make_shared<const OtherCompetition>(
                    OtherCompetition{m_competitions[i], progress(m_competitions[i]), m_rules[i]}));
        Competition competition = m_competitions[index];
        competition.setOtherCompetitions(std::move(otherCompetitions));
        return competition;
    }

    /// How the book has a player before a match, if nothing happens in the matches of other competitions that
    /// come before it.
    [[nodiscard]] BanBook::Page pageBefore(const Place &place, int team, int player) const
    {
        BanBook book = m_books[at(team)];
        for (const Place &open : m_open) {
            const PerSide<int> teams = teamsOf(open);
            if (open.competition == place.competition ||
                (teams[Side::Home] != team && teams[Side::Away] != team))
                continue;
            BanBook::Day day;
            day.when = whenOf(open);
            day.match = open.number;
            day.place = static_cast<int>(open.competition);
            day.fate = Fate::ToCome;
            book.days.push_back(day);
        }
        BanBook::Page page =
            book.page(player, whenOf(place), m_rules[place.competition], static_cast<int>(place.competition));
        // It lives longer than the copy.
        page.places = &m_books[at(team)].places;
        return page;
    }

    static std::size_t at(int team) { return static_cast<std::size_t>(team); }

    void playNext()
    {
        const Place place =
            *std::min_element(m_open.begin(), m_open.end(),
                              [this](const Place &a, const Place &b) { return whenOf(a) < whenOf(b); });
        const PerSide<int> teams = teamsOf(place);
        const QDate day = whenOf(place).date();
        std::set<int> out;
        std::set<int> absent;
        std::vector<bans::Card> cards;
        PerSide<BanBook::Day> days;
        for (const Side side : bothSides)
            for (int player = 0; player < bans::playersOfTeam; ++player) {
                const int index = teams[side] * bans::playersOfTeam + player;
                const bool isOut = BanBook::isOut(pageBefore(place, teams[side], player), day);
                const bool isFielded = isOut && *rc::gen::inRange(0, 10) == 0;
                if (isOut)
                    out.insert(index);
                if (isOut && !isFielded) {
                    absent.insert(index);
                    days[side].absent.insert(player);
                } else if (const int what = *rc::gen::inRange(0, 9); what < 3) {
                    cards.push_back(
                        {teams[side], player, what == 0 ? ReportEventKind::Red : ReportEventKind::Yellow});
                    (what == 0 ? days[side].red : days[side].yellow).insert(player);
                }
            }
        RC_ASSERT(bans::absentBefore(handedOut(place.competition), place.number,
                                     m_rules[place.competition]) == out);
        Competition &competition = m_competitions[place.competition];
        bans::enter(competition, bans::sheet(competition, place.number, cards, absent));
        note(place, QStringLiteral("played"));
        for (const bans::Card &card : cards)
            RC_LOG() << "  " << bans::nameOf(card.team, card.player).toStdString() << ": card "
                     << static_cast<int>(card.kind) << std::endl;
        m_today = day;
        m_open.erase(std::find(m_open.begin(), m_open.end(), place));
        m_played.push_back(place);
        for (const Side side : bothSides) {
            days[side].when = whenOf(place);
            days[side].match = place.number;
            days[side].place = static_cast<int>(place.competition);
            m_books[at(teams[side])].days.push_back(days[side]);
        }
    }

    void note(const Place &place, const QString &what) const
    {
        RC_LOG() << whenOf(place).date().toString(Qt::ISODate).toStdString() << " competition "
                 << place.competition << " match " << place.number << " of " << teamsOf(place)[Side::Home]
                 << " and " << teamsOf(place)[Side::Away] << ": " << what.toStdString() << std::endl;
    }

    template <class Write>
    void write(const Place &place, const Write &write)
    {
        const PerSide<int> teams = teamsOf(place);
        for (const Side side : bothSides)
            if (auto *day =
                    m_books[at(teams[side])].day(place.number, 0, static_cast<int>(place.competition)))
                write(*day, side);
    }

    [[nodiscard]] Ruling ruling(const Place &place, Ruling::Kind kind) const
    {
        Ruling ruling;
        ruling.match = place.number;
        ruling.kind = kind;
        ruling.teams = teamsOf(place);
        ruling.date = m_today;
        return ruling;
    }

    void rule(const Place &place, const Ruling &made)
    {
        note(place, QStringLiteral("ruling %1").arg(static_cast<int>(made.kind)));
        RC_ASSERT(m_competitions[place.competition].rule(made).has_value());
    }

    void annul()
    {
        if (m_played.empty())
            return;
        const Place place = *rc::gen::elementOf(m_played);
        rule(place, ruling(place, Ruling::Kind::Annulled));
        write(place, [](BanBook::Day &day, Side) { day.fate = Fate::Annulled; });
        m_played.erase(std::find(m_played.begin(), m_played.end(), place));
    }

    void walkover()
    {
        if (m_open.empty())
            return;
        const Place place = *rc::gen::elementOf(m_open);
        Ruling made = ruling(place, Ruling::Kind::Walkover);
        if (*rc::gen::inRange(0, 4) > 0)
            made.winner = *rc::gen::arbitrary<bool>() ? Side::Home : Side::Away;
        rule(place, made);
        m_open.erase(std::find(m_open.begin(), m_open.end(), place));
        const PerSide<int> teams = teamsOf(place);
        for (const Side side : bothSides) {
            BanBook::Day day;
            day.when = whenOf(place);
            day.match = place.number;
            day.place = static_cast<int>(place.competition);
            day.fate = made.winner == side ? Fate::WalkoverWon : Fate::WalkoverLost;
            m_books[at(teams[side])].days.push_back(day);
        }
    }

    void correct()
    {
        if (m_played.empty())
            return;
        const Place place = *rc::gen::elementOf(m_played);
        Competition &competition = m_competitions[place.competition];
        const MatchReport *old = competition.report(competition.indexOfNumber(place.number));
        const PerSide<int> teams = teamsOf(place);
        std::set<int> absent;
        std::vector<bans::Card> cards;
        for (const Side side : bothSides)
            for (int player = 0; player < bans::playersOfTeam; ++player) {
                if (!old->teams[side].players[static_cast<std::size_t>(player)].available)
                    absent.insert(teams[side] * bans::playersOfTeam + player);
                else if (const int what = *rc::gen::inRange(0, 7); what < 2)
                    cards.push_back(
                        {teams[side], player, what == 0 ? ReportEventKind::Red : ReportEventKind::Yellow});
            }
        bans::enter(competition, bans::sheet(competition, place.number, cards, absent), {m_today, {}});
        note(place, QStringLiteral("corrected"));
        write(place, [&](BanBook::Day &day, Side side) {
            day.red.clear();
            day.yellow.clear();
            for (const bans::Card &card : cards)
                if (card.team == teams[side])
                    (card.kind == ReportEventKind::Red ? day.red : day.yellow).insert(card.player);
        });
    }

    /// The organiser of one competition bans somebody after the last match of his team there.
    void ban()
    {
        if (m_played.empty())
            return;
        const Place some = *rc::gen::elementOf(m_played);
        const int place = static_cast<int>(some.competition);
        const int team = teamsOf(some)[Side::Away];
        BanBook::Day *last = nullptr;
        for (BanBook::Day &day : m_books[at(team)].days)
            if (day.place == place && day.when.date() <= m_today &&
                (last == nullptr || last->when < day.when))
                last = &day;
        const int player = *rc::gen::inRange(0, bans::playersOfTeam);
        const bool isInjury = *rc::gen::inRange(0, 4) == 0;
        BanBook::Absence what{*rc::gen::inRange(1, 3), {}, {}, false, place, m_today};
        if (*rc::gen::inRange(0, 3) == 0)
            what = {0, m_today.addDays(*rc::gen::inRange(0, 20)), {}, false, place, m_today};
        what.isEverywhere = !isInjury && *rc::gen::inRange(0, 3) == 0;
        OrganiserDecision decision{team, last->match, m_today, {}, 0};
        decision.fact = Decision{isInjury ? Decision::Kind::Injured : Decision::Kind::Added,
                                 bans::idOfPlayer(team, player),
                                 bans::nameOf(team, player),
                                 what.games,
                                 QStringLiteral("spitting"),
                                 what.until,
                                 what.isEverywhere};
        RC_ASSERT(m_competitions[some.competition].addOrganiserDecision(std::move(decision)).has_value());
        last->given.push_back({player, what, isInjury});
        RC_LOG() << m_today.toString(Qt::ISODate).toStdString() << " competition " << place << " after match "
                 << last->match << ": " << bans::nameOf(team, player).toStdString()
                 << (isInjury ? " injured" : " banned") << " for " << what.games << std::endl;
    }

    /// Before the next match of each team in each competition.
    void compare() const
    {
        for (std::size_t i = 0; i < m_competitions.size(); ++i) {
            const Competition competition = handedOut(i);
            for (int team = 0; team < bans::teamsOfSeason; ++team) {
                const Place *next = nullptr;
                for (const Place &open : m_open) {
                    const PerSide<int> teams = teamsOf(open);
                    if (open.competition == i && (teams[Side::Home] == team || teams[Side::Away] == team) &&
                        (next == nullptr || whenOf(open) < whenOf(*next)))
                        next = &open;
                }
                if (next != nullptr)
                    compareBefore(competition, *next, team);
            }
        }
    }

    /// For those who read of seasons that went wrong.
    void tellRules() const
    {
        for (std::size_t i = 0; i < m_rules.size(); ++i) {
            const DisciplineRules &rules = m_rules[i];
            const BanBook::Place &place = m_books.front().places[i];
            RC_LOG() << "  competition " << i << ": " << place.kind.toStdString() << " ["
                     << place.category.toStdString() << "] bans in " << static_cast<int>(rules.served.bans)
                     << ", yellow ones in " << static_cast<int>(rules.served.bookingBans) << "; red "
                     << rules.redGames << ", from day " << rules.banBeginsAfterDays << ", walkovers "
                     << static_cast<int>(rules.walkoversServe) << ", annulled " << rules.annulled.serves
                     << rules.annulled.sendingsOff << rules.annulled.cautions << std::endl;
        }
    }

    void compareBefore(const Competition &competition, const Place &place, int team) const
    {
        const DisciplineRules &rules = m_rules[place.competition];
        const TeamLedger before =
            ledgerBefore(competition, team, competition.indexOfNumber(place.number), rules);
        const TeamLedger now = ledgerOf(competition, team, rules);
        const QDate day = whenOf(place).date();
        for (int player = 0; player < bans::playersOfTeam; ++player) {
            const QUuid id = bans::idOfPlayer(team, player);
            const BanBook::Page page = pageBefore(place, team, player);
            if (before.carry(id).banned != BanBook::left(page, day)) {
                note(place, QStringLiteral("asked for %1, by the book %2")
                                .arg(bans::nameOf(team, player))
                                .arg(BanBook::left(page, day)));
                tellRules();
                for (const Suspension &one : before.suspensions())
                    for (const int match : one.missed)
                        if (one.player == id)
                            RC_LOG() << "  missed "
                                     << before.matches()[at(match)].day.toString(Qt::ISODate).toStdString()
                                     << std::endl;
                for (const Suspension &one : before.suspensions())
                    if (one.player == id)
                        RC_LOG() << "  cause " << static_cast<int>(one.cause) << " games "
                                 << one.games.value_or(-1) << " missed " << one.missed.size() << " elsewhere "
                                 << one.elsewhere.has_value() << " out " << before.keepsOut(one) << std::endl;
            }
            RC_ASSERT(before.carry(id).banned == BanBook::left(page, day));
            RC_ASSERT(before.isSuspended(id) == BanBook::isOut(page, day));
            RC_ASSERT(now.carry(id).banned == BanBook::left(page, day));
        }
    }

    std::vector<Competition> m_competitions;
    std::vector<DisciplineRules> m_rules;
    std::vector<BanBook> m_books;
    std::vector<Place> m_open;
    /// Whose results count.
    std::vector<Place> m_played;
    QDate m_today = bans::firstDay().addDays(-1);
};

/// A league with a cup beside it, and the next season of the league: made on any day between the two seasons,
/// while the cup goes on. In the book of a club both seasons are one competition, since everything is carried
/// over.
class TwoSeasons
{
public:
    TwoSeasons() : m_books(bans::teamsOfSeason), m_rules(commonRules())
    {
        const auto served = *rc::gen::elementOf(std::vector<ServedIn>{ServedIn::All, ServedIn::Category});
        m_rules.served = {served, served};
        m_rules.nextSeason = {true, true, true, true};
        for (BanBook &book : m_books)
            book.places = {{QStringLiteral("a"), {}, served, served},
                           {QStringLiteral("b"), {}, served, served}};
        // Twelve weekends of the league; matches of the cup on Mondays and Tuesdays before its end and after.
        add("League", bans::firstDay(), CompetitionKind::League, {}, {});
        add("Cup", bans::firstDay().addDays(2 + 7 * *rc::gen::inRange(4, 12)), CompetitionKind::Cup, {}, {});
    }

    void play()
    {
        const int between = *rc::gen::inRange(0, 5);
        for (int after = 0; after < between || hasOpen(league);)
            after += playNext() == cup && !hasOpen(league) ? 1 : 0;
        makeNextSeason();
        for (int match = 0; match < 16 && !m_open.empty(); ++match) {
            playNext();
            compare();
        }
    }

private:
    static constexpr std::size_t league = 0;
    static constexpr std::size_t cup = 1;
    static constexpr std::size_t next = 2;
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    static int placeInBook(const Place &place) { return place.competition == cup ? 1 : 0; }

    void add(const char *name, const QDate &first, CompetitionKind kind, const QJsonArray &carried,
             const QUuid &id)
    {
        CompetitionDefinition definition = bans::season(bans::Rhythm::Weekends, first, carried).definition();
        definition.name = QString::fromUtf8(name);
        definition.type.kind = kind;
        if (!id.isNull())
            definition.id = id;
        m_competitions.push_back(Competition::create(std::move(definition)).value());
        for (const Fixture &fixture : m_competitions.back().fixtures())
            m_open.push_back({m_competitions.size() - 1, fixture.number});
    }

    [[nodiscard]] bool hasOpen(std::size_t competition) const
    {
        return std::any_of(m_open.begin(), m_open.end(),
                           [=](const Place &one) { return one.competition == competition; });
    }

    [[nodiscard]] QDateTime whenOf(const Place &place) const
    {
        const Competition &competition = m_competitions[place.competition];
        return {competition.appointment(competition.indexOfNumber(place.number))->date, QTime(0, 0)};
    }

    [[nodiscard]] PerSide<int> teamsOf(const Place &place) const
    {
        return bans::teamsOf(m_competitions[place.competition], place.number);
    }

    [[nodiscard]] bool isOf(const Place &place, int team) const
    {
        const PerSide<int> teams = teamsOf(place);
        return teams[Side::Home] == team || teams[Side::Away] == team;
    }

    [[nodiscard]] Competition handedOut(std::size_t index) const
    {
        auto otherCompetitions = std::make_shared<OtherCompetitions>();
        for (std::size_t i = 0; i < m_competitions.size(); ++i)
            if (i != index)
                otherCompetitions->all.push_back(std::make_shared<const OtherCompetition>(
                    OtherCompetition{m_competitions[i], progress(m_competitions[i]), m_rules}));
        Competition competition = m_competitions[index];
        competition.setOtherCompetitions(std::move(otherCompetitions));
        return competition;
    }

    [[nodiscard]] BanBook::Day dayOf(const Place &place) const
    {
        BanBook::Day day;
        day.when = whenOf(place);
        day.match = static_cast<int>(place.competition) * 1000 + place.number;
        day.place = placeInBook(place);
        return day;
    }

    [[nodiscard]] BanBook::Page pageBefore(const Place &place, int team, int player) const
    {
        BanBook book = m_books[at(team)];
        for (const Place &open : m_open)
            if (open.competition != place.competition && isOf(open, team)) {
                book.days.push_back(dayOf(open));
                book.days.back().fate = Fate::ToCome;
            }
        BanBook::Page page = book.page(player, whenOf(place), m_rules, placeInBook(place));
        page.places = &m_books[at(team)].places;
        return page;
    }

    /// Gives the competition of the match.
    std::size_t playNext()
    {
        const Place place =
            *std::min_element(m_open.begin(), m_open.end(),
                              [this](const Place &a, const Place &b) { return whenOf(a) < whenOf(b); });
        const PerSide<int> teams = teamsOf(place);
        std::set<int> out;
        std::set<int> absent;
        std::vector<bans::Card> cards;
        PerSide<BanBook::Day> days{{dayOf(place), dayOf(place)}};
        for (const Side side : bothSides)
            for (int player = 0; player < bans::playersOfTeam; ++player) {
                const int index = teams[side] * bans::playersOfTeam + player;
                const bool isOut =
                    BanBook::isOut(pageBefore(place, teams[side], player), whenOf(place).date());
                const bool isFielded = isOut && *rc::gen::inRange(0, 10) == 0;
                if (isOut)
                    out.insert(index);
                if (isOut && !isFielded) {
                    absent.insert(index);
                    days[side].absent.insert(player);
                } else if (const int what = *rc::gen::inRange(0, 9); what < 3) {
                    cards.push_back(
                        {teams[side], player, what == 0 ? ReportEventKind::Red : ReportEventKind::Yellow});
                    (what == 0 ? days[side].red : days[side].yellow).insert(player);
                }
            }
        RC_LOG() << whenOf(place).date().toString(Qt::ISODate).toStdString() << " competition "
                 << place.competition << " match " << place.number << std::endl;
        for (const bans::Card &card : cards)
            RC_LOG() << "  " << bans::nameOf(card.team, card.player).toStdString() << ": card "
                     << static_cast<int>(card.kind) << std::endl;
        RC_ASSERT(bans::absentBefore(handedOut(place.competition), place.number, m_rules) == out);
        Competition &competition = m_competitions[place.competition];
        bans::enter(competition, bans::sheet(competition, place.number, cards, absent));
        m_open.erase(std::find(m_open.begin(), m_open.end(), place));
        for (const Side side : bothSides)
            m_books[at(teams[side])].days.push_back(days[side]);
        return place.competition;
    }

    void makeNextSeason()
    {
        const Competition over = handedOut(league);
        QJsonArray carried;
        for (int team = 0; team < bans::teamsOfSeason; ++team) {
            const LedgerStart start = ledgerOf(over, team, m_rules).carriedOver(over.definition().name);
            if (!start.isEmpty())
                carried.append(carriedOverJson(over.entrant(team).handle(), start));
        }
        const QDate first = bans::firstDay().addDays(qint64{7} * (12 + *rc::gen::inRange(5, 10)));
        RC_LOG() << "the next season begins on " << first.toString(Qt::ISODate).toStdString() << std::endl;
        add("League 2", first, CompetitionKind::League, carried, idOfNextSeason(over.definition().id));
    }

    void compare() const
    {
        for (const std::size_t index : {cup, next}) {
            const Competition competition = handedOut(index);
            for (int team = 0; team < bans::teamsOfSeason; ++team) {
                const Place *first = nullptr;
                for (const Place &open : m_open)
                    if (open.competition == index && isOf(open, team) &&
                        (first == nullptr || whenOf(open) < whenOf(*first)))
                        first = &open;
                if (first == nullptr)
                    continue;
                const TeamLedger ledger =
                    ledgerBefore(competition, team, competition.indexOfNumber(first->number), m_rules);
                for (int player = 0; player < bans::playersOfTeam; ++player) {
                    const int left = BanBook::left(pageBefore(*first, team, player), whenOf(*first).date());
                    const int known = ledger.carry(bans::idOfPlayer(team, player)).banned;
                    if (known != left)
                        RC_LOG() << "competition " << index << ", "
                                 << bans::nameOf(team, player).toStdString() << ": " << known
                                 << ", by the book " << left << std::endl;
                    if (known != left)
                        tellBans(ledger, bans::idOfPlayer(team, player));
                    RC_ASSERT(known == left);
                }
            }
        }
    }

    std::vector<BanBook> m_books;
    DisciplineRules m_rules;
    std::vector<Competition> m_competitions;
    std::vector<Place> m_open;
};

/// A league and a cup whose reports come in any order, with bans that the organiser gave before the first
/// match, or with a player who moves. Nobody's answer may depend on which reports are there already.
class LateSeasons
{
public:
    LateSeasons() : m_days(bans::teamsOfSeason), m_start(bans::teamsOfSeason)
    {
        const DisciplineRules common = commonRules();
        const bool isMoving = *rc::gen::arbitrary<bool>();
        for (int i = 0; i < 2; ++i) {
            CompetitionDefinition definition =
                bans::season(bans::Rhythm::Weekends, bans::firstDay().addDays(qint64{2} * i)).definition();
            definition.name = QStringLiteral("Competition %1").arg(i);
            definition.type.kind = i == 0 ? CompetitionKind::League : CompetitionKind::Cup;
            DisciplineRules rules = common;
            rules.served = {someServedIn(), someServedIn()};
            m_places.push_back({QString::number(i), {}, rules.served.bans, rules.served.bookingBans});
            m_competitions.push_back(Competition::create(std::move(definition)).value());
            m_rules.push_back(rules);
            m_matches.emplace_back();
            for (int team = 0; team < bans::teamsOfSeason; ++team)
                m_matches.back().push_back(bans::matchesOf(m_competitions.back(), team));
            for (int number = 1; number <= matchesOfEach; ++number)
                m_open.push_back({at(i), number});
        }
        if (isMoving)
            move();
        else
            decide();
    }

    [[nodiscard]] bool isOver() const { return m_open.empty(); }

    void step()
    {
        report(*rc::gen::elementOf(m_open));
        if (m_open.empty())
            return;
        const Place place = *rc::gen::elementOf(m_open);
        const Competition competition = handedOut(place.competition);
        const MatchOnDay onDay =
            matchOnDay(competition, progress(competition), competition.indexOfNumber(place.number),
                       &m_rules[place.competition]);
        for (const Side side : bothSides)
            compare(competition, onDay, place, teamsOf(place)[side]);
    }

private:
    /// The rest of the seasons has no report in any case.
    static constexpr int matchesOfEach = 12;
    static constexpr int homeOfMover = 0;
    static constexpr int teamOfMover = 1;
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    static QUuid mover() { return bans::idOfPlayer(homeOfMover, 0); }

    [[nodiscard]] QDateTime whenOf(const Place &place) const
    {
        const Competition &competition = m_competitions[place.competition];
        return {competition.appointment(competition.indexOfNumber(place.number))->date, QTime(0, 0), Qt::UTC};
    }

    [[nodiscard]] PerSide<int> teamsOf(const Place &place) const
    {
        return bans::teamsOf(m_competitions[place.competition], place.number);
    }

    [[nodiscard]] bool hasMoved(const QDate &day) const { return m_moved.isValid() && day >= m_moved; }

    /// One decision for a player at most: which of two comes first nobody could tell.
    void decide()
    {
        for (int team = 0; team < 2; ++team)
            for (int player = 0; player < bans::playersOfTeam; ++player) {
                if (*rc::gen::inRange(0, 3) > 0)
                    continue;
                const int home = *rc::gen::inRange(0, 2);
                BanBook::Absence what{*rc::gen::inRange(1, 5), {}, {}, false, home, {}};
                if (*rc::gen::inRange(0, 3) == 0)
                    what = {0, bans::firstDay().addDays(*rc::gen::inRange(0, 30)), {}, false, home, {}};
                what.isEverywhere = *rc::gen::arbitrary<bool>();
                Decision ban{Decision::Kind::Added,      bans::idOfPlayer(team, player),
                             bans::nameOf(team, player), what.games,
                             QStringLiteral("spitting"), what.until,
                             what.isEverywhere};
                RC_ASSERT(m_competitions[at(home)].addOrganiserDecision({team, 0, {}, ban, 0}).has_value());
                m_start[at(team)][player].bans.push_back(what);
                RC_LOG() << bans::nameOf(team, player).toStdString() << " banned in competition " << home
                         << (what.isEverywhere ? " for all" : "") << ", games " << what.games << " until "
                         << what.until.toString(Qt::ISODate).toStdString() << std::endl;
            }
    }

    void move()
    {
        m_moved = bans::firstDay().addDays(*rc::gen::inRange(0, 40));
        RC_LOG() << "moves on " << m_moved.toString(Qt::ISODate).toStdString() << std::endl;
        for (Competition &competition : m_competitions) {
            PlayerMove one;
            one.player = {mover(), bans::nameOf(homeOfMover, 0), bans::nameOf(homeOfMover, 0)};
            one.from = {competition.entrant(homeOfMover).id, competition.entrant(homeOfMover).name};
            one.to = {competition.entrant(teamOfMover).id, competition.entrant(teamOfMover).name};
            one.day = m_moved;
            RC_ASSERT(enterMove(competition, one).has_value());
        }
    }

    [[nodiscard]] Competition handedOut(std::size_t index) const
    {
        auto otherCompetitions = std::make_shared<OtherCompetitions>();
        for (std::size_t i = 0; i < m_competitions.size(); ++i)
            if (i != index)
                otherCompetitions->all.push_back(std::make_shared<const OtherCompetition>(
                    OtherCompetition{m_competitions[i], progress(m_competitions[i]), m_rules[i]}));
        Competition competition = m_competitions[index];
        competition.setOtherCompetitions(std::move(otherCompetitions));
        return competition;
    }

    /// All matches of a team: as they were, or still to come.
    [[nodiscard]] std::vector<BanBook::Day> daysOf(int team) const
    {
        std::vector<BanBook::Day> days = m_days[at(team)];
        for (std::size_t i = 0; i < m_competitions.size(); ++i)
            for (const int number : m_matches[i][at(team)]) {
                const bool isPlayed = std::any_of(days.begin(), days.end(), [&](const BanBook::Day &one) {
                    return one.place == static_cast<int>(i) && one.match == number;
                });
                BanBook::Day day;
                day.when = whenOf({i, number});
                day.match = number;
                day.place = static_cast<int>(i);
                day.fate = Fate::ToCome;
                if (!isPlayed)
                    days.push_back(day);
            }
        return days;
    }

    /// The book of one player: of who moves, the matches of the one team and then those of the other.
    [[nodiscard]] BanBook bookOf(int team, int player) const
    {
        BanBook book;
        book.places = m_places;
        book.start = m_start[at(team)];
        book.days = daysOf(team);
        if (!m_moved.isValid() || team != homeOfMover || player != 0)
            return book;
        std::erase_if(book.days, [this](const BanBook::Day &one) { return hasMoved(one.when.date()); });
        for (BanBook::Day &one : daysOf(teamOfMover))
            if (hasMoved(one.when.date())) {
                for (std::set<int> *noted : {&one.yellow, &one.red, &one.absent})
                    *noted = noted->count(bans::playersOfTeam) > 0 ? std::set<int>{0} : std::set<int>();
                book.days.push_back(std::move(one));
            }
        return book;
    }

    /// How it stands for a player before a match of his team; the pages outlive the book.
    [[nodiscard]] BanBook::Page pageBefore(const BanBook &book, const Place &place, int player) const
    {
        BanBook::Page page =
            book.page(player, whenOf(place), m_rules[place.competition], static_cast<int>(place.competition));
        page.places = &m_places;
        return page;
    }

    [[nodiscard]] int leftBefore(const Place &place, int team, int player) const
    {
        return BanBook::left(pageBefore(bookOf(team, player), place, player), whenOf(place).date());
    }

    void report(const Place &place)
    {
        const PerSide<int> teams = teamsOf(place);
        std::set<int> absent;
        std::vector<bans::Card> cards;
        PerSide<BanBook::Day> days;
        for (const Side side : bothSides) {
            days[side].when = whenOf(place);
            days[side].match = place.number;
            days[side].place = static_cast<int>(place.competition);
            for (int player = 0; player < bans::playersOfTeam; ++player)
                if (!hasMoved(whenOf(place).date()) || teams[side] != homeOfMover || player != 0)
                    play(place, teams[side], player, days[side], player, absent, cards);
        }
        MatchReport sheet = bans::sheet(m_competitions[place.competition], place.number, cards, absent);
        if (hasMoved(whenOf(place).date()))
            for (const Side side : bothSides)
                playMoved(place, teams[side], days[side], sheet.teams[side].players, sheet.events, side);
        RC_LOG() << whenOf(place).date().toString(Qt::ISODate).toStdString() << " competition "
                 << place.competition << " match " << place.number << " of " << teams[Side::Home] << " and "
                 << teams[Side::Away] << std::endl;
        for (const ReportEvent &event : sheet.events)
            RC_LOG() << "  " << event.playerName.toStdString() << ": card " << static_cast<int>(event.kind)
                     << std::endl;
        bans::enter(m_competitions[place.competition], std::move(sheet));
        m_open.erase(std::find(m_open.begin(), m_open.end(), place));
        for (const Side side : bothSides)
            m_days[at(teams[side])].push_back(days[side]);
    }

    /// What a player of the team does in it, `noted` in the day as that number: he sits out, or may get a
    /// card.
    void play(const Place &place, int team, int player, BanBook::Day &day, int noted, std::set<int> &absent,
              std::vector<bans::Card> &cards) const
    {
        // Now and then somebody plays who should not.
        if (leftBefore(place, team, player) > 0 && *rc::gen::inRange(0, 10) > 0) {
            absent.insert(team * bans::playersOfTeam + player);
            day.absent.insert(noted);
        } else if (const int what = *rc::gen::inRange(0, 9); what < 3) {
            cards.push_back({team, player, what == 0 ? ReportEventKind::Red : ReportEventKind::Yellow});
            (what == 0 ? day.red : day.yellow).insert(noted);
        }
    }

    /// Who has moved is on the sheet of his new team, and on that of the old one no more.
    void playMoved(const Place &place, int team, BanBook::Day &day, std::vector<PlayerOnTheDay> &players,
                   std::vector<ReportEvent> &events, Side side) const
    {
        std::erase_if(players, [](const PlayerOnTheDay &one) { return one.player == mover(); });
        if (team != teamOfMover)
            return;
        std::set<int> absent;
        std::vector<bans::Card> cards;
        play(place, homeOfMover, 0, day, bans::playersOfTeam, absent, cards);
        const QString name = bans::nameOf(homeOfMover, 0);
        players.push_back(
            {mover(), name, absent.empty(), absent.empty() ? QString() : QStringLiteral("banned")});
        for (const bans::Card &card : cards)
            events.push_back({card.kind, {}, 0, side, mover(), name, {}});
    }

    /// The list of the day and the ledgers say what the book says before that match.
    void compare(const Competition &competition, const MatchOnDay &onDay, const Place &place, int team) const
    {
        const TeamLedger ledger = ledgerBefore(competition, team, competition.indexOfNumber(place.number),
                                               m_rules[place.competition]);
        const bool isAfterMove = hasMoved(whenOf(place).date());
        for (int player = 0; player < bans::playersOfTeam; ++player) {
            const bool isGone = isAfterMove && team == homeOfMover && player == 0;
            const int left = isGone ? 0 : leftBefore(place, team, player);
            compare(place, ledger, bans::idOfPlayer(team, player), left);
            // Where bans of the other competition alone are not known here, nobody knows what it serves
            // first.
            if (left > 0 && m_moved.isValid() && !(team == homeOfMover && player == 0))
                compareLength(place, onDay, team, player);
        }
        if (m_moved.isValid() && team == teamOfMover)
            compare(place, ledger, mover(), isAfterMove ? leftBefore(place, homeOfMover, 0) : 0);
    }

    void compare(const Place &place, const TeamLedger &ledger, const QUuid &player, int left) const
    {
        if (ledger.carry(player).banned != left) {
            RC_LOG() << "before match " << place.number << " of competition " << place.competition << ": "
                     << ledger.carry(player).banned << ", by the book " << left << std::endl;
            tellBans(ledger, player);
        }
        RC_ASSERT(ledger.carry(player).banned == left);
        RC_ASSERT(ledger.isSuspended(player) == (left > 0));
    }

    /// So many matches of the team in this competition he misses from that one on, if nothing new is brought.
    void compareLength(const Place &place, const MatchOnDay &onDay, int team, int player) const
    {
        BanBook quiet = bookOf(team, player);
        for (BanBook::Day &one : quiet.days)
            if (one.when >= whenOf(place)) {
                one.yellow.clear();
                one.red.clear();
                if (one.place == static_cast<int>(place.competition))
                    one.fate = Fate::ToCome;
            }
        int length = 0;
        bool isFree = false;
        for (const int number : m_matches[place.competition][at(team)]) {
            const Place own{place.competition, number};
            if (isFree || whenOf(own) < whenOf(place))
                continue;
            isFree = !BanBook::isOut(pageBefore(quiet, own, player), whenOf(own).date());
            length += isFree ? 0 : 1;
        }
        std::optional<int> told;
        for (const TeamOnDay &side : onDay.teams)
            for (const DayAbsence &out : side.out)
                if (side.team == team && out.who.player == bans::idOfPlayer(team, player))
                    told = out.left;
        if (isFree && told != length)
            RC_LOG() << "length of " << bans::nameOf(team, player).toStdString() << " from match "
                     << place.number << " of competition " << place.competition
                     << " on: " << told.value_or(-1) << ", by the book " << length << std::endl;
        RC_ASSERT(!isFree || told == length);
    }

    std::vector<Competition> m_competitions;
    std::vector<DisciplineRules> m_rules;
    std::vector<BanBook::Place> m_places;
    /// By competition and team: the numbers of its matches.
    std::vector<std::vector<std::vector<int>>> m_matches;
    /// By team: what has a report, and what its players brought.
    std::vector<std::vector<BanBook::Day>> m_days;
    std::vector<std::map<int, BanBook::Page>> m_start;
    std::vector<Place> m_open;
    /// Null: nobody moves.
    QDate m_moved;
};

} // namespace

class PropertyBansElsewhere : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCompetitionsAreTheBook()
    {
        QVERIFY(rc::check("bans are served where the rules of their competition say", [] {
            Seasons seasons;
            for (int step = 0; step < 25 && !seasons.isOver(); ++step)
                seasons.step();
        }));
    }

    void theOrderOfReportsChangesNothing()
    {
        QVERIFY(rc::check("late reports of a league and a cup, and a player who moves", [] {
            LateSeasons seasons;
            for (int step = 0; step < 10 && !seasons.isOver(); ++step)
                seasons.step();
        }));
    }

    /// A ban that was carried over is still served by the cup until the new season begins.
    void theNextSeasonGoesOnWhereTheLastOneEnded()
    {
        QVERIFY(rc::check("two seasons and a cup are one book", [] { TwoSeasons().play(); }));
    }
};

TOUCHLINE_TEST(PropertyBansElsewhere)

} // namespace property_bans_elsewhere

#include "property_bans_elsewhere.moc"
