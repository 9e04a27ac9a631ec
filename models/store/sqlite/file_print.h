// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/sqlite/file_lock.h"

#include <QFile>
#include <QString>

namespace touchline::store {

/// What stands in the file itself now. Reads all of it.
[[nodiscard]] FilePrint printOf(const QString &file);

/// Follows what Touchline itself writes into the file of an open league. Changes go into the log; only when
/// the log is brought into the file does the file become another. Whatever changes it in between is somebody
/// else, say `cp` over the open file, which leaves the identity of the file as it is.
///
/// What stands in the file is noted in its lock too: after a kill whoever comes next sees whether the log
/// still belongs to it.
class FileWatch
{
public:
    /// `file` is the league; its lock is held and it is as it should be. With a log what stands in the file
    /// is read at once, else at the first change: until then nothing stands beside it.
    FileWatch(const QString &file, bool hasLog);

    /// A change is in the log.
    void changed();

    /// From now on until settled() the file changes: the log is brought into it.
    void settling();
    void settled();
    /// Still what was written into it. Costs nothing as long as nobody touches the file.
    [[nodiscard]] bool isOurs();

private:
    /// When somebody wrote into the file the last time, and its size: cheap to ask for.
    struct Moment
    {
        qint64 size = 0;
        qint64 written = 0;
        qint64 changed = 0;
        bool operator==(const Moment &) const = default;
    };

    [[nodiscard]] Moment lastWritten() const;
    void note(const QByteArray &line);

    QString m_file;
    QFile m_lock;
    qint64 m_place = 0;
    FilePrint m_print;
    Moment m_moment;
};

} // namespace touchline::store
