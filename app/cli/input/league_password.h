// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "models/store/database/server_password.h"

#include <QString>

#include <optional>

namespace touchline::cli {

/// Asks for a password (Streams::askPassword).
using PasswordQuestion = std::optional<QString> (*)(const QString &prompt);

/// How the password of a shared league is asked for where its server wants one; null where nobody can be
/// asked.
void askPasswordsWith(PasswordQuestion ask);

/// Asks for the password of the server in `place`, for the `attempt`-th time, counted from 0; `why` is what
/// the server said without. Errors: `why`, if it was asked for often enough, or nobody can be asked (then
/// with what to do); Refused (none was typed).
[[nodiscard]] Result<void> askForPassword(const QString &place, const Error &why, int attempt);
/// What was typed for the server in `place` was wrong.
void forgetPassword(const QString &place);

/// Does `work` in `place` (a league is opened or made there), and asks for the password of its server where
/// that wants another one than it has. Errors: those of `work` and of askForPassword().
template <typename Work>
[[nodiscard]] auto withPassword(const QString &place, const Work &work) -> decltype(work())
{
    auto result = work();
    for (int attempt = 0; !result && store::wantsPassword(result.error()); ++attempt) {
        if (auto typed = askForPassword(place, result.error(), attempt); !typed)
            return fail(typed.error());
        result = work();
        if (!result && store::wantsPassword(result.error()))
            forgetPassword(place);
    }
    return result;
}

} // namespace touchline::cli
