// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <tl/expected.hpp>

namespace touchline {

/// Why something that a person or the world can cause did not work. What only a bug can cause is an
/// assertion.
enum class Fault {
    BadInput,   ///< the input breaks its own form: a file, a number, a name
    Usage,      ///< the command line asks for something that it cannot ask for
    NotFound,   ///< what was asked for does not exist
    Refused,    ///< well-formed, but the rules or the state do not allow it
    Impossible, ///< no solution exists (a draw that cannot be completed)
    Exhausted,  ///< a source ran out (no more numbers, no more choices)
    System,     ///< the computer said no: file, disk, network
    Conflict,   ///< somebody else changed it meanwhile
    Busy,       ///< it is open or locked elsewhere
    ReadOnly,   ///< it may be read here, and not written
    Full,       ///< the disk is full
    Lost,       ///< the connection to the server is lost
    Damaged,    ///< the file is damaged
    Newer,      ///< it was written by a newer version of the program
    Constraint  ///< the database refused what it was given: a bug or a race
};

struct Error
{
    Fault fault = Fault::BadInput;
    Message message;
    /// Every single problem, where there can be several; empty when `message` says it all.
    Problems problems;
};

template <class T>
using Result = tl::expected<T, Error>;

/// Shorthand for `return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no team %1."), {name});`
[[nodiscard]] inline tl::unexpected<Error> fail(Fault fault, const char *text, QStringList arguments = {},
                                                Problems problems = {})
{
    return tl::unexpected<Error>(Error{fault, Message{text, std::move(arguments)}, std::move(problems)});
}

/// Hands an error of one Result on as the error of another.
[[nodiscard]] inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

/// Ends the function with the error of `result` if it has one. For a Result whose value is used afterwards by
/// its name, and for a call whose value nobody needs:
///     const auto squad = league.squad(team);
///     TOUCHLINE_TRY(squad);
///     TOUCHLINE_TRY(league.setSquad(team, {}, *squad));
/// A macro, because nothing else in C++20 can return from the function that asks.
#define TOUCHLINE_TRY(result)                                                                                \
    do {                                                                                                     \
        if (auto &&touchlineTried = (result); !touchlineTried)                                               \
            return ::touchline::fail(touchlineTried.error());                                                \
    } while (false)

} // namespace touchline
