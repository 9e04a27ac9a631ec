// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

/// Makes the program speak: plurals of English, which its source texts do not have.
void installLanguages();

} // namespace touchline
