// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/charts.h"

#include "core/games/fuba/chart_files.h"

#include <QFile>
#include <QtGlobal>

#include <algorithm>

// Has to stand outside of every namespace.
static void registerFubaChartResources()
{
    Q_INIT_RESOURCE(touchline_fuba_charts);
}

namespace touchline::fuba {

namespace {

constexpr const char *chartsUnusable = QT_TRANSLATE_NOOP("core", "The charts cannot be used.");

QByteArray resource(const char *chart)
{
    registerFubaChartResources();
    QFile file(QStringLiteral(":/charts/fuba/%1.csv").arg(QLatin1String(chart)));
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

const ChartForm *chartForm(const QString &name)
{
    const auto forms = chartForms();
    const auto found =
        std::ranges::find_if(forms, [&](const ChartForm &form) { return name == QLatin1String(form.name); });
    return found == forms.end() ? nullptr : &*found;
}

tl::unexpected<Error> noSuchChart(const QString &name)
{
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "No chart is called \"%1\". There are: %2."),
                {name, chartNames().join(QStringLiteral(", "))});
}

/// Reads one replaced chart, or says why there is none to replace.
void replace(const QString &name, const QJsonValue &text, Charts &charts, Problems &problems)
{
    const ChartForm *form = chartForm(name);
    if (form == nullptr)
        problems.push_back({name,
                            {QT_TRANSLATE_NOOP("core", "There is no chart of this name. There are: %1."),
                             {chartNames().join(QStringLiteral(", "))}},
                            {}});
    else if (!text.isString())
        problems.push_back(
            {name, {QT_TRANSLATE_NOOP("core", "The chart must be given as the text of its file."), {}}, {}});
    else
        readChart(*form, text.toString().toUtf8(), charts, problems);
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
    bool isGood = parts.size() == static_cast<qsizetype>(lineCount);
    for (std::size_t line = 0; isGood && line < lineCount; ++line) {
        const int men = parts.at(static_cast<qsizetype>(line)).toInt(&isGood);
        isGood = isGood && men >= 1 && men <= 6;
        formation.men[line] = static_cast<std::int8_t>(isGood ? men : 0);
    }
    if (isGood && formation.isLegal())
        return formation;
    return fail(Fault::BadInput,
                QT_TRANSLATE_NOOP("core", "\"%1\" is no formation: three numbers from 1 to 6 that make ten, "
                                          "like 4-4-2."),
                {name});
}

QStringList chartNames()
{
    QStringList names;
    for (const ChartForm &form : chartForms())
        names.append(QLatin1String(form.name));
    return names;
}

Message chartTitle(const QString &name)
{
    const ChartForm *form = chartForm(name);
    return form == nullptr ? Message() : Message{form->title, {}};
}

const Charts &shippedCharts()
{
    static const Charts charts = readShippedCharts();
    return charts;
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

} // namespace touchline::fuba
