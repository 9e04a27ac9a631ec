// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Plays a match, or a kept one again, and shows how each of its numbers came about.
class ExplainVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("explain"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Explains every number in a match.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] QStringList outputFiles(const QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
