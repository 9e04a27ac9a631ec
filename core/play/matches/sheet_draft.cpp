// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/sheet_draft.h"

#include "core/match/report/report_events.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

namespace touchline {

namespace {

/// Every second yellow card of a player with the sending-off right behind it, and none without.
std::vector<ReportEvent> withSendingOffs(const std::vector<ReportEvent> &events)
{
    std::vector<ReportEvent> all;
    all.reserve(events.size() + 2);
    std::map<QUuid, int> yellows;
    for (const ReportEvent &event : events) {
        if (event.kind == ReportEventKind::SecondYellow)
            continue;
        all.push_back(event);
        if (event.kind != ReportEventKind::Yellow || ++yellows[event.player] != 2)
            continue;
        all.push_back(event);
        all.back().kind = ReportEventKind::SecondYellow;
    }
    return all;
}

struct Goals
{
    Score all;
    Score after90;
    /// The kicks of the shoot-out that went in; nothing where none is listed.
    std::optional<Score> shootOut;
    bool isLate = false;
};

Goals goalsOf(const std::vector<ReportEvent> &events)
{
    Goals goals;
    for (const ReportEvent &event : events) {
        if (isShootOutKick(event.kind)) {
            Score kicks = goals.shootOut.value_or(Score{});
            kicks.of(event.side) += event.kind == ReportEventKind::ShootOutGoal ? 1 : 0;
            goals.shootOut = kicks;
        }
        const bool isLate = isInExtraTime(event);
        goals.isLate = goals.isLate || isLate;
        if (!isGoal(event.kind))
            continue;
        ++goals.all.of(gainsBy(event));
        if (!isLate)
            ++goals.after90.of(gainsBy(event));
    }
    return goals;
}

/// Cards and injuries: what a game takes into the next matches.
std::vector<ReportEvent> whatIsCarried(const std::vector<ReportEvent> &events)
{
    std::vector<ReportEvent> carried;
    std::copy_if(events.begin(), events.end(), std::back_inserter(carried), [](const ReportEvent &event) {
        return !isGoal(event.kind) && !isShootOutKick(event.kind) &&
               event.kind != ReportEventKind::SubstituteOn;
    });
    return carried;
}

bool isOfMatch(const TableMatch &match, const MatchReport &report)
{
    return std::all_of(bothSides.begin(), bothSides.end(),
                       [&](Side side) { return report.teams[side].team == match.teams[side].team; });
}

bool mayBeExtended(const TableMatch &match)
{
    return match.decision.needsWinner && match.sheet.extraTimePeriods > 0 &&
           match.decision.extraTime != DecisionRules::ExtraTime::None;
}

/// Where no extra time is played, minute 91 is the first of stoppage time, as many people write it.
ReportEvent inStoppageTime(ReportEvent event)
{
    constexpr int longestStoppage = 15;
    if (event.minute && !event.period && *event.minute > 90 && *event.minute <= 90 + longestStoppage &&
        event.stoppage == 0 && !isShootOutKick(event.kind)) {
        event.stoppage = *event.minute - 90;
        event.minute = 90;
    }
    return event;
}

/// A goal of which a report knows nothing but that it counts.
bool isNothingButCounted(const ReportEvent &event)
{
    return isOfUnknownScorer(event) && event.kind == ReportEventKind::Goal && !event.minute &&
           !event.period && event.detail.isEmpty() && event.secondName.isEmpty();
}

/// The number in "event 3, goal of Adams, minute 12", from 0; -1 for any other place.
int eventIn(const QString &where)
{
    static const QRegularExpression pattern(QStringLiteral("^event (\\d+),"));
    const auto found = pattern.match(where);
    return found.hasMatch() ? found.captured(1).toInt() - 1 : -1;
}

} // namespace

SheetDraft::SheetDraft(TableMatch match) : m_match(std::move(match))
{
    setNoted(Completeness::Full);
    if (!m_match.abandonedAt)
        return;
    m_figures.score = *m_match.abandonedAt;
    m_followsGoals = false;
}

void SheetDraft::take(const MatchReport &former)
{
    m_figures = {former.score, former.extraTime.has_value(), {}, former.shootOut, {}, {}};
    if (former.extraTime)
        m_figures.after90 = former.after90;
    if (former.withoutScore || !former.criterion.isEmpty())
        m_figures.winner = former.winner;
    if (former.decidedBy == DecidedBy::Criteria)
        m_figures.criterion = former.criterion;
    if (former.decidedBy == DecidedBy::Forfeit && former.winner)
        m_figures.forfeitedBy = opposite(*former.winner);
    m_attendance = former.attendance;
    m_followsGoals = false;
    setNoted(former.completeness);
    m_typedExtraTime = m_figures.wasExtended;
    m_typedShootOut = former.shootOut;
    if (!isOfMatch(m_match, former))
        return;
    m_taken = former;
    takePlayers(former);
    m_events = former.events;
    // They follow from the result, and who scored may be known by now.
    std::erase_if(m_events, isNothingButCounted);
    m_lineUps = former.lineUps;
    m_facts = former.facts;
    m_playerFigures = former.figures;
    arrange();
    if (goalsOf(m_events).shootOut)
        m_typedShootOut.reset();
    // Where the goals listed make the result, it goes on following from them.
    const Figures taken = m_figures;
    followGoals();
    m_followsGoals = m_figures == taken;
    m_figures = taken;
}

void SheetDraft::resume(const MatchReport &kept)
{
    const std::optional<MatchReport> former = m_taken;
    take(kept);
    m_taken = former;
}

void SheetDraft::takePlayers(const MatchReport &former)
{
    for (const Side side : bothSides) {
        std::vector<PlayerOnTheDay> &players = m_match.teams[side].players;
        for (const PlayerOnTheDay &then : former.teams[side].players) {
            m_present[side].push_back(then.player);
            const auto found =
                std::find_if(players.begin(), players.end(),
                             [&then](const PlayerOnTheDay &one) { return one.player == then.player; });
            // Who sat out then is known better from then than from what is known now.
            if (found != players.end()) {
                *found = then;
                continue;
            }
            SquadEntry entry;
            entry.person = {then.player, then.name, then.name};
            m_match.squads[side].entries.push_back(std::move(entry));
            players.push_back(then);
        }
    }
}

void SheetDraft::noteFielded(Side side, const QUuid &player)
{
    for (PlayerOnTheDay &one : m_match.teams[side].players)
        if (one.player == player) {
            one.available = true;
            one.because.clear();
            m_present[side].push_back(player);
        }
}

void SheetDraft::addPlayer(Side side, const SquadEntry &entry, PlayerOnTheDay player)
{
    if (m_match.squads[side].indexOf(entry.person.id) >= 0)
        return;
    m_match.squads[side].entries.push_back(entry);
    m_match.teams[side].players.push_back(std::move(player));
}

void SheetDraft::setNoted(Completeness noted)
{
    const ScoreSheet &sheet = m_match.sheet;
    m_noted = sheet.hasScorers ? noted : Completeness::Score;
    // With the scorers all is told where the rules have no cards and no injuries.
    const bool hasMore = sheet.hasCards || sheet.hasInjuries;
    if (m_noted == Completeness::Scorers && !hasMore)
        m_noted = Completeness::Full;
    if (m_noted == Completeness::Cards && !hasMore)
        m_noted = Completeness::Score;
}

void SheetDraft::setFigures(const Figures &figures)
{
    const bool wasExtended = figures.wasExtended && m_figures.wasExtended;
    const bool isTyped =
        figures.score != m_figures.score || (wasExtended && figures.after90 != m_figures.after90);
    if (figures.wasExtended != m_figures.wasExtended)
        m_typedExtraTime = figures.wasExtended;
    if (figures.shootOut != m_figures.shootOut)
        m_typedShootOut = figures.shootOut;
    m_figures = figures;
    m_followsGoals = m_followsGoals && !isTyped;
    follow();
}

void SheetDraft::followGoals()
{
    m_followsGoals = true;
    follow();
}

int SheetDraft::add(const ReportEvent &noted)
{
    const ReportEvent event = m_figures.wasExtended || mayBeExtended(m_match) ? noted : inStoppageTime(noted);
    if (m_noted != Completeness::Score && !isNoted(event))
        setNoted(Completeness::Full);
    m_events.push_back(event);
    arrange();
    follow();
    const auto found = std::find(m_events.rbegin(), m_events.rend(), event);
    return static_cast<int>(std::distance(found, m_events.rend())) - 1;
}

int SheetDraft::replace(int index, const ReportEvent &event)
{
    m_events.erase(m_events.begin() + index);
    return add(event);
}

void SheetDraft::remove(const std::vector<int> &indices)
{
    std::set<int> falling(indices.begin(), indices.end());
    for (const int index : indices)
        if (index > 0 && m_events[static_cast<std::size_t>(index)].kind == ReportEventKind::SecondYellow)
            falling.insert(index - 1);
    for (auto index = falling.rbegin(); index != falling.rend(); ++index)
        m_events.erase(m_events.begin() + *index);
    arrange();
    follow();
}

void SheetDraft::arrange()
{
    sortByTime(m_events);
    m_events = withSendingOffs(m_events);
}

void SheetDraft::follow()
{
    // An awarded score is nobody's goals.
    if (!m_followsGoals || m_figures.forfeitedBy)
        return;
    const Goals goals = goalsOf(m_events);
    m_figures.score = goals.all;
    m_figures.wasExtended = m_typedExtraTime || goals.isLate;
    m_figures.after90 = m_figures.wasExtended ? std::optional(goals.after90) : std::nullopt;
    m_figures.shootOut = goals.shootOut ? goals.shootOut : m_typedShootOut;
}

void SheetDraft::setFact(const MatchFact &fact)
{
    const auto found = std::find_if(m_facts.begin(), m_facts.end(), [&fact](const MatchFact &one) {
        return one.name == fact.name && one.side == fact.side && one.period == fact.period;
    });
    if (fact.value.isEmpty() && found != m_facts.end())
        m_facts.erase(found);
    else if (found != m_facts.end())
        found->value = fact.value;
    else if (!fact.value.isEmpty())
        m_facts.push_back(fact);
}

std::vector<PlayerFigure> SheetDraft::playerFiguresInOrder() const
{
    const auto place = [this](const PlayerFigure &figure) {
        const SheetFigure *known = m_match.sheet.playerFigure(figure.name);
        const auto all = m_match.sheet.playerFigures;
        const int player = m_match.squads[figure.side].indexOf(figure.player);
        return std::tuple(known != nullptr ? known - all.data() : std::ptrdiff_t(all.size()), figure.side,
                          player);
    };
    std::vector<PlayerFigure> figures = m_playerFigures;
    std::stable_sort(figures.begin(), figures.end(),
                     [&place](const PlayerFigure &a, const PlayerFigure &b) { return place(a) < place(b); });
    return figures;
}

QString SheetDraft::fact(const QString &name, std::optional<Side> side, int period) const
{
    for (const MatchFact &one : m_facts)
        if (one.name == name && one.side == side && one.period == period)
            return one.value;
    return {};
}

std::vector<MatchFact> SheetDraft::factsInOrder() const
{
    const auto place = [this](const MatchFact &fact) {
        const SheetField *field = m_match.sheet.field(fact.name);
        const auto fields = m_match.sheet.fields;
        return std::tuple(field != nullptr ? field - fields.data() : std::ptrdiff_t(fields.size()), fact.side,
                          fact.period);
    };
    std::vector<MatchFact> facts = m_facts;
    // Figures of an extra time that was not played after all are kept, in case that it was.
    std::erase_if(facts, [this](const MatchFact &fact) { return fact.period > 2 && !m_figures.wasExtended; });
    std::stable_sort(facts.begin(), facts.end(),
                     [&place](const MatchFact &a, const MatchFact &b) { return place(a) < place(b); });
    return facts;
}

bool SheetDraft::isNoted(const ReportEvent &event) const
{
    return isGoal(event.kind) || isShootOutKick(event.kind) ? hasScorers(m_noted) : hasCards(m_noted);
}

MatchReport SheetDraft::report(int earlierReports) const
{
    MatchReport report = withWholeSquads(earlierReports);
    // A ban that is not known yet, because the report of an earlier match is late, is for players of whom
    // this sheet says nothing: nobody may be blamed for taking part by it.
    for (const Side side : bothSides)
        std::erase_if(report.teams[side].players, [&](const PlayerOnTheDay &one) {
            return one.available && !isKnownPresent(report, side, one.player);
        });
    return report;
}

bool SheetDraft::isKnownPresent(const MatchReport &report, Side side, const QUuid &player) const
{
    const auto has = [&player](const std::vector<QUuid> &players) {
        return std::find(players.begin(), players.end(), player) != players.end();
    };
    return has(m_present[side]) || has(m_lineUps[side].started) || has(m_lineUps[side].bench) ||
           std::any_of(report.events.begin(), report.events.end(),
                       [&player](const ReportEvent &event) {
                           return event.player == player || event.second == player;
                       }) ||
           std::any_of(report.figures.begin(), report.figures.end(),
                       [&player](const PlayerFigure &figure) { return figure.player == player; });
}

MatchReport SheetDraft::withWholeSquads(int earlierReports) const
{
    MatchReport report;
    report.id = QUuid::createUuidV5(m_match.fixture, "sheet " + QByteArray::number(earlierReports));
    report.fixture = m_match.fixture;
    report.completeness = m_noted;
    report.attendance = m_attendance;
    report.facts = factsInOrder();
    report.teams = m_match.teams;
    if (m_noted != Completeness::Score) {
        report.lineUps = m_lineUps;
        report.figures = playerFiguresInOrder();
    } else // Of a bare result nobody says who was there.
        for (const Side side : bothSides)
            report.teams[side].players.clear();
    std::copy_if(m_events.begin(), m_events.end(), std::back_inserter(report.events),
                 [this](const ReportEvent &event) { return isNoted(event); });
    decide(report);
    listUnknownScorers(report);
    // Who corrects a goal takes nothing from what dice have settled for the next match.
    if (m_taken && m_taken->completeness == m_noted && m_taken->facts == report.facts &&
        whatIsCarried(m_taken->events) == whatIsCarried(report.events))
        report.carryOut = m_taken->carryOut;
    else if (m_match.game != nullptr)
        report.carryOut = m_match.game->carryOutOf(report, m_match.carryIn, m_match.options);
    return report;
}

PerSide<int> SheetDraft::goalsNotListed() const
{
    PerSide<int> goals;
    for (const ReportEvent &event : withWholeSquads(0).events)
        goals[gainsBy(event)] += isNothingButCounted(event) ? 1 : 0;
    for (const ReportEvent &event : m_events)
        goals[gainsBy(event)] -= isNoted(event) && isNothingButCounted(event) ? 1 : 0;
    return goals;
}

bool SheetDraft::asksForWinner() const
{
    if (m_match.sheet.hasWinnerAlone)
        return true;
    if (m_figures.shootOut)
        return m_figures.shootOut->isLevel();
    return m_match.decision.needsWinner && !m_match.sheet.criteria.empty() &&
           isTieLevel(m_match.decision, m_figures.score, m_figures.after90.value_or(m_figures.score));
}

void SheetDraft::decide(MatchReport &report) const
{
    report.withoutScore = m_match.sheet.hasWinnerAlone;
    report.score = report.withoutScore ? Score{} : m_figures.score;
    if (m_figures.wasExtended) {
        report.extraTime = report.score;
        report.after90 = m_figures.after90;
    }
    report.shootOut = m_figures.shootOut;
    report.decidedBy = report.shootOut    ? DecidedBy::ShootOut
                       : report.extraTime ? DecidedBy::ExtraTime
                                          : DecidedBy::NinetyMinutes;
    report.winner = report.shootOut       ? report.shootOut->leader()
                    : report.withoutScore ? m_figures.winner
                                          : report.score.leader();
    if (m_figures.forfeitedBy) {
        report.decidedBy = DecidedBy::Forfeit;
        report.winner = opposite(*m_figures.forfeitedBy);
        return;
    }
    if (report.withoutScore)
        return keepCriterion(report);
    if (!asksForWinner() || !m_figures.winner)
        return;
    report.winner = m_figures.winner;
    report.criterion = QStringLiteral("lots");
    if (report.shootOut)
        return;
    report.decidedBy = DecidedBy::Criteria;
    report.criterion = m_figures.criterion.isEmpty() ? QString::fromUtf8(m_match.sheet.criteria.front().word)
                                                     : m_figures.criterion;
}

void SheetDraft::keepCriterion(MatchReport &report) const
{
    if (!m_taken || !m_taken->withoutScore || report.winner != m_taken->winner)
        return;
    report.decidedBy = m_taken->decidedBy;
    report.criterion = m_taken->criterion;
}

std::vector<SheetProblem> SheetDraft::problems() const
{
    const MatchReport made = withWholeSquads(0);
    Problems all = validate(made, {m_match.decision});
    for (Problem &problem : checkSheet(made, m_match.sheet))
        all.push_back(std::move(problem));
    // What is not noted is left out of the report, and goals without a scorer are only there.
    std::vector<int> places;
    places.reserve(made.events.size());
    std::size_t next = 0;
    for (const ReportEvent &event : made.events) {
        while (next < m_events.size() && !isNoted(m_events[next]))
            ++next;
        const bool isListed = next < m_events.size() && m_events[next] == event;
        places.push_back(isListed ? static_cast<int>(next++) : -1);
    }
    std::vector<SheetProblem> problems;
    problems.reserve(all.size());
    for (Problem &problem : all) {
        const int event = eventIn(problem.where);
        problems.push_back({event >= 0 ? places[static_cast<std::size_t>(event)] : -1, std::move(problem)});
    }
    return problems;
}

} // namespace touchline
