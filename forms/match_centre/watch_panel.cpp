// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/watch_panel.h"

#include "forms/theme/icons.h"
#include "forms/widgets/kept_clear.h"
#include "models/views/match_centre/scoreboard.h"
#include "ui_watch_panel.h"

#include <QMenu>
#include <QResizeEvent>
#include <QSignalBlocker>

#include <array>

namespace touchline {

namespace {

using Perspective = MatchSession::Perspective;

constexpr std::array secondsOffered{60, 30, 10, 0};

/// "Second half, 67', 2–1".
QString placeWords(const MatchSession &session)
{
    const Score score = session.played().report.score;
    const QString clock = clockOf(session.match());
    const QString figures = QStringLiteral("%1–%2").arg(score.home).arg(score.away);
    return clock.isEmpty() ? WatchPanel::tr("Kick-off")
                           : WatchPanel::tr("%1, %2", "clock, score").arg(clock, figures);
}

} // namespace

WatchPanel::WatchPanel(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_shared<Ui::WatchPanel>())
    , m_bookmarkMenu(new QMenu(this))
{
    m_ui->setupUi(this);
    setFocusProxy(m_ui->watchOn);
    keepClear(*this);
    m_ui->goalBack->setIcon(icon(QStringLiteral("goal-back")));
    m_ui->stepBack->setIcon(icon(QStringLiteral("step-back")));
    m_ui->stepOn->setIcon(icon(QStringLiteral("step-on")));
    m_ui->goalOn->setIcon(icon(QStringLiteral("goal-on")));
    m_ui->bookmarks->setIcon(icon(QStringLiteral("bookmark")));
    m_ui->story->setIcon(icon(QStringLiteral("export")));
    for (const int seconds : secondsOffered)
        m_ui->takes->addItem(seconds == 0 ? tr("at once") : tr("in %n seconds", nullptr, seconds), seconds);
    m_ui->takes->setCurrentIndex(1);
    m_ui->bookmarks->setMenu(m_bookmarkMenu);
    connect(m_bookmarkMenu, &QMenu::aboutToShow, this, &WatchPanel::fillBookmarks);
    connect(m_ui->timeLine, &QSlider::valueChanged, this, [this](int inputs) {
        // The slider follows the match too.
        if (m_session != nullptr && static_cast<std::size_t>(inputs) != m_session->match().entries().size())
            goTo(static_cast<std::size_t>(inputs));
    });
    connect(m_ui->stepOn, &QAbstractButton::clicked, this,
            [this] { goTo(m_session->match().entries().size() + 1); });
    connect(m_ui->stepBack, &QAbstractButton::clicked, this,
            [this] { goTo(std::max<std::size_t>(m_session->match().entries().size(), 1) - 1); });
    connect(m_ui->goalOn, &QAbstractButton::clicked, this, [this] { goToGoal(true); });
    connect(m_ui->goalBack, &QAbstractButton::clicked, this, [this] { goToGoal(false); });
    connect(m_ui->watchOn, &QAbstractButton::clicked, this, &WatchPanel::playOrPause);
    connect(m_ui->takes, &QComboBox::currentIndexChanged, this, &WatchPanel::takeWatching);
    connect(m_ui->eyes, &QComboBox::currentIndexChanged, this, &WatchPanel::takeWatching);
    connect(m_ui->goalsOnly, &QCheckBox::toggled, this, &WatchPanel::takeWatching);
    auto *stories = new QMenu(m_ui->story);
    stories->addAction(tr("&Story for Friends…"), this, &WatchPanel::saveStoryWanted)
        ->setObjectName(QStringLiteral("saveStory"));
    stories->addAction(tr("Every &Roll…"), this, &WatchPanel::saveRollsWanted)
        ->setObjectName(QStringLiteral("saveRolls"));
    m_ui->story->setMenu(stories);
    connect(m_ui->fork, &QAbstractButton::clicked, this, &WatchPanel::forkWanted);
}

void WatchPanel::watch(MatchSession &session, const QUuid &report)
{
    m_session = &session;
    m_bookmarks.emplace(report);
    const FixtureSetup &setup = session.match().match().setup();
    {
        const QSignalBlocker silent(m_ui->eyes);
        m_ui->eyes->clear();
        m_ui->eyes->addItem(tr("everything"), static_cast<int>(Perspective::Everything));
        m_ui->eyes->addItem(tr("what both sides saw"), static_cast<int>(Perspective::Both));
        for (const Side side : bothSides)
            m_ui->eyes->addItem(tr("what %1 saw").arg(setup.sides[side].team.displayName()),
                                static_cast<int>(side == Side::Home ? Perspective::Home : Perspective::Away));
        const QSignalBlocker stays(m_ui->timeLine);
        m_ui->timeLine->setMoments(session.moments(), session.match().known());
        m_ui->timeLine->setBookmarks(m_bookmarks->all());
    }
    takeWatching();
}

QSize WatchPanel::minimumSizeHint() const
{
    // The layout of a wide window must not keep the window from becoming narrow.
    return {m_ui->controls->minimumSizeHint().width(), QWidget::minimumSizeHint().height()};
}

void WatchPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int wide = m_ui->controls->minimumSizeHint().width() + m_ui->timeLine->minimumSizeHint().width();
    m_ui->rows->setDirection(event->size().width() < wide + m_ui->rows->spacing() ? QBoxLayout::TopToBottom
                                                                                  : QBoxLayout::LeftToRight);
}

void WatchPanel::takeWatching()
{
    if (m_session != nullptr)
        m_session->setWatching({m_ui->takes->currentData().toInt(), m_ui->goalsOnly->isChecked(),
                                static_cast<Perspective>(m_ui->eyes->currentData().toInt())});
}

void WatchPanel::follow()
{
    const bool isRunning = m_session->isRunning();
    m_ui->timeLine->setValue(static_cast<int>(m_session->match().entries().size()));
    m_ui->watchOn->setIcon(icon(isRunning ? QStringLiteral("pause") : QStringLiteral("play")));
    m_ui->watchOn->setText(isRunning ? tr("&Pause") : tr("&Play"));
    const bool isOver = m_session->match().isOver();
    m_ui->stepOn->setEnabled(!isOver);
    m_ui->goalOn->setEnabled(!isOver);
    m_ui->stepBack->setEnabled(!m_session->match().entries().empty());
    m_ui->goalBack->setEnabled(!m_session->match().entries().empty());
}

void WatchPanel::playOrPause()
{
    if (m_session->isRunning())
        return m_session->pause();
    // Who has seen it begins anew.
    if (m_session->match().isOver())
        goTo(0);
    m_session->playOn();
}

void WatchPanel::goTo(std::size_t inputs)
{
    m_session->pause();
    if (const auto there = m_session->goTo(inputs); !there)
        Q_EMIT failed(there.error());
}

void WatchPanel::goToGoal(bool isNext)
{
    const std::size_t here = m_session->match().entries().size();
    std::optional<std::size_t> there;
    for (const MatchMoment &moment : m_session->moments())
        if (moment.kind == MatchMoment::Kind::Goal) {
            if (!isNext && moment.inputs < here)
                there = moment.inputs;
            if (isNext && moment.inputs > here && !there)
                there = moment.inputs;
        }
    goTo(there.value_or(isNext ? m_session->match().known() : 0));
}

void WatchPanel::fillBookmarks()
{
    m_bookmarkMenu->clear();
    const std::size_t here = m_session->match().entries().size();
    const auto changed = [this] { m_ui->timeLine->setBookmarks(m_bookmarks->all()); };
    if (m_bookmarks->isAt(here))
        m_bookmarkMenu->addAction(tr("&Remove This Bookmark"), this, [this, here, changed] {
            m_bookmarks->remove(here);
            changed();
        });
    else
        m_bookmarkMenu->addAction(tr("&Set a Bookmark Here"), this, [this, here, changed] {
            m_bookmarks->set(here, placeWords(*m_session));
            changed();
        });
    if (m_bookmarks->all().empty())
        return;
    m_bookmarkMenu->addSeparator();
    for (const Bookmarks::Bookmark &one : m_bookmarks->all())
        m_bookmarkMenu->addAction(QString(one.name).replace(u'&', QStringLiteral("&&")), this,
                                  [this, inputs = one.inputs] { goTo(inputs); });
}

} // namespace touchline
