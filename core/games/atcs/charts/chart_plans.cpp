// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/charts/chart_cover.h"
#include "core/games/atcs/charts/chart_files.h"
#include "core/games/atcs/charts/chart_words.h"

namespace touchline::atcs {

namespace {

constexpr int mostAttempts = 10;
constexpr int mostPlanModifier = 3;
constexpr int mostCardRolls = 5;
constexpr int sidesOfD10 = 10;
constexpr int asOnTheCard = -1;

/// "3-5-2 v 4-3-3" for every pair, row after row.
QStringList pairNames(const QStringList &words)
{
    QStringList names;
    for (const QString &own : words)
        for (const QString &opponent : words)
            names.append(own + QStringLiteral(" v ") + opponent);
    return names;
}

/// Reads a chart of own plan against the opponent's. `cellOf` reads the figures of a row.
template <std::size_t Count, class ReadCell>
std::array<std::array<PlanCell, Count>, Count> readPlans(ChartReader &reader, const QStringList &words,
                                                         ReadCell cellOf)
{
    std::array<std::array<PlanCell, Count>, Count> plans{};
    ChartCover cover = ChartCover::ofCells(pairNames(words));
    reader.each([&](ChartReader::Row &row) {
        const std::optional<int> own = row.word("own", words);
        const std::optional<int> opponent = row.word("opponent", words);
        const PlanCell cell = cellOf(row);
        if (!own || !opponent)
            return;
        cover.take(*own * static_cast<int>(Count) + *opponent, row);
        plans[static_cast<std::size_t>(*own)][static_cast<std::size_t>(*opponent)] = cell;
    });
    cover.refuseGaps(reader);
    return plans;
}

PlanCell attemptsAndShots(ChartReader::Row &row)
{
    PlanCell cell;
    cell.attempts =
        static_cast<std::int8_t>(row.integer("attempts", -mostAttempts, mostAttempts).value_or(0));
    cell.shotsOnGoal =
        static_cast<std::int8_t>(row.integer("shots_on_goal", -mostAttempts, mostAttempts).value_or(0));
    return cell;
}

/// Reads what a d10 chooses for the Solo side (specification 2.7).
std::array<std::int8_t, sidesOfD10 + 1> readSolo(ChartReader &reader, const char *column, QStringList words)
{
    std::array<std::int8_t, sidesOfD10 + 1> chart{};
    const auto plans = static_cast<int>(words.size());
    words.append(QStringLiteral("As on the Card"));
    ChartCover cover = ChartCover::ofNumbers(1, sidesOfD10);
    reader.each([&](ChartReader::Row &row) {
        const std::optional<NumberSpan> numbers = row.numbers("numbers", sidesOfD10);
        const int plan = row.word(column, words).value_or(plans);
        if (!numbers)
            return;
        cover.take(*numbers, row);
        for (int number = numbers->first; number <= numbers->last; ++number)
            chart[static_cast<std::size_t>(number)] =
                static_cast<std::int8_t>(plan == plans ? asOnTheCard : plan);
    });
    cover.refuseGaps(reader);
    return chart;
}

} // namespace

void readStrategyChart(ChartReader &reader, Charts &charts)
{
    charts.strategy = readPlans<3>(reader, strategyWords(), [](ChartReader::Row &row) {
        PlanCell cell = attemptsAndShots(row);
        cell.chartModifier = static_cast<std::int8_t>(
            row.integer("chart_modifier", -mostPlanModifier, mostPlanModifier).value_or(0));
        return cell;
    });
}

void readCardRolls(ChartReader &reader, Charts &charts)
{
    charts.cardRolls = {};
    ChartCover cover = ChartCover::ofCells(strategyWords());
    reader.each([&](ChartReader::Row &row) {
        const std::optional<int> strategy = row.word("strategy", strategyWords());
        const int rolls = row.integer("rolls", 0, mostCardRolls).value_or(0);
        if (!strategy)
            return;
        cover.take(*strategy, row);
        charts.cardRolls[static_cast<std::size_t>(*strategy)] = static_cast<std::int8_t>(rolls);
    });
    cover.refuseGaps(reader);
}

void readFormationChart(ChartReader &reader, Charts &charts)
{
    charts.formation = readPlans<9>(reader, formationWords(), attemptsAndShots);
}

void readSoloStrategies(ChartReader &reader, Charts &charts)
{
    charts.soloStrategy = readSolo(reader, "strategy", strategyWords());
}

void readSoloFormations(ChartReader &reader, Charts &charts)
{
    charts.soloFormation = readSolo(reader, "formation", formationWords());
}

} // namespace touchline::atcs
