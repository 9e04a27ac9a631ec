// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/notice_bar.h"

#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/said.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace touchline {

NoticeBar::NoticeBar(QWidget *parent)
    : QFrame(parent)
    , m_mark(new QLabel(this))
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("noticeBar"));
    setAutoFillBackground(true);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setObjectName(QStringLiteral("noticeText"));
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(m_close->toolTip());
    m_close->setShortcut(Qt::Key_Escape);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spacing::page, spacing::related, spacing::related, spacing::related);
    layout->setSpacing(spacing::related);
    layout->addWidget(m_mark, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_button, 0, Qt::AlignVCenter);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_button, &QPushButton::clicked, this, [this] {
        hide();
        if (m_run)
            m_run();
    });
    connect(&Theme::instance(), &Theme::changed, this, &NoticeBar::paintTheme);
    hide();
}

void NoticeBar::say(const QString &notice)
{
    m_run = {};
    showIt(notice, false);
}

void NoticeBar::say(const Error &error)
{
    m_run = {};
    showIt(said(error), true);
}

void NoticeBar::say(const Error &error, const QString &button, std::function<void()> run)
{
    m_run = std::move(run);
    m_button->setText(button);
    showIt(said(error), true);
}

QString NoticeBar::text() const
{
    return isHidden() ? QString() : m_text->text();
}

void NoticeBar::showIt(const QString &text, bool isError)
{
    m_isError = isError;
    m_text->setText(text);
    m_button->setVisible(static_cast<bool>(m_run));
    paintTheme();
    show();
}

void NoticeBar::paintTheme()
{
    QPalette palette = this->palette();
    palette.setColor(QPalette::Window, colour(m_isError ? ColourRole::GoesOut : ColourRole::GoesOn));
    palette.setColor(QPalette::WindowText, colour(ColourRole::Text));
    setPalette(palette);
    const int side = fontMetrics().height();
    m_mark->setPixmap(m_isError ? icon(QStringLiteral("warning"), ColourRole::Error).pixmap(side)
                                : icon(QStringLiteral("info"), ColourRole::Accent).pixmap(side));
    m_mark->setAccessibleName(m_isError ? tr("Error") : tr("Note"));
}

} // namespace touchline
