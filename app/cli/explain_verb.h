// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

namespace touchline::cli {

/// Plays a match, or a kept one again, and shows how each of its numbers came about.
class ExplainVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("explain"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Shows how each number of a match came about.");
    }

protected:
    void describe(QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
