// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/draws/draw_plan.h"
#include "core/competition/entry/entrant.h"

#include <array>
#include <utility>
#include <vector>

/// The 48 teams of the World Cup of 2026 as they were drawn on 5 December 2025, pots 1 to 4 in this order,
/// six of them not known then.
namespace touchline::testing {

[[nodiscard]] inline std::vector<Entrant> entrants2026()
{
    constexpr std::array<std::pair<const char *, const char *>, 48> teams{{
        {"Mexico", "CONCACAF"},
        {"Canada", "CONCACAF"},
        {"United States", "CONCACAF"},
        {"Spain", "UEFA"},
        {"Argentina", "CONMEBOL"},
        {"France", "UEFA"},
        {"England", "UEFA"},
        {"Brazil", "CONMEBOL"},
        {"Portugal", "UEFA"},
        {"Netherlands", "UEFA"},
        {"Belgium", "UEFA"},
        {"Germany", "UEFA"},
        {"Croatia", "UEFA"},
        {"Morocco", "CAF"},
        {"Colombia", "CONMEBOL"},
        {"Uruguay", "CONMEBOL"},
        {"Switzerland", "UEFA"},
        {"Japan", "AFC"},
        {"Senegal", "CAF"},
        {"Iran", "AFC"},
        {"South Korea", "AFC"},
        {"Ecuador", "CONMEBOL"},
        {"Austria", "UEFA"},
        {"Australia", "AFC"},
        {"Norway", "UEFA"},
        {"Panama", "CONCACAF"},
        {"Egypt", "CAF"},
        {"Algeria", "CAF"},
        {"Scotland", "UEFA"},
        {"Paraguay", "CONMEBOL"},
        {"Tunisia", "CAF"},
        {"Ivory Coast", "CAF"},
        {"Uzbekistan", "AFC"},
        {"Qatar", "AFC"},
        {"Saudi Arabia", "AFC"},
        {"South Africa", "CAF"},
        {"Jordan", "AFC"},
        {"Cape Verde", "CAF"},
        {"Ghana", "CAF"},
        {"Curacao", "CONCACAF"},
        {"Haiti", "CONCACAF"},
        {"New Zealand", "OFC"},
        {"UEFA Play-off A", "UEFA"},
        {"UEFA Play-off B", "UEFA"},
        {"UEFA Play-off C", "UEFA"},
        {"UEFA Play-off D", "UEFA"},
        {"FIFA Play-off 1", ""},
        {"FIFA Play-off 2", ""},
    }};
    std::vector<Entrant> entrants;
    for (const auto &[name, conference] : teams) {
        const int ranking = static_cast<int>(entrants.size()) + 1;
        entrants.push_back({QUuid::createUuidV5(QUuid(), QString::fromUtf8(name)),
                            {},
                            QString::fromUtf8(name),
                            QString::fromUtf8(conference),
                            ranking});
    }
    return entrants;
}

/// One or two of UEFA in a group and no two of another conference; the hosts in their places; the four best
/// in different quarters, the first two and the next two in different halves.
[[nodiscard]] inline DrawPlan plan2026()
{
    const auto list = [](const char *names) { return QString::fromUtf8(names).split(u','); };
    DrawPlan plan;
    plan.fixed = {{QStringLiteral("Mexico"), QStringLiteral("A1")},
                  {QStringLiteral("Canada"), QStringLiteral("B1")},
                  {QStringLiteral("United States"), QStringLiteral("D1")}};
    plan.limits.conferences.limits[QStringLiteral("UEFA")] = 2;
    plan.limits.conferences.otherwise = 1;
    plan.limits.fewest[QStringLiteral("UEFA")] = 1;
    plan.limits.parts = {
        {QStringLiteral("halves"), {list("E,I,F,H,D,G"), list("C,A,L,J,B,K")}},
        {QStringLiteral("quarters"), {list("E,I,F"), list("H,D,G"), list("C,A,L"), list("J,B,K")}}};
    plan.limits.opposite = {{QStringLiteral("halves"), list("Spain,Argentina")},
                            {QStringLiteral("halves"), list("France,England")},
                            {QStringLiteral("quarters"), list("Spain,Argentina,France,England")}};
    plan.limits.candidates = {{QStringLiteral("FIFA Play-off 1"), list("OFC,CONCACAF,CAF")},
                              {QStringLiteral("FIFA Play-off 2"), list("CONMEBOL,CONCACAF,AFC")}};
    return plan;
}

} // namespace touchline::testing
