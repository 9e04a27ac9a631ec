// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline::store {

/// What a league is opened for.
enum class OpenMode {
    ReadWrite, ///< for work; what is older is migrated, what is newer refused
    ReadOnly   ///< for looking and importing: nothing is changed, not even the version
};

} // namespace touchline::store
