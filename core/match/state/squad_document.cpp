// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/squad_document.h"

#include <algorithm>

namespace touchline {

QJsonObject squadJson(const SquadForm &form, const Team &team, const QJsonArray &players)
{
    return {{QStringLiteral("format"), QString::fromUtf8(form.word)},
            {QStringLiteral("version"), form.version},
            {QStringLiteral("team"), teamFacts(team)},
            {QStringLiteral("players"), players}};
}

Team readSquadHead(JsonReader &reader, const SquadForm &form)
{
    reader.word("format", {form.word});
    reader.integer("version", form.version, form.version);
    JsonReader facts(reader.object("team"), reader.problems(), reader.path("team"));
    Team team = readTeamFacts(facts);
    facts.refuseUnknownKeys();
    return team;
}

SquadEntry madeUpPlayer(const Team &team, const Squad &squad, int number, Position position,
                        std::optional<int> shirt)
{
    QString name = QStringLiteral("No. %1").arg(number);
    while (std::ranges::any_of(squad.entries,
                               [&](const SquadEntry &one) { return one.person.shortName == name; }))
        name += u'*';
    return {{QUuid::createUuidV5(team.id, name), name, name}, position, shirt, false};
}

} // namespace touchline
