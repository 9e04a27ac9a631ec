// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/forecast/title_race.h"
#include "models/league/luck_matches.h"
#include "models/views/background_work.h"
#include "models/views/competition_state.h"

#include <QObject>

#include <memory>

namespace touchline {

/// A forecast of a competition as it stood.
struct MadeForecast
{
    CompetitionStatePtr state;
    Forecast forecast;
};

/// The race for the title of a competition as it stood.
struct MadeRace
{
    CompetitionStatePtr state;
    TitleRace race;
};

/// Luck and judgement of what a competition has played so far.
struct MadeLuck
{
    CompetitionStatePtr state;
    CompetitionLuck luck;
};

/// Forecasts in the background, while the window answers: first a few continuations, so that there is
/// something to look at, then all. A new one ends the one before it.
class ForecastTask : public QObject
{
    Q_OBJECT

public:
    explicit ForecastTask(QObject *parent = nullptr);

    /// Begins. `runs`: ForecastWishes::runs.
    void start(CompetitionStatePtr state, int runs);
    /// Begins titleRace() in its place.
    void startRace(CompetitionStatePtr state, int runs);
    /// Begins competitionLuck() of these matches in its place; told of it are hundredths of matches.
    void startLuck(CompetitionStatePtr state, LuckMatches matches);
    /// Ends with what is counted, which is told as made().
    void stop() { m_work.stop(); }
    /// Ends, and nothing is told of it any more.
    void drop() { m_work.drop(); }
    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }

    /// Continuations that are played at first.
    static constexpr int atFirst = 100;

Q_SIGNALS:
    void progressed(int played, int all);
    /// Twice where there are more than atFirst.
    void made(const std::shared_ptr<const touchline::MadeForecast> &forecast);
    /// After each moment.
    void raceMade(const std::shared_ptr<const touchline::MadeRace> &race);
    /// At the end; of the matches until then where it was stopped.
    void luckMade(const std::shared_ptr<const touchline::MadeLuck> &luck);
    /// It is over: nothing more is told.
    void finished();
    void failed(const touchline::Error &error);

private:
    /// On the thread.
    void run(const CompetitionStatePtr &state, int runs, const BackgroundWork::Wishes &wishes);
    void runRace(const CompetitionStatePtr &state, int runs, const BackgroundWork::Wishes &wishes);
    void runLuck(const CompetitionStatePtr &state, const LuckMatches &matches,
                 const BackgroundWork::Wishes &wishes);
    [[nodiscard]] ForecastProgress progressOf(const BackgroundWork::Wishes &wishes, int runs);

    BackgroundWork m_work;
};

} // namespace touchline
