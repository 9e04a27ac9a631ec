// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/charts/charts.h"

#include "core/base/search_key.h"
#include "core/games/atcs/charts/chart_words.h"

#include <algorithm>
#include <functional>
#include <string_view>

namespace touchline::atcs {

namespace {

/// Every country that a chart of the game names, and every team of a World Cup besides, so that a house rule
/// may name it. The lineages are those of the World Cup facts (resources/facts/worldcup/confederations.csv)
/// and of specification 2.6.
constexpr std::array theCountries = std::to_array<Country>({
    {"Algeria", "Algeria"},
    {"Angola", "Angola"},
    {"Argentina", "Argentina"},
    {"Australia", "Australia"},
    {"Austria", "Austria"},
    {"Belgium", "Belgium"},
    {"Bolivia", "Bolivia"},
    {"Bosnia and Herzegovina", "Bosnia and Herzegovina"},
    {"Brazil", "Brazil"},
    {"Bulgaria", "Bulgaria"},
    {"Cameroon", "Cameroon"},
    {"Canada", "Canada"},
    {"Cape Verde", "Cape Verde"},
    {"Chile", "Chile"},
    {"China", "China"},
    {"Colombia", "Colombia"},
    {"Costa Rica", "Costa Rica"},
    {"Croatia", "Croatia"},
    {"Cuba", "Cuba"},
    {"Curaçao", "Curaçao"},
    {"Czech Republic", "Czech Republic"},
    {"Czechoslovakia", "Czech Republic"},
    {"DR Congo", "DR Congo"},
    {"Denmark", "Denmark"},
    {"Dutch East Indies", "Indonesia"},
    {"East Germany", "Germany"},
    {"Ecuador", "Ecuador"},
    {"Egypt", "Egypt"},
    {"El Salvador", "El Salvador"},
    {"England", "England"},
    {"Fiji", "Fiji"},
    {"France", "France"},
    {"Germany", "Germany"},
    {"Ghana", "Ghana"},
    {"Greece", "Greece"},
    {"Haiti", "Haiti"},
    {"Honduras", "Honduras"},
    {"Hungary", "Hungary"},
    {"Iceland", "Iceland"},
    {"Indonesia", "Indonesia"},
    {"Iran", "Iran"},
    {"Iraq", "Iraq"},
    {"Ireland", "Republic of Ireland"},
    {"Israel", "Israel"},
    {"Italy", "Italy"},
    {"Ivory Coast", "Ivory Coast"},
    {"Jamaica", "Jamaica"},
    {"Japan", "Japan"},
    {"Jordan", "Jordan"},
    {"Kuwait", "Kuwait"},
    {"Mexico", "Mexico"},
    {"Morocco", "Morocco"},
    {"Netherlands", "Netherlands"},
    {"New Zealand", "New Zealand"},
    {"Nigeria", "Nigeria"},
    {"North Korea", "North Korea"},
    {"Northern Ireland", "Northern Ireland"},
    {"Norway", "Norway"},
    {"Panama", "Panama"},
    {"Paraguay", "Paraguay"},
    {"Peru", "Peru"},
    {"Poland", "Poland"},
    {"Portugal", "Portugal"},
    {"Qatar", "Qatar"},
    {"Republic of Ireland", "Republic of Ireland"},
    {"Romania", "Romania"},
    {"Russia", "Russia"},
    {"Saudi Arabia", "Saudi Arabia"},
    {"Scotland", "Scotland"},
    {"Senegal", "Senegal"},
    {"Serbia", "Serbia"},
    {"Serbia and Montenegro", "Serbia"},
    {"Slovakia", "Slovakia"},
    {"Slovenia", "Slovenia"},
    {"South Africa", "South Africa"},
    {"South Korea", "South Korea"},
    {"Soviet Union", "Russia"},
    {"Spain", "Spain"},
    {"Sweden", "Sweden"},
    {"Switzerland", "Switzerland"},
    {"Tahiti", "Tahiti"},
    {"Togo", "Togo"},
    {"Trinidad and Tobago", "Trinidad and Tobago"},
    {"Tunisia", "Tunisia"},
    {"Turkey", "Turkey"},
    {"Ukraine", "Ukraine"},
    {"United Arab Emirates", "United Arab Emirates"},
    {"United States", "United States"},
    {"Uruguay", "Uruguay"},
    {"Uzbekistan", "Uzbekistan"},
    {"Wales", "Wales"},
    {"West Germany", "Germany"},
    {"Yugoslavia", "Serbia"},
    {"Zaire", "DR Congo"},
});

static_assert(theCountries.size() <= std::tuple_size_v<decltype(Charts::refereeCountryModifier)>);
static_assert(std::ranges::is_sorted(theCountries, std::less{},
                                     [](const Country &country) { return std::string_view(country.name); }));

QStringList searchKeys()
{
    QStringList keys;
    for (const Country &country : theCountries)
        keys.append(searchKey(QString::fromUtf8(country.name)));
    return keys;
}

} // namespace

std::span<const Country> countries()
{
    return theCountries;
}

std::optional<CountryIndex> countryFromName(const QString &name)
{
    static const QStringList keys = searchKeys();
    const qsizetype place = keys.indexOf(searchKey(name));
    if (place < 0)
        return std::nullopt;
    return static_cast<CountryIndex>(place);
}

QString countryName(CountryIndex country)
{
    return QString::fromUtf8(theCountries.at(static_cast<std::size_t>(country)).name);
}

QString countryLineage(CountryIndex country)
{
    return QString::fromUtf8(theCountries.at(static_cast<std::size_t>(country)).lineage);
}

std::optional<Conference> conferenceFromName(const QString &name)
{
    const qsizetype place = conferenceWords().indexOf(name);
    if (place < 0)
        return std::nullopt;
    return static_cast<Conference>(place);
}

} // namespace touchline::atcs
