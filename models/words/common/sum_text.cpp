// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/common/sum_text.h"

namespace touchline {

namespace {

QString inBrackets(const QString &label)
{
    return label.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(label);
}

} // namespace

QString plainNumber(int number)
{
    return number < 0 ? QStringLiteral("−%1").arg(-number) : QString::number(number);
}

QString addedNumber(int number)
{
    return number < 0 ? QStringLiteral(" − %1").arg(-number) : QStringLiteral(" + %1").arg(number);
}

SumText::SumText(int first, const QString &label)
    : m_labelled(plainNumber(first) + inBrackets(label))
    , m_bare(plainNumber(first))
    , m_result(first)
{
}

SumText &SumText::add(int number, const QString &label)
{
    return number == 0 ? *this : addAlways(number, label);
}

SumText &SumText::addAlways(int number, const QString &label)
{
    m_labelled += addedNumber(number) + inBrackets(label);
    m_bare += addedNumber(number);
    m_result += number;
    m_isSum = true;
    return *this;
}

QString SumText::withResult(const QString &sum) const
{
    return m_isSum ? sum + QStringLiteral(" = ") + plainNumber(m_result) : sum;
}

} // namespace touchline
