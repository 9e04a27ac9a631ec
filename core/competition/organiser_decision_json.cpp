// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/organiser_decision_json.h"

#include "core/base/json_fields.h"
#include "core/competition/draws/draw_json.h"

#include <QJsonArray>

namespace touchline {

namespace {

constexpr int largestAfter = 1000000;

constexpr std::array decisionRows{
    optionalField<&OrganiserDecision::after>("after", 1, largestAfter),
    optionalField<&OrganiserDecision::replay>("replay", 1, largestAfter),
    optionalField<&OrganiserDecision::date>("date"),
};

} // namespace

QJsonArray organiserDecisionsToJson(const Competition &competition)
{
    QJsonArray decisions;
    for (const OrganiserDecision &one : competition.organiserDecisions()) {
        QJsonObject object = writtenRows(decisionRows, &one);
        object.insert(QStringLiteral("team"), competition.entrant(one.team).handle());
        object.insert(QStringLiteral("decision"), toJson(one.fact));
        decisions.append(object);
    }
    return decisions;
}

void readOrganiserDecisions(JsonReader &reader, Competition &competition)
{
    if (!reader.has("decisions"))
        return;
    reader.each("decisions", [&competition](JsonReader &read, int) {
        OrganiserDecision one;
        one.team = teamFromHandle(read.text("team"), competition.definition().entrants, read.path("team"),
                                  read.problems());
        readRows(read, decisionRows, &one);
        one.fact = playerFactFromJson(read.object("decision"), one.date);
        read.refuseUnknownKeys();
        const bool isTeamKnown = one.team >= 0;
        if (const auto added = competition.addOrganiserDecision(std::move(one)); !added && isTeamKnown)
            read.problems().push_back({read.path(), added.error().message, {}});
    });
}

} // namespace touchline
