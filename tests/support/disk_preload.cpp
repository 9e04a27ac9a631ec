// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded before everything else of a program (LD_PRELOAD), this does to its calls of the system what the
// environment says (disk_calls.h):
//   TOUCHLINE_DISK_FOLDER  the folder below which calls are counted
//   TOUCHLINE_DISK_AT      the number of the call to which something happens
//   TOUCHLINE_DISK_FATE    an errno; "cut ERRNO": half of a write, then the error; "kill"
//   TOUCHLINE_DISK_RECORD  a file to which all calls are written
#include "tests/support/disk_calls.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>

namespace {

using touchline::testing::diskCalls;
using touchline::testing::DiskCalls;

const char *setting(const char *name)
{
    const char *value = std::getenv(name);
    return value != nullptr ? value : "";
}

void setFate(const char *word)
{
    DiskCalls &calls = diskCalls();
    constexpr std::size_t cutSize = 4;
    if (std::strcmp(word, "kill") == 0) {
        calls.fate = DiskCalls::Fate::Kills;
    } else if (std::strncmp(word, "cut ", cutSize) == 0) {
        calls.fate = DiskCalls::Fate::IsCut;
        calls.error = std::atoi(word + cutSize);
    } else {
        calls.error = std::atoi(word);
    }
}

__attribute__((constructor)) void arm()
{
    DiskCalls &calls = diskCalls();
    calls.folder = setting("TOUCHLINE_DISK_FOLDER");
    if (calls.folder.empty())
        return;
    calls.at = std::atoi(setting("TOUCHLINE_DISK_AT"));
    setFate(setting("TOUCHLINE_DISK_FATE"));
    calls.isWithRemovals = true;
    if (const char *record = setting("TOUCHLINE_DISK_RECORD"); *record != '\0')
        calls.record = ::open(record, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644); // NOLINT(*-vararg)
    calls.isArmed = true;
}

} // namespace
