// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/disk_fault.h"

#include <QByteArray>
#include <QFile>

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

enum class Call { Write, Sync, Other };

struct Fault
{
    std::atomic<bool> isArmed = false;
    std::atomic<int> calls = 0;
    std::atomic<const char *> failed = nullptr;
    bool isSyncOnly = false;
    int at = 0;
    int error = 0;
    std::string folder;
};

Fault &fault()
{
    static Fault one;
    return one;
}

bool isBelow(const char *path)
{
    const std::string &folder = fault().folder;
    if (path[0] == '/')
        return std::strncmp(path, folder.c_str(), folder.size()) == 0;
    char here[4096];
    return ::getcwd(here, sizeof here) != nullptr && std::strncmp(here, folder.c_str(), folder.size()) == 0;
}

/// Of a descriptor that may be written to; a folder or a file that is only read is no matter.
bool isBelow(int handle, bool isSync)
{
    const int flags = ::fcntl(handle, F_GETFL);
    if (flags < 0 || (!isSync && (flags & O_ACCMODE) == O_RDONLY))
        return false;
    char path[4096];
    const std::string link = "/proc/self/fd/" + std::to_string(handle);
    const ssize_t length = ::readlink(link.c_str(), path, sizeof path - 1);
    if (length <= 0)
        return false;
    path[length] = '\0';
    return isBelow(path);
}

/// Counts a call; true if it is to fail, with errno set.
bool fails(const char *name, Call call)
{
    Fault &now = fault();
    if (now.isSyncOnly && call != Call::Sync)
        return false;
    const int number = ++now.calls;
    const bool isFull = now.error == ENOSPC || now.error == EDQUOT;
    const bool isLater = isFull && call == Call::Write && now.failed != nullptr;
    if (number != now.at && !isLater)
        return false;
    if (now.failed == nullptr)
        now.failed = name;
    errno = now.error;
    return true;
}

bool failsAt(const char *path, const char *name, Call call = Call::Other)
{
    return fault().isArmed && isBelow(path) && fails(name, call);
}

bool failsAt(int handle, const char *name, Call call)
{
    return fault().isArmed && isBelow(handle, call == Call::Sync) && fails(name, call);
}

template <class Function>
Function *real(Function *, const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

} // namespace

#define TOUCHLINE_REAL(name) static const auto next = real(&::name, #name)
#define TOUCHLINE_SHOWN __attribute__((visibility("default")))

extern "C" {

TOUCHLINE_SHOWN ssize_t write(int handle, const void *bytes, size_t size)
{
    TOUCHLINE_REAL(write);
    return failsAt(handle, "write", Call::Write) ? -1 : next(handle, bytes, size);
}

TOUCHLINE_SHOWN ssize_t pwrite(int handle, const void *bytes, size_t size, off_t at)
{
    TOUCHLINE_REAL(pwrite);
    return failsAt(handle, "pwrite", Call::Write) ? -1 : next(handle, bytes, size, at);
}

TOUCHLINE_SHOWN ssize_t pwrite64(int handle, const void *bytes, size_t size, off64_t at)
{
    TOUCHLINE_REAL(pwrite64);
    return failsAt(handle, "pwrite", Call::Write) ? -1 : next(handle, bytes, size, at);
}

TOUCHLINE_SHOWN ssize_t writev(int handle, const iovec *parts, int count)
{
    TOUCHLINE_REAL(writev);
    return failsAt(handle, "writev", Call::Write) ? -1 : next(handle, parts, count);
}

TOUCHLINE_SHOWN int fsync(int handle)
{
    TOUCHLINE_REAL(fsync);
    return failsAt(handle, "fsync", Call::Sync) ? -1 : next(handle);
}

TOUCHLINE_SHOWN int fdatasync(int handle)
{
    TOUCHLINE_REAL(fdatasync);
    return failsAt(handle, "fdatasync", Call::Sync) ? -1 : next(handle);
}

TOUCHLINE_SHOWN int close(int handle)
{
    TOUCHLINE_REAL(close);
    const bool isFailing = failsAt(handle, "close", Call::Other);
    const int error = errno;
    const int closed = next(handle);
    if (!isFailing)
        return closed;
    errno = error;
    return -1;
}

TOUCHLINE_SHOWN int rename(const char *from, const char *to) noexcept
{
    TOUCHLINE_REAL(rename);
    return failsAt(to, "rename") ? -1 : next(from, to);
}

TOUCHLINE_SHOWN int renameat2(int fromFolder, const char *from, int toFolder, const char *to,
                              unsigned int flags) noexcept
{
    TOUCHLINE_REAL(renameat2);
    return failsAt(to, "renameat2") ? -1 : next(fromFolder, from, toFolder, to, flags);
}

TOUCHLINE_SHOWN int mkdir(const char *path, mode_t mode) noexcept
{
    TOUCHLINE_REAL(mkdir);
    return failsAt(path, "mkdir") ? -1 : next(path, mode);
}

TOUCHLINE_SHOWN int ftruncate(int handle, off_t size) noexcept
{
    TOUCHLINE_REAL(ftruncate);
    return failsAt(handle, "ftruncate", Call::Write) ? -1 : next(handle, size);
}

TOUCHLINE_SHOWN int ftruncate64(int handle, off64_t size) noexcept
{
    TOUCHLINE_REAL(ftruncate64);
    return failsAt(handle, "ftruncate", Call::Write) ? -1 : next(handle, size);
}

TOUCHLINE_SHOWN int open(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    TOUCHLINE_REAL(open);
    return (flags & O_CREAT) != 0 && failsAt(path, "open") ? -1 : next(path, flags, mode);
}

TOUCHLINE_SHOWN int open64(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    TOUCHLINE_REAL(open64);
    return (flags & O_CREAT) != 0 && failsAt(path, "open") ? -1 : next(path, flags, mode);
}

} // extern "C"

namespace touchline::testing {

DiskFault::DiskFault(const QString &folder, int call, int error)
{
    Fault &now = fault();
    now.folder = QFile::encodeName(folder).toStdString();
    now.at = call;
    now.error = error;
    now.calls = 0;
    now.failed = nullptr;
    now.isSyncOnly = false;
    now.isArmed = true;
}

DiskFault::~DiskFault()
{
    fault().isArmed = false;
}

void DiskFault::countSyncsOnly()
{
    fault().isSyncOnly = true;
}

int DiskFault::calls() const
{
    return fault().calls;
}

QString DiskFault::failed() const
{
    const char *name = fault().failed;
    return name != nullptr ? QString::fromLatin1(name) : QString();
}

} // namespace touchline::testing
