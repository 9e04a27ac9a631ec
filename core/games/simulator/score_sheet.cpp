// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheet of a match at the table (specification, section 9).
#include "core/games/simulator/simulator_game.h"

#include <QtGlobal>

#include <array>

namespace touchline::simulator {

namespace {

constexpr int mostCounted = 99;

constexpr std::array refereeWords{SheetWord{"normal", QT_TRANSLATE_NOOP("core", "normal")},
                                  SheetWord{"strict", QT_TRANSLATE_NOOP("core", "strict")}};
constexpr std::array weatherWords{SheetWord{"clear", QT_TRANSLATE_NOOP("core", "clear")},
                                  SheetWord{"bad", QT_TRANSLATE_NOOP("core", "bad")}};
constexpr SheetField refereeField{
    "referee_type", QT_TRANSLATE_NOOP("core", "Referee"), SheetScope::Match, SheetValue::Word, 0, 0,
    refereeWords};
constexpr SheetField weatherField{
    "weather", QT_TRANSLATE_NOOP("core", "Weather"), SheetScope::Match, SheetValue::Word, 0, 0, weatherWords};
constexpr SheetField shotsField{
    "shots", QT_TRANSLATE_NOOP("core", "Shots"), SheetScope::Side, SheetValue::Number, 0, mostCounted};
constexpr SheetField cornersField{
    "corners", QT_TRANSLATE_NOOP("core", "Corners"), SheetScope::Side, SheetValue::Number, 0, mostCounted};
constexpr SheetField foulsField{
    "fouls", QT_TRANSLATE_NOOP("core", "Fouls"), SheetScope::Side, SheetValue::Number, 0, mostCounted};
constexpr std::array counted{shotsField, cornersField, foulsField};
constexpr std::array withReferee{refereeField, shotsField, cornersField, foulsField};
constexpr std::array withWeather{weatherField, shotsField, cornersField, foulsField};
constexpr std::array withBoth{refereeField, weatherField, shotsField, cornersField, foulsField};
constexpr std::array injuryKinds{SheetWord{"injured", QT_TRANSLATE_NOOP("core", "injured, plays on")},
                                 SheetWord{"serious", QT_TRANSLATE_NOOP("core", "seriously injured")}};

std::span<const SheetField> fieldsFor(const OptionValues &options)
{
    if (options.isOn("referee_type") && options.isOn("weather"))
        return withBoth;
    if (options.isOn("referee_type"))
        return withReferee;
    if (options.isOn("weather"))
        return withWeather;
    return counted;
}

} // namespace

ScoreSheet SimulatorGame::scoreSheet(const QString & /*level*/, const OptionValues &options) const
{
    constexpr int changes = 5;
    ScoreSheet sheet;
    sheet.hasLineUps = true;
    sheet.hasAssists = true;
    sheet.hasSubstitutions = true;
    sheet.mostSubstitutions = changes;
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
