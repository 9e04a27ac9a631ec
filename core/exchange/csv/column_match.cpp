// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/column_match.h"

#include "core/base/search_key.h"

#include <QtGlobal>

#include <algorithm>

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
            take(column, {column.name});
        for (const KnownColumn &column : m_known.columns)
            if (!m_match.cellOf.contains(column.name))
                take(column, column.otherNames);
        for (const KnownColumn &column : m_known.columns)
            if (column.isNeeded && !m_match.cellOf.contains(column.name))
                noteMissing(column.name);
        for (qsizetype i = 0; i < m_keys.size(); ++i)
            if (!m_isTaken[static_cast<std::size_t>(i)] && !m_header.cells.at(i).trimmed().isEmpty())
                noteUnknown(i);
        return std::move(m_match);
    }

private:
    void take(const KnownColumn &column, const QStringList &names)
    {
        QStringList wanted;
        for (const QString &name : names)
            wanted.append(columnKey(name));
        for (qsizetype i = 0; i < m_keys.size(); ++i) {
            const auto place = static_cast<std::size_t>(i);
            if (m_isTaken[place] || m_keys.at(i).isEmpty() || !wanted.contains(m_keys.at(i)))
                continue;
            m_isTaken[place] = true;
            if (const auto first = m_match.cellOf.constFind(column.name); first != m_match.cellOf.constEnd())
                noteTwice(column.name, *first, i);
            else
                m_match.cellOf.insert(column.name, i);
        }
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
                 {QT_TRANSLATE_NOOP("core", "The columns \"%1\" and \"%2\" both mean %3."),
                  {one, other, name}},
                 {QT_TRANSLATE_NOOP("core", "Remove one of them or rename it."), {}}});
    }

    void noteMissing(const QString &name)
    {
        m_match.missing.append(name);
        m_match.problems.push_back(
            {csvPlace(m_header.line), {QT_TRANSLATE_NOOP("core", "The column %1 is missing."), {name}}, {}});
    }

    void noteUnknown(qsizetype cell)
    {
        m_match.unknown.push_back(cell);
        const QString &heading = m_header.cells.at(cell);
        if (m_known.refusal != nullptr)
            m_match.problems.push_back({where(cell), {m_known.refusal, {heading}}, {}});
        else
            m_match.notes.push_back(
                {where(cell),
                 {QT_TRANSLATE_NOOP("core", "The unknown column %1 is ignored."), {heading}},
                 {}});
    }

    const CsvRow &m_header;
    const ColumnSet &m_known;
    /// By cell of the header.
    QStringList m_keys;
    std::vector<bool> m_isTaken;
    ColumnMatch m_match;
};

} // namespace

KnownColumn neededColumn(const char *name, const char *otherNames)
{
    return {QString::fromUtf8(name), QString::fromUtf8(otherNames).split(u',', Qt::SkipEmptyParts), true};
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
    return key;
}

ColumnMatch matchColumns(const CsvRow &header, const ColumnSet &known)
{
    return Matcher(header, known).match();
}

} // namespace touchline
