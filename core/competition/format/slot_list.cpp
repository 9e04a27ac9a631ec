// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/slot_list.h"

#include "core/base/json_values.h"
#include "core/competition/format/round_robin.h"

#include <QRegularExpression>
#include <qglobal.h>

namespace touchline {

namespace {

constexpr const char *namesNoPlace =
    QT_TRANSLATE_NOOP("core", "\"%1\" names no place: write 1A (first of group A), W49 (winner of match 49), "
                              "L61 (loser of match 61) or #5 (place 5 of the draw).");

Message notASlot(const QString &text)
{
    return {namesNoPlace, {text}};
}

/// "#1..#36" or "1..15 First Division" as single places; one text as itself.
QStringList withoutDots(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(#?)(\\d{1,4})\\.\\.#?(\\d{1,4})(\\D.*)?$"));
    const QRegularExpressionMatch match = form.match(text);
    const int first = match.captured(2).toInt();
    const int last = match.captured(3).toInt();
    if (!match.hasMatch() || last < first)
        return {text};
    QStringList places;
    for (int place = first; place <= last; ++place)
        places.append(match.captured(1) + QString::number(place) + match.captured(4));
    return places;
}

/// How many slots from `first` on are places of one kind that follow each other.
std::size_t lengthOfRow(const std::vector<Slot> &list, std::size_t first)
{
    std::size_t next = first + 1;
    while (next < list.size() && list[next].kind == list[first].kind &&
           list[next].group == list[first].group && list[next].number == list[next - 1].number + 1)
        ++next;
    return next - first;
}

} // namespace

bool isNotASlot(const Problem &problem)
{
    return problem.what.text == namesNoPlace;
}

Slot readSlot(JsonReader &reader, const char *key, const SlotNames &names)
{
    const QString text = reader.text(key);
    const auto slot = slotFromText(text, names);
    if (!slot && reader.value(key).isString()) // else that is said
        reader.problem(key, notASlot(text));
    return slot.value_or(Slot{});
}

std::vector<Slot> readSlots(JsonReader &reader, const char *key, const SlotNames &names)
{
    std::vector<Slot> list;
    const QStringList texts = readTexts(reader, key);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        for (const QString &place : withoutDots(texts.at(i))) {
            const auto slot = slotFromText(place, names);
            if (!slot)
                reader.problems().push_back({itemPath(reader, key, i), notASlot(texts.at(i)), {}});
            list.push_back(slot.value_or(Slot{}));
        }
    }
    return list;
}

QJsonArray slotsToJson(const std::vector<Slot> &list, const SlotNames &names)
{
    constexpr std::size_t worthShort = 3;
    QJsonArray array;
    for (std::size_t i = 0; i < list.size();) {
        const bool canBeShort = list[i].kind == Slot::Kind::Drawn || list[i].kind == Slot::Kind::GroupPlace;
        const std::size_t length = canBeShort ? lengthOfRow(list, i) : 1;
        if (length < worthShort) {
            array.append(slotText(list[i], names));
            ++i;
            continue;
        }
        const QString mark = list[i].kind == Slot::Kind::Drawn ? poolName : QString();
        array.append(mark + QString::number(list[i].number) + QStringLiteral("..") +
                     slotText(list[i + length - 1], names));
        i += length;
    }
    return array;
}

} // namespace touchline
