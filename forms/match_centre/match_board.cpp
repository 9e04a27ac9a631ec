// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/match_board.h"

#include "core/play/matches/seen_by_both.h"
#include "models/words/option_words.h"

#include <algorithm>

namespace touchline {

namespace {

/// Of the views: for nobody in particular.
constexpr std::size_t everything = 2;

std::size_t viewOf(std::optional<Side> viewer)
{
    return viewer ? index(*viewer) : everything;
}

/// After a long run of the computer the end of it is enough.
BoardMotion lastOf(BoardMotion motion)
{
    constexpr int steps = 3;
    const int last = motion.back().step;
    motion.erase(std::remove_if(motion.begin(), motion.end(),
                                [last](const BoardMove &move) { return move.step <= last - steps; }),
                 motion.end());
    return motion;
}

} // namespace

int stepMilliseconds(const MatchSession &session)
{
    if (session.isAtOnce())
        return 0;
    return session.pace() == MatchSession::Pace::Slow ? 350 : 150;
}

/// The one position that is shown, and where two people share the screen that of each: whoever looks next
/// sees what moved since this step.
MatchBoard::Views MatchBoard::viewsOf(const MatchSession &session)
{
    const Match &match = session.match().match();
    const std::optional<Side> viewer = session.viewer();
    Views views;
    if (session.isSharedPerspective() || (viewer && session.isShared() && !session.isWatched()))
        for (const Side side : bothSides)
            views[index(side)] = match.board(side);
    else
        views[viewOf(viewer)] = match.board(viewer);
    return views;
}

void MatchBoard::begin(const MatchSession &session)
{
    m_geometry = session.match().match().boardGeometry();
    m_before = {};
    m_trails = {};
    m_seenEvents = session.match().events().size();
    m_picks.clear();
}

void MatchBoard::noteMotion(const MatchSession &session, const Views &now)
{
    const std::span<const Event> events = session.match().events();
    const bool isBack = events.size() < m_seenEvents;
    for (std::size_t view = 0; view < now.size(); ++view) {
        Trail &trail = m_trails[view];
        trail.isNew = false;
        const BoardPosition *before = m_before[view] ? &*m_before[view] : nullptr;
        // Who sees everything may know what anybody saw before.
        for (const std::optional<BoardPosition> &other : m_before)
            if (before == nullptr && view == everything && other)
                before = &*other;
        // After a step back nothing has moved.
        if (isBack || before == nullptr || !now[view]) {
            trail.motion.clear();
        } else if (events.size() > m_seenEvents) {
            BoardMotion moved =
                session.match().match().motion(*before, *now[view], events.subspan(m_seenEvents));
            trail.isNew = !moved.empty();
            if (trail.isNew)
                trail.motion = lastOf(std::move(moved));
        }
    }
    m_seenEvents = events.size();
}

bool MatchBoard::canGiveUp(const MatchSession &session, const BoardPosition &position) const
{
    const std::vector<LogEntry> &entries = session.match().entries();
    if (entries.empty() || entries.size() != m_pickInputs + 1 || entries.back().kind != Awaits::Choice ||
        entries.back().side != session.match().question().side || !session.canUndoAnswer() ||
        session.inputsBeforeLastAnswer() != m_pickInputs)
        return false;
    const auto pick = m_picks.find(entries.back().option);
    const auto isElsewhere = [&](const BoardHighlight &one) { return one.from != pick->second; };
    return pick != m_picks.end() && !position.highlights.empty() &&
           std::none_of(position.highlights.begin(), position.highlights.end(), isElsewhere);
}

void MatchBoard::notePicks(const MatchSession &session, const BoardPosition &position)
{
    const Match &match = session.match().match();
    const Question due = match.question();
    m_picks.clear();
    m_pickInputs = session.match().entries().size();
    for (const BoardHighlight &one : position.highlights)
        if (one.act == BoardAct::Pick)
            m_picks.emplace(match.optionName(due, one.option), one.to);
}

BoardShown MatchBoard::next(const MatchSession &session)
{
    const LiveMatch &live = session.match();
    const Match &match = live.match();
    const std::optional<Side> viewer = session.viewer();
    BoardShown shown;
    shown.geometry = m_geometry;
    shown.naming = viewer.value_or(Side::Home);
    for (const Side side : bothSides) {
        shown.teams[side] = match.setup().sides[side].team.displayName();
        shown.kits[side] = match.setup().sides[side].team.kit;
    }
    Views now = viewsOf(session);
    noteMotion(session, now);
    m_before = now;
    if (session.isSharedPerspective()) {
        shown.position = seenByBoth(std::move(*now[index(Side::Home)]), *now[index(Side::Away)]);
        return shown;
    }
    shown.position = std::move(*now[viewOf(viewer)]);
    if (viewer && session.isInTheOpen())
        shown.position = seenWhileBothLook(std::move(shown.position), *now[index(opposite(*viewer))]);
    shown.trail = m_trails[viewOf(viewer)].motion;
    shown.hasJustMoved = m_trails[viewOf(viewer)].isNew;
    // Nothing glows but what is asked here.
    if (session.waits() != MatchSession::Waits::ForChoice) {
        shown.position.highlights.clear();
        shown.position.drags.clear();
        shown.position.aim.reset();
    } else {
        shown.canGiveUp = canGiveUp(session, shown.position);
        notePicks(session, shown.position);
    }
    for (BoardHighlight &highlight : shown.position.highlights)
        highlight.name =
            optionLabel(live.game(), live.question(), match.optionName(live.question(), highlight.option));
    // The match as it stands may be gone while somebody still aims.
    if (shown.position.aim)
        shown.aimed = [now = std::shared_ptr<const Match>(match.clone())](double degrees, double power) {
            return now->aimed(degrees, power);
        };
    return shown;
}

} // namespace touchline
