// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/people/due_moves.h"

#include "core/base/search_key.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

bool isCalledLike(const Person &one, const Person &other)
{
    return searchKey(one.name) == searchKey(other.name) ||
           (one.shortName == other.shortName && (one.name == one.shortName || other.name == other.shortName));
}

std::vector<SquadEntry>::iterator entryFor(Squad &squad, const Person &player)
{
    const int index = squad.indexOf(player.id);
    if (index >= 0)
        return squad.entries.begin() + index;
    return std::find_if(squad.entries.begin(), squad.entries.end(),
                        [&player](const SquadEntry &one) { return isCalledLike(one.person, player); });
}

Result<void> putOn(Squad &squad, const PlayerMove &move)
{
    const auto there = entryFor(squad, move.player);
    SquadEntry entry{move.player, move.position, move.shirt, false};
    for (auto one = squad.entries.begin(); one != squad.entries.end(); ++one) {
        if (one == there)
            continue;
        if (move.shirt && one->shirt == move.shirt)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 already wears number %2."),
                        {one->person.shortName, QString::number(*move.shirt)});
        if (one->person.shortName == entry.person.shortName)
            entry.person.shortName = entry.person.name;
    }
    if (there == squad.entries.end()) {
        squad.entries.push_back(std::move(entry));
        return {};
    }
    if (move.shirt)
        there->shirt = move.shirt;
    return {};
}

std::optional<Squad> withDueMoves(const Squad &squad, const QUuid &team, const std::vector<PlayerMove> &moves,
                                  const QDate &written)
{
    Squad changed = squad;
    for (PlayerMove move : moves) {
        if (written.isValid() && move.day <= written)
            continue;
        const auto there = entryFor(changed, move.player);
        const bool isThere = there != changed.entries.end();
        if (move.kind == PlayerMove::Kind::Number) {
            if (move.to.id == team && isThere && !putOn(changed, move))
                continue;
        } else if (move.from.id == team) {
            if (isThere)
                changed.entries.erase(there);
        } else if (move.to.id == team && !putOn(changed, move)) {
            move.shirt.reset();
            (void)putOn(changed, move);
        }
    }
    return changed == squad ? std::nullopt : std::optional(std::move(changed));
}

} // namespace touchline
