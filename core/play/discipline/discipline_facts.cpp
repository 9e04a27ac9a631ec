// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/discipline_facts.h"

#include "core/discipline/decision_json.h"
#include "core/discipline/ledger_start_json.h"
#include "core/play/discipline/fines.h"
#include "core/play/discipline/player_move.h"
#include "core/play/discipline/registration.h"
#include "core/play/discipline/taking_back.h"

#include <QJsonArray>
#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// {"team": handle, ...}: what stands beside the team is for readLedgerStart().
LedgerStart readStart(JsonReader &reader, const Competition &competition, const DisciplineRules &rules)
{
    const QString team = reader.text("team");
    const auto &entrants = competition.definition().entrants;
    const bool isThere = std::any_of(entrants.begin(), entrants.end(),
                                     [&team](const Entrant &entrant) { return entrant.handle() == team; });
    if (!isThere && !team.isEmpty())
        reader.problem("team",
                       {QT_TRANSLATE_NOOP("core", "There is no team %1 in this competition."), {team}});
    LedgerStart start = readLedgerStart(reader, rules);
    reader.refuseUnknownKeys();
    return start;
}

} // namespace

Result<void> checkDisciplineFacts(const Competition &competition, const DisciplineRules &rules)
{
    Problems problems;
    const QJsonArray &carried = competition.definition().carriedOver;
    for (qsizetype i = 0; i < carried.size(); ++i) {
        JsonReader reader(carried.at(i).toObject(), problems, QStringLiteral("carried_over[%1]").arg(i));
        (void)readStart(reader, competition, rules);
    }
    for (std::size_t i = 0; i < competition.playerDecisions().size(); ++i) {
        const PlayerDecision &one = competition.playerDecisions()[i];
        JsonReader reader(one.decision, problems, QStringLiteral("decisions[%1].decision").arg(i));
        if (isMove(one.decision))
            (void)readMove(reader, one.date);
        else if (isRegistration(one.decision))
            readRegistration(reader);
        else if (isTakingBack(one.decision))
            (void)readTakingBack(reader);
        else if (isFineMark(one.decision))
            checkFineMark(reader);
        else
            (void)readDecision(reader);
    }
    if (!problems.empty())
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "The bans and decisions of %1 cannot be read."),
                    {competition.definition().name}, std::move(problems));
    return {};
}

LedgerStart startOf(const Competition &competition, int team, const DisciplineRules &rules)
{
    const QString handle = competition.entrant(team).handle();
    Problems ignored;
    for (const auto &value : competition.definition().carriedOver) {
        JsonReader reader(value.toObject(), ignored);
        if (reader.textOr("team", {}) == handle)
            return readStart(reader, competition, rules);
    }
    return {};
}

std::vector<TimedDecision> decisionsAbout(const Competition &competition, int team)
{
    std::vector<TimedDecision> decisions;
    Problems ignored;
    for (const PlayerDecision &one : competition.playerDecisions()) {
        if (one.team != team || isMove(one.decision) || isRegistration(one.decision) ||
            isTakingBack(one.decision) || isFineMark(one.decision))
            continue;
        JsonReader reader(one.decision, ignored);
        decisions.push_back({competition.indexOfNumber(one.after), one.replay, readDecision(reader)});
        decisions.back().decision.decidedOn = one.date;
    }
    return decisions;
}

bool hasBansForOthers(const Competition &competition)
{
    const auto &decisions = competition.playerDecisions();
    if (std::any_of(decisions.begin(), decisions.end(),
                    [](const PlayerDecision &one) { return reachesOthers(one.decision); }))
        return true;
    return carriesBansForOthers(competition.definition().carriedOver);
}

bool carriesBansForOthers(const QJsonArray &carriedOver)
{
    return std::any_of(carriedOver.begin(), carriedOver.end(), [](const QJsonValue &team) {
        const QJsonArray bans = team.toObject().value(QStringLiteral("suspensions")).toArray();
        return std::any_of(bans.begin(), bans.end(), [](const QJsonValue &ban) {
            return ban.toObject().value(QStringLiteral("all_competitions")).toBool();
        });
    });
}

QJsonObject carriedOverJson(const QString &team, const LedgerStart &start)
{
    QJsonObject object = toJson(start);
    object.insert(QStringLiteral("team"), team);
    return object;
}

} // namespace touchline
