// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/competition_discipline.h"

#include "core/competition/rules/named_rules.h"
#include "core/discipline/discipline_rules_json.h"
#include "core/games/registry.h"
#include "core/play/discipline/discipline_facts.h"

#include <QJsonArray>
#include <qglobal.h>

namespace touchline {

namespace {

/// Whether the options of the competition let cards and injuries reach into the next matches. What cannot be
/// read is told by whoever plays them.
bool hasSuspensions(const CompetitionDefinition &definition, const Game &game)
{
    const GameInfo &info = game.info();
    const auto level = findLevel(info.levels, definition.level);
    if (!level)
        return true;
    const auto options = resolveOptions(info.options, **level, definition.options);
    return !options || game.hasSuspensions(*options);
}

/// The rules of the competition as their file has them; nothing where the game has none.
Result<std::optional<DisciplineRules>> plainRules(const Competition &competition)
{
    const auto game = findGame(competition.definition().game);
    TOUCHLINE_TRY(game);
    // What happens in a friendly stays there.
    if (competition.definition().type.isFriendly())
        return std::optional<DisciplineRules>();
    const QJsonObject &own = competition.definition().discipline;
    const QString name = QString::fromUtf8((*game)->info().discipline);
    if ((own.isEmpty() && name.isEmpty()) || !hasSuspensions(competition.definition(), **game))
        return std::optional<DisciplineRules>();
    auto rules = own.isEmpty() ? disciplineRules(name) : disciplineRulesFromJson(own);
    TOUCHLINE_TRY(rules);
    return std::optional(std::move(*rules));
}

} // namespace

Result<std::optional<DisciplineRules>> disciplineOf(const Competition &competition)
{
    auto rules = plainRules(competition);
    if (!rules || !*rules)
        return rules;
    if (!competition.definition().format.nextSeason.empty())
        *rules = forSeason(**rules, (*rules)->seasonOutGames);
    TOUCHLINE_TRY(checkDisciplineFacts(competition, **rules));
    return rules;
}

bool hasChosenDiscipline(const Competition &competition)
{
    const QString name = competition.definition().discipline.value(QStringLiteral("name")).toString();
    const auto game = findGame(competition.definition().game);
    return !name.isEmpty() && game && name != QLatin1String((*game)->info().discipline);
}

std::optional<Message> missingCards(const Competition &competition)
{
    const CompetitionDefinition &definition = competition.definition();
    const auto game = findGame(definition.game);
    if (!game || !hasChosenDiscipline(competition))
        return std::nullopt;
    const auto level = findLevel((*game)->info().levels, definition.level);
    const auto options =
        level ? resolveOptions((*game)->info().options, **level, definition.options) : OptionValues();
    if (!level || !options || (*game)->scoreSheet(definition.level, *options).hasCards)
        return std::nullopt;
    return Message{QT_TRANSLATE_NOOP("core", "This level has no cards of its own: matches the computer plays "
                                             "bring none. Enter cards on the score sheets."),
                   {}};
}

StageKind stageOf(const Competition &competition, int fixture)
{
    const Fixture &planned = competition.fixtures()[static_cast<std::size_t>(fixture)];
    if (competition.definition().format.stages[static_cast<std::size_t>(planned.stage)].isQualifying)
        return StageKind::Qualifying;
    if (planned.isGroupMatch())
        return StageKind::Group;
    const std::vector<TablePlan> &tables = competition.tables();
    if (!tables.empty() && planned.stage < tables.front().stage)
        return StageKind::Qualifying;
    const StageKind kind = stageKindOf(planned.stageName);
    return kind == StageKind::Unknown ? StageKind::Knockout : kind;
}

Result<QJsonObject> ownDiscipline(const QJsonObject &file)
{
    const auto rules = disciplineRulesFromJson(file);
    TOUCHLINE_TRY(rules);
    // A competition without a name of discipline rules has those of its game.
    if (rules->name.trimmed().isEmpty())
        return fail(
            {Fault::BadInput,
             {QT_TRANSLATE_NOOP("core", "The discipline rules cannot be read."), {}},
             {{QStringLiteral("name"), {QT_TRANSLATE_NOOP("core", "The rules need a name."), {}}, {}}}});
    return file;
}

Result<QString> disciplineName(const QString &name)
{
    if (disciplineRulesNames().contains(name))
        return name;
    const auto found = seriesOf(name);
    if (!found || found->series.country.isEmpty())
        return name;
    const RuleSeries &series = found->series;
    if (series.discipline.isEmpty())
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "There are no discipline rules \"%1\". \"domestic\" serves for "
                                              "many leagues, or write a file of your own."),
                    {name});
    if (found->year && *found->year < series.disciplineFrom)
        return fail(
            Fault::NotFound,
            QT_TRANSLATE_NOOP("core", "There are no discipline rules \"%1\": those of %2 begin with %3."),
            {name, series.title, QString::number(series.disciplineFrom)});
    return series.discipline;
}

Result<QJsonObject> disciplineFor(const Game &game, const QString &wish,
                                  const std::optional<QJsonObject> &ownFile)
{
    const auto name = disciplineName(wish);
    if (!ownFile && !name)
        return fail(name.error());
    auto rules = ownFile ? Result<QJsonObject>(*ownFile) : disciplineRulesFile(*name);
    const QString own = QString::fromUtf8(game.info().discipline);
    if (!rules || own.isEmpty())
        return rules;
    const auto ofGame = disciplineRulesFile(own);
    TOUCHLINE_TRY(ofGame);
    // Published rules without injuries are those of the field, or of a game that has none. What an own file
    // says counts, also that there are none.
    const bool saysNothing = !ownFile && rules->value(keysOfInjuries.front()).toArray().isEmpty();
    for (const QString &key : keysOfInjuries)
        if (saysNothing || !rules->contains(key))
            rules->insert(key, ofGame->value(key));
    return rules;
}

} // namespace touchline
