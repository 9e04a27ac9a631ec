// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/sqlite/file_lock.h"

#include "core/base/durable_file.h"

#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QSysInfo>

#include <cerrno>
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

/// QLockFile writes five lines and reads no more; the user's name is the sixth, what is open the seventh,
/// what stands in the file the eighth, how far the log holds the ninth.
constexpr int userLine = 5;
constexpr int filesLine = 6;
constexpr int printLine = 7;
constexpr int logLine = 8;

QByteArray bytesOf(const QString &lockPath)
{
    QFile file(lockPath);
    return file.open(QIODevice::ReadOnly) ? file.read(4096) : QByteArray();
}

QString lineOf(const QString &lockPath, int line)
{
    return QString::fromUtf8(bytesOf(lockPath)).section(u'\n', line, line).trimmed();
}

void addLine(const QString &lockPath, const QString &line)
{
    QFile file(lockPath);
    if (file.open(QIODevice::WriteOnly | QIODevice::Append))
        file.write(line.toUtf8() + '\n'); // the lock holds without it
}

QString wordsOf(const FileIdentity &identity)
{
    return QStringLiteral("%1 %2 %3").arg(identity.device).arg(identity.number).arg(identity.born);
}

/// Of three words from the place `at` on.
FileIdentity identityFrom(const QStringList &words, qsizetype at)
{
    return {words[at].toULongLong(), words[at + 1].toULongLong(), 1, words[at + 2].toLongLong()};
}

/// Always of the same length: it is written over and over.
QByteArray lineOf(const LogExtent &extent)
{
    return extent.salt.toHex() + ' ' + QByteArray::number(extent.frames).rightJustified(12, '0') + '\n';
}

/// Nothing was confirmed if it is not as it was written.
LogExtent extentFrom(const QString &line)
{
    const QStringList words = line.split(u' ');
    const LogExtent extent{QByteArray::fromHex(words.constFirst().toLatin1()), words.value(1).toLongLong()};
    return line.toLatin1() + '\n' == lineOf(extent) && extent.salt.size() == 8 ? extent : LogExtent();
}

/// Nothing is known if it is not as it was written, or of a time before the computer was started: the lock is
/// not brought to the disk, the league is.
constexpr qsizetype sumDigits = 8;

FilePrint printFrom(const QString &line)
{
    const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    FilePrint print{words.value(0).toLongLong()};
    for (std::size_t i = 0; i < print.sums.size(); ++i)
        print.sums[i] =
            words.value(1).mid(static_cast<qsizetype>(i) * sumDigits, sumDigits).toUInt(nullptr, 16);
    return line.toLatin1() + '\n' == lineOf(print) ? print : FilePrint();
}

/// All lines are there that QLockFile writes. One that was cut off, or whose bytes never reached the disk
/// before the power failed, says nothing that holds, though QLockFile reads it.
bool isFinished(const QString &path)
{
    const QByteArray text = bytesOf(path);
    return text.count('\n') >= userLine && !text.contains('\0') &&
           text.split('\n').constFirst().toLongLong() > 0;
}

/// A lock says nothing while it is being written, and for ever if its process was killed just then. Whoever
/// lives has the file itself locked. Gives whether a lock of nobody was taken away.
bool removeUnfinished(const QString &path)
{
    constexpr int looks = 10;
    constexpr useconds_t pause = 100'000;
    const QByteArray name = QFile::encodeName(path);
    const int file = ::open(name.constData(), O_RDWR | O_CLOEXEC); // NOLINT(*-vararg)
    if (file < 0)
        return false;
    bool isNobodys = ::flock(file, LOCK_EX | LOCK_NB) == 0;
    for (int look = 0; isNobodys && look < looks; ++look) {
        ::usleep(pause); // on another computer it may still be on its way
        isNobodys = !isFinished(path);
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

/// Once more where a lock was left unfinished, or where somebody was killed while they took away the lock of
/// a process that is gone. QLockFile does that under a lock of its own, and takes away one that was left of
/// that under a further one, and so on: each kill can leave the next.
bool tryToLock(QLockFile &lock, const QString &path)
{
    if (lock.tryLock(0))
        return true;
    if (lock.error() != QLockFile::LockFailedError)
        return false;
    for (QString one = path; QFile::exists(one); one += QStringLiteral(".rmlock"))
        if (!isFinished(one))
            return removeUnfinished(one) && tryToLock(lock, path);
    return false;
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
    QString user = lineOf(FileLock::pathFor(file), userLine);
    if (user.isEmpty())
        user = QStringLiteral("?");
    return fail(Fault::Busy,
                QT_TRANSLATE_NOOP("core",
                                  "%1 is already open in %2 (process %3) by %4 on the computer %5. Close it "
                                  "there first. If that computer no longer exists, remove %6."),
                {file, program, QString::number(process), user, computer, FileLock::pathFor(file)});
}

} // namespace

bool FilePrint::isOfOther(const FilePrint &other) const
{
    int different = 0;
    for (std::size_t i = 0; i < sums.size(); ++i)
        different += sums[i] == other.sums[i] ? 0 : 1;
    return size != other.size || different > 1;
}

QByteArray lineOf(const FilePrint &print)
{
    QByteArray said = QByteArray::number(print.size).rightJustified(16, '0') + ' ';
    for (const quint32 sum : print.sums)
        said += QByteArray::number(sum, 16).rightJustified(sumDigits, '0');
    // Of a line that was written in part, over what stood there, nothing holds.
    const QByteArray check = QByteArray::number(qChecksum(said), 16).rightJustified(4, '0');
    return said + ' ' + check + ' ' + QSysInfo::bootUniqueId() + '\n';
}

QString FileLock::pathFor(const QString &file)
{
    return realPath(file) + QStringLiteral(".lock");
}

std::optional<OpenedFiles> FileLock::noted(const QString &file)
{
    const QStringList words = lineOf(pathFor(file), filesLine).split(u' ', Qt::SkipEmptyParts);
    if (words.size() != 6)
        return {};
    return OpenedFiles{identityFrom(words, 0), identityFrom(words, 3),
                       extentFrom(lineOf(pathFor(file), logLine)),
                       printFrom(lineOf(pathFor(file), printLine))};
}

void FileLock::giveBack()
{
    m_lock->unlock();
    QFile file(m_lock->fileName());
    if (!m_left.isEmpty() && file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        file.write(m_left);
}

void FileLock::note(const OpenedFiles &files) const
{
    addLine(m_lock->fileName(), wordsOf(files.league) + u' ' + wordsOf(files.log));
}

ConfirmedLog::ConfirmedLog(const QString &file)
    : m_log(file + QStringLiteral("-wal"))
    , m_lock(FileLock::pathFor(file))
{
    if (m_lock.open(QIODevice::ReadWrite | QIODevice::Unbuffered | QIODevice::ExistingOnly))
        m_place = m_lock.size();
    noteAll();
}

void ConfirmedLog::note(qlonglong frames)
{
    // It begins at its start again when all of it is in the file.
    if (m_extent.salt.isEmpty() || frames <= m_extent.frames)
        m_extent.salt = saltOfLog(m_log);
    m_extent.frames = frames;
    write(m_extent);
}

void ConfirmedLog::noteAll()
{
    if (const auto extent = readableLog(m_log); extent && extent->frames > 0)
        write(m_extent = *extent);
}

void ConfirmedLog::write(const LogExtent &extent)
{
    // The league holds without it.
    if (m_lock.isOpen() && !extent.salt.isEmpty() && m_lock.seek(m_place))
        m_lock.write(lineOf(extent));
}

Result<FileLock> FileLock::take(const QString &file)
{
    const QString path = pathFor(file);
    const auto before = noted(file);
    const QByteArray left = bytesOf(path);
    auto lock = std::make_shared<QLockFile>(path);
    lock->setStaleLockTime(0); // an evening is long; only a dead process loses its lock
    errno = 0;
    if (tryToLock(*lock, path)) {
        addLine(path, userName());
        FileLock taken(std::move(lock));
        taken.m_before = before;
        taken.m_left = left;
        return taken;
    }
    const int error = errno;
    const QString folder = QFileInfo(path).absolutePath();
    switch (lock->error()) {
    case QLockFile::LockFailedError:
        return takenBy(*lock, file);
    case QLockFile::PermissionError:
        return fail(Fault::ReadOnly,
                    QT_TRANSLATE_NOOP("core", "There is no permission to write to the folder %1."), {folder});
    default:
        // QLockFile keeps no reason of its own: what it could not write had no space.
        if (const qint64 space = QStorageInfo(folder).bytesAvailable();
            error == ENOSPC || error == EDQUOT || (error == 0 && space >= 0 && space < 4096))
            return fail(Fault::Full,
                        QT_TRANSLATE_NOOP("core", "The disk is full: there is no space for the lock %1."),
                        {path});
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The lock %1 cannot be created: %2."),
                    {path, qt_error_string(error)});
    }
}

} // namespace touchline::store
