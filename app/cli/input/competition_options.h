// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/argument_parser.h"
#include "app/cli/base/streams.h"
#include "core/competition/schedule/calendar.h"
#include "core/play/changes/own_rules.h"
#include "core/play/new_competition.h"

#include <optional>

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

} // namespace touchline::cli
