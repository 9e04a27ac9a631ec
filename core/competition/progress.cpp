// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/progress.h"

#include "core/competition/group_conduct.h"
#include "core/competition/shuffle.h"
#include "core/dice/stream.h"

#include <algorithm>

namespace touchline {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

/// What the table takes from a report. Winners by other criteria than goals (ATCS Quick Play) make no winner
/// in a table.
GroupResult groupResult(const Fixture &fixture, const MatchReport &report)
{
    const int home = fixture.slots[Side::Home].number - 1;
    const int away = fixture.slots[Side::Away].number - 1;
    if (report.withoutScore)
        return GroupResult::withoutScore(home, away, report.winner);
    const bool isLate = report.decidedBy == DecidedBy::ExtraTime || report.decidedBy == DecidedBy::ShootOut;
    if (isLate && report.winner)
        return GroupResult::wonLate(home, away, report.score, *report.winner, report.decidedBy);
    return GroupResult::withScore(home, away, report.score);
}

/// Goes through the fixtures once: groups first, then the ties round by round, each filled from what came
/// before.
class Derivation
{
public:
    explicit Derivation(const Competition &competition) : m_competition(competition)
    {
        m_progress.fixtures.resize(competition.fixtures().size());
    }

    Progress run();

private:
    void settle(int index);
    void makeTable(int group);
    [[nodiscard]] std::vector<std::vector<int>> lotsAsPlaces(int group) const;
    [[nodiscard]] int placeInGroup(int group, int team) const;
    [[nodiscard]] int teamIn(const Slot &slot) const;
    [[nodiscard]] int teamOfTable(const GroupTable &group, int place) const;
    [[nodiscard]] int teamOfTie(int match, bool wantsWinner) const;

    const Competition &m_competition;
    Progress m_progress;
};

Progress Derivation::run()
{
    const std::vector<Fixture> &fixtures = m_competition.fixtures();
    for (std::size_t i = 0; i < fixtures.size(); ++i) {
        if (fixtures[i].group >= 0)
            settle(static_cast<int>(i));
    }
    for (std::size_t group = 0; group < m_competition.placement().size(); ++group)
        makeTable(static_cast<int>(group));
    const std::vector<Stage> &stages = m_competition.definition().format.stages;
    for (const Stage &stage : stages) {
        const auto *knockout = std::get_if<KnockoutStage>(&stage.plan);
        if (knockout == nullptr)
            continue;
        for (const KnockoutRound &round : knockout->rounds) {
            for (const KnockoutTie &tie : round.ties)
                settle(m_competition.indexOfNumber(tie.match));
        }
    }
    for (const Slot &slot : m_competition.definition().format.finalPlaces)
        m_progress.finalPlaces.push_back(teamIn(slot));
    return std::move(m_progress);
}

/// Finds the teams of a fixture and compares them with its report.
void Derivation::settle(int index)
{
    const Fixture &fixture = m_competition.fixtures()[at(index)];
    FixtureStatus &status = m_progress.fixtures[at(index)];
    const MatchReport *report = m_competition.report(index);
    bool areKnown = true;
    bool areInReport = report != nullptr;
    for (const Side side : bothSides) {
        const int team = teamIn(fixture.slots[side]);
        status.teams[side] = team;
        areKnown = areKnown && team >= 0;
        areInReport = areInReport && team >= 0 && report->teams[side].team == m_competition.entrant(team).id;
    }
    if (report != nullptr)
        status.state = areInReport ? FixtureState::Played : FixtureState::InConflict;
    else
        status.state = areKnown ? FixtureState::Ready : FixtureState::Waiting;
}

void Derivation::makeTable(int group)
{
    GroupTable table;
    table.teams = m_competition.placement()[at(group)];
    table.isComplete = true;
    const RuleSet &rules = groupStage(m_competition.definition().format).rules;
    std::vector<GroupResult> results;
    std::vector<int> conduct(table.teams.size());
    bool isConductKnown = true;
    for (std::size_t i = 0; i < m_progress.fixtures.size(); ++i) {
        const Fixture &fixture = m_competition.fixtures()[i];
        if (fixture.group != group)
            continue;
        const MatchReport *report = m_competition.report(static_cast<int>(i));
        if (m_progress.fixtures[i].state != FixtureState::Played) {
            table.isComplete = false;
            continue;
        }
        results.push_back(groupResult(fixture, *report));
        for (const Side side : bothSides) {
            const auto score = conductScore(*report, side, rules.conduct);
            conduct[at(fixture.slots[side].number - 1)] += score.value_or(0);
            isConductKnown = isConductKnown && score;
        }
    }
    std::vector<int> nameRank;
    std::vector<int> ranking;
    for (const int team : table.teams) {
        nameRank.push_back(m_competition.nameRank()[at(team)]);
        ranking.push_back(m_competition.entrant(team).ranking);
    }
    const std::vector<std::vector<int>> lots = lotsAsPlaces(group);
    GroupInput input{static_cast<int>(table.teams.size()), results, &rules, nameRank, lots};
    if (isConductKnown)
        input.conduct = conduct;
    input.ranking = ranking;
    standings(input, table.table);
    m_progress.groups.push_back(std::move(table));
}

std::vector<std::vector<int>> Derivation::lotsAsPlaces(int group) const
{
    std::vector<std::vector<int>> lots;
    for (const Lot &lot : m_competition.lots()) {
        if (lot.group != group)
            continue;
        std::vector<int> order;
        for (const int team : lot.order)
            order.push_back(placeInGroup(group, team));
        lots.push_back(std::move(order));
    }
    return lots;
}

int Derivation::placeInGroup(int group, int team) const
{
    const std::vector<int> &teams = m_competition.placement()[at(group)];
    return static_cast<int>(std::find(teams.begin(), teams.end(), team) - teams.begin());
}

int Derivation::teamIn(const Slot &slot) const
{
    switch (slot.kind) {
    case Slot::Kind::Drawn:
        return m_competition.placement()[at(slot.group)][at(slot.number - 1)];
    case Slot::Kind::GroupPlace:
        return teamOfTable(m_progress.groups[at(slot.group)], slot.number);
    case Slot::Kind::WinnerOf:
        return teamOfTie(slot.number, true);
    case Slot::Kind::LoserOf:
        return teamOfTie(slot.number, false);
    }
    return -1;
}

int Derivation::teamOfTable(const GroupTable &group, int place) const
{
    const std::size_t row = at(place - 1);
    const bool isLevel =
        isLevelWithNext(group.table, row) || (row > 0 && isLevelWithNext(group.table, row - 1));
    return group.isComplete && !isLevel ? group.teamOfRow(row) : -1;
}

int Derivation::teamOfTie(int match, bool wantsWinner) const
{
    const int index = m_competition.indexOfNumber(match);
    const FixtureStatus &status = m_progress.fixtures[at(index)];
    const MatchReport *report = m_competition.report(index);
    if (status.state != FixtureState::Played || !report->winner)
        return -1;
    return status.teams[wantsWinner ? *report->winner : opposite(*report->winner)];
}

/// The subject of a lot's stream: competition, group and the teams in it, whatever their order.
QUuid lotSubject(const Competition &competition, int group, std::vector<int> &teams)
{
    std::sort(teams.begin(), teams.end());
    QByteArray name = QByteArray("lot ") + QByteArray::number(group);
    for (const int team : teams)
        name += ' ' + competition.entrant(team).id.toByteArray(QUuid::WithoutBraces);
    return QUuid::createUuidV5(competition.definition().id, name);
}

} // namespace

Progress progress(const Competition &competition)
{
    return Derivation(competition).run();
}

std::vector<int> fixturesIn(FixtureState state, const Progress &progress)
{
    std::vector<int> indices;
    for (std::size_t i = 0; i < progress.fixtures.size(); ++i) {
        if (progress.fixtures[i].state == state)
            indices.push_back(static_cast<int>(i));
    }
    return indices;
}

std::vector<Lot> drawLots(const Competition &competition, const Progress &progress)
{
    const RuleSet &rules = groupStage(competition.definition().format).rules;
    const auto &order = rules.tieBreaks;
    std::vector<Lot> lots;
    if (std::find(order.begin(), order.end(), TieBreak::Lots) == order.end())
        return lots;
    for (std::size_t g = 0; g < progress.groups.size(); ++g) {
        const GroupTable &group = progress.groups[g];
        if (!group.isComplete)
            continue;
        for (const std::vector<int> &places : levelSets(group.table)) {
            Lot lot{static_cast<int>(g), {}};
            for (const int place : places)
                lot.order.push_back(group.teams[at(place)]);
            const QUuid subject = lotSubject(competition, lot.group, lot.order);
            Generator generator = stream("lots", competition.definition().seed, subject);
            shuffle(lot.order, generator);
            lots.push_back(std::move(lot));
        }
    }
    return lots;
}

} // namespace touchline
