// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/registry.h"
#include "forms/frame/desktop.h"
#include "forms/frame/main_window.h"
#include "forms/theme/theme.h"
#include "models/league/changes/league_rules.h"
#include "models/league/league.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_matches.h"
#include "models/league/league_results.h"
#include "models/league/league_teams.h"
#include "models/league/players/league_player.h"
#include "models/views/translated.h"
#include "tests/desktop/hands.h"

namespace touchline::testing {

/// Settings, folders and the theme of a test's own, so that nothing of the person's is touched and no test
/// sees another. Call it once, in initTestCase().
void prepareDesktop();
/// Matches go on without waiting to be read. prepareDesktop() does it; again where the settings were cleared.
void quickMatches();

/// What a league for a test is to hold.
struct LeagueWishes
{
    QString level = u"advanced"_s;
    QString format = u"worldcup-32"_s;
    std::uint64_t seed = 2026;
    /// So many matchdays are played.
    int matchdays = 0;
    /// Everything is.
    bool isPlayedOut = false;
    /// Of the registry; null = the first.
    const char *game = nullptr;
    /// With the options that the level has; else without any.
    bool hasOptions = false;
};

/// A league file with one competition; fails the program if it cannot be made. Gives its path.
[[nodiscard]] QString madeLeague(const QTemporaryDir &folder, const LeagueWishes &wishes = {},
                                 const QString &name = u"Test league"_s);

/// The program with a window on a league file.
class DesktopCase
{
public:
    /// Without a league.
    DesktopCase();
    explicit DesktopCase(const QString &place);

    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] Desktop &desktop() { return m_desktop; }
    [[nodiscard]] OpenLeague &league() { return *m_window->league(); }
    /// Of the first competition.
    [[nodiscard]] QUuid competition() { return league().competitions().front().id; }
    [[nodiscard]] CompetitionStatePtr state() { return *league().state(competition()); }
    [[nodiscard]] QAction *action(CommandId id) { return m_window->commands().action(id); }
    /// Waits until the command can be carried out, then does it. False if that takes too long.
    [[nodiscard]] bool run(CommandId id);
    /// Waits until no work goes on in the background.
    [[nodiscard]] bool waitForWork();

private:
    Desktop m_desktop;
    MainWindow *m_window;
};

} // namespace touchline::testing
