// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QtGlobal>

#include <sys/types.h>

namespace touchline {

/// Which file it is, whatever its name: another one under the same name is another identity.
struct FileIdentity
{
    dev_t device = 0;
    ino_t number = 0;
    /// Names that lead to the file; 0: there is no such file.
    nlink_t names = 0;
    /// Nanoseconds since 1970 at which it was made, 0 where the file system does not say: the number of a
    /// file that was removed is given to another one.
    qint64 born = 0;

    /// The same file, however many names it has by now.
    [[nodiscard]] bool isSame(const FileIdentity &other) const
    {
        return names > 0 && other.names > 0 && device == other.device && number == other.number &&
               born == other.born;
    }
};

/// Of the file that `path` leads to, through links.
[[nodiscard]] FileIdentity identityOf(const QString &path);

/// Follows a file through new names of it and of its folders. Holds no right to read or write it: closing it
/// ends no lock that this process has on the file.
class FollowedFile
{
public:
    explicit FollowedFile(const QString &path);
    ~FollowedFile();
    Q_DISABLE_COPY_MOVE(FollowedFile)

    /// Where it is now; empty where that cannot be told (it was removed).
    [[nodiscard]] QString path() const;

private:
    int m_handle;
};

/// The real path of a file that need not exist yet, in a folder that does.
[[nodiscard]] QString realPath(const QString &path);

/// Waits until what is written into an open file is on the disk; `path` is for the error. Errors: Full,
/// ReadOnly, System.
[[nodiscard]] Result<void> syncFile(int handle, const QString &path);

/// Waits until the name of a file that was put in its place is on the disk. Errors: System; the file is there
/// then, and a power cut could still bring back the one before.
[[nodiscard]] Result<void> confirmPlace(const QString &path);

/// Each gets the name of the other, in one go. 0, or errno: EINVAL or ENOSYS where the file system cannot do
/// that.
[[nodiscard]] int exchangeFiles(const QString &one, const QString &other);

/// Puts a finished file in the place of `path` (which may exist if `replace`), so that a power cut leaves one
/// or the other: its content goes to the disk first, then the name, then the folder. Errors: Full, ReadOnly,
/// Refused (`path` exists and is not to be replaced), System; they name `path`.
[[nodiscard]] Result<void> putInPlace(const QString &finished, const QString &path, bool replace);

/// The same without waiting for the folder: the name is not on the disk yet (confirmPlace()).
[[nodiscard]] Result<void> moveToPlace(const QString &finished, const QString &path, bool replace);

/// Why a file or folder could not be written, from errno.
[[nodiscard]] tl::unexpected<Error> notWritten(const QString &path, int error);

} // namespace touchline
