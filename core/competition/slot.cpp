// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/slot.h"

namespace touchline {

namespace {

/// A whole number from 1 in plain digits; 0 where it is none.
int positiveNumber(QStringView digits)
{
    for (const QChar c : digits) {
        if (c < u'0' || c > u'9')
            return 0;
    }
    return digits.startsWith(u'0') ? 0 : digits.toInt();
}

} // namespace

std::optional<Slot> slotFromText(const QString &text, const QStringList &groupNames)
{
    if (text.startsWith(u'W') || text.startsWith(u'L')) {
        const int match = positiveNumber(QStringView(text).mid(1));
        const auto kind = text.startsWith(u'W') ? Slot::Kind::WinnerOf : Slot::Kind::LoserOf;
        return match > 0 ? std::optional(Slot{kind, -1, match}) : std::nullopt;
    }
    qsizetype digits = 0;
    while (digits < text.size() && text.at(digits) >= u'0' && text.at(digits) <= u'9')
        ++digits;
    const int place = positiveNumber(QStringView(text).left(digits));
    const qsizetype group = groupNames.indexOf(text.mid(digits));
    if (place == 0 || group < 0)
        return std::nullopt;
    return Slot{Slot::Kind::GroupPlace, static_cast<int>(group), place};
}

QString slotText(const Slot &slot, const QStringList &groupNames)
{
    const QString number = QString::number(slot.number);
    switch (slot.kind) {
    case Slot::Kind::Drawn:
        return groupNames.value(slot.group) + number;
    case Slot::Kind::GroupPlace:
        return number + groupNames.value(slot.group);
    case Slot::Kind::WinnerOf:
        return QLatin1Char('W') + number;
    case Slot::Kind::LoserOf:
        return QLatin1Char('L') + number;
    }
    return {};
}

} // namespace touchline
