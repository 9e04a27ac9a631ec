// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match_log.h"

#include "core/base/json_fields.h"
#include "core/match/game.h"

#include <QJsonArray>
#include <QtGlobal>

namespace touchline {

namespace {

const QString formatName = QStringLiteral("touchline match log");
// 2: "ground" in place of "neutral".
constexpr int formatVersion = 2;
constexpr int mostEntries = 1'000'000;

Side readSide(JsonReader &reader)
{
    return reader.word("side", {"home", "away"}) == 0 ? Side::Home : Side::Away;
}

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
        entry.side = readSide(reader);
        entry.option = reader.text("option");
    }
    reader.refuseUnknownKeys();
    return entry;
}

void readComputer(JsonReader &reader, const FileKey &key, DiceNote &note)
{
    for (const auto &kind : reader.arrayOr(key.name))
        note.computer << kind.toString();
}

QJsonValue computerJson(const FileKey &key, const DiceNote &note)
{
    return note.computer.isEmpty() ? QJsonValue(QJsonValue::Undefined) : jsonOf(key, note.computer);
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

static void readValue(JsonReader &reader, const FileKey &key, LogEntry &entry)
{
    JsonReader inner(reader.object(key.name), reader.problems(), reader.path(key.name));
    entry = readEntry(inner);
}

static QJsonValue jsonOf(const FileKey &, const LogEntry &entry)
{
    return toJson(entry);
}

template <>
inline constexpr std::array jsonFields<AgentChange>{
    field<&AgentChange::entry>("entry", 0, mostEntries),
    wordField<&AgentChange::side>("side", wordsOfSide),
    field<&AgentChange::agent>("agent"),
};

template <>
inline constexpr std::array jsonFields<CorrectedEntry>{
    field<&CorrectedEntry::entry>("entry", 0, mostEntries),
    field<&CorrectedEntry::was>("was"),
};

template <>
inline constexpr std::array jsonFields<DiceNote>{
    wordField<&DiceNote::side>("side", wordsOfSide),
    field<&DiceNote::typed>("typed"),
    fieldBy<readComputer, computerJson>({"computer"}),
};

template <>
inline constexpr std::array jsonFields<LeftEntry>{
    field<&LeftEntry::label>("label"),
    field<&LeftEntry::was>("was"),
};

/// A log in which nothing of the kind happened, or of before it was noted, does not have them.
constexpr std::array noteRows{
    optionalField<&LogNotes::agents>("agent_changes"),
    optionalField<&LogNotes::corrections>("corrections"),
    optionalField<&LogNotes::dice>("dice"),
    optionalField<&LogNotes::left>("to_enter_again"),
};

QString agentAt(const PerSide<QString> &agents, const LogNotes &notes, Side side, std::size_t entry)
{
    QString name = agents[side];
    for (const AgentChange &one : notes.agents)
        if (one.side == side && static_cast<std::size_t>(one.entry) <= entry)
            name = one.agent;
    return name;
}

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

void putNotes(QJsonObject &object, const LogNotes &notes)
{
    for (const FileKey &key : noteRows)
        object.remove(QLatin1String(key.name));
    addRows(noteRows, &notes, object);
}

QJsonObject toJson(const MatchLog &log, const Game &game)
{
    QJsonArray entries;
    for (const LogEntry &entry : log.entries)
        entries.append(toJson(entry));
    QJsonObject object{{QStringLiteral("format"), formatName},
                       {QStringLiteral("format_version"), formatVersion},
                       {QStringLiteral("game"), log.game},
                       {QStringLiteral("rules_version"), log.rulesVersion},
                       {QStringLiteral("seed"), log.seed},
                       {QStringLiteral("agents"), QJsonArray{log.agents[Side::Home], log.agents[Side::Away]}},
                       {QStringLiteral("setup"), toJson(log.setup, game)},
                       {QStringLiteral("entries"), entries},
                       {QStringLiteral("report"), toJson(log.report)}};
    putNotes(object, log.notes);
    return object;
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

namespace {

/// Reads all of it but the report, which stays as it is.
void readLog(JsonReader &reader, const QJsonObject &object, const Game &game, MatchLog &log)
{
    reader.text("format");
    reader.integer("format_version", formatVersion, formatVersion);
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
    readRows(reader, noteRows, &log.notes);
}

Result<MatchLog> readToItsEnd(JsonReader &reader, MatchLog log)
{
    reader.refuseUnknownKeys();
    if (!reader.problems().empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The match log cannot be read."), {},
                    std::move(reader.problems()));
    return log;
}

} // namespace

Result<MatchLog> logFromJson(const QJsonObject &object, const Game &game)
{
    TOUCHLINE_TRY(gameOfLog(object));
    Problems problems;
    JsonReader reader(object, problems);
    MatchLog log;
    readLog(reader, object, game, log);
    take(reportFromJson(reader.object("report")), "report", log.report, reader);
    return readToItsEnd(reader, std::move(log));
}

Result<MatchLog> logFromJson(const QJsonObject &object, const Game &game, MatchReport report)
{
    TOUCHLINE_TRY(gameOfLog(object));
    Problems problems;
    JsonReader reader(object, problems);
    MatchLog log;
    log.report = std::move(report);
    readLog(reader, object, game, log);
    return readToItsEnd(reader, std::move(log));
}

} // namespace touchline
