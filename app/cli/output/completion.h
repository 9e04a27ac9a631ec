// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace touchline::cli {

/// Shells for which there is a completion: bash, zsh, fish.
[[nodiscard]] QStringList completionShells();
/// The script that completes verbs, options and files in that shell; empty for an unknown one.
[[nodiscard]] QString completionScript(const QString &shell);

} // namespace touchline::cli
