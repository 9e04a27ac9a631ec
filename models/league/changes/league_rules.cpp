// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/changes/league_rules.h"

#include "core/base/index.h"
#include "core/games/registry.h"
#include "core/play/matches/play_rules.h"
#include "models/league/league_competitions.h"
#include "models/league/league_matches.h"
#include "models/league/titles.h"

#include <QtGlobal>

namespace touchline {

Result<JournalEntry> setMatchRules(League &league, const QUuid &competition, const MatchRulesTarget &target,
                                   const std::optional<MatchRules> &own)
{
    const auto live = league.matches().underWay();
    TOUCHLINE_TRY(live);
    const Message title =
        target.match != 0
            ? Message{QT_TRANSLATE_NOOP("core", "Level and options of match %1 changed"),
                      {QString::number(target.match)}}
            : Message{QT_TRANSLATE_NOOP("core", "Level and options changed: %1"), {target.stage}};
    return league.competitions().update(competition, title, [&](Competition &changed) {
        std::set<int> begun;
        for (const store::LiveLine &line : *live)
            if (const int index = changed.indexOfFixture(line.fixture); index >= 0)
                begun.insert(index);
        return changeMatchRules(changed, target, own, begun);
    });
}

namespace {

/// Matches of the competition that are being played.
Result<std::set<int>> begunMatches(League &league, const Competition &competition)
{
    const auto live = league.matches().underWay();
    TOUCHLINE_TRY(live);
    std::set<int> begun;
    for (const store::LiveLine &line : *live)
        if (const int index = competition.indexOfFixture(line.fixture); index >= 0)
            begun.insert(index);
    return begun;
}

} // namespace

Result<Competition> withOtherRules(League &league, const Competition &competition, const RulesWish &wish)
{
    const auto begun = begunMatches(league, competition);
    TOUCHLINE_TRY(begun);
    auto changed = withRules(competition, wish, *begun);
    return changed ? Result<Competition>(league.competitions().withOthersOfLeague(std::move(*changed)))
                   : changed;
}

Result<JournalEntry> changeRules(League &league, const QUuid &competition, const RulesWish &wish)
{
    const auto present = league.competitions().find(competition);
    TOUCHLINE_TRY(present);
    const auto begun = begunMatches(league, *present);
    TOUCHLINE_TRY(begun);
    const char *text = QT_TRANSLATE_NOOP("core", "Rules changed: %1");
    if (wish.type && !wish.registration && !wish.tables && !wish.discipline && !wish.takingBack &&
        wish.matches.empty())
        text = QT_TRANSLATE_NOOP("core", "Kind of competition changed: %1");
    else if (wish.takingBack && !wish.registration && !wish.tables && !wish.discipline && !wish.type &&
             wish.matches.empty())
        text = QT_TRANSLATE_NOOP("core", "Rule for taking back changed: %1");
    else if (wish.type || wish.takingBack)
        text = QT_TRANSLATE_NOOP("core", "Rules changed: %1");
    else if (wish.registration && !wish.tables && !wish.discipline && wish.matches.empty())
        text = QT_TRANSLATE_NOOP("core", "Registration deadline changed: %1");
    else if (wish.matches.empty() && !wish.discipline && !wish.registration)
        text = QT_TRANSLATE_NOOP("core", "Points and tie-breaks changed: %1");
    else if (wish.matches.empty() && !wish.tables && !wish.registration)
        text = QT_TRANSLATE_NOOP("core", "Rules of suspension changed: %1");
    return league.competitions().update(competition, Message{text, {present->definition().name}},
                                        [&](Competition &changed) -> Result<void> {
                                            auto after = withRules(changed, wish, *begun);
                                            TOUCHLINE_TRY(after);
                                            changed = std::move(*after);
                                            return {};
                                        });
}

Result<JournalEntry> setTeamAgents(League &league, const QUuid &competition,
                                   const std::vector<TeamSeat> &seats)
{
    const auto present = league.competitions().find(competition);
    TOUCHLINE_TRY(present);
    const Message title =
        seats.size() == 1 && present->indexOfTeam(seats.front().first) >= 0
            ? agentTitle(*present, present->indexOfTeam(seats.front().first), seats.front().second)
            : Message{QT_TRANSLATE_NOOP("core", "Changed who plays for %1 teams"),
                      {QString::number(seats.size())}};
    return league.competitions().update(competition, title, [&seats](Competition &changed) -> Result<void> {
        const auto game = findGame(changed.definition().game);
        TOUCHLINE_TRY(game);
        std::vector<QString> agents;
        for (const Entrant &entrant : changed.definition().entrants)
            agents.push_back(entrant.agent);
        for (const auto &[team, agent] : seats) {
            const int index = changed.indexOfTeam(team);
            if (index < 0)
                return fail(Fault::NotFound,
                            QT_TRANSLATE_NOOP("core", "There is no such team in this competition."));
            if (!agent.isEmpty())
                if (auto known = checkAgentName(**game, agent); !known)
                    return known;
            agents[at(index)] = agent;
        }
        return changed.setAgents(agents);
    });
}

} // namespace touchline
