// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Plays fixtures of a competition and keeps results and logs.
class LeaguePlayVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league play"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Lets the computer play a match, a matchday or all remaining matches.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
