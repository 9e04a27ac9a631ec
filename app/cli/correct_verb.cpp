// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/correct_verb.h"

#include "app/cli/correction.h"
#include "app/cli/correction_output.h"
#include "app/cli/cup_file.h"
#include "app/cli/league_access.h"

namespace touchline::cli {

void CorrectVerb::describe(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QStringLiteral("A cup of \"cup --out\". Without a correction its conflicts are listed."));
    describeCorrections(parser);
    parser.addOptions({
        {QStringLiteral("what-if"), QStringLiteral("Only says what would follow; the file stays as it is.")},
        {QStringLiteral("json"), QStringLiteral("For machines.")},
    });
}

int CorrectVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList asked = correctionsAsked(parser);
    const bool mayHavePoints =
        asked == QStringList{QStringLiteral("deduct")} && !parser.isSet(QStringLiteral("points"));
    const auto arguments = parser.positionalArguments().size();
    if (arguments != 1 && (arguments != 2 || !mayHavePoints))
        return refuseUsage(streams, QStringLiteral("Which cup?"));
    if (asked.size() > 1)
        return refuseUsage(streams,
                           QStringLiteral("One correction at a time: --%1 or --%2?").arg(asked[0], asked[1]));
    const QString path = parser.positionalArguments().constFirst();
    const bool asJson = parser.isSet(QStringLiteral("json"));
    if (isLeaguePlace(path))
        return refuseUsage(streams, QStringLiteral("A league is corrected by \"league correct\"."));
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
