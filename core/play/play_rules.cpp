// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/play_rules.h"

#include "core/games/registry.h"
#include "core/play/card_entrants.h"
#include "core/play/competition_discipline.h"

#include <QtGlobal>

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

/// Null for a team that the program has no card of, or whose card is not enough for the game.
std::shared_ptr<const TeamDocument> builtInDocument(const Entrant &entrant, const Game &game)
{
    auto card = builtInCardOf(entrant);
    if (card == nullptr)
        return nullptr;
    auto document = game.unkeptDocumentFor(sideWithCard(std::move(card)));
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

} // namespace

Result<PlayRules> playRulesOf(const Competition &competition)
{
    auto choice = choiceOf(competition.definition());
    if (!choice)
        return fail(choice.error());
    auto discipline = disciplineOf(competition);
    if (!discipline)
        return fail(discipline.error());
    PlayRules rules{std::move(*choice), {}, std::move(*discipline)};
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

std::vector<int> withoutDocuments(const PlayRules &rules)
{
    std::vector<int> teams;
    for (std::size_t team = 0; team < rules.documents.size(); ++team)
        if (rules.documents[team] == nullptr)
            teams.push_back(static_cast<int>(team));
    return teams;
}

} // namespace touchline
