// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/discipline_facts.h"

#include "core/discipline/ledger_start_json.h"

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
    for (std::size_t i = 0; i < competition.organiserDecisions().size(); ++i) {
        const OrganiserDecision &one = competition.organiserDecisions()[i];
        if (const auto *unreadable = std::get_if<UnreadableFact>(&one.fact))
            addProblems(*unreadable, one.date, QStringLiteral("decisions[%1].decision").arg(i), problems);
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
    for (const OrganiserDecision &one : competition.organiserDecisions()) {
        const auto *decision = std::get_if<Decision>(&one.fact);
        if (decision == nullptr || one.team != team)
            continue;
        decisions.push_back({competition.indexOfNumber(one.after), one.replay, *decision});
        decisions.back().decision.decidedOn = one.date;
    }
    return decisions;
}

bool hasBansForOthers(const Competition &competition)
{
    const auto &decisions = competition.organiserDecisions();
    if (std::any_of(decisions.begin(), decisions.end(),
                    [](const OrganiserDecision &one) { return reachesOthers(one.fact); }))
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
