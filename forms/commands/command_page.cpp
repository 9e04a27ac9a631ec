// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/commands/command_page.h"

namespace touchline {

std::optional<PageKind> pageOf(CommandId id)
{
    switch (id) {
    case CommandId::PlaySelected:
    case CommandId::EnterResult:
    case CommandId::EnterScoreSheet:
    case CommandId::PrintBlankSheets:
    case CommandId::PrintTimetable:
    case CommandId::CorrectResult:
    case CommandId::AwardWalkover:
    case CommandId::Postpone:
    case CommandId::Abandon:
    case CommandId::Replay:
    case CommandId::Annul:
    case CommandId::TakeOutResult:
    case CommandId::RuleOnTeam:
    case CommandId::ShowLog:
    case CommandId::PlayYourself:
    case CommandId::WatchMatch:
    case CommandId::MatchRules:
    case CommandId::SeasonCalendar:
    case CommandId::ShowOfficials:
        return PageKind::Fixtures;
    case CommandId::NextToTable:
    case CommandId::DelayMatches:
    case CommandId::HallDisplay:
        return PageKind::Timetable;
    case CommandId::CompetitionRules:
        return PageKind::Tables;
    case CommandId::AddBan:
    case CommandId::ExtendBan:
    case CommandId::LiftBan:
    case CommandId::ShowFines:
        return PageKind::Availability;
    case CommandId::NewTeam:
    case CommandId::DeleteTeam:
    case CommandId::MakeCard:
    case CommandId::AddPlayer:
    case CommandId::RemovePlayers:
    case CommandId::TransferPlayer:
    case CommandId::FreePlayers:
    case CommandId::CancelMove:
        return PageKind::Teams;
    case CommandId::ReturnToBefore:
        return PageKind::History;
    case CommandId::ZoomIn:
    case CommandId::ZoomOut:
    case CommandId::ZoomToFit:
        return PageKind::Bracket;
    default:
        return std::nullopt;
    }
}

} // namespace touchline
