// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/login_name.h"

#include <QByteArray>
#include <QFile>

#include <pwd.h>
#include <unistd.h>

namespace touchline {

namespace {

QString accountName()
{
    constexpr qsizetype enough = 16384;
    QByteArray texts(enough, '\0');
    struct passwd account = {};
    struct passwd *found = nullptr;
    const int error =
        ::getpwuid_r(::getuid(), &account, texts.data(), static_cast<std::size_t>(texts.size()), &found);
    return error == 0 && found != nullptr ? QFile::decodeName(found->pw_name).trimmed() : QString();
}

} // namespace

QString loginName()
{
    for (const char *name : {"USER", "LOGNAME", "USERNAME"})
        if (QString who = qEnvironmentVariable(name).trimmed(); !who.isEmpty())
            return who;
    return accountName();
}

} // namespace touchline
