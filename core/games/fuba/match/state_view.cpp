// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/match/state_view.h"

#include "core/base/to_qstring.h"
#include "core/games/fuba/rules/rules.h"
#include "core/games/fuba/team/fuba_team.h"

#include <QJsonArray>

namespace touchline::fuba {

namespace {

QJsonArray countsJson(const Counts &counts)
{
    QJsonArray array;
    for (const std::int8_t count : counts)
        array.append(count);
    return array;
}

QJsonArray skillsJson(Skills skills)
{
    QJsonArray names;
    for (std::size_t skill = 0; skill < skillSpecs.size(); ++skill)
        if ((skills >> skill & 1U) != 0)
            names.append(QString::fromUtf8(skillSpecs[skill].name));
    return names;
}

QJsonArray namesJson(Names names, const FixtureSetup &setup, Side side)
{
    QJsonArray array;
    for (int name = 0; name < mostNames; ++name)
        if ((names >> static_cast<unsigned>(name) & 1U) != 0)
            array.append(playerName(setup, side, name));
    return array;
}

QString areaText(int area)
{
    return QString::fromUtf8(areaNames[static_cast<std::size_t>(area)]);
}

/// What both see of a side.
QJsonObject openSide(const State &state, const FixtureSetup &setup, Side which)
{
    const SideState &side = state.sides[which];
    return {{QStringLiteral("pieces"), countsJson(side.pieces)},
            {QStringLiteral("unmoved"), countsJson(side.unmoved)},
            {QStringLiteral("keeper"), areaText(side.keeper)},
            {QStringLiteral("keeper_out"), side.keeperOut},
            {QStringLiteral("available"), side.available},
            {QStringLiteral("absent"), side.absentCount},
            {QStringLiteral("yellows_held"), side.yellowsHeld},
            {QStringLiteral("reds"), side.reds},
            {QStringLiteral("tired"), side.tired},
            {QStringLiteral("substitutions"), side.substitutions},
            {QStringLiteral("order"), side.orderCount},
            {QStringLiteral("revealed"), skillsJson(side.revealed)},
            {QStringLiteral("on_pitch"), namesJson(side.onPitch, setup, which)},
            {QStringLiteral("booked"), namesJson(side.booked, setup, which)},
            {QStringLiteral("sent_off"), namesJson(side.sentOff, setup, which)}};
}

/// What the other side sees only once it is shown.
void addSecrets(const State &state, Side which, QJsonObject &object)
{
    const SideState &side = state.sides[which];
    object.insert(QStringLiteral("formation"), formationName(side.formation));
    object.insert(QStringLiteral("condition"),
                  QJsonArray{side.condition[0], side.condition[1], side.condition[2]});
    QJsonObject roles;
    for (std::size_t role = 0; role < side.roles.size(); ++role)
        if (side.roles[role] != 0)
            roles.insert(QString::fromUtf8(roleNames()[role]), side.roles[role]);
    object.insert(QStringLiteral("roles"), roles);
}

} // namespace

QJsonObject stateView(const State &state, const FixtureSetup &setup, std::optional<Side> viewer)
{
    QJsonObject sides;
    for (const Side side : bothSides) {
        QJsonObject one = openSide(state, setup, side);
        const bool isOwn = !viewer || *viewer == side;
        if (isOwn || state.revealed)
            addSecrets(state, side, one);
        if (isOwn) {
            one.insert(QStringLiteral("skills"), skillsJson(state.sides[side].skills));
            one.insert(QStringLiteral("next_formation"), formationName(state.sides[side].pending));
        }
        sides.insert(sideWord(side), one);
    }
    QJsonObject view{{QStringLiteral("due"), toQString(promptDue(state).id)},
                     {QStringLiteral("period"), static_cast<int>(state.period)},
                     {QStringLiteral("turn"), state.turn},
                     {QStringLiteral("square"), state.square},
                     {QStringLiteral("stoppage"), state.stoppage},
                     {QStringLiteral("score"), QJsonArray{state.score.home, state.score.away}},
                     {QStringLiteral("holder"), sideWord(state.holder)},
                     {QStringLiteral("ball"), areaText(state.ball)},
                     {QStringLiteral("corner_spot"), state.atSpot},
                     {QStringLiteral("value"), state.value},
                     {QStringLiteral("target"), areaText(state.target)},
                     {QStringLiteral("dice"), QJsonArray{state.holderDie, state.otherDie}},
                     {QStringLiteral("stage"), sideWord(state.stage.side)},
                     {QStringLiteral("stage_number"), state.stage.number},
                     {QStringLiteral("sides"), sides}};
    // The shooter chooses without knowing where the keeper goes.
    if (state.phase == Phase::Spot && (!viewer || *viewer != state.decider))
        view.insert(QStringLiteral("dive"), state.dive);
    return view;
}

} // namespace touchline::fuba
