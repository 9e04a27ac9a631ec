// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <string>

namespace touchline::testing {

/// What befalls the calls of the system that change files below a folder. The program in which disk_calls.cpp
/// is linked, or into which it is loaded first, has its own write(), fsync(), close(), rename() and the like,
/// which Qt and SQLite call too. Everything else goes through.
struct DiskCalls
{
    /// Of the call with the number `at`: it fails with `error`; a write takes half of its bytes and the next
    /// Of the call with the number `at`: it fails with `error`; a write takes half of its bytes, another call
    /// fails; or the process is killed there, with half of a write done.
    enum class Fate { Fails, IsCut, Kills };

    std::atomic<bool> isArmed = false;
    std::string folder;
    /// The first call is 1; 0: none.
    int at = 0;
    /// An errno. Where it is a full disk, every write after it fails too.
    int error = 0;
    Fate fate = Fate::Fails;
    /// Only fsync() and fdatasync() are counted.
    bool isSyncOnly = false;
    /// unlink() and rmdir() are counted too.
    bool isWithRemovals = false;
    /// A descriptor to which every call is written that did something, see disk_calls.cpp; -1: none.
    int record = -1;

    /// So far.
    std::atomic<int> calls = 0;
    std::atomic<const char *> failed = nullptr;
};

DiskCalls &diskCalls();

} // namespace touchline::testing
