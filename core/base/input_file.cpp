// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/input_file.h"

#include <QFile>
#include <QFileInfo>
#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

tl::unexpected<Error> isTooLong(const QString &path, qint64 most)
{
    return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 is too long: more than %2 MiB."),
                {path, QString::number(most >> 20)});
}

} // namespace

Result<QByteArray> readOpened(QFileDevice &file, const QString &path, qint64 most)
{
    // As long as there is something: a pipe has no size, and some files say that they have none.
    constexpr qint64 atOnce = qint64{1} << 20;
    if (file.size() > most)
        return isTooLong(path, most);
    QByteArray bytes;
    bytes.reserve(std::max<qint64>(file.size(), 0));
    for (QByteArray part = file.read(atOnce); !part.isEmpty(); part = file.read(atOnce)) {
        if (bytes.size() + part.size() > most)
            return isTooLong(path, most);
        bytes += part;
    }
    if (file.error() != QFileDevice::NoError)
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be read: %2."),
                    {path, file.errorString()});
    return bytes;
}

Result<QByteArray> readInput(const QString &path, qint64 most)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 is not a file."), {path});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(info.exists() ? Fault::System : Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "The file %1 cannot be read: %2."), {path, file.errorString()});
    return readOpened(file, path, most);
}

} // namespace touchline
