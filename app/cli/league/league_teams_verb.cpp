// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/correction_output.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/input/competition_options.h"
#include "core/competition/late_entry.h"
#include "core/competition/progress.h"
#include "core/play/matches/play_rules.h"
#include "models/league/changes/league_rules.h"
#include "models/league/league_teams.h"
#include "models/league/players/participant.h"
#include "models/league/players/team_players.h"
#include "models/words/competition/cup_text.h"

#include <algorithm>
#include <numeric>

namespace touchline::cli {

namespace {

const QString nobody = u"none"_s;

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
        table.add({isRanked ? QString::number(entrant.ranking) : u"\u2013"_s, entrant.name, entrant.agent});
        list.append(QJsonObject{{u"team"_s, entrant.name},
                                {u"code"_s, entrant.code},
                                {u"ranking"_s, isRanked ? QJsonValue(entrant.ranking) : QJsonValue()},
                                {u"agent"_s, orNull(entrant.agent)}});
    }
    streams.out << (asJson ? jsonText({{u"teams"_s, list}}) : table.text());
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
            TOUCHLINE_TRY(asUsage(checkAgentName(**game, agent)));
    }
    return seats;
}

/// A club of the league, else a historic team, else a new club.
Result<Participant> lateParticipant(League &league, const QString &name)
{
    auto found = participantsNamed({name}, clubsOf(&league), teamFor);
    TOUCHLINE_TRY(found);
    return found->front();
}

Result<LateEntry> lateEntry(League &league, const Competition &competition, const QString &name,
                            MissedRound missed)
{
    const auto one = lateParticipant(league, name);
    TOUCHLINE_TRY(one);
    const auto game = findGame(competition.definition().game);
    TOUCHLINE_TRY(game);
    auto entrant = one->isClub() ? clubEntrant(one->team, **game, &league)
                                 : entrantWith(*one->known, 0, competition.definition().game);
    TOUCHLINE_TRY(entrant);
    return LateEntry{std::move(*entrant), missed};
}

int renameTeam(const QString &place, const QCommandLineParser &parser, Streams &streams)
{
    const QString name = parser.value(u"to"_s).simplified();
    if (name.isEmpty())
        return refuseUsage(streams, u"--rename needs the new name: --to NAME."_s);
    QDate from;
    if (const QString text = parser.value(u"from"_s); !text.isEmpty()) {
        from = typedDate(text);
        if (!from.isValid())
            return refuseUsage(streams, u"\"%1\" isn't a date. Try 2026-06-11."_s.arg(text));
    }
    const auto league = leagueToChange(place, streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    auto team = teamCalled(**league, parser.value(u"rename"_s));
    TOUCHLINE_TRY_ON(streams, team);
    team->name = name;
    const auto entry = (*league)->teams().change(*team, from);
    TOUCHLINE_TRY_ON(streams, entry);
    streams.out << entry->english() << '\n';
    return done;
}

int enterTeam(const QString &place, const QString &competitionName, const QCommandLineParser &parser,
              Streams &streams)
{
    const QStringList words{u"loss"_s, u"half-bye"_s, u"bye"_s};
    const QString how = parser.isSet(u"missed"_s) ? parser.value(u"missed"_s) : words.front();
    if (!words.contains(how))
        return refuseUsage(streams, u"--missed is loss, half-bye or bye, not \"%1\"."_s.arg(how));
    const auto league = leagueToChange(place, streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto before = competitionOf(**league, competitionName);
    TOUCHLINE_TRY_ON(streams, before);
    const std::vector<Stage> &stages = before->definition().format.stages;
    if (parser.isSet(u"missed"_s) && std::none_of(stages.begin(), stages.end(), [](const Stage &stage) {
            return std::holds_alternative<PairedStage>(stage.plan);
        }))
        return refuseUsage(streams, u"--missed is for a Swiss: here nobody has missed a round."_s);
    const auto late =
        lateEntry(**league, *before, parser.value(u"enter"_s), static_cast<MissedRound>(words.indexOf(how)));
    TOUCHLINE_TRY_ON(streams, late);
    const auto entry = (*league)->competitions().enterLate(before->definition().id, *late);
    TOUCHLINE_TRY_ON(streams, entry);
    streams.out << entry->english() << '\n';
    const auto after = (*league)->competitions().find(before->definition().id);
    TOUCHLINE_TRY_ON(streams, after);
    const Progress now = progress(*after);
    for (std::size_t i = 0; i < after->fixtures().size(); ++i)
        if (before->indexOfFixture(after->fixtures()[i].id) < 0 &&
            now.fixtures[i].state != FixtureState::NotNeeded && !after->fixtures()[i].isConditional())
            streams.out << fixtureText(*after, now, static_cast<int>(i));
    return done;
}

int runLeagueTeams(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = placeArguments(parser);
    if (parser.isSet(u"rename"_s) && parser.isSet(u"enter"_s))
        return refuseUsage(streams, u"Rename a team or enter one, not both."_s);
    if (!parser.isSet(u"rename"_s) && (parser.isSet(u"to"_s) || parser.isSet(u"from"_s)))
        return refuseUsage(streams, u"--to and --from are for --rename."_s);
    if (!parser.isSet(u"enter"_s) && parser.isSet(u"missed"_s))
        return refuseUsage(streams, u"--missed is for --enter."_s);
    if (parser.isSet(u"rename"_s))
        return renameTeam(arguments.constFirst(), parser, streams);
    if (parser.isSet(u"enter"_s))
        return enterTeam(arguments.constFirst(), arguments.value(1), parser, streams);
    const QString ranking = parser.value(u"ranking"_s);
    if (parser.isSet(u"ranking"_s) && ranking.count(u',') == 0)
        return refuseUsage(streams, u"--ranking names at least two teams, best first: Denmark,Slovenia."_s);
    const auto agents = teamAgents(parser);
    TOUCHLINE_TRY_ON(streams, agents);
    const bool isShown = parser.isSet(u"show"_s);
    if (isShown && (!parser.isSet(u"ranking"_s) || !agents->empty()))
        return refuseUsage(streams, u"--show is for --ranking."_s);
    const bool isChange = !isShown && (parser.isSet(u"ranking"_s) || !agents->empty());
    const QString &place = arguments.constFirst();
    const auto league = isChange ? leagueToChange(place, streams) : leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto before = competitionOf(**league, arguments.value(1));
    TOUCHLINE_TRY_ON(streams, before);
    if (isShown) {
        const auto text = rankingShown(*before, ranking, streams.asJson);
        TOUCHLINE_TRY_ON(streams, text);
        streams.out << *text;
        return done;
    }
    // Everything is looked at before anything is changed.
    const auto seats = seatsOf(*before, *agents);
    TOUCHLINE_TRY_ON(streams, seats);
    if (parser.isSet(u"ranking"_s))
        TOUCHLINE_TRY_ON(streams, rank(**league, *before, ranking, streams));
    if (!seats->empty()) {
        const auto entry = setTeamAgents(**league, before->definition().id, *seats);
        TOUCHLINE_TRY_ON(streams, entry);
        streams.err << entry->english() << '\n';
    }
    const auto after = (*league)->competitions().find(before->definition().id);
    TOUCHLINE_TRY_ON(streams, after);
    print(*after, streams.asJson, streams);
    return done;
}

} // namespace

const Verb leagueTeamsVerb{
    "league teams",
    "Shows the teams of a competition and who plays for them; ranks, renames and adds teams.",
    Subject::Begin,
    {{"Teams and players", "league teams club.touchline"},
     {"A club has another name from today on",
      "league teams club.touchline --rename \"Old Boys\" --to \"Old Lads\""},
     {"A team joins a Swiss", "league teams evening.touchline --enter Newtown"}},
    {placeRow,
     competitionArgumentRows,
     teamAgentsRow,
     {"ranking <teams>", "Rank these teams in this order, best first, with commas between; the others keep "
                         "their places. Where the rules ask for a ranking, it decides between level teams."},
     {"show", "With --ranking: only show what would change."},
     {"rename <team>", "Give this team the name of --to: everywhere but in seasons that are over. Both names "
                       "are understood from then on."},
     {"to <name>", "With --rename: the new name."},
     {"from <date>", "With --rename: the first day of the new name; by default today."},
     {"enter <team>", "A team that joins after the start: in a Swiss from the next round on, in a league "
                      "with matches against everybody, in a cup against a team that has a bye."},
     {"missed <how>", "With --enter in a Swiss: what the team has for each round it has missed: loss (the "
                      "default), half-bye (the points of a half-point bye, by default a draw) or bye."},
     jsonRow,
     whoRow},
    runLeagueTeams,
    placeAndCompetition};

} // namespace touchline::cli
