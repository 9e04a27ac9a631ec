// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/standings/table_ends.h"

#include <algorithm>
#include <limits>
#include <ranges>

namespace touchline {

namespace {

/// Whether the ends of matches alone say what the criterion counts.
bool isCountedInEnds(TieBreak tieBreak)
{
    return tieBreak == TieBreak::Points || tieBreak == TieBreak::PointsPerGame || tieBreak == TieBreak::Wins;
}

void addEnd(Tally &tally, const Tally &more)
{
    tally.played += more.played;
    tally.won += more.won;
    tally.drawn += more.drawn;
    tally.lost += more.lost;
    tally.points += more.points;
}

int halvesOf(const Tally &tally)
{
    return tally.points.halves();
}

} // namespace

TableEnds::TableEnds(const TableRest &rest)
    : m_rest(rest)
    , m_rules(*rest.now.rules)
    , m_order(rest)
    , m_wishes{rest.byMatchesWon,
               m_rules.points.hasBonus() && (m_order.isWithoutGoals() || rest.goalsMayBeMissing)}
    , m_ends(matchEnds(m_rules.points, m_wishes))
{
    if (!m_rules.tieBreaks.empty() && isCountedInEnds(m_rules.tieBreaks.front()))
        m_main = &tieBreakRow(m_rules.tieBreaks.front());
    m_hasUnpaired = std::ranges::any_of(rest.unpaired, [](int rounds) { return rounds > 0; });
    makeBounds();
}

/// Every match for itself, as if a team could win while its opponent does too.
void TableEnds::makeBounds()
{
    const auto isLess = [this](const Tally &one, const Tally &other) {
        return m_main != nullptr && m_main->tieBreak == TieBreak::Wins ? one.won < other.won
                                                                       : one.points < other.points;
    };
    for (const Tally &tally : m_order.played())
        m_bounds.push_back({tally, tally});
    for (std::size_t match = 0; match < m_rest.open.size(); ++match)
        for (const Side side : bothSides) {
            const OpenMatch &open = m_rest.open[match];
            const int team = side == Side::Home ? open.home : open.away;
            if (at(team) >= m_bounds.size())
                continue;
            const auto [least, most] = std::ranges::minmax_element(
                endsOf(match, m_ends), isLess, [side](const MatchEnd &end) { return end.tally[side]; });
            addEnd(m_bounds[at(team)].low, least->tally[side]);
            addEnd(m_bounds[at(team)].high, most->tally[side]);
        }
    m_meetings.assign(m_bounds.size() * m_bounds.size(), 0);
    for (const OpenMatch &open : m_rest.open)
        if (!open.isUndecided && std::max(at(open.home), at(open.away)) < m_bounds.size()) {
            ++m_meetings[at(open.home) * m_bounds.size() + at(open.away)];
            ++m_meetings[at(open.away) * m_bounds.size() + at(open.home)];
        }
    if (m_hasUnpaired)
        addUnpaired();
}

/// Rounds without a known opponent: anything from nothing to a win, or a bye.
void TableEnds::addUnpaired()
{
    TablePoints least = 0;
    TablePoints most = m_rest.byePoints;
    for (const MatchEnd &end : m_ends.usual) {
        least = std::min(least, end.tally[Side::Home].points);
        most = std::max(most, end.tally[Side::Home].points);
    }
    for (std::size_t team = 0; team < m_rest.unpaired.size(); ++team)
        for (int round = 0; round < m_rest.unpaired[team]; ++round) {
            m_bounds[team].low.points += least;
            m_bounds[team].high.points += most;
            ++m_bounds[team].high.won;
        }
}

/// Whether a better result for a team is better for its place, whatever else comes: with more points it
/// stands above all teams that it was level with before, and no other team has more than before.
bool TableEnds::isNarrowable(std::size_t match) const
{
    return m_main != nullptr && m_main->tieBreak != TieBreak::Wins && !m_rest.open[match].isUndecided;
}

/// The ends that are enough to look at for the best (or worst) place of that side's team.
std::vector<const MatchEnd *> TableEnds::narrowed(std::size_t match, Side side, Extreme extreme,
                                                  const MatchEnds &ends) const
{
    std::vector<const MatchEnd *> all;
    for (const MatchEnd &end : endsOf(match, ends))
        all.push_back(&end);
    if (!isNarrowable(match))
        return all;
    const int sign = extreme == Extreme::Best ? 1 : -1;
    const auto own = [&](const MatchEnd *end) { return sign * halvesOf(end->tally[side]); };
    const auto other = [&](const MatchEnd *end) { return sign * halvesOf(end->tally[opposite(side)]); };
    const int most = own(*std::ranges::max_element(all, {}, own));
    std::vector<const MatchEnd *> kept;
    std::ranges::copy_if(all, std::back_inserter(kept),
                         [&](const MatchEnd *end) { return own(end) == most; });
    const int least = other(*std::ranges::min_element(kept, {}, other));
    const bool isBestOfAll =
        std::ranges::all_of(all, [&](const MatchEnd *end) { return other(end) >= least; });
    return isBestOfAll ? kept : all;
}

/// Whether narrowed() leaves one sum of points for its own matches.
bool TableEnds::isPinned(int team, Extreme extreme) const
{
    if (m_main == nullptr || m_hasUnpaired)
        return false;
    std::map<std::pair<Side, bool>, bool> known;
    for (std::size_t match = 0; match < m_rest.open.size(); ++match) {
        if (!isInMatch(team, match))
            continue;
        const Side side = m_rest.open[match].home == team ? Side::Home : Side::Away;
        const auto [pinned, isNew] = known.try_emplace({side, m_rest.open[match].isUndecided}, false);
        if (isNew)
            pinned->second = isNarrowable(match) &&
                             narrowed(match, side, extreme, m_ends).size() < endsOf(match, m_ends).size();
        if (!pinned->second)
            return false;
    }
    return true;
}

/// The bounds of a team whose own matches end as narrowed() says.
TableEnds::Bounds TableEnds::withOwn(int team, Extreme extreme) const
{
    Bounds own = m_bounds[at(team)];
    if (isPinned(team, extreme))
        (extreme == Extreme::Best ? own.low : own.high) = extreme == Extreme::Best ? own.high : own.low;
    return own;
}

TableEnds::Question TableEnds::question(int team, Extreme extreme, const Bounds &own) const
{
    Question question{team, extreme, {}, 0};
    const bool isUnbounded =
        m_main == nullptr || (m_main->tieBreak == TieBreak::PointsPerGame &&
                              (m_hasUnpaired || std::ranges::any_of(m_rest.open, [](const OpenMatch &match) {
                                   return match.isUndecided;
                               })));
    for (int other = 0; other < m_rest.now.teams; ++other) {
        if (other == team)
            continue;
        const Bounds &bounds = m_bounds[at(other)];
        if (!isUnbounded && mainFigure(bounds.low) > mainFigure(own.high))
            question.fixed += extreme == Extreme::Best ? 1 : 0;
        else if (!isUnbounded && mainFigure(bounds.high) < mainFigure(own.low))
            question.fixed += extreme == Extreme::Worst ? 1 : 0;
        else
            question.rivals.push_back(other);
    }
    return question;
}

std::vector<std::size_t> TableEnds::matchesOf(const Question &question) const
{
    std::vector<char> isRival(m_bounds.size(), 0);
    for (const int rival : question.rivals)
        isRival[at(rival)] = 1;
    const auto isIn = [&isRival](int team) { return at(team) < isRival.size() && isRival[at(team)] != 0; };
    std::vector<std::size_t> own;
    std::vector<std::size_t> others;
    for (std::size_t match = 0; match < m_rest.open.size(); ++match) {
        if (isInMatch(question.team, match))
            own.push_back(match);
        else if (isIn(m_rest.open[match].home) || isIn(m_rest.open[match].away))
            others.push_back(match);
    }
    own.insert(own.end(), others.begin(), others.end());
    return own;
}

/// Known without counting: every match of others has two ends at least.
bool TableEnds::isTooMuch(const Question &question, const std::vector<std::size_t> &matches,
                          long long most) const
{
    const auto others =
        std::ranges::count_if(matches, [&](std::size_t match) { return !isInMatch(question.team, match); });
    constexpr int mostBits = 20;
    return m_hasUnpaired || others > mostBits || 1LL << others > most;
}

TableEnds::Choices TableEnds::choicesFor(const Question &question, const std::vector<std::size_t> &matches,
                                         const MatchEnds &ends) const
{
    Choices choices;
    for (const std::size_t match : matches) {
        choices.emplace_back();
        if (isInMatch(question.team, match)) {
            const bool isHome = m_rest.open[match].home == question.team;
            choices.back() = narrowed(match, isHome ? Side::Home : Side::Away, question.extreme, ends);
            continue;
        }
        for (const MatchEnd &end : endsOf(match, ends))
            choices.back().push_back(&end);
    }
    return choices;
}

long long TableEnds::countOf(const Choices &choices)
{
    long long count = 1;
    for (const auto &one : choices) {
        count *= static_cast<long long>(one.size());
        if (count > mostCompared)
            break;
    }
    return count;
}

void TableEnds::apply(std::size_t match, const MatchEnd &end, std::vector<Tally> &tallies) const
{
    if (end.isVoid)
        return;
    for (const Side side : bothSides) {
        const int team = side == Side::Home ? m_rest.open[match].home : m_rest.open[match].away;
        if (at(team) < tallies.size())
            addEnd(tallies[at(team)], end.tally[side]);
    }
}

/// Calls leaf() at each end; it returns false to stop.
template <class Leaf>
bool TableEnds::walk(const std::vector<std::size_t> &matches, const Choices &choices, std::size_t next,
                     const Leaf &leaf)
{
    if (next == 0) {
        m_sums.resize(matches.size() + 1);
        m_sums[0] = m_order.played();
        for (std::size_t match = 0; match < m_rest.open.size(); ++match)
            m_order.setEnd(match, nullptr);
    }
    m_depth = next;
    if (next == matches.size())
        return leaf();
    for (const MatchEnd *end : choices[next]) {
        m_sums[next + 1] = m_sums[next];
        apply(matches[next], *end, m_sums[next + 1]);
        m_order.setEnd(matches[next], end);
        if (!walk(matches, choices, next + 1, leaf))
            return false;
    }
    return true;
}

/// How many rivals stand on the wrong side of the team for certain, those fixed left out.
int TableEnds::wrongSideAtEnd(const Question &question, int enough)
{
    const std::vector<Tally> &sums = m_sums[m_depth];
    const bool isBest = question.extreme == Extreme::Best;
    int count = 0;
    std::vector<int> level{question.team};
    for (const int rival : question.rivals) {
        const Figure own = m_main == nullptr ? 0 : mainFigure(sums[at(question.team)]);
        const Figure other = m_main == nullptr ? 0 : mainFigure(sums[at(rival)]);
        if (own == other)
            level.push_back(rival);
        else
            count += (other > own) == isBest ? 1 : 0;
    }
    const std::size_t next = m_main == nullptr ? 0 : 1;
    const auto wrong = isBest ? LevelOrder::Above::No : LevelOrder::Above::Yes;
    for (std::size_t i = 1; i < level.size() && count < enough; ++i)
        count += m_order.above(question.team, level[i], level, next) == wrong ? 1 : 0;
    return count;
}

/// How many teams stand above the team at its best, below it at its worst.
int TableEnds::wrongSide(int team, Extreme extreme)
{
    const Bounds own = withOwn(team, extreme);
    const Question asked = question(team, extreme, own);
    const int least = std::max(asked.fixed, wrongSideByPoints(asked, own));
    const int fewest = fewestOnWrongSide(asked, m_ends, mostCompared, least);
    // Two rivals that meet cannot both win by much: that only differences show.
    const std::vector<std::size_t> matches = matchesOf(asked);
    for (const int margins : {12, 6, 3, 2}) {
        if (isTooMuch(asked, matches, mostFinelyCompared))
            break;
        const MatchEnds &fine = fineEnds(margins);
        const auto rivals = static_cast<long long>(asked.rivals.size());
        if (countOf(choicesFor(asked, matches, fine)) * rivals <= mostFinelyCompared)
            return fewestOnWrongSide(asked, fine, mostFinelyCompared, fewest);
    }
    return fewest;
}

/// `least`, which is proven, where there are too many ends.
int TableEnds::fewestOnWrongSide(const Question &question, const MatchEnds &ends, long long most, int least)
{
    const std::vector<std::size_t> matches = matchesOf(question);
    if (question.rivals.empty() || isTooMuch(question, matches, most))
        return least;
    const Choices choices = choicesFor(question, matches, ends);
    if (countOf(choices) * static_cast<long long>(question.rivals.size()) > most)
        return least;
    int fewest = m_rest.now.teams;
    walk(matches, choices, 0, [&] {
        fewest = std::min(fewest, question.fixed + wrongSideAtEnd(question, fewest - question.fixed));
        return fewest > least;
    });
    return fewest;
}

const MatchEnds &TableEnds::fineEnds(int margins)
{
    const auto [found, isNew] = m_fineEnds.try_emplace(margins);
    if (isNew) {
        MatchEndWishes wishes = m_wishes;
        wishes.margins = margins;
        found->second = matchEnds(m_rules.points, wishes);
    }
    return found->second;
}

/// As a cut in the flow of points from matches to teams (Schwartz 1966): what the matches among the rivals
/// give at least has to find room below the team, or above it with few of them.
int TableEnds::wrongSideByPoints(const Question &question, const Bounds &own) const
{
    if (m_main == nullptr || m_main->tieBreak != TieBreak::Points || m_hasUnpaired ||
        question.extreme == Extreme::Worst || own.low.points != own.high.points)
        return 0;
    std::vector<int> teams = question.rivals;
    std::ranges::sort(teams, std::greater<>(),
                      [this](int team) { return halvesOf(m_order.played()[at(team)]); });
    const int limit = halvesOf(own.high);
    int least = std::numeric_limits<int>::max();
    for (const MatchEnd &end : m_ends.usual)
        least = std::min(least, halvesOf(end.tally[Side::Home]) + halvesOf(end.tally[Side::Away]));
    int most = 0;
    int needed = 0;
    std::vector<int> beyond;
    for (std::size_t size = 0; size < teams.size(); ++size) {
        const int team = teams[size];
        needed += halvesOf(m_order.played()[at(team)]) - limit;
        for (std::size_t other = 0; other < size; ++other)
            needed += least * m_meetings[at(team) * m_bounds.size() + at(teams[other])];
        beyond.push_back(std::max(0, halvesOf(m_bounds[at(team)].high) - limit));
        std::ranges::sort(beyond, std::greater<>());
        int room = 0;
        int above = 0;
        while (room < needed && at(above) < beyond.size())
            room += beyond[at(above++)];
        most = std::max(most, above);
    }
    return question.fixed + most;
}

PlaceRange TableEnds::rangeOf(int team)
{
    const int above = wrongSide(team, Extreme::Best);
    return {1 + above, m_rest.now.teams - wrongSide(team, Extreme::Worst)};
}

PlaceRange TableEnds::rangeWith(int team, TablePoints points) const
{
    Bounds own = m_bounds[at(team)];
    own.low.points = points;
    own.high.points = points;
    const Question best = question(team, Extreme::Best, own);
    const Question worst = question(team, Extreme::Worst, own);
    return {1 + std::max(best.fixed, wrongSideByPoints(best, own)), m_rest.now.teams - worst.fixed};
}

std::vector<std::size_t> TableEnds::matchesFor(int team) const
{
    Question asked = question(team, Extreme::Best, m_bounds[at(team)]);
    return matchesOf(asked);
}

bool TableEnds::visit(int team, long long most, const Visit &visit)
{
    Question best = question(team, Extreme::Best, m_bounds[at(team)]);
    Question worst = question(team, Extreme::Worst, m_bounds[at(team)]);
    const std::vector<std::size_t> matches = matchesOf(best);
    Choices choices;
    for (const std::size_t match : matches) {
        choices.emplace_back();
        for (const MatchEnd &end : endsOf(match, m_ends))
            choices.back().push_back(&end);
    }
    if (m_hasUnpaired || countOf(choices) > most)
        return false;
    std::vector<const MatchEnd *> ends(matches.size());
    const int teams = m_rest.now.teams;
    walk(matches, choices, 0, [&] {
        for (std::size_t i = 0; i < matches.size(); ++i)
            ends[i] = m_order.end(matches[i]);
        const PlaceRange places{1 + best.fixed + wrongSideAtEnd(best, teams),
                                teams - worst.fixed - wrongSideAtEnd(worst, teams)};
        visit({ends, places, m_sums[m_depth][at(team)].points});
        return true;
    });
    return true;
}

std::vector<PlaceRange> placeRanges(const TableRest &rest)
{
    TableEnds ends(rest);
    std::vector<PlaceRange> ranges;
    ranges.reserve(at(rest.now.teams));
    for (int team = 0; team < rest.now.teams; ++team)
        ranges.push_back(ends.rangeOf(team));
    return ranges;
}

} // namespace touchline
