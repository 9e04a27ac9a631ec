// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/dice.h"

#include "core/base/to_qstring.h"

#include <QByteArray>
#include <QtGlobal>

namespace touchline {

QStringList promptArguments(std::size_t number, const RollPrompt &prompt)
{
    return {QString::number(number), toQString(prompt.label), QString::number(prompt.die.faces),
            toQString(prompt.id)};
}

Result<int> ScriptedDice::roll(const RollPrompt &prompt)
{
    if (m_used >= m_numbers.size())
        return fail(
            Fault::Exhausted,
            QT_TRANSLATE_NOOP("core",
                              "There are too few rolls: roll %1 is missing, %2 (%4), a number from 1 to %3."),
            promptArguments(m_used + 1, prompt));
    const int number = m_numbers[m_used];
    if (!prompt.die.shows(number))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "Roll %1, %2 (%4), must be a number 1 to %3, not %5."),
                    promptArguments(m_used + 1, prompt) << QString::number(number));
    ++m_used;
    return number;
}

Result<void> ScriptedDice::finished() const
{
    if (m_used == m_numbers.size())
        return {};
    return fail(Fault::BadInput,
                QT_TRANSLATE_NOOP("core", "Too many rolls: the match took %1, but %2 were given."),
                {QString::number(m_used), QString::number(m_numbers.size())});
}

Result<int> RecordingDice::roll(const RollPrompt &prompt)
{
    auto value = m_source.roll(prompt);
    if (value)
        m_recorded.push_back(*value);
    return value;
}

Result<std::vector<int>> parseRolls(const QByteArray &bytes)
{
    std::vector<int> numbers;
    Problems problems;
    int lineNumber = 0;
    for (const QByteArray &line : bytes.split('\n')) {
        ++lineNumber;
        const qsizetype comment = line.indexOf('#');
        const QByteArray entry = (comment < 0 ? line : line.left(comment)).trimmed();
        if (entry.isEmpty())
            continue;
        bool isNumber = false;
        const int number = entry.toInt(&isNumber);
        if (isNumber)
            numbers.push_back(number);
        else
            problems.push_back(
                {QStringLiteral("line %1").arg(lineNumber),
                 {QT_TRANSLATE_NOOP("core", "\"%1\" is not a whole number."), {QString::fromUtf8(entry)}},
                 {}});
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The file of rolls cannot be read."), {},
                    std::move(problems));
    return numbers;
}

} // namespace touchline
