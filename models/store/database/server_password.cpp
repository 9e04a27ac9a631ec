// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/database/server_password.h"

#include "models/store/database/server_address.h"

#include <QHash>
#include <QMutex>
#include <qglobal.h>

namespace touchline::store {

namespace {

QMutex &lockOfPasswords()
{
    static QMutex lock;
    return lock;
}

QHash<QString, QString> &passwords()
{
    static QHash<QString, QString> all;
    return all;
}

/// A login has one password on a server, whatever the database.
QString keyOf(const ServerAddress &address)
{
    return address.user + u'@' + address.host + u':' + QString::number(address.port);
}

} // namespace

void setServerPassword(const ServerAddress &address, const QString &password)
{
    const QMutexLocker locked(&lockOfPasswords());
    if (password.isEmpty())
        passwords().remove(keyOf(address));
    else
        passwords()[keyOf(address)] = password;
}

QString serverPassword(const ServerAddress &address)
{
    const QMutexLocker locked(&lockOfPasswords());
    return passwords().value(keyOf(address));
}

const char *const passwordWanted =
    QT_TRANSLATE_NOOP("core", "The server %1 needs the password of \"%2\": %3");

bool wantsPassword(const Error &error)
{
    return error.message.text == passwordWanted;
}

} // namespace touchline::store
