// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// u"text"_s and "text"_L1 in tests.
using namespace Qt::StringLiterals;
