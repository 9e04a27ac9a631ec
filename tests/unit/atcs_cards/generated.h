// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/csv.h"
#include "core/games/atcs/generator/generator.h"

namespace touchline::atcs::generator {

/// The facts that are compiled in; read once per test program.
const Facts &compiledFacts();

/// Cards made anew from them; made once per test program.
const std::vector<GeneratedCard> &generated(TeamSet set);
const GeneratedCard &generatedCard(const std::vector<GeneratedCard> &cards, const QString &id);

/// A row of a card by short name, in any spelling of case and accents; null if nobody is called so.
const CardPlayer *playerOf(const TeamCard &card, const QString &shortName);
const CardPlayer &firstKeeper(const TeamCard &card);

/// A file of tests/data; empty (and a failed test) when it cannot be read.
CsvTable testTable(const QString &name);

QString described(const Error &error);

} // namespace touchline::atcs::generator
