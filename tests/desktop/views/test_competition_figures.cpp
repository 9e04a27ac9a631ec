// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/home_side.h"
#include "models/views/competition_figures.h"
#include "models/views/tables/figure_words.h"
#include "tests/desktop/desktop_case.h"
#include "tests/unit/competition/cup_builder.h"

#include <numeric>

namespace test_competition_figures {

using namespace touchline;

namespace {

CompetitionStatePtr stateOf(const Competition &competition)
{
    return std::make_shared<const CompetitionState>(competition);
}

CompetitionStatePtr playedCup(const char *format, std::uint64_t seed)
{
    Competition competition = cup::make(format, seed);
    cup::playOut(competition, Generator(seed));
    return stateOf(competition);
}

/// A World Cup that the game has played, with scorers and cards.
CompetitionStatePtr playedWithTheGame(std::uint64_t seed)
{
    const QTemporaryDir folder;
    const QString path = testing::madeLeague(folder, {.seed = seed, .matchdays = 2});
    auto league = League::open(path, {u"Anna"_s, false, {}});
    if (!league)
        qFatal("the league cannot be opened");
    OpenLeague open(std::move(*league));
    return open.state(open.competitions().front().id).value();
}

std::vector<const MatchReport *> reportsOf(const Competition &competition)
{
    std::vector<const MatchReport *> reports;
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i)
        if (const MatchReport *report = competition.report(static_cast<int>(i)))
            reports.push_back(report);
    return reports;
}

int countOf(const MatchReport &report, Side side, std::initializer_list<ReportEventKind> kinds)
{
    return static_cast<int>(
        std::count_if(report.events.begin(), report.events.end(), [&](const ReportEvent &event) {
            return event.side == side && std::find(kinds.begin(), kinds.end(), event.kind) != kinds.end();
        }));
}

void formats()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<int>("seed");
    for (const char *format : {"worldcup-32", "league-20", "swiss-8x3", "apertura-6", "euro-24",
                               "double-elimination-8", "champions-2020"})
        for (const int seed : {1, 5, 9})
            if (formatTemplate(QString::fromLatin1(format)))
                QTest::addRow("%s, seed %d", format, seed) << QByteArray(format) << seed;
}

} // namespace

class TestCompetitionFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { testing::prepareDesktop(); }

    void nothingOfNothing()
    {
        const CompetitionFigures figures = competitionFigures(stateOf(cup::make("worldcup-32")));
        QVERIFY(figures.reports.empty());
        QVERIFY(figures.rounds.empty());
        QVERIFY(figures.teams.empty());
        QVERIFY(pointsOverTime(*figures.state, 0).empty());
        for (const FigureTable &table : {goalsTable(figures), formTable(figures), cardsTable(figures),
                                         playerCardsTable(figures), recordsTable(figures)})
            QVERIFY(table.rows.empty());
    }

    /// Every goal falls in one round; a round has no other's matches.
    void goalsOfRounds_data() { formats(); }
    void goalsOfRounds()
    {
        QFETCH(const QByteArray, format);
        QFETCH(const int, seed);
        const CompetitionStatePtr state = playedCup(format.constData(), static_cast<std::uint64_t>(seed));
        const CompetitionFigures figures = competitionFigures(state);
        const Competition &competition = state->competition;
        QVERIFY(!figures.rounds.empty());
        for (const RoundFigures &round : figures.rounds) {
            const Fixture &first = competition.fixtures()[static_cast<std::size_t>(round.fixture)];
            int matches = 0;
            int goals = 0;
            for (const Fixture &fixture : competition.fixtures()) {
                const MatchReport *report = competition.report(competition.indexOfNumber(fixture.number));
                const bool isSame = fixture.stage == first.stage && fixture.round == first.round &&
                                    fixture.isGroupMatch() == first.isGroupMatch() &&
                                    (fixture.table < 0) == (first.table < 0);
                if (report == nullptr || !isSame)
                    continue;
                ++matches;
                goals += report->score.home + report->score.away;
            }
            QCOMPARE(round.matches, matches);
            QCOMPARE(round.goals, goals);
        }
        int all = 0;
        for (const MatchReport *report : reportsOf(competition))
            all += report->score.home + report->score.away;
        QCOMPARE(figures.totals.goals, all);
        QCOMPARE(std::accumulate(figures.rounds.begin(), figures.rounds.end(), 0,
                                 [](int sum, const RoundFigures &round) { return sum + round.goals; }),
                 all);
    }

    /// Points of a team after each matchday, counted match by match from the rules' points.
    void pointsOverTimeEndInTheTable_data() { formats(); }
    void pointsOverTimeEndInTheTable()
    {
        QFETCH(const QByteArray, format);
        QFETCH(const int, seed);
        const CompetitionStatePtr state = playedCup(format.constData(), static_cast<std::uint64_t>(seed));
        const Competition &competition = state->competition;
        for (const int table : tablesWithMatches(competition)) {
            const auto index = static_cast<std::size_t>(table);
            const std::vector<PointsLine> lines = pointsOverTime(*state, table);
            const GroupTable &group = state->now.tables[index];
            QCOMPARE(lines.size(), group.table.rows.size());
            const PointsScheme &scheme = competition.tables()[index].rules->points;
            for (std::size_t row = 0; row < lines.size(); ++row) {
                QCOMPARE(lines[row].team, group.teamOfRow(row));
                QCOMPARE(lines[row].points.back(), group.table.rows[row].tally.points);
                for (std::size_t day = 1; day < lines[row].points.size(); ++day) {
                    TablePoints won = 0;
                    for (const int fixture : competition.plan().fixturesOfTable[index]) {
                        const MatchReport *report = competition.report(fixture);
                        if (report == nullptr ||
                            competition.fixtures()[static_cast<std::size_t>(fixture)].round + 1 !=
                                static_cast<int>(day))
                            continue;
                        for (const Side side : bothSides)
                            if (competition.indexOfTeam(report->teams[side].team) == lines[row].team)
                                won += report->score.home == report->score.away ? scheme.draw
                                       : report->score.leader() == side         ? scheme.win
                                                                                : scheme.defeat;
                    }
                    // No scheme of these formats has other points for wins after extra time.
                    if (!scheme.extraTime && !scheme.shootOut)
                        QCOMPARE(lines[row].points[day] - lines[row].points[day - 1], won);
                }
            }
        }
    }

    void deductionsStandAtTheBeginning()
    {
        Competition competition = cup::make("league-6");
        for (const int number : {1, 2, 3})
            cup::play(competition, number, {2, 0});
        const int team = stateOf(competition)->now.tables[0].teamOfRow(0);
        QVERIFY(competition.addDeduction({0, team, 4, u"a wrong line-up"_s}));
        const CompetitionStatePtr state = stateOf(competition);
        const std::vector<PointsLine> lines = pointsOverTime(*state, 0);
        const auto line = std::find_if(lines.begin(), lines.end(),
                                       [team](const PointsLine &one) { return one.team == team; });
        QVERIFY(line != lines.end());
        QCOMPARE(line->points, (std::vector<TablePoints>{-4, -1}));
    }

    /// Home, away and form of every team, from the reports alone.
    void groundsAndForm_data() { formats(); }
    void groundsAndForm()
    {
        QFETCH(const QByteArray, format);
        QFETCH(const int, seed);
        const CompetitionStatePtr state = playedCup(format.constData(), static_cast<std::uint64_t>(seed));
        const Competition &competition = state->competition;
        const CompetitionFigures figures = competitionFigures(state);
        GroundFigures grounds;
        for (const TeamStatistics &team : figures.teams) {
            int home = 0;
            int away = 0;
            int played = 0;
            int homeGoals = 0;
            std::vector<Outcome> outcomes;
            for (std::size_t i = 0; i < competition.fixtures().size(); ++i) {
                const MatchReport *report = competition.report(static_cast<int>(i));
                for (const Side side : bothSides) {
                    if (report == nullptr || report->teams[side].team != team.team)
                        continue;
                    ++played;
                    outcomes.push_back(outcomeOf(*report, side));
                    const auto ground =
                        homeSide(competition.definition(), competition.fixtures()[i],
                                 state->now.fixtures[i].teams, competition.appointment(static_cast<int>(i)));
                    home += ground == side ? 1 : 0;
                    away += ground == opposite(side) ? 1 : 0;
                    homeGoals += ground == side ? report->score.of(side) : 0;
                }
            }
            QCOMPARE(team.all.played, played);
            QCOMPARE(team.home.played, home);
            QCOMPARE(team.away.played, away);
            QCOMPARE(team.home.goalsFor, homeGoals);
            outcomes.erase(outcomes.begin(), outcomes.size() > 5 ? outcomes.end() - 5 : outcomes.begin());
            QCOMPARE(team.form, outcomes);
            grounds.homeWins += team.home.won;
            grounds.awayWins += team.away.won;
            grounds.draws += team.home.drawn;
        }
        QCOMPARE(figures.grounds.homeWins, grounds.homeWins);
        QCOMPARE(figures.grounds.awayWins, grounds.awayWins);
        QCOMPARE(figures.grounds.draws, grounds.draws);
        QCOMPARE(figures.grounds.matches() + figures.grounds.neutral,
                 static_cast<int>(reportsOf(competition).size()));
    }

    void cardsAndScorers_data()
    {
        QTest::addColumn<int>("seed");
        for (const int seed : {3, 4})
            QTest::addRow("seed %d", seed) << seed;
    }
    void cardsAndScorers()
    {
        QFETCH(const int, seed);
        const CompetitionStatePtr state = playedWithTheGame(static_cast<std::uint64_t>(seed));
        const CompetitionFigures figures = competitionFigures(state);
        const std::vector<const MatchReport *> reports = reportsOf(state->competition);
        QVERIFY(!reports.empty());
        int yellow = 0;
        int goals = 0;
        for (const TeamStatistics &team : figures.teams) {
            CardCount cards;
            for (const MatchReport *report : reports)
                for (const Side side : bothSides) {
                    if (report->teams[side].team != team.team)
                        continue;
                    cards.yellow += countOf(*report, side, {ReportEventKind::Yellow});
                    cards.secondYellow += countOf(*report, side, {ReportEventKind::SecondYellow});
                    cards.red += countOf(*report, side, {ReportEventKind::Red});
                    goals += countOf(*report, side, {ReportEventKind::Goal, ReportEventKind::PenaltyGoal});
                }
            QCOMPARE(team.cards, cards);
            yellow += cards.yellow;
        }
        QVERIFY(yellow > 0);
        QCOMPARE(figures.totals.cards.yellow, yellow);
        QCOMPARE(std::accumulate(figures.scorers.begin(), figures.scorers.end(), 0,
                                 [](int sum, const Scorer &scorer) { return sum + scorer.goals; }),
                 goals);
        const std::vector<const TeamStatistics *> order = teamsByCards(figures);
        QCOMPARE(order.size(), figures.teams.size());
        const auto all = [](const TeamStatistics *team) {
            return team->cards.yellow + team->cards.sendingsOff();
        };
        QVERIFY(std::is_sorted(order.begin(), order.end(),
                               [&](const auto *a, const auto *b) { return all(a) > all(b); }));
    }

    void recordsAreTheLargest()
    {
        for (const std::uint64_t seed : {2U, 6U, 11U}) {
            const CompetitionStatePtr state = playedCup("league-10", seed);
            const CompetitionFigures figures = competitionFigures(state);
            int margin = 0;
            int goals = 0;
            for (const MatchReport *report : reportsOf(state->competition)) {
                margin = std::max(margin, std::abs(report->score.home - report->score.away));
                goals = std::max(goals, report->score.home + report->score.away);
            }
            int unbeaten = 0;
            for (const TeamStatistics &team : figures.teams) {
                int run = 0;
                for (const MatchReport *report : reportsOf(state->competition))
                    for (const Side side : bothSides)
                        if (report->teams[side].team == team.team) {
                            run = report->winner == opposite(side) ? 0 : run + 1;
                            unbeaten = std::max(unbeaten, run);
                        }
            }
            QMap<QString, QString> told;
            for (const FigureRow &row : recordsTable(figures).rows)
                if (!row.cells[1].isEmpty())
                    told[row.cells[0]] = row.cells[1];
            QCOMPARE(told.value(u"Biggest win"_s), u"+%1"_s.arg(margin));
            QCOMPARE(told.value(u"Most goals in a match"_s), QString::number(goals));
            QCOMPARE(told.value(u"Longest unbeaten"_s), QString::number(unbeaten));
        }
    }

    void theModelOfFiguresIsAModel()
    {
        const CompetitionFigures figures = competitionFigures(playedCup("league-6", 3));
        FigureModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const FigureTable &table :
             {goalsTable(figures), formTable(figures), recordsTable(figures),
              pointsTable(figures.state->competition, pointsOverTime(*figures.state, 0))}) {
            model.setTable(table, {});
            QCOMPARE(model.rowCount(), static_cast<int>(table.rows.size()));
            QVERIFY(model.rowCount() > 0);
            for (const FigureRow &row : table.rows)
                QCOMPARE(row.cells.size(), static_cast<qsizetype>(table.columns.size()));
        }
    }

    /// A short heading says what it is short for; one that is a word already says itself.
    void everyHeadingSaysWhatItIs()
    {
        FigureTable table;
        table.columns = {{u"P"_s, u"Played"_s}, {u"Team"_s, {}}};
        FigureModel model;
        model.setTable(table, {});
        for (const int role : {static_cast<int>(Qt::ToolTipRole), static_cast<int>(Qt::AccessibleTextRole)}) {
            QCOMPARE(model.headerData(0, Qt::Horizontal, role).toString(), u"Played"_s);
            QCOMPARE(model.headerData(1, Qt::Horizontal, role).toString(), u"Team"_s);
        }
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), u"P"_s);
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), u"Team"_s);
        QVERIFY(!model.headerData(2, Qt::Horizontal, Qt::DisplayRole).isValid());
        QVERIFY(!model.headerData(-1, Qt::Horizontal, Qt::DisplayRole).isValid());
        QVERIFY(!model.headerData(0, Qt::Vertical, Qt::DisplayRole).isValid());
    }

    /// 2,450 matches: all of it, and what the page shows of it.
    void largeLeaguesAreQuick()
    {
        Competition competition = cup::make("league-50");
        const Competition &plan = competition;
        Generator generator(1);
        for (const Fixture &fixture : plan.fixtures()) {
            MatchReport report;
            report.id = QUuid::createUuidV5(fixture.id, u"report"_s);
            report.fixture = fixture.id;
            report.completeness = Completeness::Score;
            const auto index = static_cast<std::size_t>(plan.indexOfNumber(fixture.number));
            static const Progress now = progress(plan);
            for (const Side side : bothSides) {
                const Entrant &team = plan.entrant(now.fixtures[index].teams[side]);
                report.teams[side] = {team.id, team.name, {}};
            }
            report.score = {cup::goals(generator), cup::goals(generator)};
            report.winner = report.score.leader();
            QVERIFY(competition.record(report));
        }
        const CompetitionStatePtr state = stateOf(competition);
        const CompetitionFigures figures = competitionFigures(state);
        const std::vector<PointsLine> lines = pointsOverTime(*state, 0);
        const FigureTable points = pointsTable(state->competition, lines);
        const FigureTable records = recordsTable(figures);
        QCOMPARE(figures.reports.size(), std::size_t(2450));
        QCOMPARE(points.rows.size(), std::size_t(50));
        QVERIFY(!records.rows.empty());
    }
};

TOUCHLINE_TEST(TestCompetitionFigures)

} // namespace test_competition_figures

#include "test_competition_figures.moc"
