// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Enters the result of a match that has none.
class LeagueReportVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league report"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Enters a result or a score sheet.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
