// SPDX-License-Identifier: GPL-3.0-or-later
// A match that belongs to no competition, chosen, played, left, found again, watched and forked in the
// window.
#include "core/base/to_qstring.h"
#include "core/competition/competition_json.h"
#include "forms/dialogs/match/fork_dialog.h"
#include "forms/match_centre/friendly_page.h"
#include "models/league/friendlies.h"
#include "models/league/integrity/verification.h"
#include "models/views/match_centre/friendly_model.h"
#include "models/views/match_centre/scoreboard.h"
#include "models/views/match_centre/ticker_model.h"
#include "models/views/search_index.h"
#include "models/words/game_tellings.h"
#include "models/words/key_moments.h"
#include "models/words/manual.h"
#include "models/words/rulings.h"
#include "models/words/terms.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"

#include <QScrollBar>
#include <QTextBrowser>

namespace test_friendly_page {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int longMatch = 60000;

struct Played
{
    explicit Played(const QString &place) : program(place)
    {
        program.window().resize(1024, 700);
        turnTo(program.window());
    }

    void plan()
    {
        QVERIFY(program.run(CommandId::NewFriendly));
        page = dynamic_cast<FriendlyPage *>(program.window().page());
        QVERIFY(page != nullptr);
        settle();
    }
    template <class Widget>
    [[nodiscard]] Widget *child(const char *name) const
    {
        return part<Widget>(*page, name);
    }
    /// As somebody types a part of a name and leaves the field.
    void chooseTeam(const char *box, const char *name)
    {
        auto *teams = child<QComboBox>(box);
        teams->lineEdit()->setFocus();
        teams->lineEdit()->selectAll();
        QTest::keyClicks(teams->lineEdit(), QString::fromLatin1(name));
        QTest::keyClick(teams->lineEdit(), Qt::Key_Return);
        settle();
    }
    void chooseGame(const Game &game)
    {
        auto *games = child<QComboBox>("friendlyGame");
        games->setCurrentIndex(games->findText(QString::fromUtf8(game.info().title)));
        settle();
    }
    void sit(const QString &home, const QString &away)
    {
        child<QComboBox>("homeSeat")->setCurrentIndex(child<QComboBox>("homeSeat")->findData(home));
        child<QComboBox>("awaySeat")->setCurrentIndex(child<QComboBox>("awaySeat")->findData(away));
    }
    [[nodiscard]] const LiveMatch &match() const { return page->session()->match(); }
    /// So many inputs, the coach deciding for a person.
    void playUpTo(std::size_t inputs)
    {
        child<QComboBox>("pace")->setCurrentIndex(2);
        const bool isThere = QTest::qWaitFor(
            [&] {
                if (!page->session()->isRunning() && !match().isOver() && match().entries().size() < inputs) {
                    if (page->session()->coveredFor())
                        click(child<QPushButton>("uncover"));
                    click(child<QPushButton>("coach"));
                }
                return match().isOver() || match().entries().size() >= inputs;
            },
            longMatch);
        QVERIFY(isThere);
        if (page->session()->isRunning())
            click(child<QPushButton>("playOn"));
    }
    void playToTheEnd()
    {
        child<QPushButton>("more")->menu()->findChild<QAction *>(u"playToEnd"_s)->trigger();
        QVERIFY(QTest::qWaitFor([this] { return match().isOver(); }, longMatch));
        settle();
    }

    DesktopCase program;
    FriendlyPage *page = nullptr;
};

/// What no friendly may change: the competition, and what follows from it.
QJsonObject competitionOf(DesktopCase &program)
{
    return toJson(program.state()->competition);
}

/// Fills in the dialog of a what-if when it comes, and says yes.
void forkWith(const std::function<void(ForkDialog &)> &fill)
{
    whenOpen<ForkDialog>(qApp, [fill](ForkDialog &dialog) {
        fill(dialog);
        dialog.accept();
    });
}

} // namespace

/// What is read of a label is not cut: its words have the height that they need.
QStringList squeezedLabels(const QWidget &page)
{
    QStringList found;
    for (const QLabel *one : page.findChildren<QLabel *>())
        if (one->isVisible() && !one->text().isEmpty() && one->hasHeightForWidth() &&
            one->height() < one->heightForWidth(one->width()))
            found << one->objectName() + u' ' + one->text();
    return found;
}

class TestFriendlyPage : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    /// Tab goes through a friendly as it is read, from its game to the kick-off.
    void tabGoesAsItIsRead()
    {
        Played played(madeLeague(m_folder, {}, u"Tab"_s));
        played.plan();
        played.child<QComboBox>("friendlyGame")->setFocus();
        QStringList gone;
        for (int stop = 0; stop < 17; ++stop) {
            gone << QApplication::focusWidget()->objectName();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            settle();
        }
        QCOMPARE(
            gone.join(u' '),
            u"friendlyGame friendlyLevel friendlyOptions friendlyGround friendlyWinner homeTeam "
            "awayTeam friendlyChance homeTeam awayTeam homeName homeSeat homeDice awayName awaySeat awayDice "
            "kickOff"_s);
    }

    /// A screen of 1024 x 700 at 125 %, and names of any kind: nothing makes the page wider than the window,
    /// and what somebody presses is seen without scrolling.
    void aSmallWindowHoldsAnyNames_data()
    {
        QTest::addColumn<QString>("game");
        for (const Game *game : allGames())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void aSmallWindowHoldsAnyNames()
    {
        QFETCH(QString, game);
        const QString name = u"Small "_s + game;
        Played played(madeLeague(m_folder, {}, name));
        played.program.window().resize(819, 560);
        const QString long300(300, u'W');
        Squad squad;
        for (int shirt = 1; shirt <= 20; ++shirt) {
            SquadEntry entry;
            const QString player = QString(shirt == 7 ? 300 : 12, u'P') + QString::number(shirt);
            entry.person = {QUuid::createUuid(), player, player};
            entry.shirt = shirt;
            entry.position = shirt == 1  ? Position::Goalkeeper
                             : shirt < 8 ? Position::Defender
                                         : Position::Forward;
            squad.entries.push_back(entry);
        }
        League &league = played.program.league().league();
        // Some games need more of a club than names and positions.
        SideSetup bare;
        bare.squad = squad;
        const bool needsCard = !(*findGame(game))->documentFor(bare);
        for (const QString &club : {long300, QString::fromUtf8("هلال & <b>الرياض</b>")}) {
            Team team;
            team.id = QUuid::createUuid();
            team.name = club;
            QVERIFY(league.teams().add({team}).has_value());
            for (SquadEntry &entry : squad.entries)
                entry.person.id = QUuid::createUuid();
            QVERIFY(league.teams().setSquad(team.id, {}, squad).has_value());
        }
        played.plan();
        played.chooseGame(**findGame(game));
        if (!needsCard) {
            played.child<QComboBox>("homeTeam")
                ->setCurrentIndex(played.child<QComboBox>("homeTeam")->findText(long300));
            played.child<QComboBox>("awayTeam")
                ->setCurrentIndex(
                    played.child<QComboBox>("awayTeam")->findText(QString::fromUtf8("هلال & <b>الرياض</b>")));
        }
        settle();
        QScrollArea *area = nullptr;
        for (QWidget *one = played.page->parentWidget(); one != nullptr && area == nullptr;
             one = one->parentWidget())
            area = qobject_cast<QScrollArea *>(one);
        QVERIFY(area != nullptr);
        const auto isSeen = [&](const char *button) {
            const QWidget *one = played.child<QWidget>(button);
            const QRect place(one->mapTo(area->viewport(), QPoint()), one->size());
            return one->isVisible() && area->viewport()->rect().contains(place);
        };
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
        QVERIFY(isSeen("kickOff"));
        QCOMPARE(squeezedLabels(*played.page), QStringList());
        played.sit(personAgent, personAgent);
        click(played.child<QPushButton>("kickOff"));
        QTRY_VERIFY(played.page->session() != nullptr);
        for (const std::size_t inputs : {1U, 30U, 90U}) {
            played.playUpTo(inputs);
            settle();
            QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
            QCOMPARE(squeezedLabels(*played.page), QStringList());
        }
    }

    void playedKeptAndWatched_data()
    {
        QTest::addColumn<int>("game");
        for (std::size_t game = 0; game < allGames().size(); ++game)
            QTest::newRow(allGames()[game]->info().id) << static_cast<int>(game);
    }
    void playedKeptAndWatched()
    {
        QFETCH(int, game);
        Played played(madeLeague(m_folder, {.matchdays = 1}, u"Friendly %1"_s.arg(game)));
        const QJsonObject before = competitionOf(played.program);
        const qsizetype entries =
            static_cast<qsizetype>(played.program.league().league().history().entries()->size());
        played.plan();
        played.chooseGame(*allGames()[static_cast<std::size_t>(game)]);
        played.chooseTeam("homeTeam", "Hungary 1954");
        played.chooseTeam("awayTeam", "Brazil 1970");
        QCOMPARE(played.child<QLabel>("homeName")->text(), u"Hungary 1954"_s);
        QCOMPARE(played.child<QLabel>("awayName")->text(), u"Brazil 1970"_s);
        click(played.child<QPushButton>("kickOff"));
        QVERIFY(played.page->session() != nullptr);
        QVERIFY(played.page->session()->isFriendly());
        played.playUpTo(20);
        // Its teams are not all of the league: they have their kits all the same.
        for (const Side side : bothSides) {
            const Team &team = played.match().match().setup().sides[side].team;
            const Kit kit =
                scoreboardOf(*played.page->session(), played.program.league()).sides[side].kit.kit;
            QVERIFY(!kit.first.isEmpty());
            QVERIFY(played.program.league().team(team.id) != nullptr || kit == team.kit);
        }
        // Left and found again on Home, as it stands.
        const QUuid id = played.page->subjectId();
        const std::vector<LogEntry> inputs = played.match().entries();
        played.program.window().go(PageKind::Home);
        auto *door = seen<QPushButton>(played.program.window(), "friendlyUnderWay");
        QVERIFY(door != nullptr);
        QCOMPARE(door->text(), u"Resume"_s);
        QVERIFY2(door->accessibleDescription().startsWith(u"Hungary 1954 v Brazil 1970: "_s),
                 qPrintable(door->accessibleDescription()));
        // The list of Home is that of the match, however often it is made.
        QCOMPARE(friendliesUnderWay(played.program.league()).front().standing,
                 friendliesUnderWay(played.program.league()).front().standing);
        SearchIndex index;
        index.setLeague(&played.program.league());
        const auto hits = index.find(u"hung bra"_s, 50);
        QVERIFY(std::any_of(hits.begin(), hits.end(), [&id](const SearchHit &hit) {
            return hit.kind == SearchHit::Kind::Friendly && hit.subject == id;
        }));
        click(door);
        QCOMPARE(played.page->subjectId(), id);
        QCOMPARE(played.match().entries(), inputs);
        played.playToTheEnd();
        click(played.child<QPushButton>("enterResult"));
        QVERIFY(played.page->session()->isWatched() && played.match().isOver());
        click(played.child<QPushButton>("leaveMatch"));
        // Kept: in the list, with its result, to be watched.
        QVERIFY(dynamic_cast<FriendlyPage *>(played.program.window().page()) == nullptr);
        const auto kept = Friendlies(played.program.league().league()).log(id);
        QVERIFY(kept.has_value());
        QVERIFY(std::equal(inputs.begin(), inputs.end(), kept->entries.begin()));
        auto *list = seen<QTreeView>(played.program.window(), "matches");
        QVERIFY(list != nullptr);
        QCOMPARE(list->currentIndex().data(FriendlyModel::IdRole).toUuid(), id);
        click(seen<QPushButton>(played.program.window(), "open"));
        QVERIFY(played.page->session()->isWatched());
        QCOMPARE(played.match().known(), kept->entries.size());
        // It counts nowhere.
        QCOMPARE(competitionOf(played.program), before);
        QCOMPARE(static_cast<qsizetype>(played.program.league().league().history().entries()->size()),
                 entries + 1);
        const auto found = verify(played.program.league().league());
        QVERIFY(found && found->isSound());
        QVERIFY(played.program.run(CommandId::Undo));
        QTRY_VERIFY(Friendlies(played.program.league().league()).all()->empty());
    }

    void whatCannotBePlayedIsSaid()
    {
        Played played(madeLeague(m_folder, {}, u"Wrong"_s));
        Team club;
        club.id = QUuid::createUuid();
        club.name = u"Hilltop Rovers"_s;
        QVERIFY(played.program.league().league().teams().add({club}));
        played.plan();
        const auto problem = [&played] { return played.child<QLabel>("friendlyProblem")->text(); };
        played.chooseTeam("homeTeam", "Brazil 1970");
        played.chooseTeam("awayTeam", "Brazil 1970");
        QCOMPARE(problem(), u"A team cannot play against itself."_s);
        QVERIFY(!played.child<QPushButton>("kickOff")->isEnabled());
        played.chooseTeam("awayTeam", "Hilltop Rovers");
        QVERIFY2(problem().startsWith(u"Hilltop Rovers has no card for "_s), qPrintable(problem()));
        // What is no team leaves the one that was chosen.
        played.chooseTeam("awayTeam", "Atlantis 1066");
        QCOMPARE(played.child<QComboBox>("awayTeam")->currentText(), u"Hilltop Rovers"_s);
        played.chooseTeam("awayTeam", "Hungary 1954");
        QVERIFY(problem().isEmpty());
        QVERIFY(played.child<QPushButton>("kickOff")->isEnabled());
    }

    void theSameAfterTheProgramWasClosed()
    {
        const QString place = madeLeague(m_folder, {}, u"Closed"_s);
        QUuid id;
        std::vector<LogEntry> inputs;
        {
            Played played(place);
            played.plan();
            played.sit(personAgent, personAgent);
            click(played.child<QPushButton>("kickOff"));
            played.playUpTo(12);
            id = played.page->subjectId();
            inputs = played.match().entries();
        }
        Played again(place);
        again.program.window().go(PageKind::Friendly, {}, id);
        again.page = dynamic_cast<FriendlyPage *>(again.program.window().page());
        QCOMPARE(again.match().entries(), inputs);
        QVERIFY(again.page->session()->isShared());
    }

    /// From a match of a competition, under way and over, with one thing changed.
    void aWhatIfTouchesNothing()
    {
        Played played(madeLeague(m_folder, {.matchdays = 1}, u"Forked"_s));
        const QJsonObject before = competitionOf(played.program);
        const CompetitionStatePtr state = played.program.state();
        const QUuid fixture = state->competition.fixtures().front().id;
        played.program.window().go(PageKind::Match, played.program.competition(), fixture);
        auto *match = dynamic_cast<MatchPage *>(played.program.window().page());
        auto *line = part<QSlider>(*match, "timeLine");
        const auto whole = match->session()->match().known();
        line->setValue(line->maximum() / 2);
        settle();
        // A place where a die is rolled, so that it can show something else.
        while (match->session()->match().question().awaits != Awaits::Roll)
            line->setValue(line->value() + 1);
        const std::vector<LogEntry> inputs = match->session()->match().entries();
        forkWith([](ForkDialog &dialog) {
            part<QLineEdit>(dialog, "forkName")->setText(u"Had it gone in"_s);
            auto *answer = part<QComboBox>(dialog, "forkAnswer");
            const int asItWas = answer->findText(u"(as it was)"_s, Qt::MatchContains);
            QVERIFY(asItWas > 0);
            answer->setCurrentIndex(asItWas == 1 ? 2 : 1);
            part<QAbstractButton>(dialog, "forkRest")->setChecked(false);
        });
        click(part<QPushButton>(*match, "fork"));
        played.page = dynamic_cast<FriendlyPage *>(played.program.window().page());
        QVERIFY(played.page != nullptr);
        QCOMPARE(played.child<QLabel>("title")->text(), u"Had it gone in"_s);
        QCOMPARE(played.match().entries().size(), inputs.size() + 1);
        QVERIFY(std::equal(inputs.begin(), inputs.end(), played.match().entries().begin()));
        const auto all = Friendlies(played.program.league().league()).all();
        QCOMPARE(all->front().from, (ForkedFrom{fixture, static_cast<int>(inputs.size())}));
        played.playToTheEnd();
        click(played.child<QPushButton>("enterResult"));
        QCOMPARE(competitionOf(played.program), before);
        // The match itself is as it was.
        played.program.window().go(PageKind::Match, played.program.competition(), fixture);
        QCOMPARE(match->session()->match().known(), whole);
        const auto found = verify(played.program.league().league());
        QVERIFY(found && found->isSound());
    }

    /// The same answer again, with all that came behind it, is the same match.
    void whatCameAfterStaysAsFarAsItFits()
    {
        Played played(madeLeague(m_folder, {.matchdays = 1}, u"Rest"_s));
        const QUuid fixture = played.program.state()->competition.fixtures().front().id;
        const auto session = MatchSession::watch(played.program.league(), *played.program.state(), 0);
        QVERIFY(session.has_value());
        QVERIFY((*session)->goTo(9));
        LiveMatch whole = (*session)->match().clone();
        QVERIFY(whole.goTo(whole.known()));
        const LogEntry &came = whole.entries()[9];
        const QString answer = came.kind == Awaits::Roll ? QString::number(came.value) : came.option;
        const auto same = (*session)->fork({u"Same"_s, (*session)->seats(), answer, true});
        QVERIFY(same.has_value());
        const auto kept = Friendlies(played.program.league().league()).resume(*same);
        QVERIFY(kept.has_value());
        QCOMPARE(kept->entries(), whole.entries());
        QVERIFY(kept->match().setup().fixture != fixture);
        QVERIFY(!(*session)->fork({QString(), (*session)->seats(), {}, false}));
        QVERIFY(!(*session)->fork({u"Wrong"_s, (*session)->seats(), u"x"_s, false}));
    }

    /// Who looks at a what-if with the other side's eyes would see what was decided in secret.
    void nothingSecretIsForked()
    {
        Played played(madeLeague(m_folder, {.level = u"premier"_s}, u"Secret"_s));
        played.plan();
        auto *levels = played.child<QComboBox>("friendlyLevel");
        levels->setCurrentIndex(levels->findData(u"premier"_s));
        played.child<QComboBox>("friendlyGround")->setCurrentIndex(1);
        played.sit(personAgent, personAgent);
        click(played.child<QPushButton>("kickOff"));
        QVERIFY(QTest::qWaitFor(
            [&] {
                if (played.page->session()->isRunning())
                    return false;
                if (played.match().isOver() || played.match().match().hasSecretAnswer())
                    return true;
                if (played.page->session()->coveredFor())
                    click(played.child<QPushButton>("uncover"));
                click(played.child<QPushButton>("coach"));
                return played.match().match().hasSecretAnswer();
            },
            longMatch));
        // Who answers second sits down too.
        QVERIFY(played.match().match().hasSecretAnswer());
        QCOMPARE(played.page->session()->coveredFor(), played.match().question().side);
        const auto forked =
            played.page->session()->fork({u"Peek"_s, played.page->session()->seats(), {}, false});
        QVERIFY(!forked);
        QCOMPARE(forked.error().fault, Fault::Refused);
    }

    /// However far down somebody has scrolled.
    void aNewQuestionIsReadFromItsTop()
    {
        Played played(madeLeague(m_folder, {}, u"From the top"_s));
        played.plan();
        played.chooseGame(**findGame(u"oldschool"_s));
        played.sit(personAgent, personAgent);
        click(played.child<QPushButton>("kickOff"));
        auto *options = played.child<QListView>("options");
        int seen = 0;
        for (int answer = 0; answer < 60 && seen < 3 && !played.match().isOver(); ++answer) {
            const RollPrompt *asked = played.match().question().prompt;
            QScrollBar *bar = options->verticalScrollBar();
            bar->setValue(bar->maximum());
            const bool isScrolled = options->isVisible() && bar->value() > 0;
            if (played.page->session()->coveredFor())
                click(played.child<QPushButton>("uncover"));
            click(played.child<QPushButton>("coach"));
            QVERIFY(QTest::qWaitFor([&] { return !played.page->session()->isRunning(); }, longMatch));
            if (!isScrolled || !options->isVisible() || played.match().question().prompt == asked ||
                options->currentIndex().isValid())
                continue;
            QCOMPARE(bar->value(), 0);
            ++seen;
        }
        QVERIFY(seen > 0);
    }

    /// Each part of the rulings that a kind of event names is there, and so is the kind.
    void everyRulingIsThere()
    {
        for (const Game *game : allGames()) {
            const auto &events = game->info().events;
            QVERIFY(!tellingsOf(*game).rulings.empty());
            for (const RulingNote &note : tellingsOf(*game).rulings) {
                const QString heading = QString::fromUtf8(note.heading);
                QVERIFY2(rulingText(*game, heading).startsWith(u"## "_s + heading), note.heading);
                for (const QString &kind : QString::fromLatin1(note.kinds).split(u' ', Qt::SkipEmptyParts)) {
                    const auto isKind = [&kind](const EventSpec &spec) {
                        return kind == QLatin1String(spec.name);
                    };
                    QVERIFY2(std::any_of(events.begin(), events.end(), isKind) ||
                                 std::any_of(commonEvents().begin(), commonEvents().end(), isKind),
                             qPrintable(kind));
                }
            }
            QVERIFY(rulingText(*game, u"No such part"_s).isEmpty());
        }
    }

    void wordsOfAGameAreExplained()
    {
        for (const Game *game : allGames()) {
            const auto terms = tellingsOf(*game).terms;
            QVERIFY2(terms.size() >= 6, game->info().id);
            for (const TermNote &term : terms) {
                const QString word = QString::fromUtf8(term.word);
                const QString meaning = QString::fromUtf8(term.meaning);
                QVERIFY2(meaning.endsWith(u'.') || meaning.endsWith(u'…'), term.meaning);
                QVERIFY2(termsIn(*game, u"(%1)"_s.arg(word.toUpper()), {}).contains(meaning), term.word);
                QVERIFY2(!termsIn(*game, u"un%1"_s.arg(word), {}).contains(meaning), term.word);
            }
            // It is asked or rolled for by one of these words.
            const auto hasTerm = [game](const RollPrompt &roll) {
                return !termsIn(*game, toQString(roll.label), {}).isEmpty();
            };
            const auto rolls = game->info().rolls;
            QVERIFY2(std::any_of(rolls.begin(), rolls.end(), hasTerm), game->info().id);
        }
        const Game &atcs = **findGame(u"atcs"_s);
        const QStringList both =
            termsIn(atcs, u"One-timer on the goal roll"_s, {}).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(both.size(), 2);
        QVERIFY(both[0].startsWith(u"goal roll: "_s));
        QVERIFY(both[1].startsWith(u"one-timer: "_s));
        QCOMPARE(termsIn(atcs, u"Hungary: strategy"_s, {}), QString());
    }

    /// F1 where somebody has to decide, whatever has the keys.
    /// At a level without decisions the computer's dice roll on; they wait while somebody reads.
    void fOneExplainsTheQuestion()
    {
        Played played(madeLeague(m_folder, {}, u"F1"_s));
        played.plan();
        played.chooseGame(**findGame(u"atcs"_s));
        played.sit(u"person"_s, u"person"_s);
        click(played.child<QPushButton>("kickOff"));
        if (played.page->session()->coveredFor())
            click(played.child<QPushButton>("uncover"));
        QVERIFY(played.page->session()->isRunning());
        played.child<QListView>("ticker")->setFocus();
        QString title;
        QString text;
        QString question;
        QString heading;
        QString help;
        bool isRunning = true;
        whenOpen<QDialog>(qApp, [&](QDialog &dialog) {
            title = part<QLabel>(dialog, "rulingLine")->text();
            text = part<QTextBrowser>(dialog, "rulingText")->toPlainText();
            question = played.child<QLabel>("question")->text();
            const std::string_view point = played.match().question().prompt->id;
            heading = questionHeading(played.match().game(), point);
            help = questionHelp(played.match().game(), point).section(u'\n', 0, 0).mid(3);
            isRunning = played.page->session()->isRunning();
            dialog.close();
        });
        press(Qt::Key_F1);
        QVERIFY(!title.isEmpty());
        QCOMPARE(title, question.isEmpty() ? heading : question);
        // Its half page, and below it how the rulebook is read.
        QVERIFY2(text.startsWith(help) && !help.isEmpty(), qPrintable(text));
        QVERIFY(text.contains(u'\n' + heading));
        QVERIFY(!isRunning);
        QVERIFY(played.page->session()->isRunning());
    }

    void aLineOfTheTickerHasItsRuling()
    {
        Played played(madeLeague(m_folder, {.matchdays = 1}, u"Rulings"_s));
        const QUuid fixture = played.program.state()->competition.fixtures().front().id;
        played.program.window().go(PageKind::Match, played.program.competition(), fixture);
        auto *match = dynamic_cast<MatchPage *>(played.program.window().page());
        auto *line = part<QSlider>(*match, "timeLine");
        line->setValue(line->maximum());
        settle();
        auto *ticker = part<QListView>(*match, "ticker");
        int row = 0;
        while (row < ticker->model()->rowCount() &&
               ticker->model()->index(row, 0).data(TickerModel::RulingRole).toString().isEmpty())
            ++row;
        QVERIFY(row < ticker->model()->rowCount());
        ticker->setCurrentIndex(ticker->model()->index(row, 0));
        QString title;
        QString text;
        whenOpen<QDialog>(qApp, [&](QDialog &dialog) {
            title = part<QLabel>(dialog, "rulingLine")->text();
            text = part<QTextBrowser>(dialog, "rulingText")->toPlainText();
            dialog.close();
        });
        click(part<QPushButton>(*match, "ruling"));
        QCOMPARE(title, ticker->currentIndex().data().toString());
        QVERIFY(text.startsWith(ticker->currentIndex().data(TickerModel::RulingRole).toString()));
        QVERIFY(text.contains(u"What Touchline does"_s));
    }

    /// The rolls that made the goals stand beside a match that was played here.
    void keyDiceStandBesideTheFixture()
    {
        Played played(madeLeague(m_folder, {.matchdays = 1}, u"Key dice"_s));
        const auto log = logOfFixture(played.program.league(), *played.program.state(), 0);
        QVERIFY(log.has_value());
        const Game &game = **findGame(log->game);
        const auto again = replay(game, *log);
        QVERIFY(again.has_value());
        const int goals = log->report.score.home + log->report.score.away;
        const QStringList dice = keyDice(*again, game);
        QVERIFY(goals == 0 || !dice.isEmpty());
        // The least likely first.
        const std::vector<KeyRoll> rolls = keyRolls(*again, game);
        for (std::size_t i = 0; i < rolls.size(); ++i) {
            const RollChance &chance = rolls[i].chance;
            QVERIFY2(rolls[i].text.endsWith(u"(%1 in %2)"_s.arg(chance.numbers).arg(chance.faces)),
                     qPrintable(rolls[i].text));
            QVERIFY(i == 0 || rolls[i - 1].chance.share() <= chance.share());
        }
        QCOMPARE(possession(*again, game), std::optional<PerSide<int>>());
        played.program.window().go(PageKind::Fixtures, played.program.competition(), log->setup.fixture);
        settle();
        auto *facts = part<QLabel>(*played.program.window().page(), "facts");
        if (!dice.isEmpty())
            QVERIFY2(facts->text().contains(dice.constFirst()), qPrintable(facts->text()));
    }

    void whoHasTheBallIsCounted()
    {
        for (const Game *game : allGames()) {
            if (tellingsOf(*game).possession == nullptr)
                continue;
            PlayedMatch played;
            const auto turn = std::find_if(game->info().events.begin(), game->info().events.end(),
                                           [game](const EventSpec &spec) {
                                               return qstrcmp(spec.name, tellingsOf(*game).possession) == 0;
                                           });
            QVERIFY(turn != game->info().events.end());
            for (const Side side : {Side::Home, Side::Away, Side::Home}) {
                Event event;
                event.kind = turn->kind;
                event.side = side;
                event.hasSide = true;
                played.events.push_back(event);
            }
            QCOMPARE(possession(played, *game), std::optional(PerSide<int>{{67, 33}}));
        }
    }

    void renamedAndDeletedInTheList()
    {
        Played played(madeLeague(m_folder, {}, u"List"_s));
        played.program.window().go(PageKind::Friendlies);
        QVERIFY(buttonOf(played.program.window(), u"Play a Match…"_s) != nullptr);
        played.plan();
        click(played.child<QPushButton>("kickOff"));
        played.playToTheEnd();
        click(played.child<QPushButton>("enterResult"));
        click(played.child<QPushButton>("leaveMatch"));
        QWidget &list = *played.program.window().page();
        whenOpen<QDialog>(qApp, [](QDialog &dialog) {
            dialog.findChild<QLineEdit *>()->setText(u"Boxing Day"_s);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        click(part<QPushButton>(list, "rename"));
        settle();
        auto *matches = part<QTreeView>(list, "matches");
        QTRY_COMPARE(matches->currentIndex().siblingAtColumn(0).data().toString(), u"Boxing Day"_s);
        click(part<QPushButton>(list, "remove"));
        QTRY_COMPARE(matches->model()->rowCount(), 0);
        QVERIFY(played.program.run(CommandId::Undo));
        QTRY_COMPARE(matches->model()->rowCount(), 1);
    }
};

TOUCHLINE_TEST(TestFriendlyPage)

} // namespace test_friendly_page

#include "test_friendly_page.moc"
