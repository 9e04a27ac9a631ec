// SPDX-License-Identifier: GPL-3.0-or-later
// The list of fixtures: its order, its headings, what it shows of a match.

#include "models/views/fixtures/fixture_actions.h"
#include "models/views/fixtures/fixture_model.h"
#include "models/views/fixtures/fixture_texts.h"
#include "tests/desktop/hands.h"
#include "tests/unit/competition/chance_results.h"
#include "tests/unit/competition/cup_builder.h"
#include "tests/unit/competition/league_builder.h"

namespace test_fixture_model {

using namespace touchline;

namespace {

using Model = FixtureModel;

CompetitionStatePtr stateOf(const Competition &competition)
{
    return std::make_shared<const CompetitionState>(competition);
}

QStringList headings(const Model &model)
{
    QStringList found;
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.isHeading(row))
            found << model.index(row, 0).data().toString();
    return found;
}

/// How often each fixture stands in the list, by index.
std::vector<int> counts(const Model &model, const Competition &competition)
{
    std::vector<int> counts(competition.fixtures().size());
    for (int row = 0; row < model.rowCount(); ++row)
        if (!model.isHeading(row))
            ++counts[static_cast<std::size_t>(model.fixtureAt(row))];
    return counts;
}

QString cell(const Model &model, const Competition &competition, int number, Model::Column column,
             int role = Qt::DisplayRole)
{
    const int index = competition.indexOfNumber(number);
    const int row = model.rowOf(competition.fixtures()[static_cast<std::size_t>(index)].id);
    return row < 0 ? u"not shown"_s : model.index(row, column).data(role).toString();
}

FixtureMark markOfNumber(const Competition &competition, int number)
{
    return markOf(*stateOf(competition), competition.indexOfNumber(number));
}

Ruling rulingOn(const Competition &competition, int number, Ruling::Kind kind)
{
    return rulingAbout(*stateOf(competition), competition.indexOfNumber(number), kind);
}

} // namespace

class TestFixtureModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void anEmptyListIsSound()
    {
        Model model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.nextToEnter(-1), -1);
        QCOMPARE(model.rowOf(QUuid::createUuid()), -1);
        model.setState(stateOf(cup::make("worldcup-32")));
        QVERIFY(model.rowCount() > 64);
        model.setState(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void everyFixtureStandsInItsSection_data()
    {
        QTest::addColumn<int>("order");
        QTest::addColumn<int>("times");
        QTest::newRow("matchday") << static_cast<int>(Model::Order::Matchday) << 1;
        QTest::newRow("group") << static_cast<int>(Model::Order::Group) << 1;
        QTest::newRow("team") << static_cast<int>(Model::Order::Team) << 2;
        QTest::newRow("date") << static_cast<int>(Model::Order::Date) << 1;
    }
    void everyFixtureStandsInItsSection()
    {
        QFETCH(int, order);
        QFETCH(int, times);
        Competition competition = cup::make("worldcup-32");
        cup::playOut(competition, Generator(7));
        Model model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setOrder(static_cast<Model::Order>(order));
        model.setState(stateOf(competition));
        for (const int count : counts(model, competition))
            QCOMPARE(count, times);
        QVERIFY(model.isHeading(0));
        // No heading without a match below it.
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.isHeading(row))
                QVERIFY(row + 1 < model.rowCount() && !model.isHeading(row + 1));
    }

    /// The only stage of a league needs no name.
    void aRoundIsNamedAsPeopleSayIt()
    {
        const CompetitionStatePtr cup = stateOf(cup::make("worldcup-32"));
        QCOMPARE(roundText(*cup, 0), u"group stage, matchday 1"_s);
        QCOMPARE(roundText(*cup, cup->competition.indexOfNumber(64)), u"final"_s);
        const CompetitionStatePtr league = stateOf(cup::make("league-6x1"));
        QCOMPARE(league->competition.definition().format.stages.size(), std::size_t{1});
        QCOMPARE(roundText(*league, 0), u"matchday 1"_s);
    }

    /// The third match of a best of 3 is not listed before it is needed.
    void aBestOfShowsWhatIsPlayed()
    {
        Competition competition = cup::make("cup-4-best-of-3");
        Model model;
        model.setState(stateOf(competition));
        const QStringList sure{u"Semi-finals, match 1 of 3"_s, u"Semi-finals, match 2 of 3"_s,
                               u"Final, match 1 of 3"_s, u"Final, match 2 of 3"_s};
        QCOMPARE(headings(model), sure);
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 3, {1, 0});
        model.setState(stateOf(competition));
        QVERIFY(headings(model).contains(u"Semi-finals, match 3 of 3"_s));
        cup::play(competition, 3, {0, 1});
        model.setState(stateOf(competition));
        QCOMPARE(headings(model), sure);
    }

    /// Each of its matches is a match of the table's matchday.
    void aBestOfInASwiss()
    {
        Competition competition = cup::make("swiss-4x2-best-of-3");
        chance::drawWhatIsDue(competition);
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 3, {1, 0});
        Model model;
        model.setState(stateOf(competition));
        QCOMPARE(headings(model), (QStringList{u"Matchday 1, match 1 of 3"_s, u"Matchday 1, match 2 of 3"_s,
                                               u"Matchday 1, match 3 of 3"_s, u"Matchday 2, match 1 of 3"_s,
                                               u"Matchday 2, match 2 of 3"_s}));
        QVERIFY(model.rowOf(competition.fixtures()[at(competition.indexOfNumber(5))].id) >= 0);
        QCOMPARE(model.rowOf(competition.fixtures()[at(competition.indexOfNumber(6))].id), -1);
    }

    /// A round has no match more than it has pairs of teams.
    void aSwissWithFewerTeams()
    {
        Competition competition = cup::make("swiss-6x3");
        TeamWithdrawal gone;
        for (const int team : {4, 5}) {
            gone.team = team;
            QVERIFY(competition.withdrawTeam(gone).has_value());
        }
        chance::drawWhatIsDue(competition);
        Model model;
        model.setState(stateOf(competition));
        for (const int match : {1, 2, 3})
            QCOMPARE(model.rowOf(competition.fixtures()[at(competition.indexOfNumber(match))].id) >= 0,
                     match < 3);
    }

    void headingsSayMatchdayGroupAndTeam()
    {
        const Competition competition = cup::make("worldcup-32");
        Model model;
        model.setState(stateOf(competition));
        QStringList found = headings(model);
        QCOMPARE(found.size(), 3 + 5);
        QCOMPARE(found.first(), u"Group stage, matchday 1"_s);
        QCOMPARE(found.at(2), u"Group stage, matchday 3"_s);
        QCOMPARE(found.last(), u"Final"_s);
        model.setOrder(Model::Order::Group);
        found = headings(model);
        QCOMPARE(found.first(), u"Group A"_s);
        QCOMPARE(found.at(7), u"Group H"_s);
        model.setOrder(Model::Order::Team);
        found = headings(model);
        QCOMPARE(found.size(), 32);
        QCOMPARE(found.first(), u"Team T01"_s);
        model.setOrder(Model::Order::Date);
        QCOMPARE(headings(model), QStringList{u"Day not known"_s});
    }

    void aHeadingCountsWhatIsPlayed()
    {
        Competition competition = cup::make("worldcup-32");
        Model model;
        model.setState(stateOf(competition));
        QCOMPARE(model.index(0, 0).data(Model::ProgressRole).toString(), u"0 of 16 played"_s);
        const int first = model.fixtureAt(1);
        cup::play(competition, competition.fixtures()[static_cast<std::size_t>(first)].number, {2, 1});
        model.setState(stateOf(competition));
        QCOMPARE(model.index(0, 0).data(Model::ProgressRole).toString(), u"1 of 16 played"_s);
    }

    /// What is given without being played, or counts for nothing since a team withdrew, is not played.
    void aHeadingTellsWalkoversAndVoidMatches()
    {
        const auto heading = [](const Competition &competition) {
            Model model;
            model.setState(stateOf(competition));
            return model.index(0, 0).data(Model::ProgressRole).toString();
        };
        Competition league = cup::makeLeague();
        Model model;
        model.setState(stateOf(league));
        const int first = model.fixtureAt(1);
        const PerSide<int> teams = progress(league).fixtures[static_cast<std::size_t>(first)].teams;
        Competition counted = league;
        QVERIFY(counted.withdrawTeam({teams[Side::Home], TeamWithdrawal::Results::Counted, {}, u"gone"_s, {}})
                    .has_value());
        // Without the window's language the plural is the source text.
        QVERIFY2(heading(counted).startsWith(u"0 of 4 played, 1 walkover"_s), qPrintable(heading(counted)));
        QVERIFY(league.withdrawTeam({teams[Side::Home], TeamWithdrawal::Results::Void, {}, u"gone"_s, {}})
                    .has_value());
        QCOMPARE(heading(league), u"0 of 3 played, 1 void"_s);
    }

    void datesAreInOrder()
    {
        CompetitionDefinition definition = cup::leagueDefinition();
        definition.calendar = {{1, QDate(2026, 5, 9), QTime(20, 45), {}, u"Park"_s, {}, {}},
                               {2, QDate(2026, 5, 9), QTime(15, 0), {}, {}, {}, {}},
                               {3, QDate(2026, 4, 2), {}, {}, {}, {}, {}}};
        const Competition competition = Competition::create(definition).value();
        Model model;
        model.setOrder(Model::Order::Date);
        model.setState(stateOf(competition));
        QCOMPARE(headings(model),
                 (QStringList{u"Thu 2 Apr 2026"_s, u"Sat 9 May 2026"_s, u"Day not known"_s}));
        QVERIFY(model.rowOf(competition.fixtures()[1].id) < model.rowOf(competition.fixtures()[0].id));
        QCOMPARE(cell(model, competition, 1, Model::WhenColumn), u"20:45"_s);
        QCOMPARE(cell(model, competition, 1, Model::WhenColumn, Qt::ToolTipRole),
                 u"Sat 9 May 2026 20:45\nPark"_s);
        model.setOrder(Model::Order::Matchday);
        QCOMPARE(cell(model, competition, 1, Model::WhenColumn), u"Sat 9 May 20:45"_s);
        // Within a matchday, a group or a team as they kick off.
        const auto rowOf = [&](int number) {
            return model.rowOf(
                competition.fixtures()[static_cast<std::size_t>(competition.indexOfNumber(number))].id);
        };
        QVERIFY(rowOf(3) < rowOf(2) && rowOf(2) < rowOf(1));
    }

    /// A round whose days do not follow the numbers of its matches.
    void groupsAndTeamsStandAsTheyArePlayed_data()
    {
        QTest::addColumn<int>("order");
        QTest::newRow("group") << static_cast<int>(Model::Order::Group);
        QTest::newRow("team") << static_cast<int>(Model::Order::Team);
    }
    void groupsAndTeamsStandAsTheyArePlayed()
    {
        QFETCH(int, order);
        CompetitionDefinition definition = cup::leagueDefinition();
        const int matches = static_cast<int>(Competition::create(definition).value().fixtures().size());
        for (int number = 1; number <= matches; ++number)
            definition.calendar.push_back(
                {number, QDate(2026, 5, 9).addDays(matches - number), {}, {}, {}, {}, {}});
        const Competition competition = Competition::create(definition).value();
        Model model;
        model.setOrder(static_cast<Model::Order>(order));
        model.setState(stateOf(competition));
        QDate before;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QDate day =
                model.isHeading(row) ? QDate() : competition.appointment(model.fixtureAt(row))->date;
            QVERIFY(model.isHeading(row) || !before.isValid() || before <= day);
            before = day;
        }
    }

    void aResultLeavesTheRowsWhereTheyAre()
    {
        Competition competition = cup::make("worldcup-32");
        Model model;
        model.setState(stateOf(competition));
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QSignalSpy news(&model, &QAbstractItemModel::dataChanged);
        cup::play(competition, 1, {3, 0});
        model.setState(stateOf(competition));
        QCOMPARE(resets.count(), 0);
        QCOMPARE(news.count(), 1);
        QCOMPARE(cell(model, competition, 1, Model::ScoreColumn), u"3–0"_s);
        QCOMPARE(cell(model, competition, 1, Model::MarkColumn), u"Played"_s);
        QVERIFY(cell(model, competition, 1, Model::HomeColumn, Model::IsWinnerRole) == u"true"_s);
        QVERIFY(cell(model, competition, 1, Model::AwayColumn, Model::IsWinnerRole) == u"false"_s);
    }

    void placesStandForTeamsThatAreNotKnown()
    {
        Competition competition = cup::make("worldcup-32");
        Model model;
        model.setState(stateOf(competition));
        QCOMPARE(cell(model, competition, 49, Model::HomeColumn), u"Winner of Group A"_s);
        QVERIFY(QUuid::fromString(cell(model, competition, 49, Model::HomeColumn, Model::TeamRole)).isNull());
        QCOMPARE(cell(model, competition, 49, Model::MarkColumn), u"Waiting"_s);
        cup::playGroupsInOrder(competition);
        model.setState(stateOf(competition));
        QVERIFY(cell(model, competition, 49, Model::HomeColumn).startsWith(u"Team T"_s));
        QCOMPARE(cell(model, competition, 49, Model::MarkColumn), u"To be played"_s);
    }

    void shootOutAndExtraTimeAreSaid()
    {
        Competition competition = cup::make("worldcup-32");
        cup::playGroupsInOrder(competition);
        cup::play(competition, 49, {1, 1});
        Model model;
        model.setState(stateOf(competition));
        QCOMPARE(cell(model, competition, 49, Model::ScoreColumn), u"1–1"_s);
        QCOMPARE(cell(model, competition, 49, Model::MarkColumn), u"4–3 on penalties"_s);
    }

    /// A match that does not count any more was played all the same.
    void aVoidMatchKeepsItsScore()
    {
        Competition competition = cup::make("worldcup-32");
        cup::play(competition, 1, {2, 1});
        for (const int number : {1, 2})
            QVERIFY(competition.rule(rulingOn(competition, number, Ruling::Kind::Annulled)).has_value());
        Model model;
        model.setState(stateOf(competition));
        QCOMPARE(cell(model, competition, 1, Model::ScoreColumn), u"2–1"_s);
        QCOMPARE(cell(model, competition, 1, Model::MarkColumn), u"Does not count"_s);
        QCOMPARE(cell(model, competition, 2, Model::ScoreColumn), u"v"_s);
    }

    void marksFollowReportsAndRulings()
    {
        Competition competition = cup::make("worldcup-32");
        QCOMPARE(markOfNumber(competition, 1), FixtureMark::Ready);
        QCOMPARE(markOfNumber(competition, 64), FixtureMark::Waiting);
        QVERIFY(competition.rule(rulingOn(competition, 1, Ruling::Kind::Postponed)).has_value());
        QCOMPARE(markOfNumber(competition, 1), FixtureMark::Postponed);
        QVERIFY(takesResult(*stateOf(competition), competition.indexOfNumber(1)));
        cup::play(competition, 1, {0, 0});
        QCOMPARE(markOfNumber(competition, 1), FixtureMark::Played);
        Ruling walkover = rulingOn(competition, 2, Ruling::Kind::Walkover);
        walkover.winner = Side::Away;
        QVERIFY(competition.rule(walkover).has_value());
        QCOMPARE(markOfNumber(competition, 2), FixtureMark::Walkover);
        QVERIFY(competition.rule(rulingOn(competition, 3, Ruling::Kind::Annulled)).has_value());
        QCOMPARE(markOfNumber(competition, 3), FixtureMark::Void);
        Ruling abandoned = rulingOn(competition, 4, Ruling::Kind::Abandoned);
        abandoned.abandonedAt = Score{1, 0};
        QVERIFY(competition.rule(abandoned).has_value());
        QCOMPARE(markOfNumber(competition, 4), FixtureMark::Undecided);
        abandoned.then = Ruling::Then::Awarded;
        abandoned.winner = Side::Home;
        QVERIFY(competition.rule(abandoned).has_value());
        QCOMPARE(markOfNumber(competition, 4), FixtureMark::Awarded);
        cup::play(competition, 5, {0, 2});
        Ruling award = rulingOn(competition, 5, Ruling::Kind::Walkover);
        award.winner = Side::Home;
        QVERIFY(competition.rule(award).has_value());
        QCOMPARE(markOfNumber(competition, 5), FixtureMark::Awarded);
        for (int mark = 0; mark < fixtureMarks; ++mark) {
            QVERIFY(!markWords(static_cast<FixtureMark>(mark)).isEmpty());
            QVERIFY(!markHelp(static_cast<FixtureMark>(mark)).isEmpty());
            QVERIFY(!markIcon(static_cast<FixtureMark>(mark)).isEmpty());
        }
    }

    void whatIsShownCanBeNarrowed()
    {
        Competition competition = cup::make("worldcup-32");
        cup::play(competition, 1, {2, 0});
        Model model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setState(stateOf(competition));
        const auto shown = [&] {
            const std::vector<int> all = counts(model, competition);
            return std::count(all.begin(), all.end(), 1);
        };
        QCOMPARE(shown(), 64);
        model.setShow(Model::Show::Open);
        QCOMPARE(shown(), 63);
        model.setShow(Model::Show::Played);
        QCOMPARE(shown(), 1);
        model.setShow(Model::Show::InConflict);
        QCOMPARE(shown(), 0);
        QCOMPARE(model.rowCount(), 0);
        model.setShow(Model::Show::All);
        model.setSearch(u"t07"_s);
        QCOMPARE(shown(), 3);
        model.setOrder(Model::Order::Team);
        QCOMPARE(headings(model), QStringList{u"Team T07"_s});
        // A matchday, whole: 1 is not 10.
        model.setOrder(Model::Order::Matchday);
        model.setSearch(u"Matchday 1"_s);
        int ofMatchday = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            if (!model.isHeading(row)) {
                ++ofMatchday;
                QCOMPARE(competition.fixtures()[static_cast<std::size_t>(model.fixtureAt(row))].round, 0);
            }
        QCOMPARE(ofMatchday, 16);
        // By teams too, where it names none of them.
        model.setOrder(Model::Order::Team);
        QCOMPARE(headings(model).size(), 32);
        model.setOrder(Model::Order::Matchday);
        model.setSearch(u"matchday 10"_s);
        QCOMPARE(model.rowCount(), 0);
        model.setSearch(u"final"_s);
        QCOMPARE(headings(model), QStringList{u"Final"_s});
        model.setSearch(u"nobody"_s);
        QCOMPARE(model.rowCount(), 0);
    }

    void theCursorGoesToWhatCanBeEntered()
    {
        Competition competition = cup::make("worldcup-32");
        Model model;
        model.setState(stateOf(competition));
        int row = model.nextToEnter(-1);
        std::set<int> seen;
        while (row >= 0) {
            QVERIFY(!model.isHeading(row));
            QVERIFY(model.index(row, 0).data(Model::TakesResultRole).toBool());
            QVERIFY(seen.insert(model.fixtureAt(row)).second);
            row = model.nextToEnter(row);
        }
        QCOMPARE(seen.size(), std::size_t{48});
    }

    /// Who types matchday after matchday is not put on a match of November in the middle of October.
    void theCursorGoesPastAPostponedMatch()
    {
        const Competition plan = cup::makeLeague();
        CompetitionDefinition definition = cup::leagueDefinition();
        for (const Fixture &fixture : plan.fixtures())
            definition.calendar.push_back(
                {fixture.number, QDate(2026, 10, 3).addDays(qint64{7} * fixture.round), {}, {}, {}, {}, {}});
        Competition competition = Competition::create(std::move(definition)).value();
        const auto numberAt = [&competition](const Model &model, int row) {
            return competition.fixtures()[static_cast<std::size_t>(model.fixtureAt(row))].number;
        };
        Model model;
        model.setState(stateOf(competition));
        const int first = model.nextToEnter(-1);
        const int second = model.nextToEnter(first);
        const int third = model.nextToEnter(second);
        const int moved = numberAt(model, second);
        const int after = numberAt(model, third);
        for (const QDate day : {QDate(2026, 11, 25), QDate()}) {
            Ruling ruling = rulingOn(competition, moved, Ruling::Kind::Postponed);
            ruling.newDate = day;
            QVERIFY(competition.rule(ruling).has_value());
            model.setState(stateOf(competition));
            QCOMPARE(numberAt(model, model.nextToEnter(model.nextToEnter(-1))), after);
        }
        // Nor does a list begin with it.
        Ruling ruling =
            rulingOn(competition, numberAt(model, model.nextToEnter(-1)), Ruling::Kind::Postponed);
        QVERIFY(competition.rule(ruling).has_value());
        model.setState(stateOf(competition));
        QCOMPARE(numberAt(model, model.nextToEnter(-1)), after);
        // Once nothing is played before it, it is its turn.
        std::set<int> seen;
        for (int row = model.nextToEnter(-1); row >= 0; row = model.nextToEnter(-1)) {
            const int number = numberAt(model, row);
            QVERIFY(seen.insert(number).second);
            cup::play(competition, number, {1, 0});
            model.setState(stateOf(competition));
        }
        // The play-off waits for lots.
        QCOMPARE(seen.size(), std::size_t{12});
    }

    void onlyScoresThatAreDueCanBeTyped()
    {
        Competition competition = cup::make("worldcup-32");
        cup::play(competition, 1, {1, 0});
        Model model;
        model.setState(stateOf(competition));
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < Model::columns; ++column) {
                const bool isEditable = (model.flags(model.index(row, column)) & Qt::ItemIsEditable) != 0;
                const bool isDue = column == Model::ScoreColumn && !model.isHeading(row) &&
                                   takesResult(*model.state(), model.fixtureAt(row));
                QCOMPARE(isEditable, isDue);
            }
        QVERIFY((model.flags(model.index(0, 0)) & Qt::ItemIsEnabled) == 0);
    }

    void replaysAppearWhenTheyAreNeeded()
    {
        Competition competition = cup::make("worldcup-1938");
        Model model;
        model.setState(stateOf(competition));
        int replay = -1;
        for (const Fixture &fixture : competition.fixtures())
            if (fixture.replay == 1 && fixture.round == 0 && replay < 0)
                replay = fixture.number;
        QVERIFY(replay > 0);
        QCOMPARE(cell(model, competition, replay, Model::NumberColumn), u"not shown"_s);
        const Fixture &fixture =
            competition.fixtures()[static_cast<std::size_t>(competition.indexOfNumber(replay))];
        cup::play(competition, competition.plan().ties[static_cast<std::size_t>(fixture.tie)].number, {1, 1});
        model.setState(stateOf(competition));
        QCOMPARE(cell(model, competition, replay, Model::NumberColumn), QString::number(replay));
        QVERIFY(headings(model).contains(u"Round of 16, replays"_s) ||
                headings(model).filter(u"replay"_s).size() == 1);
    }

    void aLongListIsBuiltAtOnce()
    {
        // The largest group with every leg that a format may have.
        CompetitionDefinition definition = cup::leagueDefinition();
        auto &stage = std::get<RoundRobinStage>(definition.format.stages.front().plan);
        definition.format.stages.resize(1);
        definition.format.finalPlaces.clear();
        definition.format.nextSeason.clear();
        stage.groups = {{u"League"_s, 48}};
        stage.legs = 6;
        definition.entrants = cup::entrants(48);
        definition.draw = serpentineDraw(definition.entrants, entrySizes(definition.format)).value();
        const auto made = Competition::create(definition);
        if (!made)
            QFAIL(qPrintable(made.error().message.english()));
        const CompetitionStatePtr state = stateOf(*made);
        QCOMPARE(made->fixtures().size(), std::size_t{48} * 47 / 2 * 6);
        Model model;
        for (const auto order :
             {Model::Order::Matchday, Model::Order::Group, Model::Order::Team, Model::Order::Date}) {
            model.setOrder(order);
            model.setState(state);
            int matches = 0;
            for (int row = 0; row < model.rowCount(); ++row)
                matches += model.isHeading(row) ? 0 : 1;
            // Below each of its two teams where the list goes by teams.
            const int times = order == Model::Order::Team ? 2 : 1;
            QCOMPARE(matches, times * static_cast<int>(made->fixtures().size()));
        }
    }
};

TOUCHLINE_TEST(TestFixtureModel)

} // namespace test_fixture_model

#include "test_fixture_model.moc"
