// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/backup_names.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <map>

namespace touchline::store {

namespace {

QString minuteOf(const QDateTime &now)
{
    return now.toString(QStringLiteral("yyyy-MM-dd HHmm"));
}

QString beside(const QString &file, const QString &addition)
{
    const QFileInfo info(file);
    const QString suffix = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
    const QString base = info.suffix().isEmpty() ? info.fileName() : info.completeBaseName();
    return info.absolutePath() + u'/' + base + QStringLiteral(" (") + addition + u')' + suffix;
}

/// The names of backups of a file, with that addition (a pattern) and that ending.
QRegularExpression namesOf(const QString &file, const char *addition, const QString &ending = {})
{
    const QString any = QFileInfo(beside(file, QStringLiteral("\n"))).fileName();
    const QString pattern = QRegularExpression::escape(any).replace(
        QRegularExpression::escape(QStringLiteral("\n")), QString::fromLatin1(addition));
    return QRegularExpression(
        QRegularExpression::anchoredPattern(pattern + QRegularExpression::escape(ending)));
}

constexpr auto numberedAddition = "backup ([0-9]{1,15}), [0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{4}";
constexpr auto anyAddition = "(?:backup [0-9]{1,15}|before version [0-9]{1,15}), "
                             "[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{4}(?:, [0-9]{1,15})?";

/// By number.
std::map<qint64, QString> backupsByNumber(const QString &file)
{
    const QRegularExpression name = namesOf(file, numberedAddition);
    std::map<qint64, QString> found;
    const QDir folder(QFileInfo(file).absolutePath());
    for (const QString &entry : folder.entryList(QDir::Files | QDir::Hidden))
        if (const auto match = name.match(entry); match.hasMatch())
            found.emplace(match.captured(1).toLongLong(), folder.absoluteFilePath(entry));
    return found;
}

} // namespace

QStringList numberedBackups(const QString &file)
{
    QStringList paths;
    for (const auto &[number, path] : backupsByNumber(file))
        paths << path;
    return paths;
}

QStringList backupsWith(const QString &file, const QString &ending)
{
    const QRegularExpression name = namesOf(file, anyAddition, ending);
    const QDir folder(QFileInfo(file).absolutePath());
    QStringList paths;
    for (const QString &entry : folder.entryList(QDir::Files | QDir::Hidden))
        if (name.match(entry).hasMatch())
            paths << folder.absoluteFilePath(entry);
    return paths;
}

QString nextBackup(const QString &file, const QDateTime &now)
{
    const auto found = backupsByNumber(file);
    const qint64 number = found.empty() ? 1 : found.rbegin()->first + 1;
    return beside(file, QStringLiteral("backup %1, %2").arg(QString::number(number), minuteOf(now)));
}

QString backupBeforeVersion(const QString &file, int version, const QDateTime &now)
{
    const QString addition =
        QStringLiteral("before version %1, %2").arg(QString::number(version), minuteOf(now));
    QString path = beside(file, addition);
    for (int i = 2; QFile::exists(path); ++i)
        path = beside(file, addition + QStringLiteral(", %1").arg(i));
    return path;
}

} // namespace touchline::store
