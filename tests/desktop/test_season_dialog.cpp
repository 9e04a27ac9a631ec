// SPDX-License-Identifier: GPL-3.0-or-later
// The next season of a league that is played out, made in the window.

#include "forms/dialogs/season_dialog.h"
#include "models/league/league_player.h"
#include "tests/desktop/desktop_case.h"
#include "tests/support/playable_league.h"
#include "tests/support/test_registry.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

namespace test_season_dialog {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// A league file with two divisions of four; played out or not.
QString divisions(const QTemporaryDir &folder, bool isPlayedOut)
{
    QString path = folder.filePath(QStringLiteral("Divisions.touchline"));
    auto league = League::create(path, QStringLiteral("Divisions"), {QStringLiteral("Anna"), false, {}});
    if (!league)
        qFatal("The league could not be made.");
    CompetitionDefinition definition = playableLeague("atcs", "advanced");
    definition.name = QStringLiteral("Premier Division 2025/26");
    const Competition competition = Competition::create(std::move(definition)).value();
    if (!(*league)->addCompetition(competition))
        qFatal("The competition could not be added.");
    if (isPlayedOut && !playToTheEnd(**league, competition.definition().id, playRulesOf(competition).value()))
        qFatal("The season could not be played.");
    return path;
}

SeasonDialog *opened(DesktopCase &program)
{
    if (!program.run(CommandId::NextSeason))
        return nullptr;
    return program.window().findChild<SeasonDialog *>();
}

} // namespace

class TestSeasonDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void aSeasonThatGoesOnHasNoNext()
    {
        const QTemporaryDir folder;
        DesktopCase program(divisions(folder, false));
        program.window().go(PageKind::Fixtures, program.competition());
        QCoreApplication::processEvents();
        QVERIFY(!program.action(CommandId::NextSeason)->isEnabled());
    }

    void whoGoesUpAndDown()
    {
        const QTemporaryDir folder;
        DesktopCase program(divisions(folder, true));
        program.window().go(PageKind::Fixtures, program.competition());
        const CompetitionStatePtr old = program.state();
        SeasonDialog *dialog = opened(program);
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->findChild<QLineEdit *>(QStringLiteral("name"))->text(),
                 QStringLiteral("Premier Division 2026/27"));
        const SeasonChange expected = changeOfSeason(old->competition, {}).value();
        auto *changes = dialog->findChild<QListView *>(QStringLiteral("changes"))->model();
        QCOMPARE(changes->rowCount(), static_cast<int>(expected.moves.size() + expected.suspended.size()));
        for (std::size_t i = 0; i < expected.moves.size(); ++i)
            QVERIFY(
                changes->index(static_cast<int>(i), 0).data().toString().contains(expected.moves[i].team));
        // Nothing is there before it is confirmed.
        QCOMPARE(program.league().competitions().size(), std::size_t{1});
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("name"));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Second year"));
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
        QCOMPARE(program.league().competitions().size(), std::size_t{2});
        const CompetitionLine made = program.league().competitions().back();
        QCOMPARE(made.name, QStringLiteral("Second year"));
        QCOMPARE(made.played, 0);
        const CompetitionStatePtr next = *program.league().state(made.id);
        QCOMPARE(next->competition.definition().entrants.size(),
                 old->competition.definition().entrants.size());
        QVERIFY(program.run(CommandId::Undo));
        QCOMPARE(program.league().competitions().size(), std::size_t{1});
    }

    void aNewcomerWithoutAFreePlaceIsRefusedInWords()
    {
        const QTemporaryDir folder;
        DesktopCase program(divisions(folder, true));
        Team club;
        club.id = QUuid::createUuid();
        club.name = QStringLiteral("Hilltop Rovers");
        QVERIFY(program.league().league().addTeams({club}).has_value());
        program.window().go(PageKind::Fixtures, program.competition());
        SeasonDialog *dialog = opened(program);
        QVERIFY(dialog != nullptr);
        auto *newcomers = dialog->findChild<QListWidget *>(QStringLiteral("newcomers"));
        QCOMPARE(newcomers->count(), 1);
        const auto *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QVERIFY(ok->isEnabled());
        newcomers->item(0)->setCheckState(Qt::Checked);
        QVERIFY(!ok->isEnabled());
        QVERIFY(!dialog->findChild<QLabel *>(QStringLiteral("problem"))->text().isEmpty());
        newcomers->item(0)->setCheckState(Qt::Unchecked);
        QVERIFY(ok->isEnabled());
        dialog->reject();
    }
};

TOUCHLINE_TEST(TestSeasonDialog)

} // namespace test_season_dialog

#include "test_season_dialog.moc"
