// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/templates/format_builders.h"

#include <qglobal.h>

#include <bit>

namespace touchline {

namespace {

/// Where those beaten in round `round` (from 0) of the winners' bracket come in, of 2^`bits` matches: their
/// match's number is changed by this mask. The masks are the numbers 0, 1, 2, 3, ... read from right to left
/// (0, 1/2, 1/4, 3/4, ... of the bracket): neighbouring rounds come into different halves, and the next ones
/// into different quarters, so whoever met before meets again as late as possible.
unsigned crossOver(unsigned round, unsigned bits)
{
    unsigned mask = 0;
    for (; bits > 0; --bits) {
        mask = (mask << 1U) | (round & 1U);
        round >>= 1U;
    }
    return mask;
}

class DoubleElimination
{
public:
    DoubleElimination(int teams, const DoubleEliminationOptions &options)
        : m_teams(teams)
        , m_isSplit(options.isSplit)
        , m_hasReset(options.reset)
        , m_rules(options.rules)
    {
    }

    Format build()
    {
        const std::vector<Slot> all = poolPlaces(m_teams);
        const auto below = all.begin() + (m_isSplit ? (m_teams + 1) / 2 : m_teams);
        Bracket winners = seededBracket({all.begin(), below});
        Bracket losers;
        if (m_isSplit)
            losers = play(m_losers, widened(seededBracket({below, all.end()}), winners.size()), nullptr, {});
        // Who begins below has as if lost the first round.
        for (unsigned round = m_isSplit ? 1 : 0; winners.size() > 1; ++round) {
            const bool isLast = winners.size() == 2;
            Bracket beaten;
            winners = play(m_winners, winners, &beaten, isLast ? last : QString());
            if (round == 0) {
                // The first ones beaten meet each other; those of two teams are through at once.
                losers = beaten.size() > 1 ? play(m_losers, beaten, nullptr, {}) : beaten;
                continue;
            }
            losers = play(m_losers, mixed(losers, beaten, round), nullptr, isLast ? last : QString());
            if (losers.size() > 1)
                losers = play(m_losers, losers, nullptr, {});
        }
        return finished(*winners.front(), *losers.front());
    }

private:
    inline static const QString last = QStringLiteral("final");

    /// A side of the bracket: its rounds, and how their names begin.
    struct Part
    {
        QString name;
        KnockoutStage stage{};
    };

    /// Neighbours meet. Where nobody is, the other one is through without a match.
    Bracket play(Part &part, const Bracket &bracket, Bracket *beaten, const QString &name)
    {
        const auto number = static_cast<int>(part.stage.rounds.size()) + 1;
        KnockoutRound round{part.name + u' ' +
                                (name.isEmpty() ? QStringLiteral("round %1").arg(number) : name),
                            {},
                            m_rules,
                            {},
                            false};
        Bracket next;
        for (std::size_t i = 0; i + 1 < bracket.size(); i += 2) {
            const bool isMatch = bracket[i] && bracket[i + 1];
            if (isMatch) {
                round.ties.push_back({m_next, *bracket[i], *bracket[i + 1]});
                next.push_back(winnerOf(m_next));
            } else {
                next.push_back(bracket[i] ? bracket[i] : bracket[i + 1]);
            }
            if (beaten != nullptr)
                beaten->push_back(isMatch ? std::optional(loserOf(m_next)) : std::nullopt);
            m_next += isMatch ? 1 : 0;
        }
        if (!round.ties.empty())
            part.stage.rounds.push_back(std::move(round));
        return next;
    }

    /// The same teams with so many places: all of them have a bye in the first round.
    static Bracket widened(const Bracket &bracket, std::size_t size)
    {
        if (bracket.size() == size)
            return bracket;
        Bracket wide;
        for (const auto &place : bracket) {
            wide.push_back(place);
            wide.push_back(std::nullopt);
        }
        return wide;
    }

    /// Those who come down stand beside those who are still in the losers' bracket.
    static Bracket mixed(const Bracket &losers, const Bracket &beaten, unsigned round)
    {
        const auto bits = static_cast<unsigned>(std::bit_width(beaten.size()) - 1);
        Bracket bracket(2 * beaten.size());
        for (std::size_t match = 0; match < beaten.size(); ++match) {
            const std::size_t place = match ^ crossOver(round, bits);
            bracket[2 * place] = beaten[match];
            bracket[2 * place + 1] = losers[place];
        }
        return bracket;
    }

    Format finished(const Slot &winner, const Slot &challenger)
    {
        KnockoutStage stage;
        const int first = m_next++;
        stage.rounds.push_back(
            {QStringLiteral("grand final"), {{first, winner, challenger}}, m_rules, {}, false});
        if (m_hasReset)
            stage.rounds.push_back({QStringLiteral("second grand final"),
                                    {{m_next, winnerOf(first), loserOf(first), {}, first}},
                                    m_rules,
                                    {},
                                    false});
        const int decider = m_hasReset ? m_next : first;
        Format format;
        format.finalPlaces = {winnerOf(decider), loserOf(decider)};
        // The last ones beaten in the losers' bracket, as long as one goes out at a time.
        const std::vector<KnockoutRound> &rounds = m_losers.stage.rounds;
        for (auto round = rounds.rbegin(); round != rounds.rend() && round->ties.size() == 1; ++round)
            format.finalPlaces.push_back(loserOf(round->ties.front().match));
        format.name = QStringLiteral("double-elimination-%1").arg(m_teams);
        format.title = (m_isSplit ? QStringLiteral("Split double elimination of %1 teams")
                                  : QStringLiteral("Double elimination of %1 teams"))
                           .arg(m_teams);
        format.pool = m_teams;
        format.stages = {{QStringLiteral("winners' bracket"), std::move(m_winners.stage)},
                         {QStringLiteral("losers' bracket"), std::move(m_losers.stage)},
                         {QStringLiteral("grand final"), std::move(stage)}};
        return format;
    }

    const int m_teams;
    const bool m_isSplit;
    const bool m_hasReset;
    const TieRules &m_rules;
    Part m_winners{QStringLiteral("winners'")};
    Part m_losers{QStringLiteral("losers'")};
    int m_next = 1;
};

} // namespace

Result<Format> doubleEliminationFormat(int teams, const DoubleEliminationOptions &options)
{
    const int fewest = options.isSplit ? fewestOfSplit : 3;
    const int most = options.isSplit ? mostOfSplit : mostCupTeams;
    if (teams < fewest || teams > most)
        return fail(
            Fault::BadInput,
            options.isSplit
                ? QT_TRANSLATE_NOOP("core", "A split double elimination has from %1 to %2 teams, not %3.")
                : QT_TRANSLATE_NOOP("core", "A double elimination has from %1 to %2 teams, not %3."),
            {QString::number(fewest), QString::number(most), QString::number(teams)});
    if (options.rules.legs != 1)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "In a double elimination every tie is one match."));
    if (const auto isPossible = checkKnockout(teams, {options.rules}); !isPossible)
        return fail(isPossible.error());
    return DoubleElimination(teams, options).build();
}

} // namespace touchline
