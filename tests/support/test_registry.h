// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/results.h"
#include "tests/support/text.h"

#include <QTest>

#include <functional>
#include <memory>

namespace touchline::testing {

using MakeTest = std::unique_ptr<QObject> (*)();
using Worker = std::function<int(const QStringList &arguments)>;

/// Adds a test class to its program; it is called like its source, without ".cpp".
struct RegisteredTest
{
    RegisteredTest(const char *source, MakeTest make);
};

/// Adds what the program does in another process: "PROGRAM name ARGUMENT...".
struct RegisteredWorker
{
    RegisteredWorker(const char *name, Worker run);
};

/// A parameter of RapidCheck ("max_success") for this process, unless the person who runs it has set it in
/// RC_PARAMS. It holds from the first property on.
void setOfProperties(const char *name, int value);

/// How many matches, cases or seeds a test tries of the `all` that it tries in the long runs: a quarter, at
/// least one.
[[nodiscard]] int withoutLongRun(int all);

/// "PROGRAM [options of QtTest]" runs all test classes, "PROGRAM test_name [options of QtTest]" one of them,
/// "PROGRAM --list" names them. Properties begin with the same seed each time, with TOUCHLINE_NEW_SEEDS=1
/// with a new one; RapidCheck prints which, and RC_PARAMS="seed=..." repeats it. Returns what main() returns:
/// 0 if all passed, 2 for a name that there is not.
int runTests();

} // namespace touchline::testing

/// Stands at the end of a source with a test class, in the namespace of the class.
#define TOUCHLINE_TEST(Class)                                                                                \
    static const touchline::testing::RegisteredTest registered##Class(                                       \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });
