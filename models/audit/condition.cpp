// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/condition.h"

#include "models/audit/audit.h"
#include "models/audit/fact_words.h"
#include "models/audit/history_replay.h"
#include "models/store/journal/seal_start.h"
#include "models/store/rows/club_rows.h"
#include "models/store/rows/damaged_texts.h"
#include "models/store/rows/row_store.h"
#include "models/store/sqlite/sqlite_file.h"

#include <qglobal.h>

#include <array>

namespace touchline {

using namespace store;

namespace {

/// Of a file that is no bigger the whole history is followed each time that it is opened; a tenth of a
/// second.
constexpr qlonglong mostBytesFollowed = qlonglong{1536} * 1024;
/// Of a bigger one, and of a league on a server, so many of the newest entries.
constexpr int newestFollowed = 100;

Result<bool> isSmall(Database &database)
{
    if (database.backend() != Backend::Sqlite)
        return false;
    const auto pages = database.rows(QStringLiteral("PRAGMA page_count"));
    const auto size = database.rows(QStringLiteral("PRAGMA page_size"));
    if (!pages || !size)
        return fail(pages ? size.error() : pages.error());
    return pages->front().front().toLongLong() * size->front().front().toLongLong() <= mostBytesFollowed;
}

/// What names a content: the first that is found.
QString placeOfContent(Database &database, FactWords &words, const QByteArray &name)
{
    struct Naming
    {
        const TableSpec *table;
        const char *where;
    };
    const std::array namings{
        Naming{&competitionTable(), "WHERE definition = ?"}, Naming{&entrantTable(), "WHERE document = ?"},
        Naming{&teamDocumentTable(), "WHERE content = ?"},   Naming{&savedRulesTable(), "WHERE content = ?"},
        Naming{&friendlyTable(), "WHERE log = ?"},           Naming{&reportTable(), "WHERE home_sheet = ?"},
        Naming{&reportTable(), "WHERE away_sheet = ?"},      Naming{&clubTable(), "WHERE picture = ?"},
        Naming{&clubTable(), "WHERE contacts = ?"}};
    for (const Naming &naming : namings)
        if (const auto rows =
                readRows(database, *naming.table,
                         QString::fromLatin1(naming.where) + QStringLiteral(" LIMIT 1"), {name});
            rows && !rows->empty())
            return words.place(rows->front());
    return QStringLiteral("Text ") + QString::fromLatin1(name.toHex().left(12));
}

QUuid fixtureOfLog(Database &database, const QUuid &report)
{
    const auto rows = database.rows(QStringLiteral("SELECT fixture FROM match_log WHERE report = ?"),
                                    {toSql(database.backend(), QVariant(report))});
    return rows && !rows->empty() ? fromSql(rows->front().front(), ColumnType::Uuid).toUuid() : QUuid();
}

Problem problemOf(Database &database, FactWords &words, const DamagedText &text)
{
    switch (text.of) {
    case DamagedText::Of::Content:
        return {placeOfContent(database, words, text.name),
                {QT_TRANSLATE_NOOP("core", "A text that belongs to it is damaged."), {}},
                {}};
    case DamagedText::Of::Log:
        return {words.match(fixtureOfLog(database, text.id)),
                {QT_TRANSLATE_NOOP("core", "The log of the match is damaged."), {}},
                {}};
    case DamagedText::Of::MatchUnderWay:
        return {
            words.match(text.id), {QT_TRANSLATE_NOOP("core", "The unfinished match is damaged."), {}}, {}};
    case DamagedText::Of::FriendlyUnderWay:
        return {
            words.friendly(text.id), {QT_TRANSLATE_NOOP("core", "The unfinished match is damaged."), {}}, {}};
    case DamagedText::Of::Entry:
        break;
    }
    const QStringList entry = words.entry(text.seq);
    return {historyPlace(text.seq),
            {QT_TRANSLATE_NOOP("core", "\"%1\" by %2 cannot be read: what it changed is damaged."),
             {entry[1], entry[2]}},
            {}};
}

} // namespace

Result<Problems> conditionOf(Database &database)
{
    const auto small = isSmall(database);
    TOUCHLINE_TRY(small);
    // A server looks after its bytes itself, and all of them would have to come over the line.
    const auto damaged = database.backend() == Backend::Sqlite
                             ? damagedTexts(database, *small ? TextCheck::UnpackAndName : TextCheck::Unpack)
                             : Result<std::vector<DamagedText>>(std::vector<DamagedText>());
    TOUCHLINE_TRY(damaged);
    FactWords words(database);
    Problems problems = foundAtOpening(database);
    for (const DamagedText &text : *damaged)
        problems.push_back(problemOf(database, words, text));
    // What damage makes of the seals needs no second word.
    if (!problems.empty())
        return problems;
    // Opening it for work takes over what stands in a league without seals: then all of it is looked at.
    const auto unsealed = isUnsealed(database);
    TOUCHLINE_TRY(unsealed);
    auto audit = auditDatabase(database, AuditScope{*small || *unsealed ? 0 : newestFollowed, 0});
    TOUCHLINE_TRY(audit);
    return std::move(audit->problems);
}

} // namespace touchline
