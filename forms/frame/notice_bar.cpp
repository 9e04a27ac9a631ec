// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/notice_bar.h"

#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/announcer.h"
#include "forms/widgets/kept_clear.h"
#include "models/views/translated.h"

#include <QEnterEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace touchline {

namespace {

/// A glance, and the time to read a letter; errors are read twice.
constexpr int shortestStay = 4'000;
constexpr int stayOfLetter = 50;
constexpr int longestStay = 20'000;

} // namespace

NoticeBar::NoticeBar(QWidget *over)
    : QFrame(over)
    , m_mark(new QLabel(this))
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
    , m_close(new QToolButton(this))
    , m_stay(new QTimer(this))
{
    setObjectName(QStringLiteral("noticeBar"));
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setObjectName(QStringLiteral("noticeText"));
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(m_close->toolTip());
    m_close->setShortcut(Qt::Key_Escape);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spacing::groups, spacing::related, spacing::related, spacing::related);
    layout->setSpacing(spacing::related);
    layout->addWidget(m_mark, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_button, 0, Qt::AlignVCenter);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &QToolButton::clicked, this, &NoticeBar::finish);
    connect(m_button, &QPushButton::clicked, this, [this] {
        const std::function<void()> run = m_run;
        finish();
        if (run)
            run();
    });
    connect(&Theme::instance(), &Theme::changed, this, &NoticeBar::paintTheme);
    m_stay->setSingleShot(true);
    connect(m_stay, &QTimer::timeout, this, &NoticeBar::finish);
    over->installEventFilter(this);
    hide();
}

void NoticeBar::showNotice(const QString &notice)
{
    m_run = {};
    showIt(notice, false);
}

void NoticeBar::showNotice(const QString &notice, Offer offer)
{
    m_run = std::move(offer.run);
    m_button->setText(offer.button);
    showIt(notice, false);
}

void NoticeBar::refuse(const QString &why, Offer offer)
{
    m_run = std::move(offer.run);
    m_button->setText(offer.button);
    showIt(why, true);
}

void NoticeBar::showNotice(const Error &error)
{
    m_run = {};
    showIt(translated(error), true);
}

void NoticeBar::showNotice(const Error &error, Offer offer)
{
    m_run = std::move(offer.run);
    m_button->setText(offer.button);
    showIt(translated(error), true);
    m_stay->stop();
}

void NoticeBar::stand(const QString &text, Offer offer)
{
    m_standing = text;
    m_standingOffer = std::move(offer);
    showStanding();
    Announcer::announce(*this, text);
}

void NoticeBar::standDown()
{
    const bool isShown = !isHidden() && m_text->text() == m_standing;
    m_standing.clear();
    m_standingOffer = {};
    if (isShown)
        finish();
}

void NoticeBar::showStanding()
{
    m_run = m_standingOffer.run;
    m_button->setText(m_standingOffer.button);
    showIt(m_standing, true);
    m_stay->stop();
}

void NoticeBar::finish()
{
    if (m_standing.isEmpty())
        hide();
    else
        showStanding();
}

int NoticeBar::stayOf(const QString &text, bool isError)
{
    const auto letters = static_cast<int>(text.size()) * (isError ? 2 : 1);
    return std::min(shortestStay + letters * stayOfLetter, longestStay);
}

QString NoticeBar::text() const
{
    return isHidden() ? QString() : m_text->text();
}

void NoticeBar::showIt(const QString &text, bool isError)
{
    m_isError = isError;
    m_text->setText(text);
    m_text->setAccessibleName(text);
    m_button->setVisible(static_cast<bool>(m_run));
    m_close->setVisible(m_standing.isEmpty() || text != m_standing);
    paintTheme();
    place();
    show();
    raise();
    // What is shown with the notice has its place only then.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!isHidden())
                place();
        },
        Qt::QueuedConnection);
    m_stay->start(stayOf(text, isError));
    // What stands comes back after every other notice; it is told once.
    if (text != m_standing)
        Announcer::announce(*this, text);
}

void NoticeBar::place()
{
    const QWidget *over = parentWidget();
    const int room = over->width() - 2 * spacing::groups;
    // One line, as long as it fits.
    m_text->setWordWrap(false);
    int width = sizeHint().width();
    m_text->setWordWrap(width > room);
    width = std::min(width, room);
    const int wanted = m_text->wordWrap() ? layout()->heightForWidth(width) : sizeHint().height();
    const int height = std::min(wanted, over->height() - spacing::groups);
    // At the lower edge of the window, where it covers tips and not what it tells of; nor what is worked
    // with.
    int bottom = over->height();
    for (const QWidget *one : over->findChildren<QWidget *>())
        if (one->isVisible() && one->property(keptClearProperty).toBool())
            bottom = std::min(bottom, one->mapTo(over, QPoint()).y());
    setGeometry((over->width() - width) / 2, std::max(0, bottom - height - spacing::inside), width, height);
}

bool NoticeBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && !isHidden())
        place();
    return QFrame::eventFilter(watched, event);
}

void NoticeBar::enterEvent(QEnterEvent *event)
{
    QFrame::enterEvent(event);
    m_stay->stop();
}

void NoticeBar::leaveEvent(QEvent *event)
{
    QFrame::leaveEvent(event);
    if (!isHidden() && !(m_isError && m_run))
        m_stay->start(stayOf(m_text->text(), m_isError));
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
