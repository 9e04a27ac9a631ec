// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/import/written_file.h"

#include "models/league/league.h"
#include "models/league/league_json.h"

namespace touchline {

Result<void> writeWholeLeague(League &league, const QString &path, Existing existing, PrivateTexts texts)
{
    auto file = OutputFile::create(path, existing);
    TOUCHLINE_TRY(file);
    if (auto written = exportLeague(league.database(), (*file)->device(), texts); !written) {
        // What the disk says is more than that it could not be written.
        auto finished = (*file)->finish();
        return finished ? written : finished;
    }
    return (*file)->commit();
}

} // namespace touchline
