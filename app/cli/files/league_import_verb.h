// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Takes cups of files, lists of teams, players, fixtures or results into a league, or makes a whole one.
class LeagueImportVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league import"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Imports cups and CSV lists, or a whole league.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
