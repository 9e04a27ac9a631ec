// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/earlier_facts.h"

#include "core/base/index.h"

#include <algorithm>

namespace touchline {

namespace {

bool isForDiscipline(const ReportEvent &event)
{
    return event.kind == ReportEventKind::Yellow || event.kind == ReportEventKind::SecondYellow ||
           event.kind == ReportEventKind::Red || event.kind == ReportEventKind::Injury;
}

/// Cards, injuries and who was there, of one team.
struct ForDiscipline
{
    std::vector<ReportEvent> events;
    std::vector<PlayerOnTheDay> players;
    bool areCardsNoted = false;

    bool operator==(const ForDiscipline &) const = default;
};

ForDiscipline forDiscipline(const MatchReport &report, const QUuid &team)
{
    const Side side = report.teams[Side::Home].team == team ? Side::Home : Side::Away;
    ForDiscipline part{{}, report.teams[side].players, hasCards(report.completeness)};
    for (const ReportEvent &event : report.events)
        if (event.side == side && isForDiscipline(event))
            part.events.push_back(event);
    for (ReportEvent &event : part.events)
        event.side = Side::Home;
    return part;
}

} // namespace

bool isListedAbsent(const MatchReport &report, const QUuid &player)
{
    return std::any_of(bothSides.begin(), bothSides.end(), [&](Side side) {
        const std::vector<PlayerOnTheDay> &players = report.teams[side].players;
        return std::any_of(players.begin(), players.end(), [&player](const PlayerOnTheDay &one) {
            return one.player == player && !one.available;
        });
    });
}

EarlierFacts::EarlierFacts(const Competition &competition, const std::vector<TeamFixture> &playings, int team)
    : m_competition(competition)
    , m_playings(playings)
    , m_team(team)
    , m_replayRulings(replayRulings(competition))
    , m_clearances(clearances(competition))
{
    for (std::size_t i = 0; i < competition.setAside().size(); ++i)
        m_isSame.push_back(changesNothing(i));
}

/// Whether the report that took its place says the same of the players of the team.
bool EarlierFacts::changesNothing(std::size_t aside) const
{
    const std::vector<SetAside> &all = m_competition.setAside();
    const QUuid &team = m_competition.entrant(m_team).id;
    const MatchReport *next = m_competition.report(m_competition.indexOfNumber(all[aside].match));
    for (std::size_t i = all.size(); i-- > aside + 1;)
        if (all[i].match == all[aside].match)
            next = all[i].report.get();
    const MatchReport *own = all[aside].report.get();
    if (!isReportOf(own, team) || !isReportOf(next, team))
        return isReportOf(own, team) == isReportOf(next, team);
    return forDiscipline(*own, team) == forDiscipline(*next, team);
}

EarlierFacts::When EarlierFacts::whenDecided(const QDate &day, const std::optional<int> &lastPlayed,
                                             std::size_t place) const
{
    if (day.isValid() && m_playings[place].day.isValid())
        return day < m_playings[place].day ? When::Known : When::Later;
    if (!lastPlayed)
        return When::Unsure;
    if (*lastPlayed == 0)
        return When::Known;
    const int last = m_competition.indexOfNumber(*lastPlayed);
    for (std::size_t i = 0; i < m_playings.size(); ++i)
        if (m_playings[i].fixture == last)
            return i < place ? When::Known : When::Later;
    return When::Unsure;
}

EarlierFacts::When EarlierFacts::whenRuled(std::size_t index, std::size_t place) const
{
    const Ruling &ruling = m_competition.rulings()[index];
    const bool isAboutTeam = ruling.teams[Side::Home] == m_team || ruling.teams[Side::Away] == m_team;
    if (!isAboutTeam || ruling.kind == Ruling::Kind::Postponed || ruling.kind == Ruling::Kind::AsItIs)
        return When::Known;
    // A replay knows that it is one, and nothing of the replays that come after it.
    const TeamFixture &match = m_playings[place];
    if (ruling.isPlayedAgain() && match.replay > 0 &&
        m_competition.fixtures()[at(match.fixture)].number == ruling.match) {
        if (orderedPlaying(index) <= match.replay)
            return When::Known;
        // One that cleared nothing, since the match was open already, is placed by its day.
        const int own = static_cast<int>(index);
        if (std::find(m_replayRulings.begin(), m_replayRulings.end(), own) != m_replayRulings.end())
            return When::Later;
    }
    std::optional<int> last;
    for (const Side side : bothSides)
        if (ruling.lastPlayed && ruling.teams[side] == m_team)
            last = (*ruling.lastPlayed)[side];
    return whenDecided(ruling.date, last, place);
}

/// Which playing of its match a ruling orders: 1 for the first replay.
int EarlierFacts::orderedPlaying(std::size_t ruling) const
{
    const int match = m_competition.rulings()[ruling].match;
    const auto found = m_clearances.find(match);
    if (found == m_clearances.end())
        return 1;
    const auto isBefore = [ruling](int one) { return one >= 0 && static_cast<std::size_t>(one) < ruling; };
    return 1 + static_cast<int>(std::count_if(found->second.begin(), found->second.end(), isBefore));
}

EarlierFacts::When EarlierFacts::whenWithdrawn(const TeamWithdrawal &withdrawal, std::size_t place) const
{
    std::optional<int> last;
    if (!withdrawal.lastPlayed.empty())
        last = withdrawal.lastPlayed[at(m_team)];
    const When when = whenDecided(withdrawal.date, last, place);
    // It gives matches away from then on: what cannot be placed is left where it is.
    return when == When::Unsure ? When::Known : when;
}

EarlierFacts::When EarlierFacts::whenSetAside(std::size_t aside, std::size_t place) const
{
    const SetAside &one = m_competition.setAside()[aside];
    if (one.why == SetAside::Why::Replayed)
        return m_replayRulings[aside] < 0 ? When::Known : whenRuled(at(m_replayRulings[aside]), place);
    return m_isSame[aside] ? When::Known : whenDecided(one.note.date, std::nullopt, place);
}

EarlierFacts::Known EarlierFacts::before(std::size_t place) const
{
    Known known;
    const auto note = [&known](std::vector<bool> &list, When when) {
        list.push_back(when == When::Known);
        known.isCertain = known.isCertain && when != When::Unsure;
    };
    const std::vector<Ruling> &rulings = m_competition.rulings();
    for (std::size_t i = 0; i < rulings.size(); ++i) {
        note(known.facts.rulings, whenRuled(i, place));
        // What was ruled about a match after something that was not known yet was not known either.
        for (std::size_t earlier = 0; earlier < i; ++earlier)
            if (rulings[earlier].match == rulings[i].match && !known.facts.rulings[earlier])
                known.facts.rulings[i] = false;
    }
    for (const TeamWithdrawal &withdrawal : m_competition.withdrawals())
        note(known.facts.withdrawals, whenWithdrawn(withdrawal, place));
    for (std::size_t i = 0; i < m_competition.setAside().size(); ++i)
        note(known.facts.setAside, whenSetAside(i, place));
    return known;
}

bool EarlierFacts::differ() const
{
    if (m_competition.rulings().empty() && m_competition.withdrawals().empty() &&
        m_competition.setAside().empty())
        return false;
    const auto hasUnknown = [](const std::vector<bool> &list) {
        return std::find(list.begin(), list.end(), false) != list.end();
    };
    for (std::size_t place = 0; place < m_playings.size(); ++place) {
        const KnownFacts facts = before(place).facts;
        if (hasUnknown(facts.rulings) || hasUnknown(facts.withdrawals) || hasUnknown(facts.setAside))
            return true;
    }
    return false;
}

} // namespace touchline
