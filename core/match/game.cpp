// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/game.h"

#include <qglobal.h>

namespace touchline {

QString runByOf(const GameInfo &game, const QString &agent)
{
    for (const AgentSpec &one : game.agents)
        if (one.hasOwnRules && agent == QLatin1String(one.name))
            return agent;
    return {};
}

namespace {

QString titleOf(const Game &game)
{
    return QString::fromUtf8(game.info().title);
}

} // namespace

Result<QByteArray> Game::shippedChart(const QString & /*name*/) const
{
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "%1 has no charts."), {titleOf(*this)});
}

Result<void> Game::checkChart(const QString & /*name*/, const QByteArray & /*file*/) const
{
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "%1 has no charts."), {titleOf(*this)});
}

Result<Location> Game::drawLocation(const QJsonObject & /*charts*/, Dice & /*dice*/) const
{
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "%1 has no chart of hosts."), {titleOf(*this)});
}

Result<Location> Game::locationNamed(const QString & /*country*/) const
{
    return fail(Fault::NotFound,
                QT_TRANSLATE_NOOP("core", "In %1 it does not matter where a match is played."),
                {titleOf(*this)});
}

Result<Location> Game::drawConferenceLocation(const QString &conference, const QJsonObject & /*charts*/,
                                              const OptionValues & /*options*/, Dice & /*dice*/) const
{
    return fail(Fault::NotFound,
                QT_TRANSLATE_NOOP("core", "This game draws no place for the qualifying of %1."),
                {conference});
}

ScoreSheet Game::scoreSheet(const QString & /*level*/, const OptionValues & /*options*/) const
{
    return plainScoreSheet();
}

QJsonObject Game::carryOutOf(const MatchReport & /*report*/, const PerSide<QJsonObject> & /*carryIn*/,
                             const OptionValues & /*options*/) const
{
    return {};
}

} // namespace touchline
