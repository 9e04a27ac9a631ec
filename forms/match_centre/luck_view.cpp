// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/luck_view.h"

#include "forms/match_centre/win_chance_curve.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/translated.h"
#include "models/words/match_luck_text.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace touchline {

namespace {

/// A game that is played on so often is done in about a second.
constexpr int quickRuns = 1000;

} // namespace

LuckView::LuckView(QWidget *parent)
    : QWidget(parent)
    , m_task(new LuckTask(this))
    , m_wanted(new QPushButton(tr("Was It Luck?"), this))
    , m_curve(new WinChanceCurve(this))
    , m_words(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(spacing::inside);
    for (QWidget *one : std::initializer_list<QWidget *>{m_curve, m_words})
        column->addWidget(one);
    column->addWidget(m_wanted, 0, Qt::AlignLeft);
    setFocusProxy(m_wanted);
    m_wanted->setObjectName(QStringLiteral("luckWanted"));
    m_wanted->setToolTip(tr("Plays the match on from each of its points. It takes a minute or two."));
    m_curve->setObjectName(QStringLiteral("curve"));
    m_curve->setAccessibleName(tr("Chances over the match"));
    m_words->setObjectName(QStringLiteral("luckWords"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setToolTip(
        tr("A win counts 100 points, a draw 50. Luck is what the rolls changed, judgement what "
           "the decisions changed. What lies behind ± holds in 95 of 100 cases."));
    connect(m_wanted, &QPushButton::clicked, this, &LuckView::begin);
    connect(m_curve, &WinChanceCurve::momentWanted, this, &LuckView::momentWanted);
    connect(m_task, &LuckTask::made, this, &LuckView::take);
    connect(m_task, &LuckTask::progressed, this,
            [this](int percent) { say(tr("Playing on from each point: %1%").arg(percent)); });
    connect(m_task, &LuckTask::failed, this, [this](const Error &error) { say(translated(error)); });
}

void LuckView::show(const MatchLog &log, const Game &game)
{
    if (m_game == &game && m_log.setup.fixture == log.setup.fixture && m_log.entries == log.entries)
        return;
    m_task->drop();
    m_log = log;
    m_game = &game;
    m_luck.reset();
    m_sentences.clear();
    m_curve->hide();
    m_words->hide();
    const bool isQuick = game.info().luckRuns >= quickRuns;
    m_wanted->setVisible(!isQuick);
    if (isQuick)
        begin();
}

void LuckView::begin()
{
    m_wanted->hide();
    say(tr("Playing on from each point…"));
    m_task->start(m_log, *m_game);
}

void LuckView::take(const std::shared_ptr<const MatchLuck> &luck)
{
    m_luck = luck;
    const PerSide<QString> names{
        {m_log.setup.sides[Side::Home].team.displayName(), m_log.setup.sides[Side::Away].team.displayName()}};
    m_sentences = luckSentences(names, *luck, windowLanguage());
    m_curve->show(luck, names);
    m_curve->setAccessibleDescription(m_sentences.join(u' '));
    m_curve->show();
    say(m_sentences.join(u' '));
    Q_EMIT made();
}

void LuckView::say(const QString &text)
{
    m_words->setText(text);
    m_words->show();
}

} // namespace touchline
