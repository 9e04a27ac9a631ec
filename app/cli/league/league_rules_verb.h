// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Shows or changes the rules of a competition that is running: points, tie-breaks, suspensions, levels.
class LeagueRulesVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league rules"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Shows or changes the rules of a competition.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
