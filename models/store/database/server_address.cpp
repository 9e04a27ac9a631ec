// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/database/server_address.h"

#include <QUrl>
#include <QUrlQuery>

namespace touchline::store {

namespace {

tl::unexpected<Error> passwordInside()
{
    return fail(Fault::BadInput,
                QT_TRANSLATE_NOOP("core",
                                  "There is a password in the address of the server; others could read it "
                                  "there. Leave it out, and put it into the file .pgpass of your home "
                                  "folder (one line host:port:database:user:password, readable by you "
                                  "alone), or into the environment variable PGPASSWORD."));
}

bool isLibpqSetting(const QString &name)
{
    return QStringList{QStringLiteral("sslmode"), QStringLiteral("sslrootcert"), QStringLiteral("sslcert"),
                       QStringLiteral("sslkey"), QStringLiteral("connect_timeout")}
        .contains(name);
}

/// As libpq wants a value in its list of settings.
QString quoted(QString value)
{
    value.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("\\'"));
    return u'\'' + value + u'\'';
}

Result<void> readSettings(const QUrlQuery &query, ServerAddress &address)
{
    for (const auto &[name, value] : query.queryItems(QUrl::FullyDecoded)) {
        if (name == QLatin1String("password") || name == QLatin1String("sslpassword"))
            return passwordInside();
        if (name == QLatin1String("host"))
            address.host = value;
        else if (isLibpqSetting(name) && !value.contains(u';'))
            address.settings << name + u'=' + quoted(value);
        else
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A server address has no setting %1=%2."),
                        {name, value});
    }
    return {};
}

} // namespace

Result<ServerAddress> serverAddress(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    if (!url.password().isEmpty())
        return passwordInside();
    const bool postgres =
        url.scheme() == QLatin1String("postgresql") || url.scheme() == QLatin1String("postgres");
    ServerAddress address{url.userName(QUrl::FullyDecoded),
                          url.host(QUrl::FullyDecoded),
                          url.port(),
                          url.path(QUrl::FullyDecoded).mid(1),
                          {}};
    if (!url.isValid() || !postgres || address.database.isEmpty() || address.database.contains(u'/') ||
        url.hasFragment())
        // A text that cannot be read may hold a password anywhere, so it is not shown.
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "This is not the address of a shared league. Write it like "
                                              "postgresql://user@host:5432/database."));
    TOUCHLINE_TRY(readSettings(QUrlQuery(url), address));
    return address;
}

} // namespace touchline::store
