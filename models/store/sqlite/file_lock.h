// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/durable_file.h"
#include "models/store/sqlite/log_extent.h"

#include <QFile>
#include <QLockFile>

#include <array>
#include <memory>
#include <optional>

namespace touchline::store {

/// What stands in a file, in a few bytes.
struct FilePrint
{
    /// 0: it is not known, since the file was just being written.
    qint64 size = 0;
    /// CRC-32 of parts of the file, all of the same length but the last.
    std::array<quint32, 16> sums{};
    bool operator==(const FilePrint &) const = default;
    /// What stands there differs in more than one part: it is another database, or another state of this one.
    /// Where one part alone differs, bytes of it may be damaged.
    [[nodiscard]] bool isOfOther(const FilePrint &other) const;
};

/// The line of a lock that says it, always of the same length: it is written over and over.
[[nodiscard]] QByteArray lineOf(const FilePrint &print);

/// A league file and the log beside it, as they were when somebody opened them.
struct OpenedFiles
{
    FileIdentity league;
    FileIdentity log;
    /// As far as changes in the log were confirmed by the disk.
    LogExtent confirmed = {};
    /// What stood in the file itself.
    FilePrint print = {};
};

/// Notes in the lock of an open file how far its log holds: when a process is killed, whoever comes next sees
/// whether all of it is still there. It is written after each change that the disk has confirmed, and not
/// confirmed itself: after a power cut it may say less than there is, never more.
class ConfirmedLog
{
public:
    /// `file` is the league; its lock is held.
    explicit ConfirmedLog(const QString &file);
    /// A change has ended with this frame.
    void note(qlonglong frames);
    /// All that is in the log now.
    void noteAll();
    /// All of it is in the file: it begins at its start again.
    void startAgain() { m_extent = {}; }

private:
    void write(const LogExtent &extent);

    QString m_log;
    QFile m_lock;
    qint64 m_place = 0;
    LogExtent m_extent;
};

/// Says to every Touchline on every computer that a league file is open, with a small file beside it
/// (`name.touchline.lock`: process, program, computer, user). A lock whose process is gone is taken over on
/// the same computer; of another computer nobody here can know, so that one holds until somebody removes it.
class FileLock
{
public:
    /// `file` may be reached over links; what counts is where they lead. Errors: Busy (with who has it),
    /// ReadOnly (the folder), Full, System.
    [[nodiscard]] static Result<FileLock> take(const QString &file);

    /// What the one who had the lock before had opened, if they were killed; nothing if nobody was.
    [[nodiscard]] const std::optional<OpenedFiles> &before() const { return m_before; }
    /// Lets go of the lock as it was found: what it says of a process that is gone is still needed.
    void giveBack();
    /// Notes in the lock which files are open now: whoever comes after a kill sees whether they still are.
    void note(const OpenedFiles &files) const;
    /// What the lock of a file says, whoever has it.
    [[nodiscard]] static std::optional<OpenedFiles> noted(const QString &file);

    /// For who needs the lock longer than this object.
    [[nodiscard]] std::shared_ptr<QLockFile> lock() const { return m_lock; }
    /// Where the lock of a file stands.
    [[nodiscard]] static QString pathFor(const QString &file);

private:
    explicit FileLock(std::shared_ptr<QLockFile> lock) : m_lock(std::move(lock)) {}

    std::shared_ptr<QLockFile> m_lock;
    std::optional<OpenedFiles> m_before;
    /// All that the lock of who is gone said.
    QByteArray m_left;
};

} // namespace touchline::store
