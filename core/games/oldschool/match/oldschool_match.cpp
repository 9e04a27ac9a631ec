// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/oldschool_match.h"

#include "core/games/oldschool/match/board_data.h"
#include "core/games/oldschool/match/choices.h"
#include "core/games/oldschool/match/oldschool_info.h"
#include "core/games/oldschool/match/report_facts.h"
#include "core/games/oldschool/match/state_view.h"
#include "core/games/oldschool/rules/rules.h"
#include "core/games/oldschool/rules/teller.h"

#include <QtGlobal>

namespace touchline::oldschool {

std::unique_ptr<Match> OldschoolMatch::clone() const
{
    return std::make_unique<OldschoolMatch>(*this);
}

QJsonObject OldschoolMatch::view(std::optional<Side> /*viewer*/) const
{
    // Nothing is hidden in this game.
    return stateView(state(), setup());
}

BoardGeometryPtr OldschoolMatch::boardGeometry() const
{
    return oldschool::boardGeometry(*tables().charts);
}

BoardPosition OldschoolMatch::board(std::optional<Side> viewer) const
{
    BoardPosition position = boardPosition(state(), viewer);
    addNames(position, [this](int piece) { return Teller::squadIndexOf(state(), piece); });
    return position;
}

BoardMotion OldschoolMatch::motion(const BoardPosition &before, const BoardPosition &now,
                                   std::span<const Event> since) const
{
    return boardMotion(state(), before, now, since);
}

MatchReport OldschoolMatch::report(std::span<const Event> events) const
{
    constexpr int normalHalves = 2;
    MatchReport report =
        fullReport(gameInfo(), events, state().phase == Phase::Over || state().half > normalHalves);
    report.facts = reportFacts(events, state());
    report.figures = reportFigures(events, state(), setup());
    return report;
}

} // namespace touchline::oldschool
