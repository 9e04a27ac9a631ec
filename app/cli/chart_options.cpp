// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chart_options.h"

#include "app/cli/files.h"
#include "core/games/atcs/charts.h"

#include <QtGlobal>

namespace touchline::cli {

namespace {

const QString chartOption = QStringLiteral("chart");

/// Takes over what is wrong with one chart.
void noteAll(const Error &error, const QString &name, Problems &problems)
{
    if (error.problems.empty())
        problems.push_back({name, error.message, {}});
    problems.insert(problems.end(), error.problems.begin(), error.problems.end());
}

void readChartOption(const QString &given, QJsonObject &charts, Problems &problems)
{
    const QString name = given.section(u'=', 0, 0);
    const QString path = given.section(u'=', 1);
    if (name.isEmpty() || path.isEmpty()) {
        problems.push_back({given, {QT_TRANSLATE_NOOP("core", "A chart is given as NAME=FILE."), {}}, {}});
        return;
    }
    if (charts.contains(name)) {
        problems.push_back({name, {QT_TRANSLATE_NOOP("core", "This chart is given twice."), {}}, {}});
        return;
    }
    const auto bytes = readFile(path);
    if (!bytes) {
        noteAll(bytes.error(), name, problems);
        return;
    }
    // The bytes as they are: a text that is read already no longer shows that it was no UTF-8.
    if (const auto good = atcs::checkChartFile(name, *bytes); !good)
        noteAll(inFile(good.error(), path), name, problems);
    charts.insert(name, QString::fromUtf8(*bytes));
}

} // namespace

Result<QJsonObject> chartOptions(const QCommandLineParser &parser)
{
    QJsonObject charts;
    Problems problems;
    for (const QString &given : parser.values(chartOption))
        readChartOption(given, charts, problems);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "These charts cannot be used."), {},
                    std::move(problems));
    return charts;
}

} // namespace touchline::cli
