// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/slot.h"

namespace touchline {

namespace {

const QString allocatedTo = QStringLiteral("3v");

/// A whole number from 1 in plain digits; 0 where it is none.
int positiveNumber(QStringView digits)
{
    for (const QChar c : digits) {
        if (c < u'0' || c > u'9')
            return 0;
    }
    return digits.startsWith(u'0') ? 0 : digits.toInt();
}

std::optional<Slot> allocatedSlot(const QString &text, const SlotNames &names)
{
    if (!text.startsWith(allocatedTo))
        return std::nullopt;
    for (qsizetype table = 0; table < names.columns.size(); ++table) {
        const qsizetype column = names.columns.at(table).indexOf(text.mid(allocatedTo.size()));
        if (column >= 0)
            return Slot{Slot::Kind::Allocated, static_cast<int>(table), static_cast<int>(column) + 1};
    }
    return std::nullopt;
}

} // namespace

std::optional<Slot> slotFromText(const QString &text, const SlotNames &names)
{
    const int number = positiveNumber(QStringView(text).mid(1));
    if (number > 0 && (text.startsWith(u'W') || text.startsWith(u'L')))
        return Slot{text.startsWith(u'W') ? Slot::Kind::WinnerOf : Slot::Kind::LoserOf, -1, number};
    if (number > 0 && text.startsWith(u'R'))
        return Slot{Slot::Kind::Reserved, -1, number};
    if (const qsizetype slash = text.lastIndexOf(u'/'); slash > 0) {
        const int place = positiveNumber(QStringView(text).mid(slash + 1));
        const qsizetype entry = names.entries.indexOf(text.left(slash));
        return place > 0 && entry >= 0
                   ? std::optional(Slot{Slot::Kind::Drawn, static_cast<int>(entry), place})
                   : std::nullopt;
    }
    if (const qsizetype pool = names.entries.indexOf(poolName); text.startsWith(poolName))
        return number > 0 && pool >= 0
                   ? std::optional(Slot{Slot::Kind::Drawn, static_cast<int>(pool), number})
                   : std::nullopt;
    qsizetype digits = 0;
    while (digits < text.size() && text.at(digits) >= u'0' && text.at(digits) <= u'9')
        ++digits;
    const int place = positiveNumber(QStringView(text).left(digits));
    // "1A", and "1 Group 3" where the name is a word.
    const qsizetype table = names.tables.indexOf(text.mid(digits).trimmed());
    if (place > 0 && table >= 0)
        return Slot{Slot::Kind::GroupPlace, static_cast<int>(table), place};
    return allocatedSlot(text, names);
}

QString slotText(const Slot &slot, const SlotNames &names)
{
    const QString number = QString::number(slot.number);
    switch (slot.kind) {
    case Slot::Kind::Drawn: {
        const QString entry = names.entries.value(slot.group);
        return entry == poolName ? entry + number : entry + QLatin1Char('/') + number;
    }
    case Slot::Kind::GroupPlace: {
        const QString table = names.tables.value(slot.group);
        return table.size() > 1 ? number + QLatin1Char(' ') + table : number + table;
    }
    case Slot::Kind::WinnerOf:
        return QLatin1Char('W') + number;
    case Slot::Kind::LoserOf:
        return QLatin1Char('L') + number;
    case Slot::Kind::Allocated:
        return allocatedTo + names.columns.value(slot.group).value(slot.number - 1);
    case Slot::Kind::Reserved:
        return QLatin1Char('R') + number;
    case Slot::Kind::RoundDraw:
        return QLatin1Char('?') + number;
    }
    return {};
}

} // namespace touchline
