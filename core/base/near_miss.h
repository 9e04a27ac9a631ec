// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace touchline {

/// The names that a person who typed `text` may have meant, at most three, all equally near: those that
/// differ by a letter or two (a third of a longer word) that is wrong, missing, too many or swapped with its
/// neighbour, and those that begin with it. Spelling as in searchKey(). Empty where nothing comes near.
[[nodiscard]] QStringList nearMisses(const QString &text, const QStringList &names);

/// The error NotFound for a name that is none of `names`. `near` is the message with what may have been meant
/// in %2, `all` the one with every name, for a text that nothing comes near.
[[nodiscard]] Error notOfList(const QString &text, const QStringList &names, const char *near,
                              const char *all);

} // namespace touchline
