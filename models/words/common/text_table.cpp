// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/common/text_table.h"

#include "core/base/visible_text.h"

#include <algorithm>
#include <array>

namespace touchline {

namespace {

/// First and last letters of the blocks that a terminal shows two places wide: East Asian Width W and F of
/// Unicode 15, unassigned places within a block included.
struct WideBlock
{
    char32_t first;
    char32_t last;
};
constexpr std::array<WideBlock, 20> wideBlocks{
    {{0x1100, 0x115F},   {0x231A, 0x231B},   {0x23E9, 0x23EC},   {0x2614, 0x2615},   {0x26BD, 0x26BE},
     {0x2E80, 0x303E},   {0x3041, 0x33FF},   {0x3400, 0x4DBF},   {0x4E00, 0xA4CF},   {0xA960, 0xA97F},
     {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF01, 0xFF60},   {0xFFE0, 0xFFE6},
     {0x1B000, 0x1B2FF}, {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}}};

constexpr char32_t softHyphen = 0x00AD;
// Vowels and final consonants that join the syllable before them.
constexpr WideBlock hangulParts{0x1160, 0x11FF};

constexpr bool isIn(const WideBlock &block, char32_t point)
{
    return block.first <= point && point <= block.last;
}

int widthOf(char32_t point)
{
    switch (QChar::category(point)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
        return 0;
    case QChar::Other_Format:
        return point == softHyphen ? 1 : 0;
    default:
        break;
    }
    if (isIn(hangulParts, point))
        return 0;
    return std::any_of(wideBlocks.begin(), wideBlocks.end(),
                       [point](const WideBlock &block) { return isIn(block, point); })
               ? 2
               : 1;
}

} // namespace

int displayWidth(const QString &text)
{
    int width = 0;
    for (const uint point : text.toUcs4())
        width += widthOf(point);
    return width;
}

QString numberText(int number)
{
    return number < 0 ? QStringLiteral("−%1").arg(-number) : QString::number(number);
}

QString numberText(TablePoints points)
{
    return pointsText(points).replace(u'-', u'−');
}

QString signedText(int number)
{
    return number > 0 ? QStringLiteral("+%1").arg(number) : numberText(number);
}

QString nameShown(const QString &name)
{
    return visibleText(name, LineEnds::Show);
}

QString padded(const QString &text, int width, TextTable::Align align)
{
    const QString visible = nameShown(text);
    const QString space(std::max(0, width - displayWidth(visible)), u' ');
    return align == TextTable::Align::Left ? visible + space : space + visible;
}

void TextTable::add(const QStringList &cells)
{
    QStringList &row = m_rows.emplace_back();
    for (const QString &cell : cells)
        row << nameShown(cell);
}

QString TextTable::text(const QString &indent) const
{
    std::vector<int> widths(m_columns.size(), 0);
    for (const QStringList &row : m_rows)
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(row.at(static_cast<qsizetype>(i))));
    QStringList lines;
    for (const QStringList &row : m_rows) {
        QString line = indent;
        for (std::size_t i = 0; i < widths.size(); ++i)
            line += (i == 0 ? QString() : QStringLiteral("  ")) +
                    padded(row.at(static_cast<qsizetype>(i)), widths[i], m_columns[i]);
        lines << line;
    }
    return linesText(lines);
}

QString linesText(const QStringList &lines)
{
    QString text;
    for (QString line : lines) {
        while (line.endsWith(u' '))
            line.chop(1);
        text += line + u'\n';
    }
    return text;
}

} // namespace touchline
