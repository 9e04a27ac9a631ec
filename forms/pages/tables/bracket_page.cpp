// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/tables/bracket_page.h"

#include "forms/bracket/bracket_view.h"
#include "forms/pages/teams/team_rulings.h"
#include "forms/print/picture_commands.h"
#include "forms/theme/icons.h"
#include "forms/widgets/empty_state.h"
#include "forms/widgets/live_table_toggle.h"
#include "forms/widgets/pending_draw_bar.h"
#include "models/words/competition/bracket_text.h"
#include "ui_bracket_page.h"

#include <QAction>
#include <QMenu>

namespace touchline {

namespace {

constexpr qreal zoomStep = 1.25;

} // namespace

BracketPage::BracketPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_shared<Ui::BracketPage>())
    , m_due(new PendingDrawBar(host, this))
    , m_liveTable(new LiveTableToggle(this))
    , m_goToMatch(new QAction(icon(QStringLiteral("fixtures")), tr("Show &Match"), this))
{
    m_ui->setupUi(this);
    setFocusProxy(m_ui->view);
    dressTitle(m_ui->title);
    m_ui->pageLayout->insertWidget(1, m_due);
    m_ui->top->insertWidget(1, m_liveTable);
    setTabOrder(m_liveTable, m_ui->zoomOut);
    connect(m_liveTable, &QCheckBox::toggled, this, &BracketPage::refresh);
    connect(m_ui->view, &BracketView::chosen, this, &BracketPage::showChoice);
    connect(m_ui->view, &BracketView::activated, this, &BracketPage::goToMatch);
    connect(m_ui->view, &QWidget::customContextMenuRequested, this, &BracketPage::showMenu);
    connect(m_goToMatch, &QAction::triggered, this, &BracketPage::goToMatch);
    offerZoom();
    offerTeamRuling(host, *this, [this] {
        return isShown() ? RuledTeam{{state()}, m_ui->view->chosenTeam()} : RuledTeam{};
    });
    offerPictures(*this, host,
                  {[this] { return isShown(); }, [this] { return picture(); },
                   [this] { return bracketText(m_now->competition, m_now->now); },
                   [this] { return tr("%1, bracket", "name of a file").arg(state()->name()); }});
}

void BracketPage::offerZoom()
{
    CommandSet &commands = host().commands();
    const auto isPossible = [this] { return isShown(); };
    commands.offer(
        CommandId::ZoomIn, this, [this] { m_ui->view->zoomBy(zoomStep); }, isPossible);
    commands.offer(
        CommandId::ZoomOut, this, [this] { m_ui->view->zoomBy(1 / zoomStep); }, isPossible);
    commands.offer(
        CommandId::ZoomToFit, this, [this] { m_ui->view->fitWidth(); }, isPossible);
    m_ui->zoomIn->setDefaultAction(commands.action(CommandId::ZoomIn));
    m_ui->zoomOut->setDefaultAction(commands.action(CommandId::ZoomOut));
    m_ui->zoomToFit->setDefaultAction(commands.action(CommandId::ZoomToFit));
}

bool BracketPage::isShown() const
{
    return state() != nullptr && m_ui->stack->currentWidget() == m_ui->content;
}

void BracketPage::refresh()
{
    CommandSet &commands = host().commands();
    m_due->showDue(state());
    m_now = m_liveTable->shown(host().league(), state());
    BracketContent content;
    if (state() != nullptr)
        content = BracketContent::of(
            *m_now, [this](const QUuid &team) { return badgeOf(team); }, BracketFonts::ofWindow());
    for (QToolButton *button : {m_ui->zoomIn, m_ui->zoomOut, m_ui->zoomToFit})
        button->setVisible(!content.cards.empty());
    if (content.cards.empty()) {
        if (state() == nullptr)
            m_ui->empty->setMessage(tr("No competition to show."), commands.action(goTo(PageKind::Home)));
        else
            m_ui->empty->setMessage(tr("This competition has no knockout stage."),
                                    commands.action(goTo(PageKind::Tables)));
        m_ui->stack->setCurrentWidget(m_ui->empty);
        m_ui->view->setContent({});
        return;
    }
    m_ui->stack->setCurrentWidget(m_ui->content);
    m_ui->view->setContent(std::move(content));
    if (m_shown != state()->id()) {
        m_shown = state()->id();
        m_ui->view->fitWidth();
    }
}

void BracketPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    // A match under way goes on without a change of the competition.
    if (m_now != nullptr && !m_liveTable->isHidden())
        refresh();
}

Badge BracketPage::badgeOf(const QUuid &team)
{
    OpenLeague *league = host().league();
    return league == nullptr ? Badge{} : league->badgeOf(team);
}

void BracketPage::showChoice()
{
    const TieCard *card = m_ui->view->currentCard();
    m_ui->told->setText(
        card == nullptr ? tr("Select a tie or a team to see its path. Zoom with Ctrl and the mouse wheel.")
                        : card->spoken);
}

void BracketPage::focusOn(const QUuid &subject)
{
    if (!isShown() || subject.isNull())
        return;
    const int fixture = state()->competition.indexOfFixture(subject);
    if (fixture >= 0)
        m_ui->view->chooseTie(state()->competition.fixtures()[static_cast<std::size_t>(fixture)].tie);
    else
        m_ui->view->chooseTeam(subject);
}

void BracketPage::goToMatch()
{
    if (const TieCard *card = m_ui->view->currentCard())
        host().go(PageKind::Fixtures, competition(), card->fixture);
}

void BracketPage::showMenu(const QPoint &place)
{
    CommandSet &commands = host().commands();
    QMenu menu(this);
    m_goToMatch->setEnabled(m_ui->view->currentCard() != nullptr);
    menu.addAction(m_goToMatch);
    menu.addAction(commands.action(CommandId::RuleOnTeam));
    menu.addSeparator();
    for (const CommandId id : {CommandId::ZoomIn, CommandId::ZoomOut, CommandId::ZoomToFit})
        menu.addAction(commands.action(id));
    menu.addSeparator();
    for (const CommandId id : {CommandId::CopyText, CommandId::ExportPicture, CommandId::Print})
        menu.addAction(commands.action(id));
    menu.exec(m_ui->view->mapToGlobal(place));
}

Picture BracketPage::picture()
{
    return bracketPicture(*m_now, [this](const QUuid &team) { return badgeOf(team); });
}

} // namespace touchline
