// SPDX-License-Identifier: GPL-3.0-or-later
// Bans that are served in several competitions.
#include "core/discipline/team_ledger.h"

#include <algorithm>
#include <utility>

namespace touchline {

namespace {

std::vector<QUuid> fixturesOf(const std::vector<LedgerMatch> &matches, const std::vector<int> &places)
{
    std::vector<QUuid> fixtures;
    fixtures.reserve(places.size());
    for (const int place : places)
        fixtures.push_back(matches[static_cast<std::size_t>(place)].fixture);
    return fixtures;
}

/// The same ban in another ledger, whose matches have other places; the end where it is not there.
template <class Bans>
auto sameBan(Bans &bans, const std::vector<LedgerMatch> &matches, const Suspension &wanted,
             const std::vector<QUuid> &broughtBy)
{
    return std::find_if(bans.begin(), bans.end(), [&](const Suspension &one) {
        return !one.elsewhere && one.player == wanted.player && one.cause == wanted.cause &&
               fixturesOf(matches, one.broughtBy) == broughtBy;
    });
}

} // namespace

void TeamLedger::setCompetition(ServingPlace place, QString name)
{
    m_place = std::move(place);
    m_here = m_place;
    m_name = std::move(name);
}

ServedIn TeamLedger::servedIn(const Suspension &suspension) const
{
    if (suspension.elsewhere)
        return suspension.elsewhere->servedIn;
    if (suspension.inAllCompetitions)
        return ServedIn::All;
    // How long an injury lasts is counted by each competition for itself.
    if (isInjury(suspension.cause))
        return ServedIn::Competition;
    return isForBookings(suspension.cause) ? m_rules->served.bookingBans : m_rules->served.bans;
}

bool TeamLedger::canBlame(const Suspension &suspension) const
{
    return servedIn(suspension) == ServedIn::Competition || !m_blameAfter.isValid() ||
           (m_day.isValid() && m_day > m_blameAfter);
}

void TeamLedger::addOtherMatch(const Match &match, const ServingPlace &place, const MatchReport *report)
{
    // It has served already.
    if (std::any_of(m_matches.begin(), m_matches.end(), [&match](const Match &own) {
            return own.fixture == match.fixture && own.day == match.day;
        }))
        return;
    m_here = place;
    reachDay(match.day);
    const std::vector<QUuid> fielded =
        report == nullptr ? std::vector<QUuid>() : offenders(*report, sideIn(*report));
    const bool isServing =
        std::any_of(m_suspensions.begin(), m_suspensions.end(), [&](const Suspension &one) {
            return keepsOut(one) && !isInjury(one.cause) &&
                   std::find(fielded.begin(), fielded.end(), one.player) == fielded.end();
        });
    if (isServing) {
        m_matches.push_back(match);
        m_matches.back().isAhead = true;
        ++m_outOfSeason;
        serve(fielded, true);
        if (m_rules->cardWindow)
            watchWhoComesBack(*m_rules->cardWindow, false);
    }
    m_here = m_place;
}

std::vector<TeamLedger::ServedForOther> TeamLedger::servedForOthers() const
{
    std::vector<ServedForOther> served;
    for (const Suspension &one : m_suspensions)
        if (one.elsewhere && !one.missed.empty() && one.missed.back() == current())
            served.push_back({one.elsewhere->home, one.elsewhere->id, m_matches.back(), m_name});
    return served;
}

void TeamLedger::takeServed(const ServedForOther &served)
{
    if (!(served.home == m_place))
        return;
    const auto ban =
        std::find_if(m_suspensions.begin(), m_suspensions.end(),
                     [&served](const Suspension &one) { return !one.elsewhere && one.id == served.id; });
    if (ban == m_suspensions.end())
        return;
    Match match = served.match;
    if (match.season.isEmpty())
        match.season = served.name;
    const int place = placeOf(match);
    if (std::find(ban->missed.begin(), ban->missed.end(), place) == ban->missed.end())
        ban->missed.push_back(place);
    if (m_rules->cardWindow && place == current())
        watchWhoComesBack(*m_rules->cardWindow, false);
}

void TeamLedger::takeServedSince(const TeamLedger &before, const LedgerStart &start, QDate firstDay)
{
    for (const Suspension &came : start.suspensions) {
        const std::vector<QUuid> broughtBy = fixturesOf(start.matches, came.broughtBy);
        const auto theirs = sameBan(before.m_suspensions, before.m_matches, came, broughtBy);
        const auto mine = sameBan(m_suspensions, m_matches, came, broughtBy);
        if (!came.games || theirs == before.m_suspensions.end() || !theirs->games ||
            mine == m_suspensions.end())
            continue;
        // What had been served when it was carried over; where the ban was changed since, nobody knows.
        const int served = *theirs->games - *came.games;
        for (int i = served; served >= 0 && i < static_cast<int>(theirs->missed.size()); ++i) {
            Match match =
                before.m_matches[static_cast<std::size_t>(theirs->missed[static_cast<std::size_t>(i)])];
            if (!match.day.isValid() || match.day >= firstDay)
                continue;
            if (match.season.isEmpty())
                match.season = before.m_name;
            const int place = placeOf(match);
            if (mine->isOpen() &&
                std::find(mine->missed.begin(), mine->missed.end(), place) == mine->missed.end())
                mine->missed.push_back(place);
        }
    }
}

bool TeamLedger::hasServedBefore(const LedgerStart &start) const
{
    return std::all_of(start.suspensions.begin(), start.suspensions.end(), [&](const Suspension &came) {
        const auto own = sameBan(m_suspensions, m_matches, came, fixturesOf(start.matches, came.broughtBy));
        return own == m_suspensions.end() || !own->games || !came.games ||
               static_cast<int>(own->missed.size()) >= *own->games - *came.games;
    });
}

/// The place here of a match of another ledger; it is added where there is none.
int TeamLedger::placeOf(const Match &match)
{
    const auto found = std::find_if(m_matches.begin(), m_matches.end(), [&match](const Match &own) {
        return own.fixture == match.fixture && own.day == match.day;
    });
    if (found != m_matches.end())
        return static_cast<int>(found - m_matches.begin());
    m_matches.push_back(match);
    ++m_outOfSeason;
    return static_cast<int>(m_matches.size()) - 1;
}

void TeamLedger::takeFrom(const TeamLedger &other)
{
    const auto reachesHere = [&](const Suspension &one) {
        return !one.elsewhere && (!isInjury(one.cause) || one.inAllCompetitions) &&
               servesThere(other.servedIn(one), other.m_place, m_place);
    };
    const auto all = [&](const std::vector<int> &matches) {
        std::vector<int> places;
        places.reserve(matches.size());
        for (const int place : matches) {
            Match match = other.m_matches[static_cast<std::size_t>(place)];
            if (match.season.isEmpty())
                match.season = other.m_name;
            places.push_back(placeOf(match));
        }
        return places;
    };
    const auto isCopyOf = [&other](const Suspension &one, const Suspension &theirs) {
        return one.elsewhere && one.elsewhere->home == other.m_place && one.elsewhere->id == theirs.id;
    };
    std::erase_if(m_suspensions, [&](const Suspension &one) {
        return one.elsewhere && one.elsewhere->home == other.m_place &&
               std::none_of(
                   other.m_suspensions.begin(), other.m_suspensions.end(),
                   [&](const Suspension &theirs) { return isCopyOf(one, theirs) && reachesHere(theirs); });
    });
    for (const Suspension &theirs : other.m_suspensions) {
        if (!reachesHere(theirs))
            continue;
        const auto known = std::find_if(m_suspensions.begin(), m_suspensions.end(),
                                        [&](const Suspension &one) { return isCopyOf(one, theirs); });
        // One that is over has nothing to say here, unless it had something to say before.
        if (known == m_suspensions.end() && !theirs.isOpen())
            continue;
        Suspension taken = theirs;
        taken.broughtBy = all(theirs.broughtBy);
        taken.missed = all(theirs.missed);
        taken.elsewhere = BanElsewhere{other.m_place, other.servedIn(theirs), theirs.id, other.m_name};
        if (known == m_suspensions.end()) {
            keepByAge(std::move(taken));
        } else {
            taken.id = known->id;
            *known = std::move(taken);
        }
    }
}

void TeamLedger::forget(const ServingPlace &other)
{
    std::erase_if(m_suspensions, [&other](const Suspension &one) {
        return one.elsewhere && one.elsewhere->home == other && one.isOpen();
    });
}

} // namespace touchline
