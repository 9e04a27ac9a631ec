// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/match/match_tables.h"

#include "core/games/atcs/match/host_draw.h"

#include "core/games/atcs/charts/charts.h"
#include "core/games/atcs/match/atcs_options.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::atcs {

namespace {

constexpr auto place352 = static_cast<std::size_t>(Formation::F352);
constexpr auto place433 = static_cast<std::size_t>(Formation::F433);

/// The shipped charts with the player's own in place, and the cells that options change (R1, R7).
std::shared_ptr<const Charts> chartsFor(const FixtureSetup &setup, const RuleOptions &options,
                                        Problems &problems)
{
    auto read = chartSet().with(setup.charts);
    if (!read) {
        if (read.error().problems.empty())
            problems.push_back({QStringLiteral("charts"), read.error().message, {}});
        problems.insert(problems.end(), read.error().problems.begin(), read.error().problems.end());
        return nullptr;
    }
    const RuleOptions standard;
    if (options.formation352Sog == standard.formation352Sog &&
        options.fairRefereeCheck == standard.fairRefereeCheck)
        return *read;
    auto changed = std::make_shared<Charts>(**read);
    if (options.formation352Sog != standard.formation352Sog)
        changed->formation[place352][place433].shotsOnGoal = options.formation352Sog;
    if (options.fairRefereeCheck != standard.fairRefereeCheck) {
        RefereeModifiers &fair =
            changed->refereeModifiers[static_cast<std::size_t>(RefereeType::FairAndBalanced)];
        fair.goalCheck = options.fairRefereeCheck;
        fair.refereeCall = options.fairRefereeCheck;
    }
    return changed;
}

CountryChart refereeChart(const FixtureSetup &setup, const Charts &charts, bool oceaniaAustralia,
                          Problems &problems)
{
    const QString name = setup.conditions.value(QStringLiteral("conference")).toString();
    if (name.isEmpty())
        return charts.refereeCountry;
    auto chart = conferenceChart(name, charts, oceaniaAustralia);
    if (!chart) {
        problems.push_back({QStringLiteral("conditions.conference"), chart.error().message, {}});
        return charts.refereeCountry;
    }
    return *chart;
}

void setLocation(const FixtureSetup &setup, MatchTables &tables, Problems &problems)
{
    const QString name = setup.conditions.value(QStringLiteral("location")).toString();
    if (name.isEmpty())
        return;
    const auto country = countryFromName(name);
    if (!country) {
        problems.push_back({QStringLiteral("conditions.location"),
                            {QT_TRANSLATE_NOOP("core", "No chart has the country \"%1\"."), {name}},
                            {}});
        return;
    }
    tables.location = *country;
    tables.locationNatural =
        static_cast<std::int16_t>(setup.conditions.value(QStringLiteral("location_roll")).toInt());
}

/// How the match may be decided, and what the rules need for it.
void setDecision(const FixtureSetup &setup, MatchTables &tables, Problems &problems)
{
    tables.decision = setup.decision;
    // A silver goal is counted at half-time of extra time: so it has one, whatever the option says.
    if (setup.decision.needsWinner && setup.decision.extraTime == DecisionRules::ExtraTime::SilverGoal)
        tables.options.twoExtraPeriods = true;
    if (const auto obstacle = obstacleToDecision(setup.decision, tables.level, tables.options))
        problems.push_back({QStringLiteral("options.quick_scores"), *obstacle, {}});
}

/// Referees come from neither of the two countries, compared by lineage (2.6).
void refuseOwnReferees(const PerSide<const TeamCard *> &cards, MatchTables &tables)
{
    const std::span<const Country> all = countries();
    for (std::size_t place = 0; place < all.size(); ++place)
        for (const Side side : bothSides)
            if (cards[side]->team.lineage == QLatin1String(all[place].lineage))
                tables.refused[place] = true;
}

} // namespace

std::optional<Message> obstacleToDecision(const DecisionRules &decision, Level level,
                                          const RuleOptions &options)
{
    if (decision.needsWinner && decision.firstLeg && level == Level::Quick && !options.quickScores)
        return Message{
            QT_TRANSLATE_NOOP("core", "Two legs are added up: Quick Play needs its scores for that."), {}};
    return std::nullopt;
}

std::shared_ptr<const MatchTables> matchTables(const FixtureSetup &setup, const TeamCard &home,
                                               const TeamCard &away, Problems &problems)
{
    auto tables = std::make_shared<MatchTables>();
    const PerSide<const TeamCard *> cards{{&home, &away}};
    for (const Side side : bothSides) {
        tables->cards[side] = matchCard(*cards[side]);
        tables->solo[side] = setup.sides[side].runBy == QLatin1String("solo");
    }
    tables->level = levelOf(setup.level);
    tables->options = ruleOptions(setup.options);
    setDecision(setup, *tables, problems);
    if (tables->options.homeFieldAdvantage || tables->options.quickHomeAdvantage)
        tables->home = setup.ground;
    setLocation(setup, *tables, problems);
    // What is wrong is told at the levels without charts too.
    tables->charts = chartsFor(setup, tables->options, problems);
    if (tables->charts != nullptr)
        tables->refereeCountries =
            refereeChart(setup, *tables->charts, tables->options.oceaniaAustralia, problems);
    if (tables->hasPlans())
        refuseOwnReferees(cards, *tables);
    return tables;
}

} // namespace touchline::atcs
