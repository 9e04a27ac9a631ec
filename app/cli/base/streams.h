// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/text.h"
#include "core/base/output_file.h"
#include "core/base/result.h"

#include <QTextStream>

#include <optional>

namespace touchline::cli {

/// Exit codes of every verb.
inline constexpr int done = 0;       ///< it worked
inline constexpr int refused = 1;    ///< the input or the rules do not allow it; stderr says why
inline constexpr int wrongUsage = 2; ///< the command line itself is wrong

/// Where nobody knows how wide the terminal is.
inline constexpr int usualWidth = 80;

/// Where a verb writes. Tests give their own.
struct Streams
{
    QTextStream &out;
    QTextStream &err;
    /// Progress of long work is shown on `err` only when a person looks at it.
    bool errIsTerminal = false;
    /// What a person types; null where nobody can.
    QTextStream *in = nullptr;
    /// Standard output where a file goes there ("--out -") and `out` is another stream; else null.
    QTextStream *file = nullptr;
    /// How many letters a line of the terminal has, for texts that are wrapped.
    int width = usualWidth;
    /// The verb that is run, as it is typed ("league play"): errors of usage name its help.
    QString verb{};
    /// What is written on `out` stands on a screen that can be cleared.
    bool outIsScreen = false;
    /// Shows what is typed, or no longer; null where nothing can be hidden.
    void (*setEcho)(bool isShown) = nullptr;
    /// What `out` goes to in the end, for what is written to the letter: files on standard output, and what
    /// commands the terminal. Null: `out` itself.
    QTextStream *exact = nullptr;
    /// Asks for a password, which is not shown while it is typed; nothing where the person gives none. Null
    /// where nobody can be asked.
    std::optional<QString> (*askPassword)(const QString &prompt) = nullptr;
    /// Notes what is to be said on standard error if the program is interrupted (Ctrl+C); empty: nothing.
    /// Null where nobody can interrupt it.
    void (*sayWhenInterrupted)(const QString &text) = nullptr;

    /// Where words have ink (ink.h), unless --color says otherwise.
    bool outHasInk = false;
    bool errHasInk = false;

    /// Read once from the command line, since they mean the same for every verb: --json, --force and --as
    /// (nothing where it is not given).
    bool asJson = false;
    Existing existing = Existing::Keep;
    std::optional<QString> as{};

    [[nodiscard]] QTextStream &exactOut() const { return exact != nullptr ? *exact : out; }
};

/// Prints an error on `streams.err`, one line for each problem, before them what happened to a league or on
/// the computer (an input that cannot be used has its problems alone), and gives the exit code:
/// `wrongUsage` for Fault::Usage, with where to find help, else `refused`. `subject` (a file name, may be
/// empty) begins each line; passwords in it are not shown.
int printError(Streams &streams, const Error &error, const QString &subject = {});
/// As TOUCHLINE_TRY(), in a function that gives an exit code: prints the error, with a subject where one
/// stands behind the result.
///     const auto league = leagueToRead(place);
///     TOUCHLINE_TRY_ON(streams, league, place);
#define TOUCHLINE_TRY_ON(streams, result, ...)                                                               \
    do {                                                                                                     \
        if (auto &&touchlineTried = (result); !touchlineTried)                                               \
            return ::touchline::cli::printError(streams, touchlineTried.error() __VA_OPT__(, ) __VA_ARGS__); \
    } while (false)
/// Where to find help about the verb that is run.
void printWhereHelpIs(Streams &streams);
/// The same error, as one of the command line: what it names is not in the program, or not of its form.
[[nodiscard]] Error asUsage(Error error);
template <class T>
[[nodiscard]] Result<T> asUsage(Result<T> result)
{
    return result ? std::move(result) : fail(asUsage(std::move(result.error())));
}
/// Puts the value of a result where it belongs. Errors: that of the result.
template <class Place, class T>
[[nodiscard]] Result<void> assign(Place &place, Result<T> result)
{
    if (!result)
        return fail(std::move(result.error()));
    place = std::move(*result);
    return {};
}
/// Prints what a person should know of a file that was read all the same, one line each, on `streams.err`.
void printNotes(Streams &streams, const Problems &notes, const QString &path);

} // namespace touchline::cli
