// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forecast/cup_calibration.h"

#include "core/base/index.h"
#include "core/base/parallel.h"
#include "core/forecast/forecast.h"
#include "core/play/matches/fixture_player.h"

#include <QtGlobal>

#include <algorithm>
#include <atomic>
#include <optional>

namespace touchline {

namespace {

using Kind = ForecastQuestion::Kind;

/// Cups that are kept apart before they are added up, in their order: the same sums with any number of
/// threads.
constexpr int cupsAtOnce = 64;

/// A competition before the first match of a stage.
struct Moment
{
    int stage = 0;
    Competition competition;
};

/// One competition, with how it stood before each of its stages.
struct PlayedCup
{
    PlayRules rules;
    std::vector<Moment> moments;
    Competition end;
};

Result<PlayedCup> playedCup(NewCompetition &&made)
{
    PlayedCup cup{std::move(made.rules), {{0, made.competition}}, std::move(made.competition)};
    const auto played = playAll(
        cup.end,
        [&cup](const Competition &competition, const Progress &now, int fixture) -> Result<MatchReport> {
            const int stage = competition.fixtures()[at(fixture)].stage;
            if (stage > cup.moments.back().stage)
                cup.moments.push_back({stage, competition});
            auto match = playFixture(competition, now, fixture, cup.rules, attemptOf(competition, fixture));
            TOUCHLINE_TRY(match);
            return std::move(match->report);
        });
    TOUCHLINE_TRY(played);
    return cup;
}

/// What is known when a stage begins.
struct Known
{
    /// The round or stage that begins: index in ForecastCounts::stages, -1 where it is none of these.
    int stage = -1;
    /// Who is in it; all where it is none of these.
    std::vector<int> teams;
    /// By ForecastCounts::stages: whether it is known who reaches it.
    std::vector<bool> isDecided;
};

bool isDecided(const ForecastStage &stage, const Competition &competition, const Progress &now)
{
    for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
        const Fixture &fixture = competition.fixtures()[i];
        if (fixture.stage != stage.stage || (stage.round >= 0 && fixture.round != stage.round) ||
            fixture.isConditional())
            continue;
        if (now.fixtures[i].teams[Side::Home] < 0 || now.fixtures[i].teams[Side::Away] < 0)
            return false;
    }
    return true;
}

/// Nothing where stages overlap, so that it is open who is in the one that begins, and where it is not on the
/// way to the title.
std::optional<Known> knownIn(const Moment &moment, const Progress &now, const ForecastCounts &counts)
{
    Known known;
    const auto &all = counts.stages;
    const auto found = std::find_if(
        all.begin(), all.end(), [&moment](const ForecastStage &one) { return one.stage == moment.stage; });
    if (found != all.end())
        known.stage = static_cast<int>(found - all.begin());
    else if (moment.stage > 0)
        return std::nullopt;
    for (int team = 0; team < static_cast<int>(counts.teams.size()); ++team) {
        const int reached = known.stage < 0 ? counts.runs : counts.teams[at(team)].reached[at(known.stage)];
        if (reached == counts.runs)
            known.teams.push_back(team);
        else if (reached > 0)
            return std::nullopt;
    }
    for (int stage = 0; stage < static_cast<int>(all.size()); ++stage)
        known.isDecided.push_back(stage <= known.stage || isDecided(all[at(stage)], moment.competition, now));
    return known;
}

/// One cup's answers.
class CupAnswers
{
public:
    /// `truth`: counted of the one competition that was played.
    void add(const Moment &moment, const Progress &now, const ForecastCounts &said,
             const ForecastCounts &truth)
    {
        const auto known = knownIn(moment, now, said);
        if (!known)
            return;
        const int before = moment.stage;
        for (const int team : known->teams) {
            const TeamForecast &chances = said.teams[at(team)];
            const TeamForecast &real = truth.teams[at(team)];
            for (std::size_t stage = 0; stage < said.stages.size(); ++stage)
                if (!known->isDecided[stage])
                    note({Kind::Stage, said.stages[stage].name, before},
                         said.chanceOf(chances.reached[stage]), real.reached[stage] > 0);
            if (said.title(team).of > 0)
                note({Kind::Title, {}, before}, said.title(team), truth.title(team).times > 0);
        }
        for (std::size_t i = 0; i < said.matches.size(); ++i)
            addMatch(before, said.matches[i], truth.matches[i], said.runs);
    }

    [[nodiscard]] const std::vector<CupCalibration::Answers> &answers() const { return m_answers; }
    [[nodiscard]] const Calibration &teams() const { return m_teams; }
    [[nodiscard]] const Calibration &matches() const { return m_matches; }

private:
    void addMatch(int before, const MatchForecast &said, const MatchForecast &real, int runs)
    {
        // A replay that may not be needed is no match of every continuation.
        if (said.played != runs || real.played == 0)
            return;
        const auto noteOne = [&](Kind kind, int times, int came) {
            note({kind, {}, before}, {times, runs}, came > 0);
        };
        noteOne(Kind::HomeWin, said.won[Side::Home], real.won[Side::Home]);
        noteOne(Kind::Draw, said.drawn, real.drawn);
        noteOne(Kind::AwayWin, said.won[Side::Away], real.won[Side::Away]);
    }

    void note(const ForecastQuestion &question, const Chance &said, bool happened)
    {
        auto found =
            std::find_if(m_answers.begin(), m_answers.end(), [&question](const CupCalibration::Answers &one) {
                return one.question == question;
            });
        if (found == m_answers.end())
            found = m_answers.insert(m_answers.end(), {question, {}});
        found->calibration.add(said, happened);
        (question.isOfMatch() ? m_matches : m_teams).add(said, happened);
    }

    std::vector<CupCalibration::Answers> m_answers;
    Calibration m_teams;
    Calibration m_matches;
};

void addTo(CupCalibration &sum, const CupAnswers &cup)
{
    ++sum.cups;
    for (const CupCalibration::Answers &more : cup.answers()) {
        auto found =
            std::find_if(sum.answers.begin(), sum.answers.end(), [&more](const CupCalibration::Answers &one) {
                return one.question == more.question;
            });
        if (found == sum.answers.end())
            found = sum.answers.insert(sum.answers.end(), {more.question, {}});
        found->calibration.addGroup(more.calibration);
    }
    sum.teams.calibration.addGroup(cup.teams());
    sum.matches.calibration.addGroup(cup.matches());
}

/// What who knows only how often each thing comes would score.
void addBase(CupCalibration::Pool &pool, const Calibration &calibration)
{
    const double weight = static_cast<double>(calibration.cases()) / pool.calibration.cases();
    pool.baseBrier += weight * calibration.baseBrier();
    pool.baseLogLoss += weight * calibration.baseLogLoss();
}

class CupCalibrator
{
public:
    CupCalibrator(const CupCalibrationWishes &wishes, const CalibrationProgress &onProgress)
        : m_wishes(wishes)
        , m_onProgress(onProgress)
        , m_threads(threadsFor(wishes.threads, cupsAtOnce))
    {
    }

    Result<CupCalibration> calibrated()
    {
        CupCalibration sum;
        auto first = newCompetition(wishesOf(0));
        TOUCHLINE_TRY(first);
        if (!playsMatches(first->rules.choice.game->info()))
            return fail(Fault::Refused, noGameToCheck);
        const Format &format = first->competition.definition().format;
        sum.title = format.title;
        for (const Stage &stage : format.stages)
            sum.stages.push_back(stage.name);
        for (int begin = 0; begin < m_wishes.cups; begin += cupsAtOnce) {
            const int end = std::min(begin + cupsAtOnce, m_wishes.cups);
            std::vector<CupAnswers> cups(at(end - begin));
            const auto isWhole = inParallel(
                begin, end, m_threads,
                [&](int cup, int thread) { return play(cup, thread, cups[at(cup - begin)]); },
                [this] { return !m_isEnded; });
            TOUCHLINE_TRY(isWhole);
            if (m_isEnded)
                break;
            for (const CupAnswers &cup : cups)
                addTo(sum, cup);
        }
        for (const CupCalibration::Answers &one : sum.answers)
            addBase(one.question.isOfMatch() ? sum.matches : sum.teams, one.calibration);
        return sum;
    }

private:
    [[nodiscard]] CompetitionWishes wishesOf(int cup) const
    {
        CompetitionWishes wishes = m_wishes.cup;
        wishes.seed = seedOfNumber(m_wishes.cup.seed, 2 * cup);
        return wishes;
    }

    Result<void> play(int number, int thread, CupAnswers &answers)
    {
        auto made = newCompetition(wishesOf(number));
        TOUCHLINE_TRY(made);
        const auto cup = playedCup(std::move(*made));
        TOUCHLINE_TRY(cup);
        const Progress end = progress(cup->end);
        ForecastWishes wishes;
        wishes.runs = m_wishes.runs;
        wishes.threads = 1;
        const auto moments = static_cast<int>(cup->moments.size());
        for (int i = 0; i < moments; ++i) {
            const Moment &moment = cup->moments[at(i)];
            // The competition's own chance has the number before.
            wishes.seed = seedOfNumber(seedOfNumber(m_wishes.cup.seed, 2 * number + 1), moment.stage);
            const auto said = forecast(moment.competition, &cup->rules, wishes, [&](int played, int all) {
                const double part = (i + static_cast<double>(played) / all) / moments;
                return thread == 0 ? tell(part) : !m_isEnded;
            });
            TOUCHLINE_TRY(said);
            if (m_isEnded)
                return {};
            const Progress now = progress(moment.competition);
            ForecastCounts truth(moment.competition, now);
            truth.count(cup->end, end);
            answers.add(moment, now, said->counts, truth);
        }
        ++m_done;
        return {};
    }

    /// `part`: how much of this thread's cup is done; the others are about as far.
    bool tell(double part)
    {
        if (m_onProgress && !m_onProgress(std::min(1.0, (m_done + part * m_threads) / m_wishes.cups)))
            m_isEnded = true;
        return !m_isEnded;
    }

    const CupCalibrationWishes &m_wishes;
    const CalibrationProgress &m_onProgress;
    const int m_threads;
    std::atomic_int m_done = 0;
    std::atomic_bool m_isEnded = false;
};

} // namespace

Result<CupCalibration> calibrateCups(const CupCalibrationWishes &wishes,
                                     const CalibrationProgress &onProgress)
{
    const auto outside = [](int least, int most) {
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The number must be between %1 and %2."),
                    {QString::number(least), QString::number(most)});
    };
    if (wishes.cups < 1 || wishes.cups > mostCalibrationCups)
        return outside(1, mostCalibrationCups);
    if (wishes.runs < 2 || wishes.runs > mostContinuations)
        return outside(2, mostContinuations);
    return CupCalibrator(wishes, onProgress).calibrated();
}

} // namespace touchline
