// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/card_comparison.h"

#include "models/words/common/text_table.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace touchline {

namespace {

/// The numbers of a figure as cards print them: "18", "−2", "1–45" (its end), "12 / 14"; nothing where a part
/// is no number, such as a formation.
std::optional<std::vector<int>> numbersOf(const QString &value)
{
    static const QRegularExpression number(QStringLiteral("^(?:\\d+–)?([+−]?\\d+)$"));
    std::vector<int> numbers;
    for (const QString &part : value.split(QStringLiteral(" / "))) {
        const auto found = number.match(part);
        if (!found.hasMatch())
            return {};
        numbers.push_back(found.captured(1).replace(u'−', u'-').toInt());
    }
    return numbers;
}

QString differenceOf(const QString &first, const QString &second)
{
    if (first == second)
        return QStringLiteral("=");
    const auto one = numbersOf(first);
    const auto other = numbersOf(second);
    if (!one || !other || one->size() != other->size())
        return QStringLiteral("≠");
    QStringList parts;
    for (std::size_t i = 0; i < one->size(); ++i)
        parts << signedText((*one)[i] - (*other)[i]);
    return parts.join(QStringLiteral(" / "));
}

void addFigures(std::vector<ComparedFigure> &list,
                const PerSide<const std::vector<DocumentView::Figure> *> &figures, const Language &language)
{
    for (const DocumentView::Figure &figure : *figures[Side::Home])
        for (const DocumentView::Figure &other : *figures[Side::Away])
            if (language.text(figure.label) == language.text(other.label)) {
                const QString value = language.text(figure.value);
                const QString otherValue = language.text(other.value);
                list.push_back(
                    {language.text(figure.label), {{value, otherValue}}, differenceOf(value, otherValue)});
                break;
            }
}

QString chancePercent(double share)
{
    return QLocale::c().toString(100 * share, 'f', 1);
}

QString meanGoals(double number)
{
    return QLocale::c().toString(number, 'f', 2);
}

} // namespace

QString cardName(const DocumentView &card)
{
    return card.team.year == 0 ? card.team.name
                               : QStringLiteral("%1 %2").arg(card.team.name).arg(card.team.year);
}

std::vector<ComparedFigure> comparedFigures(const PerSide<DocumentView> &cards, const Language &language)
{
    std::vector<ComparedFigure> list;
    addFigures(list, {{&cards[Side::Home].figures, &cards[Side::Away].figures}}, language);
    addFigures(list, {{&cards[Side::Home].facts, &cards[Side::Away].facts}}, language);
    return list;
}

QString outcomeChances(const PairChances &chances, const PerSide<DocumentView> &cards,
                       const Language &language)
{
    return language.text(QT_TRANSLATE_NOOP("core", "%1 win %2%, draw %3%, %4 win %5%"),
                         {cardName(cards[Side::Home]), chancePercent(chances.chances.win),
                          chancePercent(chances.chances.draw), cardName(cards[Side::Away]),
                          chancePercent(chances.chances.loss)});
}

QString averageGoals(const PairChances &chances, const Language &language)
{
    const PerSide<double> &mean = chances.chances.goals;
    return language.text(QT_TRANSLATE_NOOP("core", "Goals on average: %1 to %2"),
                         {meanGoals(mean[Side::Home]), meanGoals(mean[Side::Away])});
}

QString chancesSource(const PairChances &chances, const Language &language)
{
    if (chances.isExact())
        return language.text(QT_TRANSLATE_NOOP("core", "Exact, for 90 minutes on neutral ground."));
    const MatchChances &plusMinus = chances.margin;
    const PerSide<double> &spread = plusMinus.goals;
    const char *text =
        chances.matches == 1
            ? QT_TRANSLATE_NOOP("core", "From %1 simulated match, 90 minutes on neutral ground: ±%2 points, "
                                        "±%3 goals.")
            : QT_TRANSLATE_NOOP("core", "From %1 simulated matches, 90 minutes on neutral ground: ±%2 "
                                        "points, ±%3 goals.");
    return language.text(text, {QLocale(language.tag).toString(chances.matches),
                                chancePercent(std::max({plusMinus.win, plusMinus.draw, plusMinus.loss})),
                                meanGoals(std::max(spread[Side::Home], spread[Side::Away]))});
}

} // namespace touchline
