// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <memory>

struct zip;

namespace touchline {

/// The files in a zip archive. What is read of it has the sum that the archive names, and is no more than a
/// limit in all, so that a small file cannot fill the memory.
class ZipParts
{
public:
    /// `bytes` outlive it. Errors: Damaged (no archive).
    [[nodiscard]] static Result<ZipParts> open(const QByteArray &bytes);

    [[nodiscard]] bool has(const QString &name) const;
    /// All bytes of a file. Errors: Damaged (no such file, encrypted, damaged); BadInput (too much).
    [[nodiscard]] Result<QByteArray> read(const QString &name);

private:
    struct Close
    {
        void operator()(zip *archive) const;
    };
    explicit ZipParts(zip *archive) : m_archive(archive) {}

    std::unique_ptr<zip, Close> m_archive;
    qsizetype m_left = mostUnpacked;

    static constexpr qsizetype mostUnpacked = qsizetype{128} * 1024 * 1024;
};

} // namespace touchline
