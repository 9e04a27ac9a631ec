// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the score sheet, each by itself: what is typed or chosen there is what the sheet gets.

#include "forms/sheet/events_panel.h"
#include "forms/sheet/facts_panel.h"
#include "forms/sheet/figures_panel.h"
#include "forms/sheet/line_ups_panel.h"
#include "models/views/sheet/line_up_model.h"
#include "models/views/sheet/sheet_source.h"
#include "tests/desktop/desktop_case.h"

namespace test_sheet_panels {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr SheetWord criteria[] = {{"best_result", "Best result"}, {"older_year", "Older year"}};
constexpr SheetWord weathers[] = {{"rain", "Rain"}, {"snow", "Snow"}};
constexpr SheetField fields[] = {
    {"referee", "Referee"},
    {"weather", "Weather", SheetScope::Match, SheetValue::Word, 0, 999, weathers},
    {"condition", "Condition", SheetScope::Side, SheetValue::Number, 1, 20},
    {"attempts", "Attempts", SheetScope::SidePeriod, SheetValue::Number, 0, 99},
    {"shots", "Shots", SheetScope::SidePeriod, SheetValue::Number, 0, 99, {}, "attempts"},
};

/// A panel with a sheet, as the dialog has it: after each edit it is shown anew.
template <class Panel>
class Sheet
{
public:
    explicit Sheet(TableMatch match) : draft(std::move(match))
    {
        panel.setDraft(&draft);
        QObject::connect(&panel, &Panel::edited, &panel, [this] { panel.refresh(draft.problems()); });
        panel.refresh(draft.problems());
        panel.show();
    }

    template <class Widget>
    [[nodiscard]] Widget *child(const QString &name) const
    {
        auto *found = panel.template findChild<Widget *>(name);
        if (found == nullptr)
            qFatal("There is no %s.", qPrintable(name));
        return found;
    }
    [[nodiscard]] QSpinBox *box(const char *name) const { return child<QSpinBox>(QString::fromLatin1(name)); }
    /// As a person chooses: the entry with that text.
    void choose(const char *name, const QString &text) const
    {
        auto *combo = child<QComboBox>(QString::fromLatin1(name));
        const int index = combo->findText(text);
        if (index < 0)
            qFatal("There is no entry %s.", qPrintable(text));
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
    }

    SheetDraft draft;
    Panel panel;
};

} // namespace

class TestSheetPanels : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<DesktopCase> m_program;
    /// A match of two squads with all that football knows, which needs a winner.
    std::optional<TableMatch> m_match;

private Q_SLOTS:
    void initTestCase()
    {
        prepareDesktop();
        m_program = std::make_unique<DesktopCase>(madeLeague(m_folder));
        auto match = tableMatchOf(m_program->league(), *m_program->state(), 0);
        QVERIFY(match.has_value());
        m_match = std::move(*match);
        m_match->sheet = plainScoreSheet();
        m_match->sheet.fields = fields;
        m_match->decision.needsWinner = true;
    }

    void cleanupTestCase() { m_program.reset(); }

    void theResultAsItIsTyped()
    {
        const Sheet<FiguresPanel> sheet(*m_match);
        sheet.box("homeGoals")->setValue(3);
        sheet.box("awayGoals")->setValue(2);
        QCOMPARE(sheet.draft.figures().score, (Score{3, 2}));
        QVERIFY(!sheet.draft.figures().wasExtended);
        QVERIFY(!sheet.draft.figures().after90);
        QVERIFY(!sheet.draft.figures().shootOut);
        QVERIFY(!sheet.draft.figures().winner);
    }

    /// A result after 90 minutes of which one figure is typed is not known yet: it is never "1 to less than
    /// nothing".
    void halfAResultIsNone()
    {
        const Sheet<FiguresPanel> sheet(*m_match);
        sheet.box("homeGoals")->setValue(2);
        sheet.box("awayGoals")->setValue(1);
        sheet.child<QCheckBox>(u"extended"_s)->click();
        QVERIFY(sheet.draft.figures().wasExtended);
        QVERIFY(!sheet.draft.figures().after90);
        QCOMPARE(sheet.box("home90")->text(), u"?"_s);
        sheet.box("home90")->setValue(1);
        QVERIFY(!sheet.draft.figures().after90);
        sheet.box("home90")->setValue(-1);
        sheet.box("away90")->setValue(1);
        QVERIFY(!sheet.draft.figures().after90);
        sheet.box("home90")->setValue(1);
        QCOMPARE(sheet.draft.figures().after90, (std::optional<Score>{{1, 1}}));
        sheet.box("home90")->setValue(0);
        sheet.box("away90")->setValue(0);
        QCOMPARE(sheet.draft.figures().after90, (std::optional<Score>{{0, 0}}));
        sheet.box("home90")->setValue(2);
        QCOMPARE(sheet.draft.figures().after90, (std::optional<Score>{{2, 0}}));
        sheet.box("home90")->setValue(0);
        sheet.box("away90")->setValue(3);
        QCOMPARE(sheet.draft.figures().after90, (std::optional<Score>{{0, 3}}));
        // Without extra time there is no result after 90 minutes beside the score.
        sheet.child<QCheckBox>(u"extended"_s)->click();
        QVERIFY(!sheet.draft.figures().after90);
        QVERIFY(!sheet.box("home90")->isEnabled());
    }

    void bothSidesAreNamed()
    {
        const Sheet<FiguresPanel> sheet(*m_match);
        for (const Side side : bothSides)
            QCOMPARE(sheet.child<QLabel>(sideWord(side))->text(), m_match->teams[side].name);
        const auto *winner = sheet.child<QComboBox>(u"winner"_s);
        QCOMPARE(winner->count(), 3);
        QCOMPARE(winner->itemText(0), u"to be decided"_s);
        QCOMPARE(winner->itemText(1), m_match->teams[Side::Home].name);
        QCOMPARE(winner->itemText(2), m_match->teams[Side::Away].name);
    }

    /// How much is written down is chosen, as far as the game's sheet has it.
    void howMuchIsNotedIsChosen()
    {
        const Sheet<FiguresPanel> sheet(*m_match);
        const auto *noted = sheet.child<QComboBox>(u"noted"_s);
        QVERIFY(noted->isVisible());
        QCOMPARE(noted->currentText(), u"result, scorers, cards, injuries"_s);
        sheet.choose("noted", u"result and scorers"_s);
        QCOMPARE(sheet.draft.noted(), Completeness::Scorers);
        QCOMPARE(noted->currentText(), u"result and scorers"_s);
        sheet.choose("noted", u"result only"_s);
        QCOMPARE(sheet.draft.noted(), Completeness::Score);
        const auto choices = [this](bool scorers, bool cards, bool injuries) {
            TableMatch match = *m_match;
            match.sheet.hasScorers = scorers;
            match.sheet.hasCards = cards;
            match.sheet.hasInjuries = injuries;
            const Sheet<FiguresPanel> other(match);
            const auto *box = other.child<QComboBox>(u"noted"_s);
            QStringList texts;
            for (int i = 0; i < box->count(); ++i)
                texts << box->itemText(i);
            return texts.join(u'|') + (box->isVisible() ? u'.' : u'-');
        };
        QCOMPARE(choices(true, true, false),
                 u"result only|result and scorers|result, scorers, cards|result and cards."_s);
        QCOMPARE(choices(true, false, true),
                 u"result only|result and scorers|result, scorers, cards, injuries|result and injuries."_s);
        QCOMPARE(choices(true, false, false), u"result only|result and scorers."_s);
        QCOMPARE(choices(false, true, true), u"result only-"_s);
    }

    /// What is wrong with the result stands below it; what is wrong with the list does not, but the ways out.
    void problemsOfTheResultStandBelowIt()
    {
        const Sheet<FiguresPanel> sheet(*m_match);
        const auto *problem = sheet.child<QLabel>(u"problem"_s);
        const auto *follow = sheet.child<QPushButton>(u"follow"_s);
        const auto *alone = sheet.child<QPushButton>(u"alone"_s);
        QVERIFY2(problem->text().contains(u"winner"_s), qPrintable(problem->text()));
        QVERIFY(!follow->isVisible());
        QVERIFY(!alone->isVisible());
        sheet.box("homeGoals")->setValue(2);
        QVERIFY2(problem->text().contains(u"scorer unknown"_s), qPrintable(problem->text()));
        QVERIFY(!follow->isVisible());
    }

    void theListOfGoalsMakesTheResultAgain()
    {
        Sheet<FiguresPanel> sheet(*m_match);
        const auto *follow = sheet.child<QPushButton>(u"follow"_s);
        const PlayerOnTheDay &one = m_match->teams[Side::Away].players.front();
        for (const ReportEventKind kind : {ReportEventKind::PenaltyGoal, ReportEventKind::Goal})
            sheet.draft.add({kind, 5, 0, Side::Away, one.player, one.name, {}});
        sheet.panel.refresh(sheet.draft.problems());
        QCOMPARE(sheet.box("awayGoals")->value(), 2);
        QVERIFY(!follow->isVisible());
        sheet.box("awayGoals")->setValue(1);
        QVERIFY(follow->isVisible());
        QVERIFY(!sheet.child<QPushButton>(u"alone"_s)->isVisible());
        sheet.child<QPushButton>(u"follow"_s)->click();
        QCOMPARE(sheet.box("awayGoals")->value(), 2);
        QVERIFY(!follow->isVisible());
    }

    /// Only what the match can come to is asked for.
    void aGroupMatchHasNoExtraTimeAndNoShootOut()
    {
        TableMatch match = *m_match;
        match.decision.needsWinner = false;
        const Sheet<FiguresPanel> group(match);
        QVERIFY(!group.child<QCheckBox>(u"extended"_s)->isVisible());
        QVERIFY(!group.child<QCheckBox>(u"shootOut"_s)->isVisible());
        QVERIFY(!group.box("home90")->isVisible());
        QVERIFY(!group.box("homeKicks")->isVisible());
        QVERIFY(!group.child<QComboBox>(u"winner"_s)->isVisible());
        match.decision.needsWinner = true;
        match.decision.shootOut = false;
        match.decision.extraTime = DecisionRules::ExtraTime::None;
        const Sheet<FiguresPanel> straight(match);
        QVERIFY(!straight.child<QCheckBox>(u"extended"_s)->isVisible());
        QVERIFY(!straight.child<QCheckBox>(u"shootOut"_s)->isVisible());
        match.decision.shootOut = true;
        match.decision.extraTime = DecisionRules::ExtraTime::Full;
        match.sheet.extraTimePeriods = 0;
        const Sheet<FiguresPanel> kicksOnly(match);
        QVERIFY(!kicksOnly.child<QCheckBox>(u"extended"_s)->isVisible());
        QVERIFY(kicksOnly.child<QCheckBox>(u"shootOut"_s)->isVisible());
    }

    void aShootOutBeginsAtNothing()
    {
        const Sheet<FiguresPanel> sheet(*m_match);
        for (const char *name : {"homeKicks", "awayKicks"}) {
            QCOMPARE(sheet.box(name)->value(), 0);
            QVERIFY(!sheet.box(name)->isEnabled());
        }
        sheet.child<QCheckBox>(u"shootOut"_s)->click();
        QCOMPARE(sheet.draft.figures().shootOut, (std::optional<Score>{{0, 0}}));
        for (const char *name : {"homeKicks", "awayKicks"}) {
            QCOMPARE(sheet.box(name)->value(), 0);
            QVERIFY(sheet.box(name)->isEnabled());
        }
        sheet.box("homeKicks")->setValue(5);
        QCOMPARE(sheet.draft.figures().shootOut, (std::optional<Score>{{5, 0}}));
        sheet.box("awayKicks")->setValue(4);
        QCOMPARE(sheet.draft.figures().shootOut, (std::optional<Score>{{5, 4}}));
        sheet.child<QCheckBox>(u"shootOut"_s)->click();
        QVERIFY(!sheet.draft.figures().shootOut);
    }

    /// The box asks only where the goals do not say it, and gives the side that is chosen, either of them.
    void theWinnerIsTheOneThatIsChosen()
    {
        TableMatch match = *m_match;
        match.sheet.criteria = criteria;
        const Sheet<FiguresPanel> sheet(match);
        auto *winner = sheet.child<QComboBox>(u"winner"_s);
        QVERIFY(winner->isVisible());
        QCOMPARE(winner->currentIndex(), 0);
        for (const Side side : {Side::Home, Side::Away, Side::Home}) {
            sheet.choose("winner", match.teams[side].name);
            QCOMPARE(sheet.draft.figures().winner, std::optional(side));
            // Shown anew it still says so.
            QCOMPARE(winner->currentText(), match.teams[side].name);
        }
        sheet.choose("criterion", u"Older year"_s);
        QCOMPARE(sheet.draft.figures().criterion, u"older_year"_s);
        QCOMPARE(sheet.draft.figures().winner, std::optional(Side::Home));
        winner->setCurrentIndex(0);
        Q_EMIT winner->activated(0);
        QVERIFY(!sheet.draft.figures().winner);
        QCOMPARE(winner->currentIndex(), 0);
        sheet.box("homeGoals")->setValue(1);
        QVERIFY(!winner->isVisible());
        QVERIFY(!sheet.child<QComboBox>(u"criterion"_s)->isVisible());
    }

    /// Every player of both sides, not the first one whoever is chosen.
    void theEventIsOfThePlayerWhoIsChosen()
    {
        const Sheet<EventsPanel> sheet(*m_match);
        auto *players = sheet.child<QComboBox>(u"player"_s);
        auto *what = sheet.child<QComboBox>(u"what"_s);
        what->setCurrentIndex(what->findData(static_cast<int>(ReportEventKind::Goal)));
        std::size_t entered = 0;
        for (int row = 0; row < players->count(); ++row) {
            if (players->itemText(row).isEmpty())
                continue;
            players->setCurrentIndex(row);
            sheet.box("minute")->setValue(static_cast<int>(entered) % 40 + 1);
            QTest::mouseClick(sheet.child<QPushButton>(u"add"_s), Qt::LeftButton);
            QCOMPARE(sheet.draft.events().size(), ++entered);
            const QString chosen = players->itemText(row);
            const auto named = std::count_if(sheet.draft.events().begin(), sheet.draft.events().end(),
                                             [&](const ReportEvent &event) {
                                                 return chosen.contains(event.playerName) &&
                                                        chosen.contains(m_match->teams[event.side].name);
                                             });
            QVERIFY2(named >= 1, qPrintable(chosen));
        }
        // Each of them once, and on each side a scorer whom nobody knows.
        QCOMPARE(entered,
                 m_match->teams[Side::Home].players.size() + m_match->teams[Side::Away].players.size() + 2);
        for (const Side side : bothSides)
            for (const PlayerOnTheDay &one : m_match->teams[side].players)
                QCOMPARE(std::count_if(sheet.draft.events().begin(), sheet.draft.events().end(),
                                       [&one, side](const ReportEvent &event) {
                                           return event.player == one.player && event.side == side &&
                                                  event.playerName == one.name;
                                       }),
                         1);
    }

    void theMinuteAndTheKindAreTheChosenOnes()
    {
        const Sheet<EventsPanel> sheet(*m_match);
        auto *what = sheet.child<QComboBox>(u"what"_s);
        what->setCurrentIndex(what->findData(static_cast<int>(ReportEventKind::PenaltyGoal)));
        sheet.box("minute")->setValue(45);
        sheet.box("stoppage")->setValue(2);
        sheet.child<QPushButton>(u"add"_s)->click();
        QCOMPARE(sheet.draft.events().front().kind, ReportEventKind::PenaltyGoal);
        QCOMPARE(sheet.draft.events().front().minute, std::optional(45));
        QCOMPARE(sheet.draft.events().front().stoppage, 2);
        // No minute: it was not noted.
        sheet.box("minute")->setValue(0);
        sheet.child<QPushButton>(u"add"_s)->click();
        QVERIFY(!sheet.draft.events().back().minute);
        // A kick of the shoot-out has none at all.
        what->setCurrentIndex(what->findData(static_cast<int>(ReportEventKind::ShootOutGoal)));
        QVERIFY(!sheet.box("minute")->isEnabled());
        sheet.child<QPushButton>(u"add"_s)->click();
        QVERIFY(!sheet.draft.events().back().minute);
    }

    /// The keys of the list and of the line that is typed.
    void linesAreChangedAndRemovedByKeys()
    {
        const Sheet<EventsPanel> sheet(*m_match);
        auto *line = sheet.child<QLineEdit>(u"line"_s);
        auto *list = sheet.child<QTreeView>(u"events"_s);
        const auto *hint = sheet.child<QLabel>(u"hint"_s);
        const auto *change = sheet.child<QPushButton>(u"change"_s);
        const auto *remove = sheet.child<QPushButton>(u"remove"_s);
        QVERIFY(!change->isEnabled());
        QVERIFY(!remove->isEnabled());
        const QString name = m_match->teams[Side::Home].players[0].name;
        const auto type = [line](const QString &text) {
            line->setText(text);
            QTest::keyClick(line, Qt::Key_Return);
        };
        const QString invitation = hint->text();
        type(QString());
        QCOMPARE(hint->text(), invitation);
        QVERIFY(sheet.draft.events().empty());
        for (const int minute : {10, 20, 30, 40})
            type(u"%1 %2 home"_s.arg(minute).arg(name));
        QCOMPARE(sheet.draft.events().size(), std::size_t{4});
        QCOMPARE(line->text(), QString());
        // The line that was typed last is the one that is chosen.
        QCOMPARE(list->currentIndex().row(), 3);
        type(u"15 %1 home"_s.arg(name));
        QCOMPARE(list->currentIndex().row(), 1);
        QVERIFY(change->isEnabled());
        QVERIFY(remove->isEnabled());
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(sheet.draft.events().size(), std::size_t{4});
        QCOMPARE(sheet.draft.events()[1].minute, std::optional(20));
        QCOMPARE(list->currentIndex().row(), 1);
        QTest::keyClick(list, Qt::Key_Backspace);
        QCOMPARE(sheet.draft.events()[1].minute, std::optional(30));
        // Enter takes the line back; Escape leaves it as it was.
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(line->text().startsWith(u"30 "_s));
        QVERIFY(hint->text().contains(name));
        line->clear();
        QVERIFY(hint->text().contains(u"Escape"_s));
        QTest::keyClick(line, Qt::Key_Escape);
        QCOMPARE(hint->text(), invitation);
        QCOMPARE(sheet.draft.events().size(), std::size_t{3});
        type(u"50 %1 home"_s.arg(name));
        QCOMPARE(sheet.draft.events().size(), std::size_t{4});
        // Several lines are removed together, but changed one by one.
        list->selectAll();
        QVERIFY(!change->isEnabled());
        QVERIFY(remove->isEnabled());
        sheet.child<QPushButton>(u"change"_s)->click();
        QTest::keyClick(list, Qt::Key_F2);
        QCOMPARE(line->text(), QString());
        QTest::keyClick(list, Qt::Key_Delete);
        QVERIFY(sheet.draft.events().empty());
        QVERIFY(!remove->isEnabled());
    }

    /// The sending-off belongs to the card before it.
    void theSecondCardIsChangedInPlaceOfTheSendingOff()
    {
        const Sheet<EventsPanel> sheet(*m_match);
        auto *line = sheet.child<QLineEdit>(u"line"_s);
        auto *list = sheet.child<QTreeView>(u"events"_s);
        const QString name = m_match->teams[Side::Away].players[0].name;
        for (const int minute : {10, 20}) {
            line->setText(u"%1 %2 away y"_s.arg(minute).arg(name));
            QTest::keyClick(line, Qt::Key_Enter);
        }
        QCOMPARE(sheet.draft.events().size(), std::size_t{3});
        list->setCurrentIndex(list->model()->index(2, 0));
        QTest::keyClick(list, Qt::Key_F2);
        QVERIFY2(line->text().startsWith(u"20 "_s), qPrintable(line->text()));
        line->setText(u"25 %1 away y"_s.arg(name));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(sheet.draft.events().size(), std::size_t{3});
        QCOMPARE(sheet.draft.events()[2].minute, std::optional(25));
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_F2);
        QVERIFY2(line->text().startsWith(u"10 "_s), qPrintable(line->text()));
    }

    /// What the line will be is said while it is typed.
    void theLineIsExplainedWhileItIsTyped()
    {
        const Sheet<EventsPanel> sheet(*m_match);
        auto *line = sheet.child<QLineEdit>(u"line"_s);
        const auto *hint = sheet.child<QLabel>(u"hint"_s);
        const PlayerOnTheDay &one = m_match->teams[Side::Home].players[0];
        const QString team = m_match->teams[Side::Home].name;
        const QColor usual = hint->palette().color(QPalette::PlaceholderText);
        line->setText(u"12 %1 home"_s.arg(one.name));
        QCOMPARE(hint->text(), u"Goal in minute 12: %1 (%2)"_s.arg(one.name, team));
        line->setText(u"%1 home"_s.arg(one.name));
        QCOMPARE(hint->text(), u"Goal: %1 (%2)"_s.arg(one.name, team));
        QCOMPARE(hint->palette().color(QPalette::PlaceholderText), usual);
        line->setText(u"12 nobody of that name"_s);
        QVERIFY(hint->palette().color(QPalette::PlaceholderText) != usual);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(sheet.draft.events().empty());
        QCOMPARE(line->text(), u"12 nobody of that name"_s);
    }

    void whoSitsOutCannotBeChosen()
    {
        TableMatch match = *m_match;
        match.teams[Side::Away].players[2].available = false;
        match.teams[Side::Away].players[2].because = u"sent off v Peru"_s;
        const Sheet<EventsPanel> sheet(match);
        auto *players = sheet.child<QComboBox>(u"player"_s);
        const int row = players->findText(u"sent off v Peru"_s, Qt::MatchContains);
        QVERIFY(row >= 0);
        QVERIFY(!qobject_cast<QStandardItemModel *>(players->model())->item(row)->isEnabled());
        players->setCurrentIndex(row);
        sheet.child<QPushButton>(u"add"_s)->click();
        QVERIFY(sheet.draft.events().empty());
        QCOMPARE(sheet.child<QAbstractItemView>(u"out"_s)->model()->rowCount(), 1);
        QVERIFY(sheet.child<QWidget>(u"absent"_s)->isVisible());
        // Where all may play, nobody stands there.
        const Sheet<EventsPanel> everybody(*m_match);
        QVERIFY(!everybody.child<QWidget>(u"absent"_s)->isVisible());
    }

    /// A squad is read by its numbers, whatever order the team's document has.
    void playersStandByTheirNumbers()
    {
        TableMatch match = *m_match;
        for (const Side side : bothSides)
            for (std::size_t i = 0; i < match.squads[side].entries.size(); ++i)
                match.squads[side].entries[i].shirt = static_cast<int>(match.squads[side].entries.size() - i);
        const Sheet<EventsPanel> sheet(match);
        const auto *players = sheet.child<QComboBox>(u"player"_s);
        const auto home = static_cast<int>(match.squads[Side::Home].entries.size());
        for (int row = 0; row < home; ++row)
            QVERIFY2(players->itemText(row).startsWith(QString::number(row + 1) + u' '),
                     qPrintable(players->itemText(row)));
        QVERIFY(players->itemText(0).contains(match.teams[Side::Home].players.back().name));
    }

    /// Every line goes to its own place, and what is wiped out is not noted.
    void factsStandInTheirPlaces()
    {
        Sheet<FactsPanel> sheet(*m_match);
        auto *referee = sheet.child<QLineEdit>(u"facts.referee"_s);
        QTest::keyClicks(referee, u" Vautrot "_s);
        QCOMPARE(sheet.draft.fact(u"referee"_s), u"Vautrot"_s);
        auto *weather = sheet.child<QComboBox>(u"facts.weather"_s);
        weather->setCurrentIndex(2);
        QCOMPARE(sheet.draft.fact(u"weather"_s), u"snow"_s);
        weather->setCurrentIndex(0);
        QVERIFY(sheet.draft.fact(u"weather"_s).isEmpty());
        int value = 1;
        for (const char *side : {"home", "away"})
            for (int period = 1; period <= 2; ++period)
                sheet.child<QSpinBox>(u"facts.attempts.%1.%2"_s.arg(QLatin1String(side)).arg(period))
                    ->setValue(value++);
        value = 1;
        for (const Side side : bothSides)
            for (int period = 1; period <= 2; ++period)
                QCOMPARE(sheet.draft.fact(u"attempts"_s, side, period), QString::number(value++));
        QVERIFY(sheet.draft.fact(u"shots"_s, Side::Home, 1).isEmpty());
        auto *condition = sheet.child<QSpinBox>(u"facts.condition.away"_s);
        QCOMPARE(condition->text(), u"–"_s);
        condition->setValue(1);
        QCOMPARE(sheet.draft.fact(u"condition"_s, Side::Away), u"1"_s);
        QVERIFY(sheet.draft.fact(u"condition"_s, Side::Home).isEmpty());
        condition->setValue(condition->minimum());
        QVERIFY(sheet.draft.fact(u"condition"_s, Side::Away).isEmpty());
        // What a sheet has already is shown when it is opened again.
        FactsPanel again;
        again.setDraft(&sheet.draft);
        QCOMPARE(again.findChild<QSpinBox *>(u"facts.attempts.away.1"_s)->value(), 3);
        QCOMPARE(again.findChild<QLineEdit *>(u"facts.referee"_s)->text(), u"Vautrot"_s);
        QCOMPARE(again.findChild<QSpinBox *>(u"facts.shots.home.2"_s)->text(), u"–"_s);
    }

    /// The figures of a half stand below its heading, the home side's before the visitors'.
    void figuresStandBelowTheirHeadings()
    {
        Sheet<FactsPanel> sheet(*m_match);
        SheetDraft::Figures figures = sheet.draft.figures();
        figures.wasExtended = true;
        sheet.draft.setFigures(figures);
        sheet.panel.resize(1400, 700);
        sheet.panel.refresh(sheet.draft.problems());
        QTest::qWait(1);
        const auto middle = [&sheet](const QWidget *widget) {
            return widget->mapTo(&sheet.panel, widget->rect().center()).x();
        };
        std::vector<const QLabel *> names;
        for (const QLabel *label : sheet.panel.findChildren<QLabel *>())
            if (label->text() == "1st half"_L1 || label->text() == "2nd half"_L1 ||
                label->text().startsWith("Extra time"_L1))
                names.push_back(label);
        std::sort(names.begin(), names.end(),
                  [&middle](const QLabel *one, const QLabel *other) { return middle(one) < middle(other); });
        QCOMPARE(names.size(), std::size_t{8});
        std::size_t column = 0;
        int before = 0;
        for (const char *side : {"home", "away"})
            for (int period = 1; period <= 4; ++period) {
                const auto *entry =
                    sheet.child<QSpinBox>(u"facts.attempts.%1.%2"_s.arg(QLatin1String(side)).arg(period));
                const QStringList headings{u"1st half"_s, u"2nd half"_s, u"Extra time 1"_s,
                                           u"Extra time 2"_s};
                QCOMPARE(names[column]->text(), headings[period - 1]);
                QVERIFY(middle(entry) > before);
                before = middle(entry);
                const int left = entry->mapTo(&sheet.panel, QPoint(0, 0)).x();
                QVERIFY(middle(names[column]) >= left && middle(names[column]) <= left + entry->width());
                QVERIFY(entry->accessibleName().endsWith(headings[period - 1]));
                ++column;
            }
    }

    void lineUpsAreCountedAndChosen()
    {
        Sheet<LineUpsPanel> sheet(*m_match);
        const int starters = m_match->sheet.starters;
        const auto *home = sheet.child<QLabel>(u"homeCount"_s);
        const auto *away = sheet.child<QLabel>(u"awayCount"_s);
        QCOMPARE(home->text(), QString());
        QVERIFY(sheet.child<QPushButton>(u"homeFirst"_s)->text().contains(QString::number(starters)));
        sheet.child<QPushButton>(u"awayFirst"_s)->click();
        QVERIFY(sheet.draft.lineUp(Side::Home).started.empty());
        QCOMPARE(sheet.draft.lineUp(Side::Away).started.size(), static_cast<std::size_t>(starters));
        QCOMPARE(sheet.draft.lineUp(Side::Away).started.front(),
                 m_match->teams[Side::Away].players.front().player);
        QCOMPARE(home->text(), QString());
        QVERIFY(away->text().startsWith(QString::number(starters)));
        sheet.child<QPushButton>(u"homeFirst"_s)->click();
        QVERIFY(home->text().startsWith(QString::number(starters)));
        QCOMPARE(sheet.child<QLabel>(u"problem"_s)->text(), QString());
    }

    /// The name has what room there is, the ticks beside it what they need.
    void lineUpsHaveNarrowTicks()
    {
        const Sheet<LineUpsPanel> sheet(*m_match);
        for (const char *side : {"home", "away"}) {
            auto *view = sheet.child<QTreeView>(QString::fromLatin1(side));
            QCOMPARE(
                view->model()->rowCount(),
                static_cast<int>(m_match->teams[QLatin1String(side) == "home"_L1 ? Side::Home : Side::Away]
                                     .players.size()));
            QVERIFY(!view->header()->stretchLastSection());
            for (int column = 0; column < view->model()->columnCount(); ++column)
                QCOMPARE(view->header()->sectionResizeMode(column), column == LineUpModel::PlayerColumn
                                                                        ? QHeaderView::Stretch
                                                                        : QHeaderView::ResizeToContents);
        }
    }

    /// What is wrong is said in the colour of errors, in every part of the sheet.
    void whatIsWrongIsSeen()
    {
        const QColor error = colour(ColourRole::Error);
        const Sheet<FiguresPanel> figures(*m_match);
        const Sheet<LineUpsPanel> lineUps(*m_match);
        for (const QLabel *label : {figures.child<QLabel>(u"problem"_s), lineUps.child<QLabel>(u"problem"_s)})
            QCOMPARE(label->palette().color(QPalette::WindowText), error);
    }

    /// Nobody is not the same as nobody counted.
    void spectatorsAreCountedOrNot()
    {
        const Sheet<FactsPanel> sheet(*m_match);
        auto *spectators = sheet.child<QSpinBox>(u"spectators"_s);
        QVERIFY(!sheet.draft.attendance());
        spectators->setValue(0);
        QCOMPARE(sheet.draft.attendance(), std::optional(0));
        spectators->setValue(52000);
        QCOMPARE(sheet.draft.attendance(), std::optional(52000));
        spectators->setValue(spectators->minimum());
        QVERIFY(!sheet.draft.attendance());
    }

    /// Extra time has its columns only where there was some; what is wrong is said at its line, and at no
    /// other.
    void linesShowWhatBelongsToThem()
    {
        Sheet<FactsPanel> sheet(*m_match);
        const auto *late = sheet.child<QSpinBox>(u"facts.attempts.home.3"_s);
        const auto *early = sheet.child<QSpinBox>(u"facts.attempts.home.2"_s);
        QVERIFY(!late->isVisible());
        QVERIFY(early->isVisible());
        SheetDraft::Figures figures = sheet.draft.figures();
        figures.wasExtended = true;
        sheet.draft.setFigures(figures);
        sheet.panel.refresh(sheet.draft.problems());
        QVERIFY(late->isVisible());
        auto *shots = sheet.child<QSpinBox>(u"facts.shots.home.1"_s);
        auto *others = sheet.child<QSpinBox>(u"facts.shots.away.1"_s);
        const QString help = others->toolTip();
        sheet.child<QSpinBox>(u"facts.attempts.home.1"_s)->setValue(4);
        shots->setValue(7);
        QVERIFY(shots->toolTip() != shots->accessibleName());
        QCOMPARE(others->toolTip(), help);
        QVERIFY(shots->palette().color(QPalette::Text) != others->palette().color(QPalette::Text));
        shots->setValue(4);
        QCOMPARE(shots->toolTip(), shots->accessibleName());
        QCOMPARE(shots->palette().color(QPalette::Text), others->palette().color(QPalette::Text));
    }
};

TOUCHLINE_TEST(TestSheetPanels)

} // namespace test_sheet_panels

#include "test_sheet_panels.moc"
