// SPDX-License-Identifier: GPL-3.0-or-later
// What a window tells of a change before it is made: everything that the derivation finds, and nothing else.

#include "core/competition/level_places.h"
#include "core/play/corrected_report.h"
#include "forms/dialogs/consequences_panel.h"
#include "forms/theme/spacing.h"
#include "models/views/conflict_words.h"
#include "models/views/consequence_list.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <QTest>

namespace test_consequence_list {

using namespace touchline;

namespace {

/// A World Cup that is played to its end.
Competition playedCup(std::uint64_t seed)
{
    Competition cup = cup::make("worldcup-32");
    cup::playOut(cup, Generator(seed));
    return cup;
}

QStringList linesOf(const ConsequenceList &list)
{
    QStringList lines;
    for (const ConsequenceList::Group &group : list.groups)
        lines << group.lines;
    return lines;
}

} // namespace

class TestConsequenceList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingThatFollowsIsTold()
    {
        int conflicts = 0;
        int tables = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const Competition before = playedCup(seed);
            Generator generator(seed + 100);
            const int fixture = static_cast<int>(generator.below(48));
            const auto report =
                correctedReport(before, fixture, {{cup::goals(generator), cup::goals(generator)}, false, {}});
            QVERIFY(report.has_value());
            const auto after = withChange(before, *report);
            QVERIFY(after.has_value());
            const Consequences found = differences(before, *after);
            const ConsequenceList list = consequenceList(before, *after, found, {});
            QCOMPARE(list.tables.size(), found.tables.size());
            const auto states = std::count_if(found.states.begin(), found.states.end(), [](const auto &one) {
                return one.after != FixtureState::InConflict;
            });
            QCOMPARE(static_cast<std::size_t>(linesOf(list).size()),
                     found.conflicts.size() + found.ties.size() + found.sides.size() + found.places.size() +
                         found.idleLots.size() + found.roundsToDraw.size() +
                         static_cast<std::size_t>(states) + lotsWanted(*after, progress(*after)).size());
            QCOMPARE(list.isEmpty(), linesOf(list).isEmpty() && found.tables.empty());
            for (const ConsequenceList::Group &group : list.groups)
                QVERIFY(!group.lines.isEmpty() && !group.heading.isEmpty());
            for (const QString &line : linesOf(list))
                QVERIFY2(!line.contains(u'%'), qPrintable(line));
            conflicts += static_cast<int>(found.conflicts.size());
            tables += static_cast<int>(found.tables.size());
        }
        // The corrections were such that the test has seen both.
        QVERIFY(conflicts > 0);
        QVERIFY(tables > 0);
    }

    void aTableHasItsPlacesBeforeAndAfter()
    {
        Competition before = cup::make("worldcup-32");
        cup::playGroupsInOrder(before);
        int number = 0;
        for (const Fixture &fixture : before.fixtures())
            if (fixture.isGroupMatch() && fixture.table == 0 &&
                fixture.slots[Side::Home].number + fixture.slots[Side::Away].number == 3)
                number = fixture.number;
        const int index = before.indexOfNumber(number);
        const bool isHomeFirst =
            before.fixtures()[static_cast<std::size_t>(index)].slots[Side::Home].number == 1;
        const auto report =
            correctedReport(before, index, {isHomeFirst ? Score{0, 5} : Score{5, 0}, false, {}});
        const auto after = withChange(before, *report);
        QVERIFY(after.has_value());
        const ConsequenceList list = consequenceList(before, *after, differences(before, *after), {});
        QCOMPARE(list.tables.size(), std::size_t{1});
        const ConsequenceList::TableOf &table = list.tables.front();
        QCOMPARE(table.title, QStringLiteral("Group A"));
        QCOMPARE(table.rows.size(), std::size_t{4});
        QCOMPARE(table.rows[0].before[0], table.rows[1].after[0]);
        QCOMPARE(table.rows[1].before[0], table.rows[0].after[0]);
        QVERIFY(table.rows[0].isOther && table.rows[1].isOther);
        QVERIFY(!table.rows[2].isOther && !table.rows[3].isOther);
        QCOMPARE(table.rows[0].before[3], QStringLiteral("9"));
        QCOMPARE(table.rows[0].after[2], QStringLiteral("7–0"));
    }

    void playersAreTold()
    {
        const Competition cup = playedCup(3);
        AvailabilityChange change{cup.indexOfNumber(49), 0, {}, false};
        change.change.name = QStringLiteral("Kane");
        change.change.because = {{"sent off", {}}};
        const auto lineOf = [&cup](const AvailabilityChange &one) {
            const ConsequenceList list = consequenceList(cup, cup, {}, {one});
            return list.groups.size() == 1 ? list.groups.front().lines.join(u'\n') : QString();
        };
        QCOMPARE(lineOf(change), QStringLiteral("Kane (Team T01) misses match 49: sent off"));
        change.change.isOut = false;
        QCOMPARE(lineOf(change), QStringLiteral("Kane (Team T01) may play in match 49: not sent off"));
        change.isPlayed = true;
        QVERIFY(lineOf(change).contains(QStringLiteral("could have played")));
        change.change.isOut = true;
        QVERIFY(lineOf(change).contains(QStringLiteral("should have missed")));
        QVERIFY(lineOf(change).contains(QStringLiteral("The result stands")));
    }

    /// Lists are set in by one step, with a little room round everything.
    void thePanelHasRoom()
    {
        const ConsequencesPanel panel;
        QCOMPARE(panel.document()->indentWidth(), static_cast<qreal>(spacing::groups));
        QCOMPARE(panel.document()->documentMargin(), static_cast<qreal>(spacing::related));
        QVERIFY(panel.tabChangesFocus());
        QVERIFY(!panel.openLinks());
        QCOMPARE(panel.frameShape(), QFrame::NoFrame);
    }

    void everyRemedyHasItsWords()
    {
        QStringList words;
        for (const Remedy remedy : {Remedy::Wait, Remedy::PlayAgain, Remedy::EnterResult, Remedy::Award,
                                    Remedy::KeepAsItIs, Remedy::TakeOut, Remedy::Lift}) {
            QVERIFY(!remedyWords(remedy).isEmpty());
            QVERIFY(!remedyHelp(remedy).isEmpty());
            words << remedyWords(remedy);
        }
        QCOMPARE(words.removeDuplicates(), 0);
    }
};

TOUCHLINE_TEST(TestConsequenceList)

} // namespace test_consequence_list

#include "test_consequence_list.moc"
