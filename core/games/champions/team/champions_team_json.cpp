// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/games/champions/team/champions_team.h"

#include <QJsonArray>
#include <QtGlobal>

namespace touchline::champions {

namespace {

constexpr const char *formatWord = "touchline-champions-team";
constexpr int formatVersion = 1;

QString idText(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

QJsonObject teamJson(const Team &team)
{
    return {{QStringLiteral("id"), idText(team.id)},
            {QStringLiteral("code"), team.code},
            {QStringLiteral("name"), team.name},
            {QStringLiteral("year"), team.year},
            {QStringLiteral("lineage"), team.lineage},
            {QStringLiteral("conference"), team.conference},
            {QStringLiteral("manager"), team.manager},
            {QStringLiteral("kit"), QJsonArray{team.kit.first, team.kit.second}}};
}

QJsonObject playerJson(const SquadEntry &entry)
{
    QJsonObject object{{QStringLiteral("id"), idText(entry.person.id)},
                       {QStringLiteral("name"), entry.person.name},
                       {QStringLiteral("short_name"), entry.person.shortName},
                       {QStringLiteral("position"), positionCode(entry.position)}};
    if (entry.shirt)
        object.insert(QStringLiteral("shirt"), *entry.shirt);
    if (entry.captain)
        object.insert(QStringLiteral("captain"), true);
    return object;
}

QUuid readId(JsonReader &reader, const char *key)
{
    const QUuid id = QUuid::fromString(reader.text(key));
    if (id.isNull())
        reader.problem(key, {QT_TRANSLATE_NOOP("core", "This is not a UUID."), {}});
    return id;
}

Team readTeam(JsonReader &parent)
{
    JsonReader reader(parent.object("team"), parent.problems(), parent.path("team"));
    Team team;
    team.id = readId(reader, "id");
    team.code = reader.textOr("code", {});
    team.name = reader.text("name");
    team.year = reader.integerOr("year", 0, 9999, 0);
    team.lineage = reader.textOr("lineage", {});
    team.conference = reader.textOr("conference", {});
    team.manager = reader.textOr("manager", {});
    const QJsonArray kit = reader.arrayOr("kit");
    team.kit = {kit.at(0).toString(), kit.at(1).toString()};
    reader.refuseUnknownKeys();
    return team;
}

void readPlayers(JsonReader &reader, ChampionsTeam &team)
{
    reader.each("players", [&](JsonReader &one, int) {
        SquadEntry entry;
        entry.person = {readId(one, "id"), one.text("name"), one.text("short_name")};
        entry.position = static_cast<Position>(one.word("position", {"GK", "DF", "MF", "FW"}));
        if (one.has("shirt"))
            entry.shirt = one.integer("shirt", 1, 99);
        entry.captain = one.flagOr("captain", false);
        one.refuseUnknownKeys();
        team.squad.entries.push_back(std::move(entry));
    });
}

} // namespace

QJsonObject toJson(const ChampionsTeam &team)
{
    QJsonArray players;
    for (const SquadEntry &entry : team.squad.entries)
        players.append(playerJson(entry));
    return {{QStringLiteral("format"), QString::fromUtf8(formatWord)},
            {QStringLiteral("version"), formatVersion},
            {QStringLiteral("team"), teamJson(team.team)},
            {QStringLiteral("players"), players}};
}

Result<ChampionsTeam> teamFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    ChampionsTeam team;
    reader.word("format", {formatWord});
    reader.integer("version", formatVersion, formatVersion);
    team.team = readTeam(reader);
    readPlayers(reader, team);
    reader.refuseUnknownKeys();
    // The rules are checked once the form is right.
    if (problems.empty())
        problems = validate(team);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The Champions team cannot be used."), {},
                    std::move(problems));
    return team;
}

} // namespace touchline::champions
