// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the files of teams and cards that the program ships anew: touchline_make_cards <folder of resources>
// [<folder with other facts>]
#include "core/base/printed_error.h"
#include "core/games/atcs/generator/card_files.h"

#include <QCoreApplication>
#include <QTextStream>

int main(int argc, char **argv)
{
    using namespace touchline::atcs::generator;
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2 || arguments.size() > 3) {
        QTextStream(stderr)
            << "Usage: touchline_make_cards <folder of resources> [<folder with other facts>]\n";
        return 2;
    }
    const FactsSource source =
        arguments.size() == 3 ? FactsSource{arguments.at(2), QString()} : FactsSource::compiledIn();
    const touchline::Result<Facts> facts = readFacts(source);
    if (!facts)
        return touchline::printedError(facts.error());
    const touchline::Result<CardFiles> files = shippedFiles(*facts);
    if (!files)
        return touchline::printedError(files.error());
    const touchline::Result<int> written =
        writeCardFiles(*files, arguments.at(1), touchline::Existing::Replace);
    if (!written)
        return touchline::printedError(written.error());
    QTextStream(stdout) << *written << " files\n";
    return 0;
}
