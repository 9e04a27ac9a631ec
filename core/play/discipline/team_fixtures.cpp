// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/team_fixtures.h"

#include "core/base/index.h"
#include "core/competition/order_of_play.h"

#include <algorithm>
#include <map>

namespace touchline {

namespace {

MatchEffect effectOf(const UncountedMatch &left, bool isOfSeason)
{
    return {left.serves, left.sendingsOff, left.cautions, left.injuries, isOfSeason};
}

/// A playing that was cleared for a replay.
struct EarlierPlaying
{
    /// Null: it was abandoned, and nobody had entered a report.
    const SetAside *aside = nullptr;
    /// Indices of the rulings that cleared it for the replay, and that say the last word about its cards.
    int cleared = -1;
    int cards = -1;
};

/// By number of the match, in the order played.
using Playings = std::map<int, std::vector<EarlierPlaying>>;

/// Indices of the rulings by which an abandoned match is played again, by number of the match, in their
/// order.
std::map<int, std::vector<int>> abandonedAndCleared(const Competition &competition)
{
    std::map<int, std::vector<int>> cleared;
    std::map<int, bool> isAbandoned;
    for (std::size_t i = 0; i < competition.rulings().size(); ++i) {
        const Ruling &ruling = competition.rulings()[i];
        bool &isBrokenOff = isAbandoned[ruling.match];
        isBrokenOff = isBrokenOff || ruling.kind == Ruling::Kind::Abandoned;
        if (ruling.kind == Ruling::Kind::Lifted) {
            isBrokenOff = false;
            cleared.erase(ruling.match);
        } else if (isBrokenOff && ruling.isPlayedAgain()) {
            isBrokenOff = false;
            cleared[ruling.match].push_back(static_cast<int>(i));
        }
    }
    return cleared;
}

/// A clearance that set nothing aside (the match was open already) says the last word about the cards of the
/// playing before it.
std::vector<EarlierPlaying> earlierPlayings(const Competition &competition, int match,
                                            const std::vector<const SetAside *> &reports,
                                            const std::vector<int> &ofAbandoned)
{
    std::vector<EarlierPlaying> playings;
    std::size_t next = 0;
    for (std::size_t i = 0; i < competition.rulings().size(); ++i) {
        const Ruling &ruling = competition.rulings()[i];
        if (ruling.match != match || !ruling.isPlayedAgain())
            continue;
        const int index = static_cast<int>(i);
        if (next < reports.size() && reports[next]->note == Note{ruling.date, ruling.reason})
            playings.push_back({reports[next++], index, index});
        else if (std::find(ofAbandoned.begin(), ofAbandoned.end(), index) != ofAbandoned.end())
            playings.push_back({nullptr, index, index});
        else if (!playings.empty())
            playings.back().cards = index;
    }
    for (; next < reports.size(); ++next)
        playings.push_back({reports[next]});
    return playings;
}

Playings playingsSetAside(const Competition &competition)
{
    std::map<int, std::vector<const SetAside *>> reports;
    for (const SetAside &one : competition.setAside())
        if (one.why == SetAside::Why::Replayed)
            reports[one.match].push_back(&one);
    const std::map<int, std::vector<int>> ofAbandoned = abandonedAndCleared(competition);
    for (const auto &[match, rulings] : ofAbandoned)
        reports.try_emplace(match);
    Playings all;
    for (const auto &[match, own] : reports) {
        const auto abandoned = ofAbandoned.find(match);
        all[match] = earlierPlayings(competition, match, own,
                                     abandoned == ofAbandoned.end() ? std::vector<int>() : abandoned->second);
    }
    return all;
}

/// Puts the matches of one team in their order.
class RoadBuilder
{
public:
    RoadBuilder(const Competition &competition, const Progress &now, int team)
        : m_competition(competition)
        , m_now(now)
        , m_team(team)
        , m_id(competition.entrant(team).id)
        , m_playings(playingsSetAside(competition))
    {
    }

    std::vector<TeamFixture> build(int asked, const std::vector<TimedDecision> &decisions,
                                   Unreported unreported)
    {
        for (int i = 0; i < static_cast<int>(m_now.fixtures.size()); ++i) {
            const int number = m_competition.fixtures()[at(i)].number;
            const auto found = m_playings.find(number);
            int replay = 0;
            if (found != m_playings.end())
                for (const EarlierPlaying &playing : found->second)
                    addEarlier(i, replay++, playing);
            const bool isAsked =
                i == asked || std::any_of(decisions.begin(), decisions.end(),
                                          [i](const TimedDecision &one) { return one.after == i; });
            addPresent(i, replay, isAsked, unreported == Unreported::OnTheirDays);
        }
        return ordered();
    }

private:
    void addEarlier(int fixture, int replay, const EarlierPlaying &playing)
    {
        const MatchReport *report = playing.aside == nullptr ? nullptr : playing.aside->report.get();
        const std::vector<Ruling> &rulings = m_competition.rulings();
        TeamFixture match;
        if (playing.aside == nullptr) {
            const PerSide<int> &teams = rulings[at(playing.cleared)].teams;
            if (teams[Side::Home] != m_team && teams[Side::Away] != m_team)
                return;
            match.isUnrecorded = true;
            match.given = givenTo(fixture, teams);
        } else if (!isReportOf(report, m_id)) {
            return;
        }
        match.fixture = fixture;
        match.replay = replay;
        match.isLast = false;
        match.report = report;
        match.fate = TeamFixture::Fate::Annulled;
        if (playing.cleared >= 0 && rulings[at(playing.cleared)].kind == Ruling::Kind::Abandoned)
            match.fate = TeamFixture::Fate::AbandonedReplayed;
        if (playing.cards >= 0)
            match.cards = rulings[at(playing.cards)].cards;
        const int all = static_cast<int>(rulings.size());
        add(match, m_competition.appointmentBefore(FixtureIndex(fixture),
                                                   playing.cleared < 0 ? all : playing.cleared));
    }

    void addPresent(int fixture, int replay, bool isAsked, bool withUnreported)
    {
        const FixtureStatus &status = m_now.fixtures[at(fixture)];
        TeamFixture match;
        match.fixture = fixture;
        match.replay = replay;
        const MatchReport *personal = personalReport(m_competition, m_now, fixture);
        const bool isVoid = status.state == FixtureState::Void;
        // Who played is what the report says: after a correction the fixture may have other teams.
        match.report = isVoid ? m_competition.report(fixture) : personal;
        if (!isReportOf(match.report, m_id))
            match.report = nullptr;
        const bool hasTeam = status.teams[Side::Home] == m_team || status.teams[Side::Away] == m_team;
        const bool isLeftOut = hasTeam && !isVoid && personal == nullptr;
        match.isUnrecorded = isLeftOut && (status.state == FixtureState::Undecided || stands(fixture));
        match.isWalkover = isLeftOut && status.award >= 0 && !match.isUnrecorded;
        const Appointment *day = m_competition.appointment(fixture);
        // A best of may be over before a match that has a day already.
        const bool mayNotCome =
            status.state == FixtureState::Waiting && m_competition.fixtures()[at(fixture)].mayBeDecidedBefore;
        match.isUnreported = withUnreported && hasTeam && isOpen(status) && !mayNotCome && day != nullptr &&
                             day->date.isValid() && !isReplayWithoutADay(fixture, replay);
        if (!isAsked && match.report == nullptr && !match.isWalkover && !match.isUnrecorded &&
            !match.isUnreported)
            return;
        noteFate(match, status);
        add(match, day == nullptr ? std::nullopt : std::optional(*day));
    }

    void noteFate(TeamFixture &match, const FixtureStatus &status) const
    {
        const Ruling *ruling = m_competition.ruling(match.fixture);
        if (ruling != nullptr)
            match.cards = ruling->isPlayedAgain() ? Ruling::Cards::ByRules : ruling->cards;
        if (status.state == FixtureState::Void)
            match.fate = ruling != nullptr && ruling->kind == Ruling::Kind::Annulled
                             ? TeamFixture::Fate::Annulled
                             : TeamFixture::Fate::Withdrawn;
        else if (status.state == FixtureState::Undecided)
            match.fate = TeamFixture::Fate::Undecided;
        else if (ruling != nullptr && ruling->isBrokenOff())
            match.fate = TeamFixture::Fate::AbandonedDecided;
        if (status.award < 0 && !match.isUnreported && !match.isUnrecorded)
            return;
        const Side side = status.teams[Side::Home] == m_team ? Side::Home : Side::Away;
        match.given = givenTo(match.fixture, status.teams);
        if (status.award < 0)
            return;
        match.isWon = countedResult(m_competition, m_now, match.fixture)->winner == side;
        match.isUnawarded = stands(match.fixture);
    }

    [[nodiscard]] LedgerMatch givenTo(int fixture, const PerSide<int> &teams) const
    {
        const int opponent = teams[Side::Home] == m_team ? teams[Side::Away] : teams[Side::Home];
        return {m_competition.fixtures()[at(fixture)].id,
                opponent < 0 ? QString() : m_competition.entrant(opponent).name};
    }

    /// It was abandoned, and its score stands.
    [[nodiscard]] bool stands(int fixture) const
    {
        const Ruling *ruling = m_competition.ruling(fixture);
        return ruling != nullptr && ruling->kind == Ruling::Kind::Abandoned &&
               ruling->then == Ruling::Then::Stands;
    }

    /// It keeps the day on which it was played first, and nobody has named another.
    [[nodiscard]] bool isReplayWithoutADay(int fixture, int replay) const
    {
        const int number = m_competition.fixtures()[at(fixture)].number;
        const int cleared = replay == 0 ? -1 : m_playings.at(number).back().cleared;
        const std::vector<Ruling> &rulings = m_competition.rulings();
        return cleared >= 0 &&
               std::none_of(rulings.begin() + cleared, rulings.end(), [number](const Ruling &one) {
                   return one.match == number && one.movesDay() && one.newDate.isValid();
               });
    }

    void add(TeamFixture match, std::optional<Appointment> day)
    {
        match.day = day ? day->date : QDate();
        match.time = day ? day->time : QTime();
        match.given.day = match.day;
        m_matches.push_back(std::move(match));
        m_days.push_back(std::move(day));
    }

    [[nodiscard]] std::vector<TeamFixture> ordered() const
    {
        std::vector<const Appointment *> days;
        for (const std::optional<Appointment> &day : m_days)
            days.push_back(day ? &*day : nullptr);
        std::vector<TeamFixture> inOrder;
        for (const std::size_t place : orderOfPlay(days))
            inOrder.push_back(m_matches[place]);
        if (!m_playings.empty())
            for (const auto &[number, playings] : m_playings)
                for (std::size_t i = 0; i < playings.size(); ++i)
                    putBehind(inOrder, m_competition.indexOfNumber(number), static_cast<int>(i) + 1,
                              playings[i].cleared);
        return inOrder;
    }

    /// A replay without a day of its own is played after the matches that were played when it was ordered.
    void putBehind(std::vector<TeamFixture> &inOrder, int fixture, int replay, int cleared) const
    {
        if (cleared < 0)
            return;
        const Ruling &ruling = m_competition.rulings()[at(cleared)];
        const auto own = std::find_if(inOrder.begin(), inOrder.end(), [=](const TeamFixture &one) {
            return one.fixture == fixture && one.replay == replay;
        });
        if (own == inOrder.end() || ruling.newDate.isValid() || !ruling.lastPlayed)
            return;
        int last = 0;
        for (const Side side : bothSides)
            if (ruling.teams[side] == m_team)
                last = (*ruling.lastPlayed)[side];
        const int lastFixture = last == 0 ? fixture : m_competition.indexOfNumber(last);
        auto behind = inOrder.end();
        for (auto one = inOrder.begin(); one != inOrder.end(); ++one)
            if (one != own && (one->fixture == lastFixture || one->fixture == fixture) &&
                (one->fixture != fixture || one->replay < replay))
                behind = one;
        if (behind == inOrder.end() || behind < own)
            return;
        std::rotate(own, own + 1, behind + 1);
    }

    const Competition &m_competition;
    const Progress &m_now;
    const int m_team;
    const QUuid m_id;
    const Playings m_playings;
    std::vector<TeamFixture> m_matches;
    std::vector<std::optional<Appointment>> m_days;
};

} // namespace

bool isOpen(const FixtureStatus &status)
{
    // One that was abandoned and is not decided yet is over until somebody says that it is played again:
    // nobody misses it for what happened in it.
    return status.state != FixtureState::Played && status.state != FixtureState::NotNeeded &&
           status.state != FixtureState::Void && status.state != FixtureState::Undecided;
}

bool isGivenAhead(const TeamFixture &match, const QDate &day)
{
    return (match.isWalkover || match.isUnrecorded) && match.report == nullptr && match.day.isValid() &&
           day.isValid() && match.day > day;
}

bool isReportOf(const MatchReport *report, const QUuid &team)
{
    return report != nullptr &&
           (report->teams[Side::Home].team == team || report->teams[Side::Away].team == team);
}

MatchEffect effectOf(const TeamFixture &match, const DisciplineRules &rules)
{
    using Fate = TeamFixture::Fate;
    MatchEffect effect;
    switch (match.fate) {
    case Fate::Counts:
        break;
    case Fate::Annulled:
        effect = effectOf(rules.annulled, false);
        break;
    case Fate::Withdrawn:
        effect = effectOf(rules.withdrawn, false);
        break;
    case Fate::Undecided:
        if (rules.abandoned)
            effect = effectOf(*rules.abandoned, true);
        break;
    case Fate::AbandonedReplayed:
        effect = rules.abandoned ? effectOf(*rules.abandoned, false) : nothingLeft;
        break;
    case Fate::AbandonedDecided:
        effect.serves = match.isUnawarded || rules.servesInWalkover(match.isWon);
        break;
    }
    if (match.cards != Ruling::Cards::ByRules) {
        effect.sendingsOff = match.cards == Ruling::Cards::Stay;
        effect.cautions = effect.sendingsOff;
    }
    return effect;
}

bool doesServe(const TeamFixture &match, const DisciplineRules &rules)
{
    if (match.isWalkover)
        return rules.servesInWalkover(match.isWon);
    if (match.report == nullptr && !match.isUnrecorded)
        return match.isUnreported;
    const bool isRecorded = match.report != nullptr && hasCards(match.report->completeness);
    return (isRecorded || rules.unrecordedMatchesCount) && effectOf(match, rules).serves;
}

MatchReport unrecordedReport(const LedgerMatch &match, const QUuid &team)
{
    MatchReport report;
    report.fixture = match.fixture;
    report.completeness = Completeness::Score;
    report.teams[Side::Home].team = team;
    report.teams[Side::Away].name = match.opponent;
    return report;
}

std::vector<TeamFixture> teamFixtures(const Competition &competition, const Progress &now, int team,
                                      int asked, const std::vector<TimedDecision> &decisions,
                                      Unreported unreported)
{
    return RoadBuilder(competition, now, team).build(asked, decisions, unreported);
}

int firstReported(const Competition &competition, int match, int replay)
{
    const Playings all = playingsSetAside(competition);
    const auto found = all.find(match);
    while (found != all.end() && replay < static_cast<int>(found->second.size()) &&
           found->second[at(replay)].aside == nullptr)
        ++replay;
    return replay;
}

std::map<int, std::vector<int>> clearances(const Competition &competition)
{
    std::map<int, std::vector<int>> all;
    for (const auto &[match, playings] : playingsSetAside(competition))
        for (const EarlierPlaying &playing : playings)
            all[match].push_back(playing.cleared);
    return all;
}

std::vector<int> replayRulings(const Competition &competition)
{
    std::vector<int> rulings(competition.setAside().size(), -1);
    for (const auto &[match, playings] : playingsSetAside(competition))
        for (const EarlierPlaying &playing : playings)
            if (playing.aside != nullptr)
                rulings[static_cast<std::size_t>(playing.aside - competition.setAside().data())] =
                    playing.cleared;
    return rulings;
}

} // namespace touchline
