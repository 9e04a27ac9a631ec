// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/discipline/discipline_rules.h"
#include "core/discipline/stage_kind.h"
#include "core/match/game.h"

#include <QStringList>

#include <optional>

namespace touchline {

/// The rules that carry cards and injuries through a competition: its own, else those of its game;
/// nothing where the game has none, or by its options carries nothing on, and in a friendly. In a league
/// whose format leads to a next season they are those of a season (forSeason()). Errors: NotFound (a game
/// that the program does not have); BadInput (bans and decisions that these rules cannot read); those of the
/// rules.
[[nodiscard]] Result<std::optional<DisciplineRules>> disciplineOf(const Competition &competition);

/// Whether the organiser has chosen rules of cards other than the game's own: then the score sheets have a
/// line for cards whatever the level of the game (Game::scoreSheet()) brings by itself.
[[nodiscard]] bool hasChosenDiscipline(const Competition &competition);

/// What the organiser should know of such rules at a level without cards: matches that are played by the game
/// bring none. Nothing where all is recorded.
[[nodiscard]] std::optional<Message> missingCards(const Competition &competition);

/// The name of the discipline rules that a name stands for: that of a national league, or of its country, is
/// the set that the program has for it ("england-premier-league-2022" is "england"), any other is itself.
/// Errors: NotFound (a league without such a set, or a season before it begins).
[[nodiscard]] Result<QString> disciplineName(const QString &name);

/// What a file of rules says of injuries; where it leaves one out that is the game's.
inline const QStringList keysOfInjuries{QStringLiteral("injuries"), QStringLiteral("season_out_games"),
                                        QStringLiteral("bans_run_while_injured")};

/// The rules of that name, or `own` in place of them, as a competition of the game keeps them: rules of the
/// field say nothing of injuries, so those stay the game's. Of an own file this holds for each of
/// keysOfInjuries that it leaves out. Errors: those of disciplineName() and
/// disciplineRules().
[[nodiscard]] Result<QJsonObject> disciplineFor(const Game &game, const QString &name,
                                                const std::optional<QJsonObject> &own = {});

/// Rules of discipline of the organiser's own, as a competition can keep them: it is checked that they can be
/// read and have a name. Errors: BadInput with every problem.
[[nodiscard]] Result<QJsonObject> ownDiscipline(const QJsonObject &file);

/// What the rules of discipline ask of fixtures()[fixture]. Knockout rounds before the first group stage are
/// qualifying.
[[nodiscard]] StageKind stageOf(const Competition &competition, int fixture);

} // namespace touchline
