// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"

namespace touchline::cli {

namespace {

int list(const Game &game, bool asJson, Streams &streams)
{
    TextTable table({TextTable::Align::Left, TextTable::Align::Left});
    const QStringList names = game.chartNames();
    for (const QString &name : names)
        table.add({name, game.chartTitle(name).english()});
    if (asJson) {
        const QJsonArray charts = arrayOf(names, [&](const QString &name) {
            return QJsonObject{{u"name"_s, name}, {u"title"_s, game.chartTitle(name).english()}};
        });
        streams.out << writtenJson({{u"charts"_s, charts}});
        return done;
    }
    streams.out << table.text();
    return done;
}

int print(const Game &game, const QString &name, Streams &streams)
{
    const auto file = game.shippedChart(name);
    TOUCHLINE_TRY_ON(streams, file);
    streams.exactOut() << QString::fromUtf8(*file);
    return done;
}

int check(const Game &game, const QString &name, const QString &path, Streams &streams)
{
    // A wrong name is the person's first mistake, whatever the file is.
    TOUCHLINE_TRY_ON(streams, game.shippedChart(name));
    const auto file = readFile(path);
    TOUCHLINE_TRY_ON(streams, file, path);
    TOUCHLINE_TRY_ON(streams, game.checkChart(name, *file), path);
    streams.out << u"%1 is a valid chart \"%2\".\n"_s.arg(path, name);
    return done;
}

int runCharts(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList words = parser.positionalArguments();
    const auto found = namedGame(parser);
    TOUCHLINE_TRY_ON(streams, found);
    const Game &game = **found;
    if (words.isEmpty())
        return list(game, streams.asJson, streams);
    const bool checks = words.at(0) == "check"_L1;
    if (!checks && words.size() == 1)
        return print(game, words.at(0), streams);
    if (checks && words.size() == 3)
        return check(game, words.at(1), words.at(2), streams);
    return refuseUsage(streams, u"Usage: charts, charts NAME, or charts check NAME FILE."_s);
}

} // namespace

const Verb chartsVerb{"charts",
                      "Lists, prints and checks the charts of a game.",
                      Subject::Teams,
                      {{"The charts of the game", "charts"},
                       {"One of them, to be copied and changed", "charts injury"},
                       {"For a program", "charts --json"}},
                      {argument("what",
                                "Without a name: lists the charts. With a name: prints that chart as CSV, to "
                                "copy and change. check: checks a changed chart.",
                                "[NAME|check NAME FILE]"),
                       addGameRow,
                       {"json", "Without a name: print JSON."}},
                      runCharts};

} // namespace touchline::cli
