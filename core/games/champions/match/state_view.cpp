// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/match/state_view.h"

#include "core/base/to_qstring.h"
#include "core/games/champions/match/option_names.h"
#include "core/games/champions/rules/teller.h"

#include <QJsonArray>

namespace touchline::champions {

namespace {

constexpr std::array<const char *, 8> placeWords{"absent", "dug_out",  "warming_up", "pitch",
                                                 "held",   "came_off", "sent_off",   "carried_off"};

QJsonValue cellJson(int cell)
{
    return cell == noCellHere ? QJsonValue() : QJsonValue(cellName(cell));
}

QJsonArray menJson(const State &state, const FixtureSetup &setup, Side side)
{
    QJsonArray men;
    const SideState &team = state.sides[side];
    for (int man = 0; man < squadSize; ++man) {
        const auto number = static_cast<std::size_t>(man);
        men.append(QJsonObject{
            {QStringLiteral("shirt"), man + 1},
            {QStringLiteral("name"), playerName(setup, side, state.tables->teams[side].player[number])},
            {QStringLiteral("place"),
             QString::fromUtf8(placeWords[static_cast<std::size_t>(team.place[number])])},
            {QStringLiteral("cell"), cellJson(team.cell[number])},
            {QStringLiteral("yellows"), team.yellows[number]},
            {QStringLiteral("injuries"), team.injuries[number]}});
    }
    return men;
}

} // namespace

QJsonObject stateView(const State &state, const FixtureSetup &setup)
{
    QJsonObject sides;
    for (const Side side : bothSides) {
        const SideState &team = state.sides[side];
        sides.insert(sideWord(side), QJsonObject{{QStringLiteral("formation"), formationName(team.formation)},
                                                 {QStringLiteral("goalie"), team.goalie + 1},
                                                 {QStringLiteral("makeshift_goalie"), team.makeshift},
                                                 {QStringLiteral("substitutions"), team.substitutions},
                                                 {QStringLiteral("men"), menJson(state, setup, side)}});
    }
    return {{QStringLiteral("due"), toQString(promptDue(state).id)},
            {QStringLiteral("minute"), minuteOf(state)},
            {QStringLiteral("ones"), state.ones},
            {QStringLiteral("rolls"), state.tally},
            {QStringLiteral("score"), QJsonArray{state.score.home, state.score.away}},
            {QStringLiteral("turn"), sideWord(state.turnSide)},
            {QStringLiteral("roll"), state.roll},
            {QStringLiteral("ball"), cellJson(state.ball)},
            {QStringLiteral("spaces"), state.play.left},
            {QStringLiteral("sides"), sides}};
}

} // namespace touchline::champions
