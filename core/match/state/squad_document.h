// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/base/result.h"
#include "core/squad/squad.h"
#include "core/squad/team.h"
#include "core/teams/historic_team.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>
#include <utility>

namespace touchline {

/// Documents of a team and its squad, with what a game knows of each player: how their files are written and
/// read, and who is made up where a squad is too small.

/// The form of such a file.
struct SquadForm
{
    const char *word; ///< "touchline-champions-team"
    int version = 1;
    const char *unusable; ///< "The Champions team cannot be used.", QT_TRANSLATE_NOOP("core", ...)
};

/// Format, version, team and players; a game adds what else it has.
[[nodiscard]] QJsonObject squadJson(const SquadForm &form, const Team &team, const QJsonArray &players);

/// Reads word and version of the form, and the facts of the team.
[[nodiscard]] Team readSquadHead(JsonReader &reader, const SquadForm &form);

/// Reads form and rules at once into a document with `team` and `squad`, whose validate() is found by its
/// type. `readMore(reader, document)` reads what the game adds to the team, `readPlayer(reader, document)`
/// what it adds to the player who stands last in the squad. Errors: BadInput with every problem.
template <class Document, class ReadMore, class ReadPlayer>
[[nodiscard]] Result<Document> squadFromJson(const QJsonObject &object, const SquadForm &form,
                                             ReadMore readMore, ReadPlayer readPlayer)
{
    Problems problems;
    JsonReader reader(object, problems);
    Document document;
    document.team = readSquadHead(reader, form);
    readMore(reader, document);
    reader.each("players", [&](JsonReader &one, int) {
        document.squad.entries.push_back(readPlayerFacts(one));
        readPlayer(one, document);
        one.refuseUnknownKeys();
    });
    reader.refuseUnknownKeys();
    // The rules are checked once the form is right.
    if (problems.empty())
        problems = validate(document);
    if (!problems.empty())
        return fail(Fault::BadInput, form.unusable, {}, std::move(problems));
    return document;
}

/// Somebody who is not in the squad: "No. 7", with asterisks where that name is taken. The same team and name
/// give the same person.
[[nodiscard]] SquadEntry madeUpPlayer(const Team &team, const Squad &squad, int number, Position position,
                                      std::optional<int> shirt);

} // namespace touchline
