// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/league_teams_verb.h"

#include "app/cli/cups/correction_output.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/match_rules_options.h"
#include "core/base/json_reader.h"
#include "core/games/registry.h"
#include "core/play/matches/play_rules.h"
#include "models/league/changes/league_rules.h"
#include "models/league/league_competitions.h"
#include "models/words/parts/text_table.h"

#include <QJsonArray>
#include <QtGlobal>

#include <algorithm>
#include <numeric>

namespace touchline::cli {

namespace {

const QString rankingOption = QStringLiteral("ranking");
const QString nobody = QStringLiteral("none");

/// Indices of the entrants, best of the ranking first; those that are not in it come last.
std::vector<int> byRanking(const Competition &competition)
{
    std::vector<int> order(competition.definition().entrants.size());
    std::iota(order.begin(), order.end(), 0);
    const auto place = [&competition](int team) {
        const int ranking = competition.entrant(team).ranking;
        return ranking == 0 ? static_cast<int>(competition.definition().entrants.size()) + 1'000'000
                            : ranking;
    };
    std::stable_sort(order.begin(), order.end(), [&place](int a, int b) { return place(a) < place(b); });
    return order;
}

void print(const Competition &competition, bool asJson, Streams &streams)
{
    QJsonArray list;
    TextTable table({TextTable::Align::Right, TextTable::Align::Left, TextTable::Align::Left});
    for (const int team : byRanking(competition)) {
        const Entrant &entrant = competition.entrant(team);
        const bool isRanked = entrant.ranking > 0;
        table.add({isRanked ? QString::number(entrant.ranking) : QStringLiteral("\u2013"), entrant.name,
                   entrant.agent});
        list.append(QJsonObject{
            {QStringLiteral("team"), entrant.name},
            {QStringLiteral("code"), entrant.code},
            {QStringLiteral("ranking"), isRanked ? QJsonValue(entrant.ranking) : QJsonValue()},
            {QStringLiteral("agent"), entrant.agent.isEmpty() ? QJsonValue() : QJsonValue(entrant.agent)}});
    }
    if (asJson)
        streams.out << writtenJson({{QStringLiteral("teams"), list}});
    else
        streams.out << table.text();
}

/// What tables and ties would be by another ranking.
Result<QString> rankingShown(const Competition &before, const QString &wish, bool asJson)
{
    std::vector<int> teams;
    for (const QString &name : wish.split(u',')) {
        const auto team = entrantCalled(name.trimmed(), before);
        TOUCHLINE_TRY(team);
        teams.push_back(*team);
    }
    Competition after = before;
    TOUCHLINE_TRY(after.setRanking(teams));
    return consequencesOutput(before, after, asJson);
}

Result<void> rank(League &league, const Competition &competition, const QString &wish, Streams &streams)
{
    std::vector<QUuid> teams;
    for (const QString &name : wish.split(u',')) {
        const auto team = entrantCalled(name.trimmed(), competition);
        TOUCHLINE_TRY(team);
        teams.push_back(competition.entrant(*team).id);
    }
    const auto entry = league.competitions().setRanking(competition.definition().id, teams);
    TOUCHLINE_TRY(entry);
    streams.err << entry->english() << '\n';
    return {};
}

Result<std::vector<TeamSeat>> seatsOf(const Competition &competition,
                                      const std::vector<std::pair<QString, QString>> &wishes)
{
    const auto game = findGame(competition.definition().game);
    TOUCHLINE_TRY(game);
    std::vector<TeamSeat> seats;
    for (const auto &[name, agent] : wishes) {
        const auto team = entrantCalled(name, competition);
        TOUCHLINE_TRY(team);
        seats.emplace_back(competition.entrant(*team).id, agent == nobody ? QString() : agent);
        if (agent != nobody)
            if (auto good = checkAgentName(**game, agent); !good)
                return fail(asUsage(good.error()));
    }
    return seats;
}

} // namespace

void LeagueTeamsVerb::describe(ArgumentParser &parser) const
{
    describePlace(parser);
    describeCompetitionArgument(parser);
    describeTeamAgents(parser);
    parser.addOptions({
        {rankingOption,
         QStringLiteral("Rank these teams in this order, best first, with commas between; the others keep "
                        "their places. Where the rules ask for a ranking, it decides between level teams."),
         QStringLiteral("teams")},
        {QStringLiteral("show"), QStringLiteral("With --ranking: only show what would change.")},
        {QStringLiteral("json"), QStringLiteral("Print JSON.")},
    });
    describeWho(parser);
}

int LeagueTeamsVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList arguments = placeArguments(parser);
    if (arguments.isEmpty() || arguments.size() > 2)
        return refuseArguments(
            streams, arguments, 2,
            QStringLiteral("Missing PLACE: touchline-cli league teams PLACE [COMPETITION]."));
    const QString ranking = parser.value(rankingOption);
    if (parser.isSet(rankingOption) && ranking.count(u',') == 0)
        return refuseUsage(
            streams, QStringLiteral("--ranking names at least two teams, best first: Denmark,Slovenia."));
    const auto agents = teamAgents(parser);
    if (!agents)
        return printError(streams, agents.error());
    const bool isShown = parser.isSet(QStringLiteral("show"));
    if (isShown && (!parser.isSet(rankingOption) || !agents->empty()))
        return refuseUsage(streams, QStringLiteral("--show is for --ranking."));
    const bool isChange = !isShown && (parser.isSet(rankingOption) || !agents->empty());
    const QString &place = arguments.constFirst();
    const auto league = isChange ? leagueToChange(place, parser) : leagueToRead(place);
    if (!league)
        return printError(streams, league.error(), place);
    const auto before = competitionOf(**league, arguments.value(1));
    if (!before)
        return printError(streams, before.error());
    if (isShown) {
        const auto text = rankingShown(*before, ranking, parser.isSet(QStringLiteral("json")));
        if (!text)
            return printError(streams, text.error());
        streams.out << *text;
        return done;
    }
    // Everything is looked at before anything is changed.
    const auto seats = seatsOf(*before, *agents);
    if (!seats)
        return printError(streams, seats.error());
    if (parser.isSet(rankingOption))
        if (const auto ranked = rank(**league, *before, ranking, streams); !ranked)
            return printError(streams, ranked.error());
    if (!seats->empty()) {
        const auto entry = setTeamAgents(**league, before->definition().id, *seats);
        if (!entry)
            return printError(streams, entry.error());
        streams.err << entry->english() << '\n';
    }
    const auto after = (*league)->competitions().find(before->definition().id);
    if (!after)
        return printError(streams, after.error());
    print(*after, parser.isSet(QStringLiteral("json")), streams);
    return done;
}

} // namespace touchline::cli
