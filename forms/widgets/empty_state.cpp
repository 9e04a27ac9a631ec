// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/empty_state.h"

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
    , m_other(new QPushButton(this))
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
    layout->addWidget(m_other, 0, Qt::AlignHCenter);
    layout->addStretch(2);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_action != nullptr)
            m_action->trigger();
    });
    connect(m_other, &QPushButton::clicked, this, [this] {
        if (m_otherAction != nullptr)
            m_otherAction->trigger();
    });
}

void EmptyState::setMessage(const QString &sentence, QAction *action, QAction *other)
{
    m_sentence->setText(sentence);
    m_action = action;
    m_otherAction = other;
    for (const auto &[button, does] : {std::pair(m_button, action), std::pair(m_other, other)}) {
        button->setVisible(does != nullptr);
        if (does == nullptr)
            continue;
        button->setText(does->text().remove(u'&'));
        button->setIcon(does->icon());
        button->setToolTip(does->toolTip());
    }
}

} // namespace touchline
