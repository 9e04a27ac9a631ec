// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"

#include "app/cli/cups/correction.h"
#include "app/cli/cups/correction_output.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/input/league_access.h"

namespace touchline::cli {

namespace {

int runCorrect(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList asked = correctionsAsked(parser);
    const bool mayHavePoints = asked == QStringList{u"deduct"_s} && !parser.isSet(u"points"_s);
    const auto arguments = parser.positionalArguments().size();
    if (arguments != 1 && (arguments != 2 || !mayHavePoints))
        return refuseArguments(streams, parser.positionalArguments(), mayHavePoints ? 2 : 1,
                               u"Missing FILE: a cup or a league."_s,
                               u"The number of the match goes with --match."_s);
    if (asked.size() > 1)
        return refuseUsage(streams,
                           u"Make one correction at a time, not --%1 and --%2."_s.arg(asked[0], asked[1]));
    const QString path = parser.positionalArguments().constFirst();
    const bool asJson = streams.asJson;
    if (isLeaguePlace(path))
        return refuseUsage(streams, u"Use \"league correct\" for a league."_s);
    const auto before = readCupFile(path);
    TOUCHLINE_TRY_ON(streams, before);
    if (asked.isEmpty()) {
        streams.out << conflictsOutput(*before, asJson);
        return done;
    }
    const auto after = corrected(*before, parser);
    TOUCHLINE_TRY_ON(streams, after);
    const auto text = consequencesOutput(*before, *after, asJson);
    TOUCHLINE_TRY_ON(streams, text, path);
    if (!parser.isSet(u"what-if"_s))
        TOUCHLINE_TRY_ON(streams, rewriteCupFile(path, *after));
    streams.out << *text;
    return done;
}

} // namespace

const Verb correctVerb{
    "correct",
    "Corrects a cup (results, walkovers, withdrawals) and shows what follows.",
    {argument("FILE", "A cup saved by \"cup --out\". Without a correction, lists its conflicts."),
     correctionRows,
     {"what-if", "Only show what would change; the file stays as it is."},
     jsonRow},
    runCorrect};

} // namespace touchline::cli
