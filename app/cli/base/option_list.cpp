// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/option_list.h"

#include "app/cli/base/options.h"
#include "app/cli/base/verb.h"
#include "core/base/json_reader.h"
#include "models/words/common/text_table.h"

#include <QJsonArray>
#include <QtGlobal>

namespace touchline::cli {

namespace {

using Align = TextTable::Align;

/// The values that a level gives to its options, as people write them.
Result<QJsonObject> valuesOf(const GameInfo &info, const LevelSpec &level)
{
    const auto values = resolveOptions(info.options, level, {});
    TOUCHLINE_TRY(values);
    return toJson(*values, info.options);
}

struct Column
{
    const LevelSpec *level = nullptr;
    QJsonObject values;
};

Result<std::vector<Column>> columnsOf(const QCommandLineParser &parser, const GameInfo &info)
{
    std::vector<const LevelSpec *> levels;
    if (parser.isSet(u"level"_s)) {
        const auto level = asUsage(findLevel(info.levels, parser.value(u"level"_s)));
        TOUCHLINE_TRY(level);
        levels.push_back(*level);
    } else {
        for (const LevelSpec &level : info.levels)
            levels.push_back(&level);
    }
    std::vector<Column> columns;
    for (const LevelSpec *level : levels) {
        auto values = valuesOf(info, *level);
        TOUCHLINE_TRY(values);
        columns.push_back({level, std::move(*values)});
    }
    return columns;
}

QStringList wordsOf(const OptionSpec &spec)
{
    if (spec.type == OptionType::Switch)
        return {u"on"_s, u"off"_s};
    QStringList words;
    for (const char *word : spec.words)
        words << QString::fromUtf8(word);
    if (spec.type == OptionType::Number)
        for (int number = spec.minimum; number <= spec.maximum; ++number)
            words << QString::number(number);
    return words;
}

/// For people: "on, off", and a long row of numbers by its ends.
QString valuesText(const OptionSpec &spec)
{
    constexpr int longest = 10;
    if (spec.type == OptionType::Number && spec.maximum - spec.minimum > longest)
        return u"%1 to %2"_s.arg(spec.minimum).arg(spec.maximum);
    return wordsOf(spec).join(u", "_s);
}

QString valueText(const QJsonValue &value)
{
    if (value.isUndefined())
        return u"–"_s;
    if (value.isBool())
        return value.toBool() ? u"on"_s : u"off"_s;
    return value.toVariant().toString();
}

bool isIn(const std::vector<Column> &columns, const QString &option)
{
    for (const Column &column : columns)
        if (column.values.contains(option))
            return true;
    return false;
}

QString optionText(const GameInfo &info, const std::vector<Column> &columns)
{
    std::vector<Align> aligns(columns.size() + 3, Align::Left);
    TextTable table(aligns);
    QStringList head{u"option"_s, u"values"_s};
    for (const Column &column : columns)
        head << QString::fromUtf8(column.level->name);
    table.add(head << QString());
    for (const OptionSpec &spec : info.options) {
        const QString name = QString::fromUtf8(spec.name);
        if (!isIn(columns, name))
            continue;
        QStringList row{name, valuesText(spec)};
        for (const Column &column : columns)
            row << valueText(column.values.value(name));
        table.add(row << QString::fromUtf8(spec.title));
    }
    return u"Options of %1, and what each level has (– = not at this level):\n"_s.arg(
               QString::fromUtf8(info.title)) +
           table.text();
}

QJsonObject optionJson(const OptionSpec &spec, const std::vector<Column> &columns)
{
    constexpr std::array<const char *, 3> types{"switch", "number", "word"};
    const QString name = QString::fromUtf8(spec.name);
    QJsonObject levels;
    for (const Column &column : columns)
        if (column.values.contains(name))
            levels.insert(QString::fromUtf8(column.level->name), column.values.value(name));
    QJsonObject object{{u"name"_s, name},
                       {u"title"_s, QString::fromUtf8(spec.title)},
                       {u"help"_s, QString::fromUtf8(spec.help)},
                       {u"type"_s, QString::fromUtf8(types[static_cast<std::size_t>(spec.type)])},
                       {u"levels"_s, levels}};
    if (spec.type == OptionType::Number) {
        object.insert(u"minimum"_s, spec.minimum);
        object.insert(u"maximum"_s, spec.maximum);
    } else if (spec.type == OptionType::Word) {
        object.insert(u"words"_s, QJsonArray::fromStringList(wordsOf(spec)));
    }
    if (spec.needs != nullptr)
        object.insert(u"needs"_s, QString::fromUtf8(spec.needs));
    return object;
}

} // namespace

bool wantsOptionList(const QCommandLineParser &parser)
{
    return parser.value(u"options"_s) == "list"_L1;
}

int printOptionList(const QCommandLineParser &parser, Streams &streams)
{
    const auto game = namedGame(parser);
    TOUCHLINE_TRY_ON(streams, game);
    const GameInfo &info = (*game)->info();
    const auto columns = columnsOf(parser, info);
    TOUCHLINE_TRY_ON(streams, columns);
    if (!streams.asJson) {
        streams.out << optionText(info, *columns);
        return done;
    }
    QJsonArray options;
    for (const OptionSpec &spec : info.options)
        if (isIn(*columns, QString::fromUtf8(spec.name)))
            options.append(optionJson(spec, *columns));
    streams.out << writtenJson({{u"game"_s, QString::fromUtf8(info.id)}, {u"options"_s, options}});
    return done;
}

} // namespace touchline::cli
