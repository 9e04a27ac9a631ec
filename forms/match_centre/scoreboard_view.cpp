// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/scoreboard_view.h"

#include "forms/theme/card_mark.h"
#include "forms/theme/icons.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/name_label.h"
#include "forms/widgets/page.h"
#include "models/views/translated.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace touchline {

namespace {

constexpr int chipSize = 28;
constexpr int markHeight = 16;
constexpr int conditionSize = 20;
constexpr int lineHeight = 36;
constexpr qreal scoreGrows = 1.8;
constexpr qreal nameGrows = 1.15;

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

/// Each kind of mark that a side has, and how often.
std::vector<std::pair<PlayerMark, int>> countedMarks(const Scoreboard::OneSide &side)
{
    std::vector<std::pair<PlayerMark, int>> marks;
    const int injuries = static_cast<int>(side.out.size()) - side.reds;
    for (const auto &[mark, count] : {std::pair{PlayerMark::Yellow, side.yellows},
                                      {PlayerMark::Red, side.reds},
                                      {PlayerMark::Injury, injuries}})
        if (count > 0)
            marks.emplace_back(mark, count);
    return marks;
}

QString marksWords(const Scoreboard::OneSide &side)
{
    QStringList lines = side.out;
    if (side.yellows > 0)
        lines << ScoreboardView::tr("%n yellow card(s)", nullptr, side.yellows);
    return lines.join(u'\n');
}

/// Of a condition by the title that its game gives it.
QString conditionIcon(const QString &title)
{
    static const std::array icons{std::pair{QLatin1String("referee"), QLatin1String("whistle")},
                                  std::pair{QLatin1String("weather"), QLatin1String("weather")},
                                  std::pair{QLatin1String("ground"), QLatin1String("home")}};
    for (const auto &[name, icon] : icons)
        if (title.compare(name, Qt::CaseInsensitive) == 0)
            return icon;
    return QStringLiteral("info");
}

} // namespace

ScoreboardView::ScoreboardView(QWidget *parent)
    : QWidget(parent)
    , m_score(plainLabel(this))
    , m_clock(plainLabel(this))
    , m_conditionIcons(new QHBoxLayout)
{
    setMinimumHeight(lineHeight);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::related);
    m_conditionIcons->setSpacing(spacing::inside);
    for (const Side side : bothSides) {
        m_sides[side] = {plainLabel(this), new NameLabel(this), plainLabel(this)};
        m_sides[side].kit->setFixedSize(chipSize, chipSize);
        m_sides[side].name->setObjectName(side == Side::Home ? QStringLiteral("homeTeam")
                                                             : QStringLiteral("awayTeam"));
        m_sides[side].name->setAlignment((side == Side::Home ? Qt::AlignRight : Qt::AlignLeft) |
                                         Qt::AlignVCenter);
        connect(m_sides[side].name, &NameLabel::pressed, this, [this, side] { Q_EMIT cardWanted(side); });
        m_sides[side].marks->setObjectName(side == Side::Home ? QStringLiteral("homeMarks")
                                                              : QStringLiteral("awayMarks"));
    }
    const OneSide &home = m_sides[Side::Home];
    const OneSide &away = m_sides[Side::Away];
    row->addWidget(m_clock);
    row->addStretch(1);
    for (QLabel *one : {home.marks, static_cast<QLabel *>(home.name), home.kit, m_score, away.kit,
                        static_cast<QLabel *>(away.name), away.marks})
        row->addWidget(one);
    row->addStretch(1);
    row->addLayout(m_conditionIcons);
    m_score->setAlignment(Qt::AlignCenter);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        fill();
        fillConditions();
    });
    fill();
}

void ScoreboardView::show(const Scoreboard &board)
{
    m_board = board;
    fill();
}

void ScoreboardView::setConditions(const std::vector<BoardNote> &notes)
{
    std::vector<BoardNote> conditions;
    std::copy_if(notes.begin(), notes.end(), std::back_inserter(conditions),
                 [](const BoardNote &note) { return !note.side; });
    if (conditions == m_conditions)
        return;
    m_conditions = std::move(conditions);
    fillConditions();
}

void ScoreboardView::setHasCards(const PerSide<bool> &hasCards)
{
    for (const Side side : bothSides)
        m_sides[side].name->setPressable(hasCards[side] ? tr("Show the team card") : QString());
}

void ScoreboardView::fillConditions()
{
    clearLayout(*m_conditionIcons);
    for (const BoardNote &note : m_conditions) {
        auto *label = plainLabel(this);
        label->setPixmap(icon(conditionIcon(note.title), ColourRole::Secondary)
                             .pixmap(QSize(conditionSize, conditionSize), devicePixelRatioF()));
        QString words =
            tr("%1: %2", "weather, bad").arg(note.title.left(1).toUpper() + note.title.mid(1), note.text);
        if (!note.effect.isEmpty())
            words += u'\n' + windowLanguage().text(note.effect);
        label->setToolTip(words.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
        label->setAccessibleName(words);
        m_conditionIcons->addWidget(label);
    }
}

std::vector<BoardNote> ScoreboardView::notesOf(const Scoreboard &board)
{
    std::vector<BoardNote> notes;
    for (const Side side : bothSides) {
        const Scoreboard::OneSide &one = board.sides[side];
        const auto add = [&](const QString &title, const QString &text) {
            if (!text.isEmpty())
                notes.push_back({side, title, text});
        };
        add(tr("Goals"), one.scorers.join(QStringLiteral(" · ")));
        QString kicks;
        for (const bool wentIn : one.kicks)
            kicks += wentIn ? QStringLiteral("●") : QStringLiteral("○");
        add(tr("Penalties"), kicks);
        add(tr("Off or hurt"), one.out.join(QStringLiteral(" · ")));
    }
    return notes;
}

QPixmap ScoreboardView::marksOf(const Scoreboard::OneSide &side) const
{
    const auto marks = countedMarks(side);
    if (marks.empty())
        return {};
    const QFont font = semibold(Theme::font(Theme::Type::Caption));
    const QFontMetrics metrics(font);
    const int one = qCeil(cardMarksSize(markHeight, 1).width());
    const auto numberOf = [](int count) { return count > 1 ? QString::number(count) : QString(); };
    int width = 0;
    for (const auto &[mark, count] : marks)
        width += one + metrics.horizontalAdvance(numberOf(count)) + spacing::inside;
    const qreal ratio = devicePixelRatioF();
    QPixmap pixmap(QSize(width, chipSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    int left = 0;
    for (const auto &[mark, count] : marks) {
        paintCardMark(painter, QRectF(left, (chipSize - markHeight) / 2.0, one, markHeight), mark);
        left += one + 1;
        painter.setPen(colour(ColourRole::Text));
        painter.drawText(QRectF(left, 0, width, chipSize), Qt::AlignLeft | Qt::AlignVCenter, numberOf(count));
        left += metrics.horizontalAdvance(numberOf(count)) + spacing::inside - 1;
    }
    return pixmap;
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
        labels.marks->setPixmap(marksOf(shown));
        const QString words = marksWords(shown);
        labels.marks->setToolTip(words.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
        labels.marks->setAccessibleName(words);
        labels.marks->setVisible(!words.isEmpty());
    }
    setAccessibleName(m_board.spoken());
}

} // namespace touchline
