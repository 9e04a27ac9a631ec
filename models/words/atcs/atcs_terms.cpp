// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/atcs/atcs_telling.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array atcsTermNotes{
    TermNote{
        QT_TRANSLATE_NOOP("core", "attempt"),
        QT_TRANSLATE_NOOP(
            "core", "A chance to shoot. Each side has a set number in a period; tactics cost attempts.")},
    TermNote{QT_TRANSLATE_NOOP("core", "shot on goal"),
             QT_TRANSLATE_NOOP("core",
                               "An attempt whose roll of 1 to 100 falls in the side's shots-on-goal range.")},
    TermNote{QT_TRANSLATE_NOOP("core", "goal roll"),
             QT_TRANSLATE_NOOP("core",
                               "A ten-sided die plus the keeper's rating and other modifiers. It must "
                               "reach the shooter's goal rating; a 1 always misses, a 10 always scores.")},
    TermNote{QT_TRANSLATE_NOOP("core", "goal rating"),
             QT_TRANSLATE_NOOP("core", "What a shooter's goal roll must reach: lower is better.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "one-timer"),
        QT_TRANSLATE_NOOP("core", "Once a match a player with a one-timer can change a ten-sided die by 1.")},
    TermNote{QT_TRANSLATE_NOOP("core", "mark"),
             QT_TRANSLATE_NOOP("core", "A marked shooter's goal roll is 1 lower; each mark adds 1 to the "
                                       "marking side's rolls on the card chart.")},
    TermNote{QT_TRANSLATE_NOOP("core", "focus"),
             QT_TRANSLATE_NOOP(
                 "core", "The player it happens to: his range on the card contains the number rolled.")},
    TermNote{QT_TRANSLATE_NOOP("core", "card check"),
             QT_TRANSLATE_NOOP("core", "After each period both sides roll on the card chart for penalties, "
                                       "corners, free kicks, cards and injuries.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "long ball"),
        QT_TRANSLATE_NOOP("core", "Gives up attempts to make this one more likely to be a shot on goal.")},
    TermNote{QT_TRANSLATE_NOOP("core", "counter-attack"),
             QT_TRANSLATE_NOOP("core", "After the opponents miss a goal roll: gives up attempts to make this "
                                       "one more likely to be a shot on goal.")},
    TermNote{QT_TRANSLATE_NOOP("core", "packed in"),
             QT_TRANSLATE_NOOP("core", "The defence gives up attempts to make a shot on goal less likely.")},
    TermNote{QT_TRANSLATE_NOOP("core", "pushing up"),
             QT_TRANSLATE_NOOP("core", "Gives up attempts to lower the roll for the shooter.")},
    TermNote{QT_TRANSLATE_NOOP("core", "offside trap"),
             QT_TRANSLATE_NOOP("core", "The defence gives up attempts to raise the roll for the shooter.")},
};

} // namespace

std::span<const TermNote> atcsTerms()
{
    return atcsTermNotes;
}

} // namespace touchline
