// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forecast/forecast_matches.h"

#include "core/base/index.h"
#include "core/play/matches/condition_desk.h"
#include "core/play/matches/fixture_player.h"

namespace touchline {

namespace {

/// Some 2 kB each: a cup of 32 teams has about 3,000 pairs that can meet in one of its matches.
constexpr std::size_t mostPairs = 10'000;

PlayRules withoutBans(PlayRules rules)
{
    rules.discipline.reset();
    return rules;
}

} // namespace

ForecastMatches::ForecastMatches(const Competition &competition, const Progress &now, const PlayRules &rules)
    : m_rules(rules)
    , m_withoutBans(withoutBans(rules))
    , m_isPlain(competition.setAside().empty())
    , m_lastPairs(competition.fixtures().size())
    , m_reports(competition.fixtures().size())
{
    if (!rules.discipline)
        return;
    m_ledgers = RunningLedgers::of(competition, now, *rules.discipline);
    m_isPlain = m_isPlain && m_ledgers;
}

void ForecastMatches::begin()
{
    if (m_ledgers)
        m_ledgers->goBack();
}

Result<std::shared_ptr<const MatchReport>> ForecastMatches::play(const Competition &rest, const Progress &now,
                                                                 int fixture)
{
    const PerSide<int> &teams = now.fixtures[at(fixture)].teams;
    std::shared_ptr<const MatchReport> report;
    if (SimulatedMatch *pair = pairFor(rest, now, fixture); pair != nullptr) {
        report = simulate(*pair, rest, teams, fixture);
    } else {
        auto played = playFixture(rest, now, fixture, m_rules, attemptOf(rest, fixture));
        TOUCHLINE_TRY(played);
        report = std::make_shared<const MatchReport>(std::move(played->report));
    }
    if (m_ledgers)
        m_ledgers->add(fixture, teams, *report);
    return report;
}

SimulatedMatch *ForecastMatches::pairFor(const Competition &rest, const Progress &now, int fixture)
{
    if (!m_isPlain)
        return nullptr;
    const PerSide<int> &teams = now.fixtures[at(fixture)].teams;
    LastPair &last = m_lastPairs[at(fixture)];
    if (last.teams == teams)
        return last.pair;
    const std::size_t entrants = rest.definition().entrants.size();
    const std::uint64_t key =
        (at(fixture) * entrants + at(teams[Side::Home])) * entrants + at(teams[Side::Away]);
    auto found = m_pairs.find(key);
    if (found == m_pairs.end()) {
        if (m_pairs.size() == mostPairs) {
            m_pairs.clear();
            m_lastPairs.assign(m_lastPairs.size(), {});
        }
        found = m_pairs.emplace(key, preparedPair(rest, now, fixture)).first;
    }
    m_lastPairs[at(fixture)] = {teams, found->second.get()};
    return found->second.get();
}

std::unique_ptr<SimulatedMatch> ForecastMatches::preparedPair(const Competition &rest, const Progress &now,
                                                              int fixture) const
{
    const PerSide<int> &teams = now.fixtures[at(fixture)].teams;
    if (!conditionRolls(rest, fixture).empty())
        return nullptr;
    const auto setup = setupOf(rest, now, fixture, teams, m_withoutBans);
    const auto hasAbsence = [&setup](Side side) { return !setup->sides[side].absent.empty(); };
    if (!setup || hasAbsence(Side::Home) || hasAbsence(Side::Away))
        return nullptr;
    return m_rules.choice.game->simulated(*setup, choiceFor(rest, fixture, teams, m_rules).agents);
}

std::shared_ptr<const MatchReport> ForecastMatches::simulate(SimulatedMatch &pair, const Competition &rest,
                                                             const PerSide<int> &teams, int fixture)
{
    std::shared_ptr<MatchReport> &report = m_reports[at(fixture)];
    if (report == nullptr)
        report = std::make_shared<MatchReport>();
    report->fixture = rest.fixtures()[at(fixture)].id;
    m_playing.decision = decisionRules(rest, fixture);
    m_playing.dice = matchStream(MatchStream::Dice, rest, fixture, 0);
    for (const Side side : bothSides) {
        // Without its name, which nobody reads: threads that share the text wait for each other.
        report->teams[side].team = rest.entrant(teams[side]).id;
        if (m_ledgers)
            m_playing.absent[side] = m_ledgers->absentIn(fixture, teams[side]);
        m_playing.agents[side] = matchStream(
            side == Side::Home ? MatchStream::HomeAgent : MatchStream::AwayAgent, rest, fixture, 0);
    }
    pair.play(m_playing, *report);
    return report;
}

} // namespace touchline
