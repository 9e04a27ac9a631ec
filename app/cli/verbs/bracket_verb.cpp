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
    const auto format = formatFor(parser.value(u"template"_s));
    TOUCHLINE_TRY(format);
    QStringList teams;
    if (const QString list = parser.value(u"teams"_s); !list.isEmpty())
        TOUCHLINE_TRY(assign(teams, linesOfFile(list)));
    QJsonObject facts;
    if (const QString file = parser.value(u"facts"_s); !file.isEmpty())
        TOUCHLINE_TRY(assign(facts, inFile(readJsonFile(file), file)));
    const auto bytes = readFile(path);
    TOUCHLINE_TRY(bytes);
    Problems notes;
    const auto rows = inFile(readResultRows(*bytes, notes), path);
    TOUCHLINE_TRY(rows);
    printNotes(streams, notes, path);
    return inFile(competitionOfResults(*format, *rows, teams, facts), path);
}

int runBracket(const QCommandLineParser &parser, Streams &streams)
{
    const QString path = parser.positionalArguments().constFirst();
    const QString name = parser.value(u"competition"_s);
    const bool isOfCup = isCup(path);
    const bool hasTemplate = parser.isSet(u"template"_s);
    if (isOfCup && (hasTemplate || parser.isSet(u"teams"_s) || parser.isSet(u"facts"_s)))
        return refuseUsage(streams, u"--template, --teams and --facts are only for a list of results."_s);
    if (!isOfCup && !name.isEmpty())
        return refuseUsage(streams, u"--competition is only for a league."_s);
    if (!isOfCup && !hasTemplate)
        return refuseUsage(streams, u"Choose the format with --template NAME."_s);
    const auto competition = isOfCup ? readCupFile(path, name) : cupOfResults(parser, path, streams);
    TOUCHLINE_TRY_ON(streams, competition);
    const Progress now = progress(*competition);
    if (streams.asJson) {
        streams.out << writtenJson(bracketJson(*competition, now));
        return done;
    }
    const QString text = bracketText(*competition, now);
    if (text.isEmpty()) {
        streams.err << u"%1 has no knockout stage.\n"_s.arg(competition->definition().format.title);
        return refused;
    }
    streams.out << text;
    return done;
}

} // namespace

const Verb bracketVerb{
    "bracket",
    "Shows the bracket of a cup, a league or any list of results.",
    {argument("FILE",
              "A cup saved by \"cup --out\" (.json), a league, or results as CSV, as for \"standings\"."),
     competitionRow,
     {"template",
      "With results: the format, a name (\"touchline-cli format list\" prints them all) or a .json file of "
      "your own.",
      "name"},
     {"teams",
      "With results: the teams in the order of their places (seeds), one per line; by default in the order "
      "in which the results name them.",
      "file"},
     {"facts", "Facts that results do not show, as JSON: lots, deductions, ranking.", "file"},
     jsonRow},
    runBracket,
    {1, 1, "Missing FILE: a cup, a league or a list of results."}};

} // namespace touchline::cli
