// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/pages/parts/page.h"

namespace touchline {

/// The pages that there are, in the order of the list at the side.
[[nodiscard]] std::vector<PageKind> pageKinds();
[[nodiscard]] bool hasPage(PageKind kind);
/// Makes the page of that kind, which there is.
[[nodiscard]] Page *makePage(PageKind kind, PageHost &host, QWidget *parent);

} // namespace touchline
