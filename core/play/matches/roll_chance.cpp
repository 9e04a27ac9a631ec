// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/roll_chance.h"

#include "core/play/matches/roll_target.h"

#include <algorithm>
#include <map>

namespace touchline {

namespace {

/// The entry of the log that brought an event; nothing where it came before the first one.
std::optional<std::size_t> entryOf(const PlayedMatch &played, std::size_t event)
{
    const auto &before = played.eventsBefore;
    const auto behind = std::upper_bound(before.begin(), before.end(), event);
    if (behind == before.begin())
        return std::nullopt;
    return static_cast<std::size_t>(behind - before.begin()) - 1;
}

std::optional<RollChance> chanceOf(const Event &wanted, const Match &match)
{
    RollChance chance{0, match.question().prompt->die.faces};
    rollEachNumber(match, [&](int /*number*/, const Match & /*after*/, std::span<const Event> events) {
        chance.numbers += static_cast<int>(std::any_of(events.begin(), events.end(), [&](const Event &one) {
            return one.kind == wanted.kind && one.side == wanted.side;
        }));
    });
    return chance.numbers > 0 && chance.numbers < chance.faces ? std::optional(chance) : std::nullopt;
}

} // namespace

std::vector<std::optional<RollChance>> rollChances(const PlayedMatch &played, const Game &game,
                                                   std::span<const std::size_t> events)
{
    std::vector<std::optional<RollChance>> chances(events.size());
    // By the entry that brought it.
    std::multimap<std::size_t, std::size_t> wanted;
    for (std::size_t i = 0; i < events.size(); ++i)
        if (const auto entry = entryOf(played, events[i]))
            wanted.emplace(*entry, i);
    EventList told;
    FixtureSetup setup = played.log.setup;
    setup.rulesVersion = played.log.rulesVersion;
    auto match = game.kickOff(std::move(setup), told);
    for (std::size_t entry = 0; match && entry < played.log.entries.size(); ++entry) {
        const auto [first, last] = wanted.equal_range(entry);
        if (played.log.entries[entry].kind == Awaits::Roll && (*match)->awaits() == Awaits::Roll)
            for (auto one = first; one != last; ++one)
                chances[one->second] = chanceOf(played.events[events[one->second]], **match);
        wanted.erase(first, last);
        if (wanted.empty() || !takeEntry(**match, played.log.entries[entry], told))
            break;
    }
    return chances;
}

} // namespace touchline
