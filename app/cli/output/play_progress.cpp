// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/play_progress.h"

#include "app/cli/base/visible_output.h"

namespace touchline::cli {

PlayProgress progressOn(Streams &streams)
{
    if (!streams.errIsTerminal)
        return {};
    return [&streams](int played, int all) {
        const QString text = u"%1 of %2 matches"_s.arg(played).arg(all);
        returnCarriage(streams.err);
        streams.err << text;
        if (played == all) {
            returnCarriage(streams.err);
            streams.err << QString(text.size(), u' ');
            returnCarriage(streams.err);
        }
        streams.err.flush();
    };
}

} // namespace touchline::cli
