// SPDX-License-Identifier: GPL-3.0-or-later
// A generic squad becomes a card (specification 3.2).
#include "core/games/atcs/card/card_from_squad.h"

#include "core/games/atcs/card/apportion.h"
#include "core/games/atcs/card/card_from_strengths.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <numeric>

namespace touchline::atcs {

namespace {

constexpr std::size_t fewestOnSquadCard = 10;
constexpr std::size_t mostOnSquadCard = 14;
constexpr std::size_t keepersOnCard = 2;
constexpr int keeperOfTheField = 2;
constexpr int mostPlayerRating = 99;
/// Best result: group play.
constexpr int inTheGroup = 7;

/// Numbers of a card by its power.
struct PowerRow
{
    std::array<int, 2> attempts;
    int defenseAttempts;
    int shotsOnGoal;
    int defenseShotsOnGoal;
    int keeper;
};

constexpr std::array<PowerRow, mostPower> powerRows{{{{9, 12}, 1, 10, -1, 1},
                                                     {{9, 13}, 0, 10, -1, 0},
                                                     {{10, 13}, 0, 11, -1, 0},
                                                     {{10, 13}, -1, 12, -1, 0},
                                                     {{10, 14}, -2, 13, -1, 0},
                                                     {{11, 14}, -2, 14, -2, -1},
                                                     {{11, 15}, -3, 16, -2, -1},
                                                     {{12, 15}, -4, 17, -3, -1},
                                                     {{13, 15}, -4, 20, -3, -2},
                                                     {{13, 18}, -4, 24, -3, -2}}};

/// A field player on the way to his row.
struct Scorer
{
    SquadEntry entry;
    int rating = 0;
    /// In tenths.
    int weight = 0;
    /// Among those of his position, from 0.
    std::size_t place = 0;
};

bool isKeeperOfSquad(const SquadEntry &entry)
{
    return entry.position == Position::Goalkeeper;
}

int ratingOf(const SquadCardWishes &wishes, std::size_t entry)
{
    return entry < wishes.ratings.size() ? wishes.ratings[entry] : 0;
}

int baseWeight(Position position)
{
    constexpr int forward = 12;
    constexpr int midfielder = 7;
    constexpr int defender = 3;
    return position == Position::Forward ? forward : position == Position::Midfielder ? midfielder : defender;
}

int baseRating(Position position)
{
    constexpr int forward = 5;
    constexpr int midfielder = 6;
    constexpr int defender = 7;
    return position == Position::Forward ? forward : position == Position::Midfielder ? midfielder : defender;
}

int cardWeight(Position position)
{
    switch (position) {
    case Position::Goalkeeper:
        return 1;
    case Position::Defender:
        return 8;
    case Position::Midfielder:
        break;
    case Position::Forward:
        return 5;
    }
    return 7;
}

Person reservePlayer(const QUuid &team, int number)
{
    const QString name = QStringLiteral("Reserve %1").arg(number);
    return {QUuid::createUuidV5(team, name), name, name};
}

/// Weights (step 1) of players that stand in the order of the squad; the order that they get is the card's.
void weigh(std::vector<Scorer> &scorers)
{
    constexpr std::array factors{16, 12, 10, 7, 4};
    for (const Position line : {Position::Defender, Position::Midfielder, Position::Forward}) {
        std::vector<Scorer *> of;
        for (Scorer &one : scorers)
            if (one.entry.position == line)
                of.push_back(&one);
        std::stable_sort(of.begin(), of.end(),
                         [](const Scorer *a, const Scorer *b) { return a->rating > b->rating; });
        for (std::size_t place = 0; place < of.size(); ++place) {
            of[place]->place = place;
            of[place]->weight = baseWeight(line) * factors[std::min(place, factors.size() - 1)];
        }
    }
    std::stable_sort(scorers.begin(), scorers.end(),
                     [](const Scorer &a, const Scorer &b) { return a.weight > b.weight; });
}

/// Field players, goalkeepers, and the reserves that are missing (steps 1 and 4).
struct SquadLines
{
    std::vector<Scorer> scorers;
    std::vector<SquadEntry> keepers;
    /// Nobody of the squad keeps goal: a field player does.
    bool isKeptByField = false;
};

void addReserves(std::vector<Scorer> &scorers, const SquadCardWishes &wishes)
{
    int number = 1;
    const auto isTaken = [&wishes](const QString &name) {
        return std::any_of(wishes.squad.entries.begin(), wishes.squad.entries.end(),
                           [&name](const SquadEntry &entry) { return entry.person.shortName == name; });
    };
    while (scorers.size() < fewestOnSquadCard) {
        const Person person = reservePlayer(wishes.team.id, number++);
        if (isTaken(person.shortName))
            continue;
        Scorer one;
        one.entry.person = person;
        one.entry.position = Position::Midfielder;
        scorers.push_back(std::move(one));
    }
}

SquadLines linesOf(const SquadCardWishes &wishes)
{
    SquadLines lines;
    for (std::size_t i = 0; i < wishes.squad.entries.size(); ++i) {
        const SquadEntry &entry = wishes.squad.entries[i];
        if (!isKeeperOfSquad(entry))
            lines.scorers.push_back({entry, ratingOf(wishes, i)});
        else if (lines.keepers.size() < keepersOnCard)
            lines.keepers.push_back(entry);
    }
    if (lines.keepers.empty() && !lines.scorers.empty()) {
        lines.isKeptByField = true;
        lines.keepers.push_back(lines.scorers.back().entry);
        lines.keepers.back().position = Position::Goalkeeper;
        lines.scorers.pop_back();
    }
    addReserves(lines.scorers, wishes);
    weigh(lines.scorers);
    if (lines.scorers.size() > mostOnSquadCard)
        lines.scorers.resize(mostOnSquadCard);
    return lines;
}

void addScorers(TeamCard &card, const std::vector<Scorer> &scorers)
{
    constexpr int hundred = 100;
    constexpr std::size_t lastOfTheGood = 3;
    constexpr int best = 3;
    constexpr int worst = 10;
    std::vector<int> weights;
    weights.reserve(scorers.size());
    for (const Scorer &one : scorers)
        weights.push_back(one.weight);
    const std::vector<int> widths = apportion(hundred, weights);
    int end = 0;
    for (std::size_t i = 0; i < scorers.size(); ++i) {
        CardPlayer player;
        player.entry = scorers[i].entry;
        player.shot = {end + 1, end + widths[i]};
        end += widths[i];
        const int rating = baseRating(player.entry.position) - (i == 0 ? 1 : 0) +
                           (scorers[i].place >= lastOfTheGood ? 1 : 0);
        player.goalRating = std::clamp(rating, best, worst);
        card.players.push_back(std::move(player));
    }
}

void addGoalkeepers(TeamCard &card, const SquadLines &lines, int rating)
{
    int present = lines.isKeptByField ? keeperOfTheField : rating;
    for (const SquadEntry &entry : lines.keepers) {
        CardPlayer keeper;
        keeper.entry = entry;
        keeper.goalieRating = present++;
        card.players.push_back(std::move(keeper));
    }
}

void giveCheckRanges(std::vector<CardPlayer> &players)
{
    constexpr int hundred = 100;
    std::vector<int> weights;
    weights.reserve(players.size());
    for (const CardPlayer &player : players)
        weights.push_back(cardWeight(player.entry.position));
    const std::vector<int> widths = apportion(hundred, weights);
    int end = 0;
    for (std::size_t i = 0; i < players.size(); ++i) {
        players[i].card = {end + 1, end + widths[i]};
        end += widths[i];
    }
}

void handOutOneTimers(TeamCard &card)
{
    constexpr int fromGoalkeeper = 6;
    constexpr int fromSecond = 8;
    const auto first = [&card](Position position) {
        const auto found =
            std::find_if(card.players.begin(), card.players.end(),
                         [position](const CardPlayer &player) { return player.entry.position == position; });
        if (found != card.players.end())
            found->oneTimer = true;
    };
    card.players[0].oneTimer = true;
    first(Position::Defender);
    if (card.power >= fromGoalkeeper)
        first(Position::Goalkeeper);
    if (card.power >= fromSecond)
        card.players[1].oneTimer = true;
}

/// The squad with the reserves is looked at, so that only real faults are left.
Problems faultsOf(const SquadCardWishes &wishes)
{
    Squad squad = wishes.squad;
    // Without a goalkeeper the last field player is one.
    if (!squad.entries.empty() && std::none_of(squad.entries.begin(), squad.entries.end(), isKeeperOfSquad))
        squad.entries.back().position = Position::Goalkeeper;
    Problems problems = validate(squad);
    for (std::size_t i = 0; i < wishes.ratings.size(); ++i)
        if (wishes.ratings[i] < 0 || wishes.ratings[i] > mostPlayerRating)
            problems.push_back(
                {QStringLiteral("ratings[%1]").arg(i),
                 {QT_TRANSLATE_NOOP("core", "A rating is a number from 1 to 99; this one is %1."),
                  {QString::number(wishes.ratings[i])}},
                 {}});
    if (wishes.power && (*wishes.power < leastPower || *wishes.power > mostPower))
        problems.push_back({QStringLiteral("power"),
                            {QT_TRANSLATE_NOOP("core", "The power is a number from 1 to 10; this one is %1."),
                             {QString::number(*wishes.power)}},
                            {}});
    return problems;
}

} // namespace

int powerOf(const SquadCardWishes &wishes)
{
    if (wishes.power)
        return *wishes.power;
    int sum = 0;
    int count = 0;
    for (const int rating : wishes.ratings)
        if (rating > 0) {
            sum += rating;
            ++count;
        }
    if (count == 0)
        return usualPower;
    // rnd((mean - 40) / 5) with halves up, in whole numbers: floor((2 (sum - 40 n) + 5 n) / (10 n)).
    constexpr int ofNothing = 40;
    constexpr int aRank = 5;
    const int doubled = 2 * (sum - ofNothing * count) + aRank * count;
    const int whole = 2 * aRank * count;
    const int floored = doubled >= 0 ? doubled / whole : -((-doubled + whole - 1) / whole);
    return std::clamp(floored, leastPower, mostPower);
}

Result<TeamCard> cardFromSquad(const SquadCardWishes &wishes)
{
    const char *none = QT_TRANSLATE_NOOP("core", "No card can be made of %1.");
    if (Problems problems = faultsOf(wishes); !problems.empty())
        return fail(Fault::BadInput, none, {wishes.team.displayName()}, std::move(problems));
    TeamCard card;
    card.team = teamOnCard(wishes.team);
    card.kind = CardKind::Custom;
    card.power = powerOf(wishes);
    const PowerRow &row = powerRows[static_cast<std::size_t>(card.power - 1)];
    card.attempts = row.attempts;
    card.defenseAttempts = row.defenseAttempts;
    card.shotsOnGoal = row.shotsOnGoal;
    card.defenseShotsOnGoal = row.defenseShotsOnGoal;
    card.formation = usualFormation(wishes.squad);
    card.strategy = Strategy::Normal;
    card.bestResult = inTheGroup;
    const SquadLines lines = linesOf(wishes);
    addScorers(card, lines.scorers);
    addGoalkeepers(card, lines, row.keeper);
    giveCheckRanges(card.players);
    handOutOneTimers(card);
    if (Problems problems = validate(card); !problems.empty())
        return fail(Fault::BadInput, none, {wishes.team.displayName()}, std::move(problems));
    return card;
}

bool isReserve(const QUuid &team, const QUuid &person)
{
    // Ten at most, and as many more as there are players who are called so.
    constexpr int mostReserves = 40;
    for (int number = 1; number <= mostReserves; ++number)
        if (reservePlayer(team, number).id == person)
            return true;
    return false;
}

} // namespace touchline::atcs
