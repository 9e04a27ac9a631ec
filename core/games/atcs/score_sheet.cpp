// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheet of a match at the table (specification, section 2.10).
#include "core/games/atcs/atcs_game.h"
#include "core/games/atcs/card/team_card.h"

#include <QtGlobal>

#include <array>

namespace touchline::atcs {

namespace {

constexpr std::array strategies{SheetWord{"aggressive", QT_TRANSLATE_NOOP("core", "aggressive")},
                                SheetWord{"normal", QT_TRANSLATE_NOOP("core", "normal")},
                                SheetWord{"conservative", QT_TRANSLATE_NOOP("core", "conservative")}};
constexpr auto formations = [] {
    std::array<SheetWord, formationNames.size()> words{};
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i] = {formationNames[i], formationNames[i]};
    return words;
}();
constexpr std::array refereeTypes{
    SheetWord{"let_em_play", QT_TRANSLATE_NOOP("core", "lets them play")},
    SheetWord{"fair_and_balanced", QT_TRANSLATE_NOOP("core", "fair and balanced")},
    SheetWord{"control_freak", QT_TRANSLATE_NOOP("core", "control freak")}};
constexpr std::array goalKinds{
    SheetWord{"corner", QT_TRANSLATE_NOOP("core", "from a corner")},
    SheetWord{"free_kick", QT_TRANSLATE_NOOP("core", "from a free kick")},
    SheetWord{"red_card_extra", QT_TRANSLATE_NOOP("core", "attempt for a red card")}};
/// Those of the injury chart (2.4).
constexpr std::array injuryKinds{
    SheetWord{"out_next", QT_TRANSLATE_NOOP("core", "out, misses the next match")},
    SheetWord{"out_tournament", QT_TRANSLATE_NOOP("core", "out for the rest of the tournament")},
    SheetWord{"out_tournament_red",
              QT_TRANSLATE_NOOP("core", "out for the rest of the tournament, red card for an opponent")},
    SheetWord{"weakened_1", QT_TRANSLATE_NOOP("core", "plays on, weakened by 1")},
    SheetWord{"weakened_2", QT_TRANSLATE_NOOP("core", "plays on, weakened by 2")},
    SheetWord{"stays", QT_TRANSLATE_NOOP("core", "plays on")},
    SheetWord{"opponent_red", QT_TRANSLATE_NOOP("core", "plays on, red card for an opponent")}};

/// What Quick Play compares where the results are equal (6.12).
constexpr std::array criteria{
    SheetWord{"best_result", QT_TRANSLATE_NOOP("core", "better result at a World Cup")},
    SheetWord{"sog", QT_TRANSLATE_NOOP("core", "higher SOG")},
    SheetWord{"second_half_attempts", QT_TRANSLATE_NOOP("core", "more attempts in the second half")},
    SheetWord{"older_year", QT_TRANSLATE_NOOP("core", "older team")},
    SheetWord{"coin", QT_TRANSLATE_NOOP("core", "toss of a coin")}};

// No side takes more attempts in a match than 77, extra ones included.
constexpr SheetField attemptsField{
    "attempts", QT_TRANSLATE_NOOP("core", "Total Attempts"), SheetScope::SidePeriod, SheetValue::Number, 0,
    99};
constexpr SheetField finalSogField{
    "final_sog", QT_TRANSLATE_NOOP("core", "Final SOG"), SheetScope::SidePeriod, SheetValue::Number, 0, 99};
constexpr SheetField shotsOnGoalField{"shots_on_goal",
                                      QT_TRANSLATE_NOOP("core", "Shots on goal"),
                                      SheetScope::SidePeriod,
                                      SheetValue::Number,
                                      0,
                                      99,
                                      {},
                                      "attempts"};
constexpr SheetField strategyField{
    "strategy", QT_TRANSLATE_NOOP("core", "Strategy"), SheetScope::SidePeriod, SheetValue::Word, 0, 0,
    strategies};
constexpr SheetField formationField{
    "formation", QT_TRANSLATE_NOOP("core", "Formation"), SheetScope::SidePeriod, SheetValue::Word, 0, 0,
    formations};
constexpr SheetField refereeCountryField{"referee", QT_TRANSLATE_NOOP("core", "Referee's country")};
constexpr SheetField refereeTypeField{
    "referee_type", QT_TRANSLATE_NOOP("core", "Type of referee"), SheetScope::Match, SheetValue::Word, 0, 0,
    refereeTypes};

constexpr std::array basicFields{attemptsField, shotsOnGoalField, finalSogField};
constexpr std::array upperFields{strategyField, formationField, attemptsField, shotsOnGoalField,
                                 finalSogField};
constexpr std::array refereeSheet{refereeCountryField, refereeTypeField, strategyField, formationField,
                                  attemptsField,       shotsOnGoalField, finalSogField};

} // namespace

ScoreSheet AtcsGame::scoreSheet(const QString &level, const OptionValues &options) const
{
    ScoreSheet sheet;
    sheet.hasCards = false;
    if (level == QLatin1String("quick")) {
        sheet.hasScorers = false;
        sheet.criteria = criteria;
        sheet.extraTimePeriods = 0;
        sheet.hasWinnerAlone = !options.isOn("quick_scores");
        return sheet;
    }
    sheet.extraTimePeriods = options.value("extra_time_periods", 1);
    sheet.attemptBoxes = 25;
    sheet.fields = basicFields;
    // The card check after each half begins at the level above (6.7.1).
    if (level == QLatin1String("basic"))
        return sheet;
    sheet.hasCards = true;
    sheet.hasInjuries = true;
    sheet.goalKinds = goalKinds;
    sheet.injuryKinds = injuryKinds;
    sheet.fields = options.isOn("referees") ? std::span<const SheetField>(refereeSheet)
                                            : std::span<const SheetField>(upperFields);
    return sheet;
}

} // namespace touchline::atcs
