// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/team/simulator_team.h"
#include "core/match/state/squad_document.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::simulator {

namespace {

constexpr SquadForm teamForm{"touchline-simulator-team", 1,
                             QT_TRANSLATE_NOOP("core", "The Simulator team cannot be used.")};

void readHead(JsonReader &reader, SimulatorTeam &team)
{
    team.lineUp.fill(-1);
    team.formation = reader.text("formation");
    team.budget = reader.integerOr("budget", leastBudget, mostBudget, standardBudget);
}

/// Of the player who stands last in the squad.
void readSticker(JsonReader &reader, SimulatorTeam &team)
{
    const std::size_t number = team.squad.entries.size() - 1;
    const Sticker sticker = stickerOf(reader.text("sticker").toStdString());
    const int slot = reader.integerOr("slot", 0, teamSize, 0);
    if (number >= squadSize)
        return;
    team.stickers[number] = sticker;
    if (slot > 0)
        team.lineUp[static_cast<std::size_t>(slot - 1)] = static_cast<std::int8_t>(number);
}

int slotOf(const SimulatorTeam &team, int player)
{
    const auto found = std::ranges::find(team.lineUp, player);
    return found == team.lineUp.end() ? 0 : static_cast<int>(found - team.lineUp.begin()) + 1;
}

} // namespace

QJsonObject toJson(const SimulatorTeam &team)
{
    QJsonArray players;
    for (int player = 0; player < squadSize; ++player) {
        const auto place = static_cast<std::size_t>(player);
        QJsonObject facts = playerFacts(team.squad.entries[place], 0);
        facts.insert(QStringLiteral("sticker"), lettersOf(team.stickers[place]));
        if (const int slot = slotOf(team, player); slot > 0)
            facts.insert(QStringLiteral("slot"), slot);
        players.append(facts);
    }
    QJsonObject object = squadJson(teamForm, team.team, players);
    object.insert(QStringLiteral("formation"), team.formation);
    object.insert(QStringLiteral("budget"), team.budget);
    return object;
}

Result<SimulatorTeam> teamFromJson(const QJsonObject &object)
{
    return squadFromJson<SimulatorTeam>(object, teamForm, readHead, readSticker);
}

} // namespace touchline::simulator
