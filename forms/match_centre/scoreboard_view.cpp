// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/scoreboard_view.h"

#include "forms/theme/card_mark.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/name_label.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace touchline {

namespace {

constexpr int chipSize = 32;
constexpr qreal scoreGrows = 2.6;
constexpr qreal nameGrows = 1.4;
/// What happened in a long match takes no more room than this from the board below.
constexpr int mostEventLines = 3;

QFont grown(qreal factor)
{
    QFont font = semibold(Theme::font(Theme::Type::Body));
    font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QString belowName(const Scoreboard::OneSide &side)
{
    // What matters most stands first: where there is no room the end is not seen.
    QStringList parts;
    if (!side.kicks.empty()) {
        QString kicks = ScoreboardView::tr("Penalties:");
        for (const bool wentIn : side.kicks)
            kicks += QChar(QChar::Nbsp) + (wentIn ? QStringLiteral("●") : QStringLiteral("○"));
        parts << kicks;
    }
    parts += side.scorers;
    parts += side.out;
    if (side.yellows > 0)
        parts << ScoreboardView::tr("%n yellow card(s)", nullptr, side.yellows);
    return parts.join(QStringLiteral(" · "));
}

} // namespace

ScoreboardView::ScoreboardView(QWidget *parent)
    : QWidget(parent)
    , m_score(plainLabel(this))
    , m_clock(plainLabel(this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(spacing::groups);
    grid->setVerticalSpacing(0);
    // The score stands in the middle whatever the teams are called.
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(4, 1);
    for (const Side side : bothSides) {
        const bool isHome = side == Side::Home;
        m_sides[side] = {plainLabel(this), new NameLabel(this), new NameLabel(this)};
        m_sides[side].kit->setFixedSize(chipSize, chipSize);
        m_sides[side].name->setAlignment(isHome ? Qt::AlignRight | Qt::AlignVCenter
                                                : Qt::AlignLeft | Qt::AlignVCenter);
        m_sides[side].name->setMostLines(2);
        m_sides[side].events->setAlignment(isHome ? Qt::AlignRight | Qt::AlignTop
                                                  : Qt::AlignLeft | Qt::AlignTop);
        m_sides[side].events->setObjectName(QStringLiteral("whatHappened"));
        m_sides[side].events->setMostLines(mostEventLines);
        grid->addWidget(m_sides[side].name, 0, isHome ? 0 : 4);
        grid->addWidget(m_sides[side].kit, 0, isHome ? 1 : 3, Qt::AlignCenter);
        grid->addWidget(m_sides[side].events, 1, isHome ? 0 : 4);
    }
    m_score->setAlignment(Qt::AlignCenter);
    m_clock->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    grid->addWidget(m_score, 0, 2);
    grid->addWidget(m_clock, 1, 1, 1, 3);
    connect(&Theme::instance(), &Theme::changed, this, &ScoreboardView::fill);
    fill();
}

void ScoreboardView::show(const Scoreboard &board)
{
    m_board = board;
    fill();
}

void ScoreboardView::fill()
{
    m_score->setFont(grown(scoreGrows));
    m_score->setText(m_board.score ? QStringLiteral("%1–%2").arg(m_board.score->home).arg(m_board.score->away)
                                   : QStringLiteral("–"));
    Theme::setType(m_clock, Theme::Type::Body);
    QString clock = m_board.clock;
    if (m_board.shootOut)
        clock += QStringLiteral(" (%1)").arg(tr("%1–%2 pens", "goals in the shoot-out")
                                                 .arg(m_board.shootOut->home)
                                                 .arg(m_board.shootOut->away));
    m_clock->setText(clock);
    for (const Side side : bothSides) {
        const OneSide &labels = m_sides[side];
        const Scoreboard::OneSide &shown = m_board.sides[side];
        labels.kit->setPixmap(kitChip(shown.kit, chipSize, devicePixelRatioF()));
        labels.name->setFont(grown(nameGrows));
        labels.name->setText(shown.name);
        Theme::setType(labels.events, Theme::Type::Caption);
        labels.events->setText(belowName(shown));
    }
    setAccessibleName(m_board.spoken());
}

} // namespace touchline
