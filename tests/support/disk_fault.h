// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline::testing {

/// Lets a call of the system fail that changes files below a folder: the program in which this is linked has
/// its own write(), fsync(), close(), rename() and the like, which Qt and SQLite call too. Everything else
/// goes through.
class DiskFault
{
public:
    /// The call of that number from now on (the first is 1; 0: none) fails with this error (an errno). Where
    /// the error is a full disk, every write after it fails too. Gone with this object.
    DiskFault(const QString &folder, int call, int error);
    ~DiskFault();
    DiskFault(const DiskFault &) = delete;
    DiskFault(DiskFault &&) = delete;
    DiskFault &operator=(const DiskFault &) = delete;
    DiskFault &operator=(DiskFault &&) = delete;

    /// Only fsync() and fdatasync() are counted.
    void countSyncsOnly();
    /// A write that is to fail takes half of its bytes; the next one fails.
    void cutWrites();
    /// The lines of a call that did something go into this file too, as disk_calls.cpp says.
    void recordInto(int handle);
    /// Calls that were counted.
    [[nodiscard]] int calls() const;
    /// What failed: "write", "fsync", ...; empty if nothing did.
    [[nodiscard]] QString failed() const;
};

} // namespace touchline::testing
