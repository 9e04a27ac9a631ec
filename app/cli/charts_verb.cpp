// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/charts_verb.h"

#include "app/cli/files.h"
#include "app/cli/text_table.h"
#include "core/games/atcs/charts.h"

namespace touchline::cli {

namespace {

int list(Streams &streams)
{
    TextTable table({TextTable::Align::Left, TextTable::Align::Left});
    for (const QString &name : atcs::chartNames())
        table.add({name, atcs::chartTitle(name).english()});
    streams.out << table.text();
    return done;
}

int print(const QString &name, Streams &streams)
{
    const auto file = atcs::shippedChartFile(name);
    if (!file)
        return printError(streams, file.error());
    streams.out << QString::fromUtf8(*file);
    return done;
}

int check(const QString &name, const QString &path, Streams &streams)
{
    // A wrong name is the person's first mistake, whatever the file is.
    if (const auto shipped = atcs::shippedChartFile(name); !shipped)
        return printError(streams, shipped.error());
    const auto file = readFile(path);
    if (!file)
        return printError(streams, file.error(), path);
    if (const auto good = atcs::checkChartFile(name, *file); !good)
        return printError(streams, good.error(), path);
    streams.out << QStringLiteral("%1 is a valid chart \"%2\".\n").arg(path, name);
    return done;
}

} // namespace

void ChartsVerb::describe(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(
        QStringLiteral("what"),
        QStringLiteral("Nothing lists the charts; a name prints that chart as CSV, to be copied and changed; "
                       "check says what is wrong with a changed one."),
        QStringLiteral("[NAME|check NAME FILE]"));
}

int ChartsVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList words = parser.positionalArguments();
    if (words.isEmpty())
        return list(streams);
    const bool checks = words.at(0) == QLatin1String("check");
    if (!checks && words.size() == 1)
        return print(words.at(0), streams);
    if (checks && words.size() == 3)
        return check(words.at(1), words.at(2), streams);
    return refuseUsage(streams, QStringLiteral("Charts: nothing, NAME, or check NAME FILE."));
}

} // namespace touchline::cli
