// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Draws groups, the bracket of a cup or the matches of a league phase.
class DrawVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("draw"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Draws groups, a cup or a league phase, with any limits.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
