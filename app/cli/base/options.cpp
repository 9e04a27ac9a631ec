// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/options.h"

#include "app/cli/base/files.h"
#include "app/cli/base/streams.h"
#include "core/games/registry.h"

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
    return names.join(QStringLiteral(", "));
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
        games << fromStatic(game->info().id) + QStringLiteral(": ") + names.join(QStringLiteral(", "));
    }
    return games.join(QStringLiteral("; "));
}

/// The computer player of one side: as asked for, else the game's first.
Result<QString> agentName(const QCommandLineParser &parser, const QString &option, const Game &game)
{
    if (!parser.isSet(option))
        return fromStatic(game.info().agents.front().name);
    if (auto known = game.makeAgent(parser.value(option), Side::Home, Generator(0)); !known)
        return fail(asUsage(known.error()));
    return parser.value(option);
}

} // namespace

void describeGameOption(ArgumentParser &parser, std::span<const Game *const> games)
{
    parser.addOption({QStringLiteral("game"), QStringLiteral("The game: %1.").arg(gameNames(games)),
                      QStringLiteral("id")});
}

Result<const Game *> namedGame(const QCommandLineParser &parser)
{
    if (!parser.isSet(QStringLiteral("game")))
        return allGames().front();
    auto game = findGame(parser.value(QStringLiteral("game")));
    return game ? game : fail(asUsage(game.error()));
}

void describeGameOptions(ArgumentParser &parser, std::span<const Game *const> games)
{
    describeGameOption(parser, games);
    parser.addOptions({
        {QStringLiteral("level"),
         QStringLiteral("The level of its rules: %1.").arg(namesOfGames(&GameInfo::levels)),
         QStringLiteral("name")},
        {QStringLiteral("options"), QStringLiteral("Optional rules: name=value,name=value; list prints all."),
         QStringLiteral("list")},
    });
    describeAgentOptions(parser);
}

void describeAgentOptions(ArgumentParser &parser)
{
    parser.addOptions({
        {QStringLiteral("home-agent"),
         QStringLiteral("The computer player of the home side: %1.").arg(namesOfGames(&GameInfo::agents)),
         QStringLiteral("name")},
        {QStringLiteral("away-agent"), QStringLiteral("The computer player of the away side."),
         QStringLiteral("name")},
    });
}

Result<GameChoice> gameChoice(const QCommandLineParser &parser, const Game *usual)
{
    GameChoice choice;
    const bool isUsual = usual != nullptr && !parser.isSet(QStringLiteral("game"));
    const auto game = isUsual ? Result<const Game *>(usual) : namedGame(parser);
    TOUCHLINE_TRY(game);
    choice.game = *game;
    const GameInfo &info = choice.game->info();
    choice.level = parser.isSet(QStringLiteral("level")) ? parser.value(QStringLiteral("level"))
                                                         : fromStatic(info.levels.front().name);
    const auto level = findLevel(info.levels, choice.level);
    if (!level)
        return fail(asUsage(level.error()));
    const auto wishes = parseOptionWishes(parser.value(QStringLiteral("options")));
    if (!wishes)
        return fail(asUsage(wishes.error()));
    auto options = resolveOptions(info.options, **level, *wishes);
    if (!options)
        return fail(asUsage(options.error()));
    choice.options = std::move(*options);
    auto agents = agentsFor(parser, *choice.game);
    TOUCHLINE_TRY(agents);
    choice.agents = std::move(*agents);
    return choice;
}

Result<PerSide<QString>> agentsFor(const QCommandLineParser &parser, const Game &game)
{
    PerSide<QString> agents;
    for (const Side side : bothSides) {
        auto agent = agentName(parser, sideWord(side) + QStringLiteral("-agent"), game);
        TOUCHLINE_TRY(agent);
        agents[side] = std::move(*agent);
    }
    return agents;
}

void describeChartOption(ArgumentParser &parser)
{
    parser.addOption({QStringLiteral("chart"),
                      QStringLiteral("A chart of your own instead of the game's (\"touchline-cli charts\" "
                                     "lists and prints them); may be repeated."),
                      QStringLiteral("name=file")});
}

Result<QJsonObject> chartWishes(const QCommandLineParser &parser, const Game &game)
{
    QJsonObject charts;
    const QStringList wishes = parser.values(QStringLiteral("chart"));
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
    for (const QString &form : {QStringLiteral("yyyy-MM-dd"), QStringLiteral("d.M.yyyy")})
        if (const QDate day = QDate::fromString(text, form); day.isValid())
            return day;
    return {};
}

std::uint64_t freshSeed()
{
    // Nine digits at most: a person reads it out and types it in again.
    return QRandomGenerator::system()->bounded(1'000'000'000U);
}

} // namespace touchline::cli
