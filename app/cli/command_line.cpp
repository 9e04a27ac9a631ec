// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/base/verb.h"
#include "app/cli/base/visible_output.h"
#include "app/cli/input/league_access.h"
#include "core/base/near_miss.h"
#include "core/base/visible_text.h"
#include "models/words/about.h"

#include <new>

namespace touchline::cli {

/// Leagues: "league new", "league play", ... each a verb of its own.
const Verb leagueVerb{"league",
                      "Keeps competitions in a league file or on a server.",
                      Subject::Leagues,
                      {{"What can be done with a league", "league help"},
                       {"Help for one of these", "league help report"},
                       {"What is in one", "league info club.touchline"}},
                      {},
                      nullptr};

namespace {

#define TOUCHLINE_ADDRESS(verb) &(verb),
constexpr auto verbs = std::to_array<const Verb *>({TOUCHLINE_VERBS(TOUCHLINE_ADDRESS)});
#undef TOUCHLINE_ADDRESS

/// What is typed for a verb, behind "league" where `inLeague`; empty for a verb of the other list.
QString wordOf(const Verb &verb, bool inLeague)
{
    const QStringList words = QString::fromUtf8(verb.name).split(u' ');
    return inLeague ? words.value(1) : words.size() == 1 ? words.front() : QString();
}

QStringList wordsOf(bool inLeague)
{
    QStringList words;
    for (const Verb *verb : verbs)
        words << wordOf(*verb, inLeague);
    words.removeAll(QString());
    return words;
}

const Verb *verbCalled(const QString &word, bool inLeague)
{
    const auto *const found = std::find_if(verbs.begin(), verbs.end(), [&](const Verb *verb) {
        return !word.isEmpty() && wordOf(*verb, inLeague) == word;
    });
    return found == verbs.end() ? nullptr : *found;
}

struct SubjectRow
{
    Subject subject;
    const char *heading;
};

/// The headings of both lists, in their order.
constexpr std::array subjects{
    SubjectRow{Subject::Matches, "Play"},
    SubjectRow{Subject::Results, "Tables, results, bans"},
    SubjectRow{Subject::Plans, "Formats, draws, schedules"},
    SubjectRow{Subject::Teams, "Teams and charts"},
    SubjectRow{Subject::Leagues, "Leagues that are kept"},
    SubjectRow{Subject::Program, "The program"},
    SubjectRow{Subject::Begin, "Make and fill"},
    SubjectRow{Subject::Watch, "Look"},
    SubjectRow{Subject::Week, "Week by week"},
    SubjectRow{Subject::Safety, "History and safety"},
};

void printVerbs(bool inLeague, Streams &streams)
{
    for (const SubjectRow &row : subjects) {
        bool isFirst = true;
        for (const Verb *verb : verbs) {
            if (verb->subject != row.subject || wordOf(*verb, inLeague).isEmpty())
                continue;
            if (std::exchange(isFirst, false)) {
                streams.out << '\n';
                setInk(streams.out, Ink::Heading);
                streams.out << row.heading << ':';
                setInk(streams.out, Ink::Plain);
                streams.out << '\n';
            }
            streams.out << wrappedText(u"  %1 "_s.arg(QLatin1String(verb->name), inLeague ? -17 : -12),
                                       QString::fromUtf8(verb->summary), streams.width);
        }
    }
    streams.out << '\n';
}

void printHelp(Streams &streams)
{
    streams.out << wrappedText({},
                               u"Touchline: tournaments and leagues of tabletop soccer, on the "
                               "command line."_s,
                               streams.width)
                << "\nUsage: touchline-cli VERB ...\n"
                   "       touchline-cli help VERB\n";
    printVerbs(false, streams);
    streams.out << wrappedText({},
                               u"Every command takes --color=always, --color=never or --color=auto (the "
                               "default: on a terminal, unless NO_COLOR is set)."_s,
                               streams.width);
    streams.out << wrappedText({},
                               u"Exit codes: 0 done, 1 refused (the reason is on stderr), "
                               "2 wrong usage."_s,
                               streams.width);
}

void printLeagueHelp(Streams &streams)
{
    const auto paragraph = [&streams](const QString &text) {
        streams.out << wrappedText({}, text, streams.width);
    };
    streams.out << "Usage: touchline-cli league VERB PLACE ...\n"
                   "       touchline-cli help league VERB\n";
    paragraph(QString::fromUtf8(leagueVerb.summary));
    streams.out << '\n';
    paragraph(u"PLACE is a league file (name.touchline) or the address of a shared league "
              "(postgresql://user@host/database)."_s);
    printVerbs(true, streams);
    paragraph(u"The history keeps who changed what: --as NAME, otherwise your login name. On a "
              "server it keeps the login, with the name given by --as before it."_s);
    streams.out << '\n';
    paragraph(u"\"standings\", \"bracket\", \"suspensions\", \"statistics\", \"decide\", "
              "\"season\" and \"export\" take a PLACE too, with --competition NAME if it "
              "has several competitions; so do \"replay\" and \"explain\", with --fixture "
              "NUMBER or --friendly MATCH."_s);
}

int refuseVerb(const QString &name, Streams &streams)
{
    streams.err << (name.isEmpty()
                        ? u"Missing command."_s
                        : u"There is no command \"%1\".%2"_s.arg(
                              withoutPasswords(name), didYouMean(nearMisses(name, wordsOf(false)))))
                << '\n';
    printWhereHelpIs(streams);
    return wrongUsage;
}

bool asksForHelp(const QString &word)
{
    return word == "--help"_L1 || word == "-h"_L1 || word == "help"_L1;
}

int runLeague(const QStringList &arguments, Streams &streams)
{
    streams.verb = QString::fromUtf8(leagueVerb.name);
    QStringList rest = arguments;
    bool isForHelp = false;
    // "league help play" is "league play --help".
    for (const char *word : {"help", "--help", "-h"})
        if (rest.value(0) == QLatin1String(word)) {
            isForHelp = true;
            rest.removeFirst();
        }
    const QString word = rest.value(0);
    if (isForHelp && word.isEmpty()) {
        printLeagueHelp(streams);
        return done;
    }
    if (const Verb *verb = verbCalled(word, true))
        return run(*verb, rest.mid(1) << (isForHelp ? QStringList{u"--help"_s} : QStringList()), streams);
    const QStringList words = wordsOf(true);
    if (const QString meant = didYouMean(nearMisses(word, words)); meant.isEmpty())
        streams.err << u"League: %1."_s.arg(words.join(u", "_s));
    else
        streams.err << u"There is no command \"league %1\"."_s.arg(word) << meant;
    streams.err << '\n';
    printWhereHelpIs(streams);
    return wrongUsage;
}

int runVerbCalled(const QString &name, const QStringList &arguments, Streams &streams)
{
    const Verb *verb = verbCalled(name, false);
    if (verb == nullptr)
        return refuseVerb(name, streams);
    return verb == &leagueVerb ? runLeague(arguments, streams) : run(*verb, arguments, streams);
}

int runVerb(const QStringList &arguments, Streams &streams)
{
    const QString name = arguments.value(0);
    // "help league play" is "league play --help".
    if (asksForHelp(name) && arguments.size() > 1)
        return runVerbCalled(arguments.at(1), arguments.mid(2) << u"--help"_s, streams);
    if (asksForHelp(name)) {
        printHelp(streams);
        return done;
    }
    if (name == "--version"_L1) {
        streams.out << "touchline-cli " << version() << '\n';
        return done;
    }
    return runVerbCalled(name, arguments.mid(1), streams);
}

} // namespace

std::span<const Verb *const> allVerbs()
{
    return verbs;
}

int runCommandLine(const QStringList &typed, Streams &streams)
{
    QStringList arguments = typed;
    const auto wish = takeInkWish(arguments);
    const auto isInked = [&wish](bool usual) {
        return wish == InkWish::Always || (wish == InkWish::Auto && usual);
    };
    VisibleOutput toOut(streams.out, isInked(streams.outHasInk));
    VisibleOutput toErr(streams.err, isInked(streams.errHasInk));
    QTextStream out(&toOut);
    QTextStream err(&toErr);
    Streams visible{out,           err,          streams.errIsTerminal, streams.in,      streams.file,
                    streams.width, streams.verb, streams.outIsScreen,   streams.setEcho, &streams.out};
    visible.sayWhenInterrupted = streams.sayWhenInterrupted;
    askPasswordsWith(streams.askPassword);
    if (!wish)
        return refuseUsage(visible, u"--color takes always, never or auto."_s);
    int code = refused;
    try {
        code = runVerb(arguments, visible);
    } catch (const std::bad_alloc &) {
        err << u"There is not enough memory. Close other programs and try again.\n"_s;
    }
    for (const QString &note : takeOpeningNotes())
        err << note << '\n';
    return code;
}

} // namespace touchline::cli
