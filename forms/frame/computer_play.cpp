// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/computer_play.h"

#include "core/play/matches/play_rules.h"
#include "forms/frame/competition_commands.h"
#include "forms/frame/main_window.h"
#include "forms/frame/notice_bar.h"
#include "forms/frame/work_line.h"
#include "forms/match_centre/match_page.h"
#include "models/league/league_matches.h"
#include "models/views/fixtures/fixture_texts.h"
#include "models/views/home/due_draw.h"
#include "models/views/play_task.h"

#include <algorithm>

namespace touchline {

namespace {

bool isWaitingForSomebody(const CompetitionState &state)
{
    const auto waits = [](const FixtureStatus &status) {
        return status.state == FixtureState::InConflict || status.state == FixtureState::Undecided;
    };
    return std::any_of(state.now.fixtures.begin(), state.now.fixtures.end(), waits);
}

/// The next matches, if persons decide in all of them: the computer stops there.
std::vector<int> fixturesForPeople(const CompetitionState &state)
{
    if (!state.rules)
        return {};
    const std::vector<int> next = state.nextFixtures();
    const bool isForComputers = !computersMatches(state.competition, state.now, next, *state.rules).empty();
    return isForComputers ? std::vector<int>() : next;
}

} // namespace

ComputerPlay::ComputerPlay(MainWindow &window, WorkLine &line, NoticeBar &notice,
                           std::function<void()> changed)
    : QObject(&window)
    , m_window(window)
    , m_line(line)
    , m_notice(notice)
    , m_changed(std::move(changed))
{
    offerCommands();
}

ComputerPlay::~ComputerPlay() = default;

OpenLeague &ComputerPlay::league() const
{
    return *m_window.league();
}

std::vector<int> ComputerPlay::nextFixtures()
{
    const CompetitionStatePtr state = m_window.present();
    if (!state || !state->rules)
        return {};
    std::vector<int> next = state->nextFixtures();
    // What somebody plays is not for the computer.
    const auto underWay = league().league().matches().underWay();
    std::erase_if(next, [&](int fixture) {
        const QUuid &id = state->competition.fixtures()[static_cast<std::size_t>(fixture)].id;
        return underWay && std::any_of(underWay->begin(), underWay->end(),
                                       [&id](const auto &line) { return line.fixture == id; });
    });
    return next;
}

void ComputerPlay::play(const QUuid &competition, const std::vector<int> &fixtures)
{
    beginWork(competition, fixtures,
              [this, competition, isToTheEnd = fixtures.empty()](const std::vector<int> &played) {
                  if (competition == m_window.competition())
                      tellPlayed(played, isToTheEnd);
              });
}

void ComputerPlay::playAndWatch(const QUuid &competition, int fixture)
{
    beginWork(competition, {fixture}, [this, competition](const std::vector<int> &played) {
        const auto state = league().state(competition);
        if (!state || played.empty())
            return;
        m_window.go(PageKind::Match, competition,
                    (**state).competition.fixtures()[static_cast<std::size_t>(played.front())].id);
        if (auto *match = qobject_cast<MatchPage *>(m_window.page()))
            match->playAgain();
    });
}

void ComputerPlay::beginWork(const QUuid &competition, const std::vector<int> &fixtures,
                             std::function<void(const std::vector<int> &)> done)
{
    if (m_work || !m_window.mayChange())
        return;
    m_work = std::make_unique<PlayTask>(league(), competition);
    connect(m_work.get(), &PlayTask::progressed, &m_line, &WorkLine::setProgress);
    connect(m_work.get(), &PlayTask::finished, this,
            [this, done = std::move(done)](const std::vector<int> &played) {
                endWork();
                done(played);
            });
    connect(m_work.get(), &PlayTask::failed, this, [this](const Error &error) {
        endWork();
        m_window.notify(error);
    });
    m_line.begin(tr("Playing"));
    m_changed();
    if (fixtures.empty())
        m_work->playToTheEnd();
    else
        m_work->play(fixtures);
    m_window.commands().refresh();
}

void ComputerPlay::stop()
{
    if (m_work)
        m_work->disconnect();
    m_work.reset();
    endWork();
}

void ComputerPlay::endWork()
{
    if (m_work) {
        m_work->disconnect();
        // It may be the sender of the signal that ends it.
        m_work.release()->deleteLater();
    }
    m_line.end();
    m_changed();
    m_window.commands().refresh();
}

void ComputerPlay::offerCommands()
{
    CommandSet &commands = m_window.commands();
    const auto isReady = [this] {
        const CompetitionStatePtr state = !m_work && m_window.mayChange() && !m_window.isMatchInPlay()
                                              ? m_window.present()
                                              : CompetitionStatePtr();
        return state && state->isPlayedHere() &&
               (!state->nextFixtures().empty() || isWaitingForSomebody(*state) || canDraw(*state));
    };
    const auto playNext = [this](bool isWholeMatchday) {
        std::vector<int> next = nextFixtures();
        // The matches may wait for a draw.
        if (next.empty() && canDraw(*m_window.present())) {
            if (!drawDue(m_window))
                return;
            next = nextFixtures();
        }
        if (next.empty()) {
            tellPlayed({}, false);
            return;
        }
        if (isWholeMatchday) {
            // Those of persons stay open, unless nothing else is left: then the reason is told.
            const CompetitionStatePtr state = m_window.present();
            const std::vector<int> computers =
                computersMatches(state->competition, state->now, next, *state->rules);
            next = computers.empty() ? next : computers;
        } else {
            next.resize(1);
        }
        play(m_window.competition(), next);
    };
    commands.offer(
        CommandId::PlayNext, &m_window, [playNext] { playNext(false); }, isReady);
    commands.offer(
        CommandId::PlayMatchday, &m_window, [playNext] { playNext(true); }, isReady);
    commands.offer(
        CommandId::PlayToTheEnd, &m_window, [this] { play(m_window.competition(), {}); },
        [this] {
            const CompetitionStatePtr state = m_window.present();
            return !m_work && m_window.mayChange() && !m_window.isMatchInPlay() && state &&
                   state->isPlayedHere() && !state->isOver();
        });
    commands.offer(
        CommandId::StopPlaying, &m_window, [this] { m_work->cancel(); },
        [this] { return m_work != nullptr; });
}

void ComputerPlay::tellPlayed(const std::vector<int> &played, bool isToTheEnd)
{
    const CompetitionStatePtr state = m_window.present();
    if (!state)
        return;
    const auto count = static_cast<int>(played.size());
    QString words;
    if (count == 1 && !isToTheEnd) {
        const int fixture = played.front();
        const QString goals = goalsText(*state, fixture);
        words = resultText(*state, fixture);
        if (!goals.isEmpty())
            words = QStringLiteral("%1 (%2)").arg(words, goals);
        if (m_window.pageKind() == PageKind::Fixtures)
            m_window.page()->focusOn(state->competition.fixtures()[static_cast<std::size_t>(fixture)].id);
    } else if (count > 0) {
        if (!isToTheEnd)
            followPlayed(*state, played);
        words = isToTheEnd && !state->isOver() && !isWaitingForSomebody(*state)
                    ? tr("Stopped after %n matches.", nullptr, count)
                    : tr("%n matches played.", nullptr, count);
    }
    if (count == 0 && isToTheEnd && !state->isOver() && !isWaitingForSomebody(*state))
        words = tr("Stopped before the first match.");
    if (isToTheEnd && state->isOver() && !state->now.finalPlaces.empty()) {
        const int champion = state->now.finalPlaces.front();
        if (champion >= 0)
            words += u' ' + tr("Champions: %1.").arg(state->competition.entrant(champion).name);
        else if (champion == emptyPlace)
            words += u' ' + tr("The title was not awarded.");
        m_notice.showNotice(words.trimmed(), {tr("Show"), [this] { m_window.go(PageKind::Home); }});
        return;
    }
    if (isWaitingForSomebody(*state) && (isToTheEnd || played.empty()) && !state->isOver())
        showBlockers(*state, words);
    else if (const std::vector<int> left = fixturesForPeople(*state); isToTheEnd && !left.empty())
        m_notice.showNotice(
            QStringLiteral("%1 %2")
                .arg(count == 0 ? QString() : tr("%n matches played.", nullptr, count),
                     tr("Your turn: %n match(es) to play.", nullptr, static_cast<int>(left.size())))
                .trimmed(),
            {tr("Show"),
             [this, id = state->id(),
              fixture = state->competition.fixtures()[static_cast<std::size_t>(left.front())].id] {
                 m_window.go(PageKind::Fixtures, id, fixture);
             }});
    else if (!words.isEmpty())
        m_window.notify(words);
}

void ComputerPlay::followPlayed(const CompetitionState &state, const std::vector<int> &played)
{
    if (m_window.pageKind() != PageKind::Fixtures)
        return;
    const auto idOf = [&state](int fixture) {
        return state.competition.fixtures()[static_cast<std::size_t>(fixture)].id;
    };
    // Whoever is at a match to come is where it goes on; a match that was played before says nothing of it.
    const QUuid present = m_window.page()->subjectId();
    const auto &fixtures = state.competition.fixtures();
    const auto found = std::find_if(fixtures.begin(), fixtures.end(),
                                    [&present](const Fixture &one) { return one.id == present; });
    const auto here = static_cast<int>(found - fixtures.begin());
    if (found == fixtures.end() || state.competition.report(here) == nullptr ||
        std::find(played.begin(), played.end(), here) != played.end())
        return;
    const std::vector<int> next = state.nextFixtures();
    m_window.page()->focusOn(idOf(next.empty() ? played.back() : next.front()));
}

void ComputerPlay::showBlockers(const CompetitionState &state, const QString &before)
{
    const auto &fixtures = state.now.fixtures;
    const auto find = [&fixtures](FixtureState wanted) {
        return std::find_if(fixtures.begin(), fixtures.end(),
                            [wanted](const FixtureStatus &status) { return status.state == wanted; });
    };
    auto first = find(FixtureState::InConflict);
    const bool isConflict = first != fixtures.end();
    if (!isConflict)
        first = find(FixtureState::Undecided);
    const auto count = static_cast<int>(
        std::count_if(fixtures.begin(), fixtures.end(),
                      [&first](const FixtureStatus &status) { return status.state == first->state; }));
    const QString why = isConflict ? tr("%n matches are in conflict. Settle them to go on.", nullptr, count)
                                   : tr("%n abandoned matches need a decision.", nullptr, count);
    const QUuid fixture = state.competition.fixtures()[static_cast<std::size_t>(first - fixtures.begin())].id;
    const NoticeBar::Offer show{
        tr("Show"), [this, id = state.id(), fixture] { m_window.go(PageKind::Fixtures, id, fixture); }};
    if (before.isEmpty())
        m_notice.refuse(why, show);
    else
        m_notice.showNotice(before + u' ' + why, show);
}

} // namespace touchline
