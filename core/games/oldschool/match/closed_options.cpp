// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/choices.h"
#include "core/games/oldschool/match/option_names.h"
#include "core/games/oldschool/rules/rules.h"
#include "core/games/oldschool/rules/steps.h"

#include <QtGlobal>

namespace touchline::oldschool {

namespace {

bool hasKind(const OptionList &legal, ActKind kind)
{
    for (const OptionCode option : legal)
        if (option != noneCode && actKind(option) == kind)
            return true;
    return false;
}

Message whyNoEnd(const State &state)
{
    if (state.now.mustPlay)
        return {QT_TRANSLATE_NOOP("core", "The ball has to be brought into play first."), {}};
    if (state.ball.mode == BallMode::Hands)
        return {QT_TRANSLATE_NOOP("core", "The goalkeeper has to release the ball."), {}};
    return {
        QT_TRANSLATE_NOOP("core", "The ball lies beside an opponent: dribble away from him, pass or shoot."),
        {}};
}

Message whyNoRoll(const State &state)
{
    if (state.now.dicePlayUsed)
        return {QT_TRANSLATE_NOOP("core", "The ball was played with dice in this turn."), {}};
    if (state.now.kind == Restart::Corner)
        return {QT_TRANSLATE_NOOP("core", "A corner is crossed."), {}};
    return {QT_TRANSLATE_NOOP("core", "He has rolled in this turn."), {}};
}

Message whyNoFreePass(const State &state)
{
    const int passer = state.ball.holder;
    const Side side = sideOf(passer);
    if (state.now.dicePlayUsed)
        return {QT_TRANSLATE_NOOP("core", "The ball was played with dice in this turn."), {}};
    if (state.now.kind == Restart::Corner)
        return {QT_TRANSLATE_NOOP("core", "A corner is crossed."), {}};
    if (state.now.freePasses >= mostFreePasses)
        return {QT_TRANSLATE_NOOP("core", "There were three passes without dice in this turn."), {}};
    if (isOpponentNear(state, side, state.ball.at, 1) ||
        isOpponentNear(state, side, state.piece(passer).at, 1))
        return {QT_TRANSLATE_NOOP("core", "An opponent stands beside the ball or beside who has it."), {}};
    return {QT_TRANSLATE_NOOP("core",
                              "Nobody is free: an opponent is too near to each of the others or to the way "
                              "there, or they have moved, or are offside."),
            {}};
}

Message whyNoFeint(const State &state)
{
    const Piece &carrier = state.piece(state.ball.holder);
    if (carrier.feinted)
        return {QT_TRANSLATE_NOOP("core", "He has tried a feint in this turn."), {}};
    if (carrier.stuck)
        return {QT_TRANSLATE_NOOP("core", "He may not move any more in this turn."), {}};
    return {QT_TRANSLATE_NOOP("core", "No opponent who can still move stands beside the ball."), {}};
}

Message whyNoTackle(const State &state, int piece)
{
    const Piece &one = state.piece(piece);
    if (state.ball.mode == BallMode::Hands)
        return {QT_TRANSLATE_NOOP("core", "The goalkeeper has the ball in his hands."), {}};
    if (one.tackled)
        return {QT_TRANSLATE_NOOP("core", "He has tackled in this turn."), {}};
    if (one.stuck || one.grounded)
        return {QT_TRANSLATE_NOOP("core", "He may not move any more in this turn."), {}};
    if (one.mp < 1)
        return {QT_TRANSLATE_NOOP("core", "He has no movement point left."), {}};
    return {QT_TRANSLATE_NOOP("core", "His role does not mark this direction."), {}};
}

class Closing
{
public:
    Closing(const State &state, const FixtureSetup &setup) : m_state(state), m_setup(setup)
    {
        listOptions(state, m_legal);
    }

    std::vector<ClosedOption> acts()
    {
        const bool isOwn = isCarried(m_state) && sideOf(m_state.ball.holder) == m_state.decider;
        if (!isOwn || m_state.now.turnover || m_state.ball.mode == BallMode::Air)
            return {};
        if (!m_legal.contains(noneCode))
            close(noneCode, whyNoEnd(m_state));
        closeKind(ActKind::Roll, whyNoRoll(m_state));
        if (!hasKind(m_legal, ActKind::FreePass))
            m_closed.push_back({QStringLiteral("free pass"), whyNoFreePass(m_state)});
        if (m_state.ball.mode == BallMode::Held && !m_state.now.mustPlay)
            closeKind(ActKind::Feint, whyNoFeint(m_state));
        return std::move(m_closed);
    }
    std::vector<ClosedOption> tackles()
    {
        if (!isCarried(m_state) || sideOf(m_state.ball.holder) == m_state.decider)
            return {};
        const Point carrier = m_state.piece(m_state.ball.holder).at;
        eachPiece(m_state, m_state.decider, [&](int piece) {
            const OptionCode option = actCode(ActKind::TackleOn, manOf(m_state, piece));
            if (distance(m_state.piece(piece).at, carrier) == 1 && !m_legal.contains(option))
                close(option, whyNoTackle(m_state, piece));
        });
        return std::move(m_closed);
    }

private:
    void close(OptionCode option, const Message &reason)
    {
        m_closed.push_back({nameOfOption(m_state, option, m_setup), reason});
    }
    void closeKind(ActKind kind, const Message &reason)
    {
        if (!hasKind(m_legal, kind))
            close(actCode(kind), reason);
    }

    const State &m_state;
    const FixtureSetup &m_setup;
    OptionList m_legal;
    std::vector<ClosedOption> m_closed;
};

} // namespace

std::vector<ClosedOption> closedActs(const State &state, const FixtureSetup &setup)
{
    return Closing(state, setup).acts();
}

std::vector<ClosedOption> closedTackles(const State &state, const FixtureSetup &setup)
{
    return Closing(state, setup).tackles();
}

} // namespace touchline::oldschool
