// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/page_kind.h"

#include <QKeySequence>
#include <QString>

#include <span>

namespace touchline {

/// Everything that the person can ask the window for. Menus, toolbar, search and the list of shortcuts are
/// made from the table of these.
enum class CommandId {
    // File
    NewCompetition,
    NewLeague,
    OpenLeague,
    OpenShared,
    OpenDemonstration,
    NewWindow,
    SaveCopy,
    RestoreBackup,
    ImportLists,
    ExportLists,
    Print,
    ExportPicture,
    CloseWindow,
    Quit,
    // Edit
    Undo,
    Redo,
    ReturnToBefore,
    CopyText,
    Find,
    FindOnPage,
    // Competition
    NextSeason,
    RenameCompetition,
    CompetitionRules,
    SeasonCalendar,
    MakeTimetable,
    NextToTable,
    DelayMatches,
    TeamAgents,
    TeamRanking,
    ShowFines,
    ShowOfficials,
    ArchiveCompetition,
    UnarchiveCompetition,
    DeleteCompetition,
    // Team
    NewTeam,
    DeleteTeam,
    MakeCard,
    AddPlayer,
    RemovePlayers,
    TransferPlayer,
    FreePlayers,
    CancelMove,
    AddBan,
    ExtendBan,
    LiftBan,
    RuleOnTeam,
    // Match
    NewFriendly,
    PlayNext,
    PlayMatchday,
    PlayToTheEnd,
    StopPlaying,
    DrawDue,
    PairRound,
    EnterLots,
    PlaySelected,
    PlayYourself,
    WatchMatch,
    EnterResult,
    EnterScoreSheet,
    PrintBlankSheets,
    PrintTimetable,
    CorrectResult,
    AwardWalkover,
    Postpone,
    Abandon,
    Replay,
    Annul,
    TakeOutResult,
    MatchRules,
    ShowLog,
    // Go
    RankingSheet,
    GoBack,
    // View
    ZoomIn,
    ZoomOut,
    ZoomToFit,
    FullScreen,
    HallDisplay,
    ShowTicker,
    AppearanceSystem,
    AppearanceLight,
    AppearanceDark,
    // Help
    HelpHere,
    Manual,
    MatchTour,
    Shortcuts,
    About,
    // To a page: goTo()
    FirstPage
};

/// The command that goes to a page which is listed at the side of the window.
[[nodiscard]] constexpr CommandId goTo(PageKind page)
{
    return static_cast<CommandId>(static_cast<int>(CommandId::FirstPage) + static_cast<int>(page));
}

/// Where a command stands in the menu bar; None = only where a page shows it.
enum class CommandMenu { None, File, Edit, Competition, Team, Match, Go, View, Help };

struct CommandSpec
{
    CommandId id;
    /// Never changes: shortcuts of a person are kept under it.
    const char *name;
    CommandMenu menu;
    /// English source text with its mnemonic, in the context "Commands".
    const char *text;
    /// One sentence: tooltip, status line, search.
    const char *help;
    /// Of resources/icons; empty = none.
    const char *icon;
    /// As QKeySequence reads it, or the number of a standard key; empty = none.
    const char *keys;
    QKeySequence::StandardKey standardKey;
    /// It stands in the toolbar.
    bool isInToolbar;
    /// A new group begins with it, in menu and toolbar.
    bool beginsGroup;
};

/// In the order of the menus.
[[nodiscard]] std::span<const CommandSpec> commandTable();
[[nodiscard]] const CommandSpec &commandSpec(CommandId id);
/// In the language of the window.
[[nodiscard]] QString commandText(const CommandSpec &spec);
[[nodiscard]] QString commandHelp(const CommandSpec &spec);
/// What else people call it, for the search: words between blanks; empty where its own words say it all.
[[nodiscard]] QString commandWords(const CommandSpec &spec);
/// The keys that it has unless the person wants others.
[[nodiscard]] QList<QKeySequence> defaultKeys(const CommandSpec &spec);
[[nodiscard]] QString menuText(CommandMenu menu);

} // namespace touchline
