// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/format_verb.h"

#include "app/cli/files.h"
#include "app/cli/format_summary.h"
#include "core/base/json_reader.h"
#include "core/competition/built_templates.h"
#include "core/competition/format_keys.h"
#include "core/competition/templates.h"
#include "models/words/text_table.h"

#include <QJsonArray>

namespace touchline::cli {

namespace {

int printList(bool json, Streams &streams)
{
    QJsonArray list;
    TextTable table({TextTable::Align::Left, TextTable::Align::Left});
    const auto add = [&list, &table](const QString &name, const QString &title) {
        list.append(QJsonObject{{QStringLiteral("name"), name}, {QStringLiteral("title"), title}});
        table.add({name, title});
    };
    for (const QString &name : formatTemplateNames()) {
        const auto format = formatTemplate(name);
        if (!format)
            return printError(streams, format.error(), name);
        add(name, format->title);
    }
    for (const BuiltTemplate &kind : builtTemplates())
        add(kind.example, kind.help);
    if (json)
        streams.out << writtenJson({{QStringLiteral("formats"), list}});
    else
        streams.out << table.text();
    return done;
}

int show(const QString &name, Streams &streams)
{
    const auto format = formatTemplate(name);
    if (!format)
        return printError(streams, format.error());
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

} // namespace

void FormatVerb::describe(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(QStringLiteral("list"), QStringLiteral("All formats by name."));
    parser.addPositionalArgument(QStringLiteral("show"), QStringLiteral("One of them as JSON: show NAME."));
    parser.addPositionalArgument(
        QStringLiteral("check"),
        QStringLiteral("Whether a file holds a format that can be played: check FILE."));
    parser.addPositionalArgument(
        QStringLiteral("schema"),
        QStringLiteral("The JSON Schema of such a file: every key with its type, default and meaning."));
    parser.addPositionalArgument(QStringLiteral("keys"),
                                 QStringLiteral("The same to read, as it stands in docs/formats.md."));
    parser.addOption({QStringLiteral("json"), QStringLiteral("For machines.")});
}

int FormatVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList arguments = parser.positionalArguments();
    const QString &what = arguments.value(0);
    const bool json = parser.isSet(QStringLiteral("json"));
    if (what == QLatin1String("list") && arguments.size() == 1)
        return printList(json, streams);
    if (what == QLatin1String("show") && arguments.size() == 2)
        return show(arguments.at(1), streams);
    if (what == QLatin1String("check") && arguments.size() == 2)
        return check(arguments.at(1), json, streams);
    if (what == QLatin1String("schema") && arguments.size() == 1) {
        streams.out << writtenJson(formatSchema());
        return done;
    }
    if (what == QLatin1String("keys") && arguments.size() == 1) {
        streams.out << formatKeysText();
        return done;
    }
    return refuseUsage(streams, QStringLiteral("Formats: list, show NAME, check FILE, schema, or keys."));
}

} // namespace touchline::cli
