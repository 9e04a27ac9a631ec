// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace touchline {

class Desktop;
class MainWindow;

/// A league file is damaged: asks whether to open its newest backup that is whole, to save what can be read
/// into a new league, or to look at it as it is. What is not possible is not offered.
void offerRescue(MainWindow &window, Desktop &desktop, const QString &place, const Error &damage);

} // namespace touchline
