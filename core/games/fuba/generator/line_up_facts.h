// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace touchline::fuba::generator {

/// The file of the usual line-ups of the historic teams (resources/teams/fuba/line_ups.csv), made of the
/// facts: `teams` and `squads` are the contents of resources/facts/worldcup/all/teams.csv and squads.csv. The
/// same facts give the same file.
///
/// The formation is the one of the facts. The keeper is who started most often; of the other players those
/// ten whose starts together are the most, where a player out of his place costs as much as a start and a
/// half for each line that he is away from it. Errors: BadInput with every problem (a file that is no CSV, a
/// column that is missing, a team with too few players or with a formation that FUBA does not know).
[[nodiscard]] Result<QByteArray> lineUpFile(const QByteArray &teams, const QByteArray &squads);

} // namespace touchline::fuba::generator
