// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/bracket/bracket_content.h"

#include "forms/print/picture.h"
#include "forms/theme/spacing.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace touchline {

namespace {

constexpr double lineOfFont = 1.6;
constexpr double footOfFont = 1.3;
constexpr double headingOfFont = 1.5;
constexpr double stageOfFont = 2.4;
/// Widths of a box, in letters.
constexpr double leastLetters = 20;
constexpr double mostLetters = 42;

/// The width of the widest. Measuring takes its time: those that have far fewer letters are left out.
class Widest
{
public:
    explicit Widest(const QFont &font) : m_metrics(font) {}

    void take(const QString &text)
    {
        constexpr double farFewer = 0.7;
        if (static_cast<double>(text.size()) < farFewer * static_cast<double>(m_letters))
            return;
        m_letters = std::max(m_letters, text.size());
        m_width = std::max(m_width, m_metrics.horizontalAdvance(text));
    }
    [[nodiscard]] qreal width() const { return m_width; }

private:
    QFontMetricsF m_metrics;
    qsizetype m_letters = 0;
    qreal m_width = 0;
};

qreal boxWidth(const std::vector<TieCard> &cards, const QFont &winner, const QFont &caption)
{
    Widest side(winner);
    Widest foot(caption);
    for (const TieCard &card : cards) {
        // Two letters stand for the room before each of the goals.
        for (const Side one : bothSides)
            side.take(card.names[one] + card.goals[one].join(QStringLiteral("00")));
        foot.take(card.foot);
    }
    return std::max(side.width() + QFontMetricsF(winner).height() + 5 * spacing::related,
                    foot.width() + spacing::related);
}

BracketMetrics metricsOf(const std::vector<TieCard> &cards, const BracketFonts &fonts)
{
    QFont winner = fonts.body;
    winner.setWeight(QFont::DemiBold);
    const QFontMetricsF body(winner);
    const QFontMetricsF caption(fonts.caption);
    const qreal letter = body.horizontalAdvance(u'x');
    const qreal width = boxWidth(cards, winner, fonts.caption);
    BracketMetrics metrics;
    metrics.boxWidth = std::ceil(std::clamp(width, leastLetters * letter, mostLetters * letter));
    metrics.lineHeight = std::round(body.height() * lineOfFont);
    metrics.footHeight = std::round(caption.height() * footOfFont);
    metrics.headingHeight = std::round(QFontMetricsF(fonts.body).height() * headingOfFont);
    metrics.stageHeight = std::round(QFontMetricsF(fonts.heading).height() * stageOfFont);
    metrics.columnGap = std::round(body.height() * 2);
    metrics.rowGap = spacing::related;
    return metrics;
}

} // namespace

BracketFonts BracketFonts::ofWindow()
{
    return {Theme::font(Theme::Type::Body), Theme::font(Theme::Type::Heading),
            Theme::font(Theme::Type::Caption)};
}

BracketFonts BracketFonts::ofPaper()
{
    return {pictureFont(Theme::Type::Body), pictureFont(Theme::Type::Heading),
            pictureFont(Theme::Type::Caption)};
}

BracketContent BracketContent::of(const CompetitionState &state, const Kits &kits, const BracketFonts &fonts)
{
    BracketContent content;
    content.fonts = fonts;
    // Which ties there are does not hang on how large they are.
    const BracketLayout plan(state.competition);
    for (const BracketLayout::Box &box : plan.boxes()) {
        content.cards.push_back(tieCard(state, box.tie));
        PerSide<Badge> pair;
        for (const Side side : bothSides)
            if (const QUuid &team = content.cards.back().teams[side]; !team.isNull() && kits)
                pair[side] = kits(team);
        content.kits.push_back(pair);
    }
    const BracketMetrics metrics = metricsOf(content.cards, fonts);
    content.layout = BracketLayout(state.competition, metrics);
    BracketLayout wide(state.competition, metrics, BracketLayout::Shape::TwoSided);
    if (wide.isTwoSided())
        content.otherShape = std::move(wide);
    return content;
}

bool BracketContent::hasTeam(int box, const QUuid &team) const
{
    const PerSide<QUuid> &teams = cards[static_cast<std::size_t>(box)].teams;
    return !team.isNull() && (teams[Side::Home] == team || teams[Side::Away] == team);
}

} // namespace touchline
