// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/templates/format_builders.h"

#include <qglobal.h>

namespace touchline {

Result<Format> cupFormat(int teams, const KnockoutOptions &options)
{
    if (teams < 2 || teams > mostCupTeams)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A cup has from %1 to %2 teams, not %3."),
                    {QString::number(2), QString::number(mostCupTeams), QString::number(teams)});
    TOUCHLINE_TRY(checkKnockout(teams, options));
    BuiltKnockout knockout = knockoutOf(seededBracket(poolPlaces(teams)), 1, options);
    Format format;
    format.name = QStringLiteral("cup-%1").arg(teams);
    format.title = QStringLiteral("Cup of %1 teams").arg(teams);
    format.pool = teams;
    format.stages = {{QStringLiteral("knockout"), std::move(knockout.stage)}};
    format.finalPlaces = std::move(knockout.places);
    return format;
}

} // namespace touchline
