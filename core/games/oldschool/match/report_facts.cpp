// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/report_facts.h"

#include "core/games/oldschool/rules/events.h"

namespace touchline::oldschool {

std::vector<MatchFact> reportFacts(std::span<const Event> events, const State &state)
{
    std::vector<MatchFact> facts;
    // A match that was lost before it began has no line-ups.
    bool hasLineUps = false;
    for (const Event &one : events)
        hasLineUps = hasLineUps || one.kind == event::LineUp;
    if (!hasLineUps)
        return facts;
    for (const Side side : bothSides)
        facts.push_back(
            {QStringLiteral("formation"), side, 0,
             state.charts().formations[static_cast<std::size_t>(state.sides[side].formation)].name});
    const auto count = [&](const char *name, EventKind kind) {
        for (const Side side : bothSides) {
            int number = 0;
            for (const Event &one : events)
                number += one.kind == kind && one.hasSide && one.side == side ? 1 : 0;
            facts.push_back({QString::fromUtf8(name), side, 0, QString::number(number)});
        }
    };
    count("shots", event::Shot);
    count("corners", event::Corner);
    count("fouls", event::Foul);
    return facts;
}

namespace {

/// By side and index in the squad.
using Counts = PerSide<std::vector<int>>;

/// Won at once, or because the referee let play go on.
bool isWonTackle(const Event &event)
{
    constexpr int won = 0;
    constexpr int playOn = 2;
    return event.kind == event::Tackle && (event.numbers[1] == won || event.numbers[1] == playOn);
}

void count(Counts &counts, const Event &event)
{
    auto &side = counts[event.side];
    if (event.player >= 0 && static_cast<std::size_t>(event.player) < side.size())
        ++side[static_cast<std::size_t>(event.player)];
}

PlayerFigure figureOf(const char *name, Side side, std::size_t player, int value, const FixtureSetup &setup)
{
    const Person &person = setup.sides[side].squad.entries[player].person;
    return {QString::fromUtf8(name), side, person.id, person.shortName, value};
}

} // namespace

std::vector<PlayerFigure> reportFigures(std::span<const Event> events, const State &state,
                                        const FixtureSetup &setup)
{
    std::vector<PlayerFigure> figures;
    Counts tackles;
    Counts goals;
    for (const Side side : bothSides) {
        tackles[side].assign(setup.sides[side].squad.entries.size(), 0);
        goals[side] = tackles[side];
    }
    for (const Event &one : events) {
        if (isWonTackle(one))
            count(tackles, one);
        if (one.kind == EventKind::Goal || one.kind == event::Assist)
            count(goals, one);
    }
    std::optional<PlayerFigure> best;
    int most = 0;
    const Side first = state.hasWinner ? state.winner : Side::Home;
    for (const Side side : {first, opposite(first)})
        for (std::size_t player = 0; player < tackles[side].size(); ++player) {
            constexpr int weight = 1'000;
            const int merit = weight * goals[side][player] + tackles[side][player];
            if (merit > most) {
                most = merit;
                best = figureOf("player_of_the_match", side, player, 1, setup);
            }
        }
    for (const Side side : bothSides)
        for (std::size_t player = 0; player < tackles[side].size(); ++player)
            if (const int value = tackles[side][player]; value > 0)
                figures.push_back(figureOf("tackles_won", side, player, value, setup));
    if (best && state.phase == Phase::Over)
        figures.push_back(*best);
    return figures;
}

} // namespace touchline::oldschool
