// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/pages/page.h"

namespace touchline {

/// Makes the page of that kind: the one explicit table of all pages.
[[nodiscard]] Page *makePage(PageKind kind, PageHost &host, QWidget *parent);

} // namespace touchline
