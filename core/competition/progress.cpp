// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/progress.h"

#include "core/base/index.h"
#include "core/competition/derivation.h"
#include "core/competition/order_of_play.h"
#include "core/competition/play_through.h"
#include "core/dice/shuffle.h"
#include "core/dice/stream.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace touchline {

namespace {

thread_local long long derivations = 0;

/// The subject of a lot's stream: competition, what the lot is for and the teams in it, whatever their order.
QUuid lotSubject(const Competition &competition, const QByteArray &what, std::vector<int> &teams)
{
    std::sort(teams.begin(), teams.end());
    QByteArray name = "lot " + what;
    for (const int team : teams)
        name += ' ' + competition.entrant(team).id.toByteArray(QUuid::WithoutBraces);
    return QUuid::createUuidV5(competition.definition().id, name);
}

void drawLot(Lot &lot, const Competition &competition, const QByteArray &what)
{
    const QUuid subject = lotSubject(competition, what, lot.order);
    Generator generator = stream("lots", competition.seed(), subject);
    shuffle(lot.order, generator);
}

void drawTableLots(const Competition &competition, const Progress &progress, std::vector<Lot> &lots)
{
    for (std::size_t t = 0; t < progress.tables.size(); ++t) {
        const GroupTable &group = progress.tables[t];
        const std::vector<TieBreak> &order = competition.tables()[t].rules->tieBreaks;
        if (!group.isComplete || std::find(order.begin(), order.end(), TieBreak::Lots) == order.end())
            continue;
        for (const std::vector<int> &places : levelSets(group.table)) {
            Lot lot{static_cast<int>(t), {}, 0};
            for (const int place : places)
                lot.order.push_back(group.teams[at(place)]);
            drawLot(lot, competition, QByteArray::number(lot.table));
            lots.push_back(std::move(lot));
        }
    }
}

/// The score of a match as far as the facts alone say it.
std::optional<Score> settledScore(const Competition &competition, int fixture)
{
    if (const Ruling *ruling = competition.ruling(fixture))
        if (const auto ruled = resultOf(*ruling, competition.definition().format.walkover))
            return ruled->score;
    const CountedResult *result = competition.result(fixture);
    return result != nullptr ? std::optional(result->score) : std::nullopt;
}

/// Whether every match has a day, or none: one without a day follows the one before it in the plan, which may
/// be another one among the matches of a team. Before a replay or a play-off it is never another one.
bool areAllDatedOrNone(const Competition &competition)
{
    bool isOneDated = false;
    bool isOneUndated = false;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i) {
        const Appointment *appointment = competition.appointment(i);
        const bool isDated = appointment != nullptr && appointment->date.isValid();
        isOneDated = isOneDated || isDated;
        isOneUndated = isOneUndated || (!isDated && !competition.fixtures()[at(i)].isConditional());
    }
    return !isOneDated || !isOneUndated;
}

/// Whether no match has a day before one that it may follow from: of an earlier stage, or of an earlier
/// round, leg or playing in a knockout or in rounds that are drawn.
bool areDaysInOrder(const Competition &competition)
{
    std::vector<int> order(competition.fixtures().size());
    std::iota(order.begin(), order.end(), 0);
    std::array<int, 4> last{};
    for (const int index : inOrderOfPlay(competition, std::move(order))) {
        const Fixture &fixture = competition.fixtures()[at(index)];
        if (fixture.stage < last.front())
            return false;
        if (fixture.stage > last.front())
            last = {fixture.stage};
        if (fixture.tie < 0 && fixture.slots[Side::Home].kind != Slot::Kind::RoundDraw)
            continue;
        const std::array<int, 4> now{fixture.stage, fixture.round, fixture.replay, fixture.leg};
        if (now < last)
            return false;
        last = now;
    }
    return true;
}

} // namespace

void progress(const Competition &competition, Progress &progress)
{
    ++derivations;
    Derivation(competition, progress).run();
}

void playThrough(const Competition &competition, Progress &progress, const ReadyPlayer &player)
{
    ++derivations;
    Derivation(competition, progress, &player).run();
}

StageOrder stageOrder(const Competition &competition)
{
    const std::vector<Fixture> &all = competition.fixtures();
    StageOrder order{competition.plan().fixturesOfStage,
                     areAllDatedOrNone(competition) && areDaysInOrder(competition)};
    for (std::vector<int> &fixtures : order.fixtures) {
        std::erase_if(fixtures, [&all](int fixture) { return all[at(fixture)].tie >= 0; });
        fixtures = inOrderOfPlay(competition, std::move(fixtures));
    }
    return order;
}

Progress progress(const Competition &competition)
{
    Progress derived;
    progress(competition, derived);
    return derived;
}

long long derivationsMade()
{
    return derivations;
}

const CountedResult *countedResult(const Competition &competition, const Progress &progress, int fixture)
{
    const FixtureStatus &status = progress.fixtures[at(fixture)];
    if (status.state != FixtureState::Played)
        return nullptr;
    return status.award < 0 ? competition.result(fixture) : &progress.awards[at(status.award)].result;
}

std::optional<CountedResult> tableResult(const Competition &competition, const Progress &progress,
                                         int fixture)
{
    const Fixture &planned = competition.fixtures()[at(fixture)];
    if (planned.tie < 0) {
        const CountedResult *result = countedResult(competition, progress, fixture);
        return result == nullptr ? std::nullopt : std::optional(*result);
    }
    const TiePlan &plan = competition.plan().ties[at(planned.tie)];
    const TieStatus &tie = progress.ties[at(planned.tie)];
    if (fixture != plan.fixtures.front() || tie.by == TieDecision::Open || tie.by == TieDecision::NotPlayed)
        return std::nullopt;
    CountedResult all;
    all.teams = tie.teams;
    all.score = tie.goals;
    all.after90 = tie.goals;
    all.winner = tie.winner;
    all.decidedBy = tie.by == TieDecision::Walkover ? DecidedBy::Forfeit : DecidedBy::NinetyMinutes;
    all.bothLose = tie.isWithoutWinner();
    all.byMatchesWon = true;
    all.withoutScore = std::any_of(plan.fixtures.begin(), plan.fixtures.end(), [&](int one) {
        const CountedResult *result = countedResult(competition, progress, one);
        return result != nullptr && result->withoutScore;
    });
    return all;
}

const MatchReport *personalReport(const Competition &competition, const Progress &progress, int fixture)
{
    const FixtureStatus &status = progress.fixtures[at(fixture)];
    const bool isLost = status.award >= 0 && !competition.definition().format.walkover.keepsPlayers;
    return status.state == FixtureState::Void || isLost ? nullptr : competition.report(fixture);
}

std::vector<const MatchReport *> personalReports(const Competition &competition)
{
    const int all = static_cast<int>(competition.fixtures().size());
    // Without rulings every report counts: nothing has to be derived.
    const bool allCount = competition.rulings().empty() && competition.withdrawals().empty();
    const Progress now = allCount ? Progress{} : progress(competition);
    std::vector<const MatchReport *> reports;
    reports.reserve(at(all));
    for (int i = 0; i < all; ++i)
        reports.push_back(allCount ? competition.report(i) : personalReport(competition, now, i));
    return reports;
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

DecisionRules decisionRules(const Competition &competition, int fixture)
{
    const Fixture &planned = competition.fixtures()[at(fixture)];
    DecisionRules rules;
    rules.needsWinner = planned.needsWinner;
    const auto *groups =
        std::get_if<RoundRobinStage>(&competition.definition().format.stages[at(planned.stage)].plan);
    if (groups != nullptr && groups->extraTime && planned.isGroupMatch() && !planned.needsWinner) {
        rules.needsWinner = true;
        rules.shootOut = false;
    }
    if (planned.tie < 0 || !planned.needsWinner)
        return rules;
    const TiePlan &tie = competition.plan().ties[at(planned.tie)];
    rules.extraTime = tie.rules.extraTime;
    rules.shootOut =
        planned.replay == tie.rules.replays && tie.rules.lastResort == TieRules::LastResort::ShootOut;
    if (planned.addsUp) {
        if (const auto first = settledScore(competition, tie.fixtures.front()))
            rules.firstLeg = Score{first->away, first->home};
        rules.awayGoals = tie.rules.awayGoals;
        rules.awayGoalsInExtraTime = tie.rules.awayGoalsInExtraTime;
    }
    return rules;
}

DecisionRules reportRules(const Competition &competition, int fixture)
{
    DecisionRules rules = decisionRules(competition, fixture);
    const Ruling *ruling = competition.ruling(fixture);
    if (ruling != nullptr && ruling->isBrokenOff())
        rules.shootOut = false;
    return rules;
}

std::vector<Lot> drawLots(const Competition &competition, const Progress &progress)
{
    std::vector<Lot> lots;
    drawTableLots(competition, progress, lots);
    for (std::size_t t = 0; t < progress.ties.size(); ++t) {
        const TieStatus &tie = progress.ties[t];
        if (!tie.needsLot)
            continue;
        Lot lot{-1, {tie.teams[Side::Home], tie.teams[Side::Away]}, competition.plan().ties[t].number};
        drawLot(lot, competition, "tie " + QByteArray::number(lot.tie));
        lots.push_back(std::move(lot));
    }
    return lots;
}

int teamIn(const Slot &slot, const Competition &competition, const Progress &progress)
{
    return SlotReader(competition, progress).teamIn(slot);
}

} // namespace touchline
