// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files/league_look_verb.h"

namespace touchline::cli {

/// Checks everything that a league keeps.
class VerifyVerb final : public LeagueLookVerb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("verify"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral("Checks a league: file, history and every match log.");
    }

    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;

protected:
    [[nodiscard]] Result<LeagueFinding> look(League &league, const QCommandLineParser &parser) const override;
};

} // namespace touchline::cli
