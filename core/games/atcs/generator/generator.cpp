// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/generator.h"

#include "core/games/atcs/generator/calibration.h"
#include "core/games/atcs/generator/facts_check.h"
#include "core/teams/historic_teams.h"

#include <QtGlobal>

namespace touchline::atcs::generator {

namespace {

Targets targetsOfCards(const std::vector<TeamFacts> &teams, const RatingModel &model)
{
    std::vector<Rating> ratings;
    for (const TeamFacts &team : teams) {
        if (team.kind == CardKind::Card)
            ratings.push_back(model.of(team));
    }
    return targetsOf(ratings);
}

std::vector<Draft> historicDrafts(const Facts &facts, const RatingModel &model, const Targets &targets)
{
    std::vector<Draft> drafts;
    for (const TeamFacts &team : facts.historic)
        drafts.push_back(draftOf(team, model.of(team), targets, CardAnchors(facts.anchors, team.id)));
    calibrate(drafts, targets);
    return drafts;
}

/// All 537 in their order: the finished 66 are taken over, every other team is measured by them.
std::vector<Draft> allDrafts(const Facts &facts, const RatingModel &model, const Targets &targets,
                             const std::vector<Draft> &historic)
{
    const RatingModel later = withLaterEdition(model, facts.matches2026, facts.origins2026);
    QHash<QString, const Draft *> finished;
    for (const Draft &draft : historic)
        finished.insert(draft.card.team.code, &draft);
    std::vector<Draft> drafts;
    for (const TeamFacts &team : facts.all) {
        if (const Draft *draft = finished.value(team.id)) {
            drafts.push_back(*draft);
            continue;
        }
        drafts.push_back(draftOf(team, later.of(team), targets, {}));
        calibrateAgainst(historic, targets, drafts.back());
    }
    return drafts;
}

/// An anchors file may ask for numbers that no card can have together.
Problems problemsOf(const std::vector<Draft> &drafts)
{
    Problems problems;
    for (const Draft &draft : drafts) {
        for (Problem &problem : validate(draft.card)) {
            problem.where = draft.card.team.code + QStringLiteral(": ") + problem.where;
            problems.push_back(std::move(problem));
        }
    }
    return problems;
}

} // namespace

Result<std::vector<GeneratedCard>> generate(const Facts &facts, TeamSet set)
{
    const char *noCards = QT_TRANSLATE_NOOP("core", "No team cards can be made from these facts.");
    Problems problems;
    checkFacts(facts, problems);
    if (!problems.empty())
        return fail(Fault::BadInput, noCards, {}, std::move(problems));

    const RatingModel model = fitRatings(facts.matches, facts.origins);
    const Targets targets = targetsOfCards(facts.historic, model);
    std::vector<Draft> drafts = historicDrafts(facts, model, targets);
    if (set == TeamSet::All537)
        drafts = allDrafts(facts, model, targets, drafts);
    problems = problemsOf(drafts);
    if (!problems.empty())
        return fail(Fault::BadInput, noCards, {}, std::move(problems));

    std::vector<GeneratedCard> cards;
    cards.reserve(drafts.size());
    for (Draft &draft : drafts)
        cards.push_back({std::move(draft.card), draft.rating, draft.standing, draft.level});
    return cards;
}

Result<std::vector<TeamCard>> generateCards(const Facts &facts, TeamSet set)
{
    Result<std::vector<GeneratedCard>> generated = generate(facts, set);
    if (!generated)
        return fail(generated.error());
    std::vector<TeamCard> cards;
    for (GeneratedCard &made : *generated)
        cards.push_back(std::move(made.card));
    return cards;
}

} // namespace touchline::atcs::generator
