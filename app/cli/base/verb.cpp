// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"

#include "app/cli/base/ink.h"
#include "app/cli/base/wrapped_text.h"
#include "core/base/visible_text.h"

namespace touchline::cli {

namespace {

int executed(const Verb &verb, const QCommandLineParser &parser, Streams &streams)
{
    const ArgumentCount &count = verb.arguments;
    const QStringList given =
        count.missing == nullptr ? placeArguments(parser) : parser.positionalArguments();
    if (given.size() >= count.least && given.size() <= count.most)
        return verb.execute(parser, streams);
    const QString missing =
        count.missing == nullptr
            ? u"Missing PLACE: touchline-cli %1 PLACE [COMPETITION]."_s.arg(QLatin1String(verb.name))
            : QString::fromUtf8(count.missing);
    return refuseArguments(streams, given, count.most, missing);
}

/// --json, --force and --as, where the verb has them.
void readCommon(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList given = parser.optionNames();
    streams.asJson = given.contains(u"json"_s);
    streams.existing = given.contains(u"force"_s) ? Existing::Replace : Existing::Keep;
    streams.as = given.contains(u"as"_s) ? std::optional(parser.value(u"as"_s)) : std::nullopt;
}

int executeOnFiles(const Verb &verb, const QCommandLineParser &parser, Streams &streams)
{
    const QStringList files = verb.outputFiles == nullptr ? QStringList() : verb.outputFiles(parser);
    if (const QString wrong = wrongStreams(parser, files); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    for (const QString &path : files)
        if (path != standardStream)
            TOUCHLINE_TRY_ON(streams, checkFile(path, streams));
    if (!files.contains(standardStream))
        return executed(verb, parser, streams);
    Streams besides{streams.err, streams.err, streams.errIsTerminal, streams.in, &streams.exactOut()};
    readCommon(parser, besides);
    return executed(verb, parser, besides);
}

} // namespace

void printExamples(const Verb &verb, Streams &streams)
{
    streams.out << "\nExamples:\n";
    // A command is not folded: it is there to be copied.
    for (const Example &example : verb.examples)
        streams.out << wrappedText(u"  "_s, QString::fromUtf8(example.what), streams.width)
                    << "      touchline-cli " << QString::fromUtf8(example.command) << '\n';
}

int run(const Verb &verb, const QStringList &arguments, Streams &streams)
{
    streams.verb = QString::fromUtf8(verb.name);
    ArgumentParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    const QCommandLineOption help({u"h"_s, u"help"_s}, u"Show this help."_s);
    parser.addOption(help);
    parser.add(verb.options);
    const QString command = u"touchline-cli "_s + streams.verb;
    if (!parser.parse(QStringList{command} + arguments))
        return refuseUsage(streams, parser.whatIsWrong());
    if (parser.isSet(help)) {
        streams.out << parser.help(command, QString::fromUtf8(verb.summary), streams.width);
        printExamples(verb, streams);
        return done;
    }
    readCommon(parser, streams);
    return executeOnFiles(verb, parser, streams);
}

int refuseUsage(Streams &streams, const QString &what)
{
    setInk(streams.err, Ink::Error);
    streams.err << withoutPasswords(what) << '\n';
    setInk(streams.err, Ink::Plain);
    printWhereHelpIs(streams);
    return wrongUsage;
}

int refuseArguments(Streams &streams, const QStringList &arguments, qsizetype most, const QString &missing,
                    const QString &hint)
{
    if (arguments.size() <= most)
        return refuseUsage(streams, missing);
    const QString text = u"Unexpected argument \"%1\"."_s.arg(arguments.at(most));
    return refuseUsage(streams, hint.isEmpty() ? text : text + u' ' + hint);
}

QStringList placeArguments(const QCommandLineParser &parser)
{
    QStringList arguments = parser.positionalArguments();
    if (!arguments.isEmpty() && parser.isSet(u"competition"_s))
        arguments.insert(1, parser.value(u"competition"_s));
    return arguments;
}

QString twoOf(const QStringList &options, const QCommandLineParser &parser)
{
    QStringList set;
    for (const QString &name : options)
        if (parser.isSet(name))
            set << u"--"_s + name;
    return set.size() > 1 ? u"Use %1 or %2, not both."_s.arg(set[0], set[1]) : QString();
}

std::optional<std::uint64_t> numberOption(const QCommandLineParser &parser, const QString &option,
                                          std::uint64_t fallback, Streams &streams)
{
    if (!parser.isSet(option))
        return fallback;
    bool isNumber = false;
    const quint64 number = parser.value(option).toULongLong(&isNumber);
    // JSON knows signed numbers only.
    if (isNumber && number <= static_cast<quint64>(std::numeric_limits<qint64>::max()))
        return number;
    refuseUsage(streams, u"--%1 takes a whole number, not \"%2\"."_s.arg(option, parser.value(option)));
    return std::nullopt;
}

} // namespace touchline::cli
