// SPDX-License-Identifier: GPL-3.0-or-later
// Seasons in which everything happens that happens in life, beside a book that is kept day by day.

#include "core/facts/decision_json.h"
#include "core/play/discipline/availability_changes.h"
#include "core/play/discipline/discipline_facts.h"
#include "tests/support/ban_book.h"
#include "tests/support/ban_season.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <rapidcheck.h>

namespace property_ban_seasons {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Fate = BanBook::Fate;

DisciplineRules someRules()
{
    const auto flag = [] { return *rc::gen::arbitrary<bool>(); };
    const auto left = [&flag] { return UncountedMatch{flag(), flag(), flag(), true}; };
    DisciplineRules rules;
    rules.redGames = *rc::gen::inRange(1, 3);
    rules.yellows = {{YellowWindow::Competition, *rc::gen::inRange(2, 4), 1, *rc::gen::inRange(1, 3)}};
    rules.bansAddUp = true;
    rules.walkoversServe = static_cast<WalkoverServes>(*rc::gen::inRange(0, 3));
    rules.annulled = left();
    rules.withdrawn = left();
    if (flag())
        rules.abandoned = left();
    rules.missedWithoutBanCounts = flag();
    rules.bansRunWhileInjured = flag();
    rules.doubleHeader = flag() ? DoubleHeader::Once : DoubleHeader::Twice;
    rules.banBeginsAfterDays = *rc::gen::elementOf(std::vector<int>{0, 0, 3, 7, 14});
    rules.nextSeason = {flag(), flag(), flag(), flag()};
    return rules;
}

/// A season after another one has what its teams bring along.
struct BroughtAlong
{
    DisciplineRules rules;
    QDate first;
    QJsonArray carried;
    std::vector<BanBook> books;
};

/// A season that happens in the program and in the books of its four teams.
class Season
{
public:
    explicit Season(BroughtAlong brought)
        : m_rules(std::move(brought.rules))
        , m_rhythm(*rc::gen::arbitrary<bool>() ? bans::Rhythm::Weekends : bans::Rhythm::DoubleHeaders)
        , m_competition(bans::season(m_rhythm, brought.first, brought.carried))
        , m_books(std::move(brought.books))
        , m_today(brought.first.addDays(-1))
    {
        for (const Fixture &fixture : m_competition.fixtures())
            m_open.push_back(fixture.number);
    }

    [[nodiscard]] bool isOver() const { return m_open.empty(); }

    /// What its teams take along: in the program, and in the books.
    [[nodiscard]] BroughtAlong next() const
    {
        // After all that was given away in advance.
        QDate last = m_today;
        for (const BanBook &book : m_books)
            for (const BanBook::Day &day : book.days)
                last = std::max(last, day.when.date());
        BroughtAlong next{
            m_rules, last.addDays(*rc::gen::inRange(1, 60)), {}, std::vector<BanBook>(bans::teamsOfSeason)};
        for (int team = 0; team < bans::teamsOfSeason; ++team) {
            // Whatever is still open is not played any more.
            const LedgerStart start =
                ledgerBefore(m_competition, team, -1, m_rules).carriedOver(QStringLiteral("the first"));
            if (!start.isEmpty())
                next.carried.append(carriedOverJson(m_competition.entrant(team).handle(), start));
            for (int player = 0; player < bans::playersOfTeam; ++player)
                next.books[static_cast<std::size_t>(team)].start[player] = BanBook::carried(
                    m_books[static_cast<std::size_t>(team)].page(player, {}, m_rules), m_rules.nextSeason);
        }
        return next;
    }

    void step()
    {
        // Between two matches of a day nobody decides anything.
        if (!m_open.empty() && dayOf(nextMatch()) == m_today) {
            playNext();
            return compare();
        }
        switch (*rc::gen::inRange(0, 18)) {
        case 0:
            annul();
            break;
        case 1:
            replay();
            break;
        case 2:
            abandon();
            break;
        case 3:
            walkover();
            break;
        case 4:
            postpone();
            break;
        case 5:
            correct();
            break;
        case 6:
            ban();
            break;
        case 7:
            if (*rc::gen::inRange(0, 4) == 0)
                withdraw();
            break;
        case 8:
            decideAbandoned();
            break;
        case 9:
            importCalendar();
            break;
        case 10:
            abandonNext();
            break;
        default:
            playNext();
        }
        compare();
    }

private:
    [[nodiscard]] QDate dayOf(int number) const { return whenOf(number).date(); }

    [[nodiscard]] QDateTime whenOf(int number) const
    {
        const Appointment &day = *m_competition.appointment(m_competition.indexOfNumber(number));
        return {day.date, day.time.isValid() ? day.time : QTime(0, 0)};
    }

    /// The day on which the organiser decides: that of the last match.
    [[nodiscard]] QDate today() const { return m_today; }

    [[nodiscard]] int nextMatch() const
    {
        return *std::min_element(m_open.begin(), m_open.end(), [this](int a, int b) {
            return std::pair(whenOf(a), a) < std::pair(whenOf(b), b);
        });
    }

    /// What was played of a team that has gone is left alone: a replay of it would be given away at once.
    [[nodiscard]] bool isOfWithdrawn(int number) const
    {
        const PerSide<int> teams = bans::teamsOf(m_competition, number);
        return m_competition.isWithdrawn(teams[Side::Home]) || m_competition.isWithdrawn(teams[Side::Away]);
    }

    /// A match that counts as played, or 0.
    [[nodiscard]] int somePlayed() const
    {
        std::vector<int> played;
        for (const auto &[number, replay] : m_played)
            if (dayIn(number)->fate == Fate::Played && !isOfWithdrawn(number))
                played.push_back(number);
        return played.empty() ? 0 : *rc::gen::elementOf(played);
    }

    /// The day of the present playing, in the book of the home side.
    [[nodiscard]] const BanBook::Day *dayIn(int number) const
    {
        const int home = bans::teamsOf(m_competition, number)[Side::Home];
        return const_cast<BanBook &>(m_books[static_cast<std::size_t>(home)])
            .day(number, m_played.at(number));
    }

    template <class Write>
    void write(int number, const Write &write)
    {
        const PerSide<int> teams = bans::teamsOf(m_competition, number);
        for (const Side side : bothSides)
            if (auto *day = m_books[static_cast<std::size_t>(teams[side])].day(number, replayOf(number)))
                write(*day, side);
    }

    [[nodiscard]] int replayOf(int number) const
    {
        const auto found = m_played.find(number);
        return found == m_played.end() ? 0 : found->second;
    }

    void playNext()
    {
        if (m_open.empty())
            return;
        const int number = nextMatch();
        const PerSide<int> teams = bans::teamsOf(m_competition, number);
        std::set<int> out;
        std::set<int> absent;
        std::vector<bans::Card> cards;
        const QDateTime when = whenOf(number);
        PerSide<BanBook::Day> days;
        for (const Side side : bothSides) {
            const BanBook &book = m_books[static_cast<std::size_t>(teams[side])];
            for (int player = 0; player < bans::playersOfTeam; ++player) {
                const BanBook::Page page = book.page(player, when, m_rules);
                const int index = teams[side] * bans::playersOfTeam + player;
                const bool isOut = BanBook::isOut(page, when.date());
                if (isOut)
                    out.insert(index);
                // Now and then somebody plays who should not.
                const bool isFielded = isOut && *rc::gen::inRange(0, 10) == 0;
                if (isFielded)
                    days[side].fielded.insert(player);
                if (isOut && !isFielded) {
                    absent.insert(index);
                    days[side].absent.insert(player);
                    if (BanBook::servesBan(page, when.date(), m_rules))
                        days[side].banned.insert(player);
                } else if (const int what = *rc::gen::inRange(0, 7); what < 3)
                    cards.push_back(
                        {teams[side], player, what == 0 ? ReportEventKind::Red : ReportEventKind::Yellow});
            }
        }
        // The program lets the same players play.
        RC_ASSERT(bans::absentBefore(m_competition, number, m_rules) == out);
        bans::enter(m_competition, bans::sheet(m_competition, number, cards, absent));
        m_open.erase(std::find(m_open.begin(), m_open.end(), number));
        m_today = when.date();
        note(QStringLiteral("match %1 of %2 and %3")
                 .arg(number)
                 .arg(teams[Side::Home])
                 .arg(teams[Side::Away]));
        for (const Side side : bothSides)
            for (int player = 0; player < bans::playersOfTeam; ++player)
                if (days[side].absent.count(player) + days[side].fielded.count(player) > 0)
                    note(
                        QStringLiteral("  %1 is out%2%3")
                            .arg(bans::nameOf(teams[side], player))
                            .arg(days[side].banned.count(player) > 0 ? QStringLiteral(", banned") : QString())
                            .arg(days[side].fielded.count(player) > 0 ? QStringLiteral(", plays")
                                                                      : QString()));
        for (const bans::Card &card : cards)
            note(QStringLiteral("  %1: card %2")
                     .arg(bans::nameOf(card.team, card.player))
                     .arg(static_cast<int>(card.kind)));
        const int replay = m_replays[number];
        m_played[number] = replay;
        for (const Side side : bothSides) {
            BanBook::Day &day = days[side];
            day.when = when;
            day.match = number;
            day.replay = replay;
            note(day, cards, teams[side]);
            m_books[static_cast<std::size_t>(teams[side])].days.push_back(day);
        }
    }

    /// For those who read of a season that went wrong.
    void note(const QString &what) const
    {
        RC_LOG() << m_today.toString(Qt::ISODate).toStdString() << ": " << what.toStdString() << std::endl;
    }

    static void note(BanBook::Day &day, const std::vector<bans::Card> &cards, int team)
    {
        day.yellow.clear();
        day.red.clear();
        for (const bans::Card &card : cards)
            if (card.team == team)
                (card.kind == ReportEventKind::Red ? day.red : day.yellow).insert(card.player);
    }

    [[nodiscard]] Ruling ruling(int number, Ruling::Kind kind) const
    {
        Ruling ruling;
        ruling.match = number;
        ruling.kind = kind;
        ruling.teams = bans::teamsOf(m_competition, number);
        ruling.date = today();
        if (ruling.mayRuleCards())
            ruling.cards = static_cast<Ruling::Cards>(*rc::gen::inRange(0, 3));
        return ruling;
    }

    void rule(const Ruling &ruling)
    {
        note(QStringLiteral("ruling %1, then %2, cards %3, match %4, new day %5")
                 .arg(static_cast<int>(ruling.kind))
                 .arg(static_cast<int>(ruling.then))
                 .arg(static_cast<int>(ruling.cards))
                 .arg(ruling.match)
                 .arg(ruling.newDate.toString(Qt::ISODate)));
        const auto ruled = m_competition.rule(ruling);
        if (!ruled)
            RC_FAIL(ruled.error().message.english().toStdString());
    }

    void annul()
    {
        const int number = somePlayed();
        if (number == 0)
            return;
        const Ruling made = ruling(number, Ruling::Kind::Annulled);
        rule(made);
        write(number, [&made](BanBook::Day &day, Side) {
            day.fate = Fate::Annulled;
            day.cards = static_cast<BanBook::Cards>(made.cards);
        });
    }

    /// A day after today without a match.
    [[nodiscard]] QDate newDay() const
    {
        QDate day = m_today.addDays(*rc::gen::inRange(1, 40));
        const auto isTaken = [&](const Fixture &fixture) { return dayOf(fixture.number) == day; };
        const std::vector<Fixture> &all = m_competition.fixtures();
        while (std::any_of(all.begin(), all.end(), isTaken))
            day = day.addDays(1);
        return day;
    }

    void replay()
    {
        const int number = somePlayed();
        if (number == 0)
            return;
        Ruling made = ruling(number, Ruling::Kind::Replay);
        made.newDate = newDay();
        rule(made);
        write(number, [&made](BanBook::Day &day, Side) {
            day.fate = Fate::Annulled;
            day.cards = static_cast<BanBook::Cards>(made.cards);
        });
        reopen(number);
    }

    void reopen(int number)
    {
        m_played.erase(number);
        ++m_replays[number];
        m_open.push_back(number);
    }

    void abandon()
    {
        const int number = somePlayed();
        if (number == 0)
            return;
        Ruling made = ruling(number, Ruling::Kind::Abandoned);
        made.abandonedAt = Score{};
        rule(made);
        write(number, [&made](BanBook::Day &day, Side) {
            day.fate = Fate::Undecided;
            day.cards = static_cast<BanBook::Cards>(made.cards);
        });
    }

    /// Nobody writes a sheet of it.
    void abandonNext()
    {
        if (m_open.empty())
            return;
        const int number = nextMatch();
        const QDate day = dayOf(number);
        // What is decided between two matches of a day nobody knew in the second one.
        if (std::count_if(m_open.begin(), m_open.end(), [&](int one) { return dayOf(one) == day; }) > 1)
            return;
        m_today = day;
        Ruling made = ruling(number, Ruling::Kind::Abandoned);
        made.abandonedAt = Score{};
        rule(made);
        m_open.erase(std::find(m_open.begin(), m_open.end(), number));
        m_played[number] = m_replays[number];
        const PerSide<int> teams = bans::teamsOf(m_competition, number);
        for (const Side side : bothSides) {
            BanBook::Day abandoned;
            abandoned.when = whenOf(number);
            abandoned.match = number;
            abandoned.replay = m_replays[number];
            abandoned.fate = Fate::Undecided;
            abandoned.cards = static_cast<BanBook::Cards>(made.cards);
            abandoned.hasNoSheet = true;
            m_books[static_cast<std::size_t>(teams[side])].days.push_back(abandoned);
        }
    }

    void decideAbandoned()
    {
        for (const auto &[number, replay] : m_played) {
            if (dayIn(number)->fate != Fate::Undecided || isOfWithdrawn(number))
                continue;
            decide(number);
            return;
        }
    }

    void decide(int number)
    {
        Ruling made = ruling(number, Ruling::Kind::Abandoned);
        made.abandonedAt = Score{};
        made.then = static_cast<Ruling::Then>(*rc::gen::inRange(1, 4));
        if (made.then == Ruling::Then::Awarded && *rc::gen::inRange(0, 3) > 0)
            made.winner = *rc::gen::arbitrary<bool>() ? Side::Home : Side::Away;
        if (made.then == Ruling::Then::Replay)
            made.newDate = newDay();
        rule(made);
        write(number, [&made](BanBook::Day &day, Side side) {
            day.cards = static_cast<BanBook::Cards>(made.cards);
            if (made.then == Ruling::Then::Stands)
                day.fate = Fate::AbandonedStands;
            else if (made.then == Ruling::Then::Replay)
                day.fate = Fate::AbandonedReplayed;
            else
                day.fate = made.winner == side ? Fate::AbandonedWon : Fate::AbandonedLost;
        });
        if (made.then == Ruling::Then::Replay)
            reopen(number);
    }

    void giveAway(int number, std::optional<Side> winner)
    {
        m_open.erase(std::find(m_open.begin(), m_open.end(), number));
        const PerSide<int> teams = bans::teamsOf(m_competition, number);
        for (const Side side : bothSides) {
            BanBook::Day day;
            day.when = whenOf(number);
            day.match = number;
            day.replay = m_replays[number];
            day.fate = winner == side ? Fate::WalkoverWon : Fate::WalkoverLost;
            m_books[static_cast<std::size_t>(teams[side])].days.push_back(day);
        }
        m_played[number] = m_replays[number];
    }

    void walkover()
    {
        if (m_open.empty())
            return;
        const int number = *rc::gen::elementOf(m_open);
        Ruling made = ruling(number, Ruling::Kind::Walkover);
        if (*rc::gen::inRange(0, 4) > 0)
            made.winner = *rc::gen::arbitrary<bool>() ? Side::Home : Side::Away;
        rule(made);
        giveAway(number, made.winner);
    }

    void postpone()
    {
        if (m_open.empty())
            return;
        const int number = *rc::gen::elementOf(m_open);
        Ruling made = ruling(number, Ruling::Kind::Postponed);
        made.newDate = newDay();
        rule(made);
    }

    /// The cards of a match that was played are others than it was thought.
    void correct()
    {
        const int number = somePlayed();
        if (number == 0)
            return;
        const MatchReport *old = m_competition.report(m_competition.indexOfNumber(number));
        const PerSide<int> teams = bans::teamsOf(m_competition, number);
        std::set<int> absent;
        std::vector<bans::Card> cards;
        for (const Side side : bothSides)
            for (int player = 0; player < bans::playersOfTeam; ++player) {
                if (!old->teams[side].players[static_cast<std::size_t>(player)].available)
                    absent.insert(teams[side] * bans::playersOfTeam + player);
                else if (const int what = *rc::gen::inRange(0, 7); what < 3)
                    cards.push_back(
                        {teams[side], player, what == 0 ? ReportEventKind::Red : ReportEventKind::Yellow});
            }
        bans::enter(m_competition, bans::sheet(m_competition, number, cards, absent), {today(), {}});
        note(QStringLiteral("match %1 corrected").arg(number));
        for (const bans::Card &card : cards)
            note(QStringLiteral("  %1: card %2")
                     .arg(bans::nameOf(card.team, card.player))
                     .arg(static_cast<int>(card.kind)));
        write(number, [&](BanBook::Day &day, Side side) { note(day, cards, teams[side]); });
    }

    void ban()
    {
        const int number = somePlayed();
        if (number == 0)
            return;
        // After the last match of the team that was really played.
        const int team = bans::teamsOf(m_competition, number)[Side::Away];
        BanBook &book = m_books[static_cast<std::size_t>(team)];
        BanBook::Day *last = nullptr;
        for (BanBook::Day &day : book.days)
            if (day.when.date() <= m_today && (last == nullptr || last->when < day.when))
                last = &day;
        const int player = *rc::gen::inRange(0, bans::playersOfTeam);
        const bool isInjury = *rc::gen::inRange(0, 3) == 0;
        BanBook::Absence what{*rc::gen::inRange(1, 3)};
        if (*rc::gen::arbitrary<bool>())
            what = {0, m_today.addDays(*rc::gen::inRange(0, 40))};
        OrganiserDecision decision{team, last->match, today(), {}, last->replay};
        decision.fact = Decision{isInjury ? Decision::Kind::Injured : Decision::Kind::Added,
                                 bans::idOfPlayer(team, player),
                                 bans::nameOf(team, player),
                                 what.games,
                                 QStringLiteral("spitting"),
                                 what.until};
        RC_ASSERT(m_competition.addOrganiserDecision(std::move(decision)).has_value());
        last->given.push_back({player, what, isInjury});
        note(QStringLiteral("after match %1: %2 %3 for %4 or until %5")
                 .arg(last->match)
                 .arg(bans::nameOf(team, player),
                      isInjury ? QStringLiteral("injured") : QStringLiteral("banned"))
                 .arg(what.games)
                 .arg(what.until.toString(Qt::ISODate)));
    }

    void withdraw()
    {
        if (m_hasWithdrawn || m_open.empty())
            return;
        m_hasWithdrawn = true;
        const int team = *rc::gen::inRange(0, bans::teamsOfSeason);
        note(QStringLiteral("team %1 withdraws").arg(team));
        const bool isVoid = *rc::gen::arbitrary<bool>();
        TeamWithdrawal withdrawal;
        withdrawal.team = team;
        withdrawal.results = isVoid ? TeamWithdrawal::Results::Void : TeamWithdrawal::Results::Counted;
        withdrawal.date = today();
        RC_ASSERT(m_competition.withdrawTeam(withdrawal).has_value());
        const std::vector<int> own = bans::matchesOf(m_competition, team);
        const Progress now = progress(m_competition);
        for (const int number : own) {
            const bool isOpen = std::find(m_open.begin(), m_open.end(), number) != m_open.end();
            const auto index = static_cast<std::size_t>(m_competition.indexOfNumber(number));
            if (now.fixtures[index].state == FixtureState::Void) {
                if (isOpen)
                    m_open.erase(std::find(m_open.begin(), m_open.end(), number));
                else if (m_competition.report(static_cast<int>(index)) == nullptr)
                    forget(number);
                else
                    write(number, [](BanBook::Day &day, Side) {
                        if (day.fate != Fate::Annulled)
                            day.fate = Fate::Withdrawn;
                    });
            } else if (isOpen) {
                const bool isHome = bans::teamsOf(m_competition, number)[Side::Home] == team;
                giveAway(number, isHome ? Side::Away : Side::Home);
            }
        }
    }

    /// A calendar from a file: everything that was not touched yet is played on other days.
    void importCalendar()
    {
        std::vector<Appointment> calendar = m_competition.definition().calendar;
        std::set<QDate> taken;
        for (const Fixture &fixture : m_competition.fixtures())
            taken.insert(dayOf(fixture.number));
        for (Appointment &day : calendar) {
            const bool isOpen = std::find(m_open.begin(), m_open.end(), day.match) != m_open.end();
            if (!isOpen || m_replays[day.match] > 0)
                continue;
            day.date = m_today.addDays(*rc::gen::inRange(1, 60));
            while (taken.count(day.date) > 0)
                day.date = day.date.addDays(1);
            taken.insert(day.date);
        }
        RC_ASSERT(m_competition.setCalendar(std::move(calendar)).has_value());
    }

    /// A walkover that does not count any more: nothing is left of it but what was decided after it.
    void forget(int number)
    {
        write(number, [](BanBook::Day &day, Side) {
            day.fate = Fate::Played;
            day.hasNoSheet = false;
        });
        m_played.erase(number);
    }

    /// Before the next match of a team, and before another that is to come, everybody is out for as many
    /// games as in the book; nobody has played who should not have.
    void compare() const
    {
        for (int team = 0; team < bans::teamsOfSeason; ++team) {
            int violations = 0;
            for (int player = 0; player < bans::playersOfTeam; ++player)
                violations += m_books[static_cast<std::size_t>(team)].page(player, {}, m_rules).violations;
            const TeamLedger ledger = ledgerOf(m_competition, team, m_rules);
            RC_LOG() << "team " << team << ", fielded although suspended: " << violations << " in the book\n";
            for (const Violation &one : ledger.violations())
                RC_LOG() << "  " << one.name.toStdString() << " on "
                         << ledger.matches()[static_cast<std::size_t>(one.match)]
                                .day.toString(Qt::ISODate)
                                .toStdString()
                         << (one.because.empty() ? std::string()
                                                 : ": " + one.because.front().english().toStdString())
                         << "\n";
            RC_ASSERT(static_cast<int>(ledger.violations().size()) == violations);
            std::vector<int> open = bans::matchesOf(m_competition, team);
            std::erase_if(open, [this](int number) {
                return std::find(m_open.begin(), m_open.end(), number) == m_open.end();
            });
            if (open.empty())
                continue;
            compareBefore(team, *std::min_element(open.begin(), open.end(),
                                                  [this](int a, int b) { return whenOf(a) < whenOf(b); }));
            compareBefore(team, open.back());
        }
    }

    /// What the program has of a player, and the rules.
    void tell(int team, int player, int number, const TeamLedger &ledger) const
    {
        note(QStringLiteral("before match %1 (%2): %3")
                 .arg(number)
                 .arg(whenOf(number).toString(Qt::ISODate), bans::nameOf(team, player)));
        for (const Suspension &one : ledger.suspensions()) {
            if (one.player != bans::idOfPlayer(team, player))
                continue;
            QStringList days;
            for (const int match : one.missed)
                days << ledger.matches()[static_cast<std::size_t>(match)].day.toString(Qt::ISODate);
            note(QStringLiteral("  cause %1, games %2, from %3, until %4, missed %5")
                     .arg(static_cast<int>(one.cause))
                     .arg(one.games.value_or(-1))
                     .arg(one.from.toString(Qt::ISODate), one.until.toString(Qt::ISODate),
                          days.join(QStringLiteral(", "))));
        }
        for (const BanBook::Day &day : m_books[static_cast<std::size_t>(team)].days)
            note(QStringLiteral("  book: %1 match %2/%3 fate %4")
                     .arg(day.when.toString(Qt::ISODate))
                     .arg(day.match)
                     .arg(day.replay)
                     .arg(static_cast<int>(day.fate)));
        note(QStringLiteral("  rules: red %1, begins after %2, walkovers %3, once %4, while injured %5, "
                            "abandoned %6")
                 .arg(m_rules.redGames)
                 .arg(m_rules.banBeginsAfterDays)
                 .arg(static_cast<int>(m_rules.walkoversServe))
                 .arg(static_cast<int>(m_rules.doubleHeader))
                 .arg(m_rules.bansRunWhileInjured)
                 .arg(m_rules.abandoned
                          ? (m_rules.abandoned->serves ? 1 : 0) + (m_rules.abandoned->sendingsOff ? 2 : 0)
                          : -1));
    }

    void compareBefore(int team, int number) const
    {
        const int fixture = m_competition.indexOfNumber(number);
        const TeamLedger ledger = ledgerBefore(m_competition, team, fixture, m_rules);
        BanBook book = m_books[static_cast<std::size_t>(team)];
        for (const int other : bans::matchesOf(m_competition, team))
            if (other != number && std::find(m_open.begin(), m_open.end(), other) != m_open.end())
                book.expect(other, whenOf(other));
        for (int player = 0; player < bans::playersOfTeam; ++player) {
            const QUuid id = bans::idOfPlayer(team, player);
            const BanBook::Page page = book.page(player, whenOf(number), m_rules);
            if (ledger.carry(id).banned != BanBook::left(page, dayOf(number)))
                tell(team, player, number, ledger);
            RC_ASSERT(ledger.carry(id).banned == BanBook::left(page, dayOf(number)));
            RC_ASSERT(ledger.isSuspended(id) == BanBook::isOut(page, dayOf(number)));
        }
    }

    DisciplineRules m_rules;
    bans::Rhythm m_rhythm;
    Competition m_competition;
    std::vector<BanBook> m_books;
    /// Numbers of the matches to be played.
    std::vector<int> m_open;
    /// By number: which playing it is.
    std::map<int, int> m_played;
    std::map<int, int> m_replays;
    QDate m_today;
    bool m_hasWithdrawn = false;
};

} // namespace

class PropertyBanSeasons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theProgramIsTheBook()
    {
        QVERIFY(rc::check("in every season everybody is out as the book of the club has it", [] {
            Season season({someRules(), bans::firstDay(), {}, std::vector<BanBook>(bans::teamsOfSeason)});
            for (int step = 0; step < 45 && !season.isOver(); ++step)
                season.step();
            Season second(season.next());
            for (int step = 0; step < 12 && !second.isOver(); ++step)
                second.step();
        }));
    }
};

TOUCHLINE_TEST(PropertyBanSeasons)

} // namespace property_ban_seasons

#include "property_ban_seasons.moc"
