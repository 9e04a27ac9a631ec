// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/fact_words.h"

#include "models/audit/column_meaning.h"
#include "models/store/rows/club_rows.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

using namespace store;

namespace {

/// So much of a text is shown.
constexpr qsizetype shown = 60;

QString shortId(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces).left(8);
}

QString shortened(const QString &text)
{
    return text.size() <= shown ? text : text.left(shown) + QStringLiteral("...");
}

/// The score is one thing for people.
bool isScore(const TableSpec &table, const Column &column)
{
    return &table == &reportTable() &&
           (qstrcmp(column.name, "home_goals") == 0 || qstrcmp(column.name, "away_goals") == 0);
}

QString score(const Row &report)
{
    const RowReader read(report);
    return QStringLiteral("%1-%2").arg(read.text("home_goals"), read.text("away_goals"));
}

} // namespace

QString FactWords::names(const char *sql, const QUuid &id)
{
    const QByteArray key = QByteArray(sql) + id.toRfc4122();
    if (const auto known = m_known.constFind(key); known != m_known.constEnd())
        return *known;
    const auto rows =
        m_database->rows(QString::fromLatin1(sql), {toSql(m_database->backend(), QVariant(id))});
    QStringList words;
    if (rows && !rows->empty())
        for (const QVariant &value : rows->front())
            words << value.toString();
    return *m_known.insert(key, words.join(QLatin1Char(' ')));
}

QString FactWords::team(const QUuid &id)
{
    const QString name = names("SELECT name FROM team WHERE uuid = ?", id);
    return name.isEmpty() ? shortId(id) : name;
}

QString FactWords::competition(const QUuid &id)
{
    const QString name = names("SELECT name FROM competition WHERE uuid = ?", id);
    return name.isEmpty() ? auditWords(QT_TRANSLATE_NOOP("core", "Competition %1"), {shortId(id)}) : name;
}

QString FactWords::match(const QUuid &fixture)
{
    const QString number = names("SELECT number FROM fixture WHERE uuid = ?", fixture);
    if (number.isEmpty())
        return auditWords(QT_TRANSLATE_NOOP("core", "Match %1"), {shortId(fixture)});
    const QString name =
        names("SELECT c.name FROM competition c JOIN fixture f ON f.competition = c.uuid WHERE f.uuid = ?",
              fixture);
    return auditWords(QT_TRANSLATE_NOOP("core", "%1, match %2"), {name, number});
}

QString FactWords::friendly(const QUuid &underWay)
{
    const QString name = names("SELECT name FROM live_friendly WHERE uuid = ?", underWay);
    return auditWords(QT_TRANSLATE_NOOP("core", "Friendly %1"), {name.isEmpty() ? shortId(underWay) : name});
}

QString FactWords::squad(const QUuid &id)
{
    const QString name =
        names("SELECT t.name FROM team t JOIN squad s ON s.team = t.uuid WHERE s.uuid = ?", id);
    const QString in =
        names("SELECT c.name FROM competition c JOIN squad s ON s.competition = c.uuid WHERE s.uuid = ?", id);
    const QString whose =
        auditWords(QT_TRANSLATE_NOOP("core", "Squad of %1"), {name.isEmpty() ? shortId(id) : name});
    return in.isEmpty() ? whose : QStringLiteral("%1, %2").arg(in, whose);
}

QString FactWords::place(const Row &row)
{
    const RowReader read(row);
    const TableSpec *table = row.table;
    if (table == &leagueTable())
        return auditWords(QT_TRANSLATE_NOOP("core", "League"));
    if (table == &personTable())
        return auditWords(QT_TRANSLATE_NOOP("core", "Player %1"), {read.text("name")});
    if (table == &teamTable())
        return auditWords(QT_TRANSLATE_NOOP("core", "Team %1"), {read.text("name")});
    if (table == &teamDocumentTable())
        return auditWords(QT_TRANSLATE_NOOP("core", "Card of %1 (%2)"),
                          {team(read.uuid("team")), read.text("game")});
    if (table == &clubTable())
        return auditWords(QT_TRANSLATE_NOOP("core", "Club %1"), {team(read.uuid("team"))});
    if (table == &savedRulesTable())
        return auditWords(QT_TRANSLATE_NOOP("core", "Saved rules %1"), {read.text("name")});
    if (table == &friendlyTable())
        return auditWords(QT_TRANSLATE_NOOP("core", "Friendly %1"), {read.text("name")});
    if (table == &competitionTable())
        return read.text("name");
    if (table == &drawTable())
        return auditWords(QT_TRANSLATE_NOOP("core", "%1, draw"), {competition(read.uuid("competition"))});
    if (table == &entrantTable())
        return auditWords(QT_TRANSLATE_NOOP("core", "%1, entrant %2"),
                          {competition(read.uuid("competition")), QString::number(read.number("number"))});
    if (table == &squadTable())
        return squad(read.uuid("uuid"));
    if (table == &squadEntryTable())
        return QStringLiteral("%1, %2").arg(squad(read.uuid("squad")), read.text("name"));
    if (table == &fixtureTable())
        return auditWords(QT_TRANSLATE_NOOP("core", "%1, match %2"),
                          {competition(read.uuid("competition")), QString::number(read.number("number"))});
    if (table == &reportTable()) {
        const QString of = match(read.uuid("fixture"));
        return read.text("state") == QLatin1String("counts")
                   ? of
                   : auditWords(QT_TRANSLATE_NOOP("core", "%1, former result"), {of});
    }
    if (table == &reportEventTable()) {
        const QString fixture = names("SELECT f.number FROM fixture f JOIN report r ON r.fixture = f.uuid "
                                      "WHERE r.uuid = ?",
                                      read.uuid("report"));
        const QString of = names("SELECT c.name FROM competition c JOIN report r ON r.competition = c.uuid "
                                 "WHERE r.uuid = ?",
                                 read.uuid("report"));
        const QString whose =
            fixture.isEmpty()
                ? auditWords(QT_TRANSLATE_NOOP("core", "Result %1"), {shortId(read.uuid("report"))})
                : auditWords(QT_TRANSLATE_NOOP("core", "%1, match %2"), {of, fixture});
        return auditWords(QT_TRANSLATE_NOOP("core", "%1, event %2 (%3)"),
                          {whose, QString::number(read.number("place")), read.text("kind")});
    }
    return QStringLiteral("%1, %2 %3")
        .arg(competition(read.uuid("competition")), read.text("kind"))
        .arg(read.number("place"));
}

QString FactWords::value(const TableSpec &table, const Column &column, const QVariant &value)
{
    if (!value.isValid())
        return auditWords(QT_TRANSLATE_NOOP("core", "nothing"));
    if (column.type == ColumnType::Blob)
        return QString::fromLatin1(value.toByteArray().toHex().left(12));
    if (column.type != ColumnType::Uuid)
        return value.toString().isEmpty() ? QStringLiteral("\"\"") : shortened(value.toString());
    const QUuid id = value.toUuid();
    for (const Naming &naming : table.names) {
        if (qstrcmp(naming.column, column.name) != 0)
            continue;
        if (qstrcmp(naming.table, "team") == 0)
            return team(id);
        if (qstrcmp(naming.table, "competition") == 0)
            return competition(id);
        if (qstrcmp(naming.table, "fixture") == 0)
            return match(id);
        if (qstrcmp(naming.table, "person") == 0)
            return names("SELECT name FROM person WHERE uuid = ?", id);
    }
    return shortId(id);
}

QStringList FactWords::entry(qlonglong seq)
{
    if (const auto known = m_entries.constFind(seq); known != m_entries.constEnd())
        return *known;
    const auto entry = m_journal.entry(seq);
    const QStringList words = entry
                                  ? QStringList{QString::number(seq), shortened(entry->english()), entry->who}
                                  : QStringList{QString::number(seq), {}, {}};
    return *m_entries.insert(seq, words);
}

void FactWords::differs(const Row &said, const Row &found, qlonglong seq, Problems &problems)
{
    const TableSpec &table = *found.table;
    const QString where = place(said);
    const auto add = [&](const QString &label, const QString &is, const QString &was) {
        const QStringList by = entry(seq);
        problems.push_back(
            {where,
             {QT_TRANSLATE_NOOP("core", "%1: %2. Entry %3 of the history (\"%4\" by %5) says %6."),
              {label, is, by[0], by[1], by[2], was}},
             {}});
    };
    bool isScoreTold = false;
    for (std::size_t i = table.keys; i < table.columns.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        if (said.values[at] == found.values[at])
            continue;
        if (isScore(table, table.columns[i])) {
            if (!std::exchange(isScoreTold, true))
                add(auditWords(QT_TRANSLATE_NOOP("core", "Score")), score(found), score(said));
            continue;
        }
        add(columnLabel(table.columns[i]), value(table, table.columns[i], found.values[at]),
            value(table, table.columns[i], said.values[at]));
    }
}

void FactWords::isMissing(const Row &said, qlonglong seq, Problems &problems)
{
    const QStringList by = entry(seq);
    const QString what = said.table == &reportTable() ? score(said) : QString();
    if (what.isEmpty())
        problems.push_back(
            {place(said),
             {QT_TRANSLATE_NOOP("core", "It is missing. Entry %1 of the history (\"%2\" by %3) has it."), by},
             {}});
    else
        problems.push_back(
            {place(said),
             {QT_TRANSLATE_NOOP("core",
                                "The result is missing. Entry %1 of the history (\"%2\" by %3) says %4."),
              by + QStringList(what)},
             {}});
}

void FactWords::isForeign(const Row &found, Problems &problems)
{
    if (found.table == &reportTable())
        problems.push_back(
            {place(found),
             {QT_TRANSLATE_NOOP("core", "The result %1 is in no entry of the history."), {score(found)}},
             {}});
    else
        problems.push_back(
            {place(found), {QT_TRANSLATE_NOOP("core", "It is in no entry of the history."), {}}, {}});
}

} // namespace touchline
