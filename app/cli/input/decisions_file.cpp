// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/decisions_file.h"

#include "core/base/json_reader.h"
#include "core/facts/person_json.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::cli {

namespace {

constexpr int mostBannedGames = 1000;

bool playsIn(const QString &team, const MatchReport &report)
{
    return report.teams[Side::Home].name == team || report.teams[Side::Away].name == team;
}

void checkTeam(JsonReader &reader, const QString &team, const EventsFile &events)
{
    const bool isThere = std::any_of(events.reports.begin(), events.reports.end(),
                                     [&](const MatchReport &report) { return playsIn(team, report); });
    if (!team.isEmpty() && !isThere)
        reader.problem("team", {QT_TRANSLATE_NOOP("core", "There is no team \"%1\" in the events."), {team}});
}

/// The match of the team with that name.
QUuid readAfter(JsonReader &reader, const QString &team, const EventsFile &events)
{
    const QString name = reader.textOr("after", {});
    if (name.isEmpty())
        return {};
    for (const MatchReport &report : events.reports)
        if (events.names.value(report.fixture) == name && playsIn(team, report))
            return report.fixture;
    reader.problem("after",
                   {QT_TRANSLATE_NOOP("core", "%1 has no match \"%2\" in the events."), {team, name}});
    return {};
}

TeamDecision readDecision(JsonReader &reader, const EventsFile &events)
{
    TeamDecision one;
    one.where = reader.path();
    one.team = reader.text("team");
    checkTeam(reader, one.team, events);
    one.after = readAfter(reader, one.team, events);
    Decision &decision = one.decision;
    decision.name = reader.text("player");
    decision.player = personId(one.team, decision.name);
    decision.kind =
        static_cast<Decision::Kind>(reader.word("decision", {"lifted", "extended", "added", "injured"}));
    const bool isNew = decision.kind == Decision::Kind::Added || decision.kind == Decision::Kind::Injured;
    if (isNew && reader.has("until"))
        decision.until = readDay(reader, "until");
    else if (decision.kind != Decision::Kind::Lifted)
        decision.games = reader.integer("games", 1, mostBannedGames);
    if (decision.kind == Decision::Kind::Added)
        decision.inAllCompetitions = reader.flagOr("all_competitions", false);
    decision.reason = reader.text("reason");
    reader.refuseUnknownKeys();
    return one;
}

} // namespace

Result<std::vector<TeamDecision>> readDecisions(const QJsonObject &facts, const EventsFile &events)
{
    Problems problems;
    std::vector<TeamDecision> decisions;
    JsonReader reader(facts, problems);
    reader.each("decisions", [&](JsonReader &one, int) { decisions.push_back(readDecision(one, events)); });
    reader.refuseUnknownKeys();
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The facts cannot be read."), {},
                    std::move(problems));
    return decisions;
}

} // namespace touchline::cli
