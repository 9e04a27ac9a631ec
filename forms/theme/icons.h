// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/colours.h"

#include <QIcon>

namespace touchline {

/// An icon of the set in resources/icons by its name ("undo"), drawn in the colours of the theme as it is
/// when it is painted: text, accent where it is switched on, faded where it is disabled.
[[nodiscard]] QIcon icon(const QString &name);
/// The same in one colour.
[[nodiscard]] QIcon icon(const QString &name, ColourRole role);

/// Names of all icons, for tests.
[[nodiscard]] QStringList iconNames();

/// Forgets pictures that were painted in the colours of an earlier theme.
void dropIconPictures();

} // namespace touchline
