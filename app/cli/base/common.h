// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What most files of this room need.
#include "app/cli/base/files.h"
#include "app/cli/base/json.h"
#include "app/cli/base/options.h"
#include "app/cli/base/wrapped_text.h"
#include "core/base/index.h"
#include "core/base/json_reader.h"
#include "models/words/common/text_table.h"

#include <algorithm>
#include <array>
