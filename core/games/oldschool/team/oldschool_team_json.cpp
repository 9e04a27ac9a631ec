// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/team/oldschool_team.h"
#include "core/match/state/squad_document.h"

#include <QtGlobal>

namespace touchline::oldschool {

namespace {

constexpr SquadForm teamForm{"touchline-oldschool-team", 1,
                             QT_TRANSLATE_NOOP("core", "The Old School team cannot be used.")};
constexpr int mostSpeed = 8;

void readSkill(JsonReader &reader, OldschoolTeam &team)
{
    Skill skill;
    skill.role = static_cast<Role>(reader.word("role", roleCodes));
    skill.flank = static_cast<Flank>(reader.word("flank", flankWords));
    skill.points = static_cast<std::int8_t>(reader.integer("mp", 1, mostSpeed));
    team.skills.push_back(skill);
}

} // namespace

QJsonObject toJson(const OldschoolTeam &team)
{
    QJsonArray players;
    for (std::size_t player = 0; player < team.squad.entries.size(); ++player) {
        QJsonObject facts = playerFacts(team.squad.entries[player], 0);
        const Skill &skill = team.skills[player];
        facts.insert(QStringLiteral("role"), QString::fromUtf8(codeOf(skill.role)));
        facts.insert(QStringLiteral("flank"),
                     QString::fromUtf8(flankWords[static_cast<std::size_t>(skill.flank)]));
        facts.insert(QStringLiteral("mp"), skill.points);
        players.append(facts);
    }
    QJsonObject object = squadJson(teamForm, team.team, players);
    object.insert(QStringLiteral("free_roles"), team.freeRoles);
    return object;
}

Result<OldschoolTeam> teamFromJson(const QJsonObject &object)
{
    const auto readFreedom = [](JsonReader &reader, OldschoolTeam &team) {
        team.freeRoles = reader.flag("free_roles");
    };
    return squadFromJson<OldschoolTeam>(object, teamForm, readFreedom, readSkill);
}

} // namespace touchline::oldschool
