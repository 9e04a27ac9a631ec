// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/bracket/bracket_scene.h"

#include "core/base/index.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QFontMetricsF>
#include <QGraphicsItem>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <memory>

namespace touchline {

namespace {

constexpr qreal lineWidth = 1.5;
constexpr qreal wayWidth = 2.5;
constexpr qreal corner = 6;

/// What stands above what.
constexpr qreal joinLayer = 0;
constexpr qreal wayLayer = 1;
constexpr qreal boxLayer = 2;

class BoxItem final : public QGraphicsItem
{
public:
    BoxItem(const BracketScene &scene, int box) : m_scene(scene), m_box(box)
    {
        setZValue(boxLayer);
        setPos(boxPlace().topLeft());
        setAcceptedMouseButtons(Qt::NoButton);
    }

    [[nodiscard]] QRectF boundingRect() const override
    {
        const QRectF whole = m_scene.content().layout.boxes()[at(m_box)].whole;
        return QRectF(QPointF(), whole.size()).adjusted(-2, -2, 2, 2);
    }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem * /*option*/, QWidget * /*widget*/) override
    {
        const QRectF place(QPointF(), boxPlace().size());
        paintFrame(*painter, place);
        const qreal line = m_scene.content().layout.metrics().lineHeight;
        paintSide(*painter, QRectF(0, 0, place.width(), line), Side::Home);
        paintSide(*painter, QRectF(0, line, place.width(), line), Side::Away);
        painter->setFont(m_scene.content().fonts.caption);
        painter->setPen(m_scene.ink()(ColourRole::Secondary));
        const QRectF foot(spacing::inside, place.bottom(), place.width() - spacing::inside,
                          m_scene.content().layout.metrics().footHeight);
        drawShown(*painter, foot, Qt::AlignLeft | Qt::AlignVCenter,
                  QFontMetricsF(painter->font()).elidedText(card().foot, Qt::ElideRight, foot.width()));
    }

private:
    [[nodiscard]] const TieCard &card() const { return m_scene.content().cards[at(m_box)]; }
    [[nodiscard]] QRectF boxPlace() const { return m_scene.content().layout.boxes()[at(m_box)].place; }

    void paintFrame(QPainter &painter, const QRectF &place) const
    {
        const Ink &ink = m_scene.ink();
        const bool isChosen = m_scene.chosenBox() == m_box;
        const bool isLifted = isChosen || m_scene.hoveredBox() == m_box;
        const bool isOnWay = m_scene.isOnWay(m_box);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor edge = ink(ColourRole::Secondary);
        edge.setAlphaF(0.5F);
        if (isOnWay || isChosen)
            edge = ink(ColourRole::Accent);
        painter.setPen(QPen(edge, isChosen ? wayWidth : isOnWay ? lineWidth : 1));
        painter.setBrush(ink(isLifted ? ColourRole::Lifted : ColourRole::Surface));
        painter.drawRoundedRect(place, corner, corner);
        painter.setPen(QPen(ink(ColourRole::Hairline), 1));
        painter.drawLine(QPointF(1, place.center().y()), QPointF(place.right() - 1, place.center().y()));
    }

    void paintSide(QPainter &painter, const QRectF &line, Side side) const
    {
        const Ink &ink = m_scene.ink();
        const TieCard &tie = card();
        const bool hasWon = tie.winner == side;
        const bool isKnown = !tie.teams[side].isNull();
        const bool isOnWay = isKnown && tie.teams[side] == m_scene.chosenTeam();
        const QFont font = hasWon ? semibold(m_scene.content().fonts.body) : m_scene.content().fonts.body;
        const QFontMetricsF metrics(font);
        const qreal chip = std::round(metrics.height() * 0.95);
        if (isKnown)
            paintKitChip(painter, QRectF(spacing::related, line.center().y() - chip / 2, chip, chip),
                         m_scene.content().kits[at(m_box)][side], ink(ColourRole::Secondary));
        painter.setFont(font);
        painter.setPen(ink(isOnWay    ? ColourRole::Accent
                           : !isKnown ? ColourRole::Secondary
                                      : ColourRole::Text));
        const qreal right = paintGoals(painter, line, side);
        const qreal left = isKnown ? 2 * spacing::related + chip : spacing::related;
        const QRectF name(left, line.top(), right - spacing::inside - left, line.height());
        drawShown(painter, name, Qt::AlignLeft | Qt::AlignVCenter,
                  metrics.elidedText(tie.names[side], Qt::ElideRight, name.width()));
    }

    /// Gives where the room for the name ends. Matches stand below each other, whatever the other side has.
    qreal paintGoals(QPainter &painter, const QRectF &line, Side side) const
    {
        const TieCard &tie = card();
        const QFontMetricsF metrics(semibold(m_scene.content().fonts.body));
        qreal right = line.right() - spacing::related;
        for (auto i = tie.goals[side].size() - 1; i >= 0; --i) {
            const qreal width = std::max(metrics.horizontalAdvance(tie.goals[side][i]),
                                         metrics.horizontalAdvance(tie.goals[opposite(side)].value(i)));
            drawShown(painter, QRectF(right - width, line.top(), width, line.height()),
                      Qt::AlignRight | Qt::AlignVCenter, tie.goals[side][i]);
            right -= width + spacing::related;
        }
        return right;
    }

    const BracketScene &m_scene;
    const int m_box;
};

/// The line from one box to the next, with round corners.
class JoinItem final : public QGraphicsItem
{
public:
    JoinItem(const BracketScene &scene, int join) : m_scene(scene), m_join(join)
    {
        setAcceptedMouseButtons(Qt::NoButton);
        const BracketLayout::Join &ends = scene.content().layout.joins()[at(join)];
        // Where boxes are left out between the two, the line bends just before the second one.
        const qreal ahead = ends.goesRight() ? 1 : -1;
        const qreal middle = ends.end.x() - ahead * scene.content().layout.metrics().columnGap / 2;
        const qreal fall = ends.end.y() - ends.start.y();
        const qreal round = std::min(corner, std::abs(fall) / 2);
        const qreal down = fall < 0 ? -round : round;
        m_path.moveTo(ends.start);
        if (round < 0.5) {
            m_path.lineTo(ends.end);
            return;
        }
        m_path.lineTo(middle - ahead * round, ends.start.y());
        m_path.quadTo(middle, ends.start.y(), middle, ends.start.y() + down);
        m_path.lineTo(middle, ends.end.y() - down);
        m_path.quadTo(middle, ends.end.y(), middle + ahead * round, ends.end.y());
        m_path.lineTo(ends.end);
    }

    [[nodiscard]] QRectF boundingRect() const override
    {
        return m_path.boundingRect().adjusted(-2, -2, 2, 2);
    }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem * /*option*/, QWidget * /*widget*/) override
    {
        const BracketLayout::Join &ends = m_scene.content().layout.joins()[at(m_join)];
        const bool isOnWay = m_scene.isOnWay(ends.from) && m_scene.isOnWay(ends.to);
        painter->setRenderHint(QPainter::Antialiasing);
        QColor plain = m_scene.ink()(ColourRole::Secondary);
        plain.setAlphaF(0.6F);
        painter->setPen(isOnWay ? QPen(m_scene.ink()(ColourRole::Accent), wayWidth) : QPen(plain, lineWidth));
        painter->setBrush(Qt::NoBrush);
        painter->drawPath(m_path);
    }

    /// The way of the team lies above the other lines.
    void lift()
    {
        const BracketLayout::Join &ends = m_scene.content().layout.joins()[at(m_join)];
        setZValue(m_scene.isOnWay(ends.from) && m_scene.isOnWay(ends.to) ? wayLayer : joinLayer);
    }

private:
    const BracketScene &m_scene;
    const int m_join;
    QPainterPath m_path;
};

class HeadingItem final : public QGraphicsItem
{
public:
    HeadingItem(const BracketScene &scene, int heading) : m_scene(scene), m_heading(heading)
    {
        setAcceptedMouseButtons(Qt::NoButton);
    }

    [[nodiscard]] QRectF boundingRect() const override
    {
        return m_scene.content().layout.headings()[at(m_heading)].place;
    }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem * /*option*/, QWidget * /*widget*/) override
    {
        const BracketLayout::Heading &heading = m_scene.content().layout.headings()[at(m_heading)];
        const BracketFonts &fonts = m_scene.content().fonts;
        painter->setFont(heading.isStage ? fonts.heading : semibold(fonts.body));
        painter->setPen(m_scene.ink()(heading.isStage ? ColourRole::Text : ColourRole::Secondary));
        drawShown(
            *painter, heading.place, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(painter->font()).elidedText(heading.text, Qt::ElideRight, heading.place.width()));
    }

private:
    const BracketScene &m_scene;
    const int m_heading;
};

} // namespace

BracketScene::BracketScene(const Ink &ink, QObject *parent) : QGraphicsScene(parent), m_ink(ink) {}

void BracketScene::setContent(BracketContent content)
{
    clear();
    m_content = std::move(content);
    m_box = -1;
    m_hovered = -1;
    m_team = {};
    const BracketLayout &layout = m_content.layout;
    for (int join = 0; at(join) < layout.joins().size(); ++join)
        addItem(new JoinItem(*this, join));
    for (int heading = 0; at(heading) < layout.headings().size(); ++heading)
        addItem(new HeadingItem(*this, heading));
    for (int box = 0; at(box) < layout.boxes().size(); ++box)
        addItem(new BoxItem(*this, box));
    setSceneRect(QRectF(QPointF(), layout.size()));
}

void BracketScene::setInk(const Ink &ink)
{
    m_ink = ink;
    update();
}

void BracketScene::setChoice(int box, const QUuid &team)
{
    m_box = box;
    if (team != m_team) {
        m_team = team;
        for (QGraphicsItem *item : items())
            if (auto *join = dynamic_cast<JoinItem *>(item))
                join->lift();
    }
    update();
}

void BracketScene::setHovered(int box)
{
    if (box == m_hovered)
        return;
    const auto renew = [this](int one) {
        if (one >= 0)
            update(m_content.layout.boxes()[at(one)].whole.adjusted(-2, -2, 2, 2));
    };
    renew(m_hovered);
    m_hovered = box;
    renew(m_hovered);
}

int BracketScene::boxAt(QPointF place) const
{
    const std::vector<BracketLayout::Box> &boxes = m_content.layout.boxes();
    const auto found = std::find_if(boxes.begin(), boxes.end(), [place](const BracketLayout::Box &box) {
        return box.whole.contains(place);
    });
    return found == boxes.end() ? -1 : static_cast<int>(found - boxes.begin());
}

namespace {

/// The outermost boxes touch the edge of the scene; on paper half of their lines would be cut off.
constexpr qreal pictureEdge = 2;

QSizeF pictureSize(const BracketLayout &layout)
{
    return layout.size() + 2 * QSizeF(pictureEdge, pictureEdge);
}

Picture pictureOf(const QString &title, BracketContent content, const Ink &ink)
{
    const auto scene = std::make_shared<BracketScene>(ink);
    scene->setContent(std::move(content));
    const QSizeF size = pictureSize(scene->content().layout);
    return {title,
            size,
            [scene, size](QPainter &painter) {
                // A sheet shows a part: what stands elsewhere is not painted for it.
                QRectF part(QPointF(), size);
                if (painter.hasClipping())
                    part &= painter.clipBoundingRect();
                scene->render(&painter, part, part.translated(-pictureEdge, -pictureEdge));
            },
            {}};
}

} // namespace

Picture bracketPicture(const CompetitionState &state, const BracketContent::Kits &kits, const Ink &ink)
{
    BracketContent content = BracketContent::of(state, kits, BracketFonts::ofPaper());
    std::shared_ptr<const Picture> other;
    if (content.otherShape) {
        BracketContent swapped = content;
        swapped.swapShapes();
        other = std::make_shared<const Picture>(pictureOf(state.name(), std::move(swapped), ink));
    }
    Picture picture = pictureOf(state.name(), std::move(content), ink);
    picture.otherShape = std::move(other);
    return picture;
}

} // namespace touchline
