// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/format_choice.h"

#include "app/cli/base/files.h"
#include "core/base/json_reader.h"
#include "core/competition/templates/built_templates.h"
#include "core/competition/templates/templates.h"
#include "core/play/qualifying_competition.h"
#include "models/words/parts/text_table.h"

#include <QJsonArray>

namespace touchline::cli {

namespace {

bool isFormatFile(const QString &name)
{
    return isPipe(name) || name.endsWith(".json"_L1, Qt::CaseInsensitive);
}

} // namespace

Result<Format> formatFor(const QString &name)
{
    if (!isFormatFile(name)) {
        auto format = formatTemplate(name);
        return format ? std::move(format) : fail(asUsage(format.error()));
    }
    const auto object = readJsonFile(name);
    auto format = object ? formatFromJson(*object) : Result<Format>(fail(object.error()));
    return format ? std::move(format) : fail(inFile(format.error(), name));
}

Result<void> chooseFormat(const QCommandLineParser &parser, CompetitionWishes &wishes)
{
    const QString name = parser.value(u"template"_s);
    if (name.isEmpty())
        return {};
    wishes.format = name;
    if (name == qualifyingTemplate)
        return {};
    auto format = formatFor(name);
    TOUCHLINE_TRY(format);
    if (isFormatFile(name)) {
        wishes.format = format->name;
        wishes.ownFormat = std::move(*format);
    }
    return {};
}

int printFormats(Qualifying qualifying, bool asJson, Streams &streams)
{
    QJsonArray list;
    TextTable table({TextTable::Align::Left, TextTable::Align::Left});
    const auto add = [&list, &table](const QString &name, const QString &title) {
        list.append(QJsonObject{{u"name"_s, name}, {u"title"_s, title}});
        table.add({name, title});
    };
    for (const QString &name : formatTemplateNames()) {
        const auto format = formatTemplate(name);
        TOUCHLINE_TRY_ON(streams, format, name);
        add(name, format->title);
    }
    if (qualifying == Qualifying::Listed)
        add(qualifyingTemplate, u"World Cup with 32 teams, with qualifying"_s);
    for (const BuiltTemplate &kind : builtTemplates())
        add(kind.example, kind.help);
    if (asJson)
        streams.out << writtenJson({{u"formats"_s, list}});
    else
        streams.out << table.text();
    return done;
}

} // namespace touchline::cli
