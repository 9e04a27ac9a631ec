// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/files.h"
#include "app/cli/input/format_choice.h"
#include "app/cli/output/format_summary.h"
#include "core/base/json_reader.h"
#include "core/competition/format/format_keys.h"
#include "core/discipline/discipline_keys.h"

#include <QJsonArray>

#include <optional>

namespace touchline::cli {

namespace {

int show(const QString &name, Streams &streams)
{
    const auto format = formatFor(name);
    TOUCHLINE_TRY_ON(streams, format);
    streams.out << writtenJson(toJson(*format));
    return done;
}

/// For machines the problems are the answer; the exit code is that of a file that is refused.
int printProblems(const Error &error, Streams &streams)
{
    QJsonArray problems;
    for (const Problem &problem : error.problems)
        problems.append(QJsonObject{{QStringLiteral("where"), problem.where},
                                    {QStringLiteral("what"), problem.what.english()},
                                    {QStringLiteral("hint"), problem.hint.english()}});
    if (problems.isEmpty())
        problems.append(QJsonObject{{QStringLiteral("where"), QString()},
                                    {QStringLiteral("what"), error.message.english()},
                                    {QStringLiteral("hint"), QString()}});
    streams.out << writtenJson({{QStringLiteral("valid"), false}, {QStringLiteral("problems"), problems}});
    return refused;
}

int check(const QString &path, bool json, Streams &streams)
{
    const auto object = readJsonFile(path);
    const auto format = object ? formatFromJson(*object) : Result<Format>(fail(object.error()));
    if (!format)
        return json ? printProblems(format.error(), streams) : printError(streams, format.error(), path);
    const FormatSummary summary = summaryOf(*format);
    if (json)
        streams.out << writtenJson(toJson(summary));
    else
        streams.out << summaryText(summary);
    return done;
}

/// The files that people write.
enum class FileKind { Format, Rules, Discipline };

std::optional<FileKind> fileKindOf(const QString &word)
{
    if (word.isEmpty())
        return FileKind::Format;
    if (word == QLatin1String("rules"))
        return FileKind::Rules;
    return word == QLatin1String("discipline") ? std::optional(FileKind::Discipline) : std::nullopt;
}

QJsonObject schemaOf(FileKind kind)
{
    switch (kind) {
    case FileKind::Rules:
        return fileSchema(QStringLiteral("Touchline rules: points and tie-breaks"), rulesFileObjects());
    case FileKind::Discipline:
        return fileSchema(QStringLiteral("Touchline discipline rules"), disciplineFileObjects());
    case FileKind::Format:
        break;
    }
    return formatSchema();
}

QString keysOf(FileKind kind)
{
    if (kind == FileKind::Format)
        return formatKeysText();
    return fileKeysText(kind == FileKind::Rules ? rulesFileObjects() : disciplineFileObjects());
}

void describeFormat(ArgumentParser &parser)
{
    parser.addPositionalArgument(QStringLiteral("list"), QStringLiteral("List all formats by name."));
    parser.addPositionalArgument(QStringLiteral("show"),
                                 QStringLiteral("Print a format as JSON: show NAME."));
    parser.addPositionalArgument(QStringLiteral("check"),
                                 QStringLiteral("Check a format of your own: check FILE."));
    parser.addPositionalArgument(
        QStringLiteral("schema"),
        QStringLiteral("Print the JSON Schema of such a file: every key with its type, default and meaning. "
                       "\"schema rules\" and \"schema discipline\": those of files for --rules and "
                       "--discipline."));
    parser.addPositionalArgument(QStringLiteral("keys"),
                                 QStringLiteral("Print the same for reading, as in docs/formats.md and "
                                                "docs/rules.md (\"keys rules\", \"keys discipline\")."));
    parser.addOption({QStringLiteral("json"), QStringLiteral("Print JSON.")});
}

int runFormat(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = parser.positionalArguments();
    const QString &what = arguments.value(0);
    const bool json = parser.isSet(QStringLiteral("json"));
    if (what == QLatin1String("list") && arguments.size() == 1)
        return printFormats(Qualifying::LeftOut, json, streams);
    if (what == QLatin1String("show") && arguments.size() == 2)
        return show(arguments.at(1), streams);
    if (what == QLatin1String("check") && arguments.size() == 2)
        return check(arguments.at(1), json, streams);
    const bool isKeys = what == QLatin1String("keys");
    if (arguments.size() <= 2 && (isKeys || what == QLatin1String("schema")))
        if (const auto kind = fileKindOf(arguments.value(1))) {
            streams.out << (isKeys ? keysOf(*kind) : QString::fromUtf8(writtenJson(schemaOf(*kind))));
            return done;
        }
    return refuseUsage(streams, QStringLiteral("Usage: format list, show NAME, check FILE, schema, or keys; "
                                               "schema and keys also of rules and discipline."));
}

} // namespace

const Verb formatVerb{"format", "Lists, shows and checks competition formats.", describeFormat, runFormat};

} // namespace touchline::cli
