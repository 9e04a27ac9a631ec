// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/streams.h"

namespace touchline::cli {

int printError(Streams &streams, const Error &error, const QString &subject)
{
    const QString prefix = subject.isEmpty() ? QString() : subject + QStringLiteral(": ");
    const QString sentence = error.message.english();
    if (error.problems.empty()) // a sentence that names the file itself needs no prefix
        streams.err << (sentence.contains(subject) ? QString() : prefix) << sentence << '\n';
    for (const Problem &problem : error.problems) {
        streams.err << prefix;
        if (!problem.where.isEmpty())
            streams.err << problem.where << ": ";
        streams.err << problem.what.english();
        if (!problem.hint.isEmpty())
            streams.err << ' ' << problem.hint.english();
        streams.err << '\n';
    }
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
        streams.err << path << ": " << note.where << ": " << note.what.english() << '\n';
}

} // namespace touchline::cli
