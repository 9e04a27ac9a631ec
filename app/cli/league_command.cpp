// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league_command.h"

#include "app/cli/league_correct_verb.h"
#include "app/cli/league_export_verb.h"
#include "app/cli/league_import_verb.h"
#include "app/cli/league_info_verb.h"
#include "app/cli/league_log_verb.h"
#include "app/cli/league_move_verb.h"
#include "app/cli/league_new_verb.h"
#include "app/cli/league_play_verb.h"
#include "app/cli/league_report_verb.h"
#include "app/cli/league_undo_verb.h"

#include <vector>

namespace touchline::cli {

namespace {

const std::vector<const Verb *> &verbs()
{
    static const LeagueNewVerb newVerb;
    static const LeagueInfoVerb info;
    static const LeaguePlayVerb play;
    static const LeagueReportVerb report;
    static const LeagueCorrectVerb correct;
    static const LeagueUndoVerb undo(LeagueUndoVerb::Way::Undo);
    static const LeagueUndoVerb redo(LeagueUndoVerb::Way::Redo);
    static const LeagueLogVerb log;
    static const LeagueImportVerb importVerb;
    static const LeagueExportVerb exportVerb;
    static const LeagueMoveVerb move;
    // One a line, so that verbs can be added side by side.
    static const std::vector<const Verb *> all{
        // clang-format off
        &newVerb,
        &info,
        &play,
        &report,
        &correct,
        &undo,
        &redo,
        &log,
        &importVerb,
        &exportVerb,
        &move,
        // clang-format on
    };
    return all;
}

void printHelp(const QString &summary, QTextStream &out)
{
    out << "Usage: touchline-cli league VERB PLACE ...      touchline-cli league VERB --help\n"
        << summary
        << "\n\nPLACE is a league file (name.touchline) or the address of a shared league\n"
           "(postgresql://user@host/database).\n\nVerbs:\n";
    for (const Verb *verb : verbs())
        out << QStringLiteral("  %1 %2\n").arg(verb->name(), -16).arg(verb->summary());
    out << "\nWhoever changes a league stands in its history: --as NAME, else the name of the user (USER,\n"
           "LOGNAME), else \"somebody\".\n\n"
           "\"standings\", \"bracket\", \"suspensions\", \"statistics\", \"decide\" and \"season\" take a "
           "PLACE "
           "too,\nwith --competition NAME where the league has several; so do \"replay\" and \"explain\", "
           "with\n"
           "--fixture NUMBER.\n";
}

} // namespace

int LeagueCommand::run(const QStringList &arguments, Streams &streams) const
{
    const QString word = arguments.value(0);
    if (word == QLatin1String("--help") || word == QLatin1String("-h") || word == QLatin1String("help")) {
        printHelp(summary(), streams.out);
        return done;
    }
    QStringList words;
    for (const Verb *verb : verbs()) {
        words << verb->name().section(u' ', 1);
        if (words.constLast() == word)
            return verb->run(arguments.mid(1), streams);
    }
    streams.err << QStringLiteral("League: %1.").arg(words.join(QStringLiteral(", ")))
                << "\nSee: touchline-cli league --help\n";
    return wrongUsage;
}

} // namespace touchline::cli
