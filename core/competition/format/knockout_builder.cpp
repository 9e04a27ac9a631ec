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
        if (!m_options.consolation.empty())
            m_behind = {{teamsIn(bracket) + 1, m_options.consolation}};
        const bool hasByes = std::find(bracket.begin(), bracket.end(), std::nullopt) != bracket.end();
        if (hasByes && bracket.size() > 2)
            bracket = playRound(bracket, QStringLiteral("first round"));
        while (bracket.size() > 2)
            bracket = playRound(bracket, knockoutRoundName(static_cast<int>(bracket.size())));
        if (m_options.thirdPlace && !m_options.allPlaces)
            playThirdPlace();
        for (std::size_t i = m_behind.size(); i-- > 0;)
            playForPlaces(m_behind[i]);
        playFinal(bracket);
        return std::move(m_built);
    }

private:
    /// Those beaten in one round, who play for the places from `best` on.
    struct Behind
    {
        int best = 1;
        Bracket bracket;
    };

    static TieRules oneMatch(TieRules rules)
    {
        if (rules.legs == 2) {
            rules.legs = 1;
            rules.awayGoals = false;
        }
        return rules;
    }

    /// A round of the teams that can still win, and one of each group of those behind.
    Bracket playRound(const Bracket &bracket, const QString &name)
    {
        std::vector<Behind> behind;
        Bracket losers;
        Bracket next = play(bracket, name, &losers);
        for (const Behind &one : m_behind) {
            Behind worse{one.best, {}};
            Behind better{one.best, play(one.bracket, placesName(one), &worse.bracket)};
            worse.best += teamsIn(better.bracket);
            behind.push_back(std::move(better));
            behind.push_back(std::move(worse));
        }
        if (m_options.allPlaces)
            behind.insert(behind.begin(), {teamsIn(next) + 1, std::move(losers)});
        std::erase_if(behind, [](const Behind &one) { return teamsIn(one.bracket) == 0; });
        m_behind = std::move(behind);
        return next;
    }

    static int teamsIn(const Bracket &bracket)
    {
        return static_cast<int>(std::count_if(bracket.begin(), bracket.end(),
                                              [](const auto &place) { return place.has_value(); }));
    }

    static QString placesName(const Behind &behind)
    {
        const int last = behind.best + teamsIn(behind.bracket) - 1;
        return last == behind.best + 1 ? QStringLiteral("place %1").arg(behind.best)
                                       : QStringLiteral("places %1 to %2").arg(behind.best).arg(last);
    }

    /// One round; gives the bracket of the next one, and that of the losers.
    Bracket play(const Bracket &bracket, const QString &name, Bracket *losers)
    {
        KnockoutRound round{name, {}, m_options.rules, {}, m_options.redraw && m_options.apartFromGroup};
        Bracket next;
        for (std::size_t i = 0; i + 1 < bracket.size(); i += 2) {
            if (!bracket[i] || !bracket[i + 1]) {
                next.push_back(bracket[i] ? bracket[i] : bracket[i + 1]);
                losers->push_back(std::nullopt);
                continue;
            }
            addTie(round, *bracket[i], *bracket[i + 1]);
            next.push_back(winnerOf(round.ties.back().match));
            losers->push_back(loserOf(round.ties.back().match));
        }
        if (round.ties.empty())
            return next;
        numberLaterLegs(round);
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
            const bool isBetterFirst = round.rules.legs != 2;
            tie.home = isBetterFirst ? better : worse;
            tie.away = isBetterFirst ? worse : better;
        }
        round.ties.push_back(tie);
    }

    /// The second matches of all ties, then the third ones, ...
    void numberLaterLegs(KnockoutRound &round)
    {
        for (int leg = 2; leg <= round.rules.legs; ++leg)
            for (KnockoutTie &tie : round.ties)
                tie.laterLegs.push_back(m_next++);
    }

    /// The last two of a knockout are not drawn: nobody else is left.
    int playLast(const QString &name, const Slot &better, const Slot &worse)
    {
        const bool isBetterFirst = m_finalRules.legs != 2;
        KnockoutRound round{name,
                            {{m_next++, isBetterFirst ? better : worse, isBetterFirst ? worse : better}},
                            m_finalRules,
                            {},
                            false};
        numberLaterLegs(round);
        const int match = round.ties.front().match;
        m_built.stage.rounds.push_back(std::move(round));
        return match;
    }

    void playThirdPlace()
    {
        const std::vector<KnockoutTie> semiFinals = m_built.stage.rounds.back().ties;
        playForPlaces({3, {loserOf(semiFinals.front().match), loserOf(semiFinals.back().match)}});
    }

    /// The last match of two, for the better of their places; who is left alone has its place.
    void playForPlaces(const Behind &behind)
    {
        const std::optional<Slot> &first = behind.bracket.front();
        const std::optional<Slot> &second = behind.bracket.back();
        std::vector<Slot> places{first ? *first : *second};
        if (first && second) {
            constexpr int third = 3;
            const int match = playLast(
                behind.best == third ? QStringLiteral("third place") : placesName(behind), *first, *second);
            places = {winnerOf(match), loserOf(match)};
        }
        m_built.places.insert(m_built.places.begin(), places.begin(), places.end());
    }

    void playFinal(const Bracket &bracket)
    {
        const int match = playLast(knockoutRoundName(2), *bracket.front(), *bracket.back());
        m_built.places.insert(m_built.places.begin(), {winnerOf(match), loserOf(match)});
    }

    const KnockoutOptions &m_options;
    const TieRules m_finalRules;
    int m_next;
    /// By place, the best first.
    std::vector<Behind> m_behind;
    BuiltKnockout m_built;
};

Result<void> checkTieRules(const TieRules &rules)
{
    if (const Problems problems = validate(rules); !problems.empty())
        return fail(Error{Fault::BadInput, problems.front().what, {}});
    if (rules.awayGoals && rules.legs != 2)
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
    if (options.allPlaces && teams > mostForAllPlaces)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "All places are played for by up to %1 teams, not by %2."),
                    {QString::number(mostForAllPlaces), QString::number(teams)});
    if (options.thirdPlace && teams < fewestForThirdPlace)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "A match for third place needs at least %1 teams, not %2."),
                    {QString::number(fewestForThirdPlace), QString::number(teams)});
    return {};
}

int matchesAtMost(int teams, const KnockoutOptions &options)
{
    constexpr int roundsOfTheLast = 6; // of mostForAllPlaces
    const int legs = std::max(options.rules.legs, options.finalRules.value_or(options.rules).legs);
    return legs * teams * (options.allPlaces ? roundsOfTheLast : 1);
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
