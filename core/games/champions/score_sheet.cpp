// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheet of a match at the table (specification, section 13: goals, cards, injuries, substitutions,
// and how it was decided).
#include "core/games/champions/champions_game.h"
#include "core/match/state/sheet_fields.h"

#include <QtGlobal>

#include <array>

namespace touchline::champions {

namespace {

constexpr std::array injuryKinds{SheetWord{"light", QT_TRANSLATE_NOOP("core", "light, plays on")},
                                 SheetWord{"off", QT_TRANSLATE_NOOP("core", "second one, carried off")}};

constexpr std::array fields{formationField(SheetScope::Side), shotsField};

} // namespace

ScoreSheet ChampionsGame::scoreSheet(const QString & /*level*/, const OptionValues &options) const
{
    constexpr int mostChanges = 3;
    ScoreSheet sheet;
    sheet.hasLineUps = true;
    sheet.hasAssists = true;
    sheet.mayBeForfeited = true;
    sheet.hasInjuries = options.isOn("fouls");
    sheet.hasSubstitutions = options.isOn("substitutions") || options.isOn("fouls");
    sheet.mostSubstitutions = mostChanges;
    sheet.extraTimePeriods = 1;
    sheet.goalKinds = setPieceGoals;
    sheet.injuryKinds = injuryKinds;
    sheet.fields = fields;
    return sheet;
}

} // namespace touchline::champions
