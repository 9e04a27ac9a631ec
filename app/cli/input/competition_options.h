// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/competition/format/format.h"
#include "core/competition/schedule/calendar.h"
#include "core/competition/schedule/schedule.h"
#include "core/play/changes/own_rules.h"
#include "core/play/new_competition.h"

namespace touchline::cli {

/// The options that every verb has which makes a competition: game, levels, charts, draw, host, discipline,
/// seed, calendar. The template is described by the verb, since only some have one without being asked.
extern const std::vector<OptionRow> competitionRows;

/// Prints the list that one of them asks for instead of naming something of it ("--template list", "--options
/// list", "--rules list", "--discipline list", those of a league with them). Gives the exit code; nothing
/// where no list is asked for.
[[nodiscard]] std::optional<int> printAskedList(const QCommandLineParser &parser, Streams &streams,
                                                const OwnRules &own = {});

/// What they ask for. Teams are for the verb. Errors: Usage (a name that there is not, a value that is none);
/// those of the files that are named.
[[nodiscard]] Result<CompetitionWishes> competitionWishes(const QCommandLineParser &parser,
                                                          std::uint64_t seed, const OwnRules &own = {});

/// The competition with a date for each match; the same without a calendar. Errors: those of datedFixtures().
[[nodiscard]] Result<Competition> withDates(Competition competition, const std::optional<Calendar> &calendar);

/// The format of that name, or that of a file (name.json, or "-"). Errors: Usage (no format is called so),
/// those of readJsonFile() and formatFromJson() with the name of the file.
[[nodiscard]] Result<Format> formatFor(const QString &name);

/// Puts the format of --template NAME|FILE, where it is set, into the wishes. Errors: those of formatFor().
[[nodiscard]] Result<void> chooseFormat(const QCommandLineParser &parser, CompetitionWishes &wishes);

/// Whether the list has the World Cup with qualifying, a format only once its teams are known.
enum class Qualifying { Listed, LeftOut };

/// Prints all formats by name; gives the exit code.
int printFormats(Qualifying qualifying, bool asJson, Streams &streams);

/// --match-rules: level and options of some matches of a competition.
inline constexpr OptionRow matchRulesRow{
    "match-rules <matches=level>",
    "Another level for some matches: a stage, a round or a match number, then the level and, after a colon, "
    "its options (\"group stage=quick\", \"64=premier:referees=off\"). Can be given several times; the "
    "closest counts."};
/// "group stage=quick", "final=premier:referees=off", "64=premier", ":long_ball=on" after a name for the
/// competition's own level. Errors: BadInput.
[[nodiscard]] Result<std::vector<MatchRules>> matchRulesFrom(const QCommandLineParser &parser);

/// --agent: who decides for single teams.
inline constexpr OptionRow teamAgentsRow{"agent <team=name>",
                                         "Who decides for one team, in all its matches: a computer player or "
                                         "person (FRA-1998=solo); can be given for several teams."};
/// Team and computer player. Errors: BadInput (no TEAM=NAME, a team twice).
[[nodiscard]] Result<std::vector<std::pair<QString, QString>>> teamAgents(const QCommandLineParser &parser);

/// What `schedule` makes a schedule from.
struct ScheduleInput
{
    QStringList teams;
    SchedulePlan plan;
    Calendar calendar;
    /// Of each matchday; invalid without a calendar.
    std::vector<MatchdayDates> dates;
};

/// Team names of a text file, one a line. Errors: BadInput (fewer than two, too many, one twice), System.
[[nodiscard]] Result<QStringList> readTeams(const QString &path);
/// Errors: BadInput with every problem, System.
[[nodiscard]] Result<Calendar> readCalendarFile(const QString &path);
/// Fills in the wishes of a file; teams, shape and dates are there. Errors: BadInput, System.
[[nodiscard]] Result<void> addWishes(ScheduleInput &input, const QString &path);

} // namespace touchline::cli
