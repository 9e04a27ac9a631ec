// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a match goes on: dice that are rolled with a click, what stops the show, what rushes.
#include "forms/match_centre/match_page.h"

#include "forms/match_centre/match_rhythm.h"
#include "forms/match_centre/moment_card.h"

#include "ui_match_page.h"

#include <algorithm>
#include <utility>

namespace touchline {

namespace {

/// A key that is held down is heard again before that.
constexpr qint64 heldMilliseconds = 250;

} // namespace

void MatchPage::connectRhythm()
{
    m_ui->before->setPace(m_ui->pace->currentIndex());
    connect(m_ui->before, &BeforeKickOff::paceChosen, m_ui->pace, &QComboBox::setCurrentIndex);
    connect(m_ui->pace, &QComboBox::currentIndexChanged, m_ui->before, &BeforeKickOff::setPace);
    connect(m_ui->pace, &QComboBox::activated, this, &MatchPage::keepRhythm);
    connect(m_ui->rollPage, &RollDie::pressed, this, &MatchPage::pressDice);
    connect(m_ui->rollPage, &RollDie::landed, this, [this] {
        if (std::exchange(m_isRolling, false) && m_session)
            showTurn();
    });
}

bool MatchPage::isRushing() const
{
    return m_heldAt > 0 && m_clock() - m_heldAt < heldMilliseconds;
}

bool MatchPage::isClickedHere() const
{
    const PerSide<Seat> &seats = m_session->seats();
    return std::any_of(bothSides.begin(), bothSides.end(),
                       [&seats](Side side) { return seats[side].clicksDice && !seats[side].typesDice; });
}

void MatchPage::keepRhythm()
{
    if (!isInPlay())
        return;
    MatchRhythm rhythm;
    rhythm.pace = m_ui->pace->currentData().value<MatchSession::Pace>();
    for (const Side side : bothSides)
        rhythm.clicksDice[side] = m_session->seats()[side].clicksDice;
    rhythm.keepFor(m_session->fixture());
}

void MatchPage::pressDice(bool isHeld)
{
    if (!isInPlay() || m_isDrawing)
        return;
    if (isHeld)
        m_heldAt = m_clock();
    // Whoever does not want to see them tumble has seen them.
    if (m_isRolling) {
        m_ui->rollPage->land();
        if (!isHeld)
            return;
    }
    if (m_session->waits() == MatchSession::Waits::ForClick)
        rollForClick();
    else
        m_session->hurry();
}

void MatchPage::rollForClick()
{
    const LiveMatch &live = m_session->match();
    const std::size_t from = live.entries().size();
    const int faces = live.question().prompt->die.faces;
    m_isRolling = !isRushing() && animatesMatches(*this);
    if (m_isRolling)
        // What the computer does next comes when what was rolled has been seen.
        m_session->restFor(2 * RollDie::tumbleMilliseconds());
    const auto rolled = m_session->rollForClick();
    std::vector<int> values;
    for (std::size_t entry = from; entry < live.entries().size(); ++entry)
        if (live.entries()[entry].kind == Awaits::Roll && live.entries()[entry].faces == faces)
            values.push_back(live.entries()[entry].value);
    if (m_isRolling && rolled && !values.empty())
        m_ui->rollPage->tumble(faces, values);
    else if (std::exchange(m_isRolling, false))
        showTurn();
    showFailure(rolled);
}

void MatchPage::stopTheShow()
{
    const std::size_t events = m_session->match().events().size();
    const std::size_t before = std::exchange(m_shownEvents, events);
    if (!isInPlay() || events <= before || isRushing() || m_session->isAtOnce() || !isVisible() ||
        !animatesMatches(*this))
        return;
    const auto stop = stopSince(m_session->played(), before);
    if (!stop)
        return;
    const QWidget *over = !m_ui->after->isHidden()  ? static_cast<QWidget *>(m_ui->after)
                          : m_ui->board->isHidden() ? static_cast<QWidget *>(m_ui->cards)
                                                    : m_ui->board;
    m_moment->show(*stop, QRect(over->mapTo(this, QPoint()), over->size()));
    m_session->restFor(std::max(m_ui->board->motionMilliseconds(), MomentCard::milliseconds()));
}

} // namespace touchline
