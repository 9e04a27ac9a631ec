// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "core/dice/generator.h"

namespace touchline::cli {

namespace {

int runToss(const QCommandLineParser &parser, Streams &streams)
{
    if (!parser.positionalArguments().isEmpty())
        return refuseUsage(streams, u"\"toss\" takes no arguments."_s);
    const auto seed = numberOption(parser, u"seed"_s, 1, streams);
    if (!seed)
        return wrongUsage;
    const QString side = *seed % 2 == 0 ? u"heads"_s : u"tails"_s;
    streams.out << (streams.asJson ? jsonText({{u"side"_s, side}}) : side + u'\n');
    return done;
}

} // namespace

const Verb tossVerb{
    "toss", "Tosses a coin.", {{"seed <number>", "The toss of that number.", "1"}, jsonRow}, runToss};

} // namespace touchline::cli
