// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// A number with a typographic minus: "−3".
[[nodiscard]] QString plainNumber(int number);
/// What is added to a number: " − 3", " + 0".
[[nodiscard]] QString addedNumber(int number);

/// A sum as people write it down: "47 − 30 (long ball 2) = 17".
class SumText
{
public:
    explicit SumText(int first, const QString &label = {});

    /// A number that counts only where it is not 0; `label` says where it comes from.
    SumText &add(int number, const QString &label = {});
    /// A number that is shown even where it is 0.
    SumText &addAlways(int number, const QString &label = {});

    [[nodiscard]] int result() const { return m_result; }
    /// The sum with its result; the first number alone where nothing was added.
    [[nodiscard]] QString text() const { return withResult(m_labelled); }
    /// The same without its labels.
    [[nodiscard]] QString bareText() const { return withResult(m_bare); }

private:
    [[nodiscard]] QString withResult(const QString &sum) const;

    QString m_labelled;
    QString m_bare;
    int m_result;
    bool m_isSum = false;
};

} // namespace touchline
