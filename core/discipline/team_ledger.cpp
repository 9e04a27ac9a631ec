// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/team_ledger.h"

#include "core/discipline/discipline_words.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// He was in an event or could have been. Where nobody wrote down who was there, he sat out.
bool tookPart(const QUuid &player, const MatchReport &report, Side side)
{
    const std::vector<PlayerOnTheDay> &squad = report.teams[side].players;
    return std::any_of(squad.begin(), squad.end(),
                       [&](const PlayerOnTheDay &one) { return one.player == player && one.available; }) ||
           std::any_of(report.events.begin(), report.events.end(), [&](const ReportEvent &event) {
               return event.side == side && event.player == player;
           });
}

bool isAmong(const std::vector<QUuid> &players, const QUuid &player)
{
    return std::find(players.begin(), players.end(), player) != players.end();
}

} // namespace

TeamLedger::TeamLedger(const DisciplineRules &rules, const QUuid &team, LedgerStart start)
    : m_rules(&rules)
    , m_team(team)
    , m_matches(std::move(start.matches))
    , m_earlier(static_cast<int>(m_matches.size()))
    , m_runs(std::move(start.runs))
    , m_watches(std::move(start.watches))
{
    for (Suspension &one : start.suspensions)
        keep(std::move(one));
}

Suspension &TeamLedger::keep(Suspension suspension)
{
    suspension.id = ++m_lastId;
    m_suspensions.push_back(std::move(suspension));
    return m_suspensions.back();
}

void TeamLedger::keepByAge(Suspension suspension)
{
    suspension.id = ++m_lastId;
    const QDate day = dayOf(suspension);
    const auto later = std::find_if(m_suspensions.begin(), m_suspensions.end(), [&](const Suspension &one) {
        return one.player == suspension.player && day.isValid() && day < dayOf(one);
    });
    m_suspensions.insert(later, std::move(suspension));
}

/// On which it was brought; null: that is not known.
QDate TeamLedger::dayOf(const Suspension &suspension) const
{
    return suspension.broughtBy.empty()
               ? suspension.decidedOn
               : m_matches[static_cast<std::size_t>(suspension.broughtBy.back())].day;
}

bool TeamLedger::counts(const MatchReport &report) const
{
    return hasCards(report.completeness) || m_rules->unrecordedMatchesCount;
}

void TeamLedger::add(const MatchReport &report, StageKind stage, const MatchEffect &effect,
                     const KnownThen *then, QDate day)
{
    reach(stage);
    reachDay(day);
    const Side side = sideIn(report);
    Q_ASSERT(report.teams[side].team == m_team);
    m_matches.push_back({report.fixture, report.teams[opposite(side)].name, {}, day});
    m_outOfSeason += effect.isOfSeason ? 0 : 1;
    const bool isRecorded = counts(report);
    serve(offenders(report, side), isRecorded && effect.serves, then); // 9.4 step 1
    const std::vector<Cards> all = left(cardsOf(report, side), effect);
    if (m_rules->cardWindow) {
        watch(*m_rules->cardWindow, false, offencesOf(all), effect.serves);
    } else {
        for (const Cards &cards : all) // step 2
            if (cards.isSentOff())
                sendOff(cards);
        wipeRuns(all, isRecorded && effect.cautions); // step 4
        for (const Cards &cards : all)                // step 3
            if (cards.isBooking)
                book(cards);
    }
    const std::vector<ReportEvent> injuries =
        effect.injuries ? injuriesOf(report, side) : std::vector<ReportEvent>();
    if (m_rules->injuryWindow)
        watch(*m_rules->injuryWindow, true, offencesOf(injuries), effect.serves);
    else
        for (const ReportEvent &event : injuries) // step 5
            injure(event);
}

KnownThen TeamLedger::judge(const MatchReport &report, const MatchEffect &effect) const
{
    const Side side = sideIn(report);
    KnownThen found;
    found.offenders = offenders(report, side);
    for (std::size_t i = 0; effect.serves && counts(report) && i < m_suspensions.size(); ++i) {
        const QUuid &player = m_suspensions[i].player;
        if (!isInjury(m_suspensions[i].cause) && runs(i) && !isAmong(found.offenders, player) &&
            !isAmong(found.satOut, player))
            found.satOut.push_back(player);
    }
    return found;
}

void TeamLedger::addWalkover(const Match &match, bool isWon, StageKind stage)
{
    addWithoutCards(match, m_rules->servesInWalkover(isWon), stage);
}

void TeamLedger::addUnreported(const Match &match, StageKind stage)
{
    addWithoutCards(match, true, stage);
    m_matches.back().isAhead = true;
}

void TeamLedger::addWithoutCards(const Match &match, bool counts, StageKind stage)
{
    reach(stage);
    reachDay(match.day);
    m_matches.push_back(match);
    serve({}, counts);
    if (m_rules->cardWindow && counts)
        watch(*m_rules->cardWindow, false, std::vector<Offence>());
    wipeRuns({}, counts);
    if (m_rules->injuryWindow && counts)
        watch(*m_rules->injuryWindow, true, std::vector<Offence>());
}

void TeamLedger::reach(StageKind stage)
{
    if (stage == StageKind::Unknown)
        return;
    const auto isPassed = [&](StageKind last) { return m_stage <= last && stage > last; };
    const bool endsAll =
        std::any_of(m_rules->allLapsesAfter.begin(), m_rules->allLapsesAfter.end(), isPassed);
    if (endsAll || std::any_of(m_rules->wipedAfter.begin(), m_rules->wipedAfter.end(), isPassed)) {
        m_runs.clear();
        m_watches.erase(std::remove_if(m_watches.begin(), m_watches.end(),
                                       [endsAll](const Watch &watch) { return endsAll || !watch.injuries; }),
                        m_watches.end());
    }
    if (endsAll)
        lapse([](SuspensionCause cause) { return cause != SuspensionCause::Decision; });
    else if (std::any_of(m_rules->bansLapseAfter.begin(), m_rules->bansLapseAfter.end(), isPassed))
        lapse(isForBookings);
    m_stage = stage;
}

void TeamLedger::reachDay(QDate day)
{
    m_day = day;
    if (!day.isValid())
        return;
    for (Suspension &one : m_suspensions)
        if (one.until.isValid() && one.isOpen() && one.until < day)
            one.games = static_cast<int>(one.missed.size());
}

bool TeamLedger::keepsOut(const Suspension &suspension) const
{
    const bool hasBegun = !suspension.from.isValid() || !m_day.isValid() || suspension.from <= m_day;
    const ServingPlace &home = suspension.elsewhere ? suspension.elsewhere->home : m_place;
    const bool isDecidedLater = home.competition != m_here.competition && suspension.decidedOn.isValid() &&
                                m_day.isValid() && m_day <= suspension.decidedOn;
    return suspension.isOpen() && hasBegun && !isDecidedLater &&
           servesThere(servedIn(suspension), home, m_here);
}

std::optional<StageKind> TeamLedger::wipesAfterStage() const
{
    const std::vector<StageKind> &all = m_rules->wipedAfter;
    const bool isWiped = std::find(all.begin(), all.end(), m_stage) != all.end();
    return isWiped ? std::optional(m_stage) : std::nullopt;
}

/// What is left of the suspensions of some causes is not served any more.
void TeamLedger::lapse(bool (*lapses)(SuspensionCause))
{
    for (Suspension &one : m_suspensions)
        if (one.isOpen() && !one.elsewhere && lapses(one.cause))
            one.games = static_cast<int>(one.missed.size());
}

Result<void> TeamLedger::decide(const Decision &decision)
{
    using Kind = Decision::Kind;
    const bool isNew = decision.kind == Kind::Added || decision.kind == Kind::Injured;
    const bool endsByCalendar = isNew && decision.until.isValid();
    if (decision.reason.trimmed().isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The decision about %1 needs a reason."),
                    {decision.name});
    if (decision.kind != Kind::Lifted && !endsByCalendar && decision.games < 1)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "The decision about %1 must be of one game or more, not %2."),
                    {decision.name, QString::number(decision.games)});
    if (isNew) {
        const auto cause = decision.kind == Kind::Added ? SuspensionCause::Decision : SuspensionCause::Injury;
        const auto games = endsByCalendar ? std::nullopt : std::optional(decision.games);
        Suspension &added = keep({decision.player, decision.name, cause, {}, games, {}});
        added.until = decision.until;
        added.decidedOn = decision.decidedOn;
        added.inAllCompetitions = decision.reachesOthers();
        // After the last match of this competition, or what was carried into it.
        int last = current();
        while (last >= m_earlier && !m_matches[static_cast<std::size_t>(last)].season.isEmpty())
            --last;
        if (last >= 0)
            added.broughtBy = {last};
        added.decisions = {decision.reason};
        return {};
    }
    if (decision.kind == Kind::Extended)
        return prolong(decision);
    const auto isElsewhere = [this](std::size_t i) { return m_suspensions[i].elsewhere.has_value(); };
    QString other;
    const auto ownOf = [&](bool injuries) {
        std::vector<std::size_t> own = openOf(decision.player, injuries);
        if (const auto one = std::find_if(own.begin(), own.end(), isElsewhere); one != own.end())
            other = m_suspensions[*one].elsewhere->name;
        std::erase_if(own, isElsewhere);
        return own;
    };
    std::vector<std::size_t> open = ownOf(false);
    if (open.empty()) { // then an injury that the organiser noted
        open = ownOf(true);
        std::erase_if(open, [this](std::size_t i) { return m_suspensions[i].decisions.isEmpty(); });
    }
    if (open.empty() && !other.isEmpty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1's ban comes from %2: decide about it there."),
                    {decision.name, other});
    if (open.empty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 has no ban that could be lifted or extended."),
                    {decision.name});
    for (const std::size_t i : open) {
        m_suspensions[i].games = static_cast<int>(m_suspensions[i].missed.size());
        m_suspensions[i].decisions.append(decision.reason);
        m_suspensions[i].lifted = true;
    }
    return {};
}

/// The last ban of the player that is counted in games.
Result<void> TeamLedger::prolong(const Decision &decision)
{
    std::vector<std::size_t> open = openOf(decision.player, false);
    if (open.empty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 has no ban that could be lifted or extended."),
                    {decision.name});
    std::erase_if(open, [this](std::size_t i) { return m_suspensions[i].elsewhere.has_value(); });
    if (open.empty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 has no ban of this competition that could be extended."),
                    {decision.name});
    std::erase_if(open, [&](std::size_t i) { return m_suspensions[i].until.isValid(); });
    if (open.empty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1's ban lasts until a date: ban them until a later one."),
                    {decision.name});
    Suspension &last = m_suspensions[open.back()];
    last.games = *last.games + decision.games;
    last.decisions.append(decision.reason);
    return {};
}

std::vector<std::size_t> TeamLedger::openOf(const QUuid &player, bool injuries) const
{
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < m_suspensions.size(); ++i) {
        const Suspension &one = m_suspensions[i];
        if (one.player == player && one.isOpen() && isInjury(one.cause) == injuries)
            open.push_back(i);
    }
    return open;
}

/// Whether the next game serves it.
bool TeamLedger::runs(std::size_t suspension) const
{
    const Suspension &one = m_suspensions[suspension];
    // The calendar waits for nothing, and nor does an injury.
    if (!keepsOut(one) || isInjury(one.cause) || one.until.isValid())
        return keepsOut(one);
    if (hasServedToday(one.player))
        return false;
    const std::vector<std::size_t> injuries = openOf(one.player, true);
    const auto isHere = [this](std::size_t i) { return keepsOut(m_suspensions[i]); };
    if (!m_rules->bansRunWhileInjured && std::any_of(injuries.begin(), injuries.end(), isHere))
        return false;
    if (!m_rules->bansAddUp)
        return true;
    const std::vector<std::size_t> open = openOf(one.player, false);
    return *std::find_if(open.begin(), open.end(), isHere) == suspension;
}

bool TeamLedger::hasServedToday(const QUuid &player) const
{
    if (m_rules->doubleHeader == DoubleHeader::Twice || !m_day.isValid())
        return false;
    const auto isToday = [this](int match) {
        return m_matches[static_cast<std::size_t>(match)].day == m_day;
    };
    return std::any_of(m_suspensions.begin(), m_suspensions.end(), [&](const Suspension &one) {
        return one.player == player && !isInjury(one.cause) && !one.until.isValid() &&
               std::any_of(one.missed.begin(), one.missed.end(), isToday);
    });
}

std::vector<QUuid> TeamLedger::offenders(const MatchReport &report, Side side) const
{
    std::vector<QUuid> players;
    for (const Suspension &one : m_suspensions)
        if (keepsOut(one) && tookPart(one.player, report, side))
            players.push_back(one.player);
    return players;
}

void TeamLedger::serve(const std::vector<QUuid> &offenders, bool counts, const KnownThen *then)
{
    // All are looked at before any is served: what runs depends on the others.
    std::vector<std::size_t> served;
    for (std::size_t i = 0; i < m_suspensions.size(); ++i) {
        if (!keepsOut(m_suspensions[i]))
            continue;
        const QUuid &player = m_suspensions[i].player;
        if (isAmong(offenders, player)) {
            if (then == nullptr ? canBlame(m_suspensions[i]) : isAmong(then->offenders, player))
                note(m_suspensions[i]);
        } else if (counts && runs(i)) {
            served.push_back(i);
        }
    }
    for (const std::size_t i : served)
        m_suspensions[i].missed.push_back(current());
    if (then != nullptr && counts && m_rules->missedWithoutBanCounts)
        keepMissedWithoutBan(offenders, *then);
}

/// Notes who missed this match for a ban that he does not have.
void TeamLedger::keepMissedWithoutBan(const std::vector<QUuid> &offenders, const KnownThen &then)
{
    for (const QUuid &player : then.satOut) {
        const bool isServed =
            std::any_of(m_suspensions.begin(), m_suspensions.end(), [&](const Suspension &one) {
                return one.player == player && !one.missed.empty() && one.missed.back() == current();
            });
        if (!isServed && !isAmong(offenders, player))
            m_missedWithoutBan.push_back({player, current()});
    }
}

void TeamLedger::addSuspension(Suspension ban)
{
    for (auto one = m_missedWithoutBan.begin(); one != m_missedWithoutBan.end();) {
        const bool isTaken = one->player == ban.player && ban.isOpen() && ban.games && !isInjury(ban.cause);
        if (isTaken)
            ban.missed.push_back(one->match);
        one = isTaken ? m_missedWithoutBan.erase(one) : one + 1;
    }
    if (m_rules->banBeginsAfterDays > 0 && m_day.isValid())
        ban.from = m_day.addDays(m_rules->banBeginsAfterDays);
    keep(std::move(ban));
}

void TeamLedger::note(const Suspension &broken)
{
    // A ban and an injury at once are broken once.
    auto found = std::find_if(m_violations.begin(), m_violations.end(), [&](const Violation &other) {
        return other.match == current() && other.player == broken.player;
    });
    if (found == m_violations.end())
        found = m_violations.insert(m_violations.end(), Violation{broken.player, broken.name, current(), {}});
    for (Message &reason : allReasons(broken, *this))
        found->because.push_back(std::move(reason));
}

std::vector<TeamLedger::Cards> TeamLedger::cardsOf(const MatchReport &report, Side side) const
{
    std::vector<Cards> all;
    for (const ReportEvent &event : report.events) {
        const bool isCard = event.kind == ReportEventKind::Yellow || event.kind == ReportEventKind::Red ||
                            event.kind == ReportEventKind::SecondYellow;
        if (!isCard || event.side != side || event.player.isNull())
            continue;
        auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Cards &cards) { return cards.player == event.player; });
        if (found == all.end())
            found = all.insert(all.end(), Cards{event.player, event.playerName});
        found->yellows += event.kind == ReportEventKind::Yellow ? 1 : 0;
        found->red = found->red || event.kind == ReportEventKind::Red;
        found->secondYellow = found->secondYellow || event.kind == ReportEventKind::SecondYellow;
    }
    for (Cards &cards : all)
        cards.isBooking = cards.yellows == 1 && !cards.secondYellow && (!cards.red || m_rules->bansAddUp);
    return all;
}

/// The cards of a match that stay.
std::vector<TeamLedger::Cards> TeamLedger::left(std::vector<Cards> all, const MatchEffect &effect)
{
    if (effect.sendingsOff && effect.cautions)
        return all;
    std::erase_if(all, [&](Cards &cards) {
        if (!effect.cautions)
            cards.isBooking = false;
        if (effect.sendingsOff)
            return !cards.isSentOff();
        // A yellow card before a direct red one is a caution like any other.
        const bool isCaution = effect.cautions && cards.yellows == 1 && !cards.secondYellow;
        cards.red = false;
        cards.isBooking = isCaution;
        return !isCaution;
    });
    return all;
}

void TeamLedger::sendOff(const Cards &cards)
{
    const bool isSecondYellow = cards.isSecondYellow();
    const int games = isSecondYellow ? m_rules->secondYellowGames : m_rules->redGames;
    if (games > 0)
        addSuspension({cards.player,
                       cards.name,
                       isSecondYellow ? SuspensionCause::SecondYellow : SuspensionCause::RedCard,
                       {current()},
                       games,
                       {}});
}

/// Ends the series in consecutive matches of everybody who was not booked in this one. Where the bookings
/// were not recorded and such a match does not count, only a sending-off that is known ends one.
void TeamLedger::wipeRuns(const std::vector<Cards> &all, bool counts)
{
    const auto ends = [&](const Run &run) {
        if (m_rules->yellows[run.rule].in != YellowWindow::ConsecutiveGames)
            return false;
        const auto cards =
            std::find_if(all.begin(), all.end(), [&](const Cards &one) { return one.player == run.player; });
        return cards == all.end() ? counts : !cards->isBooking;
    };
    m_runs.erase(std::remove_if(m_runs.begin(), m_runs.end(), ends), m_runs.end());
}

void TeamLedger::book(const Cards &cards)
{
    for (std::size_t rule = 0; rule < m_rules->yellows.size(); ++rule) {
        auto run = std::find_if(m_runs.begin(), m_runs.end(), [&](const Run &one) {
            return one.player == cards.player && one.rule == rule;
        });
        const YellowRule &yellows = m_rules->yellows[rule];
        if (run == m_runs.end())
            run = m_runs.insert(m_runs.end(), Run{cards.player, cards.name, rule, {}, yellows.count});
        if (run->needed == 0 || !counts(yellows, seasonMatches()))
            continue;
        run->matches.push_back(current());
        if (static_cast<int>(run->matches.size()) < run->needed)
            continue;
        addSuspension({cards.player,
                       cards.name,
                       yellows.in == YellowWindow::ConsecutiveGames ? SuspensionCause::Bookings
                                                                    : SuspensionCause::Cautions,
                       std::move(run->matches),
                       yellows.games,
                       {}});
        run->matches.clear();
        run->needed = yellows.again;
    }
}

std::vector<ReportEvent> TeamLedger::injuriesOf(const MatchReport &report, Side side) const
{
    const QStringList &byCount = m_rules->injuriesByCount;
    std::vector<ReportEvent> injuries;
    for (const ReportEvent &event : report.events) {
        if (event.side != side || event.kind != ReportEventKind::Injury || event.player.isNull())
            continue;
        const auto earlier = std::count_if(injuries.begin(), injuries.end(), [&](const ReportEvent &other) {
            return other.player == event.player;
        });
        injuries.push_back(event);
        if (event.detail.isEmpty() && !byCount.isEmpty())
            injuries.back().detail = byCount[std::min(static_cast<qsizetype>(earlier), byCount.size() - 1)];
    }
    return injuries;
}

const InjuryRule *TeamLedger::ruleOf(const ReportEvent &injury) const
{
    const std::vector<InjuryRule> &rules = m_rules->injuries;
    const auto rule = std::find_if(rules.begin(), rules.end(),
                                   [&](const InjuryRule &one) { return one.detail == injury.detail; });
    return rule == rules.end() ? nullptr : &*rule;
}

void TeamLedger::injure(const ReportEvent &event)
{
    const InjuryRule *rule = ruleOf(event);
    if (rule != nullptr && rule->games != 0)
        keep({event.player, event.playerName, SuspensionCause::Injury, {current()}, rule->games, {}});
}

bool TeamLedger::isSuspended(const QUuid &player) const
{
    return std::any_of(m_suspensions.begin(), m_suspensions.end(),
                       [&](const Suspension &one) { return one.player == player && keepsOut(one); });
}

std::vector<Threat> TeamLedger::threats() const
{
    std::vector<Threat> threats;
    // Who sits out cannot be booked.
    for (const Run &run : m_runs)
        if (run.isOneShort() && !run.matches.empty() && !isSuspended(run.player) &&
            counts(m_rules->yellows[run.rule], seasonMatches() + 1))
            threats.push_back({run.player, run.name, run.matches,
                               m_rules->yellows[run.rule].in == YellowWindow::ConsecutiveGames
                                   ? ThreatKind::Consecutive
                                   : ThreatKind::Cautions});
    for (const Watch &watch : m_watches)
        if (!isSuspended(watch.player))
            threats.push_back({watch.player,
                               watch.name,
                               {watch.match},
                               watch.injuries ? ThreatKind::InjuryWindow : ThreatKind::Window,
                               watch.left});
    return threats;
}

Carry TeamLedger::carry(const QUuid &player) const
{
    Carry carry;
    for (const Run &run : m_runs)
        if (run.player == player && counts(m_rules->yellows[run.rule], seasonMatches() + 1))
            carry.bookings = std::max(carry.bookings, static_cast<int>(run.matches.size()));
    for (const Watch &watch : m_watches)
        if (watch.player == player && !watch.injuries)
            carry.bookings = 1;
    for (const std::size_t i : openOf(player, false)) {
        if (!keepsOut(m_suspensions[i]))
            continue;
        // Of one that ends by the calendar nobody knows how many games it costs: the next one at least.
        const int left = m_suspensions[i].left().value_or(1);
        carry.banned = m_rules->bansAddUp ? carry.banned + left : std::max(carry.banned, left);
    }
    for (const std::size_t i : openOf(player, true)) {
        const std::optional<int> left = m_suspensions[i].left();
        carry.out = left && carry.out ? std::optional(std::max(*carry.out, *left)) : std::nullopt;
    }
    return carry;
}

} // namespace touchline
