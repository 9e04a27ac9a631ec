// SPDX-License-Identifier: GPL-3.0-or-later
// The made-up game in the window: chosen in the wizard and played to the end, its sheets of teams, its score
// sheet, its ranking.
#include "core/play/discipline/competition_ledger.h"
#include "forms/dialogs/teams/card_dialog.h"
#include "forms/dialogs/teams/ranking_dialog.h"
#include "forms/match_centre/match_page.h"
#include "forms/pages/fixtures/fixture_view.h"
#include "forms/sheet/score_sheet_dialog.h"
#include "forms/widgets/team_card_view.h"
#include "models/league/league_competitions.h"
#include "models/league/league_teams.h"
#include "models/league/players/own_document.h"
#include "models/views/sheet/sheet_source.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/desktop/hands.h"
#include "tests/desktop/page_window.h"
#include "tests/desktop/wizard_hands.h"
#include "tests/made_up_game/shove/shove_match.h"
#include "tests/support/club_squad.h"
#include "tests/support/playable_league.h"
#include "tests/support/test_registry.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QTreeView>

namespace test_shove_window {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QString rovers = QStringLiteral("Rovers");

const Game &shoveGame()
{
    return **findGame(QStringLiteral("shove"));
}

/// A league file with two divisions of four in Shove, and a club that takes no part.
QString pennyLeague(const QTemporaryDir &folder, const QString &name)
{
    QString path = folder.filePath(name + QStringLiteral(".touchline"));
    auto league = League::create(path, name, {QStringLiteral("Anna"), false, {}});
    const Team club = clubCalled(rovers);
    if (!league ||
        !(*league)->competitions().add(Competition::create(playableLeague("shove", "parlour")).value()) ||
        !(*league)->teams().add({club}) || !(*league)->teams().setSquad(club.id, {}, usualSquad(rovers)))
        qFatal("The league could not be made.");
    return path;
}

/// Does this with the dialog that opens next.
template <class Dialog>
void whenItOpens(const std::function<void(Dialog &)> &use)
{
    whenOpen<Dialog>(qApp, [use](Dialog &dialog) {
        dialog.activateWindow();
        use(dialog);
        if (dialog.isVisible())
            dialog.reject();
    });
}

} // namespace

class TestShoveWindow : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        prepareDesktop();
        qputenv("HOME", m_folder.path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
    }

    void aCupByTheWizardToItsEnd()
    {
        DesktopCase program;
        const Wizard wizard(program);
        wizard.chooseTemplate(QStringLiteral("Cup"));
        wizard.find<QSpinBox>("number1")->setValue(8);
        wizard.click("step2");
        auto *games = wizard.find<QComboBox>("game");
        QVERIFY(games->findText(QStringLiteral("Shove")) >= 0);
        wizard.choose("game", games->findText(QStringLiteral("Shove")));
        QCOMPARE(wizard.find<QComboBox>("level")->currentText(), QStringLiteral("Parlour"));
        QCOMPARE(wizard.find<QComboBox>("discipline")->currentText(), QStringLiteral("The game's own rules"));
        auto *knocks = wizard.find<QCheckBox>("knocks");
        QVERIFY(knocks->isVisible() && knocks->isChecked());
        wizard.find<QSpinBox>("substitutes")->setValue(2);
        wizard.click("step5");
        QCOMPARE(wizard.problem(), QString());
        wizard.click("finish");
        QTRY_VERIFY(program.window().league() != nullptr);
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
        QCOMPARE(program.state()->competition.definition().game, QStringLiteral("shove"));
        for (int round = 0; round < 3; ++round) {
            QVERIFY(program.run(CommandId::PlayMatchday));
            QVERIFY(program.waitForWork());
        }
        QCOMPARE(program.state()->played(), program.state()->toBePlayed());
        QCOMPARE(program.state()->competition.report(6)->game, QStringLiteral("shove"));
    }

    void aClubGetsItsSheet()
    {
        DesktopCase program(pennyLeague(m_folder, QStringLiteral("Sheets")));
        program.window().go(PageKind::Teams);
        auto *sheets = part<QTabWidget>(program.window(), "sheets");
        sheets->setCurrentIndex(sheets->count() - 1);
        QTest::qWait(50);
        auto *view = part<TeamCardView>(*part<QWidget>(program.window(), "cardContent"), "card");
        // The first team is one of a World Cup: its sheet is there.
        QTRY_VERIFY(view->isVisible());
        QVERIFY2(view->accessibleDescription().contains(QStringLiteral("Nerve: 6")),
                 qPrintable(view->accessibleDescription()));
        auto *teams = part<QTreeView>(program.window(), "teams");
        const QModelIndexList found =
            teams->model()->match(teams->model()->index(0, 0), Qt::DisplayRole, rovers, 1, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        teams->setCurrentIndex(found.front());
        auto *make = part<QPushButton>(program.window(), "makeCard");
        QTRY_VERIFY(make->isVisible() && !view->isVisible());
        whenItOpens<CardDialog>([](CardDialog &dialog) {
            QVERIFY(!part<QComboBox>(dialog, "method")->isVisible());
            QVERIFY(part<QTreeView>(dialog, "shares")->isVisible());
            part<QSlider>(dialog, "nerveSlider")->setValue(5);
            QCOMPARE(part<QSpinBox>(dialog, "nerve")->value(), 5);
            QVERIFY(part<TeamCardView>(dialog, "card")
                        ->accessibleDescription()
                        .contains(QStringLiteral("Nerve: 5")));
            click(part<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok));
        });
        QTest::mouseClick(make, Qt::LeftButton);
        QTRY_VERIFY(view->isVisible());
        const auto kept = ownDocument(program.league().league(), clubCalled(rovers), shoveGame());
        QVERIFY(kept && *kept != nullptr);
        QCOMPARE(dynamic_cast<const shove::ShoveSheet &>(**kept).nerve, 5);
        // Of another game it has none.
        const auto other = ownDocument(program.league().league(), clubCalled(rovers), *allGames().front());
        QVERIFY(other && *other == nullptr);
    }

    void theScoreSheetIsThatOfTheGame()
    {
        DesktopCase program(pennyLeague(m_folder, QStringLiteral("Score sheet")));
        const auto match = tableMatchOf(program.league(), *program.state(), 0).value();
        const QString name = match.teams[Side::Home].players[2].name;
        program.window().go(PageKind::Fixtures, program.competition());
        QCoreApplication::processEvents();
        auto *view = program.window().findChild<FixtureView *>();
        QVERIFY(view->goTo(program.state()->competition.fixtures()[0].id));
        QVERIFY(program.run(CommandId::EnterScoreSheet));
        auto *dialog = seen<ScoreSheetDialog>(program.window());
        QVERIFY(dialog != nullptr);
        auto *line = part<QLineEdit>(*dialog, "line");
        for (const QString &typed :
             {QStringLiteral("23 %1 home").arg(name), QStringLiteral("40 %1 home injury broken").arg(name)}) {
            line->clear();
            for (const QChar letter : typed)
                QTest::sendKeyEvent(QTest::Click, line, Qt::Key_unknown, QString(letter), Qt::NoModifier);
            QTest::keyClick(line, Qt::Key_Return);
        }
        QCOMPARE(part<QTreeView>(*dialog, "events")->model()->rowCount(), 2);
        QStringList labels;
        for (const QLabel *label : dialog->findChildren<QLabel *>())
            labels << label->text();
        QVERIFY2(labels.filter(QStringLiteral("Trips")).size() == 1, qPrintable(labels.join(u'|')));
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
        const MatchReport *report = program.state()->competition.report(0);
        QVERIFY(report != nullptr);
        QCOMPARE(report->score, (Score{1, 0}));
        QCOMPARE(report->events.back().detail, QStringLiteral("broken"));
        QVERIFY(report->carryOut.contains(QStringLiteral("home")));
        // He misses the next two.
        const int team = program.state()->competition.indexOfTeam(report->teams[Side::Home].team);
        const std::vector<int> own = fixturesOf(program.state()->competition, team);
        const auto next = tableMatchOf(program.league(), *program.state(), own[1]).value();
        const Side side =
            next.teams[Side::Home].team == report->teams[Side::Home].team ? Side::Home : Side::Away;
        QVERIFY(!next.teams[side].players[2].available);
    }

    void theRankingIsThatOfTheGame()
    {
        DesktopCase program(pennyLeague(m_folder, QStringLiteral("Ranking")));
        program.window().go(PageKind::Fixtures, program.competition());
        bool isDone = false;
        whenOpen<RankingDialog>(&program.window(), [&](RankingDialog &dialog) {
            turnTo(dialog);
            const RankingSheet &sheet = dialog.sheet();
            QCOMPARE(sheet.rowCount(), 8);
            const int last = sheet.columnCount() - 1;
            QCOMPARE(sheet.headerData(last, Qt::Horizontal, Qt::DisplayRole).toString(),
                     QStringLiteral("Nerve"));
            for (int row = 1; row < sheet.rowCount(); ++row)
                QVERIFY(sheet.index(row - 1, last).data().toInt() >= sheet.index(row, last).data().toInt());
            isDone = true;
            click(part<QPushButton>(dialog, "close"));
        });
        QVERIFY(program.run(CommandId::RankingSheet));
        QVERIFY(isDone);
    }

    /// The page asks a match for its position once a step, and once for each of two people at one screen.
    void aStepMakesThePositionOnce()
    {
        for (const char *away : {"random", "person"}) {
            PageWindow window(Competition::create(playableLeague("shove", "parlour")).value());
            auto *page = new MatchPage(window);
            window.show(page);
            page->focusOn(window.competition().fixtures().front().id);
            const auto sit = [page](const char *name, const char *who) {
                auto *seat = part<QComboBox>(*page, name);
                seat->setCurrentIndex(seat->findData(QString::fromLatin1(who)));
                QCOMPARE(seat->currentData().toString(), QString::fromLatin1(who));
            };
            sit("homeSeat", "person");
            sit("awaySeat", away);
            part<QPushButton>(*page, "kickOff")->click();
            auto *coach = part<QPushButton>(*page, "coach");
            for (int step = 0; step < 8; ++step) {
                QTRY_VERIFY(coach->isEnabled());
                const int before = shove::ShoveMatch::positionsMade;
                coach->click();
                QCOMPARE(shove::ShoveMatch::positionsMade - before, page->session()->isShared() ? 2 : 1);
            }
        }
    }
};

TOUCHLINE_TEST(TestShoveWindow)

} // namespace test_shove_window

#include "test_shove_window.moc"
