// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/page.h"

#include "forms/theme/accessibility.h"
#include "forms/theme/icons.h"
#include "forms/theme/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QShowEvent>

#include <algorithm>

namespace touchline {

void clearLayout(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

Page::Page(PageHost &host, QWidget *parent) : QWidget(parent), m_host(host)
{
    listen();
    // It may come when the page is there already.
    connect(&ScreenReader::instance(), &ScreenReader::came, this, &Page::passFocusOn);
}

void Page::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    passFocusOn();
}

void Page::passFocusOn()
{
    if (!hasFocus() || !ScreenReader::instance().isThere())
        return;
    for (QWidget *one = nextInFocusChain(); one != this; one = one->nextInFocusChain())
        if (isAncestorOf(one) && one->isVisible() && one->isEnabled() &&
            (one->focusPolicy() & Qt::TabFocus) != 0)
            return one->setFocus();
}

void Page::listen()
{
    OpenLeague *league = m_host.league();
    if (league == nullptr)
        return;
    connect(league, &OpenLeague::competitionChanged, this, [this](const QUuid &id) { changed(id); });
    connect(league, &OpenLeague::teamsChanged, this, [this] { changed({}); });
    connect(league, &OpenLeague::historyChanged, this, [this] {
        if (m_competition.isNull())
            changed({});
    });
}

void Page::setCompetition(const QUuid &competition)
{
    if (competition == m_competition && m_state != nullptr)
        return;
    m_competition = competition;
    m_isStale = true;
    if (isVisible())
        refreshIfDue();
}

void Page::focusOn(const QUuid & /*subject*/) {}

void Page::dressTitle(QLabel *title)
{
    Theme::setType(title, Theme::Type::Title);
    // As high as what may stand in the row of another page.
    const QPushButton button(icon(QStringLiteral("warning")), QStringLiteral("X"));
    const QComboBox choice;
    title->setMinimumHeight(
        std::max({title->sizeHint().height(), button.sizeHint().height(), choice.sizeHint().height()}));
}

void Page::offerFind(QLineEdit *line)
{
    m_host.commands().offer(
        CommandId::FindOnPage, this,
        [line] {
            line->setFocus(Qt::ShortcutFocusReason);
            line->selectAll();
        },
        [line] { return line->isVisible() && line->isEnabled(); });
}

void Page::changed(const QUuid &competition)
{
    // Pages of a competition care for it alone; others, and news without a competition, concern everybody.
    const bool isAnothers =
        !competition.isNull() && !m_competition.isNull() && competition != m_competition && !showsOthers();
    if (isAnothers)
        return;
    m_isStale = true;
    if (!isVisible() || m_isQueued)
        return;
    m_isQueued = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isQueued = false;
            if (isVisible())
                refreshIfDue();
        },
        Qt::QueuedConnection);
}

void Page::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refreshIfDue();
    m_host.commands().refresh();
}

void Page::refreshIfDue()
{
    if (!m_isStale)
        return;
    m_isStale = false;
    readState();
    refresh();
    m_host.commands().refresh();
}

void Page::readState()
{
    m_state.reset();
    OpenLeague *league = m_host.league();
    if (league == nullptr || m_competition.isNull())
        return;
    auto state = league->state(m_competition);
    if (state)
        m_state = *state;
    else
        m_host.notify(state.error());
}

} // namespace touchline
