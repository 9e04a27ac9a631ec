// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/rules/rule_set.h"
#include "core/play/matches/play_rules.h"
#include "core/play/squads/known_team.h"

#include <QDate>

#include <map>
#include <optional>

namespace touchline {

/// What a competition is made from, before anything is drawn.
struct CompetitionWishes
{
    QString format = QStringLiteral("worldcup-32");
    /// A format in place of that template; `format` is its name then.
    std::optional<Format> ownFormat{};
    /// What the competition is called; empty = the title of its format. A name tells competitions of one seed
    /// apart.
    QString name{};
    /// League, cup or friendly, and whose competition it is.
    CompetitionType type{};
    /// Points and tie-breaks of all tables in place of the format's.
    std::optional<RuleSet> rules{};
    /// Name of a ready-made draw, "random", or "balanced" (balancedDraw()); empty = the format's own.
    QString draw;
    /// Who takes part in a random draw, each team once; empty = as many of the 64 famous teams as the format
    /// takes, by chance.
    KnownTeams teams{};
    /// Further teams of a random draw, with their documents where they have some. They rank behind `teams`,
    /// in their order; their ranking numbers are not looked at.
    std::vector<Entrant> clubs{};
    /// Of a drawn bracket: how many of the best by ranking are seeded, so that they have the byes and meet
    /// late; all others are drawn out of one pot. Nothing = 0 where clubs take part, else all by their
    /// ranking.
    std::optional<int> seeds{};
    /// All teams by code or name in the order of their places, group after group: nothing is drawn. Empty =
    /// drawn.
    QStringList places{};
    /// The divisions of teams that are known, by id: Entrant::division.
    std::map<QUuid, int> divisions{};
    /// In ties of one match the team of the lower division is at home (TieRules::lowerDivisionAtHome).
    bool lowerDivisionAtHome = false;
    /// The tournament of that year as it was held: its teams in their groups, its calendar.
    bool isReal = false;
    /// Of a real tournament: what really happened before that day is entered.
    std::optional<QDate> from;
    /// A random draw without limits on the conferences of a group.
    bool relaxSpread = false;
    /// The country that holds it, "none" for neutral ground everywhere; empty = drawn where the rules have
    /// home advantage.
    QString host;
    /// With qualifying: the host plays like the others; cards and injuries reach into the finals.
    bool hostCompetes = false;
    bool keepCards = false;
    /// House rules, as FixtureSetup::charts.
    QJsonObject charts;
    /// Rules of discipline in place of the game's, by name; empty = the game's.
    QString discipline;
    /// Rules of discipline of the organiser's own, as their file has them; `discipline` is their name then.
    std::optional<QJsonObject> ownDiscipline{};
    /// In a league: how many matches an injury "to the end of the tournament" lasts, 0 = to the end of the
    /// season; nothing = as the rules of discipline have it (ATCS 9.4.7: 10).
    std::optional<int> seasonOutGames{};
    /// Another level, or other options, for some of the matches; added to those of the format.
    std::vector<MatchRules> matchRules{};
    /// The computer player that decides for every team, kept with the competition; empty = whoever it is
    /// played with.
    QString agent{};
    /// Teams that a computer player of their own decides for: code or name of the team, name of the player.
    std::vector<std::pair<QString, QString>> agents{};
    std::uint64_t seed = 0;
    GameChoice choice;
};

struct NewCompetition
{
    Competition competition;
    PlayRules rules;
};

/// Whether an own chart (CompetitionWishes::charts) is looked at by any match of the competition, or when it
/// is made.
[[nodiscard]] bool usesChart(const CompetitionWishes &wishes, const Format &format, const QString &chart);

/// Whether a format begins with a bracket whose places are drawn before the start.
[[nodiscard]] bool isDrawnBracket(const Format &format);

/// Whether the teams of a competition are drawn: asked for, or the format has no ready-made draw.
[[nodiscard]] bool isDrawnByChance(const CompetitionWishes &wishes);

/// Whether the draw that is asked for is a ready-made one of the format, or "random". Errors: NotFound; those
/// of formatTemplate().
[[nodiscard]] Result<void> checkDrawName(const CompetitionWishes &wishes);

/// How many matches an injury to the end of the season lasts in a league by the rules of suspension; nothing
/// where they know no such absence.
[[nodiscard]] std::optional<int> seasonOutGamesOf(const CompetitionWishes &wishes);

/// Draws a competition; nothing is played yet but what CompetitionWishes::from asks for. Errors: NotFound
/// (format, draw, host, discipline, real tournament, computer player), BadInput (the number of the teams;
/// rules for matches that there are not; a computer player for a team that does not take part), Refused (a
/// host, options, charts or rules of tables where they would have no effect, clubs where nothing is drawn,
/// seasonOutGames outside a league, the lower division at home without ties of one match), Impossible (no
/// draw keeps the limits; says why).
[[nodiscard]] Result<NewCompetition> newCompetition(const CompetitionWishes &wishes);

} // namespace touchline
