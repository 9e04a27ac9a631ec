// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Makes a new league of what is whole in a damaged one.
class LeagueRescueVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league rescue"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Saves what is whole in a damaged league as a new one.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
