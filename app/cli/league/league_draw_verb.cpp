// SPDX-License-Identifier: GPL-3.0-or-later
// The draw of the next round, and what is said before it: byes on request, pairings by hand and their cost.
#include "app/cli/base/verb.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/cups/cup_json.h"
#include "app/cli/input/competition_options.h"
#include "core/play/matches/matchday.h"
#include "models/league/players/league_player.h"
#include "models/words/competition/cup_text.h"
#include "models/words/competition/round_words.h"

namespace touchline::cli {

namespace {

const QString noOpponent = u"bye"_s;

/// "Rovers=half".
Result<TeamBye> typedBye(const QString &text, const ByeRequest &round, const Competition &competition)
{
    const qsizetype sign = text.lastIndexOf(u'=');
    const QString kind = text.mid(sign + 1).trimmed();
    const auto *const word = std::find_if(byeKindWords.begin(), byeKindWords.end(),
                                          [&kind](const char *one) { return kind == QLatin1String(one); });
    if (sign < 1 || word == byeKindWords.end())
        return fail(Fault::Usage,
                    QT_TRANSLATE_NOOP("core", "--bye takes a team and half, zero, full or plays, such as "
                                              "Rovers=half, not \"%1\"."),
                    {text});
    const auto team = entrantCalled(text.left(sign).trimmed(), competition);
    TOUCHLINE_TRY(team);
    TeamBye bye{*team, round};
    bye.request.kind = static_cast<ByeRequest::Kind>(word - byeKindWords.begin());
    return bye;
}

/// "Rovers - United", or "Rovers - bye". Names may have a dash themselves: the one counts that parts two
/// teams.
Result<void> readPair(const QString &text, const Competition &competition, RoundWishes &wishes)
{
    const QString dash = u" - "_s;
    std::optional<Error> wrong;
    for (qsizetype at = text.indexOf(dash); at >= 0; at = text.indexOf(dash, at + 1)) {
        const QString away = text.mid(at + dash.size()).trimmed();
        const auto first = entrantCalled(text.left(at).trimmed(), competition);
        const auto second = away == noOpponent ? Result<int>(-1) : entrantCalled(away, competition);
        if (!first || !second) {
            wrong = first ? second.error() : first.error();
            continue;
        }
        if (*second >= 0) {
            wishes.pairings.push_back({{*first, *second}});
            return {};
        }
        if (wishes.bye)
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "Only one team can have the bye."));
        wishes.bye = *first;
        return {};
    }
    if (wrong)
        return fail(*wrong);
    return fail(Fault::Usage,
                QT_TRANSLATE_NOOP("core", "--pair takes two teams, home team first, such as \"Rovers - "
                                          "United\", or \"Rovers - bye\", not \"%1\"."),
                {text});
}

/// The round that byes are asked for: --round in the stage that is drawn next, else the next one.
Result<ByeRequest> roundAsked(const QCommandLineParser &parser, const Competition &competition)
{
    const int next = nextSwissRound(competition);
    if (next < 0)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 has no Swiss round that is still to be drawn."),
                    {competition.definition().name});
    const DrawnRound &round = competition.plan().drawnRounds[at(next)];
    ByeRequest asked{round.stage + 1, round.round + 1};
    if (!parser.isSet(u"round"_s))
        return asked;
    bool isNumber = false;
    asked.round = parser.value(u"round"_s).toInt(&isNumber);
    if (!isNumber || asked.round < 1)
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "--round takes a number such as 3, not \"%1\"."),
                    {parser.value(u"round"_s)});
    return asked;
}

Result<RoundPlan> planAsked(const QCommandLineParser &parser, const Competition &competition)
{
    RoundPlan plan;
    if (const QStringList texts = parser.values(u"bye"_s); !texts.isEmpty()) {
        const auto round = roundAsked(parser, competition);
        TOUCHLINE_TRY(round);
        for (const QString &text : texts) {
            auto bye = typedBye(text, *round, competition);
            TOUCHLINE_TRY(bye);
            plan.byes.push_back(*bye);
        }
    }
    for (const QString &text : parser.values(u"pair"_s))
        TOUCHLINE_TRY(readPair(text, competition, plan.wishes));
    plan.wishes.allowsRematches = parser.isSet(u"rematch"_s);
    return plan;
}

/// A round of a Swiss before it is drawn, of a competition with its requests.
struct ShownRound
{
    const Competition &competition;
    const Progress now;
    const RoundProposal proposal;

    [[nodiscard]] const DrawnRound &round() const
    {
        return competition.plan().drawnRounds[at(proposal.draw.round)];
    }
    [[nodiscard]] int teamAt(std::size_t place) const
    {
        return now.tables[at(round().table)].teams[at(proposal.draw.order[place])];
    }
    [[nodiscard]] QString nameAt(std::size_t place) const { return competition.entrant(teamAt(place)).name; }
    [[nodiscard]] std::size_t pairings() const { return proposal.draw.order.size() / 2; }
    [[nodiscard]] QString bye() const
    {
        return proposal.draw.order.size() % 2 == 0 ? QString() : nameAt(proposal.draw.order.size() - 1);
    }
    [[nodiscard]] std::vector<TeamBye> requested() const
    {
        return RequestedByes(competition, round().stage).all(round().round + 1);
    }
};

QJsonObject termsJson(const RoundTerms &terms)
{
    return {{u"rematches"_s, terms.rematches},
            {u"points_apart"_s, pointsJson(terms.apart)},
            {u"repeated_floats"_s, terms.repeatedFloats},
            {u"floats"_s, terms.floats},
            {u"imbalance"_s, terms.imbalance},
            {u"repeated_venues"_s, terms.repeatedVenues}};
}

QJsonObject roundJson(const ShownRound &shown)
{
    QJsonArray pairings;
    for (std::size_t i = 0; i < shown.pairings(); ++i)
        pairings.append(QJsonObject{{u"home"_s, shown.nameAt(2 * i)}, {u"away"_s, shown.nameAt(2 * i + 1)}});
    const QJsonArray byes = arrayOf(shown.requested(), [&](const TeamBye &one) {
        return QJsonObject{
            {u"team"_s, shown.competition.entrant(one.team).name},
            {u"points"_s, QLatin1String(byeKindWords[static_cast<std::size_t>(one.request.kind)])}};
    });
    const RoundProposal &proposal = shown.proposal;
    return {{u"round"_s, shown.round().round + 1},
            {u"pairings"_s, pairings},
            {u"bye"_s, orNull(shown.bye())},
            {u"byes_on_request"_s, byes},
            {u"cost"_s, termsJson(proposal.terms)},
            {u"automatic"_s, proposal.automatic ? QJsonValue(termsJson(*proposal.automatic)) : QJsonValue()},
            {u"notes"_s,
             QJsonArray::fromStringList(warningLines(shown.competition, proposal.terms, Language{}))}};
}

QString roundText(const ShownRound &shown)
{
    QString text;
    TextTable pairings({TextTable::Align::Left, TextTable::Align::Left, TextTable::Align::Left});
    for (std::size_t i = 0; i < shown.pairings(); ++i)
        pairings.add({shown.nameAt(2 * i), u"v"_s, shown.nameAt(2 * i + 1)});
    text += pairings.text();
    if (const QString bye = shown.bye(); !bye.isEmpty())
        text += u"Bye: %1\n"_s.arg(bye);
    for (const TeamBye &one : shown.requested())
        text += u"%1: %2\n"_s.arg(shown.competition.entrant(one.team).name,
                                  byeWords(shown.competition, one, Language{}));
    return text;
}

/// The price of a round beside that of the automatic one.
QString costText(const ShownRound &shown)
{
    TextTable table({TextTable::Align::Left, TextTable::Align::Right, TextTable::Align::Right});
    table.add({QString(), u"This round"_s, u"Automatic"_s});
    for (const RoundFigure &one : roundFigures(shown.proposal, Language{}))
        table.add({one.name, one.value, one.automatic.isEmpty() ? u"\u2013"_s : one.automatic});
    QString text = u'\n' + table.text();
    for (const QString &line : warningLines(shown.competition, shown.proposal.terms, Language{}))
        text += line + u'\n';
    return text + roundVerdict(shown.proposal, Language{}) + u'\n';
}

/// The matches of the rounds that were to be drawn, as they are drawn now; nothing for groups.
std::vector<int> matchesDrawn(const Competition &competition, const Progress &now,
                              const std::vector<int> &rounds)
{
    std::vector<int> matches;
    for (const int round : rounds)
        for (const int fixture : competition.plan().drawnRounds[at(round)].fixtures)
            if (now.fixtures[at(fixture)].state != FixtureState::NotNeeded)
                matches.push_back(fixture);
    return matches;
}

/// With the requests of the plan; nothing where no Swiss round is due.
Result<std::optional<RoundProposal>> proposal(Competition &after, const Progress &now, const RoundPlan &plan)
{
    if (swissRoundToDraw(after, now) < 0 && plan.wishes.isEmpty())
        return std::optional<RoundProposal>();
    for (const TeamBye &bye : plan.byes)
        TOUCHLINE_TRY(requestBye(after, bye));
    auto made = proposedRound(after, now, plan.wishes);
    TOUCHLINE_TRY(made);
    return std::optional(std::move(*made));
}

Error nothingToDraw(const Competition &competition)
{
    return {
        Fault::Refused,
        {QT_TRANSLATE_NOOP("core", "There is nothing to draw yet in %1: the matches before it come first."),
         {competition.definition().name}},
        {}};
}

int showRound(const ShownRound &shown, Streams &streams)
{
    if (streams.asJson) {
        streams.out << writtenJson(
            {{u"title"_s, QJsonValue()}, {u"matches"_s, QJsonArray()}, {u"swiss"_s, roundJson(shown)}});
        return done;
    }
    streams.out << roundText(shown) << costText(shown) << "Nothing is drawn yet.\n";
    return done;
}

int keepByes(League &league, const Competition &competition, const RoundPlan &plan, Streams &streams)
{
    const auto entry = requestByes(league, competition.definition().id, plan.byes);
    TOUCHLINE_TRY_ON(streams, entry);
    if (streams.asJson)
        streams.out << writtenJson(
            {{u"title"_s, entry->english()}, {u"matches"_s, QJsonArray()}, {u"swiss"_s, QJsonValue()}});
    else
        streams.out << entry->english() << '\n';
    return done;
}

int drawNow(League &league, const Competition &before, const RoundPlan &plan, Streams &streams)
{
    Competition asked = before;
    const Progress now = progress(before);
    const auto proposed = proposal(asked, now, plan);
    TOUCHLINE_TRY_ON(streams, proposed);
    const auto drawn = drawWhatIsDue(league, before.definition().id, plan);
    TOUCHLINE_TRY_ON(streams, drawn);
    if (!*drawn)
        return printError(streams, nothingToDraw(before));
    const auto after = league.competitions().find(before.definition().id);
    TOUCHLINE_TRY_ON(streams, after);
    const Progress then = progress(*after);
    const std::vector<int> matches = matchesDrawn(*after, then, now.roundsToDraw);
    if (streams.asJson) {
        const QJsonArray list =
            arrayOf(matches, [&](const int index) { return matchJson(*after, then, index); });
        streams.out << writtenJson(
            {{u"title"_s, (*drawn)->english()},
             {u"matches"_s, list},
             {u"swiss"_s, *proposed ? QJsonValue(roundJson({asked, now, **proposed})) : QJsonValue()}});
        return done;
    }
    streams.out << (*drawn)->english() << '\n';
    for (const int match : matches)
        streams.out << fixtureText(*after, then, match);
    if (!*proposed)
        return done;
    const ShownRound shown{asked, now, **proposed};
    if (const QString bye = shown.bye(); !bye.isEmpty())
        streams.out << u"Bye: %1\n"_s.arg(bye);
    for (const TeamBye &one : shown.requested())
        streams.out << u"%1: %2\n"_s.arg(asked.entrant(one.team).name, byeWords(asked, one, Language{}));
    if (!plan.wishes.isEmpty())
        streams.out << costText(shown);
    return done;
}

int runLeagueDraw(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = placeArguments(parser);
    const bool isShown = parser.isSet(u"show"_s);
    if (parser.isSet(u"rematch"_s) && !parser.isSet(u"pair"_s))
        return refuseUsage(streams, u"--rematch is for --pair."_s);
    if (parser.isSet(u"round"_s) && (!parser.isSet(u"bye"_s) || parser.isSet(u"pair"_s) || isShown))
        return refuseUsage(streams, u"--round is for --bye: it keeps the request and draws nothing."_s);
    const auto league =
        isShown ? leagueToRead(arguments.constFirst()) : leagueToChange(arguments.constFirst(), streams);
    TOUCHLINE_TRY_ON(streams, league, arguments.constFirst());
    const auto before = competitionOf(**league, arguments.value(1));
    TOUCHLINE_TRY_ON(streams, before);
    const auto plan = planAsked(parser, *before);
    TOUCHLINE_TRY_ON(streams, plan);
    if (parser.isSet(u"round"_s))
        return keepByes(**league, *before, *plan, streams);
    if (!isShown)
        return drawNow(**league, *before, *plan, streams);
    Competition asked = *before;
    const Progress now = progress(*before);
    const auto proposed = proposal(asked, now, *plan);
    TOUCHLINE_TRY_ON(streams, proposed);
    if (!*proposed)
        return printError(streams, nothingToDraw(*before));
    return showRound({asked, now, **proposed}, streams);
}

} // namespace

const Verb leagueDrawVerb{
    "league draw",
    "Draws the next round, and lots where they are due; in a Swiss with byes on request and pairings by "
    "hand.",
    Subject::Week,
    {{"What the next round of a Swiss would be", "league draw evening.touchline --show"},
     {"Drawn", "league draw evening.touchline"},
     {"With a bye on request", "league draw evening.touchline --bye \"Mill Town=half\" --round 3"}},
    {placeRow,
     competitionArgumentRows,
     {"bye <team=points>",
      "In a Swiss: this team asks not to play the round. It has the points of a half-point bye (half), none "
      "(zero) or those of the bye (full); plays takes it back. May be repeated."},
     {"round <number>", "With --bye: for this round, drawing nothing; by default the round drawn now."},
     {"pair <teams>",
      "In a Swiss: these two meet, home team first (\"Rovers - United\"), or this team has the bye (\"Rovers "
      "- bye\"). The others are paired by the rules. May be repeated."},
     {"rematch", "With --pair: the two may have met before."},
     {"show", "Only show the pairings of a Swiss and what they cost, beside the automatic ones."},
     jsonRow,
     whoRow},
    runLeagueDraw,
    placeAndCompetition};

} // namespace touchline::cli
