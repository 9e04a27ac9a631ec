// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/format/format.h"

#include <QString>

#include <optional>
#include <vector>

namespace touchline {

/// A kind of format that is made from the numbers in its name.
struct BuiltTemplate
{
    /// "cup-27".
    QString example;
    /// What may stand in the name, in one line.
    QString help;
};

/// All kinds, in the order in which a list shows them.
[[nodiscard]] std::vector<BuiltTemplate> builtTemplates();

/// Whether the name is that of a league of clubs ("clubs-14x2"): one whose results are entered by hand,
/// unless the organiser chooses a game.
[[nodiscard]] bool isClubTemplate(const QString &name);

/// The format of that name. Nothing where no kind has such a name; an error where the numbers in it are not
/// possible.
[[nodiscard]] std::optional<Result<Format>> builtTemplate(const QString &name);

} // namespace touchline
