// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the card files that the program ships anew: touchline_make_cards <folder> [<folder with other facts>]
#include "core/games/atcs/generator/card_files.h"

#include <QCoreApplication>
#include <QTextStream>

namespace {

int complain(const touchline::Error &error)
{
    QTextStream err(stderr);
    err << error.message.english() << '\n';
    for (const touchline::Problem &problem : error.problems)
        err << "  " << problem.where << ": " << problem.what.english() << '\n';
    return 1;
}

} // namespace

int main(int argc, char **argv)
{
    using namespace touchline::atcs::generator;
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2 || arguments.size() > 3) {
        QTextStream(stderr) << "Usage: touchline_make_cards <folder> [<folder with other facts>]\n";
        return 2;
    }
    const FactsSource source =
        arguments.size() == 3 ? FactsSource{arguments.at(2), QString()} : FactsSource::compiledIn();
    const touchline::Result<Facts> facts = readFacts(source);
    if (!facts)
        return complain(facts.error());
    const touchline::Result<CardFiles> files = cardFiles(*facts);
    if (!files)
        return complain(files.error());
    const touchline::Result<int> written =
        writeCardFiles(*files, arguments.at(1), touchline::Existing::Replace);
    if (!written)
        return complain(written.error());
    QTextStream(stdout) << *written << " files\n";
    return 0;
}
