// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/charts.h"

#include "core/games/atcs/chart_files.h"

#include <QFile>
#include <QtGlobal>

// Has to stand outside of every namespace.
static void registerChartResources()
{
    Q_INIT_RESOURCE(touchline_charts);
}

namespace touchline::atcs {

namespace {

QByteArray resource(const char *chart)
{
    registerChartResources();
    QFile file(QStringLiteral(":/charts/atcs/%1.csv").arg(QLatin1String(chart)));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "charts", "a compiled-in file is missing");
    return opened ? file.readAll() : QByteArray();
}

Charts readShippedCharts()
{
    Charts charts;
    Problems problems;
    for (const ChartForm &form : chartForms())
        readChart(form, resource(form.name), charts, problems);
    Q_ASSERT_X(problems.empty(), "charts", "a compiled-in chart is wrong");
    return charts;
}

constexpr const char *chartsUnusable = QT_TRANSLATE_NOOP("core", "The charts cannot be used.");

tl::unexpected<Error> noSuchChart(const QString &name)
{
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "No chart is called \"%1\". There are: %2."),
                {name, chartNames().join(QStringLiteral(", "))});
}

/// Reads one replaced chart, or says why there is none to replace.
void replace(const QString &name, const QJsonValue &text, Charts &charts, Problems &problems)
{
    const ChartForm *form = chartForm(name);
    if (form == nullptr) {
        problems.push_back({name,
                            {QT_TRANSLATE_NOOP("core", "There is no chart of this name. There are: %1."),
                             {chartNames().join(QStringLiteral(", "))}},
                            {}});
    } else if (!text.isString()) {
        problems.push_back(
            {name, {QT_TRANSLATE_NOOP("core", "The chart must be given as the text of its file."), {}}, {}});
    } else {
        readChart(*form, text.toString().toUtf8(), charts, problems);
    }
}

} // namespace

QStringList chartNames()
{
    QStringList names;
    for (const ChartForm &form : chartForms())
        names.append(QLatin1String(form.name));
    return names;
}

const Charts &shippedCharts()
{
    static const Charts charts = readShippedCharts();
    return charts;
}

Message chartTitle(const QString &name)
{
    const ChartForm *form = chartForm(name);
    return form == nullptr ? Message() : Message{form->title, {}};
}

Result<QByteArray> shippedChartFile(const QString &name)
{
    const ChartForm *form = chartForm(name);
    if (form == nullptr)
        return noSuchChart(name);
    return resource(form->name);
}

Result<std::shared_ptr<const Charts>> chartsWith(const QJsonObject &replaced)
{
    // The shipped ones are shared; they live as long as the program.
    if (replaced.isEmpty())
        return std::shared_ptr<const Charts>(std::shared_ptr<void>(), &shippedCharts());
    auto charts = std::make_shared<Charts>(shippedCharts());
    Problems problems;
    for (auto chart = replaced.begin(); chart != replaced.end(); ++chart)
        replace(chart.key(), chart.value(), *charts, problems);
    if (!problems.empty())
        return fail(Fault::BadInput, chartsUnusable, {}, std::move(problems));
    return charts;
}

Result<void> checkChartFile(const QString &name, const QByteArray &file)
{
    const ChartForm *form = chartForm(name);
    if (form == nullptr)
        return noSuchChart(name);
    Charts charts;
    Problems problems;
    readChart(*form, file, charts, problems);
    if (!problems.empty())
        return fail(Fault::BadInput, chartsUnusable, {}, std::move(problems));
    return {};
}

} // namespace touchline::atcs
