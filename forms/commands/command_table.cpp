// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/commands/command_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace touchline {

namespace {

/// Those that go to a page come from the table of pages.
const std::array everyCommand{std::to_array<CommandSpec>({
    {CommandId::NewCompetition, "new-competition", CommandMenu::File,
     QT_TRANSLATE_NOOP("Commands", "&New Competition…"),
     QT_TRANSLATE_NOOP("Commands", "Creates a World Cup, cup or league from a template."), "trophy", "",
     QKeySequence::New, false, false},
    {CommandId::NewLeague, "new-league", CommandMenu::File,
     QT_TRANSLATE_NOOP("Commands", "New &League File…"),
     QT_TRANSLATE_NOOP("Commands", "Creates a league file for competitions, teams and players."), "file-new",
     "Ctrl+Shift+N", QKeySequence::UnknownKey, false, true},
    {CommandId::OpenLeague, "open-league", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "&Open League…"),
     QT_TRANSLATE_NOOP("Commands", "Opens a league file."), "open", "", QKeySequence::Open, false, false},
    {CommandId::OpenShared, "open-shared", CommandMenu::File,
     QT_TRANSLATE_NOOP("Commands", "Open &Shared League…"),
     QT_TRANSLATE_NOOP("Commands", "Opens a league on a server."), "server", "Ctrl+Shift+O",
     QKeySequence::UnknownKey, false, false},
    {CommandId::OpenDemonstration, "open-demonstration", CommandMenu::File,
     QT_TRANSLATE_NOOP("Commands", "Open &Demo"),
     QT_TRANSLATE_NOOP("Commands", "A 32-team World Cup in progress, to try everything."), "ball", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::NewWindow, "new-window", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "New &Window"),
     QT_TRANSLATE_NOOP("Commands", "Opens another window, for another league."), "window", "Ctrl+Alt+N",
     QKeySequence::UnknownKey, false, true},
    {CommandId::SaveCopy, "save-copy", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "Save a Copy &As…"),
     QT_TRANSLATE_NOOP(
         "Commands",
         "Writes everything into another file. This one needs no saving: every change is on disk already."),
     "copy-file", "", QKeySequence::SaveAs, false, true},
    {CommandId::RestoreBackup, "restore-backup", CommandMenu::File,
     QT_TRANSLATE_NOOP("Commands", "Restore &Backup…"),
     QT_TRANSLATE_NOOP("Commands", "Opens an earlier copy of this league."), "backup", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::ImportLists, "import-lists", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "&Import…"),
     QT_TRANSLATE_NOOP(
         "Commands",
         "Takes teams, players, fixtures or results from a CSV file, after a look at what it would bring."),
     "import", "Ctrl+I", QKeySequence::UnknownKey, false, true},
    {CommandId::ExportLists, "export-lists", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "&Export…"),
     QT_TRANSLATE_NOOP(
         "Commands",
         "Exports teams, players, fixtures, results, tables, absences, a calendar or a web site."),
     "export", "Ctrl+E", QKeySequence::UnknownKey, false, false},
    {CommandId::Print, "print", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "&Print…"),
     QT_TRANSLATE_NOOP("Commands", "Prints this page."), "print", "", QKeySequence::Print, false, true},
    {CommandId::ExportPicture, "export-picture", CommandMenu::File,
     QT_TRANSLATE_NOOP("Commands", "Save as Pict&ure…"),
     QT_TRANSLATE_NOOP("Commands", "Saves this page as PDF, SVG or PNG."), "picture", "Ctrl+Shift+E",
     QKeySequence::UnknownKey, false, false},
    {CommandId::CloseWindow, "close-window", CommandMenu::File,
     QT_TRANSLATE_NOOP("Commands", "&Close Window"),
     QT_TRANSLATE_NOOP("Commands", "Closes this window. All changes are saved."), "", "", QKeySequence::Close,
     false, true},
    {CommandId::Quit, "quit", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "&Quit"),
     QT_TRANSLATE_NOOP("Commands", "Closes all windows."), "", "", QKeySequence::Quit, false, false},
    {CommandId::Undo, "undo", CommandMenu::Edit, QT_TRANSLATE_NOOP("Commands", "&Undo"),
     QT_TRANSLATE_NOOP("Commands", "Undoes your last change."), "undo", "", QKeySequence::Undo, true, true},
    {CommandId::Redo, "redo", CommandMenu::Edit, QT_TRANSLATE_NOOP("Commands", "&Redo"),
     QT_TRANSLATE_NOOP("Commands", "Redoes the last undone change."), "redo", "", QKeySequence::Redo, true,
     false},
    {CommandId::ReturnToBefore, "return-to-before", CommandMenu::Edit,
     QT_TRANSLATE_NOOP("Commands", "Undo &Back to Here"),
     QT_TRANSLATE_NOOP("Commands", "Undoes the selected change and all later ones."), "back", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::CopyText, "copy-text", CommandMenu::Edit, QT_TRANSLATE_NOOP("Commands", "&Copy as Text"),
     QT_TRANSLATE_NOOP("Commands", "Copies the selection, or this page, as plain text."), "copy", "",
     QKeySequence::Copy, false, true},
    {CommandId::Find, "find", CommandMenu::Edit, QT_TRANSLATE_NOOP("Commands", "&Search Everything…"),
     QT_TRANSLATE_NOOP("Commands", "Finds teams, players, fixtures, friendlies and commands."), "search",
     "Ctrl+K", QKeySequence::UnknownKey, false, true},
    {CommandId::FindOnPage, "find-on-page", CommandMenu::Edit,
     QT_TRANSLATE_NOOP("Commands", "&Find on This Page"),
     QT_TRANSLATE_NOOP("Commands", "Filters this page by name."), "search", "", QKeySequence::Find, false,
     false},
    {CommandId::NextSeason, "next-season", CommandMenu::Competition,
     QT_TRANSLATE_NOOP("Commands", "Ne&xt Season…"),
     QT_TRANSLATE_NOOP(
         "Commands",
         "Starts the next season of a finished league, with promotion, relegation and open suspensions."),
     "calendar", "", QKeySequence::UnknownKey, false, false},
    {CommandId::RenameCompetition, "rename-competition", CommandMenu::Competition,
     QT_TRANSLATE_NOOP("Commands", "Rena&me Competition…"),
     QT_TRANSLATE_NOOP("Commands", "Gives the competition another name."), "pencil", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::CompetitionRules, "competition-rules", CommandMenu::Competition,
     QT_TRANSLATE_NOOP("Commands", "Competition Ru&les…"),
     QT_TRANSLATE_NOOP("Commands", "Changes points, tie-breaks and suspensions, with a preview."), "", "",
     QKeySequence::UnknownKey, false, true},
    {CommandId::SeasonCalendar, "season-calendar", CommandMenu::Competition,
     QT_TRANSLATE_NOOP("Commands", "Cal&endar…"),
     QT_TRANSLATE_NOOP("Commands", "Gives the rest of the season other days, with a preview."), "calendar",
     "", QKeySequence::UnknownKey, false, false},
    {CommandId::MakeTimetable, "make-timetable", CommandMenu::Competition,
     QT_TRANSLATE_NOOP("Commands", "Timeta&ble for One Day…"),
     QT_TRANSLATE_NOOP(
         "Commands",
         "Plays what is left on one day: which match is at which table and when, with a preview."),
     "clock", "", QKeySequence::UnknownKey, false, false},
    {CommandId::NextToTable, "next-to-table", CommandMenu::Competition,
     QT_TRANSLATE_NOOP("Commands", "&Next Match to Free Table"),
     QT_TRANSLATE_NOOP("Commands", "Sends the next match whose teams are free to a free table."), "play-next",
     "", QKeySequence::UnknownKey, false, false},
    {CommandId::DelayMatches, "delay-matches", CommandMenu::Competition,
     QT_TRANSLATE_NOOP("Commands", "Dela&y Matches…"),
     QT_TRANSLATE_NOOP("Commands", "Makes every match of the day that has not begun later, with a preview."),
     "clock", "", QKeySequence::UnknownKey, false, false},
    {CommandId::TeamAgents, "team-agents", CommandMenu::Competition,
     QT_TRANSLATE_NOOP("Commands", "Manage&rs…"),
     QT_TRANSLATE_NOOP("Commands", "Chooses a computer player or a person for each team of the competition."),
     "", "", QKeySequence::UnknownKey, false, false},
    {CommandId::TeamRanking, "team-ranking", CommandMenu::Competition,
     QT_TRANSLATE_NOOP("Commands", "Team Ran&king…"),
     QT_TRANSLATE_NOOP("Commands", "Puts the teams in the order that draws and tie-breaks use."), "", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::ShowFines, "show-fines", CommandMenu::Competition, QT_TRANSLATE_NOOP("Commands", "&Fines"),
     QT_TRANSLATE_NOOP("Commands", "Lists the fines of the competition, and which of them are paid."), "", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::ShowOfficials, "officials", CommandMenu::Competition,
     QT_TRANSLATE_NOOP("Commands", "&Officials…"),
     QT_TRANSLATE_NOOP("Commands", "Referees and weather of the matches: drawn, typed or decided by hand."),
     "", "", QKeySequence::UnknownKey, false, false},
    {CommandId::ArchiveCompetition, "archive-competition", CommandMenu::Competition,
     QT_TRANSLATE_NOOP("Commands", "Archi&ve Competition"),
     QT_TRANSLATE_NOOP("Commands", "Puts the competition behind the others. Nothing is lost."), "", "",
     QKeySequence::UnknownKey, false, true},
    {CommandId::UnarchiveCompetition, "unarchive-competition", CommandMenu::Competition,
     QT_TRANSLATE_NOOP("Commands", "Take Out of the Arc&hive"),
     QT_TRANSLATE_NOOP("Commands", "Lists the competition among the others again."), "", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::DeleteCompetition, "delete-competition", CommandMenu::Competition,
     QT_TRANSLATE_NOOP("Commands", "Dele&te Competition"),
     QT_TRANSLATE_NOOP("Commands", "Deletes the competition with all its results. Undo restores it."),
     "take-out", "", QKeySequence::UnknownKey, false, false},
    {CommandId::NewTeam, "new-team", CommandMenu::Team, QT_TRANSLATE_NOOP("Commands", "New &Team…"),
     QT_TRANSLATE_NOOP("Commands", "Adds a club or a national team."), "plus", "Ctrl+Shift+T",
     QKeySequence::UnknownKey, false, false},
    {CommandId::DeleteTeam, "delete-team", CommandMenu::Team, QT_TRANSLATE_NOOP("Commands", "&Delete Team"),
     QT_TRANSLATE_NOOP("Commands", "Deletes a team that plays in no competition."), "take-out", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::MakeCard, "make-card", CommandMenu::Team, QT_TRANSLATE_NOOP("Commands", "C&ard…"),
     QT_TRANSLATE_NOOP("Commands", "Creates or changes a club's card."), "sheet", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::AddPlayer, "add-player", CommandMenu::Team, QT_TRANSLATE_NOOP("Commands", "Add &Player"),
     QT_TRANSLATE_NOOP("Commands", "Adds a player at the end of the list."), "plus", "Ins",
     QKeySequence::UnknownKey, false, true},
    {CommandId::RemovePlayers, "remove-players", CommandMenu::Team,
     QT_TRANSLATE_NOOP("Commands", "Re&move Players"),
     QT_TRANSLATE_NOOP("Commands", "Removes the selected players from this list."), "take-out", "Del",
     QKeySequence::UnknownKey, false, false},
    {CommandId::TransferPlayer, "transfer-player", CommandMenu::Team,
     QT_TRANSLATE_NOOP("Commands", "Tra&nsfer…"),
     QT_TRANSLATE_NOOP("Commands",
                       "Moves the selected player to another team, on loan, or out of the league."),
     "", "", QKeySequence::UnknownKey, false, true},
    {CommandId::FreePlayers, "free-players", CommandMenu::Team,
     QT_TRANSLATE_NOOP("Commands", "Free Pla&yers…"),
     QT_TRANSLATE_NOOP("Commands", "Lists players who have left a team and joined no other."), "", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::CancelMove, "cancel-move", CommandMenu::Team, QT_TRANSLATE_NOOP("Commands", "Cancel Mo&ve…"),
     QT_TRANSLATE_NOOP("Commands", "Lists the moves of players; cancels one, with a preview."), "", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::AddBan, "add-ban", CommandMenu::Team, QT_TRANSLATE_NOOP("Commands", "&Ban Player…"),
     QT_TRANSLATE_NOOP("Commands", "Bans a player for a number of matches."), "card", "",
     QKeySequence::UnknownKey, false, true},
    {CommandId::ExtendBan, "extend-ban", CommandMenu::Team, QT_TRANSLATE_NOOP("Commands", "E&xtend Ban…"),
     QT_TRANSLATE_NOOP("Commands", "Adds matches to the player's ban."), "", "", QKeySequence::UnknownKey,
     false, false},
    {CommandId::LiftBan, "lift-ban", CommandMenu::Team, QT_TRANSLATE_NOOP("Commands", "L&ift Ban…"),
     QT_TRANSLATE_NOOP("Commands", "Lifts the rest of the player's ban."), "", "", QKeySequence::UnknownKey,
     false, false},
    {CommandId::RuleOnTeam, "rule-on-team", CommandMenu::Team, QT_TRANSLATE_NOOP("Commands", "Team Rulin&g…"),
     QT_TRANSLATE_NOOP("Commands", "Withdraws or reinstates a team, or deducts points."), "shirt",
     "Ctrl+Shift+R", QKeySequence::UnknownKey, false, false},
    {CommandId::NewFriendly, "new-friendly", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "P&lay a Match…"),
     QT_TRANSLATE_NOOP("Commands",
                       "Two teams and a game of your choice. The match counts in no competition."),
     "ball", "F8", QKeySequence::UnknownKey, false, false},
    {CommandId::PlayNext, "play-next", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Simulate &Next Match"),
     QT_TRANSLATE_NOOP("Commands", "The computer plays the next match."), "play-next", "F5",
     QKeySequence::UnknownKey, true, true},
    {CommandId::PlayMatchday, "play-matchday", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Simulate &Matchday"),
     QT_TRANSLATE_NOOP("Commands", "The computer plays all matches of the next matchday."), "play-matchday",
     "F6", QKeySequence::UnknownKey, true, false},
    {CommandId::PlayToTheEnd, "play-to-the-end", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Simulate to the &End"),
     QT_TRANSLATE_NOOP("Commands", "The computer plays all remaining matches."), "play-end", "F7",
     QKeySequence::UnknownKey, true, false},
    {CommandId::StopPlaying, "stop-playing", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "&Stop Simulating"),
     QT_TRANSLATE_NOOP("Commands", "Stops after the current match. Matches already played are kept."), "stop",
     "Shift+F5", QKeySequence::UnknownKey, false, false},
    {CommandId::DrawDue, "draw-due", CommandMenu::Match, QT_TRANSLATE_NOOP("Commands", "&Draw Lots or Round"),
     QT_TRANSLATE_NOOP("Commands",
                       "Draws the lots that level teams need, and the next round where it is drawn."),
     "dice", "", QKeySequence::UnknownKey, false, false},
    {CommandId::PairRound, "pair-round", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Pair Ne&xt Swiss Round…"),
     QT_TRANSLATE_NOOP("Commands",
                       "Pairs the next Swiss round: byes on request, pairings by hand, what they cost."),
     "", "", QKeySequence::UnknownKey, false, false},
    {CommandId::EnterLots, "enter-lots", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Enter Lots Dra&wn by Hand…"),
     QT_TRANSLATE_NOOP("Commands", "Enters the order in which lots were drawn."), "", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::PlaySelected, "play-selected", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "S&imulate Selected Matches"),
     QT_TRANSLATE_NOOP("Commands", "The computer plays the selected matches."), "play", "Ctrl+Return",
     QKeySequence::UnknownKey, false, true},
    {CommandId::PlayYourself, "play-yourself", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Play It &Yourself…"),
     QT_TRANSLATE_NOOP("Commands", "Opens the match to play it: you decide, the computer or your own dice "
                                   "roll."),
     "ball", "Ctrl+Shift+Return", QKeySequence::UnknownKey, false, true},
    {CommandId::EnterResult, "enter-result", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Enter &Result"),
     QT_TRANSLATE_NOOP("Commands", "Enters a score in the list: 2-1 and Enter."), "score", "F2",
     QKeySequence::UnknownKey, false, false},
    {CommandId::EnterScoreSheet, "enter-score-sheet", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "S&core Sheet…"),
     QT_TRANSLATE_NOOP("Commands", "Enters a match with its goals, cards and injuries."), "sheet", "F3",
     QKeySequence::UnknownKey, false, false},
    {CommandId::PrintBlankSheets, "print-blank-sheets", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Print Blank Score S&heets…"),
     QT_TRANSLATE_NOOP("Commands", "Prints a sheet for each selected match, with its teams and players."),
     "print", "Ctrl+Shift+P", QKeySequence::UnknownKey, false, false},
    {CommandId::PrintTimetable, "print-timetable", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Print Timeta&ble…"),
     QT_TRANSLATE_NOOP("Commands", "Prints tables and times for the wall, and a sheet for each table."),
     "print", "", QKeySequence::UnknownKey, false, false},
    {CommandId::CorrectResult, "correct-result", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "C&orrect Result…"),
     QT_TRANSLATE_NOOP("Commands", "Previews and makes a correction."), "pencil", "F4",
     QKeySequence::UnknownKey, false, true},
    {CommandId::AwardWalkover, "award-walkover", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Award Walko&ver…"),
     QT_TRANSLATE_NOOP("Commands", "Awards a match that a team missed or was excluded from."), "walkover", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::Postpone, "postpone", CommandMenu::Match, QT_TRANSLATE_NOOP("Commands", "Pos&tpone…"),
     QT_TRANSLATE_NOOP("Commands", "Moves the match to another day, or to a day to be set."), "calendar", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::Abandon, "abandon", CommandMenu::Match, QT_TRANSLATE_NOOP("Commands", "Mar&k as Abandoned…"),
     QT_TRANSLATE_NOOP("Commands", "Records that the match was broken off, and what is decided about it."),
     "", "", QKeySequence::UnknownKey, false, false},
    {CommandId::Replay, "replay", CommandMenu::Match, QT_TRANSLATE_NOOP("Commands", "Clear &for Replay…"),
     QT_TRANSLATE_NOOP("Commands", "The match is played again from the start."), "", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::Annul, "annul", CommandMenu::Match, QT_TRANSLATE_NOOP("Commands", "&Annul…"),
     QT_TRANSLATE_NOOP("Commands", "The match no longer counts."), "annul", "", QKeySequence::UnknownKey,
     false, false},
    {CommandId::TakeOutResult, "take-out-result", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Delete Res&ult…"),
     QT_TRANSLATE_NOOP("Commands", "Deletes the result. The match can be played again."), "take-out", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::MatchRules, "match-rules", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Level and O&ptions…"),
     QT_TRANSLATE_NOOP("Commands", "Another level or other options for the match, its round or its stage."),
     "", "", QKeySequence::UnknownKey, false, false},
    {CommandId::ShowLog, "show-log", CommandMenu::Match, QT_TRANSLATE_NOOP("Commands", "Match Lo&g"),
     QT_TRANSLATE_NOOP("Commands", "Shows how the match was played, with every roll."), "log", "Ctrl+L",
     QKeySequence::UnknownKey, false, true},
    {CommandId::RankingSheet, "ranking-sheet", CommandMenu::Go,
     QT_TRANSLATE_NOOP("Commands", "&Ranking Sheet…"),
     QT_TRANSLATE_NOOP("Commands", "The teams ranked by their cards, to read, print or save."), "", "",
     QKeySequence::UnknownKey, false, true},
    {CommandId::GoBack, "go-back", CommandMenu::Go, QT_TRANSLATE_NOOP("Commands", "Bac&k"),
     QT_TRANSLATE_NOOP("Commands", "The previous page."), "back", "", QKeySequence::Back, false, true},
    {CommandId::ZoomIn, "zoom-in", CommandMenu::View, QT_TRANSLATE_NOOP("Commands", "Zoom &In"),
     QT_TRANSLATE_NOOP("Commands", "Zooms in."), "zoom-in", "", QKeySequence::ZoomIn, false, false},
    {CommandId::ZoomOut, "zoom-out", CommandMenu::View, QT_TRANSLATE_NOOP("Commands", "Zoom &Out"),
     QT_TRANSLATE_NOOP("Commands", "Zooms out."), "zoom-out", "", QKeySequence::ZoomOut, false, false},
    {CommandId::ZoomToFit, "zoom-to-fit", CommandMenu::View, QT_TRANSLATE_NOOP("Commands", "Fit &Width"),
     QT_TRANSLATE_NOOP("Commands", "Shows all columns."), "zoom-fit", "Ctrl+0", QKeySequence::UnknownKey,
     false, false},
    {CommandId::FullScreen, "full-screen", CommandMenu::View, QT_TRANSLATE_NOOP("Commands", "&Full Screen"),
     QT_TRANSLATE_NOOP("Commands", "Gives the window the whole screen, and back."), "full-screen", "F11",
     QKeySequence::UnknownKey, false, true},
    {CommandId::HallDisplay, "hall-display", CommandMenu::View,
     QT_TRANSLATE_NOOP("Commands", "&Hall Display"),
     QT_TRANSLATE_NOOP(
         "Commands",
         "Opens a window for the screen in the hall: matches, tables, bracket and the round timer."),
     "window", "", QKeySequence::UnknownKey, false, false},
    {CommandId::ShowTicker, "show-ticker", CommandMenu::View, QT_TRANSLATE_NOOP("Commands", "Match &Ticker"),
     QT_TRANSLATE_NOOP("Commands", "Shows or hides the ticker and the notes beside a match."), "log",
     "Ctrl+T", QKeySequence::UnknownKey, false, false},
    {CommandId::WatchMatch, "watch-match", CommandMenu::View, QT_TRANSLATE_NOOP("Commands", "Watch &Match"),
     QT_TRANSLATE_NOOP("Commands", "Shows a match from its kick-off, step by step, forward and back. The "
                                   "computer plays it first if nobody has."),
     "play-next", "F9", QKeySequence::UnknownKey, false, true},
    {CommandId::AppearanceSystem, "appearance-system", CommandMenu::View,
     QT_TRANSLATE_NOOP("Commands", "&System Theme"),
     QT_TRANSLATE_NOOP("Commands", "Light or dark, as the desktop is."), "", "", QKeySequence::UnknownKey,
     false, true},
    {CommandId::AppearanceLight, "appearance-light", CommandMenu::View,
     QT_TRANSLATE_NOOP("Commands", "&Light Theme"), QT_TRANSLATE_NOOP("Commands", "Dark on light."), "", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::AppearanceDark, "appearance-dark", CommandMenu::View,
     QT_TRANSLATE_NOOP("Commands", "&Dark Theme"), QT_TRANSLATE_NOOP("Commands", "Light on dark."), "", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::HelpHere, "help-here", CommandMenu::Help, QT_TRANSLATE_NOOP("Commands", "&What Is This?"),
     QT_TRANSLATE_NOOP("Commands", "Explains what you see: this page, or the question of a match."),
     "question", "F1", QKeySequence::UnknownKey, false, false},
    {CommandId::Manual, "manual", CommandMenu::Help, QT_TRANSLATE_NOOP("Commands", "Ma&nual"),
     QT_TRANSLATE_NOOP("Commands", "How to do things, the games and their rules, with a search."), "album",
     "", QKeySequence::UnknownKey, false, false},
    {CommandId::MatchTour, "match-tour", CommandMenu::Help,
     QT_TRANSLATE_NOOP("Commands", "Your First &Match…"),
     QT_TRANSLATE_NOOP("Commands", "A tour of one minute for each game, while you play."), "ball", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::Shortcuts, "shortcuts", CommandMenu::Help,
     QT_TRANSLATE_NOOP("Commands", "&Keyboard Shortcuts…"),
     QT_TRANSLATE_NOOP("Commands", "Shows and changes keyboard shortcuts."), "keyboard", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::About, "about", CommandMenu::Help, QT_TRANSLATE_NOOP("Commands", "&About Touchline"),
     QT_TRANSLATE_NOOP("Commands", "Version, licence and data sources."), "info", "",
     QKeySequence::UnknownKey, false, true},
})};

/// In the order of their keys, without keys last; those of a competition are a group.
struct OtherWords
{
    CommandId id;
    /// In the context "Commands".
    const char *words;
};

/// What people who know football call a command that is called otherwise here.
constexpr OtherWords otherWords[] = {
    {CommandId::NewCompetition,
     QT_TRANSLATE_NOOP("Commands", "cup knockout tournament championship league season draw")},
    {CommandId::NextSeason, QT_TRANSLATE_NOOP("Commands", "promotion relegation rollover")},
    {CommandId::TeamAgents, QT_TRANSLATE_NOOP("Commands", "coaches computer")},
    {CommandId::TeamRanking, QT_TRANSLATE_NOOP("Commands", "seeding seeds pots strength")},
    {CommandId::OpenDemonstration, QT_TRANSLATE_NOOP("Commands", "example sample")},
    {CommandId::SaveCopy, QT_TRANSLATE_NOOP("Commands", "backup duplicate")},
    {CommandId::RestoreBackup, QT_TRANSLATE_NOOP("Commands", "recover copy")},
    {CommandId::ImportLists, QT_TRANSLATE_NOOP("Commands", "csv spreadsheet excel load squads players")},
    {CommandId::ExportLists, QT_TRANSLATE_NOOP("Commands", "csv spreadsheet excel ical website publish")},
    {CommandId::ExportPicture, QT_TRANSLATE_NOOP("Commands", "pdf png svg image")},
    {CommandId::Undo, QT_TRANSLATE_NOOP("Commands", "revert")},
    {CommandId::Find, QT_TRANSLATE_NOOP("Commands", "find commands")},
    {CommandId::NewTeam, QT_TRANSLATE_NOOP("Commands", "club add")},
    {CommandId::DeleteTeam, QT_TRANSLATE_NOOP("Commands", "club remove")},
    {CommandId::MakeCard, QT_TRANSLATE_NOOP("Commands", "ratings strength")},
    {CommandId::AddPlayer, QT_TRANSLATE_NOOP("Commands", "squad register sign")},
    {CommandId::RemovePlayers, QT_TRANSLATE_NOOP("Commands", "squad delete release")},
    {CommandId::TransferPlayer, QT_TRANSLATE_NOOP("Commands", "move loan sign signing registration")},
    {CommandId::FreePlayers, QT_TRANSLATE_NOOP("Commands", "agents released")},
    {CommandId::CancelMove, QT_TRANSLATE_NOOP("Commands", "transfer loan")},
    {CommandId::CompetitionRules, QT_TRANSLATE_NOOP("Commands", "points tiebreaks yellow cards suspensions")},
    {CommandId::SeasonCalendar,
     QT_TRANSLATE_NOOP("Commands", "dates schedule fixtures timetable matchdays kick-off winter break")},
    {CommandId::MakeTimetable,
     QT_TRANSLATE_NOOP("Commands", "tournament evening schedule rests referees hall")},
    {CommandId::ShowOfficials,
     QT_TRANSLATE_NOOP("Commands", "referees refs appointments neutral weather draw")},
    {CommandId::PlayNext, QT_TRANSLATE_NOOP("Commands", "play computer")},
    {CommandId::PlayMatchday, QT_TRANSLATE_NOOP("Commands", "play round computer")},
    {CommandId::PlayToTheEnd, QT_TRANSLATE_NOOP("Commands", "play season all computer")},
    {CommandId::DrawDue, QT_TRANSLATE_NOOP("Commands", "toss coin swiss pairing")},
    {CommandId::PairRound, QT_TRANSLATE_NOOP("Commands", "pairing manual half-point bye absent sit out")},
    {CommandId::PlaySelected, QT_TRANSLATE_NOOP("Commands", "play computer")},
    {CommandId::PlayYourself, QT_TRANSLATE_NOOP("Commands", "board dice live")},
    {CommandId::NewFriendly, QT_TRANSLATE_NOOP("Commands", "friendly quick test new")},
    {CommandId::MatchTour, QT_TRANSLATE_NOOP("Commands", "tutorial guide learn help introduction")},
    {CommandId::EnterResult, QT_TRANSLATE_NOOP("Commands", "score report")},
    {CommandId::EnterScoreSheet, QT_TRANSLATE_NOOP("Commands", "report scorers goals cards bookings")},
    {CommandId::PrintBlankSheets, QT_TRANSLATE_NOOP("Commands", "forms team")},
    {CommandId::PrintTimetable, QT_TRANSLATE_NOOP("Commands", "grid wall evening tables hours")},
    {CommandId::NextToTable, QT_TRANSLATE_NOOP("Commands", "call timetable evening")},
    {CommandId::DelayMatches, QT_TRANSLATE_NOOP("Commands", "late later postpone timetable evening")},
    {CommandId::HallDisplay,
     QT_TRANSLATE_NOOP("Commands", "second screen beamer projector monitor timer clock countdown audience")},
    {CommandId::CorrectResult, QT_TRANSLATE_NOOP("Commands", "change edit score appeal")},
    {CommandId::AwardWalkover, QT_TRANSLATE_NOOP("Commands", "forfeit no-show default bye")},
    {CommandId::Postpone, QT_TRANSLATE_NOOP("Commands", "reschedule move date called off")},
    {CommandId::Abandon, QT_TRANSLATE_NOOP("Commands", "broken off suspended")},
    {CommandId::Replay, QT_TRANSLATE_NOOP("Commands", "rematch again")},
    {CommandId::Annul, QT_TRANSLATE_NOOP("Commands", "void cancel expunge")},
    {CommandId::TakeOutResult, QT_TRANSLATE_NOOP("Commands", "remove score")},
    {CommandId::RuleOnTeam,
     QT_TRANSLATE_NOOP("Commands", "withdraw withdrawal expel disqualify deduct deduction points reinstate")},
    {CommandId::AddBan,
     QT_TRANSLATE_NOOP("Commands", "suspend suspended suspension red card injury injured")},
    {CommandId::ExtendBan, QT_TRANSLATE_NOOP("Commands", "suspend suspension longer")},
    {CommandId::LiftBan, QT_TRANSLATE_NOOP("Commands", "suspended suspension pardon appeal")},
    {CommandId::ShowLog, QT_TRANSLATE_NOOP("Commands", "rolls dice replay")},
    {CommandId::Shortcuts, QT_TRANSLATE_NOOP("Commands", "keys hotkeys")},
    {CommandId::AppearanceDark, QT_TRANSLATE_NOOP("Commands", "night black")},
    {CommandId::AppearanceLight, QT_TRANSLATE_NOOP("Commands", "day white")},
    {goTo(PageKind::Home), QT_TRANSLATE_NOOP("Commands", "start dashboard next")},
    {goTo(PageKind::Fixtures), QT_TRANSLATE_NOOP("Commands", "matches schedule calendar results matchdays")},
    {goTo(PageKind::Timetable), QT_TRANSLATE_NOOP("Commands", "grid evening hall day hours")},
    {goTo(PageKind::Tables), QT_TRANSLATE_NOOP("Commands", "standings league ranking positions")},
    {goTo(PageKind::Bracket), QT_TRANSLATE_NOOP("Commands", "cup knockout final rounds ties tree")},
    {goTo(PageKind::Availability),
     QT_TRANSLATE_NOOP("Commands", "eligible suspended suspensions bans banned injured cards")},
    {goTo(PageKind::Statistics),
     QT_TRANSLATE_NOOP("Commands", "scorers goals goalscorers stats records form cards ratings Elo")},
    {goTo(PageKind::Friendlies), QT_TRANSLATE_NOOP("Commands", "what-ifs")},
    {goTo(PageKind::Out),
     QT_TRANSLATE_NOOP("Commands", "suspended injured absent unavailable eligibility bans")},
    {goTo(PageKind::Teams), QT_TRANSLATE_NOOP("Commands", "clubs squads rosters transfers")},
    {goTo(PageKind::Album), QT_TRANSLATE_NOOP("Commands", "historic teams figures players")},
    {goTo(PageKind::History), QT_TRANSLATE_NOOP("Commands", "log undo journal changes")}};

std::vector<CommandSpec> goingCommands()
{
    std::vector<PageKind> pages = pageKinds();
    std::erase_if(pages, [](PageKind page) { return !isInNavigation(page); });
    // Without keys a page of a competition stands behind the one before it.
    const auto placeOf = [](PageKind page) {
        while (isOfCompetition(page) && *pageRow(page).keys == '\0')
            page = static_cast<PageKind>(static_cast<int>(page) - 1);
        return QLatin1String(pageRow(page).keys);
    };
    std::stable_sort(pages.begin(), pages.end(), [&placeOf](PageKind a, PageKind b) {
        const QLatin1String first = placeOf(a);
        const QLatin1String second = placeOf(b);
        return !first.isEmpty() && (second.isEmpty() || first < second);
    });
    std::vector<CommandSpec> commands;
    bool wasOfCompetition = false;
    for (const PageKind page : pages) {
        const PageRow &row = pageRow(page);
        commands.push_back({goTo(page), row.command, CommandMenu::Go, row.text, row.help, row.icon, row.keys,
                            QKeySequence::UnknownKey, false, isOfCompetition(row.kind) != wasOfCompetition});
        wasOfCompetition = isOfCompetition(row.kind);
    }
    return commands;
}

std::vector<CommandSpec> allCommands()
{
    std::vector<CommandSpec> commands(everyCommand.begin(), everyCommand.end());
    const auto firstOfGo = std::find_if(commands.begin(), commands.end(),
                                        [](const CommandSpec &spec) { return spec.menu == CommandMenu::Go; });
    const std::vector<CommandSpec> going = goingCommands();
    commands.insert(firstOfGo, going.begin(), going.end());
    return commands;
}

} // namespace

std::span<const CommandSpec> commandTable()
{
    static const std::vector<CommandSpec> commands = allCommands();
    return commands;
}

const CommandSpec &commandSpec(CommandId id)
{
    const std::span<const CommandSpec> all = commandTable();
    const auto spec =
        std::find_if(all.begin(), all.end(), [id](const CommandSpec &one) { return one.id == id; });
    Q_ASSERT(spec != all.end());
    return *spec;
}

QString commandText(const CommandSpec &spec)
{
    return QCoreApplication::translate("Commands", spec.text);
}

QString commandHelp(const CommandSpec &spec)
{
    return QCoreApplication::translate("Commands", spec.help);
}

QString commandWords(const CommandSpec &spec)
{
    const auto *const found = std::find_if(std::begin(otherWords), std::end(otherWords),
                                           [&spec](const OtherWords &one) { return one.id == spec.id; });
    return found == std::end(otherWords) ? QString() : QCoreApplication::translate("Commands", found->words);
}

QList<QKeySequence> defaultKeys(const CommandSpec &spec)
{
    if (spec.standardKey != QKeySequence::UnknownKey)
        return QKeySequence::keyBindings(spec.standardKey);
    const QKeySequence keys(QString::fromLatin1(spec.keys), QKeySequence::PortableText);
    return keys.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{keys};
}

QString menuText(CommandMenu menu)
{
    switch (menu) {
    case CommandMenu::File:
        return QCoreApplication::translate("Commands", "&File");
    case CommandMenu::Edit:
        return QCoreApplication::translate("Commands", "&Edit");
    case CommandMenu::Competition:
        return QCoreApplication::translate("Commands", "Compet&ition");
    case CommandMenu::Team:
        return QCoreApplication::translate("Commands", "Te&am");
    case CommandMenu::Match:
        return QCoreApplication::translate("Commands", "&Match");
    case CommandMenu::Go:
        return QCoreApplication::translate("Commands", "&Go");
    case CommandMenu::View:
        return QCoreApplication::translate("Commands", "&View");
    case CommandMenu::Help:
        return QCoreApplication::translate("Commands", "&Help");
    case CommandMenu::None:
        break;
    }
    return {};
}

} // namespace touchline
