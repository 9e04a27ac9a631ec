// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <zlib.h>

#include <utility>
#include <vector>

namespace touchline::testing {

/// A zip archive of these files (name, bytes), deflated.
inline QByteArray zipOf(const std::vector<std::pair<QByteArray, QByteArray>> &files)
{
    const auto number = [](quint32 value, int bytes) {
        QByteArray text;
        for (int i = 0; i < bytes; ++i)
            text += static_cast<char>((value >> (8 * i)) & 0xFFU);
        return text;
    };
    QByteArray all;
    QByteArray directory;
    for (const auto &[name, bytes] : files) {
        const auto sum = static_cast<quint32>(
            crc32(0, reinterpret_cast<const Bytef *>(bytes.constData()), static_cast<uInt>(bytes.size())));
        // Of what qCompress() writes, between the length and the head and the sum at the end.
        const QByteArray packed =
            bytes.isEmpty() ? QByteArray("\x03\x00", 2) : qCompress(bytes).mid(6).chopped(4);
        const QByteArray head = number(20, 2) + number(0x800, 2) + number(8, 2) + number(0, 4) +
                                number(sum, 4) + number(static_cast<quint32>(packed.size()), 4) +
                                number(static_cast<quint32>(bytes.size()), 4) +
                                number(static_cast<quint32>(name.size()), 2) + number(0, 2);
        directory += number(0x02014b50, 4) + number(20, 2) + head + number(0, 2) + number(0, 2) +
                     number(0, 2) + number(0, 4) + number(static_cast<quint32>(all.size()), 4) + name;
        all += number(0x04034b50, 4) + head + name + packed;
    }
    const auto count = static_cast<quint32>(files.size());
    return all + directory + number(0x06054b50, 4) + number(0, 4) + number(count, 2) + number(count, 2) +
           number(static_cast<quint32>(directory.size()), 4) + number(static_cast<quint32>(all.size()), 4) +
           number(0, 2);
}

} // namespace touchline::testing
