// SPDX-License-Identifier: GPL-3.0-or-later
// A whole World Cup as a person has it: from the home page through the steps of a new competition to the
// champions, the next day once more, and a correction with consequences that is taken back.

#include "forms/bracket/bracket_view.h"
#include "forms/dialogs/consequences_panel.h"
#include "forms/dialogs/match/correct_dialog.h"
#include "forms/pages/fixtures/fixture_view.h"
#include "forms/wizard/draw_page.h"
#include "models/views/home/draw_show.h"
#include "tests/desktop/wizard_hands.h"

#include <QCommandLinkButton>
#include <QDir>
#include <QToolBar>

namespace test_world_cup {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int participants = 32;
constexpr int firstOfLastSixteen = 49;
constexpr int lastOfLastSixteen = 56;
constexpr int final = 64;

QStringList seenLabels(const QWidget &in)
{
    QStringList texts;
    for (const QLabel *label : in.findChildren<QLabel *>())
        if (label->isVisible())
            texts << label->text();
    return texts;
}

/// A button of the toolbar, clicked as soon as it can be.
void clickTool(DesktopCase &program, CommandId id)
{
    const auto *bar = program.window().findChild<QToolBar *>(u"toolBar"_s);
    QWidget *button = bar->widgetForAction(program.action(id));
    if (button == nullptr || !QTest::qWaitFor([button] { return button->isEnabled(); }))
        qFatal("The toolbar has no such button.");
    click(button);
}

/// What the final in the picture says.
const TieCard *finalCard(const BracketView &view, const Competition &competition)
{
    for (const TieCard &card : view.content().cards)
        if (competition.plan().ties[static_cast<std::size_t>(card.tie)].number == final)
            return &card;
    return nullptr;
}

/// The box of the match in the round of the last sixteen that the team has won; -1 where there is none.
int firstKnockoutMatch(const BracketView &view, const Competition &competition, const QUuid &team)
{
    for (std::size_t box = 0; box < view.content().cards.size(); ++box) {
        const TieCard &card = view.content().cards[box];
        const int number = competition.plan().ties[static_cast<std::size_t>(card.tie)].number;
        if (number >= firstOfLastSixteen && number <= lastOfLastSixteen && card.winner &&
            card.teams[*card.winner] == team)
            return static_cast<int>(box);
    }
    return -1;
}

} // namespace

class TestWorldCup : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    /// What each part of the way leaves to the next.
    QString m_place;
    Entrant m_champion;

private Q_SLOTS:
    void initTestCase()
    {
        prepareDesktop();
        // New leagues are proposed for the folder of the documents.
        qputenv("HOME", m_folder.path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
    }

    void fromTheHomePageToTheFirstMatchday()
    {
        DesktopCase program;
        // What the program offers whoever opens it for the first time.
        auto *begin =
            buttonOf(program.window(), program.action(CommandId::NewCompetition)->text().remove(u'&'));
        QVERIFY(qobject_cast<QCommandLinkButton *>(begin) != nullptr);
        click(begin);
        const Wizard wizard(program.window());
        chooseGame(wizard);
        chooseTeams(wizard);
        drawGroups(wizard);
        finish(wizard);
        if (QTest::currentTestFailed())
            return;
        QTRY_VERIFY(program.window().league() != nullptr);
        QCOMPARE(program.window().pageKind(), PageKind::Fixtures);
        turnTo(program.window());
        QVERIFY(seen<FixtureView>(program.window())->hasFocus());
        const CompetitionStatePtr state = program.state();
        QCOMPARE(state->name(), u"Cup of all times"_s);
        QCOMPARE(state->competition.definition().level, u"advanced"_s);
        QCOMPARE(state->competition.definition().entrants.size(), std::size_t{participants});
        QCOMPARE(state->toBePlayed(), final);
        m_place = program.league().league().place();
        QVERIFY(m_place.startsWith(m_folder.path()));

        clickTool(program, CommandId::PlayMatchday);
        QVERIFY(program.waitForWork());
        QCOMPARE(program.state()->played(), 16);
        press(QKeySequence(u"Alt+1"_s));
        QCOMPARE(program.window().pageKind(), PageKind::Home);
        QTRY_VERIFY(seenLabels(program.window()).contains(u"16 of 64 matches played"_s));
    }

    void theNextDayItIsPlayedToTheEnd()
    {
        DesktopCase program;
        openRecent(program);
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(program.state()->played(), 16);
        clickTool(program, CommandId::PlayToTheEnd);
        QVERIFY(program.waitForWork());
        const CompetitionStatePtr state = program.state();
        QVERIFY(state->isOver());
        QCOMPARE(state->played(), final);
        // Who won the last match is the champion: nobody asks the table of the program.
        const MatchReport *report = state->competition.report(state->competition.indexOfNumber(final));
        QVERIFY(report != nullptr && report->winner.has_value());
        m_champion =
            state->competition.entrant(state->competition.indexOfTeam(report->teams[*report->winner].team));
        checkChampion(program);
    }

    void theChampionIsThereWhenTheFileIsOpenedAgain()
    {
        QVERIFY(!m_champion.name.isEmpty());
        DesktopCase program;
        openRecent(program);
        if (QTest::currentTestFailed())
            return;
        checkChampion(program);
    }

    void aCorrectionTakesTheCupAwayAndUndoGivesItBack()
    {
        QVERIFY(!m_champion.name.isEmpty());
        DesktopCase program;
        openRecent(program);
        if (QTest::currentTestFailed())
            return;
        const Competition before = program.state()->competition;
        press(QKeySequence(u"Alt+4"_s));
        auto *bracket = seen<BracketView>(program.window());
        QVERIFY(bracket != nullptr && bracket->hasFocus());
        const int box = firstKnockoutMatch(*bracket, before, m_champion.id);
        QVERIFY(box >= 0);
        const TieCard card = bracket->content().cards[static_cast<std::size_t>(box)];
        const QPoint place = bracket->viewport()->mapFromGlobal(bracket->boxOnScreen(box).center());
        QTest::mouseClick(bracket->viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(bracket->currentBox(), box);
        press(Qt::Key_Return);
        QCOMPARE(program.window().pageKind(), PageKind::Fixtures);
        auto *list = seen<FixtureView>(program.window());
        QVERIFY(list != nullptr && list->hasFocus());
        QCOMPARE(list->current(), before.indexOfFixture(card.fixture));

        correct(program, *card.winner == Side::Home ? u"0-4"_s : u"4-0"_s);
        QVERIFY(!(program.state()->competition == before));
        auto *conflicts = seen<QPushButton>(program.window(), "conflicts");
        QVERIFY(conflicts != nullptr);
        // The cup is nobody's, on each page that named them.
        press(QKeySequence(u"Alt+1"_s));
        QVERIFY(!seenLabels(program.window()).join(u'\n').contains(u"Champions: "_s));
        press(QKeySequence(u"Alt+4"_s));
        QVERIFY(bracket->content().cards[static_cast<std::size_t>(box)].winner == opposite(*card.winner));

        press(QKeySequence(QKeySequence::Undo));
        QVERIFY(program.state()->competition == before);
        QVERIFY(bracket->content().cards[static_cast<std::size_t>(box)] == card);
        checkChampion(program);
        press(QKeySequence(u"Alt+2"_s));
        QVERIFY(!conflicts->isVisible());
    }

private:
    /// The second step, by keys: the advanced rules.
    static void chooseGame(const Wizard &wizard)
    {
        press(Qt::Key_Return);
        auto *level = wizard.find<QComboBox>("level");
        QVERIFY(level->isVisible());
        level->setFocus();
        press(Qt::Key_Home);
        while (level->currentData().toString() != "advanced"_L1 && level->currentIndex() + 1 < level->count())
            press(Qt::Key_Down);
        QCOMPARE(level->currentData().toString(), u"advanced"_s);
    }

    /// 32 historic cards: some that are looked for by name, the rest by chance.
    static void chooseTeams(const Wizard &wizard)
    {
        // The same teams every time.
        wizard.click("step4");
        wizard.type("seed", u"19300713"_s);
        wizard.click("step3");
        auto *source = wizard.find<QComboBox>("source");
        QVERIFY(source->hasFocus());
        press(Qt::Key_End);
        auto *available = wizard.find<QTableView>("available");
        auto *chosen = wizard.find<QTableView>("chosen");
        QVERIFY(available->isVisible());
        const QStringList wanted{u"Uruguay"_s, u"Hungary"_s, u"Cameroon"_s};
        for (const QString &name : wanted) {
            wizard.type("teamSearch", name);
            QVERIFY(available->model()->rowCount() > 0);
            QTest::mouseClick(available->viewport(), Qt::LeftButton, {},
                              available->visualRect(available->model()->index(0, 0)).center());
            wizard.click("add");
        }
        QCOMPARE(chosen->model()->rowCount(), static_cast<int>(wanted.size()));
        // One was a mistake, which is taken out by a key and comes back by another.
        QTest::mouseClick(chosen->viewport(), Qt::LeftButton, {},
                          chosen->visualRect(chosen->model()->index(2, 0)).center());
        press(Qt::Key_Return);
        QCOMPARE(chosen->model()->rowCount(), 2);
        available->setFocus();
        press(Qt::Key_Return);
        QCOMPARE(chosen->model()->rowCount(), 3);
        wizard.type("teamSearch", {});
        wizard.click("fill");
        QCOMPARE(wizard.find<QLabel>("count")->text(), u"32 of 32 teams"_s);
        QCOMPARE(wizard.problem(), QString());
        for (const QString &name : wanted)
            QVERIFY(std::any_of(
                wizard.draft().chosen().begin(), wizard.draft().chosen().end(),
                [&name](const Participant &one) { return !one.isClub() && one.name().contains(name); }));
    }

    /// The draw, ball by ball, then the rest.
    static void drawGroups(const Wizard &wizard)
    {
        wizard.click("next");
        const auto *page = wizard.dialog()->findChild<DrawPage *>();
        QVERIFY(page->show() && page->show()->isCeremony());
        QVERIFY(wizard.find<QPushButton>("ball")->hasFocus());
        constexpr int balls = 5;
        for (int ball = 0; ball < balls; ++ball)
            press(Qt::Key_Space);
        const auto *told = wizard.find<QAbstractItemView>("told");
        QCOMPARE(told->model()->rowCount(), balls);
        QCOMPARE(wizard.find<QLabel>("left")->text(), u"27 balls left"_s);
        wizard.click("all");
        QCOMPARE(told->model()->rowCount(), participants);
        QCOMPARE(wizard.find<QLabel>("left")->text(), u"The draw is complete."_s);
    }

    static void finish(const Wizard &wizard)
    {
        wizard.click("next");
        auto *name = wizard.find<QLineEdit>("name");
        QVERIFY(name->hasFocus());
        name->selectAll();
        type(u"Cup of all times"_s);
        const QString summary = wizard.find<QLabel>("summary")->text();
        QVERIFY2(summary.contains(u"32 teams · 64 matches"_s), qPrintable(summary));
        QVERIFY(wizard.find<QLineEdit>("file")->text().contains(u"Cup of all times"_s));
        const QPointer<CompetitionDialog> dialog = wizard.dialog();
        press(Qt::Key_Return);
        QTRY_VERIFY(dialog.isNull() || !dialog->isVisible());
    }

    /// The league is at the top of those that were open last.
    void openRecent(DesktopCase &program) const
    {
        auto *place = buttonOf(program.window(), u"Cup of all times"_s);
        QVERIFY(place != nullptr);
        click(place);
        QTRY_VERIFY(program.window().league() != nullptr);
        QCOMPARE(program.league().league().place(), m_place);
    }

    /// On the home page and in the bracket.
    void checkChampion(DesktopCase &program) const
    {
        press(QKeySequence(u"Alt+1"_s));
        QTRY_VERIFY(seen<QLabel>(program.window(), "champion") != nullptr);
        QTRY_COMPARE(seen<QLabel>(program.window(), "champion")->text(), m_champion.name);
        press(QKeySequence(u"Alt+4"_s));
        const auto *bracket = seen<BracketView>(program.window());
        QVERIFY(bracket != nullptr);
        const TieCard *card = finalCard(*bracket, program.state()->competition);
        QVERIFY(card != nullptr && card->winner.has_value());
        QCOMPARE(card->teams[*card->winner], m_champion.id);
        QCOMPARE(card->names[*card->winner], m_champion.name);
    }

    /// Another result for the chosen match, by keys alone, after reading what follows.
    static void correct(DesktopCase &program, const QString &result)
    {
        const Competition before = program.state()->competition;
        press(Qt::Key_F4);
        const QPointer<CorrectDialog> dialog = seen<CorrectDialog>(program.window());
        QVERIFY(!dialog.isNull());
        QTRY_VERIFY(dialog->findChild<QLineEdit *>(u"result"_s)->hasFocus());
        type(result);
        const auto *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QTRY_VERIFY(ok->isEnabled());
        const QString told = dialog->findChild<ConsequencesPanel *>()->toPlainText();
        QVERIFY2(told.contains(u"New conflicts"_s), qPrintable(told));
        QVERIFY2(told.contains(u"was entered for"_s), qPrintable(told));
        QVERIFY(program.state()->competition == before);
        press(Qt::Key_Return);
        QTRY_VERIFY(dialog.isNull() || !dialog->isVisible());
        turnTo(program.window());
    }
};

TOUCHLINE_TEST(TestWorldCup)

} // namespace test_world_cup

#include "test_world_cup.moc"
