// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"

#include <limits>
#include <span>

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

/// Under which heading a verb stands in the list; those of leagues have a list of their own.
enum class Subject : std::uint8_t {
    Matches,
    Results,
    Plans,
    Teams,
    Leagues,
    Program,
    Begin,
    Week,
    Watch,
    Safety
};

/// What somebody wants, and what they type for it, without "touchline-cli".
struct Example
{
    const char *what;
    const char *command;
};

/// One verb of touchline-cli: `touchline-cli <name> ...`.
struct Verb
{
    /// As it is typed: "cup", "league play".
    const char *name;
    /// One line for the list of verbs.
    const char *summary;
    Subject subject;
    /// Three and more; tests/unit/cli/test_examples.cpp has the files that they name, and runs them.
    std::vector<Example> examples;
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
void printExamples(const Verb &verb, Streams &streams);
/// Says what is wrong with the usage and where to find help.
int refuseUsage(Streams &streams, const QString &what);
/// The same where the arguments are not as many as they should be: `missing` where some lack, else that the
/// first one behind `most` is too many, with `hint` behind it.
int refuseArguments(Streams &streams, const QStringList &arguments, qsizetype most, const QString &missing,
                    const QString &hint = {});
/// The arguments of a verb of placeAndCompetition: one given as --competition stands after PLACE.
[[nodiscard]] QStringList placeArguments(const QCommandLineParser &parser);
/// What is wrong where more than one of these options is set: "Use --draw or --typed, not both."; else empty.
[[nodiscard]] QString twoOf(const QStringList &options, const QCommandLineParser &parser);
/// The option's whole number min..max, or `fallback` where it is not set. Nothing, with the reason printed,
/// if it is set to something else.
[[nodiscard]] std::optional<std::uint64_t> numberOption(const QCommandLineParser &parser,
                                                        const QString &option, std::uint64_t fallback,
                                                        Streams &streams);

/// All verbs, in the order of the help; those of leagues stand together. Each is the row of a Verb in the
/// file of its subject; a further one needs nothing but its line here.
// clang-format off
#define TOUCHLINE_VERBS(VERB) \
    VERB(cardsVerb) \
    VERB(chartsVerb) \
    VERB(matchVerb) \
    VERB(explainVerb) \
    VERB(replayVerb) \
    VERB(luckVerb) \
    VERB(cupVerb) \
    VERB(formatVerb) \
    VERB(drawVerb) \
    VERB(scheduleVerb) \
    VERB(standingsVerb) \
    VERB(bracketVerb) \
    VERB(correctVerb) \
    VERB(decideVerb) \
    VERB(seasonVerb) \
    VERB(suspensionsVerb) \
    VERB(statisticsVerb) \
    VERB(ratingsVerb) \
    VERB(forecastVerb) \
    VERB(calibrateVerb) \
    VERB(needsVerb) \
    VERB(exportVerb) \
    VERB(leagueVerb) \
    VERB(leagueNewVerb) \
    VERB(leagueInfoVerb) \
    VERB(leagueAddVerb) \
    VERB(leagueTeamsVerb) \
    VERB(leagueClubVerb) \
    VERB(leagueRulesVerb) \
    VERB(leagueCalendarVerb) \
    VERB(leagueTimetableVerb) \
    VERB(leagueFixturesVerb) \
    VERB(leagueDrawVerb) \
    VERB(leaguePlayVerb) \
    VERB(leagueFriendlyVerb) \
    VERB(leagueReportVerb) \
    VERB(leagueCorrectVerb) \
    VERB(leagueTransferVerb) \
    VERB(leagueFinesVerb) \
    VERB(leagueRefereesVerb) \
    VERB(leagueOfficialsVerb) \
    VERB(leagueUndoVerb) \
    VERB(leagueRedoVerb) \
    VERB(leagueLogVerb) \
    VERB(leagueImportVerb) \
    VERB(leagueExportVerb) \
    VERB(leagueMoveVerb) \
    VERB(leagueRepairedVerb) \
    VERB(leagueRescueVerb) \
    VERB(backupVerb) \
    VERB(verifyVerb) \
    VERB(aboutVerb) \
    VERB(manualVerb) \
    VERB(completionVerb) \
    VERB(manVerb)
// clang-format on

#define TOUCHLINE_DECLARE(verb) extern const Verb verb;
TOUCHLINE_VERBS(TOUCHLINE_DECLARE)
#undef TOUCHLINE_DECLARE

/// The same as a list.
[[nodiscard]] std::span<const Verb *const> allVerbs();

} // namespace touchline::cli
