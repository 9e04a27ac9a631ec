// SPDX-License-Identifier: GPL-3.0-or-later
// How a session comes into being: begun, gone on with, watched, forked.
#include "models/views/match_centre/match_session.h"

#include "core/games/registry.h"
#include "core/play/matches/fixture_player.h"
#include "models/league/friendlies.h"
#include "models/league/league_matches.h"
#include "models/league/league_results.h"

#include <QRandomGenerator>
#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

Result<LiveComputer> computerFor(const LiveMatch &match, std::uint64_t seed, const PerSide<Seat> &seats)
{
    GameChoice choice;
    choice.game = &match.game();
    choice.level = match.match().setup().level;
    choice.options = match.match().setup().options;
    // Who decides later is noted in the match.
    for (const Side side : bothSides)
        choice.agents[side] = seats[side].decides;
    return LiveComputer::make(choice, seed);
}

/// Of a match that belongs to no competition; its log names it always.
std::uint64_t seedOf(const MatchLog &log)
{
    return log.seed.toULongLong();
}

/// The answer that somebody wants to the question that is due.
LogEntry answerTo(const Question &due, const QString &answer)
{
    LogEntry entry;
    entry.kind = due.awaits;
    entry.id = promptId(due);
    if (due.awaits == Awaits::Roll) {
        entry.faces = due.prompt->die.faces;
        entry.value = answer.toInt();
    } else {
        entry.side = due.side.value_or(Side::Home);
        entry.option = answer;
    }
    return entry;
}

} // namespace

Result<std::unique_ptr<MatchSession>> MatchSession::begin(OpenLeague &league, const CompetitionState &state,
                                                          int fixture, const PerSide<Seat> &seats)
{
    TOUCHLINE_TRY(state.rules);
    PlayRules rules = *state.rules;
    const PerSide<int> &teams = state.now.fixtures[static_cast<std::size_t>(fixture)].teams;
    // Some rulebooks give a side other rules by who runs it (ATCS: the Solo chart).
    for (const Side side : bothSides)
        if (teams[side] >= 0 && static_cast<std::size_t>(teams[side]) < rules.agents.size())
            rules.agents[static_cast<std::size_t>(teams[side])] = seats[side].decides;
    auto setup = kickOffSetup(state.competition, fixture, rules, attemptOf(state.competition, fixture));
    TOUCHLINE_TRY(setup);
    const std::uint64_t seed = state.competition.definition().seed;
    auto match = league.league().matches().begin(state.id(), *rules.choice.game, std::move(*setup),
                                                 labelsOf(seed, seats));
    TOUCHLINE_TRY(match);
    if (isMixed(seats))
        TOUCHLINE_TRY(match->setDice(diceOf(seats)));
    auto computer = computerFor(*match, seed, seats);
    TOUCHLINE_TRY(computer);
    std::unique_ptr<MatchSession> session(
        new MatchSession(league, state.id(), std::move(*match), std::move(*computer), seed, seats));
    session->m_undoRule = undoRuleOf(state.competition, session->m_match);
    league.noteUnderWay(state.id());
    return session;
}

Result<std::unique_ptr<MatchSession>> MatchSession::resume(OpenLeague &league, const CompetitionState &state,
                                                           int fixture)
{
    auto match =
        league.league().matches().resume(state.competition.fixtures()[static_cast<std::size_t>(fixture)].id);
    TOUCHLINE_TRY(match);
    const PerSide<Seat> seats = seatsOf(*match);
    const std::uint64_t seed = state.competition.definition().seed;
    auto computer = computerFor(*match, seed, seats);
    TOUCHLINE_TRY(computer);
    std::unique_ptr<MatchSession> session(
        new MatchSession(league, state.id(), std::move(*match), std::move(*computer), seed, seats));
    session->m_undoRule = undoRuleOf(state.competition, session->m_match);
    return session;
}

Result<MatchLog> logOfFixture(OpenLeague &league, const CompetitionState &state, int fixture)
{
    const MatchReport *report = state.competition.report(fixture);
    auto log = report == nullptr ? Result<std::optional<MatchLog>>(std::nullopt)
                                 : league.league().results().log(report->id);
    TOUCHLINE_TRY(log);
    if (!*log)
        return fail(
            Fault::NotFound,
            QT_TRANSLATE_NOOP("core", "Match %1 has no log: its result was entered, not played here."),
            {QString::number(state.competition.fixtures()[static_cast<std::size_t>(fixture)].number)});
    return **std::move(log);
}

Result<std::unique_ptr<MatchSession>> MatchSession::watching(OpenLeague &league, const QUuid &competition,
                                                             const MatchLog &log, std::uint64_t seed)
{
    const auto game = findGame(log.game);
    TOUCHLINE_TRY(game);
    auto match = LiveMatch::resume(**game, log);
    TOUCHLINE_TRY(match);
    const PerSide<Seat> seats = seatsOf(*match);
    auto computer = computerFor(*match, seed, seats);
    TOUCHLINE_TRY(computer);
    std::unique_ptr<MatchSession> session(
        new MatchSession(league, competition, std::move(*match), std::move(*computer), seed, seats));
    session->m_isWatched = true;
    session->m_plan = WatchPlan(session->m_played);
    TOUCHLINE_TRY(session->goTo(0));
    return session;
}

Result<std::unique_ptr<MatchSession>> MatchSession::watch(OpenLeague &league, const CompetitionState &state,
                                                          int fixture)
{
    const auto log = logOfFixture(league, state, fixture);
    TOUCHLINE_TRY(log);
    return watching(league, state.id(), *log, state.competition.definition().seed);
}

Result<std::unique_ptr<MatchSession>> MatchSession::beginFriendly(OpenLeague &league, const QString &name,
                                                                  const FixtureSetup &setup, const Game &game,
                                                                  std::uint64_t seed,
                                                                  const PerSide<Seat> &seats)
{
    MatchLabels labels = labelsOf(seed, seats);
    labels.seed = QString::number(seed);
    auto made = LiveMatch::begin(game, setup, std::move(labels));
    TOUCHLINE_TRY(made);
    // There is no competition whose seed the computer could go by: the log keeps it, and notes real dice.
    TOUCHLINE_TRY(made->setDice(diceOf(seats)));
    auto match = Friendlies(league.league()).begin(name, std::nullopt, made->log());
    TOUCHLINE_TRY(match);
    auto computer = computerFor(*match, seed, seats);
    TOUCHLINE_TRY(computer);
    std::unique_ptr<MatchSession> session(
        new MatchSession(league, QUuid(), std::move(*match), std::move(*computer), seed, seats));
    league.noteUnderWay({});
    return session;
}

Result<std::unique_ptr<MatchSession>> MatchSession::resumeFriendly(OpenLeague &league, const QUuid &id)
{
    auto match = Friendlies(league.league()).resume(id);
    TOUCHLINE_TRY(match);
    const PerSide<Seat> seats = seatsOf(*match);
    const std::uint64_t seed = seedOf(match->log());
    auto computer = computerFor(*match, seed, seats);
    TOUCHLINE_TRY(computer);
    return std::unique_ptr<MatchSession>(
        new MatchSession(league, QUuid(), std::move(*match), std::move(*computer), seed, seats));
}

Result<std::unique_ptr<MatchSession>> MatchSession::watchFriendly(OpenLeague &league, const QUuid &id)
{
    const auto log = Friendlies(league.league()).log(id);
    TOUCHLINE_TRY(log);
    return watching(league, QUuid(), *log, seedOf(*log));
}

Result<QUuid> MatchSession::fork(const Fork &fork) const
{
    // Who plays on with the other side would see what it has not been shown.
    if (!isWatched() && m_match.match().hasSecretAnswer())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core",
                                      "The other side has decided something in secret. Fork the match "
                                      "once both have decided."));
    if (hidesSomething())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core",
                                      "Something is still secret in this match, and a what-if would show it. "
                                      "Fork the match once it is over."));
    LiveMatch other = m_match.clone();
    const std::size_t here = other.entries().size();
    LiveMatch whole = m_match.clone();
    TOUCHLINE_TRY(whole.goTo(whole.known()));
    TOUCHLINE_TRY(other.undoTo(here));
    if (!fork.answer.isEmpty()) {
        TOUCHLINE_TRY(other.enter(answerTo(other.question(), fork.answer)));
        const std::vector<LogEntry> &all = whole.entries();
        for (std::size_t next = here + 1; fork.keepsRest && next < all.size(); ++next)
            if (!other.enter(all[next]))
                break;
    }
    for (const Side side : bothSides)
        TOUCHLINE_TRY(other.setAgent(side, fork.seats[side].decides));
    TOUCHLINE_TRY(other.setDice(diceOf(fork.seats)));
    TOUCHLINE_TRY(other.setLeft({}));
    MatchLog log = other.log();
    log.setup.fixture = QUuid::createUuid();
    log.setup.attempt = 0;
    log.seed = QString::number(QRandomGenerator::global()->generate64());
    const auto kept =
        Friendlies(m_league.league()).begin(fork.name, ForkedFrom{fixture(), static_cast<int>(here)}, log);
    TOUCHLINE_TRY(kept);
    m_league.noteUnderWay({});
    return log.setup.fixture;
}

bool MatchSession::hidesSomething() const
{
    const Match &match = m_match.match();
    return !isWatched() && !m_match.isOver() &&
           std::any_of(bothSides.begin(), bothSides.end(), [&](Side side) {
               return m_seats[side].isPerson() && match.view(side) != match.view(std::nullopt);
           });
}

Result<void> MatchSession::finish()
{
    TOUCHLINE_TRY(m_match.setLeft({}));
    const auto entry = isFriendly() ? Friendlies(m_league.league()).finish(m_match)
                                    : m_league.league().matches().finish(m_competition, m_match);
    TOUCHLINE_TRY(entry);
    return {};
}

Result<void> MatchSession::discard()
{
    m_timer.stop();
    TOUCHLINE_TRY(isFriendly() ? Friendlies(m_league.league()).abandon(fixture())
                               : m_league.league().matches().abandon(fixture()));
    m_league.noteUnderWay(m_competition);
    return {};
}

} // namespace touchline
