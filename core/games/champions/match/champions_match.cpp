// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/match/champions_match.h"

#include "core/games/champions/match/board_data.h"
#include "core/games/champions/match/champions_info.h"
#include "core/games/champions/match/choices.h"
#include "core/games/champions/match/state_view.h"
#include "core/games/champions/rules/rules.h"
#include "core/games/champions/rules/teller.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::champions {

OptionFacts ChampionsMatch::optionFacts(OptionCode option) const
{
    OptionFacts facts = StateMatch::optionFacts(option);
    if (!facts.chance)
        return facts;
    // Where the other side decides something first, the chance depends on that; where no roll follows there
    // is none.
    const std::unique_ptr<Match> after = clone();
    EventList told;
    const bool isTaken = after->choose(option, told).has_value();
    const auto events = told.events();
    const bool isSettled = std::any_of(events.begin(), events.end(), [](const Event &event) {
        return event.kind == EventKind::Goal || event.kind == EventKind::OwnGoal;
    });
    if (!isTaken || isSettled || after->question().awaits != Awaits::Roll)
        facts.chance.reset();
    return facts;
}

std::unique_ptr<Match> ChampionsMatch::clone() const
{
    return std::make_unique<ChampionsMatch>(*this);
}

QJsonObject ChampionsMatch::view(std::optional<Side> /*viewer*/) const
{
    // Nothing is hidden in this game.
    return stateView(state(), setup());
}

BoardGeometryPtr ChampionsMatch::boardGeometry() const
{
    return champions::boardGeometry(*tables().charts);
}

BoardPosition ChampionsMatch::board(std::optional<Side> viewer) const
{
    BoardPosition position = boardPosition(state(), viewer);
    addNames(position, [this](int piece) { return Teller::playerOf(state(), piece); });
    return position;
}

BoardMotion ChampionsMatch::motion(const BoardPosition &before, const BoardPosition &now,
                                   std::span<const Event> since) const
{
    return boardMotion(state(), before, now, since);
}

MatchReport ChampionsMatch::report(std::span<const Event> events) const
{
    MatchReport report =
        fullReport(gameInfo(), events, state().phase == Phase::Over || state().period >= Period::ExtraTime);
    if (state().byLots)
        report.criterion = QStringLiteral("lots");
    return report;
}

} // namespace touchline::champions
