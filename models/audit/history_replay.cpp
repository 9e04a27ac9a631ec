// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/history_replay.h"

#include "models/audit/fact_words.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <qglobal.h>

#include <algorithm>

namespace touchline {

using namespace store;

namespace {

constexpr qsizetype factHashBytes = 16;

const QString acceptedKey = QStringLiteral("accepted");
const QString statesKey = QStringLiteral("states");
const QString missingKey = QStringLiteral("missing");
const QString logsKey = QStringLiteral("logs");
const QString takenOverKey = QStringLiteral("taken_over");

void append(QByteArray &bytes, const QVariant &value, ColumnType type)
{
    if (!value.isValid()) {
        bytes += '-';
        return;
    }
    const QByteArray one = type == ColumnType::Uuid   ? value.toUuid().toRfc4122()
                           : type == ColumnType::Blob ? value.toByteArray()
                                                      : value.toString().toUtf8();
    bytes += QByteArray::number(one.size());
    bytes += ':';
    bytes += one;
}

QByteArray bytesOf(const Row &row, std::size_t columns)
{
    const auto tables = factTables();
    const auto table = std::find(tables.begin(), tables.end(), row.table);
    QByteArray bytes(1, static_cast<char>(table - tables.begin()));
    for (std::size_t i = 0; i < columns; ++i)
        append(bytes, row.values[static_cast<qsizetype>(i)], row.table->columns[i].type);
    return bytes;
}

QJsonObject objectOfText(const QString &text)
{
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

QString stateWord(const QString &state)
{
    if (state == QLatin1String("undone"))
        return auditWords(QT_TRANSLATE_NOOP("core", "undone"));
    return state == QLatin1String("gone") ? auditWords(QT_TRANSLATE_NOOP("core", "undone for good"))
                                          : auditWords(QT_TRANSLATE_NOOP("core", "done"));
}

bool isSealItself(const SealedEntry &entry)
{
    return std::any_of(entry.touches.begin(), entry.touches.end(),
                       [](const auto &touch) { return touch.first == QLatin1String("seal"); });
}

} // namespace

QByteArray keyOf(const Row &row)
{
    return bytesOf(row, row.table->keys);
}

QByteArray hashOf(const Row &row)
{
    return QCryptographicHash::hash(bytesOf(row, row.table->columns.size()), QCryptographicHash::Sha256)
        .left(factHashBytes);
}

const TableSpec *tableOf(const QByteArray &key)
{
    return factTables()[static_cast<std::size_t>(key.front())];
}

QString historyPlace(qlonglong seq)
{
    return auditWords(QT_TRANSLATE_NOOP("core", "history, entry %1"), {QString::number(seq)});
}

void HistoryReplay::take(const SealedEntry &entry)
{
    ++m_entries;
    checkChain(entry);
    if (const QJsonObject vouches = objectOfText(entry.vouches);
        vouches.contains(takenOverKey) && !m_takingOver.has(entry.seq)) {
        notBelieved(entry, QT_TRANSLATE_NOOP("core", "\"%1\" by %2 claims to seal a league that was sealed "
                                                     "before. What it says is ignored."));
        followStates(entry, {});
    } else {
        follow(entry, vouches);
    }
    m_last = entry.seq;
}

void HistoryReplay::follow(const SealedEntry &entry, QJsonObject vouches)
{
    const QJsonObject logs = vouches.value(logsKey).toObject();
    const bool isOfRepair =
        vouches.contains(acceptedKey) || vouches.contains(missingKey) || vouches.contains(statesKey) ||
        std::any_of(logs.begin(), logs.end(), [](const QJsonValue &log) { return !log.isString(); });
    if (isOfRepair && !isSealItself(entry)) {
        notBelieved(entry, QT_TRANSLATE_NOOP("core", "\"%1\" by %2 vouches for damage as only a repair does. "
                                                     "That is ignored."));
        vouches = {};
    }
    const bool isTakenOver = vouches.value(takenOverKey).toBool();
    if (isTakenOver && !m_isTaken) {
        m_isTaken = true;
        m_sealedFrom = entry.seq;
        m_before = std::exchange(m_facts, {});
        m_removed.clear();
        m_logs.clear();
    }
    noteVouched(entry, vouches);
    followStates(entry, vouches);
    followFacts(entry, isTakenOver);
}

void HistoryReplay::notBelieved(const SealedEntry &entry, const char *text)
{
    m_problems.push_back({historyPlace(entry.seq), {text, {entry.english(), entry.who}}, {}});
}

void HistoryReplay::checkChain(const SealedEntry &entry)
{
    const bool hasGap = m_isWithoutGaps && entry.seq != m_last + 1;
    if (hasGap)
        m_missing.insert({m_last + 1, entry.seq - 1});
    if (!entry.changes)
        m_problems.push_back(
            {historyPlace(entry.seq),
             {QT_TRANSLATE_NOOP("core", "\"%1\" by %2 cannot be read: what it changed is damaged."),
              {entry.english(), entry.who}},
             {}});
    const auto describe = [&entry](const char *text) {
        return Problem{historyPlace(entry.seq), {text, {entry.english(), entry.who}}, {}};
    };
    const QByteArray fitting = sealOf(m_previous, entry);
    if (entry.hash.isEmpty()) {
        if (m_hasSeals)
            m_broken.insert(
                {entry.seq, {fitting, describe(QT_TRANSLATE_NOOP("core", "\"%1\" by %2 has no seal."))}});
        m_previous = m_hasSeals ? QByteArray() : m_previous;
        return;
    }
    if (!m_hasSeals && !m_isTaken)
        m_sealedFrom = entry.seq;
    m_hasSeals = true;
    m_previous = entry.hash;
    if (fitting.isEmpty() || fitting == entry.hash)
        return;
    Problem problem =
        describe(QT_TRANSLATE_NOOP("core", "\"%1\" by %2 is not as it was sealed: this entry or one "
                                           "before it was changed or removed."));
    if (hasGap) // said by what is missing
        problem.what = {};
    m_broken.insert({entry.seq, {fitting, std::move(problem)}});
}

void HistoryReplay::noteVouched(const SealedEntry &entry, const QJsonObject &vouches)
{
    const QJsonObject logs = vouches.value(logsKey).toObject();
    for (auto log = logs.constBegin(); log != logs.constEnd(); ++log) {
        const QUuid report = QUuid::fromString(log.key());
        if (log->isString())
            m_logs.insert(report, {QByteArray::fromHex(log->toString().toLatin1()), entry.seq});
        else
            m_logs.remove(report);
    }
    if (!vouches.contains(acceptedKey))
        return;
    m_repairs.push_back(entry.seq);
    const QJsonObject missing = vouches.value(missingKey).toObject();
    for (auto one = missing.constBegin(); one != missing.constEnd(); ++one)
        m_missing.erase(one.key().toLongLong());
    const QJsonObject accepted = vouches.value(acceptedKey).toObject();
    for (auto one = accepted.constBegin(); one != accepted.constEnd(); ++one) {
        const auto found = m_broken.find(one.key().toLongLong());
        if (found != m_broken.end() && found->second.first == QByteArray::fromHex(one->toString().toLatin1()))
            m_broken.erase(found);
    }
}

void HistoryReplay::followFacts(const SealedEntry &entry, bool isTakenOver)
{
    const auto changes = entry.changes ? changesOf(*entry.changes) : Result<RowChanges>(RowChanges());
    if (!entry.changes || !changes) {
        m_gap = entry.seq;
        return;
    }
    for (const RowChange &change : *changes) {
        if (!isTakenOver && change.before == change.after)
            continue;
        const QByteArray key = keyOf(change.either());
        if (!change.after) {
            m_facts.remove(key);
            m_removed.insert(key, entry.seq);
            continue;
        }
        m_removed.remove(key);
        Known known{hashOf(*change.after), entry.seq};
        if (const auto before = m_before.constFind(key);
            isTakenOver && before != m_before.constEnd() && before->hash == known.hash)
            known.seq = before->seq;
        m_facts.insert(key, known);
    }
}

std::vector<qlonglong> HistoryReplay::stepOf(qlonglong seq) const
{
    const auto command = m_commands.find(seq);
    if (command == m_commands.end())
        return {};
    if (command->second.step.isNull())
        return {seq};
    std::vector<qlonglong> parts = m_steps.value(command->second.step);
    const auto isOther = [&](qlonglong part) { return m_commands.at(part).state != command->second.state; };
    parts.erase(std::remove_if(parts.begin(), parts.end(), isOther), parts.end());
    return parts;
}

void HistoryReplay::setState(qlonglong seq, const QString &state)
{
    const auto found = m_commands.find(seq);
    if (found == m_commands.end())
        return;
    found->second.state = state;
    if (state == QLatin1String("undone"))
        m_undone[found->second.who].insert(seq);
    else
        m_undone[found->second.who].remove(seq);
}

void HistoryReplay::followStates(const SealedEntry &entry, const QJsonObject &vouches)
{
    if (entry.kind == QLatin1String("command") && !isSealItself(entry)) {
        const QSet<qlonglong> undone = m_undone.value(entry.who);
        for (const qlonglong seq : undone)
            setState(seq, QStringLiteral("gone"));
    } else if (entry.subject) {
        const QString state =
            entry.kind == QLatin1String("undo") ? QStringLiteral("undone") : QStringLiteral("done");
        for (const qlonglong part : stepOf(*entry.subject))
            setState(part, state);
    }
    // What is found when a league is sealed or was repaired counts.
    if (vouches.value(takenOverKey).toBool())
        for (auto &[seq, command] : m_commands)
            setState(seq, QStringLiteral("done"));
    const QJsonObject states = vouches.value(statesKey).toObject();
    for (auto one = states.constBegin(); one != states.constEnd(); ++one)
        setState(one.key().toLongLong(), one->toString());
    const QUuid step = entry.step();
    m_commands[entry.seq] = {QStringLiteral("done"), entry.state, entry.who, entry.english(), step};
    if (!step.isNull())
        m_steps[step].push_back(entry.seq);
}

void HistoryReplay::checkStates()
{
    for (const auto &[seq, command] : m_commands) {
        if (command.state == command.found)
            continue;
        m_states.insert(QString::number(seq), command.found);
        m_problems.push_back(
            {historyPlace(seq),
             {QT_TRANSLATE_NOOP("core", "\"%1\" by %2 is marked as %3; by the history it is %4."),
              {command.words, command.who, stateWord(command.found), stateWord(command.state)}},
             {}});
    }
}

void HistoryReplay::finish(qlonglong last)
{
    if (last > m_last)
        m_missing.insert({m_last + 1, last});
    for (const auto &[from, to] : m_missing)
        m_problems.push_back(
            {auditWords(QT_TRANSLATE_NOOP("core", "history")),
             from == to ? Message{QT_TRANSLATE_NOOP("core", "Entry %1 of the history is missing."),
                                  {QString::number(from)}}
                        : Message{QT_TRANSLATE_NOOP("core", "Entries %1 to %2 of the history are missing."),
                                  {QString::number(from), QString::number(to)}},
             {}});
    for (const auto &[seq, broken] : m_broken)
        if (!broken.second.what.isEmpty())
            m_problems.push_back(broken.second);
    checkStates();
    m_before.clear();
}

QJsonObject HistoryReplay::acceptable() const
{
    QJsonObject accepted;
    for (const auto &[seq, broken] : m_broken)
        accepted.insert(QString::number(seq), QString::fromLatin1(broken.first.toHex()));
    QJsonObject vouches{{acceptedKey, accepted}};
    QJsonObject missing;
    for (const auto &[from, to] : m_missing)
        missing.insert(QString::number(from), to);
    if (!missing.isEmpty())
        vouches.insert(missingKey, missing);
    if (!m_states.isEmpty())
        vouches.insert(statesKey, m_states);
    return vouches;
}

} // namespace touchline
