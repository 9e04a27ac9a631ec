// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/knockout_builder.h"

#include <qglobal.h>

#include <algorithm>
#include <bit>

namespace touchline {

namespace {

constexpr int fewestForThirdPlace = 4;

class KnockoutBuilder
{
public:
    KnockoutBuilder(int firstMatch, const KnockoutOptions &options)
        : m_options(options)
        , m_finalRules(options.finalRules.value_or(oneMatch(options.rules)))
        , m_next(firstMatch)
    {
    }

    BuiltKnockout build(Bracket bracket)
    {
        const bool hasByes = std::find(bracket.begin(), bracket.end(), std::nullopt) != bracket.end();
        if (hasByes && bracket.size() > 2)
            bracket = play(bracket, QStringLiteral("first round"));
        while (bracket.size() > 2)
            bracket = play(bracket, knockoutRoundName(static_cast<int>(bracket.size())));
        if (m_options.thirdPlace)
            playThirdPlace();
        playFinal(bracket);
        return std::move(m_built);
    }

private:
    static TieRules oneMatch(TieRules rules)
    {
        rules.legs = 1;
        rules.awayGoals = false;
        return rules;
    }

    /// One round; gives the bracket of the next one.
    Bracket play(const Bracket &bracket, const QString &name)
    {
        KnockoutRound round{name, {}, m_options.rules, {}, m_options.redraw && m_options.apartFromGroup};
        Bracket next;
        for (std::size_t i = 0; i + 1 < bracket.size(); i += 2) {
            if (!bracket[i] || !bracket[i + 1]) {
                next.push_back(bracket[i] ? bracket[i] : bracket[i + 1]);
                continue;
            }
            addTie(round, *bracket[i], *bracket[i + 1]);
            next.push_back(winnerOf(round.ties.back().match));
        }
        numberSecondLegs(round);
        m_built.stage.rounds.push_back(std::move(round));
        return next;
    }

    void addTie(KnockoutRound &round, const Slot &better, const Slot &worse)
    {
        KnockoutTie tie;
        tie.match = m_next++;
        if (m_options.redraw) {
            round.pot.push_back(better);
            round.pot.push_back(worse);
        } else {
            const bool isBetterFirst = round.rules.legs == 1;
            tie.home = isBetterFirst ? better : worse;
            tie.away = isBetterFirst ? worse : better;
        }
        round.ties.push_back(tie);
    }

    void numberSecondLegs(KnockoutRound &round)
    {
        if (round.rules.legs == 1)
            return;
        for (KnockoutTie &tie : round.ties)
            tie.secondLeg = m_next++;
    }

    /// The last two of a knockout are not drawn: nobody else is left.
    int playLast(const QString &name, const Slot &better, const Slot &worse)
    {
        const bool isBetterFirst = m_finalRules.legs == 1;
        KnockoutRound round{name,
                            {{m_next++, isBetterFirst ? better : worse, isBetterFirst ? worse : better}},
                            m_finalRules,
                            {},
                            false};
        numberSecondLegs(round);
        const int match = round.ties.front().match;
        m_built.stage.rounds.push_back(std::move(round));
        return match;
    }

    void playThirdPlace()
    {
        const std::vector<KnockoutTie> semiFinals = m_built.stage.rounds.back().ties;
        m_thirdPlace = playLast(QStringLiteral("third place"), loserOf(semiFinals.front().match),
                                loserOf(semiFinals.back().match));
    }

    void playFinal(const Bracket &bracket)
    {
        const int match = playLast(knockoutRoundName(2), *bracket.front(), *bracket.back());
        m_built.places = {winnerOf(match), loserOf(match)};
        if (m_thirdPlace > 0) {
            m_built.places.push_back(winnerOf(m_thirdPlace));
            m_built.places.push_back(loserOf(m_thirdPlace));
        }
    }

    const KnockoutOptions &m_options;
    const TieRules m_finalRules;
    int m_next;
    int m_thirdPlace = 0;
    BuiltKnockout m_built;
};

Result<void> checkTieRules(const TieRules &rules)
{
    if (rules.legs < 1 || rules.legs > 2)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "A tie is played over one leg or two, not over %1."),
                    {QString::number(rules.legs)});
    if (rules.replays < 0 || rules.replays > mostReplays)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A tie has from 0 to %1 replays, not %2."),
                    {QString::number(mostReplays), QString::number(rules.replays)});
    if (rules.awayGoals && rules.legs == 1)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "Away goals decide only a tie of two legs."));
    return {};
}

} // namespace

Result<void> checkKnockout(int teams, const KnockoutOptions &options)
{
    if (auto isPossible = checkTieRules(options.rules); !isPossible)
        return isPossible;
    if (options.finalRules)
        if (auto isPossible = checkTieRules(*options.finalRules); !isPossible)
            return isPossible;
    if (options.thirdPlace && teams < fewestForThirdPlace)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "A match for third place needs at least %1 teams, not %2."),
                    {QString::number(fewestForThirdPlace), QString::number(teams)});
    return {};
}

Result<void> checkNumbers(int before, int matches)
{
    if (before > mostMatches - matches)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "That would be more than %1 matches, which is too many."),
                    {QString::number(mostMatches)});
    return {};
}

Bracket seededBracket(const std::vector<Slot> &teams)
{
    const auto size = std::bit_ceil(teams.size());
    // Round after round from the final back, each seed gets the opponent that keeps the sum of the pair.
    std::vector<std::size_t> seeds{0};
    while (seeds.size() < size) {
        std::vector<std::size_t> doubled;
        for (const std::size_t seed : seeds) {
            doubled.push_back(seed);
            doubled.push_back(2 * seeds.size() - 1 - seed);
        }
        seeds = std::move(doubled);
    }
    Bracket bracket;
    for (const std::size_t seed : seeds)
        bracket.push_back(seed < teams.size() ? std::optional(teams[seed]) : std::nullopt);
    return bracket;
}

BuiltKnockout knockoutOf(const Bracket &bracket, int firstMatch, const KnockoutOptions &options)
{
    return KnockoutBuilder(firstMatch, options).build(bracket);
}

QString knockoutRoundName(int teams)
{
    switch (teams) {
    case 2:
        return QStringLiteral("final");
    case 4:
        return QStringLiteral("semi-finals");
    case 8:
        return QStringLiteral("quarter-finals");
    default:
        return QStringLiteral("round of %1").arg(teams);
    }
}

Slot winnerOf(int match)
{
    return {Slot::Kind::WinnerOf, -1, match};
}

Slot loserOf(int match)
{
    return {Slot::Kind::LoserOf, -1, match};
}

std::vector<Slot> poolPlaces(int count)
{
    std::vector<Slot> places;
    for (int place = 1; place <= count; ++place)
        places.push_back({Slot::Kind::Drawn, 0, place});
    return places;
}

std::vector<Slot> tablePlaces(int table, int first, int last)
{
    std::vector<Slot> places;
    for (int place = first; place <= last; ++place)
        places.push_back({Slot::Kind::GroupPlace, table, place});
    return places;
}

} // namespace touchline
