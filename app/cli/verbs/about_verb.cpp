// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "core/base/json_reader.h"
#include "models/words/about.h"

namespace touchline::cli {

namespace {

void describeAbout(ArgumentParser &parser)
{
    parser.addOption({QStringLiteral("json"), QStringLiteral("Print JSON.")});
}

int runAbout(const QCommandLineParser &parser, Streams &streams)
{
    if (!parser.positionalArguments().isEmpty())
        return refuseUsage(streams, QStringLiteral("\"about\" takes no arguments."));
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson({{QStringLiteral("program"), QStringLiteral("touchline-cli")},
                                    {QStringLiteral("version"), version()},
                                    {QStringLiteral("licence"), QStringLiteral("GPL-3.0-or-later")},
                                    {QStringLiteral("text"), aboutText()}});
    else
        streams.out << aboutText();
    return done;
}

} // namespace

const Verb aboutVerb{"about", "Licence and credits.", describeAbout, runAbout};

} // namespace touchline::cli
