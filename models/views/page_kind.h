// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace touchline {

/// The pages of the window, in the order of the list at its side. What there is to know of one is its row in
/// page_kind.cpp; its class is in forms/pages/page_table.cpp.
enum class PageKind {
    Home,
    Fixtures,
    Timetable, ///< of one day, on several tables
    Tables,
    Bracket,
    Availability,
    Statistics,
    Forecast,
    Match,
    Friendlies, ///< matches that belong to no competition: the list of them
    Friendly,   ///< one of them that is being played
    Out,        ///< who is out on a day in all competitions
    Teams,
    Album, ///< the cards of all World Cup teams; there without a league, too
    History,
    Player
};

/// What has to be there for a page.
enum class PageScope {
    OfProgram, ///< nothing
    OfLeague,
    OfCompetition ///< it shows one of them
};

struct PageRow
{
    PageKind kind;
    PageScope scope;
    /// English source text in the context "Pages".
    const char *name;
    /// Of resources/icons.
    const char *icon;
    /// Its page of the manual, below docs/manual, for F1.
    const char *manual;
    /// The command that goes there, "go-home"; null where the page is reached from what names it, as a player
    /// or a match that is being played is: such a page is not listed at the side of the window either.
    const char *command = nullptr;
    /// Of the command, English source texts in the context "Commands".
    const char *text = nullptr;
    const char *help = nullptr;
    /// As QKeySequence reads them; they order the menu.
    const char *keys = "";
};

[[nodiscard]] const PageRow &pageRow(PageKind kind);
/// All of them.
[[nodiscard]] std::vector<PageKind> pageKinds();
/// "manual/howto/enter-a-result.md": what F1 opens.
[[nodiscard]] QString manualPage(PageKind kind);
/// "Fixtures", in the language of the window: what a page is called everywhere.
[[nodiscard]] QString pageName(PageKind kind);

[[nodiscard]] inline bool isOfCompetition(PageKind kind)
{
    return pageRow(kind).scope == PageScope::OfCompetition;
}

[[nodiscard]] inline bool needsLeague(PageKind kind)
{
    return pageRow(kind).scope != PageScope::OfProgram;
}

/// Listed at the side of the window.
[[nodiscard]] inline bool isInNavigation(PageKind kind)
{
    return pageRow(kind).command != nullptr;
}

} // namespace touchline
