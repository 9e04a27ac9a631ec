// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/sqlite/private_copy.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>
#include <QTemporaryDir>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <mutex>
#include <sys/file.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace touchline::store {

namespace {

/// The file itself, its write-ahead log, its rollback journal.
constexpr const char *suffixes[] = {"", "-wal", "-journal"};
/// Somebody who writes at this moment is soon done.
constexpr int attempts = 5;

const QString copyName = QStringLiteral("copy.touchline");
/// Locked while its process lives.
const QString ownerName = QStringLiteral("owner");

using State = std::vector<std::pair<qint64, QDateTime>>;

/// Changes whenever one of the files does.
State stateOf(const QString &file)
{
    State state;
    for (const char *suffix : suffixes) {
        const QFileInfo info(file + QLatin1String(suffix));
        state.emplace_back(info.exists() ? info.size() : -1, info.lastModified());
    }
    return state;
}

tl::unexpected<Error> cannotRead(const QString &file, int error)
{
    if (error == ENOENT)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no file %1."), {file});
    return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be read: %2."),
                {file, qt_error_string(error)});
}

tl::unexpected<Error> cannotCopy(const QString &file, int error)
{
    if (error == ENOSPC || error == EDQUOT || error == EFBIG)
        return fail(Fault::Full,
                    QT_TRANSLATE_NOOP("core",
                                      "There is no space in %1 for a copy of %2. Free some space or set "
                                      "TMPDIR to another folder."),
                    {QDir::tempPath(), file});
    return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be copied to %2: %3."),
                {file, QDir::tempPath(), qt_error_string(error)});
}

bool writeAll(int handle, const char *bytes, std::size_t size)
{
    while (size > 0) {
        const ssize_t written = ::write(handle, bytes, size);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes += written;
        size -= static_cast<std::size_t>(written);
    }
    return true;
}

Result<void> copyOne(const QString &from, const QString &to)
{
    QFile::remove(to);
    const int source = ::open(QFile::encodeName(from).constData(), O_RDONLY | O_CLOEXEC); // NOLINT(*-vararg)
    if (source < 0)
        return cannotRead(from, errno);
    const auto closed = qScopeGuard([source] { ::close(source); });
    const int target = ::open(QFile::encodeName(to).constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                              S_IRUSR | S_IWUSR); // NOLINT(*-vararg)
    if (target < 0)
        return cannotCopy(from, errno);
    std::vector<char> part(std::size_t{256} * 1024);
    ssize_t got = 0;
    bool isWritten = true;
    do {
        got = ::read(source, part.data(), part.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got > 0)
            isWritten = writeAll(target, part.data(), static_cast<std::size_t>(got));
    } while (isWritten && got != 0 && (got > 0 || errno == EINTR));
    const int error = errno;
    const bool isClosed = ::close(target) == 0;
    if (!isWritten || !isClosed)
        return cannotCopy(from, isWritten ? errno : error);
    return got < 0 ? Result<void>(cannotRead(from, error)) : Result<void>();
}

/// Only what a private copy has in it.
bool isCopyFolder(const QString &path)
{
    static const QSet<QString> known{ownerName, copyName, copyName + QStringLiteral("-wal"),
                                     copyName + QStringLiteral("-shm"),
                                     copyName + QStringLiteral("-journal")};
    const QStringList names =
        QDir(path).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    return std::all_of(names.begin(), names.end(), [](const QString &name) { return known.contains(name); });
}

/// Whoever had it is gone: its lock is free. One without a lock is from a version that had none, or being
/// made just now.
bool isAbandoned(const QFileInfo &folder)
{
    constexpr qint64 day = qint64{24} * 60 * 60;
    const QByteArray owner = QFile::encodeName(folder.filePath() + u'/' + ownerName);
    const int handle = ::open(owner.constData(), O_RDWR | O_CLOEXEC | O_NOFOLLOW); // NOLINT(*-vararg)
    if (handle < 0)
        return errno == ENOENT && folder.lastModified().secsTo(QDateTime::currentDateTime()) > day;
    const bool isFree = ::flock(handle, LOCK_EX | LOCK_NB) == 0;
    ::close(handle);
    return isFree;
}

} // namespace

class PrivateCopy::Folder
{
public:
    Folder() : m_folder(QDir::tempPath() + QStringLiteral("/touchline-XXXXXX"))
    {
        if (!m_folder.isValid())
            return;
        // Locked before it has its name: nobody may think that its process is gone.
        const QString unnamed = m_folder.filePath(QStringLiteral("-"));
        m_owner = ::open(QFile::encodeName(unnamed).constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC,
                         S_IRUSR | S_IWUSR); // NOLINT(*-vararg)
        if (m_owner >= 0 && ::flock(m_owner, LOCK_EX | LOCK_NB) == 0)
            QFile::rename(unnamed, m_folder.filePath(ownerName));
    }
    ~Folder()
    {
        m_folder.remove();
        if (m_owner >= 0)
            ::close(m_owner);
    }
    Q_DISABLE_COPY_MOVE(Folder)

    [[nodiscard]] const QTemporaryDir &folder() const { return m_folder; }

private:
    QTemporaryDir m_folder;
    int m_owner = -1;
};

QString PrivateCopy::file() const
{
    return m_folder->folder().filePath(copyName);
}

std::shared_ptr<void> PrivateCopy::folder() const
{
    return m_folder;
}

Result<PrivateCopy> PrivateCopy::of(const QString &file, Log log)
{
    if (QDir::tempPath().isEmpty()) // Qt's word for a folder that is not there
        return fail(Fault::System,
                    QT_TRANSLATE_NOOP("core", "The folder for temporary files does not exist: %1."),
                    {qEnvironmentVariable("TMPDIR")});
    static std::once_flag isSwept;
    std::call_once(isSwept, removeAbandonedCopies);
    auto folder = std::make_shared<Folder>();
    if (!folder->folder().isValid())
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "No temporary folder can be created in %1: %2."),
                    {QDir::tempPath(), folder->folder().errorString()});
    PrivateCopy copy(std::move(folder));
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const State before = stateOf(file);
        for (const char *suffix : suffixes) {
            const QString from = file + QLatin1String(suffix);
            const bool isFile = *suffix == '\0';
            if (!isFile && (log == Log::Without || !QFile::exists(from)))
                QFile::remove(copy.file() + QLatin1String(suffix));
            else if (auto done = copyOne(from, copy.file() + QLatin1String(suffix));
                     !done && (isFile || done.error().fault != Fault::NotFound))
                return fail(done.error());
        }
        if (stateOf(file) == before)
            return copy;
    }
    return fail(Fault::Busy, QT_TRANSLATE_NOOP("core", "%1 is being written to. Try again in a moment."),
                {file});
}

void removeAbandonedCopies()
{
    static const QRegularExpression name(QStringLiteral("^touchline-[A-Za-z0-9]{6}$"));
    const QDir temporary(QDir::tempPath());
    for (const QFileInfo &folder :
         temporary.entryInfoList({QStringLiteral("touchline-*")}, QDir::Dirs | QDir::NoSymLinks))
        if (name.match(folder.fileName()).hasMatch() && folder.ownerId() == ::geteuid() &&
            isCopyFolder(folder.filePath()) && isAbandoned(folder))
            QDir(folder.filePath()).removeRecursively();
}

} // namespace touchline::store
