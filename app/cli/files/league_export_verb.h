// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Writes a competition as `cup --out` would, a whole league, or lists of what is in it.
class LeagueExportVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league export"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Exports a competition or the whole league as JSON, or CSV lists.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] QStringList outputFiles(const QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
