// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

/// What one game knows of a team (an ATCS team card, FUBA formations, ...). Immutable once read; each game
/// derives its own and knows its own again. Made and written by Game::readTeam and Game::writeTeam.
struct TeamDocument
{
    TeamDocument() = default;
    TeamDocument(const TeamDocument &) = default;
    TeamDocument(TeamDocument &&) = default;
    TeamDocument &operator=(const TeamDocument &) = default;
    TeamDocument &operator=(TeamDocument &&) = default;
    virtual ~TeamDocument() = default;
};

} // namespace touchline
