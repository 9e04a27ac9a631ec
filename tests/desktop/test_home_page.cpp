// SPDX-License-Identifier: GPL-3.0-or-later
// "What next?": the next matches, who misses them, how far it is.

#include "core/discipline/availability.h"
#include "core/play/competition_ledger.h"
#include "models/views/what_next.h"
#include "tests/desktop/desktop_case.h"
#include "tests/support/test_registry.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>

namespace test_home_page {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Texts of the labels that are seen.
QStringList seenTexts(const QWidget &window)
{
    QStringList texts;
    for (const QLabel *label : window.findChildren<QLabel *>())
        if (label->isVisible())
            texts << label->text();
    return texts;
}

} // namespace

class TestHomePage : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void whatComesNext()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, QStringLiteral("Next")));
        const CompetitionStatePtr state = program.state();
        const WhatNext next = whatNext(*state);
        QCOMPARE(next.played, 16);
        QCOMPARE(next.all, 64);
        QCOMPARE(next.matches.size(), state->nextFixtures().size());
        QVERIFY(next.round.contains(QStringLiteral("matchday 2")));
        QCOMPARE(next.champion, -1);
        QVERIFY(!next.isOver);
        // Everybody who is suspended or injured for one of these matches, and nobody else.
        std::size_t expected = 0;
        for (const NextMatch &match : next.matches)
            for (const Side side : {Side::Home, Side::Away})
                expected +=
                    absentees(ledgerOf(state->competition, match.teams[side], *state->discipline())).size();
        QVERIFY(expected > 0);
        QCOMPARE(next.missing.size(), expected);
        for (const MissingPlayer &player : next.missing)
            QVERIFY(!player.name.isEmpty() && !player.because.isEmpty());
    }

    void thePageShowsThem()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, QStringLiteral("Shown")));
        const WhatNext next = whatNext(*program.state());
        const auto &entrants = program.state()->competition.definition().entrants;
        const auto name = [&entrants](int team) { return entrants[static_cast<std::size_t>(team)].name; };
        const QString home = name(next.matches.front().teams[Side::Home]);
        QTRY_VERIFY(seenTexts(program.window()).contains(home));
        QVERIFY(seenTexts(program.window()).contains(next.missing.front().name));
        QVERIFY(seenTexts(program.window()).contains(next.missing.front().because));
        QCOMPARE(program.window().findChild<QProgressBar *>(QStringLiteral("progress"))->value(), 16);
    }

    void theButtonPlaysTheMatchday()
    {
        DesktopCase program(madeLeague(m_folder, {}, QStringLiteral("Button")));
        auto *button = program.window().findChild<QPushButton *>(QStringLiteral("play"));
        QVERIFY(button != nullptr);
        QTRY_VERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(program.waitForWork());
        QCOMPARE(program.state()->played(), 16);
        auto *bar = program.window().findChild<QProgressBar *>(QStringLiteral("progress"));
        QTRY_COMPARE(bar->value(), 16);
    }

    void theChampionsAreNamed()
    {
        DesktopCase program(madeLeague(m_folder, {.isPlayedOut = true}, QStringLiteral("Over")));
        const WhatNext next = whatNext(*program.state());
        QVERIFY(next.isOver);
        QVERIFY(next.champion >= 0);
        QCOMPARE(next.played, next.all);
        QVERIFY(next.matches.empty());
        const QString name = program.state()->competition.entrant(next.champion).name;
        QTRY_VERIFY(seenTexts(program.window()).join(u'\n').contains(name));
    }

    void anEmptyLeagueSaysWhatToDo()
    {
        const QString path = m_folder.filePath(QStringLiteral("Empty.touchline"));
        {
            const auto made =
                League::create(path, QStringLiteral("Empty"), {QStringLiteral("Anna"), false, {}});
            QVERIFY(made.has_value());
        }
        DesktopCase program(path);
        QTRY_VERIFY(
            seenTexts(program.window()).contains(QStringLiteral("This league has no competition yet.")));
    }
};

TOUCHLINE_TEST(TestHomePage)

} // namespace test_home_page

#include "test_home_page.moc"
