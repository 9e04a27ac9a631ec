// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// The figures behind the results of one cup or of several together.
class StatisticsVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("statistics"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Shows records, runs, cards and averages of one or more competitions.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
