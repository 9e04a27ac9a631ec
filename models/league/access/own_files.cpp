// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/access/own_files.h"

#include "core/base/durable_file.h"
#include "models/store/sqlite/backup_names.h"
#include "models/store/sqlite/file_lock.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

namespace touchline {

namespace {

constexpr QLatin1String formerName("/Touchline/Touchline");
constexpr QLatin1String presentName("/touchline");
constexpr QLatin1String leagueSuffix(".touchline");
constexpr QLatin1String lockSuffix(".lock");
/// For another start that moves them at this moment.
constexpr int patience = 10'000; // milliseconds

constexpr QDir::Filters everything = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;

std::filesystem::path systemPath(const QString &path)
{
    return QFileInfo(path).filesystemFilePath();
}

/// A link that leads nowhere is there, too.
bool isThere(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymbolicLink();
}

bool isFolder(const QString &path)
{
    const QFileInfo info(path);
    return info.isDir() && !info.isSymbolicLink();
}

QStringList entriesOf(const QString &folder)
{
    return QDir(folder).entryList(everything, QDir::Name);
}

bool areAlike(const QString &one, const QString &other)
{
    QFile first(one);
    QFile second(other);
    if (!first.open(QIODevice::ReadOnly) || !second.open(QIODevice::ReadOnly))
        return false;
    constexpr qint64 part = 1 << 20;
    while (true) {
        const QByteArray bytes = first.read(part);
        if (bytes != second.read(part))
            return false;
        if (bytes.isEmpty())
            return first.error() == QFileDevice::NoError && second.error() == QFileDevice::NoError;
    }
}

/// Whether something of one name is in both that is not the same.
bool doClash(const QString &from, const QString &to)
{
    if (!isThere(from) || !isThere(to))
        return false;
    if (!isFolder(from) || !isFolder(to))
        return !QFileInfo(from).isFile() || !QFileInfo(to).isFile() || !areAlike(from, to);
    const QStringList names = entriesOf(from);
    return std::any_of(names.cbegin(), names.cend(), [&from, &to](const QString &name) {
        return doClash(from + u'/' + name, to + u'/' + name);
    });
}

/// A program that has it holds the lock. What the lock of a killed one says of its league is kept.
bool isHeld(const QString &lock)
{
    const QString file = lock.chopped(lockSuffix.size());
    if (file.endsWith(leagueSuffix)) {
        auto league = store::FileLock::take(file);
        if (league)
            league->giveBack();
        return !league;
    }
    QLockFile other(lock);
    other.setStaleLockTime(0);
    return !other.tryLock();
}

/// A link that says its way from where it is would lead elsewhere.
bool isRelativeLink(const QString &path)
{
    std::error_code none;
    return QFileInfo(path).isSymbolicLink() &&
           std::filesystem::read_symlink(systemPath(path), none).is_relative();
}

bool canBeMoved(const OwnFiles &files)
{
    if (isRelativeLink(files.folder) || isRelativeLink(files.settings))
        return false;
    QDirIterator walk(files.folder, everything, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString path = walk.next();
        if (isRelativeLink(path) || (path.endsWith(lockSuffix) && isHeld(path)))
            return false;
    }
    return true;
}

/// Moves files and folders, and can take all of it back until it is finished.
class Moving
{
public:
    /// Into what is there already, or as a whole. Both have nothing that differs.
    bool move(const QString &from, const QString &to)
    {
        if (!isThere(from))
            return true;
        if (!isThere(to)) {
            if (!QDir().mkpath(QFileInfo(to).path()))
                return false;
            std::error_code error;
            std::filesystem::rename(systemPath(from), systemPath(to), error);
            if (!error) {
                m_steps.push_back({Step::Moved, from, to});
                return true;
            }
            if (error != std::errc::cross_device_link)
                return false;
        }
        if (!isFolder(from))
            return copy(from, to);
        if (!isThere(to)) {
            if (!QDir().mkdir(to))
                return false;
            m_steps.push_back({Step::Made, {}, to});
        }
        QStringList names = entriesOf(from);
        // The log of a league ("name.touchline-wal") before the league: whoever is stopped between them
        // leaves none that can be opened without it.
        std::reverse(names.begin(), names.end());
        const bool isWhole = std::all_of(names.cbegin(), names.cend(), [&](const QString &name) {
            return move(from + u'/' + name, to + u'/' + name);
        });
        m_steps.push_back({Step::Emptied, from, to});
        return isWhole;
    }

    void takeBack()
    {
        for (auto step = m_steps.crbegin(); step != m_steps.crend(); ++step) {
            std::error_code none; // what cannot be taken back is where the next start looks for it
            if (step->kind == Step::Moved)
                std::filesystem::rename(systemPath(step->to), systemPath(step->from), none);
            else if (step->kind == Step::Copied || step->kind == Step::Made)
                std::filesystem::remove(systemPath(step->to), none);
        }
        m_steps.clear();
    }

    /// Removes what is at its new place from the old one.
    void finish()
    {
        for (const Step &step : m_steps) {
            std::error_code none;
            if (step.kind == Step::Copied || step.kind == Step::Alike || step.kind == Step::Emptied)
                std::filesystem::remove(systemPath(step.from), none); // of folders only empty ones
        }
        m_steps.clear();
    }

private:
    struct Step
    {
        enum Kind { Moved, Copied, Alike, Made, Emptied } kind;
        QString from;
        QString to;
    };

    bool copy(const QString &from, const QString &to)
    {
        if (isThere(to)) {
            m_steps.push_back({Step::Alike, from, to});
            return true;
        }
        // What is noted of an open league names the very file.
        if (!QFileInfo(from).isFile() || QFileInfo(from).isSymbolicLink() ||
            from.endsWith(QLatin1String(".touchline.lock")) || from.endsWith(QLatin1String(".touchline-wal")))
            return false;
        const QString unfinished = to + QStringLiteral(".part");
        QFile::remove(unfinished);
        const bool isCopied = QFile::copy(from, unfinished) && areAlike(from, unfinished) &&
                              putInPlace(unfinished, to, false).has_value();
        QFile::remove(unfinished);
        if (isCopied)
            m_steps.push_back({Step::Copied, from, to});
        return isCopied;
    }

    std::vector<Step> m_steps;
};

/// Backups of leagues in the folder that stand elsewhere are found by the path of the league.
bool moveBackups(Moving &moving, const QString &from, const QString &to)
{
    const QStringList leagues =
        QDir(from).entryList({QString(u'*' + leagueSuffix)}, QDir::Files | QDir::Hidden);
    return std::all_of(leagues.cbegin(), leagues.cend(), [&](const QString &name) {
        const QString before = store::backupFolders(from + u'/' + name).at(1);
        const QString after = store::backupFolders(to + u'/' + name).at(1);
        return isThere(after) || moving.move(before, after);
    });
}

QString dataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
}

QString settingsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
}

void removeIfEmpty(const QString &folder)
{
    QDir().rmdir(folder);
}

} // namespace

OwnFiles ownFiles()
{
    return {dataFolder() + presentName, settingsFolder() + QStringLiteral("/touchline/touchline.conf")};
}

OwnFiles formerOwnFiles()
{
    return {dataFolder() + formerName, settingsFolder() + QStringLiteral("/Touchline/Touchline.conf")};
}

bool moveOwnFiles(const OwnFiles &from, const OwnFiles &to)
{
    if (!isThere(from.folder) && !isThere(from.settings))
        return true;
    QDir().mkpath(QFileInfo(to.folder).path());
    QLockFile lock(to.folder + QStringLiteral(".moving"));
    lock.setStaleLockTime(0);
    const bool isOurs = lock.tryLock(patience);
    const bool isSecondFolder = doClash(from.folder, to.folder);
    Moving moving;
    if (isOurs && (isSecondFolder || canBeMoved(from)) &&
        (isThere(to.settings) || moving.move(from.settings, to.settings)) &&
        (isSecondFolder ||
         (moveBackups(moving, from.folder, to.folder) && moving.move(from.folder, to.folder)))) {
        moving.finish();
        removeIfEmpty(QFileInfo(from.folder).path());
        removeIfEmpty(QFileInfo(from.settings).path());
        return true;
    }
    moving.takeBack();
    // A start before this one was stopped between the two.
    if (isThere(from.folder) && !isThere(from.settings) && Moving().move(to.settings, from.settings))
        removeIfEmpty(QFileInfo(to.settings).path());
    return false;
}

QString placeAfterMove(const QString &place)
{
    const QString former = formerOwnFiles().folder + u'/';
    if (!place.startsWith(former) || QFileInfo::exists(place))
        return place;
    const QString present = ownFiles().folder + u'/' + place.mid(former.size());
    return QFileInfo::exists(present) ? present : place;
}

QString placeBeforeMove(const QString &file)
{
    const QString present = QFileInfo(ownFiles().folder).canonicalFilePath();
    if (present.isEmpty() || !file.startsWith(present + u'/'))
        return {};
    return QFileInfo(dataFolder()).canonicalFilePath() + formerName + file.mid(present.size());
}

} // namespace touchline
