// SPDX-License-Identifier: GPL-3.0-or-later
// What a window tells of a change before it is made: everything that the derivation finds, and nothing else.

#include "core/competition/consequences/level_places.h"
#include "core/competition/statistics/state_groups.h"
#include "core/discipline/discipline_rules_json.h"
#include "core/discipline/own_cards.h"
#include "core/play/changes/rules_change.h"
#include "core/play/matches/corrected_report.h"
#include "forms/dialogs/consequences_panel.h"
#include "forms/theme/spacing.h"
#include "models/views/fixtures/consequence_list.h"
#include "tests/desktop/hands.h"
#include "tests/support/ban_season.h"
#include "tests/unit/competition/cup_builder.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>

#include <cmath>

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
            const std::size_t states = stateGroups(*after, found.states).size();
            QCOMPARE(static_cast<std::size_t>(linesOf(list).size()),
                     found.conflicts.size() + found.ties.size() + found.sides.size() + found.places.size() +
                         found.idleLots.size() + found.roundsToDraw.size() + states +
                         lotsWanted(*after, progress(*after)).size());
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
        QCOMPARE(table.title, u"Group A"_s);
        QCOMPARE(table.rows.size(), std::size_t{4});
        QCOMPARE(table.rows[0].before[0], table.rows[1].after[0]);
        QCOMPARE(table.rows[1].before[0], table.rows[0].after[0]);
        QVERIFY(table.rows[0].isOther && table.rows[1].isOther);
        QVERIFY(!table.rows[2].isOther && !table.rows[3].isOther);
        QCOMPARE(table.rows[0].before[3], u"9"_s);
        QCOMPARE(table.rows[0].after[2], u"7–0"_s);
        // Both columns of names have the same room: a long name has no more lines before than after.
        ConsequencesPanel panel;
        panel.resize(600, 400);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QVERIFY(panel.showChanges(CompetitionState(before), {*report}));
        std::vector<qreal> widths;
        for (QTextBlock block = panel.document()->begin(); block.isValid(); block = block.next())
            if (block.text() == table.rows[2].before[0])
                widths.push_back(panel.document()->documentLayout()->blockBoundingRect(block).width());
        QCOMPARE(widths.size(), std::size_t{2});
        QVERIFY2(std::abs(widths[0] - widths[1]) <= 1 && widths[0] > 140,
                 qPrintable(u"%1 %2"_s.arg(widths[0]).arg(widths[1])));
    }

    /// Of a team that goes out its matches are told in two sentences, not one by one.
    void manyMatchesAreOneSentence()
    {
        Competition before = cup::makeLeague();
        cup::play(before, 1, {2, 0});
        const int team = progress(before).fixtures[0].teams[Side::Home];
        const auto linesWith = [&](TeamWithdrawal::Results results) {
            const auto after = withChange(before, TeamWithdrawal{team, results, {}, {}});
            return linesOf(consequenceList(before, *after, differences(before, *after), {}));
        };
        const QStringList counted = linesWith(TeamWithdrawal::Results::Counted);
        QVERIFY2(counted.filter(u" matches are decided by walkover: "_s).size() == 1,
                 qPrintable(counted.join(u'\n')));
        const QStringList none = linesWith(TeamWithdrawal::Results::Void);
        QVERIFY2(none.filter(u"no longer counts"_s).size() == 1, qPrintable(none.join(u'\n')));
        QVERIFY2(none.filter(u" matches are not played: "_s).size() == 1, qPrintable(none.join(u'\n')));
        QVERIFY(counted.size() <= 2 && none.size() <= 3);
    }

    void aDayThatIsTakenIsTold()
    {
        CompetitionDefinition definition = cup::makeLeague().definition();
        definition.calendar = {{1, QDate(2026, 5, 1), QTime(15, 0), {}, u"Table 1"_s, {}, {}}};
        const Competition before = Competition::create(std::move(definition)).value();
        const auto moved = [&before](int number) {
            Ruling ruling = cup::ruling(before, number, Ruling::Kind::Postponed);
            ruling.newDate = QDate(2026, 5, 1);
            ruling.newTime = QTime(15, 0);
            ruling.newGround = u"table 1"_s;
            const auto after = withChange(before, ruling);
            return linesOf(consequenceList(before, *after, differences(before, *after), {}));
        };
        // The second match is of other teams; a later one is of one of the first's.
        const QStringList taken = moved(2);
        QVERIFY2(taken.size() == 1 && taken.front().startsWith(u"table 1 is taken on "_s),
                 qPrintable(taken.join(u'\n')));
        bool isTwice = false;
        for (std::size_t i = 2; i < before.fixtures().size(); ++i)
            for (const QString &line : moved(before.fixtures()[i].number))
                isTwice = isTwice || line.contains(u" would play twice on "_s);
        QVERIFY(isTwice);
    }

    /// Before everything else that a change brings.
    void aDayThatCanHardlyBeMeantIsNamed()
    {
        CompetitionDefinition definition = cup::makeLeague().definition();
        definition.calendar = {{1, QDate(2026, 5, 1), QTime(15, 0), {}, {}, {}, {}}};
        const Competition before = Competition::create(std::move(definition)).value();
        const auto saidOf = [&before](QDate day, QDate today) {
            Ruling ruling = cup::ruling(before, 1, Ruling::Kind::Postponed);
            ruling.newDate = day;
            const auto after = withChange(before, ruling);
            ConsequenceList list = consequenceList(before, *after, differences(before, *after), {});
            addDoubtfulDays(list, before, *after, today);
            return linesOf(list);
        };
        const QDate today(2026, 4, 20);
        QCOMPARE(saidOf(QDate(2026, 4, 30), today),
                 QStringList{u"Check the date: match 1 would be on Thu 30 Apr 2026, before its present date, "
                             "Fri 1 May 2026."_s});
        QCOMPARE(saidOf(QDate(2026, 5, 8), today), QStringList());
        QCOMPARE(
            saidOf(QDate(2026, 5, 8), QDate(2026, 6, 1)),
            QStringList{u"Check the date: match 1 would be on Fri 8 May 2026, a day that has passed."_s});
    }

    void playersAreTold()
    {
        const Competition cup = playedCup(3);
        AvailabilityChange change{cup.indexOfNumber(49), 0, {}, false};
        change.change.name = u"Kane"_s;
        change.change.because = {{"sent off", {}}};
        const auto lineOf = [&cup](const AvailabilityChange &one) {
            const ConsequenceList list = consequenceList(cup, cup, {}, {one});
            return list.groups.size() == 1 ? list.groups.front().lines.join(u'\n') : QString();
        };
        QCOMPARE(lineOf(change), u"Kane (Team T01) misses match 49: sent off"_s);
        change.change.isOut = false;
        QCOMPARE(lineOf(change), u"Kane (Team T01) may play in match 49: no longer out (sent off)"_s);
        change.isPlayed = true;
        QVERIFY(lineOf(change).contains(u"could have played"_s));
        change.change.isOut = true;
        QVERIFY(lineOf(change).contains(u"would have missed"_s));
        QVERIFY(lineOf(change).contains(u"the result stands"_s));
    }

    /// A walkover says what it costs the club before it is ruled, and what goes when it is lifted.
    void finesAreTold()
    {
        namespace bans = touchline::testing::bans;
        const QJsonObject file = disciplineRulesFile(u"domestic"_s).value();
        OwnCards cards = ownCardsOf(file);
        cards.fines.currency = u"€"_s;
        cards.fines.walkover = Money{1250};
        CompetitionDefinition definition = bans::season().definition();
        definition.discipline = withOwnCards(file, cards);
        const Competition before = Competition::create(std::move(definition)).value();
        Ruling ruling;
        ruling.match = 1;
        ruling.kind = Ruling::Kind::Walkover;
        ruling.teams = bans::teamsOf(before, 1);
        ruling.winner = Side::Home;
        const auto after = withChange(before, ruling);
        QVERIFY(after.has_value());
        const QString line =
            u"%1: lost by walkover, match 1: 12.50 €"_s.arg(before.entrant(ruling.teams[Side::Away]).name);
        const auto finesOf = [](const Competition &was, const Competition &is) {
            for (const ConsequenceList::Group &group :
                 consequenceList(was, is, differences(was, is), {}).groups)
                if (group.heading == u"Fines"_s)
                    return group.lines;
            return QStringList();
        };
        QCOMPARE(finesOf(before, *after), QStringList{line});
        QCOMPARE(finesOf(*after, before), QStringList{line + u" is no longer due"_s});
    }

    /// Bans that other rules bring are told like those that another fact brings.
    void otherRulesMoveBans()
    {
        namespace bans = touchline::testing::bans;
        Competition before = bans::season();
        const std::vector<int> own = bans::matchesOf(before, 0);
        bans::enter(before, bans::sheet(before, own[0], {{0, 0, ReportEventKind::Red}}, {}));
        const CompetitionState state(before);
        QVERIFY(state.discipline() != nullptr);
        const int usual = state.discipline()->redGames;
        QJsonObject file = before.definition().discipline;
        if (file.isEmpty())
            file = disciplineRulesFile(state.discipline()->name).value();
        OwnCards cards = ownCardsOf(file);
        cards.redGames = usual + 1;
        RulesWish wish;
        wish.discipline = withOwnCards(file, cards);
        const auto after = withRules(before, wish);
        QVERIFY(after.has_value());
        ConsequencesPanel panel;
        panel.showAfter(state, *after);
        const int last = own[static_cast<std::size_t>(usual) + 1];
        QVERIFY2(panel.toPlainText().contains(u" misses match %1 on "_s.arg(last)),
                 qPrintable(panel.toPlainText()));
        // And back.
        panel.showAfter(CompetitionState(*after), before);
        QVERIFY2(panel.toPlainText().contains(u" may play in match %1 on "_s.arg(last)),
                 qPrintable(panel.toPlainText()));
        panel.showAfter(state, before);
        QCOMPARE(panel.toPlainText(), u"Nothing else changes."_s);
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

    /// Long names take several lines: nothing of the figures is beside the panel, not even a bar to get
    /// there.
    void aTableFitsItsPanel()
    {
        ConsequenceList list;
        ConsequenceList::TableOf table{u"League"_s, {}};
        const QString name = u"Sporting Clube de São João da Madeira e Arredores"_s;
        for (int row = 0; row < 14; ++row)
            table.rows.push_back(
                {{name, u"26"_s, u"100–100"_s, u"52½"_s}, {name, u"26"_s, u"100–100"_s, u"52½"_s}, true});
        list.tables.push_back(table);
        ConsequencesPanel panel;
        panel.resize(600, 260);
        panel.showList(list);
        panel.show();
        QTRY_VERIFY(panel.verticalScrollBar()->maximum() > 0);
        QCOMPARE(panel.horizontalScrollBar()->maximum(), 0);
    }
};

TOUCHLINE_TEST(TestConsequenceList)

} // namespace test_consequence_list

#include "test_consequence_list.moc"
