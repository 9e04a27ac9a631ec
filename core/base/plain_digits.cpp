// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/plain_digits.h"

#include <algorithm>

namespace touchline {

namespace {

constexpr char32_t firstFullWidth = 0xFF01;
constexpr char32_t lastFullWidth = 0xFF5E;
/// What a full-width sign of that block is below its plain one.
constexpr char32_t fullWidthOffset = 0xFEE0;
constexpr qsizetype mostDigits = 9;

/// The plain form of one character; itself if it has none.
char32_t plainForm(char32_t letter)
{
    if (const int digit = QChar::digitValue(letter);
        digit >= 0 && QChar::category(letter) == QChar::Number_DecimalDigit)
        return U'0' + static_cast<char32_t>(digit);
    if (letter < firstFullWidth || letter > lastFullWidth || QChar::isLetter(letter))
        return letter;
    return letter - fullWidthOffset;
}

} // namespace

QString withPlainDigits(const QString &typed)
{
    QList<uint> letters = typed.toUcs4();
    for (uint &letter : letters)
        letter = static_cast<uint>(plainForm(letter));
    return QString::fromUcs4(reinterpret_cast<const char32_t *>(letters.constData()), letters.size());
}

std::optional<int> typedNumber(const QString &typed)
{
    const QString text = withPlainDigits(typed).trimmed();
    const bool isPlain =
        std::all_of(text.begin(), text.end(), [](QChar letter) { return letter >= u'0' && letter <= u'9'; });
    if (text.isEmpty() || text.size() > mostDigits || !isPlain)
        return std::nullopt;
    return text.toInt();
}

} // namespace touchline
