// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/team_card_dialog.h"

#include "forms/theme/spacing.h"
#include "forms/widgets/screen_fit.h"
#include "forms/widgets/team_card_view.h"
#include "models/views/teams/card_face.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace touchline {

namespace {

/// In letters and lines of the body font: a card with 16 players.
constexpr int largeCardLetters = 76;
constexpr int largeCardLines = 46;

} // namespace

TeamCardDialog::TeamCardDialog(const Game &game, std::vector<TeamDocumentPtr> cards, std::size_t shown,
                               QWidget *parent)
    : QDialog(parent)
    , m_game(game)
    , m_cards(std::move(cards))
    , m_view(new TeamCardView(this))
    , m_previous(new QPushButton(tr("&Previous"), this))
    , m_next(new QPushButton(tr("&Next"), this))
{
    auto *area = new QScrollArea(this);
    area->setWidget(m_view);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *turn = buttons->addButton(tr("&Turn Over"), QDialogButtonBox::ActionRole);
    for (QPushButton *one : {m_previous, m_next}) {
        one->setObjectName(one == m_next ? QStringLiteral("next") : QStringLiteral("previous"));
        one->setVisible(m_cards.size() > 1);
        buttons->addButton(one, QDialogButtonBox::ActionRole);
    }
    turn->setObjectName(QStringLiteral("turn"));
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(spacing::page, spacing::groups, spacing::page, spacing::groups);
    rows->addWidget(area);
    rows->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(turn, &QPushButton::clicked, m_view, &TeamCardView::turn);
    connect(m_previous, &QPushButton::clicked, this, [this] { showCard(m_shown - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { showCard(m_shown + 1); });
    showCard(shown);
    m_view->setFocus();
    ScreenFit::setSize(*this, largeCardLetters, largeCardLines);
}

void TeamCardDialog::showCard(std::size_t place)
{
    m_shown = place;
    const DocumentView view = m_game.teamDocuments()->view(card());
    m_view->show(CardFace::of(view));
    setWindowTitle(view.team.displayName());
    m_previous->setEnabled(place > 0);
    m_next->setEnabled(place + 1 < m_cards.size());
    Q_EMIT shown(place);
}

} // namespace touchline
