// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Shows the days of a season, or changes them for what is left of it.
class LeagueCalendarVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league calendar"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Shows the days of a season, or changes them for the rest of it.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
