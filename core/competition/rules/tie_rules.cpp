// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/rules/tie_rules.h"

#include <qglobal.h>

namespace touchline {

Problems validate(const TieRules &rules)
{
    Problems problems;
    const auto note = [&problems](const char *key, const char *text, const QStringList &arguments = {}) {
        problems.push_back({QString::fromLatin1(key), {text, arguments}, {}});
    };
    if (rules.legs < 1 || rules.legs > mostLegsOfTie || (rules.isBestOf() && rules.legs % 2 == 0))
        note("legs", QT_TRANSLATE_NOOP("core", "A tie is one match, two, or a best of 3, 5 or 7, not %1."),
             {QString::number(rules.legs)});
    if (rules.replays < 0 || rules.replays > mostReplays)
        note("replays", QT_TRANSLATE_NOOP("core", "A tie has from 0 to %1 replays, not %2."),
             {QString::number(mostReplays), QString::number(rules.replays)});
    const bool mayEndLevel = rules.levelMatch != TieRules::LevelMatch::PlayedOut;
    if (!rules.isBestOf() && mayEndLevel)
        note("level_match", QT_TRANSLATE_NOOP("core", "Only a best of 3, 5 or 7 counts matches won."));
    if (!rules.isBestOf() && rules.homeOrder != TieRules::HomeOrder::Alternating)
        note("home_order", QT_TRANSLATE_NOOP("core", "Only a best of 3, 5 or 7 has an order of home sides."));
    if (!rules.isBestOf())
        return problems;
    const bool isShootOut = rules.lastResort == TieRules::LastResort::ShootOut;
    if (mayEndLevel && isShootOut && rules.replays == 0)
        note("level_match",
             QT_TRANSLATE_NOOP("core",
                               "A series whose matches may be level can end level: it needs a replay, "
                               "or another last resort than a shoot-out."));
    if (!mayEndLevel && (!isShootOut || rules.replays > 0))
        note("level_match",
             QT_TRANSLATE_NOOP("core", "Where every match of a series is played to a winner, it has neither "
                                       "replays nor another last resort than a shoot-out."));
    return problems;
}

} // namespace touchline
