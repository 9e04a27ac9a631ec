// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/editions/qualifying.h"

#include "core/base/index.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

constexpr int qualifyFromGroup = 2;

/// Comparing teams of groups that differ in size (ATCS 9.6).
RuleSet perGame(const RuleSet &rules)
{
    RuleSet compared = rules;
    compared.name.clear();
    compared.tieBreaks = {TieBreak::PointsPerGame, TieBreak::GoalDifferencePerGame, TieBreak::GoalsPerGame,
                          TieBreak::Lots};
    return compared;
}

/// Only the place in the ranking counts.
RuleSet byRankingOnly(const RuleSet &rules)
{
    RuleSet ranked = rules;
    ranked.name.clear();
    ranked.tieBreaks = {TieBreak::Points, TieBreak::Ranking};
    return ranked;
}

/// Sizes that serpentine() fills: the last, short row goes to the first groups, or on the way back to the
/// last ones.
std::vector<int> serpentineSizes(int teams, int groups)
{
    std::vector<int> sizes(at(groups), teams / groups);
    const bool isBackwards = (teams / groups) % 2 != 0;
    for (int i = 0; i < teams % groups; ++i)
        ++sizes[at(isBackwards ? groups - 1 - i : i)];
    return sizes;
}

/// Groups are counted as those of the finals are.
RuleSet groupRulesOf(const Format &finals)
{
    for (const Stage &stage : finals.stages)
        if (const auto *groups = std::get_if<RoundRobinStage>(&stage.plan))
            return groups->rules;
    return {};
}

class QualifyingBuilder
{
public:
    explicit QualifyingBuilder(const Format &finals) : m_finals(finals), m_rules(groupRulesOf(finals)) {}

    Result<Qualifying> run(const std::vector<QualifyingConference> &conferences,
                           std::optional<int> waitingHost);

private:
    void addToPool(int team);
    void addConference(const QualifyingConference &conference);
    void addGroups(const QualifyingConference &conference, int groups);
    void drawGroups(const QualifyingConference &conference, const std::vector<int> &sizes);
    void addBetterRunnersUp(const QualifyingConference &conference);
    void addMatchOfThirds(const QualifyingConference &conference);
    void addGroupOfThirds(const QualifyingConference &conference);
    [[nodiscard]] Slot lastPlace(const QualifyingConference &conference, const Slot &otherwise);
    void addNextBest(int missing);
    void addFinals();
    [[nodiscard]] Slot place(int group, int number) const
    {
        return {Slot::Kind::GroupPlace, m_firstTable + group, number};
    }
    int addStage(QString name, decltype(Stage::plan) plan, int tables);

    const Format &m_finals;
    const RuleSet m_rules;
    Qualifying m_result;
    std::vector<Slot> m_qualified;
    /// Groups of conferences that play: where the next best teams come from.
    std::vector<int> m_groupTables;
    int m_tables = 0;
    int m_matches = 0;
    /// Of the conference in hand.
    int m_firstTable = 0;
    std::vector<int> m_sizes;
    int m_entries = 0;
};

int QualifyingBuilder::addStage(QString name, decltype(Stage::plan) plan, int tables)
{
    Stage stage{std::move(name), std::move(plan)};
    stage.isQualifying = true;
    m_result.format.stages.push_back(std::move(stage));
    m_tables += tables;
    return m_tables - tables;
}

void QualifyingBuilder::addToPool(int team)
{
    const int place = m_result.format.pool++;
    m_result.draw.steps.push_back({team, 0, 0, place});
    m_qualified.push_back({Slot::Kind::Drawn, 0, place + 1});
}

void QualifyingBuilder::addConference(const QualifyingConference &conference)
{
    const int places = conference.places - (conference.host == QualifyingConference::Host::Waits ? 1 : 0);
    const int teams = static_cast<int>(conference.teams.size());
    if (places <= 0)
        return;
    if (teams <= places)
        return; // they are in the pool already
    const int groups = std::min(conference.groups, teams / qualifyFromGroup);
    addGroups(conference, groups);
    if (places < qualifyFromGroup) {
        const Slot winner = place(0, 1);
        m_qualified.push_back(lastPlace(conference, winner));
    } else if (places < qualifyFromGroup * groups) {
        addBetterRunnersUp(conference);
    } else {
        const bool isLastPlayedFor = places > qualifyFromGroup * groups;
        const bool hostMayTakeRunnerUp =
            !isLastPlayedFor && conference.host == QualifyingConference::Host::Plays;
        if (hostMayTakeRunnerUp) {
            addBetterRunnersUp(conference);
            return;
        }
        for (int group = 0; group < groups; ++group) {
            m_qualified.push_back(place(group, 1));
            m_qualified.push_back(place(group, 2));
        }
        if (isLastPlayedFor)
            groups == 2 ? addMatchOfThirds(conference) : addGroupOfThirds(conference);
    }
}

void QualifyingBuilder::addGroups(const QualifyingConference &conference, int groups)
{
    m_sizes = serpentineSizes(static_cast<int>(conference.teams.size()), groups);
    RoundRobinStage stage;
    stage.rules = m_rules;
    for (int group = 0; group < groups; ++group)
        stage.groups.push_back(
            {groups == 1 ? conference.name : conference.name + QLatin1Char(' ') + QString::number(group + 1),
             m_sizes[at(group)]});
    for (const int size : m_sizes)
        m_matches += size * (size - 1) / 2;
    drawGroups(conference, m_sizes);
    m_firstTable = addStage(QStringLiteral("qualifying ") + conference.name, std::move(stage), groups);
    for (int group = 0; group < groups; ++group)
        m_groupTables.push_back(m_firstTable + group);
    m_entries += groups;
}

void QualifyingBuilder::drawGroups(const QualifyingConference &conference, const std::vector<int> &sizes)
{
    const int groups = static_cast<int>(sizes.size());
    for (std::size_t i = 0; i < conference.teams.size(); ++i) {
        const int row = static_cast<int>(i) / groups;
        const int column = static_cast<int>(i) % groups;
        // Entry 0 is the pool, which may turn out empty: put right at the end.
        const int group = 1 + m_entries + (row % 2 == 0 ? column : groups - 1 - column);
        m_result.draw.steps.push_back({conference.teams[i], row, group, row});
    }
}

/// The slot of the last place of a conference, which a host that plays has in any case.
Slot QualifyingBuilder::lastPlace(const QualifyingConference &conference, const Slot &otherwise)
{
    if (conference.host != QualifyingConference::Host::Plays)
        return otherwise;
    const int groups = static_cast<int>(m_sizes.size());
    const int row = conference.hostPlace / groups;
    const int column = conference.hostPlace % groups;
    const int group = row % 2 == 0 ? column : groups - 1 - column;
    ReservedPlace reserved;
    reserved.team = {Slot::Kind::Drawn, 1 + m_entries - groups + group, row + 1};
    const int direct = conference.places < qualifyFromGroup ? 1 : qualifyFromGroup;
    for (int number = 1; number <= direct; ++number)
        reserved.direct.push_back(place(group, number));
    reserved.otherwise = otherwise;
    m_result.format.reserved.push_back(std::move(reserved));
    return {Slot::Kind::Reserved, -1, static_cast<int>(m_result.format.reserved.size())};
}

/// Winners qualify; of the runners-up all but the worst, whose place is the host's.
void QualifyingBuilder::addBetterRunnersUp(const QualifyingConference &conference)
{
    const int groups = static_cast<int>(m_sizes.size());
    TableStage best;
    best.table = conference.name + QStringLiteral(" runners-up");
    best.kind = TableStage::Kind::BestPlaced;
    best.place = qualifyFromGroup;
    best.rules = perGame(m_rules);
    for (int group = 0; group < groups; ++group) {
        best.of.push_back(m_firstTable + group);
        m_qualified.push_back(place(group, 1));
    }
    const int table =
        addStage(QStringLiteral("qualifying ") + conference.name + QStringLiteral(", runners-up"), best, 1);
    for (int number = 1; number < groups; ++number)
        m_qualified.push_back({Slot::Kind::GroupPlace, table, number});
    if (conference.host == QualifyingConference::Host::Plays)
        m_qualified.push_back(lastPlace(conference, {Slot::Kind::GroupPlace, table, groups}));
}

void QualifyingBuilder::addMatchOfThirds(const QualifyingConference &conference)
{
    const int number = ++m_matches;
    const Slot last = lastPlace(conference, {Slot::Kind::WinnerOf, -1, number});
    KnockoutStage playOff;
    playOff.rounds.push_back({QStringLiteral("qualifying play-off ") + conference.name,
                              {{number, place(0, qualifyFromGroup + 1), place(1, qualifyFromGroup + 1)}}});
    addStage(QStringLiteral("qualifying ") + conference.name + QStringLiteral(", play-off"), playOff, 0);
    if (last.kind == Slot::Kind::Reserved)
        m_result.format.stages.back().onlyIfFree = last.number;
    m_qualified.push_back(last);
}

void QualifyingBuilder::addGroupOfThirds(const QualifyingConference &conference)
{
    GroupPlan thirds{conference.name + QStringLiteral(" thirds"), 0};
    for (std::size_t group = 0; group < m_sizes.size(); ++group) {
        if (m_sizes[group] > qualifyFromGroup)
            thirds.members.push_back(place(static_cast<int>(group), qualifyFromGroup + 1));
    }
    thirds.size = static_cast<int>(thirds.members.size());
    m_matches += thirds.size * (thirds.size - 1) / 2;
    const Slot last = lastPlace(conference, {Slot::Kind::GroupPlace, m_tables, 1});
    RoundRobinStage stage;
    stage.rules = m_rules;
    stage.groups.push_back(std::move(thirds));
    addStage(QStringLiteral("qualifying ") + conference.name + QStringLiteral(", thirds"), std::move(stage),
             1);
    if (last.kind == Slot::Kind::Reserved)
        m_result.format.stages.back().onlyIfFree = last.number;
    m_qualified.push_back(last);
}

/// Places that a conference cannot fill go to the best teams by ranking that have not qualified.
void QualifyingBuilder::addNextBest(int missing)
{
    TableStage next;
    next.table = QStringLiteral("Next best");
    next.kind = TableStage::Kind::NextBest;
    next.of = m_groupTables;
    next.rules = byRankingOnly(m_rules);
    for (const Slot &slot : m_qualified) {
        // Those of the pool play no qualifying, so they are in none of these tables.
        if (slot.kind != Slot::Kind::Drawn)
            next.except.push_back(slot);
    }
    const int table = addStage(QStringLiteral("qualifying, next best"), std::move(next), 1);
    for (int number = 1; number <= missing; ++number)
        m_qualified.push_back({Slot::Kind::GroupPlace, table, number});
}

/// The finals with their groups drawn from who has qualified, and all numbers after those of the qualifying.
void QualifyingBuilder::addFinals()
{
    const int shift = m_matches;
    const auto shifted = [this, shift](Slot slot) {
        if (slot.kind == Slot::Kind::GroupPlace)
            slot.group += m_tables;
        if (slot.kind == Slot::Kind::WinnerOf || slot.kind == Slot::Kind::LoserOf)
            slot.number += shift;
        return slot;
    };
    std::vector<Stage> stages = m_finals.stages;
    auto &groups = std::get<RoundRobinStage>(stages.front().plan);
    groups.pot = m_qualified;
    groups.spread = m_finals.spread;
    for (std::size_t s = 1; s < stages.size(); ++s) {
        for (KnockoutRound &round : std::get<KnockoutStage>(stages[s].plan).rounds) {
            for (KnockoutTie &tie : round.ties)
                tie = {tie.match + shift, shifted(tie.home), shifted(tie.away)};
        }
    }
    for (const Slot &slot : m_finals.finalPlaces)
        m_result.format.finalPlaces.push_back(shifted(slot));
    m_result.format.stages.insert(m_result.format.stages.end(), stages.begin(), stages.end());
    m_result.format.spread = m_finals.spread;
    m_result.format.name = m_finals.name + QStringLiteral("-qualifying");
    m_result.format.title = m_finals.title + QStringLiteral(", with qualifying");
}

Result<Qualifying> QualifyingBuilder::run(const std::vector<QualifyingConference> &conferences,
                                          std::optional<int> waitingHost)
{
    m_result.draw.kind = DrawKind::Serpentine;
    if (waitingHost)
        addToPool(*waitingHost);
    for (const QualifyingConference &one : conferences) {
        const int places = one.places - (one.host == QualifyingConference::Host::Waits ? 1 : 0);
        if (static_cast<int>(one.teams.size()) <= places) {
            for (const int team : one.teams)
                addToPool(team);
        }
    }
    for (const QualifyingConference &conference : conferences)
        addConference(conference);
    int teams = 0;
    for (const GroupPlan &group : std::get<RoundRobinStage>(m_finals.stages.front().plan).groups)
        teams += group.size;
    if (const int missing = teams - static_cast<int>(m_qualified.size()); missing > 0)
        addNextBest(missing);
    if (static_cast<int>(m_qualified.size()) != teams)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 teams qualify for %2 places."),
                    {QString::number(m_qualified.size()), QString::number(teams)});
    addFinals();
    if (m_result.format.pool == 0) {
        for (DrawStep &step : m_result.draw.steps)
            --step.group;
        for (ReservedPlace &reserved : m_result.format.reserved)
            --reserved.team.group;
    }
    if (Problems problems = validate(m_result.format); !problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "These teams cannot play a qualifying."), {},
                    std::move(problems));
    return std::move(m_result);
}

} // namespace

const std::vector<QualifyingPlaces> &qualifyingPlaces()
{
    static const std::vector<QualifyingPlaces> places{
        {QStringLiteral("AFC"), 4, 2},      {QStringLiteral("CAF"), 5, 2}, {QStringLiteral("CONCACAF"), 4, 2},
        {QStringLiteral("CONMEBOL"), 5, 2}, {QStringLiteral("OFC"), 1, 1}, {QStringLiteral("UEFA"), 13, 6}};
    return places;
}

Result<Qualifying> qualifying(const std::vector<QualifyingConference> &conferences, const Format &finals,
                              std::optional<int> waitingHost)
{
    return QualifyingBuilder(finals).run(conferences, waitingHost);
}

} // namespace touchline
