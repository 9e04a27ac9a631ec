// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/picture.h"
#include "models/views/figure_role.h"
#include "models/views/honours.h"

namespace touchline {

/// The champion's page on paper, and as a picture to share.
[[nodiscard]] Picture honoursPicture(const CompetitionStatePtr &state, const Honours &honours,
                                     const KitOf &kits);

} // namespace touchline
