// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/charts/charts.h"

#include "core/games/oldschool/charts/chart_files.h"
#include "core/match/chart_set.h"

// Has to stand outside of every namespace.
static void registerOldschoolChartResources()
{
    Q_INIT_RESOURCE(touchline_oldschool_charts);
}

namespace touchline::oldschool {

namespace {

const ChartSet<Charts, ChartForm> &chartSet()
{
    static const ChartSet<Charts, ChartForm> set = [] {
        registerOldschoolChartResources();
        return ChartSet<Charts, ChartForm>(chartForms(), QStringLiteral(":/charts/oldschool"), readChart);
    }();
    return set;
}

} // namespace

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

} // namespace touchline::oldschool
