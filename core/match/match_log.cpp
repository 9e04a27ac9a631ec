// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match_log.h"

#include "core/base/json_reader.h"
#include "core/match/game.h"

#include <QJsonArray>
#include <QtGlobal>

namespace touchline {

namespace {

const QString formatName = QStringLiteral("touchline match log");
// 2: "ground" in place of "neutral".
constexpr int formatVersion = 2;

LogEntry readEntry(JsonReader &reader)
{
    LogEntry entry;
    if (reader.has("roll")) {
        entry.id = reader.text("roll");
        entry.faces = reader.integer("die", 1, 10'000);
        entry.value = reader.integer("value", 1, 10'000);
    } else {
        entry.kind = Awaits::Choice;
        entry.id = reader.text("choice");
        entry.side = reader.word("side", {"home", "away"}) == 0 ? Side::Home : Side::Away;
        entry.option = reader.text("option");
    }
    reader.refuseUnknownKeys();
    return entry;
}

template <class T>
void take(Result<T> read, const char *key, T &target, JsonReader &reader)
{
    if (read) {
        target = std::move(*read);
        return;
    }
    for (const Problem &problem : read.error().problems)
        reader.problems().push_back({reader.path(key) + u'.' + problem.where, problem.what, problem.hint});
}

} // namespace

QJsonObject toJson(const LogEntry &entry)
{
    if (entry.kind == Awaits::Roll)
        return {{QStringLiteral("roll"), entry.id},
                {QStringLiteral("die"), entry.faces},
                {QStringLiteral("value"), entry.value}};
    return {{QStringLiteral("choice"), entry.id},
            {QStringLiteral("side"), sideWord(entry.side)},
            {QStringLiteral("option"), entry.option}};
}

Result<LogEntry> logEntryFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    LogEntry entry = readEntry(reader);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "This entry of a match log cannot be read."),
                    {}, std::move(problems));
    return entry;
}

QJsonObject toJson(const MatchLog &log, const Game &game)
{
    QJsonArray entries;
    for (const LogEntry &entry : log.entries)
        entries.append(toJson(entry));
    return {{QStringLiteral("format"), formatName},
            {QStringLiteral("format_version"), formatVersion},
            {QStringLiteral("game"), log.game},
            {QStringLiteral("rules_version"), log.rulesVersion},
            {QStringLiteral("seed"), log.seed},
            {QStringLiteral("agents"), QJsonArray{log.agents[Side::Home], log.agents[Side::Away]}},
            {QStringLiteral("setup"), toJson(log.setup, game)},
            {QStringLiteral("entries"), entries},
            {QStringLiteral("report"), toJson(log.report)}};
}

Result<QString> gameOfLog(const QJsonObject &object)
{
    if (object.value(QStringLiteral("format")).toString() != formatName)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "This is not a Touchline match log."));
    if (object.value(QStringLiteral("format_version")).toInt() != formatVersion)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "This match log was written by another version of Touchline."));
    return object.value(QStringLiteral("game")).toString();
}

Result<MatchLog> logFromJson(const QJsonObject &object, const Game &game)
{
    TOUCHLINE_TRY(gameOfLog(object));
    Problems problems;
    JsonReader reader(object, problems);
    reader.text("format");
    reader.integer("format_version", formatVersion, formatVersion);
    MatchLog log;
    log.game = reader.text("game");
    if (log.game != QLatin1String(game.info().id))
        reader.problem("game",
                       {QT_TRANSLATE_NOOP("core", "This is the log of another game, \"%1\"."), {log.game}});
    log.rulesVersion = reader.integer("rules_version", 1, 1'000'000);
    log.seed = reader.text("seed");
    const QJsonArray agents = reader.array("agents");
    log.agents = {{agents.at(0).toString(), agents.at(1).toString()}};
    const bool areNames = agents.size() == 2 && agents.at(0).isString() && agents.at(1).isString();
    if (!areNames && object.value(QStringLiteral("agents")).isArray())
        reader.problem("agents",
                       {QT_TRANSLATE_NOOP("core", "The agents must be two names: home and away."), {}});
    take(setupFromJson(reader.object("setup"), game), "setup", log.setup, reader);
    reader.each("entries", [&](JsonReader &one, int) { log.entries.push_back(readEntry(one)); });
    take(reportFromJson(reader.object("report")), "report", log.report, reader);
    reader.refuseUnknownKeys();
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The match log cannot be read."), {},
                    std::move(problems));
    return log;
}

} // namespace touchline
