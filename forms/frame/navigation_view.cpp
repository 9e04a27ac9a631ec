// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/navigation_view.h"

#include "forms/pages/page_table.h"
#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace touchline {

namespace {

/// Rows with air, an icon of the theme, competitions in semibold.
class NavigationDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        size.setHeight(Theme::rowHeight());
        return size;
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QString name = index.data(NavigationModel::IconRole).toString();
        if (name.isEmpty()) {
            option->font.setWeight(QFont::DemiBold);
            return;
        }
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = icon(name);
        const int side = option->fontMetrics.height();
        option->decorationSize = QSize(side, side);
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
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Pages"));
    viewport()->setAutoFillBackground(false);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { select(m_page, m_competition); });
}

void NavigationView::setLeague(OpenLeague *league)
{
    m_model->setLeague(league);
}

void NavigationView::select(PageKind page, const QUuid &competition)
{
    m_page = page;
    m_competition = competition;
    const QModelIndex index = m_model->indexOf(page, competition);
    if (!index.isValid())
        return;
    m_isQuiet = true;
    if (index.parent().isValid())
        openOnly(index.parent());
    setCurrentIndex(index);
    scrollTo(index);
    m_isQuiet = false;
}

void NavigationView::openOnly(const QModelIndex &competition)
{
    for (int row = 0; row < m_model->rowCount(); ++row)
        setExpanded(m_model->index(row, 0), row == competition.row());
}

void NavigationView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    if (m_isQuiet || !current.isValid())
        return;
    m_page = static_cast<PageKind>(current.data(NavigationModel::KindRole).toInt());
    m_competition = current.data(NavigationModel::CompetitionRole).toUuid();
    // A competition that is chosen opens.
    if (m_model->rowCount(current) > 0)
        openOnly(current);
    Q_EMIT wanted(m_page, m_competition);
}

} // namespace touchline
