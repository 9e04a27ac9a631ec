// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/correction.h"
#include "app/cli/cups/correction_output.h"
#include "app/cli/cups/cup_file.h"
#include "models/league/changes/clashes_elsewhere.h"
#include "models/league/league_results.h"

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

/// A correction that was worked out and is not made yet.
struct Prepared
{
    Note note;
    /// Nothing where another team comes in, which is in `after`.
    std::optional<Correction> correction;
    Competition before;
    Competition after;
};

Result<Prepared> prepared(League &league, const QUuid &id, const QCommandLineParser &parser)
{
    const auto note = correctionNote(parser);
    TOUCHLINE_TRY(note);
    const auto before = league.competitions().find(id);
    TOUCHLINE_TRY(before);
    const auto change = changeAsked(*before, parser, *note);
    TOUCHLINE_TRY(change);
    std::optional<Correction> correction;
    if (*change)
        TOUCHLINE_TRY(assign(correction, league.results().correction(id, **change)));
    auto after = *change ? withChange(*before, **change, *note) : replaced(*before, parser, *note);
    TOUCHLINE_TRY(after);
    return Prepared{*note, std::move(correction), *before, std::move(*after)};
}

Result<JournalEntry> made(League &league, const QUuid &id, const Prepared &prepared,
                          const QCommandLineParser &parser)
{
    if (prepared.correction)
        return league.results().correct(*prepared.correction, prepared.note);
    const Message title{QT_TRANSLATE_NOOP("core", "Replace team: %1 by %2"),
                        {parser.value(u"replace"_s), parser.value(u"by"_s)}};
    return league.competitions().update(id, title, [&prepared](Competition &competition) {
        competition = prepared.after;
        return Result<void>();
    });
}

int printConflicts(League &league, const QUuid &id, bool asJson, Streams &streams)
{
    const auto competition = league.competitions().find(id);
    TOUCHLINE_TRY_ON(streams, competition);
    streams.out << conflictsOutput(*competition, asJson);
    return done;
}

int runLeagueCorrect(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList asked = correctionsAsked(parser);
    const bool mayHavePoints = asked == QStringList{u"deduct"_s} && !parser.isSet(u"points"_s);
    // "--deduct Wales 3" is how people write it: the number is the last argument then.
    const QStringList arguments = placeArguments(parser);
    const int most = mayHavePoints ? 3 : 2;
    if (arguments.isEmpty() || arguments.size() > most)
        return refuseArguments(streams, arguments, most, u"Missing PLACE of the league."_s,
                               u"The number of the match goes with --match."_s);
    if (asked.size() > 1)
        return refuseUsage(streams,
                           u"Make one correction at a time, not --%1 and --%2."_s.arg(asked[0], asked[1]));
    const bool isMade = parser.isSet(u"yes"_s);
    if (isMade && parser.isSet(u"show"_s))
        return refuseUsage(streams, u"Use --yes or --show, not both."_s);
    if (isMade && asked.isEmpty())
        return refuseUsage(streams, u"Choose a correction, such as --score 2-1."_s);
    const QString &place = arguments.constFirst();
    const bool asJson = streams.asJson;
    const auto league = isMade ? leagueToChange(place, streams) : leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const bool isNamed =
        arguments.size() == 3 || (arguments.size() == 2 && !mayHavePoints) || parser.isSet(u"competition"_s);
    const auto line = competitionCalled(isNamed ? arguments.at(1) : QString(), **league);
    TOUCHLINE_TRY_ON(streams, line);
    if (asked.isEmpty())
        return printConflicts(**league, line->id, asJson, streams);
    const auto worked = prepared(**league, line->id, parser);
    TOUCHLINE_TRY_ON(streams, worked);
    const auto text = consequencesOutput(worked->before, worked->after, asJson);
    TOUCHLINE_TRY_ON(streams, text);
    for (const Message &clash : clashesElsewhere(**league, worked->before, worked->after))
        streams.err << clash.english() << '\n';
    if (isMade)
        TOUCHLINE_TRY_ON(streams, made(**league, line->id, *worked, parser));
    streams.out << *text;
    if (!isMade && !asJson)
        streams.out << "Nothing was changed yet. Make this correction with --yes.\n";
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

const Verb leagueCorrectVerb{"league correct",
                             "Previews a correction, and makes it with --yes.",
                             {placeRow,
                              competitionArgumentRows,
                              correctionRows,
                              {"yes", "Make the correction; without it, only show what would change."},
                              {"show", "Only show what would change (the default)."},
                              jsonRow,
                              whoRow},
                             runLeagueCorrect};

} // namespace touchline::cli
