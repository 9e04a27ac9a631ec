// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forecast/forecast.h"

#include "core/base/index.h"
#include "core/base/parallel.h"
#include "core/competition/play_through.h"
#include "core/forecast/fitted_scores.h"
#include "core/forecast/forecast_matches.h"
#include "core/play/matches/competition_player.h"
#include "core/play/matches/fixture_player.h"

#include <QtGlobal>

#include <algorithm>
#include <atomic>

namespace touchline {

namespace {

/// Between two looks at the standard error: of whole batches, so that it is the same with any number of
/// threads.
constexpr int batch = 256;

/// Why a match is not played any more; nobody reads it.
constexpr const char *ended = QT_TRANSLATE_NOOP("core", "The forecast was ended.");

/// Refuses where nobody can say how it goes on.
Result<void> checkDecided(const Competition &competition, const Progress &now)
{
    Problems problems;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
        const FixtureState state = now.fixtures[i].state;
        if (state == FixtureState::InConflict || state == FixtureState::Undecided)
            problems.push_back(
                {{}, {objectionTo(state), {QString::number(competition.fixtures()[i].number)}}, {}});
    }
    if (problems.empty())
        return {};
    return fail(Fault::Refused,
                QT_TRANSLATE_NOOP("core", "What comes depends on a decision that has to be made first."), {},
                std::move(problems));
}

/// Who plays the matches of one thread.
struct ThreadPlayer
{
    /// Before each continuation.
    std::function<void()> begin;
    ForecastPlayer play;
};
using PlayerMaker = std::function<ThreadPlayer()>;

/// The continuations, shared out to threads.
class Continuations
{
public:
    Continuations(const Competition &competition, const Progress &now, const PlayerMaker &players,
                  const ForecastWishes &wishes, const ForecastProgress &onProgress)
        : m_competition(competition)
        , m_wishes(wishes)
        , m_onProgress(onProgress)
        , m_nothing(competition, now)
        , m_threads(threadsFor(wishes.threads, batch))
        , m_order(stageOrder(competition))
    {
        for (int thread = 0; thread < m_threads; ++thread)
            m_rest.push_back({competition, now, players()});
    }

    Result<Forecast> played()
    {
        std::vector<ForecastCounts> parts(at(m_threads), m_nothing);
        Forecast forecast;
        for (int first = 0; first < m_wishes.runs && !forecast.isPreciseEnough; first += batch) {
            const auto isWhole = inParallel(
                first, std::min(first + batch, m_wishes.runs), m_threads,
                [&](int run, int thread) { return play(run, thread, parts[at(thread)]); },
                [this] { return !m_isCutShort; });
            TOUCHLINE_TRY(isWhole);
            forecast.isCutShort = m_isCutShort;
            if (m_isCutShort)
                break;
            forecast.isPreciseEnough = m_wishes.standardError > 0 && isPrecise(sumOf(parts));
        }
        forecast.counts = sumOf(parts);
        return forecast;
    }

private:
    /// What one thread plays, kept for the next continuation, so that it need not ask for memory again.
    struct Rest
    {
        Competition competition;
        Progress now;
        ThreadPlayer player;
    };

    Result<void> play(int run, int thread, ForecastCounts &counts)
    {
        Rest &rest = m_rest[at(thread)];
        rest.competition = m_competition;
        rest.competition.setSeed(seedOfNumber(m_wishes.seed, run));
        const bool tells = thread == 0;
        if (rest.player.begin)
            rest.player.begin();
        // Asked before every match: a cup of a game whose coaches think takes seconds.
        const auto played = playToTheEnd(
            rest.competition, rest.now,
            [this, &rest, tells](const Competition &competition, const Progress &now,
                                 int fixture) -> Result<std::shared_ptr<const MatchReport>> {
                if (tells)
                    tell();
                return m_isCutShort ? Result<std::shared_ptr<const MatchReport>>(fail(Fault::Refused, ended))
                                    : rest.player.play(competition, now, fixture);
            },
            m_order);
        if (m_isCutShort)
            return {};
        TOUCHLINE_TRY(played);
        counts.count(rest.competition, rest.now);
        ++m_done;
        if (tells)
            tell();
        return {};
    }

    void tell()
    {
        if (m_onProgress && !m_onProgress(m_done, m_wishes.runs))
            m_isCutShort = true;
    }

    [[nodiscard]] ForecastCounts sumOf(const std::vector<ForecastCounts> &parts) const
    {
        ForecastCounts sum = m_nothing;
        for (const ForecastCounts &part : parts)
            sum.add(part);
        return sum;
    }

    [[nodiscard]] bool isPrecise(const ForecastCounts &counts) const
    {
        for (int team = 0; team < static_cast<int>(counts.teams.size()); ++team)
            if (counts.title(team).of == 0 || counts.title(team).standardError() > m_wishes.standardError)
                return false;
        return true;
    }

    const Competition &m_competition;
    const ForecastWishes &m_wishes;
    const ForecastProgress &m_onProgress;
    const ForecastCounts m_nothing;
    const int m_threads;
    const StageOrder m_order;
    std::vector<Rest> m_rest;
    std::atomic_int m_done = 0;
    std::atomic_bool m_isCutShort = false;
};

Result<Forecast> forecastBy(const PlayerMaker &players, const Competition &competition, const Progress &now,
                            const ForecastWishes &wishes, const ForecastProgress &onProgress)
{
    if (wishes.runs < 1 || wishes.runs > mostContinuations)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The number must be between %1 and %2."),
                    {QString::number(1), QString::number(mostContinuations)});
    TOUCHLINE_TRY(checkDecided(competition, now));
    return Continuations(competition, now, players, wishes, onProgress).played();
}

} // namespace

Result<Forecast> forecast(const Competition &competition, const FixturePlayer &player,
                          const ForecastWishes &wishes, const ForecastProgress &onProgress)
{
    const auto play = [&player](const Competition &rest, const Progress &now,
                                int fixture) -> Result<std::shared_ptr<const MatchReport>> {
        auto report = player(rest, now, fixture);
        TOUCHLINE_TRY(report);
        return std::make_shared<const MatchReport>(std::move(*report));
    };
    return forecastBy(
        [&play] {
            return ThreadPlayer{{}, play};
        },
        competition, progress(competition), wishes, onProgress);
}

Result<Forecast> forecast(const Competition &competition, const PlayRules *rules,
                          const ForecastWishes &wishes, const ForecastProgress &onProgress)
{
    if (rules == nullptr || !playsMatches(rules->choice.game->info())) {
        const FittedScores scores(competition);
        auto made = forecast(
            competition,
            [&scores](const Competition &rest, const Progress &now, int fixture) -> Result<MatchReport> {
                return scores.play(rest, now, fixture);
            },
            wishes, onProgress);
        if (made)
            made->fittedTo = scores.matches();
        return made;
    }
    PlayRules byComputer = *rules;
    const GameInfo &info = rules->choice.game->info();
    for (QString &agent : byComputer.agents)
        if (agent == personAgent && !info.agents.empty())
            agent = QString::fromLatin1(info.agents.front().name);
    const Progress now = progress(competition);
    const auto players = [&] {
        const auto matches = std::make_shared<ForecastMatches>(competition, now, byComputer);
        return ThreadPlayer{[matches] { matches->begin(); },
                            [matches](const Competition &rest, const Progress &state, int fixture) {
                                return matches->play(rest, state, fixture);
                            }};
    };
    return forecastBy(players, competition, now, wishes, onProgress);
}

} // namespace touchline
