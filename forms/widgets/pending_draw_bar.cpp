// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/pending_draw_bar.h"

#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/home/due_draw.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace touchline {

PendingDrawBar::PendingDrawBar(PageHost &host, QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_draw(new QPushButton(this))
    , m_enter(new QPushButton(tr("Enter L&ots…"), this))
{
    setAutoFillBackground(true);
    setObjectName(QStringLiteral("due"));
    m_text->setObjectName(QStringLiteral("dueText"));
    m_draw->setObjectName(QStringLiteral("draw"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(spacing::related, spacing::inside, spacing::related, spacing::inside);
    row->setSpacing(spacing::groups);
    row->addWidget(m_text, 1);
    m_enter->setObjectName(QStringLiteral("enterLots"));
    const auto addDoor = [row, &host](QPushButton *button, CommandId id) {
        row->addWidget(button, 0, Qt::AlignVCenter);
        QAction *action = host.commands().action(id);
        const auto follow = [button, action] {
            button->setEnabled(action->isEnabled());
            button->setToolTip(action->toolTip());
        };
        connect(action, &QAction::changed, button, follow);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        follow();
    };
    addDoor(m_draw, CommandId::DrawDue);
    addDoor(m_enter, CommandId::EnterLots);
    connect(&Theme::instance(), &Theme::changed, this, &PendingDrawBar::paintTheme);
    paintTheme();
    hide();
}

void PendingDrawBar::showDue(const CompetitionStatePtr &state)
{
    const DueDraw due = state != nullptr ? dueDraw(*state) : DueDraw();
    m_text->setText(due.sentences.join(u'\n'));
    m_draw->setText(due.hasLots ? tr("Draw &Lots") : tr("Draw Next Ro&und"));
    m_draw->setVisible(due.isPossible());
    m_enter->setVisible(due.hasLots);
    setVisible(!due.sentences.isEmpty());
}

void PendingDrawBar::paintTheme()
{
    QPalette tinted = palette();
    tinted.setColor(QPalette::Window, colour(ColourRole::MayGoOn));
    setPalette(tinted);
    m_draw->setIcon(icon(QStringLiteral("dice")));
}

} // namespace touchline
