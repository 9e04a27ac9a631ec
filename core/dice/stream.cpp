// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/stream.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace touchline {

Generator stream(std::string_view purpose, std::uint64_t seed, const QUuid &subject, int attempt)
{
    QByteArray key;
    key.reserve(64);
    key.append(purpose.data(), static_cast<qsizetype>(purpose.size()));
    key.append('\0');
    const std::uint64_t seedBytes = qToLittleEndian(seed);
    key.append(reinterpret_cast<const char *>(&seedBytes), sizeof seedBytes);
    key.append(subject.toRfc4122());
    const auto number = qToLittleEndian(static_cast<std::int32_t>(attempt));
    key.append(reinterpret_cast<const char *>(&number), sizeof number);
    const QByteArray digest = QCryptographicHash::hash(key, QCryptographicHash::Sha256);
    return {qFromLittleEndian<std::uint64_t>(digest.constData()),
            qFromLittleEndian<std::uint64_t>(digest.constData() + 8)};
}

} // namespace touchline
