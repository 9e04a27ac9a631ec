// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/discipline/discipline_rules.h"
#include "core/play/matches/game_choice.h"

#include <memory>
#include <optional>
#include <vector>

namespace touchline {

/// Entrant::agent of a team for which a person decides, not a computer player (ATCS R60).
inline const QString personAgent = QStringLiteral("person");

/// Level and options of some matches of a competition.
struct LevelChoice
{
    QString level;
    OptionValues options;
};

/// How the fixtures of a competition are played: the game, its rules and the computer players.
struct PlayRules
{
    GameChoice choice;
    /// By entrant; null for a team that the game has no document of: its matches can be entered, not played.
    std::vector<std::shared_ptr<const TeamDocument>> documents;
    /// What carries cards and injuries into the next matches; nothing where the game has no such rules.
    std::optional<DisciplineRules> discipline;
    /// In place of those of `choice`, by Format::matchRules.
    std::vector<LevelChoice> matchRules{};
    /// By entrant: who decides for the team, in place of the agents of `choice`; an empty name where nobody
    /// is named.
    std::vector<QString> agents{};
};

/// Level and options that `rules` give to some matches of a competition with that level and those options (as
/// its definition has them). Errors: NotFound (no such level); BadInput (options).
[[nodiscard]] Result<LevelChoice> levelChoiceOf(const MatchRules &rules, const QString &level,
                                                const QJsonObject &options, const GameInfo &info);

/// What a fixture is played by: game, level and options of that match, and who decides for its two teams (-1
/// where they are not known).
[[nodiscard]] GameChoice choiceFor(const Competition &competition, int fixture, const PerSide<int> &teams,
                                   const PlayRules &rules);

/// The rules by which a competition goes on, as it keeps them itself: game, level and options of its
/// definition (and of its format, where some matches have others), each team's own document or else the
/// built-in one, each team's own computer player or else the game's first. Errors: NotFound (a game that the
/// program does not have, a level or a computer player that the game does not have); BadInput (options;
/// documents that the game cannot read or that are another team's, each with the name of the team); those of
/// disciplineOf().
[[nodiscard]] Result<PlayRules> playRulesOf(const Competition &competition);

/// Whether a team can have that agent: a computer player of the game, or personAgent. Errors: NotFound,
/// naming the ones that there are.
[[nodiscard]] Result<void> checkAgentName(const Game &game, const QString &agent);

/// Whether a person decides for a team of the fixture, so that it is not for the computer to play.
[[nodiscard]] bool waitsForPerson(const Competition &competition, int fixture, const PerSide<int> &teams,
                                  const PlayRules &rules);
/// Those of `fixtures` that computer players decide for both teams, as `now` has them.
[[nodiscard]] std::vector<int> computersMatches(const Competition &competition, const Progress &now,
                                                const std::vector<int> &fixtures, const PlayRules &rules);

/// Indices of the entrants that the game has no document of.
[[nodiscard]] std::vector<int> withoutDocuments(const PlayRules &rules);

} // namespace touchline
