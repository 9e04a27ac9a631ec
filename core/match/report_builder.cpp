// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report_builder.h"

#include "core/match/report/report_events.h"

#include <algorithm>

namespace touchline {

namespace {

TeamOnTheDay onTheDay(const SideSetup &side)
{
    TeamOnTheDay team{side.team.id, side.team.displayName(), {}};
    team.players.reserve(side.squad.entries.size());
    for (const SquadEntry &entry : side.squad.entries) {
        PlayerOnTheDay player{entry.person.id, entry.person.shortName, true, {}};
        for (const Absence &absence : side.absent)
            if (absence.player == player.player) {
                player.available = false;
                player.because = absence.because;
            }
        team.players.push_back(std::move(player));
    }
    return team;
}

std::optional<ReportEventKind> reportKind(const Event &event)
{
    switch (event.kind) {
    case EventKind::Goal:
        return event.numbers[2] == static_cast<int>(GoalHow::Penalty) ? ReportEventKind::PenaltyGoal
                                                                      : ReportEventKind::Goal;
    case EventKind::OwnGoal:
        return ReportEventKind::OwnGoal;
    case EventKind::Yellow:
        return ReportEventKind::Yellow;
    case EventKind::Red:
        return event.numbers[0] != 0 ? ReportEventKind::SecondYellow : ReportEventKind::Red;
    case EventKind::Injury:
        return ReportEventKind::Injury;
    case EventKind::SubstituteOn:
        return ReportEventKind::SubstituteOn;
    case EventKind::ShootOutKick:
        return event.numbers[0] != 0 ? ReportEventKind::ShootOutGoal : ReportEventKind::ShootOutMiss;
    case EventKind::MatchStart:
    case EventKind::MatchEnd:
    case EventKind::PeriodStart:
    case EventKind::PeriodEnd:
    case EventKind::ShootOutStart:
    case EventKind::ShootOutEnd:
    case EventKind::FirstOfGame:
        break;
    }
    return std::nullopt;
}

/// The word of one field of an event; empty where it has no such word.
QString wordOf(const Event &event, std::size_t field, std::span<const EventSpec> own)
{
    const EventSpec *spec = eventSpec(event.kind, own);
    if (spec == nullptr || field >= spec->fields.size() || spec->fields[field].kind != FieldKind::Word ||
        event.numbers[field] < 0)
        return {};
    return QString::fromUtf8(spec->fields[field].words[static_cast<std::size_t>(event.numbers[field])]);
}

/// How a goal came about, where it says more than the kind does, and what an injury means.
QString detailOf(const Event &event, std::span<const EventSpec> own)
{
    if (event.kind == EventKind::Injury)
        return wordOf(event, 0, own);
    const auto how = static_cast<GoalHow>(event.numbers[2]);
    if (event.kind != EventKind::Goal || how == GoalHow::Play || how == GoalHow::Penalty)
        return {};
    return wordOf(event, 2, own);
}

/// Periods of which a game makes two: one without halves is in the first all the time, and the clock says
/// more.
class Halves
{
public:
    explicit Halves(std::span<const Event> events)
    {
        for (const Event &event : events) {
            m_hasSecondHalf = m_hasSecondHalf || event.period == Period::SecondHalf;
            m_hasSecondOfExtraTime = m_hasSecondOfExtraTime || event.period == Period::ExtraTimeSecond;
        }
    }

    void setPeriod(ReportEvent &kept, Period told) const
    {
        const auto byMinute = periodByMinute(kept);
        const bool isInOneHalf =
            told == Period::FirstHalf && byMinute == Period::SecondHalf && !m_hasSecondHalf;
        const bool isInOneExtraTime =
            told == Period::ExtraTime && byMinute == Period::ExtraTimeSecond && !m_hasSecondOfExtraTime;
        touchline::setPeriod(kept, isInOneHalf || isInOneExtraTime ? byMinute : std::optional(told));
    }

private:
    bool m_hasSecondHalf = false;
    bool m_hasSecondOfExtraTime = false;
};

const SquadEntry &entryOf(const FixtureSetup &setup, Side side, int player)
{
    return setup.sides[side].squad.entries[static_cast<std::size_t>(player)];
}

void setSecond(ReportEvent &event, const SquadEntry &entry)
{
    event.second = entry.person.id;
    event.secondName = entry.person.shortName;
}

/// The goal stands last: it is told right before who made it.
void noteAssist(std::vector<ReportEvent> &kept, const Event &assist, const FixtureSetup &setup)
{
    if (assist.player == Event::nobody || kept.empty() || kept.back().side != assist.side ||
        !mayHaveSecond(kept.back().kind) || kept.back().kind == ReportEventKind::SubstituteOn)
        return;
    setSecond(kept.back(), entryOf(setup, assist.side, assist.player));
}

} // namespace

MatchReport reportFrame(const GameInfo &game, const FixtureSetup &setup)
{
    MatchReport report;
    report.fixture = setup.fixture;
    report.id = QUuid::createUuidV5(setup.fixture, QStringLiteral("report/%1").arg(setup.attempt));
    report.game = QString::fromUtf8(game.id);
    report.rulesVersion = rulesOf(setup, game);
    report.level = setup.level;
    for (const Side side : bothSides)
        report.teams[side] = onTheDay(setup.sides[side]);
    return report;
}

std::vector<ReportEvent> reportEvents(std::span<const Event> events, const FixtureSetup &setup,
                                      const GameInfo &game)
{
    const Halves halves(events);
    std::vector<ReportEvent> kept;
    for (const Event &event : events) {
        if (game.assist && event.kind == *game.assist)
            noteAssist(kept, event, setup);
        const auto kind = reportKind(event);
        // A kick that nobody was there to take leaves no mark on a player.
        if (!kind || event.player == Event::nobody)
            continue;
        const SquadEntry &entry = entryOf(setup, event.side, event.player);
        kept.push_back({*kind, event.minute, event.stoppage, event.side, entry.person.id,
                        entry.person.shortName, detailOf(event, game.events)});
        halves.setPeriod(kept.back(), event.period);
        // Substitutes may come on for somebody who had left before.
        if (event.kind == EventKind::SubstituteOn && event.numbers[0] != Event::nobody)
            setSecond(kept.back(), entryOf(setup, event.side, event.numbers[0]));
    }
    return kept;
}

} // namespace touchline
