// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/bye_requests.h"

#include "core/base/index.h"
#include "core/competition/order_of_play.h"
#include "core/competition/progress.h"
#include "core/competition/slot_reader.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

const PairedStage *swissOf(const Competition &competition, int stage)
{
    const auto *paired = std::get_if<PairedStage>(&competition.definition().format.stages[at(stage)].plan);
    return paired != nullptr && paired->method == PairingMethod::Swiss ? paired : nullptr;
}

/// Whether the team has left, and nobody had played a match of the round when it did.
bool leftBefore(const Competition &competition, const DrawnRound &round, int team)
{
    if (!competition.isWithdrawn(team))
        return false;
    const auto last = std::find_if(competition.withdrawals().rbegin(), competition.withdrawals().rend(),
                                   [team](const TeamWithdrawal &one) { return one.team == team; });
    return std::none_of(last->lastPlayed.begin(), last->lastPlayed.end(), [&](int number) {
        const int fixture = competition.indexOfNumber(number);
        return fixture >= 0 && competition.fixtures()[at(fixture)].stage == round.stage &&
               competition.fixtures()[at(fixture)].round >= round.round;
    });
}

bool mayBeInRound(const Competition &competition, const DrawnRound &round, int team)
{
    const Progress now = progress(competition);
    const SlotReader reader(competition, now);
    return std::any_of(round.pot.begin(), round.pot.end(), [&](const Slot &slot) {
        const int one = reader.teamIn(slot);
        return one == team || one == -1;
    });
}

} // namespace

bool isSwiss(const Competition &competition, const DrawnRound &round)
{
    return swissOf(competition, round.stage) != nullptr;
}

int drawnRoundOf(const Competition &competition, int stage, int round)
{
    const std::vector<DrawnRound> &rounds = competition.plan().drawnRounds;
    const auto found = std::find_if(rounds.begin(), rounds.end(), [&](const DrawnRound &one) {
        return one.stage == stage - 1 && one.round == round - 1;
    });
    return found == rounds.end() ? -1 : static_cast<int>(found - rounds.begin());
}

int nextSwissRound(const Competition &competition)
{
    const std::vector<DrawnRound> &rounds = competition.plan().drawnRounds;
    for (std::size_t i = 0; i < rounds.size(); ++i)
        if (isSwiss(competition, rounds[i]) && competition.roundDraw(static_cast<int>(i)) == nullptr)
            return static_cast<int>(i);
    return -1;
}

RequestedByes::RequestedByes(const Competition &competition, int stage)
    : m_competition(competition)
    , m_stage(stage)
{
    for (const OrganiserDecision &one : competition.organiserDecisions())
        if (const auto *request = std::get_if<ByeRequest>(&one.fact);
            request != nullptr && request->stage == stage + 1)
            m_kinds[{request->round, one.team}] = request->kind;
}

std::optional<ByeRequest::Kind> RequestedByes::of(const DrawnRound &round, int team) const
{
    const auto found = m_kinds.find({round.round + 1, team});
    if (found == m_kinds.end() || found->second == ByeRequest::Kind::Plays ||
        leftBefore(m_competition, round, team))
        return std::nullopt;
    return found->second;
}

std::vector<TeamBye> RequestedByes::all(int round) const
{
    std::vector<TeamBye> byes;
    for (const auto &[place, kind] : m_kinds) {
        const auto &[number, team] = place;
        const int index =
            round == 0 || round == number ? drawnRoundOf(m_competition, m_stage + 1, number) : -1;
        if (index >= 0 && of(m_competition.plan().drawnRounds[at(index)], team))
            byes.push_back({team, {m_stage + 1, number, kind}});
    }
    return byes;
}

std::optional<ByeRequest::Kind> requestedBye(const Competition &competition, const DrawnRound &round,
                                             int team)
{
    return RequestedByes(competition, round.stage).of(round, team);
}

TablePoints requestedByePoints(const PairedStage &stage, ByeRequest::Kind kind)
{
    switch (kind) {
    case ByeRequest::Kind::Half:
        return halfByePoints(stage);
    case ByeRequest::Kind::Full:
        return stage.byePoints;
    case ByeRequest::Kind::Zero:
    case ByeRequest::Kind::Plays:
        break;
    }
    return 0;
}

std::vector<TeamBye> byesInTable(const Competition &competition, const Progress &now, int table)
{
    const int stage = competition.tables()[at(table)].stage;
    if (swissOf(competition, stage) == nullptr)
        return {};
    std::vector<TeamBye> byes = RequestedByes(competition, stage).all();
    std::erase_if(byes, [&competition](const TeamBye &one) {
        return competition.roundDraw(drawnRoundOf(competition, one.request.stage, one.request.round)) ==
               nullptr;
    });
    const std::vector<DrawnRound> &rounds = competition.plan().drawnRounds;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        const RoundDraw *draw = competition.roundDraw(static_cast<int>(i));
        if (rounds[i].stage != stage || draw == nullptr || draw->order.size() % 2 == 0)
            continue;
        const Slot &slot = rounds[i].pot[at(draw->order.back())];
        const int team = SlotReader(competition, now).teamIn(slot);
        if (team >= 0)
            byes.push_back({team, {stage + 1, rounds[i].round + 1, ByeRequest::Kind::Full}, true});
    }
    const PairedStage &swiss = *swissOf(competition, stage);
    for (std::size_t i = 0; i < swiss.late.size(); ++i) {
        const LateMember &late = swiss.late[i];
        const Slot &slot = swiss.members[swiss.members.size() - swiss.late.size() + i];
        const int team = SlotReader(competition, now).teamIn(slot);
        for (int missed = 0; late.missed != MissedRound::Loss && team >= 0 && missed < late.from; ++missed)
            byes.push_back(
                {team,
                 {stage + 1, missed + 1,
                  late.missed == MissedRound::Bye ? ByeRequest::Kind::Full : ByeRequest::Kind::Half}});
    }
    std::stable_sort(byes.begin(), byes.end(), [](const TeamBye &one, const TeamBye &other) {
        return one.request.round < other.request.round;
    });
    return byes;
}

Result<void> requestBye(Competition &competition, const TeamBye &bye, const QDate &day)
{
    const ByeRequest &request = bye.request;
    const QString number = QString::number(request.round);
    if (bye.team < 0 || at(bye.team) >= competition.definition().entrants.size())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "There is no such team in this competition."));
    const int round = drawnRoundOf(competition, request.stage, request.round);
    if (round < 0 || swissOf(competition, request.stage - 1) == nullptr)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 has no Swiss round %2."),
                    {competition.definition().name, number});
    const QString &team = competition.entrant(bye.team).name;
    if (competition.roundDraw(round) != nullptr)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "Round %1 is drawn already. For a match that %2 cannot play, "
                                              "award a walkover."),
                    {number, team});
    if (competition.isWithdrawn(bye.team))
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 has withdrawn."), {team});
    const DrawnRound &drawn = competition.plan().drawnRounds[at(round)];
    if (!mayBeInRound(competition, drawn, bye.team))
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 is not in round %2."), {team, number});
    if (requestedBye(competition, drawn, bye.team).value_or(ByeRequest::Kind::Plays) == request.kind)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing would change."));
    return competition.addOrganiserDecision(
        {bye.team, lastPlayedMatches(competition)[at(bye.team)], day, request, 0});
}

} // namespace touchline
