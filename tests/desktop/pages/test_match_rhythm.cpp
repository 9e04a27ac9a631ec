// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a match goes on: dice rolled with a click, what stops the show, what rushes, the paces.

#include "forms/match_centre/match_rhythm.h"
#include "forms/match_centre/moment_card.h"
#include "forms/match_centre/roll_die.h"
#include "models/words/roll_target_text.h"
#include "tests/desktop/match_hands.h"

#include <QSettings>

namespace test_match_rhythm {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// A match of two people without decisions, whose dice are clicked.
void sitAndRoll(Shown &shown)
{
    shown.sit("person", "person", false);
    shown.setDice("homeDice", u"I roll"_s);
    shown.setDice("awayDice", u"I roll"_s);
    shown.click("kickOff");
    settle();
    QCOMPARE(shown.answers(), u"rollPage"_s);
}

void holdSpace(QWidget *keys)
{
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, u" "_s, true);
    QCoreApplication::sendEvent(keys, &held);
}

/// Rolls with the space bar until that has happened.
bool rollUntil(Shown &shown, EventKind kind)
{
    while (!shown.match().isOver()) {
        const std::size_t events = shown.match().events().size();
        QTest::keyClick(shown.child<RollDie>("rollPage"), Qt::Key_Space);
        const auto now = shown.match().events();
        if (std::any_of(now.begin() + static_cast<std::ptrdiff_t>(events), now.end(),
                        [kind](const Event &event) { return event.kind == kind; }))
            return true;
    }
    return false;
}

/// Goals, cards and dice move, as for a user who has not asked for less.
struct Animated
{
    Animated() { wishAnimation(true); }
    ~Animated() { wishAnimation(false); }
    Animated(const Animated &) = delete;
    Animated(Animated &&) = delete;
    Animated &operator=(const Animated &) = delete;
    Animated &operator=(Animated &&) = delete;
};

} // namespace

class TestMatchRhythm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }
    void cleanup()
    {
        QSettings().clear();
        quickMatches();
    }

    /// Nothing is rolled before the space bar or a click; what the die has to show is told before.
    void myRollsWaitForMe()
    {
        Shown shown("atcs", "basic", 5);
        sitAndRoll(shown);
        auto *die = shown.child<RollDie>("rollPage");
        QVERIFY(die->hasFocus());
        QCOMPARE(shown.match().entries().size(), 0U);
        QTest::mouseClick(die, Qt::LeftButton);
        QCOMPARE(shown.match().entries().size(), 1U);
        QTest::keyClick(die, Qt::Key_Space);
        QCOMPARE(shown.match().entries().size(), 2U);
        bool isTold = false;
        while (!shown.match().isOver()) {
            const QString target = rollTargetText(shown.match().match(), shown.match().game());
            if (!target.isEmpty()) {
                QVERIFY(die->accessibleName().endsWith(u". "_s + target));
                // Not twice.
                QVERIFY(!shown.child<QLabel>("note")->isVisible());
                isTold = true;
            }
            const std::size_t inputs = shown.match().entries().size();
            QTest::keyClick(die, Qt::Key_Space);
            QVERIFY(shown.match().entries().size() > inputs);
        }
        QVERIFY(isTold);
        QCOMPARE(shown.window.errors, QStringList());
    }

    /// They are the computer's dice: the match is to the letter the one that it would have rolled, and so is
    /// its log.
    void theLogIsThatOfTheComputer()
    {
        const auto logOf = [](bool clicks) {
            Shown shown("atcs", "basic", 5);
            if (clicks) {
                sitAndRoll(shown);
                while (!shown.match().isOver())
                    QTest::keyClick(shown.child<RollDie>("rollPage"), Qt::Key_Space);
            } else {
                shown.sit("person", "person", false);
                shown.click("kickOff");
                shown.more(u"Play to the End"_s);
                [&] { QTRY_VERIFY(shown.match().isOver()); }();
            }
            return std::pair(shown.match().entries(), shown.match().log().seed);
        };
        const auto clicked = logOf(true);
        QVERIFY(!clicked.first.empty());
        QCOMPARE(clicked, logOf(false));
    }

    /// What was rolled is in the league at once; who comes back rolls on, with the pace that the match had.
    void theNextWindowRollsOn()
    {
        Shown shown("atcs", "basic", 5);
        auto *pace = shown.child<QComboBox>("firstPace");
        pace->setCurrentIndex(pace->findText(u"goals only"_s));
        Q_EMIT pace->activated(pace->currentIndex());
        QCOMPARE(shown.child<QComboBox>("pace")->currentText(), u"goals only"_s);
        sitAndRoll(shown);
        for (int roll = 0; roll < 5; ++roll)
            QTest::keyClick(shown.child<RollDie>("rollPage"), Qt::Key_Space);
        const std::vector<LogEntry> entries = shown.match().entries();
        QCOMPARE(entries.size(), 5U);
        shown.newPage();
        QCOMPARE(shown.match().entries(), entries);
        QCOMPARE(shown.answers(), u"rollPage"_s);
        QCOMPARE(shown.child<QComboBox>("pace")->currentText(), u"goals only"_s);
        QTest::keyClick(shown.child<RollDie>("rollPage"), Qt::Key_Space);
        QCOMPARE(shown.match().entries().size(), 6U);
        // And so does who plays the next match, where a person does.
        Shown next("atcs", "basic", 6);
        auto *seat = next.child<QComboBox>("homeSeat");
        seat->setCurrentIndex(seat->findData(personAgent));
        Q_EMIT seat->activated(seat->currentIndex());
        QCOMPARE(next.child<QComboBox>("homeDice")->currentText(), u"I roll"_s);
    }

    /// Only the rolls of that side wait, and during the match the dice can change hands.
    void theOthersRollsAreTheComputers()
    {
        Shown shown("atcs", "basic", 5);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.sit("person", "coach", false);
        shown.setDice("homeDice", u"I roll"_s);
        shown.click("kickOff");
        int mine = 0;
        while (mine < 12) {
            QTRY_COMPARE(shown.page->session()->waits(), MatchSession::Waits::ForClick);
            QVERIFY(shown.match().question().side != Side::Away);
            QTest::keyClick(shown.child<RollDie>("rollPage"), Qt::Key_Space);
            ++mine;
        }
        QVERIFY(static_cast<int>(shown.match().entries().size()) > mine);
        shown.more(u"Change Who Plays"_s);
        QCOMPARE(shown.child<QComboBox>("homeDice")->currentText(), u"I roll"_s);
        shown.setDice("homeDice", u"Real dice"_s);
        shown.click("kickOff");
        QTRY_COMPARE(shown.answers(), u"dicePage"_s);
    }

    /// The roll is kept before the dice have landed; what it brings is shown then. A key ends the tumbling.
    void diceTumble()
    {
        const Animated animated;
        Shown shown("atcs", "basic", 5);
        sitAndRoll(shown);
        auto *die = shown.child<RollDie>("rollPage");
        const QString asked = shown.child<QLabel>("question")->text();
        QTest::keyClick(die, Qt::Key_Space);
        QVERIFY(die->isTumbling());
        QCOMPARE(shown.match().entries().size(), 1U);
        QCOMPARE(shown.child<QLabel>("question")->text(), asked);
        QTest::keyClick(die, Qt::Key_Space);
        QVERIFY(!die->isTumbling());
        QCOMPARE(shown.match().entries().size(), 1U);
        QVERIFY(shown.child<QLabel>("question")->text() != asked);
        QTest::mouseClick(die, Qt::LeftButton);
        QVERIFY(die->isTumbling());
        QTRY_VERIFY(!die->isTumbling());
        QCOMPARE(shown.match().entries().size(), 2U);
        // Whoever wants none has none.
        shown.more(u"Animate Dice and Goals"_s);
        QTest::keyClick(die, Qt::Key_Space);
        QVERIFY(!die->isTumbling());
    }

    /// A key that is held down waits for nothing.
    void aKeyThatIsHeldRushes()
    {
        const Animated animated;
        Shown shown("atcs", "basic", 5);
        sitAndRoll(shown);
        auto *die = shown.child<RollDie>("rollPage");
        for (int presses = 0; presses < 400 && !shown.match().isOver(); ++presses) {
            holdSpace(die);
            QVERIFY(!die->isTumbling());
            QVERIFY(!shown.child<QWidget>("momentCard")->isVisible());
        }
        QVERIFY(shown.match().isOver());
        // Where the desktop repeats the key as presses of their own, it presses no button either.
        qint64 now = QDateTime::currentMSecsSinceEpoch();
        shown.page->setClock([&now] { return now; });
        auto *next = shown.child<QPushButton>("enterResult");
        QTest::keyPress(next, Qt::Key_Space);
        QVERIFY(!next->isDown());
        now += 5000;
        QTest::keyPress(next, Qt::Key_Space);
        QVERIFY(next->isDown());
    }

    /// The computer's next step comes at once too, where the button to pause it has the keys.
    void aKeyThatIsHeldRushesTheComputer()
    {
        Shown shown("atcs", "basic", 5);
        shown.child<QComboBox>("pace")->setCurrentIndex(0);
        shown.sit("coach", "coach", false);
        shown.click("kickOff");
        QElapsedTimer clock;
        clock.start();
        constexpr int steps = 6;
        std::size_t inputs = 0;
        for (int step = 0; step < steps; ++step) {
            inputs = shown.match().entries().size();
            holdSpace(shown.child<QPushButton>("playOn"));
            QTRY_VERIFY(shown.match().entries().size() > inputs);
        }
        QVERIFY(shown.page->session()->isRunning());
        QVERIFY2(clock.elapsed() < steps * shown.page->session()->pauseMilliseconds() / 2,
                 qPrintable(QString::number(clock.elapsed())));
    }

    /// A goal is drawn large over the match, moves nothing, and is gone with the first key, which rolls
    /// nothing.
    void aGoalStopsTheShow()
    {
        QAccessible::setActive(false);
        Shown shown("atcs", "basic", 5);
        sitAndRoll(shown);
        const Animated animated;
        auto *card = shown.child<MomentCard>("momentCard");
        auto *die = shown.child<RollDie>("rollPage");
        const auto goals = [&] {
            const Score score = shown.page->session()->played().report.score;
            return score.home + score.away;
        };
        const int before = goals();
        while (goals() == before) {
            QVERIFY(!shown.match().isOver());
            QTest::keyClick(die, Qt::Key_Space);
            die->land();
        }
        QVERIFY(card->isVisible());
        QVERIFY(card->accessibleName().contains(u"Goal"));
        const QRect place = shown.child<QWidget>("cards")->geometry();
        const std::size_t inputs = shown.match().entries().size();
        QTest::keyClick(die, Qt::Key_Space);
        QVERIFY(!card->isVisible());
        QCOMPARE(shown.match().entries().size(), inputs);
        QCOMPARE(shown.child<QWidget>("cards")->geometry(), place);
        QTest::keyClick(die, Qt::Key_Space);
        QVERIFY(shown.match().entries().size() > inputs);
    }

    /// What the card says: who, when, by which dice, and the score then.
    void theCardHasTheFacts()
    {
        Shown shown("atcs", "basic", 5);
        sitAndRoll(shown);
        QVERIFY(rollUntil(shown, EventKind::Goal));
        const PlayedMatch &played = shown.page->session()->played();
        const auto stop = stopSince(played, 0);
        QVERIFY(stop.has_value());
        QCOMPARE(stop->kind, MatchMoment::Kind::Goal);
        const auto goal = std::find_if(played.events.begin(), played.events.end(),
                                       [](const Event &event) { return event.kind == EventKind::Goal; });
        QCOMPARE(stop->player, playerName(played.log.setup, goal->side, goal->player));
        QCOMPARE(stop->team, played.log.setup.sides[goal->side].team.displayName());
        QCOMPARE(stop->minute, QString::number(goal->minute) + u'\'');
        QCOMPARE(stop->score.home + stop->score.away, 1);
        QVERIFY(!stop->dice.empty());
        QCOMPARE(stop->dice.back().value, played.log.entries.back().value);
        // Nothing has happened since.
        QVERIFY(!stopSince(played, played.events.size()).has_value());
    }

    /// An attack of ATCS can be read: about two seconds at the pace that everybody begins with.
    void anAttackTakesAboutTwoSeconds()
    {
        QSettings().clear();
        Shown shown("atcs", "basic", 5);
        quickMatches();
        sitAndRoll(shown);
        QCOMPARE(shown.child<QComboBox>("pace")->currentText(), u"slowly"_s);
        const int each = shown.page->session()->pauseMilliseconds();
        wishAnimation(false);
        while (!shown.match().isOver())
            QTest::keyClick(shown.child<RollDie>("rollPage"), Qt::Key_Space);
        const PlayedMatch &played = shown.page->session()->played();
        const auto attacks =
            std::count_if(played.events.begin(), played.events.end(), [](const Event &event) {
                return QByteArray(eventSpec(event.kind, findGame(u"atcs"_s).value()->info().events)->name) ==
                       "attempt";
            });
        int steps = 0;
        for (std::size_t entry = 0; entry < played.eventsBefore.size(); ++entry)
            steps +=
                (entry + 1 < played.eventsBefore.size() ? played.eventsBefore[entry + 1]
                                                        : played.events.size()) > played.eventsBefore[entry]
                    ? 1
                    : 0;
        QVERIFY(attacks > 10);
        const double seconds = steps * each / 1000.0 / static_cast<double>(attacks);
        QVERIFY2(seconds > 1.5 && seconds < 2.6, qPrintable(QString::number(seconds)));
    }

    /// The computer rests at each goal, and nowhere else.
    void goalsOnlyStopsAtGoals()
    {
        Shown shown("atcs", "basic", 5);
        auto *pace = shown.child<QComboBox>("pace");
        pace->setCurrentIndex(pace->findText(u"goals only"_s));
        shown.sit("coach", "coach", false);
        shown.click("kickOff");
        const auto scored = [&] {
            const auto events = shown.match().events();
            return std::count_if(events.begin(), events.end(),
                                 [](const Event &event) { return event.kind == EventKind::Goal; });
        };
        QTRY_VERIFY(scored() == 1);
        const Event last = shown.match().events().back();
        const std::size_t inputs = shown.match().entries().size();
        QVERIFY(!shown.page->session()->isAtOnce());
        QTest::qWait(300);
        QCOMPARE(shown.match().entries().size(), inputs);
        QCOMPARE(last.kind, EventKind::Goal);
        // A key goes on.
        holdSpace(shown.child<QPushButton>("playOn"));
        QTRY_VERIFY(scored() == 2 || shown.match().isOver());
    }
};

TOUCHLINE_TEST(TestMatchRhythm)

} // namespace test_match_rhythm

#include "test_match_rhythm.moc"
