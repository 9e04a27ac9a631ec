// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/correction_output.h"
#include "app/cli/input/league_access.h"
#include "app/cli/output/history_text.h"
#include "models/league/history/history_return.h"
#include "models/league/history/undo_preview.h"
#include "models/league/league_history.h"
#include "models/league/league_teams.h"

namespace touchline::cli {

namespace {

/// The match of --match, whose history is asked for; nothing without it.
Result<std::optional<QUuid>> matchAsked(League &league, const QCommandLineParser &parser)
{
    if (!parser.isSet(u"match"_s))
        return std::optional<QUuid>();
    const auto competition = competitionOf(league, parser.value(u"competition"_s));
    TOUCHLINE_TRY(competition);
    const auto index = matchNumbered(parser.value(u"match"_s), *competition);
    TOUCHLINE_TRY(index);
    return std::optional(competition->fixtures()[at(*index)].id);
}

Result<QHash<QUuid, QString>> teamNames(League &league)
{
    const auto teams = league.teams().all();
    TOUCHLINE_TRY(teams);
    QHash<QUuid, QString> names;
    for (const Team &team : *teams)
        names.insert(team.id, team.displayName());
    return names;
}

int printEntry(League &league, qlonglong seq, bool asJson, Streams &streams)
{
    // The newest before the next one is that one, if there is such an entry.
    const auto entries = league.history().entries({1, seq + 1, {}});
    TOUCHLINE_TRY_ON(streams, entries);
    if (entries->empty() || entries->front().seq != seq)
        return printError(streams, Error{Fault::NotFound,
                                         {QT_TRANSLATE_NOOP("core", "The history has no entry %1."),
                                          {QString::number(seq)}},
                                         {}});
    const auto changes = league.history().changesOf(seq);
    TOUCHLINE_TRY_ON(streams, changes);
    const auto teams = teamNames(league);
    TOUCHLINE_TRY_ON(streams, teams);
    if (!asJson) {
        streams.out << historyText(*entries) << changesText(*changes, *teams);
        return done;
    }
    QJsonObject object = historyJson(entries->front());
    object.insert(u"changes"_s, changesJson(*changes));
    streams.out << writtenJson(object);
    return done;
}

int printHistory(League &league, const JournalFilter &filter, bool asJson, Streams &streams)
{
    const auto entries = league.history().entries(filter);
    TOUCHLINE_TRY_ON(streams, entries);
    if (!asJson) {
        streams.out << historyText(*entries);
        return done;
    }
    const QJsonArray array = arrayOf(*entries, [&](const JournalEntry &entry) { return historyJson(entry); });
    streams.out << writtenJson({{u"entries"_s, array}});
    return done;
}

int runLeagueLog(const QCommandLineParser &parser, Streams &streams)
{
    if (parser.isSet(u"entry"_s) && parser.isSet(u"match"_s))
        return refuseUsage(streams, u"Use --match or --entry, not both."_s);
    const auto entry = numberOption(parser, u"entry"_s, 0, streams);
    const auto most = entry ? numberOption(parser, u"most"_s, 0, streams) : entry;
    if (!most)
        return wrongUsage;
    const QString place = parser.positionalArguments().constFirst();
    const auto league = leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const bool asJson = streams.asJson;
    constexpr std::uint64_t highest = 1'000'000'000;
    if (parser.isSet(u"entry"_s))
        return printEntry(**league, static_cast<qlonglong>(std::min(*entry, highest)), asJson, streams);
    const auto match = matchAsked(**league, parser);
    TOUCHLINE_TRY_ON(streams, match);
    return printHistory(**league, {static_cast<int>(std::min(*most, highest)), 0, *match}, asJson, streams);
}

enum class Way { Undo, Redo };

/// What the step would bring; nothing is changed. `backTo`: of all steps back to before that entry, 0 for one
/// step.
int show(League &league, Streams &streams, qlonglong backTo, Way way)
{
    const bool isUndo = way == Way::Undo;
    const auto step = backTo > 0 ? league.history().returnedStep(backTo)
                      : isUndo   ? league.history().undoneStep()
                                 : league.history().redoneStep();
    TOUCHLINE_TRY_ON(streams, step);
    const QString what = backTo > 0 ? u"Undo back to before"_s : isUndo ? u"Undo"_s : u"Redo"_s;
    QString text = u"%1: %2\n"_s.arg(what, step->entry.english());
    const auto preview = previewHistoryStep(*step);
    TOUCHLINE_TRY_ON(streams, preview);
    for (const UndoPreview &one : *preview) {
        const auto following = consequencesOutput(one.before, one.after, false);
        TOUCHLINE_TRY_ON(streams, following);
        text += u"\n%1\n"_s.arg(one.after.definition().name) + *following;
    }
    if (preview->empty())
        text += u"Nothing else changes.\n"_s;
    streams.out << text
                << u"\nNothing was changed yet. %1 without --show.\n"_s.arg(isUndo ? u"Undo it"_s
                                                                                   : u"Redo it"_s);
    return done;
}

int returnBefore(League &league, Streams &streams, qlonglong backTo)
{
    const auto entries = league.history().entries({1, backTo + 1, {}});
    if (!entries || entries->empty())
        return entries ? refused : printError(streams, entries.error());
    const HistoryReturn gone = returnToBefore(league, entries->front());
    streams.out << (gone.steps == 1 ? u"1 step undone."_s : u"%1 steps undone."_s.arg(gone.steps))
                << (gone.steps > 0 ? " league redo restores them, one by one.\n" : "\n");
    if (!gone.ofOthers.empty())
        streams.out << u"Later entries by others were kept: %1, such as \"%2\" by %3.\n"_s
                           .arg(gone.ofOthers.size())
                           .arg(gone.ofOthers.front().english(), gone.ofOthers.front().who);
    return gone.stopped ? printError(streams, *gone.stopped) : done;
}

int goWay(const QCommandLineParser &parser, Streams &streams, Way way)
{
    const QString place = parser.positionalArguments().constFirst();
    const auto league = leagueToChange(place, streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    qlonglong backTo = 0;
    if (way == Way::Undo && parser.isSet(u"back-to"_s)) {
        bool isNumber = false;
        backTo = parser.value(u"back-to"_s).toLongLong(&isNumber);
        if (!isNumber || backTo < 1)
            return refuseUsage(streams,
                               u"--back-to takes the number of an entry of league log, not \"%1\"."_s.arg(
                                   parser.value(u"back-to"_s)));
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
    if (parser.isSet(u"show"_s))
        return show(**league, streams, backTo, way);
    if (backTo > 0)
        return returnBefore(**league, streams, backTo);
    const auto entry = way == Way::Undo ? (*league)->history().undo() : (*league)->history().redo();
    TOUCHLINE_TRY_ON(streams, entry);
    streams.out << entry->english() << '\n';
    return done;
}

} // namespace

const Verb leagueLogVerb{"league log",
                         "Shows the history: who changed what, and when.",
                         {placeRow,
                          {"match <number>", "Show only changes to the match with this number."},
                          {"entry <number>", "Show one entry with everything it changed."},
                          {"most <number>", "Show at most N entries, newest first; by default all."},
                          jsonRow,
                          competitionRow},
                         runLeagueLog,
                         {1, 1, "Missing PLACE of the league."}};

const Verb leagueUndoVerb{
    "league undo",
    "Undoes your last change.",
    {placeRow,
     {"show", "Only show what would change."},
     {"back-to <number>", "Undo this entry of league log and all that you did after it."},
     whoRow},
    [](const QCommandLineParser &parser, Streams &streams) { return goWay(parser, streams, Way::Undo); },
    {1, 1, "Missing PLACE of the league."}};

const Verb leagueRedoVerb{
    "league redo",
    "Redoes the last undone change.",
    {placeRow, {"show", "Only show what would change."}, whoRow},
    [](const QCommandLineParser &parser, Streams &streams) { return goWay(parser, streams, Way::Redo); },
    {1, 1, "Missing PLACE of the league."}};

} // namespace touchline::cli
