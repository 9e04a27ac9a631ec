// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/output_file.h"
#include "core/games/atcs/generator/facts.h"

#include <QByteArray>
#include <map>
#include <utility>
#include <vector>

namespace touchline::atcs::generator {

/// Path below a folder -> bytes.
using CardFiles = std::map<QString, QByteArray>;

/// Whole cards, as people edit and import them: one for each of the 66 and index.csv; below editions/ one for
/// each of the other 471 and an index.csv of all 537. Errors: those of generate().
[[nodiscard]] Result<CardFiles> cardFiles(const Facts &facts);

/// The same from the facts in a folder; empty = those that are compiled in. Errors: those of readFacts() too.
[[nodiscard]] Result<std::vector<std::pair<QString, QByteArray>>> cardFilesFrom(const QString &folder);

/// The files that the program ships, below its folder of resources: teams/historic/ has the 537 teams, which
/// belong to no game, with their indexes; cards/atcs/ what their cards say beside. Errors: those of
/// generate().
[[nodiscard]] Result<CardFiles> shippedFiles(const Facts &facts);

/// Writes the files into a folder, which is made if need be: all of them or none. Gives how many. Errors:
/// those of writeOutputs().
[[nodiscard]] Result<int> writeCardFiles(const CardFiles &files, const QString &folder, Existing existing);

} // namespace touchline::atcs::generator
