// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/league_rescue_verb.h"

#include "app/cli/input/league_access.h"
#include "models/league/health/league_rescue.h"

namespace touchline::cli {

void LeagueRescueVerb::describe(ArgumentParser &parser) const
{
    parser.addPositionalArgument(QStringLiteral("FROM"),
                                 QStringLiteral("A damaged league; it is not changed."));
    parser.addPositionalArgument(
        QStringLiteral("TO"),
        QStringLiteral("A new file, or postgresql://user@host/database without a league."));
    describeWho(parser);
}

int LeagueRescueVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() != 2)
        return refuseArguments(streams, arguments, 2, QStringLiteral("Missing FROM or TO."));
    const auto from = leagueToInspect(arguments[0]);
    if (!from)
        return printError(streams, from.error(), arguments[0]);
    const auto rescue = saveWhatIsWhole(**from, arguments[1], accessOf(parser));
    if (!rescue)
        return printError(streams, rescue.error(), arguments[1]);
    streams.out << QStringLiteral("Saved to %1: %2 teams").arg(arguments[1]).arg(rescue->teams);
    for (const QString &name : rescue->competitions)
        streams.out << QStringLiteral(", %1").arg(name);
    streams.out << '\n';
    for (const Message &one : leftOut(*rescue))
        streams.out << one.english() << '\n';
    return done;
}

} // namespace touchline::cli
