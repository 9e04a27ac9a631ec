// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/charts/chart_files.h"

#include "core/base/index.h"

#include <QtGlobal>

#include <optional>

namespace touchline::oldschool {

namespace {

constexpr int mostPoints = 8;
constexpr int mostInSquad = 23;
constexpr int mostHeights = 9;
constexpr int ownHalfRows = halfwayRow - 1;
constexpr std::array<const char *, directionCount> directionWords{"N", "NW", "NE", "W", "E", "S", "SW", "SE"};

template <std::size_t Count>
QStringList listOf(const std::array<const char *, Count> &words)
{
    QStringList list;
    for (const char *word : words)
        list.append(QString::fromUtf8(word));
    return list;
}

void readPitch(ChartReader &reader, Charts &charts)
{
    const QStringList zones{QStringLiteral("penalty_area"), QStringLiteral("goal_area"),
                            QStringLiteral("penalty_spot"), QStringLiteral("centre_circle")};
    std::array<std::optional<Area>, 4> found;
    reader.each([&](ChartReader::Row &row) {
        const auto zone = row.word("zone", zones);
        const auto left = row.integer("first_column", 1, pitchColumns);
        const auto right = row.integer("last_column", 1, pitchColumns);
        const auto low = row.integer("first_row", 1, pitchRows);
        const auto high = row.integer("last_row", 1, pitchRows);
        if (!zone || !left || !right || !low || !high)
            return;
        if (*left > *right || *low > *high)
            row.problem(
                {QT_TRANSLATE_NOOP("core", "The last column or row comes before the first one."), {}});
        found[static_cast<std::size_t>(*zone)] = Area{at(*left, *low), at(*right, *high)};
    });
    if (!reader.hasColumns())
        return;
    for (std::size_t zone = 0; zone < found.size(); ++zone)
        if (!found[zone]) {
            reader.problem({QT_TRANSLATE_NOOP("core", "There is no row for %1."),
                            {zones.at(static_cast<qsizetype>(zone))}});
            return;
        }
    charts.penaltyArea = *found[0];
    charts.goalArea = *found[1];
    charts.penaltySpot = found[2]->low;
    charts.centreCircle = *found[3];
    if (!charts.penaltyArea.contains(charts.penaltySpot))
        reader.problem({QT_TRANSLATE_NOOP("core", "The penalty spot must lie in the penalty area."), {}});
}

void readGoal(ChartReader &reader, Charts &charts)
{
    struct Place
    {
        int number;
        int column;
        int height;
    };
    std::vector<Place> places;
    reader.each([&](ChartReader::Row &row) {
        const auto number = row.integer("position", 1, pitchColumns * mostHeights);
        const auto column = row.integer("column", 1, pitchColumns);
        const auto height = row.integer("height", 1, mostHeights);
        if (number && column && height)
            places.push_back({*number, *column, *height});
    });
    if (!reader.hasColumns())
        return;
    if (places.empty()) {
        reader.problem({QT_TRANSLATE_NOOP("core", "The goal has no position."), {}});
        return;
    }
    int first = pitchColumns;
    int last = 1;
    int heights = 1;
    for (const Place &place : places) {
        first = std::min(first, place.column);
        last = std::max(last, place.column);
        heights = std::max(heights, place.height);
    }
    const std::size_t wide = touchline::at(last - first + 1);
    charts.firstGoalColumn = first;
    charts.lastGoalColumn = last;
    charts.goalHeights = heights;
    charts.goalNumbers.assign(static_cast<std::size_t>(heights), std::vector<int>(wide, 0));
    for (const Place &place : places)
        charts.goalNumbers[static_cast<std::size_t>(place.height - 1)]
                          [static_cast<std::size_t>(place.column - first)] = place.number;
    if (places.size() != wide * static_cast<std::size_t>(heights) || first + last != pitchColumns + 1)
        reader.problem(
            {QT_TRANSLATE_NOOP("core", "The positions must fill a rectangle, each one once, in the "
                                       "middle of the end line."),
             {}});
}

/// Bits of the directions; nothing where a word is none of them.
std::optional<std::uint8_t> marksOf(const QString &text)
{
    const QStringList words = listOf(directionWords);
    unsigned marks = 0;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        const qsizetype number = words.indexOf(word);
        if (number < 0)
            return std::nullopt;
        marks |= 1U << static_cast<unsigned>(number);
    }
    return static_cast<std::uint8_t>(marks);
}

void readLegend(ChartReader &reader, Charts &charts)
{
    std::array<std::array<bool, flankCount>, roleCount> given{};
    reader.each([&](ChartReader::Row &row) {
        const auto role = row.word("role", listOf(roleCodes));
        const auto flank = row.word("flank", listOf(flankWords));
        const auto least = row.integer("least_points", 1, mostPoints);
        const auto most = row.integer("most_points", 1, mostPoints);
        const auto count = row.integer("in_squad", 0, mostInSquad);
        if (!role || !flank || !least || !most || !count)
            return;
        const auto marks = marksOf(row.cell("marks"));
        if (!marks)
            row.problem({QT_TRANSLATE_NOOP("core", "\"%1\" is not a list of directions like N NE E."),
                         {row.cell("marks")}});
        if (*least > *most)
            row.problem({QT_TRANSLATE_NOOP("core", "The least points are more than the most."), {}});
        const auto one = static_cast<std::size_t>(*role);
        const auto other = static_cast<std::size_t>(*flank);
        given[one][other] = true;
        charts.legend[one][other] = {static_cast<std::int8_t>(*least), static_cast<std::int8_t>(*most),
                                     static_cast<std::int8_t>(*count), marks.value_or(0)};
    });
    if (!reader.hasColumns())
        return;
    for (std::size_t role = 0; role < roleCount; ++role) {
        // A role plays in the middle, or on both flanks; whoever has none of what is given has the other.
        const bool hasFlanks = given[role][1] && given[role][2];
        if (!given[role][0] && !hasFlanks)
            reader.problem(
                {QT_TRANSLATE_NOOP("core", "There is no row for %1."), {QString::fromUtf8(roleCodes[role])}});
        for (std::size_t flank = 0; flank < flankCount; ++flank)
            if (!given[role][flank]) {
                charts.legend[role][flank] = charts.legend[role][given[role][0] ? 0 : 2];
                charts.legend[role][flank].inSquad = 0;
            }
    }
}

void readFormations(ChartReader &reader, Charts &charts)
{
    charts.formations.clear();
    std::vector<unsigned> slotsGiven;
    constexpr unsigned allSlots = (1U << static_cast<unsigned>(outfieldSlots)) - 1;
    reader.each([&](ChartReader::Row &row) {
        const auto slot = row.integer("slot", 1, outfieldSlots);
        const auto role = row.word("role", listOf(roleCodes));
        const auto column = row.integer("column", 1, pitchColumns);
        const auto place = row.integer("row", 2, ownHalfRows);
        const QString name = row.cell("formation");
        if (!slot || !role || !column || !place || name.isEmpty())
            return;
        if (*role == 0)
            row.problem(
                {QT_TRANSLATE_NOOP("core", "The goalkeeper has no slot: he stands in his goal."), {}});
        const auto found = std::ranges::find(charts.formations, name, &Formation::name);
        const auto number = static_cast<std::size_t>(found - charts.formations.begin());
        if (found == charts.formations.end()) {
            charts.formations.push_back({name, {}});
            slotsGiven.push_back(0);
        }
        for (const FormationSlot &other : charts.formations[number].slots)
            if (other.at == at(*column, *place))
                row.problem({QT_TRANSLATE_NOOP("core", "Two players stand in one cell."), {}});
        charts.formations[number].slots[static_cast<std::size_t>(*slot - 1)] = {static_cast<Role>(*role),
                                                                                at(*column, *place)};
        slotsGiven[number] |= 1U << static_cast<unsigned>(*slot - 1);
    });
    if (reader.hasColumns() && charts.formations.empty())
        reader.problem({QT_TRANSLATE_NOOP("core", "There is no formation."), {}});
    for (std::size_t number = 0; number < slotsGiven.size(); ++number)
        if (slotsGiven[number] != allSlots)
            reader.problem({QT_TRANSLATE_NOOP("core", "The formation %1 needs the slots 1 to 10."),
                            {charts.formations[number].name}});
}

constexpr std::array forms = std::to_array<ChartForm<Charts>>({
    {"pitch", QT_TRANSLATE_NOOP("core", "The areas, spots and circle of the pitch"),
     "zone,first_column,last_column,first_row,last_row", readPitch},
    {"goal", QT_TRANSLATE_NOOP("core", "The positions of the goal"), "position,column,height", readGoal},
    {"legend", QT_TRANSLATE_NOOP("core", "The marking legend: speed and marked directions of the roles"),
     "role,flank,least_points,most_points,in_squad,marks", readLegend},
    {"formations", QT_TRANSLATE_NOOP("core", "Where everybody stands at the kick-off"),
     "formation,slot,role,column,row", readFormations},
});

} // namespace

std::span<const ChartForm<Charts>> chartForms()
{
    return forms;
}

} // namespace touchline::oldschool
