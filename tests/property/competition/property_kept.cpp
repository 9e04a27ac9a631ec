// SPDX-License-Identifier: GPL-3.0-or-later
// What was accepted is read again, whatever has happened since.
#include "core/competition/competition_json.h"
#include "core/competition/templates/templates.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/settled_by_chance.h"

#include <QTest>

#include <rapidcheck.h>

namespace property_kept {

using namespace touchline;

namespace {

TieRules keptTieRules(Generator &generator)
{
    TieRules rules;
    rules.legs = chance::oneIn(3, generator) ? 1 : 2;
    rules.awayGoals = rules.legs == 2 && chance::oneIn(2, generator);
    rules.awayGoalsInExtraTime = chance::oneIn(2, generator);
    rules.extraTime = static_cast<DecisionRules::ExtraTime>(generator.below(4));
    rules.replays = chance::oneIn(2, generator) ? 0 : static_cast<int>(generator.below(3));
    rules.replaysChangeGround = chance::oneIn(2, generator);
    rules.lastResort =
        chance::oneIn(3, generator) ? TieRules::LastResort::Lots : TieRules::LastResort::ShootOut;
    return rules;
}

Format keptLeague(Generator &generator)
{
    Format format = cup::league(4);
    auto &stage = std::get<RoundRobinStage>(format.stages.front().plan);
    stage.extraTime = chance::oneIn(2, generator);
    if (chance::oneIn(2, generator)) {
        stage.playOffs = {1};
        stage.rules.tieBreaks = {TieBreak::Points, TieBreak::PlayOff, TieBreak::Lots};
        stage.playOffRules = keptTieRules(generator);
        stage.playOffRules.legs = 1;
        stage.playOffRules.awayGoals = false;
        stage.playOffRules.lastResort = TieRules::LastResort::Table;
    }
    return format;
}

Format keptFormat(Generator &generator)
{
    const QStringList names{QStringLiteral("cup-9-two-legs-away-goals"),
                            QStringLiteral("cup-6-replays"),
                            QStringLiteral("groups-2x4-two-legs"),
                            QStringLiteral("worldcup-1938"),
                            QStringLiteral("worldcup-1954"),
                            QStringLiteral("apertura-6")};
    switch (generator.below(6)) {
    case 0:
    case 1:
        return cup::cupOfFour(keptTieRules(generator));
    case 2:
        return keptLeague(generator);
    case 3:
        return cup::doubleElimination();
    case 4:
        return cup::swiss(6, 3);
    default:
        return formatTemplate(names.at(static_cast<qsizetype>(
                                  generator.below(static_cast<std::uint32_t>(names.size())))))
            .value();
    }
}

/// Another ranking, or somebody else who decides for a team.
void changeEntrants(Competition &competition, Generator &generator)
{
    const auto teams = static_cast<std::uint32_t>(competition.definition().entrants.size());
    const auto one = static_cast<int>(generator.below(teams));
    const auto other = static_cast<int>(generator.below(teams));
    if (chance::oneIn(3, generator)) {
        const bool isRanked = competition.setRanking({one, other}).has_value();
        RC_ASSERT(isRanked == (one != other));
        if (isRanked)
            RC_ASSERT(competition.entrant(one).ranking < competition.entrant(other).ranking);
    }
    if (chance::oneIn(3, generator)) {
        std::vector<QString> agents(static_cast<std::size_t>(teams));
        agents[static_cast<std::size_t>(one)] = QStringLiteral("person");
        RC_ASSERT(competition.setAgents(agents).has_value());
    }
}

/// The reports and what else is kept, one by one, as a league file has them.
Result<Competition> readFromFacts(const Competition &competition)
{
    std::vector<MatchReport> reports;
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i)
        if (const MatchReport *report = competition.report(static_cast<int>(i)))
            reports.push_back(*report);
    // In any order: a league file has them by their ids.
    std::reverse(reports.begin(), reports.end());
    return competitionFromFacts(factsToJson(competition), std::move(reports), competition.setAside());
}

void mustBeKept(const Competition &competition, const Result<Competition> &read)
{
    if (!read) {
        const Problems &problems = read.error().problems;
        RC_FAIL((problems.empty() ? read.error().message : problems.front().what).english().toStdString());
    }
    RC_ASSERT(*read == competition);
    RC_ASSERT(read->setAside() == competition.setAside());
    RC_ASSERT(progress(*read) == progress(competition));
}

} // namespace

class PropertyKept : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasAcceptedIsReadAgain()
    {
        QVERIFY(rc::check("record, write, read: the same", [] {
            Generator generator(*rc::gen::arbitrary<std::uint64_t>());
            Competition competition = cup::hold(keptFormat(generator));
            chance::settleAll(competition, generator);
            mustBeKept(competition, competitionFromJson(toJson(competition)));
            const int changes = *rc::gen::inRange(0, 12);
            for (int change = 0; change < changes; ++change) {
                chance::changeSomething(competition, generator);
                changeEntrants(competition, generator);
                mustBeKept(competition, competitionFromJson(toJson(competition)));
                mustBeKept(competition, readFromFacts(competition));
            }
        }));
    }
};

TOUCHLINE_TEST(PropertyKept)

} // namespace property_kept

#include "property_kept.moc"
