// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/team.h"
#include "forms/print/list_picture.h"

namespace touchline {

class FixtureModel;

/// The fixtures as they are shown, for the board: filtered and in the same order, with results where there
/// are some.
[[nodiscard]] ListContent fixturesPaper(const QString &title, const FixtureModel &model,
                                        const std::function<Kit(const QUuid &)> &kitOf);

} // namespace touchline
