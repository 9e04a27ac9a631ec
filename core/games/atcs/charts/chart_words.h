// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// The words of the chart files, each list in the order of the codes it stands for (chart_codes.h,
/// team_card.h, charts.h).
namespace touchline::atcs {

[[nodiscard]] QStringList strategyWords();
[[nodiscard]] QStringList formationWords();
[[nodiscard]] QStringList cardEffectWords();
[[nodiscard]] QStringList injuryWords();
[[nodiscard]] QStringList refereeTypeWords();
[[nodiscard]] QStringList goalCheckWords();
[[nodiscard]] QStringList callWords();
[[nodiscard]] QStringList conferenceWords();
/// "no", "yes"
[[nodiscard]] QStringList noYesWords();

} // namespace touchline::atcs
