// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/publish/site.h"

/// The pages of a site, one function for each.
namespace touchline {

/// At a glance: who has won, how far it is, the last and the next matches.
[[nodiscard]] QByteArray overviewPage(const Site &site);
[[nodiscard]] QByteArray tablesPage(const Site &site);
[[nodiscard]] QByteArray bracketPage(const Site &site);
[[nodiscard]] QByteArray fixturesPage(const Site &site);
/// Who misses the next match of each team, and who is one booking short of it.
[[nodiscard]] QByteArray suspensionsPage(const Site &site);
[[nodiscard]] QByteArray scorersPage(const Site &site);
/// The list of all teams.
[[nodiscard]] QByteArray teamsPage(const Site &site);
[[nodiscard]] QByteArray teamPage(const Site &site, int team);

} // namespace touchline
