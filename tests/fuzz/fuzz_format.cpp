// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the format of a competition: what is read can be checked, planned and written, and reads back
// the same.
#include "core/base/json_reader.h"
#include "core/competition/format/fixture.h"
#include "core/competition/format/format.h"
#include "core/competition/format/format_check.h"
#include "core/competition/format/format_tables.h"

#include <cstdint>
#include <cstdlib>

using namespace touchline;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto object = parseJsonObject(bytes);
    if (!object)
        return 0;
    const auto format = formatFromJson(*object);
    if (!format)
        return 0;
    const auto again = formatFromJson(toJson(*format));
    if (!again || !(*again == *format))
        std::abort();
    if (validate(*format).empty())
        (void)plannedFixtures(*format, QUuid::createUuidV5(QUuid(), QStringLiteral("fuzz")));
    return 0;
}
