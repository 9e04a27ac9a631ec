// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the file of line-ups that the program ships anew: touchline_make_line_ups <folder of the facts>
// <file>
#include "core/base/output_file.h"
#include "core/base/printed_error.h"
#include "core/games/fuba/generator/line_up_facts.h"

#include <QCoreApplication>
#include <QFile>
#include <QTextStream>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3) {
        QTextStream(stderr) << "Usage: touchline_make_line_ups <folder of the facts> <file>\n";
        return 2;
    }
    QFile teams(arguments.at(1) + QStringLiteral("/teams.csv"));
    QFile squads(arguments.at(1) + QStringLiteral("/squads.csv"));
    for (QFile *file : {&teams, &squads})
        if (!file->open(QIODevice::ReadOnly)) {
            QTextStream(stderr) << file->fileName() << ": " << file->errorString() << '\n';
            return 1;
        }
    const auto made = touchline::fuba::generator::lineUpFile(teams.readAll(), squads.readAll());
    if (!made)
        return touchline::printedError(made.error());
    using touchline::Existing;
    if (const auto written = touchline::writeOutput(arguments.at(2), *made, Existing::Replace); !written)
        return touchline::printedError(written.error());
    return 0;
}
