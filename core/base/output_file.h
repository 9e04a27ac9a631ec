// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <memory>
#include <utility>
#include <vector>

namespace touchline {

/// What happens to a file that has the name of an output already.
enum class Existing { Keep, Replace };

/// What is written: a file of any kind, or a league file.
enum class Output { File, League };

/// Whether a path may be written to at all, without a look at what is there. Refused are devices, what a
/// league file needs beside itself (its log, journal and lock, also where they do not exist at the moment),
/// and, for an Output::File, the name of a league file. Errors: BadInput (no name), Refused.
[[nodiscard]] Result<void> checkOutputName(const QString &path, Output output = Output::File);

/// The one rule for everything that the programs write: checkOutputName(), and a league file (by its header,
/// whatever its name) is never replaced, nor anything that is open elsewhere, a folder, a pipe or a device.
/// Nothing is written. Errors: those of checkOutputName(); Refused (also: it exists and is to be kept),
/// NotFound (no such folder), ReadOnly, Busy (a league that is open).
[[nodiscard]] Result<void> checkOutput(const QString &path, Existing existing, Output output = Output::File);

/// Whether what is there may be replaced, for whoever has its lock; checkOutput() asks this too. Errors:
/// Refused (a folder, pipe, device or league), ReadOnly.
[[nodiscard]] Result<void> checkReplaceable(const QString &path);

/// A file on its way to its place: written in its folder without a name where the file system can do that,
/// else under a hidden one; flushed, synced, checked and given its name by commit(). Without commit() nothing
/// is left of it and what was there before stays. What a killed program left goes with the next output there.
class OutputFile
{
public:
    /// Errors: those of checkOutput(); Full, ReadOnly, System.
    [[nodiscard]] static Result<std::unique_ptr<OutputFile>> create(const QString &path, Existing existing);

    OutputFile(const OutputFile &) = delete;
    OutputFile(OutputFile &&) = delete;
    OutputFile &operator=(const OutputFile &) = delete;
    OutputFile &operator=(OutputFile &&) = delete;
    ~OutputFile();

    /// The path of what is being written, for those who write by name. Errors: Full, System.
    [[nodiscard]] Result<QString> unfinishedPath();
    /// Errors: Full, System.
    [[nodiscard]] Result<void> write(const QByteArray &bytes);
    /// For those who write piece by piece; they look at the answer to each.
    [[nodiscard]] QFile &device() { return m_device; }
    /// Makes sure that all is on the disk. Errors: Full, System.
    [[nodiscard]] Result<void> finish();
    /// After finish(): it keeps a hidden name in place of being open.
    [[nodiscard]] Result<void> release();
    /// finish(), then the file takes its place. Errors: those of finish(); Refused (a file has appeared there
    /// that is to be kept), ReadOnly.
    [[nodiscard]] Result<void> commit();

    /// commit() of which rollBack() can still bring back what was there before, until this object is gone;
    /// the name is not on the disk yet (confirmPlace()). Where the file system cannot exchange two files the
    /// one before is gone. Errors: those of commit().
    [[nodiscard]] Result<void> place();
    void rollBack();

private:
    [[nodiscard]] tl::unexpected<Error> trouble() const;
    OutputFile(const QString &path, const QString &target, Existing existing);
    [[nodiscard]] Result<void> open();

    QString m_path;
    QString m_target;
    Existing m_existing;
    /// Locked as long as it is open: a hidden file that nobody has locked was left by a killed program.
    int m_handle = -1;
    /// Its hidden name; empty while it has none.
    QString m_unfinished;
    QFile m_device;
    enum class Placed { Not, New, Exchanged, ForGood };
    Placed m_placed = Placed::Not;
};

/// Writes a file as a whole, or leaves what was there. Errors: those of OutputFile.
[[nodiscard]] Result<void> writeOutput(const QString &path, const QByteArray &bytes, Existing existing);

/// A file below a folder, and what is in it.
using NamedBytes = std::pair<QString, QByteArray>;

/// Writes files below a folder, which is made if need be: all are complete on the disk before the first takes
/// its place, and if one cannot take it, those before it are taken back and the folders that were made go
/// again. Errors: those of OutputFile.
[[nodiscard]] Result<void> writeOutputs(const QString &folder, const std::vector<NamedBytes> &files,
                                        Existing existing);

/// Which of the files are below the folder already.
[[nodiscard]] QStringList existingOutputs(const QString &folder, const std::vector<NamedBytes> &files);

} // namespace touchline
