// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/charts/charts.h"

#include "core/games/champions/charts/chart_files.h"
#include "core/match/chart_set.h"

// Has to stand outside of every namespace.
static void registerChampionsChartResources()
{
    Q_INIT_RESOURCE(touchline_champions_charts);
}

namespace touchline::champions {

namespace {

const ChartSet<Charts, ChartForm> &chartSet()
{
    static const ChartSet<Charts, ChartForm> set = [] {
        registerChampionsChartResources();
        return ChartSet<Charts, ChartForm>(chartForms(), QStringLiteral(":/charts/champions"), readChart);
    }();
    return set;
}

} // namespace

QString formationName(Formation formation)
{
    return QStringLiteral("%1-%2-%3").arg(formation.men[0]).arg(formation.men[1]).arg(formation.men[2]);
}

Result<Formation> formationFromName(const QString &name)
{
    const QStringList parts = name.trimmed().split(u'-');
    Formation formation;
    bool isGood = parts.size() == outfieldLines;
    for (std::size_t line = 0; isGood && line < formation.men.size(); ++line) {
        const int men = parts.at(static_cast<qsizetype>(line)).toInt(&isGood);
        isGood = isGood && men >= 2 && men <= 4;
        formation.men[line] = static_cast<std::int8_t>(isGood ? men : 0);
    }
    if (isGood && formation.all() == 10)
        return formation;
    return fail(
        Fault::BadInput,
        QT_TRANSLATE_NOOP(
            "core",
            "\"%1\" is not a formation: write three numbers from 2 to 4 that add up to ten, like 4-4-2."),
        {name});
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

} // namespace touchline::champions
