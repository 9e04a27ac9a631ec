// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs/correct_verb.h"

#include "app/cli/cups/correction.h"
#include "app/cli/cups/correction_output.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/input/league_access.h"

namespace touchline::cli {

void CorrectVerb::describe(ArgumentParser &parser) const
{
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QStringLiteral("A cup saved by \"cup --out\". Without a correction, lists its conflicts."));
    describeCorrections(parser);
    parser.addOptions({
        {QStringLiteral("what-if"), QStringLiteral("Only show what would change; the file stays as it is.")},
        {QStringLiteral("json"), QStringLiteral("Print JSON.")},
    });
}

int CorrectVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList asked = correctionsAsked(parser);
    const bool mayHavePoints =
        asked == QStringList{QStringLiteral("deduct")} && !parser.isSet(QStringLiteral("points"));
    const auto arguments = parser.positionalArguments().size();
    if (arguments != 1 && (arguments != 2 || !mayHavePoints))
        return refuseArguments(streams, parser.positionalArguments(), mayHavePoints ? 2 : 1,
                               QStringLiteral("Missing FILE: a cup or a league."),
                               QStringLiteral("The number of the match goes with --match."));
    if (asked.size() > 1)
        return refuseUsage(
            streams,
            QStringLiteral("Make one correction at a time, not --%1 and --%2.").arg(asked[0], asked[1]));
    const QString path = parser.positionalArguments().constFirst();
    const bool asJson = parser.isSet(QStringLiteral("json"));
    if (isLeaguePlace(path))
        return refuseUsage(streams, QStringLiteral("Use \"league correct\" for a league."));
    const auto before = readCupFile(path);
    if (!before)
        return printError(streams, before.error());
    if (asked.isEmpty()) {
        streams.out << conflictsOutput(*before, asJson);
        return done;
    }
    const auto after = corrected(*before, parser);
    if (!after)
        return printError(streams, after.error());
    const auto text = consequencesOutput(*before, *after, asJson);
    if (!text)
        return printError(streams, text.error(), path);
    if (!parser.isSet(QStringLiteral("what-if")))
        if (const auto written = rewriteCupFile(path, *after); !written)
            return printError(streams, written.error());
    streams.out << *text;
    return done;
}

} // namespace touchline::cli
