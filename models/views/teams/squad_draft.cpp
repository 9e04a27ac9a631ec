// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/squad_draft.h"

#include "models/views/name_order.h"

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

bool isTaken(const QString &shortName, const Squad &squad, int except)
{
    for (std::size_t i = 0; i < squad.entries.size(); ++i)
        if (static_cast<int>(i) != except && squad.entries[i].person.shortName == shortName)
            return true;
    return false;
}

/// What tells a son from his father is no surname: "Max Bell II", "Ana Cruz Jr."
bool isAddition(const QString &word)
{
    static const QStringList additions{QStringLiteral("II"),  QStringLiteral("III"),  QStringLiteral("IV"),
                                       QStringLiteral("Jr"),  QStringLiteral("Jr."),  QStringLiteral("Sr"),
                                       QStringLiteral("Sr."), QStringLiteral("jun."), QStringLiteral("sen.")};
    bool isNumber = false;
    static_cast<void>(word.toInt(&isNumber));
    return isNumber || additions.contains(word);
}

const SquadEntry *entryOf(const Squad &squad, const QUuid &person)
{
    const int index = squad.indexOf(person);
    return index < 0 ? nullptr : &squad.entries[static_cast<std::size_t>(index)];
}

} // namespace

QString proposedShortName(const QString &name, const Squad &squad, int except)
{
    QStringList words = name.simplified().split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return {};
    while (words.size() > 1 && isAddition(words.back())) {
        const QString addition = words.takeLast();
        words.back() += u' ' + addition;
    }
    const QString &last = words.back();
    if (!isTaken(last, squad, except))
        return last;
    QString withInitials;
    for (const QString &word : words.mid(0, words.size() - 1))
        withInitials += word.front() + QStringLiteral(". ");
    withInitials += last;
    return isTaken(withInitials, squad, except) ? words.join(u' ') : withInitials;
}

SquadEntry nextEntry(const Squad &squad)
{
    SquadEntry entry;
    entry.person.id = QUuid::createUuid();
    const auto isKeeper = [](const SquadEntry &one) { return one.position == Position::Goalkeeper; };
    if (std::none_of(squad.entries.begin(), squad.entries.end(), isKeeper)) {
        entry.position = Position::Goalkeeper;
        return entry;
    }
    const auto last = std::find_if_not(squad.entries.rbegin(), squad.entries.rend(), isKeeper);
    entry.position = last == squad.entries.rend() ? Position::Defender : last->position;
    return entry;
}

bool isBlank(const SquadEntry &entry)
{
    return entry.person.name.trimmed().isEmpty() && entry.person.shortName.trimmed().isEmpty() &&
           !entry.shirt && !entry.captain;
}

std::vector<std::size_t> readingOrder(const Squad &squad)
{
    const auto isBefore = [](const SquadEntry &one, const SquadEntry &other) {
        if (isBlank(one) != isBlank(other))
            return isBlank(other);
        if (one.shirt.has_value() != other.shirt.has_value())
            return one.shirt.has_value();
        if (one.shirt != other.shirt)
            return *one.shirt < *other.shirt;
        if (one.shirt)
            return false;
        if (one.position != other.position)
            return one.position < other.position;
        return nameLessThan(one.person.name, other.person.name);
    };
    std::vector<std::size_t> order(squad.entries.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return isBefore(squad.entries[one], squad.entries[other]);
    });
    return order;
}

Squad inReadingOrder(Squad squad)
{
    Squad ordered;
    ordered.entries.reserve(squad.entries.size());
    for (const std::size_t index : readingOrder(squad))
        ordered.entries.push_back(std::move(squad.entries[index]));
    return ordered;
}

Squad inOrderOf(const Squad &squad, const Squad &order)
{
    Squad ordered = squad;
    const auto placeOf = [&order](const SquadEntry &entry) {
        const int index = order.indexOf(entry.person.id);
        return index < 0 ? order.entries.size() : static_cast<std::size_t>(index);
    };
    std::stable_sort(
        ordered.entries.begin(), ordered.entries.end(),
        [&placeOf](const SquadEntry &one, const SquadEntry &other) { return placeOf(one) < placeOf(other); });
    return ordered;
}

Squad merged(const Squad &base, const Squad &mine, const Squad &theirs)
{
    Squad result;
    for (const SquadEntry &their : theirs.entries) {
        const SquadEntry *before = entryOf(base, their.person.id);
        const SquadEntry *my = entryOf(mine, their.person.id);
        // Whom I have taken out stays out.
        if (before != nullptr && my == nullptr)
            continue;
        const bool isMine = my != nullptr && (before == nullptr || !(*my == *before));
        result.entries.push_back(isMine ? *my : their);
    }
    for (const SquadEntry &my : mine.entries)
        if (entryOf(base, my.person.id) == nullptr && entryOf(theirs, my.person.id) == nullptr)
            result.entries.push_back(my);
    return result;
}

} // namespace touchline
