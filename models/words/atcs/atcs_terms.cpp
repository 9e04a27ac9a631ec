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
            "core", "A chance to shoot. Each side has so many in a period; tactics are paid with them.")},
    TermNote{QT_TRANSLATE_NOOP("core", "shot on goal"),
             QT_TRANSLATE_NOOP(
                 "core", "An attempt whose roll of 1 to 100 is within the side's range for shots on goal.")},
    TermNote{QT_TRANSLATE_NOOP("core", "goal roll"),
             QT_TRANSLATE_NOOP(
                 "core", "A ten-sided die with what the keeper's rating and marking change: it has to reach "
                         "the goal rating of the shooter. A 1 misses and a 10 scores whatever is added.")},
    TermNote{QT_TRANSLATE_NOOP("core", "goal rating"),
             QT_TRANSLATE_NOOP("core",
                               "What a shooter's goal roll has to reach: the lower, the better he scores.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "one-timer"),
        QT_TRANSLATE_NOOP(
            "core",
            "Once a match whoever has it on the card raises or lowers one roll of a ten-sided die by 1.")},
    TermNote{QT_TRANSLATE_NOOP("core", "mark"),
             QT_TRANSLATE_NOOP("core", "A marked shooter has 1 less on his goal roll; each mark adds 1 to "
                                       "the marking side's rolls on the card chart.")},
    TermNote{QT_TRANSLATE_NOOP("core", "focus"),
             QT_TRANSLATE_NOOP(
                 "core", "The player whose range on the card has the number rolled: it happens to him.")},
    TermNote{QT_TRANSLATE_NOOP("core", "card check"),
             QT_TRANSLATE_NOOP("core", "After each period both sides roll on the card chart: penalties, "
                                       "corners, free kicks, cards and injuries.")},
    TermNote{QT_TRANSLATE_NOOP("core", "long ball"),
             QT_TRANSLATE_NOOP("core", "Attempts given up to make this one more likely a shot on goal.")},
    TermNote{QT_TRANSLATE_NOOP("core", "counter-attack"),
             QT_TRANSLATE_NOOP("core", "Attempts given up right after the opponents' goal roll missed, to "
                                       "make this one more likely a shot on goal.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "packed in"),
        QT_TRANSLATE_NOOP(
            "core", "The defending side gives up attempts to make this one less likely a shot on goal.")},
    TermNote{QT_TRANSLATE_NOOP("core", "pushing up"),
             QT_TRANSLATE_NOOP("core", "Attempts given up to lower the roll that names the shooter.")},
    TermNote{QT_TRANSLATE_NOOP("core", "offside trap"),
             QT_TRANSLATE_NOOP(
                 "core", "The defending side gives up attempts to raise the roll that names the shooter.")},
};

} // namespace

std::span<const TermNote> atcsTerms()
{
    return atcsTermNotes;
}

} // namespace touchline
