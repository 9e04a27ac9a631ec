// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/sqlite/log_extent.h"

#include <QFile>
#include <QtEndian>

namespace touchline::store {

namespace {

constexpr qsizetype logHeaderBytes = 32;
constexpr qsizetype frameHeaderBytes = 24;
constexpr qsizetype summedBytesOfHeader = 24;
constexpr qsizetype summedBytesOfFrame = 8;
constexpr qsizetype saltPlace = 16;
constexpr qsizetype saltBytes = 8;
constexpr quint32 magic = 0x377f0682;
constexpr qsizetype smallestPage = 512;
constexpr qsizetype biggestPage = 65536;

quint32 numberAt(const QByteArray &bytes, qsizetype place)
{
    return qFromBigEndian<quint32>(bytes.constData() + place);
}

/// The sum that runs through all of a log.
class Sum
{
public:
    explicit Sum(bool isBigEndian) : m_isBigEndian(isBigEndian) {}

    /// A number of bytes that 8 divides.
    void add(const char *bytes, qsizetype size)
    {
        for (qsizetype i = 0; i < size; i += 8) {
            m_first += wordAt(bytes + i) + m_second;
            m_second += wordAt(bytes + i + 4) + m_first;
        }
    }
    [[nodiscard]] bool isAt(const QByteArray &bytes, qsizetype place) const
    {
        return numberAt(bytes, place) == m_first && numberAt(bytes, place + 4) == m_second;
    }

private:
    [[nodiscard]] quint32 wordAt(const char *bytes) const
    {
        return m_isBigEndian ? qFromBigEndian<quint32>(bytes) : qFromLittleEndian<quint32>(bytes);
    }

    bool m_isBigEndian;
    quint32 m_first = 0;
    quint32 m_second = 0;
};

} // namespace

std::optional<LogExtent> readableLog(const QString &log)
{
    QFile file(log);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray header = file.read(logHeaderBytes);
    if (header.size() != logHeaderBytes || (numberAt(header, 0) & ~1U) != magic)
        return {};
    const auto page = static_cast<qsizetype>(numberAt(header, 8));
    if (page < smallestPage || page > biggestPage || page % 8 != 0)
        return {};
    Sum sum((numberAt(header, 0) & 1U) != 0);
    sum.add(header.constData(), summedBytesOfHeader);
    if (!sum.isAt(header, summedBytesOfHeader))
        return {};
    LogExtent extent{header.mid(saltPlace, saltBytes), 0};
    for (qlonglong number = 1;; ++number) {
        const QByteArray frame = file.read(frameHeaderBytes + page);
        if (frame.size() != frameHeaderBytes + page ||
            frame.mid(summedBytesOfFrame, saltBytes) != extent.salt)
            return extent;
        sum.add(frame.constData(), summedBytesOfFrame);
        sum.add(frame.constData() + frameHeaderBytes, page);
        if (numberAt(frame, 0) == 0 || !sum.isAt(frame, saltPlace))
            return extent;
        if (numberAt(frame, 4) != 0) // the last one of a change has the size of the file
            extent.frames = number;
    }
}

QByteArray saltOfLog(const QString &log)
{
    QFile file(log);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(saltPlace))
        return {};
    const QByteArray salt = file.read(saltBytes);
    return salt.size() == saltBytes ? salt : QByteArray();
}

} // namespace touchline::store
