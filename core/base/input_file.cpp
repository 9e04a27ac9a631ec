// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/input_file.h"

#include <QFile>
#include <QFileInfo>
#include <QtGlobal>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <new>
#include <poll.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <system_error>
#include <unistd.h>

namespace touchline {

namespace {

tl::unexpected<Error> isTooLong(const QString &path, qint64 most)
{
    return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 is too long: more than %2 MiB."),
                {path, QString::number(most >> 20)});
}

tl::unexpected<Error> notReadable(const QString &path, const QString &reason)
{
    return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be read: %2."), {path, reason});
}

tl::unexpected<Error> notReadable(const QString &path, int error)
{
    return notReadable(path, QString::fromStdString(std::generic_category().message(error)));
}

/// Some devices never end. What is typed does, and so does /dev/null.
Result<void> checkEnds(int handle, const QString &path)
{
    const dev_t null = makedev(1, 3); // Documentation/admin-guide/devices.txt of the kernel
    struct stat found = {};
    if (::fstat(handle, &found) != 0)
        return notReadable(path, errno);
    if (S_ISDIR(found.st_mode))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 is not a file."), {path});
    if (S_ISBLK(found.st_mode) || (S_ISCHR(found.st_mode) && found.st_rdev != null && ::isatty(handle) == 0))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 is a device. Give a file or a pipe."),
                    {path});
    return {};
}

/// The first bytes of a pipe, if there are any yet. One that nobody has opened for writing would be waited
/// for without end.
Result<QByteArray> waitForWriter(int pipe, const QString &path)
{
    constexpr int attempts = 20;
    constexpr int milliseconds = 100;
    QByteArray first(1, '\0');
    for (int attempt = 0; attempt < attempts; ++attempt) {
        pollfd wanted{pipe, POLLIN, 0};
        const int ready = ::poll(&wanted, 1, milliseconds);
        const ssize_t size = ::read(pipe, first.data(), 1);
        if (size > 0)
            return first;
        if (size < 0 && errno == EAGAIN)
            return QByteArray(); // somebody will write
        if (size < 0 && errno != EINTR)
            return notReadable(path, errno);
        if (ready > 0) // who wrote has gone again
            return QByteArray();
    }
    return fail(Fault::System, QT_TRANSLATE_NOOP("core", "Nobody writes to the pipe %1."), {path});
}

/// What has been read already, and the rest.
Result<QByteArray> readRest(QByteArray bytes, QFileDevice &file, const QString &path, qint64 most)
{
    constexpr qint64 atOnce = qint64{1} << 20;
    if (file.size() > most)
        return isTooLong(path, most);
    try {
        // As long as there is something: a pipe has no size, and some files say that they have none.
        bytes.reserve(std::max<qint64>(file.size(), bytes.size()));
        for (QByteArray part = file.read(atOnce); !part.isEmpty(); part = file.read(atOnce)) {
            const qint64 size = bytes.size() + part.size();
            if (size > most)
                return isTooLong(path, most);
            // By an eighth: Qt would double it, and need three times the limit for a moment.
            if (size > bytes.capacity())
                bytes.reserve(std::min(most, size + size / 8));
            bytes += part;
        }
    } catch (const std::bad_alloc &) {
        return fail(Fault::System,
                    QT_TRANSLATE_NOOP("core", "%1 is too long for the memory of this computer."), {path});
    }
    if (file.error() != QFileDevice::NoError)
        return notReadable(path, file.errorString());
    return bytes;
}

} // namespace

Result<QByteArray> readOpened(QFileDevice &file, const QString &path, qint64 most)
{
    TOUCHLINE_TRY(checkEnds(file.handle(), path));
    return readRest({}, file, path, most);
}

Result<QByteArray> readInput(const QString &path, qint64 most)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 is not a file."), {path});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(info.exists() ? Fault::System : Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "The file %1 cannot be read: %2."), {path, file.errorString()});
    return readOpened(file, path, most);
}

Result<QByteArray> readPipe(const QString &path, qint64 most)
{
    const int handle = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (handle < 0)
        return notReadable(path, errno);
    QFile file;
    if (!file.open(handle, QIODevice::ReadOnly | QIODevice::Unbuffered, QFileDevice::AutoCloseHandle)) {
        ::close(handle);
        return notReadable(path, file.errorString());
    }
    TOUCHLINE_TRY(checkEnds(handle, path));
    struct stat found = {};
    const bool isFifo = ::fstat(handle, &found) == 0 && S_ISFIFO(found.st_mode);
    auto first = isFifo ? waitForWriter(handle, path) : Result<QByteArray>(QByteArray());
    TOUCHLINE_TRY(first);
    // From here on reading waits for whoever writes.
    if (::fcntl(handle, F_SETFL, O_RDONLY) != 0)
        return notReadable(path, errno);
    return readRest(*std::move(first), file, path, most);
}

} // namespace touchline
