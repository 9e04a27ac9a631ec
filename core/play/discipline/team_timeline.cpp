// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/team_timeline.h"

#include "core/play/discipline/ledger_fold.h"
#include "core/play/discipline/other_competitions.h"

#include <algorithm>

namespace touchline {

TeamTimeline::Lane::Lane(const FoldedCompetition &of, const FoldedTeam &team, const KnownAtPlayings *known,
                         int asked, LedgerLane::TransferredOn transferredOn)
    : ledgers(of, team, known == nullptr ? knownThere : *known, asked, std::move(transferredOn))
    , home(servingPlaceOf(*of.competition))
{
    KickOffMoment last;
    for (const TeamFixture &match : ledgers.playings()) {
        if (match.day.isValid())
            last = {match.day, match.time};
        kickOffs.push_back(last);
        if (!match.isUnreported)
            played = kickOffs.size();
    }
}

TeamTimeline::TeamTimeline(LedgerFold &fold, std::size_t own, const FoldedTeam &team,
                           const KnownAtPlayings &known, int asked)
{
    m_lanes.push_back(std::make_unique<Lane>(
        fold.competitions()[own], team, &known, asked,
        [&fold, own](std::size_t teamChange) { return fold.transferredOn(own, teamChange); }));
    if (fold.competitions().size() > 1 && !team.id.isNull())
        addOthers(fold, own, team.id);
}

void TeamTimeline::addOthers(LedgerFold &fold, std::size_t own, const QUuid &team)
{
    std::vector<const Competition *> all;
    for (const FoldedCompetition &one : fold.competitions())
        all.push_back(one.competition);
    const TeamSeason season = m_lanes.front()->season();
    const std::set<QUuid> before = season.before(all);
    const bool isDayKnown = season.takesOverOn(all).isValid();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QUuid &id = all[i]->definition().id;
        const FoldedTeam there{team, all[i]->indexOfTeam(team)};
        const std::vector<TeamChange> &changes = fold.competitions()[i].teamChanges;
        const bool hasPart =
            there.index >= 0 || std::any_of(changes.begin(), changes.end(),
                                            [&team](const TeamChange &one) { return one.to == team; });
        // What it left open has been carried over; until then it may have been served elsewhere, and its
        // matches have served bans of the others. Who came from there with his ban is in no later season.
        const bool isBefore = there.index >= 0 && before.contains(id);
        if (i == own || !hasPart || (isBefore && !isDayKnown))
            continue;
        m_lanes.push_back(std::make_unique<Lane>(
            fold.competitions()[i], there, nullptr, -1,
            [&fold, i](std::size_t teamChange) { return fold.transferredOn(i, teamChange); }));
        m_lanes.back()->isSeasonBefore = isBefore;
        if (there.index >= 0)
            m_lanes.back()->knownThere =
                fold.knownElsewhere(i, there.index, m_lanes.back()->ledgers.playings());
    }
    QDate changed;
    for (const auto &lane : m_lanes)
        if (!lane->isSeasonBefore)
            changed = std::max(changed, lastChangeIn(lane->ledgers.competition(), team));
    this->own().ledger().blameAfter(changed);
    noteSeasons(all);
    exchange();
}

/// From when and until when what the competitions have left open is theirs.
void TeamTimeline::noteSeasons(const std::vector<const Competition *> &all)
{
    for (const auto &lane : m_lanes) {
        const TeamSeason season = lane->season();
        const std::set<QUuid> before = season.before(all);
        if (!lane->ledgers.takesPart() || (before.empty() && season.start->isEmpty()))
            continue;
        lane->from = season.takesOverOn(all);
        for (const auto &earlier : m_lanes)
            if (earlier != lane && earlier->ledgers.takesPart() && before.contains(earlier->home.competition))
                earlier->until = earlier->until.isValid() ? std::min(earlier->until, lane->from) : lane->from;
        if (!lane->from.isValid() || !season.hasBroughtBanForOthers())
            continue;
        for (const auto &earlier : m_lanes)
            if (earlier != lane && season.isDirectlyAfter(earlier->ledgers.competition()))
                m_successions.push_back(
                    {earlier.get(), lane.get(), lane->from, !firstDayOf(*season.competition).isValid()});
    }
}

/// All own matches before that place, with what comes between them in other competitions.
void TeamTimeline::enterUpTo(std::size_t place)
{
    const std::vector<TeamFixture> &playings = own().playings();
    while (own().place() < place) {
        const TeamFixture &match = playings[own().place()];
        if (!isAlone() && match.day.isValid())
            advanceOthers({match.day, match.time});
        own().enterNext();
        if (isAlone())
            continue;
        handOn(own().ledger());
        m_today = match.day.isValid() ? match.day : m_today;
        exchange();
    }
}

void TeamTimeline::advanceTo(std::size_t place, const KickOffMoment &then)
{
    enterUpTo(place);
    const std::vector<TeamFixture> &playings = own().playings();
    // The match that is asked for without a day comes after all that was played.
    if (!isAlone())
        advanceOthers(place < playings.size() ? KickOffMoment{playings[place].day, playings[place].time}
                                              : then);
    own().prepareNext();
}

void TeamTimeline::advanceTo(FixtureIndex fixture, int replay)
{
    const std::vector<TeamFixture> &playings = own().playings();
    for (std::size_t i = playings.size(); i > 0; --i)
        if (playings[i - 1].fixture == fixture && playings[i - 1].replay <= replay) {
            advanceTo(i - 1);
            return;
        }
}

LedgerStart TeamTimeline::transferredOn(std::size_t teamChange)
{
    // Where the order of moves is not known, since matches have no days, one may wait for the other: then it
    // is as far as this team has come.
    if (!own().hasTransferred(teamChange) && !m_isAdvancing) {
        m_isAdvancing = true;
        enterUpTo(own().placeOf(teamChange));
        // Whatever is played on the day of the change of team comes after it.
        if (!isAlone())
            advanceOthers({own().teamChange(teamChange).day.addDays(-1), QTime(23, 59, 59, 999)});
        own().passBefore(teamChange);
        m_isAdvancing = false;
    }
    return own().transferredOn(teamChange);
}

/// Comes before a match of the own team; of one without a day: as far as the others were played.
void TeamTimeline::advanceOthers(const KickOffMoment &match)
{
    while (Lane *next = earliestOther(match))
        enterNext(*next);
    if (match.isKnown())
        passTo(match.day);
    else
        for (const auto &lane : m_lanes)
            if (lane != m_lanes.front())
                lane->ledgers.passTo({});
    exchange();
}

/// Whose next match comes before that one; null: nobody's.
TeamTimeline::Lane *TeamTimeline::earliestOther(const KickOffMoment &own) const
{
    const QUuid &ownId = m_lanes.front()->home.competition;
    Lane *first = nullptr;
    for (const auto &lane : m_lanes) {
        const KickOffMoment *kickOff = lane->next();
        if (kickOff == nullptr || lane == m_lanes.front())
            continue;
        const QUuid &id = lane->home.competition;
        // What is still to be played comes before a match of a known day alone.
        const bool isDue =
            own.isKnown() ? isBefore(*kickOff, id, own, ownId) : lane->ledgers.place() < lane->played;
        if (isDue && (first == nullptr || isBefore(*kickOff, id, *first->next(), first->home.competition)))
            first = lane.get();
    }
    return first;
}

void TeamTimeline::enterNext(Lane &lane)
{
    if (passTo(lane.next()->day))
        exchange();
    lane.ledgers.enterNext();
    handOn(lane.ledgers.ledger());
    exchange();
}

/// That day has come, for those who come and go too; null: nobody knows which. Gives whether it makes a
/// difference for what the ledgers know of each other.
bool TeamTimeline::passTo(const QDate &day)
{
    if (!day.isValid())
        return false;
    bool isChange = isTurnOfSeason(day);
    m_today = day;
    for (const auto &lane : m_lanes)
        isChange = lane->ledgers.passTo(day) || isChange;
    return isChange;
}

/// A season takes over by that day.
bool TeamTimeline::isTurnOfSeason(const QDate &day) const
{
    const auto hasCome = [&](const QDate &border) {
        return border.isValid() && border <= day && (!m_today.isValid() || m_today < border);
    };
    return std::any_of(m_lanes.begin(), m_lanes.end(), [&](const std::unique_ptr<Lane> &one) {
        return hasCome(one->from) || hasCome(one->until);
    });
}

/// Hands on which bans of others the last match of a ledger has served.
void TeamTimeline::handOn(const TeamLedger &ledger)
{
    for (const TeamLedger::ServedForOther &served : ledger.servedForOthers())
        for (const auto &lane : m_lanes)
            lane->ledgers.ledger().takeServed(served);
}

/// Each ledger gets to know the bans that the others have now.
void TeamTimeline::exchange()
{
    for (const Succession &one : m_successions)
        one.later->ledgers.ledger().takeServedSince(one.before->ledgers.ledger(), one.later->ledgers.start(),
                                                    one.firstDay);
    for (const auto &from : m_lanes)
        for (const auto &to : m_lanes)
            if (from != to)
                give(*from, *to);
}

void TeamTimeline::give(const Lane &from, Lane &to) const
{
    const Lane &own = *m_lanes.front();
    const bool isFromOwn = &from == &own;
    const bool isToOwn = &to == &own;
    // The own competition and the seasons before it say nothing to each other.
    if ((isFromOwn && to.isSeasonBefore) || (isToOwn && from.isSeasonBefore) || (isToOwn && isOver(own)))
        return;
    if (isOver(from))
        to.ledgers.ledger().forget(from.home);
    else if (hasBegun(from))
        to.ledgers.ledger().takeFrom(from.ledgers.ledger());
}

/// A later season has taken over what it left open.
bool TeamTimeline::isOver(const Lane &lane) const
{
    return lane.until.isValid() && m_today.isValid() && m_today >= lane.until &&
           std::none_of(m_successions.begin(), m_successions.end(),
                        [&lane](const Succession &one) { return one.before == &lane && !one.isReady(); });
}

bool TeamTimeline::hasBegun(const Lane &lane) const
{
    return !lane.from.isValid() ||
           (m_today.isValid() && m_today >= lane.from &&
            std::none_of(m_successions.begin(), m_successions.end(),
                         [&lane](const Succession &one) { return one.later == &lane && !one.isReady(); }));
}

} // namespace touchline
