// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/games/simulator/team/simulator_team.h"
#include "core/teams/historic_team.h"

#include <QJsonArray>
#include <QtGlobal>

namespace touchline::simulator {

namespace {

constexpr const char *formatWord = "touchline-simulator-team";
constexpr int formatVersion = 1;

Team readTeam(JsonReader &parent)
{
    JsonReader reader(parent.object("team"), parent.problems(), parent.path("team"));
    Team team = readTeamFacts(reader);
    reader.refuseUnknownKeys();
    return team;
}

void readPlayers(JsonReader &reader, SimulatorTeam &team)
{
    reader.each("players", [&team](JsonReader &one, int number) {
        team.squad.entries.push_back(readPlayerFacts(one));
        const Sticker sticker = stickerOf(one.text("sticker").toStdString());
        const int slot = one.integerOr("slot", 0, teamSize, 0);
        one.refuseUnknownKeys();
        if (number >= squadSize)
            return;
        team.stickers[static_cast<std::size_t>(number)] = sticker;
        if (slot > 0)
            team.lineUp[static_cast<std::size_t>(slot - 1)] = static_cast<std::int8_t>(number);
    });
}

int slotOf(const SimulatorTeam &team, int player)
{
    for (int slot = 0; slot < teamSize; ++slot)
        if (team.lineUp[static_cast<std::size_t>(slot)] == player)
            return slot + 1;
    return 0;
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
    return {{QStringLiteral("format"), QString::fromUtf8(formatWord)},
            {QStringLiteral("version"), formatVersion},
            {QStringLiteral("team"), teamFacts(team.team)},
            {QStringLiteral("formation"), team.formation},
            {QStringLiteral("budget"), team.budget},
            {QStringLiteral("players"), players}};
}

Result<SimulatorTeam> teamFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    SimulatorTeam team;
    team.lineUp.fill(-1);
    reader.word("format", {formatWord});
    reader.integer("version", formatVersion, formatVersion);
    team.team = readTeam(reader);
    team.formation = reader.text("formation");
    team.budget = reader.integerOr("budget", leastBudget, mostBudget, standardBudget);
    readPlayers(reader, team);
    reader.refuseUnknownKeys();
    // The rules are checked once the form is right.
    if (problems.empty())
        problems = validate(team);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The Simulator team cannot be used."), {},
                    std::move(problems));
    return team;
}

} // namespace touchline::simulator
