// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/roll_target_text.h"

#include "core/play/matches/roll_target.h"
#include "models/words/option_words.h"

#include <qglobal.h>

namespace touchline {

namespace {

QString textOf(const char *words, std::initializer_list<int> numbers)
{
    QStringList arguments;
    for (const int number : numbers)
        arguments << QString::number(number);
    return messageText({words, arguments});
}

/// "18 or less", "5 or more", "3 to 5", "1 or 6"; `numbers` ascend.
QString numbersText(const std::vector<int> &numbers, int faces)
{
    const int first = numbers.front();
    const int last = numbers.back();
    const bool isOneRange = last - first + 1 == static_cast<int>(numbers.size());
    if (numbers.size() == 1)
        return QString::number(first);
    if (isOneRange && first == 1)
        return textOf(QT_TRANSLATE_NOOP("core", "%1 or less"), {last});
    if (isOneRange && last == faces)
        return textOf(QT_TRANSLATE_NOOP("core", "%1 or more"), {first});
    if (isOneRange)
        return textOf(QT_TRANSLATE_NOOP("core", "%1 to %2"), {first, last});
    QStringList all;
    for (std::size_t i = 0; i + 1 < numbers.size(); ++i)
        all << QString::number(numbers[i]);
    return messageText(
        {QT_TRANSLATE_NOOP("core", "%1 or %2"), {all.join(QStringLiteral(", ")), QString::number(last)}});
}

} // namespace

QString rollTargetText(const Match &match, const Game &game)
{
    QStringList sentences;
    const int faces = match.question().prompt->die.faces;
    for (const RollTarget &target : rollTargets(match, game.info()))
        sentences << messageText({target.goal->words, {numbersText(target.numbers, faces)}});
    return sentences.join(u' ');
}

} // namespace touchline
