// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game_info.h"

#include <QJsonObject>

namespace touchline {

/// What differs from a level, by name, with one option set to a value (as OptionValues has it); what needs
/// that option is not wished for any more where it is switched off.
[[nodiscard]] QJsonObject withOption(QJsonObject wishes, const GameInfo &info, const QString &name,
                                     int value);

} // namespace touchline
