// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/streams.h"

#include "core/base/visible_text.h"

#include <algorithm>

namespace touchline::cli {

namespace {

/// Whether the sentence says what happened to a league or on the computer. Of an input that cannot be used
/// the problems with their places say it all.
bool saysWhatHappened(Fault fault)
{
    switch (fault) {
    case Fault::Conflict:
    case Fault::Busy:
    case Fault::ReadOnly:
    case Fault::Full:
    case Fault::Lost:
    case Fault::Damaged:
    case Fault::Newer:
    case Fault::Constraint:
    case Fault::System:
        return true;
    default:
        return false;
    }
}

} // namespace

int printError(Streams &streams, const Error &error, const QString &subject)
{
    const QString prefix = subject.isEmpty() ? QString() : withoutPasswords(subject) + QStringLiteral(": ");
    const QString sentence = error.message.english();
    const bool isRepeated =
        std::any_of(error.problems.begin(), error.problems.end(),
                    [&sentence](const Problem &problem) { return problem.what.english() == sentence; });
    const bool isPrinted = error.problems.empty() || (saysWhatHappened(error.fault) && !isRepeated);
    if (isPrinted) // a sentence that names the file itself needs no prefix
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
