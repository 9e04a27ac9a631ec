// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file of rolls, and what is typed at the table as the answer to a die.
#include "core/dice/dice.h"
#include "core/dice/typed_dice.h"

#include <cstdint>
#include <cstdlib>

using namespace touchline;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    if (const auto rolls = parseRolls(bytes)) {
        // Written as a list they are the same rolls.
        QByteArray list;
        for (const int roll : *rolls)
            list += QByteArray::number(roll) + '\n';
        const auto again = parseRolls(list);
        if (!again || *again != *rolls)
            std::abort();
    }
    static constexpr RollPrompt prompt{"D1", "a roll", {6}};
    if (const auto typed = parseTypedRoll(QString::fromUtf8(bytes), prompt);
        typed && (*typed < 1 || *typed > 6))
        std::abort();
    return 0;
}
