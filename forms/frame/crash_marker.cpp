// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/crash_marker.h"

#include "models/league/access/own_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QSaveFile>
#include <QStandardPaths>

#include <memory>

namespace touchline {

namespace {

/// Held while the program runs; the system takes it from a run that was killed.
std::unique_ptr<QLockFile> &ownLock()
{
    static std::unique_ptr<QLockFile> lock;
    return lock;
}

QDir markFolder()
{
    QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                QStringLiteral("/runs"));
    folder.mkpath(QStringLiteral("."));
    return folder;
}

QString ownMark()
{
    return markFolder().filePath(QString::number(QCoreApplication::applicationPid()));
}

QString lockOf(const QString &mark)
{
    return mark + QStringLiteral(".lock");
}

} // namespace

void writeCrashMarker(const QStringList &places)
{
    if (!ownLock()) {
        ownLock() = std::make_unique<QLockFile>(lockOf(ownMark()));
        // Only the death of its program makes a lock stale, never its age.
        ownLock()->setStaleLockTime(0);
        ownLock()->tryLock();
    }
    QSaveFile mark(ownMark());
    if (!mark.open(QIODevice::WriteOnly))
        return;
    mark.write(places.join(u'\n').toUtf8());
    mark.commit();
}

void removeCrashMarker()
{
    QFile::remove(ownMark());
    ownLock().reset();
}

QStringList takeCrashedPlaces()
{
    QStringList places;
    const QDir folder = markFolder();
    for (const QString &name : folder.entryList(QDir::Files)) {
        if (name.endsWith(QLatin1String(".lock")))
            continue;
        const QString path = folder.filePath(name);
        QLockFile lock(lockOf(path));
        lock.setStaleLockTime(0);
        if (path == ownMark() || !lock.tryLock())
            continue;
        QFile mark(path);
        if (mark.open(QIODevice::ReadOnly))
            for (const QString &noted : QString::fromUtf8(mark.readAll()).split(u'\n', Qt::SkipEmptyParts))
                if (const QString place = placeAfterMove(noted); !places.contains(place))
                    places << place;
        mark.remove();
    }
    return places;
}

} // namespace touchline
