// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/files.h"
#include "app/cli/base/verb.h"
#include "app/cli/output/completion.h"
#include "app/cli/output/man_page.h"

#include <QDir>

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
