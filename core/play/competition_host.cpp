// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/competition_host.h"

#include "core/dice/stream.h"
#include "core/play/qualifying_competition.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

const QString nobody = QStringLiteral("none");

Result<std::optional<Location>> namedHost(const CompetitionWishes &wishes, const Format &format)
{
    auto location = wishes.choice.game->locationNamed(wishes.host);
    TOUCHLINE_TRY(location);
    if (wishesQualifying(wishes))
        return std::optional(std::move(*location));
    if (!hasNeutralGrounds(format))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "Every match of this competition is played on a "
                                              "team's own ground: it has no host."));
    if (!hasHomeAdvantage(wishes, format))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "These rules have no home advantage, so a host has no effect: "
                                              "choose another level or turn on home advantage."));
    return std::optional(std::move(*location));
}

} // namespace

bool hasHomeAdvantage(const CompetitionWishes &wishes, const Format &format)
{
    const GameChoice &choice = wishes.choice;
    const auto hasIt = [&](const MatchRules &rules) {
        const auto own = levelChoiceOf(
            rules, choice.level, toJson(choice.options, choice.game->info().options), choice.game->info());
        return own && choice.game->hasHomeAdvantage(own->options);
    };
    return choice.game->hasHomeAdvantage(choice.options) ||
           std::any_of(wishes.matchRules.begin(), wishes.matchRules.end(), hasIt) ||
           std::any_of(format.matchRules.begin(), format.matchRules.end(), hasIt);
}

bool hasHost(const CompetitionWishes &wishes, const Format &format)
{
    return wishesQualifying(wishes) || (hasNeutralGrounds(format) && hasHomeAdvantage(wishes, format));
}

Result<void> checkHostName(const CompetitionWishes &wishes)
{
    if (wishes.host.isEmpty() || wishes.host == nobody)
        return {};
    const auto location = wishes.choice.game->locationNamed(wishes.host);
    return location ? Result<void>() : fail(location.error());
}

Result<std::optional<Location>> hostOf(const CompetitionWishes &wishes, const Format &format,
                                       const QUuid &competition)
{
    if (wishes.host == nobody)
        return std::optional<Location>();
    if (!wishes.host.isEmpty())
        return namedHost(wishes, format);
    if (!hasHost(wishes, format))
        return std::optional<Location>();
    SeededDice dice(stream("location", wishes.seed, competition));
    auto location = wishes.choice.game->drawLocation(wishes.charts, dice);
    // A game without such a chart has a host only where somebody names one.
    if (!location && location.error().fault == Fault::NotFound && !wishes.choice.game->drawsLocations())
        return std::optional<Location>();
    TOUCHLINE_TRY(location);
    return std::optional(std::move(*location));
}

} // namespace touchline
