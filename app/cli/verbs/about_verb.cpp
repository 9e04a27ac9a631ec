// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "models/words/about.h"

namespace touchline::cli {

namespace {

int runAbout(const QCommandLineParser &parser, Streams &streams)
{
    if (!parser.positionalArguments().isEmpty())
        return refuseUsage(streams, u"\"about\" takes no arguments."_s);
    streams.out << (streams.asJson ? jsonText({{u"program"_s, u"touchline-cli"_s},
                                               {u"version"_s, version()},
                                               {u"licence"_s, u"GPL-3.0-or-later"_s},
                                               {u"text"_s, aboutText()}})
                                   : aboutText());
    return done;
}

} // namespace

const Verb aboutVerb{
    "about",
    "Licence and credits.",
    Subject::Program,
    {{"Licence and credits", "about"}, {"For a program", "about --json"}, {"All verbs", "help"}},
    {jsonRow},
    runAbout};

} // namespace touchline::cli
