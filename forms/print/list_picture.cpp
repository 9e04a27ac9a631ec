// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/list_picture.h"

#include "forms/theme/card_mark.h"
#include "forms/theme/ink.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

namespace touchline {

namespace {

/// A4 upright without its margins.
constexpr qreal paperWidth = 700;
/// A notice is read from farther away than a letter.
constexpr qreal smallestNotice = 0.8;
/// No column but the wide one takes more of the paper.
constexpr qreal mostOfPaper = 0.26;
constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// A list on white paper, laid out once.
class ListPaper
{
public:
    explicit ListPaper(ListContent content)
        : m_content(std::move(content))
        , m_body(pictureFont(Theme::Type::Body))
        , m_strong(semibold(m_body))
        , m_caption(pictureFont(Theme::Type::Caption))
        , m_heading(pictureFont(Theme::Type::Heading))
        , m_height(QFontMetricsF(m_body).height())
    {
        setWidths();
        layOut();
    }

    [[nodiscard]] Picture picture(const std::shared_ptr<const ListPaper> &self) const
    {
        Picture picture{m_content.title,
                        {paperWidth, m_tops.back()},
                        [self](QPainter &painter) { self->paint(painter); },
                        m_breaks,
                        m_heads};
        picture.smallest = smallestNotice;
        picture.isForSmallPaper = true;
        return picture;
    }

private:
    [[nodiscard]] std::size_t columns() const { return m_widths.size(); }
    [[nodiscard]] qreal lineHeight(std::size_t line) const { return m_tops[line + 1] - m_tops[line]; }
    [[nodiscard]] const QFont &fontOf(const ListCell &cell) const
    {
        return cell.isStrong ? m_strong : m_body;
    }
    [[nodiscard]] qreal chipRoom(const ListCell &cell) const
    {
        return cell.kit ? m_height + spacing::related : 0;
    }

    [[nodiscard]] qreal widthOf(const ListCell &cell) const
    {
        if (!cell.marks.empty())
            return cardMarksSize(m_height, cell.marks.size()).width();
        return QFontMetricsF(fontOf(cell)).horizontalAdvance(cell.text) + chipRoom(cell);
    }

    void setWidths()
    {
        m_widths.reserve(static_cast<std::size_t>(m_content.headings.size()));
        for (const QString &heading : m_content.headings)
            m_widths.push_back(QFontMetricsF(m_caption).horizontalAdvance(heading));
        for (const ListLine &line : m_content.lines)
            if (line.kind == ListLine::Kind::Row)
                for (std::size_t i = 0; i < columns(); ++i)
                    m_widths[i] = std::max(m_widths[i], widthOf(line.cells[i]));
        for (qreal &width : m_widths)
            width = std::min(std::ceil(width) + 2 * spacing::related, paperWidth * mostOfPaper);
        const qreal taken = std::accumulate(m_widths.begin(), m_widths.end(), 0.0);
        m_widths[m_content.wide] += paperWidth - taken;
    }

    [[nodiscard]] qreal textHeight(const ListCell &cell, std::size_t column) const
    {
        const qreal room = m_widths[column] - 2 * spacing::related - chipRoom(cell);
        return QFontMetricsF(fontOf(cell)).boundingRect({0, 0, room, 0}, wrapped, cell.text).height();
    }

    [[nodiscard]] qreal heightOf(const ListLine &line) const
    {
        if (line.kind == ListLine::Kind::Heading)
            return spacing::groups + std::ceil(QFontMetricsF(m_heading).height()) + spacing::inside;
        if (line.kind == ListLine::Kind::Note)
            return std::ceil(m_height) + 2 * spacing::inside;
        qreal height = m_height;
        for (std::size_t i = 0; i < columns(); ++i)
            height = std::max(height, textHeight(line.cells[i], i));
        return std::ceil(height) + 2 * spacing::inside;
    }

    void layOut()
    {
        const auto &lines = m_content.lines;
        const qreal body = std::ceil(QFontMetricsF(m_caption).height()) + 2 * spacing::inside;
        m_tops = {body};
        std::vector<std::size_t> headings;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            m_tops.push_back(m_tops.back() + heightOf(lines[i]));
            if (lines[i].kind == ListLine::Kind::Heading)
                headings.push_back(i);
            else
                m_breaks.push_back(m_tops.back());
        }
        m_heads.push_back({0, body, m_tops.back()});
        for (std::size_t i = 0; i < headings.size(); ++i) {
            const qreal end = i + 1 < headings.size() ? m_tops[headings[i + 1]] : m_tops.back();
            m_heads.push_back({m_tops[headings[i]], m_tops[headings[i] + 1], end});
        }
    }

    void paint(QPainter &painter) const
    {
        const QRectF visible = painter.hasClipping() ? painter.clipBoundingRect() : QRectF();
        const auto isSeen = [&visible](const QRectF &place) {
            return visible.isNull() || visible.intersects(place);
        };
        painter.save();
        if (isSeen({0, 0, paperWidth, m_tops.front()}))
            paintHead(painter);
        for (std::size_t i = 0; i < m_content.lines.size(); ++i)
            if (const QRectF place(0, m_tops[i], paperWidth, lineHeight(i)); isSeen(place))
                paintLine(painter, place, m_content.lines[i]);
        painter.restore();
    }

    void paintHead(QPainter &painter) const
    {
        const Ink ink = Ink::ofPaper();
        painter.setFont(m_caption);
        painter.setPen(ink(ColourRole::Secondary));
        qreal left = spacing::related;
        for (std::size_t i = 0; i < columns(); ++i) {
            drawShown(painter, QPointF(left, spacing::inside + QFontMetricsF(m_caption).ascent()),
                      m_content.headings[static_cast<qsizetype>(i)]);
            left += m_widths[i];
        }
        paintHairline(painter, m_tops.front());
    }

    static void paintHairline(QPainter &painter, qreal bottom)
    {
        painter.fillRect(QRectF(0, bottom - 1, paperWidth, 1), Ink::ofPaper()(ColourRole::Hairline));
    }

    void paintLine(QPainter &painter, const QRectF &place, const ListLine &line) const
    {
        paintHairline(painter, place.bottom());
        if (line.kind == ListLine::Kind::Heading) {
            paintHeading(painter, place, line);
            return;
        }
        if (line.kind == ListLine::Kind::Note) {
            painter.setFont(m_body);
            painter.setPen(Ink::ofPaper()(ColourRole::Secondary));
            drawShown(painter, place.adjusted(spacing::related, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                      line.cells.front().text);
            return;
        }
        qreal left = place.left();
        for (std::size_t i = 0; i < columns(); ++i) {
            paintCell(painter,
                      QRectF(left + spacing::related, place.top() + spacing::inside,
                             m_widths[i] - 2 * spacing::related, place.height() - 2 * spacing::inside),
                      line.cells[i]);
            left += m_widths[i];
        }
    }

    void paintHeading(QPainter &painter, const QRectF &place, const ListLine &line) const
    {
        const Ink ink = Ink::ofPaper();
        QRectF room = place.adjusted(spacing::related, spacing::groups, -spacing::related, -spacing::inside);
        if (line.cells.size() > 1) {
            const QFontMetricsF metrics(m_caption);
            const QString caption = metrics.elidedText(line.cells[1].text, Qt::ElideRight, room.width() / 2);
            painter.setFont(m_caption);
            painter.setPen(ink(ColourRole::Secondary));
            drawShown(painter, room, Qt::AlignRight | Qt::AlignVCenter, caption);
            room.setRight(room.right() - metrics.horizontalAdvance(caption) - spacing::groups);
        }
        const QFont font = fittingHeading(line.cells[0].text, room.width());
        painter.setFont(font);
        painter.setPen(ink(ColourRole::Text));
        drawShown(painter, room, Qt::AlignLeft | Qt::AlignVCenter,
                  QFontMetricsF(font).elidedText(line.cells[0].text, Qt::ElideRight, room.width()));
    }

    /// On paper there is no tooltip: a long name is written smaller before anything of it is cut.
    [[nodiscard]] QFont fittingHeading(const QString &text, qreal width) const
    {
        constexpr qreal smallest = 0.6;
        QFont font = m_heading;
        const qreal wanted = QFontMetricsF(font).horizontalAdvance(text);
        if (wanted > width)
            font.setPixelSize(static_cast<int>(font.pixelSize() * std::max(smallest, width / wanted)));
        return font;
    }

    void paintCell(QPainter &painter, QRectF place, const ListCell &cell) const
    {
        const Ink ink = Ink::ofPaper();
        painter.setFont(fontOf(cell));
        painter.setPen(ink(cell.isAside ? ColourRole::Secondary : ColourRole::Text));
        const QRectF sign(place.left(), place.top(), m_height, m_height);
        if (!cell.marks.empty()) {
            paintCardMarks(painter, QRectF(place.topLeft(), QSizeF(place.width(), m_height)), cell.marks,
                           ink);
            return;
        }
        if (cell.kit)
            paintKitChip(painter, sign, *cell.kit, ink(ColourRole::Secondary));
        place.setLeft(place.left() + chipRoom(cell));
        drawShown(painter, place, wrapped, cell.text);
    }

    ListContent m_content;
    QFont m_body;
    QFont m_strong;
    QFont m_caption;
    QFont m_heading;
    qreal m_height;
    std::vector<qreal> m_widths;
    /// Of the lines, and the bottom of the last one.
    std::vector<qreal> m_tops;
    std::vector<qreal> m_breaks;
    std::vector<RepeatedHead> m_heads;
};

} // namespace

Picture listPicture(const ListContent &content)
{
    const auto paper = std::make_shared<const ListPaper>(content);
    return paper->picture(paper);
}

} // namespace touchline
