// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/changes/rules_change.h"

#include "core/games/registry.h"
#include "core/play/changes/match_rules_change.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/transfers/registration.h"

#include <QtGlobal>

namespace touchline {

namespace {

Result<void> changeDiscipline(Competition &competition, const QJsonObject &rules)
{
    if (auto changed = competition.setDiscipline(rules); !changed)
        return changed;
    const auto readable = disciplineOf(competition);
    TOUCHLINE_TRY(readable);
    if (!rules.isEmpty() && !*readable)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core",
                                      "With the options of this competition nobody misses a match, so "
                                      "rules of suspension have no effect."));
    return {};
}

} // namespace

Result<Competition> withRules(Competition competition, const RulesWish &wish, const std::set<int> &begun)
{
    if (wish.tables)
        TOUCHLINE_TRY(competition.setTableRules(*wish.tables));
    for (const MatchRules &rules : wish.matches)
        if (auto changed = changeMatchRules(competition, {rules.stage, rules.match}, rules, begun); !changed)
            return fail(changed.error());
    if (wish.type)
        TOUCHLINE_TRY(competition.setCompetitionType(*wish.type));
    if (wish.discipline)
        TOUCHLINE_TRY(changeDiscipline(competition, *wish.discipline));
    if (wish.registration)
        TOUCHLINE_TRY(setRegistrationDeadline(competition, *wish.registration));
    if (wish.takingBack)
        TOUCHLINE_TRY(setTakingBack(competition, *wish.takingBack));
    return competition;
}

} // namespace touchline
