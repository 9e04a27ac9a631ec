// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/every_window.h"

#include "core/competition/rules/named_rules.h"
#include "core/discipline/discipline_rules.h"
#include "core/games/registry.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/new_competition.h"
#include "forms/board/board_view.h"
#include "forms/dialogs/competition/delay_dialog.h"
#include "forms/dialogs/competition/match_rules_dialog.h"
#include "forms/dialogs/competition/officials_dialog.h"
#include "forms/dialogs/competition/round_dialog.h"
#include "forms/dialogs/competition/season_dialog.h"
#include "forms/dialogs/competition/timetable_dialog.h"
#include "forms/dialogs/league/about_dialog.h"
#include "forms/dialogs/league/export_dialog.h"
#include "forms/dialogs/league/import_columns_dialog.h"
#include "forms/dialogs/league/import_dialog.h"
#include "forms/dialogs/league/shared_league_dialog.h"
#include "forms/dialogs/league/shortcuts_dialog.h"
#include "forms/dialogs/league/undo_dialog.h"
#include "forms/dialogs/match/correct_dialog.h"
#include "forms/dialogs/match/decision_dialog.h"
#include "forms/dialogs/match/delete_result_dialog.h"
#include "forms/dialogs/match/fixture_names.h"
#include "forms/dialogs/match/fork_dialog.h"
#include "forms/dialogs/match/log_dialog.h"
#include "forms/dialogs/match/match_ruling_dialog.h"
#include "forms/dialogs/match/postpone_dialog.h"
#include "forms/dialogs/match/ruling_dialog.h"
#include "forms/dialogs/match/walkover_dialog.h"
#include "forms/dialogs/teams/card_dialog.h"
#include "forms/dialogs/teams/compare_cards_dialog.h"
#include "forms/dialogs/teams/free_players_dialog.h"
#include "forms/dialogs/teams/moves_dialog.h"
#include "forms/dialogs/teams/new_team_dialog.h"
#include "forms/dialogs/teams/ranking_dialog.h"
#include "forms/dialogs/teams/team_agents_dialog.h"
#include "forms/dialogs/teams/team_card_dialog.h"
#include "forms/dialogs/teams/team_ranking_dialog.h"
#include "forms/dialogs/teams/team_ruling_dialog.h"
#include "forms/dialogs/teams/transfer_dialog.h"
#include "forms/help/help_topics.h"
#include "forms/help/help_window.h"
#include "forms/help/manual_view.h"
#include "forms/match_centre/luck_view.h"
#include "forms/match_centre/match_page.h"
#include "forms/match_centre/slip_dialog.h"
#include "forms/match_centre/which_dice_dialog.h"
#include "forms/pages/fixtures/hall_window.h"
#include "forms/pages/fixtures/timetable_page.h"
#include "forms/pages/page_table.h"
#include "forms/search/search_box.h"
#include "forms/sheet/add_player_dialog.h"
#include "forms/sheet/score_sheet_dialog.h"
#include "forms/tables/timetable_view.h"
#include "forms/widgets/round_timer.h"
#include "forms/widgets/team_card_view.h"
#include "forms/wizard/competition_dialog.h"
#include "forms/wizard/divisions_dialog.h"
#include "forms/wizard/game_page.h"
#include "forms/wizard/places_dialog.h"
#include "forms/wizard/rules/calendar_dialog.h"
#include "forms/wizard/rules/competition_rules_dialog.h"
#include "forms/wizard/rules/more_rules_dialog.h"
#include "forms/wizard/rules/own_cards_dialog.h"
#include "forms/wizard/rules/own_table_rules_dialog.h"
#include "forms/wizard/rules/season_days_dialog.h"
#include "forms/wizard/rules/table_rules_dialog.h"
#include "forms/wizard/template_page.h"
#include "models/league/changes/league_referees.h"
#include "models/league/changes/league_timetable.h"
#include "models/league/friendlies.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_results.h"
#include "models/views/match_centre/ticker_model.h"
#include "models/views/sheet/sheet_source.h"
#include "models/views/teams/card_draft.h"
#include "models/words/rulings.h"
#include "tests/support/atcs_cards.h"
#include "tests/support/club_squad.h"
#include "tests/support/playable_league.h"

#include <QElapsedTimer>
#include <QHash>
#include <QInputDialog>
#include <QRadioButton>
#include <QTableWidget>

namespace touchline::testing {

namespace {

/// What is typed has its consequences after a pause, in milliseconds.
constexpr int typingPause = 300;
/// Until a match is over that the computer plays, in milliseconds.
constexpr int longMatch = 60000;
/// Where a match is that is watched again.
constexpr int watchedInputs = 70;

/// Notes when something last laid itself out, changed its size or was called by work in the background.
class Activity : public QObject
{
public:
    Activity()
    {
        qApp->installEventFilter(this);
        m_since.start();
    }
    [[nodiscard]] bool isOver() const { return m_since.elapsed() > 40; }
    bool eventFilter(QObject *, QEvent *event) override
    {
        const QEvent::Type type = event->type();
        if (type == QEvent::LayoutRequest || type == QEvent::Resize || type == QEvent::Show ||
            type == QEvent::MetaCall)
            m_since.restart();
        return false;
    }

private:
    QElapsedTimer m_since;
};

/// Waits until a window has nothing more to lay out; not for ever, since a running match always has.
void letSettle()
{
    const Activity activity;
    (void)QTest::qWaitFor([&activity] { return activity.isOver(); }, 400);
}

QString pictureName(PageKind kind)
{
    const char *command = pageRow(kind).command;
    return command == nullptr ? pageName(kind).toLower() : QString::fromLatin1(command).sliced(3);
}

/// The parts of a page that has some, behind the one that it begins with.
void tabs(QWidget &window, const QString &name, const WindowLook &look)
{
    for (auto *bar : window.findChildren<QTabBar *>()) {
        for (int tab = 1; bar->isVisibleTo(&window) && tab < bar->count(); ++tab) {
            bar->setCurrentIndex(tab);
            letSettle();
            look(window, u"%1-%2"_s.arg(name).arg(tab + 1));
        }
    }
}

void pages(const QString &league, const QString &prefix, QSize size, const WindowLook &look)
{
    DesktopCase program(league);
    program.window().resize(size);
    forEveryPage(program, prefix, look);
}

/// A dialog over a window, shown without waiting for its end.
void dialog(QDialog &shown, const QString &name, const WindowLook &look)
{
    shown.setAttribute(Qt::WA_DeleteOnClose, false);
    shown.show();
    letSettle();
    look(shown, u"dialog-"_s + name);
    shown.close();
}

/// The sheets of the page of teams that are not on top.
void teamSheets(DesktopCase &program, const WindowLook &look)
{
    program.window().go(PageKind::Teams);
    auto *sheets = program.window().findChild<QTabWidget *>(u"sheets"_s);
    for (int sheet = 1; sheet < sheets->count(); ++sheet) {
        sheets->setCurrentIndex(sheet);
        letSettle();
        look(program.window(), u"teams-"_s + sheets->widget(sheet)->objectName());
    }
    program.window().findChild<TeamCardView *>()->turn();
    look(program.window(), u"teams-cardBack"_s);
}

/// A club without players, with players, and with a card.
void clubCards(DesktopCase &program, const WindowLook &look)
{
    const QString name = u"Hilltop Rovers"_s;
    const Team club = clubCalled(name);
    League &league = program.league().league();
    const auto see = [&program, &look, &club](const char *picture) {
        program.window().go(PageKind::Teams, {}, club.id);
        auto *sheets = program.window().findChild<QTabWidget *>(u"sheets"_s);
        sheets->setCurrentIndex(sheets->count() - 1);
        letSettle();
        look(program.window(), QString::fromLatin1(picture));
    };
    if (!league.teams().add({club}))
        qFatal("The club could not be entered.");
    letSettle();
    see("teams-clubWithoutPlayers");
    const Squad squad = usualSquad(name);
    if (!league.teams().setSquad(club.id, {}, squad))
        qFatal("The players could not be entered.");
    see("teams-clubWithoutCard");
    CardDialog made(league, atcsGame(), club, squad, nullptr, &program.window());
    dialog(made, u"card"_s, look);
    CardDialog generic(league, atcsGame(), club, squad, nullptr, &program.window());
    generic.findChild<QComboBox *>(u"method"_s)->setCurrentIndex(1);
    dialog(generic, u"card-squad"_s, look);
    CardDialog wrong(league, atcsGame(), club, squad, nullptr, &program.window());
    auto *shares = wrong.findChild<QTreeView *>(u"shares"_s)->model();
    for (int row = 0; row < 7; ++row)
        shares->setData(shares->index(row, CardDraft::WeightColumn), 0);
    dialog(wrong, u"card-wrong"_s, look);
    CardDialog own(
        atcsGame(), worldCupCard("BRA-1970"), [](const OwnCard &) { return Result<void>(); },
        &program.window());
    dialog(own, u"own-card"_s, look);
    CompareCardsDialog compared(atcsGame(), {{worldCupCard("BRA-1970"), worldCupCard("ITA-1970")}},
                                &program.window());
    dialog(compared, u"compare-cards"_s, look);
    TeamCardDialog large(atcsGame(), {worldCupCard("BRA-1970"), worldCupCard("ITA-1970")}, 0, &league,
                         &program.window());
    dialog(large, u"team-card"_s, look);
    CardDialog kept(league, atcsGame(), club, squad, nullptr, &program.window());
    kept.show();
    QTest::mouseClick(kept.findChild<QDialogButtonBox *>(u"buttons"_s)->button(QDialogButtonBox::Ok),
                      Qt::LeftButton);
    see("teams-clubCard");
}

/// A list with rows of every fate.
void importing(DesktopCase &program, const WindowLook &look)
{
    ImportDialog empty(program.league(), program.competition(), &program.window());
    dialog(empty, u"import-empty"_s, look);
    const QTemporaryDir folder;
    const Team &known = program.league().teams().front();
    QFile file(folder.filePath(u"Clubs.csv"_s));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("The list could not be written.");
    file.write("name,code,year\nHilltop Rovers,HIL,\nRiverside,RIV,19x4\n,NON,\n");
    file.write(u"%1,,\n"_s.arg(known.name).toUtf8());
    file.close();
    ImportDialog import(program.league(), program.competition(), &program.window());
    import.setFile(file.fileName());
    dialog(import, u"import"_s, look);
    // Matches of clubs that are in no competition: a league of them.
    if (!file.open(QIODevice::WriteOnly))
        qFatal("The list could not be written.");
    file.write("Date,Home,Away,Score\n2026-08-15,Hilltop,Lakeside,2-1\n2026-08-15,Bayside,Riverside,0-0\n"
               "2026-08-22,Lakeside,Bayside,\n");
    file.close();
    ImportDialog season(program.league(), program.competition(), &program.window());
    season.setFile(file.fileName());
    dialog(season, u"import-new-league"_s, look);
}

void dialogs(const QString &league, QSize size, const WindowLook &look)
{
    DesktopCase program(league);
    MainWindow &window = program.window();
    window.resize(size);
    letSettle();
    SearchBox search(window, program.competition(), &window);
    search.findChild<QLineEdit *>()->setText(u"mo"_s);
    dialog(search, u"search"_s, look);
    ShortcutsDialog shortcuts(&window);
    dialog(shortcuts, u"shortcuts"_s, look);
    AboutDialog about(&window);
    dialog(about, u"about"_s, look);
    const DecisionDialog::Enter nothing = [](int, const Decision &) { return Result<void>(); };
    DecisionDialog ban(program.state(), Decision::Kind::Added, 0, {}, nothing, &window);
    dialog(ban, u"ban"_s, look);
    DecisionDialog lift(program.state(), Decision::Kind::Lifted, 0, {}, nothing, &window);
    dialog(lift, u"lift-ban"_s, look);
    NewTeamDialog team(program.league().league(), &window);
    dialog(team, u"new-team"_s, look);
    ImportColumnsDialog columns(
        {u"team"_s, u"name"_s, u"shirt"_s}, {u"Club"_s, u"Player"_s, u"No."_s}, {{u"name"_s, u"Player"_s}},
        [](const NamedColumns &) {
            return NamedColumns{{u"team"_s, u"Club"_s}};
        },
        &window);
    dialog(columns, u"import-columns"_s, look);
    SharedLeagueDialog shared(&window);
    dialog(shared, u"shared-league"_s, look);
    SharedLeagueDialog password(&window);
    password.askFor(u"postgresql://anna@club.example/league"_s,
                    u"The server club.example needs the password of \"anna\"."_s);
    dialog(password, u"password"_s, look);
    teamSheets(program, look);
    clubCards(program, look);
    importing(program, look);
    if (!program.run(CommandId::RenameCompetition))
        qFatal("The competition cannot be renamed.");
    dialog(*window.findChild<QInputDialog *>(), u"rename"_s, look);
    ExportDialog exporting(program.league(), program.competition(), &window);
    dialog(exporting, u"export"_s, look);
}

/// All parts of a score sheet, one behind the other.
void scoreSheet(ScoreSheetDialog &sheet, const QString &name, const WindowLook &look)
{
    sheet.setAttribute(Qt::WA_DeleteOnClose, false);
    sheet.show();
    QTest::qWait(typingPause);
    auto *parts = sheet.findChild<QTabWidget *>(u"tabs"_s);
    for (int part = 0; part < parts->count(); ++part) {
        if (!parts->isTabVisible(part))
            continue;
        parts->setCurrentIndex(part);
        letSettle();
        look(sheet, u"dialog-sheet-%1-%2"_s.arg(name, parts->widget(part)->objectName()));
    }
    sheet.close();
    sheet.close();
}

/// A sheet of the game's own with something wrong on it, one with all that there may be, and a correction.
void scoreSheets(DesktopCase &program, QSize size, const WindowLook &look)
{
    const CompetitionStatePtr state = program.state();
    const auto matchOf = [&](int fixture) {
        auto match = tableMatchOf(program.league(), *state, fixture);
        if (!match)
            qFatal("The match has no score sheet.");
        return std::move(*match);
    };
    const int next = state->nextFixtures().front();
    const auto fill = [size](ScoreSheetDialog &sheet, const TableMatch &match, const QStringList &lines) {
        sheet.resize(QSize(940, 680).boundedTo(size));
        auto *line = sheet.findChild<QLineEdit *>(u"line"_s);
        for (const QString &text : lines) {
            line->setText(text.arg(match.teams[Side::Home].players.front().name));
            QTest::keyClick(line, Qt::Key_Return);
        }
    };
    const TableMatch own = matchOf(next);
    ScoreSheetDialog game(program.league(), state, own, &program.window());
    fill(game, own, {u"23 %1 home"_s, u"41 %1 home y"_s, u"77 %1 home y"_s, u"45+2 %1 home inj"_s});
    game.findChild<QLineEdit *>(u"line"_s)->setText(u"61 Nobody"_s);
    scoreSheet(game, u"game"_s, look);
    TableMatch plain = own;
    plain.sheet = plainScoreSheet();
    plain.decision.needsWinner = true;
    ScoreSheetDialog all(program.league(), state, plain, &program.window());
    fill(all, plain, {u"23 %1 home pen"_s, u"95 %1 home og"_s});
    scoreSheet(all, u"all"_s, look);
    const TableMatch played = matchOf(0);
    ScoreSheetDialog correction(program.league(), state, played, &program.window());
    fill(correction, played, {u"88 %1 home"_s, u"89 %1 home"_s});
    if (auto *follow = correction.findChild<QPushButton *>(u"follow"_s))
        follow->click();
    QTest::qWait(typingPause);
    scoreSheet(correction, u"correction"_s, look);
}

/// Both halves of the desk of officials, with a match whose referee has a reason, and then nobody any more.
void officialsDesk(DesktopCase &program, const WindowLook &look)
{
    const CompetitionStatePtr state = program.state();
    const int next = static_cast<int>(state->nextFixtures().front());
    const FixtureStatus &status = state->now.fixtures[static_cast<std::size_t>(next)];
    const std::vector<RefereeEntry> referees{
        {{}, u"Anna Weber"_s, state->competition.entrant(status.teams[Side::Home]).name, true},
        {{}, u"Ben Ash"_s, {}, true}};
    const auto listed = changeReferees(program.league().league(), state->id(),
                                       refereeListChange(state->competition, referees, true));
    if (!listed)
        qFatal("The list of referees is refused.");
    const CompetitionStatePtr after = program.league().state(state->id()).value();
    const RefereeEntry first = OfficialsDesk(after).officials().listed().front();
    const auto appointed =
        appointReferees(program.league().league(), state->id(),
                        {{state->competition.fixtures()[static_cast<std::size_t>(next)].number, first.id,
                          false, u"Nobody else came"_s}});
    if (!appointed)
        qFatal("The referee is refused.");
    OfficialsDialog desk(program.league(), program.league().state(state->id()).value(), next,
                         &program.window());
    dialog(desk, u"officials"_s, look);
    desk.findChild<QTabWidget *>(u"tabs"_s)->setCurrentIndex(1);
    desk.findChild<QTableWidget *>(u"referees"_s)->selectRow(0);
    dialog(desk, u"officials-list"_s, look);
    for (int i = 0; i < 2; ++i)
        if (!program.league().league().history().undo())
            qFatal("The referees cannot be undone.");
}

/// What a game draws before a matchday, with one number decided by hand, in a league that is gone afterwards.
void drawsDesk(DesktopCase &program, const WindowLook &look)
{
    CompetitionWishes wishes;
    wishes.seed = 3;
    wishes.name = u"League"_s;
    wishes.format = u"league-4x1"_s;
    wishes.draw = u"random"_s;
    wishes.choice.game = *findGame(u"atcs"_s);
    const LevelSpec *spec = *findLevel(wishes.choice.game->info().levels, u"premier"_s);
    wishes.choice.level = u"premier"_s;
    wishes.choice.options = *resolveOptions(wishes.choice.game->info().options, *spec, {});
    const auto made = newCompetition(wishes);
    if (!made || !program.league().league().competitions().add(made->competition))
        qFatal("The league is refused.");
    {
        const QUuid id = made->competition.definition().id;
        OfficialsDialog desk(program.league(), program.league().state(id).value(), 0, &program.window());
        desk.findChild<QPushButton *>(u"drawMatches"_s)->click();
        auto *number = desk.findChild<QComboBox *>(u"number"_s);
        number->setCurrentIndex(number->currentIndex() == 0 ? 9 : 0);
        desk.findChild<QLineEdit *>(u"drawReason"_s)->setText(u"A derby"_s);
        desk.findChild<QPushButton *>(u"choose"_s)->click();
        dialog(desk, u"officials-draws"_s, look);
    }
    for (int i = 0; i < 3; ++i)
        if (!program.league().league().history().undo())
            qFatal("The draws cannot be undone.");
}

/// Those about a match: a World Cup with a matchday played, and something to follow from each.
void matchDialogs(const QString &league, QSize size, const WindowLook &look)
{
    DesktopCase program(league);
    MainWindow &window = program.window();
    window.resize(size);
    const CompetitionStatePtr state = program.state();
    CorrectDialog correct(program.league(), state, 0, &window);
    correct.findChild<QLineEdit *>(u"result"_s)->clear();
    correct.show();
    QTest::keyClicks(correct.findChild<QLineEdit *>(u"result"_s), u"7-6"_s);
    QTest::qWait(typingPause);
    dialog(correct, u"correct"_s, look);
    WalkoverDialog walkover(state, 0, &window);
    walkover.findChild<QRadioButton *>(u"bothLose"_s)->setChecked(true);
    dialog(walkover, u"walkover"_s, look);
    TeamRulingDialog team({state}, state->competition.entrant(0).id, &window);
    team.findChild<QComboBox *>(u"what"_s)->setCurrentIndex(0);
    dialog(team, u"team-ruling"_s, look);
    const Team from = program.league().teams().front();
    const auto squad = program.league().league().teams().squad(from.id, program.competition());
    if (!squad || !*squad)
        qFatal("The first team has no list of players.");
    TransferDialog transfer(program.league().league(), from, (*squad)->squad.entries.front(), &window);
    dialog(transfer, u"transfer"_s, look);
    const auto missed =
        tableMatchOf(program.league(), *state, static_cast<int>(state->nextFixtures().front()));
    if (!missed)
        qFatal("The next match has no sheet.");
    AddPlayerDialog added(program.league().league(), state->id(), *missed, u"Kowalski"_s, &window);
    dialog(added, u"add-player"_s, look);
    FreePlayersDialog free(program.league().league(), &window);
    dialog(free, u"free-players"_s, look);
    MovesDialog moves(program.league().league(), {}, &window);
    dialog(moves, QStringLiteral("moves"), look);
    officialsDesk(program, look);
    drawsDesk(program, look);
    PostponeDialog postpone(&program.league(), state, {static_cast<int>(state->nextFixtures().front())},
                            &window);
    dialog(postpone, QStringLiteral("postpone"), look);
    const auto &spec = *state->rules;
    const LevelChoice rest{spec.choice.level, spec.choice.options};
    const MatchRules own{{}, 0, u"premier"_s, {{u"referees"_s, false}}};
    const GameInfo &info = spec.choice.game->info();
    MatchRulesDialog rules(
        fixtureNames(*state, {20}),
        {{u"This match only"_s, {info, rest, &own}},
         {u"All matches to come: group stage"_s, {info, rest, nullptr}}},
        [](std::size_t, const std::optional<MatchRules> &) { return Result<void>(); }, &window);
    dialog(rules, u"match-rules"_s, look);
    std::vector<TeamAgent> agents;
    for (const Entrant &entrant : state->competition.definition().entrants)
        agents.push_back({entrant.id, entrant.name, program.league().kitOf(entrant.id), {}});
    agents[3].agent = u"solo"_s;
    TeamAgentsDialog players(
        info, spec.choice.agents[Side::Home], agents,
        [](const std::vector<TeamAgent> &) { return Result<void>(); }, &window);
    dialog(players, u"team-agents"_s, look);
    RankingDialog ranking(&program.league(), program.competition(), &window);
    dialog(ranking, u"ranking"_s, look);
    TeamRankingDialog order(state, &window);
    dialog(order, u"team-ranking"_s, look);
    CompetitionRulesDialog competitionRules(program.league(), state, &window);
    competitionRules.setTableRules(TableRules{*ruleSet(u"league-2-1-0"_s), u"2–1–0"_s});
    dialog(competitionRules, u"competition-rules"_s, look);
    SeasonDaysDialog seasonDays(program.league(), state, &window);
    SeasonDays later;
    later.calendar.first = QDate(2030, 6, 1);
    seasonDays.setDays(later);
    dialog(seasonDays, u"season-calendar"_s, look);
    QStringList cupTeams;
    for (const Entrant &entrant : state->competition.definition().entrants)
        if (cupTeams.size() < 10)
            cupTeams << entrant.name;
    FirstRoundDialog firstRound({{{6, 9}, {7, 8}}, {0, 1, 2, 3, 4, 5}}, cupTeams, {}, &window);
    dialog(firstRound, u"first-round"_s, look);
    GroupPlacesDialog groupPlaces({u"Division 1"_s, u"Division 2"_s}, {5, 5}, cupTeams, {}, &window);
    dialog(groupPlaces, u"group-places"_s, look);
    DivisionsDialog divisions(cupTeams, std::vector<int>(static_cast<std::size_t>(cupTeams.size()), 2),
                              &window);
    dialog(divisions, u"divisions"_s, look);
    DeleteResultDialog deletion(state, {0}, &window);
    dialog(deletion, u"delete-result"_s, look);
    JournalEntry entered;
    entered.title = u"Entered: %1"_s;
    entered.arguments = QStringList{u"Brazil 3-1 Italy"_s};
    UndoDialog undo(translated(entered), JournalEntry::Kind::Undo, {}, &window);
    dialog(undo, QStringLiteral("undo"), look);
    MatchRulingDialog annul(&program.league(), state, {0, 1}, Ruling::Kind::Annulled, &window);
    dialog(annul, QStringLiteral("annul"), look);
    MatchRulingDialog abandon(&program.league(), state, {0}, Ruling::Kind::Abandoned, &window);
    abandon.findChild<QComboBox *>(QStringLiteral("then"))->setCurrentIndex(2);
    dialog(abandon, QStringLiteral("abandon"), look);
    MatchRulingDialog replay(&program.league(), state, {0}, Ruling::Kind::Replay, &window);
    dialog(replay, QStringLiteral("replay"), look);
    scoreSheets(program, size, look);
    auto told = loggedMatch(program.league(), *state, 0);
    if (!told)
        qFatal("The match has no log.");
    LogDialog log(fixtureNames(*state, {0}), std::move(*told), &window);
    log.findChild<QLineEdit *>(u"search"_s)->setText(u"shot"_s);
    dialog(log, u"log"_s, look);
}

/// Every step of the dialog for a new competition.
void wizard(QSize size, const WindowLook &look)
{
    DesktopCase program;
    program.window().resize(size);
    if (!program.run(CommandId::NewCompetition))
        qFatal("No competition can be made.");
    auto *shown = program.window().findChild<CompetitionDialog *>();
    shown->resize(QSize(960, 680).boundedTo(size));
    // The same draw in every picture.
    shown->draft().setSeed(u"2026"_s);
    const auto click = [shown](const char *name) {
        QTest::mouseClick(shown->findChild<QPushButton *>(QString::fromLatin1(name)), Qt::LeftButton);
    };
    const auto see = [shown, &look](const char *name) {
        letSettle();
        look(*shown, u"wizard-"_s + QString::fromLatin1(name));
    };
    see("1-template");
    const QTemporaryDir folder;
    QFile wrong(folder.filePath(u"My cup.json"_s));
    if (!wrong.open(QIODevice::WriteOnly))
        qFatal("The format could not be written.");
    wrong.write(
        R"({"name": "my-cup", "title": 7, "stages": [{"name": "final", "type": "nockout"}], "pol": 4})");
    wrong.close();
    shown->findChild<TemplatePage *>()->takeFile(wrong.fileName());
    see("1-template-wrong-file");
    click("next");
    auto *level = shown->findChild<QComboBox *>(u"level"_s);
    level->setCurrentIndex(level->findData(u"advanced"_s));
    see("2-game");
    {
        MoreRulesDialog more(shown->draft(), shown);
        dialog(more, u"more-rules"_s, look);
    }
    {
        TableRulesDialog rules(shown->draft().formatRules(), {}, {}, {}, shown);
        rules.findChild<QLineEdit *>(u"search"_s)->setText(u"spain 2015"_s);
        dialog(rules, u"table-rules"_s, look);
    }
    {
        TableRulesDialog rules(shown->draft().formatRules(), {}, {}, {}, shown);
        rules.takeFile(wrong.fileName());
        dialog(rules, u"table-rules-wrong-file"_s, look);
    }
    {
        OwnTableRulesDialog rules(shown->draft().formatRules(), {}, {}, shown);
        dialog(rules, u"own-table-rules"_s, look);
    }
    {
        OwnCardsDialog cards(disciplineRulesFile(u"domestic"_s).value(), {}, {}, shown);
        dialog(cards, u"own-cards"_s, look);
    }
    {
        const std::vector<Entrant> &teams = shown->draft().drawn()->competition.definition().entrants;
        CalendarDialog::Days days;
        days.calendar.first = QDate(2026, 9, 7);
        days.calendar.blackouts = {{QDate(2026, 12, 20), QDate(2027, 1, 10), {}}};
        days.calendar.homeDays[teams[2].name] = 4;
        days.wishes = {{WishKind::NotAllHome, {teams[0].id, teams[1].id}, {}}};
        CalendarDialog calendar(days, teams, true, shown);
        dialog(calendar, u"calendar"_s, look);
    }
    shown->findChild<GamePage *>()->takeDisciplineFile(wrong.fileName());
    see("2-game-wrong-file");
    click("next");
    see("3-teams-given");
    auto *source = shown->findChild<QComboBox *>(u"source"_s);
    source->setCurrentIndex(source->count() - 1);
    see("3-teams-missing");
    click("fill");
    see("3-teams-chosen");
    click("step4");
    for (int ball = 0; ball < 21; ++ball)
        click("ball");
    see("4-draw");
    click("wholeWindow");
    see("4-ceremony");
    click("wholeWindow");
    CompetitionDraft &draft = shown->draft();
    draft.setFormat(u"cup-16"_s);
    click("step3");
    see("3-teams-equals");
    click("step4");
    auto *teams = shown->findChild<QComboBox *>(u"source"_s);
    click("step3");
    teams->setCurrentIndex(0);
    click("step4");
    shown->findChild<QCheckBox *>(u"balanced"_s)->setChecked(true);
    see("4-balanced");
    draft.setFormat(u"worldcup-32"_s);
    click("step5");
    see("5-summary");
    shown->reject();
}

/// What is out of the way, and what waits for a draw.
void besideTheWay(const QTemporaryDir &folder, QSize size, const WindowLook &look)
{
    {
        DesktopCase program(madeLeague(folder, {.format = u"swiss-8x3"_s}, u"Swiss"_s));
        program.window().resize(size);
        forEveryPage(program, u"due-"_s, look);
        RoundDialog round(program.league(), program.state(), &program.window());
        dialog(round, u"pair-round"_s, look);
        if (!program.run(CommandId::ArchiveCompetition))
            qFatal("The competition cannot be archived.");
        program.window().go(PageKind::Home);
        letSettle();
        look(program.window(), u"archive-home"_s);
    }
    DesktopCase program(madeLeague(folder, {.matchdays = 1}, u"Player"_s));
    program.window().resize(size);
    for (const MatchReport *report : personalReports(program.state()->competition))
        for (const ReportEvent &event : report != nullptr ? report->events : std::vector<ReportEvent>())
            if (!event.player.isNull()) {
                program.window().go(PageKind::Player, {}, event.player);
                letSettle();
                look(program.window(), u"player-known"_s);
                return;
            }
}

/// A friendly of the first two teams after a few kicks of its shoot-out, kept in the league.
QUuid friendlyAtShootOut(DesktopCase &program)
{
    constexpr std::uint64_t mostMatches = 500;
    constexpr auto kicks = 5;
    // Of each game the same match every time; it is looked for once.
    static QHash<QString, std::uint64_t> found;
    const CompetitionStatePtr state = program.state();
    GameChoice choice = state->rules->choice;
    const QString coach = QString::fromUtf8(choice.game->info().agents.front().name);
    choice.agents = {{coach, coach}};
    const QString game = QString::fromUtf8(choice.game->info().id);
    for (std::uint64_t seed = found.value(game, 1); seed <= mostMatches; ++seed) {
        FixtureSetup setup =
            kickOffSetup(state->competition, state->nextFixtures().front(), *state->rules, 0).value();
        setup.fixture = QUuid::createUuidV5(QUuid(), game);
        setup.decision.needsWinner = true;
        auto match =
            LiveMatch::begin(*choice.game, setup, {QString::number(seed), {{personAgent, coach}}}).value();
        LiveComputer computer = LiveComputer::make(choice, seed).value();
        const auto kicked = [&match] {
            const auto events = match.events();
            return std::count_if(events.begin(), events.end(),
                                 [](const Event &event) { return event.kind == EventKind::ShootOutKick; });
        };
        while (!match.isOver() && kicked() < kicks)
            if (!computer.answer(match))
                qFatal("The computer has no answer.");
        if (match.isOver())
            continue;
        if (!Friendlies(program.league().league()).begin(u"Shoot-out"_s, std::nullopt, match.log()))
            qFatal("The friendly cannot be kept.");
        found.insert(game, seed);
        return setup.fixture;
    }
    qFatal("No match comes to a shoot-out.");
}

/// The first line of the ticker behind which there is a ruling.
void rulingOf(const MatchPage &page, const QString &name, DesktopCase &program, const WindowLook &look)
{
    const auto *ticker = page.findChild<QListView *>(u"ticker"_s)->model();
    for (int row = 0; row < ticker->rowCount(); ++row) {
        const QModelIndex line = ticker->index(row, 0);
        const QString text =
            rulingText(page.session()->match().game(), line.data(TickerModel::RulingRole).toString());
        if (text.isEmpty())
            continue;
        RulingDialog ruling(line.data().toString(), text, helpTopic(&page), &program.window());
        return dialog(ruling, name, look);
    }
}

/// A match that is played in the window, in every state of its page.
void matchCentre(const QString &game, const QString &level, const QTemporaryDir &folder, QSize size,
                 const WindowLook &look)
{
    const QString place = folder.filePath(u"Centre %1.touchline"_s.arg(game));
    {
        auto league = League::create(place, u"Centre"_s, {u"Anna"_s, false, {}});
        CompetitionDefinition definition = playableLeague(qPrintable(game), qPrintable(level));
        for (Stage &stage : definition.format.stages)
            stage.homeGrounds = false;
        if (!league || !(*league)->competitions().add(Competition::create(std::move(definition)).value()))
            qFatal("The league could not be made.");
    }
    DesktopCase program(place);
    program.window().resize(size);
    const QString prefix = u"match-%1-"_s.arg(game);
    const auto see = [&](const char *state) {
        letSettle();
        look(program.window(), prefix + QString::fromLatin1(state));
    };
    const QUuid fixture = program.state()->competition.fixtures().front().id;
    program.window().go(PageKind::Match, program.competition(), fixture);
    auto *page = dynamic_cast<MatchPage *>(program.window().page());
    const auto click = [page](const char *name) {
        page->findChild<QPushButton *>(QString::fromLatin1(name))->click();
    };
    see("before");
    if (auto *draw = page->findChild<QPushButton *>(u"draw"_s); draw->isVisible()) {
        draw->click();
        if (!QTest::qWaitFor([page] { return !page->session()->isRunning(); }, longMatch))
            qFatal("What comes before kick-off is not rolled.");
        see("drawn");
    }
    // Two persons: what is secret is covered.
    for (const char *seat : {"homeSeat", "awaySeat"})
        page->findChild<QComboBox *>(QString::fromLatin1(seat))->setCurrentIndex(0);
    page->findChild<QComboBox *>(u"pace"_s)->setCurrentIndex(2);
    click("kickOff");
    const MatchSession &session = *page->session();
    if (!QTest::qWaitFor([&session] { return !session.isRunning(); }))
        qFatal("The match does not come to a question.");
    if (session.coveredFor()) {
        see("cover");
        click("uncover");
    }
    see("question");
    const auto playFor = [&](std::size_t inputs) {
        const bool isThere = QTest::qWaitFor(
            [&] {
                if (!session.isRunning() && session.match().entries().size() < inputs) {
                    if (session.coveredFor())
                        click("uncover");
                    click("coach");
                }
                return session.match().isOver() ||
                       (!session.isRunning() && session.match().entries().size() >= inputs);
            },
            longMatch);
        if (!isThere)
            qFatal("The match does not go on.");
    };
    playFor(60);
    see("played");
    page->findChild<QCheckBox *>(u"explained"_s)->click();
    see("explained");
    rulingOf(*page, u"ruling-"_s + game, program, look);
    page->findChild<QCheckBox *>(u"explained"_s)->click();
    // Own dice from here on.
    const auto more = [page](const char *action) {
        const QMenu *menu = page->findChild<QPushButton *>(u"more"_s)->menu();
        auto *found = menu->findChild<QAction *>(QString::fromLatin1(action));
        if (found == nullptr)
            qFatal("There is no %s.", action);
        found->trigger();
    };
    more("changeSeats");
    for (const char *dice : {"homeDice", "awayDice"})
        page->findChild<QComboBox *>(QString::fromLatin1(dice))->setCurrentIndex(2);
    see("seats");
    click("kickOff");
    for (int answers = 0; answers < 40 && session.waits() == MatchSession::Waits::ForChoice; ++answers) {
        if (session.coveredFor())
            click("uncover");
        click("coach");
    }
    see("dice");
    WhichDiceDialog whichDice(rollKindsOf(session.match().game()), {{u"Hungary 1954"_s, u"Brazil 1970"_s}},
                              session.seats(), &program.window());
    dialog(whichDice, u"which-dice-"_s + game, look);
    // Rolls of the computer, as if they had been typed: a list to choose a slip from.
    if (auto rolled = MatchSession::resume(program.league(), *program.state(), 0)) {
        SlipDialog slip(**rolled, &program.window());
        dialog(slip, u"slip-"_s + game, look);
    }
    // One gesture of the computer, when all that moves has come where it goes.
    page->findChild<QComboBox *>(u"pace"_s)->setCurrentIndex(1);
    click("coach");
    const auto *board = page->findChild<BoardView *>(u"board"_s);
    if (!QTest::qWaitFor([board] { return !board->isMoving(); }, longMatch))
        qFatal("The board does not come to rest.");
    see("moved");
    page->findChild<QComboBox *>(u"pace"_s)->setCurrentIndex(2);
    more("playToEnd");
    if (!QTest::qWaitFor([&session] { return session.match().isOver(); }, longMatch))
        qFatal("The match does not end.");
    const auto *luck = page->findChild<LuckView *>(u"luck"_s);
    if (!luck->findChild<QPushButton *>(u"luckWanted"_s)->isVisible() &&
        !QTest::qWaitFor([luck] { return luck->luck() != nullptr; }, longMatch))
        qFatal("Nothing is told of luck.");
    see("over");
    click("enterResult");
    see("saved");
    program.window().go(PageKind::Match, program.competition(), fixture);
    page->findChild<QSlider *>(u"timeLine"_s)->setValue(watchedInputs);
    see("watched");
    if (const auto watched = MatchSession::watch(program.league(), *program.state(), 0);
        watched && (*watched)->goTo(watchedInputs)) {
        ForkDialog fork(**watched, &program.window());
        if (auto *judge = fork.findChild<QPushButton *>(u"judge"_s);
            game == "atcs"_L1 && !judge->isHidden()) {
            judge->click();
            const auto *verdict = fork.findChild<QLabel *>(u"verdict"_s);
            if (!QTest::qWaitFor([verdict] { return verdict->text().contains(u"a draw 50"_s); }, longMatch))
                qFatal("Nothing is told of the decision.");
        }
        dialog(fork, u"what-if-"_s + game, look);
        const auto made = (*watched)->fork({u"Had it gone in"_s, (*watched)->seats(), {}, false});
        if (!made)
            qFatal("The what-if cannot be made.");
        program.window().go(PageKind::Friendly, {}, *made);
        see("what-if");
        program.window().go(PageKind::Friendlies);
        see("friendlies");
        program.window().go(PageKind::Home);
        see("home");
    }
    program.window().go(PageKind::Friendly, {}, friendlyAtShootOut(program));
    see("shoot-out");
    if (!program.run(CommandId::NewFriendly))
        qFatal("No friendly can be begun.");
    see("friendly");
}

/// Of a league of two divisions that is played out, with a club that does not take part.
void nextSeason(const QTemporaryDir &folder, const WindowLook &look)
{
    const QString place = folder.filePath(u"Divisions.touchline"_s);
    {
        auto league = League::create(place, u"Divisions"_s, {u"Anna"_s, false, {}});
        const Competition competition = Competition::create(playableLeague("atcs", "advanced")).value();
        Team club;
        club.id = QUuid::createUuid();
        club.name = u"Hilltop Rovers"_s;
        if (!league || !(*league)->competitions().add(competition) || !(*league)->teams().add({club}) ||
            !playToTheEnd(**league, competition.definition().id, playRulesOf(competition).value()))
            qFatal("The season could not be played.");
    }
    DesktopCase program(place);
    SeasonDialog season(program.league(), program.state(), &program.window());
    dialog(season, u"next-season"_s, look);
}

QString emptyLeague(const QTemporaryDir &folder)
{
    QString path = folder.filePath(u"Empty.touchline"_s);
    const auto made = League::create(path, u"Empty"_s, {u"Anna"_s, false, {}});
    if (!made)
        qFatal("The empty league could not be made.");
    return path;
}

/// An evening on three tables: its timetable before and after it is made, a match carried to where it breaks
/// something, a delay, and what the hall sees.
void evening(const QString &league, QSize size, const WindowLook &look)
{
    DesktopCase program(league);
    MainWindow &window = program.window();
    window.resize(size);
    window.go(PageKind::Timetable, program.competition());
    letSettle();
    look(window, u"evening-empty"_s);
    DayPlan plan{QDate(2030, 11, 30), {}, {}};
    plan.rules.tables = QStringList{u"Window"_s, u"Door"_s, u"Table 3"_s};
    plan.rules.start = QTime(10, 0);
    plan.rules.end = QTime(12, 0);
    plan.rules.referees = true;
    plan.rules.breaks = {{QTime(11, 0), QTime(11, 20)}};
    plan.teams = {{1, QTime(10, 30), {}}};
    TimetableDialog made(program.league(), program.state(), &window);
    made.setPlan(plan);
    dialog(made, u"timetable"_s, look);
    if (!changeTimetable(program.league().league(), program.competition(), plan))
        qFatal("The timetable could not be made.");
    letSettle();
    auto *view = window.page()->findChild<TimetableView *>();
    const std::vector<int> first = view->days().grid().cells.front().front();
    if (!program.league().league().results().record(program.competition(),
                                                    bareReport(program.state()->competition, first.front())))
        qFatal("The result could not be entered.");
    letSettle();
    look(window, u"evening-timetable"_s);
    view->setCurrentIndex(view->model()->index(0, 1));
    QTest::keyClick(view, Qt::Key_Space);
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_Down);
    letSettle();
    look(window, u"evening-carried"_s);
    QTest::keyClick(view, Qt::Key_Escape);
    DelayDialog delay(program.league(), program.state(), view->days().grid(), {}, &window);
    dialog(delay, u"delay"_s, look);
    auto *page = qobject_cast<TimetablePage *>(window.page());
    page->timer().start();
    HallWindow hall(program.league(), program.competition(), page->timer());
    hall.setHeld(true);
    hall.resize(size);
    hall.show();
    for (int shown = 0; shown < hall.pageCount(); ++shown) {
        hall.setPage(shown);
        letSettle();
        look(hall, u"hall-%1"_s.arg(shown + 1));
    }
}

/// The manual: its contents, a page with a picture, one made from the tables of a game, what a search finds.
void manual(QSize size, const WindowLook &look)
{
    HelpWindow help;
    help.resize(help.size().boundedTo(size));
    help.show();
    const auto see = [&](const char *page, const char *name) {
        help.view().go(QString::fromLatin1(page));
        letSettle();
        look(help, u"help-"_s + QString::fromLatin1(name));
    };
    see("manual/README.md", "contents");
    see("manual/howto/somebody-did-not-come.md", "page");
    see("manual/games/atcs.md", "game");
    see("manual/games/atcs-charts.md", "charts");
    help.findChild<QLineEdit *>(u"search"_s)->setText(u"red card"_s);
    see("manual/games/atcs-options.md", "search");
}

} // namespace

void forEveryPage(DesktopCase &program, const QString &prefix, const WindowLook &look)
{
    const bool isEmpty = program.league().competitions().empty();
    for (const PageKind kind : pageKinds()) {
        if (isOfCompetition(kind) && (isEmpty || !program.league().hasPage(kind, program.competition())))
            continue;
        program.window().go(kind, isOfCompetition(kind) ? program.competition() : QUuid());
        letSettle();
        // The first of it is there before all is.
        if (kind == PageKind::Forecast &&
            !QTest::qWaitFor(
                [&program] {
                    const auto *summary = program.window().page()->findChild<QLabel *>(u"summary"_s);
                    const auto *work = program.window().page()->findChild<QWidget *>(u"work"_s);
                    return summary->isVisible() || !work->isVisible();
                },
                60000))
            qFatal("There is no forecast.");
        look(program.window(), prefix + pictureName(kind));
        tabs(program.window(), prefix + pictureName(kind), look);
    }
}

void forTheMatchCentre(QSize size, const WindowLook &look)
{
    const QTemporaryDir leagues;
    matchCentre(u"atcs"_s, u"premier"_s, leagues, size, look);
    matchCentre(u"fuba"_s, u"standard"_s, leagues, size, look);
    matchCentre(u"champions"_s, u"full"_s, leagues, size, look);
    matchCentre(u"oldschool"_s, u"normal"_s, leagues, size, look);
    matchCentre(u"simulator"_s, u"tournament"_s, leagues, size, look);
}

void forEveryWindow(QSize size, const WindowLook &look)
{
    const QTemporaryDir leagues;
    {
        DesktopCase program;
        program.window().resize(size);
        letSettle();
        look(program.window(), u"welcome"_s);
    }
    manual(size, look);
    pages(emptyLeague(leagues), u"empty-"_s, size, look);
    pages(madeLeague(leagues, {.matchdays = 2}, u"World Cup"_s), u"begun-"_s, size, look);
    pages(madeLeague(leagues, {.isPlayedOut = true}, u"Played out"_s), u"over-"_s, size, look);
    dialogs(madeLeague(leagues, {}, u"Dialogs"_s), size, look);
    evening(madeLeague(leagues, {u"advanced"_s, u"evening-8"_s}, u"Evening"_s), size, look);
    besideTheWay(leagues, size, look);
    nextSeason(leagues, look);
    forTheMatchCentre(size, look);
    wizard(size, look);
    matchDialogs(madeLeague(leagues, {.matchdays = 1}, u"Matches"_s), size, look);
}

} // namespace touchline::testing
