// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a competition with its reports: what is read is derived, and reads back the same.
#include "core/base/json_reader.h"
#include "core/competition/competition_json.h"
#include "core/competition/progress.h"

#include <cstdint>
#include <cstdlib>

using namespace touchline;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto object = parseJsonObject(bytes);
    if (!object)
        return 0;
    const auto competition = competitionFromJson(*object);
    if (!competition)
        return 0;
    (void)progress(*competition);
    const auto again = competitionFromJson(toJson(*competition));
    if (!again || !(*again == *competition))
        std::abort();
    return 0;
}
