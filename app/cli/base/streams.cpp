// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/streams.h"

#include "app/cli/base/ink.h"
#include "core/base/visible_text.h"
#include "models/league/league_matches.h"

#include <algorithm>

namespace touchline::cli {

namespace {

QString wordsOf(const Problem &problem)
{
    QString words = problem.where.isEmpty() ? QString() : problem.where + u": "_s;
    words += problem.what.english();
    if (!problem.hint.isEmpty())
        words += u' ' + problem.hint.english();
    return withoutPasswords(words);
}

} // namespace

int printError(Streams &streams, const Error &error, const QString &subject)
{
    const QString prefix = subject.isEmpty() ? QString() : withoutPasswords(subject) + u": "_s;
    const QString sentence = error.message.english();
    // Of a wrong command line the problems say it all.
    const bool isSaid =
        error.fault == Fault::Usage
            ? !error.problems.empty()
            : std::any_of(error.problems.begin(), error.problems.end(),
                          [&sentence](const Problem &problem) { return problem.what.english() == sentence; });
    setInk(streams.err, Ink::Error);
    // What happened, what is safe, what to do; then what it is about, a line for each problem.
    if (!sentence.isEmpty() && !isSaid) // a sentence that names the file itself needs no prefix
        streams.err << (sentence.contains(subject) ? QString() : prefix) << withoutPasswords(sentence)
                    << '\n';
    for (const Problem &problem : error.problems)
        streams.err << prefix << wordsOf(problem) << '\n';
    setInk(streams.err, Ink::Plain);
    if (qstrcmp(error.message.text, matchInPlay) == 0)
        streams.err << u"\"league play\" with --fixture %1 goes on with it, --discard throws it away.\n"_s
                           .arg(error.message.arguments.constFirst());
    if (error.fault == Fault::Usage)
        printWhereHelpIs(streams);
    streams.err.flush();
    return error.fault == Fault::Usage ? wrongUsage : refused;
}

void printWhereHelpIs(Streams &streams)
{
    streams.err << "See: touchline-cli " << streams.verb << (streams.verb.isEmpty() ? "" : " ") << "--help\n";
}

Error asUsage(Error error)
{
    if (error.fault != Fault::System)
        error.fault = Fault::Usage;
    return error;
}

void printNotes(Streams &streams, const Problems &notes, const QString &path)
{
    for (const Problem &note : notes)
        streams.err << path << ": " << (note.where.isEmpty() ? QString() : note.where + u": "_s)
                    << note.what.english() << '\n';
}

} // namespace touchline::cli
