// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/league_phase_text.h"

#include "app/cli/base/text.h"
#include "models/words/common/text_table.h"

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
            opponents.append(entrantOf(match.away, entrants).name + u" (H)"_s);
        else if (match.away == team)
            opponents.append(entrantOf(match.home, entrants).name + u" (A)"_s);
    }
    return opponents.join(u", "_s);
}

} // namespace

QString leaguePhaseText(const LeaguePhaseDraw &draw, std::span<const Entrant> entrants)
{
    QString text;
    for (std::size_t pot = 0; pot < draw.pots.size(); ++pot) {
        text += u"Pot %1\n"_s.arg(pot + 1);
        TextTable table({TextTable::Align::Left, TextTable::Align::Left});
        for (const int team : draw.pots[pot])
            table.add({entrantOf(team, entrants).name, opponentsOf(team, draw, entrants)});
        text += table.text(u"  "_s);
    }
    for (int day = 0; day < draw.matchdays; ++day) {
        text += u"Matchday %1\n"_s.arg(day + 1);
        for (const LeaguePhaseMatch &match : draw.matches)
            if (match.matchday == day)
                text += u"  %1 - %2\n"_s.arg(entrantOf(match.home, entrants).name,
                                             entrantOf(match.away, entrants).name);
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
                matches.append(QJsonObject{{u"home"_s, entrantOf(match.home, entrants).handle()},
                                           {u"away"_s, entrantOf(match.away, entrants).handle()}});
        days.append(matches);
    }
    return {{u"seed"_s, static_cast<qint64>(draw.seed)}, {u"pots"_s, pots}, {u"matchdays"_s, days}};
}

} // namespace touchline::cli
