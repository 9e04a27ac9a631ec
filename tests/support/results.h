// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QTest>

namespace touchline::testing {

/// Why there is no value: the sentence of the error and of its problems, where it has one.
template <class Result>
[[nodiscard]] QByteArray refusal(const Result &result)
{
    QByteArray words;
    if constexpr (requires { result.error().problems; }) {
        if (!result.has_value()) {
            words = result.error().message.english().toUtf8();
            for (const auto &problem : result.error().problems)
                words += "; " + problem.what.english().toUtf8();
        }
    }
    return words;
}

} // namespace touchline::testing

/// Declares `name` with what the expression gives, which must have a value (or be no null pointer).
#define ASSIGN_RESULT(name, ...)                                                                             \
    auto name = __VA_ARGS__;                                                                                 \
    QVERIFY2(static_cast<bool>(name), touchline::testing::refusal(name).constData())

/// The expression fails, for that reason.
#define VERIFY_FAULT(expression, reason)                                                                     \
    do {                                                                                                     \
        const auto &refused_ = (expression);                                                                 \
        QVERIFY(!refused_.has_value());                                                                      \
        QCOMPARE(refused_.error().fault, reason);                                                            \
    } while (false)
