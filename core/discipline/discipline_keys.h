// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file_keys.h"

namespace touchline {

/// The objects of a file of discipline rules (`suspensions --rules FILE`), the file first.
[[nodiscard]] std::span<const FileObject> disciplineFileObjects();

} // namespace touchline
