// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/charts/chart_cover.h"
#include "core/games/atcs/charts/chart_files.h"
#include "core/games/atcs/charts/chart_words.h"

#include <QtGlobal>

#include <map>
#include <set>

namespace touchline::atcs {

namespace {

constexpr int mostModifier = 3;
constexpr int percent = 100;
/// A roll that is void is made again (specification 2.6), and so is one that gives the country of a playing
/// team: a third country has to be there.
constexpr std::size_t fewestCountries = 3;
const QLatin1String voidEntry("Void");
/// Void on the chart of the one or the other conference, as an option has it.
const QLatin1String wanderer("Australia");

/// The countries that a mistyped one may be: those with its first letter, or else all.
QString candidates(const QString &text)
{
    QStringList near;
    QStringList all;
    for (const Country &country : countries()) {
        all.append(QString::fromUtf8(country.name));
        if (!text.isEmpty() && all.back().startsWith(text.at(0), Qt::CaseInsensitive))
            near.append(all.back());
    }
    return (near.isEmpty() ? all : near).join(QStringLiteral(", "));
}

/// noCountry for a void entry; nothing, with a problem, for a country that is not known.
std::optional<CountryIndex> countryOf(ChartReader::Row &row)
{
    const QString text = row.cell("country");
    if (text.compare(voidEntry, Qt::CaseInsensitive) == 0)
        return noCountry;
    const std::optional<CountryIndex> country = countryFromName(text);
    if (!country) {
        row.problem(
            {QT_TRANSLATE_NOOP("core", "The country \"%1\" is not known."), {text}},
            {QT_TRANSLATE_NOOP("core", "Known are %1; %2 stands for none."), {candidates(text), voidEntry}});
    }
    return country;
}

/// Reads numbers and country of a row into its chart.
std::optional<CountryIndex> readEntry(ChartReader::Row &row, ChartCover &cover, CountryChart &chart)
{
    const std::optional<NumberSpan> numbers = row.numbers("numbers", percent);
    const std::optional<CountryIndex> country = countryOf(row);
    if (numbers) {
        cover.take(*numbers, row);
        for (int number = numbers->first; number <= numbers->last; ++number)
            chart[static_cast<std::size_t>(number)] = country.value_or(noCountry);
    }
    return country;
}

CountryChart emptyChart()
{
    CountryChart chart{};
    chart.fill(noCountry);
    return chart;
}

/// How many different countries a chart names, by lineage.
std::size_t countryCount(const CountryChart &chart, QLatin1String except = {})
{
    std::set<QString> lineages;
    for (const CountryIndex country : chart)
        if (country != noCountry && countryLineage(country) != except)
            lineages.insert(countryLineage(country));
    return lineages.size();
}

/// The modifiers of the referees' countries while they are read.
class Modifiers
{
public:
    void take(ChartReader::Row &row, std::optional<CountryIndex> country)
    {
        const std::optional<int> modifier = row.integer("modifier", -mostModifier, mostModifier);
        if (!modifier || !country)
            return;
        if (*country == noCountry) {
            if (*modifier != 0)
                row.problem({QT_TRANSLATE_NOOP("core", "A void entry has the modifier 0."), {}});
            return;
        }
        const auto [entry, isNew] = m_entries.try_emplace(countryLineage(*country), *modifier, row.line());
        if (!isNew && entry->second.first != *modifier) {
            row.problem({QT_TRANSLATE_NOOP("core", "%1 has another modifier in line %2."),
                         {countryName(*country), QString::number(entry->second.second)}});
        }
    }

    /// A conference chart may give a country by another name of the same lineage.
    [[nodiscard]] decltype(Charts::refereeCountryModifier) byCountry() const
    {
        decltype(Charts::refereeCountryModifier) modifiers{};
        for (std::size_t i = 0; i < countries().size(); ++i) {
            const auto found = m_entries.find(countryLineage(static_cast<CountryIndex>(i)));
            if (found != m_entries.end())
                modifiers[i] = static_cast<std::int8_t>(found->second.first);
        }
        return modifiers;
    }

private:
    /// Lineage -> modifier and the line that gave it.
    std::map<QString, std::pair<int, int>> m_entries;
};

} // namespace

void readRefereeCountries(ChartReader &reader, Charts &charts)
{
    charts.refereeCountry = emptyChart();
    ChartCover cover = ChartCover::ofNumbers(1, percent);
    Modifiers modifiers;
    reader.each(
        [&](ChartReader::Row &row) { modifiers.take(row, readEntry(row, cover, charts.refereeCountry)); });
    cover.refuseGaps(reader);
    charts.refereeCountryModifier = modifiers.byCountry();
    const std::size_t count = countryCount(charts.refereeCountry);
    if (reader.hasColumns() && count < fewestCountries) {
        reader.problem({QT_TRANSLATE_NOOP("core", "The chart names %1 different countries; it needs 3, since "
                                                  "no referee may come from the two that play."),
                        {QString::number(count)}});
    }
}

void readWorldCupHosts(ChartReader &reader, Charts &charts)
{
    charts.worldCupHost = emptyChart();
    ChartCover cover = ChartCover::ofNumbers(1, percent);
    reader.each([&](ChartReader::Row &row) { readEntry(row, cover, charts.worldCupHost); });
    cover.refuseGaps(reader);
    if (reader.hasColumns() && countryCount(charts.worldCupHost) == 0)
        reader.problem({QT_TRANSLATE_NOOP("core", "The chart names no country at all."), {}});
}

void readConferenceHosts(ChartReader &reader, Charts &charts)
{
    charts.conferenceHost.fill(emptyChart());
    std::vector<ChartCover> covers(conferenceCount, ChartCover::ofNumbers(1, percent));
    reader.each([&](ChartReader::Row &row) {
        const std::optional<int> conference = row.word("conference", conferenceWords());
        // A row of no known conference is still read for its other mistakes.
        ChartCover strayCover = ChartCover::ofNumbers(1, percent);
        CountryChart strayChart{};
        const auto index = static_cast<std::size_t>(conference.value_or(0));
        readEntry(row, conference ? covers[index] : strayCover,
                  conference ? charts.conferenceHost[index] : strayChart);
    });
    for (std::size_t i = 0; i < conferenceCount && reader.hasColumns(); ++i) {
        const QString conference = conferenceWords().at(static_cast<qsizetype>(i));
        covers[i].refuseGaps(reader, conference);
        const std::size_t count = countryCount(charts.conferenceHost[i], wanderer);
        if (count < fewestCountries) {
            reader.problem({QT_TRANSLATE_NOOP("core", "The chart of %1 names %2 different countries besides "
                                                      "Australia; it needs 3, since no referee may come from "
                                                      "the two that play."),
                            {conference, QString::number(count)}});
        }
    }
}

} // namespace touchline::atcs
