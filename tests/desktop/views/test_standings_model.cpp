// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/tables/standings_model.h"
#include "models/views/translated.h"
#include "models/words/competition/standings_words.h"
#include "tests/desktop/hands.h"
#include "tests/unit/competition/chance_results.h"
#include "tests/unit/competition/cup_builder.h"

namespace test_standings_model {

using namespace touchline;

namespace {

CompetitionStatePtr stateOf(const Competition &competition)
{
    return std::make_shared<const CompetitionState>(competition);
}

QString cell(const StandingsModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

/// The form of an entrant as a person counts it: all matches of those tables from the first to the last.
QString countedForm(const CompetitionState &state, const std::vector<int> &tables, int team)
{
    QString form;
    for (std::size_t i = 0; i < state.competition.fixtures().size(); ++i) {
        const Fixture &fixture = state.competition.fixtures()[i];
        const MatchReport *report = state.competition.report(static_cast<int>(i));
        const bool isOfTables =
            fixture.isGroupMatch() && std::find(tables.begin(), tables.end(), fixture.table) != tables.end();
        if (report == nullptr || !isOfTables)
            continue;
        for (const Side side : bothSides)
            if (state.now.fixtures[i].teams[side] == team)
                form += !report->winner ? u'D' : *report->winner == side ? u'W' : u'L';
    }
    return form.right(static_cast<qsizetype>(formLength));
}

Competition playedCup(const char *format, std::uint64_t seed)
{
    Competition competition = cup::make(format, seed);
    cup::playOut(competition, Generator(seed));
    return competition;
}

/// The first match of a table ends so.
void playFirst(Competition &competition, std::size_t table, Score score)
{
    const int fixture = competition.plan().fixturesOfTable[table].front();
    cup::play(competition, competition.fixtures()[static_cast<std::size_t>(fixture)].number, score);
}

} // namespace

class TestStandingsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aModelWithoutATableIsEmpty()
    {
        StandingsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(model.title().isEmpty());
        QCOMPARE(model.rowOf(QUuid::createUuid()), -1);
    }

    void rowsAreThoseOfTheTable_data()
    {
        QTest::addColumn<QByteArray>("format");
        for (const char *format : {"worldcup-32", "worldcup-48", "league-6", "swiss-8x3", "apertura-6",
                                   "euro-24", "conferences-3", "league-6x1-averages"})
            QTest::newRow(format) << QByteArray(format);
    }
    void rowsAreThoseOfTheTable()
    {
        QFETCH(const QByteArray, format);
        const CompetitionStatePtr state = stateOf(playedCup(format.constData(), 7));
        const PlaceMeanings meanings = placeMeanings(state->competition, windowLanguage());
        StandingsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int table = 0; table < static_cast<int>(state->now.tables.size()); ++table) {
            const GroupTable &group = state->now.tables[static_cast<std::size_t>(table)];
            model.setTable(state, table, meanings, {});
            QCOMPARE(model.rowCount(), static_cast<int>(group.table.rows.size()));
            for (int row = 0; row < model.rowCount(); ++row) {
                const Row &line = group.table.rows[static_cast<std::size_t>(row)];
                const int team = group.teamOfRow(static_cast<std::size_t>(row));
                const Tally &tally = line.tally;
                QCOMPARE(cell(model, row, StandingsModel::TeamColumn), state->competition.entrant(team).name);
                QCOMPARE(model.rowOf(state->competition.entrant(team).id), row);
                QCOMPARE(cell(model, row, StandingsModel::PlayedColumn).toInt(),
                         tally.won + tally.drawn + tally.lost);
                QCOMPARE(cell(model, row, StandingsModel::WonColumn).toInt(), tally.won);
                QCOMPARE(cell(model, row, StandingsModel::DrawnColumn).toInt(), tally.drawn);
                QCOMPARE(cell(model, row, StandingsModel::LostColumn).toInt(), tally.lost);
                QCOMPARE(cell(model, row, StandingsModel::GoalsForColumn).toInt(), tally.goalsFor);
                QCOMPARE(cell(model, row, StandingsModel::GoalsAgainstColumn).toInt(), tally.goalsAgainst);
                QCOMPARE(cell(model, row, StandingsModel::PointsColumn).toInt(), tally.points);
                const bool isAverages = model.title() == u"Averages"_s;
                QCOMPARE(model.hasAverage(), isAverages);
                QCOMPARE(cell(model, row, StandingsModel::AverageColumn),
                         isAverages ? pointsPerGameText(tally, windowLanguage()) : QString());
                QCOMPARE(cell(model, row, StandingsModel::DifferenceColumn).replace(u'−', u'-').toInt(),
                         tally.goalsFor - tally.goalsAgainst);
                const QStringList why = model.index(row, 0).data(StandingsModel::WhyRole).toStringList();
                QVERIFY2(model.rowCount() < 2 || !why.isEmpty(), qPrintable(cell(model, row, 1)));
            }
        }
    }

    /// A pairing over several matches is one letter, as it is one match of the table.
    void formOfBestOf()
    {
        Competition swiss = cup::make("swiss-4x2-best-of-3");
        chance::drawWhatIsDue(swiss);
        cup::play(swiss, 1, {1, 0});
        cup::play(swiss, 3, {6, 0});
        cup::play(swiss, 5, {2, 1});
        StandingsModel model;
        const CompetitionStatePtr state = stateOf(swiss);
        model.setTable(state, 0, placeMeanings(swiss, windowLanguage()), {});
        const QModelIndex first = model.index(0, StandingsModel::FormColumn);
        QCOMPARE(first.data().toString(), u"W"_s);
        const QStringList tips = first.data(StandingsModel::FormTipsRole).toStringList();
        QCOMPARE(tips.size(), 1);
        QVERIFY2(tips.front().contains(u" 2–1 in matches "_s), qPrintable(tips.front()));
    }

    void formIsWhatAPersonCounts_data() { rowsAreThoseOfTheTable_data(); }
    void formIsWhatAPersonCounts()
    {
        QFETCH(const QByteArray, format);
        const CompetitionStatePtr state = stateOf(playedCup(format.constData(), 11));
        const PlaceMeanings meanings = placeMeanings(state->competition, windowLanguage());
        StandingsModel model;
        int checked = 0;
        for (int table = 0; table < static_cast<int>(state->now.tables.size()); ++table) {
            const TablePlan &plan = state->competition.tables()[static_cast<std::size_t>(table)];
            const Stage &stage =
                state->competition.definition().format.stages[static_cast<std::size_t>(plan.stage)];
            const auto *made = std::get_if<TableStage>(&stage.plan);
            const std::vector<int> tables = made == nullptr ? std::vector<int>{table} : made->of;
            model.setTable(state, table, meanings, {});
            for (int row = 0; row < model.rowCount(); ++row) {
                const int team = state->now.tables[static_cast<std::size_t>(table)].teamOfRow(
                    static_cast<std::size_t>(row));
                const QModelIndex index = model.index(row, StandingsModel::FormColumn);
                const QString expected = countedForm(*state, tables, team);
                QCOMPARE(index.data().toString(), expected);
                const QStringList tips = index.data(StandingsModel::FormTipsRole).toStringList();
                QCOMPARE(tips.size(), expected.size());
                for (const QString &tip : tips)
                    QVERIFY(tip.contains(state->competition.entrant(team).name));
                checked += static_cast<int>(expected.size());
            }
        }
        QVERIFY(checked > 0);
    }

    void placesHaveTheirMeaning()
    {
        Competition competition = cup::make("worldcup-48");
        playFirst(competition, 0, {1, 0});
        const CompetitionStatePtr state = stateOf(competition);
        const PlaceMeanings meanings = placeMeanings(state->competition, windowLanguage());
        StandingsModel model;
        model.setTable(state, 0, meanings, {});
        const auto kind = [&](int row) {
            return static_cast<PlaceMeaning::Kind>(
                model.index(row, 0).data(StandingsModel::MeaningRole).toInt());
        };
        QCOMPARE(kind(0), PlaceMeaning::Kind::GoesOn);
        QCOMPARE(kind(1), PlaceMeaning::Kind::GoesOn);
        QCOMPARE(kind(2), PlaceMeaning::Kind::MayGoOn);
        QCOMPARE(kind(3), PlaceMeaning::Kind::Nothing);
        const QString first = model.index(0, 0).data(StandingsModel::MeaningTextRole).toString();
        QVERIFY(!first.isEmpty());
        // Whoever does not see the tint hears it, or points at it.
        QVERIFY(model.index(0, 0).data(Qt::AccessibleTextRole).toString().contains(first));
        QVERIFY(
            model.index(0, StandingsModel::PointsColumn).data(Qt::ToolTipRole).toString().contains(first));
        const QString last = model.index(3, StandingsModel::PointsColumn).data(Qt::ToolTipRole).toString();
        QVERIFY(!last.contains(first));
        // Why a team stands where it does is said at its points too.
        QCOMPARE(last, model.index(3, StandingsModel::TeamColumn).data(Qt::ToolTipRole).toString());
    }

    /// The order before the first match is that of the draw: nobody has a place, and nobody has qualified.
    void nothingIsDecidedBeforeTheFirstMatch()
    {
        const CompetitionStatePtr state = stateOf(cup::make("worldcup-32"));
        const PlaceMeanings meanings = placeMeanings(state->competition, windowLanguage());
        QVERIFY(!meanings.front().empty());
        StandingsModel model;
        model.setTable(state, 0, meanings, {});
        for (int row = 0; row < 4; ++row) {
            QCOMPARE(cell(model, row, StandingsModel::PlaceColumn), u"–"_s);
            QCOMPARE(model.index(row, 0).data(StandingsModel::MeaningRole).toInt(),
                     static_cast<int>(PlaceMeaning::Kind::Nothing));
            QVERIFY(model.index(row, 0).data(StandingsModel::MeaningTextRole).toString().isEmpty());
            QVERIFY(model.index(row, 0).data(Qt::AccessibleTextRole).toString() == u"–"_s);
            QCOMPARE(model.index(row, 0).data(StandingsModel::WhyRole).toStringList(),
                     QStringList{u"No match played yet."_s});
            QCOMPARE(cell(model, row, StandingsModel::FormColumn), QString());
        }
    }

    /// Places that points decide have no sign; teams that are level share one, played or not.
    void onlyLevelTeamsShareAPlace()
    {
        Competition competition = cup::make("worldcup-32");
        playFirst(competition, 0, {1, 1});
        StandingsModel model;
        const auto places = [&model, &competition] {
            model.setTable(stateOf(competition), 0, placeMeanings(competition, windowLanguage()), {});
            QStringList cells;
            for (int row = 0; row < model.rowCount(); ++row)
                cells << cell(model, row, StandingsModel::PlaceColumn);
            return cells.join(u' ');
        };
        QCOMPARE(places(), u"1= 1= 3= 3="_s);
        const std::vector<int> fixtures = competition.plan().fixturesOfTable.front();
        // Each team beats those behind it, whoever is at home, by another score.
        for (const int fixture : fixtures) {
            const PerSide<int> teams =
                progress(competition).fixtures[static_cast<std::size_t>(fixture)].teams;
            const bool homeWins = teams[Side::Home] < teams[Side::Away];
            const int goals = 1 + std::abs(teams[Side::Home] - teams[Side::Away]) % 7;
            const int number = competition.fixtures()[static_cast<std::size_t>(fixture)].number;
            if (competition.report(fixture) == nullptr)
                cup::play(competition, number, homeWins ? Score{goals, 0} : Score{0, goals});
        }
        QVERIFY(!isLevelWithNext(progress(competition).tables.front().table, 0));
        QVERIFY(!places().contains(u'='));
        QVERIFY(places().startsWith(u"1 2 3 4"_s));
    }

    void levelTeamsAreShownAsLevel()
    {
        Competition competition = cup::make("worldcup-32");
        for (const int fixture : competition.plan().fixturesOfTable.front())
            cup::play(competition, competition.fixtures()[static_cast<std::size_t>(fixture)].number, {0, 0});
        const CompetitionStatePtr state = stateOf(competition);
        StandingsModel model;
        model.setTable(state, 0, placeMeanings(competition, windowLanguage()), {});
        for (int row = 0; row < 4; ++row) {
            QCOMPARE(cell(model, row, StandingsModel::PlaceColumn), u"1="_s);
            const QStringList why = model.index(row, 0).data(StandingsModel::WhyRole).toStringList();
            QVERIFY2(why.join(u' ').startsWith(u"Level with "_s), qPrintable(why.join(u' ')));
            QCOMPARE(
                model.index(row, StandingsModel::TeamColumn).data(Qt::AccessibleDescriptionRole).toString(),
                why.join(u"; "_s));
            QCOMPARE(cell(model, row, StandingsModel::FormColumn), u"DDD"_s);
        }
    }

    /// While lots have to decide who goes on, neither of the two is marked; who is sure of it is.
    void levelPlacesAreMarkedEqually()
    {
        Competition competition = cup::make("worldcup-32");
        const std::vector<int> fixtures = competition.plan().fixturesOfTable.front();
        const std::vector<int> order = progress(competition).tables.front().teams;
        const auto placeOf = [&order](int team) {
            return std::find(order.begin(), order.end(), team) - order.begin();
        };
        // The first beats all, the last loses all, the two between them draw.
        for (const int fixture : fixtures) {
            const PerSide<int> teams =
                progress(competition).fixtures[static_cast<std::size_t>(fixture)].teams;
            const int number = competition.fixtures()[static_cast<std::size_t>(fixture)].number;
            const auto home = placeOf(teams[Side::Home]);
            const auto away = placeOf(teams[Side::Away]);
            const bool isDraw = home + away == 3 && home != 0 && away != 0;
            cup::play(competition, number, isDraw ? Score{1, 1} : home < away ? Score{2, 0} : Score{0, 2});
        }
        StandingsModel model;
        model.setTable(stateOf(competition), 0, placeMeanings(competition, windowLanguage()), {});
        const auto meaning = [&model](int row) {
            return static_cast<PlaceMeaning::Kind>(
                model.index(row, 0).data(StandingsModel::MeaningRole).toInt());
        };
        QCOMPARE(cell(model, 1, StandingsModel::PlaceColumn), u"2="_s);
        QCOMPARE(cell(model, 2, StandingsModel::PlaceColumn), u"2="_s);
        QCOMPARE(meaning(0), PlaceMeaning::Kind::GoesOn);
        QCOMPARE(meaning(1), PlaceMeaning::Kind::Nothing);
        QCOMPARE(meaning(2), PlaceMeaning::Kind::Nothing);
        QCOMPARE(meaning(3), PlaceMeaning::Kind::Nothing);
    }

    /// Behind the name, in what is spoken and in the reasons; as it stands during a match nothing is certain.
    void whatIsCertainIsMarked()
    {
        Competition competition = cup::make("worldcup-32");
        std::vector<int> fixtures = competition.plan().fixturesOfTable.front();
        fixtures.pop_back();
        const std::vector<int> order = progress(competition).tables.front().teams;
        for (const int fixture : fixtures) {
            const PerSide<int> teams = progress(competition).fixtures[at(fixture)].teams;
            const bool isHomeFirst =
                std::ranges::find(order, teams[Side::Home]) < std::ranges::find(order, teams[Side::Away]);
            cup::play(competition, competition.fixtures()[at(fixture)].number,
                      isHomeFirst ? Score{2, 0} : Score{0, 2});
        }
        CompetitionState state(competition);
        const std::span<const Certainty> certain = state.certain(0);
        QVERIFY(std::ranges::find(certain, Certainty::Through) != certain.end());
        QVERIFY(std::ranges::find(certain, Certainty::Out) != certain.end());
        QCOMPARE(StandingsModel::legendOfCertain(state, {0}),
                 u"Already certain: (T) through, (O) out of the running"_s);
        const PlaceMeanings meanings = placeMeanings(competition, windowLanguage());
        StandingsModel model;
        model.setTable(std::make_shared<const CompetitionState>(state), 0, meanings, {});
        QCOMPARE(cell(model, 0, StandingsModel::TeamColumn),
                 competition.entrant(state.now.tables.front().teamOfRow(0)).name + u" (T)"_s);
        const QModelIndex first = model.index(0, StandingsModel::TeamColumn);
        QVERIFY(first.data(Qt::AccessibleTextRole).toString().endsWith(u", already certain: Through"_s));
        QVERIFY(first.data(StandingsModel::WhyRole).toStringList().contains(u"Already certain: Through."_s));
        state.isAsItStands = true;
        model.setTable(std::make_shared<const CompetitionState>(state), 0, meanings, {});
        QVERIFY(!cell(model, 0, StandingsModel::TeamColumn).contains(u'('));
        QVERIFY(StandingsModel::legendOfCertain(state, {0}).isEmpty());
    }

    /// The model is filled again and again: nothing of the table before is left.
    void anotherTableTakesTheFormersPlace()
    {
        const CompetitionStatePtr state = stateOf(playedCup("worldcup-32", 5));
        const PlaceMeanings meanings = placeMeanings(state->competition, windowLanguage());
        const StandingsModel::Kits kits = [](const QUuid &team) {
            return Kit{team.toString(), u"#000000"_s};
        };
        StandingsModel again;
        StandingsModel fresh;
        const QAbstractItemModelTester tester(&again, QAbstractItemModelTester::FailureReportingMode::QtTest);
        again.setTable(state, 0, meanings, kits);
        again.setTable(state, 3, meanings, kits);
        fresh.setTable(state, 3, meanings, kits);
        QCOMPARE(again.table(), 3);
        QCOMPARE(again.title(), fresh.title());
        QCOMPARE(again.rowCount(), fresh.rowCount());
        for (int row = 0; row < fresh.rowCount(); ++row) {
            for (int column = 0; column < StandingsModel::columns; ++column)
                QCOMPARE(cell(again, row, column), cell(fresh, row, column));
            for (const int role :
                 {StandingsModel::TeamRole, StandingsModel::KitRole, StandingsModel::FormRole,
                  StandingsModel::FormTipsRole, StandingsModel::MeaningTextRole})
                QCOMPARE(again.index(row, 0).data(role), fresh.index(row, 0).data(role));
            const QUuid team = fresh.index(row, 0).data(StandingsModel::TeamRole).toUuid();
            QCOMPARE(again.index(row, 0).data(StandingsModel::KitRole).value<Badge>().kit.first,
                     team.toString());
        }
        again.setTable(nullptr, 3, {}, {});
        QCOMPARE(again.rowCount(), 0);
        QCOMPARE(again.table(), -1);
    }

    /// The best thirds are members of no group.
    void aTableWithoutMembersIsShown()
    {
        const CompetitionStatePtr state = stateOf(cup::make("euro-24"));
        const auto &stages = state->competition.definition().format.stages;
        StandingsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        int tables = 0;
        for (int table = 0; table < static_cast<int>(state->now.tables.size()); ++table) {
            const auto stage =
                static_cast<std::size_t>(state->competition.tables()[static_cast<std::size_t>(table)].stage);
            if (!std::holds_alternative<TableStage>(stages[stage].plan))
                continue;
            ++tables;
            model.setTable(state, table, placeMeanings(state->competition, windowLanguage()), {});
            QVERIFY(model.rowCount() > 0);
            for (int row = 0; row < model.rowCount(); ++row)
                QVERIFY(!cell(model, row, StandingsModel::TeamColumn).isEmpty());
        }
        QCOMPARE(tables, 1);
    }

    void takenPointsAreMarkedAndExplained()
    {
        Competition competition = cup::make("league-4");
        cup::playOut(competition, Generator(3));
        QVERIFY(competition.addDeduction({0, 2, 3, u"fielded a suspended player"_s}));
        const CompetitionStatePtr state = stateOf(competition);
        StandingsModel model;
        model.setTable(state, 0, placeMeanings(competition, windowLanguage()), {});
        const int row = model.rowOf(competition.entrant(2).id);
        QCOMPARE(cell(model, row, StandingsModel::TeamColumn), competition.entrant(2).name + u'*');
        const QString why = model.index(row, 0).data(StandingsModel::WhyRole).toStringList().join(u' ');
        QVERIFY2(why.contains(u"fielded a suspended player"_s), qPrintable(why));
        const int other = model.rowOf(competition.entrant(1).id);
        QCOMPARE(cell(model, other, StandingsModel::TeamColumn), competition.entrant(1).name);
    }

    void aTeamThatWithdrewIsMarkedAndExplained()
    {
        Competition competition = cup::make("worldcup-32");
        playFirst(competition, 0, {2, 0});
        const int team = progress(competition).fixtures[0].teams[Side::Home];
        for (const bool isVoid : {true, false}) {
            TeamWithdrawal withdrawal;
            withdrawal.team = team;
            withdrawal.results = isVoid ? TeamWithdrawal::Results::Void : TeamWithdrawal::Results::Counted;
            Competition without = competition;
            QVERIFY(without.withdrawTeam(withdrawal).has_value());
            StandingsModel model;
            model.setTable(stateOf(without), 0, placeMeanings(without, windowLanguage()), {});
            const int row = model.rowOf(without.entrant(team).id);
            // With its win counted it may still come second.
            QCOMPARE(cell(model, row, StandingsModel::TeamColumn),
                     without.entrant(team).name + (isVoid ? u" (O)*"_s : u"*"_s));
            const QString tip = model.index(row, StandingsModel::TeamColumn).data(Qt::ToolTipRole).toString();
            QVERIFY2(tip.contains(isVoid ? u"Has withdrawn: its results are void."_s : u"Has withdrawn."_s),
                     qPrintable(tip));
        }
    }

    void placesThatNobodyHasYetSayWhereTheirTeamComesFrom()
    {
        // Second group stages take their teams from the first.
        const CompetitionStatePtr state = stateOf(cup::make("worldcup-1974"));
        StandingsModel model;
        const int last = static_cast<int>(state->now.tables.size()) - 1;
        model.setTable(state, last, placeMeanings(state->competition, windowLanguage()), {});
        QStringList names;
        for (int row = 0; row < model.rowCount(); ++row) {
            QVERIFY(model.index(row, 0).data(StandingsModel::TeamRole).toUuid().isNull());
            names << cell(model, row, StandingsModel::TeamColumn);
        }
        QVERIFY2(names.join(u' ').contains(u" of "_s), qPrintable(names.join(u' ')));
    }

    void kitsComeFromTheLeague()
    {
        const CompetitionStatePtr state = stateOf(cup::make("league-4"));
        const QUuid second = state->competition.entrant(1).id;
        StandingsModel model;
        model.setTable(state, 0, placeMeanings(state->competition, windowLanguage()), [&](const QUuid &team) {
            return team == second ? Kit{u"#ff0000"_s, u"#00ff00"_s} : Kit{};
        });
        QCOMPARE(model.index(model.rowOf(second), 0).data(StandingsModel::KitRole).value<Badge>(),
                 Badge(u"#ff0000"_s, u"#00ff00"_s));
    }
};

TOUCHLINE_TEST(TestStandingsModel)

} // namespace test_standings_model

#include "test_standings_model.moc"
