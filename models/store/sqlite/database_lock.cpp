// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/sqlite/database_lock.h"

#include <QElapsedTimer>
#include <QFile>
#include <QtGlobal>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace touchline::store {

namespace {

/// SQLite's PENDING_BYTE; RESERVED_BYTE and the range for readers follow it.
constexpr off_t firstLockedByte = 0x40000000;
constexpr off_t lockedBytes = 512;
/// Somebody who only looks is soon done.
constexpr qint64 patience = 3000;
constexpr useconds_t pauseBetween = 50'000;

struct OpenedFile
{
    explicit OpenedFile(int file) : handle(file) {}
    ~OpenedFile() { ::close(handle); }
    Q_DISABLE_COPY_MOVE(OpenedFile)

    int handle;
};

/// 0, or errno.
int tryToLockBytes(int handle)
{
    struct flock range = {};
    range.l_type = F_WRLCK;
    range.l_whence = SEEK_SET;
    range.l_start = firstLockedByte;
    range.l_len = lockedBytes;
    return ::fcntl(handle, F_OFD_SETLK, &range) == 0 ? 0 : errno; // NOLINT(*-vararg)
}

} // namespace

Result<std::shared_ptr<void>> lockDatabase(const QString &file)
{
    const int handle = ::open(QFile::encodeName(file).constData(), O_RDWR | O_CLOEXEC); // NOLINT(*-vararg)
    if (handle < 0)
        return fail(errno == ENOENT                     ? Fault::NotFound
                    : errno == EACCES || errno == EROFS ? Fault::ReadOnly
                                                        : Fault::System,
                    QT_TRANSLATE_NOOP("core", "The file %1 cannot be opened: %2."),
                    {file, qt_error_string(errno)});
    auto opened = std::make_shared<OpenedFile>(handle);
    QElapsedTimer waited;
    waited.start();
    int error = tryToLockBytes(handle);
    while ((error == EAGAIN || error == EACCES) && waited.elapsed() < patience) {
        ::usleep(pauseBetween);
        error = tryToLockBytes(handle);
    }
    if (error == EAGAIN || error == EACCES)
        return fail(Fault::Busy,
                    QT_TRANSLATE_NOOP("core", "%1 is in use by another program. Close it there first."),
                    {file});
    // The computer could not lock it at the moment, or never can here: that says nothing about who has it
    // open, and SQLite would take it for that.
    if (error == ENOLCK || error == EIO || error == EOPNOTSUPP)
        return fail(Fault::System,
                    QT_TRANSLATE_NOOP("core",
                                      "%1 cannot be locked (%2). If it is on a network drive, copy it "
                                      "to this computer and open it there."),
                    {file, qt_error_string(error)});
    // A system without locks of this kind: SQLite has its own.
    return error == 0 ? std::shared_ptr<void>(std::move(opened)) : std::shared_ptr<void>();
}

} // namespace touchline::store
