// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

namespace touchline::cli {

/// Takes cups of files into a league.
class LeagueImportVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league import"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Takes up cups of files, or a whole league.");
    }

protected:
    void describe(QCommandLineParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
