// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report_builder.h"

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
    default:
        return std::nullopt;
    }
}

/// The word for how a goal came about, where it says more than the kind does.
QString detailOf(const Event &event)
{
    const auto how = static_cast<GoalHow>(event.numbers[2]);
    if (event.kind != EventKind::Goal || how == GoalHow::Play || how == GoalHow::Penalty)
        return {};
    const EventSpec *spec = eventSpec(EventKind::Goal, {});
    return QString::fromUtf8(spec->fields[2].words[static_cast<std::size_t>(event.numbers[2])]);
}

} // namespace

MatchReport reportFrame(const GameInfo &game, const FixtureSetup &setup)
{
    MatchReport report;
    report.fixture = setup.fixture;
    report.id = QUuid::createUuidV5(setup.fixture, QStringLiteral("report/%1").arg(setup.attempt));
    report.game = QString::fromUtf8(game.id);
    report.rulesVersion = game.rulesVersion;
    report.level = setup.level;
    for (const Side side : bothSides)
        report.teams[side] = onTheDay(setup.sides[side]);
    return report;
}

std::vector<ReportEvent> reportEvents(std::span<const Event> events, const FixtureSetup &setup)
{
    std::vector<ReportEvent> kept;
    for (const Event &event : events) {
        const auto kind = reportKind(event);
        // A kick that nobody was there to take leaves no mark on a player.
        if (!kind || event.player == Event::nobody)
            continue;
        const auto &entry = setup.sides[event.side].squad.entries[static_cast<std::size_t>(event.player)];
        kept.push_back({*kind, event.minute, event.stoppage, event.side, entry.person.id,
                        entry.person.shortName, detailOf(event)});
    }
    return kept;
}

} // namespace touchline
