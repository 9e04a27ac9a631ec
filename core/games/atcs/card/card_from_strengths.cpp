// SPDX-License-Identifier: GPL-3.0-or-later
// docs/rulings/atcs.md, "Cards made from strengths".
#include "core/games/atcs/card/card_from_strengths.h"

#include "core/games/atcs/card/apportion.h"
#include "core/games/atcs/card/card_figures.h"
#include "core/games/atcs/card/card_shooters.h"

#include <QtGlobal>

#include <algorithm>
#include <numeric>

namespace touchline::atcs {

namespace {

constexpr int hundred = 100;
constexpr std::size_t mostShooters = 25;
/// So many shoot on the longest of the historic cards, and so many at most where nobody chooses them.
constexpr std::size_t usualShooters = 20;
constexpr std::size_t keepersOfACard = 2;
constexpr std::size_t oneTimersFromTheTop = 3;
/// The reserve goalkeeper is so much easier to beat.
constexpr int behindTheFirstKeeper = 1;
constexpr int groupPlay = 7;

bool isKeeper(const SquadEntry &entry)
{
    return entry.position == Position::Goalkeeper;
}

/// How often a player shoots by his position and by his place among those of it.
int usualWeight(Position position, std::size_t place)
{
    constexpr std::array inOrder{16, 12, 10, 7, 4};
    constexpr int forward = 12;
    constexpr int midfielder = 7;
    constexpr int defender = 3;
    const int line = position == Position::Forward      ? forward
                     : position == Position::Midfielder ? midfielder
                                                        : defender;
    return line * inOrder[std::min(place, inOrder.size() - 1)];
}

std::vector<int> weightsOf(const CardWishes &wishes)
{
    return wishes.shotWeights.empty() ? usualShotWeights(wishes.squad) : wishes.shotWeights;
}

void checkStrengths(const CardStrengths &strengths, Problems &problems)
{
    const auto check = [&](const char *where, int value) {
        if (value < leastStrength || value > mostStrength)
            problems.push_back({QString::fromLatin1(where),
                                {QT_TRANSLATE_NOOP("core", "A strength must be from 0 to 100, not %1."),
                                 {QString::number(value)}},
                                {}});
    };
    check("attack", strengths.attack);
    check("defense", strengths.defense);
    check("goalkeeping", strengths.goalkeeping);
    check("fair_play", strengths.fairPlay);
}

void checkWeights(const Squad &squad, const std::vector<int> &weights, Problems &problems)
{
    const QString where = QStringLiteral("players");
    if (weights.size() != squad.entries.size()) {
        problems.push_back({where,
                            {QT_TRANSLATE_NOOP("core", "There are %1 players but %2 shot frequencies."),
                             {QString::number(squad.entries.size()), QString::number(weights.size())}},
                            {}});
        return;
    }
    std::size_t shooters = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const SquadEntry &entry = squad.entries[i];
        if (isKeeper(entry))
            continue;
        shooters += weights[i] > 0 ? 1 : 0;
        if (weights[i] < 0 || weights[i] > mostShotWeight)
            problems.push_back({entry.person.shortName,
                                {QT_TRANSLATE_NOOP("core", "Shot frequency must be from 0 to %1, not %2."),
                                 {QString::number(mostShotWeight), QString::number(weights[i])}},
                                {}});
    }
    if (shooters < fewestShooters)
        problems.push_back(
            {where,
             {QT_TRANSLATE_NOOP("core",
                                "At least %1 players need a shot frequency above 0; so far %2 have one."),
              {QString::number(fewestShooters), QString::number(shooters)}},
             {}});
    if (shooters > mostShooters)
        problems.push_back(
            {where,
             {QT_TRANSLATE_NOOP("core", "A card has room for %1 players who shoot; these are %2."),
              {QString::number(mostShooters), QString::number(shooters)}},
             {QT_TRANSLATE_NOOP("core", "A player with 0 is not on the card."), {}}});
}

Problems problemsOf(const CardWishes &wishes)
{
    Problems problems = cardSquadProblems(wishes.squad);
    checkStrengths(wishes.strengths, problems);
    // Of a squad that is too small that has been said already.
    if (problems.empty())
        checkWeights(wishes.squad, weightsOf(wishes), problems);
    return problems;
}

void setTeamNumbers(TeamCard &card, const CardStrengths &strengths)
{
    const int total = figures::attempts.printedAt(strengths.attack);
    const int first = (total * figures::firstHalfOfAttempts + hundred / 2) / hundred;
    card.attempts = {first, total - first};
    card.shotsOnGoal = figures::shotsOnGoal.printedAt(strengths.attack);
    card.defenseAttempts = figures::defenseAttempts.printedAt(strengths.defense);
    card.defenseShotsOnGoal = figures::defenseShotsOnGoal.printedAt(strengths.defense);
    card.fairPlay = figures::fairPlay.printedAt(strengths.fairPlay);
    // In twentieths: from the weakest to the strongest an attack is worth as many goals as defence and
    // goalkeeper together.
    constexpr int attack = 10;
    constexpr int defense = 7;
    constexpr int goalkeeping = 3;
    const int whole =
        attack * strengths.attack + defense * strengths.defense + goalkeeping * strengths.goalkeeping;
    card.power = figures::power.printedAt(whole / (attack + defense + goalkeeping));
    card.bestResult = groupPlay;
}

void addKeepers(TeamCard &card, const Squad &squad, int strength)
{
    int rating = figures::goalieRating.printedAt(strength);
    std::size_t count = 0;
    for (const SquadEntry &entry : squad.entries) {
        if (!isKeeper(entry) || count++ >= keepersOfACard)
            continue;
        CardPlayer keeper;
        keeper.entry = entry;
        keeper.goalieRating = rating;
        card.players.push_back(std::move(keeper));
        rating += behindTheFirstKeeper;
    }
}

int cardNumbersOf(Position position)
{
    switch (position) {
    case Position::Goalkeeper:
        return figures::cardNumbersOfGoalkeeper;
    case Position::Defender:
        return figures::cardNumbersOfDefender;
    case Position::Midfielder:
        break;
    case Position::Forward:
        return figures::cardNumbersOfForward;
    }
    return figures::cardNumbersOfMidfielder;
}

void giveCardRanges(std::vector<CardPlayer> &players)
{
    std::vector<int> weights;
    weights.reserve(players.size());
    for (const CardPlayer &player : players)
        weights.push_back(cardNumbersOf(player.entry.position));
    const std::vector<int> widths = apportion(hundred, weights);
    int end = 0;
    for (std::size_t i = 0; i < players.size(); ++i) {
        players[i].card = {end + 1, end + widths[i]};
        end += widths[i];
    }
}

/// The goalkeeper, the captain, who shoots most, a defender; then down the card until the power's number is
/// reached.
void giveOneTimers(TeamCard &card)
{
    const auto first = [&](auto wanted) {
        const auto found = std::find_if(card.players.begin(), card.players.end(), wanted);
        if (found != card.players.end())
            found->oneTimer = true;
    };
    first([](const CardPlayer &player) { return player.isKeeper(); });
    first([](const CardPlayer &player) { return player.entry.captain; });
    for (std::size_t i = 0; i < oneTimersFromTheTop; ++i)
        card.players[i].oneTimer = true;
    first([](const CardPlayer &player) { return player.entry.position == Position::Defender; });
    const auto held = [](const CardPlayer &player) { return player.oneTimer; };
    const int wanted = 4 + card.power / 2;
    for (CardPlayer &player : card.players) {
        if (std::count_if(card.players.begin(), card.players.end(), held) >= wanted)
            return;
        player.oneTimer = player.oneTimer || !player.isKeeper();
    }
}

/// How far a printed number is from that of a strength, in parts of all that the 64 cards have of it.
double distance(const CardFigure &figure, int strength, int printed)
{
    return static_cast<double>(std::abs(figure.printedAt(strength) - printed)) /
           std::abs(figure.best - figure.worst);
}

/// The strength with the least `cost`, from the mean outwards.
template <class Cost>
int nearestStrength(const Cost &cost)
{
    int best = meanStrength;
    for (int step = 1; step <= mostStrength - meanStrength; ++step)
        for (const int strength : {meanStrength - step, meanStrength + step})
            if (cost(strength) < cost(best))
                best = strength;
    return best;
}

} // namespace

std::vector<int> usualShotWeights(const Squad &squad)
{
    std::array<std::size_t, 4> places{};
    std::vector<int> weights(squad.entries.size(), 0);
    std::vector<std::size_t> order;
    order.reserve(weights.size());
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const Position position = squad.entries[i].position;
        if (position == Position::Goalkeeper)
            continue;
        weights[i] = usualWeight(position, places[static_cast<std::size_t>(position)]++);
        order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return weights[a] > weights[b]; });
    for (std::size_t i = usualShooters; i < order.size(); ++i)
        weights[order[i]] = 0;
    order.resize(std::min(order.size(), usualShooters));
    std::vector<int> chosen;
    chosen.reserve(order.size());
    for (const std::size_t row : order)
        chosen.push_back(weights[row]);
    const std::vector<int> shares = sharesOfHundred(chosen);
    for (std::size_t i = 0; i < order.size(); ++i)
        weights[order[i]] = shares[i];
    return weights;
}

Formation usualFormation(const Squad &squad)
{
    std::array<int, 4> lines{};
    int count = 0;
    constexpr int fieldPlayers = 10;
    for (const SquadEntry &entry : squad.entries)
        if (!isKeeper(entry) && count++ < fieldPlayers)
            ++lines[static_cast<std::size_t>(entry.position)];
    const auto of = [&](Position line) { return lines[static_cast<std::size_t>(line)]; };
    const QString name = QStringLiteral("%1-%2-%3")
                             .arg(of(Position::Defender))
                             .arg(of(Position::Midfielder))
                             .arg(of(Position::Forward));
    return formationFromName(name).value_or(Formation::F442);
}

Team teamOnCard(Team team)
{
    static const QStringList known{QStringLiteral("AFC"),      QStringLiteral("CAF"),
                                   QStringLiteral("CONCACAF"), QStringLiteral("CONMEBOL"),
                                   QStringLiteral("OFC"),      QStringLiteral("UEFA")};
    if (!known.contains(team.conference))
        team.conference.clear();
    return team;
}

Problems cardSquadProblems(const Squad &squad)
{
    Problems problems = validate(squad);
    const auto field =
        static_cast<std::size_t>(std::count_if(squad.entries.begin(), squad.entries.end(),
                                               [](const SquadEntry &entry) { return !isKeeper(entry); }));
    if (!squad.entries.empty() && field < fewestShooters)
        problems.push_back(
            {QStringLiteral("players"),
             {QT_TRANSLATE_NOOP("core", "A card needs %1 field players at least; there are %2."),
              {QString::number(fewestShooters), QString::number(field)}},
             {}});
    return problems;
}

Result<TeamCard> cardFromStrengths(const CardWishes &wishes)
{
    const char *none = QT_TRANSLATE_NOOP("core", "No card can be made of %1.");
    Problems problems = problemsOf(wishes);
    if (!problems.empty())
        return fail(Fault::BadInput, none, {wishes.team.displayName()}, std::move(problems));
    TeamCard card;
    card.team = teamOnCard(wishes.team);
    card.kind = CardKind::Custom;
    card.strengths = wishes.strengths;
    card.formation = wishes.formation.value_or(usualFormation(wishes.squad));
    card.strategy = wishes.strategy;
    setTeamNumbers(card, wishes.strengths);
    card.players = shootersOf(wishes.squad, weightsOf(wishes));
    rateShooters(card.players, figures::goalsOfShots.at(wishes.strengths.attack));
    addKeepers(card, wishes.squad, wishes.strengths.goalkeeping);
    giveCardRanges(card.players);
    giveOneTimers(card);
    if (problems = validate(card); !problems.empty())
        return fail(Fault::BadInput, none, {wishes.team.displayName()}, std::move(problems));
    return card;
}

CardStrengths nearestStrengths(const TeamCard &card)
{
    if (card.strengths)
        return *card.strengths;
    CardStrengths strengths;
    strengths.attack = nearestStrength([&card](int strength) {
        return distance(figures::attempts, strength, card.attempts[0] + card.attempts[1]) +
               distance(figures::shotsOnGoal, strength, card.shotsOnGoal);
    });
    strengths.defense = nearestStrength([&card](int strength) {
        return distance(figures::defenseAttempts, strength, card.defenseAttempts) +
               distance(figures::defenseShotsOnGoal, strength, card.defenseShotsOnGoal);
    });
    const auto keeper = std::find_if(card.players.begin(), card.players.end(),
                                     [](const CardPlayer &player) { return player.isKeeper(); });
    if (keeper != card.players.end())
        strengths.goalkeeping = nearestStrength([&keeper](int strength) {
            return distance(figures::goalieRating, strength, keeper->goalieRating);
        });
    strengths.fairPlay = nearestStrength(
        [&card](int strength) { return distance(figures::fairPlay, strength, card.fairPlay); });
    return strengths;
}

} // namespace touchline::atcs
