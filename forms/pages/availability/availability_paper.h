// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/team.h"
#include "forms/print/list_picture.h"

namespace touchline {

class AvailabilityModel;

/// The list as it is shown, for the board: match by match who misses it, and why.
[[nodiscard]] ListContent availabilityPaper(const QString &title, const AvailabilityModel &model,
                                            const std::function<Kit(const QUuid &)> &kitOf);

} // namespace touchline
