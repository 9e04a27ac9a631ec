// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/charts/chart_cover.h"

#include <QtGlobal>

#include <map>

namespace touchline::atcs {

namespace {

constexpr int excused = -1;

QString runText(int first, int last)
{
    if (first == last)
        return QString::number(first);
    return QStringLiteral("%1%2%3")
        .arg(first)
        .arg(first < 0 ? QStringLiteral("…") : QStringLiteral("-"))
        .arg(last);
}

} // namespace

ChartCover ChartCover::ofNumbers(int first, int last)
{
    return {first, last - first + 1, {}};
}

ChartCover ChartCover::ofCells(QStringList names)
{
    const int count = static_cast<int>(names.size());
    return {0, count, std::move(names)};
}

ChartCover::ChartCover(int first, int count, QStringList names)
    : m_first(first)
    , m_names(std::move(names))
    , m_lines(static_cast<std::size_t>(count), 0)
{
}

void ChartCover::take(NumberSpan span, ChartReader::Row &row)
{
    std::map<int, std::vector<int>> givenBefore;
    for (int place = span.first; place <= span.last; ++place) {
        if (lineOf(place) > 0)
            givenBefore[lineOf(place)].push_back(place);
        else
            lineOf(place) = row.line();
    }
    for (const auto &[line, places] : givenBefore) {
        row.problem({QT_TRANSLATE_NOOP("core", "%1: line %2 has given this already."),
                     {text(places), QString::number(line)}});
    }
}

void ChartCover::excuse(NumberSpan span)
{
    for (int place = span.first; place <= span.last; ++place)
        if (lineOf(place) == 0)
            lineOf(place) = excused;
}

void ChartCover::refuseGaps(ChartReader &reader, const QString &part) const
{
    std::vector<int> gaps;
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (m_lines[i] == 0)
            gaps.push_back(m_first + static_cast<int>(i));
    if (gaps.empty() || !reader.hasColumns())
        return;
    if (part.isEmpty())
        reader.problem({QT_TRANSLATE_NOOP("core", "No row gives %1."), {text(gaps)}});
    else
        reader.problem({QT_TRANSLATE_NOOP("core", "%1: no row gives %2."), {part, text(gaps)}});
}

QString ChartCover::text(const std::vector<int> &places) const
{
    QStringList parts;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!m_names.isEmpty()) {
            parts.append(m_names.at(places[i]));
            continue;
        }
        const int first = places[i];
        while (i + 1 < places.size() && places[i + 1] == places[i] + 1)
            ++i;
        parts.append(runText(first, places[i]));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace touchline::atcs
