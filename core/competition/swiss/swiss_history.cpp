// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/swiss/swiss_history.h"

namespace touchline {

namespace {

void addMatch(std::vector<SwissTeam> &teams, const Pairing &pairing)
{
    SwissTeam &home = teams[static_cast<std::size_t>(pairing.home)];
    SwissTeam &away = teams[static_cast<std::size_t>(pairing.away)];
    home.met.push_back(pairing.away);
    away.met.push_back(pairing.home);
    ++home.homes;
    ++away.aways;
    home.lastVenue = Side::Home;
    away.lastVenue = Side::Away;
}

} // namespace

std::vector<SwissTeam> swissTeams(const std::vector<int> &points, const std::vector<int> &places,
                                  const std::vector<SwissRound> &rounds)
{
    std::vector<SwissTeam> teams(points.size());
    for (std::size_t i = 0; i < teams.size(); ++i) {
        teams[i].points = points[i];
        teams[i].place = places[i];
    }
    for (const SwissRound &round : rounds) {
        for (const Pairing &pairing : round.pairings)
            addMatch(teams, pairing);
        if (round.bye)
            ++teams[static_cast<std::size_t>(*round.bye)].byes;
        for (std::size_t i = 0; i < teams.size(); ++i) {
            teams[i].lastFloat = round.floats[i];
            teams[i].floatsDown += round.floats[i] == Float::Down ? 1 : 0;
            teams[i].floatsUp += round.floats[i] == Float::Up ? 1 : 0;
        }
    }
    return teams;
}

} // namespace touchline
