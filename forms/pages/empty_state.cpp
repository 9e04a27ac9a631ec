// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/empty_state.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace touchline {

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_sentence(new QLabel(this))
    , m_button(new QPushButton(this))
{
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignCenter);
    Theme::setType(m_sentence, Theme::Type::Heading);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::page);
    layout->setSpacing(spacing::groups);
    layout->addStretch(1);
    layout->addWidget(m_sentence);
    layout->addWidget(m_button, 0, Qt::AlignHCenter);
    layout->addStretch(2);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_action != nullptr)
            m_action->trigger();
    });
}

void EmptyState::say(const QString &sentence, QAction *action)
{
    m_sentence->setText(sentence);
    m_action = action;
    m_button->setVisible(action != nullptr);
    if (action == nullptr)
        return;
    m_button->setText(action->text().remove(u'&'));
    m_button->setIcon(action->icon());
    m_button->setToolTip(action->toolTip());
}

} // namespace touchline
