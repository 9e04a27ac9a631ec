// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>

namespace touchline::testing {

/// The bytes of a golden file below tests/data. With TOUCHLINE_UPDATE_GOLDEN=1 in the environment `actual` is
/// written there first, so that the change can be read as a diff.
[[nodiscard]] inline QByteArray goldenFile(const QString &name, const QByteArray &actual)
{
    const QString path = QStringLiteral("tests/data/") + name;
    if (qEnvironmentVariableIsSet("TOUCHLINE_UPDATE_GOLDEN")) {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(actual);
    }
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace touchline::testing
