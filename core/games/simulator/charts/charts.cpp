// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/charts/charts.h"

#include "core/games/simulator/charts/chart_files.h"
#include "core/match/chart_set.h"

#include <algorithm>

// Has to stand outside of every namespace.
static void registerSimulatorChartResources()
{
    Q_INIT_RESOURCE(touchline_simulator_charts);
}

namespace touchline::simulator {

namespace {

const ChartSet<Charts, ChartForm> &chartSet()
{
    static const ChartSet<Charts, ChartForm> set = [] {
        registerSimulatorChartResources();
        return ChartSet<Charts, ChartForm>(chartForms(), QStringLiteral(":/charts/simulator"), readChart);
    }();
    return set;
}

} // namespace

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

QStringList chartNames()
{
    return chartSet().names();
}

Message chartTitle(const QString &name)
{
    return chartSet().title(name);
}

const Charts &shippedCharts()
{
    return chartSet().shipped();
}

Result<QByteArray> shippedChartFile(const QString &name)
{
    return chartSet().shippedFile(name);
}

Result<std::shared_ptr<const Charts>> chartsWith(const QJsonObject &replaced)
{
    return chartSet().with(replaced);
}

Result<void> checkChartFile(const QString &name, const QByteArray &file)
{
    return chartSet().check(name, file);
}

} // namespace touchline::simulator
