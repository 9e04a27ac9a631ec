// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/charts/charts.h"

#include "core/games/fuba/charts/chart_files.h"

// Has to stand outside of every namespace.
static void registerFubaChartResources()
{
    Q_INIT_RESOURCE(touchline_fuba_charts);
}

namespace touchline::fuba {

const ChartSet<Charts> &chartSet()
{
    static const ChartSet<Charts> set = [] {
        registerFubaChartResources();
        return ChartSet<Charts>(chartForms(), QStringLiteral(":/charts/fuba"));
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
    bool isGood = parts.size() == static_cast<qsizetype>(lineCount);
    for (std::size_t line = 0; isGood && line < lineCount; ++line) {
        const int men = parts.at(static_cast<qsizetype>(line)).toInt(&isGood);
        isGood = isGood && men >= 1 && men <= 6;
        formation.men[line] = static_cast<std::int8_t>(isGood ? men : 0);
    }
    if (isGood && formation.isLegal())
        return formation;
    return fail(
        Fault::BadInput,
        QT_TRANSLATE_NOOP(
            "core",
            "\"%1\" is not a formation: write three numbers from 1 to 6 that add up to ten, like 4-4-2."),
        {name});
}

} // namespace touchline::fuba
