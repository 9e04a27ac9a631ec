// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Notes in the history that a league was changed by hand.
class LeagueRepairedVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league repaired"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Notes a repair by hand in the history, so that the league holds again.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
