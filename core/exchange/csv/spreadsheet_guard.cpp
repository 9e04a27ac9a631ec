// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/spreadsheet_guard.h"

#include <algorithm>

namespace touchline {

namespace {

bool isPassedOver(QChar character)
{
    return character.isSpace() || character.category() == QChar::Other_Control ||
           character.category() == QChar::Other_Format;
}

bool isDangerous(QStringView text)
{
    static const QString starts = QStringLiteral("=+-@\uFF1D\uFF0B\uFF0D\uFF20");
    static const QString ends = QStringLiteral("\t\r\n");
    if (text.isEmpty())
        return false;
    const auto *const first =
        std::find_if_not(text.begin(), text.end(), [](QChar one) { return isPassedOver(one); });
    return ends.contains(text.front()) || (first != text.end() && starts.contains(*first));
}

/// Whether it is dangerous behind all its apostrophes: guarding adds one to them, reading takes one away.
bool isOrLooksGuarded(QStringView text)
{
    const auto *const behind = std::find_if(text.begin(), text.end(), [](QChar one) { return one != u'\''; });
    return isDangerous(text.sliced(behind - text.begin()));
}

} // namespace

QString guarded(const QString &text)
{
    return isOrLooksGuarded(text) ? u'\'' + text : text;
}

QString unguarded(const QString &cell)
{
    return cell.startsWith(u'\'') && isOrLooksGuarded(cell) ? cell.mid(1) : cell;
}

} // namespace touchline
