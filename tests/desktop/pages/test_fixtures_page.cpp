// SPDX-License-Identifier: GPL-3.0-or-later
// The page of fixtures by its keys and commands, on a league file.

#include "forms/dialogs/consequences_panel.h"
#include "forms/dialogs/match/correct_dialog.h"
#include "forms/dialogs/match/delete_result_dialog.h"
#include "forms/dialogs/match/log_dialog.h"
#include "forms/dialogs/teams/team_ruling_dialog.h"
#include "forms/pages/fixtures/fixture_panel.h"
#include "forms/pages/fixtures/fixture_view.h"
#include "forms/pages/fixtures/fixtures_page.h"
#include "forms/print/picture_file.h"
#include "forms/sheet/score_sheet_dialog.h"
#include "forms/widgets/points_box.h"
#include "forms/wizard/rules/season_days_dialog.h"
#include "models/views/tables/standings_model.h"
#include "models/words/fixtures/place_meaning.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/page_window.h"
#include "tests/desktop/painted.h"
#include "tests/support/ban_season.h"
#include "tests/support/playable_league.h"

#include <QContextMenuEvent>
#include <QHash>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QTimeEdit>

namespace test_fixtures_page {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// A window with the page of fixtures of a competition.
struct Shown
{
    explicit Shown(const Competition &competition, bool isReadOnly = false) : window(competition, isReadOnly)
    {
        page = new FixturesPage(window);
        window.show(page);
        view = page->findChild<FixtureView *>();
        focusList();
    }

    /// As the desktop does it when a dialog is closed.
    void focusList()
    {
        window.activateWindow();
        settle();
        view->setFocus();
        settle();
    }
    [[nodiscard]] int index(int number) { return window.competition().indexOfNumber(number); }
    [[nodiscard]] QUuid id(int number)
    {
        return window.competition().fixtures()[static_cast<std::size_t>(index(number))].id;
    }
    [[nodiscard]] QString cell(int number, FixtureModel::Column column)
    {
        return view->fixtures()->index(view->fixtures()->rowOf(id(number)), column).data().toString();
    }
    [[nodiscard]] int currentNumber()
    {
        const int fixture = view->current();
        return fixture < 0 ? 0 : window.competition().fixtures()[static_cast<std::size_t>(fixture)].number;
    }
    void goTo(int number)
    {
        QVERIFY(view->goTo(id(number)));
        settle();
    }
    void choose(const std::vector<int> &numbers)
    {
        goTo(numbers.front());
        for (const int number : numbers)
            view->selectionModel()->select(view->fixtures()->index(view->fixtures()->rowOf(id(number)), 0),
                                           QItemSelectionModel::Select | QItemSelectionModel::Rows);
        settle();
    }
    /// Of the history.
    [[nodiscard]] std::size_t entries() { return window.league()->league().history().entries()->size(); }
    [[nodiscard]] QLineEdit *editor() const
    {
        for (QLineEdit *one : view->findChildren<QLineEdit *>(u"scoreEntry"_s))
            if (one->isVisible())
                return one;
        return nullptr;
    }
    /// The keys go to whatever has the focus, as a person's do.
    static void type(const QString &keys)
    {
        for (const QChar key : keys)
            QTest::keyClick(QApplication::focusWidget(), key.toLatin1());
    }
    static void press(Qt::Key key)
    {
        QTest::keyClick(QApplication::focusWidget(), key);
        settle();
    }
    template <class Widget>
    [[nodiscard]] Widget *child(const char *name) const
    {
        return page->findChild<Widget *>(QString::fromLatin1(name));
    }
    /// The dialog that the page has opened last.
    template <class Dialog>
    [[nodiscard]] Dialog *dialog() const
    {
        for (Dialog *one : page->findChildren<Dialog *>())
            if (one->isVisible())
                return one;
        return nullptr;
    }

    PageWindow window;
    FixturesPage *page;
    FixtureView *view;
};

/// The group stage and the first knockout match of a World Cup are played, the drawn order is the table.
Competition playedCup()
{
    Competition cup = cup::make("worldcup-32");
    cup::playGroupsInOrder(cup);
    cup::play(cup, 49, {2, 0});
    return cup;
}

/// The number of the match between the first and second of Group A.
int topMatch(const Competition &competition)
{
    for (const Fixture &fixture : competition.fixtures())
        if (fixture.isGroupMatch() && fixture.table == 0 &&
            fixture.slots[Side::Home].number + fixture.slots[Side::Away].number == 3)
            return fixture.number;
    return 0;
}

QPushButton *okOf(const QDialog *dialog)
{
    return dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
}

/// Deletes the chosen results, after a look at what follows.
void deleteResult(Shown &shown)
{
    shown.window.trigger(CommandId::TakeOutResult);
    auto *dialog = shown.dialog<DeleteResultDialog>();
    QVERIFY(dialog != nullptr);
    QTest::mouseClick(okOf(dialog), Qt::LeftButton);
    settle();
}

} // namespace

class TestFixturesPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        testing::prepareDesktop();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    }

    void aMatchdayIsTypedByScoreAndEnter()
    {
        Shown shown(cup::makeLeague());
        const std::size_t entries = shown.entries();
        FixtureModel *model = shown.view->fixtures();
        QCOMPARE(model->fixtureAt(1), shown.view->current());
        std::vector<int> matchday;
        for (int row = 1; !model->isHeading(row); ++row)
            matchday.push_back(model->fixtureAt(row));
        QCOMPARE(matchday.size(), std::size_t{4});
        const QStringList typed{u"2-1"_s, u"0:0"_s, u"1 3"_s, u"10-0"_s};
        for (const QString &score : typed) {
            Shown::type(score);
            Shown::press(Qt::Key_Return);
        }
        const Competition after = shown.window.competition();
        const std::vector<Score> expected{{2, 1}, {0, 0}, {1, 3}, {10, 0}};
        for (std::size_t i = 0; i < matchday.size(); ++i) {
            const MatchReport *report = after.report(matchday[i]);
            QVERIFY(report != nullptr);
            QCOMPARE(report->score, expected[i]);
            QCOMPARE(report->completeness, Completeness::Score);
        }
        QVERIFY(shown.window.errors.isEmpty());
        QCOMPARE(shown.editor(), nullptr);
        // The first match of the next matchday waits for its score.
        QCOMPARE(shown.view->current(), model->fixtureAt(static_cast<int>(matchday.size()) + 2));
        QCOMPARE(model->index(0, 0).data(FixtureModel::ProgressRole).toString(), u"4 of 4 played"_s);
        // An entry for each result.
        QCOMPARE(shown.entries(), entries + 4);
    }

    void wrongInputIsSaidAndStays()
    {
        Shown shown(cup::makeLeague());
        const int number = shown.currentNumber();
        Shown::type(u"2-x"_s);
        Shown::press(Qt::Key_Return);
        QVERIFY(shown.editor() != nullptr);
        QCOMPARE(shown.editor()->text(), u"2-x"_s);
        QCOMPARE(shown.window.errors.size(), 1);
        QVERIFY(shown.window.errors.front().contains(u"\"2-x\" isn't a result"_s));
        QCOMPARE(shown.currentNumber(), number);
        QVERIFY(shown.window.competition().report(shown.index(number)) == nullptr);
        Shown::press(Qt::Key_Backspace);
        Shown::type(u"2"_s);
        Shown::press(Qt::Key_Return);
        const MatchReport *report = shown.window.competition().report(shown.index(number));
        QVERIFY(report != nullptr);
        QCOMPARE(report->score, (Score{2, 2}));
        // What the window says of the error before is taken over.
        QCOMPARE(shown.window.notices.size(), 1);
        QVERIFY(shown.currentNumber() != number);
    }

    void whatWasTypedIsKeptWhenTheRowIsLeft()
    {
        Shown shown(cup::makeLeague());
        const int number = shown.currentNumber();
        Shown::type(u"3-"_s);
        const int other = shown.view->fixtures()->nextToEnter(shown.view->currentIndex().row());
        QTest::mouseClick(shown.view->viewport(), Qt::LeftButton, {},
                          shown.view->visualRect(shown.view->fixtures()->index(other, 2)).center());
        settle();
        QCOMPARE(shown.window.errors.size(), 1);
        QCOMPARE(shown.editor(), nullptr);
        shown.goTo(number);
        shown.window.trigger(CommandId::EnterResult);
        QVERIFY(shown.editor() != nullptr);
        QCOMPARE(shown.editor()->text(), u"3-"_s);
        Shown::press(Qt::Key_Escape);
        QCOMPARE(shown.editor(), nullptr);
        shown.window.trigger(CommandId::EnterResult);
        QCOMPARE(shown.editor()->text(), QString());
        Shown::press(Qt::Key_Escape);
        QVERIFY(shown.window.competition().report(shown.index(number)) == nullptr);
    }

    void aScoreThatIsRightIsEnteredWhenTheRowIsLeft()
    {
        Shown shown(cup::makeLeague());
        const std::size_t entries = shown.entries();
        const int number = shown.currentNumber();
        Shown::type(u"3-2"_s);
        const int other = shown.view->fixtures()->nextToEnter(shown.view->currentIndex().row());
        QTest::mouseClick(shown.view->viewport(), Qt::LeftButton, {},
                          shown.view->visualRect(shown.view->fixtures()->index(other, 2)).center());
        settle();
        QVERIFY(shown.window.errors.isEmpty());
        QVERIFY(shown.window.competition().report(shown.index(number)) != nullptr);
        QCOMPARE(shown.entries(), entries + 1);
    }

    void newsLeaveTheEntryAlone()
    {
        Shown shown(cup::makeLeague());
        const int number = shown.currentNumber();
        Shown::type(u"4-"_s);
        const int other = number == 1 ? 2 : 1;
        QVERIFY(
            shown.window.league()
                ->league()
                .results()
                .record(shown.window.competitionId(), cup::report(shown.window.competition(), other, {1, 0}))
                .has_value());
        settle();
        QCOMPARE(shown.cell(other, FixtureModel::ScoreColumn), u"1–0"_s);
        QVERIFY(shown.editor() != nullptr);
        QCOMPARE(shown.editor()->text(), u"4-"_s);
        // The same where the rows move, because a played match is no longer among those to come.
        Shown::press(Qt::Key_Escape);
        shown.child<QComboBox>("shown")->setCurrentIndex(1);
        shown.goTo(number);
        shown.focusList();
        Shown::type(u"5-"_s);
        const int third = number == 3 ? 4 : 3;
        QVERIFY(
            shown.window.league()
                ->league()
                .results()
                .record(shown.window.competitionId(), cup::report(shown.window.competition(), third, {1, 0}))
                .has_value());
        settle();
        QCOMPARE(shown.currentNumber(), number);
        QVERIFY(shown.editor() != nullptr);
        QCOMPARE(shown.editor()->text(), u"5-"_s);
    }

    /// Where played matches are not shown, the next one moves up into the row of the one that was entered.
    void theNextMatchWaitsWhereItMovedTo()
    {
        Shown shown(cup::makeLeague());
        shown.child<QComboBox>("shown")->setCurrentIndex(1);
        shown.focusList();
        std::vector<int> order;
        for (int row = 0; row < shown.view->fixtures()->rowCount(); ++row)
            if (const int fixture = shown.view->fixtures()->fixtureAt(row); fixture >= 0)
                order.push_back(fixture);
        QVERIFY(
            shown.view->goTo(shown.window.competition().fixtures()[static_cast<std::size_t>(order[0])].id));
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(shown.view->current(), order[i]);
            Shown::type(u"2-1"_s);
            Shown::press(Qt::Key_Return);
        }
        QCOMPARE(shown.view->current(), order[3]);
    }

    /// Another organiser is first while a sheet is open: it is said at once, what was typed stays, and the
    /// cursor waits at the next match afterwards, not at the one behind it.
    void anotherIsFirstWhileASheetIsOpen()
    {
        Shown shown(Competition::create(testing::playableLeague("atcs", "basic")).value());
        FixtureModel *model = shown.view->fixtures();
        for (int i = 0; i < 3; ++i) {
            Shown::type(u"1-0"_s);
            Shown::press(Qt::Key_Return);
        }
        const int last = shown.view->current();
        const int next = model->fixtureAt(model->nextToEnter(shown.view->currentIndex().row()));
        const int number = shown.currentNumber();
        shown.window.trigger(CommandId::EnterScoreSheet);
        auto *sheet = shown.dialog<ScoreSheetDialog>();
        QVERIFY2(sheet != nullptr, qPrintable(shown.window.errors.join(u'\n')));
        auto *home = sheet->findChild<QSpinBox *>(u"homeGoals"_s);
        home->setValue(3);
        for (auto *button : sheet->findChildren<QPushButton *>())
            if (button->isVisible() && button->text().remove(u'&') == "Result only"_L1)
                button->click();
        const auto *problem = sheet->findChild<QLabel *>(u"problem"_s);
        QVERIFY(!problem->text().contains(u"meanwhile"_s));
        QVERIFY(
            shown.window.league()
                ->league()
                .results()
                .record(shown.window.competitionId(), cup::report(shown.window.competition(), number, {0, 1}))
                .has_value());
        settle();
        QVERIFY2(problem->text().contains(u"0–1"_s) &&
                     problem->text().contains(u"has been entered meanwhile by"_s),
                 qPrintable(problem->text()));
        QCOMPARE(home->value(), 3);
        // The first press shows what follows, the second corrects.
        sheet->accept();
        QVERIFY(sheet->isVisible());
        sheet->accept();
        settle();
        QCOMPARE(shown.window.competition().report(last)->score.home, 3);
        QCOMPARE(shown.view->current(), next);
    }

    void aKnockoutMatchAsksForItsWinner()
    {
        Competition cup = cup::make("worldcup-32");
        cup::playGroupsInOrder(cup);
        Shown shown(cup);
        QCOMPARE(shown.currentNumber(), 49);
        Shown::type(u"1-1"_s);
        Shown::press(Qt::Key_Return);
        QCOMPARE(shown.window.errors.size(), 1);
        QVERIFY(shown.window.errors.front().contains(u"needs a winner"_s));
        Shown::type(u" 4-3p"_s);
        Shown::press(Qt::Key_Return);
        const MatchReport *report = shown.window.competition().report(shown.index(49));
        QVERIFY(report != nullptr);
        QCOMPARE(report->shootOut, std::optional(Score{4, 3}));
        QCOMPARE(shown.cell(49, FixtureModel::MarkColumn), u"4–3 on penalties"_s);
        QCOMPARE(shown.currentNumber(), 50);
    }

    void typingOnAPlayedMatchSaysWhatToDo()
    {
        Shown shown(playedCup());
        shown.goTo(49);
        Shown::type(u"1"_s);
        QCOMPARE(shown.editor(), nullptr);
        // Refused, and it looks like that.
        QCOMPARE(shown.window.errors.size(), 1);
        QVERIFY(shown.window.errors.front().contains(u"Correct"_s));
        shown.goTo(64);
        Shown::type(u"1"_s);
        QCOMPARE(shown.window.errors.size(), 2);
        QVERIFY(shown.window.errors.back().contains(u"Waiting"_s));
        QCOMPARE(shown.window.notices, QStringList());
    }

    void commandsFollowTheChoice()
    {
        Shown shown(playedCup());
        shown.goTo(49);
        QVERIFY(shown.window.isPossible(CommandId::CorrectResult));
        QVERIFY(shown.window.isPossible(CommandId::TakeOutResult));
        QVERIFY(shown.window.isPossible(CommandId::AwardWalkover));
        QVERIFY(!shown.window.isPossible(CommandId::EnterResult));
        QVERIFY(!shown.window.isPossible(CommandId::Postpone));
        QVERIFY(!shown.window.isPossible(CommandId::Annul));
        shown.goTo(50);
        QVERIFY(shown.window.isPossible(CommandId::EnterResult));
        QVERIFY(shown.window.isPossible(CommandId::Postpone));
        QVERIFY(!shown.window.isPossible(CommandId::CorrectResult));
        QVERIFY(!shown.window.isPossible(CommandId::ShowLog));
        shown.goTo(64);
        QVERIFY(!shown.window.isPossible(CommandId::EnterResult));
        QVERIFY(!shown.window.isPossible(CommandId::PlaySelected));
    }

    /// The cursor and the choice can part: the panel tells of the match that a command would correct.
    void panelAndCommandsAreAboutOneMatch()
    {
        Competition cup = cup::make("league-4");
        cup::play(cup, 1, {2, 0});
        cup::play(cup, 2, {1, 1});
        cup::play(cup, 12, {3, 0});
        Shown shown(cup);
        const auto corrected = [&shown] {
            shown.window.trigger(CommandId::CorrectResult);
            auto *dialog = shown.dialog<CorrectDialog>();
            QString about = dialog == nullptr ? QString() : dialog->findChild<QLabel *>(u"match"_s)->text();
            if (dialog != nullptr)
                dialog->reject();
            settle();
            shown.focusList();
            return about;
        };
        const auto title = [&shown, &corrected](int number) {
            shown.goTo(number);
            return corrected();
        };
        const QString first = title(1);
        const QString last = title(12);
        QVERIFY(!first.isEmpty() && first != last);
        shown.goTo(1);
        QTest::keyClick(shown.view, Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(shown.currentNumber(), 12);
        QCOMPARE(corrected(), last);
        QTest::keyClick(shown.view, Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(shown.currentNumber(), 1);
        QCOMPARE(corrected(), first);
        // With an arrow the choice stays, and so do panel and commands; Enter is about the row of the cursor.
        QTest::keyClick(shown.view, Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(shown.view->fixtures()->fixtureAt(shown.view->currentIndex().row()), shown.index(2));
        QCOMPARE(shown.currentNumber(), 1);
        QCOMPARE(corrected(), first);
        shown.goTo(2);
        QTest::keyClick(shown.view, Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(!shown.window.isPossible(CommandId::EnterResult));
        shown.type(u"1"_s);
        QVERIFY(shown.editor() != nullptr);
        QCOMPARE(shown.currentNumber(), 3);
    }

    void severalArePlayedAtOnce()
    {
        Shown shown(Competition::create(testing::playableLeague("atcs", "basic")).value());
        shown.choose({1, 2, 3});
        QVERIFY(shown.window.isPossible(CommandId::PlaySelected));
        shown.window.trigger(CommandId::PlaySelected);
        QCOMPARE(shown.window.playedBy.size(), std::size_t{1});
        QCOMPARE(shown.window.playedBy.front(),
                 (std::vector<int>{shown.index(1), shown.index(2), shown.index(3)}));
    }

    void aCorrectionShowsWhatFollowsAndIsTakenBack()
    {
        const Competition before = playedCup();
        const int number = topMatch(before);
        Shown shown(before);
        shown.goTo(number);
        shown.window.trigger(CommandId::CorrectResult);
        auto *dialog = shown.dialog<CorrectDialog>();
        QVERIFY(dialog != nullptr);
        auto *result = dialog->findChild<QLineEdit *>(u"result"_s);
        auto *panel = dialog->findChild<ConsequencesPanel *>();
        QVERIFY(!okOf(dialog)->isEnabled());
        // The result that it has, then none at all.
        const QString present = result->text();
        result->clear();
        QTest::keyClicks(result, present);
        auto *problem = dialog->findChild<QLabel *>(u"problem"_s);
        QTRY_VERIFY(problem->isVisible());
        QVERIFY(problem->text().contains(u"current result"_s));
        QTest::keyClicks(result, u"zzz"_s);
        QTRY_VERIFY(problem->text().contains(u"isn't a result"_s));
        QVERIFY(!okOf(dialog)->isEnabled());
        // The second of the group beats the first.
        result->clear();
        const bool isHomeFirst = before.fixtures()[static_cast<std::size_t>(before.indexOfNumber(number))]
                                     .slots[Side::Home]
                                     .number == 1;
        QTest::keyClicks(result, isHomeFirst ? u"0-5"_s : u"5-0"_s);
        QTRY_VERIFY(okOf(dialog)->isEnabled());
        const QString told = panel->toPlainText();
        QVERIFY2(told.contains(u"Group A"_s), qPrintable(told));
        QVERIFY(told.contains(u"New conflicts"_s));
        QVERIFY(told.contains(u"Match 49 was entered for"_s));
        QVERIFY(told.contains(u"Clear for replay"_s));
        // Nothing has happened yet.
        QVERIFY(shown.window.competition() == before);
        dialog->findChild<QLineEdit *>(u"reason"_s)->setText(u"typed wrongly"_s);
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        const Competition after = shown.window.competition();
        QVERIFY(!(after == before));
        QCOMPARE(after.setAside().back().note.reason, u"typed wrongly"_s);
        QCOMPARE(shown.cell(49, FixtureModel::MarkColumn), u"In conflict"_s);
        QVERIFY(shown.child<QPushButton>("conflicts")->isVisible());
        QVERIFY(shown.window.league()->league().history().undo().has_value());
        settle();
        QVERIFY(shown.window.competition() == before);
        QCOMPARE(shown.cell(49, FixtureModel::MarkColumn), u"Played"_s);
        QVERIFY(!shown.child<QPushButton>("conflicts")->isVisible());
    }

    void whatWasTypedIsCorrectedAgainAndAgain()
    {
        Shown shown(cup::makeLeague());
        const int number = shown.currentNumber();
        Shown::type(u"2-1"_s);
        Shown::press(Qt::Key_Return);
        for (const char *typed : {"3-1", "2-1", "0-0"}) {
            shown.goTo(number);
            shown.window.trigger(CommandId::CorrectResult);
            const QPointer<CorrectDialog> dialog = shown.dialog<CorrectDialog>();
            QVERIFY(!dialog.isNull());
            auto *result = dialog->findChild<QLineEdit *>(u"result"_s);
            result->clear();
            QTest::keyClicks(result, QString::fromLatin1(typed));
            QTRY_VERIFY(okOf(dialog)->isEnabled());
            QTest::mouseClick(okOf(dialog), Qt::LeftButton);
            settle();
            if (!dialog.isNull() && dialog->isVisible())
                QFAIL(qPrintable(dialog->findChild<QLabel *>(u"problem"_s)->text()));
            QCOMPARE(shown.cell(number, FixtureModel::ScoreColumn),
                     QString::fromLatin1(typed).replace(u'-', u"–"_s));
        }
        // Four reports of four names: none is taken for another.
        const Competition after = shown.window.competition();
        QCOMPARE(after.setAside().size(), std::size_t{3});
        QSet<QUuid> ids{after.report(shown.index(number))->id};
        for (const SetAside &former : after.setAside())
            ids.insert(former.report->id);
        QCOMPARE(ids.size(), 4);
        // The same after it was taken out.
        deleteResult(shown);
        shown.focusList();
        Shown::type(u"4-4"_s);
        Shown::press(Qt::Key_Return);
        QVERIFY(shown.window.errors.isEmpty());
        QCOMPARE(shown.cell(number, FixtureModel::ScoreColumn), u"4–4"_s);
    }

    void enterShowsWhatFollowsBeforeItMakesIt()
    {
        const Competition before = playedCup();
        Shown shown(before);
        shown.goTo(49);
        shown.window.trigger(CommandId::CorrectResult);
        auto *dialog = shown.dialog<CorrectDialog>();
        QVERIFY(dialog != nullptr);
        auto *result = dialog->findChild<QLineEdit *>(u"result"_s);
        result->clear();
        QTest::keyClicks(result, u"0-2"_s);
        QTest::keyClick(result, Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QTRY_VERIFY(okOf(dialog)->isEnabled());
        QVERIFY(shown.window.competition() == before);
        QTest::keyClick(result, Qt::Key_Return);
        settle();
        QVERIFY(!(shown.window.competition() == before));
        QCOMPARE(shown.cell(49, FixtureModel::ScoreColumn), u"0–2"_s);
    }

    void aConflictHasItsReasonAndItsRemedies()
    {
        Competition cup = playedCup();
        const int number = topMatch(cup);
        const int index = cup.indexOfNumber(number);
        const bool isHomeFirst =
            cup.fixtures()[static_cast<std::size_t>(index)].slots[Side::Home].number == 1;
        MatchReport other = cup::report(cup, number, isHomeFirst ? Score{0, 5} : Score{5, 0});
        other.id = QUuid::createUuid();
        QVERIFY(cup.record(other).has_value());
        Shown shown(cup);
        auto *button = shown.child<QPushButton>("conflicts");
        QCOMPARE(button->text().remove(u'&'), u"1 in conflict"_s);
        QTest::mouseClick(button, Qt::LeftButton);
        settle();
        QCOMPARE(shown.currentNumber(), 49);
        auto *reason = shown.child<QLabel>("reason");
        QVERIFY(reason->isVisible());
        QVERIFY(reason->text().contains(u"Match 49 was entered for"_s));
        const auto conflicts = conflictsOf(cup, progress(cup));
        QCOMPARE(conflicts.size(), std::size_t{1});
        for (const Remedy remedy : conflicts.front().remedies)
            if (remedy != Remedy::Wait)
                QVERIFY(shown.page->findChild<QPushButton *>(u"remedy%1"_s.arg(static_cast<int>(remedy))) !=
                        nullptr);
        auto *again =
            shown.page->findChild<QPushButton *>(u"remedy%1"_s.arg(static_cast<int>(Remedy::PlayAgain)));
        QTest::mouseClick(again, Qt::LeftButton);
        settle();
        QVERIFY(shown.window.errors.isEmpty());
        const Competition after = shown.window.competition();
        QVERIFY(conflictsOf(after, progress(after)).empty());
        QVERIFY(after.report(shown.index(49)) == nullptr);
        QVERIFY(!button->isVisible());
        QVERIFY(!reason->isVisible());
        QVERIFY(shown.window.league()->league().history().undo().has_value());
        settle();
        QVERIFY(button->isVisible());
        QVERIFY(reason->isVisible());
        // The right result in its place.
        auto *enter =
            shown.page->findChild<QPushButton *>(u"remedy%1"_s.arg(static_cast<int>(Remedy::EnterResult)));
        QVERIFY(enter != nullptr);
        QTest::mouseClick(enter, Qt::LeftButton);
        QVERIFY(shown.dialog<CorrectDialog>() != nullptr);
        shown.dialog<CorrectDialog>()->reject();
    }

    /// Each way out of a conflict is that one, and no other with it.
    void everyRemedyDoesWhatItSays_data()
    {
        QTest::addColumn<int>("remedy");
        for (const Remedy remedy : {Remedy::Award, Remedy::KeepAsItIs})
            QTest::addRow("%d", static_cast<int>(remedy)) << static_cast<int>(remedy);
    }
    void everyRemedyDoesWhatItSays()
    {
        QFETCH(int, remedy);
        Competition cup = playedCup();
        const int number = topMatch(cup);
        const int index = cup.indexOfNumber(number);
        const bool isHomeFirst =
            cup.fixtures()[static_cast<std::size_t>(index)].slots[Side::Home].number == 1;
        MatchReport other = cup::report(cup, number, isHomeFirst ? Score{0, 5} : Score{5, 0});
        other.id = QUuid::createUuid();
        QVERIFY(cup.record(other).has_value());
        const auto offered = conflictsOf(cup, progress(cup)).front().remedies;
        QVERIFY(std::find(offered.begin(), offered.end(), static_cast<Remedy>(remedy)) != offered.end());
        Shown shown(cup);
        QTest::mouseClick(shown.child<QPushButton>("conflicts"), Qt::LeftButton);
        settle();
        const std::size_t before = shown.entries();
        auto *button = shown.page->findChild<QPushButton *>(u"remedy%1"_s.arg(remedy));
        QVERIFY(button != nullptr);
        QTest::mouseClick(button, Qt::LeftButton);
        settle();
        QVERIFY(shown.window.errors.isEmpty());
        if (static_cast<Remedy>(remedy) == Remedy::Award) {
            // Who is to have it is asked first; nothing has happened yet.
            QCOMPARE(shown.entries(), before);
            auto *dialog = shown.dialog<QDialog>();
            QVERIFY(dialog != nullptr);
            QTest::mouseClick(dialog->findChild<QRadioButton *>(u"awayWins"_s), Qt::LeftButton, {},
                              QPoint(8, 8));
            QTest::mouseClick(okOf(dialog), Qt::LeftButton);
            settle();
        }
        QCOMPARE(shown.entries(), before + 1);
        const Competition after = shown.window.competition();
        QVERIFY(conflictsOf(after, progress(after)).empty());
        const auto &rulings = after.rulings();
        const auto isKind = [&rulings](Ruling::Kind kind) {
            return std::any_of(rulings.begin(), rulings.end(),
                               [kind](const Ruling &one) { return one.kind == kind; });
        };
        QCOMPARE(isKind(Ruling::Kind::Walkover), static_cast<Remedy>(remedy) == Remedy::Award);
        QCOMPARE(isKind(Ruling::Kind::AsItIs), static_cast<Remedy>(remedy) == Remedy::KeepAsItIs);
    }

    void aWalkoverIsAwarded()
    {
        Shown shown(cup::makeLeague());
        shown.goTo(1);
        shown.window.trigger(CommandId::AwardWalkover);
        auto *dialog = shown.dialog<QDialog>();
        QVERIFY(dialog != nullptr);
        QVERIFY(!okOf(dialog)->isEnabled());
        QTest::mouseClick(dialog->findChild<QRadioButton *>(u"awayWins"_s), Qt::LeftButton, {}, QPoint(8, 8));
        QVERIFY(okOf(dialog)->isEnabled());
        QVERIFY(dialog->findChild<ConsequencesPanel *>()->toPlainText().contains(u"First Division"_s));
        dialog->findChild<QLineEdit *>(u"reason"_s)->setText(u"did not come"_s);
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        const Competition after = shown.window.competition();
        const Ruling *ruling = after.ruling(shown.index(1));
        QVERIFY(ruling != nullptr);
        QCOMPARE(ruling->kind, Ruling::Kind::Walkover);
        QCOMPARE(ruling->winner, std::optional(Side::Away));
        QVERIFY(!ruling->score.has_value());
        QCOMPARE(ruling->reason, u"did not come"_s);
        QCOMPARE(shown.cell(1, FixtureModel::ScoreColumn), u"0–3"_s);
        QCOMPARE(shown.cell(1, FixtureModel::MarkColumn), u"Walkover"_s);
        QVERIFY(shown.child<QLabel>("ruling")->text().contains(u"did not come"_s));
        // It is taken back without undoing everything since.
        deleteResult(shown);
        QCOMPARE(shown.cell(1, FixtureModel::MarkColumn), u"To be played"_s);
    }

    void severalArePutOffAtOnce()
    {
        Shown shown(cup::makeLeague());
        shown.choose({1, 2});
        shown.window.trigger(CommandId::Postpone);
        auto *dialog = shown.dialog<QDialog>();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QRadioButton *>(u"known"_s)->setChecked(true);
        dialog->findChild<QDateEdit *>(u"day"_s)->setDate(QDate(2026, 5, 9));
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        for (const int number : {1, 2}) {
            QCOMPARE(shown.cell(number, FixtureModel::MarkColumn), u"Postponed"_s);
            QCOMPARE(shown.cell(number, FixtureModel::WhenColumn), u"Sat 9 May"_s);
        }
        QCOMPARE(shown.cell(3, FixtureModel::MarkColumn), u"To be played"_s);
        // One command.
        QVERIFY(shown.window.league()->league().history().undo().has_value());
        settle();
        QCOMPARE(shown.cell(1, FixtureModel::MarkColumn), u"To be played"_s);
        QCOMPARE(shown.cell(2, FixtureModel::MarkColumn), u"To be played"_s);
    }

    /// The day and hour that is chosen is that of another competition's match of the team.
    void aClashWithAnotherCompetitionIsToldBefore()
    {
        Shown shown(cup::makeLeague());
        Competition other = cup::make("league-4", 2);
        QVERIFY(other.setCalendar({{1, QDate(2026, 5, 9), QTime(19, 30), {}, {}, {}, {}}}).has_value());
        QVERIFY(shown.window.league()->league().competitions().add(other).has_value());
        testing::settle();
        const PerSide<int> teams = progress(other).fixtures.front().teams;
        int number = 0;
        for (const Fixture &fixture : shown.window.competition().fixtures()) {
            const Competition &own = shown.window.competition();
            const PerSide<int> sides =
                progress(own).fixtures[static_cast<std::size_t>(own.indexOfNumber(fixture.number))].teams;
            if (number == 0 && own.entrant(sides[Side::Home]).id == other.entrant(teams[Side::Home]).id)
                number = fixture.number;
        }
        QVERIFY(number > 0);
        shown.goTo(number);
        shown.window.trigger(CommandId::Postpone);
        auto *dialog = shown.dialog<QDialog>();
        QVERIFY(dialog != nullptr);
        const auto *following = dialog->findChild<ConsequencesPanel *>();
        const auto isTold = [&] {
            return following->toPlainText().contains(
                QStringLiteral("would play twice on Sat 9 May 2026 at 19:30: match %1, and match 1 of ")
                    .arg(number));
        };
        dialog->findChild<QRadioButton *>(QStringLiteral("known"))->setChecked(true);
        dialog->findChild<QDateEdit *>(QStringLiteral("day"))->setDate(QDate(2026, 5, 9));
        auto *clock = dialog->findChild<QComboBox *>(QStringLiteral("clock"));
        clock->setCurrentIndex(clock->count() - 1);
        auto *time = dialog->findChild<QTimeEdit *>(QStringLiteral("time"));
        time->setTime(QTime(19, 30));
        QVERIFY2(isTold(), qPrintable(following->toPlainText()));
        time->setTime(QTime(20, 30));
        QVERIFY(!isTold());
        dialog->reject();
    }

    /// With the hour and the table, and back again; which bans move is told before.
    void aMatchIsPutOffToAnHourAndATable()
    {
        namespace bans = touchline::testing::bans;
        Competition season = bans::season();
        const std::vector<int> own = bans::matchesOf(season, 0);
        bans::enter(season, bans::sheet(season, own[0], {{0, 0, ReportEventKind::Red}}, {}));
        const auto ban = u"T01 a (Team T01) misses match %1 on "_s.arg(own[2]);
        Shown shown(season);
        shown.goTo(own[1]);
        shown.window.trigger(CommandId::Postpone);
        auto *dialog = shown.dialog<QDialog>();
        QVERIFY(dialog != nullptr);
        const auto *following = dialog->findChild<ConsequencesPanel *>();
        // The planned day is offered only where there is a ruling to go back from.
        QVERIFY(dialog->findChild<QRadioButton *>(u"planned"_s)->isHidden());
        dialog->findChild<QRadioButton *>(u"known"_s)->setChecked(true);
        dialog->findChild<QDateEdit *>(u"day"_s)->setDate(QDate(2026, 11, 28));
        auto *clock = dialog->findChild<QComboBox *>(u"clock"_s);
        clock->setCurrentIndex(clock->count() - 1);
        dialog->findChild<QTimeEdit *>(u"time"_s)->setTime(QTime(19, 30));
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"ground"_s), u"Table 2"_s);
        QVERIFY2(following->toPlainText().contains(ban), qPrintable(following->toPlainText()));
        QVERIFY(!following->toPlainText().contains(u"Nothing else changes"_s));
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        const Appointment moved = *shown.window.competition().appointment(shown.index(own[1]));
        QCOMPARE(moved.date, QDate(2026, 11, 28));
        QCOMPARE(moved.time, QTime(19, 30));
        QCOMPARE(moved.stadium, u"Table 2"_s);
        shown.window.trigger(CommandId::Postpone);
        dialog = shown.dialog<QDialog>();
        QVERIFY(dialog != nullptr);
        auto *planned = dialog->findChild<QRadioButton *>(u"planned"_s);
        QVERIFY(!planned->isHidden());
        planned->setChecked(true);
        QVERIFY(!dialog->findChild<QLineEdit *>(u"ground"_s)->isEnabled());
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        QVERIFY(!shown.window.competition().isPostponed(shown.index(own[1])));
        QVERIFY(*shown.window.competition().appointment(shown.index(own[1])) ==
                *season.appointment(shown.index(own[1])));
    }

    /// A ban that falls with its result is told before the result is deleted.
    void aDeletedResultTellsOfItsBans()
    {
        namespace bans = touchline::testing::bans;
        Competition season = bans::season();
        const std::vector<int> own = bans::matchesOf(season, 0);
        bans::enter(season, bans::sheet(season, own[0], {{0, 0, ReportEventKind::Red}}, {}));
        Shown shown(season);
        shown.goTo(own[0]);
        shown.window.trigger(CommandId::TakeOutResult);
        auto *dialog = shown.dialog<DeleteResultDialog>();
        QVERIFY(dialog != nullptr);
        const QString following = dialog->findChild<ConsequencesPanel *>()->toPlainText();
        QVERIFY2(following.contains(u"T01 a (Team T01) may play in match %1"_s.arg(own[1])),
                 qPrintable(following));
        QVERIFY(!following.contains(u"Nothing else changes"_s));
        QVERIFY(shown.window.competition().report(shown.index(own[0])) != nullptr);
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        QVERIFY(shown.window.competition().report(shown.index(own[0])) == nullptr);
    }

    /// The rest of a season gets other days: which matches move, and which bans, stands there before.
    void theRestOfTheSeasonGetsOtherDays()
    {
        namespace bans = touchline::testing::bans;
        Competition season = bans::season();
        const std::vector<int> own = bans::matchesOf(season, 0);
        bans::enter(season, bans::sheet(season, own[0], {{0, 0, ReportEventKind::Red}}, {}));
        Shown shown(season);
        const Competition before = shown.window.competition();
        shown.window.trigger(CommandId::SeasonCalendar);
        auto *dialog = shown.dialog<SeasonDaysDialog>();
        QVERIFY(dialog != nullptr);
        const auto *following = dialog->findChild<ConsequencesPanel *>();
        auto *first = dialog->findChild<QDateEdit *>(u"first"_s);
        QCOMPARE(first->date(), QDate(2026, 9, 12));
        QCOMPARE(dialog->findChild<QSpinBox *>(u"every"_s)->text(), u"7 days"_s);
        // Before the match that was played nothing can be.
        first->setDate(QDate(2026, 9, 1));
        QVERIFY(!okOf(dialog)->isEnabled());
        QVERIFY(!dialog->findChild<QLabel *>(u"problem"_s)->text().isEmpty());
        first->setDate(QDate(2026, 10, 3));
        dialog->findChild<QSpinBox *>(u"every"_s)->setValue(14);
        QVERIFY(okOf(dialog)->isEnabled());
        const QString text = following->toPlainText();
        for (const char *day : {"→ Sat 3 Oct 2026", "→ Sun 4 Oct 2026", "→ Sat 17 Oct 2026"})
            QVERIFY2(text.contains(QString::fromUtf8(day)), qPrintable(text));
        // The ban is missed in the same match, which has another day now.
        QVERIFY(!text.contains(u"Nothing else changes"_s));
        // A wish for a day that is not there is told as not kept.
        SeasonDays days = dialog->days();
        days.wishes = {{WishKind::Home, {season.entrant(0).id}, QDate(2026, 12, 24)}};
        dialog->setDays(days);
        QVERIFY2(following->toPlainText().contains(u"Not kept: Team T01 is at home on Thu 24 Dec"_s),
                 qPrintable(following->toPlainText()));
        QVERIFY(shown.window.competition() == before);
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        const Competition after = shown.window.competition();
        QCOMPARE(after.appointment(shown.index(own[0]))->date, before.appointment(shown.index(own[0]))->date);
        QVERIFY(after.appointment(shown.index(own[1]))->date >= QDate(2026, 10, 3));
        // The wishes are there the next time; one step takes it all back.
        shown.window.trigger(CommandId::SeasonCalendar);
        dialog = shown.dialog<SeasonDaysDialog>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->days().wishes, days.wishes);
        dialog->reject();
        QVERIFY(shown.window.league()->league().history().undo().has_value());
        settle();
        QVERIFY(shown.window.competition() == before);
    }

    void anAbandonedMatchIsRecordedAndDecidedLater()
    {
        Shown shown(cup::makeLeague());
        shown.goTo(1);
        QVERIFY(!shown.window.isPossible(CommandId::Replay));
        shown.window.trigger(CommandId::Abandon);
        auto *dialog = shown.dialog<QDialog>();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QSpinBox *>(u"homeGoals"_s)->setValue(1);
        dialog->findChild<QSpinBox *>(u"minute"_s)->setValue(70);
        QVERIFY(dialog->findChild<QWidget *>(u"newDay"_s)->isHidden());
        QVERIFY(
            dialog->findChild<ConsequencesPanel *>()->toPlainText().contains(u"is abandoned, undecided"_s));
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        Ruling ruling = *shown.window.competition().ruling(shown.index(1));
        QVERIFY(ruling.kind == Ruling::Kind::Abandoned && ruling.then == Ruling::Then::Undecided);
        QCOMPARE(*ruling.abandonedAt, (Score{1, 0}));
        QCOMPARE(*ruling.minute, 70);
        // What is known stands there when it is decided.
        shown.window.trigger(CommandId::Abandon);
        dialog = shown.dialog<QDialog>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->findChild<QSpinBox *>(u"homeGoals"_s)->value(), 1);
        auto *then = dialog->findChild<QComboBox *>(u"then"_s);
        QCOMPARE(then->count(), 7);
        then->setCurrentIndex(2);
        QVERIFY(!dialog->findChild<QWidget *>(u"newDay"_s)->isHidden());
        then->setCurrentIndex(1);
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        QCOMPARE(shown.cell(1, FixtureModel::ScoreColumn), u"1–0"_s);
        // And it can be said that it was not.
        shown.window.trigger(CommandId::Abandon);
        dialog = shown.dialog<QDialog>();
        dialog->findChild<QComboBox *>(u"then"_s)->setCurrentIndex(6);
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        QCOMPARE(shown.cell(1, FixtureModel::MarkColumn), u"To be played"_s);
    }

    /// What happened until it was broken off is entered before or after that is recorded, and is seen.
    void theSheetOfAnAbandonedMatch()
    {
        Shown shown(Competition::create(testing::playableLeague("atcs", "basic")).value());
        const auto enterResultOnly = [](ScoreSheetDialog *sheet) {
            for (auto *button : sheet->findChildren<QPushButton *>())
                if (button->isVisible() && button->text().remove(u'&') == "Result only"_L1)
                    button->click();
            QTest::mouseClick(okOf(sheet), Qt::LeftButton);
            settle();
        };
        shown.goTo(1);
        shown.window.trigger(CommandId::Abandon);
        auto *dialog = shown.dialog<QDialog>();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QSpinBox *>(u"homeGoals"_s)->setValue(1);
        dialog->findChild<QSpinBox *>(u"minute"_s)->setValue(70);
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        const auto *told = shown.window.findChild<QLabel *>(u"ruling"_s);
        QCOMPARE(told->text(), u"Abandoned at 1–0 in minute 70. A decision is needed."_s);
        QVERIFY(shown.window.isPossible(CommandId::EnterScoreSheet));
        shown.window.trigger(CommandId::EnterScoreSheet);
        auto *sheet = shown.dialog<ScoreSheetDialog>();
        QVERIFY2(sheet != nullptr, qPrintable(shown.window.errors.join(u'\n')));
        sheet->findChild<QSpinBox *>(u"homeGoals"_s)->setValue(1);
        enterResultOnly(sheet);
        QVERIFY(shown.window.competition().report(shown.index(1)) != nullptr);
        QCOMPARE(shown.cell(1, FixtureModel::MarkColumn), u"Abandoned"_s);
        // The other way round the score of the sheet stands there.
        shown.goTo(2);
        shown.window.trigger(CommandId::EnterScoreSheet);
        sheet = shown.dialog<ScoreSheetDialog>();
        sheet->findChild<QSpinBox *>(u"awayGoals"_s)->setValue(2);
        enterResultOnly(sheet);
        shown.goTo(2);
        shown.window.trigger(CommandId::Abandon);
        dialog = shown.dialog<QDialog>();
        QCOMPARE(dialog->findChild<QSpinBox *>(u"awayGoals"_s)->value(), 2);
        // A cup of clubs, decided: its cards may still come.
        dialog->findChild<QComboBox *>(u"then"_s)->setCurrentIndex(3);
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        shown.goTo(2);
        QVERIFY(shown.window.isPossible(CommandId::EnterScoreSheet));
    }

    void aPlayedMatchIsClearedForAReplay()
    {
        Competition league = cup::makeLeague();
        cup::play(league, 1, {2, 0});
        Shown shown(league);
        shown.goTo(1);
        shown.window.trigger(CommandId::Replay);
        auto *dialog = shown.dialog<QDialog>();
        QVERIFY(dialog != nullptr);
        QVERIFY(dialog->findChild<QSpinBox *>(u"homeGoals"_s)->isHidden());
        dialog->findChild<QRadioButton *>(u"known"_s)->setChecked(true);
        dialog->findChild<QDateEdit *>(u"day"_s)->setDate(QDate(2026, 5, 9));
        QVERIFY(dialog->findChild<ConsequencesPanel *>()->toPlainText().contains(u"can be played"_s));
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        const Competition now = shown.window.competition();
        QVERIFY(now.report(shown.index(1)) == nullptr);
        QCOMPARE(now.setAside().size(), std::size_t{1});
        QCOMPARE(now.appointment(shown.index(1))->date, QDate(2026, 5, 9));
    }

    /// Without a day it is put off all the same; Cancel puts off nothing.
    void aMatchIsPutOffWithoutADay()
    {
        Shown shown(cup::makeLeague());
        shown.goTo(1);
        const std::size_t before = shown.entries();
        shown.window.trigger(CommandId::Postpone);
        auto *dialog = shown.dialog<QDialog>();
        QVERIFY(dialog != nullptr);
        auto *day = dialog->findChild<QDateEdit *>(u"day"_s);
        QCOMPARE(day->isEnabled(), dialog->findChild<QRadioButton *>(u"known"_s)->isChecked());
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Cancel),
                          Qt::LeftButton);
        settle();
        QVERIFY(shown.dialog<QDialog>() == nullptr);
        QCOMPARE(shown.entries(), before);
        shown.window.trigger(CommandId::Postpone);
        dialog = shown.dialog<QDialog>();
        QVERIFY(dialog != nullptr);
        for (auto *choice : dialog->findChildren<QRadioButton *>())
            if (choice->objectName() != "known"_L1)
                choice->click();
        QVERIFY(!dialog->findChild<QDateEdit *>(u"day"_s)->isEnabled());
        dialog->findChild<QLineEdit *>(u"reason"_s)->setText(u"  fog "_s);
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        const auto rulings = shown.window.competition().rulings();
        QCOMPARE(rulings.size(), std::size_t{1});
        QCOMPARE(rulings.front().kind, Ruling::Kind::Postponed);
        QCOMPARE(rulings.front().reason, u"fog"_s);
        QVERIFY(!rulings.front().newDate.isValid());
        QCOMPARE(rulings.front().date, QDate::currentDate());
    }

    void matchesAreAnnulledAndTakenOut()
    {
        Competition league = cup::makeLeague();
        cup::play(league, 1, {2, 0});
        Shown shown(league);
        shown.goTo(1);
        shown.window.trigger(CommandId::TakeOutResult);
        auto *deletion = shown.dialog<DeleteResultDialog>();
        QVERIFY(deletion != nullptr);
        const QString following = deletion->findChild<ConsequencesPanel *>()->toPlainText();
        QVERIFY2(following.contains(u"can be played"_s), qPrintable(following));
        QVERIFY2(following.contains(u"After"_s), qPrintable(following));
        deletion->reject();
        settle();
        QVERIFY(shown.window.competition().report(shown.index(1)) != nullptr);
        deleteResult(shown);
        QVERIFY(shown.window.competition().report(shown.index(1)) == nullptr);
        QCOMPARE(shown.cell(1, FixtureModel::MarkColumn), u"To be played"_s);
        QVERIFY(shown.window.league()->league().history().undo().has_value());
        settle();
        shown.window.trigger(CommandId::Annul);
        auto *dialog = shown.dialog<QDialog>();
        QVERIFY(dialog != nullptr);
        const QString shownText = dialog->findChild<ConsequencesPanel *>()->toPlainText();
        QVERIFY2(shownText.contains(u"no longer counts"_s), qPrintable(shownText));
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        QCOMPARE(shown.cell(1, FixtureModel::MarkColumn), u"Does not count"_s);
    }

    void theLogOfAMatchIsShown()
    {
        Shown shown(Competition::create(testing::playableLeague("atcs", "basic")).value());
        const auto state = shown.window.league()->state(shown.window.competitionId());
        QVERIFY((*state)->rules.has_value());
        QVERIFY(playFixtures(shown.window.league()->league(), shown.window.competitionId(), {shown.index(1)},
                             *(*state)->rules)
                    .has_value());
        settle();
        shown.goTo(1);
        shown.window.trigger(CommandId::ShowLog);
        auto *dialog = shown.dialog<LogDialog>();
        QVERIFY(dialog != nullptr);
        auto *text = dialog->findChild<QPlainTextEdit *>(u"text"_s);
        const Competition after = shown.window.competition();
        const MatchReport *report = after.report(shown.index(1));
        QVERIFY(text->toPlainText().contains(report->teams[Side::Home].name));
        const auto explained = text->toPlainText().size();
        auto *search = dialog->findChild<QLineEdit *>(u"search"_s);
        QTest::keyClicks(search, report->teams[Side::Away].name);
        QVERIFY(!text->extraSelections().isEmpty());
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(text->textCursor().selectedText(), report->teams[Side::Away].name);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"copyLog"_s), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), report->teams[Side::Away].name);
        search->setText(u"no such word"_s);
        QVERIFY(dialog->findChild<QLabel *>(u"notFound"_s)->isVisible());
        dialog->findChild<QComboBox *>(u"detail"_s)->setCurrentIndex(0);
        QVERIFY(text->toPlainText().size() < explained);
        dialog->reject();
    }

    void aMatchWithoutALogSaysSo()
    {
        Shown shown(playedCup());
        shown.goTo(49);
        shown.window.trigger(CommandId::ShowLog);
        QCOMPARE(shown.dialog<LogDialog>(), nullptr);
        QCOMPARE(shown.window.errors.size(), 1);
        QVERIFY(shown.window.errors.front().contains(u"Match 49 has no log"_s));
    }

    void onlyWhatIsWantedIsShown()
    {
        Competition league = cup::makeLeague();
        cup::play(league, 1, {2, 0});
        Shown shown(league);
        auto *box = shown.child<QComboBox>("shown");
        const auto isShown = [&shown](int number) {
            return shown.view->fixtures()->rowOf(shown.id(number)) >= 0;
        };
        const auto choose = [box](FixtureModel::Show show) {
            box->setCurrentIndex(box->findData(static_cast<int>(show)));
            settle();
        };
        QVERIFY(isShown(1) && isShown(2));
        choose(FixtureModel::Show::Open);
        QVERIFY(!isShown(1) && isShown(2));
        choose(FixtureModel::Show::Played);
        QVERIFY(isShown(1) && !isShown(2));
        choose(FixtureModel::Show::InConflict);
        QVERIFY(!isShown(1) && !isShown(2));
        QVERIFY(!shown.view->isVisible());
        choose(FixtureModel::Show::All);
        QVERIFY(isShown(1) && isShown(2));
        // In the order of the days, of the teams, of the groups: by the headings that stand between.
        auto *order = shown.child<QComboBox>("order");
        QStringList headings;
        for (int i = 0; i < order->count(); ++i) {
            order->setCurrentIndex(i);
            settle();
            headings << shown.view->fixtures()->index(0, 0).data().toString();
        }
        QCOMPARE(order->count(), 4);
        headings.removeDuplicates();
        QVERIFY2(headings.size() >= 3, qPrintable(headings.join(u'|')));
    }

    /// The shirts grow with the letters, and the marks.
    void shirtsAreAsHighAsTheText()
    {
        Shown shown(cup::makeLeague());
        // With room for what the marks say beside them.
        shown.window.resize(2600, 900);
        for (const double size : {12.0, 24.0}) {
            QFont font = shown.view->font();
            font.setPointSizeF(size);
            shown.view->setFont(font);
            settle();
            const int side = QFontMetrics(font).height();
            const int left = shown.view->columnViewportPosition(FixtureModel::MarkColumn);
            int shirts = 0;
            QHash<int, QRectF> marks;
            for (const testing::Painted &one : testing::paintedBy(*shown.view->viewport())) {
                if (one.kind == testing::Painted::Kind::Picture) {
                    ++shirts;
                    QCOMPARE(one.where.size().toSize(), QSize(side, side));
                } else if (one.kind == testing::Painted::Kind::Shape && one.where.left() >= left &&
                           one.where.width() <= side + 1) {
                    QRectF &mark = marks[shown.view->indexAt(one.where.center().toPoint()).row()];
                    mark = mark.united(one.where);
                }
            }
            QVERIFY2(shirts >= 4, qPrintable(QString::number(shirts)));
            QVERIFY(marks.size() >= 2);
            for (const QRectF &mark : std::as_const(marks))
                QVERIFY2(mark.height() > side / 2.0 && mark.height() <= side + 1,
                         qPrintable(u"%1 of %2"_s.arg(mark.height()).arg(side)));
        }
    }

    void theChoiceStaysWhenTheListIsRearranged()
    {
        Shown shown(playedCup());
        shown.choose({3, 5});
        auto *order = shown.child<QComboBox>("order");
        for (const int by : {1, 2, 3, 0}) {
            order->setCurrentIndex(by);
            settle();
            QCOMPARE(shown.currentNumber(), 3);
            QCOMPARE(shown.view->chosen().size(), std::size_t{2});
        }
        auto *search = shown.child<QLineEdit>("search");
        search->setText(u"no such team"_s);
        settle();
        QVERIFY(!shown.view->isVisible());
        QVERIFY(!shown.window.isPossible(CommandId::CorrectResult));
        // Going to a match shows it whatever the filters say.
        shown.page->focusOn(shown.id(5));
        settle();
        QVERIFY(shown.view->isVisible());
        QCOMPARE(shown.currentNumber(), 5);
        const Entrant team = shown.window.competition().entrant(0);
        shown.page->focusOn(team.id);
        QCOMPARE(search->text(), team.name);
    }

    void aLeagueThatIsReadOnlyOffersNoChange()
    {
        Competition cup = playedCup();
        const int number = topMatch(cup);
        MatchReport other = *cup.report(cup.indexOfNumber(number));
        other.id = QUuid::createUuid();
        other.winner = opposite(*other.winner);
        std::swap(other.score.home, other.score.away);
        QVERIFY(cup.record(other).has_value());
        Shown shown(cup, true);
        for (const int match : {number, 49, 50}) {
            shown.goTo(match);
            for (const CommandId id :
                 {CommandId::PlaySelected, CommandId::EnterResult, CommandId::CorrectResult,
                  CommandId::AwardWalkover, CommandId::Postpone, CommandId::Abandon, CommandId::Replay,
                  CommandId::Annul, CommandId::TakeOutResult})
                QVERIFY(!shown.window.isPossible(id));
        }
        shown.goTo(50);
        Shown::type(u"2"_s);
        QCOMPARE(shown.editor(), nullptr);
        shown.goTo(49);
        auto *again =
            shown.page->findChild<QPushButton *>(u"remedy%1"_s.arg(static_cast<int>(Remedy::PlayAgain)));
        QVERIFY(again != nullptr);
        QVERIFY(!again->isEnabled());
        QVERIFY(shown.window.isPossible(CommandId::CopyText));
    }

    void aTeamWithdrawsAndLosesPoints()
    {
        Shown shown(playedCup());
        const std::size_t before = shown.entries();
        shown.goTo(1);
        const QUuid team = shown.window.competition().entrant(0).id;
        shown.window.trigger(CommandId::RuleOnTeam);
        auto *dialog = shown.dialog<TeamRulingDialog>();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QComboBox *>(u"team"_s)->setCurrentIndex(0);
        auto *what = dialog->findChild<QComboBox *>(u"what"_s);
        QCOMPARE(what->count(), 4);
        QVERIFY(what->itemText(1).contains(u"unfinished groups"_s));
        what->setCurrentIndex(2);
        dialog->findChild<PointsBox *>(u"points"_s)->setPoints(2);
        // What follows stands there before it is done.
        const auto *decide = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QVERIFY(!decide->isEnabled());
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"reason"_s), u"Came too late"_s);
        QVERIFY(decide->isEnabled());
        QVERIFY(!dialog->findChild<ConsequencesPanel *>()->toPlainText().isEmpty());
        // What follows is not worked out for each letter of a reason.
        int worked = 0;
        connect(dialog->findChild<ConsequencesPanel *>()->document(), &QTextDocument::contentsChanged, dialog,
                [&worked] { ++worked; });
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"reason"_s), u"!!"_s);
        QCOMPARE(worked, 0);
        QCOMPARE(shown.entries(), before);
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
        settle();
        QCOMPARE(shown.window.competition().deductions().size(), std::size_t{1});
        QCOMPARE(shown.entries(), before + 1);
        QVERIFY(shown.window.league()->league().history().undo().has_value());
        settle();
        shown.focusList();
        shown.window.trigger(CommandId::RuleOnTeam);
        dialog = shown.dialog<TeamRulingDialog>();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QComboBox *>(u"team"_s)->setCurrentIndex(0);
        dialog->findChild<QComboBox *>(u"what"_s)->setCurrentIndex(0);
        dialog->accept();
        settle();
        const Competition now = shown.window.competition();
        QVERIFY(now.isWithdrawn(now.indexOfTeam(team)));
        QVERIFY(now.deductions().empty());
    }

    /// Points are given as they are taken away, for one match or for none; a league has no groups to finish.
    void aTeamIsGivenBonusPoints()
    {
        Shown shown(cup::makeLeague());
        const Competition before = shown.window.competition();
        shown.window.trigger(CommandId::RuleOnTeam);
        auto *dialog = shown.dialog<TeamRulingDialog>();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QComboBox *>(u"team"_s)->setCurrentIndex(1);
        auto *what = dialog->findChild<QComboBox *>(u"what"_s);
        QVERIFY(what->itemText(1).contains(u"none of their results count"_s));
        auto *match = dialog->findChild<QComboBox *>(u"match"_s);
        QVERIFY(!match->isVisible());
        what->setCurrentIndex(3);
        QVERIFY(match->isVisible());
        // All matches of the team, and none.
        const auto own =
            std::count_if(before.fixtures().begin(), before.fixtures().end(), [&](const Fixture &one) {
                const PerSide<int> teams = touchline::testing::bans::teamsOf(before, one.number);
                return teams[Side::Home] == 1 || teams[Side::Away] == 1;
            });
        QCOMPARE(match->count(), static_cast<int>(own) + 1);
        match->setCurrentIndex(2);
        const int number = match->currentData().toInt();
        dialog->findChild<PointsBox *>(u"points"_s)->setPoints(2);
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"reason"_s), u"Five scorers"_s);
        QVERIFY(dialog->findChild<ConsequencesPanel *>()->toPlainText().contains(before.entrant(1).name));
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        settle();
        const Competition after = shown.window.competition();
        QCOMPARE(after.deductions(), (std::vector<Deduction>{{0, 1, -2, u"Five scorers"_s, number}}));
        StandingsModel table;
        table.setTable(std::make_shared<const CompetitionState>(after), 0,
                       placeMeanings(after, windowLanguage()), {});
        const QStringList why =
            table.index(table.rowOf(after.entrant(1).id), 0).data(StandingsModel::WhyRole).toStringList();
        QVERIFY2(why.contains(u"2 bonus points, match %1: Five scorers"_s.arg(number)),
                 qPrintable(why.join(u'\n')));
        QVERIFY(shown.window.league()->league().history().undo().has_value());
        QVERIFY(shown.window.competition().deductions().empty());
    }

    /// What does not count any more is neither played nor to come.
    void theMatchdayOfAWithdrawnTeam()
    {
        Shown shown(cup::makeLeague());
        const FixtureModel *model = shown.view->fixtures();
        QCOMPARE(model->index(0, 0).data(FixtureModel::ProgressRole).toString(), u"0 of 4 played"_s);
        shown.goTo(1);
        shown.window.trigger(CommandId::RuleOnTeam);
        auto *dialog = shown.dialog<TeamRulingDialog>();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QComboBox *>(u"team"_s)->setCurrentIndex(0);
        dialog->findChild<QComboBox *>(u"what"_s)->setCurrentIndex(1);
        dialog->accept();
        settle();
        QCOMPARE(model->index(0, 0).data(FixtureModel::ProgressRole).toString(), u"0 of 3 played, 1 void"_s);
    }

    void theMenuOfTheListOpensByItsKey()
    {
        Shown shown(playedCup());
        shown.goTo(49);
        QStringList offered;
        QTimer::singleShot(0, shown.page, [&offered] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            if (menu == nullptr)
                return;
            for (const QAction *action : menu->actions())
                if (!action->isSeparator())
                    offered << action->objectName();
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {8, 8}, shown.view->mapToGlobal(QPoint(8, 8)));
        QApplication::sendEvent(shown.view->viewport(), &event);
        QVERIFY(offered.contains(u"correct-result"_s));
        QVERIFY(offered.contains(u"show-log"_s));
        QVERIFY(offered.contains(u"enter-score-sheet"_s));
        QVERIFY(offered.contains(u"print-blank-sheets"_s));
        QCOMPARE(offered.size(), 18);
    }

    void theWindowPlaysAndTakesBack()
    {
        const QTemporaryDir folder;
        testing::DesktopCase program(testing::madeLeague(folder));
        program.window().go(PageKind::Fixtures, program.competition());
        auto *view = program.window().page()->findChild<FixtureView *>();
        QVERIFY(view != nullptr);
        QTRY_VERIFY(view->fixtures()->rowCount() > 0);
        program.window().activateWindow();
        view->setFocus();
        QTRY_VERIFY(view->hasFocus());
        const int first = view->current();
        Shown::type(u"2-1"_s);
        Shown::press(Qt::Key_Return);
        QVERIFY(program.state()->competition.report(first) != nullptr);
        QVERIFY(view->current() != first);
        const int second = view->current();
        QVERIFY(program.run(CommandId::PlaySelected));
        QVERIFY(program.waitForWork());
        QVERIFY(program.state()->competition.report(second) != nullptr);
        QCOMPARE(view->current(), second);
        QVERIFY(program.run(CommandId::ShowLog));
        auto *log = program.window().page()->findChild<LogDialog *>();
        QVERIFY(log != nullptr);
        log->reject();
        QVERIFY(program.run(CommandId::Undo));
        QVERIFY(program.run(CommandId::Undo));
        QTRY_VERIFY(program.state()->competition.report(first) == nullptr);
        QVERIFY(program.state()->competition.report(second) == nullptr);
    }

    void linesAreCopied()
    {
        Shown shown(playedCup());
        shown.goTo(49);
        shown.window.trigger(CommandId::CopyText);
        const QStringList cells = QApplication::clipboard()->text().split(u'\t');
        QCOMPARE(cells.size(), FixtureModel::columns);
        QCOMPARE(cells.front(), u"49"_s);
        QCOMPARE(cells.at(FixtureModel::ScoreColumn), u"2–0"_s);
    }

    /// What is printed is the list as it is shown: whole, or the matches of a club.
    void theListIsPrintedAsItIsShown()
    {
        Shown shown(playedCup());
        const auto kit = [](const QUuid &) { return Kit{u"#FFD700"_s, {}}; };
        QVERIFY(shown.window.isPossible(CommandId::Print));
        const FixtureModel &model = *shown.view->fixtures();
        const auto compare = [&] {
            const ListContent paper = fixturesPaper(u"Board"_s, model, kit);
            QCOMPARE(paper.lines.size(), static_cast<std::size_t>(model.rowCount()));
            // No date is known: there is no column of empty cells.
            QVERIFY(!paper.headings.contains(u"Date"_s));
            QCOMPARE(paper.headings.constLast(), u"State"_s);
            QCOMPARE(paper.wide, static_cast<std::size_t>(paper.headings.size() - 1));
            const auto place = [&paper](const char *heading) {
                return static_cast<std::size_t>(paper.headings.indexOf(QLatin1String(heading)));
            };
            int played = 0;
            for (int row = 0; row < model.rowCount(); ++row) {
                const ListLine &line = paper.lines[static_cast<std::size_t>(row)];
                QCOMPARE(line.kind == ListLine::Kind::Heading, model.isHeading(row));
                if (model.isHeading(row))
                    continue;
                QCOMPARE(line.cells.size(), static_cast<std::size_t>(paper.headings.size()));
                const auto text = [&](int column) { return model.index(row, column).data().toString(); };
                QCOMPARE(line.cells[place("Home")].text, text(FixtureModel::HomeColumn));
                QCOMPARE(line.cells[place("Away")].text, text(FixtureModel::AwayColumn));
                QCOMPARE(line.cells[place("Score")].text, text(FixtureModel::ScoreColumn));
                const bool isWon =
                    model.index(row, FixtureModel::HomeColumn).data(FixtureModel::IsWinnerRole).toBool();
                QCOMPARE(line.cells[place("Home")].isStrong, isWon);
                QCOMPARE(line.cells[place("Home")].kit.has_value(),
                         !model.index(row, FixtureModel::HomeColumn)
                              .data(FixtureModel::TeamRole)
                              .toUuid()
                              .isNull());
                played += isWon ? 1 : 0;
            }
            QVERIFY(played > 0);
            QVERIFY(pictureFile(listPicture(paper), PictureKind::Pdf));
        };
        compare();
        const int all = model.rowCount();
        shown.child<QLineEdit>("search")->setText(shown.window.competition().entrant(0).name);
        QVERIFY(model.rowCount() < all);
        compare();
        // With nothing chosen the whole list is copied, under its title.
        shown.view->clearSelection();
        settle();
        shown.window.trigger(CommandId::CopyText);
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.startsWith(u"%1: fixtures, %2\n"_s.arg(shown.window.competition().definition().name,
                                                               shown.window.competition().entrant(0).name)),
                 qPrintable(copied));
        QCOMPARE(copied.count(u'\n'), model.rowCount() + 1 + int(copied.count(u"\n\n"_s)));
        shown.child<QLineEdit>("search")->setText(u"nobody"_s);
        QVERIFY(!shown.window.isPossible(CommandId::Print));
    }
};

TOUCHLINE_TEST(TestFixturesPage)

} // namespace test_fixtures_page

#include "test_fixtures_page.moc"
