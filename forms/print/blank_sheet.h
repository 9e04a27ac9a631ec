// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/table_match.h"
#include "forms/print/form_paper.h"
#include "forms/print/picture.h"
#include "models/views/competition_state.h"

class QWidget;

namespace touchline {

/// What stands on a score sheet before anybody writes on it.
struct BlankSheet
{
    /// The competition, or what is played.
    QString title;
    /// "group stage, matchday 2", the day, the ground: as far as they are known.
    QStringList about;
    ScoreSheet sheet;
    /// Empty names are lines to write on. Players in the order of `squads`.
    PerSide<TeamOnTheDay> teams;
    PerSide<Squad> squads;
    /// It may come to extra time, to a shoot-out.
    bool mayBeExtended = true;
    bool mayHaveShootOut = true;
    /// Somebody has to win.
    bool needsWinner = false;
    /// As Picture::credit.
    QString credit{};
};

/// The sheet of a fixture, with its names.
[[nodiscard]] BlankSheet blankSheetOf(const CompetitionState &state, const TableMatch &match);
/// The sheet of any match by these rules. `game` may be null: the plain sheet.
[[nodiscard]] BlankSheet emptySheetOf(const Game *game, const QString &level, const OptionValues &options);

/// What it looks like: one sheet of A4, upright. `paper`: where everything stands.
[[nodiscard]] FormPaper blankSheetPaper(const BlankSheet &content);
[[nodiscard]] Picture blankSheet(const BlankSheet &content);

/// Shows how the sheets would be printed, one to a page, with a choice of printer.
void printBlankSheets(const std::vector<BlankSheet> &sheets, QWidget *parent);

} // namespace touchline
