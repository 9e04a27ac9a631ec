// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "forms/print/picture.h"
#include "models/league/players/own_document.h"

class QWidget;

namespace touchline {

/// So many cards stand on a sheet.
inline constexpr int cardsOnSheet = 4;

/// Cards on paper, all of one size: a sheet with the fronts of four, then one with their backs, so placed
/// that they lie behind the fronts when both sides of a sheet are printed; and so on. A4 and Letter have room
/// for a sheet. `game` has documents of teams, which these are.
[[nodiscard]] std::vector<Picture> cardSheets(const Game &game, const std::vector<TeamDocumentPtr> &cards);

/// The same as one picture of a sheet below the other, for a file.
[[nodiscard]] Picture cardSheetsInOne(const Game &game, const std::vector<TeamDocumentPtr> &cards);

/// One card, front and back beside each other.
[[nodiscard]] Picture cardPicture(const Game &game, const TeamDocument &card);

/// Shows how the cards would be printed, four to a sheet, with a choice of printer and paper. Nothing is
/// shown without cards.
void printCards(QWidget *parent, const Game &game, const std::vector<TeamDocumentPtr> &cards);

/// Asks for a file and writes the cards into it: one as PDF, SVG or PNG, several as PDF, four to a sheet.
/// `done` hears the file and how it went; it hears nothing where the person thought better of it, or
/// `parent` is gone by then.
void saveCards(QWidget *parent, const Game &game, const std::vector<TeamDocumentPtr> &cards,
               const std::function<void(const QString &path, const Result<void> &)> &done);

} // namespace touchline
