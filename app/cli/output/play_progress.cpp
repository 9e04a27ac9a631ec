// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/play_progress.h"

namespace touchline::cli {

PlayProgress progressOn(Streams &streams)
{
    if (!streams.errIsTerminal)
        return {};
    return [&streams](int played, int all) {
        streams.err << QStringLiteral("\r%1 of %2 matches").arg(played).arg(all);
        if (played == all)
            streams.err << "\r                    \r";
        streams.err.flush();
    };
}

} // namespace touchline::cli
