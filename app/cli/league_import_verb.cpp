// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league_import_verb.h"

#include "app/cli/cup_file.h"
#include "app/cli/league_access.h"

namespace touchline::cli {

void LeagueImportVerb::describe(QCommandLineParser &parser) const
{
    describePlace(parser);
    parser.addPositionalArgument(QStringLiteral("FILE..."),
                                 QStringLiteral("Cups of \"cup --out\", with all that happened in them."));
    describeWho(parser);
}

int LeagueImportVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() < 2)
        return refuseUsage(streams, QStringLiteral("Into which league, and which files?"));
    // All files are read before the first is taken up.
    std::vector<Competition> competitions;
    for (const QString &path : arguments.mid(1)) {
        auto one = readCupFile(path);
        if (!one)
            return printError(streams, one.error());
        competitions.push_back(std::move(*one));
    }
    const QString place = arguments.constFirst();
    const auto league = leagueToChange(place, parser);
    if (!league)
        return printError(streams, league.error(), place);
    for (std::size_t i = 0; i < competitions.size(); ++i) {
        const auto entry = (*league)->addCompetition(competitions[i]);
        if (!entry)
            return printError(streams, entry.error(), arguments.at(static_cast<qsizetype>(i) + 1));
        streams.out << entry->english() << '\n';
    }
    return done;
}

} // namespace touchline::cli
