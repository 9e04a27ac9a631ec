// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

namespace touchline::cli {

/// Says what is in a league.
class LeagueInfoVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league info"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("What is in a league: competitions, newest history.");
    }

protected:
    void describe(QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
