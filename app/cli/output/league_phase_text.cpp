// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/league_phase_text.h"

#include "models/words/parts/text_table.h"

#include <QJsonArray>

namespace touchline::cli {

namespace {

const Entrant &entrantOf(int team, std::span<const Entrant> entrants)
{
    return entrants[static_cast<std::size_t>(team)];
}

/// "Real Madrid (H), Bayern (A), ...": the opponents of a team in the order of the matchdays.
QString opponentsOf(int team, const LeaguePhaseDraw &draw, std::span<const Entrant> entrants)
{
    QStringList opponents;
    for (const LeaguePhaseMatch &match : draw.matches) {
        if (match.home == team)
            opponents.append(entrantOf(match.away, entrants).name + QStringLiteral(" (H)"));
        else if (match.away == team)
            opponents.append(entrantOf(match.home, entrants).name + QStringLiteral(" (A)"));
    }
    return opponents.join(QStringLiteral(", "));
}

} // namespace

QString leaguePhaseText(const LeaguePhaseDraw &draw, std::span<const Entrant> entrants)
{
    QString text;
    for (std::size_t pot = 0; pot < draw.pots.size(); ++pot) {
        text += QStringLiteral("Pot %1\n").arg(pot + 1);
        TextTable table({TextTable::Align::Left, TextTable::Align::Left});
        for (const int team : draw.pots[pot])
            table.add({entrantOf(team, entrants).name, opponentsOf(team, draw, entrants)});
        text += table.text(QStringLiteral("  "));
    }
    for (int day = 0; day < draw.matchdays; ++day) {
        text += QStringLiteral("Matchday %1\n").arg(day + 1);
        for (const LeaguePhaseMatch &match : draw.matches)
            if (match.matchday == day)
                text += QStringLiteral("  %1 - %2\n")
                            .arg(entrantOf(match.home, entrants).name, entrantOf(match.away, entrants).name);
    }
    return text;
}

QJsonObject leaguePhaseJson(const LeaguePhaseDraw &draw, std::span<const Entrant> entrants)
{
    QJsonArray pots;
    for (const std::vector<int> &pot : draw.pots) {
        QJsonArray teams;
        for (const int team : pot)
            teams.append(entrantOf(team, entrants).handle());
        pots.append(teams);
    }
    QJsonArray days;
    for (int day = 0; day < draw.matchdays; ++day) {
        QJsonArray matches;
        for (const LeaguePhaseMatch &match : draw.matches)
            if (match.matchday == day)
                matches.append(
                    QJsonObject{{QStringLiteral("home"), entrantOf(match.home, entrants).handle()},
                                {QStringLiteral("away"), entrantOf(match.away, entrants).handle()}});
        days.append(matches);
    }
    return {{QStringLiteral("seed"), static_cast<qint64>(draw.seed)},
            {QStringLiteral("pots"), pots},
            {QStringLiteral("matchdays"), days}};
}

} // namespace touchline::cli
