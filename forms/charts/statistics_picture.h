// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/charts/chart_content.h"
#include "forms/print/picture.h"

class QAbstractItemModel;

namespace touchline {

/// The chart (where there is one) above the table, as they are printed and saved. The texts of `model` are
/// taken at once: it need not live on.
[[nodiscard]] Picture statisticsPicture(const QString &title, const ChartContent &chart,
                                        const QAbstractItemModel &model);

} // namespace touchline
