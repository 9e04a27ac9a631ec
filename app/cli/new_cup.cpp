// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cup_discipline.h"
#include "app/cli/cup_host.h"
#include "app/cli/cup_verb.h"
#include "app/cli/entry.h"
#include "core/competition/shuffle.h"
#include "core/competition/templates.h"
#include "core/dice/stream.h"
#include "core/games/atcs/card_library.h"
#include "core/games/atcs/ranking.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::cli {

namespace {

using Cards = std::vector<std::shared_ptr<const atcs::TeamCard>>;

// How often other teams are picked by chance when the ones picked cannot be drawn.
constexpr int mostPicks = 1000;

const QString randomDraw = QStringLiteral("random");

/// The cards of teams that somebody names, each of them once.
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

// They stand last among the 66.
constexpr int bonusCards = 2;

/// As many of the 64 cards (the bonus cards stay out) as asked for, by chance; `count` is at most 64.
QStringList pickedTeams(int count, std::uint64_t seed, int attempt)
{
    QStringList ids = atcs::cardIds(atcs::CardSet::Historic66);
    ids.resize(ids.size() - bonusCards);
    Generator generator = stream("teams", seed, {}, attempt);
    std::vector<QString> shuffled(ids.begin(), ids.end());
    shuffle(shuffled, generator);
    return QStringList(shuffled.begin(), shuffled.begin() + count);
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

Result<NewCup> assembled(Competition competition, const CupWishes &wishes, const Cards &cards)
{
    auto discipline = disciplineOf(competition);
    if (!discipline)
        return fail(discipline.error());
    CupRules rules{wishes.choice, {}, std::move(*discipline)};
    for (const auto &card : cards) {
        auto document = wishes.choice.game->documentFor(sideOf(card));
        if (!document)
            return fail(document.error());
        rules.documents.push_back(std::move(*document));
    }
    return NewCup{std::move(competition), std::move(rules)};
}

Result<NewCup> cupOf(const CupWishes &wishes, Format format, const Cards &cards, const ReadyDraw *ready)
{
    CompetitionDefinition definition;
    definition.name = format.title;
    definition.seed = wishes.seed;
    definition.game = QString::fromUtf8(wishes.choice.game->info().id);
    definition.level = wishes.choice.level;
    definition.options = toJson(wishes.choice.options, wishes.choice.game->info().options);
    definition.entrants = entrantsOf(cards);
    // The same wishes give the same cup, fixture for fixture.
    static const QUuid cups = QUuid::fromString(QStringLiteral("3e4b5d0a-9a55-5d5e-8d2c-52f6f0f6b6c1"));
    definition.id =
        QUuid::createUuidV5(cups, QStringLiteral("%1/%2/%3")
                                      .arg(format.name, ready == nullptr ? randomDraw : ready->name)
                                      .arg(wishes.seed));
    const std::vector<int> sizes = groupSizes(format);
    auto draw = ready != nullptr ? fixedDraw(ready->groups, definition.entrants, sizes)
                                 : freeDraw(definition.entrants, sizes,
                                            wishes.relaxSpread ? SpreadRule::off() : format.spread,
                                            wishes.seed, definition.id);
    if (!draw)
        return fail(draw.error());
    if (ready != nullptr)
        draw->source = ready->name;
    definition.draw = std::move(*draw);
    definition.format = std::move(format);
    definition.charts = wishes.charts;
    if (!wishes.discipline.isEmpty()) {
        auto discipline = disciplineFor(*wishes.choice.game, wishes.discipline);
        if (!discipline)
            return fail(discipline.error());
        definition.discipline = std::move(*discipline);
    }
    auto host = hostOf(wishes, definition.id);
    if (!host)
        return fail(host.error());
    definition.location = std::move(*host);
    auto competition = Competition::create(std::move(definition));
    if (!competition)
        return fail(competition.error());
    return assembled(std::move(*competition), wishes, cards);
}

/// Teams by chance: picked again where the ones picked cannot be drawn with the limits, since nobody asked
/// for them.
Result<NewCup> cupOfPickedTeams(const CupWishes &wishes, const Format &format)
{
    for (int attempt = 0;; ++attempt) {
        const auto cards = cardsFor(pickedTeams(teamCount(format), wishes.seed, attempt));
        if (!cards)
            return fail(cards.error());
        auto cup = cupOf(wishes, format, *cards, nullptr);
        if (cup || cup.error().fault != Fault::Impossible || attempt == mostPicks)
            return cup;
    }
}

/// The ready-made draw that is asked for; the first one of the format where nothing is.
Result<ReadyDraw> readyDrawFor(const CupWishes &wishes, const Format &format)
{
    auto draws = readyDraws(QStringLiteral("atcs"));
    if (!draws)
        return fail(draws.error());
    QStringList names;
    for (const ReadyDraw &draw : *draws) {
        if (draw.format != format.name)
            continue;
        if (wishes.draw.isEmpty() || draw.name == wishes.draw)
            return draw;
        names << draw.name;
    }
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no draw \"%1\" for %2. Draws: %3."),
                {wishes.draw, format.title, (names << randomDraw).join(QStringLiteral(", "))});
}

} // namespace

Result<NewCup> newCup(const CupWishes &wishes)
{
    auto format = formatTemplate(wishes.format);
    if (!format)
        return fail(format.error());
    if (wishes.draw == randomDraw && wishes.teams.isEmpty())
        return cupOfPickedTeams(wishes, *format);
    std::optional<ReadyDraw> ready;
    if (wishes.draw != randomDraw) {
        auto draw = readyDrawFor(wishes, *format);
        if (!draw)
            return fail(draw.error());
        ready = std::move(*draw);
    }
    const auto cards = cardsFor(ready ? ready->teams() : wishes.teams);
    if (!cards)
        return fail(cards.error());
    return cupOf(wishes, std::move(*format), *cards, ready ? &*ready : nullptr);
}

} // namespace touchline::cli
