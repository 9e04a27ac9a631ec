// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/picture.h"
#include "models/views/home/honours.h"
#include "models/views/tables/figure_model.h"

namespace touchline {

/// The champion's page on paper, and as a picture to share.
[[nodiscard]] Picture honoursPicture(const CompetitionStatePtr &state, const Honours &honours,
                                     const BadgeOf &kits);

} // namespace touchline
