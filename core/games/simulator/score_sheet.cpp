// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheet of a match at the table (specification, section 9).
#include "core/games/simulator/simulator_game.h"
#include "core/match/state/sheet_fields.h"

#include <QtGlobal>

#include <array>

namespace touchline::simulator {

namespace {

constexpr std::array refereeWords{SheetWord{"normal", QT_TRANSLATE_NOOP("core", "normal")},
                                  SheetWord{"strict", QT_TRANSLATE_NOOP("core", "strict")}};
constexpr std::array weatherWords{SheetWord{"clear", QT_TRANSLATE_NOOP("core", "clear")},
                                  SheetWord{"bad", QT_TRANSLATE_NOOP("core", "bad")}};
constexpr SheetField refereeField{
    "referee_type", QT_TRANSLATE_NOOP("core", "Referee"), SheetScope::Match, SheetValue::Word, 0, 0,
    refereeWords};
constexpr SheetField weatherField{
    "weather", QT_TRANSLATE_NOOP("core", "Weather"), SheetScope::Match, SheetValue::Word, 0, 0, weatherWords};
constexpr SheetField bonusesField{"home_bonuses_left",
                                  QT_TRANSLATE_NOOP("core", "Home bonuses left"),
                                  SheetScope::Match,
                                  SheetValue::Number,
                                  0,
                                  mostBonuses};
constexpr std::array figures{
    countField("steps", QT_TRANSLATE_NOOP("core", "Steps of the referees"), SheetScope::Match),
    countField("shots", QT_TRANSLATE_NOOP("core", "Shots")),
    countField("corners", QT_TRANSLATE_NOOP("core", "Corners")),
    countField("fouls", QT_TRANSLATE_NOOP("core", "Fouls"))};
constexpr std::array injuryKinds{SheetWord{"injured", QT_TRANSLATE_NOOP("core", "injured, plays on")},
                                 SheetWord{"serious", QT_TRANSLATE_NOOP("core", "seriously injured")}};

/// What the match has by its options, then the figures of every match, in the order of reportFacts().
using Fields = std::vector<SheetField>;
Fields fieldsOf(bool hasReferee, bool hasWeather, bool hasBonuses)
{
    Fields fields;
    if (hasReferee)
        fields.push_back(refereeField);
    if (hasWeather)
        fields.push_back(weatherField);
    if (hasBonuses)
        fields.push_back(bonusesField);
    fields.insert(fields.end(), figures.begin(), figures.end());
    return fields;
}

std::span<const SheetField> fieldsFor(const OptionValues &options)
{
    static const auto all = [] {
        std::array<Fields, 8> lists;
        for (std::size_t bits = 0; bits < lists.size(); ++bits)
            lists[bits] = fieldsOf((bits & 1U) != 0, (bits & 2U) != 0, (bits & 4U) != 0);
        return lists;
    }();
    return all[(options.isOn("referee_type") ? 1U : 0U) | (options.isOn("weather") ? 2U : 0U) |
               (options.isOn("home_advantage") ? 4U : 0U)];
}

} // namespace

ScoreSheet SimulatorGame::scoreSheet(const QString & /*level*/, const OptionValues &options) const
{
    ScoreSheet sheet;
    sheet.hasLineUps = true;
    sheet.hasAssists = true;
    sheet.hasSubstitutions = true;
    sheet.mostSubstitutions = mostSubstitutions;
    sheet.mayBeForfeited = true;
    sheet.hasInjuries = options.isOn("injuries");
    if (sheet.hasInjuries)
        sheet.injuryKinds = injuryKinds;
    sheet.goalKinds = goalKinds();
    sheet.fields = fieldsFor(options);
    return sheet;
}

std::span<const SheetWord> goalKinds()
{
    static constexpr std::array kinds{SheetWord{"free_kick", QT_TRANSLATE_NOOP("core", "free kick")}};
    return kinds;
}

} // namespace touchline::simulator
