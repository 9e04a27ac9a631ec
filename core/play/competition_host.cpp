// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/competition_host.h"

#include "core/dice/stream.h"

#include <QtGlobal>

namespace touchline {

namespace {

const QString nobody = QStringLiteral("none");

Result<std::optional<Location>> named(const CompetitionWishes &wishes)
{
    auto location = wishes.choice.game->locationNamed(wishes.host);
    if (!location)
        return fail(location.error());
    if (!wishes.choice.game->hasHomeAdvantage(wishes.choice.options))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "With the rules of this cup nobody has home advantage, so a "
                                              "host has no effect: choose another level or the option."));
    return std::optional(std::move(*location));
}

} // namespace

Result<std::optional<Location>> hostOf(const CompetitionWishes &wishes, const QUuid &competition)
{
    if (wishes.host == nobody)
        return std::optional<Location>();
    if (!wishes.host.isEmpty())
        return named(wishes);
    if (!wishes.choice.game->hasHomeAdvantage(wishes.choice.options))
        return std::optional<Location>();
    SeededDice dice(stream("location", wishes.seed, competition));
    auto location = wishes.choice.game->drawLocation(wishes.charts, dice);
    if (!location)
        return fail(location.error());
    return std::optional(std::move(*location));
}

} // namespace touchline
