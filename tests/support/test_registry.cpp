// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>

#include <algorithm>
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

/// Each in a process of its own: what one skips, sets or breaks does not reach the next. QtTest itself keeps
/// a skip of initTestCase() for all classes that follow.
int runAll(const QStringList &options)
{
    QStringList failed;
    for (const auto &[name, make] : tests()) {
        std::printf("== %s\n", qPrintable(name));
        std::fflush(stdout);
        if (QProcess::execute(QCoreApplication::applicationFilePath(), QStringList(name) + options) != 0)
            failed << name;
    }
    if (tests().empty())
        std::fprintf(stderr, "There is no test here.\n");
    if (!failed.isEmpty())
        std::fprintf(stderr, "Failed: %s\n", qPrintable(failed.join(u' ')));
    return tests().empty() || !failed.isEmpty() ? 1 : 0;
}

bool isLongRun()
{
    return qEnvironmentVariableIsSet("TOUCHLINE_NEW_SEEDS");
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

void setOfProperties(const char *name, int value)
{
    const QByteArray given = qgetenv("RC_PARAMS");
    if (const QByteArray key = QByteArray(name) + '='; !given.contains(key))
        qputenv("RC_PARAMS", given + ' ' + key + QByteArray::number(value));
}

int withoutLongRun(int all)
{
    constexpr int share = 4;
    return isLongRun() ? all : std::max(1, all / share);
}

int runTests()
{
    if (!isLongRun())
        setOfProperties("seed", 1);
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
        return runAll(arguments.mid(1));
    const auto test = tests().find(name);
    if (test == tests().end()) {
        std::fprintf(stderr, "There is no test %s here; --list names them.\n", qPrintable(name));
        return 2;
    }
    return QTest::qExec(test->second().get(), QStringList(arguments.first()) + arguments.mid(2));
}

} // namespace touchline::testing
