// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/sheet/kept_sheet.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

namespace touchline {

namespace {

constexpr auto baseKey = "base";
constexpr auto sheetKey = "sheet";

/// The same league under the same name, wherever the program was started.
QByteArray nameOf(const QString &place, const QUuid &fixture)
{
    const QFileInfo file(place);
    const QString whole = file.exists() ? file.canonicalFilePath() : place;
    return QCryptographicHash::hash(whole.toUtf8() + '\n' + fixture.toByteArray(), QCryptographicHash::Sha256)
        .toHex();
}

} // namespace

KeptSheet::KeptSheet(const QString &place, const QUuid &fixture, const QUuid &base) : m_base(base)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                      QStringLiteral("/sheets"));
    m_path = folder.filePath(QString::fromLatin1(nameOf(place, fixture)) + QStringLiteral(".json"));
}

void KeptSheet::write(const MatchReport &sheet) const
{
    QDir().mkpath(QFileInfo(m_path).path());
    QSaveFile file(m_path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.write(QJsonDocument(QJsonObject{{QLatin1String(baseKey), m_base.toString(QUuid::WithoutBraces)},
                                         {QLatin1String(sheetKey), toJson(sheet)}})
                   .toJson(QJsonDocument::Compact));
    file.commit();
}

std::optional<MatchReport> KeptSheet::read() const
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject kept = QJsonDocument::fromJson(file.readAll()).object();
    if (QUuid(kept[QLatin1String(baseKey)].toString()) != m_base)
        return std::nullopt;
    auto sheet = reportFromJson(kept[QLatin1String(sheetKey)].toObject());
    return sheet ? std::optional(std::move(*sheet)) : std::nullopt;
}

void KeptSheet::remove() const
{
    QFile::remove(m_path);
}

} // namespace touchline
