// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/charts/chart_files.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline::champions {

namespace {

struct ZoneForm
{
    const char *name;
    Cells Charts::*cells;
    /// Where its cells may lie, in Home's half, and how many there are at least and at most.
    int firstRow;
    int lastRow;
    int fewest;
    int most;
};

constexpr int wholeZone = cellCount;
constexpr std::array<ZoneForm, 6> zoneForms{
    ZoneForm{"goalie_area", &Charts::goalieArea, 1, 6, 1, wholeZone},
    ZoneForm{"penalty_area", &Charts::penaltyArea, 1, 6, 1, wholeZone},
    ZoneForm{"penalty_spot", &Charts::penaltySpots, 2, 6, 1, 4},
    ZoneForm{"corner_spot", &Charts::cornerSpots, 0, 0, 2, 2},
    ZoneForm{"own_circle", &Charts::ownCircle, 1, 6, 1, wholeZone},
    ZoneForm{"middle_circle", &Charts::middleCircle, 7, 7, 0, 10}};

QStringList zoneWords()
{
    QStringList words;
    for (const ZoneForm &zone : zoneForms)
        words << QLatin1String(zone.name);
    return words;
}

void checkZone(ChartReader &reader, const ZoneForm &zone, const Charts &charts)
{
    const auto count = static_cast<int>((charts.*zone.cells).count());
    if (count < zone.fewest || count > zone.most)
        reader.problem({QT_TRANSLATE_NOOP("core", "The zone %1 has %2 spaces; it needs %3 to %4."),
                        {QLatin1String(zone.name), QString::number(count), QString::number(zone.fewest),
                         QString::number(zone.most)}});
}

void readZones(ChartReader &reader, Charts &charts)
{
    const QStringList words = zoneWords();
    for (const ZoneForm &zone : zoneForms)
        charts.*zone.cells = {};
    reader.each([&](ChartReader::Row &row) {
        const auto number = row.word("zone", words);
        const auto firstColumn = row.integer("first_column", 1, 10);
        const auto lastColumn = row.integer("last_column", 1, 10);
        const auto firstRow = row.integer("first_row", 0, 7);
        const auto lastRow = row.integer("last_row", 0, 7);
        if (!number || !firstColumn || !lastColumn || !firstRow || !lastRow)
            return;
        const ZoneForm &zone = zoneForms[static_cast<std::size_t>(*number)];
        if (*firstRow > *lastRow || *firstColumn > *lastColumn || *firstRow < zone.firstRow ||
            *lastRow > zone.lastRow) {
            row.problem(
                {QT_TRANSLATE_NOOP("core", "The zone %1 must lie in rows %2 to %3 of the own end."),
                 {QLatin1String(zone.name), QString::number(zone.firstRow), QString::number(zone.lastRow)}});
            return;
        }
        for (int line = *firstRow; line <= *lastRow; ++line)
            for (int column = *firstColumn; column <= *lastColumn; ++column)
                (charts.*zone.cells).set(static_cast<std::size_t>(cellAt(column, line)));
    });
    if (!reader.hasColumns())
        return;
    for (const ZoneForm &zone : zoneForms)
        checkZone(reader, zone, charts);
    for (const int cell : {cellAt(5, 0), cellAt(6, 0)})
        if (charts.cornerSpots.test(static_cast<std::size_t>(cell)))
            reader.problem({QT_TRANSLATE_NOOP("core", "A corner spot cannot lie in a goal."), {}});
    if ((charts.goalieArea - charts.penaltyArea).any())
        reader.problem({QT_TRANSLATE_NOOP("core", "The goalie area must lie in the penalty area."), {}});
}

void readSaves(ChartReader &reader, Charts &charts)
{
    const QStringList words{QStringLiteral("goal"), QStringLiteral("rebound"), QStringLiteral("catch")};
    std::array<std::array<bool, 4>, 3> given{};
    reader.each([&](ChartReader::Row &row) {
        const auto quarters = row.integer("quarters", 1, 3);
        const auto die = row.integer("die", 1, 4);
        const auto result = row.word("result", words);
        if (!quarters || !die || !result)
            return;
        const auto first = static_cast<std::size_t>(*quarters - 1);
        const auto second = static_cast<std::size_t>(*die - 1);
        if (given[first][second])
            row.problem({QT_TRANSLATE_NOOP("core", "Chance %1 and roll %2 are given twice."),
                         {QString::number(*quarters), QString::number(*die)}});
        given[first][second] = true;
        charts.save[first][second] = static_cast<SaveResult>(*result);
    });
    if (!reader.hasColumns())
        return;
    for (std::size_t quarters = 0; quarters < 3; ++quarters)
        for (std::size_t die = 0; die < 4; ++die)
            if (!given[quarters][die])
                reader.problem({QT_TRANSLATE_NOOP("core", "There is no row for chance %1 and roll %2."),
                                {QString::number(quarters + 1), QString::number(die + 1)}});
}

void readFormations(ChartReader &reader, Charts &charts)
{
    charts.formations.clear();
    reader.each([&](ChartReader::Row &row) {
        const auto formation = formationFromName(row.cell("formation"));
        if (!formation) {
            row.problem(formation.error().message);
            return;
        }
        if (std::ranges::find(charts.formations, *formation) != charts.formations.end())
            row.problem(
                {QT_TRANSLATE_NOOP("core", "The formation %1 is given twice."), {formationName(*formation)}});
        charts.formations.push_back(*formation);
    });
    if (reader.hasColumns() && charts.formations.empty())
        reader.problem({QT_TRANSLATE_NOOP("core", "There is no formation."), {}});
}

/// "2 4 7 9": as many columns as men, each another one.
std::vector<int> columnsOf(const QString &text)
{
    std::vector<int> columns;
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        bool isGood = false;
        const int column = word.toInt(&isGood);
        if (!isGood || column < 1 || column > 10 || std::ranges::find(columns, column) != columns.end())
            return {};
        columns.push_back(column);
    }
    return columns;
}

void readPlaces(ChartReader &reader, Charts &charts)
{
    const QStringList words{QStringLiteral("defenders"), QStringLiteral("midfielders"),
                            QStringLiteral("forwards")};
    charts.places = {};
    reader.each([&](ChartReader::Row &row) {
        const auto line = row.word("line", words);
        const auto men = row.integer("men", 1, mostInLine);
        const auto place = row.integer("row", 1, 6);
        if (!line || !men || !place)
            return;
        const std::vector<int> columns = columnsOf(row.cell("columns"));
        auto &cells = charts.places[static_cast<std::size_t>(*line)][static_cast<std::size_t>(*men - 1)];
        if (static_cast<int>(columns.size()) != *men) {
            row.problem({QT_TRANSLATE_NOOP("core", "\"%1\" is not as many different columns (1 to 10) as "
                                                   "there are men."),
                         {row.cell("columns")}});
            return;
        }
        if (!cells.empty())
            row.problem(
                {QT_TRANSLATE_NOOP("core", "%1 %2 are given twice."), {row.cell("men"), row.cell("line")}});
        cells.clear();
        for (const int column : columns)
            cells.push_back(cellAt(column, *place));
    });
    if (!reader.hasColumns())
        return;
    for (std::size_t line = 0; line < outfieldLines; ++line)
        for (std::size_t men = 0; men < mostInLine; ++men)
            if (charts.places[line][men].empty())
                reader.problem({QT_TRANSLATE_NOOP("core", "There is no row for %1 %2."),
                                {QString::number(men + 1), words.at(static_cast<qsizetype>(line))}});
}

constexpr std::array forms = std::to_array<ChartForm<Charts>>({
    {"zones", QT_TRANSLATE_NOOP("core", "The areas, spots and circle of the pitch"),
     "zone,first_column,last_column,first_row,last_row", readZones},
    {"save", QT_TRANSLATE_NOOP("core", "What the goalie's die brings"), "quarters,die,result", readSaves},
    {"formations", QT_TRANSLATE_NOOP("core", "The formations to choose from"), "formation", readFormations},
    {"places", QT_TRANSLATE_NOOP("core", "Where the men of a line stand at the kick-off"),
     "line,men,columns,row", readPlaces},
});

} // namespace

std::span<const ChartForm<Charts>> chartForms()
{
    return forms;
}

} // namespace touchline::champions
