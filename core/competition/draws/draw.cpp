// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/draw.h"

#include "core/competition/draws/draw_input.h"

#include <qglobal.h>

#include <algorithm>
#include <numeric>
#include <utility>

namespace touchline {

namespace {

QString stepPath(std::size_t step)
{
    return QStringLiteral("steps[%1]").arg(step);
}

bool isPlace(const DrawStep &step, std::span<const int> groupSizes)
{
    return step.group >= 0 && step.group < static_cast<int>(groupSizes.size()) && step.place >= 0 &&
           step.place < groupSizes[static_cast<std::size_t>(step.group)];
}

/// Index of the entrant whom people call that; -1 if there is none.
int entrantCalled(const QString &handle, std::span<const Entrant> entrants)
{
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        if (entrants[i].handle() == handle)
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace

QString drawKindWord(DrawKind kind)
{
    switch (kind) {
    case DrawKind::Free:
        return QStringLiteral("free");
    case DrawKind::Serpentine:
        return QStringLiteral("serpentine");
    case DrawKind::Fixed:
        return QStringLiteral("fixed");
    case DrawKind::Uniform:
        return QStringLiteral("uniform");
    case DrawKind::Open:
        return QStringLiteral("open");
    }
    return {};
}

Placement emptyPlacement(std::span<const int> groupSizes)
{
    Placement groups;
    for (const int size : groupSizes)
        groups.emplace_back(static_cast<std::size_t>(size), -1);
    return groups;
}

Placement placement(const Draw &draw, std::span<const int> groupSizes)
{
    Placement groups = emptyPlacement(groupSizes);
    for (const DrawStep &step : draw.steps)
        groups[static_cast<std::size_t>(step.group)][static_cast<std::size_t>(step.place)] = step.team;
    return groups;
}

Problems validate(const Draw &draw, std::size_t entrants, std::span<const int> groupSizes)
{
    Problems problems;
    Placement groups = emptyPlacement(groupSizes);
    std::vector<char> isPlaced(entrants, 0);
    for (std::size_t i = 0; i < draw.steps.size(); ++i) {
        const DrawStep &step = draw.steps[i];
        if (step.team < 0 || static_cast<std::size_t>(step.team) >= entrants || !isPlace(step, groupSizes)) {
            problems.push_back({stepPath(i),
                                {QT_TRANSLATE_NOOP("core", "There is no such team or no such place."), {}},
                                {}});
            continue;
        }
        if (std::exchange(isPlaced[static_cast<std::size_t>(step.team)], 1) != 0)
            problems.push_back(
                {stepPath(i), {QT_TRANSLATE_NOOP("core", "This team has already been drawn."), {}}, {}});
        int &place = groups[static_cast<std::size_t>(step.group)][static_cast<std::size_t>(step.place)];
        if (std::exchange(place, step.team) >= 0)
            problems.push_back({stepPath(i), {QT_TRANSLATE_NOOP("core", "This place is taken."), {}}, {}});
    }
    const auto places = static_cast<std::size_t>(std::accumulate(groupSizes.begin(), groupSizes.end(), 0));
    if (problems.empty() && (draw.steps.size() != places || entrants != places))
        problems.push_back(
            {QStringLiteral("steps"),
             {QT_TRANSLATE_NOOP("core", "%1 teams were drawn, but there are %2 teams and %3 places."),
              {QString::number(draw.steps.size()), QString::number(entrants), QString::number(places)}},
             {}});
    return problems;
}

Result<std::vector<int>> byRanking(std::span<const Entrant> entrants, std::span<const int> groupSizes)
{
    const int places = std::accumulate(groupSizes.begin(), groupSizes.end(), 0);
    if (entrants.size() != static_cast<std::size_t>(places))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "There are %1 teams for %2 places in the groups."),
                    {QString::number(entrants.size()), QString::number(places)});
    std::vector<int> order(entrants.size());
    std::iota(order.begin(), order.end(), 0);
    const auto ranking = [&entrants](int team) { return entrants[static_cast<std::size_t>(team)].ranking; };
    std::sort(order.begin(), order.end(), [&ranking](int a, int b) { return ranking(a) < ranking(b); });
    Problems problems;
    for (std::size_t i = 1; i < order.size(); ++i) {
        if (ranking(order[i - 1]) == ranking(order[i]))
            problems.push_back({entrants[static_cast<std::size_t>(order[i])].handle(),
                                {QT_TRANSLATE_NOOP("core", "The ranking number %1 is given twice."),
                                 {QString::number(ranking(order[i]))}},
                                {}});
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The teams have no clear ranking."), {},
                    std::move(problems));
    return order;
}

Result<Draw> serpentineDraw(std::span<const Entrant> entrants, std::span<const int> groupSizes)
{
    const Result<std::vector<int>> order = byRanking(entrants, groupSizes);
    TOUCHLINE_TRY(order);
    Draw draw;
    draw.kind = DrawKind::Serpentine;
    const int groups = static_cast<int>(groupSizes.size());
    for (std::size_t i = 0; i < order->size(); ++i) {
        const int row = static_cast<int>(i) / groups;
        const int column = static_cast<int>(i) % groups;
        const DrawStep step{(*order)[i], row, row % 2 == 0 ? column : groups - 1 - column, row};
        if (!isPlace(step, groupSizes))
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "Groups of these sizes cannot be filled row by row."));
        draw.steps.push_back(step);
    }
    return draw;
}

Result<Draw> fixedDraw(const std::vector<QStringList> &groups, std::span<const Entrant> entrants,
                       std::span<const int> groupSizes)
{
    Problems problems;
    Draw draw;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        for (qsizetype p = 0; p < groups[g].size(); ++p) {
            const int team = entrantCalled(groups[g].at(p), entrants);
            if (team < 0)
                problems.push_back({QStringLiteral("groups[%1][%2]").arg(g).arg(p),
                                    {QT_TRANSLATE_NOOP("core", "There is no team %1 in this competition."),
                                     {groups[g].at(p)}},
                                    {}});
            const int place = static_cast<int>(p);
            draw.steps.push_back({team, place, static_cast<int>(g), place});
        }
    }
    if (problems.empty())
        problems = validate(draw, entrants.size(), groupSizes);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "These groups do not match the competition."),
                    {}, std::move(problems));
    return draw;
}

} // namespace touchline
