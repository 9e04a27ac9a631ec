// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Shows what follows from a correction, and makes it when told to.
class LeagueCorrectVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league correct"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Previews a correction, and makes it with --yes.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
