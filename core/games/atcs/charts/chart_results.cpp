// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/charts/chart_cover.h"
#include "core/games/atcs/charts/chart_files.h"
#include "core/games/atcs/charts/chart_words.h"

#include <QtGlobal>

namespace touchline::atcs {

namespace {

constexpr int mostResultModifier = 3;

/// Watches that the results of a chart have no gap, no overlap and no end.
class ResultCover
{
public:
    void take(const ResultSpan &span, ChartReader::Row &row)
    {
        m_cover.take(span.results, row);
        m_given.first = std::min(m_given.first, span.results.first);
        m_given.last = std::max(m_given.last, span.results.last);
        if (span.orLess)
            m_lowest = span.results.last;
        if (span.orMore)
            m_highest = span.results.first;
    }

    void refuseGaps(ChartReader &reader)
    {
        if (!reader.hasColumns())
            return;
        if (!m_lowest) {
            reader.problem(
                {QT_TRANSLATE_NOOP("core", "No row ends in \"or less\": low results have none."), {}});
            m_cover.excuse({lowestResult, std::min(m_given.first - 1, highestResult)});
        }
        if (!m_highest) {
            reader.problem(
                {QT_TRANSLATE_NOOP("core", "No row ends in \"or more\": high results have none."), {}});
            m_cover.excuse({std::max(m_given.last + 1, lowestResult), highestResult});
        }
        m_cover.refuseGaps(reader);
    }

    /// The result of the row "or less".
    [[nodiscard]] int lowest() const { return m_lowest.value_or(lowestResult); }
    /// The result of the row "or more".
    [[nodiscard]] int highest() const { return m_highest.value_or(highestResult); }

private:
    ChartCover m_cover = ChartCover::ofNumbers(lowestResult, highestResult);
    NumberSpan m_given{highestResult + 1, lowestResult - 1};
    std::optional<int> m_lowest;
    std::optional<int> m_highest;
};

/// Reads a chart of results. `entryOf` reads the rest of a row.
template <class Entry, class ReadEntry>
ResultChart<Entry> readResults(ChartReader &reader, ReadEntry entryOf)
{
    static_assert(highestResult - lowestResult < ResultChart<Entry>::mostRows);
    ResultChart<Entry> all;
    ResultCover cover;
    reader.each([&](ChartReader::Row &row) {
        const std::optional<ResultSpan> span = row.result("result");
        const Entry entry = entryOf(row);
        if (!span)
            return;
        cover.take(*span, row);
        for (int result = span->results.first; result <= span->results.last; ++result)
            all.rows[static_cast<std::size_t>(result - lowestResult)] = entry;
    });
    cover.refuseGaps(reader);
    ResultChart<Entry> chart;
    chart.lowest = static_cast<std::int16_t>(cover.lowest());
    chart.highest = static_cast<std::int16_t>(cover.highest());
    for (int result = cover.lowest(); result <= cover.highest(); ++result)
        chart.rows[static_cast<std::size_t>(result - cover.lowest())] =
            all.rows[static_cast<std::size_t>(result - lowestResult)];
    return chart;
}

/// Reads a chart of results whose rows hold one code.
template <class Code>
ResultChart<Code> readCodes(ChartReader &reader, const char *column, const QStringList &words)
{
    return readResults<Code>(reader, [&](ChartReader::Row &row) {
        return static_cast<Code>(row.word(column, words).value_or(0));
    });
}

std::int8_t modifier(ChartReader::Row &row, const char *column)
{
    return static_cast<std::int8_t>(row.integer(column, -mostResultModifier, mostResultModifier).value_or(0));
}

} // namespace

void readCardChart(ChartReader &reader, Charts &charts)
{
    charts.card = readResults<CardRow>(reader, [](ChartReader::Row &row) {
        CardRow entry;
        entry.effect = static_cast<CardEffect>(row.word("effect", cardEffectWords()).value_or(0));
        entry.star = row.word("roll_again", noYesWords()).value_or(0) == 1;
        return entry;
    });
}

void readInjuryChart(ChartReader &reader, Charts &charts)
{
    charts.injury = readCodes<InjuryCode>(reader, "effect", injuryWords());
}

void readRefereeChart(ChartReader &reader, Charts &charts)
{
    charts.referee = readCodes<RefereeType>(reader, "type", refereeTypeWords());
}

void readRefereeModifiers(ChartReader &reader, Charts &charts)
{
    charts.refereeModifiers = {};
    ChartCover cover = ChartCover::ofCells(refereeTypeWords());
    reader.each([&](ChartReader::Row &row) {
        const std::optional<int> type = row.word("type", refereeTypeWords());
        const RefereeModifiers modifiers{modifier(row, "card_chart"), modifier(row, "goal_check"),
                                         modifier(row, "referee_call")};
        if (!type)
            return;
        cover.take(*type, row);
        charts.refereeModifiers[static_cast<std::size_t>(*type)] = modifiers;
    });
    cover.refuseGaps(reader);
}

void readGoalCheckChart(ChartReader &reader, Charts &charts)
{
    charts.goalCheck = readCodes<GoalCheckCode>(reader, "goal", goalCheckWords());
}

void readCallChart(ChartReader &reader, Charts &charts)
{
    charts.refereeCall = readCodes<CallCode>(reader, "call", callWords());
}

} // namespace touchline::atcs
