// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forecast/real_calibration.h"

#include "core/base/index.h"
#include "core/base/parallel.h"
#include "core/competition/editions/real_edition.h"
#include "core/forecast/fitted_scores.h"
#include "core/forecast/forecast.h"
#include "core/match/match_runner.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/new_competition.h"

#include <QtGlobal>

#include <algorithm>
#include <atomic>
#include <map>
#include <optional>
#include <set>

namespace touchline {

namespace {

/// A match of the records; in its result teams are associations: West Germany is Germany.
struct Recorded
{
    int year = 0;
    int number = 0;
    /// In their order, so that the order of the records, which name the winner first, says nothing.
    PerSide<QString> codes;
    FittedScores::Observed result;
};

std::size_t outcomeOf(const Score &score)
{
    return score.home > score.away ? 0 : score.home == score.away ? 1 : 2;
}

/// 1954 of "worldcup-1954".
int yearOf(const QString &edition)
{
    return edition.section(u'-', 1).toInt();
}

/// The real World Cups with all their results.
class Records
{
public:
    Result<void> read()
    {
        for (const QString &name : realEditionNames()) {
            auto edition = realEdition(name);
            TOUCHLINE_TRY(edition);
            m_editions.emplace(yearOf(name), std::move(*edition));
        }
        for (const auto &[year, edition] : m_editions)
            TOUCHLINE_TRY(readMatches(year, edition));
        return {};
    }

    /// By year.
    [[nodiscard]] const std::map<int, RealEdition> &editions() const { return m_editions; }
    [[nodiscard]] const std::vector<Recorded> &matches() const { return m_matches; }
    [[nodiscard]] std::size_t associations() const { return m_associations.size(); }
    [[nodiscard]] std::vector<FittedScores::Observed> before(int year) const
    {
        std::vector<FittedScores::Observed> results;
        for (const Recorded &one : m_matches)
            if (one.year < year)
                results.push_back(one.result);
        return results;
    }

private:
    Result<void> readMatches(int year, const RealEdition &edition)
    {
        for (const RealMatch &match : edition.matches) {
            Recorded recorded{year, match.match, match.teams, {{}, match.after90, {}}};
            if (recorded.codes[Side::Away] < recorded.codes[Side::Home]) {
                std::swap(recorded.codes[Side::Home], recorded.codes[Side::Away]);
                std::swap(recorded.result.goals.home, recorded.result.goals.away);
            }
            const auto place =
                std::find_if(edition.calendar.begin(), edition.calendar.end(),
                             [&match](const Appointment &one) { return one.match == match.match; });
            for (const Side side : bothSides) {
                const auto team = historicTeamNamed(recorded.codes[side]);
                TOUCHLINE_TRY(team);
                const QString &lineage = (*team)->team.lineage;
                recorded.result.teams[side] =
                    m_associations.emplace(lineage, static_cast<int>(m_associations.size())).first->second;
                if (place != edition.calendar.end() && place->country == lineage)
                    recorded.result.ground = side;
            }
            m_matches.push_back(recorded);
        }
        return {};
    }

    std::map<int, RealEdition> m_editions;
    std::map<QString, int> m_associations;
    std::vector<Recorded> m_matches;
};

/// By the draws among earlier results; as if there had been one and a half more matches, half of one drawn,
/// since in 1930 none was.
OutcomeForecast byDrawRate(const std::vector<FittedScores::Observed> &results)
{
    const auto draws = std::count_if(results.begin(), results.end(),
                                     [](const FittedScores::Observed &one) { return one.goals.isLevel(); });
    const double rate = (static_cast<double>(draws) + 0.5) / (static_cast<double>(results.size()) + 1.5);
    return {{(1 - rate) / 2, rate, (1 - rate) / 2}};
}

/// One World Cup as a competition of the game, with nothing played.
struct Edition
{
    NewCompetition made;
    Progress now;
    OutcomeForecast drawRate;
    FittedScores poisson;
};

Result<Edition> editionOf(int year, const Records &records, const RealCalibrationWishes &wishes)
{
    CompetitionWishes cup;
    cup.format = records.editions().at(year).format.name;
    cup.isReal = true;
    cup.seed = wishes.seed;
    cup.choice = wishes.choice;
    auto made = newCompetition(cup);
    TOUCHLINE_TRY(made);
    const auto before = records.before(year);
    Progress now = progress(made->competition);
    return Edition{std::move(*made), std::move(now), byDrawRate(before),
                   FittedScores(records.associations(), before)};
}

/// One match between the same teams, again and again.
class RepeatedMatch
{
public:
    RepeatedMatch(const Game &game, FixtureSetup setup, PerSide<QString> agents)
        : m_game(game)
        , m_setup(std::move(setup))
        , m_agents(std::move(agents))
        , m_fast(game.simulated(m_setup, m_agents))
    {
    }

    /// Who leads after 90 minutes; where a game counts no goals, who won.
    Result<std::optional<Side>> play(std::uint64_t seed)
    {
        Generator dice(seedOfNumber(seed, 0));
        PerSide<Generator> agents{{Generator(seedOfNumber(seed, 1)), Generator(seedOfNumber(seed, 2))}};
        if (m_fast != nullptr) {
            m_fast->play({{}, {}, dice, agents}, m_report);
            return leaderOf(m_report);
        }
        PerSide<std::unique_ptr<Agent>> players;
        for (const Side side : bothSides) {
            auto player = m_game.makeAgent(m_agents[side], side, agents[side]);
            TOUCHLINE_TRY(player);
            players[side] = std::move(*player);
        }
        SeededDice seeded(dice);
        const auto played =
            playMatch(m_game, m_setup, seeded, {{players[Side::Home].get(), players[Side::Away].get()}});
        TOUCHLINE_TRY(played);
        return leaderOf(played->report);
    }

private:
    static std::optional<Side> leaderOf(const MatchReport &report)
    {
        return report.score.isLevel() ? report.winner : report.score.leader();
    }

    const Game &m_game;
    const FixtureSetup m_setup;
    const PerSide<QString> m_agents;
    const std::unique_ptr<SimulatedMatch> m_fast;
    MatchReport m_report;
};

class RealCalibrator
{
public:
    RealCalibrator(const RealCalibrationWishes &wishes, const CalibrationProgress &onProgress)
        : m_wishes(wishes)
        , m_onProgress(onProgress)
    {
    }

    Result<RealCalibration> calibrated()
    {
        const auto year = chosenYear();
        TOUCHLINE_TRY(year);
        TOUCHLINE_TRY(m_records.read());
        chooseMatches(*year);
        TOUCHLINE_TRY(makeEditions());
        const auto all = static_cast<int>(m_chosen.size());
        RealCalibration real;
        real.matches.resize(m_chosen.size());
        const auto isWhole = inParallel(
            0, all, threadsFor(m_wishes.threads, all),
            [&](int match, int thread) { return forecastOne(match, thread, real.matches[at(match)]); },
            [this] { return !m_isEnded; });
        TOUCHLINE_TRY(isWhole);
        real.isCutShort = m_isEnded;
        if (m_isEnded)
            real.matches.clear();
        for (const RealForecast &match : real.matches)
            addTo(real.cards, match);
        return real;
    }

private:
    /// The year of the one that is asked for, 0 = of all. Errors: those of calibrateReal().
    [[nodiscard]] Result<int> chosenYear() const
    {
        if (m_wishes.edition.isEmpty())
            return 0;
        const auto edition = realEdition(m_wishes.edition);
        TOUCHLINE_TRY(edition);
        if (m_wishes.edition == realEditionNames().constFirst())
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "No World Cup came before that one, so there is nothing to "
                                                  "compare its forecasts with."));
        return yearOf(m_wishes.edition);
    }

    void chooseMatches(int only)
    {
        const int first = m_records.editions().begin()->first;
        for (const Recorded &match : m_records.matches())
            if (match.year == only || (only == 0 && match.year != first))
                m_chosen.push_back(&match);
    }

    Result<void> makeEditions()
    {
        std::vector<int> years;
        for (const Recorded *match : m_chosen)
            if (years.empty() || years.back() != match->year)
                years.push_back(match->year);
        const auto all = static_cast<int>(years.size());
        std::vector<std::optional<Edition>> made(years.size());
        const auto isWhole = inParallel(
            0, all, threadsFor(m_wishes.threads, all),
            [&](int year, int thread) -> Result<void> {
                if (thread == 0)
                    tell();
                auto edition = editionOf(years[at(year)], m_records, m_wishes);
                TOUCHLINE_TRY(edition);
                made[at(year)] = std::move(*edition);
                return {};
            },
            [this] { return !m_isEnded; });
        TOUCHLINE_TRY(isWhole);
        for (std::size_t i = 0; i < made.size(); ++i)
            if (made[i])
                m_editions.emplace(years[i], std::move(*made[i]));
        return {};
    }

    Result<void> forecastOne(int index, int thread, RealForecast &forecast)
    {
        if (m_isEnded)
            return {};
        const Recorded &match = *m_chosen[at(index)];
        const Edition &edition = m_editions.at(match.year);
        const Competition &competition = edition.made.competition;
        const int fixture = competition.indexOfNumber(match.number);
        PerSide<int> teams;
        for (const Side side : bothSides) {
            const auto &entrants = competition.definition().entrants;
            const auto found = std::find_if(entrants.begin(), entrants.end(), [&](const Entrant &one) {
                return one.handle() == match.codes[side];
            });
            teams[side] = static_cast<int>(found - entrants.begin());
            forecast.teams[side] = found->name;
        }
        forecast.year = match.year;
        forecast.score = match.result.goals;
        auto cards = byCards(edition, fixture, teams, index, thread);
        TOUCHLINE_TRY(cards);
        const FittedScores::Observed &result = match.result;
        forecast.said = {*cards, OutcomeForecast{{1.0 / 3, 1.0 / 3, 1.0 / 3}}, edition.drawRate,
                         OutcomeForecast{edition.poisson.outcomes(result.teams, result.ground)}};
        ++m_done;
        return {};
    }

    Result<OutcomeForecast> byCards(const Edition &edition, int fixture, const PerSide<int> &teams, int index,
                                    int thread)
    {
        const Competition &competition = edition.made.competition;
        const PlayRules &rules = edition.made.rules;
        auto setup = setupOf(competition, edition.now, fixture, teams, rules);
        TOUCHLINE_TRY(setup);
        // To its end after 90 minutes, whatever comes then.
        setup->decision = {};
        RepeatedMatch match(*rules.choice.game, std::move(*setup),
                            choiceFor(competition, fixture, teams, rules).agents);
        OutcomeForecast forecast;
        forecast.runs = m_wishes.runs;
        std::array<int, 3> counts{};
        for (int run = 0; run < m_wishes.runs && !m_isEnded; ++run) {
            const auto leader = match.play(seedOfNumber(seedOfNumber(m_wishes.seed, index), run));
            TOUCHLINE_TRY(leader);
            ++counts[!*leader ? 1 : **leader == Side::Home ? 0 : 2];
            if (thread == 0)
                tell();
        }
        for (std::size_t i = 0; i < counts.size(); ++i)
            forecast.chances[i] = static_cast<double>(counts[i]) / m_wishes.runs;
        return forecast;
    }

    void tell()
    {
        if (m_onProgress && !m_onProgress(static_cast<double>(m_done) / static_cast<double>(m_chosen.size())))
            m_isEnded = true;
    }

    void addTo(Calibration &cards, const RealForecast &match) const
    {
        Calibration one;
        const OutcomeForecast &said = match.said[static_cast<std::size_t>(Forecaster::Cards)];
        for (std::size_t i = 0; i < said.chances.size(); ++i)
            one.add({qRound(said.chances[i] * said.runs), said.runs}, i == match.outcome());
        cards.addGroup(one);
    }

    const RealCalibrationWishes &m_wishes;
    const CalibrationProgress &m_onProgress;
    Records m_records;
    std::vector<const Recorded *> m_chosen;
    std::map<int, Edition> m_editions;
    std::atomic_int m_done = 0;
    std::atomic_bool m_isEnded = false;
};

template <class Value>
Estimate over(const std::vector<RealForecast> &matches, int year, const Value &value)
{
    std::vector<double> values;
    for (const RealForecast &match : matches)
        if (year == 0 || match.year == year)
            values.push_back(value(match));
    return estimateOf(values);
}

const OutcomeForecast &saidBy(Forecaster by, const RealForecast &match)
{
    return match.said[static_cast<std::size_t>(by)];
}

} // namespace

std::size_t RealForecast::outcome() const
{
    return outcomeOf(score);
}

Estimate RealCalibration::brier(Forecaster by, int year) const
{
    return over(matches, year,
                [by](const RealForecast &match) { return brierScore(saidBy(by, match), match.outcome()); });
}

Estimate RealCalibration::logLoss(Forecaster by, int year) const
{
    return over(matches, year, [by](const RealForecast &match) {
        return touchline::logLoss(saidBy(by, match), match.outcome());
    });
}

Estimate RealCalibration::hits(Forecaster by, int year) const
{
    return over(matches, year,
                [by](const RealForecast &match) { return hit(saidBy(by, match), match.outcome()); });
}

Estimate RealCalibration::brierAhead(Forecaster of) const
{
    return over(matches, 0, [of](const RealForecast &match) {
        return brierScore(saidBy(of, match), match.outcome()) -
               brierScore(saidBy(Forecaster::Cards, match), match.outcome());
    });
}

Estimate RealCalibration::logLossAhead(Forecaster of) const
{
    return over(matches, 0, [of](const RealForecast &match) {
        return touchline::logLoss(saidBy(of, match), match.outcome()) -
               touchline::logLoss(saidBy(Forecaster::Cards, match), match.outcome());
    });
}

std::vector<int> RealCalibration::years() const
{
    std::set<int> all;
    for (const RealForecast &match : matches)
        all.insert(match.year);
    return {all.begin(), all.end()};
}

Result<RealCalibration> calibrateReal(const RealCalibrationWishes &wishes,
                                      const CalibrationProgress &onProgress)
{
    if (!playsMatches(wishes.choice.game->info()))
        return fail(Fault::Refused, noGameToCheck);
    if (wishes.runs < 2 || wishes.runs > mostContinuations)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The number must be between %1 and %2."),
                    {QString::number(2), QString::number(mostContinuations)});
    return RealCalibrator(wishes, onProgress).calibrated();
}

} // namespace touchline
