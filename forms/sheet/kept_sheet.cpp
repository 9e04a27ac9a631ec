// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/sheet/kept_sheet.h"

#include "core/base/index.h"
#include "models/league/access/own_files.h"

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
constexpr auto lineKey = "line";
constexpr auto replacedEventKey = "replacedEvent";
constexpr auto reasonKey = "reason";

QDir sheetFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                QStringLiteral("/sheets"));
}

/// The same league under the same name, wherever the program was started.
QString wholePlace(const QString &place)
{
    const QFileInfo file(place);
    return file.exists() ? file.canonicalFilePath() : place;
}

QString pathOf(const QString &wholePlace, const QUuid &fixture)
{
    const QByteArray name = QCryptographicHash::hash(wholePlace.toUtf8() + '\n' + fixture.toByteArray(),
                                                     QCryptographicHash::Sha256);
    return sheetFolder().filePath(QString::fromLatin1(name.toHex()) + QStringLiteral(".json"));
}

} // namespace

std::vector<int> KeptSheet::fixturesWith(const QString &place, const Competition &competition)
{
    std::vector<int> found;
    const QDir folder = sheetFolder();
    if (!folder.exists() || folder.isEmpty(QDir::Files))
        return found;
    for (int fixture = 0; fixture < static_cast<int>(competition.fixtures().size()); ++fixture) {
        const MatchReport *report = competition.report(fixture);
        const KeptSheet sheet(place, competition.fixtures()[at(fixture)].id,
                              report == nullptr ? QUuid() : report->id);
        if (sheet.read())
            found.push_back(fixture);
    }
    return found;
}

KeptSheet::KeptSheet(const QString &place, const QUuid &fixture, const QUuid &base) : m_base(base)
{
    const QString whole = wholePlace(place);
    m_path = pathOf(whole, fixture);
    if (const QString before = placeBeforeMove(whole); !before.isEmpty() && !QFile::exists(m_path))
        QFile::rename(pathOf(before, fixture), m_path);
}

void KeptSheet::write(const Content &content) const
{
    QDir().mkpath(QFileInfo(m_path).path());
    QSaveFile file(m_path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.write(QJsonDocument(QJsonObject{{QLatin1String(baseKey), m_base.toString(QUuid::WithoutBraces)},
                                         {QLatin1String(sheetKey), toJson(content.report)},
                                         {QLatin1String(lineKey), content.line.text},
                                         {QLatin1String(replacedEventKey), content.line.replacedEvent},
                                         {QLatin1String(reasonKey), content.reason}})
                   .toJson(QJsonDocument::Compact));
    file.commit();
}

std::optional<KeptSheet::Content> KeptSheet::read() const
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject kept = QJsonDocument::fromJson(file.readAll()).object();
    if (QUuid(kept[QLatin1String(baseKey)].toString()) != m_base)
        return std::nullopt;
    auto report = reportFromJson(kept[QLatin1String(sheetKey)].toObject());
    if (!report)
        return std::nullopt;
    const TypedLine line{kept[QLatin1String(lineKey)].toString(),
                         kept[QLatin1String(replacedEventKey)].toInt(-1)};
    return Content{std::move(*report), line, kept[QLatin1String(reasonKey)].toString()};
}

void KeptSheet::remove() const
{
    QFile::remove(m_path);
}

} // namespace touchline
