// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// Shows the teams of a competition, their ranking and who decides for them; changes these, renames and adds
/// teams.
class LeagueTeamsVerb final : public Verb
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("league teams"); }
    [[nodiscard]] QString summary() const override
    {
        return QStringLiteral(
            "Shows the teams of a competition and who plays for them; ranks, renames and adds teams.");
    }

protected:
    void describe(ArgumentParser &parser) const override;
    [[nodiscard]] int execute(const QCommandLineParser &parser, Streams &streams) const override;

private:
    [[nodiscard]] int renameTeam(const QString &place, const QCommandLineParser &parser,
                                 Streams &streams) const;
    [[nodiscard]] int enterTeam(const QString &place, const QString &competitionName,
                                const QCommandLineParser &parser, Streams &streams) const;
};

} // namespace touchline::cli
