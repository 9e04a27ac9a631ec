// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/charts/charts.h"

#include "core/games/oldschool/charts/chart_files.h"

// Has to stand outside of every namespace.
static void registerOldschoolChartResources()
{
    Q_INIT_RESOURCE(touchline_oldschool_charts);
}

namespace touchline::oldschool {

const ChartSet<Charts> &chartSet()
{
    static const ChartSet<Charts> set = [] {
        registerOldschoolChartResources();
        return ChartSet<Charts>(chartForms(), QStringLiteral(":/charts/oldschool"));
    }();
    return set;
}

} // namespace touchline::oldschool
