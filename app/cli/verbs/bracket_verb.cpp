// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/files.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/cups/results_cup.h"
#include "app/cli/input/format_choice.h"
#include "app/cli/input/league_access.h"
#include "app/cli/output/bracket_json.h"
#include "core/base/json_reader.h"
#include "core/exchange/lists/results_file.h"
#include "models/words/competition/bracket_text.h"

#include <QtGlobal>

namespace touchline::cli {

namespace {

Result<Competition> cupOfResults(const QCommandLineParser &parser, const QString &path, Streams &streams)
{
    const auto format = formatFor(parser.value(QStringLiteral("template")));
    TOUCHLINE_TRY(format);
    QStringList teams;
    if (const QString list = parser.value(QStringLiteral("teams")); !list.isEmpty()) {
        auto names = linesOfFile(list);
        TOUCHLINE_TRY(names);
        teams = std::move(*names);
    }
    QJsonObject facts;
    if (const QString file = parser.value(QStringLiteral("facts")); !file.isEmpty()) {
        auto object = readJsonFile(file);
        if (!object)
            return fail(inFile(object.error(), file));
        facts = std::move(*object);
    }
    const auto bytes = readFile(path);
    TOUCHLINE_TRY(bytes);
    Problems notes;
    const auto rows = readResultRows(*bytes, notes);
    if (!rows)
        return fail(inFile(rows.error(), path));
    printNotes(streams, notes, path);
    auto competition = competitionOfResults(*format, *rows, teams, facts);
    return competition ? std::move(competition) : fail(inFile(competition.error(), path));
}

void describeBracket(ArgumentParser &parser)
{
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QStringLiteral(
            "A cup saved by \"cup --out\" (.json), a league, or results as CSV, as for \"standings\"."));
    describeCompetition(parser);
    parser.addOptions({
        {QStringLiteral("template"),
         QStringLiteral("With results: the format, a name (\"touchline-cli format list\" prints them all) or "
                        "a .json file of your own."),
         QStringLiteral("name")},
        {QStringLiteral("teams"),
         QStringLiteral("With results: the teams in the order of their places (seeds), one per line; by "
                        "default in the order in which the results name them."),
         QStringLiteral("file")},
        {QStringLiteral("facts"),
         QStringLiteral("Facts that results do not show, as JSON: lots, deductions, ranking."),
         QStringLiteral("file")},
        {QStringLiteral("json"), QStringLiteral("Print JSON.")},
    });
}

int runBracket(const QCommandLineParser &parser, Streams &streams)
{
    const QString path = parser.positionalArguments().constFirst();
    const QString name = parser.value(QStringLiteral("competition"));
    const bool isOfCup = isCup(path);
    const bool hasTemplate = parser.isSet(QStringLiteral("template"));
    if (isOfCup &&
        (hasTemplate || parser.isSet(QStringLiteral("teams")) || parser.isSet(QStringLiteral("facts"))))
        return refuseUsage(streams,
                           QStringLiteral("--template, --teams and --facts are only for a list of results."));
    if (!isOfCup && !name.isEmpty())
        return refuseUsage(streams, QStringLiteral("--competition is only for a league."));
    if (!isOfCup && !hasTemplate)
        return refuseUsage(streams, QStringLiteral("Choose the format with --template NAME."));
    const auto competition = isOfCup ? readCupFile(path, name) : cupOfResults(parser, path, streams);
    TOUCHLINE_TRY_ON(streams, competition);
    const Progress now = progress(*competition);
    if (parser.isSet(QStringLiteral("json"))) {
        streams.out << writtenJson(bracketJson(*competition, now));
        return done;
    }
    const QString text = bracketText(*competition, now);
    if (text.isEmpty()) {
        streams.err
            << QStringLiteral("%1 has no knockout stage.\n").arg(competition->definition().format.title);
        return refused;
    }
    streams.out << text;
    return done;
}

} // namespace

const Verb bracketVerb{"bracket",
                       "Shows the bracket of a cup, a league or any list of results.",
                       describeBracket,
                       runBracket,
                       {1, 1, "Missing FILE: a cup, a league or a list of results."}};

} // namespace touchline::cli
