// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of a match, and the lists around it, say of a match is true of it.

#include "core/play/matches/fixture_player.h"
#include "core/play/matches/live_computer.h"
#include "core/play/matches/roll_target.h"
#include "core/play/new_competition.h"
#include "forms/match_centre/which_dice_dialog.h"
#include "forms/pages/fixtures/fixture_panel.h"
#include "forms/pages/fixtures/fixture_view.h"
#include "forms/pages/fixtures/fixtures_page.h"
#include "models/views/match_centre/before_match.h"
#include "models/words/roll_target_text.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/desktop/match_hands.h"

#include <QSettings>

namespace test_match_truth {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// The richest level; that of ATCS is not its last one, Quick Play, which has hardly any rolls.
QString levelWithRolls(const Game &game)
{
    return QByteArray(game.info().id) == "atcs" ? u"premier"_s
                                                : QString::fromUtf8(game.info().levels.back().name);
}

void eachGame()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("level");
    for (const Game *game : allGames())
        if (playsMatches(game->info()))
            QTest::addRow("%s", game->info().id)
                << QString::fromUtf8(game->info().id) << levelWithRolls(*game);
}

/// Unticks in the dialog of the dice whatever `isComputers` says, for both sides.
void untick(const std::function<bool(const QString &)> &isComputers)
{
    whenOpen<WhichDiceDialog>(qApp, [isComputers](WhichDiceDialog &dialog) {
        auto *lines = dialog.findChild<QTreeWidget *>(u"kinds"_s);
        for (int row = 0; row < lines->topLevelItemCount(); ++row)
            for (const int column : {1, 2})
                if (isComputers(lines->topLevelItem(row)->data(0, Qt::UserRole).toString()))
                    lines->topLevelItem(row)->setCheckState(column, Qt::Unchecked);
        dialog.accept();
    });
}

/// A match of that game between two historic teams, played by the computer step by step.
struct Computers
{
    Computers(const QString &id, const QString &level, std::uint64_t seed)
        : game(**findGame(id))
        , competition(leagueOf(qPrintable(id), qPrintable(level), seed, Ground::Home))
        , match(LiveMatch::begin(game,
                                 kickOffSetup(competition, 0, playRulesOf(competition).value(), 0).value())
                    .value())
        , computer(LiveComputer::make(choice(level), seed).value())
    {
    }
    [[nodiscard]] GameChoice choice(const QString &level) const
    {
        GameChoice made;
        made.game = &game;
        made.level = level;
        const QString agent = QString::fromUtf8(game.info().agents.front().name);
        made.agents = {{agent, agent}};
        return made;
    }

    const Game &game;
    Competition competition;
    LiveMatch match;
    LiveComputer computer;
};

} // namespace

class TestMatchTruth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    /// Whoever is in a squad has a name before kick-off, in a tournament as in a league.
    void everybodyHasANameBeforeKickOff_data() { eachGame(); }
    void everybodyHasANameBeforeKickOff()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        CompetitionWishes wishes;
        wishes.format = u"worldcup-32"_s;
        wishes.choice.game = *findGame(game);
        wishes.choice.level = level;
        const QString agent = QString::fromUtf8(wishes.choice.game->info().agents.front().name);
        wishes.choice.agents = {{agent, agent}};
        const auto cup = newCompetition(wishes);
        QVERIFY(cup);
        FixtureSetup setup = kickOffSetup(cup->competition, 0, cup->rules, 0).value();
        // A document may know the short name alone.
        setup.sides[Side::Home].squad.entries.front().person.name.clear();
        const PerSide<int> teams = progress(cup->competition).fixtures.front().teams;
        const BeforeMatch before = beforeMatch(setup, choiceFor(cup->competition, 0, teams, cup->rules));
        for (const Side side : bothSides) {
            QVERIFY(!before.squads[side].empty());
            for (const PlayerBefore &player : before.squads[side])
                QVERIFY2(!player.name.trimmed().isEmpty(), qPrintable(player.shirt));
        }
    }

    /// The list of rolls is the game's: nothing that a match asks for is missing.
    void theListOfRollsIsTheGames_data() { eachGame(); }
    void theListOfRollsIsTheGames()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        const std::vector<RollKind> kinds = rollKindsOf(**findGame(game));
        std::set<QString> listed;
        for (const RollKind &kind : kinds) {
            QVERIFY2(!kind.label.isEmpty(), qPrintable(kind.id));
            QVERIFY2(listed.insert(kind.id).second, qPrintable(kind.id));
        }
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Computers one(game, level, seed);
            while (!one.match.isOver()) {
                const Question due = one.match.question();
                if (due.awaits == Awaits::Roll && isReal(due.prompt->die))
                    QVERIFY2(listed.contains(promptId(due)), qPrintable(promptLabel(due)));
                QVERIFY(one.computer.answer(one.match));
            }
        }
    }

    /// What is unticked is never asked, and what was unticked while it is rolled before kick-off neither.
    void whatIsUntickedIsNeverAsked()
    {
        Shown shown("atcs", "premier");
        shown.sit("person", "person", true);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("draw");
        auto *dice = shown.child<QLineEdit>("openingDice");
        QTRY_VERIFY(dice->isVisible());
        QCOMPARE(promptId(shown.match().question()), u"D01"_s);
        untick([](const QString &id) { return id != u"D02"_s && id != u"D42"_s; });
        shown.click("whichDice");
        QTRY_COMPARE(promptId(shown.match().question()), u"D02"_s);
        QVERIFY(dice->isVisible());
        // Who chose goes on typing.
        QTRY_COMPARE(shown.page->focusWidget(), dice);
        QTest::keyClicks(dice, u"4"_s);
        QTest::keyClick(dice, Qt::Key_Return);
        QTRY_VERIFY(!isBeforeFirstWhistle(shown.match()));
        shown.click("kickOff");
        Hands hands(shown, 5);
        for (int answers = 0; answers < 60; ++answers) {
            QTRY_VERIFY(!shown.page->session()->isRunning());
            if (shown.answers() == u"dicePage"_s)
                QCOMPARE(promptId(shown.match().question()), u"D42"_s);
            if (!hands.answer())
                break;
        }
    }

    /// What a die has to show is what the rules make of it, in every game.
    void aDieSaysItsTarget_data() { eachGame(); }
    void aDieSaysItsTarget()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        std::set<QString> sentences;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Computers one(game, level, seed);
            while (!one.match.isOver()) {
                const Match &match = one.match.match();
                const QString text = rollTargetText(match, one.game);
                for (const RollTarget &target : rollTargets(match, one.game.info())) {
                    sentences.insert(text);
                    QVERIFY(!target.numbers.empty());
                }
                QVERIFY(one.computer.answer(one.match));
            }
        }
        QVERIFY(!sentences.empty());
    }

    /// "18 or less": as many numbers as the rulebook makes shots of.
    void theTargetOfAShotIsTheCards()
    {
        Shown shown("atcs", "basic");
        shown.sit("person", "person", true);
        shown.click("kickOff");
        Hands hands(shown, 3);
        int shots = 0;
        for (int answers = 0; answers < 40 && shots < 3; ++answers) {
            const Question due = shown.match().question();
            if (due.awaits == Awaits::Roll && promptId(due) == u"D32"_s) {
                const QString note = shown.child<QLabel>("note")->text();
                static const QRegularExpression form(u"^(\\d+) or less is a shot on goal\\.$"_s);
                const auto found = form.match(note);
                QVERIFY2(found.hasMatch(), qPrintable(note));
                const int most = found.captured(1).toInt();
                for (const int number : {most, most + 1}) {
                    LiveMatch other = shown.match().clone();
                    QVERIFY(other.roll(number));
                    const bool isShot = promptId(other.question()) == u"D42"_s;
                    QCOMPARE(isShot, number == most);
                }
                ++shots;
            }
            QVERIFY(hands.answer());
        }
        QCOMPARE(shots, 3);
    }

    /// A digit that was meant for the next die answers no question that has only just come up.
    void aDigitForADieAnswersNoQuestion()
    {
        Shown shown("fuba", "standard", 2);
        qint64 now = 1'000;
        shown.page->setClock([&now] { return now; });
        shown.sit("person", "person", true);
        shown.click("kickOff");
        Hands hands(shown, 2);
        const auto toChoiceAfterDie = [&] {
            for (int answers = 0; answers < 400; ++answers) {
                const bool wasDie = shown.answers() == u"dicePage"_s;
                if (!hands.answer())
                    return false;
                if (wasDie && shown.answers() == u"options"_s && hands.legal() > 1)
                    return true;
                now += 1'000;
            }
            return false;
        };
        for (const int later : {0, 299}) {
            QVERIFY(toChoiceAfterDie());
            const std::size_t inputs = shown.match().entries().size();
            now += later;
            QTest::keyClick(shown.child<QListView>("options"), Qt::Key_1);
            QCOMPARE(shown.match().entries().size(), inputs);
            now += 300 - later;
            QTest::keyClick(shown.child<QListView>("options"), Qt::Key_1);
            QCOMPARE(shown.match().entries().size(), inputs + 1);
        }
    }

    /// Wherever the keys are, a digit is for the die that is due.
    void aDigitGoesToTheDie()
    {
        Shown shown("atcs", "basic");
        shown.sit("person", "person", true);
        shown.click("kickOff");
        QTRY_COMPARE(shown.answers(), u"dicePage"_s);
        auto *dice = shown.child<QLineEdit>("dice");
        for (const char *where : {"ticker", "pace", "coach"}) {
            auto *keys = shown.child<QWidget>(where);
            keys->setFocus();
            QTest::keyClick(keys, Qt::Key_4);
            QCOMPARE(dice->text(), u"4"_s);
            QCOMPARE(QApplication::focusWidget(), dice);
            dice->clear();
        }
    }

    /// What is at hand is what the card says, then what was chosen last; never simply the first.
    void theUsualAnswerIsAtHand()
    {
        Shown shown("atcs", "advanced", 3);
        shown.sit("person", "coach", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        auto *list = shown.child<QListView>("options");
        QHash<QString, QString> last;
        int ofCard = 0;
        int again = 0;
        Hands hands(shown, 3);
        for (int answers = 0; answers < 30; ++answers) {
            QTRY_VERIFY(!shown.page->session()->isRunning());
            if (shown.answers() != u"options"_s)
                break;
            const QString id = promptId(shown.match().question());
            const QString atHand = list->currentIndex().data(QuestionModel::OptionName).toString();
            if (last.contains(id) && !atHand.isEmpty()) {
                QCOMPARE(atHand, last.value(id));
                ++again;
            } else if (!last.contains(id)) {
                const auto card = shown.match().game().info().cardOption;
                QCOMPARE(atHand, card(shown.match().match()));
                ofCard += atHand.isEmpty() ? 0 : 1;
            }
            QVERIFY(hands.answer());
            last.insert(id, hands.choices.constLast());
        }
        QVERIFY(ofCard > 0);
        QVERIFY(again > 0);
    }

    /// Of a team that has no plan on its card it is its own formation.
    void theOwnFormationIsAtHand()
    {
        Shown shown("fuba", "standard", 3);
        shown.sit("person", "coach", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        QTRY_COMPARE(shown.answers(), u"options"_s);
        QCOMPARE(promptId(shown.match().question()), u"P1"_s);
        const QModelIndex atHand = shown.child<QListView>("options")->currentIndex();
        QVERIFY(atHand.isValid());
        QCOMPARE(atHand.data(QuestionModel::FactsRole).toString(), u"The team's own formation."_s);
    }

    /// The list of a question that is still due stands where somebody scrolled it to.
    void theListKeepsItsPlace()
    {
        Shown shown("champions", "full", 3);
        shown.sit("person", "person", false);
        shown.click("kickOff");
        Hands hands(shown, 3);
        auto *list = shown.child<QListView>("options");
        for (int answers = 0; answers < 200; ++answers) {
            QTRY_VERIFY(!shown.page->session()->isRunning());
            if (shown.answers() == u"options"_s && list->verticalScrollBar()->maximum() > 0)
                break;
            QVERIFY(hands.answer());
        }
        QVERIFY(list->verticalScrollBar()->maximum() > 0);
        list->verticalScrollBar()->setValue(list->verticalScrollBar()->maximum());
        const int place = list->verticalScrollBar()->value();
        list->setCurrentIndex(list->model()->index(hands.legal() - 1, 0));
        const int row = list->currentIndex().row();
        // News of the league: the question is the same.
        shown.window.league()->noteUnderWay(shown.window.competitionId());
        settle();
        QCOMPARE(list->currentIndex().row(), row);
        QCOMPARE(list->verticalScrollBar()->value(), place);
    }

    /// By hand it says how many players are still to be placed.
    void aSetUpSaysHowManyAreLeft()
    {
        Shown shown("fuba", "standard", 2);
        shown.sit("person", "person", false);
        shown.click("kickOff");
        auto *list = shown.child<QListView>("options");
        const auto choose = [&](const QString &name) {
            const auto found = list->model()->match(list->model()->index(0, 0), QuestionModel::OptionName,
                                                    name, 1, Qt::MatchExactly);
            return found.size() == 1 && (list->scrollTo(found.front()),
                                         QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                                                           list->visualRect(found.front()).center()),
                                         true);
        };
        Hands hands(shown, 2);
        for (int answers = 0; answers < 40 && promptId(shown.match().question()) != u"S1"_s; ++answers) {
            QTRY_VERIFY(!shown.page->session()->isRunning());
            QVERIFY(hands.answer());
        }
        QVERIFY(choose(u"by hand"_s));
        const auto *question = shown.child<QLabel>("question");
        QVERIFY2(question->text().endsWith(u"(10 left)"_s), qPrintable(question->text()));
        QVERIFY(hands.choose(hands.legal() - 1));
        QVERIFY2(question->text().endsWith(u"(9 left)"_s), qPrintable(question->text()));
        // Then one of the first areas.
        QVERIFY(hands.choose(0));
        QVERIFY2(question->text().endsWith(u"(8 left)"_s), qPrintable(question->text()));
    }

    /// A list of fixtures knows the match that is being played: score, minute, and the way back to it.
    void theFixturesKnowAMatchInPlay()
    {
        Shown shown("atcs", "basic");
        shown.sit("person", "person", true);
        shown.click("kickOff");
        Hands hands(shown, 4);
        for (int i = 0; i < 25; ++i)
            QVERIFY(hands.answer());
        const Score score = shown.page->session()->played().report.score;
        const QUuid fixture = shown.fixture();
        auto *page = new FixturesPage(shown.window);
        shown.window.show(page);
        page->focusOn(fixture);
        settle();
        auto *view = page->findChild<FixtureView *>();
        const int row = view->fixtures()->rowOf(fixture);
        QCOMPARE(view->fixtures()->index(row, FixtureModel::ScoreColumn).data().toString(),
                 u"%1–%2"_s.arg(score.home).arg(score.away));
        const QString mark = view->fixtures()->index(row, FixtureModel::MarkColumn).data().toString();
        QVERIFY2(mark.startsWith(u"In play, "_s) && mark.endsWith(u'\''), qPrintable(mark));
        QVERIFY(!view->fixtures()->index(row, 0).data(FixtureModel::TakesResultRole).toBool());
        QVERIFY(!shown.window.isPossible(CommandId::EnterResult));
        QVERIFY(!shown.window.isPossible(CommandId::EnterScoreSheet));
        QVERIFY(!shown.window.isPossible(CommandId::PlaySelected));
        view->setFocus();
        QTest::keyClick(view, Qt::Key_2);
        QVERIFY(view->findChild<QLineEdit *>(u"scoreEntry"_s) == nullptr);
        auto *resume = page->findChild<QPushButton *>(u"resume"_s);
        QVERIFY(resume->isVisible());
        QTest::mouseClick(resume, Qt::LeftButton);
        QCOMPARE(shown.window.wentTo, PageKind::Match);
        QCOMPARE(shown.window.wentFor, fixture);
        // The next to be typed is another one.
        QVERIFY(view->fixtures()->nextToEnter(-1) != row);
    }

    /// A match that was paused is paused when it is resumed, also after the program was closed.
    void aPausedMatchStaysPaused()
    {
        Shown shown("champions", "full", 3);
        shown.sit("person", "coach", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(0);
        shown.click("kickOff");
        QTRY_VERIFY(shown.page->session()->isRunning() && !shown.match().events().empty());
        shown.click("playOn");
        QVERIFY(!shown.page->session()->isRunning());
        const std::size_t inputs = shown.match().entries().size();
        shown.newPage();
        QVERIFY(!shown.page->session()->isRunning());
        QCOMPARE(shown.match().entries().size(), inputs);
        QCOMPARE(shown.child<QLabel>("waiting")->text(), u"The match is paused."_s);
        // What goes on is not paused any more.
        shown.click("playOn");
        QTRY_VERIFY(shown.match().entries().size() > inputs);
        shown.newPage();
        QTRY_VERIFY(shown.page->session()->isRunning() || shown.answers() == u"options"_s);
    }

    /// Nothing acts behind a match that is being played: Ctrl+Z is for its last step.
    void nothingActsBehindAMatch()
    {
        QTemporaryDir folder;
        LeagueWishes wishes;
        wishes.level = u"basic"_s;
        wishes.matchdays = 1;
        DesktopCase program(madeLeague(folder, wishes));
        const int next = program.state()->nextFixtures().front();
        const QUuid fixture = program.state()->competition.fixtures()[static_cast<std::size_t>(next)].id;
        QTRY_VERIFY(program.action(CommandId::Undo)->isEnabled());
        program.window().go(PageKind::Match, program.competition(), fixture);
        auto *page = program.window().findChild<MatchPage *>();
        QVERIFY(page != nullptr);
        const auto child = [page](const char *name) {
            return page->findChild<QWidget *>(QString::fromLatin1(name));
        };
        for (const char *seat : {"homeSeat", "awaySeat"}) {
            auto *box = qobject_cast<QComboBox *>(child(seat));
            box->setCurrentIndex(box->findData(u"person"_s));
        }
        for (const char *own : {"homeDice", "awayDice"})
            qobject_cast<QComboBox *>(child(own))->setCurrentIndex(2);
        QTest::mouseClick(child("kickOff"), Qt::LeftButton);
        QTRY_VERIFY(child("dicePage")->isVisible());
        for (const CommandId id : {CommandId::PlayNext, CommandId::PlayMatchday, CommandId::PlayToTheEnd,
                                   CommandId::Redo, CommandId::Undo})
            QTRY_VERIFY(!program.action(id)->isEnabled());
        auto *dice = qobject_cast<QLineEdit *>(child("dice"));
        QTest::keyClicks(dice, u"7"_s);
        QTest::keyClick(dice, Qt::Key_Return);
        QCOMPARE(page->session()->match().entries().size(), 1U);
        QTRY_VERIFY(program.action(CommandId::Undo)->isEnabled());
        QCOMPARE(program.action(CommandId::Undo)->text().remove(u'&'), u"Take Back"_s);
        QTest::keyClick(dice, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(page->session()->match().entries().size(), 0U);
        QVERIFY(program.state()->competition.report(0) != nullptr);
        // Elsewhere in the window what it rests on stays too, and the reason names it.
        program.window().go(PageKind::Fixtures, program.competition());
        QTRY_VERIFY(program.action(CommandId::Undo)->text().contains(u"“"_s));
        const auto undone = program.league().league().history().undo();
        QVERIFY(!undone);
        const int number = program.state()->competition.fixtures()[static_cast<std::size_t>(next)].number;
        QVERIFY2(undone.error().message.english().startsWith(u"Match %1 "_s.arg(number)),
                 qPrintable(undone.error().message.english()));
        QVERIFY(program.run(CommandId::Undo));
        QVERIFY(program.state()->competition.report(0) != nullptr);
    }
};

TOUCHLINE_TEST(TestMatchTruth)

} // namespace test_match_truth

#include "test_match_truth.moc"
