// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/league_command.h"

#include "app/cli/base/wrapped_text.h"
#include "app/cli/files/league_export_verb.h"
#include "app/cli/files/league_import_verb.h"
#include "app/cli/files/league_info_verb.h"
#include "app/cli/files/league_log_verb.h"
#include "app/cli/files/league_move_verb.h"
#include "app/cli/files/league_new_verb.h"
#include "app/cli/files/league_repaired_verb.h"
#include "app/cli/files/league_rescue_verb.h"
#include "app/cli/league/league_add_verb.h"
#include "app/cli/league/league_calendar_verb.h"
#include "app/cli/league/league_correct_verb.h"
#include "app/cli/league/league_draw_verb.h"
#include "app/cli/league/league_fines_verb.h"
#include "app/cli/league/league_fixtures_verb.h"
#include "app/cli/league/league_friendly_verb.h"
#include "app/cli/league/league_play_verb.h"
#include "app/cli/league/league_report_verb.h"
#include "app/cli/league/league_rules_verb.h"
#include "app/cli/league/league_teams_verb.h"
#include "app/cli/league/league_transfer_verb.h"
#include "app/cli/league/league_undo_verb.h"
#include "core/base/near_miss.h"

#include <vector>

namespace touchline::cli {

namespace {

const std::vector<const Verb *> &verbs()
{
    static const LeagueNewVerb newVerb;
    static const LeagueInfoVerb info;
    static const LeagueAddVerb add;
    static const LeagueTeamsVerb teams;
    static const LeagueRulesVerb rules;
    static const LeagueCalendarVerb calendar;
    static const LeagueFixturesVerb fixtures;
    static const LeagueDrawVerb draw;
    static const LeaguePlayVerb play;
    static const LeagueFriendlyVerb friendly;
    static const LeagueReportVerb report;
    static const LeagueCorrectVerb correct;
    static const LeagueTransferVerb transfer;
    static const LeagueFinesVerb fines;
    static const LeagueUndoVerb undo(LeagueUndoVerb::Way::Undo);
    static const LeagueUndoVerb redo(LeagueUndoVerb::Way::Redo);
    static const LeagueLogVerb log;
    static const LeagueImportVerb importVerb;
    static const LeagueExportVerb exportVerb;
    static const LeagueMoveVerb move;
    static const LeagueRepairedVerb repaired;
    static const LeagueRescueVerb rescue;
    // One a line, so that verbs can be added side by side.
    static const std::vector<const Verb *> all{
        // clang-format off
        &newVerb,
        &info,
        &add,
        &teams,
        &rules,
        &calendar,
        &fixtures,
        &draw,
        &play,
        &friendly,
        &report,
        &correct,
        &transfer,
        &fines,
        &undo,
        &redo,
        &log,
        &importVerb,
        &exportVerb,
        &move,
        &repaired,
        &rescue,
        // clang-format on
    };
    return all;
}

void printHelp(const QString &summary, Streams &streams)
{
    const auto paragraph = [&streams](const QString &text) {
        streams.out << wrappedText({}, text, streams.width);
    };
    streams.out << "Usage: touchline-cli league VERB PLACE ...\n"
                   "       touchline-cli help league VERB\n";
    paragraph(summary);
    streams.out << '\n';
    paragraph(QStringLiteral("PLACE is a league file (name.touchline) or the address of a shared league "
                             "(postgresql://user@host/database)."));
    streams.out << "\nVerbs:\n";
    for (const Verb *verb : verbs())
        streams.out << wrappedText(QStringLiteral("  %1 ").arg(verb->name(), -16), verb->summary(),
                                   streams.width);
    streams.out << '\n';
    paragraph(QStringLiteral("The history keeps who changed what: --as NAME, otherwise your login name. On a "
                             "server it keeps the login, with the name given by --as before it."));
    streams.out << '\n';
    paragraph(QStringLiteral("\"standings\", \"bracket\", \"suspensions\", \"statistics\", \"decide\", "
                             "\"season\" and \"export\" take a PLACE too, with --competition NAME if it "
                             "has several competitions; so do \"replay\" and \"explain\", with --fixture "
                             "NUMBER or --friendly MATCH."));
}

} // namespace

int LeagueCommand::run(const QStringList &arguments, Streams &streams) const
{
    streams.verb = name();
    QStringList rest = arguments;
    bool asksForHelp = false;
    // "league help play" is "league play --help".
    for (const char *word : {"help", "--help", "-h"})
        if (rest.value(0) == QLatin1String(word)) {
            asksForHelp = true;
            rest.removeFirst();
        }
    const QString word = rest.value(0);
    if (asksForHelp && word.isEmpty()) {
        printHelp(summary(), streams);
        return done;
    }
    QStringList words;
    for (const Verb *verb : verbs()) {
        words << verb->name().section(u' ', 1);
        if (words.constLast() == word)
            return verb->run(rest.mid(1)
                                 << (asksForHelp ? QStringList{QStringLiteral("--help")} : QStringList()),
                             streams);
    }
    if (const QString meant = didYouMean(nearMisses(word, words)); meant.isEmpty())
        streams.err << QStringLiteral("League: %1.").arg(words.join(QStringLiteral(", ")));
    else
        streams.err << QStringLiteral("There is no command \"league %1\".").arg(word) << meant;
    streams.err << '\n';
    printWhereHelpIs(streams);
    return wrongUsage;
}

} // namespace touchline::cli
