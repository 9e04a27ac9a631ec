// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/cups/cup_json.h"
#include "app/cli/input/league_access.h"
#include "core/base/index.h"
#include "core/competition/order_of_play.h"
#include "core/match/report/minute.h"
#include "core/play/matches/matchday.h"
#include "models/league/league_matches.h"
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

} // namespace

const Verb leagueFixturesVerb{"league fixtures",
                              "Lists the fixtures with their numbers, dates and results.",
                              {placeRow,
                               competitionArgumentRows,
                               {"next", "Only the next matchday or round."},
                               {"open", "Only matches still to be played."},
                               {"team", "Only matches of this team.", "name"},
                               jsonRow},
                              runLeagueFixtures,
                              placeAndCompetition};

} // namespace touchline::cli
