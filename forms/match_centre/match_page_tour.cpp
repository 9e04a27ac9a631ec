// SPDX-License-Identifier: GPL-3.0-or-later
// The tour of a first match: what it points at on the page.
#include "forms/match_centre/match_page.h"

#include "forms/match_centre/tour_bubble.h"

#include "ui_match_page.h"

namespace touchline {

namespace {

std::optional<TourPart> tourAsks(MatchSession::Waits waits)
{
    switch (waits) {
    case MatchSession::Waits::ForChoice:
        return TourPart::Choice;
    case MatchSession::Waits::ForDice:
    case MatchSession::Waits::ForClick:
        return TourPart::Roll;
    case MatchSession::Waits::ForComputer:
    case MatchSession::Waits::Over:
    case MatchSession::Waits::Replay:
        break;
    }
    return std::nullopt;
}

} // namespace

QHBoxLayout &MatchPage::titleRow()
{
    return *m_ui->titleRow;
}

void MatchPage::beginTour(const MatchTour &tour)
{
    m_tour->begin(tour.steps);
    showTour();
}

void MatchPage::showTour()
{
    if (!m_tour->isOn())
        return;
    if (!isInPlay() || m_session->match().isOver())
        return m_tour->end();
    if (m_ui->stack->currentWidget() != m_ui->play)
        return m_tour->hide();
    m_tour->follow(tourAsks(m_session->waits()), m_session->match().entries().size());
    const auto part = m_tour->part();
    if (!part)
        return;
    layout()->activate();
    QRect target;
    const auto add = [this, &target](const QWidget *one) {
        if (!one->isHidden())
            target |= QRect(one->mapTo(this, QPoint()), one->size());
    };
    switch (*part) {
    case TourPart::Field:
        add(m_ui->board);
        add(m_ui->cards);
        break;
    case TourPart::Score:
        add(m_ui->scoreboard);
        break;
    case TourPart::Choice:
        add(m_ui->questionArea);
        add(m_ui->answers);
        break;
    case TourPart::Roll:
        add(m_ui->answers);
        break;
    case TourPart::Ticker:
        // Folded away, it is behind its button.
        add(m_ui->panel->isHidden() ? static_cast<QWidget *>(m_ui->showPanel) : m_ui->ticker);
        break;
    case TourPart::Controls:
        add(m_ui->coach);
        add(m_ui->takeBack);
        break;
    }
    m_tour->pointAt(target);
}

} // namespace touchline
