// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

namespace touchline::cli {

/// Draws groups, the bracket of a cup or the matches of a league phase.
class DrawVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("draw"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Draws groups, a cup or a league phase, with limits of every kind.");
    }

protected:
    void describe(QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
