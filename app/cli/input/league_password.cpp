// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/league_password.h"

#include "app/cli/base/text.h"
#include "models/store/database/server_address.h"

namespace touchline::cli {

namespace {

constexpr int passwordAttempts = 3;

PasswordQuestion &passwordQuestion()
{
    static PasswordQuestion ask = nullptr;
    return ask;
}

tl::unexpected<Error> withWhereToPutIt(Error why)
{
    why.problems.push_back({{},
                            {QT_TRANSLATE_NOOP("core", "Put the password in ~/.pgpass or in PGPASSWORD. It "
                                                       "can be typed only in a terminal."),
                             {}},
                            {}});
    return fail(std::move(why));
}

} // namespace

void askPasswordsWith(PasswordQuestion ask)
{
    passwordQuestion() = ask;
}

Result<void> askForPassword(const QString &place, const Error &why, int attempt)
{
    const auto address = store::serverAddress(place);
    if (!address || attempt == passwordAttempts)
        return fail(why);
    if (passwordQuestion() == nullptr)
        return withWhereToPutIt(why);
    const QString host = address->host.isEmpty() ? u"localhost"_s : address->host;
    const auto typed = passwordQuestion()(u"%1Password of \"%2\" on %3: "_s.arg(
        attempt > 0 ? u"Wrong password. "_s : QString(), address->user, host));
    if (!typed)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "No password was typed."));
    store::setServerPassword(*address, *typed);
    return {};
}

void forgetPassword(const QString &place)
{
    if (const auto address = store::serverAddress(place))
        store::setServerPassword(*address, {});
}

} // namespace touchline::cli
