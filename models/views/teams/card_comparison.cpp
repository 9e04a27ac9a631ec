// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/card_comparison.h"

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
    const auto one = numbersOf(first);
    const auto other = numbersOf(second);
    if (first == second || !one || !other || one->size() != other->size())
        return {};
    QStringList parts;
    for (std::size_t i = 0; i < one->size(); ++i)
        parts << signedNumber((*one)[i] - (*other)[i]);
    return parts.join(QStringLiteral(" / "));
}

void addRows(std::vector<CardComparison::Row> &rows, const std::vector<CardFace::Figure> &first,
             const std::vector<CardFace::Figure> &second)
{
    for (const CardFace::Figure &figure : first) {
        const auto other =
            std::find_if(second.begin(), second.end(), [&figure](const CardFace::Figure &candidate) {
                return candidate.label == figure.label;
            });
        if (other != second.end())
            rows.push_back({figure.label,
                            {{figure.value, other->value}},
                            differenceOf(figure.value, other->value),
                            figure.value == other->value});
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

QString signedNumber(int number)
{
    const QString sign = number > 0 ? QStringLiteral("+") : number < 0 ? QStringLiteral("−") : QString();
    return sign + QString::number(std::abs(number));
}

CardComparison::CardComparison(PerSide<CardFace> faces) : m_faces(std::move(faces))
{
    addRows(m_rows, m_faces[Side::Home].figures, m_faces[Side::Away].figures);
    addRows(m_rows, m_faces[Side::Home].facts, m_faces[Side::Away].facts);
}

QString CardComparison::name(Side side) const
{
    return (m_faces[side].country + u' ' + m_faces[side].year).trimmed();
}

QString CardComparison::resultText(const PairChances &chances) const
{
    return tr("%1 win %2%, draw %3%, %4 win %5%")
        .arg(name(Side::Home), chancePercent(chances.chances.win), chancePercent(chances.chances.draw),
             name(Side::Away), chancePercent(chances.chances.loss));
}

QString CardComparison::goalsText(const PairChances &chances) const
{
    const PerSide<double> &mean = chances.chances.goals;
    return tr("Goals on average: %1 to %2").arg(meanGoals(mean[Side::Home]), meanGoals(mean[Side::Away]));
}

QString CardComparison::sourceText(const PairChances &chances) const
{
    if (chances.isExact())
        return tr("Exact, for 90 minutes on neutral ground.");
    const MatchChances &margin = chances.margin;
    const PerSide<double> &spread = margin.goals;
    return tr("From %Ln simulated match(es), 90 minutes on neutral ground: ±%1 points, ±%2 goals.", nullptr,
              chances.matches)
        .arg(chancePercent(std::max({margin.win, margin.draw, margin.loss})),
             meanGoals(std::max(spread[Side::Home], spread[Side::Away])));
}

} // namespace touchline
