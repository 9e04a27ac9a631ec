// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace touchline {

/// What a person typed, with the digits of every script ("٣", "２") as 0 to 9 and the full-width signs that
/// come with them on a keyboard ("－", "：", "＋", "（", "）", "．", "，", "＃") as plain ones. All else
/// stays as it is, minus signs and dashes too.
[[nodiscard]] QString withPlainDigits(const QString &typed);

/// The whole number that a text is: one to nine digits of any script, without a sign, with nothing around
/// them but spaces; nothing for any other text. Never 0 for what is no number.
[[nodiscard]] std::optional<int> typedNumber(const QString &typed);

} // namespace touchline
