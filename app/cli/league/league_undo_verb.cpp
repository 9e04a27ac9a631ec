// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/cups/correction_output.h"
#include "app/cli/input/league_access.h"
#include "models/league/history/foretold_turn.h"
#include "models/league/history/history_return.h"
#include "models/league/league_history.h"

#include <QtGlobal>

namespace touchline::cli {

namespace {

const QString backToOption = QStringLiteral("back-to");

enum class Way { Undo, Redo };

void describeWay(ArgumentParser &parser, Way way)
{
    describePlace(parser);
    parser.addOption({QStringLiteral("show"), QStringLiteral("Only show what would change.")});
    if (way == Way::Undo)
        parser.addOption({backToOption,
                          QStringLiteral("Undo this entry of league log and all that you did after it."),
                          QStringLiteral("number")});
    describeWho(parser);
}

/// What the step would bring; nothing is changed. `backTo`: of all steps back to before that entry, 0 for one
/// step.
int show(League &league, Streams &streams, qlonglong backTo, Way way)
{
    const bool isUndo = way == Way::Undo;
    const auto step = backTo > 0 ? league.history().returnedStep(backTo)
                      : isUndo   ? league.history().undoneStep()
                                 : league.history().redoneStep();
    TOUCHLINE_TRY_ON(streams, step);
    const QString what = backTo > 0 ? QStringLiteral("Undo back to before")
                         : isUndo   ? QStringLiteral("Undo")
                                    : QStringLiteral("Redo");
    QString text = QStringLiteral("%1: %2\n").arg(what, step->entry.english());
    const auto told = foretold(*step);
    TOUCHLINE_TRY_ON(streams, told);
    for (const ForetoldTurn &one : *told) {
        const auto following = consequencesOutput(one.before, one.after, false);
        TOUCHLINE_TRY_ON(streams, following);
        text += QStringLiteral("\n%1\n").arg(one.after.definition().name) + *following;
    }
    if (told->empty())
        text += QStringLiteral("Nothing else changes.\n");
    streams.out << text
                << QStringLiteral("\nNothing was changed yet. %1 without --show.\n")
                       .arg(isUndo ? QStringLiteral("Undo it") : QStringLiteral("Redo it"));
    return done;
}

int returnBefore(League &league, Streams &streams, qlonglong backTo)
{
    const auto entries = league.history().entries({1, backTo + 1, {}});
    if (!entries || entries->empty())
        return entries ? refused : printError(streams, entries.error());
    const HistoryReturn gone = returnToBefore(league, entries->front());
    streams.out << (gone.steps == 1 ? QStringLiteral("1 step undone.")
                                    : QStringLiteral("%1 steps undone.").arg(gone.steps))
                << (gone.steps > 0 ? " league redo restores them, one by one.\n" : "\n");
    if (!gone.ofOthers.empty())
        streams.out << QStringLiteral("Later entries by others were kept: %1, such as \"%2\" by %3.\n")
                           .arg(gone.ofOthers.size())
                           .arg(gone.ofOthers.front().english(), gone.ofOthers.front().who);
    return gone.stopped ? printError(streams, *gone.stopped) : done;
}

int goWay(const QCommandLineParser &parser, Streams &streams, Way way)
{
    const QString place = parser.positionalArguments().constFirst();
    const auto league = leagueToChange(place, parser);
    TOUCHLINE_TRY_ON(streams, league, place);
    qlonglong backTo = 0;
    if (way == Way::Undo && parser.isSet(backToOption)) {
        bool isNumber = false;
        backTo = parser.value(backToOption).toLongLong(&isNumber);
        if (!isNumber || backTo < 1)
            return refuseUsage(
                streams, QStringLiteral("--back-to takes the number of an entry of league log, not \"%1\".")
                             .arg(parser.value(backToOption)));
        // The first entry made the league: there is nothing before it.
        const auto entries = (*league)->history().entries({1, backTo + 1, {}});
        TOUCHLINE_TRY_ON(streams, entries);
        if (entries->empty() || entries->front().seq != backTo ||
            !canReturnToBefore(**league, entries->front()))
            return printError(streams,
                              Error{Fault::Refused,
                                    {QT_TRANSLATE_NOOP("core", "Entry %1 can't be undone. league log "
                                                               "lists what can."),
                                     {QString::number(backTo)}},
                                    {}});
    }
    if (parser.isSet(QStringLiteral("show")))
        return show(**league, streams, backTo, way);
    if (backTo > 0)
        return returnBefore(**league, streams, backTo);
    const auto entry = way == Way::Undo ? (*league)->history().undo() : (*league)->history().redo();
    TOUCHLINE_TRY_ON(streams, entry);
    streams.out << entry->english() << '\n';
    return done;
}

} // namespace

const Verb leagueUndoVerb{
    "league undo",
    "Undoes your last change.",
    [](ArgumentParser &parser) { describeWay(parser, Way::Undo); },
    [](const QCommandLineParser &parser, Streams &streams) { return goWay(parser, streams, Way::Undo); },
    {1, 1, "Missing PLACE of the league."}};

const Verb leagueRedoVerb{
    "league redo",
    "Redoes the last undone change.",
    [](ArgumentParser &parser) { describeWay(parser, Way::Redo); },
    [](const QCommandLineParser &parser, Streams &streams) { return goWay(parser, streams, Way::Redo); },
    {1, 1, "Missing PLACE of the league."}};

} // namespace touchline::cli
