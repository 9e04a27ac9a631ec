// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/standings/needed_results.h"

#include "core/competition/standings/table_ends.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>

namespace touchline {

namespace {

constexpr std::size_t mostOwnMatches = 2;
/// More other matches would not make a sentence.
constexpr std::size_t mostNamedMatches = 5;
constexpr long long mostVisited = 20'000;
constexpr unsigned outcomeCount = 3;

/// What an end of all matches leaves of a target.
enum class Reached : char { No, ByScores, Yes };

unsigned outcomeOf(const MatchEnd &end)
{
    return end.tally[Side::Home].won > 0 ? HomeWin : end.tally[Side::Away].won > 0 ? AwayWin : LevelScore;
}

/// What the outcomes of some matches lead to: a figure to the base three for each combination.
class OutcomeTable
{
public:
    explicit OutcomeTable(std::size_t matches) : m_matches(matches)
    {
        std::size_t size = 1;
        for (std::size_t i = 0; i < matches; ++i)
            size *= outcomeCount;
        m_reached.assign(size, {});
    }

    [[nodiscard]] static std::size_t digit(unsigned outcome)
    {
        return outcome == HomeWin ? 0 : outcome == LevelScore ? 1 : 2;
    }
    void set(std::size_t index, Reached reached) { m_reached[index] = reached; }

    /// The fewest and widest conditions that lead to `reached` and to nothing else.
    [[nodiscard]] std::vector<std::vector<unsigned>> conditionsFor(Reached reached) const
    {
        std::vector<std::vector<unsigned>> found;
        std::vector<char> isCovered(m_reached.size(), 0);
        const std::vector<std::vector<unsigned>> all = implicants(reached);
        for (;;) {
            const std::vector<unsigned> *best = nullptr;
            long most = 0;
            for (const std::vector<unsigned> &one : all)
                if (const long count = newlyCovered(one, reached, isCovered); count > most) {
                    most = count;
                    best = &one;
                }
            if (best == nullptr)
                return found;
            found.push_back(*best);
            for (std::size_t i = 0; i < m_reached.size(); ++i)
                isCovered[i] = isCovered[i] != 0 || holds(*best, i) ? 1 : 0;
        }
    }

private:
    [[nodiscard]] bool holds(const std::vector<unsigned> &condition, std::size_t index) const
    {
        for (std::size_t match = 0; match < m_matches; ++match) {
            if ((condition[match] >> (index % outcomeCount) & 1U) == 0)
                return false;
            index /= outcomeCount;
        }
        return true;
    }
    [[nodiscard]] bool implies(const std::vector<unsigned> &condition, Reached reached) const
    {
        for (std::size_t i = 0; i < m_reached.size(); ++i)
            if (holds(condition, i) && m_reached[i].value_or(reached) != reached)
                return false;
        return true;
    }
    [[nodiscard]] long newlyCovered(const std::vector<unsigned> &condition, Reached reached,
                                    const std::vector<char> &isCovered) const
    {
        long count = 0;
        for (std::size_t i = 0; i < m_reached.size(); ++i)
            count += isCovered[i] == 0 && m_reached[i] == reached && holds(condition, i) ? 1 : 0;
        return count;
    }
    /// Those that ask for few matches come first.
    [[nodiscard]] std::vector<std::vector<unsigned>> implicants(Reached reached) const
    {
        std::vector<std::vector<unsigned>> found;
        std::vector<unsigned> condition(m_matches, 1);
        for (;;) {
            if (implies(condition, reached))
                found.push_back(condition);
            std::size_t match = 0;
            while (match < m_matches && condition[match] == AnyOutcome)
                condition[match++] = 1;
            if (match == m_matches)
                break;
            ++condition[match];
        }
        std::ranges::stable_sort(found, {}, [](const std::vector<unsigned> &one) {
            return std::ranges::count_if(one, [](unsigned outcomes) { return outcomes != AnyOutcome; });
        });
        return found;
    }

    std::size_t m_matches;
    /// Nothing for what cannot be: a match without draws.
    std::vector<std::optional<Reached>> m_reached;
};

/// Goes through the ends once and sorts them by the team's own results.
class NeedFinder
{
public:
    NeedFinder(const TableRest &rest, int team, int places)
        : m_rest(rest)
        , m_ends(rest)
        , m_team(team)
        , m_places(places)
    {
        for (const std::size_t match : m_ends.matchesFor(team))
            (isOwn(match) ? m_own : m_others).push_back(match);
    }

    NeededResults found()
    {
        NeededResults needed;
        needed.range = m_ends.rangeOf(m_team);
        findPoints(needed);
        if (m_own.size() <= mostOwnMatches)
            findWays(needed);
        return needed;
    }

private:
    [[nodiscard]] bool isOwn(std::size_t match) const
    {
        return m_rest.open[match].home == m_team || m_rest.open[match].away == m_team;
    }
    [[nodiscard]] bool canBeNamed() const
    {
        const std::vector<MatchEnd> &ends = m_ends.usualEnds();
        unsigned outcomes = 0;
        for (const MatchEnd &end : ends)
            outcomes |= outcomeOf(end);
        const auto isUndecided = [](const OpenMatch &match) { return match.isUndecided; };
        return std::ranges::none_of(m_rest.open, isUndecided) &&
               static_cast<int>(ends.size()) == std::popcount(outcomes);
    }
    [[nodiscard]] Reached reachedAt(const PlaceRange &places) const
    {
        return places.isCertain(m_places)      ? Reached::Yes
               : places.isImpossible(m_places) ? Reached::No
                                               : Reached::ByScores;
    }

    /// Whether what is to come brings whole points for certain.
    [[nodiscard]] bool addsWholePoints() const
    {
        const PointsScheme &points = m_rest.now.rules->points;
        const auto isWhole = [](TablePoints one) { return one.halves() % TablePoints(1).halves() == 0; };
        return !points.hasBonus() && !points.extraTime && !points.shootOut && isWhole(points.win) &&
               isWhole(points.draw) && isWhole(points.defeat) && isWhole(m_rest.byePoints);
    }

    void findPoints(NeededResults &needed)
    {
        if (m_rest.now.rules->tieBreaks.empty() || m_rest.now.rules->tieBreaks.front() != TieBreak::Points)
            return;
        const int most = m_ends.mostPoints(m_team).halves();
        const int step = addsWholePoints() ? TablePoints(1).halves() : 1;
        for (int halves = m_ends.fewestPoints(m_team).halves(); halves <= most; halves += step) {
            const TablePoints points = TablePoints::ofHalves(halves);
            const PlaceRange range = m_ends.rangeWith(m_team, points);
            if (range.isCertain(m_places) && !needed.enoughPoints)
                needed.enoughPoints = points;
            if (!range.isImpossible(m_places) && !needed.leastPoints)
                needed.leastPoints = points;
        }
    }

    void findWays(NeededResults &needed)
    {
        const bool isNamed = m_others.size() <= mostNamedMatches;
        std::size_t ways = 1;
        for (std::size_t i = 0; i < m_own.size(); ++i)
            ways *= outcomeCount;
        std::vector<OutcomeTable> tables(ways, OutcomeTable(isNamed ? m_others.size() : 0));
        std::vector<std::vector<OutcomeOf>> own(ways);
        std::vector<std::array<bool, 3>> seen(ways, {false, false, false});
        std::map<int, PlaceRange> byHalves;
        const bool isVisited = m_ends.visit(m_team, mostVisited, [&](const TableEnds::End &end) {
            std::size_t way = 0;
            std::vector<OutcomeOf> results;
            for (std::size_t i = 0; i < m_own.size(); ++i) {
                results.push_back({m_own[i], outcomeOf(*end.ends[i])});
                way = way * outcomeCount + rankOf(results.back());
            }
            std::size_t index = 0;
            for (std::size_t i = m_others.size(); isNamed && i > 0; --i)
                index =
                    index * outcomeCount + OutcomeTable::digit(outcomeOf(*end.ends[m_own.size() + i - 1]));
            const Reached reached = reachedAt(end.places);
            PlaceRange &range = byHalves.try_emplace(end.points.halves(), end.places).first->second;
            range = {std::min(range.best, end.places.best), std::max(range.worst, end.places.worst)};
            if (isNamed)
                tables[way].set(index, reached);
            seen[way][static_cast<std::size_t>(reached)] = true;
            own[way] = std::move(results);
        });
        if (isVisited)
            takeExactPoints(byHalves, needed);
        for (std::size_t way = 0; isVisited && canBeNamed() && way < ways; ++way)
            if (std::ranges::find(seen[way], true) != seen[way].end())
                needed.ways.push_back(wayOf(own[way], tables[way], seen[way], isNamed));
    }

    /// By what the team can have in the end.
    void takeExactPoints(const std::map<int, PlaceRange> &byHalves, NeededResults &needed) const
    {
        if (!needed.enoughPoints && !needed.leastPoints)
            return;
        needed.enoughPoints.reset();
        needed.leastPoints.reset();
        for (auto one = byHalves.rbegin(); one != byHalves.rend() && one->second.isCertain(m_places); ++one)
            needed.enoughPoints = TablePoints::ofHalves(one->first);
        const auto possible = std::ranges::find_if(
            byHalves, [this](const auto &one) { return !one.second.isImpossible(m_places); });
        if (possible != byHalves.end())
            needed.leastPoints = TablePoints::ofHalves(possible->first);
    }

    /// 0 a win of the team, 1 a draw, 2 a defeat.
    [[nodiscard]] std::size_t rankOf(const OutcomeOf &result) const
    {
        const std::size_t digit = OutcomeTable::digit(result.outcomes);
        return m_rest.open[result.match].home == m_team ? digit : 2 - digit;
    }

    [[nodiscard]] OwnResults wayOf(std::vector<OutcomeOf> own, const OutcomeTable &table,
                                   const std::array<bool, 3> &seen, bool isNamed) const
    {
        OwnResults way{std::move(own)};
        const auto isOnly = [&seen](Reached reached) {
            for (std::size_t i = 0; i < seen.size(); ++i)
                if (seen[i] != (i == static_cast<std::size_t>(reached)))
                    return false;
            return true;
        };
        way.isEnough = isOnly(Reached::Yes);
        way.isHopeless = isOnly(Reached::No);
        if (way.isEnough || way.isHopeless)
            return way;
        way.dependsOnMany = !isNamed;
        if (isNamed) {
            way.enoughIf = named(table.conditionsFor(Reached::Yes));
            way.scoresDecideIf = named(table.conditionsFor(Reached::ByScores));
        }
        return way;
    }

    [[nodiscard]] std::vector<OutcomeCondition>
    named(const std::vector<std::vector<unsigned>> &conditions) const
    {
        std::vector<OutcomeCondition> all;
        for (const std::vector<unsigned> &one : conditions) {
            all.emplace_back();
            for (std::size_t match = 0; match < one.size(); ++match)
                if (one[match] != AnyOutcome)
                    all.back().push_back({m_others[match], one[match]});
        }
        return all;
    }

    const TableRest &m_rest;
    TableEnds m_ends;
    const int m_team;
    const int m_places;
    /// Indices in TableRest::open of the matches that matter.
    std::vector<std::size_t> m_own;
    std::vector<std::size_t> m_others;
};

} // namespace

NeededResults neededResults(const TableRest &rest, int team, int places)
{
    return NeedFinder(rest, team, places).found();
}

} // namespace touchline
