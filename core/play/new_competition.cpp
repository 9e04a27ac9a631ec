// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/new_competition.h"

#include "core/competition/draws/draw_ceremony.h"
#include "core/competition/editions/real_edition.h"
#include "core/competition/editions/real_results.h"
#include "core/competition/format/format_tables.h"
#include "core/competition/templates/templates.h"
#include "core/dice/shuffle.h"
#include "core/dice/stream.h"
#include "core/play/balanced_draw.h"
#include "core/play/competition_host.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/qualifying_competition.h"
#include "core/teams/historic_teams.h"

#include <QJsonArray>
#include <QtGlobal>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

// How often other teams are picked by chance when the ones picked cannot be drawn.
constexpr int mostPicks = 1000;

const QString randomDraw = QStringLiteral("random");
const QString realDraw = QStringLiteral("real");

// They stand last among the 66.

/// As many of the 64 famous teams as asked for, by chance; `count` is at most 64.
QStringList pickedTeams(int count, std::uint64_t seed, int attempt)
{
    const QStringList ids = famousTeamIds();
    Generator generator = stream("teams", seed, {}, attempt);
    std::vector<QString> shuffled(ids.begin(), ids.end());
    shuffle(shuffled, generator);
    return QStringList(shuffled.begin(), shuffled.begin() + count);
}

bool needsWinners(const Competition &competition)
{
    const std::vector<Fixture> &all = competition.fixtures();
    return std::any_of(all.begin(), all.end(), [](const Fixture &one) { return one.needsWinner; }) ||
           std::any_of(competition.definition().format.stages.begin(),
                       competition.definition().format.stages.end(), [](const Stage &stage) {
                           const auto *groups = std::get_if<RoundRobinStage>(&stage.plan);
                           return groups != nullptr && groups->extraTime;
                       });
}

/// A level and its options that some matches are played with.
struct LevelInUse
{
    const LevelSpec *level;
    const OptionValues *options;
};

std::vector<LevelInUse> levelsInUse(const NewCompetition &cup)
{
    const GameInfo &info = cup.rules.choice.game->info();
    std::vector<LevelInUse> levels;
    const auto add = [&](const QString &name, const OptionValues &options) {
        if (const auto level = findLevel(info.levels, name))
            levels.push_back({*level, &options});
    };
    add(cup.rules.choice.level, cup.rules.choice.options);
    for (const LevelChoice &choice : cup.rules.matchRules)
        add(choice.level, choice.options);
    return levels;
}

/// Options that would change nothing in any match of the competition, and charts that none looks at.
Result<void> refuseIdleOptions(const CompetitionWishes &wishes, const NewCompetition &cup)
{
    const Game &game = *wishes.choice.game;
    OptionUse use{{wishes.choice.agents[Side::Home], wishes.choice.agents[Side::Away]},
                  needsWinners(cup.competition),
                  wishesQualifying(wishes),
                  wishes.host.isEmpty() && cup.competition.definition().location.has_value()};
    for (const QString &agent : cup.rules.agents)
        if (!agent.isEmpty())
            use.agents << agent;
    const std::vector<LevelInUse> levels = levelsInUse(cup);
    Problems idle;
    for (const LevelInUse &one : levels)
        for (Problem &problem : game.idleOptions(*one.level, *one.options, use))
            idle.push_back(std::move(problem));
    for (const QString &chart : wishes.charts.keys())
        if (std::none_of(levels.begin(), levels.end(), [&](const LevelInUse &one) {
                return game.usesChart(chart, *one.level, *one.options, use);
            }))
            idle.push_back(
                {QStringLiteral("charts.") + chart,
                 {QT_TRANSLATE_NOOP("core", "It has no effect: these rules never use this chart."), {}},
                 {}});
    if (!wishes.discipline.isEmpty() && !game.hasSuspensions(cup.rules.choice.options))
        idle.push_back(
            {QStringLiteral("discipline"),
             {QT_TRANSLATE_NOOP("core", "It has no effect: with these options nobody misses a match."), {}},
             {}});
    if (!idle.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "These options have no effect here."), {},
                    std::move(idle));
    return {};
}

/// Refuses matches that the game cannot decide at their level: else it would only say so in the middle of the
/// competition.
Result<void> refuseUndecidable(const NewCompetition &cup)
{
    const Game &game = *cup.rules.choice.game;
    const Competition &competition = cup.competition;
    Problems problems;
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i) {
        const Fixture &fixture = competition.fixtures()[i];
        if (!fixture.addsUp)
            continue;
        DecisionRules decision = decisionRules(competition, static_cast<int>(i));
        decision.needsWinner = true;
        decision.firstLeg = Score{};
        const GameChoice choice = choiceFor(competition, static_cast<int>(i), {{-1, -1}}, cup.rules);
        const auto level = findLevel(game.info().levels, choice.level);
        TOUCHLINE_TRY(level);
        for (Problem &problem : game.obstaclesTo(decision, **level, choice.options)) {
            problem.where = fixture.stageName;
            if (problems.empty() || problems.back().where != problem.where)
                problems.push_back(std::move(problem));
        }
    }
    if (!problems.empty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "These matches cannot be played at this level."), {},
                    std::move(problems));
    return {};
}

/// Who decides for single teams.
Result<void> seatAgents(const CompetitionWishes &wishes, std::vector<Entrant> &entrants)
{
    // The game's first is what nobody has to name.
    const bool isUsual = wishes.agent == QLatin1String(wishes.choice.game->info().agents.front().name);
    if (!isUsual)
        for (Entrant &entrant : entrants)
            entrant.agent = wishes.agent;
    for (const auto &[team, agent] : wishes.agents) {
        const auto found = std::find_if(entrants.begin(), entrants.end(), [&team = team](const Entrant &one) {
            return one.code == team || one.name == team;
        });
        if (found == entrants.end())
            return fail(
                Fault::BadInput,
                QT_TRANSLATE_NOOP("core", "\"%1\" is not in this competition, so %2 cannot play for it."),
                {team, agent});
        found->agent = agent;
    }
    return {};
}

const QString injuriesKey = QStringLiteral("injuries");
const QString outGamesKey = QStringLiteral("season_out_games");
const QString gamesKey = QStringLiteral("games");

/// In a league what lasts "to the end of the tournament" lasts a number of matches (ATCS 9.4.7): the rules
/// that the competition keeps say so.
void limitAbsences(QJsonObject &rules, std::optional<int> outGames)
{
    const int games = outGames.value_or(rules.value(outGamesKey).toInt());
    rules.insert(outGamesKey, games);
    if (games == 0)
        return;
    QJsonArray injuries = rules.value(injuriesKey).toArray();
    for (QJsonValueRef one : injuries) {
        QJsonObject injury = one.toObject();
        if (injury.value(gamesKey).isString())
            injury.insert(gamesKey, games);
        one = injury;
    }
    rules.insert(injuriesKey, injuries);
}

bool hasEndlessAbsences(const QJsonObject &rules)
{
    const QJsonArray injuries = rules.value(injuriesKey).toArray();
    return std::any_of(injuries.begin(), injuries.end(),
                       [](const QJsonValue &injury) { return injury.toObject().value(gamesKey).isString(); });
}

/// As their file has them; empty where the game has none.
Result<QJsonObject> wishedDiscipline(const CompetitionWishes &wishes)
{
    const QString own = QString::fromUtf8(wishes.choice.game->info().discipline);
    const QString name = wishes.discipline.isEmpty() ? own : wishes.discipline;
    return name.isEmpty() ? Result<QJsonObject>(QJsonObject())
                          : disciplineFor(*wishes.choice.game, name, wishes.ownDiscipline);
}

/// The rules of suspension that the competition keeps of its own; empty = the game's.
Result<QJsonObject> keptDiscipline(const CompetitionWishes &wishes, const Format &format)
{
    auto rules = wishedDiscipline(wishes);
    if (!rules)
        return rules;
    const bool isLimited = isSeason(format) && hasEndlessAbsences(*rules);
    if (wishes.seasonOutGames && !isLimited)
        return fail(
            Fault::Refused,
            isSeason(format)
                ? QT_TRANSLATE_NOOP("core", "These rules of suspension have no absence to the end of the "
                                            "season, so its length has no effect.")
                : QT_TRANSLATE_NOOP(
                      "core",
                      "The length of an injury for the season can only be set for a league, not for a cup."));
    if (isLimited)
        limitAbsences(*rules, wishes.seasonOutGames);
    else if (wishes.discipline.isEmpty())
        return QJsonObject();
    return rules;
}

/// The teams on the places that somebody gave them.
Result<Draw> drawAsListed(const QStringList &places, const CompetitionDefinition &definition,
                          const std::vector<int> &sizes)
{
    std::vector<QStringList> groups;
    qsizetype next = 0;
    for (const int size : sizes) {
        groups.push_back(places.mid(next, size));
        next += size;
    }
    return fixedDraw(groups, definition.entrants, sizes);
}

/// What the entrants do not say: the documents that teams have of their own, and the rules to play by.
Result<NewCompetition> assembled(CompetitionDefinition definition, const CompetitionWishes &wishes,
                                 const KnownTeams &teams)
{
    for (std::size_t team = 0; team < teams.size(); ++team)
        TOUCHLINE_TRY(keepDocument(definition.entrants[team], *teams[team], *wishes.choice.game));
    TOUCHLINE_TRY(seatAgents(wishes, definition.entrants));
    auto competition = Competition::create(std::move(definition));
    TOUCHLINE_TRY(competition);
    auto rules = playRulesOf(*competition);
    TOUCHLINE_TRY(rules);
    rules->choice = wishes.choice;
    NewCompetition made{std::move(*competition), std::move(*rules)};
    TOUCHLINE_TRY(refuseIdleOptions(wishes, made));
    TOUCHLINE_TRY(refuseUndecidable(made));
    return made;
}

/// Teams in their divisions as they are listed, the first in the highest: nothing is drawn but who meets whom
/// when.
Draw divisionsAsListed(const CompetitionWishes &wishes, const std::vector<int> &sizes, const QUuid &id)
{
    Draw draw{DrawKind::Fixed, {}, wishes.seed, SpreadRule::off(), {}};
    Generator generator = stream("draw", wishes.seed, id);
    int team = 0;
    for (std::size_t division = 0; division < sizes.size(); ++division) {
        std::vector<int> places(static_cast<std::size_t>(sizes[division]));
        std::iota(places.begin(), places.end(), 0);
        shuffle(places, generator);
        for (const int place : places)
            draw.steps.push_back({team++, static_cast<int>(division), static_cast<int>(division), place});
    }
    return draw;
}

/// The places of a bracket, which are numbered as seeds are: the best have theirs, the others are drawn out
/// of one pot.
Result<Draw> bracketDraw(const CompetitionWishes &wishes, int size, const CompetitionDefinition &definition)
{
    const auto teams = static_cast<int>(definition.entrants.size());
    const int seeds = wishes.seeds.value_or(0);
    if (teams != size)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 has %2 teams, not %3."),
                    {definition.name, QString::number(size), QString::number(teams)});
    if (seeds < 0 || seeds > teams)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "From 0 to %1 teams can be seeded, not %2."),
                    {QString::number(teams), QString::number(seeds)});
    std::vector<int> places(static_cast<std::size_t>(teams));
    std::iota(places.begin(), places.end(), 0);
    std::vector<int> drawn(places.begin() + seeds, places.end());
    Generator generator = stream("draw", wishes.seed, definition.id);
    shuffle(drawn, generator);
    std::copy(drawn.begin(), drawn.end(), places.begin() + seeds);
    Draw draw{DrawKind::Free, {}, wishes.seed, SpreadRule::off(), {}};
    for (int team = 0; team < teams; ++team)
        draw.steps.push_back({team, team < seeds ? 0 : 1, 0, places[static_cast<std::size_t>(team)]});
    return draw;
}

/// Cups without groups drew all their ties out of one pot.
Result<Draw> drawnByChance(const CompetitionWishes &wishes, const Format &format, const KnownTeams &teams,
                           const CompetitionDefinition &definition)
{
    const std::vector<int> sizes = entrySizes(format);
    if (!format.nextSeason.empty() && sizes.size() > 1 && !wishes.clubs.empty() &&
        static_cast<int>(definition.entrants.size()) == teamCount(format))
        return divisionsAsListed(wishes, sizes, definition.id);
    if (wishes.draw == balancedDrawName) {
        std::vector<int> powers;
        for (const KnownTeamPtr &team : teams)
            powers.push_back(strengthOf(*team, wishes.choice.game).value_or(TeamStrength()).power);
        powers.resize(definition.entrants.size());
        return balancedDraw(format, powers, wishes.seed, definition.id);
    }
    const bool isOfClubs = !wishes.clubs.empty() || wishes.seeds;
    if (isOfClubs && isDrawnBracket(format) && !realEditionNames().contains(format.name))
        return bracketDraw(wishes, format.pool, definition);
    if (format.pool > 0 && realEditionNames().contains(format.name)) {
        DrawPlan plan;
        plan.method = DrawMethod::Open;
        return plannedDraw(definition.entrants, sizes, {}, plan, wishes.seed, definition.id);
    }
    return freeDraw(definition.entrants, sizes, wishes.relaxSpread ? SpreadRule::off() : format.spread,
                    wishes.seed, definition.id);
}

/// In all ties of one match. False where there is none.
bool putLowerDivisionAtHome(Format &format)
{
    bool isAny = false;
    for (Stage &stage : format.stages) {
        auto *knockout = std::get_if<KnockoutStage>(&stage.plan);
        if (knockout == nullptr)
            continue;
        for (KnockoutRound &round : knockout->rounds) {
            round.rules.lowerDivisionAtHome = round.rules.legs == 1;
            isAny = isAny || round.rules.lowerDivisionAtHome;
        }
        stage.homeGrounds = true;
    }
    return isAny;
}

Result<NewCompetition> cupOf(const CompetitionWishes &wishes, Format format, const KnownTeams &teams,
                             const ReadyDraw *ready, std::vector<Appointment> calendar = {})
{
    CompetitionDefinition definition;
    format.matchRules.insert(format.matchRules.end(), wishes.matchRules.begin(), wishes.matchRules.end());
    definition.calendar = std::move(calendar);
    definition.name = wishes.name.isEmpty() ? format.title : wishes.name;
    definition.seed = wishes.seed;
    definition.game = QString::fromUtf8(wishes.choice.game->info().id);
    definition.level = wishes.choice.level;
    definition.options = toJson(wishes.choice.options, wishes.choice.game->info().options);
    definition.entrants = entrantsOf(teams, wishes.choice.game);
    for (const Entrant &club : wishes.clubs) {
        definition.entrants.push_back(club);
        definition.entrants.back().ranking = static_cast<int>(definition.entrants.size());
    }
    for (Entrant &entrant : definition.entrants)
        if (const auto known = wishes.divisions.find(entrant.id); known != wishes.divisions.end())
            entrant.division = known->second;
    if (wishes.lowerDivisionAtHome && !putLowerDivisionAtHome(format))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "This format has no ties of one match, in which the lower "
                                              "division could be at home."));
    // The same wishes give the same cup, fixture for fixture.
    static const QUuid cups = QUuid::fromString(QStringLiteral("3e4b5d0a-9a55-5d5e-8d2c-52f6f0f6b6c1"));
    definition.id =
        QUuid::createUuidV5(cups, QStringLiteral("%1/%2/%3")
                                          .arg(format.name, ready == nullptr ? randomDraw : ready->name)
                                          .arg(wishes.seed) +
                                      (wishes.name.isEmpty() ? QString() : u'/' + wishes.name));
    const std::vector<int> sizes = entrySizes(format);
    const auto count = static_cast<int>(definition.entrants.size());
    if (!wishes.places.isEmpty() && count != teamCount(format))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 has %2 teams, not %3."),
                    {format.title, QString::number(teamCount(format)), QString::number(count)});
    auto draw = ready != nullptr           ? fixedDraw(ready->groups, definition.entrants, sizes)
                : !wishes.places.isEmpty() ? drawAsListed(wishes.places, definition, sizes)
                                           : drawnByChance(wishes, format, teams, definition);
    TOUCHLINE_TRY(draw);
    if (ready != nullptr)
        draw->source = ready->name;
    definition.draw = std::move(*draw);
    definition.format = std::move(format);
    definition.charts = wishes.charts;
    auto discipline = keptDiscipline(wishes, definition.format);
    TOUCHLINE_TRY(discipline);
    definition.discipline = std::move(*discipline);
    definition.type = wishes.type;
    auto host = hostOf(wishes, definition.format, definition.id);
    TOUCHLINE_TRY(host);
    definition.location = std::move(*host);
    return assembled(std::move(definition), wishes, teams);
}

/// All 64 famous teams, unless somebody names others.
Result<NewCompetition> cupWithQualifying(const CompetitionWishes &wishes)
{
    auto teams = wishes.teams.empty() ? teamsNamed(famousTeamIds()) : Result<KnownTeams>(wishes.teams);
    TOUCHLINE_TRY(teams);
    static const QUuid cups = QUuid::fromString(QStringLiteral("3e4b5d0a-9a55-5d5e-8d2c-52f6f0f6b6c1"));
    const QUuid id = QUuid::createUuidV5(cups, QStringLiteral("%1/%2").arg(wishes.format).arg(wishes.seed));
    if (wishes.seasonOutGames)
        return fail(
            Fault::Refused,
            QT_TRANSLATE_NOOP(
                "core",
                "The length of an injury for the season can only be set for a league, not for a cup."));
    auto definition = qualifyingDefinition(wishes, *teams, id);
    TOUCHLINE_TRY(definition);
    if (wishes.rules)
        setRules(definition->format, *wishes.rules);
    definition->name = wishes.name.isEmpty() ? definition->format.title : wishes.name;
    definition->seed = wishes.seed;
    definition->game = QString::fromUtf8(wishes.choice.game->info().id);
    definition->level = wishes.choice.level;
    definition->options = toJson(wishes.choice.options, wishes.choice.game->info().options);
    definition->charts = wishes.charts;
    return assembled(std::move(*definition), wishes, *teams);
}

/// Teams by chance: picked again where the ones picked cannot be drawn with the limits, since nobody asked
/// for them.
Result<NewCompetition> cupOfPickedTeams(const CompetitionWishes &wishes, const Format &format)
{
    if (const auto teams = famousTeamIds().size(); teamCount(format) > teams)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 teams take part, but there are only %2 historic teams to "
                                              "pick from: name the teams."),
                    {QString::number(teamCount(format)), QString::number(teams)});
    for (int attempt = 0;; ++attempt) {
        const auto teams = teamsNamed(pickedTeams(teamCount(format), wishes.seed, attempt));
        TOUCHLINE_TRY(teams);
        auto cup = cupOf(wishes, format, *teams, nullptr);
        if (cup || cup.error().fault != Fault::Impossible || attempt == mostPicks)
            return cup;
    }
}

/// The ready-made draw that is asked for; the first one of the format where nothing is.
Result<ReadyDraw> readyDrawFor(const CompetitionWishes &wishes, const Format &format)
{
    auto draws = readyDraws(QStringLiteral("historic"));
    TOUCHLINE_TRY(draws);
    QStringList names;
    for (const ReadyDraw &draw : *draws) {
        if (draw.format != format.name)
            continue;
        if (wishes.draw.isEmpty() || draw.name == wishes.draw)
            return draw;
        names << draw.name;
    }
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no draw \"%1\" for %2. Draws: %3."),
                {wishes.draw, format.title, (names << randomDraw).join(QStringLiteral(", "))});
}

/// A tournament as it was held. Several countries held some: the final was played at home.
Result<NewCompetition> realCup(CompetitionWishes wishes)
{
    const auto edition = realEdition(wishes.format);
    TOUCHLINE_TRY(edition);
    const ReadyDraw ready{realDraw, edition->format.title, edition->format.name, edition->places};
    const auto teams = teamsNamed(ready.teams());
    TOUCHLINE_TRY(teams);
    if (wishes.host.isEmpty() && hasHomeAdvantage(wishes, edition->format))
        wishes.host = edition->calendar.back().country;
    auto cup = cupOf(wishes, edition->format, *teams, &ready, edition->calendar);
    if (!cup || !wishes.from)
        return cup;
    TOUCHLINE_TRY(enterRealResults(cup->competition, *edition, wishes.from));
    return cup;
}

} // namespace

std::optional<int> seasonOutGamesOf(const CompetitionWishes &wishes)
{
    const auto rules = wishedDiscipline(wishes);
    return rules && hasEndlessAbsences(*rules) ? std::optional(rules->value(outGamesKey).toInt())
                                               : std::nullopt;
}

bool usesChart(const CompetitionWishes &wishes, const Format &format, const QString &chart)
{
    const Game &game = *wishes.choice.game;
    const GameInfo &info = game.info();
    OptionUse use;
    use.agents << wishes.choice.agents[Side::Home] << wishes.choice.agents[Side::Away] << wishes.agent;
    for (const auto &[team, agent] : wishes.agents)
        use.agents << agent;
    use.isOfConference = wishes.format == qualifyingTemplate;
    use.drawsHost = wishes.host.isEmpty() && hasHost(wishes, format);
    const auto isUsedAt = [&](const QString &name, const OptionValues &values) {
        const auto level = findLevel(info.levels, name);
        return level && game.usesChart(chart, **level, values, use);
    };
    const auto isUsedBy = [&](const MatchRules &rules) {
        const auto own =
            levelChoiceOf(rules, wishes.choice.level, toJson(wishes.choice.options, info.options), info);
        return own && isUsedAt(own->level, own->options);
    };
    return isUsedAt(wishes.choice.level, wishes.choice.options) ||
           std::any_of(wishes.matchRules.begin(), wishes.matchRules.end(), isUsedBy) ||
           std::any_of(format.matchRules.begin(), format.matchRules.end(), isUsedBy);
}

bool isDrawnBracket(const Format &format)
{
    const auto *knockout =
        format.stages.empty() ? nullptr : std::get_if<KnockoutStage>(&format.stages.front().plan);
    return knockout != nullptr && format.pool > 0 && !knockout->rounds.empty() &&
           !knockout->rounds.front().isDrawn();
}

bool isDrawnByChance(const CompetitionWishes &wishes)
{
    if (wishes.isReal || !wishes.draw.isEmpty())
        return !wishes.isReal && (wishes.draw == randomDraw || wishes.draw == balancedDrawName);
    const auto draws = readyDraws(QStringLiteral("historic"));
    return draws && std::none_of(draws->begin(), draws->end(),
                                 [&wishes](const ReadyDraw &draw) { return draw.format == wishes.format; });
}

Result<void> checkDrawName(const CompetitionWishes &wishes)
{
    if (wishes.draw.isEmpty() || wishes.draw == randomDraw || wishes.isReal)
        return {};
    if (wishesQualifying(wishes))
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core",
                                      "With qualifying there is no ready-made draw \"%1\": the groups "
                                      "are drawn."),
                    {wishes.draw});
    if (wishes.draw == balancedDrawName)
        return {};
    const auto format = wishes.ownFormat ? Result<Format>(*wishes.ownFormat) : formatTemplate(wishes.format);
    TOUCHLINE_TRY(format);
    const auto draw = readyDrawFor(wishes, *format);
    return draw ? Result<void>() : fail(draw.error());
}

Result<NewCompetition> newCompetition(const CompetitionWishes &wishes)
{
    const bool isDrawn = !wishesQualifying(wishes) && isDrawnByChance(wishes);
    if (!wishes.clubs.empty() && !isDrawn)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "The teams of this competition are given: clubs can only take "
                                              "part where the teams are drawn."));
    if (wishes.isReal && wishes.rules)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "A tournament as it was held has the points and tie-breaks of "
                                              "that year."));
    if (wishes.isReal)
        return realCup(wishes);
    if (wishesQualifying(wishes))
        return cupWithQualifying(wishes);
    auto format = wishes.ownFormat ? Result<Format>(*wishes.ownFormat) : formatTemplate(wishes.format);
    TOUCHLINE_TRY(format);
    if (wishes.rules && tablesOf(*format).empty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "This format has no tables, so points and tie-breaks have no "
                                              "effect."));
    if (wishes.rules)
        setRules(*format, *wishes.rules);
    const bool isByChance = isDrawnByChance(wishes);
    if (isByChance && wishes.teams.empty() && wishes.clubs.empty())
        return cupOfPickedTeams(wishes, *format);
    std::optional<ReadyDraw> ready;
    if (!isByChance) {
        auto draw = readyDrawFor(wishes, *format);
        TOUCHLINE_TRY(draw);
        ready = std::move(*draw);
    }
    const auto teams = ready ? teamsNamed(ready->teams()) : Result<KnownTeams>(wishes.teams);
    TOUCHLINE_TRY(teams);
    return cupOf(wishes, std::move(*format), *teams, ready ? &*ready : nullptr);
}

} // namespace touchline
