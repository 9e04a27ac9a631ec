// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/charts/chart_files.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline::fuba {

namespace {

const QStringList &areaWords()
{
    static const QStringList words = [] {
        QStringList names;
        for (const char *name : areaNames)
            names << QLatin1String(name);
        return names;
    }();
    return words;
}

void readShots(ChartReader &reader, Charts &charts)
{
    charts.shot.fill(Charts::noShot);
    charts.onlyKeeperOut.fill(false);
    bool anyAlways = false;
    reader.each([&](ChartReader::Row &row) {
        const auto area = row.word("area", areaWords());
        const auto modifier = row.integer("modifier", -9, 0);
        const auto out = row.word("keeper_out_only", {QStringLiteral("no"), QStringLiteral("yes")});
        if (!area || !modifier || !out)
            return;
        const auto place = static_cast<std::size_t>(*area);
        if (charts.shot[place] != Charts::noShot) {
            row.problem({QT_TRANSLATE_NOOP("core", "The area %1 is given twice."), {row.cell("area")}});
            return;
        }
        charts.shot[place] = static_cast<std::int8_t>(*modifier);
        charts.onlyKeeperOut[place] = *out == 1;
        anyAlways = anyAlways || *out == 0;
    });
    if (reader.hasColumns() && !anyAlways)
        reader.problem(
            {QT_TRANSLATE_NOOP("core", "There is no area from which a shot is always allowed."), {}});
}

void readPenalty(ChartReader &reader, Charts &charts)
{
    const QStringList keeperWords{QStringLiteral("left"), QStringLiteral("stays"), QStringLiteral("right")};
    const QStringList shotWords{QStringLiteral("left"), QStringLiteral("middle"), QStringLiteral("right")};
    charts.penalty = {};
    reader.each([&](ChartReader::Row &row) {
        const auto keeper = row.word("keeper", keeperWords);
        const auto shot = row.word("shot", shotWords);
        // 1: always a goal, 7: never one.
        const auto needed = row.integer("needed", 1, 7);
        if (!keeper || !shot || !needed)
            return;
        auto &cell = charts.penalty[static_cast<std::size_t>(*keeper)][static_cast<std::size_t>(*shot)];
        if (cell != 0)
            row.problem({QT_TRANSLATE_NOOP("core", "Keeper %1 and shot %2 are given twice."),
                         {row.cell("keeper"), row.cell("shot")}});
        cell = static_cast<std::int8_t>(*needed);
    });
    if (!reader.hasColumns())
        return;
    for (std::size_t keeper = 0; keeper < 3; ++keeper)
        for (std::size_t shot = 0; shot < 3; ++shot)
            if (charts.penalty[keeper][shot] == 0)
                reader.problem({QT_TRANSLATE_NOOP("core", "There is no row for keeper %1 and shot %2."),
                                {keeperWords.at(static_cast<qsizetype>(keeper)),
                                 shotWords.at(static_cast<qsizetype>(shot))}});
}

void readFormationCards(ChartReader &reader, Charts &charts)
{
    charts.cards.clear();
    reader.each([&](ChartReader::Row &row) {
        const auto formation = formationFromName(row.cell("formation"));
        if (!formation) {
            row.problem(formation.error().message);
            return;
        }
        if (std::ranges::find(charts.cards, *formation) != charts.cards.end())
            row.problem(
                {QT_TRANSLATE_NOOP("core", "The formation %1 is given twice."), {formationName(*formation)}});
        charts.cards.push_back(*formation);
    });
    if (reader.hasColumns() && charts.cards.empty())
        reader.problem({QT_TRANSLATE_NOOP("core", "There is no formation card."), {}});
}

constexpr std::array forms = std::to_array<ChartForm<Charts>>({
    {"shot", QT_TRANSLATE_NOOP("core", "What each area takes from a goal attempt"),
     "area,modifier,keeper_out_only", readShots},
    {"penalty", QT_TRANSLATE_NOOP("core", "Penalty: what scores against which dive"), "keeper,shot,needed",
     readPenalty},
    {"formation_cards", QT_TRANSLATE_NOOP("core", "The formation cards"), "formation", readFormationCards},
});

} // namespace

std::span<const ChartForm<Charts>> chartForms()
{
    return forms;
}

} // namespace touchline::fuba
