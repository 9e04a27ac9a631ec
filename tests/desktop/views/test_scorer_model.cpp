// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/tables/figure_model.h"
#include "models/views/tables/scorer_model.h"
#include "tests/desktop/hands.h"

namespace test_scorer_model {

using namespace touchline;

namespace {

const QUuid brazil = QUuid::createUuid();
const QUuid italy = QUuid::createUuid();

Scorer scorer(const char *name, const QUuid &team, int goals, int penalties = 0)
{
    return {QUuid::createUuid(),
            QString::fromLatin1(name),
            team,
            team == brazil ? u"Brazil"_s : u"Italy"_s,
            goals,
            penalties};
}

QStringList column(const QAbstractItemModel &model, int column)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.index(row, column).data().toString();
    return texts;
}

} // namespace

class TestScorerModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoHasAsManyGoalsSharesTheRank()
    {
        ScorerModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setScorers({scorer("Ana", brazil, 5), scorer("Bea", italy, 3, 1), scorer("Cleo", brazil, 3),
                          scorer("Dora", italy, 3, 3), scorer("Eva", italy, 1)},
                         {});
        QCOMPARE(column(model, ScorerModel::RankColumn), u"1|2=|2=|2=|5"_s.split(u'|'));
        QCOMPARE(column(model, ScorerModel::GoalsColumn), u"5|3|3|3|1"_s.split(u'|'));
        QCOMPARE(column(model, ScorerModel::PenaltiesColumn), u"0|1|0|3|0"_s.split(u'|'));
        model.setScorers({scorer("Ana", brazil, 2), scorer("Bea", italy, 2)}, {});
        QCOMPARE(column(model, ScorerModel::RankColumn), u"1=|1="_s.split(u'|'));
        model.setScorers({}, {});
        QCOMPARE(model.rowCount(), 0);
    }

    void theTeamHasItsKit()
    {
        ScorerModel model;
        model.setScorers({scorer("Ana", brazil, 2), scorer("Bea", italy, 1)}, [](const QUuid &team) {
            return team == brazil ? Kit{u"#ffdd00"_s, u"#0033aa"_s} : Kit{};
        });
        const QModelIndex first = model.index(0, ScorerModel::TeamColumn);
        QCOMPARE(first.data(FigureKitRole).value<Badge>(), Badge(u"#ffdd00"_s, u"#0033aa"_s));
        QCOMPARE(first.data(FigureTeamRole).toUuid(), brazil);
        QVERIFY(!model.index(0, ScorerModel::PlayerColumn).data(FigureKitRole).isValid());
        // Two players never have the same key, the same player always has.
        QVERIFY(model.index(0, 0).data(FigureKeyRole) != model.index(1, 0).data(FigureKeyRole));
        QCOMPARE(model.index(0, 0).data(FigureKeyRole), model.index(0, 3).data(FigureKeyRole));
    }

    void asText()
    {
        ScorerModel model;
        model.setScorers({scorer("Ana", brazil, 12, 1), scorer("Bea", italy, 2)}, {});
        QCOMPARE(figureText(model), u"#  Player  Team    Goals  Pen.\n"
                                    "1  Ana     Brazil     12     1\n"
                                    "2  Bea     Italy       2     0\n"_s);
    }
};

TOUCHLINE_TEST(TestScorerModel)

} // namespace test_scorer_model

#include "test_scorer_model.moc"
