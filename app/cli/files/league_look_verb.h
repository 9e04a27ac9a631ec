// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "app/cli/base/verb.h"
#include "models/league/league.h"

namespace touchline::cli {

/// What a verb found out about a league.
struct LeagueFinding
{
    QString text;
    QJsonObject json;
    /// What is wrong with the league; the verb then ends as refused.
    Problems problems{};
};

/// Errors: what kept it from looking.
using LeagueLook = Result<LeagueFinding> (*)(League &league, const QCommandLineParser &parser);

/// For a verb that opens one league for reading, looks at it and prints what it finds, as text or with
/// --json.
[[nodiscard]] int lookAtLeague(const QCommandLineParser &parser, Streams &streams, LeagueLook look);

} // namespace touchline::cli
