// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Draws lots and rounds that are due, so that their results can be entered by hand.
class LeagueDrawVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league draw"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Draws the next round, and lots where they are due.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
