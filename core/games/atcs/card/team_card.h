// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/games/atcs/card/card_strengths.h"
#include "core/match/team_document.h"
#include "core/teams/historic_team.h"

#include <QByteArray>
#include <QJsonObject>

#include <array>
#include <optional>
#include <vector>

namespace touchline::atcs {

/// From defensive to offensive, the order of the formation chart (specification 2.2).
enum class Formation { F541, F451, F532, F442, F433, F352, F343, F334, F424 };
/// Their names, in that order: the one list for cards, charts and events.
inline constexpr std::array<const char *, 9> formationNames{"5-4-1", "4-5-1", "5-3-2", "4-4-2", "4-3-3",
                                                            "3-5-2", "3-4-3", "3-3-4", "4-2-4"};
enum class Strategy { Aggressive, Normal, Conservative };

/// Where a card comes from: one of the 64, a bonus card, any other World Cup edition, or made by hand.
enum class CardKind { Card, Bonus, Edition, Custom };

/// The numbers first..last of a percentage roll, both included; 0..0 = none.
struct Range
{
    int first = 0;
    int last = 0;

    [[nodiscard]] bool isEmpty() const { return first == 0 && last == 0; }
    [[nodiscard]] int width() const { return isEmpty() ? 0 : last - first + 1; }
    [[nodiscard]] bool holds(int number) const { return !isEmpty() && number >= first && number <= last; }
    bool operator==(const Range &) const = default;
};

/// One row of a card. A goalkeeper has no shot range and no goal rating, everybody else no goalie rating.
struct CardPlayer
{
    SquadEntry entry;
    /// Goals he scored in that World Cup, for display; 0 where unknown.
    int goals = 0;
    /// The numbers of the shooter roll (1..100) that give him the ball; none for goalkeepers.
    Range shot;
    /// N of the goal range N-10: 2..10 (0 for goalkeepers).
    int goalRating = 0;
    /// -3..+3, added to goal rolls against him (0 for field players).
    int goalieRating = 0;
    /// His numbers of the card and injury roll (1..100).
    Range card;
    /// Holds a one-timer (the printed x1).
    bool oneTimer = false;

    [[nodiscard]] bool isKeeper() const { return entry.position == Position::Goalkeeper; }
    bool operator==(const CardPlayer &) const = default;
};

/// The card of a team: everything the engine knows of it (specification 3.1). Plain value.
struct TeamCard final : TeamDocument
{
    Team team;
    CardKind kind = CardKind::Custom;
    /// Base attempts of the first and second half, 5..30.
    std::array<int, 2> attempts{};
    /// Added to each of the opponent's base attempts, -10..+3.
    int defenseAttempts = 0;
    /// Upper end of the shots-on-goal range, 8..40.
    int shotsOnGoal = 0;
    /// Added to the opponent's SOG, -10..+3.
    int defenseShotsOnGoal = 0;
    Formation formation = Formation::F442;
    Strategy strategy = Strategy::Normal;
    /// -2..+2.
    int fairPlay = 0;
    /// Relative Power Ranking, 1..10.
    int power = 1;
    /// 1 champions, 2 second, 3 third, 4 fourth, 5 quarterfinals, 6 round of 16, 7 group play.
    int bestResult = 7;
    /// Card order: 10..25 scorers, then 1..3 goalkeepers.
    std::vector<CardPlayer> players;
    /// What it was made from, if it was made from strengths; nobody plays by them.
    std::optional<CardStrengths> strengths;

    [[nodiscard]] int scorerCount() const;
    [[nodiscard]] int keeperCount() const;
    /// The squad in card order.
    [[nodiscard]] Squad squad() const;

    bool operator==(const TeamCard &other) const;
};

/// "4-4-2"; and back, nothing where it is none of the nine.
[[nodiscard]] QString formationName(Formation formation);
[[nodiscard]] std::optional<Formation> formationFromName(const QString &name);
/// "Aggressive", "Normal", "Conservative".
[[nodiscard]] QString strategyName(Strategy strategy);
/// "1-18", "7" for a single number, empty for none.
[[nodiscard]] QString rangeText(const Range &range);
/// "card", "bonus", "edition", "custom".
[[nodiscard]] QString cardKindName(CardKind kind);

/// Every problem of a card, each with its place ("players[3] Henry: shot"); empty = valid. Checks the numbers
/// of 3.1, both partitions of 1-100 (the shot ranges in row order), ten scorers and a goalkeeper at least,
/// scorers before goalkeepers, and the squad itself.
[[nodiscard]] Problems validate(const TeamCard &card);

/// The card as the JSON document that the project ships and people edit.
[[nodiscard]] QJsonObject toJson(const TeamCard &card);
/// Reads form and rules at once. Errors: BadInput with every problem.
[[nodiscard]] Result<TeamCard> cardFromJson(const QJsonObject &object);
/// What a card says beside the facts of its team (HistoricTeam): the form in which the project ships the
/// World Cup cards. And back: `figures` are those of `team`, its players in the same order. Errors: BadInput
/// with every problem.
[[nodiscard]] QJsonObject figuresOf(const TeamCard &card);
[[nodiscard]] Result<TeamCard> cardWithFigures(const HistoricTeam &team, const QJsonObject &figures);
/// The team of a World Cup card without the card.
[[nodiscard]] HistoricTeam teamOf(const TeamCard &card);
/// The bytes of a card file; the generator's output is compared with the shipped cards byte for byte.
[[nodiscard]] QByteArray cardFile(const TeamCard &card);

} // namespace touchline::atcs
