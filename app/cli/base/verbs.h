// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// The rows of the verbs, each in a file of its own; command_line.cpp lists them in the order of the help.
extern const Verb aboutVerb, backupVerb, bracketVerb, cardsVerb, chartsVerb, correctVerb, cupVerb, decideVerb,
    drawVerb, explainVerb, exportVerb, formatVerb, matchVerb, replayVerb, scheduleVerb, seasonVerb,
    standingsVerb, statisticsVerb, suspensionsVerb, verifyVerb;
extern const Verb leagueAddVerb, leagueCalendarVerb, leagueCorrectVerb, leagueDrawVerb, leagueExportVerb,
    leagueFinesVerb, leagueFixturesVerb, leagueFriendlyVerb, leagueImportVerb, leagueInfoVerb, leagueLogVerb,
    leagueMoveVerb, leagueNewVerb, leaguePlayVerb, leagueRedoVerb, leagueRepairedVerb, leagueReportVerb,
    leagueRescueVerb, leagueRulesVerb, leagueTeamsVerb, leagueTransferVerb, leagueUndoVerb;

} // namespace touchline::cli
