// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/typed_dice.h"

#include <QtGlobal>

namespace touchline {

Result<int> parseTypedRoll(const QString &typed, const RollPrompt &prompt)
{
    const QString entry = typed.trimmed();
    bool isNumber = false;
    int number = entry.toInt(&isNumber);
    if (isNumber && number == 0 && (prompt.die == d10 || prompt.die == d100))
        number = prompt.die.faces;
    if (isNumber && prompt.die.shows(number))
        return number;
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "\"%1\" is not a roll of this die (1 to %2)."),
                {entry, QString::number(prompt.die.faces)});
}

Result<int> TypedDice::roll(const RollPrompt &prompt)
{
    ++m_number;
    std::optional<Error> refused;
    for (;;) {
        const auto line = m_ask(prompt, refused);
        if (!line)
            return fail(Fault::Exhausted,
                        QT_TRANSLATE_NOOP("core", "Stopped at roll %1, %2 (%4), a number 1 to %3."),
                        promptArguments(m_number, prompt));
        auto value = parseTypedRoll(*line, prompt);
        if (value)
            return value;
        refused = value.error();
    }
}

} // namespace touchline
