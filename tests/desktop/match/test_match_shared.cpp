// SPDX-License-Identifier: GPL-3.0-or-later
// A match under way where not everything goes well: two windows with the same match, somebody who ends it or
// discards it, a server that goes, a disk that is full. Nothing that was answered is lost or mixed, and the
// page shows what is.

#include "models/views/match_centre/ticker_model.h"
#include "tests/desktop/match_hands.h"
#include "tests/storage/league_case.h"
#include "tests/support/disk_fault.h"

#include <cerrno>

namespace test_match_shared {

using namespace touchline;
using namespace touchline::testing;
using storage::LeaguePlace;

namespace {

std::unique_ptr<League> opened(const LeaguePlace &place, const char *who)
{
    auto league = place.open(QString::fromUtf8(who));
    if (!league)
        qFatal("%s", qPrintable(storage::wordsOf(league.error())));
    return std::move(*league);
}

/// A league on the server with two windows on its first match, which Anna has kicked off.
struct TwoWindows
{
    TwoWindows()
    {
        auto league = place.create();
        if (!league ||
            !(*league)->competitions().add(Competition::create(playableLeague("atcs", "basic")).value()))
            qFatal("no league");
        league->reset();
        anna = std::make_unique<Shown>(opened(place, "Anna"));
        anna->sit("person", "person", true);
        anna->click("kickOff");
        type(*anna, 3);
        type(*anna, 4);
        bert = std::make_unique<Shown>(opened(place, "Bert"));
    }

    static void type(const Shown &shown, int value)
    {
        auto *dice = shown.child<QLineEdit>("dice");
        dice->setText(QString::number(value));
        QTest::keyClick(dice, Qt::Key_Return);
        settle();
    }
    [[nodiscard]] std::vector<LogEntry> kept() const
    {
        return opened(place, "Clara")->matches().resume(anna->fixture())->entries();
    }

    LeaguePlace place{store::Backend::Postgres};
    std::unique_ptr<Shown> anna;
    std::unique_ptr<Shown> bert;
};

QString shownPage(const Shown &shown)
{
    return shown.child<QStackedWidget>("stack")->currentWidget()->objectName();
}

} // namespace

class TestMatchShared : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(storage::objectionToRunning().isEmpty(), qPrintable(storage::objectionToRunning()));
    }

    /// Bert's page stands where the match stood; his answer is refused, and he sees where it is now.
    void bothPlayTheSameMatch()
    {
        TwoWindows two;
        QCOMPARE(two.bert->match().entries(), two.anna->match().entries());
        // As many answers as before.
        two.anna->click("takeBack");
        TwoWindows::type(*two.anna, 5);
        const std::vector<LogEntry> hers = two.anna->match().entries();
        QVERIFY(two.bert->match().entries() != hers);
        TwoWindows::type(*two.bert, 6);
        QCOMPARE(two.bert->window.errors.size(), 1);
        QVERIFY2(two.bert->window.errors.front().contains(u"Someone else is playing this match too"_s),
                 qPrintable(two.bert->window.errors.front()));
        QCOMPARE(two.kept(), hers);
        // No other page is needed to go on.
        QCOMPARE(two.bert->match().entries(), hers);
        QCOMPARE(two.bert->page->findChild<TickerModel *>()->text(),
                 two.anna->page->findChild<TickerModel *>()->text());
        TwoWindows::type(*two.bert, 6);
        QCOMPARE(two.bert->window.errors.size(), 1);
        QCOMPARE(two.kept(), two.bert->match().entries());
        QCOMPARE(two.kept().size(), hers.size() + 1);
        // Now she is behind; taking back what he entered meanwhile is refused too.
        two.anna->click("takeBack");
        settle();
        QCOMPARE(two.anna->window.errors.size(), 1);
        QCOMPARE(two.anna->match().entries(), two.bert->match().entries());
    }

    void theOtherOneDiscardsTheMatch()
    {
        TwoWindows two;
        QVERIFY(two.anna->window.league()->league().matches().abandon(two.anna->fixture()).has_value());
        TwoWindows::type(*two.bert, 6);
        QCOMPARE(two.bert->window.errors, QStringList(u"This match is not being played."_s));
        QCOMPARE(shownPage(*two.bert), u"before"_s);
        // It can be begun again there.
        two.bert->sit("person", "person", true);
        two.bert->click("kickOff");
        QCOMPARE(two.bert->answers(), u"dicePage"_s);
        // And hers is not that one, though it has as many answers.
        TwoWindows::type(*two.bert, 3);
        TwoWindows::type(*two.bert, 4);
        const std::vector<LogEntry> his = two.bert->match().entries();
        TwoWindows::type(*two.anna, 1);
        QCOMPARE(two.anna->window.errors.size(), 1);
        QCOMPARE(two.kept(), his);
    }

    void theOtherOneEntersTheResult()
    {
        TwoWindows two;
        two.bert->more(u"Play to the End"_s);
        QTRY_VERIFY(two.bert->match().isOver());
        two.bert->click("enterResult");
        QCOMPARE(two.bert->window.errors, QStringList());
        const Score score = two.bert->window.competition().report(0)->score;
        // The news come by themselves, or with the next answer.
        if (two.anna->page->session() != nullptr && !two.anna->page->session()->isWatched())
            TwoWindows::type(*two.anna, 1);
        QTRY_VERIFY(two.anna->page->session() != nullptr && two.anna->page->session()->isWatched());
        QCOMPARE(two.anna->window.competition().report(0)->score, score);
    }

    /// Both have seen the whistle; hers is not what is kept any more.
    void aResultThatWasOvertakenIsNotEntered()
    {
        TwoWindows two;
        two.anna->more(u"Play to the End"_s);
        QTRY_VERIFY(two.anna->match().isOver());
        two.bert->newPage();
        two.bert->click("takeBack");
        settle();
        QCOMPARE(two.bert->window.errors, QStringList());
        two.anna->click("enterResult");
        settle();
        QCOMPARE(two.anna->window.errors.size(), 1);
        QVERIFY(two.anna->window.competition().report(0) == nullptr);
        QCOMPARE(two.anna->match().entries(), two.bert->match().entries());
    }

    /// An answer that cannot be kept did not happen; once the server is back it can be given.
    void theServerGoesAtAnAnswer()
    {
        const storage::OwnServer server;
        TwoWindows two;
        const std::vector<LogEntry> before = two.anna->match().entries();
        QVERIFY(server.run("crash"));
        TwoWindows::type(*two.anna, 5);
        const bool isTold =
            two.anna->child<QLabel>("wrong")->isVisible() || !two.anna->window.errors.isEmpty();
        QVERIFY(isTold);
        QCOMPARE(two.anna->match().entries(), before);
        two.anna->more(u"Play to the End"_s);
        QTRY_VERIFY(!two.anna->page->session()->isRunning());
        QCOMPARE(two.anna->match().entries(), before);
        QVERIFY(server.run("again"));
        two.anna->window.league()->noteLost({Fault::Lost, {"gone", {}}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(two.anna->window.league()->findServer(), 60'000);
        settle();
        QCOMPARE(two.anna->match().entries(), before);
        TwoWindows::type(*two.anna, 5);
        QCOMPARE(two.anna->match().entries().size(), before.size() + 1);
        QCOMPARE(two.kept(), two.anna->match().entries());
    }

    /// Whatever call of the system fails at an answer: it counts and is kept, or it did not happen and is
    /// said; the match goes on.
    void theDiskIsFullAtAnAnswer()
    {
        int refused = 0;
        for (int call = 1; call <= 12; ++call) {
            Shown shown("atcs", "basic");
            shown.sit("person", "person", true);
            shown.click("kickOff");
            TwoWindows::type(shown, 3);
            const std::vector<LogEntry> before = shown.match().entries();
            {
                const DiskFault full(shown.window.folder(), call, ENOSPC);
                TwoWindows::type(shown, 4);
                if (full.failed().isEmpty())
                    break;
            }
            const std::size_t now = shown.match().entries().size();
            const bool isTold = shown.child<QLabel>("wrong")->isVisible() || !shown.window.errors.isEmpty();
            QVERIFY(now == before.size() + 1 || (now == before.size() && isTold));
            refused += now == before.size() ? 1 : 0;
            // A disk that failed while saving: only opening the league again shows what it has.
            const QString told = shown.child<QLabel>("wrong")->text() + shown.window.errors.join(u'|');
            if (told.contains(u"Open the league again"_s))
                continue;
            // With room again it goes on, and what is kept is what is shown.
            TwoWindows::type(shown, 5);
            QVERIFY2(shown.match().entries().size() == now + 1,
                     qPrintable(u"call %1: %2 | %3"_s.arg(call).arg(shown.child<QLabel>("wrong")->text(),
                                                                    shown.window.errors.join(u'|'))));
            const auto kept = shown.window.league()->league().matches().resume(shown.fixture());
            QVERIFY(kept);
            QCOMPARE(kept->entries(), shown.match().entries());
        }
        QVERIFY(refused > 0);
    }

    /// A league that is open for reading only: the match is seen, not played.
    void aReaderSeesTheMatch()
    {
        TwoWindows two;
        const storage::User reader(*two.place.server, two.place.server->role("reader"));
        auto league = League::open(two.place.server->url(reader.name()), {u"Clara"_s, true, {}});
        QVERIFY(league.has_value());
        Shown clara(std::move(*league));
        QCOMPARE(clara.match().entries(), two.anna->match().entries());
        TwoWindows::type(clara, 6);
        QCOMPARE(clara.match().entries(), two.anna->match().entries());
        const bool isTold = clara.child<QLabel>("wrong")->isVisible() || !clara.window.errors.isEmpty();
        QVERIFY(isTold);
    }
};

TOUCHLINE_TEST(TestMatchShared)

} // namespace test_match_shared

#include "test_match_shared.moc"
