// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/rest_of_season.h"

#include "core/base/index.h"
#include "core/competition/matching/perfect_matching.h"
#include "core/competition/schedule/dated_fixtures.h"
#include "core/competition/schedule/season_parts.h"

#include <qglobal.h>

#include <algorithm>
#include <map>
#include <tuple>

namespace touchline {

namespace {

/// A wish that is broken weighs more than all matchdays in another order.
constexpr int brokenWish = 1'000'000;

/// Gives the matchdays that are left their days.
class RestPlanner
{
public:
    RestPlanner(const Competition &competition, const SeasonDays &days, const std::set<int> &live)
        : m_competition(competition)
        , m_days{calendarFor(competition, days.calendar), days.wishes}
        , m_parts(competition, live)
        , m_rest(m_parts.rest())
    {
    }

    Result<RestOfSeason> plan()
    {
        TOUCHLINE_TRY(check());
        auto dates = matchdayDates(m_days.calendar, static_cast<int>(m_rest.size()));
        TOUCHLINE_TRY(dates);
        m_dates = std::move(*dates);
        order();
        TOUCHLINE_TRY(takeTimes());
        for (std::size_t slot = 0; slot < m_rest.size(); ++slot)
            moveSingles(slot);
        if (m_parts.isRestDated())
            placeLate();
        return made();
    }

private:
    Result<void> check() const
    {
        if (m_rest.empty())
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "Every matchday has begun: no day is left to be changed."));
        QDate first = m_days.calendar.first;
        for (const QDate date : m_days.calendar.dates)
            if (!first.isValid())
                first = date;
        if (!first.isValid() && m_days.calendar.dates.empty())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The first date is missing."));
        if (const QDate last = m_parts.lastPlayed(); first.isValid() && last.isValid() && first <= last)
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "The new days begin on %1, but a match was played on %2. "
                                                  "Choose a later first day."),
                        {first.toString(Qt::ISODate), last.toString(Qt::ISODate)});
        return {};
    }

    [[nodiscard]] int teamOf(const QUuid &id) const { return m_competition.indexOfTeam(id); }

    /// The wish about one round; no teams where one of them does not take part.
    [[nodiscard]] ScheduleWish inRound(const CalendarWish &wish) const
    {
        ScheduleWish one;
        one.kind = wish.kind;
        one.matchdays = {0};
        for (const QUuid &id : wish.teams) {
            if (teamOf(id) < 0)
                return {};
            one.teams.push_back(teamOf(id));
        }
        return one;
    }

    [[nodiscard]] int brokenBy(const Round &round, const MatchdayDates &dates) const
    {
        int broken = 0;
        for (const CalendarWish &wish : m_days.wishes) {
            if (!wish.day.isValid() || !dates.includes(wish.day))
                continue;
            const ScheduleWish one = inRound(wish);
            broken += !one.teams.empty() && !keeps({round}, one) ? 1 : 0;
        }
        return broken;
    }

    /// Lets matchdays of a league change places where that keeps more wishes.
    void order()
    {
        for (std::size_t begin = 0; begin < m_rest.size();) {
            std::size_t end = begin + 1;
            while (end < m_rest.size() && m_rest[begin]->isOfLeague && m_rest[end]->isOfLeague &&
                   m_rest[end]->stage == m_rest[begin]->stage)
                ++end;
            orderPart(begin, end);
            begin = end;
        }
    }

    void orderPart(std::size_t begin, std::size_t end)
    {
        const auto count = static_cast<int>(end - begin);
        std::vector<Round> rounds;
        int broken = 0;
        for (std::size_t i = begin; i < end; ++i) {
            rounds.push_back(m_parts.roundOf(*m_rest[i]));
            broken += brokenBy(rounds.back(), m_dates[i]);
        }
        if (broken == 0 || count < 2)
            return;
        std::vector<MatchingEdge> edges;
        for (int round = 0; round < count; ++round)
            for (int slot = 0; slot < count; ++slot) {
                const int away = (round - slot) * (round - slot);
                const int wishes = brokenBy(rounds[at(round)], m_dates[begin + at(slot)]);
                edges.push_back({round, count + slot, MatchingCost(wishes) * brokenWish + away});
            }
        const auto matching = PerfectMatching::cheapest(2 * count, edges);
        if (!matching)
            return;
        const std::vector<const SeasonMatchday *> before(m_rest.begin() + static_cast<std::ptrdiff_t>(begin),
                                                         m_rest.begin() + static_cast<std::ptrdiff_t>(end));
        for (int round = 0; round < count; ++round)
            m_rest[begin + at(matching->mate(round) - count)] = before[at(round)];
    }

    Result<void> takeTimes()
    {
        QStringList teams;
        for (const Entrant &entrant : m_competition.definition().entrants)
            teams.append(entrant.name);
        teams.append(QString());
        // The hours go round from the beginning of the season.
        const std::size_t gone = m_parts.all().size() - m_rest.size();
        std::vector<MatchdayDates> dates(gone);
        dates.insert(dates.end(), m_dates.begin(), m_dates.end());
        std::vector<Round> rounds(gone);
        for (const SeasonMatchday *matchday : m_rest)
            rounds.push_back(m_parts.roundOf(*matchday));
        auto times = matchTimes(m_days.calendar, dates, rounds, teams);
        TOUCHLINE_TRY(times);
        for (std::size_t slot = 0; slot < m_rest.size(); ++slot)
            for (std::size_t match = 0; match < m_rest[slot]->fixtures.size(); ++match)
                if (const int fixture = m_rest[slot]->fixtures[match]; isToMove(*m_rest[slot], fixture))
                    m_times[fixture] = (*times)[gone + slot][match];
        return {};
    }

    static bool isToMove(const SeasonMatchday &matchday, int fixture)
    {
        return std::find(matchday.open.begin(), matchday.open.end(), fixture) != matchday.open.end();
    }

    /// The day on which the match will be, by what is planned so far.
    [[nodiscard]] QDate dayOf(int fixture) const
    {
        if (const auto planned = m_times.find(fixture);
            planned != m_times.end() && !m_competition.isPostponed(fixture))
            return planned->second.date;
        const Appointment *day = m_competition.appointment(fixture);
        return day == nullptr ? QDate() : day->date;
    }

    [[nodiscard]] Round alone(int fixture) const
    {
        const PerSide<int> &teams = m_parts.teams(fixture);
        return {{teams[Side::Home], teams[Side::Away]}};
    }

    [[nodiscard]] bool plays(int fixture, int team) const
    {
        const PerSide<int> &teams = m_parts.teams(fixture);
        return teams[Side::Home] == team || teams[Side::Away] == team;
    }

    /// The match itself, on its day, is what the wish rules out.
    [[nodiscard]] bool isRuledOut(const CalendarWish &wish, int fixture) const
    {
        const ScheduleWish one = inRound(wish);
        const bool isAgainst = wish.kind == WishKind::NotHome || wish.kind == WishKind::NotMeet ||
                               wish.kind == WishKind::NotAway || wish.kind == WishKind::Free;
        return isAgainst && !one.teams.empty() && !keeps({alone(fixture)}, one);
    }

    /// The match is what the wish asks for.
    [[nodiscard]] bool isWanted(const CalendarWish &wish, int fixture) const
    {
        const ScheduleWish one = inRound(wish);
        const bool isFor = wish.kind == WishKind::Home || wish.kind == WishKind::Meet ||
                           wish.kind == WishKind::Away || wish.kind == WishKind::NotFree;
        return isFor && !one.teams.empty() && keeps({alone(fixture)}, one);
    }

    /// Another match of a club that shares its ground with the home team of this one is there on that day.
    [[nodiscard]] bool isGroundTaken(int fixture, QDate day) const
    {
        const int home = m_parts.teams(fixture)[Side::Home];
        for (const CalendarWish &wish : m_days.wishes) {
            if (wish.kind != WishKind::NotAllHome || (wish.day.isValid() && wish.day != day))
                continue;
            const std::vector<int> shared = inRound(wish).teams;
            if (std::find(shared.begin(), shared.end(), home) == shared.end())
                continue;
            for (int other = 0; other < static_cast<int>(m_competition.fixtures().size()); ++other) {
                const int host = m_parts.teams(other)[Side::Home];
                if (other != fixture && host != home && dayOf(other) == day && !isConditional(other) &&
                    std::find(shared.begin(), shared.end(), host) != shared.end())
                    return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool isConditional(int fixture) const
    {
        return m_competition.fixtures()[at(fixture)].isConditional();
    }

    /// Nothing that anybody wishes is against the match on that day.
    [[nodiscard]] bool isGoodDay(int fixture, QDate day) const
    {
        const bool isAgainst =
            std::any_of(m_days.wishes.begin(), m_days.wishes.end(), [&](const CalendarWish &wish) {
                return wish.day == day && day.isValid() && isRuledOut(wish, fixture);
            });
        return !isAgainst && !isGroundTaken(fixture, day);
    }

    /// One of its teams plays another match then.
    [[nodiscard]] bool areTeamsBusy(int fixture, QDate day) const
    {
        for (int other = 0; other < static_cast<int>(m_competition.fixtures().size()); ++other)
            if (other != fixture && dayOf(other) == day && !isConditional(other))
                for (const Side side : bothSides)
                    if (const int team = m_parts.teams(fixture)[side]; team >= 0 && plays(other, team))
                        return true;
        return false;
    }

    [[nodiscard]] bool isFree(QDate day) const
    {
        const Calendar &calendar = m_days.calendar;
        return (calendar.last.isValid() && day > calendar.last) ||
               std::any_of(
                   calendar.blackouts.begin(), calendar.blackouts.end(),
                   [day](const Blackout &blackout) { return blackout.from <= day && day <= blackout.to; });
    }

    /// The last day before the next matchday.
    [[nodiscard]] QDate endOf(std::size_t slot) const
    {
        const QDate week = m_dates[slot].date.addDays(latestKickOffDay);
        const QDate next = slot + 1 < m_dates.size() ? m_dates[slot + 1].first : QDate();
        return next.isValid() ? std::min(week, next.addDays(-1)) : week;
    }

    [[nodiscard]] bool canBeOn(int fixture, QDate day) const
    {
        return !isFree(day) && !areTeamsBusy(fixture, day) && isGoodDay(fixture, day);
    }

    /// Moves single matches of a matchday to other days, up to the next matchday, where that keeps a wish.
    void moveSingles(std::size_t slot)
    {
        const QDate begin = m_dates[slot].date;
        if (!begin.isValid())
            return;
        const QDate end = endOf(slot);
        for (const int fixture : m_rest[slot]->open) {
            MatchTime &time = m_times[fixture];
            if (m_competition.isPostponed(fixture))
                continue;
            for (const CalendarWish &wish : m_days.wishes)
                if (wish.day.isValid() && begin <= wish.day && wish.day <= end && isWanted(wish, fixture) &&
                    canBeOn(fixture, wish.day))
                    time.date = wish.day;
            if (isGoodDay(fixture, time.date))
                continue;
            for (const QDate day : daysNear(time.date, begin, end))
                if (canBeOn(fixture, day)) {
                    time.date = day;
                    break;
                }
        }
    }

    /// What has no day of matchdays that have begun, while the others have theirs: each match on the first
    /// day on which nothing is against it.
    void placeLate()
    {
        constexpr int longestSeason = 730;
        const auto dated = std::find_if(m_dates.begin(), m_dates.end(),
                                        [](const MatchdayDates &one) { return one.date.isValid(); });
        if (dated == m_dates.end())
            return;
        for (const SeasonMatchday &late : m_parts.late())
            for (const int fixture : late.open)
                for (int days = 0; days < longestSeason; ++days)
                    if (const QDate day = dated->date.addDays(days); canBeOn(fixture, day)) {
                        m_times[fixture].date = day;
                        break;
                    }
    }

    /// The days from `begin` to `end` but `day` itself, the next ones first, then those before it.
    static std::vector<QDate> daysNear(QDate day, QDate begin, QDate end)
    {
        std::vector<QDate> days;
        for (QDate later = day.addDays(1); later <= end; later = later.addDays(1))
            days.push_back(later);
        for (QDate earlier = day.addDays(-1); earlier >= begin; earlier = earlier.addDays(-1))
            days.push_back(earlier);
        return days;
    }

    [[nodiscard]] bool isKept(const CalendarWish &wish) const
    {
        const std::vector<int> teams = inRound(wish).teams;
        if (teams.empty())
            return true;
        bool hasWanted = false;
        bool isBusy = false;
        for (int fixture = 0; fixture < static_cast<int>(m_competition.fixtures().size()); ++fixture) {
            if (isConditional(fixture))
                continue;
            const QDate day = dayOf(fixture);
            if (wish.kind == WishKind::NotAllHome) {
                const int home = m_parts.teams(fixture)[Side::Home];
                if (m_times.contains(fixture) && day.isValid() && (!wish.day.isValid() || wish.day == day) &&
                    std::find(teams.begin(), teams.end(), home) != teams.end() && isGroundTaken(fixture, day))
                    return false;
                continue;
            }
            if (day != wish.day || !plays(fixture, teams.front()))
                continue;
            isBusy = true;
            hasWanted = hasWanted || isWanted(wish, fixture);
            if (isRuledOut(wish, fixture))
                return false;
        }
        switch (wish.kind) {
        case WishKind::Home:
        case WishKind::Away:
        case WishKind::Meet:
        case WishKind::NotFree:
            return hasWanted;
        case WishKind::Free:
            return !isBusy;
        default:
            return true;
        }
    }

    Result<RestOfSeason> made() const
    {
        std::map<int, Appointment> calendar;
        for (const Appointment &one : m_competition.definition().calendar)
            calendar.emplace(one.match, one);
        for (const auto &[fixture, time] : m_times) {
            const int number = m_competition.fixtures()[at(fixture)].number;
            Appointment &day = calendar[number];
            day.match = number;
            day.date = time.date;
            day.time = time.time;
            if (!time.timeZone.isEmpty())
                day.zone = time.timeZone;
        }
        std::vector<Appointment> all;
        all.reserve(calendar.size());
        for (auto &[match, appointment] : calendar)
            all.push_back(std::move(appointment));
        RestOfSeason rest{m_competition, {}, 0, 0, 0};
        TOUCHLINE_TRY(
            rest.after.setCalendar(std::move(all), toJson(m_days, m_competition.definition().entrants)));
        QDate begin = m_dates.front().date;
        for (const CalendarWish &wish : m_days.wishes)
            if ((!wish.day.isValid() || !begin.isValid() || wish.day >= begin) && !isKept(wish))
                rest.broken.push_back(wish);
        count(rest);
        return rest;
    }

    void count(RestOfSeason &rest) const
    {
        for (const auto &[fixture, time] : m_times) {
            const int home = m_parts.teams(fixture)[Side::Home];
            if (m_competition.isPostponed(fixture)) {
                ++rest.postponed;
                continue;
            }
            if (home < 0)
                continue;
            const auto own = m_days.calendar.homeDays.find(m_competition.entrant(home).name);
            if (own != m_days.calendar.homeDays.end() && time.date.isValid() &&
                own->second != time.date.dayOfWeek())
                ++rest.offHomeDay;
        }
        for (const SeasonMatchday &matchday : m_parts.all())
            if (matchday.hasBegun)
                for (const int fixture : matchday.open)
                    ++(m_competition.isPostponed(fixture) ? rest.postponed : rest.begun);
    }

    const Competition &m_competition;
    const SeasonDays m_days;
    SeasonParts m_parts;
    /// By slot: the matchday that has it.
    std::vector<const SeasonMatchday *> m_rest;
    std::vector<MatchdayDates> m_dates;
    /// By fixture.
    std::map<int, MatchTime> m_times;
};

} // namespace

Result<RestOfSeason> withRestOfSeason(const Competition &competition, const SeasonDays &days,
                                      const std::set<int> &live)
{
    return RestPlanner(competition, days, live).plan();
}

std::vector<DayMove> dayMoves(const Competition &before, const Competition &after)
{
    std::vector<DayMove> moves;
    std::vector<std::tuple<int, int, int>> keys;
    for (int i = 0; i < static_cast<int>(after.fixtures().size()); ++i) {
        const Appointment unknown;
        const Appointment *was = before.appointment(i);
        const Appointment *is = after.appointment(i);
        const Appointment &from = was == nullptr ? unknown : *was;
        const Appointment &to = is == nullptr ? unknown : *is;
        if (after.report(i) != nullptr || (from.date == to.date && from.time == to.time))
            continue;
        const Fixture &fixture = after.fixtures()[at(i)];
        const std::tuple key{fixture.stage, fixture.round, fixture.leg};
        const DayMove move{{}, from.date, from.time, to.date, to.time};
        std::size_t same = 0;
        while (
            same < moves.size() &&
            !(keys[same] == key &&
              DayMove{{}, moves[same].fromDay, moves[same].fromTime, moves[same].toDay, moves[same].toTime} ==
                  move))
            ++same;
        if (same == moves.size()) {
            moves.push_back(move);
            keys.push_back(key);
        }
        moves[same].fixtures.push_back(i);
    }
    return moves;
}

} // namespace touchline
