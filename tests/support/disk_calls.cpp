// SPDX-License-Identifier: GPL-3.0-or-later
// The record has one line for each call, with what it wrote behind it:
//   create FILE PATH | nameless FILE | name FILE PATH | write FILE PLACE BYTES | truncate FILE SIZE | sync
//   FILE | rename FROM TO | exchange ONE OTHER | link FROM TO | unlink PATH | mkdir PATH | rmdir PATH |
//   syncfolder PATH | say BYTES | close FILE | failed NAME
// FILE is a number that the file system gives it; words are separated by tabs. What the process says to its
// standard output is recorded too, so that it is known what had been promised when.
#include "tests/support/disk_calls.h"

#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <initializer_list>
#include <mutex>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

using touchline::testing::diskCalls;
using touchline::testing::DiskCalls;

enum class Call { Write, Sync, Removal, Other };
enum class Verdict { Goes, Fails, IsHalf };

/// One call at a time, so that the record has them in the order in which they happened.
std::recursive_mutex &turn()
{
    static std::recursive_mutex one;
    return one;
}

std::string absolute(const char *path)
{
    char here[4096];
    if (path[0] == '/' || ::getcwd(here, sizeof here) == nullptr)
        return path;
    return std::string(here) + '/' + path;
}

bool isBelow(const char *path)
{
    const std::string &folder = diskCalls().folder;
    return std::strncmp(absolute(path).c_str(), folder.c_str(), folder.size()) == 0;
}

std::string pathOf(int handle)
{
    char path[4096];
    const std::string link = "/proc/self/fd/" + std::to_string(handle);
    const ssize_t length = ::readlink(link.c_str(), path, sizeof path - 1);
    return length > 0 ? std::string(path, static_cast<std::size_t>(length)) : std::string();
}

/// Of a descriptor that may be written to; a folder or a file that is only read is no matter.
bool isBelow(int handle, bool isSync)
{
    const int flags = ::fcntl(handle, F_GETFL);
    if (flags < 0 || (!isSync && (flags & O_ACCMODE) == O_RDONLY))
        return false;
    const std::string path = pathOf(handle);
    return !path.empty() && path.front() == '/' && isBelow(path.c_str()); // a pipe has no path
}

/// The call brings a mode with it: the file may be made.
bool isNew(int flags)
{
    return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
}

bool isWatched(const char *path)
{
    return diskCalls().isArmed && isBelow(path);
}

bool isWatched(int handle, bool isSync = false)
{
    return diskCalls().isArmed && isBelow(handle, isSync);
}

/// Past the functions below.
void put(const void *bytes, std::size_t size)
{
    const char *at = static_cast<const char *>(bytes);
    while (size > 0) {
        const long done = ::syscall(SYS_write, diskCalls().record, at, size); // NOLINT(*-vararg)
        if (done <= 0)
            return;
        at += done;
        size -= static_cast<std::size_t>(done);
    }
}

/// Keeps errno.
void record(std::initializer_list<std::string> words, const void *bytes = nullptr, std::size_t size = 0)
{
    if (diskCalls().record < 0)
        return;
    const int error = errno;
    std::string line;
    for (const std::string &word : words)
        line += (line.empty() ? "" : "\t") + word;
    line += '\n';
    if (bytes != nullptr)
        line.append(static_cast<const char *>(bytes), size);
    put(line.data(), line.size());
    errno = error;
}

std::string fileOf(int handle)
{
    struct stat found = {};
    return ::fstat(handle, &found) == 0 ? std::to_string(found.st_ino) : std::string("0");
}

[[noreturn]] void killed()
{
    ::kill(::getpid(), SIGKILL);
    while (true)
        ::pause();
}

/// Counts a call and says what becomes of it; where it fails, errno is set.
Verdict judge(const char *name, Call call)
{
    DiskCalls &now = diskCalls();
    if ((now.isSyncOnly && call != Call::Sync) || (!now.isWithRemovals && call == Call::Removal))
        return Verdict::Goes;
    const int number = ++now.calls;
    const bool isFull = now.error == ENOSPC || now.error == EDQUOT;
    const bool isLater = isFull && call == Call::Write && now.failed != nullptr;
    if (number != now.at && !isLater)
        return Verdict::Goes;
    if (now.failed == nullptr)
        now.failed = name;
    if (number == now.at && now.fate != DiskCalls::Fate::Fails && call == Call::Write)
        return Verdict::IsHalf;
    if (now.fate == DiskCalls::Fate::Kills)
        killed();
    errno = now.error;
    record({"failed", name});
    return Verdict::Fails;
}

bool fails(const char *name, Call call = Call::Other)
{
    return judge(name, call) == Verdict::Fails;
}

/// Writes with `next`, which gets bytes and their number; `at` is where they go, -1 for where the descriptor
/// stands.
template <class Next>
ssize_t written(int handle, const char *name, const void *bytes, std::size_t size, off_t at, Next next)
{
    if (!isWatched(handle)) {
        const ssize_t done = next(bytes, size);
        if (handle == STDOUT_FILENO && done > 0 && diskCalls().isArmed) {
            const std::lock_guard guard(turn());
            record({"say", std::to_string(done)}, bytes, static_cast<std::size_t>(done));
        }
        return done;
    }
    const std::lock_guard guard(turn());
    const Verdict verdict = judge(name, Call::Write);
    if (verdict == Verdict::Fails)
        return -1;
    if (at < 0 && (::fcntl(handle, F_GETFL) & O_APPEND) != 0) {
        struct stat found = {};
        at = ::fstat(handle, &found) == 0 ? found.st_size : 0;
    } else if (at < 0) {
        at = ::lseek(handle, 0, SEEK_CUR);
    }
    const ssize_t done = next(bytes, verdict == Verdict::IsHalf ? (size + 1) / 2 : size);
    if (done > 0)
        record({"write", fileOf(handle), std::to_string(at), std::to_string(done)}, bytes,
               static_cast<std::size_t>(done));
    if (verdict == Verdict::IsHalf && diskCalls().fate == DiskCalls::Fate::Kills)
        killed();
    return done;
}

template <class Next>
int synced(int handle, const char *name, Next next)
{
    if (!isWatched(handle, true))
        return next();
    const std::lock_guard guard(turn());
    if (fails(name, Call::Sync))
        return -1;
    const int done = next();
    struct stat found = {};
    if (done == 0 && ::fstat(handle, &found) == 0 && S_ISDIR(found.st_mode))
        record({"syncfolder", pathOf(handle)});
    else if (done == 0)
        record({"sync", fileOf(handle)});
    return done;
}

template <class Next>
int cut(int handle, off_t size, Next next)
{
    if (!isWatched(handle))
        return next();
    const std::lock_guard guard(turn());
    // There is no half of it.
    const Verdict verdict = judge("ftruncate", Call::Write);
    if (verdict == Verdict::IsHalf && diskCalls().fate == DiskCalls::Fate::Kills)
        killed();
    if (verdict != Verdict::Goes) {
        errno = diskCalls().error;
        return -1;
    }
    const int done = next();
    if (done == 0)
        record({"truncate", fileOf(handle), std::to_string(size)});
    return done;
}

template <class Next>
int opened(const char *path, int flags, Next next)
{
    if ((!isNew(flags) && (flags & O_TRUNC) == 0) || !isWatched(path))
        return next();
    const std::lock_guard guard(turn());
    if (isNew(flags) && fails("open"))
        return -1;
    struct stat before = {};
    const bool wasThere = ::lstat(path, &before) == 0;
    const int handle = next();
    if (handle >= 0 && (flags & O_TMPFILE) == O_TMPFILE)
        record({"nameless", fileOf(handle)});
    else if (handle >= 0 && !wasThere)
        record({"create", fileOf(handle), absolute(path)});
    else if (handle >= 0 && (flags & O_TRUNC) != 0)
        record({"truncate", fileOf(handle), "0"});
    return handle;
}

/// A call that is about names alone.
template <class Next>
int named(const char *name, const char *path, Call call, std::initializer_list<std::string> words, Next next)
{
    if (!isWatched(path))
        return next();
    const std::lock_guard guard(turn());
    if (fails(name, call))
        return -1;
    const int done = next();
    if (done == 0)
        record(words);
    return done;
}

template <class Function>
Function *real(Function *, const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

} // namespace

touchline::testing::DiskCalls &touchline::testing::diskCalls()
{
    // Never taken down: the last calls come when everything else is gone.
    static auto *one = new DiskCalls;
    return *one;
}

#define TOUCHLINE_REAL(name) static const auto next = real(&::name, #name)
#define TOUCHLINE_SHOWN __attribute__((visibility("default")))

extern "C" {

TOUCHLINE_SHOWN ssize_t write(int handle, const void *bytes, size_t size)
{
    TOUCHLINE_REAL(write);
    return written(handle, "write", bytes, size, -1,
                   [handle](const void *what, size_t count) { return next(handle, what, count); });
}

TOUCHLINE_SHOWN ssize_t pwrite(int handle, const void *bytes, size_t size, off_t at)
{
    TOUCHLINE_REAL(pwrite);
    return written(handle, "pwrite", bytes, size, at,
                   [handle, at](const void *what, size_t count) { return next(handle, what, count, at); });
}

TOUCHLINE_SHOWN ssize_t pwrite64(int handle, const void *bytes, size_t size, off64_t at)
{
    TOUCHLINE_REAL(pwrite64);
    return written(handle, "pwrite", bytes, size, at,
                   [handle, at](const void *what, size_t count) { return next(handle, what, count, at); });
}

TOUCHLINE_SHOWN ssize_t writev(int handle, const iovec *parts, int count)
{
    TOUCHLINE_REAL(writev);
    if (!isWatched(handle))
        return next(handle, parts, count);
    std::string whole;
    for (int i = 0; i < count; ++i)
        whole.append(static_cast<const char *>(parts[i].iov_base), parts[i].iov_len);
    static const auto nextWrite = real(&::write, "write");
    return written(handle, "writev", whole.data(), whole.size(), -1,
                   [handle](const void *what, size_t size) { return nextWrite(handle, what, size); });
}

TOUCHLINE_SHOWN int fsync(int handle)
{
    TOUCHLINE_REAL(fsync);
    return synced(handle, "fsync", [handle] { return next(handle); });
}

TOUCHLINE_SHOWN int fdatasync(int handle)
{
    TOUCHLINE_REAL(fdatasync);
    return synced(handle, "fdatasync", [handle] { return next(handle); });
}

TOUCHLINE_SHOWN int close(int handle)
{
    TOUCHLINE_REAL(close);
    if (!isWatched(handle))
        return next(handle);
    const std::lock_guard guard(turn());
    const bool isFailing = fails("close");
    const int error = errno;
    record({"close", fileOf(handle)});
    const int closed = next(handle);
    if (!isFailing)
        return closed;
    errno = error;
    return -1;
}

TOUCHLINE_SHOWN int rename(const char *from, const char *to) noexcept
{
    TOUCHLINE_REAL(rename);
    return named("rename", to, Call::Other, {"rename", absolute(from), absolute(to)},
                 [from, to] { return next(from, to); });
}

TOUCHLINE_SHOWN int renameat2(int fromFolder, const char *from, int toFolder, const char *to,
                              unsigned int flags) noexcept
{
    TOUCHLINE_REAL(renameat2);
    const char *kind = (flags & RENAME_EXCHANGE) != 0 ? "exchange" : "rename";
    return named("renameat2", to, Call::Other, {kind, absolute(from), absolute(to)},
                 [=] { return next(fromFolder, from, toFolder, to, flags); });
}

TOUCHLINE_SHOWN int link(const char *from, const char *to) noexcept
{
    TOUCHLINE_REAL(link);
    return named("link", to, Call::Other, {"link", absolute(from), absolute(to)},
                 [from, to] { return next(from, to); });
}

/// Of an open file that has no name yet (/proc/self/fd/3) alone.
TOUCHLINE_SHOWN int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags) noexcept
{
    TOUCHLINE_REAL(linkat);
    const char *number = std::strrchr(from, '/');
    const int handle = number != nullptr ? std::atoi(number + 1) : -1;
    return named("linkat", to, Call::Other, {"name", fileOf(handle), absolute(to)},
                 [=] { return next(fromFolder, from, toFolder, to, flags); });
}

TOUCHLINE_SHOWN int unlink(const char *path) noexcept
{
    TOUCHLINE_REAL(unlink);
    return named("unlink", path, Call::Removal, {"unlink", absolute(path)}, [path] { return next(path); });
}

TOUCHLINE_SHOWN int rmdir(const char *path) noexcept
{
    TOUCHLINE_REAL(rmdir);
    return named("rmdir", path, Call::Removal, {"rmdir", absolute(path)}, [path] { return next(path); });
}

TOUCHLINE_SHOWN int remove(const char *path) noexcept
{
    struct stat found = {};
    return ::lstat(path, &found) == 0 && S_ISDIR(found.st_mode) ? ::rmdir(path) : ::unlink(path);
}

TOUCHLINE_SHOWN int mkdir(const char *path, mode_t mode) noexcept
{
    TOUCHLINE_REAL(mkdir);
    return named("mkdir", path, Call::Other, {"mkdir", absolute(path)},
                 [path, mode] { return next(path, mode); });
}

TOUCHLINE_SHOWN int ftruncate(int handle, off_t size) noexcept
{
    TOUCHLINE_REAL(ftruncate);
    return cut(handle, size, [handle, size] { return next(handle, size); });
}

TOUCHLINE_SHOWN int ftruncate64(int handle, off64_t size) noexcept
{
    TOUCHLINE_REAL(ftruncate64);
    return cut(handle, size, [handle, size] { return next(handle, size); });
}

TOUCHLINE_SHOWN int open(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const mode_t mode = isNew(flags) ? va_arg(more, mode_t) : 0;
    va_end(more);
    TOUCHLINE_REAL(open);
    return opened(path, flags, [=] { return next(path, flags, mode); });
}

TOUCHLINE_SHOWN int open64(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const mode_t mode = isNew(flags) ? va_arg(more, mode_t) : 0;
    va_end(more);
    TOUCHLINE_REAL(open64);
    return opened(path, flags, [=] { return next(path, flags, mode); });
}

} // extern "C"
