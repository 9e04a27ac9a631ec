// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/option_words.h"

#include "core/base/to_qstring.h"
#include "models/words/common/option_label.h"
#include "models/words/game_tellings.h"

#include <QCoreApplication>

namespace touchline {

namespace {

QString onePriceText(const OptionPrice &price)
{
    if (price.count == 1)
        return QStringLiteral("1 ") + messageText(price.what);
    return messageText({price.several, {QString::number(price.count)}});
}

} // namespace

QString optionLabel(const Game &game, const Question &question, const QString &name)
{
    return optionLabel(game, toQString(question.prompt->id), name);
}

QString optionLabel(const Game &game, const QString &decision, const QString &name)
{
    for (const GameTelling &one : gameTellings())
        if (one.optionLabel != nullptr && qstrcmp(one.game, game.info().id) == 0)
            if (QString label = one.optionLabel(decision, name); !label.isEmpty())
                return label;
    return sentenceCase(name);
}

QString messageText(const Message &message)
{
    return message.isEmpty() ? QString()
                             : filledIn(QCoreApplication::translate("core", message.text), message.arguments);
}

QString priceText(const OptionFacts &facts)
{
    QStringList parts;
    for (const OptionPrice &price : facts.prices)
        parts << onePriceText(price);
    return parts.isEmpty() ? QString()
                           : labelText(QT_TRANSLATE_NOOP("OptionLabels", "costs %1"))
                                 .arg(parts.join(QStringLiteral(", ")));
}

QString chanceText(const OptionFacts &facts)
{
    if (!facts.chance)
        return {};
    return labelText(QT_TRANSLATE_NOOP("OptionLabels", "%1: %2 of %3"))
        .arg(messageText(facts.chance->what))
        .arg(facts.chance->favourable)
        .arg(facts.chance->all);
}

QString factsText(const OptionFacts &facts)
{
    QStringList parts;
    for (const QString &part : {priceText(facts), chanceText(facts)})
        if (!part.isEmpty())
            parts << sentenceCase(part) + u'.';
    for (const Message &effect : facts.effects)
        parts << messageText(effect);
    return parts.join(u' ');
}

} // namespace touchline
