// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/correction.h"
#include "app/cli/cups/correction_output.h"
#include "app/cli/cups/cup_file.h"
#include "models/league/changes/clashes_elsewhere.h"
#include "models/league/league_results.h"

namespace touchline::cli {

namespace {

// What is done: exactly one of them.
const std::vector<OptionRow> corrections{
    {"score <2-1>", "The correct result, including extra time; or the score of a walkover."},
    {"take-out", "Delete the result; the match is to be played."},
    {"walkover <side>", "Award the match to HOME or AWAY; with BOTH, both lose."},
    {"annul", "Annul the match; it is not replayed."},
    {"replay", "Clear the match for a replay; its date and ground stay."},
    {"postpone <day|open>", "Postpone the match to that day (2026-05-01), or to an open date."},
    {"abandoned <1-0>", "The match was abandoned at that score; decide with --then."},
    {"as-it-is", "Let the match count for the teams that played it, although others should have."},
    {"lift", "Cancel the rulings on this match."},
    {"withdraw <team>", "Withdraw the team; --results decides how its matches count."},
    {"deduct <team>", "Deduct points from the team: --points and --reason."},
    {"bonus <team>", "Give bonus points to the team: --points and --reason."},
    {"lot <teams>", "Record a drawing of lots: the teams in the order drawn, separated by commas."},
    {"replace <team>", "Replace a team that has not played yet by the card of --by."},
};

// How it is done.
const std::vector<OptionRow> details{
    {"match <number>", "The number of the match; of points, the one that they are about."},
    {"aet", "The score of --score includes extra time."},
    {"pens <4-3>", "The score of the penalty shoot-out."},
    {"leg-only",
     "The walkover counts for one leg, or one match of a series, only; otherwise its winner goes through."},
    {"minute <number>", "The minute in which the match was abandoned."},
    {"then <what>", "undecided, stands, replay, or the winner: HOME or AWAY."},
    {"cards <what>",
     "stay or fall: the cards of an annulled, abandoned or replayed match; otherwise by the rules."},
    {"results <what>", "void, counted (the remaining matches are walkovers), or revoked."},
    {"points <number>", "The number of points to deduct or to give."},
    {"group <name>", "The table for points or lots, if there are several."},
    {"by <team>", "The card of the new team."},
    {"on <day>", "The day of the decision (2026-05-01)."},
    {"reason <text>", "The reason, kept in the history."},
    {"new-day <day>", "The day of the replay, if it is another one."},
    {"kick-off <time>", "The kick-off time on the new day (19:30); otherwise it is not known yet."},
    {"ground <name>", "The ground, pitch or table on the new day; otherwise it stays."},
};

const std::vector<OptionRow> correctionRows{corrections, details};

QStringList correctionsAsked(const QCommandLineParser &parser)
{
    QStringList asked;
    for (const OptionRow &option : corrections)
        if (const QString name = QString::fromUtf8(option.name).section(u' ', 0, 0); parser.isSet(name))
            asked << name;
    // There it only says how many goals the winner is given.
    if (asked.contains(u"walkover"_s) || asked.contains(u"abandoned"_s))
        asked.removeOne(u"score"_s);
    return asked;
}

CorrectionWishes correctionWishes(const QCommandLineParser &parser)
{
    const auto given = [&parser](const QString &option) {
        return parser.isSet(option) ? std::optional(parser.value(option)) : std::nullopt;
    };
    CorrectionWishes wishes;
    wishes.asked = correctionsAsked(parser);
    if (!wishes.asked.isEmpty())
        wishes.value = parser.value(wishes.asked.constFirst());
    wishes.score = given(u"score"_s);
    wishes.result = {parser.isSet(u"aet"_s), given(u"pens"_s)};
    wishes.match = given(u"match"_s);
    wishes.legOnly = parser.isSet(u"leg-only"_s);
    wishes.minute = given(u"minute"_s);
    wishes.then = parser.value(u"then"_s);
    wishes.cards = given(u"cards"_s);
    wishes.results = parser.value(u"results"_s);
    // "--deduct Wales 3" is how people write it: the number stands alone then, behind PLACE and COMPETITION.
    const QStringList arguments = parser.positionalArguments();
    wishes.points = parser.isSet(u"points"_s) ? parser.value(u"points"_s)
                    : arguments.size() > 1    ? arguments.constLast()
                                              : QString();
    wishes.group = parser.value(u"group"_s);
    wishes.by = parser.value(u"by"_s);
    wishes.on = parser.value(u"on"_s);
    wishes.reason = parser.value(u"reason"_s);
    wishes.newDay = parser.value(u"new-day"_s);
    wishes.kickOff = given(u"kick-off"_s);
    wishes.ground = given(u"ground"_s);
    return wishes;
}

/// Where a walkover goes on counting although the score was changed.
QString stillAwarded(const Competition &after, const CorrectionWishes &wishes, bool asJson)
{
    const int fixture = wishes.match ? after.indexOfNumber(wishes.match->toInt()) : -1;
    return asJson || fixture < 0 || wishes.asked != QStringList{u"score"_s}
               ? QString()
               : stillAwardedOutput(after, fixture);
}

int runCorrect(const QCommandLineParser &parser, Streams &streams)
{
    const CorrectionWishes wishes = correctionWishes(parser);
    const QStringList &asked = wishes.asked;
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
    const auto after = corrected(*before, wishes);
    TOUCHLINE_TRY_ON(streams, after);
    const auto text = consequencesOutput(*before, *after, asJson);
    TOUCHLINE_TRY_ON(streams, text, path);
    // A file has no clock: whoever works out old seasons with it is told of no day that has passed.
    for (const Message &doubt : doubtfulDays(*before, *after, QDate()))
        streams.err << doubt.english() << '\n';
    if (!parser.isSet(u"what-if"_s))
        TOUCHLINE_TRY_ON(streams, rewriteCupFile(path, *after));
    streams.out << *text << stillAwarded(*after, wishes, asJson);
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

Result<Prepared> prepared(League &league, const QUuid &id, const CorrectionWishes &wishes)
{
    const auto note = correctionNote(wishes);
    TOUCHLINE_TRY(note);
    const auto before = league.competitions().find(id);
    TOUCHLINE_TRY(before);
    const auto change = changeAsked(*before, wishes, *note);
    TOUCHLINE_TRY(change);
    std::optional<Correction> correction;
    if (*change)
        TOUCHLINE_TRY(assign(correction, league.results().correction(id, **change)));
    auto after = *change ? withChange(*before, **change, *note) : replaced(*before, wishes, *note);
    TOUCHLINE_TRY(after);
    return Prepared{*note, std::move(correction), *before, std::move(*after)};
}

Result<JournalEntry> made(League &league, const QUuid &id, const Prepared &prepared,
                          const CorrectionWishes &wishes)
{
    if (prepared.correction)
        return league.results().correct(*prepared.correction, prepared.note);
    const Message title{QT_TRANSLATE_NOOP("core", "Replace team: %1 by %2"), {wishes.value, wishes.by}};
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
    const CorrectionWishes wishes = correctionWishes(parser);
    const QStringList &asked = wishes.asked;
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
    const auto worked = prepared(**league, line->id, wishes);
    TOUCHLINE_TRY_ON(streams, worked);
    const auto text = consequencesOutput(worked->before, worked->after, asJson);
    TOUCHLINE_TRY_ON(streams, text);
    for (const Message &clash : clashesElsewhere(**league, worked->before, worked->after))
        streams.err << clash.english() << '\n';
    for (const Message &doubt : doubtfulDays(worked->before, worked->after, (*league)->today()))
        streams.err << doubt.english() << '\n';
    if (isMade)
        TOUCHLINE_TRY_ON(streams, made(**league, line->id, *worked, wishes));
    streams.out << *text << stillAwarded(worked->after, wishes, asJson);
    if (!isMade && !asJson)
        streams.out << "Nothing was changed yet. Make this correction with --yes.\n";
    return done;
}

} // namespace

const Verb correctVerb{
    "correct",
    "Corrects a cup (results, walkovers, withdrawals) and shows what follows.",
    Subject::Results,
    {{"What another result would change", "correct cup.json --match 1 --score 3-1 --what-if"},
     {"A match that does not count", "correct cup.json --match 1 --annul --what-if"},
     {"A walkover", "correct cup.json --match 48 --walkover home --what-if"}},
    {argument("FILE", "A cup saved by \"cup --out\". Without a correction, lists its conflicts."),
     correctionRows,
     {"what-if", "Only show what would change; the file stays as it is."},
     jsonRow},
    runCorrect};

const Verb leagueCorrectVerb{
    "league correct",
    "Previews a correction, and makes it with --yes.",
    Subject::Week,
    {{"What another result would change", "league correct club.touchline --match 2 --score 1-0 --show"},
     {"The same, made so",
      "league correct club.touchline --match 2 --score 1-0 --reason \"typing error\" --yes"},
     {"A match on another day",
      "league correct club.touchline --match 6 --postpone 2026-11-30 --kick-off 19:30 --yes"}},
    {placeRow,
     competitionArgumentRows,
     correctionRows,
     {"yes", "Make the correction; without it, only show what would change."},
     {"show", "Only show what would change (the default)."},
     jsonRow,
     whoRow},
    runLeagueCorrect};

} // namespace touchline::cli
