// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forecast/forecast_counts.h"

#include "core/competition/order_of_play.h"

#include <algorithm>

namespace touchline {

namespace {

/// The ties from which the title can still be won: consolation and matches for third place are none.
class TitleWay
{
public:
    explicit TitleWay(const Competition &competition)
        : m_competition(competition)
        , m_ties(competition.plan().ties.size(), false)
        , m_tables(competition.tables().size(), false)
    {
        const std::vector<Slot> &places = competition.definition().format.finalPlaces;
        if (!places.empty())
            follow(places.front());
    }

    [[nodiscard]] bool hasTie(std::size_t tie) const { return m_ties[tie]; }
    [[nodiscard]] bool hasTable(std::size_t table) const { return m_tables[table]; }

private:
    void follow(const Slot &slot)
    {
        const FixturePlan &plan = m_competition.plan();
        switch (slot.kind) {
        case Slot::Kind::Drawn:
            break;
        case Slot::Kind::WinnerOf:
        case Slot::Kind::LoserOf:
            followTie(plan.tieByNumber[at(slot.number)]);
            break;
        case Slot::Kind::GroupPlace:
        case Slot::Kind::Allocated:
            followTable(at(slot.group));
            break;
        case Slot::Kind::Reserved: {
            const ReservedPlace &place = m_competition.definition().format.reserved[at(slot.number - 1)];
            follow(place.team);
            follow(place.otherwise);
            break;
        }
        case Slot::Kind::RoundDraw:
            follow(plan.drawnRounds[at(slot.group)].pot);
            break;
        }
    }

    void follow(const std::vector<Slot> &slots)
    {
        for (const Slot &slot : slots)
            follow(slot);
    }

    void followTie(int tie)
    {
        if (tie < 0 || m_ties[at(tie)])
            return;
        m_ties[at(tie)] = true;
        const TiePlan &plan = m_competition.plan().ties[at(tie)];
        follow(plan.slots[Side::Home]);
        follow(plan.slots[Side::Away]);
    }

    void followTable(std::size_t table)
    {
        if (m_tables[table])
            return;
        m_tables[table] = true;
        const TablePlan &plan = m_competition.tables()[table];
        const Stage &stage = m_competition.definition().format.stages[at(plan.stage)];
        if (const auto *groups = std::get_if<RoundRobinStage>(&stage.plan)) {
            follow(groups->groups[at(plan.group)].members);
            follow(groups->pot);
        } else if (const auto *paired = std::get_if<PairedStage>(&stage.plan)) {
            follow(paired->members);
        } else if (const auto *made = std::get_if<TableStage>(&stage.plan)) {
            follow(made->members);
            for (const int part : made->of)
                followTable(at(part));
        }
    }

    const Competition &m_competition;
    std::vector<bool> m_ties;
    std::vector<bool> m_tables;
};

bool isOpen(FixtureState state)
{
    return state == FixtureState::Ready || state == FixtureState::Waiting;
}

double shareOf(int times, int of)
{
    return of == 0 ? 0.0 : static_cast<double>(times) / of;
}

void addAll(std::vector<int> &sums, const std::vector<int> &more)
{
    if (sums.size() < more.size())
        sums.resize(more.size(), 0);
    for (std::size_t i = 0; i < more.size(); ++i)
        sums[i] += more[i];
}

} // namespace

double MatchForecast::swing(Side side) const
{
    const int wins = won[side];
    const int defeats = won[opposite(side)];
    if (wins == 0 || defeats == 0)
        return 0;
    const std::size_t win = side == Side::Home ? 0 : 2;
    return shareOf(onward[win][side], wins) - shareOf(onward[2 - win][side], defeats);
}

double MatchForecast::importance() const
{
    // Of few continuations a defeat may look better than a win.
    return std::max({0.0, swing(Side::Home), swing(Side::Away)});
}

ForecastCounts::ForecastCounts(const Competition &competition, const Progress &now)
    : teams(competition.definition().entrants.size())
    , tables(competition.tables().size(), std::vector<TablePlaceForecast>(teams.size()))
    , meetings(competition.plan().ties.size())
    , m_stageOfTie(competition.plan().ties.size(), -1)
    , m_stageOfTable(tables.size(), -1)
    , m_isTableOnWay(tables.size(), false)
    , m_furthest(teams.size(), -1)
{
    const FixturePlan &plan = competition.plan();
    const TitleWay way(competition);
    for (std::size_t table = 0; table < tables.size(); ++table)
        m_isTableOnWay[table] = way.hasTable(table);
    const std::vector<Stage> &all = competition.definition().format.stages;
    for (std::size_t stage = 0; stage < all.size(); ++stage) {
        if (std::holds_alternative<KnockoutStage>(all[stage].plan)) {
            for (const int tie : plan.tiesOfStage[stage]) {
                if (!way.hasTie(at(tie)))
                    continue;
                const Fixture &first = competition.fixtures()[at(plan.ties[at(tie)].fixtures.front())];
                if (stages.empty() || stages.back().stage != first.stage ||
                    stages.back().round != first.round)
                    stages.push_back({first.stage, first.round, first.stageName});
                m_stageOfTie[at(tie)] = static_cast<int>(stages.size()) - 1;
            }
            continue;
        }
        for (std::size_t table = 0; stage > 0 && table < tables.size(); ++table) {
            if (at(competition.tables()[table].stage) != stage || !way.hasTable(table) ||
                std::holds_alternative<TableStage>(all[stage].plan))
                continue;
            if (stages.empty() || at(stages.back().stage) != stage)
                stages.push_back({static_cast<int>(stage), -1, all[stage].name});
            m_stageOfTable[table] = static_cast<int>(stages.size()) - 1;
        }
    }
    for (TeamForecast &team : teams) {
        team.reached.resize(stages.size(), 0);
        team.places.resize(competition.definition().format.finalPlaces.size(), 0);
    }
    std::vector<int> open;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
        const FixtureStatus &status = now.fixtures[i];
        if (isOpen(status.state) && status.teams[Side::Home] >= 0 && status.teams[Side::Away] >= 0)
            open.push_back(static_cast<int>(i));
    }
    for (const int fixture : inOrderOfPlay(competition, std::move(open))) {
        MatchForecast &match = matches.emplace_back();
        match.fixture = fixture;
        match.teams = now.fixtures[at(fixture)].teams;
        match.stake = stakeOf(competition, competition.fixtures()[at(fixture)]);
    }
}

int ForecastCounts::stakeOf(const Competition &competition, const Fixture &fixture) const
{
    const auto title = static_cast<int>(stages.size());
    const FixturePlan &plan = competition.plan();
    if (fixture.tie >= 0 && plan.ties[at(fixture.tie)].table < 0) {
        if (m_stageOfTie[at(fixture.tie)] < 0)
            return -1;
        // Where the loser goes on too, what is won is the place of the winner.
        const Slot winner{Slot::Kind::WinnerOf, -1, plan.ties[at(fixture.tie)].number};
        for (std::size_t tie = 0; tie < plan.ties.size(); ++tie)
            for (const Side side : bothSides)
                if (m_stageOfTie[tie] >= 0 && plan.ties[tie].slots[side] == winner)
                    return m_stageOfTie[tie];
        const int own = m_stageOfTie[at(fixture.tie)];
        const bool isDrawn = own + 1 < title && stages[at(own + 1)].stage == stages[at(own)].stage &&
                             !competition.definition().format.finalPlaces.empty() &&
                             competition.definition().format.finalPlaces.front() != winner;
        return isDrawn ? own + 1 : title;
    }
    if (fixture.table < 0 || !m_isTableOnWay[at(fixture.table)])
        return -1;
    const std::vector<Stage> &all = competition.definition().format.stages;
    for (int stage = m_stageOfTable[at(fixture.table)] + 1; stage < title; ++stage) {
        // A stage in which everybody plays anyway (the second half of a year) is no stake.
        const auto *groups = std::get_if<RoundRobinStage>(&all[at(stages[at(stage)].stage)].plan);
        const bool isEverybodys =
            groups != nullptr && groups->pot.empty() &&
            std::all_of(groups->groups.begin(), groups->groups.end(), [](const GroupPlan &group) {
                return std::all_of(group.members.begin(), group.members.end(),
                                   [](const Slot &slot) { return slot.kind == Slot::Kind::Drawn; });
            });
        if (!isEverybodys)
            return stage;
    }
    return title;
}

void ForecastCounts::count(const Competition &played, const Progress &end)
{
    ++runs;
    std::fill(m_furthest.begin(), m_furthest.end(), -1);
    m_hasReached.assign(teams.size() * stages.size(), false);
    countTables(end);
    countTies(played, end);
    noteByes();
    for (std::size_t place = 0; place < end.finalPlaces.size(); ++place)
        if (const int team = end.finalPlaces[place]; team >= 0) {
            ++teams[at(team)].places[place];
            if (place == 0)
                m_furthest[at(team)] = static_cast<int>(stages.size());
        }
    countMatches(played, end);
}

void ForecastCounts::noteReached(int team, int stage)
{
    // Once, however many ties it has there.
    const std::size_t index = at(team) * stages.size() + at(stage);
    if (m_hasReached[index])
        return;
    m_hasReached[index] = true;
    ++teams[at(team)].reached[at(stage)];
    m_furthest[at(team)] = std::max(m_furthest[at(team)], stage);
}

/// A team that comes into a knockout in a later round had a bye: it is through the rounds before.
void ForecastCounts::noteByes()
{
    for (int team = 0; team < static_cast<int>(teams.size()); ++team) {
        std::size_t first = 0;
        bool isIn = false;
        for (std::size_t stage = 0; stage < stages.size(); ++stage) {
            if (stages[stage].stage != stages[first].stage) {
                first = stage;
                isIn = false;
            }
            if (isIn || !m_hasReached[at(team) * stages.size() + stage])
                continue;
            isIn = true;
            for (std::size_t before = first; before < stage; ++before)
                noteReached(team, static_cast<int>(before));
        }
    }
}

void ForecastCounts::countTables(const Progress &end)
{
    for (std::size_t table = 0; table < end.tables.size(); ++table) {
        const GroupTable &group = end.tables[table];
        const int stage = m_stageOfTable[table];
        for (std::size_t place = 0; place < group.table.rows.size(); ++place) {
            const int team = group.teamOfRow(place);
            if (team < 0)
                continue;
            TablePlaceForecast &one = tables[table][at(team)];
            if (one.places.size() < group.table.rows.size())
                one.places.resize(group.table.rows.size(), 0);
            ++one.places[place];
            ++one.times;
            one.halves += group.table.rows[place].tally.points.halves();
            if (stage >= 0)
                noteReached(team, stage);
        }
    }
}

void ForecastCounts::countTies(const Competition &played, const Progress &end)
{
    const std::vector<TiePlan> &plans = played.plan().ties;
    for (std::size_t tie = 0; tie < end.ties.size(); ++tie) {
        const int stage = m_stageOfTie[tie];
        const TieStatus &status = end.ties[tie];
        // The second final of a double elimination, where the first sufficed.
        const bool isPlayed =
            end.fixtures[at(plans[tie].fixtures.front())].state != FixtureState::NotNeeded ||
            plans[tie].onlyIfAwayWins == 0;
        if (stage < 0 || !isPlayed)
            continue;
        for (const Side side : bothSides)
            if (const int team = status.teams[side]; team >= 0)
                noteReached(team, stage);
        const auto [low, high] = std::minmax(status.teams[Side::Home], status.teams[Side::Away]);
        if (low >= 0)
            ++meetings[tie][{low, high}];
    }
}

void ForecastCounts::countMatches(const Competition &played, const Progress &end)
{
    for (MatchForecast &match : matches) {
        const CountedResult *result = countedResult(played, end, match.fixture);
        if (result == nullptr)
            continue;
        ++match.played;
        const std::optional<Side> winner = result->withoutScore ? result->winner : result->after90.leader();
        if (!result->withoutScore) {
            match.goals[Side::Home] += result->after90.home;
            match.goals[Side::Away] += result->after90.away;
            const auto row = at(std::clamp(result->after90.home, 0, mostForecastGoals));
            ++match.scores[row][at(std::clamp(result->after90.away, 0, mostForecastGoals))];
        }
        if (winner)
            ++match.won[*winner];
        else
            ++match.drawn;
        if (match.stake < 0)
            continue;
        const auto gets = [&](int team) {
            return match.stake == static_cast<int>(stages.size())
                       ? m_furthest[at(team)] == match.stake
                       : static_cast<bool>(m_hasReached[at(team) * stages.size() + at(match.stake)]);
        };
        const std::size_t outcome = !winner ? 1 : *winner == Side::Home ? 0 : 2;
        for (const Side side : bothSides)
            match.onward[outcome][side] += gets(match.teams[side]) ? 1 : 0;
    }
}

void ForecastCounts::add(const ForecastCounts &other)
{
    runs += other.runs;
    for (std::size_t team = 0; team < teams.size(); ++team) {
        addAll(teams[team].reached, other.teams[team].reached);
        addAll(teams[team].places, other.teams[team].places);
    }
    for (std::size_t table = 0; table < tables.size(); ++table)
        for (std::size_t team = 0; team < teams.size(); ++team) {
            TablePlaceForecast &one = tables[table][team];
            const TablePlaceForecast &more = other.tables[table][team];
            addAll(one.places, more.places);
            one.times += more.times;
            one.halves += more.halves;
        }
    for (std::size_t i = 0; i < matches.size(); ++i) {
        MatchForecast &match = matches[i];
        const MatchForecast &more = other.matches[i];
        match.played += more.played;
        match.drawn += more.drawn;
        for (const Side side : bothSides) {
            match.won[side] += more.won[side];
            match.goals[side] += more.goals[side];
            for (std::size_t outcome = 0; outcome < match.onward.size(); ++outcome)
                match.onward[outcome][side] += more.onward[outcome][side];
        }
        for (std::size_t home = 0; home < match.scores.size(); ++home)
            for (std::size_t away = 0; away < match.scores.size(); ++away)
                match.scores[home][away] += more.scores[home][away];
    }
    for (std::size_t tie = 0; tie < meetings.size(); ++tie)
        for (const auto &[pair, times] : other.meetings[tie])
            meetings[tie][pair] += times;
}

bool ForecastCounts::operator==(const ForecastCounts &other) const
{
    return runs == other.runs && stages == other.stages && teams == other.teams && tables == other.tables &&
           matches == other.matches && meetings == other.meetings;
}

Chance ForecastCounts::title(int team) const
{
    const std::vector<int> &places = teams[at(team)].places;
    return places.empty() ? Chance{} : chanceOf(places.front());
}

std::vector<ForecastCounts::Opponent> ForecastCounts::opponents(const Competition &competition, int team,
                                                                int stage) const
{
    std::map<int, int> times;
    for (std::size_t tie = 0; tie < meetings.size(); ++tie)
        if (m_stageOfTie[tie] == stage)
            for (const auto &[pair, count] : meetings[tie])
                if (pair.first == team || pair.second == team)
                    times[pair.first == team ? pair.second : pair.first] += count;
    std::vector<Opponent> all;
    all.reserve(times.size());
    for (const auto &[opponent, count] : times)
        all.push_back({opponent, count});
    const std::vector<int> &names = competition.nameRank();
    std::sort(all.begin(), all.end(), [&names](const Opponent &one, const Opponent &other) {
        return one.times != other.times ? one.times > other.times
                                        : names[at(one.team)] < names[at(other.team)];
    });
    return all;
}

} // namespace touchline
