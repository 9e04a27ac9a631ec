// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "models/words/about.h"

#include <QCoreApplication>

#include <cstdio>
#include <unistd.h>

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("touchline-cli"));
    QCoreApplication::setApplicationVersion(touchline::version());
    QTextStream out(stdout);
    QTextStream err(stderr);
    QTextStream in(stdin);
    touchline::cli::Streams streams{out, err, isatty(fileno(stderr)) != 0, &in};
    return touchline::cli::runCommandLine(QCoreApplication::arguments().mid(1), streams);
}
