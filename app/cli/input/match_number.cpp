// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/match_number.h"

#include "core/base/plain_digits.h"

#include <QtGlobal>

namespace touchline::cli {

Result<int> matchNumbered(const QString &text, const Competition &competition)
{
    const std::optional<int> number = typedNumber(text);
    if (!number)
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "\"%1\" isn't the number of a match."), {text});
    const int index = competition.indexOfNumber(*number);
    if (index < 0)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The competition has no match %1."), {text});
    return index;
}

} // namespace touchline::cli
