// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/ruling.h"

namespace touchline {

namespace {

CountedResult resultWith(const PerSide<int> &teams, const Score &score, std::optional<Side> winner)
{
    CountedResult result;
    result.teams = teams;
    result.score = score;
    result.after90 = score;
    result.winner = winner;
    return result;
}

} // namespace

Ruling tidied(Ruling ruling)
{
    const bool isAbandoned = ruling.kind == Ruling::Kind::Abandoned;
    if (!isAbandoned) {
        ruling.then = Ruling::Then::Undecided;
        ruling.abandonedAt.reset();
        ruling.minute.reset();
    }
    if (!ruling.isAward()) {
        ruling.winner.reset();
        ruling.score.reset();
        ruling.wholeTie = true;
    }
    if (ruling.kind != Ruling::Kind::Postponed && !ruling.isPlayedAgain())
        ruling.newDate = {};
    // An hour without its day says nothing, nor does a ground where the match stays as it was planned.
    if (!ruling.newDate.isValid())
        ruling.newTime = {};
    ruling.newGround = ruling.movesDay() ? ruling.newGround.trimmed() : QString();
    if (!ruling.mayRuleCards())
        ruling.cards = Ruling::Cards::ByRules;
    return ruling;
}

CountedResult walkover(const PerSide<int> &teams, std::optional<Side> winner, const WalkoverRule &rule)
{
    Score score;
    if (winner)
        score.of(*winner) = rule.goals;
    CountedResult result = resultWith(teams, score, winner);
    result.bothLose = !winner;
    return result;
}

std::optional<CountedResult> resultOf(const Ruling &ruling, const WalkoverRule &rule)
{
    if (ruling.isAward()) {
        CountedResult result = walkover(ruling.teams, ruling.winner, rule);
        if (ruling.score) {
            result.score = *ruling.score;
            result.after90 = *ruling.score;
        }
        return result;
    }
    if (ruling.kind == Ruling::Kind::Abandoned && ruling.then == Ruling::Then::Stands) {
        const Score score = ruling.abandonedAt.value_or(Score{});
        return resultWith(ruling.teams, score, score.leader());
    }
    return std::nullopt;
}

} // namespace touchline
