// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/column_match.h"

#include "core/base/search_key.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>

namespace touchline {

namespace {

class Matcher
{
public:
    Matcher(const CsvRow &header, const ColumnSet &known) : m_header(header), m_known(known)
    {
        for (const QString &heading : header.cells)
            m_keys.append(columnKey(heading));
        m_isTaken.assign(static_cast<std::size_t>(m_keys.size()), false);
    }

    ColumnMatch match()
    {
        for (const KnownColumn &column : m_known.columns)
            takeNamed(column);
        for (const KnownColumn &column : m_known.columns)
            if (!m_known.named.contains(column.name))
                take(column, {column.name});
        for (const KnownColumn &column : m_known.columns)
            if (!m_known.named.contains(column.name) && !m_match.cellOf.contains(column.name))
                take(column, column.otherNames);
        for (const KnownColumn &column : m_known.columns)
            if (column.isNeeded && !m_match.cellOf.contains(column.name) &&
                !m_match.cellOf.contains(column.substitute))
                noteMissing(column.name);
        for (qsizetype i = 0; i < m_keys.size(); ++i)
            if (!m_isTaken[static_cast<std::size_t>(i)] && !m_header.cells.at(i).trimmed().isEmpty())
                m_match.unknown.push_back(i);
        noteUnknown();
        return std::move(m_match);
    }

private:
    void takeNamed(const KnownColumn &column)
    {
        const auto named = m_known.named.find(column.name);
        if (named == m_known.named.end() || named->second.isEmpty())
            return;
        const qsizetype cell = m_keys.indexOf(columnKey(named->second));
        if (cell < 0) {
            noteNoHeading(named->second);
        } else if (const QString other = m_match.cellOf.key(cell); !other.isEmpty()) {
            m_match.problems.push_back(
                {where(cell),
                 {QT_TRANSLATE_NOOP("core", "The column \"%1\" is already used for \"%2\"."),
                  {m_header.cells.at(cell), columnWords(other)}},
                 {}});
        } else {
            m_match.cellOf.insert(column.name, cell);
            m_isTaken[static_cast<std::size_t>(cell)] = true;
        }
    }

    void noteNoHeading(const QString &heading)
    {
        QStringList headings;
        for (const QString &cell : m_header.cells)
            if (!cell.trimmed().isEmpty())
                headings << cell.simplified();
        m_match.problems.push_back(
            {csvPlace(m_header.line),
             {QT_TRANSLATE_NOOP("core", "The list has no column \"%1\"."), {heading}},
             {QT_TRANSLATE_NOOP("core", "Its columns: %1."), {headings.join(QStringLiteral(", "))}}});
    }

    void take(const KnownColumn &column, const QStringList &names)
    {
        for (const QString &name : names) {
            const QString wanted = columnKey(name);
            for (qsizetype i = m_keys.indexOf(wanted); i >= 0; i = m_keys.indexOf(wanted, i + 1))
                takeCell(column, i);
        }
    }

    /// Two headings for one column: which of them is meant matters where the column is needed, or where they
    /// are the same.
    void takeCell(const KnownColumn &column, qsizetype cell)
    {
        const auto place = static_cast<std::size_t>(cell);
        if (m_isTaken[place])
            return;
        const auto first = m_match.cellOf.constFind(column.name);
        if (first == m_match.cellOf.constEnd())
            m_match.cellOf.insert(column.name, cell);
        else if (column.isNeeded || m_keys.at(*first) == m_keys.at(cell))
            noteTwice(column.name, std::min(*first, cell), std::max(*first, cell));
        else
            return;
        m_isTaken[place] = true;
    }

    [[nodiscard]] QString where(qsizetype cell) const { return csvPlace(m_header.line, cell + 1); }

    void noteTwice(const QString &name, qsizetype first, qsizetype second)
    {
        const QString &one = m_header.cells.at(first);
        const QString &other = m_header.cells.at(second);
        if (one == other)
            m_match.problems.push_back(
                {where(second), {QT_TRANSLATE_NOOP("core", "Two columns are named \"%1\"."), {one}}, {}});
        else
            m_match.problems.push_back(
                {where(second),
                 {QT_TRANSLATE_NOOP("core", "The columns \"%1\" and \"%2\" both mean \"%3\"."),
                  {one, other, columnWords(name)}},
                 {QT_TRANSLATE_NOOP("core", "Remove one of them or rename it."), {}}});
    }

    void noteMissing(const QString &name)
    {
        m_match.missing.append(name);
        const auto named = m_known.named.find(name);
        if (named == m_known.named.end() || named->second.isEmpty()) // else its heading is missing
            m_match.problems.push_back(
                {csvPlace(m_header.line),
                 {QT_TRANSLATE_NOOP("core", "The column \"%1\" is missing."), {columnWords(name)}},
                 {}});
    }

    void noteUnknown()
    {
        constexpr std::size_t mostNamed = 30;
        constexpr qsizetype longestHeading = 40;
        if (m_match.unknown.empty())
            return;
        QStringList named;
        for (const qsizetype cell : m_match.unknown) {
            if (static_cast<std::size_t>(named.size()) == mostNamed)
                break;
            QString heading = m_header.cells.at(cell).simplified().left(longestHeading);
            while (heading.endsWith(u'.')) // the sentence ends there
                heading.chop(1);
            named << heading;
        }
        const std::size_t others = m_match.unknown.size() - static_cast<std::size_t>(named.size());
        const QString list = named.join(QStringLiteral(", "));
        const QString where = csvPlace(m_header.line);
        if (others == 0)
            m_match.notes.push_back(
                {where, {QT_TRANSLATE_NOOP("core", "Columns that are ignored: %1."), {list}}, {}});
        else
            m_match.notes.push_back({where,
                                     {QT_TRANSLATE_NOOP("core", "Columns that are ignored: %1 and %2 more."),
                                      {list, QString::number(others)}},
                                     {}});
    }

    const CsvRow &m_header;
    const ColumnSet &m_known;
    /// By cell of the header.
    QStringList m_keys;
    std::vector<bool> m_isTaken;
    ColumnMatch m_match;
};

struct ColumnText
{
    const char *name;
    const char *text;
};

constexpr ColumnText columnTexts[] = {{"name", QT_TRANSLATE_NOOP("core", "Name")},
                                      {"code", QT_TRANSLATE_NOOP("core", "Code")},
                                      {"year", QT_TRANSLATE_NOOP("core", "Year")},
                                      {"country", QT_TRANSLATE_NOOP("core", "Country")},
                                      {"conference", QT_TRANSLATE_NOOP("core", "Confederation")},
                                      {"manager", QT_TRANSLATE_NOOP("core", "Manager")},
                                      {"kit_first", QT_TRANSLATE_NOOP("core", "First colour")},
                                      {"kit_second", QT_TRANSLATE_NOOP("core", "Second colour")},
                                      {"ground", QT_TRANSLATE_NOOP("core", "Home ground")},
                                      {"address", QT_TRANSLATE_NOOP("core", "Address")},
                                      {"table", QT_TRANSLATE_NOOP("core", "Home table")},
                                      {"contact", QT_TRANSLATE_NOOP("core", "Contact")},
                                      {"role", QT_TRANSLATE_NOOP("core", "Role")},
                                      {"mail", QT_TRANSLATE_NOOP("core", "Mail")},
                                      {"phone", QT_TRANSLATE_NOOP("core", "Phone")},
                                      {"team", QT_TRANSLATE_NOOP("core", "Team")},
                                      {"club", QT_TRANSLATE_NOOP("core", "Club")},
                                      {"shirt", QT_TRANSLATE_NOOP("core", "Shirt number")},
                                      {"short_name", QT_TRANSLATE_NOOP("core", "Short name")},
                                      {"first_name", QT_TRANSLATE_NOOP("core", "First name")},
                                      {"last_name", QT_TRANSLATE_NOOP("core", "Last name")},
                                      {"position", QT_TRANSLATE_NOOP("core", "Position")},
                                      {"captain", QT_TRANSLATE_NOOP("core", "Captain")},
                                      {"number", QT_TRANSLATE_NOOP("core", "Match number")},
                                      {"stage", QT_TRANSLATE_NOOP("core", "Stage")},
                                      {"round", QT_TRANSLATE_NOOP("core", "Matchday")},
                                      {"group", QT_TRANSLATE_NOOP("core", "Group")},
                                      {"home", QT_TRANSLATE_NOOP("core", "Home team")},
                                      {"away", QT_TRANSLATE_NOOP("core", "Away team")},
                                      {"home_goals", QT_TRANSLATE_NOOP("core", "Home goals")},
                                      {"away_goals", QT_TRANSLATE_NOOP("core", "Away goals")},
                                      {"score", QT_TRANSLATE_NOOP("core", "Score")},
                                      {"home_pens", QT_TRANSLATE_NOOP("core", "Home penalties")},
                                      {"away_pens", QT_TRANSLATE_NOOP("core", "Away penalties")},
                                      {"date", QT_TRANSLATE_NOOP("core", "Date")},
                                      {"time", QT_TRANSLATE_NOOP("core", "Kick-off")},
                                      {"zone", QT_TRANSLATE_NOOP("core", "Time zone")},
                                      {"stadium", QT_TRANSLATE_NOOP("core", "Ground")},
                                      {"city", QT_TRANSLATE_NOOP("core", "City")},
                                      {"kind", QT_TRANSLATE_NOOP("core", "Kind of match")},
                                      {"decided_by", QT_TRANSLATE_NOOP("core", "Decided by")}};

} // namespace

const char *columnText(const QString &name)
{
    const auto *const found =
        std::find_if(std::begin(columnTexts), std::end(columnTexts),
                     [&name](const ColumnText &one) { return name == QLatin1String(one.name); });
    return found == std::end(columnTexts) ? nullptr : found->text;
}

QString columnWords(const QString &name)
{
    if (const char *text = columnText(name))
        return QString::fromUtf8(text);
    QString words = QString(name).replace(u'_', u' ');
    words[0] = words[0].toUpper();
    return words;
}

KnownColumn neededColumn(const char *name, const char *otherNames)
{
    return {QString::fromUtf8(name), QString::fromUtf8(otherNames).split(u',', Qt::SkipEmptyParts), true};
}

KnownColumn neededUnless(const char *substitute, const char *name, const char *otherNames)
{
    KnownColumn column = neededColumn(name, otherNames);
    column.substitute = QString::fromUtf8(substitute);
    return column;
}

KnownColumn dateColumn(const char *name, const char *otherNames)
{
    KnownColumn column = optionalColumn(name, otherNames);
    column.isDate = true;
    return column;
}

KnownColumn optionalColumn(const char *name, const char *otherNames)
{
    return {QString::fromUtf8(name), QString::fromUtf8(otherNames).split(u',', Qt::SkipEmptyParts), false};
}

QStringList ColumnSet::names() const
{
    QStringList names;
    for (const KnownColumn &column : columns)
        names.append(column.name);
    return names;
}

QString columnKey(const QString &heading)
{
    QString key;
    for (const QChar letter : searchKey(heading))
        if (letter.isLetterOrNumber())
            key += letter;
    return key.isEmpty() ? heading.simplified() : key;
}

ColumnMatch matchColumns(const CsvRow &header, const ColumnSet &known)
{
    return Matcher(header, known).match();
}

} // namespace touchline
