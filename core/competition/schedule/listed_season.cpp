// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/listed_season.h"

#include "core/base/index.h"

#include <qglobal.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace touchline {

namespace {

using TeamPair = std::pair<int, int>;

/// How often two teams meet, and how often the first of them is at home.
struct MeetingCount
{
    int matches = 0;
    int homes = 0;
};

/// By pair, the team with the lower index first.
std::map<TeamPair, MeetingCount> meetingsOf(const std::vector<SeasonMatch> &matches)
{
    std::map<TeamPair, MeetingCount> meetings;
    for (const SeasonMatch &one : matches) {
        MeetingCount &pair = meetings[std::minmax(one.home, one.away)];
        ++pair.matches;
        pair.homes += one.home < one.away ? 1 : 0;
    }
    return meetings;
}

constexpr std::size_t mostPairingsNamed = 10;

tl::unexpected<Error> meetTooOften(const std::map<TeamPair, MeetingCount> &meetings, const QStringList &teams,
                                   int usual, const char *why)
{
    Problems pairings;
    int others = 0;
    for (const auto &[pair, met] : meetings) {
        if (met.matches <= usual)
            continue;
        if (pairings.size() == mostPairingsNamed)
            ++others;
        else
            pairings.push_back({{},
                                {QT_TRANSLATE_NOOP("core", "%1 and %2 meet %3 times."),
                                 {teams.at(pair.first), teams.at(pair.second), QString::number(met.matches)}},
                                {}});
    }
    if (others > 0)
        pairings.push_back(
            {{}, {QT_TRANSLATE_NOOP("core", "Further pairings: %1."), {QString::number(others)}}, {}});
    return fail({Fault::Refused, {why, {QString::number(usual)}}, std::move(pairings)});
}

/// How often everybody meets everybody.
Result<int> legsOf(const std::map<TeamPair, MeetingCount> &meetings, const QStringList &teams, int asked)
{
    constexpr int few = 10; // one pair in so many
    constexpr int fewestOdd = 3;
    if (asked < 0 || asked > mostLegs)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "Teams can meet 1 to %1 times in a league, not %2 times."),
                    {QString::number(mostLegs), QString::number(asked)});
    int most = 1;
    for (const auto &[pair, met] : meetings)
        most = std::max(most, met.matches);
    if (asked > 0 && most > asked)
        return meetTooOften(meetings, teams, asked,
                            QT_TRANSLATE_NOOP("core", "Some teams meet more often than you asked for."));
    if (most > mostLegs)
        return meetTooOften(meetings, teams, mostLegs,
                            QT_TRANSLATE_NOOP("core", "In a league teams meet at most %1 times."));
    if (asked > 0)
        return asked;
    const auto odd = std::count_if(meetings.begin(), meetings.end(),
                                   [most](const auto &one) { return one.second.matches == most; });
    if (most >= fewestOdd && odd * few < static_cast<std::ptrdiff_t>(meetings.size()))
        return meetTooOften(
            meetings, teams, most - 1,
            QT_TRANSLATE_NOOP("core", "Most teams meet up to %1 times, some more often. Leave out matches "
                                      "that are not of the league, or say how often teams meet."));
    return most;
}

/// Refuses several leagues in one list: parts of four teams or more, in each of which everybody has met
/// everybody, and nobody a team of another one.
Result<void> checkIsOne(const std::map<TeamPair, MeetingCount> &meetings, const QStringList &teams)
{
    constexpr std::size_t smallestPart = 4;
    std::vector<std::set<int>> opponents(at(teams.size()));
    for (const auto &[pair, met] : meetings) {
        opponents[at(pair.first)].insert({pair.first, pair.second});
        opponents[at(pair.second)].insert({pair.first, pair.second});
    }
    // Such a part is the same for each of its teams: the team and its opponents.
    std::set<std::set<int>> parts;
    for (const std::set<int> &one : opponents) {
        const bool isPart = one.size() >= smallestPart && std::all_of(one.begin(), one.end(), [&](int team) {
                                return opponents[at(team)] == one;
                            });
        if (!isPart)
            return {};
        parts.insert(one);
    }
    if (parts.size() < 2)
        return {};
    Problems leagues;
    for (const std::set<int> &part : parts) {
        QStringList names;
        for (const int team : part)
            names << teams.at(team);
        leagues.push_back({{}, {"%1", {names.join(QStringLiteral(", "))}}, {}});
    }
    return fail({Fault::Refused,
                 {QT_TRANSLATE_NOOP("core", "This list has several leagues, whose teams never meet: %1. "
                                            "Import one at a time."),
                  {QString::number(parts.size())}},
                 std::move(leagues)});
}

/// Who plays on which matchday.
class DayTable
{
public:
    explicit DayTable(int teams) : m_taken(at(teams)) {}

    [[nodiscard]] int count() const { return m_count; }
    /// Index of the match of a team on a matchday from 0; -1 where it is free.
    [[nodiscard]] int matchOf(int team, int day) const
    {
        const std::vector<int> &taken = m_taken[at(team)];
        return at(day) < taken.size() ? taken[at(day)] : -1;
    }
    [[nodiscard]] bool isFree(int team, int day) const { return matchOf(team, day) < 0; }
    void put(const ListedMatch &match, int index, int day)
    {
        for (const int team : {match.home, match.away})
            set(team, day, index);
        m_count = std::max(m_count, day + 1);
    }
    void takeOff(const ListedMatch &match, int day)
    {
        for (const int team : {match.home, match.away})
            set(team, day, -1);
    }
    /// The first matchday from `from` on on which all these teams are free.
    [[nodiscard]] int firstFree(std::initializer_list<int> teams, int from = 0) const
    {
        int day = from;
        while (std::any_of(teams.begin(), teams.end(), [&](int team) { return !isFree(team, day); }))
            ++day;
        return day;
    }

private:
    void set(int team, int day, int index)
    {
        std::vector<int> &taken = m_taken[at(team)];
        if (taken.size() <= at(day))
            taken.resize(at(day) + 1, -1);
        taken[at(day)] = index;
    }

    /// By team and matchday.
    std::vector<std::vector<int>> m_taken;
    int m_count = 0;
};

/// Puts the matches of a season on matchdays.
class SeasonPlan
{
public:
    SeasonPlan(int teams, int legs) : m_teams(teams), m_legs(legs), m_days(teams) {}

    void addListed(const std::vector<SeasonMatch> &listed)
    {
        m_isOther = !takesMatchdays(listed);
        if (m_isOther)
            m_days = DayTable(m_teams);
        for (const SeasonMatch &one : listed)
            m_matches.push_back({0, one.home, one.away});
        m_listed = listed.size();
        std::vector<int> order(listed.size());
        std::iota(order.begin(), order.end(), 0);
        // Matches without a date come behind the others.
        std::stable_sort(order.begin(), order.end(), [&listed](int one, int other) {
            const QDate day = listed[at(one)].date;
            const QDate later = listed[at(other)].date;
            return day.isValid() && (!later.isValid() || day < later);
        });
        if (!m_isOther && !m_rank.empty()) {
            std::erase_if(order, [this, &listed](int match) {
                const int matchday = listed[at(match)].matchday;
                if (matchday > 0)
                    put(match, m_rank.at(matchday));
                return matchday > 0;
            });
            fillGaps(order);
            return;
        }
        const SeasonPlan empty = *this;
        fillGaps(putRounds(order, listed));
        if (m_days.count() <= usualMatchdays())
            return;
        SeasonPlan plain = empty;
        plain.fillGaps(order);
        if (plain.m_days.count() < m_days.count())
            *this = std::move(plain);
    }

    void addMissing(const std::map<TeamPair, MeetingCount> &meetings)
    {
        const auto first = static_cast<int>(m_matches.size());
        for (int leg = 0; leg < m_legs; ++leg)
            for (const Round &round : circleSchedule(m_teams))
                for (const Pairing &pairing : round)
                    if (const auto met = meetings.find(std::minmax(pairing.home, pairing.away));
                        met == meetings.end() || met->second.matches <= leg)
                        leg % 2 == 0 ? m_matches.push_back({0, pairing.home, pairing.away})
                                     : m_matches.push_back({0, pairing.away, pairing.home});
        turnSides(meetings, first);
        placeMissing(first);
    }

    [[nodiscard]] ListedSeason season() && { return {m_legs, std::move(m_matches), m_listed, m_isOther}; }

private:
    /// Takes the matchdays of the list where everybody plays once on each.
    bool takesMatchdays(const std::vector<SeasonMatch> &listed)
    {
        std::set<int> said;
        std::set<TeamPair> playing;
        bool isOnce = true;
        for (const SeasonMatch &one : listed)
            if (one.matchday > 0) {
                said.insert(one.matchday);
                isOnce = playing.insert({one.home, one.matchday}).second && isOnce;
                isOnce = playing.insert({one.away, one.matchday}).second && isOnce;
            }
        // Matchdays that the list begins after, or leaves out, are for the matches that it lacks; numbers
        // that are none of matchdays (years) only say the order.
        const bool areNumbers = said.empty() || *said.rbegin() <= 2 * usualMatchdays();
        int next = 0;
        for (const int day : said)
            m_rank[day] = areNumbers ? day - 1 : next++;
        return isOnce;
    }

    /// So many matchdays has the league where nobody is free in vain.
    [[nodiscard]] int usualMatchdays() const { return m_legs * (m_teams - 1 + m_teams % 2); }

    /// Puts matches on following days in which nobody plays twice onto one matchday, where they are more than
    /// half a round. Gives the others, which were played by themselves.
    std::vector<int> putRounds(const std::vector<int> &order, const std::vector<SeasonMatch> &listed)
    {
        constexpr qint64 mostDaysBetween = 1;
        std::vector<int> others;
        std::vector<int> round;
        std::set<int> playing;
        int day = 0;
        const auto close = [&] {
            const bool isRound = 4 * round.size() > at(m_teams);
            for (const int match : round)
                isRound ? put(match, day) : others.push_back(match);
            day += isRound ? 1 : 0;
            round.clear();
            playing.clear();
        };
        for (const int match : order) {
            const SeasonMatch &one = listed[at(match)];
            const QDate last = round.empty() ? QDate() : listed[at(round.back())].date;
            const bool isLater =
                last.isValid() && (!one.date.isValid() || last.daysTo(one.date) > mostDaysBetween);
            if (isLater || playing.contains(one.home) || playing.contains(one.away))
                close();
            round.push_back(match);
            playing.insert({one.home, one.away});
        }
        close();
        return others;
    }

    /// Puts each match on the first matchday on which both teams are free.
    void fillGaps(const std::vector<int> &matches)
    {
        for (const int match : matches)
            put(match, m_days.firstFree({m_matches[at(match)].home, m_matches[at(match)].away}));
    }

    void put(int match, int day)
    {
        ListedMatch &one = m_matches[at(match)];
        one.matchday = day + 1;
        m_days.put(one, match, day);
    }

    /// Of the matches that a pair still has, each goes to the ground of the one that had fewer.
    void turnSides(std::map<TeamPair, MeetingCount> meetings, int first)
    {
        for (auto match = at(first); match < m_matches.size(); ++match) {
            ListedMatch &one = m_matches[match];
            MeetingCount &pair = meetings[std::minmax(one.home, one.away)];
            const int lead = 2 * pair.homes - pair.matches;
            const bool isFirstAtHome = one.home < one.away;
            if (lead != 0 && isFirstAtHome == (lead > 0))
                std::swap(one.home, one.away);
            ++pair.matches;
            pair.homes += one.home < one.away ? 1 : 0;
        }
    }

    void placeMissing(int first)
    {
        m_firstNew = m_days.count();
        std::vector<int> left;
        for (auto match = first; match < static_cast<int>(m_matches.size()); ++match) {
            const ListedMatch &one = m_matches[at(match)];
            const int day = m_days.firstFree({one.home, one.away});
            if (day < m_firstNew)
                put(match, day);
            else
                left.push_back(match);
        }
        std::vector<int> open(at(m_teams), 0);
        for (const int match : left)
            for (const int team : {m_matches[at(match)].home, m_matches[at(match)].away})
                ++open[at(team)];
        const int onADay = m_teams / 2;
        const int fewest = std::max(*std::max_element(open.begin(), open.end()),
                                    (static_cast<int>(left.size()) + onADay - 1) / onADay);
        for (const int match : left)
            placeNew(match, m_firstNew + fewest);
    }

    /// On a matchday before `end` if that can be: where no day suits both teams, the matches of two days
    /// change places along a chain (Kempe) until one does.
    void placeNew(int match, int end)
    {
        const ListedMatch one = m_matches[at(match)];
        int day = m_days.firstFree({one.home, one.away}, m_firstNew);
        for (int homeDay = m_firstNew; day >= end && homeDay < end; ++homeDay)
            for (int awayDay = m_firstNew; day >= end && awayDay < end; ++awayDay)
                if (m_days.isFree(one.home, homeDay) && m_days.isFree(one.away, awayDay) &&
                    exchangesDays(one, homeDay, awayDay))
                    day = homeDay;
        put(match, day);
    }

    /// Makes the away team of a match free on the day on which the home team is; it was on `awayDay`. False,
    /// and nothing is changed, where that would take the day from the home team.
    bool exchangesDays(const ListedMatch &match, int homeDay, int awayDay)
    {
        std::vector<int> chain;
        int team = match.away;
        for (int day = homeDay; !m_days.isFree(team, day); day = day == homeDay ? awayDay : homeDay) {
            const int index = m_days.matchOf(team, day);
            chain.push_back(index);
            const ListedMatch &one = m_matches[at(index)];
            team = one.home == team ? one.away : one.home;
            if (team == match.home)
                return false;
        }
        for (const int index : chain)
            m_days.takeOff(m_matches[at(index)], m_matches[at(index)].matchday - 1);
        for (const int index : chain)
            put(index, m_matches[at(index)].matchday - 1 == homeDay ? awayDay : homeDay);
        return true;
    }

    int m_teams;
    int m_legs;
    DayTable m_days;
    /// The matchday from 0 that the list's number means.
    std::map<int, int> m_rank;
    std::vector<ListedMatch> m_matches;
    std::size_t m_listed = 0;
    bool m_isOther = false;
    /// The first matchday behind those of the list.
    int m_firstNew = 0;
};

} // namespace

Result<ListedSeason> listedSeason(const QStringList &teams, const std::vector<SeasonMatch> &matches, int legs)
{
    const auto count = static_cast<int>(teams.size());
    if (count < smallestGroup || count > largestGroup)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A league has from %1 to %2 teams, not %3."),
                    {QString::number(smallestGroup), QString::number(largestGroup), QString::number(count)});
    const std::map<TeamPair, MeetingCount> meetings = meetingsOf(matches);
    const auto often = legsOf(meetings, teams, legs);
    TOUCHLINE_TRY(often);
    if (legs == 0)
        TOUCHLINE_TRY(checkIsOne(meetings, teams));
    const std::size_t all = at(*often) * at(count) * at(count - 1) / 2;
    if (all - matches.size() > mostMissingMatches)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "This list is too small a part of a league: %1 teams would "
                                              "play %2 matches, and it has only %3."),
                    {QString::number(count), QString::number(all), QString::number(matches.size())});
    SeasonPlan plan(count, *often);
    plan.addListed(matches);
    plan.addMissing(meetings);
    return std::move(plan).season();
}

} // namespace touchline
