// SPDX-License-Identifier: GPL-3.0-or-later
// A match goes on as far as it is told, back to any line of the ticker, and several of them at once.

#include "forms/pages/home/home_page.h"
#include "models/views/match_centre/ticker_model.h"
#include "models/views/match_centre/under_way.h"
#include "tests/desktop/match_hands.h"

namespace test_match_going_on {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Answers the question that a deed asks, by the words on the button.
void answerWith(const char *button, QString *asked = nullptr)
{
    QTimer::singleShot(0, [button, asked] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (box == nullptr)
            return;
        if (asked != nullptr)
            *asked = box->text() + u'\n' + box->informativeText();
        for (QAbstractButton *one : box->buttons())
            if (one->text().remove(u'&') == QLatin1String(button))
                return one->click();
        box->reject();
    });
}

QString tickerOf(const Shown &shown)
{
    return shown.page->findChild<TickerModel *>()->text();
}

} // namespace

class TestMatchGoingOn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What a list says of a match under way is what it is now, also where as many inputs came otherwise.
    void aListSaysHowItStands()
    {
        Shown shown("atcs", "basic");
        shown.sit("person", "person", true);
        shown.click("kickOff");
        Hands hands(shown, 5);
        const auto listed = [&] {
            return matchesUnderWay(*shown.window.league(), shown.window.competition().definition().id)
                .front()
                .standing.text();
        };
        const auto stands = [&] {
            const Score score = shown.match().report().score;
            return u"%1–%2, "_s.arg(score.home).arg(score.away);
        };
        std::set<QString> seen;
        while (!shown.match().isOver() && hands.answer()) {
            QVERIFY2(listed().startsWith(stands()), qPrintable(listed()));
            seen.insert(listed());
        }
        QVERIFY(seen.size() > 10);
        // Every last roll that there is, in the place of the one that was.
        seen.clear();
        for (int value = 1; value <= 100; ++value) {
            LogEntry entry = shown.match().entries().back();
            if (value > entry.faces)
                break;
            auto kept = shown.window.league()->league().matches().resume(shown.fixture());
            QVERIFY(kept.has_value());
            entry.value = value;
            if (!kept->correct(kept->entries().size() - 1, entry))
                continue;
            const Score score = kept->report().score;
            QVERIFY(listed().startsWith(u"%1–%2, "_s.arg(score.home).arg(score.away)));
        }
    }

    /// One step of the computer is what tells something; then it stands still.
    void theComputerGoesOnStepByStep()
    {
        for (const char *pace : {"fast", "at once"}) {
            Shown shown("atcs", "premier", 2);
            shown.sit("coach", "coach", false);
            auto *box = shown.child<QComboBox>("pace");
            box->setCurrentIndex(box->findText(QLatin1String(pace)));
            shown.click("kickOff");
            QTRY_VERIFY(!shown.match().entries().empty());
            if (shown.page->session()->isRunning())
                shown.click("playOn");
            QVERIFY(!shown.page->session()->isRunning());
            for (int step = 0; step < 20 && !shown.match().isOver(); ++step) {
                const std::size_t inputs = shown.match().entries().size();
                const std::size_t events = shown.match().events().size();
                shown.more(u"Play One Step"_s);
                QTRY_VERIFY(!shown.page->session()->isRunning());
                QVERIFY(shown.match().entries().size() > inputs);
                QVERIFY(shown.match().events().size() > events);
                // Not one answer more than tells it.
                LiveMatch before = shown.match().clone();
                QVERIFY(before.undoLast().has_value());
                QCOMPARE(before.events().size(), events);
            }
        }
    }

    /// Home plays against the coach: to my decision, to the whistle, to the end; it is the match of the same
    /// answers.
    void everyWayOnLeadsWhereItSays()
    {
        Shown shown("atcs", "premier", 3);
        shown.sit("person", "coach", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        const MatchSession &session = *shown.page->session();
        QTRY_COMPARE(shown.answers(), u"options"_s);
        shown.more(u"Play to the Whistle"_s);
        QTRY_VERIFY(!session.isRunning());
        QVERIFY(tickerOf(shown).contains(u"Half-time"_s));
        const std::size_t halfTime = shown.match().entries().size();
        if (shown.answers() == u"waitPage"_s)
            shown.click("playOn");
        QTRY_COMPARE(shown.answers(), u"options"_s);
        QVERIFY(shown.match().entries().size() >= halfTime);
        shown.more(u"Play to the End"_s);
        QTRY_VERIFY(shown.match().isOver());
        // And back from there: the last answer that was given here stands before the whistle.
        QVERIFY(shown.child<QPushButton>("takeBack")->isEnabled());
        shown.click("takeBack");
        QVERIFY(!shown.match().isOver());
    }

    /// Who comes back while the computer is to move is not left waiting for a button: it goes on to their
    /// decision, slowly enough to see where the match stood.
    void theComputerGoesOnForWhoComesBack()
    {
        for (const auto &[game, level] : {std::pair{"atcs", "premier"}, {"champions", "full"}}) {
            Shown shown(game, level, 3);
            shown.sit("person", "coach", false);
            shown.child<QComboBox>("pace")->setCurrentIndex(0);
            shown.click("kickOff");
            // Left as the computer is about to move.
            QTRY_VERIFY(shown.page->session()->isRunning() && !shown.match().events().empty());
            const std::size_t inputs = shown.match().entries().size();
            shown.newPage();
            QVERIFY(shown.match().entries().size() >= inputs);
            QTRY_VERIFY(shown.page->session()->isRunning() || shown.answers() == u"options"_s);
            shown.child<QComboBox>("pace")->setCurrentIndex(2);
            QTRY_COMPARE(shown.answers(), u"options"_s);
            QVERIFY(shown.match().entries().size() > inputs);
        }
    }

    /// A match of two people with covers, by Enter alone: what has the keys is pressed.
    void enterGoesThroughCovers()
    {
        Shown shown("fuba", "full", 3);
        shown.sit("person", "person", false);
        auto *kickOff = shown.child<QPushButton>("kickOff");
        kickOff->setFocus();
        QTest::keyClick(kickOff, Qt::Key_Return);
        QTRY_COMPARE(shown.answers(), u"coverPage"_s);
        int covers = 0;
        for (int press = 0; press < 40; ++press) {
            const bool isCovered = shown.answers() == u"coverPage"_s;
            const std::size_t inputs = shown.match().entries().size();
            covers += isCovered ? 1 : 0;
            QWidget *keys = QApplication::focusWidget();
            QVERIFY(keys != nullptr);
            if (!isCovered && !shown.child<QListView>("options")->currentIndex().isValid())
                QTest::keyClick(keys, Qt::Key_Down);
            QTest::keyClick(keys, Qt::Key_Return);
            if (isCovered)
                QTRY_COMPARE(shown.answers(), u"options"_s);
            else
                QTRY_VERIFY(shown.match().entries().size() > inputs);
            QTRY_VERIFY(shown.answers() != u"waitPage"_s);
        }
        QVERIFY(covers > 0);
        QVERIFY(shown.match().entries().size() >= 39);
    }

    /// The Enter of the last die ends the match, and does not enter its result too.
    void theLastDieEntersNoResult()
    {
        Shown shown("atcs", "basic");
        shown.sit("person", "person", true);
        shown.click("kickOff");
        Hands hands(shown, 5);
        while (!shown.match().isOver() && hands.answer())
            QVERIFY(shown.page->session() != nullptr);
        settle();
        QVERIFY(shown.page->session() != nullptr && shown.match().isOver());
        QVERIFY(shown.child<QPushButton>("enterResult")->isVisible());
        QVERIFY(shown.window.competition().report(0) == nullptr);
        // The next one does.
        QTest::keyClick(shown.child<QPushButton>("enterResult"), Qt::Key_Return);
        QVERIFY(shown.window.competition().report(0) != nullptr);
    }

    /// Nothing goes on while nobody sees it; what was stopped with the button stays so.
    void aHiddenMatchWaits()
    {
        Shown shown("atcs", "premier", 3);
        shown.sit("coach", "coach", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(0);
        shown.click("kickOff");
        const auto isRunning = [&shown] { return shown.page->session()->isRunning(); };
        QTRY_VERIFY(isRunning() && !shown.match().events().empty());
        shown.page->hide();
        QVERIFY(!isRunning());
        shown.page->show();
        QVERIFY(isRunning());
        shown.click("playOn");
        QVERIFY(!isRunning());
        shown.page->hide();
        shown.page->show();
        settle();
        QVERIFY(!isRunning());
        // A match that nobody plays but the computer is watched by whoever wants it.
        shown.click("playOn");
        shown.newPage();
        settle();
        QVERIFY(!isRunning());
        QCOMPARE(shown.child<QLabel>("waiting")->text(), u"The match is paused."_s);
    }

    /// A line of the ticker is chosen, and everything from it on is taken back.
    void aMatchGoesBackToAnyLine()
    {
        for (const auto &[game, level] : {std::pair{"atcs", "advanced"}, {"fuba", "full"}}) {
            Shown shown(game, level, 4);
            shown.sit("person", "person", true);
            shown.click("kickOff");
            Hands hands(shown, 4);
            // What the ticker said when so many answers were given.
            std::vector<QString> told{tickerOf(shown)};
            for (int answer = 0; answer < 35; ++answer) {
                QVERIFY(hands.answer());
                told.resize(shown.match().entries().size() + 1);
                told.back() = tickerOf(shown);
            }
            auto *ticker = shown.child<QListView>("ticker");
            for (int round = 0; round < 4 && !shown.match().entries().empty(); ++round) {
                const int row = ticker->model()->rowCount() / 3;
                const QModelIndex line = ticker->model()->index(row, 0);
                const QString words = line.data().toString();
                ticker->setCurrentIndex(line);
                const std::vector<LogEntry> before = shown.match().entries();
                QString asked;
                answerWith("Cancel", &asked);
                shown.more(u"Take Back the Selected Line…"_s);
                QVERIFY2(asked.contains(words), qPrintable(asked + u'|' + words));
                QCOMPARE(shown.match().entries(), before);
                answerWith("Take Back");
                shown.more(u"Take Back the Selected Line…"_s);
                const std::size_t inputs = shown.match().entries().size();
                QVERIFY(inputs < before.size());
                QVERIFY(std::equal(shown.match().entries().begin(), shown.match().entries().end(),
                                   before.begin()));
                // So it was told then; the line is not there any more, or not all of it.
                QCOMPARE(tickerOf(shown), told[inputs]);
                const QString newest = ticker->model()->index(0, 0).data().toString();
                // What stands above everything is told before anything is answered.
                QVERIFY2(inputs == 0 || newest != words, qPrintable(words));
                const auto kept = shown.window.league()->league().matches().resume(shown.fixture());
                QVERIFY(kept);
                QCOMPARE(kept->entries(), shown.match().entries());
            }
            QCOMPARE(shown.window.errors, QStringList());
            // It goes on from there, to its end.
            while (hands.answer()) {
            }
            QVERIFY(shown.match().isOver());
        }
    }

    /// "As played": no line behind which there is a roll.
    void noLineIsTakenBackWhereTheRulesForbidIt()
    {
        Shown shown("atcs", "basic");
        RulesWish wish;
        wish.takingBack = TakingBack::Never;
        QVERIFY(changeRules(shown.window.league()->league(), shown.window.competitionId(), wish));
        shown.newPage();
        shown.sit("person", "person", true);
        shown.click("kickOff");
        Hands hands(shown, 4);
        for (int answer = 0; answer < 12; ++answer)
            QVERIFY(hands.answer());
        const std::vector<LogEntry> before = shown.match().entries();
        auto *ticker = shown.child<QListView>("ticker");
        ticker->setCurrentIndex(ticker->model()->index(1, 0));
        answerWith("Take Back");
        shown.more(u"Take Back the Selected Line…"_s);
        QCOMPARE(shown.match().entries(), before);
        QCOMPARE(shown.window.errors, QStringList(u"In this competition rolls cannot be taken back."_s));
    }

    /// Each stands where it was left, and Home says of each how far it is.
    void severalMatchesAreUnderWay()
    {
        Shown shown("atcs", "premier", 5);
        QList<QUuid> fixtures;
        std::vector<std::vector<LogEntry>> entries;
        for (int number = 0; number < 3; ++number) {
            const QUuid fixture = shown.window.competition().fixtures()[static_cast<std::size_t>(number)].id;
            shown.page->focusOn(fixture);
            settle();
            shown.sit("person", "person", true);
            shown.click("kickOff");
            Hands hands(shown, static_cast<std::uint64_t>(number) + 1);
            for (int answer = 0; answer < 12 + 8 * number; ++answer)
                QVERIFY(hands.answer());
            fixtures << fixture;
            entries.push_back(shown.match().entries());
        }
        const auto underWay = matchesUnderWay(*shown.window.league(), shown.window.competitionId());
        QCOMPARE(underWay.size(), 3U);
        auto *home = new HomePage(shown.window);
        shown.window.show(home);
        settle();
        QStringList texts;
        for (const QLabel *label : home->findChildren<QLabel *>())
            texts << label->text();
        int doors = 0;
        for (const QPushButton *door : home->findChildren<QPushButton *>(u"playYourself"_s))
            doors += door->text() == u"Resume"_s ? 1 : 0;
        QCOMPARE(doors, 3);
        for (const UnderWay &one : underWay)
            QVERIFY2(texts.join(u'|').contains(one.standing.text()), qPrintable(one.standing.text()));
        // On one page after the other, in another order.
        shown.newPage();
        for (const int number : {2, 0, 1}) {
            shown.page->focusOn(fixtures[number]);
            settle();
            QCOMPARE(shown.match().entries(), entries[static_cast<std::size_t>(number)]);
            Hands hands(shown, 9);
            QVERIFY(hands.answer());
            entries[static_cast<std::size_t>(number)] = shown.match().entries();
        }
        // One is over; the others are where they were.
        shown.page->focusOn(fixtures[1]);
        settle();
        shown.more(u"Play to the End"_s);
        QTRY_VERIFY(shown.match().isOver());
        shown.click("enterResult");
        QCOMPARE(matchesUnderWay(*shown.window.league(), shown.window.competitionId()).size(), 2U);
        shown.newPage();
        shown.page->focusOn(fixtures[2]);
        settle();
        QCOMPARE(shown.match().entries(), entries[2]);
    }

    /// Who takes part is settled at kick-off: another squad, or another card, meanwhile changes nothing in
    /// the match, and its result can be entered.
    void aSquadThatChangesMeanwhileChangesNoMatch()
    {
        Shown shown("atcs", "premier", 6);
        shown.sit("person", "coach", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        QTRY_COMPARE(shown.answers(), u"options"_s);
        Hands hands(shown, 6);
        QVERIFY(hands.answer());
        QTRY_COMPARE(shown.answers(), u"options"_s);
        const FixtureSetup setup = shown.match().match().setup();
        Squad squad = setup.sides[Side::Home].squad;
        squad.entries.pop_back();
        for (SquadEntry &entry : squad.entries)
            entry.person.name += u" II"_s;
        static_cast<void>(shown.window.league()->league().teams().setSquad(
            setup.sides[Side::Home].team.id, shown.window.competitionId(), squad));
        settle();
        const std::vector<LogEntry> entries = shown.match().entries();
        shown.newPage();
        QCOMPARE(shown.match().entries(), entries);
        QVERIFY(shown.match().match().setup().sides[Side::Home].squad == setup.sides[Side::Home].squad);
        shown.more(u"Play to the End"_s);
        QTRY_VERIFY(shown.match().isOver());
        shown.click("enterResult");
        QCOMPARE(shown.window.errors, QStringList());
        QVERIFY(shown.window.competition().report(0) != nullptr);
    }
};

TOUCHLINE_TEST(TestMatchGoingOn)

} // namespace test_match_going_on

#include "test_match_going_on.moc"
