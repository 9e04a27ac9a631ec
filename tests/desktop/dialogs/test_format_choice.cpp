// SPDX-License-Identifier: GPL-3.0-or-later
// What the wizard offers: kinds of formats whose numbers make a format from the least to the most, and the
// picture of a format's way.
#include "core/competition/format/format.h"
#include "core/competition/templates/templates.h"
#include "models/views/new_competition/format_flow.h"
#include "models/views/new_competition/template_kind.h"
#include "models/views/new_competition/template_model.h"
#include "tests/desktop/hands.h"

namespace test_format_choice {

using namespace touchline;

namespace {

std::vector<TemplateKind> allKinds()
{
    std::vector<TemplateKind> all;
    for (const TemplateFamily family :
         {TemplateFamily::Tournaments, TemplateFamily::Leagues, TemplateFamily::Cups})
        for (TemplateKind &kind : templateKinds(family))
            all.push_back(std::move(kind));
    return all;
}

std::vector<int> usualValues(const TemplateKind &kind)
{
    std::vector<int> values;
    for (const TemplateNumber &number : kind.numbers)
        values.push_back(number.usual);
    return values;
}

Format formatOf(const char *name)
{
    return formatTemplate(QString::fromUtf8(name)).value();
}

/// "Groups: 8 groups of 4 · 48 matches [8 x 4]" for each step.
QStringList described(const Format &format)
{
    QStringList lines;
    for (const FlowStep &step : flowSteps(format))
        lines << u"%1: %2 [%3 x %4, %5]"_s.arg(step.title, step.figures)
                     .arg(step.units)
                     .arg(step.unitSize)
                     .arg(step.matches);
    return lines;
}

} // namespace

class TestFormatChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindBeginsWithUsualNumbers()
    {
        QStringList names;
        for (const TemplateKind &kind : allKinds()) {
            names << kind.usualName();
            QVERIFY2(formatTemplate(kind.usualName()).has_value(), qPrintable(kind.usualName()));
        }
        QCOMPARE(names, (QStringList{u"groups-8x4-2"_s, u"groups-14"_s, u"evening-8"_s, u"league-20x2"_s,
                                     u"clubs-14x2"_s, u"pyramid-10-10"_s, u"apertura-20"_s,
                                     u"league-phase-36"_s, u"swiss-16x5"_s, u"ladder-12x30"_s,
                                     u"league-20x2-play-in"_s, u"conferences-8"_s, u"league-12x3-split"_s,
                                     u"league-20x2-averages-3"_s, u"cup-16"_s, u"double-elimination-16"_s}));
    }

    /// Of 14 clubs: as large as they are many, in equal divisions; groups as usual.
    void aKindIsSuggestedForTheClubs()
    {
        QStringList names;
        for (const TemplateKind &kind : allKinds())
            names << kind.name(kind.numbersFor(14), std::vector<bool>(kind.switches.size()));
        QCOMPARE(names, (QStringList{u"groups-8x4-2"_s, u"groups-14"_s, u"evening-14"_s, u"league-14x2"_s,
                                     u"clubs-14x2"_s, u"pyramid-7-7"_s, u"apertura-14"_s,
                                     u"league-phase-36"_s, u"swiss-14x5"_s, u"ladder-14x30"_s,
                                     u"league-14x2-play-in"_s, u"conferences-8"_s, u"league-14x3-split"_s,
                                     u"league-14x2-averages-3"_s, u"cup-14"_s, u"double-elimination-14"_s}));
        for (const QString &name : names)
            QVERIFY2(formatTemplate(name).has_value(), qPrintable(name));
    }

    /// Each number by itself, with the usual others: least and most make a format.
    void theLimitsCanBeHeld()
    {
        for (const TemplateKind &kind : allKinds())
            for (std::size_t i = 0; i < kind.numbers.size(); ++i)
                for (const int value : {kind.numbers[i].least, kind.numbers[i].most}) {
                    std::vector<int> values = usualValues(kind);
                    values[i] = value;
                    // No more can go through than are in a group.
                    if (kind.pattern == "groups-%1x%2-%3"_L1)
                        values[2] = std::min(values[2], values[1]);
                    // Few teams cannot meet in many rounds of a Swiss.
                    if (kind.pattern.startsWith("swiss"_L1))
                        values[1 - i] = i == 0 ? kind.numbers[1].least : kind.numbers[0].most;
                    const QString name = kind.name(values, std::vector<bool>(kind.switches.size()));
                    const auto format = formatTemplate(name);
                    QVERIFY2(
                        format.has_value(),
                        qPrintable(name + u": "_s + (format ? QString() : format.error().message.english())));
                }
    }

    void switchesStandBehindTheNumbers()
    {
        for (const TemplateKind &kind : allKinds())
            for (std::size_t i = 0; i < kind.switches.size(); ++i) {
                std::vector<bool> on(kind.switches.size());
                on[i] = true;
                const QString name = kind.name(usualValues(kind), on);
                QCOMPARE(name, kind.usualName() + kind.switches[i].word);
                // Away goals are a matter of two legs.
                if (kind.switches[i].word != "-away-goals"_L1)
                    QVERIFY2(formatTemplate(name).has_value(), qPrintable(name));
            }
        const std::vector<TemplateKind> cups = templateKinds(TemplateFamily::Cups);
        QCOMPARE(cups.front().name({9}, {true, true, false, false, false, true, false, false}),
                 u"cup-9-two-legs-away-goals-third-place"_s);
        const std::vector<TemplateKind> leagues = templateKinds(TemplateFamily::Leagues);
        QCOMPARE(leagues[2].name({3, 8}, {false, true}), u"pyramid-8-8-8-relegation"_s);
        // Either play-offs or the others; of a cup how often a tie is played, and the rest as one likes.
        QCOMPARE(leagues[2].switches[0].instead, leagues[2].switches[1].instead);
        QVERIFY(leagues[2].switches[0].instead != 0);
        QStringList free;
        for (const TemplateSwitch &one : cups.front().switches)
            if (one.instead == 0)
                free << one.word;
        QCOMPARE(free, (QStringList{u"-replays"_s, u"-third-place"_s, u"-all-places"_s, u"-redraw"_s}));
    }

    void everyTemplateIsFoundByItsName()
    {
        TemplateModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 5);
        int kinds = 0;
        for (int g = 0; g < model.rowCount(); ++g) {
            const QModelIndex heading = model.index(g, 0);
            QVERIFY(!heading.data().toString().isEmpty());
            QVERIFY(heading.data(TemplateModel::NameRole).toString().isEmpty());
            QVERIFY(!(heading.flags() & Qt::ItemIsSelectable));
            QVERIFY(model.kindOf(heading) == nullptr);
            QVERIFY(model.rowCount(heading) > 0);
            for (int t = 0; t < model.rowCount(heading); ++t) {
                const QModelIndex one = model.index(t, 0, heading);
                QCOMPARE(model.indexOf(one.data(TemplateModel::NameRole).toString()), one);
                QCOMPARE(model.rowCount(one), 0);
                QVERIFY(one.flags() & Qt::ItemIsSelectable);
                QVERIFY(!one.data().toString().isEmpty());
                kinds += model.kindOf(one) != nullptr ? 1 : 0;
            }
        }
        QCOMPARE(kinds, static_cast<int>(allKinds().size()));
        QVERIFY(!model.indexOf(u"no such format"_s).isValid());
        // Of the World Cups that were held the last one is the first.
        const QModelIndex held = model.index(1, 0);
        QVERIFY(model.index(0, 0, held).data(TemplateModel::NameRole).toString() >
                model.index(model.rowCount(held) - 1, 0, held).data(TemplateModel::NameRole).toString());
        QVERIFY(!model.index(0, 0, held).data(TemplateModel::HelpRole).toString().isEmpty());
    }

    void theWayOfAFormatIsToldStepByStep()
    {
        QCOMPARE(flowFigures(formatOf("worldcup-32")), u"32 teams · 64 matches"_s);
        QCOMPARE(
            described(formatOf("worldcup-32")),
            (QStringList{u"Group stage: 8 groups of 4 · 48 matches [8 x 4, 48]"_s,
                         u"Round of 16: 8 matches [8 x 2, 8]"_s, u"Quarter-finals: 4 matches [4 x 2, 4]"_s,
                         u"Semi-finals: 2 matches [2 x 2, 2]"_s, u"Third place: one match [1 x 2, 1]"_s,
                         u"Final: one match [1 x 2, 1]"_s}));
        QCOMPARE(
            described(formatOf("cup-4-two-legs")),
            (QStringList{u"Semi-finals: 2 ties · 4 matches [2 x 2, 4]"_s, u"Final: one match [1 x 2, 1]"_s}));
        QCOMPARE(described(formatOf("cup-4-best-of-3-all-places")),
                 (QStringList{u"Semi-finals: 2 ties · best of 3 [2 x 2, 4]"_s,
                              u"Third place: Best of 3 [1 x 2, 2]"_s, u"Final: Best of 3 [1 x 2, 2]"_s}));
        QCOMPARE(described(formatOf("league-6x2")),
                 QStringList{u"League: One table of 6 · 30 matches [1 x 6, 30]"_s});
        QCOMPARE(described(formatOf("swiss-9x3")),
                 QStringList{u"Swiss: One table of 9 · 3 rounds [1 x 9, 12]"_s});
        QCOMPARE(described(formatOf("swiss-9x3-best-of-3")),
                 QStringList{u"Swiss: One table of 9 · 3 rounds · best of 3 [1 x 9, 24]"_s});
        QCOMPARE(described(formatOf("ladder-12x30")),
                 QStringList{u"Ladder: One ladder of 12 · 30 challenges [1 x 12, 30]"_s});
        // Groups of different sizes.
        Format uneven = formatOf("groups-2x4-2");
        std::get<RoundRobinStage>(uneven.stages.front().plan).groups.back().size = 3;
        QVERIFY(described(uneven).front().contains(u"2 groups of 3 to 4"_s));
    }

    /// The units of a row stand side by side in the middle of their half, those that have room.
    void unitsStandInTheMiddle()
    {
        constexpr qreal width = 400;
        constexpr qreal high = 40;
        const std::vector<FlowStep> steps = flowSteps(formatOf("cup-128"));
        const std::vector<FlowRow> rows = flowRows(steps, width, high);
        QCOMPARE(rows.size(), steps.size());
        qreal below = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const FlowRow &row = rows[i];
            QVERIFY(row.place.top() >= below);
            below = row.place.bottom();
            QCOMPARE(row.place.height(), high);
            QVERIFY(row.words.left() > width / 2 && row.words.right() <= width + 0.01);
            QCOMPARE(row.words.top(), row.place.top());
            QVERIFY(!row.units.empty());
            QVERIFY(static_cast<int>(row.units.size()) <= steps[i].units);
            const qreal left = row.units.front().left();
            const qreal right = width / 2 - row.units.back().right();
            QVERIFY2(left >= 0 && std::abs(left - right) < 0.01,
                     qPrintable(u"%1, %2"_s.arg(left).arg(right)));
            for (std::size_t unit = 0; unit < row.units.size(); ++unit) {
                const QRectF &one = row.units[unit];
                QVERIFY(row.place.contains(one));
                QVERIFY(std::abs(one.center().y() - row.place.center().y()) < 0.01);
                if (unit == 0)
                    continue;
                const qreal gap = one.left() - row.units[unit - 1].right();
                QVERIFY(gap > 0 && gap < one.width());
            }
        }
        // Ties are flat, tables and groups are high.
        const std::vector<FlowRow> cup = flowRows(flowSteps(formatOf("worldcup-32")), width, high);
        QVERIFY(cup[0].units.front().height() > cup[1].units.front().height());
        QCOMPARE(cup[0].units.size(), std::size_t{8});
        QCOMPARE(rows.back().units.size(), std::size_t{1});
        // 64 ties have no room as such; a narrow picture has room for one at least.
        QVERIFY(rows.front().units.size() < 64);
        QCOMPARE(flowRows(steps, 4, high).front().units.size(), std::size_t{1});
    }
};

TOUCHLINE_TEST(TestFormatChoice)

} // namespace test_format_choice

#include "test_format_choice.moc"
