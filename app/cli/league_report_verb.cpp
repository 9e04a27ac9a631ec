// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league_report_verb.h"

#include "app/cli/correction.h"
#include "app/cli/files.h"
#include "app/cli/league_access.h"
#include "app/cli/match_number.h"
#include "app/cli/score_sheet.h"
#include "core/competition/progress.h"
#include "core/play/competition_discipline.h"
#include "core/play/fielded_suspended.h"
#include "models/league/listed_players.h"
#include "models/words/narrator.h"
#include "models/words/score_entry.h"
#include "models/words/text_table.h"

#include <QtGlobal>

namespace touchline::cli {

namespace {

/// What the arguments behind PLACE say.
struct Asked
{
    QString competition;
    QString match;
    /// Empty with --sheet.
    QString score;
};

/// PLACE [COMPETITION] MATCH SCORE, without SCORE where a sheet has it.
std::optional<Asked> askedFor(QStringList words, bool hasSheet)
{
    words.removeFirst();
    Asked asked;
    if (!hasSheet && !words.isEmpty())
        asked.score = words.takeLast();
    if (!words.isEmpty())
        asked.match = words.takeLast();
    if (words.size() == 1)
        asked.competition = words.takeLast();
    if (!words.isEmpty() || asked.match.isEmpty() || asked.score.isEmpty() != hasSheet)
        return std::nullopt;
    return asked;
}

Result<int> openMatch(const Competition &competition, const QString &text)
{
    auto index = matchNumbered(text, competition);
    if (!index)
        return index;
    if (const MatchReport *report = competition.report(*index); report != nullptr)
        return fail(
            Fault::Refused,
            QT_TRANSLATE_NOOP(
                "core", "Match %1 already has a result, %2 %3-%4 %5. Change it with \"league correct\"."),
            {text, report->teams[Side::Home].name, QString::number(report->score.home),
             QString::number(report->score.away), report->teams[Side::Away].name});
    return index;
}

Result<PerSide<std::vector<Person>>> listedOf(League &league, const Competition &competition, int index)
{
    PerSide<std::vector<Person>> listed;
    const PerSide<int> teams = progress(competition).fixtures[static_cast<std::size_t>(index)].teams;
    for (const Side side : bothSides) {
        if (teams[side] < 0)
            continue;
        auto players = listedFor(league, competition.entrant(teams[side]).id, competition.definition().id);
        if (!players)
            return fail(players.error());
        listed[side] = std::move(*players);
    }
    return listed;
}

Result<MatchReport> reportFor(League &league, const Competition &competition, int index, const Asked &asked,
                              const QCommandLineParser &parser)
{
    if (!parser.isSet(QStringLiteral("sheet"))) {
        const auto result = resultAsked(asked.score, parser);
        return result ? typedReport(competition, index, *result) : fail(result.error());
    }
    const QString path = parser.value(QStringLiteral("sheet"));
    auto sheet = readJsonFile(path);
    if (!sheet)
        return fail(inFile(sheet.error(), path));
    const auto listed = listedOf(league, competition, index);
    if (!listed)
        return fail(listed.error());
    auto report = reportOfSheet(std::move(*sheet), competition, index, *listed);
    if (!report)
        return fail(inFile(report.error(), path));
    return report;
}

/// Names those on the sheet who are out, and what it costs to field them. The sheet is entered all the same.
Result<void> warnOfFielded(const Competition &competition, int index, const MatchReport &report,
                           Streams &streams)
{
    const auto rules = disciplineOf(competition);
    if (!rules)
        return fail(rules.error());
    if (!*rules)
        return {};
    const auto joined = [](const std::vector<Message> &messages, const QString &between) {
        QStringList words;
        for (const Message &message : messages)
            words << message.english();
        return words.join(between);
    };
    const std::vector<FieldedPlayer> players = fieldedPlayers(competition, index, report, **rules);
    for (const FieldedPlayer &one : players)
        streams.err << QStringLiteral("Warning: %1 (%2) is out and takes part: %3.\n")
                           .arg(nameShown(one.name), nameShown(competition.entrant(one.team).name),
                                joined(one.because, QStringLiteral("; ")));
    if (const QString costs = joined(fieldingCosts(**rules), QStringLiteral(", "));
        !players.empty() && !costs.isEmpty())
        streams.err
            << QStringLiteral("By the rules: %1. The organiser decides: correct --walkover.\n").arg(costs);
    return {};
}

} // namespace

void LeagueReportVerb::describe(ArgumentParser &parser) const
{
    describePlace(parser);
    describeCompetitionArgument(parser);
    parser.addPositionalArgument(QStringLiteral("MATCH"), QStringLiteral("The number of the match."));
    parser.addPositionalArgument(
        QStringLiteral("SCORE"),
        QStringLiteral("The result: 2-1, \"2-1 aet\" or \"1-1 4-3p\"; not with --sheet."),
        QStringLiteral("[SCORE]"));
    parser.addOptions({
        {QStringLiteral("aet"), QStringLiteral("The score includes extra time.")},
        {QStringLiteral("pens"), QStringLiteral("The score of the penalty shoot-out."),
         QStringLiteral("4-3")},
        {QStringLiteral("show"),
         QStringLiteral("Only say what would be entered, and who plays although suspended.")},
        {QStringLiteral("sheet"),
         QStringLiteral(
             "A score sheet as JSON: {\"score\": [2, 1], \"events\": [{\"kind\": \"goal\", \"side\": "
             "\"home\", \"player\": \"Pele\", \"minute\": 12}, ...]}."),
         QStringLiteral("file")},
    });
    describeWho(parser);
}

int LeagueReportVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const bool hasSheet = parser.isSet(QStringLiteral("sheet"));
    if (placeArguments(parser).isEmpty())
        return refuseUsage(streams, QStringLiteral("Missing PLACE of the league."));
    const auto asked = askedFor(placeArguments(parser), hasSheet);
    if (!asked)
        return refuseUsage(streams,
                           hasSheet ? QStringLiteral("Missing MATCH: the number of the match on the sheet.")
                                    : QStringLiteral("Missing MATCH or SCORE."));
    if (hasSheet && (parser.isSet(QStringLiteral("aet")) || parser.isSet(QStringLiteral("pens"))))
        return refuseUsage(streams, QStringLiteral("--aet and --pens can't be used with --sheet."));
    const QString place = placeArguments(parser).constFirst();
    const auto league = leagueToChange(place, parser);
    if (!league)
        return printError(streams, league.error(), place);
    const auto competition = competitionOf(**league, asked->competition);
    if (!competition)
        return printError(streams, competition.error());
    const auto index = openMatch(*competition, asked->match);
    if (!index)
        return printError(streams, index.error());
    auto report = reportFor(**league, *competition, *index, *asked, parser);
    if (!report)
        return printError(streams, report.error());
    if (auto warned = warnOfFielded(*competition, *index, *report, streams); !warned)
        return printError(streams, warned.error());
    const bool isShown = parser.isSet(QStringLiteral("show"));
    const QString told =
        (isShown ? QStringLiteral("Would be entered: %1 %2 %3\n") : QStringLiteral("Entered: %1 %2 %3\n"))
            .arg(nameShown(report->teams[Side::Home].name), resultText(*report),
                 nameShown(report->teams[Side::Away].name));
    if (isShown) {
        streams.out << told;
        return done;
    }
    const auto entry = (*league)->record(competition->definition().id, std::move(*report));
    if (!entry)
        return printError(streams, entry.error());
    streams.out << told;
    return done;
}

} // namespace touchline::cli
