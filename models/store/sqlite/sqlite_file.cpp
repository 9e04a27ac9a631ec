// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/sqlite/sqlite_file.h"

#include "core/base/durable_file.h"
#include "core/base/file_header.h"
#include "core/base/output_file.h"
#include "models/store/database/sqlite_defences.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/database_lock.h"
#include "models/store/sqlite/file_inspection.h"
#include "models/store/sqlite/file_lock.h"
#include "models/store/sqlite/file_print.h"
#include "models/store/sqlite/leftovers.h"
#include "models/store/sqlite/private_copy.h"
#include "models/store/sqlite/sqlite_connection.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>
#include <utility>

namespace touchline::store {

namespace {

Result<Migrations> migrationsOf(const OpenOptions &options)
{
    return options.migrations ? Result<Migrations>(*options.migrations) : Migrations::compiledIn();
}

/// A league that has just been made, complete and closed.
Result<void> writeFresh(const QString &path, const Migrations &migrations)
{
    auto connection = connectTo(path, Access::Create);
    TOUCHLINE_TRY(connection);
    Database fresh(*std::move(connection));
    if (auto set = fresh.run(QStringLiteral("PRAGMA application_id = %1").arg(applicationId)); !set)
        return set;
    return migrations.migrate(fresh);
}

/// A log or journal beside a file that does not exist would be taken for that of the new file.
Result<void> checkNothingLeft(const QString &path)
{
    for (const char *suffix : {"", "-wal", "-journal"})
        if (const QString left = path + QLatin1String(suffix);
            QFile::exists(left) || QFileInfo(left).isSymLink())
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 already exists."), {left});
    return {};
}

void removeUnfinished(const QString &path)
{
    for (const char *suffix : {"", "-wal", "-journal"})
        QFile::remove(path + QLatin1String(suffix));
}

/// What stands in the file is no longer what SQLite wrote there: its pages belong together no more with those
/// that are in the log and in memory.
Error isOverwritten(Database::Connection &connection, const QString &file)
{
    Error error{
        Fault::Conflict,
        {QT_TRANSLATE_NOOP("core", "Another program wrote over %1 while it was open. Nothing more is "
                                   "written to it. Close it and open it again to work with what is there "
                                   "now; what had been saved until then is in its backups."),
         {file}},
        {}};
    connection.isOverwritten = true;
    connection.damaged = true;
    connection.failure = error;
    leaveFileAlone(connection.database);
    return error;
}

constexpr const char *goneWords =
    QT_TRANSLATE_NOOP("core", "%1 was removed or replaced while it was open. Nothing "
                              "more is written to it.");

/// The file under this name is not the one that was opened; `now` is where that one is, if anywhere.
Error isElsewhere(const QString &file, const QString &now)
{
    if (now.isEmpty() || now == file)
        return {Fault::Conflict, {goneWords, {file}}, {}};
    return {Fault::Conflict,
            {QT_TRANSLATE_NOOP("core", "%1 was moved to %2 while it was open. Nothing more is written to it. "
                                       "Close it and open it there: all that was saved is in it."),
             {file, now}},
            {}};
}

/// Compares the file and its log with what was opened.
std::function<Result<void>()> watch(Database::Connection &connection, const QString &file,
                                    const std::shared_ptr<FileWatch> &content,
                                    const std::shared_ptr<FollowedFile> &followed)
{
    const QString log = file + QStringLiteral("-wal");
    return [&connection, file, log, content, followed, mine = identityOf(file),
            myLog = identityOf(log)]() -> Result<void> {
        if (connection.isOverwritten)
            return fail(*connection.failure);
        if (!mine.isSame(identityOf(file)) || !myLog.isSame(identityOf(log)))
            return fail(isElsewhere(file, followed->path()));
        return content->isOurs() ? Result<void>() : fail(isOverwritten(connection, file));
    };
}

/// Changes that are not in the file itself yet, or that were never ended.
bool hasLog(const QString &file)
{
    return QFileInfo(file + QStringLiteral("-wal")).size() > 0 ||
           QFileInfo(file + QStringLiteral("-journal")).exists();
}

/// The log is still the one of whoever was killed, and the file is not.
bool hasLogOfAnother(const QString &file, const std::optional<OpenedFiles> &before)
{
    return before && QFileInfo(file + QStringLiteral("-wal")).size() > 0 &&
           before->log.isSame(identityOf(file + QStringLiteral("-wal"))) &&
           !before->league.isSame(identityOf(file));
}

/// How a file stands to the log beside it.
enum class Content {
    AsLeft,
    Other,  ///< it was written over in place, as `cp` does
    Damaged ///< it is the same state of the same league, and bytes of it are not as they were written
};

/// What the header of a database says of its size: somebody who only cut it off, or put something behind it,
/// made no other database of it. 0: there is no header.
qint64 sizeInHeader(const QString &path)
{
    constexpr qint64 header = 100; // https://www.sqlite.org/fileformat.html, 1.3
    QFile file(path);
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.read(header) : QByteArray();
    if (bytes.size() < header)
        return 0;
    const qint64 page = qFromBigEndian<quint16>(bytes.constData() + 16);
    return (page == 1 ? 65536 : page) * qint64{qFromBigEndian<quint32>(bytes.constData() + 28)};
}

/// The file and its log are those of whoever was killed: what stands in the file now. Whoever has it open may
/// be writing just now; what they noted says so.
Content contentOf(const QString &file, const std::optional<OpenedFiles> &before)
{
    if (!before || before->print.size == 0 || QFileInfo(file + QStringLiteral("-wal")).size() == 0 ||
        !before->log.isSame(identityOf(file + QStringLiteral("-wal"))) ||
        !before->league.isSame(identityOf(file)))
        return Content::AsLeft;
    const FilePrint now = printOf(file);
    if (now == before->print)
        return Content::AsLeft;
    return now.isOfOther(before->print) && now.size == sizeInHeader(file) ? Content::Other : Content::Damaged;
}

Message isNotAsLeft(const QString &name)
{
    return {QT_TRANSLATE_NOOP("core", "%1 is damaged: it isn't as Touchline wrote it."), {name}};
}

/// SQLite leaves the log of a file that was moved while it was open where it is, be it in the folder that was
/// moved: its changes would be missing in the moved file, and be played into the one that came to its place.
/// The lock stays just so.
void takeLogAlong(Database::Connection &connection, const QString &file, const OpenedFiles &mine,
                  const FileIdentity &myLock, const QString &now)
{
    if (connection.damaged || mine.league.isSame(identityOf(file)))
        return;
    const QString moved = QFileInfo(now.isEmpty() ? file : now).absoluteFilePath();
    if (moved != file && myLock.isSame(identityOf(moved + QStringLiteral(".lock"))))
        QFile::remove(moved + QStringLiteral(".lock"));
    const bool isBeside = mine.log.isSame(identityOf(moved + QStringLiteral("-wal")));
    const QString log = (isBeside ? moved : file) + QStringLiteral("-wal");
    if (!mine.log.isSame(identityOf(log)))
        return;
    QSqlQuery query(connection.database);
    const bool isDone = query.exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")) && query.next() &&
                        query.value(0).toInt() == 0;
    query.finish();
    if (isDone)
        QFile::remove(log);
}

/// Changes that the disk had confirmed are in the log (perhaps a copy of it) no more. SQLite would take the
/// league without them for whole.
std::optional<Problem> damageOfLog(const QString &file, const QString &log,
                                   const std::optional<OpenedFiles> &before)
{
    if (!before || before->confirmed.frames == 0 || QFileInfo(log).size() == 0)
        return {};
    const auto readable = readableLog(log);
    // With another salt it begins at its start again: what was confirmed is in the file.
    if (readable &&
        (readable->salt != before->confirmed.salt || readable->frames >= before->confirmed.frames))
        return {};
    return Problem{
        {},
        {QT_TRANSLATE_NOOP("core", "The newest changes were in %1, which is damaged: they cannot be "
                                   "read any more."),
         {file + QStringLiteral("-wal")}},
        {}};
}

/// Puts a log aside that belongs to a file that stood here before, and says so.
Error putAsideLog(const QString &file, const QString &name)
{
    const QString log = file + QStringLiteral("-wal");
    QString aside = log + QStringLiteral(".of-another-file");
    for (int number = 2; QFileInfo::exists(aside); ++number)
        aside = log + QStringLiteral(".of-another-file-%1").arg(number);
    if (auto moved = putInPlace(log, aside, false); !moved)
        return moved.error();
    return {Fault::Conflict,
            {QT_TRANSLATE_NOOP("core",
                               "%1 was replaced after Touchline had been stopped with changes in %2. They "
                               "belong to the file that was there before and are kept in %3. Open it "
                               "again to work with the file that is there now."),
             {name, log, aside}},
            {}};
}

Error isOfAnother(const QString &file, const QString &name)
{
    return {
        Fault::Conflict,
        {QT_TRANSLATE_NOOP("core", "%1 was replaced while it was open: the changes in %2 belong to the file "
                                   "that was there before. Open it for work, or move that file away."),
         {name, file + QStringLiteral("-wal")}},
        {}};
}

/// Whether a copy of the file without its log is a whole league.
bool isWholeWithoutLog(const QString &file, const QString &name, const Migrations &migrations)
{
    const auto copy = PrivateCopy::of(file, PrivateCopy::Log::Without);
    return copy && inspectContent(copy->file(), name, migrations, Access::Write);
}

/// contentOf(), and in addition: what is no whole league without its log isn't another one that was put in
/// its place. That the log happens to make it whole again is no reason to go on with it.
Content contentOf(const QString &file, const QString &name, const std::optional<OpenedFiles> &before,
                  const Migrations &migrations)
{
    const Content content = contentOf(file, before);
    return content == Content::Other && !isWholeWithoutLog(file, name, migrations) ? Content::Damaged
                                                                                   : content;
}

Result<Database> openCopy(const PrivateCopy &copy, const QString &file, int version,
                          const Migrations &migrations)
{
    if (version < migrations.newest()) {
        auto older = connectTo(copy.file(), Access::Write);
        TOUCHLINE_TRY(older);
        Database database(*std::move(older));
        TOUCHLINE_TRY(migrations.migrate(database));
    }
    auto connection = connectTo(copy.file(), Access::Read);
    TOUCHLINE_TRY(connection);
    (*connection)->keeps.push_back(copy.folder());
    (*connection)->file = file;
    return Database(*std::move(connection));
}

/// A league of an older version is looked at as it will be, and as who only reads it sees it.
Result<Problems> lookAtUpdated(const QString &file, int version, const Look &look,
                               const Migrations &migrations)
{
    if (!look)
        return Problems();
    const auto copy = PrivateCopy::of(file);
    TOUCHLINE_TRY(copy);
    auto database = openCopy(*copy, file, version, migrations);
    TOUCHLINE_TRY(database);
    return look(*database);
}

/// Whether what is in a file whose pages and references are whole speaks against working with it.
Result<Inspected> checkedForWork(const Inspected &found, const QString &file, Access access,
                                 const QString &name, const OpenOptions &options,
                                 const Migrations &migrations)
{
    if (found.version > migrations.newest())
        return found;
    auto problems = found.version < migrations.newest()
                        ? lookAtUpdated(file, found.version, options.look, migrations)
                        : lookAt(file, access, options.look);
    TOUCHLINE_TRY(problems);
    if (!problems->empty())
        return fail(notWorkable(name, std::move(*problems)));
    return found;
}

/// Looks through the file under both locks. Where everything is in the file itself, a look at it will do;
/// else SQLite plays the log into a copy.
Result<Inspected> inspectLocked(const QString &file, const QString &name, const FileLock &lock,
                                const OpenOptions &options, const Migrations &migrations)
{
    const Content content = contentOf(file, name, lock.before(), migrations);
    if (content == Content::Other || hasLogOfAnother(file, lock.before()))
        return fail(putAsideLog(file, name));
    if (content == Content::Damaged)
        return fail(Error{Fault::Damaged, isNotAsLeft(name), {}});
    if (!hasLog(file)) {
        const auto found = inspectContent(file, name, migrations, Access::Look);
        return found ? checkedForWork(*found, file, Access::Look, name, options, migrations) : found;
    }
    const auto copy = PrivateCopy::of(file);
    TOUCHLINE_TRY(copy);
    const auto found = inspectContent(copy->file(), name, migrations, Access::Write);
    // Its sums are right, or SQLite would not have played it in.
    if (!found && found.error().fault == Fault::Damaged && isWholeWithoutLog(file, name, migrations))
        return fail(putAsideLog(file, name));
    return found ? checkedForWork(*found, copy->file(), Access::Read, name, options, migrations) : found;
}

/// What speaks against working with a whole file of ours.
Result<void> checkWorkable(const QString &file, const QString &name)
{
    if (!QFileInfo(file).isWritable())
        return fail(Fault::ReadOnly,
                    QT_TRANSLATE_NOOP("core", "%1 is write-protected. It can be opened for reading only."),
                    {name});
    if (!QFileInfo(QFileInfo(file).absolutePath()).isWritable())
        return fail(Fault::ReadOnly,
                    QT_TRANSLATE_NOOP(
                        "core", "The folder of %1 is write-protected. It can be opened for reading only."),
                    {name});
    // The log belongs to a name: under the second one, changes of the first would be missing.
    if (identityOf(file).names > 1)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 has a second name (a hard link) under which it could be "
                                              "changed. Make a copy and open that."),
                    {name});
    return {};
}

Error isNewer(const QString &name, int version, int newest)
{
    return {Fault::Newer,
            {QT_TRANSLATE_NOOP("core", "%1 is from a newer version of Touchline (version %2, this program "
                                       "reads %3). It can be opened for reading only."),
             {name, QString::number(version), QString::number(newest)}},
            {}};
}

/// What belongs to another content of the file must not be played into it, neither now nor by whoever opens
/// it next.
void leaveOverwritten(Database::Connection &connection, const QString &file, const QString &name)
{
    if (!connection.isOverwritten)
        return;
    leaveFileAlone(connection.database);
    if (hasLog(file))
        (void)putAsideLog(file, name);
}

/// Notes what is open, and looks from now on whether it stays so.
void followFiles(Database::Connection &open, const QString &file, const QString &name, const FileLock &lock)
{
    const OpenedFiles files{identityOf(file), identityOf(file + QStringLiteral("-wal"))};
    lock.note(files);
    const auto content = std::make_shared<FileWatch>(file, hasLog(file));
    const auto log = std::make_shared<ConfirmedLog>(file);
    const auto followed = std::make_shared<FollowedFile>(file);
    open.stillThere = watch(open, file, content, followed);
    open.hasLog = hasLog(file);
    open.log.atCommit = [log, content, &open](int frames) {
        open.hasLog = true;
        content->changed();
        log->note(frames);
    };
    open.log.settling = [content] {
        if (!content->isOurs())
            return false;
        content->settling();
        return true;
    };
    open.log.settled = [log, content] {
        log->startAgain();
        content->settled();
    };
    watchLog(open.database, &open.log);
    open.beforeClosing = [&open, file, name, files, content, followed,
                          myLock = identityOf(FileLock::pathFor(file))] {
        // The last look: closing brings the log into the file.
        if (open.stillThere())
            content->settling();
        leaveOverwritten(open, file, name);
        takeLogAlong(open, file, files, myLock, followed->path());
    };
}

/// The lock is held and the file was found whole.
Result<Database> openForWork(const QString &file, const QString &name, int version, const FileLock &lock,
                             const std::shared_ptr<void> &bytesLock, const OpenOptions &options,
                             const Migrations &migrations)
{
    auto connection = connectTo(file, bytesLock ? Access::Locked : Access::Write);
    TOUCHLINE_TRY(connection);
    (*connection)->keeps.push_back(lock.lock());
    (*connection)->keeps.push_back(bytesLock);
    Database database(*std::move(connection));
    TOUCHLINE_TRY(prepareForWork(database));
    followFiles(Database::Connection::of(database), file, name, lock);
    if (version < migrations.newest()) {
        const QDateTime now = options.clock ? options.clock() : QDateTime::currentDateTime();
        TOUCHLINE_TRY(backUpBefore(database, migrations.newest(), now));
        TOUCHLINE_TRY(migrations.migrate(database));
    }
    return database;
}

/// Says of damage what can be opened instead.
Error withAdvice(Error error, const QString &file, const OpenOptions &options, const Migrations &migrations)
{
    if (error.fault == Fault::Damaged && !error.problems.empty())
        error.problems.back().hint = insteadOf(file, migrations, options.look);
    return error;
}

Result<Database> openForReading(const QString &file, const QString &name, const OpenOptions &options,
                                const Migrations &migrations)
{
    // Before the copy: whoever has it open writes on.
    const auto noted = FileLock::noted(file);
    if (hasLogOfAnother(file, noted))
        return fail(isOfAnother(file, name));
    Content content = contentOf(file, name, noted, migrations);
    // Whoever has it open was just bringing the log into it.
    if (const auto again = FileLock::noted(file);
        content != Content::AsLeft && !(again && again->print == noted->print))
        content = Content::AsLeft;
    if (content == Content::Other)
        return fail(isOfAnother(file, name));
    const auto copy = PrivateCopy::of(file);
    TOUCHLINE_TRY(copy);
    auto damage = damageOfLog(file, copy->file() + QStringLiteral("-wal"), noted);
    const auto found = inspectContent(copy->file(), name, migrations, Access::Write);
    if (!found && found.error().fault == Fault::Damaged && hasLog(file) &&
        isWholeWithoutLog(file, name, migrations))
        return fail(isOfAnother(file, name));
    if (!found)
        return fail(withAdvice(found.error(), file, options, migrations));
    auto opened = openCopy(*copy, file, found->version, migrations);
    if (!opened)
        return fail(ofPrivateCopy(opened.error(), name));
    if (damage)
        Database::Connection::of(*opened).found.push_back(*std::move(damage));
    if (content == Content::Damaged)
        Database::Connection::of(*opened).found.push_back({{}, isNotAsLeft(name), {}});
    return opened;
}

} // namespace

bool isAboutMissingFile(const Error &error)
{
    return error.message.text == goneWords ||
           std::any_of(error.problems.begin(), error.problems.end(),
                       [](const Problem &one) { return one.what.text == goneWords; });
}

const Problems &foundAtOpening(Database &database)
{
    return Database::Connection::of(database).found;
}

Result<Database> createFile(const QString &path, const OpenOptions &options)
{
    const auto migrations = migrationsOf(options);
    TOUCHLINE_TRY(migrations);
    const QString file = realPath(path);
    const QString folder = QFileInfo(file).absolutePath();
    if (!QFileInfo(folder).isDir())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no folder %1."), {folder});
    TOUCHLINE_TRY(checkOutputName(path, Output::League));
    TOUCHLINE_TRY(checkNothingLeft(file));
    const auto lock = FileLock::take(file);
    TOUCHLINE_TRY(lock);
    const QString unfinished = file + QStringLiteral(".part");
    removeUnfinished(unfinished); // of somebody who was killed: the lock is ours
    auto written = writeFresh(unfinished, *migrations);
    if (written)
        written = putInPlace(unfinished, file, false);
    if (!written) {
        removeUnfinished(unfinished);
        return fail(written.error());
    }
    const auto bytesLock = lockDatabase(file);
    TOUCHLINE_TRY(bytesLock);
    auto opened = openForWork(file, path, migrations->newest(), *lock, *bytesLock, options, *migrations);
    if (!opened) // nobody has seen it yet
        removeUnfinished(file);
    return opened;
}

Result<Database> openFile(const QString &path, OpenMode mode)
{
    OpenOptions options;
    options.mode = mode;
    return openFile(path, options);
}

Result<Database> openFile(const QString &path, const OpenOptions &options)
{
    const auto migrations = migrationsOf(options);
    TOUCHLINE_TRY(migrations);
    const auto header = inspectHeader(path, *migrations);
    TOUCHLINE_TRY(header);
    const QString file = realPath(path);
    if (options.mode == OpenMode::ReadOnly)
        return openForReading(file, path, options, *migrations);
    if (header->version > migrations->newest())
        return fail(isNewer(path, header->version, migrations->newest()));
    TOUCHLINE_TRY(checkWorkable(file, path));
    auto lock = FileLock::take(file);
    TOUCHLINE_TRY(lock);
    const auto bytesLock = lockDatabase(file);
    TOUCHLINE_TRY(bytesLock);
    // Who repairs takes what there is.
    if (auto damage =
            options.look ? damageOfLog(file, file + QStringLiteral("-wal"), lock->before()) : std::nullopt) {
        lock->giveBack();
        return fail(withAdvice(notWorkable(path, {*std::move(damage)}), file, options, *migrations));
    }
    const auto found = inspectLocked(file, path, *lock, options, *migrations);
    // What the lock says of the file is the only witness of the damage: whoever comes next sees it too.
    if (!found && found.error().fault == Fault::Damaged)
        lock->giveBack();
    if (!found)
        return fail(withAdvice(found.error(), file, options, *migrations));
    if (found->version > migrations->newest())
        return fail(isNewer(path, found->version, migrations->newest()));
    removeUnfinishedCopy(file);
    removeLeftovers(file);
    return openForWork(file, path, found->version, *lock, *bytesLock, options, *migrations);
}

} // namespace touchline::store
