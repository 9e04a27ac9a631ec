// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/league_phase_draw.h"

#include "core/base/index.h"
#include "core/competition/draws/draw_input.h"
#include "core/competition/draws/draw_task.h"
#include "core/competition/draws/league_phase_days.h"
#include "core/dice/shuffle.h"
#include "core/dice/stream.h"

#include <qglobal.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace touchline {

namespace {

constexpr int mostSpreadAttempts = 5000;
/// Opponents that could not be spread over matchdays are drawn anew so often.
constexpr int mostSpreads = 50;
constexpr int mostPairings = 60;

using Pots = std::vector<std::vector<int>>;

/// By team: a number for its country; -1 = none.
std::vector<int> countryNumbers(std::span<const Entrant> entrants)
{
    std::map<QString, int> numbers;
    std::vector<int> countries;
    for (const Entrant &entrant : entrants)
        countries.push_back(
            entrant.lineage.isEmpty()
                ? -1
                : numbers.try_emplace(entrant.lineage, static_cast<int>(numbers.size())).first->second);
    return countries;
}

Result<Pots> potsByRanking(std::span<const Entrant> entrants, int count)
{
    const auto order = byRanking(entrants, std::vector<int>{static_cast<int>(entrants.size())});
    TOUCHLINE_TRY(order);
    Pots pots(at(count));
    for (std::size_t i = 0; i < order->size(); ++i)
        pots[i * at(count) / order->size()].push_back((*order)[i]);
    return pots;
}

Result<Pots> potsAsGiven(std::span<const Entrant> entrants, const std::vector<QStringList> &names)
{
    Pots pots;
    Problems problems;
    std::vector<char> isIn(entrants.size(), 0);
    for (std::size_t pot = 0; pot < names.size(); ++pot) {
        const QString where = QStringLiteral("pots[%1]").arg(pot);
        pots.emplace_back();
        for (const QString &name : names[pot]) {
            const int team = entrantNamed(name, entrants);
            if (team < 0)
                problems.push_back(
                    {where,
                     {QT_TRANSLATE_NOOP("core", "There is no team %1 in this competition."), {name}},
                     {}});
            else if (std::exchange(isIn[at(team)], 1) != 0)
                problems.push_back({where, {QT_TRANSLATE_NOOP("core", "%1 is in a pot twice."), {name}}, {}});
            else
                pots.back().push_back(team);
        }
    }
    for (std::size_t team = 0; team < isIn.size(); ++team) {
        if (isIn[team] == 0)
            problems.push_back({QStringLiteral("pots"),
                                {QT_TRANSLATE_NOOP("core", "%1 is in no pot."), {entrants[team].handle()}},
                                {}});
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "These pots do not hold the teams."), {},
                    std::move(problems));
    return pots;
}

Result<void> checkNumbers(const Pots &pots, std::size_t teams, const LeaguePhaseRule &rule)
{
    if (rule.opponentsOfPot < 2 || rule.opponentsOfPot % 2 != 0)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "A team meets an even number of opponents of each pot, "
                                              "half of them at home."));
    if (rule.mostOfCountry < 1)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "At least one opponent of a country must be allowed."));
    const std::size_t size = pots.front().size();
    if (std::any_of(pots.begin(), pots.end(), [size](const auto &pot) { return pot.size() != size; }))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "%1 teams do not make %2 pots of the same size."),
                    {QString::number(teams), QString::number(pots.size())});
    if (teams % 2 != 0)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "%1 teams: one would be without a match on every matchday."),
                    {QString::number(teams)});
    if (size <= at(rule.opponentsOfPot))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "Pots of %1 teams are too small for %2 opponents of each pot."),
                    {QString::number(size), QString::number(rule.opponentsOfPot)});
    return {};
}

/// Teams whom the countries leave too few opponents.
Problems tooFewOpponents(std::span<const Entrant> entrants, const Pots &pots, const LeaguePhaseRule &rule)
{
    Problems problems;
    const std::vector<int> countries = countryNumbers(entrants);
    for (std::size_t team = 0; team < entrants.size(); ++team) {
        int all = 0;
        std::map<int, int> ofCountry;
        for (std::size_t pot = 0; pot < pots.size(); ++pot) {
            int others = 0;
            for (const int other : pots[pot]) {
                const int country = countries[at(other)];
                if (at(other) == team || (country >= 0 && country == countries[team]))
                    continue;
                ++others;
                all += country < 0 || ++ofCountry[country] <= rule.mostOfCountry ? 1 : 0;
            }
            if (others < rule.opponentsOfPot)
                problems.push_back(
                    {entrants[team].handle(),
                     {QT_TRANSLATE_NOOP("core", "Pot %1 has only %2 teams of other countries."),
                      {QString::number(pot + 1), QString::number(others)}},
                     {}});
        }
        if (const int needed = rule.opponentsOfPot * static_cast<int>(pots.size()); all < needed)
            problems.push_back(
                {entrants[team].handle(),
                 {QT_TRANSLATE_NOOP("core",
                                    "With at most %1 opponents of a country there are only %2, not %3."),
                  {QString::number(rule.mostOfCountry), QString::number(all), QString::number(needed)}},
                 {}});
    }
    return problems;
}

/// Who hosts whom, pot by pot.
class Opponents
{
public:
    Opponents(const Pots &pots, std::vector<int> countries, const LeaguePhaseRule &rule, Generator &generator)
        : m_pots(pots)
        , m_countries(std::move(countries))
        , m_rule(rule)
        , m_generator(generator)
    {
    }

    /// Nothing if it ran into a dead end.
    std::optional<std::vector<LeaguePhaseMatch>> tryOnce()
    {
        m_matches.clear();
        m_meets.assign(m_countries.size(), std::vector<char>(m_countries.size(), 0));
        m_ofCountry.assign(m_countries.size(), std::vector<int>(m_countries.size(), 0));
        for (int round = 0; round < m_rule.opponentsOfPot / 2; ++round) {
            for (const std::vector<int> &hosts : m_pots) {
                for (const std::vector<int> &guests : m_pots) {
                    if (!pairUp(hosts, guests))
                        return std::nullopt;
                }
            }
        }
        return m_matches;
    }

private:
    [[nodiscard]] bool mayMeet(int team, int other) const
    {
        const int country = m_countries[at(team)];
        const int otherCountry = m_countries[at(other)];
        if (team == other || m_meets[at(team)][at(other)] != 0)
            return false;
        return (country < 0 || otherCountry < 0 || country != otherCountry) && hasRoom(team, otherCountry) &&
               hasRoom(other, country);
    }

    [[nodiscard]] bool hasRoom(int team, int country) const
    {
        return country < 0 || m_ofCountry[at(team)][at(country)] < m_rule.mostOfCountry;
    }

    void count(int team, int other, int number)
    {
        m_meets[at(team)][at(other)] = number > 0 ? 1 : 0;
        if (m_countries[at(other)] >= 0)
            m_ofCountry[at(team)][at(m_countries[at(other)])] += number;
    }

    /// Every host gets one guest. Inside one pot a team is both, so that the pairing is checked match by
    /// match and drawn again where two of its matches do not go together.
    bool pairUp(const std::vector<int> &hosts, const std::vector<int> &guests)
    {
        for (int pairing = 0; pairing < (&hosts == &guests ? mostPairings : 1); ++pairing) {
            if (!findGuests(hosts, guests))
                return false;
            std::size_t entered = 0;
            while (entered < hosts.size() && mayMeet(hosts[entered], m_guestOf[entered])) {
                count(hosts[entered], m_guestOf[entered], 1);
                count(m_guestOf[entered], hosts[entered], 1);
                ++entered;
            }
            if (entered == hosts.size()) {
                for (std::size_t host = 0; host < hosts.size(); ++host)
                    m_matches.push_back({hosts[host], m_guestOf[host], -1});
                return true;
            }
            while (entered-- > 0) {
                count(hosts[entered], m_guestOf[entered], -1);
                count(m_guestOf[entered], hosts[entered], -1);
            }
        }
        return false;
    }

    /// A matching by augmenting paths, hosts and guests in a drawn order.
    bool findGuests(const std::vector<int> &hosts, std::vector<int> guests)
    {
        std::vector<std::size_t> order(hosts.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        shuffle(order, m_generator);
        shuffle(guests, m_generator);
        m_guestOf.assign(hosts.size(), -1);
        m_hostOf.assign(m_countries.size(), -1);
        for (const std::size_t host : order) {
            m_isAsked.assign(m_countries.size(), 0);
            if (!invite(host, hosts, guests))
                return false;
        }
        return true;
    }

    bool invite(std::size_t host, const std::vector<int> &hosts, const std::vector<int> &guests)
    {
        for (const int guest : guests) {
            if (!mayMeet(hosts[host], guest) || std::exchange(m_isAsked[at(guest)], 1) != 0)
                continue;
            const int other = m_hostOf[at(guest)];
            if (other >= 0 && !invite(at(other), hosts, guests))
                continue;
            m_hostOf[at(guest)] = static_cast<int>(host);
            m_guestOf[host] = guest;
            return true;
        }
        return false;
    }

    const Pots &m_pots;
    /// By team.
    std::vector<int> m_countries;
    const LeaguePhaseRule &m_rule;
    Generator &m_generator;
    std::vector<LeaguePhaseMatch> m_matches;
    // By team and team, by team and country.
    std::vector<std::vector<char>> m_meets;
    std::vector<std::vector<int>> m_ofCountry;
    // The pairing of two pots: by index of the host, by team the index of its host, and who was asked.
    std::vector<int> m_guestOf;
    std::vector<int> m_hostOf;
    std::vector<char> m_isAsked;
};

} // namespace

Result<LeaguePhaseDraw> drawLeaguePhase(std::span<const Entrant> entrants,
                                        const std::vector<QStringList> &pots, const LeaguePhaseRule &rule,
                                        std::uint64_t seed, const QUuid &subject)
{
    if (rule.pots < 1)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "At least one pot is needed."));
    auto made = pots.empty() ? potsByRanking(entrants, rule.pots) : potsAsGiven(entrants, pots);
    TOUCHLINE_TRY(made);
    TOUCHLINE_TRY(checkNumbers(*made, entrants.size(), rule));
    if (Problems problems = tooFewOpponents(entrants, *made, rule); !problems.empty())
        return fail(Fault::Impossible, QT_TRANSLATE_NOOP("core", "No draw of these pots keeps the limits."),
                    {}, std::move(problems));
    Generator generator = stream("draw", seed, subject);
    LeaguePhaseDraw draw{seed, std::move(*made), {}, 0};
    draw.matchdays = rule.opponentsOfPot * static_cast<int>(draw.pots.size());
    std::vector<int> potOf(entrants.size(), 0);
    for (std::size_t pot = 0; pot < draw.pots.size(); ++pot) {
        for (const int team : draw.pots[pot])
            potOf[at(team)] = static_cast<int>(pot);
    }
    Opponents opponents(draw.pots, countryNumbers(entrants), rule, generator);
    int spreads = 0;
    for (int attempt = 1; attempt <= mostSpreadAttempts && spreads < mostSpreads; ++attempt) {
        auto matches = opponents.tryOnce();
        if (!matches)
            continue;
        ++spreads;
        auto days = leaguePhaseDays(std::move(*matches), potOf, draw.matchdays, generator);
        if (!days)
            continue;
        draw.matches = std::move(*days);
        return draw;
    }
    if (spreads > 0)
        return fail(Fault::Exhausted,
                    QT_TRANSLATE_NOOP("core",
                                      "Opponents were drawn %1 times, but no way was found to spread their "
                                      "matches over %2 matchdays."),
                    {QString::number(spreads), QString::number(draw.matchdays)});
    return fail(Fault::Exhausted,
                QT_TRANSLATE_NOOP("core", "No draw that keeps the limits was found in %1 attempts."),
                {QString::number(mostSpreadAttempts)});
}

Problems validate(const LeaguePhaseDraw &draw, std::span<const Entrant> entrants, const LeaguePhaseRule &rule)
{
    Problems problems;
    const auto note = [&](int team, const char *text, QStringList arguments) {
        problems.push_back({entrants[at(team)].handle(), {text, std::move(arguments)}, {}});
    };
    const std::vector<int> countries = countryNumbers(entrants);
    for (int team = 0; team < static_cast<int>(entrants.size()); ++team) {
        std::set<int> opponents;
        std::set<int> days;
        std::map<int, int> ofCountry;
        std::map<std::pair<bool, int>, int> ofPot;
        int played = 0;
        for (const LeaguePhaseMatch &match : draw.matches) {
            if (match.home != team && match.away != team)
                continue;
            const int other = match.home == team ? match.away : match.home;
            ++played;
            opponents.insert(other);
            days.insert(match.matchday);
            ++ofCountry[countries[at(other)]];
            for (std::size_t pot = 0; pot < draw.pots.size(); ++pot) {
                if (std::find(draw.pots[pot].begin(), draw.pots[pot].end(), other) != draw.pots[pot].end())
                    ++ofPot[{match.home == team, static_cast<int>(pot)}];
            }
        }
        if (opponents.size() != at(draw.matchdays) || played != draw.matchdays || opponents.contains(team))
            note(team, QT_TRANSLATE_NOOP("core", "It does not meet %1 different opponents."),
                 {QString::number(draw.matchdays)});
        if (days.size() != at(draw.matchdays) || *days.begin() != 0 || *days.rbegin() + 1 != draw.matchdays)
            note(team, QT_TRANSLATE_NOOP("core", "It does not play once on every matchday."), {});
        for (const bool isHome : {true, false}) {
            for (std::size_t pot = 0; pot < draw.pots.size(); ++pot) {
                if (ofPot[{isHome, static_cast<int>(pot)}] != rule.opponentsOfPot / 2)
                    note(team,
                         QT_TRANSLATE_NOOP("core", "Opponents of pot %1 are not half at home and half away."),
                         {QString::number(pot + 1)});
            }
        }
        for (const auto &[country, count] : ofCountry) {
            if (country >= 0 && (country == countries[at(team)] || count > rule.mostOfCountry))
                note(team, QT_TRANSLATE_NOOP("core", "It meets too many teams of one country."), {});
        }
    }
    return problems;
}

} // namespace touchline
