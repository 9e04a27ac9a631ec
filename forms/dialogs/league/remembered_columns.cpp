// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/league/remembered_columns.h"

#include <QCryptographicHash>
#include <QSettings>

namespace touchline {

namespace {

/// Of a file that anybody made: its headings may be long, and have any sign in them.
QString columnsKey(ListImport::Kind kind, const QStringList &headings)
{
    const QByteArray text = headings.join(u'\n').toUtf8();
    return QStringLiteral("import_columns/%1-%2")
        .arg(static_cast<int>(kind))
        .arg(QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex()));
}

} // namespace

NamedColumns rememberedColumns(ListImport::Kind kind, const QStringList &headings)
{
    NamedColumns named;
    const QVariantMap kept = QSettings().value(columnsKey(kind, headings)).toMap();
    const QStringList names = columnsOf(kind).names();
    for (auto one = kept.begin(); one != kept.end(); ++one)
        if (const QString heading = one.value().toString();
            names.contains(one.key()) && (heading.isEmpty() || headings.contains(heading)))
            named[one.key()] = heading;
    return named;
}

void rememberColumns(ListImport::Kind kind, const QStringList &headings, const NamedColumns &named)
{
    QVariantMap kept;
    for (const auto &[name, heading] : named)
        kept.insert(name, heading);
    if (kept.isEmpty())
        QSettings().remove(columnsKey(kind, headings));
    else
        QSettings().setValue(columnsKey(kind, headings), kept);
}

} // namespace touchline
