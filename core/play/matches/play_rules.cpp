// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/play_rules.h"

#include "core/games/registry.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/squads/known_team.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// The document that a competition keeps of a team; null, with its problems, where it is none of the team's.
std::shared_ptr<const TeamDocument> ownDocument(const Entrant &entrant, const Game &game, Problems &problems)
{
    auto document = game.readTeam(entrant.document);
    if (!document) {
        if (document.error().problems.empty())
            problems.push_back({entrant.name, document.error().message, {}});
        for (const Problem &problem : document.error().problems)
            problems.push_back(
                {QStringLiteral("%1: %2").arg(entrant.name, problem.where), problem.what, problem.hint});
        return nullptr;
    }
    // A report for another team would be refused only after the match.
    if (const Team team = game.sideFor(*document).team; team.id != entrant.id) {
        problems.push_back(
            {entrant.name,
             {QT_TRANSLATE_NOOP("core", "The document that is kept is that of another team, %1."),
              {team.displayName()}},
             {}});
        return nullptr;
    }
    return std::move(*document);
}

/// Null for a team of no World Cup, or of which the game needs more.
std::shared_ptr<const TeamDocument> builtInDocument(const Entrant &entrant, const Game &game)
{
    const KnownTeamPtr team = historicTeamOf(entrant);
    if (team == nullptr)
        return nullptr;
    auto document = game.unkeptDocumentFor(sideOf(*team));
    return document ? std::move(*document) : nullptr;
}

Result<GameChoice> choiceOf(const CompetitionDefinition &definition)
{
    const auto game = findGame(definition.game);
    if (!game)
        return fail(game.error());
    const GameInfo &info = (*game)->info();
    const auto level = findLevel(info.levels, definition.level);
    if (!level)
        return fail(level.error());
    auto options = resolveOptions(info.options, **level, definition.options);
    if (!options)
        return fail(options.error());
    const QString agent = QString::fromUtf8(info.agents.front().name);
    return GameChoice{*game, definition.level, std::move(*options), {{agent, agent}}};
}

/// What the format says of some matches, as the game has it.
Result<std::vector<LevelChoice>> matchRulesFor(const CompetitionDefinition &definition, const GameInfo &info)
{
    std::vector<LevelChoice> all;
    Problems problems;
    for (std::size_t i = 0; i < definition.format.matchRules.size(); ++i) {
        auto choice =
            levelChoiceOf(definition.format.matchRules[i], definition.level, definition.options, info);
        if (choice) {
            all.push_back(std::move(*choice));
            continue;
        }
        const QString where = QStringLiteral("match_rules[%1]").arg(i);
        if (choice.error().problems.empty())
            problems.push_back({where, choice.error().message, {}});
        for (const Problem &problem : choice.error().problems)
            problems.push_back(
                {where + QStringLiteral(".options.") + problem.where, problem.what, problem.hint});
    }
    if (!problems.empty())
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP("core", "The level or the options of some matches of %1 cannot be used."),
            {definition.name}, std::move(problems));
    return all;
}

/// Who decides for each team. Errors: NotFound (no such computer player).
Result<std::vector<QString>> agentsOf(const CompetitionDefinition &definition, const Game &game)
{
    std::vector<QString> agents;
    for (const Entrant &entrant : definition.entrants) {
        if (!entrant.agent.isEmpty())
            if (auto known = checkAgentName(game, entrant.agent); !known)
                return fail(known.error());
        agents.push_back(entrant.agent);
    }
    return agents;
}

} // namespace

Result<LevelChoice> levelChoiceOf(const MatchRules &rules, const QString &level, const QJsonObject &options,
                                  const GameInfo &info)
{
    const bool isOwn = !rules.level.isEmpty();
    const auto spec = findLevel(info.levels, isOwn ? rules.level : level);
    if (!spec)
        return fail(spec.error());
    QJsonObject wishes = isOwn ? QJsonObject() : options;
    for (auto wish = rules.options.begin(); wish != rules.options.end(); ++wish)
        wishes.insert(wish.key(), wish.value());
    auto values = resolveOptions(info.options, **spec, wishes);
    if (!values)
        return fail(values.error());
    return LevelChoice{QString::fromUtf8((*spec)->name), std::move(*values)};
}

GameChoice choiceFor(const Competition &competition, int fixture, const PerSide<int> &teams,
                     const PlayRules &rules)
{
    GameChoice choice = rules.choice;
    const Fixture &planned = competition.fixtures()[static_cast<std::size_t>(fixture)];
    const int own = matchRulesOf(competition.definition().format, planned);
    if (own >= 0 && static_cast<std::size_t>(own) < rules.matchRules.size()) {
        choice.level = rules.matchRules[static_cast<std::size_t>(own)].level;
        choice.options = rules.matchRules[static_cast<std::size_t>(own)].options;
    }
    for (const Side side : bothSides) {
        const auto team = static_cast<std::size_t>(teams[side]);
        if (teams[side] >= 0 && team < rules.agents.size() && !rules.agents[team].isEmpty())
            choice.agents[side] = rules.agents[team];
    }
    return choice;
}

Result<PlayRules> playRulesOf(const Competition &competition)
{
    auto choice = choiceOf(competition.definition());
    if (!choice)
        return fail(choice.error());
    auto discipline = disciplineOf(competition);
    if (!discipline)
        return fail(discipline.error());
    PlayRules rules{std::move(*choice), {}, std::move(*discipline)};
    auto matchRules = matchRulesFor(competition.definition(), rules.choice.game->info());
    if (!matchRules)
        return fail(matchRules.error());
    rules.matchRules = std::move(*matchRules);
    auto agents = agentsOf(competition.definition(), *rules.choice.game);
    if (!agents)
        return fail(agents.error());
    rules.agents = std::move(*agents);
    Problems problems;
    for (const Entrant &entrant : competition.definition().entrants)
        rules.documents.push_back(entrant.document.isEmpty()
                                      ? builtInDocument(entrant, *rules.choice.game)
                                      : ownDocument(entrant, *rules.choice.game, problems));
    if (!problems.empty())
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "The documents of the teams of %1 cannot be read."),
                    {competition.definition().name}, std::move(problems));
    return rules;
}

Result<void> checkAgentName(const Game &game, const QString &agent)
{
    if (agent == personAgent)
        return {};
    const auto known = game.makeAgent(agent, Side::Home, Generator(0));
    return known ? Result<void>() : fail(known.error());
}

bool waitsForPerson(const Competition &competition, int fixture, const PerSide<int> &teams,
                    const PlayRules &rules)
{
    const PerSide<QString> agents = choiceFor(competition, fixture, teams, rules).agents;
    return agents[Side::Home] == personAgent || agents[Side::Away] == personAgent;
}

std::vector<int> computersMatches(const Competition &competition, const Progress &now,
                                  const std::vector<int> &fixtures, const PlayRules &rules)
{
    std::vector<int> matches;
    std::copy_if(fixtures.begin(), fixtures.end(), std::back_inserter(matches), [&](int fixture) {
        return !waitsForPerson(competition, fixture, now.fixtures[static_cast<std::size_t>(fixture)].teams,
                               rules);
    });
    return matches;
}

std::vector<int> withoutDocuments(const PlayRules &rules)
{
    std::vector<int> teams;
    for (std::size_t team = 0; team < rules.documents.size(); ++team)
        if (rules.documents[team] == nullptr)
            teams.push_back(static_cast<int>(team));
    return teams;
}

} // namespace touchline
