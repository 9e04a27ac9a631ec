// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/games/atcs/card/team_card.h"
#include "core/games/atcs/generator/anchors.h"

#include <QHash>

#include <optional>
#include <vector>

namespace touchline::atcs::generator {

/// What a player did in one World Cup. Unknown numbers are 0 (team cards, section 3).
struct PlayerFacts
{
    /// The source's id, the same in every edition he played.
    QString id;
    QString name;
    QString shortName;
    Position position = Position::Midfielder;
    std::optional<int> shirt;
    int goals = 0;
    int penalties = 0;
    int yellow = 0;
    int red = 0;
    int appearances = 0;
    int minutes = 0;
    bool captain = false;

    [[nodiscard]] bool isKeeper() const { return position == Position::Goalkeeper; }
    [[nodiscard]] bool hasPlayed() const { return appearances > 0 || goals > 0; }
    /// Card points: how often the referee had him in the book (team cards, section 10).
    [[nodiscard]] int cardPoints() const { return yellow + 3 * red; }
};

/// A team of one World Cup.
struct TeamFacts
{
    QString id;
    QString country;
    /// Its name in the list of matches ("West Germany").
    QString matchName;
    int year = 0;
    QString conference;
    CardKind kind = CardKind::Edition;
    QString lineage;
    int bestResult = 7;
    int goalsFirstHalf = 0;
    int goalsSecondHalf = 0;
    QString manager;
    Kit kit;
    Formation formation = Formation::F442;
    Strategy strategy = Strategy::Normal;
    double hardness = 0;
    std::vector<PlayerFacts> squad;
};

struct MatchFacts
{
    enum class Host { None, Home, Away };

    int year = 0;
    QString home;
    QString away;
    /// After extra time, without a shoot-out.
    int homeGoals = 0;
    int awayGoals = 0;
    bool extraTime = false;
    Host host = Host::None;
};

/// Where a national team belongs, by the source of the matches.
struct Origin
{
    QString confederation;
    QString lineage;
};

using Origins = QHash<QString, Origin>;

/// Everything that the cards are made from.
struct Facts
{
    /// The 66 in their order: 64 cards, then the bonus cards.
    std::vector<TeamFacts> historic;
    /// All 537 in their order, the 66 among them.
    std::vector<TeamFacts> all;
    /// 1930-2022.
    std::vector<MatchFacts> matches;
    std::vector<MatchFacts> matches2026;
    Origins origins;
    /// `origins` and the national teams new in 2026.
    Origins origins2026;
    std::vector<Anchor> anchors;
};

/// Where the facts come from.
struct FactsSource
{
    /// A folder with the files teams.csv, squads.csv, all_matches.csv, confederations.csv, anchors.csv and
    /// the sub-folder all/ (teams.csv, squads.csv, all_matches_2026.csv, confederations.csv).
    QString folder;
    /// Another anchors file than the folder's; empty = the folder's.
    QString anchorsFile;

    /// The files that are compiled into the generator.
    [[nodiscard]] static FactsSource compiledIn();
};

/// Errors: BadInput with every problem of every file: what cannot be opened, missing columns, cells that are
/// no numbers, players of unknown teams, teams without squad, captain, confederation or match, anchors that
/// name nothing.
[[nodiscard]] Result<Facts> readFacts(const FactsSource &source);

} // namespace touchline::atcs::generator
