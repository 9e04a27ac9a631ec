// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"

namespace test_competition {

using namespace touchline;

namespace {

/// The message with the problems behind it.
QString text(const Error &error)
{
    QStringList lines{error.message.english()};
    for (const Problem &problem : error.problems)
        lines.append(problem.where + u": "_s + problem.what.english());
    return lines.join(QLatin1Char('\n'));
}

/// Group A with all four teams level in everything: six draws without goals. The other groups are played in
/// order.
Competition withLevelGroupA()
{
    Competition competition = cup::make("worldcup-32");
    cup::playGroupsInOrder(competition);
    for (const Fixture &fixture : competition.fixtures()) {
        if (fixture.table == 0)
            cup::play(competition, fixture.number, {0, 0});
    }
    return competition;
}

QString places(const Competition &competition)
{
    QStringList names;
    for (const int team : progress(competition).finalPlaces)
        names.append(cup::name(competition, team));
    return names.join(QLatin1Char(' '));
}

} // namespace

class TestCompetition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beginsWithTheGroups()
    {
        const Competition competition = cup::make("worldcup-32");
        const Progress now = progress(competition);
        QCOMPARE(fixturesIn(FixtureState::Ready, now).size(), std::size_t{48});
        QCOMPARE(fixturesIn(FixtureState::Waiting, now).size(), std::size_t{16});
        QCOMPARE(cup::pairing(competition, 1), u"T01-T16"_s);
        QCOMPARE(cup::pairing(competition, 49), u"-"
                                                "--"_s);
        QCOMPARE(places(competition), u"- - - -"_s);
        QCOMPARE(now.tables.size(), std::size_t{8});
    }

    void theBracketFillsFromTheTables()
    {
        Competition competition = cup::make("worldcup-32");
        cup::playGroupsInOrder(competition);
        // Serpentine: group A has 1, 16, 17, 32; group B 2, 15, 18, 31.
        QCOMPARE(cup::pairing(competition, 49), u"T01-T15"_s);
        QCOMPARE(cup::pairing(competition, 53), u"T02-T16"_s);
        QCOMPARE(cup::pairing(competition, 57), u"---"_s);
        for (int number = 49; number <= 62; ++number)
            cup::play(competition, number, {1, 0});
        QCOMPARE(cup::pairing(competition, 57), u"T01-T03"_s);
        QCOMPARE(cup::pairing(competition, 63), u"T05-T06"_s);
        QCOMPARE(cup::pairing(competition, 64), u"T01-T02"_s);
        cup::play(competition, 63, {2, 2}); // on penalties
        cup::play(competition, 64, {0, 3});
        QCOMPARE(places(competition), u"T02 T01 T05 T06"_s);
        QVERIFY(fixturesIn(FixtureState::Ready, progress(competition)).empty());
    }

    void aGroupFillsTheBracketOnlyWhenItIsComplete()
    {
        Competition competition = cup::make("worldcup-32");
        cup::playGroupsInOrder(competition);
        competition.withdraw(competition.indexOfNumber(33)); // the last but one of group A
        QCOMPARE(cup::pairing(competition, 49), u"--T15"_s);
        QVERIFY(cup::state(competition, 49) == FixtureState::Waiting);
        QVERIFY(cup::state(competition, 33) == FixtureState::Ready);
    }

    void lotsDecideAndAreKept()
    {
        Competition competition = withLevelGroupA();
        QCOMPARE(cup::pairing(competition, 49), u"--T15"_s);
        const std::vector<Lot> lots = drawLots(competition, progress(competition));
        QCOMPARE(lots.size(), std::size_t{1});
        QCOMPARE(lots[0].table, 0);
        QCOMPARE(lots[0].order.size(), std::size_t{4});
        QVERIFY(lots == drawLots(competition, progress(competition)));
        QVERIFY(competition.addLot(lots[0]).has_value());
        QVERIFY(drawLots(competition, progress(competition)).empty());
        QCOMPARE(cup::pairing(competition, 49), cup::name(competition, lots[0].order[0]) + u"-T15"_s);
    }

    void lotsMustBeOfOneGroup()
    {
        Competition competition = cup::make("worldcup-32");
        QVERIFY(!competition.addLot({0, {0}}));
        QVERIFY(!competition.addLot({0, {0, 0}}));
        QVERIFY(!competition.addLot({0, {0, 1}}));
        QVERIFY(!competition.addLot({9, {0, 15}}));
        QVERIFY(competition.addLot({0, {15, 0}}).has_value());
    }

    void aCorrectedGroupResultChangesTheBracket()
    {
        Competition competition = cup::make("worldcup-32");
        cup::playGroupsInOrder(competition);
        for (int number = 49; number <= 64; ++number)
            cup::play(competition, number, {1, 0});
        const Competition before = competition;
        // Group A, first against second: now T16 won, and is first.
        cup::play(competition, 1, {0, 1});
        QCOMPARE(cup::pairing(competition, 49), u"T16-T15"_s);
        QCOMPARE(cup::pairing(competition, 53), u"T02-T01"_s);
        for (const int number : {49, 53, 57, 61, 62, 64})
            QVERIFY2(cup::state(competition, number) == FixtureState::InConflict,
                     qPrintable(QString::number(number)));
        QVERIFY(cup::state(competition, 50) == FixtureState::Played);
        QVERIFY(competition.report(competition.indexOfNumber(49)) != nullptr); // nothing disappears
        QCOMPARE(places(competition), u"- - - -"_s);
        cup::play(competition, 1, {1, 0}); // and back
        QVERIFY(competition == before);
        QCOMPARE(fixturesIn(FixtureState::Played, progress(competition)).size(), std::size_t{64});
    }

    void correctedScoreWithTheSameTeamsLeavesTheRestAlone()
    {
        Competition competition = cup::make("worldcup-32");
        cup::playOut(competition, Generator(3));
        const Progress before = progress(competition);
        const int index = competition.indexOfNumber(64);
        const Side winner = competition.report(index)->winner.value();
        cup::play(competition, 64, winner == Side::Home ? Score{7, 0} : Score{0, 7});
        Progress after = progress(competition);
        QVERIFY(after.ties.back().winner == before.ties.back().winner);
        after.ties.back() = before.ties.back();
        QVERIFY(after == before);
    }

    void reportsAreRefused()
    {
        Competition competition = cup::make("worldcup-32");
        MatchReport stranger = cup::report(competition, 1, {1, 0});
        stranger.fixture = QUuid::createUuid();
        QVERIFY(competition.record(stranger).error().fault == Fault::NotFound);

        const auto tooEarly = competition.record(cup::report(competition, 49, {1, 0}));
        QVERIFY(tooEarly.error().fault == Fault::Refused);
        QVERIFY(text(tooEarly.error()).contains(u"not known yet"_s));

        MatchReport swapped = cup::report(competition, 1, {1, 0});
        std::swap(swapped.teams[Side::Home], swapped.teams[Side::Away]);
        QVERIFY(competition.record(swapped).error().fault == Fault::Refused);

        MatchReport impossible = cup::report(competition, 1, {1, 0});
        impossible.score.home = -1;
        QVERIFY(competition.record(impossible).error().fault == Fault::BadInput);
        QVERIFY(competition == cup::make("worldcup-32"));
    }

    void aTieNeedsAWinner() // ATCS 9.3, R59
    {
        Competition competition = cup::make("worldcup-32");
        cup::playGroupsInOrder(competition);
        MatchReport level = cup::report(competition, 49, {1, 1});
        level.winner.reset();
        level.extraTime.reset();
        level.shootOut.reset();
        level.decidedBy = DecidedBy::NinetyMinutes;
        QVERIFY(competition.record(level).error().fault == Fault::BadInput);
        QVERIFY(cup::state(competition, 49) == FixtureState::Ready);
    }

    void matchesWithoutScoreMakeATable() // R48
    {
        Competition competition = cup::make("worldcup-32");
        cup::playGroupsInOrder(competition);
        MatchReport winnerOnly = cup::report(competition, 1, {0, 0});
        winnerOnly.withoutScore = true;
        winnerOnly.winner = Side::Home;
        const auto recorded = competition.record(winnerOnly);
        QVERIFY2(recorded.has_value(), recorded ? "" : qPrintable(text(recorded.error())));
        const GroupTable group = progress(competition).tables[0];
        QVERIFY(group.table.withoutGoals);
        QCOMPARE(group.table.rows[0].tally.points, 9);
    }

    /// As in a telephone book, whatever accents a name has and whatever language the machine speaks.
    void levelTeamsStandInTheOrderOfTheirNames()
    {
        Competition made = cup::make("league-4");
        CompetitionDefinition definition = made.definition();
        const QStringList names{u"Zlín"_s, u"Çorum"_s, u"Śląsk"_s, u"Dinamo"_s};
        for (std::size_t i = 0; i < definition.entrants.size(); ++i)
            definition.entrants[i].name = names[static_cast<qsizetype>(i)];
        const Competition competition = Competition::create(definition).value();
        const GroupTable table = progress(competition).tables[0];
        QStringList shown;
        for (std::size_t row = 0; row < table.table.rows.size(); ++row)
            shown << competition.entrant(table.teamOfRow(row)).name;
        QCOMPARE(shown, QStringList({u"Çorum"_s, u"Dinamo"_s, u"Śląsk"_s, u"Zlín"_s}));
    }

    void definitionsAreChecked()
    {
        const CompetitionDefinition good = cup::make("worldcup-32").definition();
        CompetitionDefinition noId = good;
        noId.id = {};
        QCOMPARE(Competition::create(noId).error().problems.front().where, u"id"_s);
        CompetitionDefinition twice = good;
        twice.entrants[3].code = twice.entrants[2].code;
        QCOMPARE(Competition::create(twice).error().problems.front().where, u"entrants[3]"_s);
        CompetitionDefinition incomplete = good;
        incomplete.draw.steps.pop_back();
        QCOMPARE(Competition::create(incomplete).error().problems.front().where, u"draw.steps"_s);
        CompetitionDefinition broken = good;
        broken.format.finalPlaces.push_back({Slot::Kind::WinnerOf, -1, 99});
        QCOMPARE(Competition::create(broken).error().problems.front().where, u"format.final_places[4]"_s);
    }

    /// The play-offs of all groups come behind the last match of the groups, their replays behind them, and
    /// the next stage comes last: so they are listed, and so the computer plays them.
    void playOffsStandBehindTheirGroups()
    {
        Format format = cup::league(3);
        auto &stage = std::get<RoundRobinStage>(format.stages.front().plan);
        stage.groups = {{u"A"_s, 3}, {u"B"_s, 3}};
        stage.legs = 1;
        stage.playOffs = {1};
        stage.rules.tieBreaks = {TieBreak::Points, TieBreak::PlayOff, TieBreak::Lots};
        stage.playOffRules.replays = 2;
        stage.playOffRules.lastResort = TieRules::LastResort::Table;
        const Slot home{Slot::Kind::GroupPlace, 0, 1};
        const Slot away{Slot::Kind::GroupPlace, 1, 1};
        format.stages.push_back({u"knockout"_s, KnockoutStage{{{u"final"_s, {{7, home, away}}}}}});
        format.finalPlaces = {cup::winnerOf(7), cup::loserOf(7)};
        const Competition competition = cup::hold(format);
        QStringList order;
        for (const Fixture &fixture : competition.fixtures()) {
            if (fixture.isGroupMatch())
                order << QString::number(fixture.number);
            else if (fixture.table >= 0)
                order << u"%1 %2"_s.arg(competition.tables()[at(fixture.table)].name).arg(fixture.replay);
            else
                order << fixture.stageName;
        }
        QCOMPARE(order.join(u", "_s), u"1, 2, 3, 4, 5, 6, A 0, B 0, A 1, B 1, A 2, B 2, final"_s);
        // Nobody knows beforehand whether they are played: their numbers are behind all others.
        const auto &plan = competition.plan();
        QCOMPARE(competition.fixtures()[at(plan.ties[0].fixtures.front())].number, 8);
        QCOMPARE(competition.fixtures()[at(plan.ties[1].fixtures.back())].number, 13);
    }

    void sixtyFourTeamsPlayToTheEnd()
    {
        Competition competition = cup::make("worldcup-64");
        cup::playOut(competition, Generator(5));
        const Progress end = progress(competition);
        QCOMPARE(fixturesIn(FixtureState::Played, end).size(), std::size_t{128});
        for (const int team : end.finalPlaces)
            QVERIFY(team >= 0);
    }
};

TOUCHLINE_TEST(TestCompetition)

} // namespace test_competition

#include "test_competition.moc"
