// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/charts/chart_files.h"

#include "core/games/simulator/board/sticker_rules.h"

#include <QtGlobal>

#include <algorithm>
#include <optional>

namespace touchline::simulator {

namespace {

constexpr int ownHalf = 11;
constexpr int mostFormations = 20;

Sticker stickerIn(const QString &letters)
{
    return stickerOf(letters.trimmed().toUpper().toStdString());
}

void noteSlot(const ChartReader::Row &row, Formation &formation, int slot, int cell, unsigned &given)
{
    ChartReader::Row place = row;
    for (int other = 0; other < teamSize; ++other)
        if ((given >> static_cast<unsigned>(other) & 1U) != 0 &&
            formation.cells[static_cast<std::size_t>(other)] == cell)
            place.problem({QT_TRANSLATE_NOOP("core", "Two players stand in one cell."), {}});
    formation.cells[static_cast<std::size_t>(slot)] = static_cast<Cell>(cell);
    given |= 1U << static_cast<unsigned>(slot);
}

void readFormations(ChartReader &reader, Charts &charts)
{
    charts.formations.clear();
    std::vector<unsigned> given;
    reader.each([&](ChartReader::Row &row) {
        const auto slot = row.integer("slot", 1, teamSize);
        const auto column = row.integer("column", 0, ownHalf);
        const auto line = row.integer("row", 0, rowCount - 1);
        const QString name = row.cell("formation");
        if (!slot || !column || !line)
            return;
        const int cell = cellAt(*column, *line);
        if (cell == noCellHere || name.isEmpty()) {
            row.problem({QT_TRANSLATE_NOOP("core", "There is no such cell, or no name of a formation."), {}});
            return;
        }
        int number = charts.formationNamed(name);
        if (number < 0) {
            number = static_cast<int>(charts.formations.size());
            charts.formations.push_back({name, {}});
            given.push_back(0);
        }
        const auto place = static_cast<std::size_t>(number);
        noteSlot(row, charts.formations[place], *slot - 1, cell, given[place]);
    });
    if (!reader.hasColumns())
        return;
    if (charts.formations.empty() || charts.formations.size() > mostFormations)
        reader.problem({QT_TRANSLATE_NOOP("core", "There have to be 1 to 20 formations."), {}});
    constexpr unsigned allSlots = (1U << static_cast<unsigned>(teamSize)) - 1;
    for (std::size_t number = 0; number < given.size(); ++number)
        if (given[number] != allSlots)
            reader.problem({QT_TRANSLATE_NOOP("core", "The formation %1 needs the slots 1 to 11."),
                            {charts.formations[number].name}});
}

void readStickers(ChartReader &reader, Charts &charts)
{
    charts.stickers.clear();
    reader.each([&](ChartReader::Row &row) {
        const Sticker sticker = stickerIn(row.cell("sticker"));
        if (!isLegal(sticker))
            row.problem({QT_TRANSLATE_NOOP("core", "\"%1\" is no legal sticker."), {row.cell("sticker")}});
        else if (charts.hasSticker(sticker))
            row.problem(
                {QT_TRANSLATE_NOOP("core", "The sticker %1 is in the list twice."), {row.cell("sticker")}});
        else
            charts.stickers.push_back(sticker);
    });
    if (reader.hasColumns() && charts.stickers.empty())
        reader.problem({QT_TRANSLATE_NOOP("core", "There is no sticker."), {}});
}

void readDuels(ChartReader &reader, Charts &charts)
{
    const QStringList words{QStringLiteral("dribbling"), QStringLiteral("defence"), QStringLiteral("keeper"),
                            QStringLiteral("ball")};
    std::array<bool, duelValues> found{};
    reader.each([&](ChartReader::Row &row) {
        const auto figure = row.word("figure", words);
        const auto most = row.integer("most", 1, mostSections - 1);
        const Sticker colours = stickerIn(row.cell("colours"));
        if (!figure || !most)
            return;
        if (colours.size == 0)
            row.problem({QT_TRANSLATE_NOOP("core", "\"%1\" are no colours."), {row.cell("colours")}});
        DuelFigure &duel = charts.duels[static_cast<std::size_t>(*figure)];
        duel = {};
        duel.most = static_cast<std::int8_t>(*most);
        for (int i = 0; i < colours.size; ++i)
            duel.counts[static_cast<std::size_t>(colours.sections[static_cast<std::size_t>(i)])] = true;
        found[static_cast<std::size_t>(*figure)] = true;
    });
    for (std::size_t figure = 0; reader.hasColumns() && figure < found.size(); ++figure)
        if (!found[figure])
            reader.problem({QT_TRANSLATE_NOOP("core", "There is no row for %1."),
                            {words.at(static_cast<qsizetype>(figure))}});
}

void readCombinations(ChartReader &reader, Charts &charts)
{
    const QStringList words{QStringLiteral("long_pass"), QStringLiteral("shot_from_outside")};
    std::array<bool, combinedSkills> found{};
    reader.each([&](ChartReader::Row &row) {
        const auto skill = row.word("skill", words);
        const Sticker colours = stickerIn(row.cell("colours"));
        if (!skill)
            return;
        if (colours.size != 2)
            row.problem({QT_TRANSLATE_NOOP("core", "A combined skill has two colours."), {}});
        charts.combinations[static_cast<std::size_t>(*skill)] = {colours.sections[0], colours.sections[1]};
        found[static_cast<std::size_t>(*skill)] = true;
    });
    for (std::size_t skill = 0; reader.hasColumns() && skill < found.size(); ++skill)
        if (!found[skill])
            reader.problem({QT_TRANSLATE_NOOP("core", "There is no row for %1."),
                            {words.at(static_cast<qsizetype>(skill))}});
}

constexpr std::array forms = std::to_array<ChartForm<Charts>>({
    {"formations", QT_TRANSLATE_NOOP("core", "Where everybody stands at the kick-off"),
     "formation,slot,column,row", readFormations},
    {"stickers", QT_TRANSLATE_NOOP("core", "The stickers that there are"), "sticker", readStickers},
    {"duels", QT_TRANSLATE_NOOP("core", "The colours that count in a duel"), "figure,colours,most",
     readDuels},
    {"combinations", QT_TRANSLATE_NOOP("core", "Skills of two colours"), "skill,colours", readCombinations},
});

} // namespace

std::span<const ChartForm<Charts>> chartForms()
{
    return forms;
}

} // namespace touchline::simulator
