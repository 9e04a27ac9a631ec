// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/charts/charts.h"

#include "core/games/simulator/charts/chart_files.h"

#include <algorithm>

// Has to stand outside of every namespace.
static void registerSimulatorChartResources()
{
    Q_INIT_RESOURCE(touchline_simulator_charts);
}

namespace touchline::simulator {

const ChartSet<Charts> &chartSet()
{
    static const ChartSet<Charts> set = [] {
        registerSimulatorChartResources();
        return ChartSet<Charts>(chartForms(), QStringLiteral(":/charts/simulator"));
    }();
    return set;
}

std::array<int, 3> Formation::lines() const
{
    const QStringList numbers = name.split(u'-');
    int sum = 0;
    for (const QString &number : numbers)
        sum += number.toInt();
    if (numbers.size() < 3 || sum != teamSize - 1)
        return {};
    const int defence = numbers.first().toInt();
    const int attack = numbers.last().toInt();
    return {defence, sum - defence - attack, attack};
}

bool Charts::hasSticker(const Sticker &sticker) const
{
    return std::ranges::any_of(stickers,
                               [&](const Sticker &one) { return one.multiset() == sticker.multiset(); });
}

int Charts::formationNamed(const QString &name) const
{
    const auto found = std::ranges::find(formations, name, &Formation::name);
    return found == formations.end() ? -1 : static_cast<int>(found - formations.begin());
}

} // namespace touchline::simulator
