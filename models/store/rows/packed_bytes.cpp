// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/packed_bytes.h"

#include <QtEndian>
#include <QtGlobal>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <zlib.h>

namespace touchline::store {

namespace {

constexpr qint64 mebibyte = qint64{1} << 20;
constexpr qsizetype sizeBytes = 4;

tl::unexpected<Error> isDamaged()
{
    return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "A part of the league is damaged."));
}

} // namespace

qint64 mostUnpacked(qint64 packedSize)
{
    constexpr qint64 always = 8 * mebibyte;
    constexpr qint64 atMost = 256 * mebibyte;
    constexpr qint64 ratio = 24;
    return std::min(std::max(always, packedSize * ratio), atMost);
}

QByteArray packedBytes(const QByteArray &bytes)
{
    QByteArray packed = qCompress(bytes);
    return bytes.size() <= mostUnpacked(packed.size()) ? packed : qCompress(bytes, 0);
}

Result<QByteArray> unpackedBytes(const QByteArray &packed)
{
    if (packed == QByteArray(sizeBytes, '\0')) // as qCompress() packs nothing
        return QByteArray("");
    if (packed.size() <= sizeBytes)
        return isDamaged();
    const qint64 size = qFromBigEndian<quint32>(packed.constData());
    const qint64 most = mostUnpacked(packed.size());
    if (size > most)
        return fail(Fault::Damaged,
                    QT_TRANSLATE_NOOP("core",
                                      "A part of the league would unpack to %1 MiB; no more than %2 MiB "
                                      "are read. It was left alone."),
                    {QString::number(size / mebibyte), QString::number(most / mebibyte)});
    const std::unique_ptr<void, decltype(&std::free)> reserved(
        std::malloc(static_cast<std::size_t>(size) + 1), &std::free);
    if (!reserved)
        return fail(Fault::System,
                    QT_TRANSLATE_NOOP("core", "There is not enough memory to read a part of the "
                                              "league. Close other programs and try again."));
    auto length = static_cast<uLongf>(size) + 1; // one more than it may have: a longer one is noticed
    const int done = ::uncompress(static_cast<Bytef *>(reserved.get()), &length,
                                  reinterpret_cast<const Bytef *>(packed.constData() + sizeBytes),
                                  static_cast<uLong>(packed.size() - sizeBytes));
    if (done == Z_MEM_ERROR)
        return fail(Fault::System,
                    QT_TRANSLATE_NOOP("core", "There is not enough memory to read a part of the "
                                              "league. Close other programs and try again."));
    if (done != Z_OK || static_cast<qint64>(length) != size)
        return isDamaged();
    return QByteArray(static_cast<const char *>(reserved.get()), static_cast<qsizetype>(size));
}

} // namespace touchline::store
