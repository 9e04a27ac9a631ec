// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace touchline::testing {

/// A language in which every text of the windows is 40 % longer than in English, with letters that English
/// does not have.
class LongerLanguage : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *disambiguation,
                                    int n) const override;
};

} // namespace touchline::testing
