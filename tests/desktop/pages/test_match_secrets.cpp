// SPDX-License-Identifier: GPL-3.0-or-later
// Two people at one screen: what the one has decided in secret is nowhere before the other one may know it.
// Everything that the program shows is read twice, with two different decisions behind it, and is the same to
// the letter and to the pixel.

#include "core/match/board.h"
#include "forms/board/board_view.h"
#include "forms/pages/fixtures/fixtures_page.h"
#include "forms/pages/history/history_page.h"
#include "forms/pages/home/home_page.h"
#include "forms/pages/tables/tables_page.h"
#include "models/views/match_centre/ticker_model.h"
#include "models/words/board_text.h"
#include "tests/desktop/ear.h"
#include "tests/desktop/everything_shown.h"
#include "tests/desktop/match_hands.h"

namespace test_match_secrets {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// So many secret decisions of a match are looked at, and of the first ones the other pages too.
constexpr int mostSecrets = 8;
constexpr int withPages = 2;

template <class OtherPage>
QString pageText(PageWindow &window)
{
    OtherPage page(window);
    page.setCompetition(window.competitionId());
    page.resize(1024, 600);
    page.show();
    settle();
    return everythingShown(page);
}

/// All that the program tells at this moment.
struct Told
{
    QStringList texts;
    QImage page;

    explicit Told(Shown &shown, bool withOtherPages)
    {
        PageWindow &window = shown.window;
        QApplication::clipboard()->clear();
        const BoardShown &board = shown.child<BoardView>("board")->shown();
        if (board.geometry != nullptr)
            texts << boardText(*board.geometry, board.position, board.naming);
        if (window.isPossible(CommandId::CopyText))
            window.trigger(CommandId::CopyText);
        texts << everythingShown(window) << shown.page->findChild<TickerModel *>()->text()
              << QApplication::clipboard()->text() << window.notices << window.errors
              << window.commands().action(CommandId::Undo)->text();
        const auto history = window.league()->league().history().entries();
        if (!history)
            qFatal("no history");
        for (const JournalEntry &entry : *history)
            texts << entry.english();
        if (withOtherPages)
            texts << pageText<HomePage>(window) << pageText<FixturesPage>(window)
                  << pageText<TablesPage>(window) << pageText<HistoryPage>(window);
        page = shown.page->grab().toImage();
        // What was said before is not said again.
        window.notices.clear();
    }

    [[nodiscard]] QStringList lines() const { return texts.join(u'\n').split(u'\n'); }
};

QString difference(const Told &one, const Told &other)
{
    const QStringList first = one.lines();
    const QStringList second = other.lines();
    for (qsizetype line = 0; line < std::max(first.size(), second.size()); ++line)
        if (first.value(line) != second.value(line))
            return u"\"%1\" and \"%2\""_s.arg(first.value(line), second.value(line));
    return one.page == other.page ? QString() : u"the picture of the page"_s;
}

} // namespace

class TestMatchSecrets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingTellsASecret_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("level");
        for (const Game *game : allGames())
            if (game->info().hasHiddenChoices)
                for (const LevelSpec &level : game->info().levels)
                    QTest::addRow("%s %s", game->info().id, level.name)
                        << QString::fromUtf8(game->info().id) << QString::fromUtf8(level.name);
    }
    void nothingTellsASecret()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        Shown shown(qPrintable(game), qPrintable(level), 3, Ground::Neutral);
        shown.sit("person", "person", true);
        shown.click("kickOff");
        Hands hands(shown, 77);
        int secrets = 0;
        int looked = 0;
        while (secrets < mostSecrets) {
            if (shown.answers() != u"coverPage"_s) {
                if (!hands.answer())
                    break;
                continue;
            }
            ++secrets;
            looked += lookAt(shown, hands, secrets <= withPages) ? 1 : 0;
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%d secret decisions, %d while the other side was asked", secrets, looked);
        QVERIFY(secrets == 0 || looked > 0);
    }

    /// The notes of a side that are for its own eyes are not shown while both look.
    void whatIsSecretUntilItIsUsedStaysSo()
    {
        Shown shown("fuba", "full", 3, Ground::Neutral);
        shown.sit("person", "person", true);
        shown.click("kickOff");
        Hands hands(shown, 5);
        const auto *board = shown.child<BoardView>("board");
        int open = 0;
        int kept = 0;
        while (open < 60 && hands.answer()) {
            const Match &match = shown.match().match();
            const Question due = match.question();
            if (due.awaits == Awaits::Nothing || (due.awaits == Awaits::Choice && due.opens != Opens::AtOnce))
                continue;
            ++open;
            PerSide<std::vector<BoardNote>> own;
            for (const Side side : bothSides)
                own[side] = match.board(side).notes;
            kept += own[Side::Home] != own[Side::Away] ? 1 : 0;
            for (const BoardNote &note : board->shown().position.notes)
                for (const Side side : bothSides)
                    QVERIFY2(std::find(own[side].begin(), own[side].end(), note) != own[side].end(),
                             qPrintable(note.title + u": "_s + note.text));
        }
        // The test would show nothing otherwise.
        QVERIFY(kept > 20);
    }

    /// Nor is it seen in a what-if, in which somebody takes both seats.
    void noWhatIfShowsASecret()
    {
        Shown shown("fuba", "full", 3, Ground::Neutral);
        shown.sit("person", "coach", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        const auto *session = shown.page->session();
        while (shown.match().events().size() < 12) {
            QTRY_VERIFY(!session->isRunning());
            shown.click("coach");
        }
        QTRY_VERIFY(!session->isRunning());
        const Match &match = shown.match().match();
        QVERIFY(!match.hasSecretAnswer());
        QVERIFY(match.view(Side::Home) != match.view(std::nullopt));
        const auto forked = session->fork({u"Look"_s, session->seats(), {}, false});
        QVERIFY(!forked);
        QCOMPARE(forked.error().fault, Fault::Refused);
        // Where nothing is secret nothing is in the way.
        Shown open("champions", "full", 3);
        open.sit("person", "coach", false);
        open.click("kickOff");
        QTRY_VERIFY(!open.page->session()->isRunning());
        QVERIFY(open.page->session()->fork({u"Look"_s, session->seats(), {}, false}));
    }

private:
    /// At a cover: takes one decision, another one, and the first one once more (so that something was taken
    /// back before each of the two that are compared). Gives whether the other side is asked then.
    static bool lookAt(Shown &shown, Hands &hands, bool withOtherPages)
    {
        const auto secretive = shown.match().question().side;
        std::vector<Told> told;
        Ear ear;
        bool hasHeard = false;
        for (const int wish : {0, 1, 0}) {
            if (!told.empty()) {
                shown.click("takeBack");
                if (shown.answers() != u"coverPage"_s)
                    qFatal("a secret decision is to be taken again, uncovered");
            }
            shown.click("uncover");
            ear.forget();
            hands.choose(wish);
            const Question due = shown.match().question();
            if (due.awaits != Awaits::Choice || due.side == secretive)
                return false;
            // Before the other one has the screen, and then.
            told.emplace_back(shown, withOtherPages);
            if (shown.answers() == u"coverPage"_s) {
                shown.click("uncover");
                told.back().texts << Told(shown, withOtherPages).texts;
            }
            told.back().texts << ear.announced();
            hasHeard |= !ear.announced().isEmpty();
        }
        const QString different = difference(told[1], told[2]);
        [&] {
            QVERIFY2(different.isEmpty(), qPrintable(different));
            QVERIFY(hasHeard);
        }();
        return true;
    }
};

TOUCHLINE_TEST(TestMatchSecrets)

} // namespace test_match_secrets

#include "test_match_secrets.moc"
