// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// The matches of a competition with their numbers, dates and results.
class LeagueFixturesVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league fixtures"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Lists the fixtures with their numbers, dates and results.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
