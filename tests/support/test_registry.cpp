// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <cstdio>
#include <map>

namespace touchline::testing {

namespace {

// Function statics: other sources register themselves before main().
std::map<QString, MakeTest> &tests()
{
    static std::map<QString, MakeTest> all;
    return all;
}

std::map<QString, Worker> &workers()
{
    static std::map<QString, Worker> all;
    return all;
}

int runAll(const QStringList &options)
{
    int failed = 0;
    for (const auto &[name, make] : tests()) {
        std::printf("== %s\n", qPrintable(name));
        std::fflush(stdout);
        failed += QTest::qExec(make().get(), options);
    }
    return failed;
}

} // namespace

RegisteredTest::RegisteredTest(const char *source, MakeTest make)
{
    const QString name = QFileInfo(QString::fromUtf8(source)).completeBaseName();
    if (!tests().emplace(name, make).second)
        qFatal("Two tests are called %s.", qPrintable(name));
}

RegisteredWorker::RegisteredWorker(const char *name, Worker run)
{
    workers().emplace(QString::fromUtf8(name), std::move(run));
}

int runTests()
{
    const QStringList arguments = QCoreApplication::arguments();
    const QString name = arguments.value(1);
    if (const auto worker = workers().find(name); worker != workers().end())
        return worker->second(arguments.mid(2));
    if (name == QLatin1String("--list")) {
        for (const auto &[test, make] : tests())
            std::printf("%s\n", qPrintable(test));
        return 0;
    }
    if (name.isEmpty() || name.startsWith(u'-'))
        return runAll(arguments);
    const auto test = tests().find(name);
    if (test == tests().end()) {
        std::fprintf(stderr, "There is no test %s here; --list names them.\n", qPrintable(name));
        return 2;
    }
    return QTest::qExec(test->second().get(), QStringList(arguments.first()) + arguments.mid(2));
}

} // namespace touchline::testing
