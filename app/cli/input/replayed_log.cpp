// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/replayed_log.h"

#include "app/cli/base/files.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/match_number.h"
#include "core/games/registry.h"

#include <QtGlobal>

namespace touchline::cli {

namespace {

const QString fixtureOption = QStringLiteral("fixture");

Result<ReplayedLog> replayed(const Game &game, const MatchLog &log)
{
    auto played = replay(game, log);
    if (!played)
        return fail(played.error());
    // A report gets its id when it is entered.
    played->report.id = log.report.id;
    if (played->report != log.report)
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
    if (!index)
        return fail(index.error());
    const MatchReport *report = competition.report(*index);
    if (report == nullptr)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "Match %1 has not been played yet."),
                    {number});
    return report;
}

} // namespace

Result<ReplayedLog> replayedLog(const QString &path)
{
    const auto object = readJsonFile(path);
    if (!object)
        return fail(object.error());
    const auto id = gameOfLog(*object);
    if (!id)
        return fail(id.error());
    const auto game = findGame(*id);
    if (!game)
        return fail(game.error());
    const auto log = logFromJson(*object, **game);
    if (!log)
        return fail(log.error());
    return replayed(**game, *log);
}

void describeFixture(ArgumentParser &parser, const QString &help)
{
    parser.addOption({fixtureOption, help, QStringLiteral("number")});
    describeCompetition(parser);
}

Result<ReplayedLog> replayedFixture(const QString &place, const QCommandLineParser &parser)
{
    const auto league = leagueToRead(place);
    if (!league)
        return fail(league.error());
    const auto competition = competitionOf(**league, parser.value(QStringLiteral("competition")));
    if (!competition)
        return fail(competition.error());
    const QString number = parser.value(fixtureOption);
    const auto report = reportOfMatch(*competition, number);
    if (!report)
        return fail(report.error());
    const auto log = (*league)->log((*report)->id);
    if (!log)
        return fail(log.error());
    if (!*log)
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "Match %1 has no log: its result was entered by hand."),
                    {number});
    const auto game = findGame((*log)->game);
    if (!game)
        return fail(game.error());
    return replayed(**game, **log);
}

} // namespace touchline::cli
