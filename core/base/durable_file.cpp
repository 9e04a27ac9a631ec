// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/durable_file.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <system_error>
#include <unistd.h>

namespace touchline {

namespace {

/// Waits until what is written is on the disk. Errors name `wanted`.
Result<void> sync(const QString &path, const QString &wanted)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return notWritten(wanted, errno);
    auto synced = syncFile(file, wanted);
    ::close(file);
    return synced;
}

int renamed(const QByteArray &from, const QByteArray &to, bool replace)
{
    if (replace)
        return std::rename(from.constData(), to.constData());
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL)
        return -1;
    // The file system cannot do it in one go: a second name, which never replaces, then without the first.
    if (::link(from.constData(), to.constData()) != 0)
        return -1;
    return ::unlink(from.constData());
}

} // namespace

FileIdentity identityOf(const QString &path)
{
    constexpr qint64 second = 1'000'000'000;
    struct statx found = {};
    if (::statx(AT_FDCWD, QFile::encodeName(path).constData(), 0, STATX_BASIC_STATS | STATX_BTIME, &found) !=
        0)
        return {};
    const bool isBornKnown = (found.stx_mask & STATX_BTIME) != 0;
    return {makedev(found.stx_dev_major, found.stx_dev_minor), static_cast<ino_t>(found.stx_ino),
            static_cast<nlink_t>(found.stx_nlink),
            isBornKnown ? found.stx_btime.tv_sec * second + found.stx_btime.tv_nsec : 0};
}

FollowedFile::FollowedFile(const QString &path)
    : m_handle(::open(QFile::encodeName(path).constData(), O_PATH | O_CLOEXEC))
{
}

FollowedFile::~FollowedFile()
{
    if (m_handle >= 0)
        ::close(m_handle);
}

QString FollowedFile::path() const
{
    struct stat mine = {};
    if (m_handle < 0 || ::fstat(m_handle, &mine) != 0 || mine.st_nlink == 0)
        return {};
    const QString path = QFile::symLinkTarget(QStringLiteral("/proc/self/fd/%1").arg(m_handle));
    struct stat there = {};
    const bool isIt = ::stat(QFile::encodeName(path).constData(), &there) == 0 &&
                      there.st_dev == mine.st_dev && there.st_ino == mine.st_ino;
    return isIt ? path : QString();
}

QString realPath(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists())
        return info.canonicalFilePath();
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? info.absoluteFilePath() : folder + u'/' + info.fileName();
}

Result<void> syncFile(int handle, const QString &path)
{
    const int error = ::fsync(handle) == 0 ? 0 : errno;
    // Some network file systems cannot sync a folder; then the name is as safe as it gets there.
    if (error != 0 && error != EINVAL && error != ENOTSUP)
        return notWritten(path, error);
    return {};
}

tl::unexpected<Error> notWritten(const QString &path, int error)
{
    const QStringList words{path, QString::fromStdString(std::generic_category().message(error))};
    switch (error) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return fail(Fault::Full,
                    QT_TRANSLATE_NOOP("core", "%1 cannot be written because the disk is full: %2."), words);
    case EACCES:
    case EPERM:
    case EROFS:
        return fail(Fault::ReadOnly, QT_TRANSLATE_NOOP("core", "There is no permission to write %1: %2."),
                    words);
    case EEXIST:
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 already exists."), {path});
    default:
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 cannot be written: %2."), words);
    }
}

Result<void> moveToPlace(const QString &finished, const QString &path, bool replace)
{
    if (auto done = sync(finished, path); !done)
        return done;
    if (renamed(QFile::encodeName(finished), QFile::encodeName(path), replace) != 0)
        return notWritten(path, errno);
    return {};
}

Result<void> putInPlace(const QString &finished, const QString &path, bool replace)
{
    if (auto moved = moveToPlace(finished, path, replace); !moved)
        return moved;
    return confirmPlace(path);
}

Result<void> confirmPlace(const QString &path)
{
    const QString folder = QFileInfo(path).absolutePath();
    if (const auto synced = sync(folder, path); !synced)
        return fail(Fault::System,
                    QT_TRANSLATE_NOOP("core",
                                      "%1 is written, but the disk did not confirm it (%2). Look at the "
                                      "file before you rely on it."),
                    {path, synced.error().message.arguments.value(1)});
    return {};
}

int exchangeFiles(const QString &one, const QString &other)
{
    const bool isDone = ::renameat2(AT_FDCWD, QFile::encodeName(one).constData(), AT_FDCWD,
                                    QFile::encodeName(other).constData(), RENAME_EXCHANGE) == 0;
    return isDone ? 0 : errno;
}

} // namespace touchline
