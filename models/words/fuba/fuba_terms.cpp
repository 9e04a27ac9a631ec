// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/fuba/fuba_telling.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array fubaTermNotes{
    TermNote{QT_TRANSLATE_NOOP("core", "ball value"),
             QT_TRANSLATE_NOOP("core", "The face of the ball: 1 is under full control, 6 hardly at all.")},
    TermNote{QT_TRANSLATE_NOOP("core", "control check"),
             QT_TRANSLATE_NOOP("core", "The die of the side on the ball against the ball value: higher keeps "
                                       "the ball, lower loses it, equal is a special event.")},
    TermNote{QT_TRANSLATE_NOOP("core", "special event"),
             QT_TRANSLATE_NOOP("core", "What happens where die and ball value are equal: a foul, a corner, a "
                                       "free movement, an injury …")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "adjustment"),
        QT_TRANSLATE_NOOP(
            "core", "Changes the ball value by how many more or fewer players the side has at the ball.")},
    TermNote{QT_TRANSLATE_NOOP("core", "pressing"),
             QT_TRANSLATE_NOOP(
                 "core", "A die of the side without the ball: lower than the ball value wins the ball.")},
    TermNote{QT_TRANSLATE_NOOP("core", "condition point"),
             QT_TRANSLATE_NOOP("core", "A point of defence, midfield or attack. It makes one action better; "
                                       "long plays of the ball tire a team.")},
    TermNote{QT_TRANSLATE_NOOP("core", "secondary"),
             QT_TRANSLATE_NOOP("core", "The second action of a stage is weaker than the first.")},
    TermNote{QT_TRANSLATE_NOOP("core", "rebound"),
             QT_TRANSLATE_NOOP(
                 "core",
                 "Both sides roll for the ball that comes back, each with its players in the penalty area.")},
};

} // namespace

std::span<const TermNote> fubaTerms()
{
    return fubaTermNotes;
}

} // namespace touchline
