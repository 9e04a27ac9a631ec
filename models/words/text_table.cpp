// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/text_table.h"

#include <algorithm>

namespace touchline {

int displayWidth(const QString &text)
{
    int width = 0;
    for (const uint point : text.toUcs4())
        width += QChar::category(point) == QChar::Mark_NonSpacing ? 0 : 1;
    return width;
}

QString padded(const QString &text, int width, TextTable::Align align)
{
    const QString space(std::max(0, width - displayWidth(text)), u' ');
    return align == TextTable::Align::Left ? text + space : space + text;
}

QString TextTable::text(const QString &indent) const
{
    std::vector<int> widths(m_columns.size(), 0);
    for (const QStringList &row : m_rows)
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(row.at(static_cast<qsizetype>(i))));
    QString result;
    for (const QStringList &row : m_rows) {
        QString line = indent;
        for (std::size_t i = 0; i < widths.size(); ++i)
            line += (i == 0 ? QString() : QStringLiteral("  ")) +
                    padded(row.at(static_cast<qsizetype>(i)), widths[i], m_columns[i]);
        while (line.endsWith(u' '))
            line.chop(1);
        result += line + u'\n';
    }
    return result;
}

} // namespace touchline
