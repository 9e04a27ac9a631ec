// SPDX-License-Identifier: GPL-3.0-or-later
// A best of against an oracle that tries every way in which the matches left could end; all places played
// for.
#include "core/competition/competition_json.h"
#include "core/competition/templates/format_builders.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/settled_by_chance.h"

#include <set>

namespace property_best_of {

using namespace touchline;
using namespace touchline::testing;

namespace {

using LevelMatch = TieRules::LevelMatch;
using LastResort = TieRules::LastResort;

/// Rules of a best of that can be played.
TieRules someBestOf(Generator &generator)
{
    TieRules rules;
    rules.legs = 3 + 2 * int(generator.below(3));
    rules.levelMatch = static_cast<LevelMatch>(generator.below(3));
    rules.homeOrder = static_cast<TieRules::HomeOrder>(generator.below(2));
    rules.extraTime = static_cast<DecisionRules::ExtraTime>(generator.below(4));
    if (rules.levelMatch == LevelMatch::PlayedOut)
        return rules;
    rules.replays = int(generator.below(3));
    rules.lastResort =
        rules.replays > 0 && chance::oneIn(2, generator) ? LastResort::ShootOut : LastResort::Lots;
    return rules;
}

/// Who is at home in each match, as letters: F first, S second.
QByteArray homesOf(const TieRules &rules)
{
    const bool isInTurn = rules.homeOrder == TieRules::HomeOrder::Alternating || rules.legs == 3;
    return QByteArray(isInTurn ? "FSFSFSF" : "FFSSFSF").left(rules.legs);
}

/// What became of one match, seen from the team that the tie names first.
struct Met
{
    bool isPlayed = false;
    bool isWholeTie = false;
    std::optional<Side> winner;
    Score score;
};

Met metIn(const Competition &competition, int fixture, bool isFirstAtHome)
{
    const MatchReport *report = competition.report(fixture);
    const Ruling *ruling = competition.ruling(fixture);
    Met met;
    if (ruling != nullptr && ruling->isAward()) {
        const int goals = competition.definition().format.walkover.goals;
        met = {true, ruling->wholeTie, ruling->winner, {}};
        if (ruling->winner)
            (*ruling->winner == Side::Home ? met.score.home : met.score.away) = goals;
        if (ruling->score)
            met.score = *ruling->score;
    } else if (report != nullptr) {
        met = {true, false, report->winner, report->score};
    }
    if (!isFirstAtHome) {
        std::swap(met.score.home, met.score.away);
        if (met.winner)
            met.winner = opposite(*met.winner);
    }
    return met;
}

/// Who has won more in the end, however the matches left end; nothing where that is not said yet, or level.
std::optional<Side> certainWinner(int first, int second, int left, bool mayEndLevel)
{
    if (left == 0)
        return Score{first, second}.leader();
    const auto winner = certainWinner(first + 1, second, left - 1, mayEndLevel);
    if (!winner || winner != certainWinner(first, second + 1, left - 1, mayEndLevel) ||
        (mayEndLevel && winner != certainWinner(first, second, left - 1, mayEndLevel)))
        return std::nullopt;
    return winner;
}

/// Compares a tie with what its matches say, one after the other.
void compare(const Competition &competition, int tie)
{
    const TiePlan &plan = competition.plan().ties[at(tie)];
    const Progress now = progress(competition);
    const TieStatus &status = now.ties[at(tie)];
    const QByteArray homes = homesOf(plan.rules);
    const bool mayEndLevel = plan.rules.levelMatch != LevelMatch::PlayedOut;
    std::optional<Side> winner;
    std::optional<Side> byWalkover;
    TieDecision by = TieDecision::Open;
    Score wins;
    Score goals;
    bool isOpen = false;
    for (int leg = 0; leg < plan.rules.legs; ++leg) {
        const int fixture = plan.fixtures[at(leg)];
        const FixtureStatus &match = now.fixtures[at(fixture)];
        const bool isFirstAtHome = homes[leg] == 'F';
        const Met met = metIn(competition, fixture, isFirstAtHome);
        if (winner) {
            QCOMPARE(match.state, met.isPlayed ? FixtureState::InConflict : FixtureState::NotNeeded);
            continue;
        }
        QCOMPARE(match.teams[Side::Home], status.teams[isFirstAtHome ? Side::Home : Side::Away]);
        if (met.isWholeTie && !byWalkover)
            byWalkover = met.winner;
        if (met.isPlayed)
            QCOMPARE(match.state, FixtureState::Played);
        else if (byWalkover)
            QCOMPARE(match.state, FixtureState::NotNeeded);
        else
            // A later match may be given to one team for the whole tie.
            QVERIFY(match.state == (isOpen ? FixtureState::Waiting : FixtureState::Ready) ||
                    status.by == TieDecision::Walkover);
        isOpen = isOpen || !met.isPlayed || met.isWholeTie;
        if (isOpen)
            continue;
        wins.home += met.winner == Side::Home ? 1 : 0;
        wins.away += met.winner == Side::Away ? 1 : 0;
        goals.home += met.score.home;
        goals.away += met.score.away;
        winner = certainWinner(wins.home, wins.away, plan.rules.legs - 1 - leg, mayEndLevel);
        if (winner)
            by = TieDecision::Wins;
    }
    if (!winner && byWalkover) {
        winner = byWalkover;
        by = TieDecision::Walkover;
    } else if (!winner && !isOpen) {
        if (plan.rules.levelMatch == LevelMatch::StandsThenGoals && goals.leader()) {
            winner = goals.leader();
            by = TieDecision::Score;
        }
        bool isFirstAtHome = homes[plan.rules.legs - 1] == 'F';
        for (int replay = 1; replay <= plan.rules.replays && !winner; ++replay) {
            isFirstAtHome = !isFirstAtHome;
            const Met met =
                metIn(competition, plan.fixtures[at(plan.rules.legs - 1 + replay)], isFirstAtHome);
            if (!met.isPlayed)
                break;
            winner = met.winner;
            by = winner ? TieDecision::Replay : TieDecision::Open;
        }
        for (const Lot &lot : competition.lots()) {
            if (lot.tie == plan.number && status.by == TieDecision::Lots) {
                winner = lot.order.front() == status.teams[Side::Home] ? Side::Home : Side::Away;
                by = TieDecision::Lots;
            }
        }
    }
    QCOMPARE(status.winner, winner);
    QCOMPARE(status.by, by);
    if (by == TieDecision::Wins || isOpen)
        QVERIFY(status.wins == wins);
}

/// Of a semi-final: played, corrected, taken out, or given to one team.
void change(Competition &competition, Generator &generator)
{
    const std::vector<int> &matches = competition.plan().ties[generator.below(2)].fixtures;
    const int index = matches[generator.below(static_cast<std::uint32_t>(matches.size()))];
    const int number = competition.fixtures()[at(index)].number;
    const Progress now = progress(competition);
    const FixtureStatus &status = now.fixtures[at(index)];
    const bool isReplay = competition.fixtures()[at(index)].replay > 0;
    const auto kind = generator.below(12);
    if (kind == 0) {
        competition.withdraw(index);
    } else if (kind == 1 && !isReplay && status.teams[Side::Home] >= 0) {
        Ruling walkover =
            cup::walkover(competition, number, chance::oneIn(2, generator) ? Side::Home : Side::Away);
        walkover.wholeTie = chance::oneIn(3, generator);
        (void)competition.rule(walkover);
    } else if (kind == 2) {
        (void)competition.rule(cup::ruling(competition, number, Ruling::Kind::Lifted));
    } else if (status.state == FixtureState::Ready || status.state == FixtureState::Played) {
        (void)competition.record(chance::settled(competition, now, index, generator));
    }
    if (chance::oneIn(4, generator))
        (void)chance::drawWhatIsDue(competition);
}

std::set<int> teamsPlaced(const Competition &competition)
{
    const Progress end = progress(competition);
    return {end.finalPlaces.begin(), end.finalPlaces.end()};
}

} // namespace

class PropertyBestOf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTieIsDecidedWhenNothingCanChangeIt()
    {
        int decided = 0;
        for (int run = 0; run < withoutLongRun(2000); ++run) {
            Generator generator(static_cast<std::uint64_t>(run));
            KnockoutOptions options;
            options.rules = someBestOf(generator);
            options.finalRules = TieRules{};
            Competition competition =
                chance::made(cupFormat(4, options).value(), static_cast<std::uint64_t>(run));
            for (int step = 0; step < 30; ++step) {
                change(competition, generator);
                for (const int tie : {0, 1}) {
                    compare(competition, tie);
                    if (QTest::currentTestFailed())
                        QFAIL(qPrintable(u"run %1, step %2, tie %3"_s.arg(run).arg(step).arg(tie)));
                }
            }
            decided += progress(competition).ties.front().winner ? 1 : 0;
            const auto again = competitionFromJson(toJson(competition));
            QVERIFY(again.has_value());
            QVERIFY(progress(*again) == progress(competition));
        }
        // Or the comparison would say little.
        QVERIFY(decided > withoutLongRun(2000) / 4);
    }

    void everyTeamHasItsPlace_data()
    {
        QTest::addColumn<bool>("inGroups");
        QTest::addColumn<int>("legs");
        for (const int legs : {1, 2, 3}) {
            QTest::addRow("knockout, %d", legs) << false << legs;
            QTest::addRow("groups, %d", legs) << true << legs;
        }
    }

    void everyTeamHasItsPlace()
    {
        QFETCH(bool, inGroups);
        QFETCH(int, legs);
        KnockoutOptions options;
        options.allPlaces = true;
        options.rules.legs = legs;
        for (int teams = inGroups ? 4 : 2; teams <= 64; teams += legs == 1 ? 1 : 5) {
            const Format format =
                (inGroups ? evenGroupsFormat(teams, {1, leagueRules(), options}) : cupFormat(teams, options))
                    .value();
            const Problems problems = validate(format);
            QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(problems.front().what.english()));
            QVERIFY(formatFromJson(toJson(format)).value() == format);
            QCOMPARE(teamCount(format), teams);
            QCOMPARE(format.finalPlaces.size(), static_cast<std::size_t>(teams));
            Competition competition = chance::made(format, static_cast<std::uint64_t>(teams));
            chance::playOut(competition, Generator(static_cast<std::uint64_t>(teams)));
            const std::set<int> placed = teamsPlaced(competition);
            QCOMPARE(placed.size(), static_cast<std::size_t>(teams));
            QCOMPARE(*placed.begin(), 0);
            // What is not a place in a bracket of its own is no match: between two there is a winner each
            // time.
            QVERIFY(progress(competition).finalPlaces.front() >= 0);
        }
    }
};

TOUCHLINE_TEST(PropertyBestOf)

} // namespace property_best_of

#include "property_best_of.moc"
