// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheet of a match at the table (specification, section 9: what returns to the application).
#include "core/games/oldschool/oldschool_game.h"
#include "core/match/state/sheet_fields.h"

#include <QtGlobal>

#include <array>

namespace touchline::oldschool {

namespace {

constexpr std::array fields{formationField(SheetScope::Side), shotsField,
                            countField("corners", QT_TRANSLATE_NOOP("core", "Corners")),
                            countField("fouls", QT_TRANSLATE_NOOP("core", "Fouls"))};
constexpr std::array figures{
    SheetFigure{"tackles_won", QT_TRANSLATE_NOOP("core", "Tackles won"), 0, mostCounted},
    SheetFigure{"player_of_the_match", QT_TRANSLATE_NOOP("core", "Player of the match"), 0, 1, true}};

} // namespace

ScoreSheet OldschoolGame::scoreSheet(const QString & /*level*/, const OptionValues &options) const
{
    constexpr int standardChanges = 5;
    ScoreSheet sheet;
    sheet.hasLineUps = true;
    sheet.hasAssists = true;
    sheet.mayBeForfeited = true;
    sheet.mostSubstitutions = options.value("substitutions", standardChanges);
    sheet.hasSubstitutions = sheet.mostSubstitutions > 0;
    // Section 9, life cycle (e): the bench does not tackle.
    sheet.isReplacedForGood = true;
    sheet.fields = fields;
    sheet.playerFigures = figures;
    return sheet;
}

} // namespace touchline::oldschool
