// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/file_lock.h"

#include "core/base/durable_file.h"

#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>

#include <fcntl.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace touchline::store {

namespace {

QString userName()
{
    const passwd *entry = ::getpwuid(::geteuid());
    return entry != nullptr ? QString::fromLocal8Bit(entry->pw_name) : QString::number(::geteuid());
}

/// QLockFile writes five lines and reads no more; the user's name is the sixth.
constexpr int userLine = 5;

QString userOf(const QString &lockPath)
{
    QFile file(lockPath);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.read(4096)).section(u'\n', userLine, userLine).trimmed();
}

void addUser(const QString &lockPath)
{
    QFile file(lockPath);
    if (file.open(QIODevice::WriteOnly | QIODevice::Append))
        file.write(userName().toUtf8() + '\n'); // only a courtesy: the lock holds without it
}

/// A lock says nothing while it is being written, and for ever if its process was killed just then. Whoever
/// lives has the file itself locked. Gives whether a lock of nobody was taken away.
bool removeUnfinished(const QLockFile &lock, const QString &path)
{
    constexpr int looks = 10;
    constexpr useconds_t pause = 100'000;
    qint64 process = 0;
    QString computer;
    QString program;
    const QByteArray name = QFile::encodeName(path);
    const int file = ::open(name.constData(), O_RDWR | O_CLOEXEC); // NOLINT(*-vararg)
    if (file < 0)
        return false;
    bool isNobodys = ::flock(file, LOCK_EX | LOCK_NB) == 0;
    for (int look = 0; isNobodys && look < looks; ++look) {
        ::usleep(pause); // on another computer it may still be on its way
        isNobodys = !lock.getLockInfo(&process, &computer, &program);
    }
    struct stat opened
    {
    };
    struct stat named
    {
    };
    isNobodys = isNobodys && ::fstat(file, &opened) == 0 && ::stat(name.constData(), &named) == 0 &&
                opened.st_ino == named.st_ino && ::unlink(name.constData()) == 0;
    ::close(file);
    return isNobodys;
}

/// Once more where a lock was left unfinished.
bool tryToLock(QLockFile &lock, const QString &path)
{
    if (lock.tryLock(0))
        return true;
    qint64 process = 0;
    QString computer;
    QString program;
    return lock.error() == QLockFile::LockFailedError && !lock.getLockInfo(&process, &computer, &program) &&
           removeUnfinished(lock, path) && lock.tryLock(0);
}

tl::unexpected<Error> takenBy(const QLockFile &lock, const QString &file)
{
    qint64 process = 0;
    QString computer;
    QString program;
    if (!lock.getLockInfo(&process, &computer, &program))
        return fail(Fault::Busy,
                    QT_TRANSLATE_NOOP("core", "%1 is open elsewhere. Its lock %2 does not say where. Close "
                                              "it there, or remove the lock if it is not open anywhere."),
                    {file, FileLock::pathFor(file)});
    QString user = userOf(FileLock::pathFor(file));
    if (user.isEmpty())
        user = QStringLiteral("?");
    return fail(Fault::Busy,
                QT_TRANSLATE_NOOP("core",
                                  "%1 is already open in %2 (process %3) by %4 on the computer %5. Close it "
                                  "there first. If that computer no longer exists, remove %6."),
                {file, program, QString::number(process), user, computer, FileLock::pathFor(file)});
}

} // namespace

QString FileLock::pathFor(const QString &file)
{
    return realPath(file) + QStringLiteral(".lock");
}

Result<FileLock> FileLock::take(const QString &file)
{
    const QString path = pathFor(file);
    auto lock = std::make_shared<QLockFile>(path);
    lock->setStaleLockTime(0); // an evening is long; only a dead process loses its lock
    if (tryToLock(*lock, path)) {
        addUser(path);
        return FileLock(std::move(lock));
    }
    const QString folder = QFileInfo(path).absolutePath();
    switch (lock->error()) {
    case QLockFile::LockFailedError:
        return takenBy(*lock, file);
    case QLockFile::PermissionError:
        return fail(Fault::ReadOnly,
                    QT_TRANSLATE_NOOP("core", "There is no permission to write to the folder %1."), {folder});
    default:
        if (QStorageInfo(folder).bytesAvailable() < 4096)
            return fail(Fault::Full,
                        QT_TRANSLATE_NOOP("core", "The disk is full: there is no space for the lock %1."),
                        {path});
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The lock %1 cannot be created."), {path});
    }
}

} // namespace touchline::store
