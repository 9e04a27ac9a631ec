// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/play_task.h"

#include <algorithm>
#include <memory>

namespace touchline {

PlayTask::PlayTask(OpenLeague &league, const QUuid &competition, QObject *parent)
    : QObject(parent)
    , m_league(league)
    , m_competition(competition)
{
    m_pool.setMaxThreadCount(1);
}

PlayTask::~PlayTask()
{
    m_isCancelled = true;
    m_pool.waitForDone();
}

void PlayTask::play(std::vector<int> fixtures)
{
    m_fixtures = std::move(fixtures);
    start();
}

void PlayTask::playToTheEnd()
{
    const auto state = m_league.state(m_competition);
    if (!state || !(*state)->rules) {
        Q_EMIT failed(state ? (*state)->rules.error() : state.error());
        return;
    }
    m_rules = std::make_shared<const PlayRules>(*(*state)->rules);
    m_step = std::make_unique<StepOfPlay>(m_league.league(), m_competition);
    playOneMore();
}

void PlayTask::playOneMore()
{
    if (m_isCancelled) {
        finishStep();
        return;
    }
    const auto before = m_step->next();
    if (!before) {
        m_step.reset();
        Q_EMIT failed(before.error());
        return;
    }
    if (!*before) {
        finishStep();
        return;
    }
    m_pool.start([this, competition = **before, rules = m_rules] {
        const auto done = std::make_shared<const Played>(playNextMatch(competition, *rules));
        QMetaObject::invokeMethod(
            this, [this, done] { takeOne(*done); }, Qt::QueuedConnection);
    });
}

void PlayTask::takeOne(const Played &played)
{
    const auto more = m_step->enter(played);
    if (!more || played.error) {
        m_step.reset();
        Q_EMIT failed(more ? *played.error : more.error());
        return;
    }
    if (!*more) {
        finishStep();
        return;
    }
    Q_EMIT progressed(playedMatches(played.after), matchesToPlay(played.after));
    playOneMore();
}

void PlayTask::finishStep()
{
    const std::vector<int> played = m_step->fixtures();
    m_step.reset();
    Q_EMIT finished(played);
}

void PlayTask::start()
{
    const auto state = m_league.state(m_competition);
    if (!state || !(*state)->rules) {
        Q_EMIT failed(state ? (*state)->rules.error() : state.error());
        return;
    }
    m_pool.start([this, state = *state] {
        const auto done = std::make_shared<const Played>(playOn(*state));
        QMetaObject::invokeMethod(
            this, [this, state, done] { take(state, *done); }, Qt::QueuedConnection);
    });
}

Played PlayTask::playOn(const CompetitionState &state)
{
    const auto tell = [this](int done, int all) {
        QMetaObject::invokeMethod(
            this, [this, done, all] { Q_EMIT progressed(done, all); }, Qt::QueuedConnection);
    };
    const auto isStopped = [this] { return m_isCancelled.load(); };
    std::vector<int> ready;
    std::copy_if(m_fixtures.begin(), m_fixtures.end(), std::back_inserter(ready), [&state](int fixture) {
        return state.now.fixtures[static_cast<std::size_t>(fixture)].state == FixtureState::Ready;
    });
    return playThese(state.competition, ready, *state.rules, tell, isStopped);
}

void PlayTask::take(const CompetitionStatePtr &state, const Played &played)
{
    const auto present = m_league.state(m_competition);
    if (!present) {
        Q_EMIT failed(present.error());
        return;
    }
    // Somebody has entered something meanwhile: who may play may be others now, so they are played again.
    if (*present != state) {
        start();
        return;
    }
    if (const auto entered = enterPlayed(m_league.league(), played); !entered) {
        Q_EMIT failed(entered.error());
        return;
    }
    if (played.error)
        Q_EMIT failed(*played.error);
    else
        Q_EMIT finished(played.fixtures);
}

} // namespace touchline
