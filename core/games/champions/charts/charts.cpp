// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/charts/charts.h"

#include "core/games/champions/charts/chart_files.h"

// Has to stand outside of every namespace.
static void registerChampionsChartResources()
{
    Q_INIT_RESOURCE(touchline_champions_charts);
}

namespace touchline::champions {

const ChartSet<Charts> &chartSet()
{
    static const ChartSet<Charts> set = [] {
        registerChampionsChartResources();
        return ChartSet<Charts>(chartForms(), QStringLiteral(":/charts/champions"));
    }();
    return set;
}

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

} // namespace touchline::champions
