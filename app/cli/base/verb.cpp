// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"

#include "app/cli/base/outputs.h"
#include "core/base/visible_text.h"

#include <limits>

namespace touchline::cli {

int Verb::run(const QStringList &arguments, Streams &streams) const
{
    streams.verb = name();
    ArgumentParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                  QStringLiteral("Show this help."));
    parser.addOption(help);
    describe(parser);
    const QString command = QStringLiteral("touchline-cli ") + name();
    if (!parser.parse(QStringList{command} + arguments))
        return refuseUsage(streams, parser.whatIsWrong());
    if (parser.isSet(help)) {
        streams.out << parser.help(command, summary(), streams.width);
        return done;
    }
    return executeOnFiles(parser, streams);
}

int Verb::executeOnFiles(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList files = outputFiles(parser);
    if (const QString wrong = wrongStreams(parser, files); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    for (const QString &path : files)
        if (path != standardStream)
            if (const auto good = checkFile(path, parser); !good)
                return printError(streams, good.error());
    if (!files.contains(standardStream))
        return execute(parser, streams);
    Streams besides{streams.err, streams.err, streams.errIsTerminal, streams.in, &streams.exactOut()};
    return execute(parser, besides);
}

int Verb::refuseUsage(Streams &streams, const QString &what) const
{
    streams.err << withoutPasswords(what) << '\n';
    printWhereHelpIs(streams);
    return wrongUsage;
}

int Verb::refuseArguments(Streams &streams, const QStringList &arguments, qsizetype most,
                          const QString &missing, const QString &hint) const
{
    if (arguments.size() <= most)
        return refuseUsage(streams, missing);
    const QString text = QStringLiteral("Unexpected argument \"%1\".").arg(arguments.at(most));
    return refuseUsage(streams, hint.isEmpty() ? text : text + u' ' + hint);
}

std::optional<std::uint64_t> Verb::numberOption(const QCommandLineParser &parser, const QString &option,
                                                std::uint64_t fallback, Streams &streams) const
{
    if (!parser.isSet(option))
        return fallback;
    bool isNumber = false;
    const quint64 number = parser.value(option).toULongLong(&isNumber);
    // JSON knows signed numbers only.
    if (isNumber && number <= static_cast<quint64>(std::numeric_limits<qint64>::max()))
        return number;
    refuseUsage(streams,
                QStringLiteral("--%1 takes a whole number, not \"%2\".").arg(option, parser.value(option)));
    return std::nullopt;
}

} // namespace touchline::cli
