// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/command.h"

namespace touchline::cli {

/// Leagues: `league new`, `league play`, ... each a verb of its own.
class LeagueCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Keeps competitions in a league file or on a server.");
    }
    int run(const QStringList &arguments, Streams &streams) const override;
};

} // namespace touchline::cli
