// SPDX-License-Identifier: GPL-3.0-or-later
// Which matches serve a ban, by hand: a league, a cup, the reserves and a friendly of the same four teams.

#include "core/competition/editions/season.h"
#include "core/discipline/availability.h"
#include "core/discipline/discipline_rules_json.h"
#include "core/discipline/own_cards.h"
#include "core/facts/decision_json.h"
#include "core/play/changes/rules_change.h"
#include "core/play/discipline/absences_on_day.h"
#include "core/play/discipline/availability_changes.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/discipline_facts.h"
#include "core/play/discipline/other_competitions.h"
#include "core/play/transfers/player_move.h"
#include "tests/support/ban_season.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <algorithm>

namespace test_bans_elsewhere {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// The whole rules in a file: a red card costs two matches.
QJsonObject rulesFile(ServedIn bans, ServedIn yellowBans)
{
    QJsonObject file = disciplineRulesFile(u"domestic"_s).value();
    OwnCards cards = ownCardsOf(file);
    cards.redGames = 2;
    cards.yellows = {{2, 1}};
    cards.served = {bans, yellowBans};
    return withOwnCards(file, cards);
}

/// Matches on Saturdays and Sundays, `later` days later: a cup on Mondays and Tuesdays.
Competition competition(const char *name, int later, CompetitionType type, const QJsonObject &rules,
                        const QJsonArray &carried = {})
{
    CompetitionDefinition definition =
        bans::season(bans::Rhythm::Weekends, bans::firstDay().addDays(later), carried).definition();
    definition.name = QString::fromUtf8(name);
    definition.type = std::move(type);
    definition.discipline = rules;
    return Competition::create(std::move(definition)).value();
}

/// The same days as every other one of these, all matches at that hour.
Competition atHour(const char *name, int hour, CompetitionType type, const QJsonObject &rules)
{
    CompetitionDefinition definition = competition(name, 0, std::move(type), rules).definition();
    definition.id = QUuid::createUuidV5(definition.id, QString::fromUtf8(name));
    for (Appointment &day : definition.calendar)
        day.time = QTime(hour, 0);
    return Competition::create(std::move(definition)).value();
}

struct Club
{
    std::vector<Competition> all;

    [[nodiscard]] Competition with(std::size_t index) const
    {
        std::vector<std::shared_ptr<const OtherCompetition>> others;
        for (const Competition &one : all)
            others.push_back(asOtherCompetition(one));
        return withOtherCompetitions(all[index], others);
    }

    [[nodiscard]] static DisciplineRules rules(const Competition &competition)
    {
        return disciplineOf(competition)->value();
    }

    [[nodiscard]] QDate day(std::size_t index, std::size_t n) const
    {
        return dayOfFixture(all[index], all[index].indexOfNumber(match(all[index], n)));
    }

    /// The n-th match of the first team.
    [[nodiscard]] static int match(const Competition &competition, std::size_t n)
    {
        return bans::matchesOf(competition, 0)[n];
    }

    /// Plays the n-th match of the first team with those who may play; its first player gets these cards.
    void play(std::size_t index, std::size_t n, const std::vector<bans::Card> &cards = {})
    {
        const Competition asked = with(index);
        const int number = match(asked, n);
        const auto known = disciplineOf(asked);
        const std::set<int> absent =
            known && *known ? bans::absentBefore(asked, number, **known) : std::set<int>();
        bans::enter(all[index], bans::sheet(all[index], number, cards, absent));
    }

    /// All matches of the first team; the cards are those of the last one.
    void playOut(std::size_t index, const std::vector<bans::Card> &cards)
    {
        const auto matches = bans::matchesOf(all[index], 0).size();
        for (std::size_t n = 0; n < matches; ++n)
            play(index, n, n + 1 == matches ? cards : std::vector<bans::Card>());
    }

    /// The next season of the first one, with what is open in it now.
    void addNextSeason(const char *name, int later, const QJsonObject &rules)
    {
        const Competition over = with(0);
        const LedgerStart start = ledgerOf(over, 0, Club::rules(over)).carriedOver(over.definition().name);
        all.push_back(competition(name, later, over.definition().type, rules,
                                  {carriedOverJson(over.entrant(0).handle(), start)}));
    }

    /// The same where nobody has named its days yet.
    void addUndatedSeason(const char *name, const QJsonObject &rules)
    {
        addNextSeason(name, 200, rules);
        CompetitionDefinition definition = all.back().definition();
        definition.calendar.clear();
        all.back() = Competition::create(std::move(definition)).value();
    }

    /// Before the first match of the league.
    void decide(Decision what)
    {
        what.player = bans::idOfPlayer(0, 0);
        what.name = bans::nameOf(0, 0);
        what.reason = u"spat"_s;
        const auto added = all.front().addOrganiserDecision({0, 0, {}, what, 0});
        QVERIFY2(added, added ? "" : qPrintable(added.error().message.english()));
    }

    /// The first player of the first team goes to the second one, in all competitions.
    void move(const QDate &day)
    {
        for (Competition &one : all) {
            PlayerMove move;
            move.player = {bans::idOfPlayer(0, 0), bans::nameOf(0, 0), bans::nameOf(0, 0)};
            move.from = {one.entrant(0).id, one.entrant(0).name};
            move.to = {one.entrant(1).id, one.entrant(1).name};
            move.day = day;
            ASSIGN_RESULT(entered, enterMove(one, move));
        }
    }

    /// Whether that player is out of the n-th match of a team.
    [[nodiscard]] bool isOutOf(std::size_t index, int team, std::size_t n) const
    {
        const Competition asked = with(index);
        const int fixture = asked.indexOfNumber(bans::matchesOf(asked, team)[n]);
        return ledgerBefore(asked, team, fixture, rules(asked)).isSuspended(bans::idOfPlayer(0, 0));
    }

    /// How many matches of the competition the list of the day says that he misses, from the n-th one of the
    /// first team on; -1: he is not in it.
    [[nodiscard]] int misses(std::size_t index, std::size_t n) const
    {
        const Competition asked = with(index);
        const DisciplineRules known = rules(asked);
        const int fixture = asked.indexOfNumber(match(asked, n));
        for (const TeamOnDay &team : matchOnDay(asked, progress(asked), fixture, &known).teams)
            for (const DayAbsence &out : team.out)
                if (out.who.player == bans::idOfPlayer(0, 0))
                    return out.left.value_or(-1);
        return -1;
    }

    [[nodiscard]] int left(std::size_t index) const
    {
        const Competition asked = with(index);
        return ledgerOf(asked, 0, rules(asked)).carry(bans::idOfPlayer(0, 0)).banned;
    }

    [[nodiscard]] bool isOut(std::size_t index, std::size_t n) const
    {
        const Competition asked = with(index);
        const auto known = disciplineOf(asked);
        return known && *known &&
               ledgerBefore(asked, 0, asked.indexOfNumber(match(asked, n)), **known)
                   .isSuspended(bans::idOfPlayer(0, 0));
    }
};

/// A match of the team that the player of Club::move() belongs to on its day, or of the other one.
struct MatchOfMover
{
    QDate day;
    std::size_t index = 0;
    int team = 0;
    std::size_t n = 0;
    bool isHis = false;
};

/// The first matches of both teams in both competitions, by day.
std::vector<MatchOfMover> matchesOfMover(const Club &club, const QDate &moved)
{
    std::vector<MatchOfMover> all;
    for (std::size_t index = 0; index < club.all.size(); ++index)
        for (const int team : {0, 1})
            for (std::size_t n = 0; n < 5; ++n) {
                const Competition &one = club.all[index];
                const QDate day = dayOfFixture(one, one.indexOfNumber(bans::matchesOf(one, team)[n]));
                all.push_back({day, index, team, n, (day < moved) == (team == 0)});
            }
    std::sort(all.begin(), all.end(),
              [](const MatchOfMover &a, const MatchOfMover &b) { return a.day < b.day; });
    return all;
}

/// The same with other teams in place of some.
Competition withStrangers(const Competition &competition, const std::vector<std::size_t> &places)
{
    CompetitionDefinition definition = competition.definition();
    for (const std::size_t place : places) {
        Entrant &entrant = definition.entrants[place];
        entrant.name = QStringLiteral("Stranger %1 of %2").arg(place).arg(definition.name);
        entrant.id = QUuid::createUuidV5(definition.id, entrant.name);
    }
    return Competition::create(std::move(definition)).value();
}

/// The first player of the first team is banned for so many matches of all competitions.
void banInCup(Club &club, int games)
{
    Decision ban{Decision::Kind::Added, bans::idOfPlayer(0, 0), bans::nameOf(0, 0), games,
                 QStringLiteral("spat")};
    ban.inAllCompetitions = true;
    QVERIFY(club.all[1].addOrganiserDecision({0, 0, {}, ban, 0}).has_value());
}

/// He goes from one team of the league to another, `later` days after the first one, as those competitions
/// know it.
void transfer(Club &club, const std::vector<std::size_t> &knowing, int later, std::pair<int, int> teams)
{
    const Competition &named = club.all.front();
    PlayerMove move;
    move.player = {bans::idOfPlayer(0, 0), bans::nameOf(0, 0), bans::nameOf(0, 0)};
    move.from = {named.entrant(teams.first).id, named.entrant(teams.first).name};
    move.to = {named.entrant(teams.second).id, named.entrant(teams.second).name};
    move.day = bans::firstDay().addDays(later);
    for (const std::size_t index : knowing) {
        const auto entered = enterMove(club.all[index], move);
        QVERIFY2(entered, entered ? "" : qPrintable(entered.error().message.english()));
    }
}

const bans::Card red{0, 0, ReportEventKind::Red};
const bans::Card yellow{0, 0, ReportEventKind::Yellow};
constexpr std::size_t league = 0;
constexpr std::size_t cup = 1;
const CompetitionType aLeague{CompetitionKind::League, {}};
const CompetitionType aCup{CompetitionKind::Cup, {}};

} // namespace

class TestBansElsewhere : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whereABanIsServed_data()
    {
        columns<int, int, QString, bool>();
        const auto row = [](const char *what, ServedIn served, CompetitionKind kind, const QString &category,
                            bool serves) {
            QTest::newRow(what) << int(served) << int(kind) << category << serves;
        };
        const QString reserves = reservesWord;
        using enum CompetitionKind;
        row("a cup, this competition", ServedIn::Competition, Cup, {}, false);
        row("a cup, same kind", ServedIn::Kind, Cup, {}, false);
        row("a league, same kind", ServedIn::Kind, League, {}, true);
        row("a league of the reserves, same kind", ServedIn::Kind, League, reserves, false);
        row("a cup, same category", ServedIn::Category, Cup, {}, true);
        row("reserves, same category", ServedIn::Category, League, reserves, false);
        row("a cup, all", ServedIn::All, Cup, {}, true);
        row("reserves, all", ServedIn::All, League, reserves, true);
        row("a friendly, all", ServedIn::All, Friendly, {}, false);
        row("a friendly, same category", ServedIn::Category, Friendly, {}, false);
    }

    void whereABanIsServed()
    {
        const auto [served, kind, category, servesThere] = row<int, int, QString, bool>();
        const auto where = static_cast<ServedIn>(served);
        Club club{{competition("League", 0, aLeague, rulesFile(where, ServedIn::Competition)),
                   competition("Other", 2, {static_cast<CompetitionKind>(kind), category},
                               rulesFile(ServedIn::Competition, ServedIn::Competition))}};
        club.play(league, 0, {red});
        // Banned for two: the next match of the league is one of them.
        QVERIFY(club.isOut(league, 1));
        club.play(league, 1);
        QCOMPARE(club.isOut(1, 0), servesThere);
        club.play(1, 0);
        QVERIFY(!club.isOut(1, 1));
        QCOMPARE(club.isOut(league, 2), !servesThere);
    }

    /// The English way: red cards over all competitions, yellow ones in their own (The FA, since 2018/19).
    void yellowCardsMayStayInTheirCompetition()
    {
        const QJsonObject rules = rulesFile(ServedIn::Category, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 2, aCup, rules)}};
        club.play(league, 0, {yellow});
        club.play(league, 1, {yellow});
        QVERIFY(!club.isOut(cup, 0));
        QVERIFY(club.isOut(league, 2));
        // A yellow card of the cup does not count with those of the league.
        club.play(cup, 0, {yellow});
        QVERIFY(!club.isOut(cup, 1));
        club.play(cup, 1, {red});
        // One of the league's bans, and one of the cup's: one after the other or together is for the rules.
        QVERIFY(club.isOut(league, 2));
    }

    /// Only who does not play serves: one who is fielded in the cup is still banned in the league, and it is
    /// the cup that says so.
    void whoIsFieldedElsewhereHasServedNothing()
    {
        const QJsonObject rules = rulesFile(ServedIn::All, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 2, aCup, rules)}};
        club.play(league, 0, {red});
        QVERIFY(club.day(cup, 0) > club.day(league, 0) && club.day(cup, 0) < club.day(league, 1));
        bans::enter(club.all[cup], bans::sheet(club.all[cup], Club::match(club.all[cup], 0), {}, {}));
        QVERIFY(club.isOut(league, 1));
        club.play(league, 1);
        QVERIFY(club.isOut(cup, 1));
        club.play(cup, 1);
        QVERIFY(!club.isOut(league, 2));
        const Competition inCup = club.with(cup);
        const TeamLedger ledger = ledgerOf(inCup, 0, Club::rules(inCup));
        QCOMPARE(ledger.violations().size(), std::size_t{1});
        QCOMPARE(ledger.violations().front().because.front().english(),
                 u"sent off v Team T02 (League), banned for 2 matches"_s);
        const Competition inLeague = club.with(league);
        QVERIFY(ledgerOf(inLeague, 0, Club::rules(inLeague)).violations().empty());
    }

    /// What is known of the days ahead: the match of the cup comes before the league's.
    void matchesToComeServeInTheirOrder()
    {
        const QJsonObject rules = rulesFile(ServedIn::All, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 2, aCup, rules)}};
        club.play(league, 0, {red});
        // All that comes after it in both, by day.
        std::vector<std::pair<QDate, std::size_t>> ahead;
        for (const std::size_t index : {league, cup})
            for (std::size_t n = 0; n < 4; ++n)
                if (club.day(index, n) > club.day(league, 0))
                    ahead.emplace_back(club.day(index, n), index);
        std::sort(ahead.begin(), ahead.end());
        for (std::size_t i = 0; i < 4; ++i) {
            const Competition asked = club.with(ahead[i].second);
            const DisciplineRules known = Club::rules(asked);
            std::size_t out = 0;
            for (const MatchOnDay &one : matchesOnDay(asked, progress(asked), ahead[i].first, &known))
                for (const TeamOnDay &team : one.teams)
                    out += team.out.size();
            QCOMPARE(out, std::size_t{i < 2 ? 1U : 0U});
        }
        // What has not been played is not told as served.
        const Competition inLeague = club.with(league);
        QVERIFY(missedMatches(ledgerOf(inLeague, 0, Club::rules(inLeague))).empty());
    }

    /// The organiser of the league lifts his ban there; from the cup it cannot be done, and it is said where.
    void aBanIsLiftedWhereItComesFrom()
    {
        const QJsonObject rules = rulesFile(ServedIn::All, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 2, aCup, rules)}};
        club.play(league, 0, {red});
        const Competition inCup = club.with(cup);
        const DisciplineRules cupRules = Club::rules(inCup);
        TeamLedger ledger = ledgerOf(inCup, 0, cupRules);
        Decision lift{
            Decision::Kind::Lifted, bans::idOfPlayer(0, 0), bans::nameOf(0, 0), 0, u"wrong player"_s, {}, {}};
        const auto refused = ledger.decide(lift);
        QVERIFY(!refused);
        QCOMPARE(refused.error().message.english(),
                 u"T01 a's ban comes from League: decide about it there."_s);
        OrganiserDecision decision{0, Club::match(club.all[league], 0), bans::firstDay(), lift, 0};
        QVERIFY(club.all[league].addOrganiserDecision(std::move(decision)).has_value());
        QVERIFY(!club.isOut(cup, 0));
        QVERIFY(!club.isOut(league, 1));
    }

    /// What the season before left open is its own to carry over, and is not counted twice.
    void theNextSeasonTakesOverOnce()
    {
        const QJsonObject rules = rulesFile(ServedIn::All, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 402, aCup, rules)}};
        club.playOut(league, {red});
        const Competition over = club.with(league);
        const DisciplineRules leagueRules = Club::rules(over);
        const LedgerStart start = ledgerOf(over, 0, leagueRules).carriedOver(u"League"_s);
        QCOMPARE(start.suspensions.size(), std::size_t{1});
        club.all.push_back(
            competition("League 2", 200, aLeague, rules, {carriedOverJson(over.entrant(0).handle(), start)}));
        const Competition next = club.with(2);
        QCOMPARE(absentees(ledgerOf(next, 0, Club::rules(next))).size(), std::size_t{1});
        QCOMPARE(ledgerOf(next, 0, Club::rules(next)).carry(bans::idOfPlayer(0, 0)).banned, 2);
        club.play(2, 0);
        QVERIFY(club.isOut(2, 1));
        club.play(2, 1);
        QVERIFY(!club.isOut(2, 2));
    }

    /// The next season is made, and then a match of the cup is played before its first day: one match less is
    /// left of what was carried over.
    void aCupMatchBeforeTheFirstDayServes()
    {
        const QJsonObject rules = rulesFile(ServedIn::All, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 195, aCup, rules)}};
        club.playOut(league, {red});
        club.addNextSeason("League 2", 200, rules);
        constexpr std::size_t next = 2;
        QVERIFY(club.day(cup, 0) < club.day(next, 0) && club.day(next, 0) < club.day(cup, 1));
        // What is still to come is taken to be played without him.
        QVERIFY(club.isOut(cup, 0));
        QCOMPARE(club.left(next), 1);
        club.play(cup, 0);
        QCOMPARE(club.left(next), 1);
        QVERIFY(club.isOut(next, 0));
        QVERIFY(!club.isOut(cup, 1));
        club.play(next, 0);
        QVERIFY(!club.isOut(next, 1));
        QVERIFY(!club.isOut(cup, 1));
    }

    /// Nobody serves what he plays in.
    void whoPlaysInTheCupBeforeTheFirstDayServesNothing()
    {
        const QJsonObject rules = rulesFile(ServedIn::All, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 195, aCup, rules)}};
        club.playOut(league, {red});
        club.addNextSeason("League 2", 200, rules);
        constexpr std::size_t next = 2;
        bans::enter(club.all[cup], bans::sheet(club.all[cup], Club::match(club.all[cup], 0), {}, {}));
        QCOMPARE(club.left(next), 2);
        club.play(next, 0);
        QVERIFY(club.isOut(cup, 1));
    }

    /// What the cup served before the season was made is not taken off twice.
    void aCupMatchBeforeTheSeasonIsMadeCountsOnce()
    {
        const QJsonObject rules = rulesFile(ServedIn::All, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 195, aCup, rules)}};
        club.playOut(league, {red});
        club.play(cup, 0);
        club.addNextSeason("League 2", 200, rules);
        QCOMPARE(club.left(2), 1);
        club.play(2, 0);
        QVERIFY(!club.isOut(2, 1));
    }

    /// A ban that no match brought: the season before is known as such all the same, and so is the one before
    /// that.
    void aBanBeforeTheFirstMatchIsTakenOverOnce()
    {
        const QJsonObject rules = rulesFile(ServedIn::All, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 402, aCup, rules)}};
        const auto matches = int(bans::matchesOf(club.all[league], 0).size());
        Decision ban{Decision::Kind::Added,
                     bans::idOfPlayer(0, 0),
                     bans::nameOf(0, 0),
                     2 * matches + 2,
                     u"spat"_s,
                     {},
                     {}};
        OrganiserDecision decision{0, 0, bans::firstDay(), ban, 0};
        QVERIFY(club.all[league].addOrganiserDecision(std::move(decision)).has_value());
        std::size_t last = league;
        for (const char *name : {"The Second", "The Third"}) {
            for (std::size_t n = 0; n < at(matches); ++n)
                club.play(last, n);
            const Competition over = club.with(last);
            const DisciplineRules known = Club::rules(over);
            const LedgerStart start = ledgerOf(over, 0, known).carriedOver(over.definition().name);
            QCOMPARE(start.suspensions.size(), std::size_t{1});
            CompetitionDefinition next = competition(name, 200 * int(last == league ? 1 : 2), aLeague, rules,
                                                     {carriedOverJson(over.entrant(0).handle(), start)})
                                             .definition();
            next.id = idOfNextSeason(over.definition().id);
            last = club.all.size();
            club.all.push_back(Competition::create(std::move(next)).value());
        }
        const Competition third = club.with(last);
        QCOMPARE(ledgerOf(third, 0, Club::rules(third)).carry(bans::idOfPlayer(0, 0)).banned, 2);
        club.play(last, 0);
        const Competition inCup = club.with(cup);
        QCOMPARE(ledgerBefore(inCup, 0, inCup.indexOfNumber(Club::match(inCup, 0)), Club::rules(inCup))
                     .carry(bans::idOfPlayer(0, 0))
                     .banned,
                 1);
        club.play(cup, 0);
        QVERIFY(!club.isOut(last, 1));
        QVERIFY(!club.isOut(cup, 1));
    }

    /// Whatever the rules say of bans: somebody who is injured until a day is injured in every competition,
    /// and a ban may be for all of them.
    void whatIsDecidedForAllCompetitions_data() { rowsFrom<bool, bool, bool, bool>("test_bans_elsewhere"); }

    void whatIsDecidedForAllCompetitions()
    {
        const auto [isInjury, isUntil, isForAll, holdsInCup] = row<bool, bool, bool, bool>();
        const QJsonObject rules = rulesFile(ServedIn::Competition, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 2, aCup, rules)}};
        club.play(league, 0);
        Decision what{isInjury ? Decision::Kind::Injured : Decision::Kind::Added, bans::idOfPlayer(0, 0),
                      bans::nameOf(0, 0), isUntil ? 0 : 2, u"spat"_s};
        if (isUntil)
            what.until = club.day(league, 1);
        what.inAllCompetitions = isForAll;
        QCOMPARE(what.reachesOthers(), holdsInCup);
        Problems problems;
        JsonReader reader(toJson(what), problems);
        QCOMPARE(readDecision(reader), what);
        QVERIFY(problems.empty());
        const QDate decided = club.day(league, 0);
        OrganiserDecision decision{0, Club::match(club.all[league], 0), decided, what, 0};
        QVERIFY(club.all[league].addOrganiserDecision(std::move(decision)).has_value());
        QCOMPARE(hasBansForOthers(club.all[league]), holdsInCup);
        QVERIFY(club.isOut(league, 1));
        QCOMPARE(club.isOut(cup, 0), holdsInCup);
        // It is not open in both: a match of the cup serves it too.
        QCOMPARE(club.isOut(cup, 1), false);
        QCOMPARE(club.isOut(league, 2), !isUntil && !holdsInCup);
        const Competition asked = club.with(cup);
        const DisciplineRules known = Club::rules(asked);
        const auto onDay =
            matchOnDay(asked, progress(asked), asked.indexOfNumber(Club::match(asked, 0)), &known);
        QCOMPARE(std::any_of(onDay.teams.begin(), onDay.teams.end(),
                             [](const TeamOnDay &one) { return !one.out.empty(); }),
                 holdsInCup);
    }

    /// A ban for all competitions goes with him on the day of his move: what was played before, in whatever
    /// competition and with or without a report, is served at the old team, the rest at the new one.
    void whoMovesServesTheRestThere_data() { rowsFrom<int, int, int>("test_bans_elsewhere"); }

    void whoMovesServesTheRestThere()
    {
        const auto [games, lastDay, movedOn] = row<int, int, int>();
        const QJsonObject rules = rulesFile(ServedIn::Competition, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 2, aCup, rules)}};
        Decision ban;
        ban.games = games;
        if (games == 0)
            ban.until = bans::firstDay().addDays(lastDay);
        ban.inAllCompetitions = true;
        club.decide(ban);
        const QDate moved = bans::firstDay().addDays(movedOn);
        club.move(moved);
        const std::vector<MatchOfMover> matches = matchesOfMover(club, moved);
        const auto areTold = [&, games = games] {
            int left = games;
            for (const MatchOfMover &one : matches) {
                const bool isOut = one.isHis && (games == 0 ? one.day <= ban.until : left-- > 0);
                if (club.isOutOf(one.index, one.team, one.n) != isOut)
                    return false;
            }
            return true;
        };
        QVERIFY(areTold());
        // The first report of all is that of the cup.
        club.play(cup, 0);
        QVERIFY(areTold());
        club.play(league, 0);
        QVERIFY(areTold());
    }

    /// A ban of the cup for all competitions follows him to clubs that are not in the cup, and back. Leagues
    /// play at weekends, cups on Mondays and Tuesdays, and he moves on Wednesdays: the first one comes after
    /// four matches of his team, two of each.
    void aBanForAllFollowsHimOutOfItsCompetition_data()
    {
        QTest::addColumn<bool>("doesCupKnow");
        QTest::newRow("the cup keeps the moves of its teams") << true;
        QTest::newRow("the cup was over when he moved") << false;
    }

    void aBanForAllFollowsHimOutOfItsCompetition()
    {
        QFETCH(bool, doesCupKnow);
        const QJsonObject rules = rulesFile(ServedIn::Competition, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules),
                   withStrangers(competition("Cup", 2, aCup, rules), {1, 3})}};
        banInCup(club, 8);
        const std::vector<std::size_t> knowing =
            doesCupKnow ? std::vector<std::size_t>{league, cup} : std::vector<std::size_t>{league};
        transfer(club, knowing, 11, {0, 1});
        // Between two teams that are not in the cup.
        transfer(club, {league}, 18, {1, 3});
        transfer(club, knowing, 25, {3, 0});
        QVERIFY(club.isOutOf(league, 0, 1));
        QVERIFY(club.isOutOf(cup, 0, 1));
        QVERIFY(!club.isOutOf(league, 0, 2));
        QVERIFY(!club.isOutOf(cup, 0, 2));
        QVERIFY(club.isOutOf(league, 1, 2));
        QVERIFY(!club.isOutOf(league, 1, 3));
        QVERIFY(!club.isOutOf(league, 3, 2));
        QVERIFY(club.isOutOf(league, 3, 3));
        // Six are served: the last ones are those of his old team again.
        QVERIFY(club.isOutOf(league, 0, 4));
        QVERIFY(club.isOutOf(cup, 0, 4));
        QVERIFY(!club.isOutOf(league, 0, 5));
        QVERIFY(!club.isOutOf(cup, 0, 5));
    }

    /// The two competitions have no team in common, but he moves from the one to the other.
    void aBanForAllReachesALeagueOfOtherTeams()
    {
        const QJsonObject rules = rulesFile(ServedIn::Competition, ServedIn::Competition);
        Club club{{withStrangers(competition("League", 0, aLeague, rules), {0}),
                   withStrangers(competition("Cup", 2, aCup, rules), {1, 2, 3})}};
        banInCup(club, 3);
        PlayerMove move;
        move.player = {bans::idOfPlayer(0, 0), bans::nameOf(0, 0), bans::nameOf(0, 0)};
        move.from = {club.all[cup].entrant(0).id, club.all[cup].entrant(0).name};
        move.to = {club.all[league].entrant(1).id, club.all[league].entrant(1).name};
        move.day = bans::firstDay().addDays(11);
        for (Competition &one : club.all)
            QVERIFY(enterMove(one, move).has_value());
        QVERIFY(club.isOutOf(league, 1, 2));
        QVERIFY(!club.isOutOf(league, 1, 3));
    }

    /// The older ban is served first, also where the younger one is of the competition of the match.
    void theOlderBanIsServedFirstAfterAMove()
    {
        const QJsonObject rules = rulesFile(ServedIn::Competition, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 2, aCup, rules)}};
        const auto ban = [&](std::size_t index, std::size_t after, int games, bool isForAll) {
            Decision what{Decision::Kind::Added, bans::idOfPlayer(0, 0), bans::nameOf(0, 0), games,
                          QStringLiteral("spat")};
            what.inAllCompetitions = isForAll;
            const int match = Club::match(club.all[index], after);
            QVERIFY(club.all[index]
                        .addOrganiserDecision({0, match, club.day(index, after), what, 0})
                        .has_value());
        };
        club.play(league, 0);
        club.play(cup, 0);
        ban(cup, 0, 3, true);
        club.play(league, 1);
        ban(league, 1, 1, false);
        club.play(cup, 1);
        // Two matches have served the first one by then.
        club.move(bans::firstDay().addDays(11));
        QVERIFY(club.isOutOf(league, 1, 2));
        QVERIFY(!club.isOutOf(cup, 1, 2));
        QVERIFY(club.isOutOf(league, 1, 3));
        QVERIFY(!club.isOutOf(league, 1, 4));
    }

    void ofTwoBansOfADayTheEarlierIsFirst_data()
    {
        QTest::addColumn<bool>("isCupAtNoon");
        QTest::addColumn<bool>("isCupEnteredFirst");
        for (const bool isCupAtNoon : {true, false})
            for (const bool isCupEnteredFirst : {true, false})
                QTest::addRow("the cup %s, entered %s", isCupAtNoon ? "at noon" : "in the evening",
                              isCupEnteredFirst ? "first" : "last")
                    << isCupAtNoon << isCupEnteredFirst;
    }

    /// By kick-off, whichever was made or entered first, in both competitions.
    void ofTwoBansOfADayTheEarlierIsFirst()
    {
        QFETCH(bool, isCupAtNoon);
        QFETCH(bool, isCupEnteredFirst);
        const QJsonObject rules = rulesFile(ServedIn::Competition, ServedIn::Competition);
        Club club{{atHour("League", isCupAtNoon ? 18 : 12, aLeague, rules),
                   atHour("Cup", isCupAtNoon ? 12 : 18, aCup, rules)}};
        const auto ban = [&club](std::size_t index, int games) {
            Decision what{Decision::Kind::Added, bans::idOfPlayer(0, 0), bans::nameOf(0, 0), games,
                          QStringLiteral("spat")};
            what.inAllCompetitions = true;
            QVERIFY(
                club.all[index]
                    .addOrganiserDecision({0, Club::match(club.all[index], 0), club.day(index, 0), what, 0})
                    .has_value());
        };
        constexpr int ofLeague = 1;
        constexpr int ofCup = 3;
        for (const std::size_t index :
             isCupEnteredFirst ? std::array{cup, league} : std::array{league, cup}) {
            club.play(index, 0);
            ban(index, index == cup ? ofCup : ofLeague);
        }
        const auto gamesOf = [&club](std::size_t index) {
            const Competition asked = club.with(index);
            const DisciplineRules known = Club::rules(asked);
            const TeamLedger ledger = ledgerOf(asked, 0, known);
            std::vector<int> games;
            for (const Suspension &one : ledger.suspensions())
                if (one.player == bans::idOfPlayer(0, 0))
                    games.push_back(one.games.value_or(0));
            return games;
        };
        const std::vector<int> right =
            isCupAtNoon ? std::vector<int>{ofCup, ofLeague} : std::vector<int>{ofLeague, ofCup};
        QCOMPARE(gamesOf(league), right);
        QCOMPARE(gamesOf(cup), right);
    }

    /// Sent off on the first weekend: the cup comes too early, whatever has a report already.
    void aBanThatBeginsLaterIsServedInTheOrderOfDays()
    {
        QJsonObject rules = rulesFile(ServedIn::All, ServedIn::Competition);
        rules.insert(u"ban_begins_after_days"_s, 5);
        for (const int reports : {0, 1, 2, 3}) {
            Club club{{competition("League", 0, aLeague, rules), competition("Cup", 2, aCup, rules)}};
            club.play(league, 0, {red});
            QVERIFY(club.day(cup, 0) < club.day(league, 0).addDays(5));
            if ((reports & 1) != 0)
                club.play(cup, 0);
            if ((reports & 2) != 0)
                club.play(cup, 1);
            QVERIFY(!club.isOut(cup, 0));
            QVERIFY(club.isOut(league, 1));
            QVERIFY(club.isOut(cup, 1));
            QVERIFY(!club.isOut(league, 2));
            QVERIFY(!club.isOut(cup, 2));
            QCOMPARE(club.misses(league, 1), 1);
        }
    }

    /// Whatever has a report already: one match of the league and one of the cup.
    void howLongIsToldInTheOrderOfDays()
    {
        const QJsonObject rules = rulesFile(ServedIn::Competition, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 2, aCup, rules)}};
        Decision ban;
        ban.games = 2;
        ban.inAllCompetitions = true;
        club.decide(ban);
        QCOMPARE(club.misses(league, 0), 1);
        QCOMPARE(club.misses(cup, 0), 1);
        Club other = club;
        club.play(cup, 0);
        QCOMPARE(club.misses(league, 0), 1);
        QCOMPARE(club.misses(league, 1), -1);
        // Who is fielded in the cup has served nothing by it.
        bans::enter(other.all[cup], bans::sheet(other.all[cup], Club::match(other.all[cup], 0), {}, {}));
        QCOMPARE(other.misses(league, 0), 2);
        QCOMPARE(other.misses(league, 1), 1);
        QCOMPARE(other.misses(cup, 1), -1);
    }

    /// A match of the league is late, and a later one has its report: he misses both.
    void howLongCountsWhatHasAReport()
    {
        const QJsonObject rules = rulesFile(ServedIn::Competition, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules)}};
        Decision ban;
        ban.until = club.day(league, 1);
        club.decide(ban);
        QCOMPARE(club.misses(league, 0), 2);
        club.play(league, 1);
        QCOMPARE(club.misses(league, 0), 2);
    }

    /// A season without dates takes over what the last day of the one before left open: nothing is served
    /// before the offence.
    void aSeasonWithoutDatesTakesOverAfterTheLastDay()
    {
        const QJsonObject rules = rulesFile(ServedIn::All, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 2, aCup, rules)}};
        club.playOut(league, {red});
        const std::size_t last = bans::matchesOf(club.all[cup], 0).size() - 1;
        QVERIFY(club.day(cup, last - 1) < club.day(league, last));
        QVERIFY(club.day(league, last) < club.day(cup, last));
        Club later = club;
        club.addUndatedSeason("League 2", rules);
        constexpr std::size_t next = 2;
        for (std::size_t n = 0; n < last; ++n)
            QVERIFY(!club.isOut(cup, n));
        QVERIFY(club.isOut(cup, last));
        QCOMPARE(club.left(next), 2);
        club.play(cup, 0);
        QCOMPARE(club.left(next), 2);
        const Competition over = club.with(league);
        QVERIFY(missedMatches(ledgerOf(over, 0, Club::rules(over))).empty());
        club.play(cup, last);
        QCOMPARE(club.left(next), 1);
        club.play(next, 0);
        QVERIFY(!club.isOut(next, 1));
        // What the cup served before the season was made is not taken off twice.
        later.play(cup, last);
        later.addUndatedSeason("League 2", rules);
        QCOMPARE(later.left(next), 1);
        QVERIFY(later.isOut(next, 0));
        later.play(next, 0);
        QVERIFY(!later.isOut(next, 1));
    }

    void theEarlierKickOffOfADayServes_data()
    {
        QTest::addColumn<bool>("isLeagueFirst");
        QTest::newRow("the league at noon") << true;
        QTest::newRow("the cup at noon") << false;
    }

    void theEarlierKickOffOfADayServes()
    {
        QFETCH(bool, isLeagueFirst);
        const QJsonObject rules = rulesFile(ServedIn::All, ServedIn::Competition);
        Club club{{atHour("League", isLeagueFirst ? 12 : 18, aLeague, rules),
                   atHour("Cup", isLeagueFirst ? 18 : 12, aCup, rules)}};
        const std::size_t noon = isLeagueFirst ? league : cup;
        const std::size_t evening = isLeagueFirst ? cup : league;
        Club other = club;
        // Sent off at noon: the evening is the first match of two.
        club.play(noon, 0, {red});
        QVERIFY(club.isOut(evening, 0));
        QVERIFY(club.isOut(noon, 1));
        club.play(evening, 0);
        club.play(noon, 1);
        QVERIFY(!club.isOut(evening, 1));
        // Sent off in the evening: both matches of the next day, and noon is not blamed.
        other.play(noon, 0);
        other.play(evening, 0, {red});
        QVERIFY(other.isOut(noon, 1));
        QVERIFY(other.isOut(evening, 1));
        other.play(noon, 1);
        QVERIFY(other.isOut(evening, 1));
        other.play(evening, 1);
        QVERIFY(!other.isOut(noon, 2));
        const Competition asked = other.with(noon);
        QVERIFY(ledgerOf(asked, 0, Club::rules(asked)).violations().empty());
    }

    /// What a change of the league means for the cup is worked out before it is made; a match that was played
    /// there stands, and nobody is blamed for what became known afterwards.
    void aChangeShowsWhatItMovesElsewhere()
    {
        const QJsonObject rules = rulesFile(ServedIn::All, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 2, aCup, rules)}};
        club.play(league, 0);
        const Competition before = club.with(league);
        const auto withRed = [](Competition competition) {
            bans::enter(competition, bans::sheet(competition, Club::match(competition, 0), {red}, {}),
                        {bans::firstDay().addDays(30), {}});
            return competition;
        };
        const auto ofFirst = [](const std::vector<OtherChanges> &all) {
            std::vector<std::pair<int, bool>> changes;
            for (const OtherChanges &one : all)
                for (const AvailabilityChange &change : one.changes)
                    if (change.change.player == bans::idOfPlayer(0, 0) && change.change.isOut)
                        changes.emplace_back(one.competition.fixtures()[at(change.fixture)].number,
                                             change.isPlayed);
            return changes;
        };
        const std::vector<OtherChanges> ahead = changesInOthers(before, withRed(before));
        QCOMPARE(ahead.size(), std::size_t{1});
        QCOMPARE(ahead.front().competition.definition().name, u"Cup"_s);
        const int first = Club::match(club.all[cup], 0);
        QCOMPARE(ofFirst(ahead), (std::vector<std::pair<int, bool>>{{first, false}}));
        QVERIFY(changesInOthers(before, before).empty());
        // Once he has played there, it is a warning.
        club.play(cup, 0);
        const Competition later = club.with(league);
        const std::vector<OtherChanges> played = changesInOthers(later, withRed(later));
        QVERIFY(!ofFirst(played).empty());
        QCOMPARE(ofFirst(played).front(), (std::pair<int, bool>{first, true}));
        club.all[league] = withRed(later);
        const Competition inCup = club.with(cup);
        QVERIFY(ledgerOf(inCup, 0, Club::rules(inCup)).violations().empty());
        QVERIFY(club.isOut(league, 1));
    }

    /// Who was fielded although he was banned stays so when a result is corrected that is not about him.
    void aCorrectionOfOthersForgivesNothing()
    {
        const QJsonObject rules = rulesFile(ServedIn::All, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 2, aCup, rules)}};
        club.play(league, 0, {red});
        bans::enter(club.all[cup], bans::sheet(club.all[cup], Club::match(club.all[cup], 0), {}, {}));
        const auto violations = [&club] {
            const Competition inCup = club.with(cup);
            return ledgerOf(inCup, 0, Club::rules(inCup)).violations().size();
        };
        QCOMPARE(violations(), std::size_t{1});
        const Note note{bans::firstDay().addDays(30), {}};
        // A match of two other teams had a card more.
        int others = 0;
        for (const Fixture &one : club.all[league].fixtures())
            if (const PerSide<int> teams = bans::teamsOf(club.all[league], one.number);
                others == 0 && teams[Side::Home] != 0 && teams[Side::Away] != 0)
                others = one.number;
        const int team = bans::teamsOf(club.all[league], others)[Side::Home];
        bans::enter(club.all[league], bans::sheet(club.all[league], others, {}, {}));
        bans::enter(club.all[league],
                    bans::sheet(club.all[league], others, {{team, 1, ReportEventKind::Red}}, {}), note);
        QCOMPARE(violations(), std::size_t{1});
    }

    /// He missed a match of the cup for a red card that was taken back on that day. It counts for his next
    /// ban, whichever competition asks.
    void aMatchMissedWithoutABanIsKnownInBoth()
    {
        QJsonObject rules = rulesFile(ServedIn::All, ServedIn::Competition);
        OwnCards cards = ownCardsOf(rules);
        cards.redGames = 3;
        rules = withOwnCards(rules, cards);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 2, aCup, rules)}};
        QVERIFY(Club::rules(club.all[cup]).missedWithoutBanCounts);
        club.play(league, 0);
        club.play(cup, 0, {red});
        club.play(league, 1);
        club.play(cup, 1);
        bans::enter(club.all[cup], bans::sheet(club.all[cup], Club::match(club.all[cup], 0), {}, {}),
                    {club.day(cup, 1), QStringLiteral("appeal")});
        club.play(league, 2);
        club.play(cup, 2, {red});
        // Of three matches one has been missed already.
        for (const std::size_t index : {league, cup}) {
            QVERIFY(club.isOut(index, 3));
            QVERIFY(!club.isOut(index, 4));
        }
    }

    void whatACompetitionIsCanBeChanged()
    {
        const QJsonObject rules = rulesFile(ServedIn::Category, ServedIn::Competition);
        Club club{{competition("League", 0, aLeague, rules), competition("Cup", 2, aCup, rules)}};
        club.play(league, 0, {red});
        QVERIFY(club.isOut(cup, 0));
        RulesWish wish;
        wish.type = CompetitionType{CompetitionKind::Cup, u"  youth "_s};
        club.all[cup] = withRules(club.all[cup], wish).value();
        QCOMPARE(club.all[cup].definition().type.category, u"youth"_s);
        QVERIFY(!club.isOut(cup, 0));
        wish.type = CompetitionType{CompetitionKind::Friendly, {}};
        club.all[cup] = withRules(club.all[cup], wish).value();
        QVERIFY(!disciplineOf(club.all[cup])->has_value());
        wish.type->category = QString(longestCategory + 1, QLatin1Char('x'));
        QVERIFY(!withRules(club.all[cup], wish));
    }

    void rulesWithoutTheKeyAreAsTheyWere()
    {
        const QJsonObject before = disciplineRulesFile(u"domestic"_s).value();
        QVERIFY(!before.contains(u"served_in"_s));
        QVERIFY(!disciplineRulesFromJson(before)->served.reachOthers());
        QVERIFY(!withOwnCards(before, ownCardsOf(before)).contains(u"served_in"_s));
        const QJsonObject own = rulesFile(ServedIn::Category, ServedIn::Kind);
        QCOMPARE(disciplineRulesFromJson(own)->served, (ServingRules{ServedIn::Category, ServedIn::Kind}));
        QCOMPARE(ownCardsOf(own).served, (ServingRules{ServedIn::Category, ServedIn::Kind}));
        // And nothing stands beside a competition then.
        Club club{{competition("League", 0, {}, before), competition("Cup", 2, {}, before)}};
        QVERIFY(club.with(league).otherCompetitions() == nullptr);
    }
};

TOUCHLINE_TEST(TestBansElsewhere)

} // namespace test_bans_elsewhere

#include "test_bans_elsewhere.moc"
