// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/card_comparison.h"

#include "models/words/common/text_table.h"

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

/// Of chances, and of how sure they are.
constexpr int chanceDigits = 1;
constexpr int goalDigits = 2;

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
    return language.text(QT_TRANSLATE_NOOP("core", "%1 win %2, draw %3, %4 win %5"),
                         {cardName(cards[Side::Home]), language.percent(chances.chances.win, chanceDigits),
                          language.percent(chances.chances.draw, chanceDigits), cardName(cards[Side::Away]),
                          language.percent(chances.chances.loss, chanceDigits)});
}

QString averageGoals(const PairChances &chances, const Language &language)
{
    const PerSide<double> &mean = chances.chances.goals;
    return language.text(
        QT_TRANSLATE_NOOP("core", "Goals on average: %1 to %2"),
        {language.decimal(mean[Side::Home], goalDigits), language.decimal(mean[Side::Away], goalDigits)});
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
    return language.text(
        text,
        {language.number(chances.matches),
         language.decimal(100 * std::max({plusMinus.win, plusMinus.draw, plusMinus.loss}), chanceDigits),
         language.decimal(std::max(spread[Side::Home], spread[Side::Away]), goalDigits)});
}

} // namespace touchline
