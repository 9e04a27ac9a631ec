// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/sqlite/backup_names.h"

#include "core/base/durable_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>
#include <map>

namespace touchline::store {

namespace {

QString minuteOf(const QDateTime &now)
{
    return now.toString(QStringLiteral("yyyy-MM-dd HHmm"));
}

QString nameWith(const QString &file, const QString &addition)
{
    const QFileInfo info(file);
    const QString suffix = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
    const QString base = info.suffix().isEmpty() ? info.fileName() : info.completeBaseName();
    return base + QStringLiteral(" (") + addition + u')' + suffix;
}

/// The names of backups of a file, with that addition (a pattern) and that ending.
QRegularExpression namesOf(const QString &file, const char *addition, const QString &ending = {})
{
    const QString any = nameWith(file, QStringLiteral("\n"));
    const QString pattern = QRegularExpression::escape(any).replace(
        QRegularExpression::escape(QStringLiteral("\n")), QString::fromLatin1(addition));
    return QRegularExpression(
        QRegularExpression::anchoredPattern(pattern + QRegularExpression::escape(ending)));
}

constexpr auto numberedAddition = "backup ([0-9]{1,15}), [0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{4}";
constexpr auto anyAddition = "(?:backup [0-9]{1,15}|before version [0-9]{1,15}), "
                             "[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{4}(?:, [0-9]{1,15})?";

/// By number. Two folders may have the same: one was out of reach when the other was written.
std::multimap<qint64, QString> backupsByNumber(const QString &file)
{
    const QRegularExpression name = namesOf(file, numberedAddition);
    std::multimap<qint64, QString> found;
    for (const QDir folder : backupFolders(file))
        for (const QString &entry : folder.entryList(QDir::Files | QDir::Hidden))
            if (const auto match = name.match(entry); match.hasMatch())
                found.emplace(match.captured(1).toLongLong(), folder.absoluteFilePath(entry));
    return found;
}

/// Of this user, for a file whose own folder cannot be written to.
QString stateFolder(const QString &file)
{
    QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (!QDir::isAbsolutePath(state)) // as the XDG base directory specification says
        state = QDir::homePath() + QStringLiteral("/.local/state");
    const QString path = QFileInfo(file).absoluteFilePath();
    // Two leagues of one name are kept apart.
    const QByteArray mark =
        QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex().left(8);
    return QStringLiteral("%1/touchline/backups/%2-%3")
        .arg(state, QFileInfo(file).fileName(), QString::fromLatin1(mark));
}

/// Makes it with those above it. Their names are on the disk then: a backup whose folder has none is lost
/// when the power fails.
bool canBeWritten(const QString &folder)
{
    QStringList made;
    for (QString name = folder; !QFileInfo::exists(name); name = QFileInfo(name).path())
        made << name;
    if (!QDir().mkpath(folder) || !QFileInfo(folder).isWritable())
        return false;
    if (made.isEmpty()) // perhaps by somebody who was killed before its name was on the disk
        static_cast<void>(confirmPlace(folder));
    return std::all_of(made.cbegin(), made.cend(),
                       [](const QString &name) { return confirmPlace(name).has_value(); });
}

} // namespace

QStringList backupFolders(const QString &file)
{
    const QFileInfo info(file);
    return {info.absoluteFilePath() + QStringLiteral(".backups"), stateFolder(file), info.absolutePath()};
}

Result<QString> folderForBackups(const QString &file)
{
    const QStringList folders = backupFolders(file);
    if (canBeWritten(folders[0]))
        return folders[0];
    if (canBeWritten(folders[1]))
        return folders[1];
    return fail(Fault::ReadOnly, QT_TRANSLATE_NOOP("core", "Backups can be written neither to %1 nor to %2."),
                {folders[0], folders[1]});
}

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
    QStringList paths;
    for (const QDir folder : backupFolders(file))
        for (const QString &entry : folder.entryList(QDir::Files | QDir::Hidden))
            if (name.match(entry).hasMatch())
                paths << folder.absoluteFilePath(entry);
    return paths;
}

QString nextBackup(const QString &file, const QString &folder, const QDateTime &now)
{
    const auto found = backupsByNumber(file);
    const qint64 number = found.empty() ? 1 : found.rbegin()->first + 1;
    return folder + u'/' +
           nameWith(file, QStringLiteral("backup %1, %2").arg(QString::number(number), minuteOf(now)));
}

QString backupBeforeVersion(const QString &file, const QString &folder, int version, const QDateTime &now)
{
    const QString addition =
        QStringLiteral("before version %1, %2").arg(QString::number(version), minuteOf(now));
    QString path = folder + u'/' + nameWith(file, addition);
    for (int i = 2; QFile::exists(path); ++i)
        path = folder + u'/' + nameWith(file, addition + QStringLiteral(", %1").arg(i));
    return path;
}

} // namespace touchline::store
