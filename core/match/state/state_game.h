// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/squad_game.h"

#include <memory>
#include <utility>

namespace touchline {

/// Why an option of a match that must have a winner does nothing where none must.
inline constexpr const char *noWinnerNeeded = QT_TRANSLATE_NOOP(
    "core", "It has no effect: extra time and shoot-outs are for matches that need a winner.");

/// What a SquadGame asks of its parts, made of those of a StateGame.
template <class Parts>
struct StateGameParts : Parts
{
    [[nodiscard]] static std::unique_ptr<Match> match(FixtureSetup setup, const typename Parts::Team &home,
                                                      const typename Parts::Team &away, EventList &sink,
                                                      Problems &problems)
    {
        auto tables = Parts::matchTables(setup, home, away, problems);
        if (!problems.empty())
            return nullptr;
        return std::make_unique<typename Parts::MatchOfGame>(
            std::make_shared<const FixtureSetup>(std::move(setup)), std::move(tables), sink);
    }
};

/// A SquadGame whose matches are StateMatches and whose charts are a ChartSet. `Parts` names, besides Team,
/// noTeam, readTeam and teamFromSquad of a SquadGame:
/// - MatchOfGame: a StateMatch;
/// - info(): its GameInfo;
/// - chartSet(): its charts;
/// - matchTables(setup, home, away, problems): what is settled before kick-off, or problems;
/// - makeAgent(name, side, generator): a computer player;
/// - winnerOptions: names of options that need a match that must have a winner.
template <class Parts>
class StateGame : public SquadGame<StateGameParts<Parts>>
{
public:
    [[nodiscard]] const GameInfo &info() const override { return Parts::info(); }
    [[nodiscard]] QStringList chartNames() const override { return Parts::chartSet().names(); }
    [[nodiscard]] Message chartTitle(const QString &name) const override
    {
        return Parts::chartSet().title(name);
    }
    [[nodiscard]] Result<QByteArray> shippedChart(const QString &name) const override
    {
        return Parts::chartSet().shippedFile(name);
    }
    [[nodiscard]] Result<void> checkChart(const QString &name, const QByteArray &file) const override
    {
        return Parts::chartSet().check(name, file);
    }
    [[nodiscard]] Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side side,
                                                           Generator generator) const override
    {
        return Parts::makeAgent(name, side, generator);
    }
    [[nodiscard]] Problems idleOptions(const LevelSpec &level, const OptionValues &options,
                                       const OptionUse &use) const override
    {
        Problems problems;
        if (use.needsWinner)
            return problems;
        for (const char *option : Parts::winnerOptions)
            if (isChanged(info().options, level, options, option))
                problems.push_back({QString::fromUtf8(option), {noWinnerNeeded, {}}, {}});
        return problems;
    }
};

} // namespace touchline
