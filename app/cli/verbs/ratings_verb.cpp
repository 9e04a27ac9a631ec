// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/output/ratings_output.h"

namespace touchline::cli {

namespace {

/// Only the competitions of the game that --game names. Errors: Usage (no such game); Refused (none of
/// them is played with it).
Result<void> keepGame(SeveralCups &cups, const QString &name)
{
    const auto game = asUsage(findGame(name));
    TOUCHLINE_TRY(game);
    const QString id = QString::fromUtf8((*game)->info().id);
    for (std::size_t i = cups.competitions.size(); i-- > 0;)
        if (cups.competitions[i].definition().game != id) {
            cups.competitions.erase(cups.competitions.begin() + static_cast<std::ptrdiff_t>(i));
            cups.labels.removeAt(static_cast<qsizetype>(i));
        }
    if (cups.competitions.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "No competition is played with %1."),
                    {QString::fromUtf8((*game)->info().title)});
    return {};
}

Result<RatingsChoice> ratingsChoice(const QCommandLineParser &parser)
{
    auto cups = readCups(parser.positionalArguments(), parser.value(u"competition"_s));
    TOUCHLINE_TRY(cups);
    if (parser.isSet(u"game"_s))
        TOUCHLINE_TRY(keepGame(*cups, parser.value(u"game"_s)));
    RatingsChoice choice = rated(std::move(*cups));
    if (!parser.isSet(u"team"_s))
        return choice;
    auto team = teamCalled(parser.value(u"team"_s), choice.cups);
    TOUCHLINE_TRY(team);
    choice.team = std::move(*team);
    if (!parser.isSet(u"against"_s))
        return choice;
    auto against = opponentCalled(parser.value(u"against"_s), *choice.team, choice.cups);
    TOUCHLINE_TRY(against);
    choice.against = std::move(*against);
    return choice;
}

int runRatings(const QCommandLineParser &parser, Streams &streams)
{
    if (parser.isSet(u"against"_s) && !parser.isSet(u"team"_s))
        return refuseUsage(streams, againstNeedsTeam);
    for (const QString &option : {u"json"_s, u"against"_s})
        if (const QString wrong = twoOf({u"csv"_s, option}, parser); !wrong.isEmpty())
            return refuseUsage(streams, wrong);
    const auto choice = ratingsChoice(parser);
    TOUCHLINE_TRY_ON(streams, choice);
    if (parser.isSet(u"csv"_s))
        streams.exactOut() << QString::fromUtf8(ratingsCsv(*choice));
    else
        streams.out << (streams.asJson ? jsonText(ratingsJson(*choice)) : ratingsText(*choice));
    return done;
}

} // namespace

const Verb ratingsVerb{
    "ratings",
    "Rates the teams by all their results, over several competitions.",
    Subject::Results,
    {{"The ratings of a league", "ratings wc.touchline"},
     {"How a rating came about", "ratings cup.json --team BRA-1970"},
     {"What two teams may expect", "ratings cup.json --team BRA-1970 --against HUN-1954"}},
    {argument("FILE...",
              "Cups saved by \"cup --out\" or leagues; all their competitions count, by Elo and by "
              "Glicko-2. \"manual ratings\" says how."),
     {"competition <name>", "In a league: only this competition, by name or number."},
     {"game <id>", "Only competitions that are played with this game."},
     {"team <name>", "The history of this team, by card id or name."},
     {"against <name>", "With --team: the expected result of a match between the two."},
     {"csv", "Print CSV for spreadsheets; with --team the history."},
     jsonRow},
    runRatings,
    {.least = 1, .missing = "Missing FILE: a cup or a league."}};

} // namespace touchline::cli
