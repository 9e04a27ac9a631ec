// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/squads/card_entrants.h"

#include "core/games/atcs/card/card_library.h"
#include "core/games/atcs/card/ranking.h"
#include "core/games/registry.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

Entrant entrantOf(const Team &team, int ranking)
{
    return {team.id, team.code, team.displayName(), team.conference, ranking, team.lineage};
}

} // namespace

Result<Card> builtInCard(const QString &text)
{
    const auto id = atcs::findCard(text);
    return id ? atcs::loadCard(*id) : fail(id.error());
}

Card builtInCardOf(const Entrant &entrant)
{
    auto card = builtInCard(entrant.handle());
    return card && (*card)->team.id == entrant.id ? std::move(*card) : nullptr;
}

Result<Cards> cardsFor(const QStringList &names, const std::function<Result<Card>(const QString &)> &find)
{
    Cards cards;
    Problems problems;
    for (const QString &name : names) {
        auto card = find(name);
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
            problems.push_back({name, {QT_TRANSLATE_NOOP("core", "This team is entered twice."), {}}, {}});
        cards.push_back(std::move(*card));
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "No cup can be made from these teams."), {},
                    std::move(problems));
    return cards;
}

SideSetup sideWithCard(Card card)
{
    SideSetup side;
    side.team = card->team;
    side.squad = card->squad();
    side.document = std::move(card);
    return side;
}

std::vector<Entrant> entrantsOf(const Cards &cards)
{
    std::vector<const atcs::TeamCard *> plain;
    for (const auto &card : cards)
        plain.push_back(card.get());
    const std::vector<std::size_t> order = atcs::rankingOrder(plain);
    std::vector<Entrant> entrants(cards.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        entrants[order[place]] = entrantOf(cards[order[place]]->team, static_cast<int>(place) + 1);
    return entrants;
}

Result<void> keepDocument(Entrant &entrant, const Card &card, const Game &game)
{
    entrant.document = {};
    const Card builtIn = builtInCardOf(entrant);
    const bool isBuiltIn = builtIn != nullptr && (builtIn == card || *builtIn == *card);
    if (isBuiltIn && !game.info().keepsTeams)
        return {};
    const auto document = game.documentFor(sideWithCard(card));
    if (!document)
        return fail(document.error());
    entrant.document = game.writeTeam(**document);
    return {};
}

Result<Entrant> entrantWith(const Card &card, int ranking, const QString &game)
{
    Entrant entrant = entrantOf(card->team, ranking);
    if (const auto known = findGame(game))
        if (auto kept = keepDocument(entrant, card, **known); !kept)
            return fail(kept.error());
    return entrant;
}

} // namespace touchline
