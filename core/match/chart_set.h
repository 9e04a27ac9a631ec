// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/match/chart_reader.h"

#include <QFile>
#include <QJsonObject>
#include <QtGlobal>

#include <memory>
#include <span>

namespace touchline {

/// The form of a chart file: what its columns are, and how its rows become a part of `Charts`.
template <class Charts>
struct ChartForm
{
    const char *name;    ///< of the chart and of its file, without ".csv"
    const char *title;   ///< what it is for, to be translated
    const char *columns; ///< "result,effect,roll_again"
    /// Sets its part of the charts anew.
    void (*read)(ChartReader &reader, Charts &charts);
};

/// The charts of a game: the shipped ones, and sets in which an owner of the game has replaced some. Every
/// chart is a file "<name>.csv" in `folder`, which is compiled in.
template <class Charts>
class ChartSet
{
public:
    using Form = ChartForm<Charts>;

    ChartSet(std::span<const Form> forms, QString folder)
        : m_forms(forms)
        , m_folder(std::move(folder))
        , m_shipped(readShipped())
    {
    }

    [[nodiscard]] const Charts &shipped() const { return m_shipped; }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (const Form &form : m_forms)
            names.append(QLatin1String(form.name));
        return names;
    }
    /// Empty for a chart that there is not.
    [[nodiscard]] Message title(const QString &name) const
    {
        const Form *form = formOf(name);
        return form == nullptr ? Message() : Message{form->title, {}};
    }
    /// Errors: NotFound.
    [[nodiscard]] Result<QByteArray> shippedFile(const QString &name) const
    {
        const Form *form = formOf(name);
        if (form == nullptr)
            return noSuchChart(name);
        return resource(*form);
    }
    /// Chart name -> text of its file. Errors: BadInput with every problem of every chart. Without any the
    /// shipped ones are shared: the set lives as long as the program.
    [[nodiscard]] Result<std::shared_ptr<const Charts>> with(const QJsonObject &replaced) const
    {
        if (replaced.isEmpty())
            return std::shared_ptr<const Charts>(std::shared_ptr<void>(), &m_shipped);
        auto charts = std::make_shared<Charts>(m_shipped);
        Problems problems;
        for (auto chart = replaced.begin(); chart != replaced.end(); ++chart)
            replace(chart.key(), chart.value(), *charts, problems);
        if (!problems.empty())
            return unusable(std::move(problems));
        return charts;
    }
    /// The same for a caller who collects problems: null where the charts have some.
    [[nodiscard]] std::shared_ptr<const Charts> with(const QJsonObject &replaced, Problems &problems) const
    {
        auto charts = with(replaced);
        if (charts)
            return *std::move(charts);
        const Problems &own = charts.error().problems;
        problems.insert(problems.end(), own.begin(), own.end());
        return nullptr;
    }
    /// Errors: NotFound; BadInput with every problem and its line.
    [[nodiscard]] Result<void> check(const QString &name, const QByteArray &file) const
    {
        const Form *form = formOf(name);
        if (form == nullptr)
            return noSuchChart(name);
        Charts charts;
        Problems problems;
        read(*form, file, charts, problems);
        if (!problems.empty())
            return unusable(std::move(problems));
        return {};
    }

private:
    static void read(const Form &form, const QByteArray &file, Charts &charts, Problems &problems)
    {
        ChartReader reader(QString::fromLatin1(form.name), file,
                           QString::fromLatin1(form.columns).split(u','), problems);
        form.read(reader, charts);
    }
    [[nodiscard]] const Form *formOf(const QString &name) const
    {
        for (const Form &form : m_forms) {
            if (name == QLatin1String(form.name))
                return &form;
        }
        return nullptr;
    }
    [[nodiscard]] QByteArray resource(const Form &form) const
    {
        QFile file(m_folder + QLatin1Char('/') + QLatin1String(form.name) + QStringLiteral(".csv"));
        const bool opened = file.open(QIODevice::ReadOnly);
        Q_ASSERT_X(opened, "charts", "a compiled-in file is missing");
        return opened ? file.readAll() : QByteArray();
    }
    [[nodiscard]] Charts readShipped() const
    {
        Charts charts;
        Problems problems;
        for (const Form &form : m_forms)
            read(form, resource(form), charts, problems);
        Q_ASSERT_X(problems.empty(), "charts", "a compiled-in chart is wrong");
        return charts;
    }
    [[nodiscard]] tl::unexpected<Error> noSuchChart(const QString &name) const
    {
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "No chart is called \"%1\". There are: %2."),
                    {name, names().join(QStringLiteral(", "))});
    }
    [[nodiscard]] static tl::unexpected<Error> unusable(Problems problems)
    {
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The charts cannot be used."), {},
                    std::move(problems));
    }
    /// Reads one replaced chart, or says why there is none to replace.
    void replace(const QString &name, const QJsonValue &text, Charts &charts, Problems &problems) const
    {
        const Form *form = formOf(name);
        if (form == nullptr)
            problems.push_back({name,
                                {QT_TRANSLATE_NOOP("core", "There is no chart of this name. There are: %1."),
                                 {names().join(QStringLiteral(", "))}},
                                {}});
        else if (!text.isString())
            problems.push_back(
                {name,
                 {QT_TRANSLATE_NOOP("core", "The chart must be given as the text of its file."), {}},
                 {}});
        else
            read(*form, text.toString().toUtf8(), charts, problems);
    }

    std::span<const Form> m_forms;
    QString m_folder;
    Charts m_shipped;
};

} // namespace touchline
