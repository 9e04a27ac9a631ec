// SPDX-License-Identifier: GPL-3.0-or-later
// Two organisers, each with the program open, on one league that a server keeps: what one enters appears in
// the window of the other by itself, and when both enter the same match nobody's result is lost unseen.

#include "forms/dialogs/match/correct_dialog.h"
#include "forms/frame/notice_bar.h"
#include "forms/pages/fixtures/fixture_view.h"
#include "forms/sheet/score_sheet_dialog.h"
#include "forms/tables/standings_view.h"
#include "tests/desktop/desktop_case.h"
#include "tests/storage/storage_case.h"
#include "tests/storage/test_server.h"
#include "tests/support/playable_league.h"
#include "tests/unit/competition/cup_builder.h"

namespace test_two_windows {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// A database with a league of six teams, gone afterwards.
class SharedLeague
{
public:
    explicit SharedLeague(const Competition &competition = cup::make("league-6"))
    {
        const auto league = League::create(m_server.url(), u"Tuesday league"_s, {u"Anna"_s, false, {}});
        if (!league)
            qFatal("%s", qPrintable(storage::wordsOf(league.error())));
        if (const auto added = (*league)->competitions().add(competition); !added)
            qFatal("%s", qPrintable(storage::wordsOf(added.error())));
    }
    [[nodiscard]] QString url(const QString &user = {}) const { return m_server.url(user); }
    [[nodiscard]] const storage::TestServer &server() const { return m_server; }

private:
    storage::TestServer m_server;
};

QString underTheNameOf(const QString &person, const QString &place)
{
    Desktop::setPerson(person);
    return place;
}

/// A person at a window with the list of fixtures.
class Organiser
{
public:
    Organiser(const QString &name, const QString &place) : m_program(underTheNameOf(name, place))
    {
        m_program.window().go(PageKind::Fixtures, m_program.competition());
        settle();
        m_list = seen<FixtureView>(m_program.window());
        if (m_list == nullptr)
            qFatal("There is no list of fixtures.");
    }

    [[nodiscard]] DesktopCase &program() { return m_program; }
    [[nodiscard]] FixtureView &list() const { return *m_list; }
    /// Turns to the window, and to that match in its list.
    void goTo(int fixture)
    {
        turnTo(m_program.window());
        m_list->setFocus();
        static_cast<void>(m_list->goTo(idOf(fixture)));
        settle();
    }
    [[nodiscard]] QString score(int fixture)
    {
        const int row = m_list->fixtures()->rowOf(idOf(fixture));
        return m_list->fixtures()->index(row, FixtureModel::ScoreColumn).data().toString();
    }
    /// What is being typed; null while nothing is.
    [[nodiscard]] QLineEdit *entry() const { return seenEntry(); }
    /// What the window says.
    [[nodiscard]] QString described() { return m_program.window().findChild<NoticeBar *>()->text(); }

private:
    [[nodiscard]] QUuid idOf(int fixture)
    {
        return m_program.state()->competition.fixtures()[static_cast<std::size_t>(fixture)].id;
    }
    [[nodiscard]] QLineEdit *seenEntry() const
    {
        for (auto *one : m_list->findChildren<QLineEdit *>(u"scoreEntry"_s))
            if (one->isVisible())
                return one;
        return nullptr;
    }

    DesktopCase m_program;
    FixtureView *m_list = nullptr;
};

/// The table in the window, row by row.
QStringList tableOf(Organiser &organiser)
{
    turnTo(organiser.program().window());
    organiser.program().window().go(PageKind::Tables, organiser.program().competition());
    settle();
    QStringList lines;
    if (const auto *view = seen<StandingsView>(organiser.program().window()))
        for (int row = 0; row < view->model().rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < StandingsModel::columns; ++column)
                cells << view->model().index(row, column).data().toString();
            lines << cells.join(u' ');
        }
    organiser.program().window().go(PageKind::Fixtures, organiser.program().competition());
    settle();
    return lines;
}

/// Both windows, and the server, hold the same.
void compare(Organiser &one, Organiser &other)
{
    // Pages show what they have heard of with the next events.
    settle();
    QVERIFY(one.program().state()->competition == other.program().state()->competition);
    for (std::size_t i = 0; i < one.program().state()->competition.fixtures().size(); ++i)
        QCOMPARE(one.score(static_cast<int>(i)), other.score(static_cast<int>(i)));
    const QStringList table = tableOf(one);
    QVERIFY(!table.isEmpty());
    QCOMPARE(table, tableOf(other));
    const auto kept = one.program().league().league().competitions().find(one.program().competition());
    QVERIFY(kept.has_value());
    QVERIFY(*kept == one.program().state()->competition);
}

} // namespace

class TestTwoWindows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(storage::objectionToRunning().isEmpty(), qPrintable(storage::objectionToRunning()));
        prepareDesktop();
    }

    void whatOneEntersAppearsInTheOtherWindow()
    {
        const SharedLeague league;
        Organiser anna(u"Anna"_s, league.url());
        Organiser bert(u"Bert"_s, league.url());
        anna.goTo(0);
        type(u"2-1"_s);
        press(Qt::Key_Return);
        QCOMPARE(anna.score(0), u"2–1"_s);
        // Nobody touches Bert's window.
        QTRY_COMPARE(bert.score(0), u"2–1"_s);
        QCOMPARE(bert.described(), QString());
        bert.goTo(1);
        type(u"0-3"_s);
        press(Qt::Key_Return);
        QTRY_COMPARE(anna.score(1), u"0–3"_s);
        compare(anna, bert);
        // Each takes back what is his own.
        turnTo(anna.program().window());
        press(QKeySequence(QKeySequence::Undo));
        QTRY_VERIFY(bert.program().state()->competition.report(0) == nullptr);
        QVERIFY(bert.program().state()->competition.report(1) != nullptr);
        compare(anna, bert);
    }

    void bothEnterTheSameMatch()
    {
        const SharedLeague league;
        Organiser anna(u"Anna"_s, league.url());
        Organiser bert(u"Bert"_s, league.url());
        bert.goTo(0);
        type(u"3-3"_s);
        anna.goTo(0);
        type(u"1-0"_s);
        // The one presses Enter before the other has heard of it.
        QTest::keyClick(anna.entry(), Qt::Key_Return);
        QTest::keyClick(bert.entry(), Qt::Key_Return);
        QVERIFY2(bert.described().contains(u"It was changed by Anna (postgres) just now. Nothing is lost."_s),
                 qPrintable(bert.described()));
        // Both results, and who entered which.
        const Competition present = bert.program().state()->competition;
        const auto line = [&present](const QString &pattern, const QString &result) {
            const FixtureStatus status = progress(present).fixtures.front();
            return pattern.arg(present.entrant(status.teams[Side::Home]).name, result,
                               present.entrant(status.teams[Side::Away]).name);
        };
        QVERIFY2(bert.described().contains(line(u"Anna (postgres): Theirs: Entered: %1 %2 %3"_s, u"1-0"_s)),
                 qPrintable(bert.described()));
        QVERIFY2(bert.described().contains(line(u"Bert (postgres): Yours: Entered: %1 %2 %3"_s, u"3-3"_s)),
                 qPrintable(bert.described()));
        QCOMPARE(anna.described(), QString());
        // What he typed stands where he typed it; hers is what counts.
        QVERIFY(bert.entry() != nullptr);
        QCOMPARE(bert.entry()->text(), u"3-3"_s);
        QTRY_COMPARE(bert.score(0), u"1–0"_s);
        turnTo(bert.program().window());
        press(Qt::Key_Escape);
        compare(anna, bert);
        correct(bert, anna);
    }

    void newsComeWhileAResultIsTyped()
    {
        const SharedLeague league;
        Organiser anna(u"Anna"_s, league.url());
        Organiser bert(u"Bert"_s, league.url());
        bert.goTo(2);
        type(u"3-"_s);
        anna.goTo(2);
        type(u"1-0"_s);
        press(Qt::Key_Return);
        QTRY_VERIFY(bert.program().state()->competition.report(2) != nullptr);
        // He goes on typing, and his result does not go over hers unseen.
        turnTo(bert.program().window());
        QVERIFY(bert.entry() != nullptr);
        QCOMPARE(bert.entry()->text(), u"3-"_s);
        QTest::keyClicks(bert.entry(), u"2"_s);
        QTest::keyClick(bert.entry(), Qt::Key_Return);
        for (const char *words :
             {"It was changed by Anna (postgres) just now. Nothing is lost.", "1-0", "3-2"})
            QVERIFY2(bert.described().contains(QLatin1String(words)), qPrintable(bert.described()));
        QVERIFY(bert.entry() != nullptr);
        QCOMPARE(bert.entry()->text(), u"3-2"_s);
        press(Qt::Key_Escape);
        QCOMPARE(bert.score(2), u"1–0"_s);
        compare(anna, bert);
    }

    void aCorrectionThatWasOvertakenIsLookedAtOnceMore()
    {
        const SharedLeague league;
        Organiser anna(u"Anna"_s, league.url());
        Organiser bert(u"Bert"_s, league.url());
        anna.goTo(0);
        type(u"2-1"_s);
        press(Qt::Key_Return);
        QTRY_COMPARE(bert.score(0), u"2–1"_s);
        // Both have the dialog open; hers is the first.
        const QPointer<CorrectDialog> his = openCorrection(bert, u"4-4"_s);
        const QPointer<CorrectDialog> hers = openCorrection(anna, u"0-5"_s);
        QVERIFY(!his.isNull() && !hers.isNull());
        hers->accept();
        his->accept();
        QVERIFY(!his.isNull() && his->isVisible());
        const auto *problem = his->findChild<QLabel *>(u"problem"_s);
        QVERIFY2(problem->text().contains(u"Look at the consequences again"_s), qPrintable(problem->text()));
        QTRY_COMPARE(bert.score(0), u"0–5"_s);
        // He has looked.
        QTRY_VERIFY(okOf(*his)->isEnabled());
        his->accept();
        QTRY_VERIFY(his.isNull() || !his->isVisible());
        QTRY_COMPARE(anna.score(0), u"4–4"_s);
        compare(anna, bert);
        // Nothing that anybody entered is gone.
        const CompetitionStatePtr state = anna.program().state();
        std::vector<Score> former;
        former.reserve(state->competition.setAside().size());
        for (const SetAside &one : state->competition.setAside())
            former.push_back(one.report->score);
        QCOMPARE(former, (std::vector<Score>{{2, 1}, {0, 5}}));
    }

    /// The server goes while a sheet is open: the window says so and finds it again by itself, and what was
    /// typed can be entered.
    void theServerRestartsWhileASheetIsOpen()
    {
        constexpr int longEnough = 60'000;
        const storage::OwnServer server;
        const SharedLeague league(Competition::create(playableLeague("atcs", "basic")).value());
        Organiser anna(u"Anna"_s, league.url());
        Organiser bert(u"Bert"_s, league.url());
        const QPointer<ScoreSheetDialog> sheet = openSheet(anna, 0);
        QVERIFY(!sheet.isNull());
        fill(*sheet, 3, 2);
        QVERIFY(server.run("crash"));
        // Nobody does anything: both windows say it, and what they show is marked.
        for (Organiser *one : {&anna, &bert}) {
            QTRY_VERIFY_WITH_TIMEOUT(one->program().window().windowTitle().contains("(not connected)"_L1),
                                     longEnough);
            QVERIFY2(one->described().contains(u"What you see is as it was at"_s),
                     qPrintable(one->described()));
        }
        const auto *problem = sheet->findChild<QLabel *>(u"problem"_s);
        QVERIFY2(problem->text().contains(u"The server does not answer"_s), qPrintable(problem->text()));
        // Entering it now changes nothing of the sheet; going on typing does not hide what is the matter.
        sheet->accept();
        QVERIFY(!sheet.isNull() && sheet->isVisible());
        fill(*sheet, 5, 2);
        QVERIFY2(problem->text().contains(u"The server does not answer"_s), qPrintable(problem->text()));
        QVERIFY(server.run("again"));
        for (Organiser *one : {&anna, &bert}) {
            QTRY_VERIFY_WITH_TIMEOUT(!one->program().window().windowTitle().contains("(not connected)"_L1),
                                     longEnough);
            QVERIFY2(one->described().contains(u"Connected to the server again"_s),
                     qPrintable(one->described()));
        }
        QVERIFY2(problem->text().contains(u"The server is back"_s), qPrintable(problem->text()));
        QCOMPARE(sheet->findChild<QSpinBox *>(u"homeGoals"_s)->value(), 5);
        sheet->accept();
        QTRY_VERIFY(sheet.isNull() || !sheet->isVisible());
        // Notifications come over the new connection.
        QTRY_COMPARE_WITH_TIMEOUT(bert.score(0), u"5–2"_s, longEnough);
        const QPointer<ScoreSheetDialog> other = openSheet(anna, 1);
        QVERIFY(!other.isNull());
        fill(*other, 0, 4);
        // Bert is quicker with the next match: her sheet names him, and keeps what she typed.
        bert.goTo(1);
        type(u"1-1"_s);
        press(Qt::Key_Return);
        QCOMPARE(bert.score(1), u"1–1"_s);
        // The news have come to her; without them the league itself refuses, in other words.
        QTRY_COMPARE_WITH_TIMEOUT(anna.score(1), u"1–1"_s, longEnough);
        // It is said at once, and again when she enters hers.
        const auto said = [&other] { return other->findChild<QLabel *>(u"problem"_s)->text(); };
        QTRY_VERIFY2(said().contains(u"entered meanwhile by Bert"_s), qPrintable(said()));
        other->accept();
        QVERIFY(!other.isNull() && other->isVisible());
        const QString conflict = said();
        QVERIFY2(conflict.contains(u"entered meanwhile by Bert"_s), qPrintable(conflict));
        QCOMPARE(other->findChild<QSpinBox *>(u"awayGoals"_s)->value(), 4);
        other->reject();
        other->reject();
        compare(anna, bert);
    }

    void aReaderLooksOn()
    {
        const SharedLeague league;
        const storage::User reader(league.server(), league.server().role("reader"));
        Organiser anna(u"Anna"_s, league.url());
        Organiser clara(u"Clara"_s, league.url(reader.name()));
        QVERIFY2(clara.described().contains(u"read-only"_s), qPrintable(clara.described()));
        QVERIFY2(clara.described().contains(u"you can look at everything"_s), qPrintable(clara.described()));
        QVERIFY(clara.program().window().windowTitle().contains(u"(read-only)"_s));
        anna.goTo(0);
        type(u"2-1"_s);
        press(Qt::Key_Return);
        QTRY_COMPARE(clara.score(0), u"2–1"_s);
        clara.goTo(1);
        type(u"3"_s);
        QVERIFY(clara.entry() == nullptr);
        QVERIFY2(clara.described().contains(u"This league is read-only."_s), qPrintable(clara.described()));
        for (const CommandId id :
             {CommandId::EnterResult, CommandId::AwardWalkover, CommandId::Undo, CommandId::NewCompetition})
            QVERIFY2(!clara.program().action(id)->isEnabled(), commandSpec(id).name);
        compare(anna, clara);
    }

private:
    static QPointer<ScoreSheetDialog> openSheet(Organiser &organiser, int fixture)
    {
        organiser.goTo(fixture);
        QPointer<ScoreSheetDialog> sheet;
        if (!organiser.program().run(CommandId::EnterScoreSheet))
            qWarning("%s", qPrintable(organiser.described()));
        for (auto *one : organiser.program().window().findChildren<ScoreSheetDialog *>())
            sheet = one;
        return sheet;
    }

    static void fill(const ScoreSheetDialog &sheet, int home, int away)
    {
        sheet.findChild<QSpinBox *>(u"homeGoals"_s)->setValue(home);
        sheet.findChild<QSpinBox *>(u"awayGoals"_s)->setValue(away);
        // Who scored is not known.
        for (auto *button : sheet.findChildren<QPushButton *>())
            if (button->isVisible() && button->text().remove(u'&') == "Result only"_L1)
                button->click();
    }

    static QPushButton *okOf(const QDialog &dialog)
    {
        return dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }

    /// The dialog with another result for the first match, and with what follows from it.
    static QPointer<CorrectDialog> openCorrection(Organiser &organiser, const QString &result)
    {
        organiser.goTo(0);
        press(Qt::Key_F4);
        QPointer<CorrectDialog> dialog = seen<CorrectDialog>(organiser.program().window());
        if (!dialog.isNull()) {
            QTest::keyClicks(dialog->findChild<QLineEdit *>(u"result"_s), result);
            if (!QTest::qWaitFor([&dialog] { return okOf(*dialog)->isEnabled(); }))
                return nullptr;
        }
        return dialog;
    }

    /// Whoever knows better puts his result in the place of the other's, knowing of it.
    static void correct(Organiser &organiser, Organiser &other)
    {
        const QPointer<CorrectDialog> dialog = openCorrection(organiser, u"3-3"_s);
        QVERIFY(!dialog.isNull());
        press(Qt::Key_Return);
        QTRY_VERIFY(dialog.isNull() || !dialog->isVisible());
        QTRY_COMPARE(other.score(0), u"3–3"_s);
        compare(organiser, other);
        const CompetitionStatePtr state = other.program().state();
        const auto &aside = state->competition.setAside();
        QCOMPARE(aside.size(), std::size_t{1});
        QCOMPARE(aside.front().report->score, (Score{1, 0}));
    }
};

TOUCHLINE_TEST(TestTwoWindows)

} // namespace test_two_windows

#include "test_two_windows.moc"
