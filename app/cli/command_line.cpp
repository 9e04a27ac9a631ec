// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/base/visible_output.h"
#include "app/cli/base/wrapped_text.h"
#include "app/cli/files/verify_verb.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/league_password.h"
#include "app/cli/league/league_command.h"
#include "app/cli/verbs/about_verb.h"
#include "app/cli/verbs/backup_verb.h"
#include "app/cli/verbs/bracket_verb.h"
#include "app/cli/verbs/cards_verb.h"
#include "app/cli/verbs/charts_verb.h"
#include "app/cli/verbs/correct_verb.h"
#include "app/cli/verbs/cup_verb.h"
#include "app/cli/verbs/decide_verb.h"
#include "app/cli/verbs/draw_verb.h"
#include "app/cli/verbs/explain_verb.h"
#include "app/cli/verbs/export_verb.h"
#include "app/cli/verbs/format_verb.h"
#include "app/cli/verbs/match_verb.h"
#include "app/cli/verbs/replay_verb.h"
#include "app/cli/verbs/schedule_verb.h"
#include "app/cli/verbs/season_verb.h"
#include "app/cli/verbs/standings_verb.h"
#include "app/cli/verbs/statistics_verb.h"
#include "app/cli/verbs/suspensions_verb.h"
#include "core/base/near_miss.h"
#include "core/base/visible_text.h"
#include "models/words/about.h"

#include <algorithm>
#include <new>
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
    static const AboutVerb about;
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
        &about,
        // clang-format on
    };
    return all;
}

void printHelp(Streams &streams)
{
    streams.out << wrappedText({},
                               QStringLiteral("Touchline: tournaments and leagues of tabletop soccer, on the "
                                              "command line."),
                               streams.width)
                << "\nUsage: touchline-cli VERB ...\n"
                   "       touchline-cli help VERB\n\nVerbs:\n";
    for (const Command *verb : verbs())
        streams.out << wrappedText(QStringLiteral("  %1 ").arg(verb->name(), -12), verb->summary(),
                                   streams.width);
    streams.out << u'\n'
                << wrappedText({},
                               QStringLiteral("Exit codes: 0 done, 1 refused (the reason is on stderr), "
                                              "2 wrong usage."),
                               streams.width);
}

const Command *verbCalled(const QString &name)
{
    const auto found = std::find_if(verbs().begin(), verbs().end(),
                                    [&name](const Command *verb) { return verb->name() == name; });
    return found == verbs().end() ? nullptr : *found;
}

int refuseVerb(const QString &name, Streams &streams)
{
    QStringList names;
    for (const Command *verb : verbs())
        names << verb->name();
    streams.err << (name.isEmpty() ? QStringLiteral("Missing command.")
                                   : QStringLiteral("There is no command \"%1\".%2")
                                         .arg(withoutPasswords(name), didYouMean(nearMisses(name, names))))
                << '\n';
    printWhereHelpIs(streams);
    return wrongUsage;
}

bool asksForHelp(const QString &word)
{
    return word == QLatin1String("--help") || word == QLatin1String("-h") || word == QLatin1String("help");
}

} // namespace

namespace {

int runVerb(const QStringList &arguments, Streams &streams)
{
    const QString name = arguments.value(0);
    if (asksForHelp(name) && arguments.size() > 1) {
        // "help league play" is "league play --help".
        if (const Command *verb = verbCalled(arguments.at(1)))
            return verb->run(arguments.mid(2) << QStringLiteral("--help"), streams);
        return refuseVerb(arguments.at(1), streams);
    }
    if (asksForHelp(name)) {
        printHelp(streams);
        return done;
    }
    if (name == QLatin1String("--version")) {
        streams.out << "touchline-cli " << version() << '\n';
        return done;
    }
    const Command *verb = verbCalled(name);
    return verb != nullptr ? verb->run(arguments.mid(1), streams) : refuseVerb(name, streams);
}

} // namespace

int runCommandLine(const QStringList &arguments, Streams &streams)
{
    VisibleOutput toOut(streams.out);
    VisibleOutput toErr(streams.err);
    QTextStream out(&toOut);
    QTextStream err(&toErr);
    Streams visible{out,           err,          streams.errIsTerminal, streams.in,      streams.file,
                    streams.width, streams.verb, streams.outIsScreen,   streams.setEcho, &streams.out};
    askPasswordsWith(streams.askPassword);
    int code = refused;
    try {
        code = runVerb(arguments, visible);
    } catch (const std::bad_alloc &) {
        err << QStringLiteral("There is not enough memory. Close other programs and try again.\n");
    }
    for (const QString &note : takeOpeningNotes())
        err << note << '\n';
    return code;
}

} // namespace touchline::cli
