// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Moves a player: to another team, on loan, as a guest, out of the game.
class LeagueTransferVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league transfer"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Moves a player between teams from a day on, and lists free players.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
