// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/match/host_draw.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::atcs {

namespace {

constexpr int mostVoidRolls = 20;
const QString australia = QStringLiteral("Australia");
constexpr RollPrompt locationRoll{"2.6", "location", d100};

CountryIndex entryOf(const CountryChart &chart, int number)
{
    return chart[static_cast<std::size_t>(number)];
}

Location locationOf(CountryIndex country, int roll)
{
    return {countryName(country), countryLineage(country), roll};
}

/// The next number up the chart that names a country; after 100 comes 1.
int nextEntry(const CountryChart &chart, int number)
{
    for (int step = 0; step < d100.faces && entryOf(chart, number) == noCountry; ++step)
        number = number % d100.faces + 1;
    return number;
}

} // namespace

Result<Location> drawHost(const CountryChart &chart, Dice &dice)
{
    int number = 0;
    for (int rolls = 0; rolls < mostVoidRolls; ++rolls) {
        const auto rolled = dice.roll(locationRoll);
        TOUCHLINE_TRY(rolled);
        number = *rolled;
        if (entryOf(chart, number) != noCountry)
            return locationOf(entryOf(chart, number), number);
    }
    number = nextEntry(chart, number);
    return locationOf(entryOf(chart, number), number);
}

Result<CountryChart> conferenceChart(const QString &conference, const Charts &charts, bool oceaniaAustralia)
{
    const auto found = conferenceFromName(conference);
    if (!found)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no conference \"%1\"."),
                    {conference});
    CountryChart chart = charts.conferenceHost[static_cast<std::size_t>(*found)];
    if (*found == (oceaniaAustralia ? Conference::Afc : Conference::Ofc))
        std::replace(chart.begin(), chart.end(), countryFromName(australia).value_or(noCountry), noCountry);
    return chart;
}

Result<Location> hostNamed(const QString &country)
{
    const auto found = countryFromName(country);
    if (!found)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "No chart has the country \"%1\"."),
                    {country});
    return locationOf(*found, 0);
}

} // namespace touchline::atcs
