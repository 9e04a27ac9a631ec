// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/navigation_view.h"

#include "forms/pages/page_table.h"
#include "forms/theme/icons.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace touchline {

namespace {

/// Where a page is found that the navigation does not list.
PageKind listOf(PageKind page)
{
    if (page == PageKind::Match)
        return PageKind::Fixtures;
    return page == PageKind::Friendly ? PageKind::Friendlies : page;
}

/// Rows with air: a soft row under the present page, an icon of the theme, competitions in semibold.
class NavigationDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        size.setHeight(Theme::rowHeight() + spacing::inside);
        return size;
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool isPresent = option.state.testFlag(QStyle::State_Selected);
        // From edge to edge, whatever the depth in the tree.
        QRectF row(option.widget->rect().left(), option.rect.top(), option.widget->width(),
                   option.rect.height());
        row.adjust(spacing::inside, 1, -spacing::inside, -1);
        if (isPresent || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(colour(isPresent ? ColourRole::Accent : ColourRole::Hairline));
            painter->drawRoundedRect(row, spacing::inside, spacing::inside);
        }
        if (isPresent && option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(colour(ColourRole::OnAccent), 1, Qt::DotLine));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(row.adjusted(2, 2, -2, -2), 2, 2);
        }
        const bool isArchived = index.data(NavigationModel::ArchivedRole).toBool();
        paintWords(painter, option, index,
                   isPresent    ? ColourRole::OnAccent
                   : isArchived ? ColourRole::Secondary
                                : ColourRole::Text);
        painter->restore();
    }

private:
    /// Whether the pages of a competition are seen.
    static void paintFold(QPainter *painter, const QPointF &middle, double half, bool isOpen,
                          const QColor &ink)
    {
        QPolygonF arrow{{-half, -half / 2}, {0, half / 2}, {half, -half / 2}};
        if (!isOpen)
            for (QPointF &corner : arrow)
                corner = {corner.y(), corner.x()};
        painter->setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        painter->drawPolyline(arrow.translated(middle));
    }

    static void paintWords(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                           ColourRole ink)
    {
        QRect place = option.rect.adjusted(spacing::related, 0, -spacing::related, 0);
        const QString name = index.data(NavigationModel::IconRole).toString();
        QFont font = option.font;
        if (name.isEmpty()) {
            font.setWeight(QFont::DemiBold);
            const int side = option.fontMetrics.ascent() / 2;
            place.setRight(place.right() - 2 * side);
            paintFold(painter, QPointF(place.right() + side, place.center().y()), side / 2.0,
                      option.state.testFlag(QStyle::State_Open), colour(ink));
        } else {
            const int side = option.fontMetrics.height();
            icon(name, ink).paint(painter, QRect(place.left(), place.center().y() - side / 2, side, side));
            place.setLeft(place.left() + side + spacing::related);
        }
        painter->setFont(font);
        painter->setPen(colour(ink));
        drawShown(*painter, place, Qt::AlignVCenter | Qt::TextSingleLine,
                  QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, place.width()));
    }
};

} // namespace

NavigationView::NavigationView(QWidget *parent)
    : QTreeView(parent)
    , m_model(new NavigationModel(pageKinds(), this))
{
    setModel(m_model);
    setItemDelegate(new NavigationDelegate(this));
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(spacing::groups);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Pages"));
    viewport()->setAutoFillBackground(false);
    setViewportMargins(0, spacing::related, 0, 0);
    // The delegate paints what is chosen too. No style sheet: the bar at the side would not follow the theme.
    QPalette clear;
    clear.setColor(QPalette::Highlight, Qt::transparent);
    setPalette(clear);
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QWidget::customContextMenuRequested, this, &NavigationView::askForMenu);
    connect(this, &QTreeView::clicked, this, &NavigationView::leaveUnlisted);
    connect(this, &QTreeView::activated, this, &NavigationView::leaveUnlisted);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        openAlone(m_model->indexOf(PageKind::Fixtures, m_competition).parent());
        select(m_page, m_competition);
    });
}

void NavigationView::setLeague(OpenLeague *league)
{
    m_model->setLeague(league);
}

void NavigationView::select(PageKind page, const QUuid &competition)
{
    m_page = page;
    m_competition = competition;
    // A match that is played is one of the fixtures.
    const QModelIndex index = m_model->indexOf(listOf(page), competition);
    if (!index.isValid())
        return;
    m_isQuiet = true;
    if (index.parent().isValid())
        openAlone(index.parent());
    setCurrentIndex(index);
    scrollTo(index);
    m_isQuiet = false;
}

void NavigationView::mousePressEvent(QMouseEvent *event)
{
    if (indexAt(event->pos()).isValid())
        QTreeView::mousePressEvent(event);
}

void NavigationView::drawBranches(QPainter * /*painter*/, const QRect & /*rect*/,
                                  const QModelIndex & /*index*/) const
{
}

void NavigationView::openAlone(const QModelIndex &heading)
{
    QList<QModelIndex> open;
    QList<QModelIndex> headings;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (m_model->rowCount(index) == 0)
            continue;
        headings << index;
        if (!index.data(NavigationModel::ArchivedRole).toBool())
            open << index;
    }
    // Before any was chosen the newest is the one that goes on.
    const QModelIndex one = heading.isValid() ? heading : open.isEmpty() ? QModelIndex() : open.constLast();
    for (const QModelIndex &index : headings)
        setExpanded(index, index == one || (open.size() == 1 && index == open.constFirst()));
}

void NavigationView::askForMenu(const QPoint &place)
{
    const QModelIndex index = indexAt(place);
    if (!index.isValid() || index.data(NavigationModel::CompetitionRole).toUuid().isNull())
        return;
    setCurrentIndex(index);
    Q_EMIT menuWanted(viewport()->mapToGlobal(place));
}

void NavigationView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    if (m_isQuiet || !current.isValid())
        return;
    // One of the archive opens when it is chosen.
    if (m_model->rowCount(current) > 0)
        expand(current);
    askFor(current);
}

void NavigationView::askFor(const QModelIndex &index)
{
    m_page = static_cast<PageKind>(index.data(NavigationModel::KindRole).toInt());
    m_competition = index.data(NavigationModel::CompetitionRole).toUuid();
    Q_EMIT wanted(m_page, m_competition);
}

void NavigationView::leaveUnlisted(const QModelIndex &index)
{
    if (index == currentIndex() && index.data(NavigationModel::KindRole).toInt() != static_cast<int>(m_page))
        askFor(index);
}

} // namespace touchline
