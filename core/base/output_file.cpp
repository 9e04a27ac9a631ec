// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/output_file.h"

#include "core/base/durable_file.h"
#include "core/base/file_header.h"

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSet>
#include <QStorageInfo>
#include <QtGlobal>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace touchline {

namespace {

const QString leagueSuffix = QStringLiteral(".touchline");

/// Beside a league file; what SQLite or Touchline finds under such a name it takes for a part of the league.
constexpr const char *companions[] = {"-wal", "-journal", "-shm", ".lock", ".part", ".copy.part", ".unsure"};

/// The log and the journal of a database begin so (https://www.sqlite.org/fileformat.html, 3 and 4.1).
constexpr const char *databaseMarks[] = {"SQLite format 3", "\x37\x7f\x06\x82", "\x37\x7f\x06\x83",
                                         "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7"};

bool isNamedLeague(const QString &path)
{
    return path.endsWith(leagueSuffix, Qt::CaseInsensitive);
}

/// Something of that name is there, be it only a link that leads nowhere.
bool isThere(const QString &path)
{
    return QFileInfo::exists(path) || QFileInfo(path).isSymLink();
}

/// Somebody has a league of that name open, perhaps this program. Then the file is not looked into: closing
/// it again would end all locks that this process has on it.
bool isOpenLeague(const QString &file)
{
    return isThere(file + QStringLiteral(".lock")) || isThere(file + QStringLiteral("-wal"));
}

/// Of a file that can be read. A league whose header is broken still begins like a database.
bool isDatabase(const QString &file)
{
    QFile opened(file);
    if (!QFileInfo(file).isFile() || !opened.open(QIODevice::ReadOnly))
        return false;
    const QByteArray start = opened.read(headerSize);
    for (const char *mark : databaseMarks)
        if (start.startsWith(mark))
            return true;
    return false;
}

/// The league file to which something of that name belongs; empty for none.
QString leagueOfSidecar(const QString &path)
{
    for (const char *companion : companions) {
        const QString ending = QLatin1String(companion);
        if (!path.endsWith(ending, Qt::CaseInsensitive))
            continue;
        QString league = path.chopped(ending.size());
        if (isNamedLeague(league) || isOpenLeague(league) || isDatabase(league))
            return league;
    }
    return {};
}

bool isBelow(const QString &path, const char *folder)
{
    return path.startsWith(QLatin1String(folder));
}

/// Of a path without "." and "..".
bool isDevicePath(const QString &path)
{
    return (isBelow(path, "/dev/") && !isBelow(path, "/dev/shm/")) || isBelow(path, "/proc/") ||
           isBelow(path, "/sys/");
}

tl::unexpected<Error> isDevice(const QString &path)
{
    return fail(Fault::Refused,
                QT_TRANSLATE_NOOP("core", "%1 is a device or a pipe, not a file. Choose a file name."),
                {path});
}

tl::unexpected<Error> isOpen(const QString &path)
{
    return fail(Fault::Busy,
                QT_TRANSLATE_NOOP("core", "%1 is a league file that is open. Choose another name."), {path});
}

const QString unfinishedForm = QStringLiteral(".touchline-%1.part");

QString unfinishedNameFor(const QString &target)
{
    const QString folder = QFileInfo(target).absolutePath();
    const quint64 number = QRandomGenerator::system()->generate64();
    // A short name of its own: that of the file may be as long as the disk allows.
    return QDir(folder).filePath(unfinishedForm.arg(number, 16, 16, QLatin1Char('0')));
}

/// Removes what killed programs left in a folder; once in a process, since some write a thousand files.
void removeAbandoned(const QString &folder)
{
    static QSet<QString> looked;
    if (looked.contains(folder))
        return;
    looked.insert(folder);
    const QStringList names =
        QDir(folder).entryList({unfinishedForm.arg(QString(16, u'?'))}, QDir::Files | QDir::Hidden);
    for (const QString &name : names) {
        const QByteArray path = QFile::encodeName(QDir(folder).filePath(name));
        const int file = ::open(path.constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (file < 0)
            continue;
        if (::flock(file, LOCK_EX | LOCK_NB) == 0)
            ::unlink(path.constData());
        ::close(file);
    }
}

/// A file without a name in a folder: it goes with the program, whatever ends it. -1: that cannot be done
/// here.
int openNameless(const QString &folder)
{
    constexpr mode_t forAll = 0666;
    // Its name comes from there later.
    return ::access("/proc/self/fd", X_OK) == 0
               ? ::open(QFile::encodeName(folder).constData(), O_TMPFILE | O_RDWR | O_CLOEXEC, forAll)
               : -1;
}

} // namespace

Result<void> checkOutputName(const QString &path, Output output)
{
    if (path.isEmpty() || path.contains(QChar(u'\0')))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The file name is missing."));
    const QString named = QDir::cleanPath(QDir::current().absoluteFilePath(path));
    const QString target = realPath(path);
    if (isDevicePath(named) || isDevicePath(target))
        return isDevice(path);
    for (const QString &name : {named, target})
        if (const QString league = leagueOfSidecar(name); !league.isEmpty())
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "%1 belongs to the league file %2. Choose another name."),
                        {path, league});
    const bool isLeagueName = isNamedLeague(named) || isNamedLeague(target);
    if (output == Output::File && isLeagueName && isThere(path))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 is a league file and is never overwritten. Choose another "
                                              "name."),
                    {path});
    if (output == Output::File && isLeagueName)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 is a name for a league file. Choose a name that does not "
                                              "end in .touchline."),
                    {path});
    return {};
}

Result<void> checkOutput(const QString &path, Existing existing, Output output)
{
    if (auto good = checkOutputName(path, output); !good)
        return good;
    const QFileInfo info(path);
    if (info.isSymLink() && !info.exists())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 is a link to a file that does not exist. Choose another "
                                              "name."),
                    {path});
    const QString target = realPath(path);
    const QString folder = QFileInfo(target).absolutePath();
    if (!QFileInfo(folder).isDir())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no folder %1."), {folder});
    // A league that is open elsewhere may just have been removed or renamed: its name stays taken. Whoever
    // makes a league there takes the lock itself, also over from a process that is gone.
    if ((output == Output::File || info.exists()) && isOpenLeague(target))
        return isOpen(path);
    if (!info.exists())
        return {};
    if (auto good = checkReplaceable(path); !good)
        return good;
    if (existing == Existing::Keep)
        return notWritten(path, EEXIST);
    return {};
}

Result<void> checkReplaceable(const QString &path)
{
    const QString target = realPath(path);
    const QFileInfo info(target);
    if (info.isDir())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 is a folder. Choose a file name."), {path});
    if (!info.isFile())
        return isDevice(path);
    if (!info.isReadable())
        return fail(Fault::ReadOnly,
                    QT_TRANSLATE_NOOP("core", "%1 cannot be read, so it could be a league file. It was left "
                                              "as it is."),
                    {path});
    if (isDatabase(target))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 is a league file or another database and is never "
                                              "overwritten. Choose another name."),
                    {path});
    if (!info.isWritable())
        return fail(Fault::ReadOnly, QT_TRANSLATE_NOOP("core", "%1 is write-protected."), {path});
    return {};
}

Result<std::unique_ptr<OutputFile>> OutputFile::create(const QString &path, Existing existing)
{
    TOUCHLINE_TRY(checkOutput(path, existing));
    std::unique_ptr<OutputFile> file(new OutputFile(path, realPath(path), existing));
    TOUCHLINE_TRY(file->open());
    return file;
}

OutputFile::OutputFile(const QString &path, const QString &target, Existing existing)
    : m_path(path)
    , m_target(target)
    , m_existing(existing)
{
}

Result<void> OutputFile::open()
{
    const QString folder = QFileInfo(m_target).absolutePath();
    removeAbandoned(folder);
    m_handle = openNameless(folder);
    if (m_handle < 0) {
        constexpr mode_t forAll = 0666;
        const QString hidden = unfinishedNameFor(m_target);
        m_handle =
            ::open(QFile::encodeName(hidden).constData(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, forAll);
        if (m_handle < 0)
            return notWritten(m_path, errno);
        m_unfinished = hidden;
    }
    // Where locks do not work, what was left stays.
    static_cast<void>(::flock(m_handle, LOCK_EX | LOCK_NB));
    if (!m_device.open(m_handle, QIODevice::WriteOnly, QFileDevice::DontCloseHandle))
        return trouble();
    return {};
}

OutputFile::~OutputFile()
{
    m_device.close();
    if (!m_unfinished.isEmpty())
        QFile::remove(m_unfinished);
    if (m_handle >= 0)
        ::close(m_handle);
}

Result<QString> OutputFile::unfinishedPath()
{
    if (!m_unfinished.isEmpty())
        return m_unfinished;
    const QString hidden = unfinishedNameFor(m_target);
    const QByteArray mine = "/proc/self/fd/" + QByteArray::number(m_handle);
    if (::linkat(AT_FDCWD, mine.constData(), AT_FDCWD, QFile::encodeName(hidden).constData(),
                 AT_SYMLINK_FOLLOW) != 0)
        return notWritten(m_path, errno);
    m_unfinished = hidden;
    return m_unfinished;
}

tl::unexpected<Error> OutputFile::trouble() const
{
    const int error = errno;
    constexpr qint64 leastRoom = 4096;
    // Qt's word for a full disk; what is collected before it is written, or fails at closing, has none.
    if (m_device.error() == QFileDevice::ResourceError || error == ENOSPC || error == EDQUOT ||
        QStorageInfo(QFileInfo(m_target).absolutePath()).bytesAvailable() < leastRoom)
        return notWritten(m_path, ENOSPC);
    if (m_device.error() == QFileDevice::NoError && error != 0) // Qt calls it an unknown error
        return notWritten(m_path, error);
    return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 cannot be written: %2."),
                {m_path, m_device.errorString()});
}

Result<void> OutputFile::write(const QByteArray &bytes)
{
    errno = 0;
    // A disk that fills up takes a part first; why it takes no more is told with the next.
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 taken = m_device.write(bytes.constData() + done, bytes.size() - done);
        if (taken <= 0)
            return trouble();
        done += taken;
    }
    return {};
}

Result<void> OutputFile::finish()
{
    if (!m_device.isOpen())
        return {};
    errno = 0;
    if (!m_device.flush() || m_device.error() != QFileDevice::NoError)
        return trouble();
    struct stat before = {};
    if (::stat(QFile::encodeName(m_target).constData(), &before) == 0)
        static_cast<void>(::fchmod(m_handle, before.st_mode & ALLPERMS));
    if (auto synced = syncFile(m_handle, m_path); !synced)
        return synced;
    errno = 0;
    m_device.close();
    if (m_device.error() != QFileDevice::NoError)
        return trouble();
    return {};
}

Result<void> OutputFile::release()
{
    TOUCHLINE_TRY(unfinishedPath());
    ::close(std::exchange(m_handle, -1));
    return {};
}

Result<void> OutputFile::commit()
{
    if (auto finished = finish(); !finished)
        return finished;
    // What has come to the place while the file was written.
    if (auto good = checkOutput(m_path, m_existing); !good)
        return good;
    const auto unfinished = unfinishedPath();
    TOUCHLINE_TRY(unfinished);
    const bool replaces = m_existing == Existing::Replace;
    if (auto moved = moveToPlace(*unfinished, m_target, replaces); !moved)
        return moved;
    m_unfinished.clear();
    return confirmPlace(m_target);
}

Result<void> OutputFile::place()
{
    if (auto finished = finish(); !finished)
        return finished;
    if (auto good = checkOutput(m_path, m_existing); !good)
        return good;
    const auto unfinished = unfinishedPath();
    TOUCHLINE_TRY(unfinished);
    const bool isThere = QFileInfo::exists(m_target);
    if (isThere) {
        const int error = exchangeFiles(*unfinished, m_target);
        if (error == 0) {
            m_placed = Placed::Exchanged; // and what was there goes with this object
            return {};
        }
        if (error != EINVAL && error != ENOSYS)
            return notWritten(m_path, error);
    }
    if (auto placed = moveToPlace(*unfinished, m_target, m_existing == Existing::Replace); !placed)
        return placed;
    m_placed = isThere ? Placed::ForGood : Placed::New;
    m_unfinished.clear();
    return {};
}

void OutputFile::rollBack()
{
    if (m_placed == Placed::New)
        QFile::remove(m_target);
    else if (m_placed == Placed::Exchanged)
        static_cast<void>(exchangeFiles(m_unfinished, m_target));
    m_placed = Placed::Not;
}

namespace {

/// Makes a folder with those above it, and takes those that it made away again unless they are kept.
class MadeFolders
{
public:
    MadeFolders() = default;
    ~MadeFolders()
    {
        for (auto made = m_made.crbegin(); made != m_made.crend(); ++made)
            QDir().rmdir(*made);
    }
    Q_DISABLE_COPY_MOVE(MadeFolders)

    Result<void> make(const QString &folder)
    {
        if (QFileInfo(folder).isDir())
            return {};
        if (const QString above = QFileInfo(folder).path(); above != folder)
            if (auto made = make(above); !made)
                return made;
        errno = 0;
        if (!QDir().mkdir(folder)) {
            if (errno == ENOSPC || errno == EDQUOT)
                return notWritten(folder, errno);
            return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The folder %1 cannot be made."), {folder});
        }
        m_made << folder;
        return {};
    }
    /// They stay; gives them.
    QStringList keep() { return std::exchange(m_made, {}); }

private:
    QStringList m_made;
};

} // namespace

/// A process may have some thousand files open at most, and some computers give it a thousand.
constexpr std::size_t mostOpenAtOnce = 256;

Result<void> writeOutput(const QString &path, const QByteArray &bytes, Existing existing)
{
    auto file = OutputFile::create(path, existing);
    TOUCHLINE_TRY(file);
    if (auto written = (*file)->write(bytes); !written)
        return written;
    return (*file)->commit();
}

Result<void> writeOutputs(const QString &folder, const std::vector<NamedBytes> &files, Existing existing)
{
    const QDir root(folder);
    MadeFolders made;
    std::vector<std::unique_ptr<OutputFile>> outputs;
    outputs.reserve(files.size());
    for (const auto &[name, bytes] : files) {
        const QString path = root.filePath(name);
        if (auto good = checkOutputName(path); !good)
            return good;
        if (auto parent = made.make(QFileInfo(path).absolutePath()); !parent)
            return parent;
        auto file = OutputFile::create(path, existing);
        TOUCHLINE_TRY(file);
        if (auto written = (*file)->write(bytes); !written)
            return written;
        if (auto finished = (*file)->finish(); !finished)
            return finished;
        if (outputs.size() >= mostOpenAtOnce)
            TOUCHLINE_TRY((*file)->release());
        outputs.push_back(std::move(*file));
    }
    for (auto file = outputs.begin(); file != outputs.end(); ++file)
        if (auto placed = (*file)->place(); !placed) {
            while (file != outputs.begin())
                (*--file)->rollBack();
            outputs.clear(); // before their folders
            return placed;
        }
    // A file whose folder has no name on the disk is as lost as one without a name of its own.
    QStringList names = made.keep();
    for (const auto &[name, bytes] : files)
        names << root.filePath(name);
    for (const QString &name : std::as_const(names))
        if (auto confirmed = confirmPlace(name); !confirmed)
            return confirmed;
    return {};
}

QStringList existingOutputs(const QString &folder, const std::vector<NamedBytes> &files)
{
    QStringList there;
    for (const auto &[name, bytes] : files)
        if (isThere(QDir(folder).filePath(name)))
            there << name;
    return there;
}

} // namespace touchline
