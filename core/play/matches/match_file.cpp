// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/match_file.h"

#include "core/base/durable_file.h"
#include "core/base/input_file.h"
#include "core/base/json_reader.h"
#include "core/base/output_file.h"
#include "core/base/parsed_json.h"
#include "core/games/registry.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtGlobal>

#include <memory>

namespace touchline {

namespace {

const QString inputsKey = QStringLiteral("entries");
constexpr const char *stayingKey = "staying";
constexpr const char *addedKey = "added";

QByteArray lineOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QByteArray lineOf(const InputChange &change)
{
    QJsonArray added;
    for (const LogEntry &entry : change.added)
        added.append(toJson(entry));
    QJsonObject object{{QLatin1String(stayingKey), static_cast<qint64>(change.staying)},
                       {QLatin1String(addedKey), added}};
    if (change.notes != nullptr) {
        QJsonObject notes;
        putNotes(notes, *change.notes);
        object.insert(QStringLiteral("notes"), notes);
    }
    return lineOf(object);
}

/// Adds lines to a file that nobody else changes meanwhile.
class LineWriter
{
public:
    LineWriter(QString path, qint64 size) : m_path(std::move(path)), m_size(size) {}

    Result<void> add(const QByteArray &line)
    {
        QFile file(m_path);
        if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered))
            return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 cannot be written: %2."),
                        {m_path, file.errorString()});
        if (file.size() != m_size)
            return fail(Fault::Conflict,
                        QT_TRANSLATE_NOOP("core", "Someone else is playing this match too. Open it again."));
        const bool isWritten = file.seek(m_size) && file.write(line) == line.size();
        const QString reason = file.errorString();
        const auto synced = isWritten ? syncFile(file.handle(), m_path) : Result<void>();
        if (isWritten && synced) {
            m_size += line.size();
            return {};
        }
        // Half a line would be left out at the next start; where it can be taken away, it is.
        file.resize(m_size);
        return isWritten ? synced
                         : fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 cannot be written: %2."),
                                {m_path, reason});
    }

private:
    QString m_path;
    qint64 m_size;
};

void keepIn(LiveMatch &match, const QString &path, qint64 size)
{
    const auto writer = std::make_shared<LineWriter>(path, size);
    match.keepWith([writer](const InputChange &change) { return writer->add(lineOf(change)); });
}

tl::unexpected<Error> damaged(const QString &path, qsizetype line)
{
    return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "%1 is damaged in line %2."),
                {path, QString::number(line)});
}

/// Takes one line into the log as it stands. Gives false for one that does not fit.
bool takeLine(QJsonObject &log, const QByteArray &line)
{
    const auto document = parsedJson(line);
    if (!document || !document->isObject())
        return false;
    const QJsonObject change = document->object();
    QJsonArray entries = log.value(inputsKey).toArray();
    const int staying = change.value(QLatin1String(stayingKey)).toInt(-1);
    if (staying < 0 || staying > entries.size())
        return false;
    while (entries.size() > staying)
        entries.removeLast();
    const QJsonArray added = change.value(QLatin1String(addedKey)).toArray();
    for (const auto &entry : added)
        entries.append(entry);
    log.insert(inputsKey, entries);
    if (const QJsonValue notes = change.value(QStringLiteral("notes")); notes.isObject()) {
        putNotes(log, {});
        const QJsonObject named = notes.toObject();
        for (auto note = named.begin(); note != named.end(); ++note)
            log.insert(note.key(), note.value());
    }
    return true;
}

} // namespace

Result<LiveMatch> beginMatchFile(const QString &path, const Game &game, FixtureSetup setup,
                                 MatchLabels labels)
{
    auto match = LiveMatch::begin(game, std::move(setup), std::move(labels));
    if (!match)
        return match;
    const QByteArray line = lineOf(toJson(match->log(), game));
    TOUCHLINE_TRY(writeOutput(path, line, Existing::Keep));
    keepIn(*match, path, line.size());
    return match;
}

Result<void> keepMatchFile(const QString &path, const LiveMatch &match)
{
    return writeOutput(path, lineOf(toJson(match.log(), match.game())), Existing::Keep);
}

Result<LiveMatch> resumeMatchFile(const QString &path)
{
    const auto bytes = readInput(path);
    TOUCHLINE_TRY(bytes);
    // What stands behind the last line end was only half written.
    const qsizetype whole = bytes->lastIndexOf('\n') + 1;
    QList<QByteArray> lines = bytes->left(whole).split('\n');
    lines.removeLast();
    const auto first = parsedJson(lines.isEmpty() ? QByteArray() : lines.front());
    QJsonObject log = first ? first->object() : QJsonObject();
    const auto id = gameOfLog(log);
    if (!id)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 is no match that was kept."), {path});
    const auto game = findGame(*id);
    TOUCHLINE_TRY(game);
    for (qsizetype line = 1; line < lines.size(); ++line)
        if (!takeLine(log, lines.at(line)))
            return damaged(path, line + 1);
    const auto read = logFromJson(log, **game);
    TOUCHLINE_TRY(read);
    auto match = LiveMatch::resume(**game, *read);
    if (!match)
        return match;
    if (whole < bytes->size() && !QFile::resize(path, whole))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 cannot be written: %2."),
                    {path, QStringLiteral("resize")});
    keepIn(*match, path, whole);
    return match;
}

} // namespace touchline
