// SPDX-License-Identifier: GPL-3.0-or-later
// A test program in which much goes wrong, which test_programs runs.
#include "tests/support/test_registry.h"

namespace sample_program {

using touchline::testing::RegisteredTest;

class Aborts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aborts() { qFatal("on purpose"); }
};

class Skips : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QSKIP("on purpose"); }
    void isNotRun() { QFAIL("skipped"); }
};

class Passes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void passes() { qInfo("RC_PARAMS=[%s]", qgetenv("RC_PARAMS").trimmed().constData()); }
};

template <typename Test>
std::unique_ptr<QObject> make()
{
    return std::make_unique<Test>();
}

// They run in the order of their names.
static const RegisteredTest aborts("test_1_aborts", make<Aborts>);
static const RegisteredTest skips("test_2_skips", make<Skips>);
static const RegisteredTest passes("test_3_passes", make<Passes>);

} // namespace sample_program

#include "sample_program.moc"
