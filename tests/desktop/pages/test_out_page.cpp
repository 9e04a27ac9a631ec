// SPDX-License-Identifier: GPL-3.0-or-later
// The page of who is out on a day, in all competitions of a league.

#include "core/competition/change.h"
#include "core/play/discipline/availability_changes.h"
#include "core/play/new_competition.h"
#include "forms/dialogs/consequences_panel.h"
#include "forms/dialogs/league/undo_dialog.h"
#include "forms/dialogs/teams/team_ruling_dialog.h"
#include "forms/pages/availability/availability_page.h"
#include "forms/pages/availability/availability_view.h"
#include "forms/pages/availability/out_page.h"
#include "models/views/availability/player_ledger.h"
#include "models/views/fixtures/fixture_texts.h"
#include "tests/desktop/cut_texts.h"
#include "tests/desktop/desktop_case.h"

namespace test_out_page {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Still to come, whenever this is run.
const QDate firstDay(2099, 11, 7);

/// A match of a competition on each day that is named; nothing for the others.
void date(League &league, const QUuid &id, QDate first)
{
    const Competition competition = league.competitions().find(id).value();
    std::vector<Appointment> calendar;
    for (const Fixture &one : competition.fixtures()) {
        Appointment when;
        when.match = one.number;
        when.date = first.addDays(qint64{7} * one.round);
        when.time = QTime(one.stage == 0 && one.round == 0 ? 15 : 20, 0);
        calendar.push_back(when);
    }
    const auto kept = league.competitions().update(
        id, {"Dates", {}}, [&calendar](Competition &present) { return present.setCalendar(calendar); });
    if (!kept)
        qFatal("%s", qPrintable(kept.error().message.english()));
}

/// The program with the page, on a league of teams that have played some matchdays and a cup beside it.
struct Shown
{
    DesktopCase program;
    OutPage *page = nullptr;
    AvailabilityView *view = nullptr;

    Shown(const QTemporaryDir &folder, const QString &name, bool isDated = true)
        : program(madeLeague(folder, {.format = u"league-6"_s, .matchdays = 4}, name))
    {
        CompetitionWishes wishes;
        wishes.format = u"cup-4"_s;
        wishes.name = u"Evening Cup"_s;
        wishes.choice.game = program.state()->rules->choice.game;
        wishes.choice.level = u"advanced"_s;
        wishes.choice.agents = program.state()->rules->choice.agents;
        wishes.seed = 4;
        const NewCompetition cup = newCompetition(wishes).value();
        League &league = program.league().league();
        if (!league.competitions().add(cup.competition))
            qFatal("no cup");
        if (isDated) {
            date(league, program.competition(), firstDay);
            date(league, cup.competition.definition().id, firstDay.addDays(28));
        }
        program.window().resize(1024, 700);
        program.window().go(PageKind::Out);
        page = program.window().findChild<OutPage *>();
        view = page->findChild<AvailabilityView *>();
        QTest::qWait(0);
    }
    template <class Kind>
    [[nodiscard]] Kind *find(const char *name) const
    {
        return page->findChild<Kind *>(QLatin1String(name));
    }
    [[nodiscard]] QStringList headings() const
    {
        QStringList all;
        for (int row = 0; row < view->players()->rowCount(); ++row)
            if (view->players()->isHeading(row))
                all << view->players()->index(row, 0).data(Qt::AccessibleTextRole).toString();
        return all;
    }
};

} // namespace

class TestOutPage : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void theNextDayOfAllCompetitions()
    {
        Shown out(m_folder, u"Next"_s);
        // Four matchdays are played; the fifth falls on the day of the cup.
        QCOMPARE(out.page->day(), firstDay.addDays(28));
        const QStringList headings = out.headings();
        QCOMPARE(headings.size(), 5);
        // By the hour: the cup plays at three, the league at eight.
        QVERIFY(headings[0].contains(u"15:00, Evening Cup"_s));
        QVERIFY(headings[1].contains(u"15:00, Evening Cup"_s));
        for (int i = 2; i < 5; ++i)
            QVERIFY2(headings[i].contains(u"20:00, "_s) && headings[i].contains(out.program.state()->name()),
                     qPrintable(headings[i]));
        QVERIFY(out.view->players()->count(Standing::Out) > 0);
        QVERIFY(out.find<QLabel>("summary")->text().startsWith(
            u"%1 player"_s.arg(out.view->players()->count(Standing::Out))));
        QVERIFY2(cutTexts(*out.page).isEmpty(), qPrintable(cutTexts(*out.page).join(u'\n')));
    }

    /// Matches of the past that are still open do not take the page back to their day.
    void withoutANextDayItIsToday()
    {
        Shown out(m_folder, u"Old"_s);
        const std::vector<CompetitionStatePtr> states{out.program.state()};
        QCOMPARE(usualDay(states, firstDay.addDays(28)), firstDay.addDays(28));
        QCOMPARE(usualDay(states, firstDay.addDays(29)), firstDay.addDays(35));
        const QDate later = firstDay.addYears(2);
        QCOMPARE(usualDay(states, later), later);
        Shown old(m_folder, u"Of 1930"_s, false);
        // Each change makes the list anew.
        const std::vector<CompetitionLine> lines = old.program.league().competitions();
        for (const CompetitionLine &line : lines)
            date(old.program.league().league(), line.id, QDate(1930, 7, 13));
        QTRY_VERIFY(old.find<QDateEdit>("day")->isVisible());
        QCOMPARE(old.page->day(), QDate::currentDate());
        // The days before are where they were.
        QTest::mouseClick(old.find<QPushButton>("earlier"), Qt::LeftButton);
        QCOMPARE(old.page->day().year(), 1930);
    }

    void fromDayToDay()
    {
        Shown out(m_folder, u"Days"_s);
        QTest::mouseClick(out.find<QPushButton>("later"), Qt::LeftButton);
        QCOMPARE(out.page->day(), firstDay.addDays(35));
        // Nothing is promised while matches before it are open.
        QVERIFY(!out.view->players()->plainText().contains(u"All players are available."_s));
        QVERIFY(out.view->players()->plainText().contains(u"earlier matches still to be played"_s));
        out.find<QLineEdit>("search")->setText(u"nobody of that name"_s);
        QCOMPARE(out.view->players()->summary(), u"All players are available so far."_s);
        out.find<QLineEdit>("search")->clear();
        QTest::mouseClick(out.find<QPushButton>("earlier"), Qt::LeftButton);
        QTest::mouseClick(out.find<QPushButton>("earlier"), Qt::LeftButton);
        // A day that is over tells who missed it.
        QCOMPARE(out.page->day(), firstDay.addDays(21));
        QCOMPARE(out.headings().size(), 3);
        out.page->setDay(firstDay);
        QVERIFY(!out.find<QPushButton>("earlier")->isEnabled());
        QVERIFY(out.find<QPushButton>("later")->isEnabled());
        QCOMPARE(out.view->players()->count(Standing::Out), 0);
        out.page->setDay(firstDay.addDays(1));
        QCOMPARE(out.view->players()->rowCount(), 0);
        QVERIFY(!out.view->isVisible());
        QTest::mouseClick(out.find<QPushButton>("later"), Qt::LeftButton);
        QCOMPARE(out.page->day(), firstDay.addDays(7));
        // The day that somebody looks at stays when a result comes in.
        const std::vector<int> next = out.program.state()->nextFixtures();
        QVERIFY(out.program.run(CommandId::PlayMatchday));
        QVERIFY(out.program.waitForWork());
        QTest::qWait(0);
        QCOMPARE(out.page->day(), firstDay.addDays(7));
    }

    void afterAMatchdayTheNextDayIsShown()
    {
        Shown out(m_folder, u"Goes on"_s);
        const std::vector<CompetitionLine> lines = out.program.league().competitions();
        for (const CompetitionLine &line : lines) {
            League &league = out.program.league().league();
            const auto state = out.program.league().state(line.id).value();
            for (const int fixture : state->nextFixtures()) {
                MatchReport report;
                const Fixture &one = state->competition.fixtures()[static_cast<std::size_t>(fixture)];
                report.id = QUuid::createUuid();
                report.fixture = one.id;
                for (const Side side : bothSides) {
                    const int team = state->now.fixtures[static_cast<std::size_t>(fixture)].teams[side];
                    report.teams[side] = {
                        state->competition.entrant(team).id, state->competition.entrant(team).name, {}};
                }
                report.score = {1, 0};
                report.winner = Side::Home;
                report.completeness = Completeness::Score;
                const auto kept = league.results().record(line.id, report);
                QVERIFY2(kept.has_value(), kept ? "" : qPrintable(kept.error().message.english()));
            }
        }
        QTRY_COMPARE(out.page->day(), firstDay.addDays(35));
    }

    /// An undo that moves a ban shows it before; without bans it is done at once.
    void anUndoThatMovesABanIsShownBefore()
    {
        Shown out(m_folder, u"Undone"_s);
        League &league = out.program.league().league();
        const CompetitionStatePtr before = out.program.state();
        const auto moves = [&before](const Ruling &ruling) {
            const auto after = withChange(before->competition, ruling);
            return after && !availabilityChanges(before->competition, *after, *before->discipline()).empty();
        };
        Ruling postponed;
        postponed.newDate = firstDay.addDays(200);
        for (const int fixture : before->nextFixtures()) {
            postponed.match = before->competition.fixtures()[static_cast<std::size_t>(fixture)].number;
            if (moves(postponed))
                break;
        }
        QVERIFY(moves(postponed));
        const auto correction = league.results().correction(before->id(), postponed);
        QVERIFY(correction && league.results().correct(*correction));
        int shown = 0;
        // A busy machine takes its time to open the dialog, and nobody but this closes it.
        const auto answer = [&](bool isDone) {
            auto *look = new QTimer(&out.program.window());
            QObject::connect(look, &QTimer::timeout, look, [&, look, isDone] {
                auto *dialog = qobject_cast<UndoDialog *>(QApplication::activeModalWidget());
                if (dialog == nullptr)
                    return;
                look->deleteLater();
                ++shown;
                const QString following = dialog->findChild<ConsequencesPanel *>()->toPlainText();
                const QString step = dialog->findChild<QLabel *>(u"step"_s)->text();
                const QStringList cut = cutTexts(*dialog);
                auto *buttons = dialog->findChild<QDialogButtonBox *>();
                QTest::mouseClick(buttons->button(isDone ? QDialogButtonBox::Ok : QDialogButtonBox::Cancel),
                                  Qt::LeftButton);
                QVERIFY2(following.contains(u"misses match"_s) && following.contains(u"may play in match"_s),
                         qPrintable(following));
                QVERIFY2(step.contains(u"ostponed"_s), qPrintable(step));
                QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
            });
            look->start(100);
        };
        const auto isPostponed = [&] {
            const Competition now = league.competitions().find(before->id()).value();
            return now.isPostponed(now.indexOfNumber(postponed.match));
        };
        answer(false);
        QVERIFY(out.program.run(CommandId::Undo));
        QCOMPARE(shown, 1);
        QVERIFY(isPostponed());
        answer(true);
        QVERIFY(out.program.run(CommandId::Undo));
        QCOMPARE(shown, 2);
        QVERIFY(!isPostponed());
        answer(true);
        QVERIFY(out.program.run(CommandId::Redo));
        QCOMPARE(shown, 3);
        QVERIFY(isPostponed());
        // A matchday that was just played goes with its own cards, without a question.
        QVERIFY(out.program.run(CommandId::PlayMatchday));
        QVERIFY(out.program.waitForWork());
        QVERIFY(out.program.run(CommandId::Undo));
        QCOMPARE(shown, 3);
        QVERIFY(isPostponed());
    }

    /// In the competition of the match in which the player is out.
    void aTeamIsRuledOnFromHere()
    {
        Shown out(m_folder, u"Ruled"_s);
        out.view->chooseFirst();
        const AvailabilityRow *row = out.view->chosen();
        QVERIFY(row != nullptr);
        const QUuid team = row->teamId;
        const QUuid competition = out.view->players()->sectionAt(out.view->currentIndex().row())->competition;
        QVERIFY(out.program.run(CommandId::RuleOnTeam));
        auto *dialog = out.program.window().findChild<TeamRulingDialog *>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->state().id(), competition);
        QCOMPARE(dialog->findChild<QComboBox *>(u"team"_s)->currentIndex(),
                 dialog->state().competition.indexOfTeam(team));
        dialog->reject();
        QVERIFY(out.page->isVisible());
    }

    void aPlayerLeadsToHisCompetition()
    {
        Shown out(m_folder, u"Leads"_s);
        for (int row = 0; row < out.view->players()->rowCount(); ++row)
            if (const AvailabilityRow *one = out.view->players()->rowAt(row);
                one != nullptr && one->standing == Standing::Out) {
                const QUuid player = one->player;
                out.view->setCurrentIndex(out.view->players()->index(row, AvailabilityModel::PlayerColumn));
                QTest::keyClick(out.view, Qt::Key_Return);
                QCOMPARE(out.program.window().pageKind(), PageKind::Availability);
                auto *page = out.program.window().findChild<AvailabilityPage *>();
                QCOMPARE(page->competition(), out.program.competition());
                QCOMPARE(page->findChild<AvailabilityView *>()->chosen()->player, player);
                return;
            }
        QFAIL("nobody is out");
    }

    /// The number of a match stands with its day.
    void matchesAreNamedWithTheirDay()
    {
        Shown out(m_folder, u"Named"_s);
        const CompetitionStatePtr state = out.program.state();
        const int fixture = state->nextFixtures().front();
        QCOMPARE(numberText(*state, fixture),
                 u"%1, Sat 5 Dec 2099"_s.arg(state->competition.fixtures()[std::size_t(fixture)].number));
        int named = 0;
        for (const AvailabilitySection &section :
             availabilityList(*state, AvailabilityScope::AllTeams).sections)
            for (const AvailabilityRow &row : section.rows)
                for (const LedgerLine &line : playerLedger(*state, row.team, row.player)) {
                    ++named;
                    QVERIFY2(line.match.contains(QRegularExpression(u"match \\d+, Sat .* 2099\\)"_s)),
                             qPrintable(line.match));
                }
        QVERIFY(named > 0);
        Shown undated(m_folder, u"Not named"_s, false);
        QVERIFY(!numberText(*undated.program.state(), fixture).contains(u','));
    }

    void itIsFoundPrintedAndCopied()
    {
        Shown out(m_folder, u"Paper"_s);
        QVERIFY(out.program.action(CommandId::Print)->isEnabled());
        QVERIFY(out.program.run(CommandId::CopyText));
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.startsWith(u"Out on Sat 5 Dec 2099\n\n"_s), qPrintable(text));
        QVERIFY(text.contains(u"Evening Cup"_s));
        out.find<QLineEdit>("search")->setText(u"nobody of that name"_s);
        QCOMPARE(out.view->players()->rowCount(), 0);
        out.find<QLineEdit>("search")->clear();
        QCOMPARE(out.headings().size(), 5);
    }

    void anArchivedCompetitionIsLeftOut()
    {
        Shown out(m_folder, u"Archive"_s);
        const QUuid cup = out.program.league().competitions().back().id;
        QVERIFY(out.program.league().league().competitions().setArchived(cup, true));
        QTRY_COMPARE(out.headings().size(), 3);
        // The only one is not named at each match.
        QVERIFY(!out.headings().front().contains(out.program.state()->name()));
    }

    void withoutDatesThePageSaysWhereToLook()
    {
        const Shown out(m_folder, u"Undated"_s, false);
        QVERIFY(!out.view->isVisible());
        QVERIFY(!out.find<QDateEdit>("day")->isVisible());
        QVERIFY(out.find<QWidget>("empty")->isVisible());
    }
};

TOUCHLINE_TEST(TestOutPage)

} // namespace test_out_page

#include "test_out_page.moc"
