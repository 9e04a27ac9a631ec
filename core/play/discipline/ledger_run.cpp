// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/ledger_run.h"

#include "core/base/index.h"
#include "core/competition/editions/season.h"
#include "core/competition/order_of_play.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/discipline_facts.h"
#include "core/play/discipline/earlier_facts.h"
#include "core/play/discipline/late_hops.h"
#include "core/play/discipline/ledgers_beside.h"
#include "core/play/discipline/team_playings.h"
#include "core/play/transfers/player_move.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace touchline {

namespace {

/// What was known when each playing took place, where that is not what is known now.
using Memory = std::map<std::pair<int, int>, KnownThen>;

/// Both, the matches of the first before those of the second.
LedgerStart joined(LedgerStart first, LedgerStart second)
{
    const int more = static_cast<int>(first.matches.size());
    const auto shift = [more](std::vector<int> &matches) {
        for (int &match : matches)
            match += more;
    };
    std::move(second.matches.begin(), second.matches.end(), std::back_inserter(first.matches));
    for (Suspension &one : second.suspensions) {
        shift(one.broughtBy);
        first.suspensions.push_back(std::move(one));
    }
    for (BookingRun &run : second.runs) {
        shift(run.matches);
        first.runs.push_back(std::move(run));
    }
    for (OffenceWatch &watch : second.watches) {
        watch.match += more;
        first.watches.push_back(std::move(watch));
    }
    return first;
}

/// What a player takes along on a hop of the competition, by its index.
LedgerStart takenOnHop(const Competition &competition, const Progress &now, const std::vector<Hop> &hops,
                       std::size_t hop, const DisciplineRules &rules);

class LedgersBeside;

/// Whose coming and going a run follows: that of everybody, or of one player alone where more is not asked
/// for.
struct HopsAsked
{
    /// Null: everybody.
    QUuid player{};
    /// Those before that one, by its index.
    std::optional<std::size_t> upTo{};
    /// Those of earlier days; null: of all days.
    QDate before{};

    [[nodiscard]] bool isAskedFor(const Hop &hop) const
    {
        return (player.isNull() || hop.player == player) && (!before.isValid() || hop.day < before);
    }
};

// Two walks that call each other: a team through one competition, and through those beside it.

/// The ledger of a team in one state of the facts, as far as it has come through the matches of the team.
class LedgerRun
{
public:
    /// All of them outlive it. It goes by the hops of players that happen before the next match of the team.
    LedgerRun(const Competition &competition, const Progress &now, int team, const DisciplineRules &rules,
              const Memory &memory, int asked, const HopsAsked &hopsAsked = {})
        : m_competition(&competition)
        , m_now(&now)
        , m_rules(&rules)
        , m_memory(&memory)
        , m_decisions(decisionsAbout(competition, team))
        , m_playings(teamPlayings(competition, now, team, asked, m_decisions, Unreported::OnTheirDays))
        , m_team(team)
        , m_id(competition.entrant(team).id)
        , m_hops(hopsIn(competition))
        , m_hopsAsked(hopsAsked)
        , m_ledger(rules, m_id, startOf(competition, team, rules))
    {
        m_ledger.standIn(servingPlaceOf(competition), competition.definition().name);
        decideAfter(TeamPlaying{});
    }

    [[nodiscard]] const std::vector<TeamPlaying> &playings() const { return m_playings; }
    [[nodiscard]] const TeamLedger &ledger() const { return m_ledger; }
    [[nodiscard]] TeamLedger &ledger() { return m_ledger; }
    /// Those who have matches of the team beside this competition; they outlive the run.
    void goWith(LedgersBeside &beside) { m_beside = &beside; }
    /// For a run that is beside another one: its competition with all others beside it. Who comes from
    /// another team has served what he served there in all of them.
    void standAmong(std::function<Competition()> others) { m_amongOthers = std::move(others); }
    [[nodiscard]] const Progress &now() const { return *m_now; }
    /// What is asked for of the same team in other competitions, or as it was known then.
    [[nodiscard]] HopsAsked hopsBeside() const
    {
        if (!m_hopsAsked.upTo)
            return m_hopsAsked;
        return {m_hopsAsked.player, {}, m_hops[*m_hopsAsked.upTo].day};
    }
    [[nodiscard]] TeamLedger takeLedger() { return std::move(m_ledger); }
    [[nodiscard]] std::vector<Message> takeInVain() { return std::move(m_inVain); }

    /// Comes to where the hop happens, and gives what the player takes along.
    [[nodiscard]] LedgerStart comeToHop(std::size_t hop);

    /// Comes before that playing of a fixture; of a playing that there is not here, before the last one.
    void comeTo(int fixture, int replay)
    {
        std::size_t place = m_playings.size();
        for (std::size_t i = 0; i < m_playings.size(); ++i)
            if (m_playings[i].fixture == fixture && m_playings[i].replay <= replay)
                place = i;
        if (place < m_playings.size())
            comeTo(place);
    }

    /// The match that is judged next is that one.
    void reach(const TeamPlaying &match)
    {
        m_ledger.reach(stageOf(*m_competition, match.fixture));
        m_ledger.reachDay(match.day);
    }

    /// Leaves out what was given away in advance and comes after that day.
    void leaveOutGivenAhead(const QDate &day)
    {
        std::erase_if(m_playings, [&day](const TeamPlaying &one) { return isGivenAhead(one, day); });
    }

    /// Leaves out what comes after the last report, for those who ask before it. What was decided after one
    /// of them stays.
    void leaveOutAhead()
    {
        const auto last = std::find_if(m_playings.rbegin(), m_playings.rend(),
                                       [](const TeamPlaying &one) { return one.report != nullptr; });
        const auto isDecidedAfter = [this](const TeamPlaying &match) {
            return std::any_of(m_decisions.begin(), m_decisions.end(),
                               [&match](const TimedDecision &one) { return one.after == match.fixture; });
        };
        for (auto one = last.base(); one != m_playings.end();)
            if (one->isUnreported && !isDecidedAfter(*one)) {
                one = m_playings.erase(one);
            } else {
                one->isUnreported = false;
                ++one;
            }
    }

    /// `then`: of what comes then, where that is no match of the team.
    void comeTo(std::size_t place, const KickOffMoment &then = {});

    /// Enters the next match.
    void enterNext()
    {
        getReady();
        enter(m_playings[m_place++]);
    }

    /// A day on which there may be a match of another competition: who has come or gone by then has done so,
    /// as far as the matches of this one allow. Null: whoever comes or goes before the next match. Gives
    /// whether somebody did.
    bool passTo(const QDate &day)
    {
        const std::size_t done = m_hopsDone;
        hopBefore(m_place, day);
        if (m_hopsDone == done)
            return false;
        std::erase_if(m_waiting, [this](const Decision &one) { return m_ledger.decide(one).has_value(); });
        return true;
    }

private:
    /// Enters all matches before that place, with what comes between them in other competitions.
    void enterUpTo(std::size_t place);

    void enter(const TeamPlaying &match)
    {
        const StageKind stage = stageOf(*m_competition, match.fixture);
        const MatchEffect effect = effectOf(match, *m_rules);
        if (match.report != nullptr && effect != nothingLeft) {
            const auto known = m_memory->find({match.fixture, match.replay});
            m_ledger.add(*match.report, stage, effect, known == m_memory->end() ? nullptr : &known->second,
                         match.day);
        } else if (match.isUnrecorded && effect != nothingLeft) {
            m_ledger.add(unrecordedReport(match.given, m_id), stage, effect, nullptr, match.day);
        } else if (match.isWalkover) {
            m_ledger.addWalkover(match.given, match.isWon, stage);
        } else if (match.isUnreported) {
            m_ledger.addUnreported(match.given, stage);
        }
        decideAfter(match);
    }

    /// All that happens before the next match has happened.
    void getReady()
    {
        hopBefore(m_place, {});
        retry();
    }

    /// Enters what was decided after that playing of a fixture, or after one that the team had no part in.
    void decideAfter(const TeamPlaying &match)
    {
        for (TimedDecision &one : m_decisions) {
            if (one.after != match.fixture || one.replay > match.replay || one.isEntered)
                continue;
            one.isEntered = true;
            if (auto kept = m_ledger.decide(one.decision); !kept)
                m_waiting.push_back(one.decision);
        }
    }

    /// What found nothing to change may be about somebody who has just come with his ban.
    void retry()
    {
        for (const Decision &decision : m_waiting)
            if (auto kept = m_ledger.decide(decision); !kept)
                m_inVain.push_back(kept.error().message);
        m_waiting.clear();
    }

    /// The place of the match before which the hop happens.
    [[nodiscard]] std::size_t placeOf(std::size_t hop) const
    {
        for (std::size_t place = m_playings.size(); place > 0; --place) {
            const TeamPlaying &match = m_playings[place - 1];
            const int number = m_competition->fixtures()[static_cast<std::size_t>(match.fixture)].number;
            if (!m_hops[hop].isBefore(match.day, number, m_id))
                return place;
        }
        return 0;
    }

    [[nodiscard]] bool isAfterNext(const Hop &hop) const
    {
        const int next = nextFixture(*m_competition, *m_now, m_team);
        if (next < 0)
            return false;
        const Appointment *appointment = m_competition->appointment(next);
        const int number = m_competition->fixtures()[static_cast<std::size_t>(next)].number;
        return !hop.isBefore(appointment == nullptr ? QDate() : appointment->date, number, m_id);
    }

    /// In their order, also where the days of matches without one do not tell it. `day`: not those of later
    /// days; null: all that come before the next match.
    void hopBefore(std::size_t place, const QDate &day)
    {
        const bool isNextAsked = place == m_playings.size() && !m_hopsAsked.upTo && !day.isValid();
        for (std::size_t i = m_hopsDone; i < m_hopsAsked.upTo.value_or(m_hops.size()); ++i) {
            const Hop &hop = m_hops[i];
            if (!m_hopsAsked.isAskedFor(hop) || (hop.from != m_id && hop.to != m_id))
                continue;
            if ((day.isValid() && hop.day > day) || placeOf(i) > place || (isNextAsked && isAfterNext(hop)))
                return;
            m_hopsDone = i + 1;
            if (hop.from == m_id)
                m_ledger.leave(hop.player);
            else
                m_ledger.receive(takenOn(i));
        }
    }

    [[nodiscard]] LedgerStart takenOn(std::size_t hop) const
    {
        if (!m_amongOthers)
            return takenOnHop(*m_competition, *m_now, m_hops, hop, *m_rules);
        return takenOnHop(m_amongOthers(), *m_now, m_hops, hop, *m_rules);
    }

    const Competition *m_competition;
    const Progress *m_now;
    const DisciplineRules *m_rules;
    const Memory *m_memory;
    std::vector<TimedDecision> m_decisions;
    std::vector<TeamPlaying> m_playings;
    int m_team;
    QUuid m_id;
    std::vector<Hop> m_hops;
    HopsAsked m_hopsAsked;
    std::size_t m_hopsDone = 0;
    std::function<Competition()> m_amongOthers;
    TeamLedger m_ledger;
    /// Decisions that have found nothing to change yet.
    std::vector<Decision> m_waiting;
    std::vector<Message> m_inVain;
    std::size_t m_place = 0;
    LedgersBeside *m_beside = nullptr;
};

/// The ledgers of the same team in the competitions beside one: they go along the days together, and tell
/// each other which bans are open and which matches have served them.
class LedgersBeside
{
public:
    /// All of them outlive it. `own` is the ledger that is asked for.
    LedgersBeside(const Competition &competition, const DisciplineRules &rules, LedgerRun &own,
                  const QUuid &team)
        : m_own(own)
        , m_ownId(competition.definition().id)
        , m_ownPlace(servingPlaceOf(competition))
    {
        std::vector<const Competition *> all{&competition};
        for (const auto &one : competition.beside()->all)
            all.push_back(&one->competition);
        const std::set<QUuid> before = seasonsBefore(competition, rules, all, team);
        const QDate begins = takesOverOn(competition, rules, all, team);
        for (const auto &one : competition.beside()->all) {
            const QUuid &id = one->competition.definition().id;
            const int index = one->competition.indexOfTeam(team);
            // What it left open has been carried over; until then it may have been served elsewhere, and its
            // matches have served bans of the others.
            if (index < 0 || (before.contains(id) && !begins.isValid()))
                continue;
            m_others.push_back(std::make_unique<Other>(*one, index, own.hopsBeside()));
            Other &other = *m_others.back();
            other.isSeasonBefore = before.contains(id);
            other.run.standAmong([&competition, &rules, &own, &other] {
                return standingAmong(other.beside, competition, own.now(), rules);
            });
        }
        QDate changed = lastChangeIn(competition, team);
        for (const auto &other : m_others)
            if (!other->isSeasonBefore)
                changed = std::max(changed, lastChangeIn(other->beside.competition, team));
        own.ledger().blameAfter(changed);
        if (!before.empty() || hasBroughtAlong(competition, rules, team))
            m_ownFrom = begins;
        for (const auto &other : m_others)
            if (other->isSeasonBefore)
                other->until = m_ownFrom;
        for (const auto &other : m_others) {
            const std::set<QUuid> ended =
                seasonsBefore(other->beside.competition, other->beside.rules, all, team);
            if (ended.empty() && !hasBroughtAlong(other->beside.competition, other->beside.rules, team))
                continue;
            other->from = takesOverOn(other->beside.competition, other->beside.rules, all, team);
            const auto end = [&](QDate &until, const QUuid &season) {
                if (ended.contains(season))
                    until = until.isValid() ? std::min(until, other->from) : other->from;
            };
            end(m_ownUntil, m_ownId);
            for (const auto &old : m_others)
                end(old->until, old->place.competition);
        }
        noteSuccessions(competition, rules, all, team);
        exchange();
    }

    /// Comes before a match of the own team; of one without a day: as far as the others were played.
    void comeBefore(const KickOffMoment &match)
    {
        while (Other *next = earliest(match))
            step(*next);
        if (match.isKnown())
            pass(match.day);
        else
            for (const auto &other : m_others)
                other->run.passTo({});
        exchange();
    }

    /// The own ledger has entered that match.
    void tellOthers(const TeamPlaying &match)
    {
        handOn(m_own.ledger());
        m_today = match.day.isValid() ? match.day : m_today;
        exchange();
    }

private:
    struct Other
    {
        Other(const CompetitionBeside &one, int team, const HopsAsked &hops)
            : beside(one)
            , run(one.competition, one.now, team, one.rules, memory, -1, hops)
            , place(servingPlaceOf(one.competition))
        {
            KickOffMoment last;
            for (const TeamPlaying &match : run.playings()) {
                if (match.day.isValid())
                    last = {match.day, match.time};
                kickOffs.push_back(last);
                if (!match.isUnreported)
                    played = kickOffs.size();
            }
        }

        const CompetitionBeside &beside;
        /// What was not known when a match there was played is for those who ask about that competition.
        Memory memory;
        LedgerRun run;
        ServingPlace place;
        /// Of each playing its own, else that of the one before it; null where none of them has one.
        std::vector<KickOffMoment> kickOffs;
        std::size_t next = 0;
        /// So many up to the last one that was played or given away.
        std::size_t played = 0;
        /// An earlier season of the competition that is asked about: it has no say there, but its matches
        /// serve bans of others, and what it carried over is served elsewhere until the later one begins.
        bool isSeasonBefore = false;
        /// Where it follows on an earlier season: its first day; what is carried over waits until then.
        QDate from;
        /// Where a later season has taken over what it left open: the first day of that.
        QDate until;
    };

    /// A ban that other competitions may serve before the first match of the season that it was carried into.
    static bool hasOpenBan(const LedgerStart &start, const DisciplineRules &rules)
    {
        return std::any_of(start.suspensions.begin(), start.suspensions.end(),
                           [&rules](const Suspension &one) {
                               const ServedIn served =
                                   isForBookings(one.cause) ? rules.served.bookingBans : rules.served.bans;
                               return one.games && !isInjury(one.cause) && served != ServedIn::Competition;
                           });
    }

    static bool isSeasonAfter(const QUuid &later, const LedgerStart &start,
                              const CompetitionDefinition &before)
    {
        return idOfNextSeason(before.id) == later ||
               std::any_of(start.matches.begin(), start.matches.end(),
                           [&before](const LedgerMatch &match) { return match.season == before.name; });
    }

    void noteSuccessions(const Competition &competition, const DisciplineRules &rules,
                         const std::vector<const Competition *> &all, const QUuid &team)
    {
        struct Season
        {
            const Competition *competition;
            const DisciplineRules *rules;
            LedgerRun *run;
        };
        std::vector<Season> seasons{{&competition, &rules, &m_own}};
        for (const auto &other : m_others)
            seasons.push_back({&other->beside.competition, &other->beside.rules, &other->run});
        for (const Season &later : seasons) {
            LedgerStart start =
                startOf(*later.competition, later.competition->indexOfTeam(team), *later.rules);
            const QDate first = takesOverOn(*later.competition, *later.rules, all, team);
            if (!first.isValid() || !hasOpenBan(start, *later.rules))
                continue;
            for (const Season &before : seasons)
                if (before.run != later.run && isSeasonAfter(later.competition->definition().id, start,
                                                             before.competition->definition()))
                    m_successions.push_back(
                        {before.run, later.run, start, first, !firstDayOf(*later.competition).isValid()});
        }
    }

    static bool hasBroughtAlong(const Competition &competition, const DisciplineRules &rules,
                                const QUuid &team)
    {
        return !startOf(competition, competition.indexOfTeam(team), rules).isEmpty();
    }

    /// The earlier seasons of a competition, all the way back: those whose name stands at what the team has
    /// brought along, and those of which it is the next season. A ban that no match brought (the organiser's,
    /// before the first one) names none.
    static std::set<QUuid> seasonsBefore(const Competition &competition, const DisciplineRules &rules,
                                         const std::vector<const Competition *> &all, const QUuid &team)
    {
        std::set<QString> names;
        for (const LedgerMatch &match : startOf(competition, competition.indexOfTeam(team), rules).matches)
            names.insert(match.season);
        std::set<QUuid> before;
        std::set<QUuid> later{competition.definition().id};
        for (bool isMore = true; isMore;) {
            isMore = false;
            for (const Competition *one : all) {
                const CompetitionDefinition &earlier = one->definition();
                const bool isBefore =
                    names.contains(earlier.name) || later.contains(idOfNextSeason(earlier.id));
                if (earlier.id == competition.definition().id || !isBefore ||
                    !before.insert(earlier.id).second)
                    continue;
                later.insert(earlier.id);
                isMore = true;
            }
        }
        return before;
    }

    /// The day on which a season takes over what those before it left open: its first one; where it has no
    /// dates, the day after the last one that is known of them, since no offence is later. Null where there
    /// is none either.
    static QDate takesOverOn(const Competition &competition, const DisciplineRules &rules,
                             const std::vector<const Competition *> &all, const QUuid &team)
    {
        const QDate first = firstDayOf(competition);
        if (first.isValid())
            return first;
        QDate last;
        for (const LedgerMatch &match : startOf(competition, competition.indexOfTeam(team), rules).matches)
            last = std::max(last, match.day);
        const std::set<QUuid> before = seasonsBefore(competition, rules, all, team);
        for (const Competition *one : all)
            if (before.contains(one->definition().id))
                last = std::max(last, lastDayOf(*one));
        return last.isValid() ? last.addDays(1) : last;
    }

    /// Whose next match comes before that one; null: nobody's.
    [[nodiscard]] Other *earliest(const KickOffMoment &own) const
    {
        Other *first = nullptr;
        for (const auto &other : m_others) {
            if (other->next == other->kickOffs.size())
                continue;
            const KickOffMoment &kickOff = other->kickOffs[other->next];
            const QUuid &id = other->place.competition;
            // What is still to be played comes before a match of a known day alone.
            const bool isDue =
                own.isKnown() ? isBefore(kickOff, id, own, m_ownId) : other->next < other->played;
            if (isDue && (first == nullptr ||
                          isBefore(kickOff, id, first->kickOffs[first->next], first->place.competition)))
                first = other.get();
        }
        return first;
    }

    void step(Other &other)
    {
        const KickOffMoment kickOff = other.kickOffs[other.next++];
        if (pass(kickOff.day))
            exchange();
        other.run.enterNext();
        handOn(other.run.ledger());
        exchange();
    }

    /// That day has come, for those who come and go too; null: nobody knows which. Gives whether it makes a
    /// difference for what the ledgers know of each other.
    bool pass(const QDate &day)
    {
        if (!day.isValid())
            return false;
        bool isChange = isTurn(day);
        m_today = day;
        isChange = m_own.passTo(day) || isChange;
        for (const auto &other : m_others)
            isChange = other->run.passTo(day) || isChange;
        return isChange;
    }

    /// A season takes over by that day.
    [[nodiscard]] bool isTurn(const QDate &day) const
    {
        const auto hasCome = [&](const QDate &border) {
            return border.isValid() && border <= day && (!m_today.isValid() || m_today < border);
        };
        return hasCome(m_ownFrom) || hasCome(m_ownUntil) ||
               std::any_of(m_others.begin(), m_others.end(), [&](const std::unique_ptr<Other> &one) {
                   return hasCome(one->from) || hasCome(one->until);
               });
    }

    /// One of those beside a competition, with that competition and the rest of them beside it.
    static Competition standingAmong(const CompetitionBeside &one, const Competition &competition,
                                     const Progress &now, const DisciplineRules &rules)
    {
        auto beside = std::make_shared<CompetitionsBeside>();
        beside->all.push_back(
            std::make_shared<const CompetitionBeside>(CompetitionBeside{competition, now, rules}));
        for (const auto &each : competition.beside()->all)
            if (each.get() != &one)
                beside->all.push_back(each);
        Competition standing = one.competition;
        standing.standBeside(std::move(beside));
        return standing;
    }

    /// Hands on which bans of others the last match of a ledger has served.
    void handOn(const TeamLedger &ledger)
    {
        for (const TeamLedger::ServedForOther &served : ledger.servedForOthers()) {
            m_own.ledger().takeServed(served);
            for (const auto &other : m_others)
                other->run.ledger().takeServed(served);
        }
    }

    /// Each ledger gets to know the bans that the others have now.
    void exchange()
    {
        for (const Succession &one : m_successions)
            one.later->ledger().takeServedSince(one.before->ledger(), one.start, one.firstDay);
        for (const auto &other : m_others) {
            if (!isOwnOver() && !other->isSeasonBefore)
                give(*other, m_own.ledger());
            for (const auto &third : m_others)
                if (third != other)
                    give(*other, third->run.ledger());
            if (other->isSeasonBefore)
                continue;
            if (isOwnOver())
                other->run.ledger().forget(m_ownPlace);
            else if (hasBegun(m_own, m_ownFrom))
                other->run.ledger().takeFrom(m_own.ledger());
        }
    }

    /// A later season has taken over what the own one left open.
    [[nodiscard]] bool isOwnOver() const { return isOver(m_own, m_ownUntil); }

    void give(const Other &from, TeamLedger &to) const
    {
        if (isOver(from.run, from.until))
            to.forget(from.place);
        else if (hasBegun(from.run, from.from))
            to.takeFrom(from.run.ledger());
    }

    [[nodiscard]] bool isOver(const LedgerRun &run, const QDate &until) const
    {
        return until.isValid() && m_today.isValid() && m_today >= until &&
               std::none_of(m_successions.begin(), m_successions.end(),
                            [&run](const Succession &one) { return one.before == &run && !one.isReady(); });
    }

    [[nodiscard]] bool hasBegun(const LedgerRun &run, const QDate &from) const
    {
        return !from.isValid() ||
               (m_today.isValid() && m_today >= from &&
                std::none_of(m_successions.begin(), m_successions.end(),
                             [&run](const Succession &one) { return one.later == &run && !one.isReady(); }));
    }

    /// A season and the next one, that has taken over bans of it.
    struct Succession
    {
        LedgerRun *before;
        LedgerRun *later;
        LedgerStart start;
        QDate firstDay;
        bool isUndated = false;

        /// Nobody knows the day on which a season without dates was made: what its bans had served by then is
        /// served for the one before it.
        [[nodiscard]] bool isReady() const { return !isUndated || before->ledger().hasServedBefore(start); }
    };

    LedgerRun &m_own;
    QUuid m_ownId;
    ServingPlace m_ownPlace;
    QDate m_ownFrom;
    QDate m_ownUntil;
    QDate m_today;
    std::vector<std::unique_ptr<Other>> m_others;
    std::vector<Succession> m_successions;
};

void LedgerRun::enterUpTo(std::size_t place)
{
    while (m_place < place) {
        const TeamPlaying &match = m_playings[m_place];
        if (m_beside != nullptr && match.day.isValid())
            m_beside->comeBefore({match.day, match.time});
        enterNext();
        if (m_beside != nullptr)
            m_beside->tellOthers(match);
    }
}

void LedgerRun::comeTo(std::size_t place, const KickOffMoment &then)
{
    enterUpTo(place);
    // The match that is asked for without a day comes after all that was played.
    if (m_beside != nullptr)
        m_beside->comeBefore(
            place < m_playings.size() ? KickOffMoment{m_playings[place].day, m_playings[place].time} : then);
    getReady();
}

LedgerStart LedgerRun::comeToHop(std::size_t hop)
{
    enterUpTo(placeOf(hop));
    // Whatever is played on the day of the hop comes after it.
    if (m_beside != nullptr)
        m_beside->comeBefore({m_hops[hop].day.addDays(-1), QTime(23, 59, 59, 999)});
    getReady();
    return m_ledger.takenAlong(m_hops[hop].player);
}

/// Puts what stands beside the competition beside the run.
std::unique_ptr<LedgersBeside> besideRun(LedgerRun &run, const Competition &competition,
                                         const DisciplineRules &rules, int team)
{
    if (competition.beside() == nullptr || competition.entrant(team).id.isNull())
        return nullptr;
    auto beside = std::make_unique<LedgersBeside>(competition, rules, run, competition.entrant(team).id);
    run.goWith(*beside);
    return beside;
}

/// Goes through the matches of the team and notes, for each match, how the bans looked when it was played, as
/// far as those players go.
void remember(const Competition &competition, const std::vector<TeamPlaying> &playings, int team,
              const DisciplineRules &rules, Memory &memory, const HopsAsked &hops = {})
{
    struct World
    {
        KnownFacts facts;
        Competition competition;
        Progress now;
        std::optional<LedgerRun> run;
        std::unique_ptr<LedgersBeside> beside;
    };
    std::unique_ptr<World> world;
    const EarlierFacts earlier(competition, playings, team);
    for (std::size_t i = 0; i < playings.size(); ++i) {
        const TeamPlaying &match = playings[i];
        if (match.report == nullptr)
            continue;
        const EarlierFacts::Known known = earlier.before(i);
        if (world == nullptr || world->facts != known.facts) {
            Competition then = competition.asKnown(known.facts);
            Progress now = progress(then);
            world = std::make_unique<World>(World{known.facts, std::move(then), std::move(now), {}, {}});
            world->run.emplace(world->competition, world->now, team, rules, memory, -1, hops);
            world->beside = besideRun(*world->run, world->competition, rules, team);
        }
        world->run->comeTo(match.fixture, match.replay);
        world->run->reach(match);
        KnownThen judged = world->run->ledger().judge(*match.report);
        // Where it is not certain that it was known, the report must say that he sat out.
        if (!known.isCertain)
            std::erase_if(judged.satOut,
                          [&match](const QUuid &player) { return !isListedAbsent(*match.report, player); });
        memory.insert_or_assign({match.fixture, match.replay}, std::move(judged));
    }
}

LedgerStart takenOnHop(const Competition &competition, const Progress &now, const std::vector<Hop> &hops,
                       std::size_t hop, const DisciplineRules &rules)
{
    const auto &entrants = competition.definition().entrants;
    const auto from = std::find_if(entrants.begin(), entrants.end(),
                                   [&](const Entrant &one) { return one.id == hops[hop].from; });
    if (from != entrants.end()) {
        const int team = static_cast<int>(from - entrants.begin());
        Memory memory;
        LedgerRun run(competition, now, team, rules, memory, -1, {hops[hop].player, hop, {}});
        const auto beside = besideRun(run, competition, rules, team);
        if (EarlierFacts(competition, run.playings(), team).differ())
            remember(competition, run.playings(), team, rules, memory, run.hopsBeside());
        return run.comeToHop(hop);
    }
    // What was open when he left the competition waits for him, and what came after him since.
    LedgerStart waiting;
    for (std::size_t earlier = hop; earlier > 0; --earlier) {
        const Hop &one = hops[earlier - 1];
        if (one.player != hops[hop].player)
            continue;
        if (one.from == hops[hop].from)
            break;
        if (one.to == hops[hop].from)
            waiting = joined(takenOnHop(competition, now, hops, earlier - 1, rules), std::move(waiting));
    }
    return waiting;
}

} // namespace

TeamLedger ledgerUpTo(const Competition &competition, const Progress &now, int team, int to,
                      const DisciplineRules &rules, std::vector<Message> &inVain, const KickOffMoment &next)
{
    Memory memory;
    LedgerRun run(competition, now, team, rules, memory, to);
    const auto beside = besideRun(run, competition, rules, team);
    run.leaveOutGivenAhead(next.day);
    if (to < 0)
        run.leaveOutAhead();
    std::size_t place = run.playings().size();
    for (std::size_t i = 0; i < run.playings().size(); ++i)
        if (run.playings()[i].fixture == to && run.playings()[i].isLast)
            place = i;
    if (EarlierFacts(competition, run.playings(), team).differ()) {
        const std::vector<TeamPlaying> &playings = run.playings();
        remember(competition, {playings.begin(), playings.begin() + static_cast<std::ptrdiff_t>(place)}, team,
                 rules, memory);
    }
    run.comeTo(place, next);
    inVain = run.takeInVain();
    TeamLedger ledger = run.takeLedger();
    if (to >= 0)
        ledger.reach(stageOf(competition, to));
    ledger.reachDay(to < 0 ? QDate() : dayOfFixture(competition, to));
    return ledger;
}

} // namespace touchline
