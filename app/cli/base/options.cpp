// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/options.h"

#include "app/cli/base/verb.h"

#include <QRandomGenerator>
#include <QtGlobal>

namespace touchline::cli {

namespace {

QString fromStatic(const char *text)
{
    return QString::fromUtf8(text);
}

QString gameNames(std::span<const Game *const> games)
{
    QStringList names;
    for (const Game *game : games)
        names << fromStatic(game->info().id);
    return names.join(u", "_s);
}

/// "atcs: basic, advanced; fuba: standard, basic": names that each game has of its own.
template <class Specs>
QString namesOfGames(Specs GameInfo::*specs)
{
    QStringList games;
    for (const Game *game : allGames()) {
        QStringList names;
        for (const auto &spec : game->info().*specs)
            names << fromStatic(spec.name);
        games << fromStatic(game->info().id) + u": "_s + names.join(u", "_s);
    }
    return games.join(u"; "_s);
}

/// The computer player of one side: as asked for, else the game's first.
Result<QString> agentName(const QCommandLineParser &parser, const QString &option, const Game &game)
{
    if (!parser.isSet(option))
        return fromStatic(game.info().agents.front().name);
    TOUCHLINE_TRY(asUsage(game.makeAgent(parser.value(option), Side::Home, Generator(0))));
    return parser.value(option);
}

void addGames(ArgumentParser &parser, std::span<const Game *const> games)
{
    parser.addOption({u"game"_s, u"The game: %1."_s.arg(gameNames(games)), u"id"_s});
}

void addRulesAndAgents(ArgumentParser &parser)
{
    parser.addOption(
        {u"level"_s, u"The level of its rules: %1."_s.arg(namesOfGames(&GameInfo::levels)), u"name"_s});
    parser.add({{"options <list>", "Optional rules: name=value,name=value; list prints all."}});
    addAgentRows(parser);
}

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

bool isFile(const QString &text)
{
    return text.endsWith(".json"_L1, Qt::CaseInsensitive) || isPipe(text);
}

/// The one document of a file.
Result<std::shared_ptr<const TeamDocument>> documentIn(const QJsonObject &object, const Game &game)
{
    const TeamDocuments *documents = game.teamDocuments();
    if (documents == nullptr)
        return game.readTeam(object);
    auto all = documents->readFile(object);
    TOUCHLINE_TRY(all);
    if (all->size() != 1)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core",
                                      "%1 teams are in this file, but one is needed: \"cards export\" "
                                      "writes one to a file of its own."),
                    {QString::number(all->size())});
    return std::move(all->front());
}

} // namespace

void addGameRow(ArgumentParser &parser)
{
    addGames(parser, allGames());
}

Result<const Game *> namedGame(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"game"_s))
        return allGames().front();
    return asUsage(findGame(parser.value(u"game"_s)));
}

void addGameRows(ArgumentParser &parser)
{
    addGameRow(parser);
    addRulesAndAgents(parser);
}

void addCompetitionGameRows(ArgumentParser &parser)
{
    addGames(parser, competitionGames());
    addRulesAndAgents(parser);
}

void addAgentRows(ArgumentParser &parser)
{
    parser.addOption({u"home-agent"_s,
                      u"The computer player of the home side: %1."_s.arg(namesOfGames(&GameInfo::agents)),
                      u"name"_s});
    parser.add({{"away-agent <name>", "The computer player of the away side."}});
}

Result<GameChoice> gameChoice(const QCommandLineParser &parser, const Game *usual)
{
    GameChoice choice;
    const bool isUsual = usual != nullptr && !parser.isSet(u"game"_s);
    const auto game = isUsual ? Result<const Game *>(usual) : namedGame(parser);
    TOUCHLINE_TRY(game);
    choice.game = *game;
    const GameInfo &info = choice.game->info();
    choice.level = parser.isSet(u"level"_s) ? parser.value(u"level"_s) : fromStatic(info.levels.front().name);
    const auto level = asUsage(findLevel(info.levels, choice.level));
    TOUCHLINE_TRY(level);
    const auto wishes = asUsage(parseOptionWishes(parser.value(u"options"_s)));
    TOUCHLINE_TRY(wishes);
    TOUCHLINE_TRY(assign(choice.options, asUsage(resolveOptions(info.options, **level, *wishes))));
    TOUCHLINE_TRY(assign(choice.agents, agentsFor(parser, *choice.game)));
    return choice;
}

Result<PerSide<QString>> agentsFor(const QCommandLineParser &parser, const Game &game)
{
    PerSide<QString> agents;
    for (const Side side : bothSides)
        TOUCHLINE_TRY(assign(agents[side], agentName(parser, sideWord(side) + u"-agent"_s, game)));
    return agents;
}

Result<QJsonObject> chartWishes(const QCommandLineParser &parser, const Game &game)
{
    QJsonObject charts;
    const QStringList wishes = parser.values(u"chart"_s);
    for (const QString &wish : wishes) {
        const QString name = wish.section(u'=', 0, 0).trimmed();
        const QString path = wish.section(u'=', 1).trimmed();
        if (name.isEmpty() || path.isEmpty())
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "A chart is given as NAME=FILE, not as \"%1\"."), {wish});
        if (charts.contains(name))
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "The chart \"%1\" is given twice."), {name});
        const auto bytes = readFile(path);
        TOUCHLINE_TRY(bytes);
        // The bytes as they are: the text that is made from them no longer shows that they were no UTF-8.
        if (const auto good = game.checkChart(name, *bytes); !good)
            return fail(good.error().problems.empty() ? asUsage(good.error()) : inFile(good.error(), path));
        charts.insert(name, QString::fromUtf8(*bytes));
    }
    return charts;
}

QDate typedDate(const QString &text)
{
    for (const QString &form : {u"yyyy-MM-dd"_s, u"d.M.yyyy"_s})
        if (const QDate day = QDate::fromString(text, form); day.isValid())
            return day;
    return {};
}

Result<QDate> dayFrom(const QString &text)
{
    const QDate day = typedDate(text);
    if (!text.isEmpty() && !day.isValid())
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "\"%1\" isn't a date. Try 2026-06-11."), {text});
    return day;
}

std::uint64_t freshSeed()
{
    // Nine digits at most: a person reads it out and types it in again.
    return QRandomGenerator::system()->bounded(1'000'000'000U);
}

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

const Game &gameOfFile(const QJsonObject &object, const Game &otherwise)
{
    QString format = object.value(u"format"_s).toString();
    // A file with several teams is called so in the plural.
    if (format.endsWith(u's'))
        format.chop(1);
    for (const Game *game : allGames())
        if (format == u"touchline-%1-team"_s.arg(QString::fromUtf8(game->info().id)) ||
            (game->teamDocuments() != nullptr && game->teamDocuments()->fileFormat() == format))
            return *game;
    return otherwise;
}

const Game &firstGameWithCards()
{
    const auto games = allGames();
    const auto found = std::find_if(games.begin(), games.end(),
                                    [](const Game *game) { return game->teamDocuments() != nullptr; });
    return found == games.end() ? *games.front() : **found;
}

Result<KnownTeamPtr> teamFor(const QString &text)
{
    if (!isFile(text))
        return historicTeamNamed(text);
    const auto object = inFile(readJsonFile(text), text);
    TOUCHLINE_TRY(object);
    // The reader of the first game names every fault of a file that says nothing that is known.
    const Game &game = gameOfFile(*object, firstGameWithCards());
    auto document = inFile(documentIn(*object, game), text);
    TOUCHLINE_TRY(document);
    return teamWith(std::move(*document), game);
}

Result<std::shared_ptr<const TeamDocument>> documentFor(const QString &text, const Game &game)
{
    const auto team = teamFor(text);
    TOUCHLINE_TRY(team);
    return game.documentFor(sideOf(**team));
}

} // namespace touchline::cli
