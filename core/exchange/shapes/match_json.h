// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/csv_reader.h"

#include <QByteArray>

namespace touchline {

/// football.json, the seasons of openfootball: "matches" with team1, team2 and score, or "rounds" of such.
[[nodiscard]] bool isFootballJson(const QByteArray &bytes);
[[nodiscard]] CsvSheet readFootballJson(const QByteArray &bytes);

/// A tournament as the interface of Challonge gives it, with its participants and matches.
[[nodiscard]] bool isChallongeJson(const QByteArray &bytes);
[[nodiscard]] CsvSheet readChallongeJson(const QByteArray &bytes);

} // namespace touchline
