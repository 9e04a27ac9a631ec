// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/league_undo_verb.h"

#include "app/cli/cups/correction_output.h"
#include "app/cli/input/league_access.h"
#include "models/league/foretold_turn.h"

namespace touchline::cli {

void LeagueUndoVerb::describe(ArgumentParser &parser) const
{
    describePlace(parser);
    parser.addOption({QStringLiteral("show"), QStringLiteral("Only show what would change.")});
    describeWho(parser);
}

int LeagueUndoVerb::show(League &league, Streams &streams) const
{
    const bool isUndo = m_way == Way::Undo;
    const auto step = isUndo ? league.undoneStep() : league.redoneStep();
    if (!step)
        return printError(streams, step.error());
    QString text = QStringLiteral("%1: %2\n")
                       .arg(isUndo ? QStringLiteral("Undo") : QStringLiteral("Redo"), step->entry.english());
    const auto told = foretold(*step);
    if (!told)
        return printError(streams, told.error());
    for (const ForetoldTurn &one : *told) {
        const auto following = consequencesOutput(one.before, one.after, false);
        if (!following)
            return printError(streams, following.error());
        text += QStringLiteral("\n%1\n").arg(one.after.definition().name) + *following;
    }
    if (told->empty())
        text += QStringLiteral("Nothing else changes.\n");
    streams.out << text
                << QStringLiteral("\nNothing was changed yet. %1 without --show.\n")
                       .arg(isUndo ? QStringLiteral("Undo it") : QStringLiteral("Redo it"));
    return done;
}

int LeagueUndoVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    if (parser.positionalArguments().size() != 1)
        return refuseUsage(streams, QStringLiteral("Missing PLACE of the league."));
    const QString place = parser.positionalArguments().constFirst();
    const auto league = leagueToChange(place, parser);
    if (!league)
        return printError(streams, league.error(), place);
    if (parser.isSet(QStringLiteral("show")))
        return show(**league, streams);
    const auto entry = m_way == Way::Undo ? (*league)->undo() : (*league)->redo();
    if (!entry)
        return printError(streams, entry.error());
    streams.out << entry->english() << '\n';
    return done;
}

} // namespace touchline::cli
