// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/private_copy.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>

#include <utility>
#include <vector>

namespace touchline::store {

namespace {

/// The file itself, its write-ahead log, its rollback journal.
constexpr const char *suffixes[] = {"", "-wal", "-journal"};
/// Somebody who writes at this moment is soon done.
constexpr int attempts = 5;

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

Result<void> copyOne(const QString &from, const QString &to)
{
    if (QFile::exists(to))
        QFile::remove(to);
    if (!QFile::exists(from))
        return {};
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be read: %2."),
                    {from, source.errorString()});
    source.close();
    if (!source.copy(to)) {
        if (QStorageInfo(QFileInfo(to).absolutePath()).bytesAvailable() < QFileInfo(from).size())
            return fail(Fault::Full,
                        QT_TRANSLATE_NOOP("core", "There is no space in %1 for a copy of %2. Free some space "
                                                  "or set TMPDIR to another folder."),
                        {QDir::tempPath(), from});
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be copied to %2: %3."),
                    {from, QDir::tempPath(), source.errorString()});
    }
    QFile::setPermissions(to, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return {};
}

} // namespace

QString PrivateCopy::file() const
{
    return m_folder->filePath(QStringLiteral("copy.touchline"));
}

Result<PrivateCopy> PrivateCopy::of(const QString &file)
{
    if (QDir::tempPath().isEmpty()) // Qt's word for a folder that is not there
        return fail(Fault::System,
                    QT_TRANSLATE_NOOP("core", "The folder for temporary files does not exist: %1."),
                    {qEnvironmentVariable("TMPDIR")});
    auto folder = std::make_shared<QTemporaryDir>(QDir::tempPath() + QStringLiteral("/touchline-XXXXXX"));
    if (!folder->isValid())
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "No temporary folder can be created in %1: %2."),
                    {QDir::tempPath(), folder->errorString()});
    PrivateCopy copy(std::move(folder));
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const State before = stateOf(file);
        for (const char *suffix : suffixes)
            if (auto done = copyOne(file + QLatin1String(suffix), copy.file() + QLatin1String(suffix)); !done)
                return fail(done.error());
        if (stateOf(file) == before)
            return copy;
    }
    return fail(Fault::Busy, QT_TRANSLATE_NOOP("core", "%1 is being written to. Try again in a moment."),
                {file});
}

} // namespace touchline::store
