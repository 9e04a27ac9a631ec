// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/charts/charts.h"

#include "core/games/atcs/charts/chart_files.h"

// Has to stand outside of every namespace.
static void registerChartResources()
{
    Q_INIT_RESOURCE(touchline_charts);
}

namespace touchline::atcs {

const ChartSet<Charts> &chartSet()
{
    static const ChartSet<Charts> set = [] {
        registerChartResources();
        return ChartSet<Charts>(chartForms(), QStringLiteral(":/charts/atcs"));
    }();
    return set;
}

} // namespace touchline::atcs
