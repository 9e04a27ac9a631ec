// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/oldschool/oldschool_telling.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array oldschoolTermNotes{
    TermNote{
        QT_TRANSLATE_NOOP("core", "movement point"),
        QT_TRANSLATE_NOOP("core", "One step for a player in this turn. Dribbling uses the same points.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "tiki taka"),
        QT_TRANSLATE_NOOP(
            "core",
            "Two or three passes without dice in one turn. The other side moves first in the next turn.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "through pass"),
        QT_TRANSLATE_NOOP("core", "A ground pass into open space. It can be intercepted, but not blocked.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "long ball"),
        QT_TRANSLATE_NOOP("core", "A high ball over the sum of both dice. It can't be stopped on its way.")},
    TermNote{QT_TRANSLATE_NOOP("core", "curl"),
             QT_TRANSLATE_NOOP("core", "Bends the ball: one cell sideways for each even White die.")},
    TermNote{QT_TRANSLATE_NOOP("core", "feint"),
             QT_TRANSLATE_NOOP("core", "A player beaten by a feint is out of the turn.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "joker"),
        QT_TRANSLATE_NOOP("core", "The captain keeps the referee from judging a tackle: no foul, no card.")},
    TermNote{QT_TRANSLATE_NOOP("core", "white"), QT_TRANSLATE_NOOP("core", "Even succeeds, odd fails.")},
    TermNote{QT_TRANSLATE_NOOP("core", "light blue"),
             QT_TRANSLATE_NOOP("core", "The referee's die: it says whether a tackle was a foul.")},
    TermNote{QT_TRANSLATE_NOOP("core", "second run"),
             QT_TRANSLATE_NOOP("core", "Both sides move again before a high ball comes down.")},
};

} // namespace

std::span<const TermNote> oldschoolTerms()
{
    return oldschoolTermNotes;
}

} // namespace touchline
