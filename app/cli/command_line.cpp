// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/backup_verb.h"
#include "app/cli/bracket_verb.h"
#include "app/cli/cards_verb.h"
#include "app/cli/charts_verb.h"
#include "app/cli/correct_verb.h"
#include "app/cli/cup_verb.h"
#include "app/cli/decide_verb.h"
#include "app/cli/draw_verb.h"
#include "app/cli/explain_verb.h"
#include "app/cli/export_verb.h"
#include "app/cli/format_verb.h"
#include "app/cli/league_command.h"
#include "app/cli/match_verb.h"
#include "app/cli/replay_verb.h"
#include "app/cli/schedule_verb.h"
#include "app/cli/season_verb.h"
#include "app/cli/standings_verb.h"
#include "app/cli/statistics_verb.h"
#include "app/cli/suspensions_verb.h"
#include "app/cli/verify_verb.h"
#include "models/words/about.h"

#include <vector>

namespace touchline::cli {

namespace {

using Verbs = std::vector<const Command *>;

const Verbs &verbs()
{
    static const CardsVerb cards;
    static const ChartsVerb charts;
    static const MatchVerb match;
    static const ExplainVerb explainVerb;
    static const ReplayVerb replayVerb;
    static const CupVerb cup;
    static const FormatVerb formatVerb;
    static const DrawVerb draw;
    static const ScheduleVerb schedule;
    static const StandingsVerb standingsVerb;
    static const BracketVerb bracketVerb;
    static const CorrectVerb correct;
    static const DecideVerb decideVerb;
    static const SeasonVerb season;
    static const SuspensionsVerb suspensions;
    static const StatisticsVerb statistics;
    static const ExportVerb exportVerb;
    static const LeagueCommand league;
    static const BackupVerb backup;
    static const VerifyVerb verifyVerb;
    // One a line, so that verbs can be added side by side.
    static const Verbs all{
        // clang-format off
        &cards,
        &charts,
        &match,
        &explainVerb,
        &replayVerb,
        &cup,
        &formatVerb,
        &draw,
        &schedule,
        &standingsVerb,
        &bracketVerb,
        &correct,
        &decideVerb,
        &season,
        &suspensions,
        &statistics,
        &exportVerb,
        &league,
        &backup,
        &verifyVerb,
        // clang-format on
    };
    return all;
}

void printHelp(QTextStream &out)
{
    out << "Touchline: tournaments and leagues of tabletop soccer, without windows.\n\n"
           "Usage: touchline-cli VERB ...      touchline-cli VERB --help\n\nVerbs:\n";
    for (const Command *verb : verbs())
        out << QStringLiteral("  %1 %2\n").arg(verb->name(), -12).arg(verb->summary());
    out << QStringLiteral("  %1 %2\n")
               .arg(QStringLiteral("about"), -12)
               .arg(QStringLiteral("Licence and credits."));
    out << "\nExit codes: 0 done, 1 refused (the reason is on stderr), 2 wrong usage.\n";
}

} // namespace

int runCommandLine(const QStringList &arguments, Streams &streams)
{
    const QString name = arguments.value(0);
    if (name == QLatin1String("--help") || name == QLatin1String("-h") || name == QLatin1String("help")) {
        printHelp(streams.out);
        return done;
    }
    if (name == QLatin1String("--version")) {
        streams.out << "touchline-cli " << version() << '\n';
        return done;
    }
    if (name == QLatin1String("about")) {
        streams.out << aboutText();
        return done;
    }
    for (const Command *verb : verbs())
        if (verb->name() == name)
            return verb->run(arguments.mid(1), streams);
    streams.err << (name.isEmpty() ? QStringLiteral("Which verb?")
                                   : QStringLiteral("There is no verb \"%1\".").arg(name))
                << "\nSee: touchline-cli --help\n";
    return wrongUsage;
}

} // namespace touchline::cli
