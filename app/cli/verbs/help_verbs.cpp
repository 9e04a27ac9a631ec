// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/files.h"
#include "app/cli/base/verb.h"
#include "app/cli/base/wrapped_text.h"
#include "app/cli/output/completion.h"
#include "app/cli/output/man_page.h"
#include "app/cli/output/plain_manual.h"
#include "models/words/manual.h"

#include <QDir>
#include <QFileInfo>

namespace touchline::cli {

namespace {

int runCompletion(const QCommandLineParser &parser, Streams &streams)
{
    const QString shell = parser.positionalArguments().front();
    const QString script = completionScript(shell);
    if (script.isEmpty())
        return refuseUsage(streams, u"There is no completion for \"%1\". Shells: %2."_s.arg(
                                        shell, completionShells().join(u", "_s)));
    streams.exactOut() << script;
    return done;
}

/// The contents, to choose from.
void printContents(Streams &streams)
{
    QString part;
    for (const ManualPage &page : manualPages({})) {
        if (part != page.part)
            streams.out << '\n' << page.part << ":\n";
        part = page.part;
        streams.out << wrappedText(u"  %1 "_s.arg(shortPageName(page.path), -28), page.fullTitle(),
                                   streams.width);
    }
}

int writePages(const QDir &folder, Streams &streams)
{
    QStringList paths{u"manual/README.md"_s};
    for (const ManualPage &page : manualPages({}))
        paths << page.path;
    for (const QString &path : paths) {
        if (!folder.mkpath(QFileInfo(path).path())) {
            streams.err << u"The folder %1 cannot be made.\n"_s.arg(folder.path());
            return refused;
        }
        TOUCHLINE_TRY_ON(streams,
                         writeOutput(folder.filePath(path), manualText(path, {}).toUtf8(), streams.existing));
    }
    streams.out << u"%1 pages in %2\n"_s.arg(paths.size()).arg(folder.path());
    return done;
}

int runManual(const QCommandLineParser &parser, Streams &streams)
{
    if (parser.isSet(u"paths"_s)) {
        for (const ManualPage &page : manualPages({}))
            streams.out << page.path.chopped(3) << '\n';
        return done;
    }
    if (parser.isSet(u"out"_s))
        return writePages(QDir(parser.value(u"out"_s)), streams);
    const QString wanted = parser.positionalArguments().join(u' ');
    if (wanted.isEmpty()) {
        printContents(streams);
        return done;
    }
    for (const ManualPage &page : manualPages({}))
        if (wanted == shortPageName(page.path)) {
            streams.out << plainManual(manualText(page.path, {}), page.path, streams.width);
            return done;
        }
    const std::vector<ManualHit> hits = ManualSearch({}).find(wanted);
    if (hits.empty()) {
        streams.err << u"The manual has nothing about \"%1\".\n"_s.arg(wanted);
        return refused;
    }
    for (const ManualHit &hit : hits) {
        streams.out << shortPageName(hit.link.section(u'#', 0, 0))
                    << (hit.heading.isEmpty() ? QString() : u": "_s + hit.heading) << '\n';
        streams.out << wrappedText(u"    "_s, hit.excerpt, streams.width);
    }
    return done;
}

int runMan(const QCommandLineParser &parser, Streams &streams)
{
    const QDir folder(parser.positionalArguments().front());
    if (!folder.mkpath(u"."_s)) {
        streams.err << u"The folder %1 cannot be made.\n"_s.arg(folder.path());
        return refused;
    }
    std::vector<std::pair<QString, QString>> pages{{u"touchline-cli"_s, manPageOfProgram()}};
    for (const Verb *verb : allVerbs())
        pages.emplace_back(manPageName(*verb), manPage(*verb));
    for (const auto &[name, text] : pages)
        TOUCHLINE_TRY_ON(streams,
                         writeOutput(folder.filePath(name + u".1"_s), text.toUtf8(), streams.existing));
    streams.out << u"%1 manual pages in %2\n"_s.arg(pages.size()).arg(folder.path());
    return done;
}

} // namespace

const Verb completionVerb{
    "completion",
    "Prints the script that completes verbs and options in a shell.",
    Subject::Program,
    {{"In bash", "completion bash"}, {"In zsh", "completion zsh"}, {"In fish", "completion fish"}},
    {argument("shell", "bash, zsh or fish.", "SHELL")},
    runCompletion,
    {1, 1, "Name the shell: bash, zsh or fish."}};

const Verb manualVerb{"manual",
                      "Shows the manual: its contents, a page, or where words are in it.",
                      Subject::Program,
                      {{"The contents", "manual"},
                       {"A page", "manual who-is-suspended"},
                       {"Where something is said", "manual walkover score"}},
                      {argument("words", "The name of a page, or words to search for.", "[WORDS...]"),
                       {"paths", "Lists the paths of all pages, for scripts."},
                       {"out <folder>", "Writes all pages as Markdown into this folder."},
                       forceRow},
                      runManual};

const Verb manVerb{"man",
                   "Writes the manual pages of all verbs into a folder.",
                   Subject::Program,
                   {{"Into a new folder", "man pages"},
                    {"Where man looks for them", "man share/man/man1"},
                    {"In place of older ones", "man pages --force"}},
                   {argument("folder", "The folder; it is made if need be.", "FOLDER"), forceRow},
                   runMan,
                   {1, 1, "Name the folder."}};

} // namespace touchline::cli
