// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/oldschool/oldschool_telling.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array oldschoolTermNotes{
    TermNote{
        QT_TRANSLATE_NOOP("core", "movement point"),
        QT_TRANSLATE_NOOP(
            "core", "A step of a player in this turn. Whoever has the ball dribbles with the same points.")},
    TermNote{QT_TRANSLATE_NOOP("core", "tiki taka"),
             QT_TRANSLATE_NOOP("core", "Two or three passes without dice in one turn. The next turn then "
                                       "begins with the other side's defence.")},
    TermNote{QT_TRANSLATE_NOOP("core", "through pass"),
             QT_TRANSLATE_NOOP("core",
                               "A pass along the ground into open space. It cannot be blocked, but taken.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "long ball"),
        QT_TRANSLATE_NOOP(
            "core", "A high ball over as many cells as both dice say together. Nobody stops it on its way.")},
    TermNote{QT_TRANSLATE_NOOP("core", "curl"),
             QT_TRANSLATE_NOOP("core", "The ball slides sideways, one cell with each even White die.")},
    TermNote{QT_TRANSLATE_NOOP("core", "feint"),
             QT_TRANSLATE_NOOP("core", "Whoever is beaten by it is out of this turn.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "joker"),
        QT_TRANSLATE_NOOP("core", "The captain keeps the referee from judging a tackle: no foul, no card.")},
    TermNote{QT_TRANSLATE_NOOP("core", "white"),
             QT_TRANSLATE_NOOP("core", "Even is a success, odd is none.")},
    TermNote{QT_TRANSLATE_NOOP("core", "light blue"),
             QT_TRANSLATE_NOOP("core", "The referee's die: it says whether a tackle was a foul.")},
    TermNote{QT_TRANSLATE_NOOP("core", "second run"),
             QT_TRANSLATE_NOOP("core", "Both sides move once more before a high ball comes down.")},
};

} // namespace

std::span<const TermNote> oldschoolTerms()
{
    return oldschoolTermNotes;
}

} // namespace touchline
