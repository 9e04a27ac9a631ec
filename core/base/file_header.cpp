// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_header.h"

#include <QByteArrayView>
#include <QtEndian>

namespace touchline {

namespace {

constexpr int userVersionAt = 60;
constexpr int applicationIdAt = 68;

} // namespace

FileHeader judgeHeader(const QByteArray &start, int newest)
{
    static const QByteArray magic("SQLite format 3", 16); // with its zero at the end
    if (start.isEmpty())
        return {FileKind::Empty, 0};
    if (!start.startsWith(magic))
        return {FileKind::NotSqlite, 0};
    if (start.size() < headerSize)
        return {FileKind::TooShort, 0};
    if (qFromBigEndian<quint32>(start.constData() + applicationIdAt) != applicationId)
        return {FileKind::OtherProgram, 0};
    const auto version = qFromBigEndian<qint32>(start.constData() + userVersionAt);
    return {version > newest ? FileKind::Newer : FileKind::League, version};
}

} // namespace touchline
