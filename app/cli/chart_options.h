// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QCommandLineParser>
#include <QJsonObject>

namespace touchline::cli {

/// The charts that the command line replaces with --chart NAME=FILE (as often as there are house rules), as
/// FixtureSetup::charts: name -> text of the file. Each is checked. Errors: BadInput with every problem, its
/// file and line; a name that is given twice or is no chart; the System errors of files.
[[nodiscard]] Result<QJsonObject> chartOptions(const QCommandLineParser &parser);

} // namespace touchline::cli
