// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files/league_look_verb.h"

namespace touchline::cli {

/// Says what is in a league.
class LeagueInfoVerb final : public LeagueLookVerb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league info"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Shows what is in a league: competitions and latest changes.");
    }

protected:
    [[nodiscard]] Result<LeagueFinding> look(League &league, const QCommandLineParser &parser) const override;
};

} // namespace touchline::cli
