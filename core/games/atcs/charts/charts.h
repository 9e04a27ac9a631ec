// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/games/atcs/card/chart_codes.h"
#include "core/games/atcs/card/team_card.h"
#include "core/match/chart_set.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace touchline::atcs {

/// What a strategy or a formation is worth against the opponent's.
struct PlanCell
{
    std::int8_t attempts = 0;
    std::int8_t shotsOnGoal = 0;
    /// Added to card chart and referee call rolls of the side, and to injury rolls of its opponents. Strategy
    /// chart only.
    std::int8_t chartModifier = 0;

    bool operator==(const PlanCell &) const = default;
};

/// A chart that is read with a modified roll: one row for each result, the first and the last standing for
/// everything beyond them.
template <class Entry>
struct ResultChart
{
    static constexpr int mostRows = 40;

    /// Result of rows[0].
    std::int16_t lowest = 0;
    std::int16_t highest = 0;
    std::array<Entry, mostRows> rows{};

    [[nodiscard]] constexpr const Entry &at(int result) const
    {
        const int within = result < lowest ? lowest : result > highest ? highest : result;
        return rows[static_cast<std::size_t>(within - lowest)];
    }
    bool operator==(const ResultChart &) const = default;
};

struct CardRow
{
    CardEffect effect = CardEffect::NoFoul;
    /// Roll again (6.7.4).
    bool star = false;

    bool operator==(const CardRow &) const = default;
};

/// What a type of referee adds to three kinds of rolls.
struct RefereeModifiers
{
    std::int8_t cardChart = 0;
    std::int8_t goalCheck = 0;
    std::int8_t refereeCall = 0;

    bool operator==(const RefereeModifiers &) const = default;
};

/// Index of a country in countries(); noCountry for a void entry.
using CountryIndex = std::int16_t;
inline constexpr CountryIndex noCountry = -1;

/// A chart of countries for a percentage roll: index 1..100 (place 0 is not used).
using CountryChart = std::array<CountryIndex, 101>;

/// The six conferences, in the order of their charts.
enum class Conference : std::uint8_t { Uefa, Conmebol, Concacaf, Caf, Afc, Ofc };
inline constexpr std::size_t conferenceCount = 6;

/// All charts of the game (specification, section 2) in the form in which the rules read them. A plain value
/// without heap.
struct Charts
{
    /// [own strategy][opponent's].
    std::array<std::array<PlanCell, 3>, 3> strategy{};
    /// Card chart rolls allowed per check, by strategy.
    std::array<std::int8_t, 3> cardRolls{};
    /// [own formation][opponent's].
    std::array<std::array<PlanCell, 9>, 9> formation{};
    ResultChart<CardRow> card;
    ResultChart<InjuryCode> injury;
    ResultChart<RefereeType> referee;
    /// By RefereeType.
    std::array<RefereeModifiers, 3> refereeModifiers{};
    ResultChart<GoalCheckCode> goalCheck;
    ResultChart<CallCode> refereeCall;
    /// Where the referee of a World Cup or friendly game comes from.
    CountryChart refereeCountry{};
    /// By CountryIndex: added to the roll on the referee chart; 0 for a country that is not listed.
    std::array<std::int8_t, 128> refereeCountryModifier{};
    /// Host of a World Cup.
    CountryChart worldCupHost{};
    /// By Conference: place of its tournament, and the country of the referee in its games.
    std::array<CountryChart, conferenceCount> conferenceHost{};
    /// By d10, 1..10: strategy (index) of the Solo side; -1 = as on its card.
    std::array<std::int8_t, 11> soloStrategy{};
    /// Likewise, its formation.
    std::array<std::int8_t, 11> soloFormation{};

    bool operator==(const Charts &) const = default;
};

/// A country as the charts name it, and the lineage by which it is compared with teams ("Yugoslavia" is
/// "Serbia").
struct Country
{
    const char *name;
    const char *lineage;
};

/// Every country that a chart may name, in the order of their names. Static.
[[nodiscard]] std::span<const Country> countries();
/// Case and accents do not matter; nothing where no chart may name it.
[[nodiscard]] std::optional<CountryIndex> countryFromName(const QString &name);
/// Name or lineage of a country of `countries()`.
[[nodiscard]] QString countryName(CountryIndex country);
[[nodiscard]] QString countryLineage(CountryIndex country);

/// "Uefa" and so on as people write them: "UEFA"; nothing for another word.
[[nodiscard]] std::optional<Conference> conferenceFromName(const QString &name);

/// The charts that a file can replace (resources/charts/atcs), read once and shared: "strategy",
/// "card_rolls", "formation", "card", "injury", "referee_country", "referee", "referee_modifiers",
/// "goal_check", "referee_call", "world_cup_host", "conference_host", "solo_strategy", "solo_formation".
[[nodiscard]] const ChartSet<Charts> &chartSet();
[[nodiscard]] inline const Charts &shippedCharts()
{
    return chartSet().shipped();
}

} // namespace touchline::atcs
