// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Tells the history of a league.
class LeagueLogVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league log"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Shows the history: who changed what, and when.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
