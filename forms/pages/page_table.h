// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"

namespace touchline {

/// Makes the page of that kind.
[[nodiscard]] Page *makePage(PageKind kind, PageHost &host, QWidget *parent);

} // namespace touchline
