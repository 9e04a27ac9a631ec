// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Shows the teams of a competition, their ranking and who decides for them; changes both.
class LeagueTeamsVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league teams"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral(
            "Shows the teams of a competition: their ranking and who plays for them; sets both.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;
};

} // namespace touchline::cli
