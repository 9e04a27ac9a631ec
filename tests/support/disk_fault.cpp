// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/disk_fault.h"

#include "tests/support/disk_calls.h"

#include <QFile>

namespace touchline::testing {

DiskFault::DiskFault(const QString &folder, int call, int error)
{
    DiskCalls &now = diskCalls();
    now.folder = QFile::encodeName(folder).toStdString();
    now.at = call;
    now.error = error;
    now.calls = 0;
    now.failed = nullptr;
    now.isSyncOnly = false;
    now.fate = DiskCalls::Fate::Fails;
    now.isArmed = true;
}

DiskFault::~DiskFault()
{
    diskCalls().isArmed = false;
    diskCalls().record = -1;
}

void DiskFault::countSyncsOnly()
{
    diskCalls().isSyncOnly = true;
}

void DiskFault::cutWrites()
{
    diskCalls().fate = DiskCalls::Fate::IsCut;
}

void DiskFault::recordInto(int handle)
{
    diskCalls().record = handle;
}

int DiskFault::calls() const
{
    return diskCalls().calls;
}

QString DiskFault::failed() const
{
    const char *name = diskCalls().failed;
    return name != nullptr ? QString::fromLatin1(name) : QString();
}

} // namespace touchline::testing
