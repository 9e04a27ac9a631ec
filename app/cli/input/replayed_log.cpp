// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/replayed_log.h"

#include "app/cli/base/files.h"
#include "app/cli/input/friendly_match.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/match_number.h"
#include "core/games/registry.h"
#include "core/match/report/report_history.h"
#include "models/league/league_results.h"

#include <QtGlobal>

namespace touchline::cli {

namespace {

Result<ReplayedLog> replayed(const Game &game, const MatchLog &log)
{
    auto played = replay(game, log);
    TOUCHLINE_TRY(played);
    if (!isReplayOf(log.report, played->report))
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP(
                "core", "The rolls and choices in this log lead to another report than the one in it."));
    return ReplayedLog{&game, std::move(*played)};
}

/// The report of a match of the competition. Errors: NotFound (no such match, no result yet).
Result<const MatchReport *> reportOfMatch(const Competition &competition, const QString &number)
{
    const auto index = matchNumbered(number, competition);
    TOUCHLINE_TRY(index);
    const MatchReport *report = competition.report(*index);
    if (report == nullptr)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "Match %1 has not been played yet."),
                    {number});
    return report;
}

Result<ReplayedLog> replayedFriendly(League &league, const QString &text)
{
    const auto friendly = friendlyCalled(text, league);
    TOUCHLINE_TRY(friendly);
    if (friendly->isUnderWay)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "\"%1\" is not over yet: play it to the end first."),
                    {friendly->name});
    const auto log = Friendlies(league).log(friendly->id);
    TOUCHLINE_TRY(log);
    return replayedMatch(*log);
}

} // namespace

Result<ReplayedLog> replayedLog(const QString &path)
{
    const auto object = readJsonFile(path);
    TOUCHLINE_TRY(object);
    const auto id = gameOfLog(*object);
    TOUCHLINE_TRY(id);
    const auto game = findGame(*id);
    TOUCHLINE_TRY(game);
    const auto log = logFromJson(*object, **game);
    TOUCHLINE_TRY(log);
    return replayed(**game, *log);
}

bool namesFixture(const QCommandLineParser &parser)
{
    return parser.isSet(u"fixture"_s) || parser.isSet(u"friendly"_s);
}

Result<ReplayedLog> replayedMatch(const MatchLog &log)
{
    const auto game = findGame(log.game);
    TOUCHLINE_TRY(game);
    return replayed(**game, log);
}

Result<ReplayedLog> replayedFixture(const QString &place, const QCommandLineParser &parser)
{
    const auto league = leagueToRead(place);
    TOUCHLINE_TRY(league);
    if (parser.isSet(u"friendly"_s))
        return replayedFriendly(**league, parser.value(u"friendly"_s));
    const auto competition = competitionOf(**league, parser.value(u"competition"_s));
    TOUCHLINE_TRY(competition);
    const QString number = parser.value(u"fixture"_s);
    const auto report = reportOfMatch(*competition, number);
    TOUCHLINE_TRY(report);
    const auto log = (*league)->results().log((*report)->id);
    TOUCHLINE_TRY(log);
    if (!*log)
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "Match %1 has no log: its result was entered by hand."),
                    {number});
    return replayedMatch(**log);
}

} // namespace touchline::cli
