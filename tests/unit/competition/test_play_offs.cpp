// SPDX-License-Identifier: GPL-3.0-or-later
// Play-ins, conferences, and a double elimination into which half of the teams come below.
#include "core/competition/competition_json.h"
#include "core/competition/editions/season.h"
#include "core/competition/templates/format_builders.h"
#include "core/competition/templates/templates.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/chance_results.h"

#include <map>
#include <set>

namespace test_play_offs {

using namespace touchline;
using namespace touchline::testing;

namespace {

QString problemsOf(const Format &format)
{
    QStringList lines;
    for (const Problems &found : {validate(format), looseEnds(format)})
        for (const Problem &problem : found)
            lines << problem.where + u": "_s + problem.what.english();
    return lines.join(u'\n');
}

/// "play-in: 91 7v8, 92 9v10": by name of the round.
QStringList rounds(const Format &format)
{
    const SlotNames names = slotNames(format);
    QStringList lines;
    for (const Stage &stage : format.stages)
        if (const auto *knockout = std::get_if<KnockoutStage>(&stage.plan))
            for (const KnockoutRound &round : knockout->rounds) {
                QStringList ties;
                for (const KnockoutTie &tie : round.ties)
                    ties << u"%1 %2 v %3"_s.arg(QString::number(tie.match), slotText(tie.home, names),
                                                slotText(tie.away, names));
                lines << round.name + u": "_s + ties.join(u", "_s);
            }
    return lines;
}

QString message(const Result<Format> &format)
{
    return format ? u"valid"_s : format.error().message.english();
}

/// By entrant: how many ties it has lost.
std::vector<int> defeats(const Competition &competition)
{
    std::vector<int> lost(competition.definition().entrants.size(), 0);
    const Progress now = progress(competition);
    for (const TieStatus &tie : now.ties)
        if (tie.winner && tie.by != TieDecision::NotPlayed)
            ++lost[at(tie.teams[opposite(*tie.winner)])];
    return lost;
}

struct Meetings
{
    int home = 0;
    int away = 0;
};

/// In which round each place of the season meets whom, counted by hand.
std::map<std::pair<int, int>, Meetings> meetingsIn(const GroupPlan &season)
{
    std::map<std::pair<int, int>, Meetings> met;
    for (const auto &round : season.fixtures)
        for (const NumberedPairing &one : round) {
            ++met[{one.pairing.home, one.pairing.away}].home;
            ++met[{one.pairing.away, one.pairing.home}].away;
        }
    return met;
}

/// What the reports say of one team, whatever tables there are.
Tally tallyFromReports(const Competition &competition, int team)
{
    Tally tally;
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i) {
        const CountedResult *result = competition.result(static_cast<int>(i));
        if (result == nullptr || !competition.fixtures()[i].isGroupMatch())
            continue;
        for (const Side side : bothSides) {
            if (result->teams[side] != team)
                continue;
            const int scored = side == Side::Home ? result->score.home : result->score.away;
            const int conceded = result->score.home + result->score.away - scored;
            ++tally.played;
            tally.won += scored > conceded ? 1 : 0;
            tally.drawn += scored == conceded ? 1 : 0;
            tally.lost += scored < conceded ? 1 : 0;
            tally.goalsFor += scored;
            tally.goalsAgainst += conceded;
            tally.points += scored > conceded ? 3 : scored == conceded ? 1 : 0;
        }
    }
    return tally;
}

} // namespace

class TestPlayOffs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sevenMeetsEightAndHasASecondChance()
    {
        const Format format = leaguePlayInFormat(10, 1).value();
        QCOMPARE(
            rounds(format),
            (QStringList{u"play-in: 46 7 League v 8 League, 47 9 League v 10 League"_s,
                         u"play-in, last place: 48 L46 v W47"_s,
                         u"quarter-finals: 49 1 League v W48, 50 4 League v 5 League, 51 2 League v W46, "
                         "52 3 League v 6 League"_s,
                         u"semi-finals: 53 W49 v W50, 54 W51 v W52"_s, u"final: 55 W53 v W54"_s}));
        QVERIFY(std::get<KnockoutStage>(format.stages[1].plan).rounds.front().ties[1].loserOut);
        QCOMPARE(rounds(leaguePlayInFormat(4).value()),
                 (QStringList{u"play-in: 13 1 League v 2 League, 14 3 League v 4 League"_s,
                              u"play-in, last place: 15 L13 v W14"_s, u"final: 16 W13 v W15"_s}));
        QCOMPARE(message(leaguePlayInFormat(3)),
                 u"A league with a play-in has from 4 to 256 teams, not 3."_s);
    }

    void everyNumberHasAPlayIn()
    {
        for (int teams = fewestOfPlayIn; teams <= 40; ++teams) {
            const auto format = formatTemplate(u"league-%1-play-in"_s.arg(teams));
            QVERIFY2(format.has_value(), qPrintable(message(format)));
            QCOMPARE(problemsOf(*format), QString());
        }
    }

    /// The last of the play-in is out, and who lost 7 v 8 may still be champion.
    void aPlayInIsPlayedOut()
    {
        Competition competition = chance::made(leaguePlayInFormat(12, 1).value());
        chance::playOut(competition, Generator(3));
        const Progress end = progress(competition);
        QVERIFY(end.finalPlaces[0] >= 0 && end.finalPlaces[1] >= 0);
        const std::vector<int> lost = defeats(competition);
        const GroupTable &league = end.tables.front();
        for (std::size_t row = 0; row < 12; ++row) {
            const int most = row == 6 || row == 7 ? 2 : 1;
            QVERIFY(lost[at(league.teamOfRow(row))] <= most);
            QVERIFY(row < 10 || lost[at(league.teamOfRow(row))] == 0);
        }
    }

    void everybodyMeetsTheOwnConferenceTwiceAndTheOtherOnce()
    {
        for (int size = smallestGroup; size <= 33; ++size) {
            const auto made = conferencesFormat(size);
            QVERIFY2(made.has_value(), qPrintable(message(made)));
            QCOMPARE(problemsOf(*made), QString());
            const GroupPlan &season = std::get<RoundRobinStage>(made->stages.front().plan).groups.front();
            QCOMPARE(season.fixtures.size(), at(size % 2 == 0 ? 2 * (size - 1) + size : 3 * size - 2));
            for (const auto &round : season.fixtures) {
                std::set<int> playing;
                for (const NumberedPairing &one : round) {
                    QVERIFY(playing.insert(one.pairing.home).second);
                    QVERIFY(playing.insert(one.pairing.away).second);
                }
                // Odd conferences too leave nobody over.
                QVERIFY(size % 2 == 0 || playing.size() == at(2 * size));
            }
            auto met = meetingsIn(season);
            for (int one = 0; one < 2 * size; ++one) {
                int surplus = 0;
                for (int other = 0; other < 2 * size; ++other) {
                    if (one == other)
                        continue;
                    const Meetings &pair = met[{one, other}];
                    const bool isOwn = (one < size) == (other < size);
                    QCOMPARE(pair.home + pair.away, isOwn ? 2 : 1);
                    QVERIFY(!isOwn || pair.home == 1);
                    surplus += pair.home - pair.away;
                }
                QVERIFY(std::abs(surplus) <= size % 2);
            }
        }
    }

    void crossMatchesCountInBothTables()
    {
        Competition competition = chance::made(conferencesFormat(5).value());
        chance::playOut(competition, Generator(9));
        const Progress end = progress(competition);
        QCOMPARE(end.tables.size(), std::size_t(3));
        for (std::size_t table = 1; table < 3; ++table) {
            QCOMPARE(end.tables[table].table.rows.size(), std::size_t(5));
            QVERIFY(end.tables[table].isComplete);
            for (std::size_t row = 0; row < 5; ++row) {
                const int team = end.tables[table].teamOfRow(row);
                QCOMPARE(team < 5, table == 1);
                QVERIFY(end.tables[table].table.rows[row].tally == tallyFromReports(competition, team));
            }
        }
        QCOMPARE(end.tables[1].table.rows.front().tally.played, 2 * 4 + 5);
        // The finalists come out of both.
        QVERIFY((end.finalPlaces[0] < 5) != (end.finalPlaces[1] < 5));
    }

    /// Level teams of a conference are told apart by their own matches, whatever the others did.
    void headToHeadIsAmongTheConference()
    {
        ConferenceOptions options;
        options.rules.tieBreaks = {TieBreak::Points, TieBreak::HeadToHeadPoints, TieBreak::Lots};
        Competition competition = chance::made(conferencesFormat(2, options).value());
        // The first of the East beats the second at home and draws away; its cross matches make up for it.
        const Progress now = progress(competition);
        for (const int fixture : competition.plan().fixturesOfTable.front()) {
            const PerSide<int> teams = now.fixtures[at(fixture)].teams;
            const auto isOf = [&teams](int team) {
                return teams[Side::Home] == team || teams[Side::Away] == team;
            };
            Score score{1, 1};
            if (isOf(0) && isOf(1))
                score = teams[Side::Home] == 0 ? Score{1, 0} : Score{0, 0};
            else if (isOf(0))
                score = teams[Side::Home] == 0 ? Score{0, 4} : Score{4, 0};
            else if (isOf(1))
                score = isOf(2) == (teams[Side::Home] == 1) ? Score{3, 0} : Score{0, 3};
            cup::play(competition, competition.fixtures()[at(fixture)].number, score);
        }
        const Progress end = progress(competition);
        const GroupTable &east = end.tables[1];
        QCOMPARE(east.table.rows[0].tally.points, east.table.rows[1].tally.points);
        QCOMPARE(east.teamOfRow(0), 0);
        QVERIFY(east.table.separations[0].by == TieBreak::HeadToHeadPoints);
    }

    void conferencesStayAsTheyAre()
    {
        Competition competition = chance::made(formatTemplate(u"conferences-4-play-in"_s).value());
        chance::playOut(competition, Generator(2));
        const auto next = nextSeason(competition);
        QVERIFY2(next.has_value(), qPrintable(next ? QString() : next.error().message.english()));
        const Competition again = Competition::create(*next).value();
        std::set<QString> east;
        const Progress now = progress(again);
        for (const int team : now.tables[1].teams)
            east.insert(again.entrant(team).code);
        QCOMPARE(east, (std::set<QString>{u"T01"_s, u"T02"_s, u"T03"_s, u"T04"_s}));
    }

    void conferencesThatAreNotPossible_data()
    {
        columns<QString, QString>();
        const auto row = [](const char *name, const char *problem) {
            QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(problem);
        };
        row("conferences-1", "A conference has from 2 to 64 teams, not 1.");
        row("conferences-65", "A conference has from 2 to 64 teams, not 65.");
        row("conferences-4-5", "A conference of 4 teams is too small for 5 in the play-offs or the play-in.");
        row("conferences-8-7-play-in",
            "A conference of 8 teams is too small for 9 in the play-offs or the play-in.");
        row("league-20-averages-1", "Averages are over 2 to 10 seasons, not over 1.");
        row("double-elimination-3-split", "A split double elimination has from 4 to 64 teams, not 3.");
        row("double-elimination-65-split", "A split double elimination has from 4 to 64 teams, not 65.");
    }
    void conferencesThatAreNotPossible()
    {
        const auto [name, problem] = row<QString, QString>();
        QCOMPARE(message(formatTemplate(name)), problem);
    }

    /// Files may have any table of some teams; a place of it stands there once.
    void aTableOfSomeTeams()
    {
        Format format = conferencesFormat(3).value();
        auto &east = std::get<TableStage>(format.stages[1].plan);
        east.members.back() = east.members.front();
        QVERIFY(problemsOf(format).contains(u"stages[1].members[2]: #1 is used in two places."_s));
        const auto again = formatFromJson(toJson(conferencesFormat(3).value()));
        QVERIFY(again.has_value());
        QVERIFY(*again == conferencesFormat(3).value());
    }

    void halfBeginsInTheLosersBracket()
    {
        const Format format = doubleEliminationFormat(8, {.isSplit = true}).value();
        QCOMPARE(problemsOf(format), QString());
        QCOMPARE(rounds(format),
                 (QStringList{u"winners' round 1: 3 #1 v #4, 4 #2 v #3"_s, u"winners' final: 8 W3 v W4"_s,
                              u"losers' round 1: 1 #5 v #8, 2 #6 v #7"_s,
                              u"losers' round 2: 5 L4 v W1, 6 L3 v W2"_s, u"losers' round 3: 7 W5 v W6"_s,
                              u"losers' final: 9 L8 v W7"_s, u"grand final: 10 W8 v W9"_s,
                              u"second grand final: 11 W10 v L10"_s}));
    }

    void whoBeginsBelowLosesOnce()
    {
        for (int teams = fewestOfSplit; teams <= mostOfSplit; ++teams)
            for (const char *more : {"", "-no-reset"}) {
                const QString name = u"double-elimination-%1-split"_s.arg(teams) + QString::fromLatin1(more);
                const Format format = formatTemplate(name).value();
                QCOMPARE(problemsOf(format), QString());
                Competition competition = chance::made(format, at(teams));
                chance::playOut(competition, Generator(at(teams)));
                const Progress end = progress(competition);
                const std::vector<int> lost = defeats(competition);
                for (int team = 0; team < teams; ++team) {
                    const int most = team < (teams + 1) / 2 ? 2 : 1;
                    QVERIFY2(lost[at(team)] <= most, qPrintable(name));
                    // Only who was in the last match is not out by defeats alone.
                    const bool isFinalist = team == end.finalPlaces[0] || team == end.finalPlaces[1];
                    QVERIFY2(isFinalist || lost[at(team)] == most, qPrintable(name));
                }
                const std::set<int> placed(end.finalPlaces.begin(), end.finalPlaces.end());
                QCOMPARE(placed.size(), end.finalPlaces.size());
                QVERIFY(*placed.begin() >= 0);
            }
    }
};

TOUCHLINE_TEST(TestPlayOffs)

} // namespace test_play_offs

#include "test_play_offs.moc"
