// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/entry/competition_type.h"

class QComboBox;

namespace touchline {

/// The kinds of competitions, one of them chosen; its data is the kind.
void fillKinds(QComboBox &box, CompetitionKind chosen);
/// The usual categories, for a box in which another word can be typed; `chosen` is one of them or such a
/// word.
void fillCategories(QComboBox &box, const QString &chosen);
/// What is chosen or typed, as CompetitionType::category has it.
[[nodiscard]] QString categoryIn(const QComboBox &box);

} // namespace touchline
