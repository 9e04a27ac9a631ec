// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Makes a competition in a league; nothing is played.
class LeagueAddVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league add"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Adds a new competition, with its fixtures; nothing is played yet.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
