// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/match/game.h"

namespace touchline {

struct PlayRules;

/// What is settled of a match that is played at the table, before somebody writes its score sheet.
struct TableMatch
{
    QUuid fixture;
    /// Of Competition::fixtures().
    int index = 0;
    /// By entrant; everybody who is known of each squad, and who sits out and why.
    PerSide<TeamOnTheDay> teams;
    /// In the order of the players of `teams`; shirts where they are known.
    PerSide<Squad> squads;
    DecisionRules decision;
    /// The score at which it was abandoned, where somebody noted it: its sheet ends with that.
    std::optional<Score> abandonedAt{};
    ScoreSheet sheet;
    /// Null for a competition of no game, or of one that the program does not have.
    const Game *game = nullptr;
    QString level;
    OptionValues options;
    /// What the teams bring along from earlier matches, in the game's own form.
    PerSide<QJsonObject> carryIn;
};

/// The score sheet of a fixture, as the game of `rules` has it at its level and with its options; that of
/// football where there are no rules (null).
[[nodiscard]] ScoreSheet sheetOf(const Competition &competition, int fixture, const PlayRules *rules);
/// Those of all fixtures; empty where no game of this program says what they have.
[[nodiscard]] std::vector<ScoreSheet> sheetsOf(const Competition &competition);

/// `squads`: the lists that the league keeps. They stand in where the game has no document of a team; where
/// it has one, who is on the list alone stands behind the others. Without both it is those whom reports and
/// cards name. Errors: NotFound (no such fixture); Refused (a team is not known yet); those of playRulesOf()
/// but for an unknown game.
[[nodiscard]] Result<TableMatch> tableMatch(const Competition &competition, int fixture,
                                            const PerSide<std::optional<Squad>> &squads = {});

} // namespace touchline
