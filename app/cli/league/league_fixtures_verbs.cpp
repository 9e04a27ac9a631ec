// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/cups/cup_json.h"
#include "app/cli/input/competition_options.h"
#include "app/cli/output/terminal_match.h"
#include "core/competition/order_of_play.h"
#include "core/match/report/minute.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/matchday.h"
#include "models/league/league_matches.h"
#include "models/league/players/league_player.h"
#include "models/words/competition/cup_text.h"

#include <map>

namespace touchline::cli {

namespace {

/// "Matchday 3", "group stage, matchday 1", "final".
QString headingOf(const Competition &competition, const Fixture &fixture)
{
    const bool isOneStage = competition.definition().format.stages.size() == 1;
    if (!fixture.isGroupMatch())
        return fixture.stageName;
    return isOneStage ? u"Matchday %1"_s.arg(fixture.round + 1)
                      : u"%1, matchday %2"_s.arg(fixture.stageName).arg(fixture.round + 1);
}

/// Those of one matchday or round as they kick off.
std::vector<int> asPlayed(const Competition &competition, const std::vector<int> &matches)
{
    const auto roundOf = [&competition](int index) {
        return headingOf(competition, competition.fixtures()[at(index)]);
    };
    std::vector<int> ordered;
    for (auto first = matches.begin(); first != matches.end();) {
        const auto last =
            std::find_if(first, matches.end(), [&](int index) { return roundOf(index) != roundOf(*first); });
        const std::vector<int> round = inOrderOfPlay(competition, {first, last});
        ordered.insert(ordered.end(), round.begin(), round.end());
        first = last;
    }
    return ordered;
}

/// How a match that is being played stands, by fixture: "1-0, 67'".
using InPlay = std::map<int, QString>;

Result<InPlay> inPlayOf(League &league, const Competition &competition)
{
    const auto lines = league.matches().underWay();
    TOUCHLINE_TRY(lines);
    InPlay inPlay;
    for (const store::LiveLine &line : *lines) {
        const int index = competition.indexOfFixture(line.fixture);
        if (index < 0)
            continue;
        QString &text = inPlay[index];
        const auto match = league.matches().resume(line.fixture);
        if (!match)
            continue;
        const Score score = match->report().score;
        text = u"%1-%2"_s.arg(score.home).arg(score.away);
        if (!match->events().empty() && match->events().back().minute > 0)
            text +=
                u", %1'"_s.arg(minuteFigure(match->events().back().minute, match->events().back().stoppage));
    }
    return inPlay;
}

QString listText(const Competition &competition, const Progress &now, const std::vector<int> &matches,
                 const InPlay &inPlay)
{
    FixtureWidths widths;
    for (const int index : matches) {
        for (const Side side : bothSides) {
            const int team = now.fixtures[at(index)].teams[side];
            widths.team = std::max(widths.team, team < 0 ? 1 : displayWidth(competition.entrant(team).name));
        }
        widths.outcome = std::max(widths.outcome, displayWidth(outcomeText(competition, now, index)));
    }
    QString text;
    QString heading;
    for (const int index : matches) {
        if (const QString round = headingOf(competition, competition.fixtures()[at(index)]);
            round != heading) {
            text += (heading.isEmpty() ? QString() : u"\n"_s) + round + u'\n';
            heading = round;
        }
        text += fixtureText(competition, now, index, widths);
        if (const auto played = inPlay.find(index); played != inPlay.end()) {
            text.chop(1);
            text +=
                (played->second.isEmpty() ? u"  in play"_s : u"  in play: %1"_s.arg(played->second)) + u'\n';
        }
    }
    return text;
}

/// A competition with what is being played of it: of a league; a cup in a file has nothing of that.
struct Listed
{
    Competition competition;
    InPlay inPlay;
};

Result<Listed> listedAt(const QString &place, const QString &name)
{
    if (!isLeaguePlace(place)) {
        auto cup = readCupFile(place, name);
        TOUCHLINE_TRY(cup);
        return Listed{std::move(*cup), {}};
    }
    const auto league = leagueToRead(place);
    TOUCHLINE_TRY(league);
    auto competition = competitionOf(**league, name);
    TOUCHLINE_TRY(competition);
    auto inPlay = inPlayOf(**league, *competition);
    TOUCHLINE_TRY(inPlay);
    return Listed{std::move(*competition), std::move(*inPlay)};
}

QJsonObject withPlay(QJsonObject match, const InPlay &inPlay, int index)
{
    if (const auto played = inPlay.find(index); played != inPlay.end())
        match.insert(u"in_play"_s, played->second);
    return match;
}

bool takesPart(const Progress &now, int index, int team)
{
    const PerSide<int> &teams = now.fixtures[at(index)].teams;
    return teams[Side::Home] == team || teams[Side::Away] == team;
}

/// Neither played nor decided by a walkover or a ruling.
bool isOpen(const Competition &competition, const Progress &now, int index)
{
    const FixtureStatus &status = now.fixtures[at(index)];
    return competition.report(index) == nullptr && status.award < 0 && status.state != FixtureState::Void &&
           status.state != FixtureState::NotNeeded;
}

int runLeagueFixtures(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = placeArguments(parser);
    const auto listed = listedAt(arguments.constFirst(), arguments.value(1));
    TOUCHLINE_TRY_ON(streams, listed, arguments.constFirst());
    const Competition &competition = listed->competition;
    const InPlay &inPlay = listed->inPlay;
    const Progress now = progress(competition);
    int team = -1;
    if (const QString name = parser.value(u"team"_s); !name.isEmpty()) {
        const auto found = entrantCalled(name, competition);
        TOUCHLINE_TRY_ON(streams, found);
        team = *found;
    }
    std::vector<int> matches;
    if (parser.isSet(u"next"_s)) {
        matches = nextMatchday(competition, now);
    } else {
        for (int i = 0; i < static_cast<int>(now.fixtures.size()); ++i)
            // Whoever reads numbers looks for a number; people need not see what is not played.
            if (now.fixtures[at(i)].state != FixtureState::NotNeeded || streams.asJson)
                matches.push_back(i);
    }
    std::erase_if(matches, [&](int index) {
        return (team >= 0 && !takesPart(now, index, team)) ||
               (parser.isSet(u"open"_s) && !isOpen(competition, now, index));
    });
    if (streams.asJson) {
        const QJsonArray list = arrayOf(matches, [&](const int index) {
            return withPlay(matchJson(competition, now, index), inPlay, index);
        });
        streams.out << writtenJson({{u"matches"_s, list}});
        return done;
    }
    if (matches.empty() && parser.isSet(u"next"_s) && !now.roundsToDraw.empty()) {
        streams.out << "The next round is ready to be drawn: \"league draw\" draws it.\n";
        return done;
    }
    streams.out << (matches.empty() ? u"No fixtures.\n"_s
                                    : listText(competition, now, asPlayed(competition, matches), inPlay));
    return done;
}

/// What somebody has to do before the computer can play on; nothing when everything is played.
std::optional<Message> whatWaits(const Competition &competition, const Progress &now)
{
    const auto numbersOf = [&](const std::vector<int> &fixtures) {
        QStringList numbers;
        for (const int index : fixtures)
            numbers << QString::number(competition.fixtures()[at(index)].number);
        return numbers.join(u", "_s);
    };
    const auto numbersIn = [&](FixtureState state) { return numbersOf(fixturesIn(state, now)); };
    if (const QString numbers = numbersIn(FixtureState::InConflict); !numbers.isEmpty())
        return Message{
            QT_TRANSLATE_NOOP("core",
                              "Settle these matches in conflict first: %1. \"league correct\" shows how."),
            {numbers}};
    if (const QString numbers = numbersIn(FixtureState::Undecided); !numbers.isEmpty())
        return Message{QT_TRANSLATE_NOOP("core", "Decide these abandoned matches first: %1."), {numbers}};
    if (const std::vector<int> next = nextMatchday(competition, now); !next.empty())
        return Message{
            next.size() == 1
                ? QT_TRANSLATE_NOOP("core",
                                    "Your turn: match %1. Play it with --fixture NUMBER or enter the result.")
                : QT_TRANSLATE_NOOP("core", "Your turn: matches %1. Play them with --fixture NUMBER or "
                                            "enter the results."),
            {numbersOf(next)}};
    return std::nullopt;
}

/// Why no match can be played now.
Error nothingToPlay(const Competition &competition, const Progress &now)
{
    const auto waits = whatWaits(competition, now);
    return {Fault::Refused,
            waits ? *waits
                  : Message{QT_TRANSLATE_NOOP("core", "%1 is over: all matches are played."),
                            {competition.definition().name}},
            {}};
}

Result<void> playMatchday(League &league, const QUuid &id, const PlayRules &rules)
{
    TOUCHLINE_TRY(drawWhatIsDue(league, id));
    const auto competition = league.competitions().find(id);
    TOUCHLINE_TRY(competition);
    const Progress now = progress(*competition);
    const std::vector<int> fixtures =
        computersMatches(*competition, now, nextMatchday(*competition, now), rules);
    if (fixtures.empty())
        return fail(nothingToPlay(*competition, now));
    TOUCHLINE_TRY(playFixtures(league, id, fixtures, rules));
    return {};
}

bool isUnderWay(League &league, const QUuid &fixture)
{
    const auto lines = league.matches().underWay();
    return lines && std::any_of(lines->begin(), lines->end(),
                                [&fixture](const store::LiveLine &one) { return one.fixture == fixture; });
}

/// A match with those who play it from now on.
struct TerminalSeats
{
    LiveMatch match;
    MatchPlan plan;
};

/// Begins the match, or goes on with it where it stands.
Result<TerminalSeats> seatsAtTerminal(League &league, const Competition &competition, int index,
                                      const PlayRules &rules, const QCommandLineParser &parser)
{
    const QUuid fixture = competition.fixtures()[at(index)].id;
    const PerSide<int> teams = progress(competition).fixtures[at(index)].teams;
    MatchPlan plan{choiceFor(competition, index, teams, rules),
                   {},
                   competition.definition().seed,
                   std::nullopt,
                   std::nullopt,
                   {}};
    seatPersons(parser, plan);
    if (isUnderWay(league, fixture)) {
        auto match = league.matches().resume(fixture);
        TOUCHLINE_TRY(match);
        TOUCHLINE_TRY(changeSeats(*match, parser, plan));
        return TerminalSeats{std::move(*match), std::move(plan)};
    }
    auto setup = kickOffSetup(competition, index, rules, attemptOf(competition, index));
    TOUCHLINE_TRY(setup);
    MatchLabels labels;
    labels.seed = plan.typedDice ? QString() : QString::number(plan.seed);
    for (const Side side : bothSides) {
        plan.persons[side] = plan.persons[side] || plan.choice.agents[side] == personAgent;
        labels.agents[side] = plan.persons[side] ? personAgent : plan.choice.agents[side];
        // A person plays by the rules of persons, whoever runs the side otherwise.
        setup->sides[side].runBy = runByOf(plan.choice.game->info(), labels.agents[side]);
    }
    auto match = league.matches().begin(competition.definition().id, *plan.choice.game, std::move(*setup),
                                        std::move(labels));
    TOUCHLINE_TRY(match);
    return TerminalSeats{std::move(*match), std::move(plan)};
}

/// A match that somebody at this terminal plays for one side or both (ATCS R60). Every input is in the league
/// before the next is asked for: who leaves, or is thrown out, goes on there.
Result<void> playAtTerminal(League &league, const Competition &competition, int index, const PlayRules &rules,
                            const QCommandLineParser &parser, Streams &streams)
{
    auto seats = seatsAtTerminal(league, competition, index, rules, parser);
    TOUCHLINE_TRY(seats);
    const UndoRule rule = undoRuleOf(competition, seats->match);
    const Message farewell{QT_TRANSLATE_NOOP("core",
                                             "You left the match. It is kept as it stands: resume it with "
                                             "\"league play\" and --fixture %1, or in the window."),
                           {QString::number(competition.fixtures()[at(index)].number)}};
    const auto played = playOnInTerminal(seats->plan, std::move(seats->match), rule, farewell, streams);
    TOUCHLINE_TRY(played);
    if (played->ending != Ending::Over)
        return leaveMatch(played->ending, farewell, streams);
    TOUCHLINE_TRY(league.matches().finish(competition.definition().id, played->match));
    return {};
}

Result<void> playOne(League &league, const Competition &competition, const QString &number,
                     const PlayRules &rules, const QCommandLineParser &parser, Streams &streams)
{
    const auto index = matchNumbered(number, competition);
    TOUCHLINE_TRY(index);
    const PerSide<int> teams = progress(competition).fixtures[at(*index)].teams;
    if (parser.isSet(u"play"_s) || parser.isSet(u"dice"_s) ||
        (streams.in != nullptr && (waitsForPerson(competition, *index, teams, rules) ||
                                   isUnderWay(league, competition.fixtures()[at(*index)].id))))
        return playAtTerminal(league, competition, *index, rules, parser, streams);
    TOUCHLINE_TRY(playFixtures(league, competition.definition().id, {*index}, rules));
    return {};
}

/// Throws away a match that is not over.
Result<void> discardOne(League &league, const Competition &competition, const QString &number,
                        Streams &streams)
{
    const auto index = matchNumbered(number, competition);
    TOUCHLINE_TRY(index);
    const Fixture &fixture = competition.fixtures()[at(*index)];
    if (!isUnderWay(league, fixture.id))
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Match %1 is not being played."), {number});
    TOUCHLINE_TRY(league.matches().abandon(fixture.id));
    if (!streams.asJson)
        streams.out << u"Discarded: match %1\n"_s.arg(fixture.number);
    return {};
}

/// Who decides for single teams this time.
Result<void> seatTeamAgents(const QCommandLineParser &parser, const Competition &competition,
                            PlayRules &rules)
{
    const auto wishes = teamAgents(parser);
    TOUCHLINE_TRY(wishes);
    const std::vector<Entrant> &entrants = competition.definition().entrants;
    for (const auto &[team, agent] : *wishes) {
        const auto found = std::find_if(entrants.begin(), entrants.end(), [&team = team](const Entrant &one) {
            return one.code == team || one.name == team;
        });
        if (found == entrants.end())
            return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "%1 is not in %2."),
                        {team, competition.definition().name});
        TOUCHLINE_TRY(asUsage(checkAgentName(*rules.choice.game, agent)));
        rules.agents[static_cast<std::size_t>(found - entrants.begin())] = agent;
    }
    return {};
}

Result<void> playWanted(League &league, const Competition &competition, const QCommandLineParser &parser,
                        Streams &streams)
{
    auto rules = playRulesOf(competition);
    TOUCHLINE_TRY(rules);
    TOUCHLINE_TRY(assign(rules->choice.agents, agentsFor(parser, *rules->choice.game)));
    TOUCHLINE_TRY(seatTeamAgents(parser, competition, *rules));
    const QUuid id = competition.definition().id;
    if (parser.isSet(u"discard"_s))
        return discardOne(league, competition, parser.value(u"fixture"_s), streams);
    if (parser.isSet(u"fixture"_s))
        return playOne(league, competition, parser.value(u"fixture"_s), *rules, parser, streams);
    if (!parser.isSet(u"to-end"_s))
        return playMatchday(league, id, *rules);
    const auto played = playToTheEnd(league, id, *rules, progressOn(streams));
    TOUCHLINE_TRY(played);
    const auto now = league.competitions().find(id);
    if (*played == 0 && now)
        return fail(nothingToPlay(*now, progress(*now)));
    return {};
}

/// Indices of the matches that have another report than before.
std::vector<int> newlyPlayed(const Competition &before, const Competition &after)
{
    std::vector<int> played;
    for (int i = 0; i < static_cast<int>(after.fixtures().size()); ++i)
        if (const MatchReport *report = after.report(i);
            report != nullptr && (before.report(i) == nullptr || before.report(i)->id != report->id))
            played.push_back(i);
    return played;
}

QString playedText(const Competition &competition, const Progress &now, const std::vector<int> &played)
{
    FixtureWidths widths;
    for (const int index : played) {
        for (const Side side : bothSides)
            widths.team = std::max(widths.team, displayWidth(competition.report(index)->teams[side].name));
        widths.outcome = std::max(widths.outcome, displayWidth(outcomeText(competition, now, index)));
    }
    QString text;
    QString round;
    for (const int index : played) {
        if (const QString &name = competition.fixtures()[at(index)].stageName; name != round) {
            text += name + u'\n';
            round = name;
        }
        text += fixtureText(competition, now, index, widths);
    }
    return text;
}

void print(const Competition &competition, const std::vector<int> &played, bool asJson, Streams &streams)
{
    const Progress now = progress(competition);
    if (!asJson) {
        streams.out << playedText(competition, now, played);
        return;
    }
    const QJsonArray matches =
        arrayOf(played, [&](const int index) { return matchJson(competition, now, index); });
    streams.out << writtenJson({{u"matches"_s, matches}});
}

int runLeaguePlay(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = placeArguments(parser);
    if (parser.isSet(u"fixture"_s) + parser.isSet(u"matchday"_s) + parser.isSet(u"to-end"_s) > 1)
        return refuseUsage(streams, u"Choose one of --fixture, --matchday and --to-end."_s);
    const bool isByPerson = parser.isSet(u"play"_s) || parser.isSet(u"dice"_s);
    if (isByPerson && !parser.isSet(u"fixture"_s))
        return refuseUsage(streams, u"--play and --dice need --fixture."_s);
    if (parser.isSet(u"discard"_s) && (!parser.isSet(u"fixture"_s) || isByPerson))
        return refuseUsage(streams, u"--discard needs --fixture alone."_s);
    if (const QString wrong = wrongPersonUsage(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    const auto league = leagueToChange(arguments.constFirst(), streams);
    TOUCHLINE_TRY_ON(streams, league, arguments.constFirst());
    const auto before = competitionOf(**league, arguments.value(1));
    TOUCHLINE_TRY_ON(streams, before);
    Streams prompts = streams.asJson ? promptsApart(streams) : streams;
    const auto played = playWanted(**league, *before, parser, prompts);
    // What was played before something went wrong is kept, and told.
    const auto after = (*league)->competitions().find(before->definition().id);
    TOUCHLINE_TRY_ON(streams, after);
    if (const std::vector<int> matches = newlyPlayed(*before, *after); played || !matches.empty())
        print(*after, matches, streams.asJson, streams);
    // The computer does not play the matches of persons, nor past what somebody has to settle.
    if (played && parser.isSet(u"to-end"_s))
        if (const auto waits = whatWaits(*after, progress(*after)))
            streams.err << waits->english() << '\n';
    return played ? done : printError(streams, played.error());
}

} // namespace

const Verb leagueFixturesVerb{
    "league fixtures",
    "Lists the fixtures with their numbers, dates and results.",
    Subject::Watch,
    {{"What comes next", "league fixtures club.touchline --next"},
     {"What a team has still to play", "league fixtures club.touchline --team \"Mill Town\" --open"},
     {"Everything", "league fixtures wc.touchline"}},
    {placeRow,
     competitionArgumentRows,
     {"next", "Only the next matchday or round."},
     {"open", "Only matches still to be played."},
     {"team <name>", "Only matches of this team."},
     jsonRow},
    runLeagueFixtures,
    placeAndCompetition};

const Verb leaguePlayVerb{
    "league play",
    "Lets the computer play a match, a matchday or all remaining matches.",
    Subject::Week,
    {{"The computer plays the matchday", "league play wc.touchline --matchday"},
     {"One match", "league play wc.touchline --fixture 20"},
     {"All that is left", "league play wc.touchline --to-end"}},
    {placeRow,
     competitionArgumentRows,
     {"matchday", "Play the next matchday or round (the default)."},
     {"fixture <number>", "Play the match with this number."},
     {"to-end", "Play all remaining matches."},
     {"discard", "With --fixture: throw away that match, which was begun and is not over."},
     jsonRow,
     addAgentRows,
     teamAgentsRow,
     personRows,
     whoRow},
    runLeaguePlay,
    placeAndCompetition};

} // namespace touchline::cli
