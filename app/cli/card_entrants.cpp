// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/card_entrants.h"

#include "app/cli/entry.h"
#include "core/games/atcs/ranking.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::cli {

Result<Cards> cardsFor(const QStringList &names)
{
    Cards cards;
    Problems problems;
    for (const QString &name : names) {
        auto card = cardFor(name);
        if (!card) {
            if (card.error().problems.empty())
                problems.push_back({name, card.error().message, {}});
            problems.insert(problems.end(), card.error().problems.begin(), card.error().problems.end());
            continue;
        }
        const bool isThere = std::any_of(cards.begin(), cards.end(), [&](const auto &other) {
            return other->team.id == (*card)->team.id;
        });
        if (isThere)
            problems.push_back({name, {QT_TRANSLATE_NOOP("core", "This team takes part twice."), {}}, {}});
        cards.push_back(std::move(*card));
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "These teams make no cup."), {},
                    std::move(problems));
    return cards;
}

std::vector<Entrant> entrantsOf(const Cards &cards)
{
    std::vector<const atcs::TeamCard *> plain;
    for (const auto &card : cards)
        plain.push_back(card.get());
    const std::vector<std::size_t> order = atcs::rankingOrder(plain);
    std::vector<Entrant> entrants(cards.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
        const Team &team = cards[order[place]]->team;
        entrants[order[place]] = {
            team.id,     team.code, team.displayName(), team.conference, static_cast<int>(place) + 1,
            team.lineage};
    }
    return entrants;
}

} // namespace touchline::cli
