// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/league_rules.h"

#include "core/games/registry.h"
#include "core/play/play_rules.h"

#include <QtGlobal>

namespace touchline {

Result<JournalEntry> setMatchRules(League &league, const QUuid &competition, const MatchRulesTarget &target,
                                   const std::optional<MatchRules> &own)
{
    const auto live = league.matchesUnderWay();
    if (!live)
        return fail(live.error());
    const Message title =
        target.match != 0
            ? Message{QT_TRANSLATE_NOOP("core", "Level and options of match %1 changed"),
                      {QString::number(target.match)}}
            : Message{QT_TRANSLATE_NOOP("core", "Level and options changed: %1"), {target.stage}};
    return league.update(competition, title, [&](Competition &changed) {
        std::set<int> begun;
        for (const store::LiveLine &line : *live)
            if (const int index = changed.indexOfFixture(line.fixture); index >= 0)
                begun.insert(index);
        return changeMatchRules(changed, target, own, begun);
    });
}

Result<JournalEntry> setAgents(League &league, const QUuid &competition, const std::vector<QString> &agents)
{
    const auto present = league.competition(competition);
    if (!present)
        return fail(present.error());
    const Message title{QT_TRANSLATE_NOOP("core", "Changed who plays each team: %1"),
                        {present->definition().name}};
    return league.update(competition, title, [&agents](Competition &changed) -> Result<void> {
        const auto game = findGame(changed.definition().game);
        if (!game)
            return fail(game.error());
        for (const QString &agent : agents)
            if (!agent.isEmpty())
                if (auto known = checkAgentName(**game, agent); !known)
                    return known;
        return changed.setAgents(agents);
    });
}

} // namespace touchline
