// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/swiss/swiss_pairing.h"

#include "core/competition/swiss/swiss_search.h"

#include <algorithm>
#include <utility>

namespace touchline {

namespace {

std::vector<char> opponentsLeft(const std::vector<SwissTeam> &teams, int team)
{
    std::vector<char> left(teams.size(), 1);
    left[static_cast<std::size_t>(team)] = 0;
    for (const int opponent : teams[static_cast<std::size_t>(team)].met)
        left[static_cast<std::size_t>(opponent)] = 0;
    return left;
}

/// Of some of the teams; nodes are indices in `players`.
MatchingStructure structureOf(const std::vector<SwissTeam> &teams, const std::vector<int> &players)
{
    const auto count = static_cast<int>(players.size());
    std::vector<std::pair<int, int>> pairs;
    for (int first = 0; first < count; ++first) {
        const std::vector<char> left = opponentsLeft(teams, players[static_cast<std::size_t>(first)]);
        for (int second = first + 1; second < count; ++second)
            if (left[static_cast<std::size_t>(players[static_cast<std::size_t>(second)])] != 0)
                pairs.emplace_back(first, second);
    }
    return matchingStructure(count, pairs);
}

/// By name, or by index where there are none.
QString listed(const std::vector<int> &teams, const QStringList &names)
{
    QStringList words;
    for (const int team : teams)
        words << names.value(team, QString::number(team));
    return words.join(QStringLiteral(", "));
}

/// The teams that hang together with `start` among those that can be left out; they are struck off.
std::vector<int> takePart(const std::vector<SwissTeam> &teams, std::vector<char> &canBeLeftOut, int start)
{
    std::vector<int> part{start};
    canBeLeftOut[static_cast<std::size_t>(start)] = 0;
    for (std::size_t next = 0; next < part.size(); ++next) {
        const std::vector<char> left = opponentsLeft(teams, part[next]);
        for (std::size_t other = 0; other < teams.size(); ++other) {
            if (left[other] == 0 || canBeLeftOut[other] == 0)
                continue;
            canBeLeftOut[other] = 0;
            part.push_back(static_cast<int>(other));
        }
    }
    std::sort(part.begin(), part.end());
    return part;
}

/// Each part is odd and can only turn to the barrier, which is too small for them all: that is the proof.
tl::unexpected<Error> noRoundExists(const std::vector<SwissTeam> &teams, MatchingStructure structure,
                                    const QStringList &names)
{
    const QString barrier = listed(structure.barrier, names);
    Problems problems;
    for (std::size_t team = 0; team < teams.size(); ++team) {
        if (structure.canBeLeftOut[team] == 0)
            continue;
        const std::vector<int> part = takePart(teams, structure.canBeLeftOut, static_cast<int>(team));
        const QString words = listed(part, names);
        const QString where = names.isEmpty() ? QStringLiteral("teams[%1]").arg(words) : words;
        if (part.size() == 1 && barrier.isEmpty())
            problems.push_back({where, {QT_TRANSLATE_NOOP("core", "It has met every other team."), {}}, {}});
        else if (part.size() == 1)
            problems.push_back(
                {where, {QT_TRANSLATE_NOOP("core", "It has met every team but these: %1."), {barrier}}, {}});
        else if (barrier.isEmpty())
            problems.push_back(
                {where,
                 {QT_TRANSLATE_NOOP("core", "An odd number of teams that have met all others."), {}},
                 {}});
        else
            problems.push_back(
                {where,
                 {QT_TRANSLATE_NOOP("core", "An odd number of teams that have met all others but these: %1."),
                  {barrier}},
                 {}});
    }
    const QStringList counts{QString::number(problems.size()), QString::number(structure.barrier.size())};
    return fail(Fault::Impossible,
                QT_TRANSLATE_NOOP("core",
                                  "No round without a rematch exists: %1 teams or groups of teams need an "
                                  "opponent from outside, and only %2 such opponents are left."),
                counts, std::move(problems));
}

/// Teams that the wish leaves open, by index.
std::vector<int> openTeams(const std::vector<SwissTeam> &teams, const SwissWish &wish)
{
    std::vector<char> isOpen(teams.size(), 1);
    for (const Pairing &pairing : wish.pairings)
        for (const int team : {pairing.home, pairing.away})
            isOpen[static_cast<std::size_t>(team)] = 0;
    if (wish.bye)
        isOpen[static_cast<std::size_t>(*wish.bye)] = 0;
    std::vector<int> open;
    for (std::size_t team = 0; team < teams.size(); ++team)
        if (isOpen[team] != 0)
            open.push_back(static_cast<int>(team));
    return open;
}

/// Some teams in the order in which the bye is theirs.
std::vector<int> byeOrder(const std::vector<SwissTeam> &teams, std::vector<int> players)
{
    std::sort(players.begin(), players.end(), [&teams](int a, int b) {
        const SwissTeam &one = teams[static_cast<std::size_t>(a)];
        const SwissTeam &other = teams[static_cast<std::size_t>(b)];
        return one.byes != other.byes ? one.byes < other.byes : one.place > other.place;
    });
    return players;
}

std::optional<Round> pairAllBut(const std::vector<SwissTeam> &teams, std::vector<int> players,
                                std::optional<int> bye)
{
    if (bye)
        players.erase(std::find(players.begin(), players.end(), *bye));
    if (players.empty())
        return Round();
    return SwissSearch(teams, std::move(players)).cheapest();
}

SwissRound completed(const std::vector<SwissTeam> &teams, Round pairings, std::optional<int> bye)
{
    const auto bestPlace = [&teams](const Pairing &pairing) {
        return std::min(teams[static_cast<std::size_t>(pairing.home)].place,
                        teams[static_cast<std::size_t>(pairing.away)].place);
    };
    std::sort(pairings.begin(), pairings.end(),
              [&bestPlace](const Pairing &a, const Pairing &b) { return bestPlace(a) < bestPlace(b); });
    SwissRound round{std::move(pairings), std::vector<Float>(teams.size(), Float::None), bye, {}};
    for (const Pairing &pairing : round.pairings) {
        const SwissTeam &home = teams[static_cast<std::size_t>(pairing.home)];
        const SwissTeam &away = teams[static_cast<std::size_t>(pairing.away)];
        round.cost += swissCost(home, away);
        round.floats[static_cast<std::size_t>(pairing.home)] = floatAgainst(home, away);
        round.floats[static_cast<std::size_t>(pairing.away)] = floatAgainst(away, home);
    }
    if (bye)
        round.floats[static_cast<std::size_t>(*bye)] = Float::Down;
    return round;
}

} // namespace

Result<SwissRound> pairSwissRound(const std::vector<SwissTeam> &teams, const SwissWish &wish,
                                  const QStringList &names)
{
    if (Problems problems = swissProblems(teams); !problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "These teams cannot be paired."), {},
                    std::move(problems));
    const std::vector<int> open = openTeams(teams, wish);
    const bool odd = open.size() % 2 != 0;
    Q_ASSERT(!(odd && wish.bye));
    const std::vector<int> order = byeOrder(teams, open);
    std::optional<int> bye = odd ? std::optional(order.front()) : std::nullopt;
    std::optional<Round> pairings = pairAllBut(teams, open, bye);
    if (!pairings) {
        const MatchingStructure structure = structureOf(teams, open);
        const bool isImpossible = structure.unmatched > (odd ? 1 : 0);
        if (isImpossible && wish.isEmpty())
            return noRoundExists(teams, structure, names);
        if (isImpossible)
            return fail(Fault::Impossible,
                        QT_TRANSLATE_NOOP("core", "With these pairings the other teams cannot be paired "
                                                  "without a rematch."));
        // One team stays out in any case: exactly those that can be left out can have the bye.
        bye = *std::find_if(order.begin(), order.end(), [&](int team) {
            const auto node = std::find(open.begin(), open.end(), team) - open.begin();
            return structure.canBeLeftOut[static_cast<std::size_t>(node)] != 0;
        });
        pairings = pairAllBut(teams, open, bye);
    }
    Q_ASSERT(pairings);
    pairings->insert(pairings->end(), wish.pairings.begin(), wish.pairings.end());
    return completed(teams, std::move(*pairings), wish.bye ? wish.bye : bye);
}

} // namespace touchline
