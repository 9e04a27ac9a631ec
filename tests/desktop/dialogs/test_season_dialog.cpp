// SPDX-License-Identifier: GPL-3.0-or-later
// The next season of a league that is played out, made in the window.

#include "core/competition/change.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/new_competition.h"
#include "forms/dialogs/competition/season_dialog.h"
#include "models/views/new_competition/season_teams.h"
#include "tests/desktop/desktop_case.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/playable_league.h"
#include "tests/unit/competition/league_builder.h"

namespace test_season_dialog {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// A league file with two divisions of four; played out or not.
QString divisions(const QTemporaryDir &folder, bool isPlayedOut)
{
    QString path = folder.filePath(u"Divisions.touchline"_s);
    auto league = League::create(path, u"Divisions"_s, {u"Anna"_s, false, {}});
    if (!league)
        qFatal("The league could not be made.");
    CompetitionDefinition definition = playableLeague("atcs", "advanced");
    definition.name = u"Premier Division 2025/26"_s;
    const Competition competition = Competition::create(std::move(definition)).value();
    if (!(*league)->competitions().add(competition))
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

/// Selects a team and gives it a place of the box.
void choose(const SeasonDialog &dialog, const QString &team, const QString &place)
{
    auto *teams = dialog.findChild<QTreeView *>(u"teams"_s);
    for (int row = 0; row < teams->model()->rowCount(); ++row)
        if (teams->model()->index(row, 0).data().toString() == team)
            teams->setCurrentIndex(teams->model()->index(row, 0));
    auto *division = dialog.findChild<QComboBox *>(u"division"_s);
    QVERIFY2(division->findText(place) >= 0, qPrintable(place));
    division->setCurrentIndex(division->findText(place));
}

QStringList linesOf(const SeasonDialog &dialog)
{
    const auto *model = dialog.findChild<QListView *>(u"changes"_s)->model();
    QStringList lines;
    for (int row = 0; row < model->rowCount(); ++row)
        lines << model->index(row, 0).data().toString();
    return lines;
}

/// A club's league of four without links to a next season, played out by hand: in the last match of the first
/// team its captain is sent off. Its teams are clubs with lists of players of their own for the season.
struct ClubLeague
{
    QString path;
    QUuid season;
    QUuid captain;
    QUuid team;
};

ClubLeague clubLeague(const QTemporaryDir &folder)
{
    ClubLeague made{folder.filePath(u"Club.touchline"_s), {}, QUuid::createUuid(), {}};
    auto league = League::create(made.path, u"Club"_s, {u"Anna"_s, false, {}});
    if (!league)
        qFatal("The league could not be made.");
    CompetitionWishes wishes;
    wishes.format = u"league-4x1"_s;
    wishes.name = u"Season 2026"_s;
    wishes.draw = u"random"_s;
    wishes.discipline = u"domestic"_s;
    wishes.choice = cupWishes("advanced").choice;
    for (const char *name : {"Bayside", "Castle", "Dockers", "Mill Town"}) {
        Entrant club;
        club.id = QUuid::createUuid();
        club.name = QString::fromUtf8(name);
        wishes.clubs.push_back(club);
    }
    Competition season = newCompetition(wishes).value().competition;
    made.season = season.definition().id;
    made.team = season.entrant(0).id;
    if (!(*league)->competitions().add(season))
        qFatal("The season could not be added.");
    Squad squad;
    SquadEntry captain;
    captain.person = {made.captain, u"Max Bell"_s, u"Bell"_s};
    captain.position = Position::Goalkeeper;
    captain.shirt = 1;
    squad.entries.push_back(captain);
    if (!(*league)->teams().setSquad(made.team, made.season, squad))
        qFatal("The list of players could not be set.");
    for (const int fixture : fixturesOf(season, 0))
        if (fixture != fixturesOf(season, 0).back())
            if (!(*league)->results().record(made.season, bareReport(season, fixture)))
                qFatal("A result could not be entered.");
    for (std::size_t i = 0; i < season.fixtures().size(); ++i) {
        const std::vector<int> own = fixturesOf(season, 0);
        const auto index = static_cast<int>(i);
        if (std::find(own.begin(), own.end(), index) == own.end() &&
            !(*league)->results().record(made.season, bareReport(season, index)))
            qFatal("A result could not be entered.");
    }
    MatchReport last = bareReport(season, fixturesOf(season, 0).back());
    last.completeness = Completeness::Full;
    const Side side = last.teams[Side::Home].team == made.team ? Side::Home : Side::Away;
    last.events = {{ReportEventKind::Red, {}, 0, side, made.captain, u"Bell"_s, {}}};
    if (!(*league)->results().record(made.season, last))
        qFatal("The last result could not be entered.");
    return made;
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
        QCOMPARE(dialog->findChild<QLineEdit *>(u"name"_s)->text(), u"Premier Division 2026/27"_s);
        const SeasonChange expected = changeOfSeason(old->competition, {}).value();
        auto *changes = dialog->findChild<QListView *>(u"changes"_s)->model();
        QCOMPARE(changes->rowCount(), static_cast<int>(expected.moves.size() + expected.suspended.size()));
        for (std::size_t i = 0; i < expected.moves.size(); ++i)
            QVERIFY(
                changes->index(static_cast<int>(i), 0).data().toString().contains(expected.moves[i].team));
        // Nothing is there before it is confirmed.
        QCOMPARE(program.league().competitions().size(), std::size_t{1});
        auto *name = dialog->findChild<QLineEdit *>(u"name"_s);
        name->selectAll();
        QTest::keyClicks(name, u"Second year"_s);
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
        QCOMPARE(program.league().competitions().size(), std::size_t{2});
        const CompetitionLine made = program.league().competitions().back();
        QCOMPARE(made.name, u"Second year"_s);
        QCOMPARE(made.played, 0);
        const CompetitionStatePtr next = *program.league().state(made.id);
        QCOMPARE(next->competition.definition().entrants.size(),
                 old->competition.definition().entrants.size());
        QVERIFY(program.run(CommandId::Undo));
        QCOMPARE(program.league().competitions().size(), std::size_t{1});
    }

    void aPlainLeagueHasANextSeason()
    {
        const QTemporaryDir folder;
        const ClubLeague club = clubLeague(folder);
        DesktopCase program(club.path);
        program.window().go(PageKind::Fixtures, club.season);
        SeasonDialog *dialog = opened(program);
        QVERIFY(dialog != nullptr);
        QVERIFY(!dialog->findChild<QCheckBox *>(u"keepDivisions"_s)->isVisible());
        // The red card of the last matchday is served in the new season.
        const QStringList lines = linesOf(*dialog);
        QVERIFY2(lines.size() == 1 && lines.front().startsWith("Misses the first match: Bell"_L1),
                 qPrintable(lines.join(u'|')));
        dialog->accept();
        const QUuid next = program.league().competitions().back().id;
        QVERIFY(next != club.season);
        const CompetitionStatePtr state = *program.league().state(next);
        QCOMPARE(state->name(), u"Season 2027"_s);
        const Competition &season = state->competition;
        const int team = season.indexOfTeam(club.team);
        const DisciplineRules rules = disciplineOf(season).value().value();
        const int first = nextFixture(season, progress(season), team);
        QVERIFY(ledgerBefore(season, team, first, rules).isSuspended(club.captain));
        // The list of players of the old season goes along.
        const auto squad = program.league().league().teams().squad(club.team, next).value();
        QVERIFY(squad.has_value());
        QCOMPARE(squad->squad.entries.size(), std::size_t{1});
        QCOMPARE(squad->squad.entries.front().person.id, club.captain);
        // Served: he is free again after it.
        QVERIFY(program.league().league().results().record(next, bareReport(season, first)).has_value());
        const Competition after = (*program.league().state(next))->competition;
        QVERIFY(!ledgerOf(after, team, rules).isSuspended(club.captain));
        // Undo takes the match back, then the season.
        QVERIFY(program.run(CommandId::Undo));
        QVERIFY(program.run(CommandId::Undo));
        QCOMPARE(program.league().competitions().size(), std::size_t{1});
    }

    /// Who withdrew is told from who played to the end.
    void whoWithdrewIsTold()
    {
        const Competition whole = cup::makeLeague();
        const Competition left =
            withChange(whole, TeamWithdrawal{1, TeamWithdrawal::Results::Void, QDate(2026, 11, 1), {}})
                .value();
        const SeasonTeams teams(left, {});
        int withdrawn = 0;
        for (int row = 0; row < teams.rowCount(); ++row) {
            const QString now = teams.index(row, SeasonTeams::NowColumn).data().toString();
            const bool isIt =
                teams.index(row, SeasonTeams::TeamColumn).data().toString() == left.entrant(1).name;
            QCOMPARE(now.endsWith(", withdrew"_L1), isIt);
            withdrawn += isIt ? 1 : 0;
        }
        QCOMPARE(withdrawn, 1);
    }

    /// The other clubs of the league stand in the order of the language, not of its codes.
    void newcomersStandByName()
    {
        std::vector<Team> clubs;
        for (const char *name : {"Zamość", "Łódź", "Arka"}) {
            Team club;
            club.id = QUuid::createUuid();
            club.name = QString::fromUtf8(name);
            clubs.push_back(club);
        }
        const SeasonTeams teams(cup::makeLeague(), clubs);
        QStringList last;
        for (int row = teams.rowCount() - 3; row < teams.rowCount(); ++row)
            last << teams.index(row, SeasonTeams::TeamColumn).data().toString();
        QCOMPARE(last.join(u' '), u"Arka Łódź Zamość"_s);
    }

    /// It is out of the next season until somebody takes it in again.
    void whoWithdrewStaysOut()
    {
        Competition whole = cup::makeLeague();
        cup::playLeagueInOrder(whole);
        const Competition left =
            withChange(whole, TeamWithdrawal{1, TeamWithdrawal::Results::Counted, QDate(2026, 11, 1), {}})
                .value();
        SeasonTeams teams(left, {});
        int row = -1;
        for (int i = 0; i < teams.rowCount(); ++i) {
            const bool isIt =
                teams.index(i, SeasonTeams::TeamColumn).data().toString() == left.entrant(1).name;
            QCOMPARE(teams.divisionOf(i) == SeasonTeams::outside, isIt);
            row = isIt ? i : row;
        }
        QCOMPARE(teams.wishes({}).leavers, std::vector<QUuid>{left.entrant(1).id});
        teams.setDivisionsKept(true);
        QCOMPARE(teams.divisionOf(row), SeasonTeams::outside);
        teams.setDivision(row, 0);
        QVERIFY(teams.wishes({}).leavers.empty());
    }

    /// What is not carried over is said: the days, and who has withdrawn.
    void whatIsNotCarriedOverIsSaid()
    {
        const QTemporaryDir folder;
        const ClubLeague club = clubLeague(folder);
        DesktopCase program(club.path);
        const CompetitionStatePtr plain = *program.league().state(club.season);
        const auto help = [&program](const CompetitionStatePtr &state) {
            const SeasonDialog dialog(program.league(), state);
            return dialog.findChild<QLabel *>(u"help"_s)->text();
        };
        QVERIFY(!help(plain).contains(u"Competition > Calendar"_s));
        QVERIFY(!help(plain).contains(u"Withdrawn"_s));
        CompetitionDefinition definition = plain->competition.definition();
        definition.calendar.resize(1);
        definition.calendar.front().match = plain->competition.fixtures().front().number;
        definition.calendar.front().date = QDate(2026, 1, 3);
        const Competition dated =
            withChange(Competition::create(definition).value(),
                       TeamWithdrawal{1, TeamWithdrawal::Results::Counted, QDate(2026, 11, 1), {}})
                .value();
        const QString said = help(std::make_shared<const CompetitionState>(dated));
        QVERIFY2(said.contains(u"not carried over: set them with Competition > Calendar."_s),
                 qPrintable(said));
        QVERIFY2(said.contains(u"choose otherwise: %1."_s.arg(dated.entrant(1).name)), qPrintable(said));
    }

    /// The champions stand on Home, and the way into the next season beside them.
    void homeLeadsIntoTheNextSeason()
    {
        const QTemporaryDir folder;
        const ClubLeague club = clubLeague(folder);
        DesktopCase program(club.path);
        // Teams that are level are separated by lots first.
        program.window().go(PageKind::Tables, club.season);
        QTRY_VERIFY(program.action(CommandId::DrawDue)->isEnabled());
        QVERIFY(program.run(CommandId::DrawDue));
        program.window().go(PageKind::Home, {});
        QPushButton *door = nullptr;
        QTRY_VERIFY((door = program.window().page()->findChild<QPushButton *>(u"nextSeason"_s)) != nullptr &&
                    door->isVisible());
        QTest::mouseClick(door, Qt::LeftButton);
        SeasonDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = program.window().findChild<SeasonDialog *>()) != nullptr &&
                    dialog->isVisible());
        QCOMPARE(dialog->findChild<QLineEdit *>(u"name"_s)->text(), u"Season 2027"_s);
        dialog->reject();
    }

    void aLeagueOfThreeGoesOn()
    {
        const QTemporaryDir folder;
        const ClubLeague club = clubLeague(folder);
        DesktopCase program(club.path);
        program.window().go(PageKind::Fixtures, club.season);
        SeasonDialog *dialog = opened(program);
        QVERIFY(dialog != nullptr);
        choose(*dialog, u"Dockers"_s, u"Does not take part"_s);
        QVERIFY(linesOf(*dialog).contains(u"Leaves: Dockers"_s));
        dialog->accept();
        const CompetitionStatePtr state = *program.league().state(program.league().competitions().back().id);
        QCOMPARE(state->competition.definition().entrants.size(), std::size_t{3});
        QCOMPARE(state->competition.fixtures().size(), std::size_t{3});
    }

    void nobodyIsPromoted()
    {
        const QTemporaryDir folder;
        DesktopCase program(divisions(folder, true));
        program.window().go(PageKind::Fixtures, program.competition());
        SeasonDialog *dialog = opened(program);
        QVERIFY(dialog != nullptr);
        const auto isMove = [](const QString &line) {
            return line.startsWith("Promoted"_L1) || line.startsWith("Relegated"_L1);
        };
        const QStringList before = linesOf(*dialog);
        QVERIFY(std::any_of(before.begin(), before.end(), isMove));
        dialog->findChild<QCheckBox *>(u"keepDivisions"_s)->click();
        const QStringList after = linesOf(*dialog);
        QVERIFY(std::none_of(after.begin(), after.end(), isMove));
        dialog->reject();
    }

    void aNewcomerWithoutAFreePlaceIsRefusedInWords()
    {
        const QTemporaryDir folder;
        DesktopCase program(divisions(folder, true));
        Team club;
        club.id = QUuid::createUuid();
        club.name = u"Hilltop Rovers"_s;
        QVERIFY(program.league().league().teams().add({club}).has_value());
        program.window().go(PageKind::Fixtures, program.competition());
        SeasonDialog *dialog = opened(program);
        QVERIFY(dialog != nullptr);
        const auto *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QVERIFY(ok->isEnabled());
        choose(*dialog, u"Hilltop Rovers"_s, u"Second Division"_s);
        QVERIFY(!ok->isEnabled());
        QVERIFY(!dialog->findChild<QLabel *>(u"problem"_s)->text().isEmpty());
        choose(*dialog, u"Hilltop Rovers"_s, u"Does not take part"_s);
        QVERIFY(ok->isEnabled());
        // In the place of another team.
        const QString other = program.state()->competition.entrant(0).name;
        choose(*dialog, other, u"Does not take part"_s);
        choose(*dialog, u"Hilltop Rovers"_s, u"First Division"_s);
        const QStringList changes = linesOf(*dialog);
        QVERIFY(ok->isEnabled());
        QVERIFY(changes.contains(u"New: Hilltop Rovers (First Division)"_s));
        QVERIFY(changes.contains(u"Leaves: %1 (First Division)"_s.arg(other)));
        dialog->reject();
    }
};

TOUCHLINE_TEST(TestSeasonDialog)

} // namespace test_season_dialog

#include "test_season_dialog.moc"
