#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"
#include <cstdio>
using namespace touchline::testing;
static const RegisteredWorker w("cli", [](const QStringList &a) { const CliRun r = runCli(a); std::fputs(qPrintable(r.out), stdout); std::fputs(qPrintable(r.err), stdout); return r.code; });
