// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/csv_text.h"

namespace touchline::cli {

namespace {

QString csvCell(const QString &text)
{
    static const QString dangerous = QStringLiteral("=+-@\t\r\n");
    static const QString special = QStringLiteral(",\"\r\n");
    QString cell = text;
    if (!cell.isEmpty() && dangerous.contains(cell.front()))
        cell.prepend(u'\'');
    bool needsQuotes = false;
    for (const QChar character : cell)
        needsQuotes = needsQuotes || special.contains(character);
    if (!needsQuotes)
        return cell;
    return u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace

QString csvLine(const QStringList &cells)
{
    QStringList written;
    for (const QString &cell : cells)
        written.append(csvCell(cell));
    return written.join(u',') + u'\n';
}

} // namespace touchline::cli
