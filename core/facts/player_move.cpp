// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facts/player_move.h"

#include "core/facts/person_json.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

using Kind = PlayerMove::Kind;

constexpr int largestMatch = 1000000;
constexpr int largestShirt = 99;
/// In the order of PlayerMove::Kind.
constexpr std::array<const char *, 6> moveKinds{"transfer", "loan",       "guest",
                                                "release",  "retirement", "number"};
constexpr std::array<const char *, 4> movePositions{"GK", "DF", "MF", "FW"};

QJsonObject teamJson(const MoveTeam &team)
{
    return {{QStringLiteral("id"), team.id.toString(QUuid::WithoutBraces)},
            {QStringLiteral("name"), team.name}};
}

MoveTeam readMoveTeam(JsonReader &parent, const char *key)
{
    if (!parent.has(key))
        return {};
    JsonReader reader(parent.object(key), parent.problems(), parent.path(key));
    MoveTeam team;
    team.id = readPersonId(reader, "id");
    team.name = reader.text("name");
    reader.refuseUnknownKeys();
    return team;
}

tl::unexpected<Error> badMove(const char *text, const QStringList &arguments)
{
    return fail(Fault::BadInput, text, arguments);
}

} // namespace

Result<void> checkMove(const PlayerMove &move)
{
    const QString &name = move.player.shortName;
    if (move.player.id.isNull() || name.trimmed().isEmpty())
        return badMove(QT_TRANSLATE_NOOP("core", "The player has no name."), {});
    if (!move.day.isValid())
        return badMove(QT_TRANSLATE_NOOP("core", "The move of %1 needs a day."), {name});
    if (move.shirt && (*move.shirt < 1 || *move.shirt > largestShirt))
        return badMove(QT_TRANSLATE_NOOP("core", "Shirt numbers are from 1 to 99, not %1."),
                       {QString::number(*move.shirt)});
    if (move.from.isNobody() && move.to.isNobody())
        return badMove(QT_TRANSLATE_NOOP("core", "Say which team %1 leaves, or which team %1 joins."),
                       {name});
    if (move.kind != Kind::Number && move.from.id == move.to.id)
        return badMove(QT_TRANSLATE_NOOP("core", "%1 cannot move from %2 to %2."), {name, move.to.name});
    if (move.kind == Kind::Loan && (!move.until.isValid() || move.until < move.day))
        return badMove(QT_TRANSLATE_NOOP("core", "A loan needs a last day that is not before its first."),
                       {});
    if ((move.kind == Kind::Loan || move.kind == Kind::Guest) && move.to.isNobody())
        return badMove(QT_TRANSLATE_NOOP("core", "Say which team %1 joins."), {name});
    if (move.kind == Kind::Number && !move.shirt)
        return badMove(QT_TRANSLATE_NOOP("core", "Say which number %1 gets."), {name});
    return {};
}

QJsonObject toJson(const PlayerMove &move)
{
    QJsonObject object =
        personJson(move.player.id, move.player.shortName,
                   {{QStringLiteral("decision"), QStringLiteral("moved")},
                    {QStringLiteral("move"), QLatin1String(moveKinds[static_cast<std::size_t>(move.kind)])},
                    {QStringLiteral("full_name"), move.player.name},
                    {QStringLiteral("position"), positionCode(move.position)}});
    if (move.shirt)
        object.insert(QStringLiteral("shirt"), *move.shirt);
    if (move.formerShirt)
        object.insert(QStringLiteral("former_shirt"), *move.formerShirt);
    if (!move.from.isNobody())
        object.insert(QStringLiteral("from"), teamJson(move.from));
    if (!move.to.isNobody())
        object.insert(QStringLiteral("to"), teamJson(move.to));
    if (move.until.isValid())
        object.insert(QStringLiteral("until"), move.until.toString(Qt::ISODate));
    if (move.match > 0)
        object.insert(QStringLiteral("match"), move.match);
    if (move.lastOfFrom > 0)
        object.insert(QStringLiteral("last_of_from"), move.lastOfFrom);
    if (move.lastOfTo > 0)
        object.insert(QStringLiteral("last_of_to"), move.lastOfTo);
    return object;
}

PlayerMove readPlayerMove(JsonReader &reader, const QDate &day)
{
    (void)reader.word("decision", {"moved"});
    PlayerMove move;
    move.kind = static_cast<Kind>(reader.word("move", moveKinds));
    move.player.id = readPersonId(reader, "player");
    move.player.shortName = reader.text("name");
    move.player.name = reader.text("full_name");
    move.position = static_cast<Position>(reader.word("position", movePositions));
    if (reader.has("shirt"))
        move.shirt = reader.integer("shirt", 1, largestShirt);
    if (reader.has("former_shirt"))
        move.formerShirt = reader.integer("former_shirt", 1, largestShirt);
    move.from = readMoveTeam(reader, "from");
    move.to = readMoveTeam(reader, "to");
    move.day = day;
    if (reader.has("until"))
        move.until = readDay(reader, "until");
    move.match = reader.integerOr("match", 1, largestMatch, 0);
    move.lastOfFrom = reader.integerOr("last_of_from", 1, largestMatch, 0);
    move.lastOfTo = reader.integerOr("last_of_to", 1, largestMatch, 0);
    reader.refuseUnknownKeys();
    if (auto good = checkMove(move); !good && reader.problems().empty())
        reader.problems().push_back({reader.path(), good.error().message, {}});
    return move;
}

} // namespace touchline
