// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/rating_text.h"

namespace touchline {

QString ratingFigure(double points, const Language &language)
{
    return language.number(qRound(points));
}

QString certaintyWords(const Glicko &team, const Language &language)
{
    return language.text(QT_TRANSLATE_NOOP("core", "Glicko-2: %1, in 95 of 100 cases between %2 and %3."),
                         {ratingFigure(team.rating, language),
                          ratingFigure(team.rating - 2 * team.deviation, language),
                          ratingFigure(team.rating + 2 * team.deviation, language)});
}

} // namespace touchline
