// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Makes the next season of a league that is played out.
class SeasonVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("season"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Makes the next season, with promotion, relegation and carried-over bans.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] QStringList outputFiles(const QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
