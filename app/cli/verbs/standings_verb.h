// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// The tables of any list of results.
class StandingsVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("standings"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Shows the tables of a cup, a league or any list of results.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
