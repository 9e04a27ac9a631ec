// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"

#include <limits>

namespace touchline::cli {

/// How many arguments a verb takes, and what is said where there are fewer.
struct ArgumentCount
{
    qsizetype least = 0;
    qsizetype most = std::numeric_limits<qsizetype>::max();
    /// Null: the verb takes PLACE and [COMPETITION], as placeArguments() gives them.
    const char *missing = "";
};

inline constexpr ArgumentCount placeAndCompetition{1, 2, nullptr};

/// One verb of touchline-cli: `touchline-cli <name> ...`.
struct Verb
{
    /// As it is typed: "cup", "league play".
    const char *name;
    /// One line for the list of verbs.
    const char *summary;
    std::vector<OptionRow> options;
    /// Does the work with arguments that parsed; gives the exit code.
    int (*execute)(const QCommandLineParser &parser, Streams &streams);
    ArgumentCount arguments{};
    /// The files that the verb is asked to write. They are checked before it does its work; where one is "-",
    /// `streams.out` is standard error, so that standard output has the file alone.
    QStringList (*outputFiles)(const QCommandLineParser &parser) = nullptr;
};

/// `arguments` are those after the name. Handles --help and wrong usage; gives the exit code.
int run(const Verb &verb, const QStringList &arguments, Streams &streams);
/// Says what is wrong with the usage and where to find help.
int refuseUsage(Streams &streams, const QString &what);
/// The same where the arguments are not as many as they should be: `missing` where some lack, else that the
/// first one behind `most` is too many, with `hint` behind it.
int refuseArguments(Streams &streams, const QStringList &arguments, qsizetype most, const QString &missing,
                    const QString &hint = {});
/// The arguments of a verb of placeAndCompetition: one given as --competition stands after PLACE.
[[nodiscard]] QStringList placeArguments(const QCommandLineParser &parser);
/// The option's whole number min..max, or `fallback` where it is not set. Nothing, with the reason printed,
/// if it is set to something else.
[[nodiscard]] std::optional<std::uint64_t> numberOption(const QCommandLineParser &parser,
                                                        const QString &option, std::uint64_t fallback,
                                                        Streams &streams);

/// The rows of the verbs, each in a file of its own; command_line.cpp lists them in the order of the help.
extern const Verb aboutVerb, backupVerb, bracketVerb, cardsVerb, chartsVerb, correctVerb, cupVerb, decideVerb,
    drawVerb, explainVerb, exportVerb, formatVerb, matchVerb, replayVerb, scheduleVerb, seasonVerb,
    standingsVerb, statisticsVerb, suspensionsVerb, verifyVerb;
extern const Verb leagueAddVerb, leagueCalendarVerb, leagueCorrectVerb, leagueDrawVerb, leagueExportVerb,
    leagueFinesVerb, leagueFixturesVerb, leagueFriendlyVerb, leagueImportVerb, leagueInfoVerb, leagueLogVerb,
    leagueMoveVerb, leagueNewVerb, leaguePlayVerb, leagueRedoVerb, leagueRefereesVerb, leagueRepairedVerb,
    leagueReportVerb, leagueRescueVerb, leagueRulesVerb, leagueTeamsVerb, leagueTransferVerb, leagueUndoVerb;

} // namespace touchline::cli
