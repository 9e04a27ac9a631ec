// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/written_file.h"

#include "models/league/league.h"
#include "models/league/league_json.h"

#include <QSaveFile>
#include <QtGlobal>

namespace touchline {

namespace {

tl::unexpected<Error> notWritten(const QSaveFile &file)
{
    return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be written: %2."),
                {file.fileName(), file.errorString()});
}

} // namespace

Result<void> replaceFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return notWritten(file);
    return {};
}

Result<void> writeWholeLeague(League &league, const QString &path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return notWritten(file);
    if (auto written = exportLeague(league.database(), file); !written)
        return fail(written.error());
    if (!file.commit())
        return notWritten(file);
    return {};
}

} // namespace touchline
