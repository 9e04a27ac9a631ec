// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/input/league_access.h"
#include "app/cli/input/match_number.h"
#include "app/cli/output/history_text.h"
#include "core/base/json_reader.h"
#include "models/league/league_history.h"
#include "models/league/league_teams.h"

#include <QJsonArray>
#include <QtGlobal>

#include <algorithm>

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
    return std::optional(competition->fixtures()[static_cast<std::size_t>(*index)].id);
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
    QJsonArray array;
    for (const JournalEntry &entry : *entries)
        array.append(historyJson(entry));
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

} // namespace

const Verb leagueLogVerb{"league log",
                         "Shows the history: who changed what, and when.",
                         {placeRow,
                          {"match", "Show only changes to the match with this number.", "number"},
                          {"entry", "Show one entry with everything it changed.", "number"},
                          {"most", "Show at most N entries, newest first; by default all.", "number"},
                          jsonRow,
                          competitionRow},
                         runLeagueLog,
                         {1, 1, "Missing PLACE of the league."}};

} // namespace touchline::cli
