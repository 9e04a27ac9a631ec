// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/commands/command_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

const std::array everyCommand{std::to_array<CommandSpec>({
    {CommandId::NewCompetition, "new-competition", CommandMenu::File,
     QT_TRANSLATE_NOOP("Commands", "&New competition…"),
     QT_TRANSLATE_NOOP("Commands", "A World Cup, a cup or a league: from a template in a few steps."),
     "trophy", "", QKeySequence::New, false, false},
    {CommandId::NextSeason, "next-season", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "Ne&xt season…"),
     QT_TRANSLATE_NOOP("Commands", "Goes on with a league that is played out: who goes up and down, who is "
                                   "still suspended."),
     "calendar", "", QKeySequence::UnknownKey, false, false},
    {CommandId::NewLeague, "new-league", CommandMenu::File,
     QT_TRANSLATE_NOOP("Commands", "New &league file…"),
     QT_TRANSLATE_NOOP("Commands", "A file of its own for competitions, teams and players."), "file-new",
     "Ctrl+Shift+N", QKeySequence::UnknownKey, false, true},
    {CommandId::OpenLeague, "open-league", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "&Open league…"),
     QT_TRANSLATE_NOOP("Commands", "Opens a league file."), "open", "", QKeySequence::Open, false, false},
    {CommandId::OpenShared, "open-shared", CommandMenu::File,
     QT_TRANSLATE_NOOP("Commands", "Open &shared league…"),
     QT_TRANSLATE_NOOP("Commands", "Opens a league that a club keeps on a server."), "server", "Ctrl+Shift+O",
     QKeySequence::UnknownKey, false, false},
    {CommandId::OpenDemonstration, "open-demonstration", CommandMenu::File,
     QT_TRANSLATE_NOOP("Commands", "Open the &demonstration"),
     QT_TRANSLATE_NOOP("Commands", "A World Cup of 32 teams, begun, to try everything with."), "ball", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::NewWindow, "new-window", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "New &window"),
     QT_TRANSLATE_NOOP("Commands", "Another window, for another league."), "window", "Ctrl+Alt+N",
     QKeySequence::UnknownKey, false, true},
    {CommandId::SaveCopy, "save-copy", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "Save a Copy &As…"),
     QT_TRANSLATE_NOOP(
         "Commands",
         "Writes everything into another file. This one needs no saving: every change is on disk already."),
     "copy-file", "", QKeySequence::SaveAs, false, true},
    {CommandId::RestoreBackup, "restore-backup", CommandMenu::File,
     QT_TRANSLATE_NOOP("Commands", "&Restore a Backup…"),
     QT_TRANSLATE_NOOP("Commands", "Opens an earlier copy of this league beside it."), "backup", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::ImportLists, "import-lists", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "&Import…"),
     QT_TRANSLATE_NOOP(
         "Commands",
         "Takes teams, players, fixtures or results from a CSV file, after a look at what it would bring."),
     "import", "Ctrl+I", QKeySequence::UnknownKey, false, true},
    {CommandId::ExportLists, "export-lists", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "&Export…"),
     QT_TRANSLATE_NOOP("Commands", "Writes teams, players, fixtures, results, a calendar or a web site."),
     "export", "Ctrl+E", QKeySequence::UnknownKey, false, false},
    {CommandId::Print, "print", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "&Print…"),
     QT_TRANSLATE_NOOP("Commands", "Prints what this page shows."), "print", "", QKeySequence::Print, false,
     true},
    {CommandId::ExportPicture, "export-picture", CommandMenu::File,
     QT_TRANSLATE_NOOP("Commands", "Save as pict&ure…"),
     QT_TRANSLATE_NOOP("Commands", "Saves what this page shows as PDF, SVG or PNG."), "picture",
     "Ctrl+Shift+E", QKeySequence::UnknownKey, false, false},
    {CommandId::CloseWindow, "close-window", CommandMenu::File,
     QT_TRANSLATE_NOOP("Commands", "&Close window"),
     QT_TRANSLATE_NOOP("Commands", "Closes this window. Nothing needs saving."), "", "", QKeySequence::Close,
     false, true},
    {CommandId::Quit, "quit", CommandMenu::File, QT_TRANSLATE_NOOP("Commands", "&Quit"),
     QT_TRANSLATE_NOOP("Commands", "Closes all windows."), "", "", QKeySequence::Quit, false, false},
    {CommandId::Undo, "undo", CommandMenu::Edit, QT_TRANSLATE_NOOP("Commands", "&Undo"),
     QT_TRANSLATE_NOOP("Commands", "Takes the last thing back that you did."), "undo", "", QKeySequence::Undo,
     true, true},
    {CommandId::Redo, "redo", CommandMenu::Edit, QT_TRANSLATE_NOOP("Commands", "&Redo"),
     QT_TRANSLATE_NOOP("Commands", "Does again what was taken back."), "redo", "", QKeySequence::Redo, true,
     false},
    {CommandId::ReturnToBefore, "return-to-before", CommandMenu::Edit,
     QT_TRANSLATE_NOOP("Commands", "&Go back to before this"),
     QT_TRANSLATE_NOOP("Commands", "Takes back what was done since, and the chosen entry of the history."),
     "back", "", QKeySequence::UnknownKey, false, false},
    {CommandId::CopyText, "copy-text", CommandMenu::Edit, QT_TRANSLATE_NOOP("Commands", "&Copy as text"),
     QT_TRANSLATE_NOOP("Commands", "Copies what is chosen, or what the page shows, as plain text."), "copy",
     "", QKeySequence::Copy, false, true},
    {CommandId::Find, "find", CommandMenu::Edit, QT_TRANSLATE_NOOP("Commands", "&Search everything…"),
     QT_TRANSLATE_NOOP("Commands", "Teams, players, fixtures and commands by name."), "search", "Ctrl+K",
     QKeySequence::UnknownKey, false, true},
    {CommandId::FindOnPage, "find-on-page", CommandMenu::Edit,
     QT_TRANSLATE_NOOP("Commands", "&Find on this page"),
     QT_TRANSLATE_NOOP("Commands", "Shows of this page what contains a name."), "search", "",
     QKeySequence::Find, false, false},
    {CommandId::NewTeam, "new-team", CommandMenu::Edit, QT_TRANSLATE_NOOP("Commands", "New &team…"),
     QT_TRANSLATE_NOOP("Commands", "A club or a national team of your own."), "plus", "Ctrl+Shift+T",
     QKeySequence::UnknownKey, false, true},
    {CommandId::DeleteTeam, "delete-team", CommandMenu::Edit, QT_TRANSLATE_NOOP("Commands", "&Delete team"),
     QT_TRANSLATE_NOOP("Commands", "Takes a team that plays in no competition out of the league."),
     "take-out", "", QKeySequence::UnknownKey, false, false},
    {CommandId::MakeCard, "make-card", CommandMenu::Edit,
     QT_TRANSLATE_NOOP("Commands", "M&ake or change the card…"),
     QT_TRANSLATE_NOOP("Commands", "A club's card for All Time Championship Soccer, from how strong it is."),
     "sheet", "", QKeySequence::UnknownKey, false, false},
    {CommandId::AddPlayer, "add-player", CommandMenu::Edit, QT_TRANSLATE_NOOP("Commands", "Add &player"),
     QT_TRANSLATE_NOOP("Commands", "Types somebody in at the end of the list of players."), "plus", "Ins",
     QKeySequence::UnknownKey, false, false},
    {CommandId::RemovePlayers, "remove-players", CommandMenu::Edit,
     QT_TRANSLATE_NOOP("Commands", "Re&move players"),
     QT_TRANSLATE_NOOP("Commands", "Takes the chosen players out of this list."), "take-out", "Del",
     QKeySequence::UnknownKey, false, false},
    {CommandId::PlayNext, "play-next", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Play the &next match"),
     QT_TRANSLATE_NOOP("Commands", "The computer plays the next fixture."), "play-next", "F5",
     QKeySequence::UnknownKey, true, true},
    {CommandId::PlayMatchday, "play-matchday", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Play the &matchday"),
     QT_TRANSLATE_NOOP("Commands", "The computer plays all fixtures of the next matchday."), "play-matchday",
     "F6", QKeySequence::UnknownKey, true, false},
    {CommandId::PlayToTheEnd, "play-to-the-end", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Play to the &end"),
     QT_TRANSLATE_NOOP("Commands", "The computer plays everything that is left, matchday after matchday."),
     "play-end", "F7", QKeySequence::UnknownKey, true, false},
    {CommandId::StopPlaying, "stop-playing", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "&Stop playing"),
     QT_TRANSLATE_NOOP("Commands", "Ends after the match that is being played; what is played stays."),
     "stop", "Shift+F5", QKeySequence::UnknownKey, false, false},
    {CommandId::PlaySelected, "play-selected", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "&Play the chosen matches"),
     QT_TRANSLATE_NOOP("Commands", "The computer plays the fixtures that are chosen in the list."), "play",
     "Ctrl+Return", QKeySequence::UnknownKey, false, true},
    {CommandId::EnterResult, "enter-result", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Enter &result"),
     QT_TRANSLATE_NOOP("Commands", "Types a bare score into the list: 2-1 and Enter."), "score", "F2",
     QKeySequence::UnknownKey, false, false},
    {CommandId::EnterScoreSheet, "enter-score-sheet", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "S&core sheet…"),
     QT_TRANSLATE_NOOP("Commands", "Enters a match that was played at the table: goals, cards, injuries."),
     "sheet", "F3", QKeySequence::UnknownKey, false, false},
    {CommandId::PrintBlankSheets, "print-blank-sheets", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Print blank score s&heets…"),
     QT_TRANSLATE_NOOP("Commands", "One sheet of paper for each chosen match, with its teams and players."),
     "print", "Ctrl+Shift+P", QKeySequence::UnknownKey, false, false},
    {CommandId::CorrectResult, "correct-result", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "C&orrect…"),
     QT_TRANSLATE_NOOP("Commands", "Shows what another result would change, before it is entered."), "pencil",
     "F4", QKeySequence::UnknownKey, false, true},
    {CommandId::AwardWalkover, "award-walkover", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Award a &walkover…"),
     QT_TRANSLATE_NOOP("Commands", "One team did not come or was ruled out."), "walkover", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::Postpone, "postpone", CommandMenu::Match, QT_TRANSLATE_NOOP("Commands", "Pos&tpone…"),
     QT_TRANSLATE_NOOP("Commands", "Puts the match off, to a day that is known or not."), "calendar", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::Annul, "annul", CommandMenu::Match, QT_TRANSLATE_NOOP("Commands", "&Annul…"),
     QT_TRANSLATE_NOOP("Commands", "The match counts for nothing."), "annul", "", QKeySequence::UnknownKey,
     false, false},
    {CommandId::TakeOutResult, "take-out-result", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "Take the result o&ut…"),
     QT_TRANSLATE_NOOP("Commands", "The match is open again; its report is kept aside."), "take-out", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::RuleOnTeam, "rule-on-team", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "&Decide about a team…"),
     QT_TRANSLATE_NOOP("Commands", "It withdraws, takes part after all, or loses points."), "shirt", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::AddBan, "add-ban", CommandMenu::Match, QT_TRANSLATE_NOOP("Commands", "&Ban a player…"),
     QT_TRANSLATE_NOOP("Commands", "The organiser's decision: a ban of so many matches, with its reason."),
     "card", "", QKeySequence::UnknownKey, false, true},
    {CommandId::ExtendBan, "extend-ban", CommandMenu::Match,
     QT_TRANSLATE_NOOP("Commands", "E&xtend the ban…"),
     QT_TRANSLATE_NOOP("Commands", "The organiser's decision: the player's ban lasts longer."), "", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::LiftBan, "lift-ban", CommandMenu::Match, QT_TRANSLATE_NOOP("Commands", "L&ift the ban…"),
     QT_TRANSLATE_NOOP("Commands", "The organiser's decision: what is left of the player's bans falls."), "",
     "", QKeySequence::UnknownKey, false, false},
    {CommandId::ShowLog, "show-log", CommandMenu::Match, QT_TRANSLATE_NOOP("Commands", "Show the &log"),
     QT_TRANSLATE_NOOP("Commands", "How the match was played, with every die."), "log", "Ctrl+L",
     QKeySequence::UnknownKey, false, true},
    {CommandId::GoHome, "go-home", CommandMenu::Go, QT_TRANSLATE_NOOP("Commands", "&Home"),
     QT_TRANSLATE_NOOP("Commands", "What next?"), "home", "Alt+1", QKeySequence::UnknownKey, false, false},
    {CommandId::GoFixtures, "go-fixtures", CommandMenu::Go, QT_TRANSLATE_NOOP("Commands", "&Fixtures"),
     QT_TRANSLATE_NOOP("Commands", "The matches of the competition."), "fixtures", "Alt+2",
     QKeySequence::UnknownKey, false, true},
    {CommandId::GoTables, "go-tables", CommandMenu::Go, QT_TRANSLATE_NOOP("Commands", "&Tables"),
     QT_TRANSLATE_NOOP("Commands", "Its tables."), "table", "Alt+3", QKeySequence::UnknownKey, false, false},
    {CommandId::GoBracket, "go-bracket", CommandMenu::Go, QT_TRANSLATE_NOOP("Commands", "&Bracket"),
     QT_TRANSLATE_NOOP("Commands", "Its knockout rounds as one picture."), "bracket", "Alt+4",
     QKeySequence::UnknownKey, false, false},
    {CommandId::GoAvailability, "go-availability", CommandMenu::Go,
     QT_TRANSLATE_NOOP("Commands", "&Who may play"),
     QT_TRANSLATE_NOOP("Commands", "Suspended and injured players for the next matchday."), "card", "Alt+5",
     QKeySequence::UnknownKey, false, false},
    {CommandId::GoStatistics, "go-statistics", CommandMenu::Go, QT_TRANSLATE_NOOP("Commands", "&Statistics"),
     QT_TRANSLATE_NOOP("Commands", "Scorers, goals, cards, form and records."), "chart", "Alt+6",
     QKeySequence::UnknownKey, false, false},
    {CommandId::GoTeams, "go-teams", CommandMenu::Go, QT_TRANSLATE_NOOP("Commands", "Teams and &players"),
     QT_TRANSLATE_NOOP("Commands", "Clubs, national teams and their squads."), "shirt", "Alt+7",
     QKeySequence::UnknownKey, false, true},
    {CommandId::GoHistory, "go-history", CommandMenu::Go, QT_TRANSLATE_NOOP("Commands", "H&istory"),
     QT_TRANSLATE_NOOP("Commands", "Who changed what, and what it was before."), "history", "Alt+8",
     QKeySequence::UnknownKey, false, false},
    {CommandId::GoBack, "go-back", CommandMenu::Go, QT_TRANSLATE_NOOP("Commands", "Bac&k"),
     QT_TRANSLATE_NOOP("Commands", "The page before this one."), "back", "", QKeySequence::Back, false, true},
    {CommandId::ZoomIn, "zoom-in", CommandMenu::View, QT_TRANSLATE_NOOP("Commands", "Zoom &in"),
     QT_TRANSLATE_NOOP("Commands", "Shows the picture larger."), "zoom-in", "", QKeySequence::ZoomIn, false,
     false},
    {CommandId::ZoomOut, "zoom-out", CommandMenu::View, QT_TRANSLATE_NOOP("Commands", "Zoom &out"),
     QT_TRANSLATE_NOOP("Commands", "Shows the picture smaller."), "zoom-out", "", QKeySequence::ZoomOut,
     false, false},
    {CommandId::ZoomToFit, "zoom-to-fit", CommandMenu::View, QT_TRANSLATE_NOOP("Commands", "Fit the &width"),
     QT_TRANSLATE_NOOP("Commands", "Shows all columns."), "zoom-fit", "Ctrl+0", QKeySequence::UnknownKey,
     false, false},
    {CommandId::AppearanceSystem, "appearance-system", CommandMenu::View,
     QT_TRANSLATE_NOOP("Commands", "As the &system"),
     QT_TRANSLATE_NOOP("Commands", "Light or dark as the desktop is."), "", "", QKeySequence::UnknownKey,
     false, true},
    {CommandId::AppearanceLight, "appearance-light", CommandMenu::View,
     QT_TRANSLATE_NOOP("Commands", "&Light"), QT_TRANSLATE_NOOP("Commands", "Dark on light."), "", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::AppearanceDark, "appearance-dark", CommandMenu::View, QT_TRANSLATE_NOOP("Commands", "&Dark"),
     QT_TRANSLATE_NOOP("Commands", "Light on dark."), "", "", QKeySequence::UnknownKey, false, false},
    {CommandId::Shortcuts, "shortcuts", CommandMenu::Help,
     QT_TRANSLATE_NOOP("Commands", "&Keyboard shortcuts…"),
     QT_TRANSLATE_NOOP("Commands", "All commands with their keys, which can be changed."), "keyboard", "",
     QKeySequence::UnknownKey, false, false},
    {CommandId::About, "about", CommandMenu::Help, QT_TRANSLATE_NOOP("Commands", "&About Touchline"),
     QT_TRANSLATE_NOOP("Commands", "Version, licence and where the data come from."), "info", "",
     QKeySequence::UnknownKey, false, true},
})};

} // namespace

std::span<const CommandSpec> commandTable()
{
    return everyCommand;
}

const CommandSpec &commandSpec(CommandId id)
{
    const auto *spec = std::find_if(everyCommand.begin(), everyCommand.end(),
                                    [id](const CommandSpec &one) { return one.id == id; });
    Q_ASSERT(spec != everyCommand.end());
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
