// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/fixture.h"

#include "core/base/index.h"
#include "core/competition/format/format_tables.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace touchline {

namespace {

const QString qualifyingStages = QStringLiteral("qualifying");

/// The places of pairing `pairing` in a round that is drawn.
PerSide<Slot> drawnPlaces(int round, int pairing)
{
    const Slot home{Slot::Kind::RoundDraw, round, 2 * pairing + 1};
    const Slot away{Slot::Kind::RoundDraw, round, 2 * pairing + 2};
    return {{home, away}};
}

/// Where a fixture stands in the order of play: replays come after their whole round.
struct Order
{
    int number = 0;
    int extra = 0;
};

class Planner
{
public:
    Planner(const Format &format, const QUuid &competition)
        : m_format(format)
        , m_competition(competition)
        , m_tables(tablesOf(format))
    {
    }

    FixturePlan run();

private:
    void plan(const RoundRobinStage &stage);
    void plan(const KnockoutStage &stage);
    void plan(const PairedStage &stage);
    void plan(const TableStage &) { ++m_table; }

    void planOwnFixtures(const RoundRobinStage &stage);
    void planSchedule(const RoundRobinStage &stage);
    void planPlayOffs(const RoundRobinStage &stage);
    void planTie(const KnockoutRound &round, int roundIndex, std::size_t tie, int lastOfRound);
    void addPairings(const PairedStage &stage, int round, int first, int last, int behind);
    [[nodiscard]] Slot member(int group, int place) const;
    int add(Fixture fixture, Order order);
    void numberLatePairings();
    [[nodiscard]] int lastNumberOf(const DrawnRound &round) const;
    void numberConditional();
    void sort();
    void index();

    const Format &m_format;
    const QUuid m_competition;
    const std::vector<TablePlan> m_tables;
    FixturePlan m_plan;
    std::vector<Order> m_orders;
    int m_stage = 0;
    /// Index of the stage's first table.
    int m_table = 0;
    int m_nextNumber = 1;
    /// Index of the drawn round that fills the groups of the stage.
    int m_groupDraw = -1;
};

FixturePlan Planner::run()
{
    for (std::size_t s = 0; s < m_format.stages.size(); ++s) {
        m_stage = static_cast<int>(s);
        std::visit([this](const auto &stage) { plan(stage); }, m_format.stages[s].plan);
    }
    numberLatePairings();
    numberConditional();
    sort();
    index();
    return std::move(m_plan);
}

Slot Planner::member(int group, int place) const
{
    const auto &stage = std::get<RoundRobinStage>(m_format.stages[at(m_stage)].plan);
    const GroupPlan &plan = stage.groups[at(group)];
    if (!plan.members.empty())
        return plan.members[at(place)];
    if (!stage.pot.empty()) {
        int before = 0;
        for (int earlier = 0; earlier < group; ++earlier)
            before += stage.groups[at(earlier)].size;
        return {Slot::Kind::RoundDraw, m_groupDraw, before + place + 1};
    }
    return {Slot::Kind::Drawn, m_tables[at(m_table + group)].entry, place + 1};
}

int Planner::add(Fixture fixture, Order order)
{
    fixture.stage = m_stage;
    if (fixture.number > 0) {
        fixture.id = fixtureId(m_competition, fixture.number);
        m_nextNumber = std::max(m_nextNumber, fixture.number + 1);
    }
    m_plan.fixtures.push_back(std::move(fixture));
    m_orders.push_back(order);
    return static_cast<int>(m_plan.fixtures.size()) - 1;
}

void Planner::plan(const RoundRobinStage &stage)
{
    const auto firstFixture = static_cast<int>(m_plan.fixtures.size());
    m_groupDraw = static_cast<int>(m_plan.drawnRounds.size());
    planOwnFixtures(stage);
    planSchedule(stage);
    if (!stage.pot.empty()) {
        DrawnRound drawn{m_stage, -1, stage.pot, 0, -1, {}};
        for (int fixture = firstFixture; fixture < static_cast<int>(m_plan.fixtures.size()); ++fixture)
            drawn.fixtures.push_back(fixture);
        m_plan.drawnRounds.push_back(std::move(drawn));
    }
    planPlayOffs(stage);
    m_table += static_cast<int>(stage.groups.size());
}

void Planner::planOwnFixtures(const RoundRobinStage &stage)
{
    for (std::size_t g = 0; g < stage.groups.size(); ++g) {
        const int group = static_cast<int>(g);
        const auto &rounds = stage.groups[g].fixtures;
        for (std::size_t round = 0; round < rounds.size(); ++round) {
            for (const NumberedPairing &one : rounds[round])
                add({one.match,
                     {},
                     0,
                     static_cast<int>(round),
                     m_format.stages[at(m_stage)].name,
                     m_table + group,
                     {{member(group, one.pairing.home), member(group, one.pairing.away)}},
                     -1,
                     1,
                     0,
                     stage.rules.points.needsWinner},
                    {one.match, 0});
        }
    }
}

void Planner::planSchedule(const RoundRobinStage &stage)
{
    std::vector<std::vector<Round>> schedules;
    std::size_t rounds = 0;
    for (const GroupPlan &group : stage.groups) {
        schedules.push_back(group.fixtures.empty() ? scheduleOf(stage, group.size) : std::vector<Round>());
        rounds = std::max(rounds, schedules.back().size());
    }
    for (std::size_t round = 0; round < rounds; ++round) {
        for (std::size_t g = 0; g < schedules.size(); ++g) {
            if (round >= schedules[g].size())
                continue;
            const int group = static_cast<int>(g);
            for (const Pairing &pairing : schedules[g][round]) {
                const int number = m_nextNumber;
                add({number,
                     {},
                     0,
                     static_cast<int>(round),
                     m_format.stages[at(m_stage)].name,
                     m_table + group,
                     {{member(group, pairing.home), member(group, pairing.away)}},
                     -1,
                     1,
                     0,
                     stage.rules.points.needsWinner},
                    {number, 0});
            }
        }
    }
}

void Planner::planPlayOffs(const RoundRobinStage &stage)
{
    const Order after{m_nextNumber - 1, 1};
    for (std::size_t g = 0; g < stage.groups.size(); ++g) {
        for (const int place : stage.playOffs) {
            TiePlan tie;
            tie.stage = m_stage;
            tie.table = m_table + static_cast<int>(g);
            tie.place = place;
            tie.rules = stage.playOffRules;
            for (int replay = 0; replay <= tie.rules.replays; ++replay) {
                Fixture fixture;
                fixture.stageName = m_format.stages[at(m_stage)].name;
                fixture.table = tie.table;
                fixture.tie = static_cast<int>(m_plan.ties.size());
                fixture.replay = replay;
                fixture.needsWinner = true;
                fixture.isPlayOff = true;
                fixture.id = QUuid::createUuidV5(
                    m_competition,
                    QStringLiteral("play-off %1 %2 %3").arg(stage.groups[g].name).arg(place).arg(replay));
                tie.fixtures.push_back(add(std::move(fixture), {after.number, after.extra + replay}));
            }
            m_plan.ties.push_back(std::move(tie));
        }
    }
}

void Planner::plan(const KnockoutStage &stage)
{
    for (std::size_t r = 0; r < stage.rounds.size(); ++r) {
        const KnockoutRound &round = stage.rounds[r];
        int next = std::numeric_limits<int>::max();
        for (std::size_t later = r + 1; later < stage.rounds.size(); ++later)
            for (const KnockoutTie &tie : stage.rounds[later].ties)
                next = std::min(next, tie.match);
        // A tie that somebody joined late has a number after all others, and is played with its round.
        int last = 0;
        for (const KnockoutTie &tie : round.ties)
            if (tie.match < next)
                last = std::max({last, tie.match, tie.laterLegs.empty() ? 0 : tie.laterLegs.back()});
        const auto firstTie = m_plan.ties.size();
        for (std::size_t t = 0; t < round.ties.size(); ++t)
            planTie(round, static_cast<int>(r), t, last);
        if (!round.isDrawn())
            continue;
        DrawnRound drawn{m_stage, static_cast<int>(r), round.pot, static_cast<int>(round.ties.size()), -1,
                         {}};
        for (std::size_t t = firstTie; t < m_plan.ties.size(); ++t)
            drawn.fixtures.push_back(m_plan.ties[t].fixtures.front());
        m_plan.drawnRounds.push_back(std::move(drawn));
    }
}

void Planner::planTie(const KnockoutRound &round, int roundIndex, std::size_t index, int lastOfRound)
{
    const KnockoutTie &tie = round.ties[index];
    TiePlan plan;
    plan.number = tie.match;
    plan.stage = m_stage;
    plan.rules = round.rules;
    plan.slots = {{tie.home, tie.away}};
    plan.onlyIfAwayWins = tie.onlyIfAwayWins;
    if (round.isDrawn()) {
        plan.slots = drawnPlaces(static_cast<int>(m_plan.drawnRounds.size()), static_cast<int>(index));
    }
    Fixture fixture;
    fixture.round = roundIndex;
    fixture.stageName = round.name;
    fixture.tie = static_cast<int>(m_plan.ties.size());
    fixture.slots = plan.slots;
    fixture.number = tie.match;
    fixture.needsWinner =
        round.rules.legs == 1 ||
        (round.rules.isBestOf() && round.rules.levelMatch == TieRules::LevelMatch::PlayedOut);
    const auto orderOf = [&](int number, int leg) {
        constexpr int afterReplays = 100;
        return tie.match <= lastOfRound
                   ? Order{number, 0}
                   : Order{lastOfRound, afterReplays * static_cast<int>(index + 1) + leg};
    };
    plan.fixtures.push_back(add(fixture, orderOf(tie.match, 0)));
    const PerSide<Slot> swapped{{plan.slots[Side::Away], plan.slots[Side::Home]}};
    for (const int number : tie.laterLegs) {
        ++fixture.leg;
        fixture.slots = round.rules.isFirstAtHome(fixture.leg) ? plan.slots : swapped;
        fixture.number = number;
        fixture.addsUp = !round.rules.isBestOf();
        fixture.needsWinner = fixture.needsWinner || fixture.addsUp;
        fixture.mayBeDecidedBefore = round.rules.isBestOf() && fixture.leg > round.rules.legs / 2 + 1;
        plan.fixtures.push_back(add(fixture, orderOf(number, fixture.leg - 1)));
    }
    fixture.addsUp = false;
    fixture.mayBeDecidedBefore = false;
    for (int replay = 1; replay <= round.rules.replays; ++replay) {
        if (round.rules.replaysChangeGround)
            std::swap(fixture.slots[Side::Home], fixture.slots[Side::Away]);
        fixture.leg = 1;
        fixture.number = 0;
        fixture.replay = replay;
        fixture.needsWinner = true;
        fixture.id = QUuid::createUuidV5(m_competition, QByteArray("match ") + QByteArray::number(tie.match) +
                                                            " replay " + QByteArray::number(replay));
        const Order order = orderOf(tie.match, round.rules.legs + replay);
        plan.fixtures.push_back(add(fixture, order.extra == 0 ? Order{lastOfRound, replay} : order));
    }
    m_plan.ties.push_back(std::move(plan));
}

void Planner::plan(const PairedStage &stage)
{
    const int pairings = pairingsAtStart(stage);
    for (int round = 0; round < stage.rounds; ++round) {
        m_plan.drawnRounds.push_back({m_stage, round, stage.members, 0, m_table, {}});
        addPairings(stage, static_cast<int>(m_plan.drawnRounds.size()) - 1, 0, pairings, 0);
    }
    ++m_table;
}

/// The pairings first..last-1 of a drawn round; of a best of all first matches, then all second ones.
/// behind: number of the match after which they are played, 0 = in the order of their numbers.
void Planner::addPairings(const PairedStage &stage, int round, int first, int last, int behind)
{
    DrawnRound &drawn = m_plan.drawnRounds[at(round)];
    TieRules rules;
    rules.legs = stage.bestOf;
    rules.levelMatch = stage.levelMatch;
    const auto firstTie = static_cast<int>(m_plan.ties.size());
    for (int pairing = first; rules.isBestOf() && pairing < last; ++pairing) {
        TiePlan tie;
        tie.number = m_nextNumber + pairing - first;
        tie.stage = m_stage;
        tie.slots = drawnPlaces(round, pairing);
        tie.rules = rules;
        tie.table = drawn.table;
        m_plan.ties.push_back(std::move(tie));
    }
    int extra = 0;
    for (int leg = 1; leg <= rules.legs; ++leg) {
        for (int pairing = first; pairing < last; ++pairing) {
            Fixture fixture;
            fixture.number = m_nextNumber;
            fixture.round = drawn.round;
            fixture.stageName = m_format.stages[at(m_stage)].name;
            fixture.table = drawn.table;
            fixture.slots = drawnPlaces(round, pairing);
            fixture.leg = leg;
            fixture.needsWinner = stage.rules.points.needsWinner;
            if (rules.isBestOf()) {
                fixture.tie = firstTie + pairing - first;
                fixture.needsWinner = rules.levelMatch == TieRules::LevelMatch::PlayedOut;
                fixture.mayBeDecidedBefore = leg > rules.legs / 2 + 1;
                if (!rules.isFirstAtHome(leg))
                    std::swap(fixture.slots[Side::Home], fixture.slots[Side::Away]);
            }
            const Order order = behind > 0 ? Order{behind, ++extra} : Order{fixture.number, 0};
            const int index = add(std::move(fixture), order);
            if (rules.isBestOf())
                m_plan.ties[at(firstTie + pairing - first)].fixtures.push_back(index);
            if (leg == 1)
                drawn.fixtures.push_back(index);
        }
    }
    drawn.pairings = last;
}

/// Pairings that a Swiss has more since teams joined it: whatever was numbered before keeps its number.
void Planner::numberLatePairings()
{
    for (std::size_t s = 0; s < m_format.stages.size(); ++s) {
        const auto *stage = std::get_if<PairedStage>(&m_format.stages[s].plan);
        if (stage == nullptr || stage->late.empty())
            continue;
        m_stage = static_cast<int>(s);
        const int first = pairingsAtStart(*stage);
        for (int pairing = first; pairing < static_cast<int>(stage->members.size()) / 2; ++pairing)
            for (std::size_t r = 0; r < m_plan.drawnRounds.size(); ++r)
                if (m_plan.drawnRounds[r].stage == m_stage)
                    addPairings(*stage, static_cast<int>(r), pairing, pairing + 1,
                                lastNumberOf(m_plan.drawnRounds[r]));
    }
}

/// Of the matches of a round that have their place by number.
int Planner::lastNumberOf(const DrawnRound &round) const
{
    int last = 0;
    for (const int first : round.fixtures) {
        const int tie = m_plan.fixtures[at(first)].tie;
        last = std::max(last, m_orders[at(tie < 0 ? first : m_plan.ties[at(tie)].fixtures.back())].number);
    }
    return last;
}

void Planner::numberConditional()
{
    for (Fixture &fixture : m_plan.fixtures) {
        if (fixture.number == 0)
            fixture.number = m_nextNumber++;
    }
    for (TiePlan &tie : m_plan.ties) {
        if (tie.number == 0)
            tie.number = m_plan.fixtures[at(tie.fixtures.front())].number;
    }
}

void Planner::sort()
{
    std::vector<int> order(m_plan.fixtures.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [this](int a, int b) {
        const Order &first = m_orders[at(a)];
        const Order &second = m_orders[at(b)];
        return first.number != second.number ? first.number < second.number : first.extra < second.extra;
    });
    std::vector<Fixture> sorted;
    sorted.reserve(order.size());
    std::vector<int> newIndex(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        sorted.push_back(std::move(m_plan.fixtures[at(order[i])]));
        newIndex[at(order[i])] = static_cast<int>(i);
    }
    m_plan.fixtures = std::move(sorted);
    for (TiePlan &tie : m_plan.ties)
        for (int &fixture : tie.fixtures)
            fixture = newIndex[at(fixture)];
    for (DrawnRound &round : m_plan.drawnRounds)
        for (int &fixture : round.fixtures)
            fixture = newIndex[at(fixture)];
}

void Planner::index()
{
    m_plan.fixturesOfTable.resize(at(m_table));
    m_plan.fixturesOfStage.resize(m_format.stages.size());
    m_plan.tiesOfStage.resize(m_format.stages.size());
    m_plan.drawnRoundsOfStage.resize(m_format.stages.size());
    m_plan.byNumber.assign(at(m_nextNumber), -1);
    m_plan.tieByNumber.assign(at(m_nextNumber), -1);
    for (std::size_t i = 0; i < m_plan.fixtures.size(); ++i) {
        const Fixture &fixture = m_plan.fixtures[i];
        m_plan.byNumber[at(fixture.number)] = static_cast<int>(i);
        m_plan.fixturesOfStage[at(fixture.stage)].push_back(static_cast<int>(i));
        if (fixture.isGroupMatch())
            m_plan.fixturesOfTable[at(fixture.table)].push_back(static_cast<int>(i));
    }
    for (std::size_t t = 0; t < m_plan.ties.size(); ++t) {
        m_plan.tieByNumber[at(m_plan.ties[t].number)] = static_cast<int>(t);
        m_plan.tiesOfStage[at(m_plan.ties[t].stage)].push_back(static_cast<int>(t));
    }
    for (std::size_t r = 0; r < m_plan.drawnRounds.size(); ++r)
        m_plan.drawnRoundsOfStage[at(m_plan.drawnRounds[r].stage)].push_back(static_cast<int>(r));
}

} // namespace

int matchRulesOf(const Format &format, const Fixture &fixture)
{
    const Stage &stage = format.stages[at(fixture.stage)];
    const auto closeness = [&](const MatchRules &rules) {
        if (rules.match != 0)
            return rules.match == fixture.number ? 4 : 0;
        if (rules.stage == stage.name)
            return 2;
        if (rules.stage == fixture.stageName)
            return 3;
        return stage.isQualifying && rules.stage == qualifyingStages ? 1 : 0;
    };
    int best = -1;
    int closest = 1;
    for (std::size_t i = 0; i < format.matchRules.size(); ++i)
        if (const int close = closeness(format.matchRules[i]); close >= closest) {
            closest = close;
            best = static_cast<int>(i);
        }
    return best;
}

QStringList stagesAndRounds(const Format &format)
{
    QStringList names;
    bool hasQualifying = false;
    for (const Stage &stage : format.stages) {
        hasQualifying = hasQualifying || stage.isQualifying;
        if (std::holds_alternative<TableStage>(stage.plan))
            continue;
        names << stage.name;
        if (const auto *knockout = std::get_if<KnockoutStage>(&stage.plan))
            for (const KnockoutRound &round : knockout->rounds)
                names << round.name;
    }
    if (hasQualifying)
        names << qualifyingStages;
    names.removeDuplicates();
    return names;
}

int pairingsAtStart(const PairedStage &stage)
{
    return stage.method == PairingMethod::Ladder
               ? 1
               : static_cast<int>(stage.members.size() - std::min(stage.late.size(), stage.members.size())) /
                     2;
}

QUuid fixtureId(const QUuid &competition, int number)
{
    return QUuid::createUuidV5(competition, QByteArray("match ") + QByteArray::number(number));
}

FixturePlan plannedFixtures(const Format &format, const QUuid &competition)
{
    return Planner(format, competition).run();
}

} // namespace touchline
