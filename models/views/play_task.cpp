// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/play_task.h"

#include "core/play/fixture_player.h"
#include "models/league/league_player.h"
#include "models/league/titles.h"

#include <algorithm>

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
    m_extent = Extent::Fixtures;
    m_fixtures = std::move(fixtures);
    next();
}

void PlayTask::playToTheEnd()
{
    m_extent = Extent::ToTheEnd;
    next();
}

std::vector<int> PlayTask::wanted(const CompetitionState &state) const
{
    if (m_extent == Extent::ToTheEnd)
        return state.nextFixtures();
    std::vector<int> ready;
    std::copy_if(m_fixtures.begin(), m_fixtures.end(), std::back_inserter(ready), [&state](int fixture) {
        return state.now.fixtures[static_cast<std::size_t>(fixture)].state == FixtureState::Ready;
    });
    return ready;
}

void PlayTask::next()
{
    if (m_isCancelled) {
        Q_EMIT finished(m_played);
        return;
    }
    bool hasDrawn = false;
    if (m_extent == Extent::ToTheEnd) {
        const auto drawn = drawWhatIsDue(m_league.league(), m_competition);
        if (!drawn) {
            Q_EMIT failed(drawn.error());
            return;
        }
        hasDrawn = drawn->has_value();
    }
    const auto state = m_league.state(m_competition);
    if (!state || !(*state)->rules) {
        Q_EMIT failed(state ? (*state)->rules.error() : state.error());
        return;
    }
    std::vector<int> fixtures = wanted(**state);
    if (!fixtures.empty())
        start(*state, std::move(fixtures));
    else if (hasDrawn)
        QMetaObject::invokeMethod(this, &PlayTask::next, Qt::QueuedConnection);
    else
        Q_EMIT finished(m_played);
}

void PlayTask::start(const CompetitionStatePtr &state, std::vector<int> fixtures)
{
    m_pool.start([this, state, fixtures = std::move(fixtures)] {
        auto batch = std::make_shared<Batch>();
        // What a match takes from the one before must be there.
        Competition after = state->competition;
        for (const int fixture : fixtures) {
            if (m_isCancelled)
                break;
            auto played = playFixture(after, fixture, *state->rules, attemptOf(after, fixture));
            if (!played) {
                batch->error = played.error();
                break;
            }
            if (auto kept = after.record(played->report); !kept) {
                batch->error = kept.error();
                break;
            }
            batch->fixtures.push_back(fixture);
            batch->reports.push_back(std::move(played->report));
            batch->logs.push_back(std::move(played->log));
        }
        QMetaObject::invokeMethod(
            this, [this, state, batch] { take(state, batch); }, Qt::QueuedConnection);
    });
}

void PlayTask::take(const CompetitionStatePtr &state, const std::shared_ptr<Batch> &batch)
{
    const auto present = m_league.state(m_competition);
    if (!present) {
        Q_EMIT failed(present.error());
        return;
    }
    // Somebody has entered something meanwhile: who may play may be others now, so they are played again.
    if (*present != state) {
        next();
        return;
    }
    if (auto entered = enter(state, *batch); !entered) {
        Q_EMIT failed(entered.error());
        return;
    }
    m_played += static_cast<int>(batch->fixtures.size());
    if (batch->error) {
        Q_EMIT failed(*batch->error);
        return;
    }
    const int all = m_extent == Extent::ToTheEnd ? state->toBePlayed() : static_cast<int>(m_fixtures.size());
    Q_EMIT progressed(
        m_extent == Extent::ToTheEnd ? state->played() + static_cast<int>(batch->fixtures.size()) : m_played,
        all);
    next();
}

Result<void> PlayTask::enter(const CompetitionStatePtr &state, Batch &batch)
{
    if (batch.fixtures.empty())
        return {};
    League &league = m_league.league();
    const auto entry =
        batch.fixtures.size() == 1
            ? league.record(m_competition, std::move(batch.reports.front()), std::move(batch.logs.front()))
            : league.record(m_competition, std::move(batch.reports), std::move(batch.logs),
                            matchdayTitle(state->competition, batch.fixtures));
    if (!entry)
        return fail(entry.error());
    return {};
}

} // namespace touchline
