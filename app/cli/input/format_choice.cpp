// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/format_choice.h"

#include "app/cli/base/files.h"
#include "app/cli/base/json.h"
#include "core/competition/templates/built_templates.h"
#include "core/competition/templates/templates.h"
#include "core/play/qualifying_competition.h"
#include "models/words/common/text_table.h"

namespace touchline::cli {

namespace {

bool isFormatFile(const QString &name)
{
    return isPipe(name) || name.endsWith(".json"_L1, Qt::CaseInsensitive);
}

} // namespace

Result<Format> formatFor(const QString &name)
{
    if (!isFormatFile(name))
        return asUsage(formatTemplate(name));
    const auto object = readJsonFile(name);
    return inFile(object ? formatFromJson(*object) : Result<Format>(fail(object.error())), name);
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
    streams.out << (asJson ? jsonText({{u"formats"_s, list}}) : table.text());
    return done;
}

} // namespace touchline::cli
