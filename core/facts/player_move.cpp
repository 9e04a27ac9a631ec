// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facts/player_move.h"

#include "core/base/json_fields.h"
#include "core/base/json_values.h"
#include "core/facts/person_json.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

using Kind = PlayerMove::Kind;

constexpr int largestMatch = 1000000;
constexpr int largestShirt = 99;
tl::unexpected<Error> badMove(const char *text, const QStringList &arguments)
{
    return fail(Fault::BadInput, text, arguments);
}

} // namespace

template <>
inline constexpr std::array jsonFields<MoveTeam>{
    field<&MoveTeam::id>("id"),
    field<&MoveTeam::name>("name"),
};

namespace {

constexpr std::array moveRows{
    wordField<&PlayerMove::kind>("move", "transfer loan guest release retirement number"),
    wordField<&PlayerMove::position>("position", "GK DF MF FW"),
    optionalField<&PlayerMove::shirt>("shirt", 1, largestShirt),
    optionalField<&PlayerMove::formerShirt>("former_shirt", 1, largestShirt),
    optionalField<&PlayerMove::match>("match", 1, largestMatch),
    optionalField<&PlayerMove::lastOfFrom>("last_of_from", 1, largestMatch),
    optionalField<&PlayerMove::lastOfTo>("last_of_to", 1, largestMatch),
};

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
    QJsonObject object = personJson(move.player.id, move.player.shortName, writtenRows(moveRows, &move));
    object.insert(QStringLiteral("decision"), QStringLiteral("moved"));
    object.insert(QStringLiteral("full_name"), move.player.name);
    if (move.until.isValid())
        object.insert(QStringLiteral("until"), move.until.toString(Qt::ISODate));
    if (!move.from.isNobody())
        object.insert(QStringLiteral("from"), writeFields(move.from));
    if (!move.to.isNobody())
        object.insert(QStringLiteral("to"), writeFields(move.to));
    return object;
}

PlayerMove readPlayerMove(JsonReader &reader, const QDate &day)
{
    (void)reader.word("decision", {"moved"});
    PlayerMove move;
    readRows(reader, moveRows, &move);
    move.player.id = readUuid(reader, "player");
    move.player.shortName = reader.text("name");
    move.player.name = reader.text("full_name");
    readValue(reader, {"from", FileValue::Object, ""}, move.from);
    readValue(reader, {"to", FileValue::Object, ""}, move.to);
    move.day = day;
    if (reader.has("until"))
        move.until = readDay(reader, "until");
    reader.refuseUnknownKeys();
    if (auto good = checkMove(move); !good && reader.problems().empty())
        reader.problems().push_back({reader.path(), good.error().message, {}});
    return move;
}

} // namespace touchline
