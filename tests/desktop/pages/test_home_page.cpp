// SPDX-License-Identifier: GPL-3.0-or-later
// "What next?": the next matches, who misses them, how far it is.

#include "core/discipline/availability.h"
#include "core/play/discipline/competition_ledger.h"
#include "forms/pages/home/champion_card.h"
#include "forms/pages/home/competition_card.h"
#include "forms/pages/home/honours_picture.h"
#include "forms/pages/home/recent_places.h"
#include "forms/print/picture_file.h"
#include "forms/sheet/kept_sheet.h"
#include "models/views/fixtures/fixture_actions.h"
#include "models/views/fixtures/fixture_changes.h"
#include "models/views/home/what_next.h"
#include "tests/desktop/desktop_case.h"
#include "tests/unit/competition/cup_builder.h"

#include <QProgressBar>
#include <QToolButton>

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

    /// A walkover has a result, but it was not played.
    void walkoversAreNotPlayed()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, u"Given"_s));
        const CompetitionStatePtr state = program.state();
        Ruling walkover;
        walkover.match =
            state->competition.fixtures()[static_cast<std::size_t>(state->nextFixtures().front())].number;
        walkover.kind = Ruling::Kind::Walkover;
        walkover.winner = Side::Home;
        walkover.teams = state->now.fixtures[static_cast<std::size_t>(state->nextFixtures().front())].teams;
        QVERIFY(program.league()
                    .league()
                    .competitions()
                    .update(state->id(), {"Walkover", {}},
                            [&walkover](Competition &present) { return present.rule(walkover); })
                    .has_value());
        const WhatNext next = whatNext(*program.state());
        QCOMPARE(next.played, 17);
        QCOMPARE(next.walkovers, 1);
        program.window().go(PageKind::Home);
        QTRY_VERIFY(seenTexts(program.window()).contains(u"16 of 64 matches played, 1 walkover"_s));
    }

    /// The match before, with what decided it.
    void theLatestMatchIsSummedUp()
    {
        for (const int matchdays : {0, 1}) {
            DesktopCase program(
                madeLeague(m_folder, {.matchdays = matchdays}, u"Latest %1"_s.arg(matchdays)));
            program.window().go(PageKind::Home);
            const auto texts = [&program] {
                return seenTexts(program.window()).filter(u"Latest result: "_qs);
            };
            QTRY_COMPARE(texts().size(), matchdays);
            if (matchdays == 0)
                continue;
            QVERIFY2(texts().front().contains(u"Key dice: "_s), qPrintable(texts().front()));
        }
    }

    void whatComesNext()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, u"Next"_s));
        const CompetitionStatePtr state = program.state();
        const WhatNext next = whatNext(*state);
        QCOMPARE(next.played, 16);
        QCOMPARE(next.all, 64);
        QCOMPARE(next.matches.size(), state->nextFixtures().size());
        QVERIFY(next.round.contains(u"matchday 2"_s));
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
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, u"Shown"_s));
        const WhatNext next = whatNext(*program.state());
        const auto &entrants = program.state()->competition.definition().entrants;
        const auto name = [&entrants](int team) { return entrants[static_cast<std::size_t>(team)].name; };
        const QString home = name(next.matches.front().teams[Side::Home]);
        QTRY_VERIFY(seenTexts(program.window()).contains(home));
        QVERIFY(seenTexts(program.window()).contains(next.missing.front().name));
        QVERIFY(seenTexts(program.window()).contains(next.missing.front().because));
        QCOMPARE(program.window().findChild<QProgressBar *>(u"progress"_s)->value(), 16);
    }

    void theButtonPlaysTheMatchday()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Button"_s));
        auto *button = program.window().findChild<QPushButton *>(u"play"_s);
        QVERIFY(button != nullptr);
        QTRY_VERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(program.waitForWork());
        QCOMPARE(program.state()->played(), 16);
        auto *bar = program.window().findChild<QProgressBar *>(u"progress"_s);
        QTRY_COMPARE(bar->value(), 16);
    }

    /// The end is an occasion: champion, final with its scorers, podium, top scorer and the way there.
    void theEndOfACompetition()
    {
        DesktopCase program(madeLeague(m_folder, {.isPlayedOut = true}, u"End"_s));
        const CompetitionStatePtr state = program.state();
        const auto honours = honoursOf(*state);
        QVERIFY(honours.has_value());
        const auto name = [&state](int team) { return state->competition.entrant(team).name; };
        // What the competition itself says.
        QCOMPARE(honours->champion, state->now.finalPlaces.front());
        QCOMPARE(honours->podium.size(), std::size_t{3});
        for (int place = 0; place < 3; ++place)
            QCOMPARE(honours->podium[static_cast<std::size_t>(place)],
                     (FinalPlace{place + 1, false, state->now.finalPlaces[static_cast<std::size_t>(place)]}));
        QCOMPARE(honours->final.size(), std::size_t{1});
        const MatchReport &final = *state->competition.report(honours->final.front().fixture);
        for (const Side side : bothSides) {
            QCOMPARE(honours->final.front().names[side], final.teams[side].name);
            for (const ReportEvent &event : final.events)
                if (event.kind == ReportEventKind::Goal && event.side == side)
                    QVERIFY(honours->final.front().scorers[side].join(u';').contains(event.playerName));
        }
        // Seven matches, the last one the final; figures that add up.
        QCOMPARE(honours->way.size(), std::size_t{7});
        QCOMPARE(honours->way.back().fixture, honours->final.front().fixture);
        QCOMPARE(honours->record.played, 7);
        for (const HonoursMatch &match : honours->way)
            QVERIFY(match.teams[Side::Home] == honours->champion ||
                    match.teams[Side::Away] == honours->champion);
        const std::vector<Scorer> scorers = topScorers(state->competition);
        for (const Scorer &scorer : honours->topScorers)
            QCOMPARE(scorer.goals, scorers.front().goals);

        const auto seen = [&program](const QString &text) {
            return seenTexts(program.window()).join(u'\n').contains(text);
        };
        QTRY_VERIFY(seen(name(honours->champion)));
        QVERIFY(seen(u"Champions"_s));
        for (const FinalPlace &place : honours->podium)
            QTRY_VERIFY(seen(name(place.team)) && seen(placeTitle(place)));
        QVERIFY(seen(honours->final.front().score));
        QVERIFY(seen(honours->final.front().scorers[Side::Home].join(u'\n')));
        QVERIFY(seen(topScorerWords(honours->topScorers)));
        QVERIFY(seen(honours->way.front().round));
        // Doors, and the picture.
        auto *card = program.window().findChild<ChampionCard *>();
        for (QPushButton *door : card->findChildren<QPushButton *>())
            if (door->text() == u"Bracket"_s)
                QTest::mouseClick(door, Qt::LeftButton);
        QCOMPARE(program.window().pageKind(), PageKind::Bracket);
        program.window().go(PageKind::Home);
        const Picture picture = honoursPicture(state, *honours, {});
        QVERIFY(!picture.isEmpty());
        QVERIFY(pictureFile(picture, PictureKind::Png)->startsWith("\x89PNG"));
        QVERIFY(program.run(CommandId::CopyText));
        QVERIFY(QGuiApplication::clipboard()->text().contains(name(honours->podium[2].team)));
        // Without the result of the final nobody is champion.
        const int fixture = honours->final.front().fixture;
        QVERIFY(makeChanges(program.league().league(), state->competition, {takingOut(*state, fixture)}));
        QTRY_VERIFY(!card->isVisible());
        QVERIFY(!honoursOf(*program.state()));
    }

    void aLeagueHasNoFinal()
    {
        Competition competition = cup::make("league-6");
        QVERIFY(!honoursOf(CompetitionState(competition)));
        cup::playOut(competition, Generator(4));
        const CompetitionState state(competition);
        const auto honours = honoursOf(state);
        QVERIFY(honours.has_value());
        QVERIFY(honours->final.empty());
        QCOMPARE(honours->podium.size(), std::size_t{3});
        QCOMPARE(honours->podium.front().team, state.now.tables.front().teamOfRow(0));
        QCOMPARE(honours->record.played, 10);
    }

    /// Who loses a semi-final where nobody plays for third place shares it.
    void beatenSemiFinalistsShareThirdPlace()
    {
        Competition competition = cup::make("cup-8");
        cup::playOut(competition, Generator(4));
        const auto honours = honoursOf(CompetitionState(competition));
        QVERIFY(honours.has_value());
        QCOMPARE(honours->podium.size(), std::size_t{4});
        QCOMPARE(honours->podium[2].place, 3);
        QVERIFY(honours->podium[2].isShared && honours->podium[3].isShared);
        QVERIFY(honours->podium[2].team != honours->podium[3].team);
        QCOMPARE(placeTitle(honours->podium[3]), u"Semi-finalists"_s);
    }

    /// Home and away names stand at the dash.
    void matchesAreReadFromTheDash()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Dash"_s));
        const auto *card = program.window().findChild<CompetitionCard *>();
        QTRY_VERIFY(card->isVisible());
        const NextMatch match = whatNext(*program.state()).matches.front();
        const auto place = [&](Side side) {
            const QString name = program.state()->competition.entrant(match.teams[side]).name;
            for (const QLabel *label : card->findChildren<QLabel *>())
                if (label->text() == name)
                    return label->geometry();
            return QRect();
        };
        for (const QLabel *label : card->findChildren<QLabel *>())
            if (label->text() == u"–"_s && label->y() == place(Side::Home).y()) {
                QVERIFY(label->x() - place(Side::Home).right() < 3 * label->height());
                QVERIFY(place(Side::Away).left() - label->geometry().right() < 3 * label->height());
                return;
            }
        QFAIL("the match is not shown");
    }

    /// 1366 x 768 at 150 %: nothing of a card is beyond the edge.
    void cardsFitNarrowWindows()
    {
        for (const bool isOver : {false, true}) {
            DesktopCase program(madeLeague(m_folder, {.matchdays = 2, .isPlayedOut = isOver},
                                           isOver ? u"Narrow over"_s : u"Narrow"_s));
            auto *area = program.window().findChild<QScrollArea *>(u"scroll"_s);
            for (const int width : {1600, 910, 860, 1366}) {
                program.window().resize(width, 480);
                QTRY_VERIFY2(area->widget()->width() <= area->viewport()->width(),
                             qPrintable(QString::number(width)));
            }
        }
    }

    /// 1366 x 768: long names of clubs are seen whole, and who is out for which reason is read in lines.
    void longNamesHaveTheirRoom()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 2}, u"Long names"_s));
        program.window().resize(1366, 768);
        const auto *card = program.window().findChild<CompetitionCard *>();
        QTRY_VERIFY(card->isVisible());
        QVERIFY(card->findChild<QLabel *>(u"missingTitle"_s)->isVisible());
        const NextMatch match = whatNext(*program.state()).matches.front();
        for (const Side side : bothSides) {
            const QString name = program.state()->competition.entrant(match.teams[side]).name;
            for (QLabel *label : card->findChildren<QLabel *>())
                if (label->text() == name)
                    label->setText(u"Spielgemeinschaft Niederbrechen-Oberbrechen 1987"_s);
        }
        program.window().resize(1360, 768);
        for (const QLabel *label : card->findChildren<QLabel *>()) {
            if (!label->isVisible() || label->text().isEmpty())
                continue;
            const int needed = label->wordWrap()
                                   ? std::min(18 * label->fontMetrics().averageCharWidth(),
                                              label->fontMetrics().horizontalAdvance(label->text()))
                                   : label->sizeHint().width();
            QTRY_VERIFY2(label->width() >= needed, qPrintable(label->text()));
        }
    }

    /// A cup has no tables.
    void theCardOfACupLeadsToItsBracket()
    {
        const QString path = m_folder.filePath(u"Cup card.touchline"_s);
        {
            auto league = League::create(path, u"Cup card"_s, {u"Anna"_s, false, {}});
            QVERIFY(league.has_value());
            QVERIFY((*league)->competitions().add(cup::make("cup-8")));
        }
        DesktopCase program(path);
        const auto *card = program.window().findChild<CompetitionCard *>();
        QTRY_VERIFY(card->isVisible());
        auto *button = card->findChild<QPushButton *>(u"tables"_s);
        QCOMPARE(button->text(), u"Bracket"_s);
        button->click();
        QCOMPARE(program.window().pageKind(), PageKind::Bracket);
    }

    /// A sheet that was being written when the program ended is told of, with the way to it; so is a match
    /// that needs a decision.
    void whatWaitsHasItsDoor()
    {
        const Competition cup = cup::make("cup-8");
        const QString path = m_folder.filePath(u"Waits.touchline"_s);
        {
            auto league = League::create(path, u"Waits"_s, {u"Anna"_s, false, {}});
            QVERIFY(league.has_value());
            QVERIFY((*league)->competitions().add(cup));
            Ruling broken = rulingAbout(CompetitionState(cup), cup.indexOfNumber(3), Ruling::Kind::Abandoned);
            broken.abandonedAt = Score{1, 1};
            QVERIFY(makeChanges(**league, cup, {broken}).has_value());
        }
        const int second = cup.indexOfNumber(2);
        const QUuid fixture = cup.fixtures()[static_cast<std::size_t>(second)].id;
        const KeptSheet kept(path, fixture, {});
        kept.write({cup::report(cup, 2, {1, 0})});
        DesktopCase program(path);
        const auto *card = program.window().findChild<CompetitionCard *>();
        QTRY_VERIFY(card->isVisible());
        const auto *cautions = card->findChild<QLabel *>(u"cautions"_s);
        QVERIFY2(cautions->text().startsWith("The score sheet of "_L1), qPrintable(cautions->text()));
        auto *show = card->findChild<QPushButton *>(u"settle"_s);
        QVERIFY(show->isVisible());
        show->click();
        QCOMPARE(program.window().pageKind(), PageKind::Fixtures);
        QCOMPARE(program.window().page()->subjectId(), fixture);
        // Discarded: nothing is said of it any more, and the way leads to the other one.
        kept.remove();
        program.window().go(PageKind::Home);
        QTRY_VERIFY(card->isVisible());
        QVERIFY2(!cautions->text().contains("score sheet"_L1), qPrintable(cautions->text()));
        QVERIFY(cautions->text().contains("needs a decision"_L1));
        show->click();
        QCOMPARE(program.window().page()->subjectId(),
                 cup.fixtures()[static_cast<std::size_t>(cup.indexOfNumber(3))].id);
    }

    /// In one column cards stand below the title, with and without a bar at the side, and nothing of them is
    /// pressed together.
    void cardsStandBelowTheTitle()
    {
        for (const bool isOver : {false, true}) {
            DesktopCase program(madeLeague(m_folder, {.matchdays = 2, .isPlayedOut = isOver},
                                           isOver ? u"Below over"_s : u"Below"_s));
            const auto *area = program.window().findChild<QScrollArea *>(u"scroll"_s);
            const auto *title = area->findChild<QLabel *>(u"title"_s);
            const QWidget *card = isOver ? static_cast<QWidget *>(area->findChild<ChampionCard *>())
                                         : area->findChild<CompetitionCard *>();
            const auto leftOf = [area](const QWidget *one) {
                return one->mapTo(area->widget(), QPoint()).x();
            };
            for (const QSize &size :
                 {QSize(1024, 480), QSize(1024, 1400), QSize(820, 560), QSize(1000, 700)}) {
                program.window().resize(size);
                QTRY_COMPARE(leftOf(card), leftOf(title));
                const auto rightRoom = [&] {
                    return area->viewport()->width() - leftOf(title) - leftOf(card) - card->width();
                };
                QTRY_COMPARE(rightRoom(), 0);
                QTRY_VERIFY(card->height() >= card->minimumSizeHint().height());
                for (const QLabel *label : card->findChildren<QLabel *>())
                    if (label->isVisible() && !label->wordWrap())
                        QTRY_VERIFY2(label->height() >= label->minimumSizeHint().height(),
                                     qPrintable(label->text()));
            }
        }
    }

    /// What is put aside has no card and a door.
    void theArchiveHasADoor()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, u"Archive"_s));
        const QString name = program.state()->name();
        const auto *card = program.window().findChild<CompetitionCard *>();
        auto *archive = program.window().findChild<QWidget *>(u"archive"_s);
        QTRY_VERIFY(card->isVisible());
        QVERIFY(!archive->isVisible());
        QVERIFY(program.run(CommandId::ArchiveCompetition));
        QTRY_VERIFY(!card->isVisible());
        QVERIFY(archive->isVisible());
        QVERIFY(
            seenTexts(program.window()).contains(u"All competitions of this league are in the archive."_s));
        const auto doors = archive->findChildren<QToolButton *>();
        QCOMPARE(doors.size(), 1);
        QCOMPARE(doors.front()->text(), name);
        QTest::mouseClick(doors.front(), Qt::LeftButton);
        QTRY_COMPARE(program.window().pageKind(), PageKind::Fixtures);
        QCOMPARE(program.window().competition(), program.competition());
        // Taken out it has its card again.
        QVERIFY(program.run(CommandId::UnarchiveCompetition));
        program.window().go(PageKind::Home);
        QTRY_VERIFY(card->isVisible());
        QVERIFY(!archive->isVisible());
    }

    /// The name of a league stands below its heading, however short it is.
    void shortNamesStandAtTheLeft()
    {
        const QString place = m_folder.filePath(u"a"_s);
        noteRecentPlace(place);
        {
            DesktopCase program;
            auto *home = program.window().page();
            const QToolButton *door = nullptr;
            for (const auto *button : home->findChildren<QToolButton *>())
                if (button->isVisible() && button->text() == u"a"_s)
                    door = button;
            QVERIFY(door != nullptr);
            const auto *heading = home->findChild<QLabel *>(u"recentTitle"_s);
            QVERIFY(heading->isVisible());
            QCOMPARE(door->mapTo(home, QPoint()).x(), heading->mapTo(home, QPoint()).x());
            // Nothing but its edges beside the letter.
            constexpr int edges = 24;
            QVERIFY2(door->width() <= door->fontMetrics().horizontalAdvance(u'a') + edges,
                     qPrintable(QString::number(door->width())));
        }
        forgetRecentPlace(place);
    }

    /// Where the window is low the page scrolls: no row of a card is squeezed.
    void rowsOfALowWindowAreWhole()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 2}, u"Low"_s));
        program.window().resize(1024, 600);
        program.window().go(PageKind::Home);
        const auto *card = program.window().findChild<CompetitionCard *>();
        QTRY_VERIFY(card->isVisible());
        settle();
        const auto doors = card->findChildren<QPushButton *>(u"playYourself"_s);
        QVERIFY(doors.size() > 1);
        for (const QPushButton *door : doors)
            QTRY_VERIFY2(door->height() >= door->sizeHint().height(),
                         qPrintable(QString::number(door->height())));
        for (const QLabel *label : card->findChildren<QLabel *>())
            if (label->isVisible() && !label->wordWrap())
                QVERIFY2(label->height() >= label->sizeHint().height(), qPrintable(label->text()));
    }

    /// A round that is drawn waits for nobody who knows a trick: there is a button.
    void aRoundIsDrawnFromItsCard()
    {
        DesktopCase program(madeLeague(m_folder, {.format = u"swiss-8x3"_s}, u"Swiss"_s));
        const auto *card = program.window().findChild<CompetitionCard *>();
        auto *draw = card->findChild<QPushButton *>(u"draw"_s);
        QTRY_VERIFY(draw->isVisible());
        QVERIFY(whatNext(*program.state()).matches.empty());
        QTest::mouseClick(draw, Qt::LeftButton);
        QTRY_COMPARE(whatNext(*program.state()).matches.size(), std::size_t{4});
        QCOMPARE(program.window().pageKind(), PageKind::Fixtures);
        program.window().go(PageKind::Home);
        QTRY_VERIFY(!draw->isVisible());
    }

    void theChampionsAreNamed()
    {
        DesktopCase program(madeLeague(m_folder, {.isPlayedOut = true}, u"Over"_s));
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
        const QString path = m_folder.filePath(u"Empty.touchline"_s);
        {
            const auto made = League::create(path, u"Empty"_s, {u"Anna"_s, false, {}});
            QVERIFY(made.has_value());
        }
        DesktopCase program(path);
        QTRY_VERIFY(seenTexts(program.window()).contains(u"This league has no competitions yet."_s));
    }
};

TOUCHLINE_TEST(TestHomePage)

} // namespace test_home_page

#include "test_home_page.moc"
