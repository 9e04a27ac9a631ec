// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/files.h"
#include "app/cli/base/json.h"
#include "app/cli/input/format_choice.h"
#include "app/cli/output/format_summary.h"
#include "core/competition/format/format_keys.h"
#include "core/discipline/discipline_keys.h"

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
        problems.append(QJsonObject{{u"where"_s, problem.where},
                                    {u"what"_s, problem.what.english()},
                                    {u"hint"_s, problem.hint.english()}});
    if (problems.isEmpty())
        problems.append(QJsonObject{
            {u"where"_s, QString()}, {u"what"_s, error.message.english()}, {u"hint"_s, QString()}});
    streams.out << writtenJson({{u"valid"_s, false}, {u"problems"_s, problems}});
    return refused;
}

int check(const QString &path, bool json, Streams &streams)
{
    const auto object = readJsonFile(path);
    const auto format = object ? formatFromJson(*object) : Result<Format>(fail(object.error()));
    if (!format)
        return json ? printProblems(format.error(), streams) : printError(streams, format.error(), path);
    const FormatSummary summary = summaryOf(*format);
    streams.out << (json ? jsonText(toJson(summary)) : summaryText(summary));
    return done;
}

/// The files that people write.
enum class FileKind { Format, Rules, Discipline };

std::optional<FileKind> fileKindOf(const QString &word)
{
    if (word.isEmpty())
        return FileKind::Format;
    if (word == "rules"_L1)
        return FileKind::Rules;
    return word == "discipline"_L1 ? std::optional(FileKind::Discipline) : std::nullopt;
}

QJsonObject schemaOf(FileKind kind)
{
    switch (kind) {
    case FileKind::Rules:
        return fileSchema(u"Touchline rules: points and tie-breaks"_s, rulesFileObjects());
    case FileKind::Discipline:
        return fileSchema(u"Touchline discipline rules"_s, disciplineFileObjects());
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

int runFormat(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = parser.positionalArguments();
    const QString &what = arguments.value(0);
    const bool json = streams.asJson;
    if (what == "list"_L1 && arguments.size() == 1)
        return printFormats(Qualifying::LeftOut, json, streams);
    if (what == "show"_L1 && arguments.size() == 2)
        return show(arguments.at(1), streams);
    if (what == "check"_L1 && arguments.size() == 2)
        return check(arguments.at(1), json, streams);
    const bool isKeys = what == "keys"_L1;
    if (arguments.size() <= 2 && (isKeys || what == "schema"_L1))
        if (const auto kind = fileKindOf(arguments.value(1))) {
            streams.out << (isKeys ? keysOf(*kind) : QString::fromUtf8(writtenJson(schemaOf(*kind))));
            return done;
        }
    return refuseUsage(streams, u"Usage: format list, show NAME, check FILE, schema, or keys; "
                                "schema and keys also of rules and discipline."_s);
}

} // namespace

const Verb formatVerb{
    "format",
    "Lists, shows and checks competition formats.",
    {argument("list", "List all formats by name."), argument("show", "Print a format as JSON: show NAME."),
     argument("check", "Check a format of your own: check FILE."),
     argument("schema",
              "Print the JSON Schema of such a file: every key with its type, default and meaning. \"schema "
              "rules\" and \"schema discipline\": those of files for --rules and --discipline."),
     argument("keys", "Print the same for reading, as in docs/formats.md and docs/rules.md (\"keys rules\", "
                      "\"keys discipline\")."),
     jsonRow},
    runFormat};

} // namespace touchline::cli
