// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QString>

#include <compare>
#include <cstdint>
#include <optional>

namespace touchline {

/// An amount of money, exact to the hundredth of its currency; never less than nothing.
struct Money
{
    std::int64_t hundredths = 0;

    [[nodiscard]] static constexpr Money units(std::int64_t whole) { return {whole * 100}; }
    [[nodiscard]] constexpr bool isNothing() const { return hundredths == 0; }
    constexpr Money &operator+=(const Money &more)
    {
        hundredths += more.hundredths;
        return *this;
    }
    bool operator==(const Money &) const = default;
    friend constexpr auto operator<=>(Money one, Money other) { return one.hundredths <=> other.hundredths; }
};

/// "5", "12.50".
[[nodiscard]] QString moneyText(const Money &money);
/// Reads "5", "12.5", "12.50" and "12,50"; nothing where it is no such amount, or has more decimals.
[[nodiscard]] std::optional<Money> moneyFrom(const QString &text);

/// For programs that read numbers; what a league keeps is moneyJson().
[[nodiscard]] inline double moneyNumber(const Money &money)
{
    return static_cast<double>(money.hundredths) / 100;
}
/// As files keep it: a whole amount as a number, which is how all of them were kept once, another one as the
/// text "12.50", which is exact everywhere.
[[nodiscard]] QJsonValue moneyJson(const Money &money);
/// Nothing where it is no amount, or a number that is not whole.
[[nodiscard]] std::optional<Money> moneyFromJson(const QJsonValue &value);

} // namespace touchline
