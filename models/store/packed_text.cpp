// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/packed_text.h"

#include <QtEndian>
#include <qglobal.h>

namespace touchline::store {

namespace {

constexpr qsizetype lengthBytes = 4;
/// zlib makes nothing smaller than a 1,032nd part (its documentation, "Maximum Compression Factor").
constexpr qsizetype mostForAByte = 1032;

tl::unexpected<Error> damaged()
{
    return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "A packed text is damaged."));
}

} // namespace

QByteArray packedText(const QByteArray &text)
{
    return qCompress(text);
}

Result<QByteArray> unpackedText(const QByteArray &packed)
{
    if (packed.size() <= lengthBytes)
        return damaged();
    const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(packed.constData()));
    if (length > packed.size() * mostForAByte)
        return damaged();
    QByteArray text = qUncompress(packed);
    // Where zlib finds its checksum wrong there is no text.
    if (text.size() != length || (text.isEmpty() && packed != packedText({})))
        return damaged();
    return text;
}

} // namespace touchline::store
