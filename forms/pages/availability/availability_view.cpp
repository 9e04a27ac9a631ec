// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/availability/availability_view.h"

#include "forms/theme/card_mark.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/row_delegate.h"
#include "models/views/availability/availability_model.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QTreeView>

#include <algorithm>
#include <array>
#include <functional>

namespace touchline {

namespace {

/// Cells of the list of those who may not play: shirts before teams, cards as cards.
class AvailabilityDelegate final : public RowDelegate
{
public:
    using RowDelegate::RowDelegate;

    void setKits(BadgeOf badgeOf) { m_badgeOf = std::move(badgeOf); }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    /// As many lines as the reasons and the length of an absence take in the width of their columns.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    BadgeOf m_badgeOf;
};

/// The columns of sentences, which are read whole; names are cut before they make a row higher.
bool isOfSentences(const QModelIndex &index)
{
    return index.column() == AvailabilityModel::WhyColumn || index.column() == AvailabilityModel::UntilColumn;
}

QSize AvailabilityDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = RowDelegate::sizeHint(option, index);
    const auto *view = qobject_cast<const QTreeView *>(option.widget);
    const QString text = isOfSentences(index) ? index.data().toString() : QString();
    if (view == nullptr || text.isEmpty())
        return size;
    QStyleOptionViewItem whole = option;
    initStyleOption(&whole, index);
    const int air = 2 * (view->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &whole, view) + 1);
    const QFontMetrics metrics(whole.font);
    const QRect room(0, 0, qMax(1, view->columnWidth(index.column()) - air), QWIDGETSIZE_MAX);
    const int lines = metrics.boundingRect(room, Qt::TextWordWrap, text).height() / metrics.lineSpacing();
    size.rheight() += qMax(0, lines - 1) * metrics.lineSpacing();
    return size;
}

void AvailabilityDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RowDelegate::initStyleOption(option, index);
    // Which cell of the row is the current one says nothing: the row is chosen.
    option->state &= ~(QStyle::State_HasFocus | QStyle::State_MouseOver);
    option->features.setFlag(QStyleOptionViewItem::WrapText, isOfSentences(index));
    const auto standing = static_cast<Standing>(index.data(AvailabilityModel::StandingRole).toInt());
    switch (index.column()) {
    case AvailabilityModel::TeamColumn:
        setShirt(*option, m_badgeOf ? m_badgeOf(index.data(AvailabilityModel::TeamRole).toUuid()) : Badge{});
        break;
    case AvailabilityModel::PlayerColumn:
        if (standing == Standing::Out)
            option->font.setWeight(QFont::DemiBold);
        break;
    case AvailabilityModel::MarkColumn:
        option->text.clear();
        break;
    default:
        option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
    }
}

void AvailabilityDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    RowDelegate::paint(painter, option, index);
    if (index.column() != AvailabilityModel::MarkColumn)
        return;
    const auto marks = index.data(AvailabilityModel::MarksRole).value<PlayerMarks>();
    const int height = option.fontMetrics.height();
    const QRectF place(option.rect.left() + spacing::inside, option.rect.center().y() - height / 2.0 + 1,
                       option.rect.width() - spacing::inside, height);
    paintCardMarks(*painter, place, marks);
}

/// What a column of names, and the length of an absence, take of the list at most.
constexpr double mostForNames = 0.28;
constexpr double mostForUntil = 0.33;
/// What is left for the reasons at least: a word in a line is not read.
constexpr double leastForWhy = 0.3;

/// Takes what the reasons lack from the columns beside them, from the widest first.
void giveWay(std::array<int *, 3> columns, int lacking)
{
    const auto isNarrower = [](const int *one, const int *other) { return *one < *other; };
    for (; lacking > 0; --lacking)
        --**std::max_element(columns.begin(), columns.end(), isNarrower);
}

} // namespace

AvailabilityView::AvailabilityView(QWidget *parent) : RowList(parent), m_players(new AvailabilityModel(this))
{
    setModel(m_players);
    setItemDelegate(new AvailabilityDelegate(this));
    // Reasons take as many lines as they need.
    setUniformRowHeights(false);
    setWordWrap(true);
    header()->setSectionsClickable(true);
    header()->setSectionsMovable(false);
    header()->setSortIndicatorShown(false);
    connect(header(), &QHeaderView::sectionClicked, this, &AvailabilityView::headingClicked);
    setWidths();
}

void AvailabilityView::setKits(const BadgeOf &badgeOf)
{
    static_cast<AvailabilityDelegate *>(itemDelegate())->setKits(badgeOf);
}

void AvailabilityView::setWidths()
{
    QHeaderView *head = header();
    const QFontMetrics metrics = fontMetrics();
    const QFontMetrics captions(Theme::font(Theme::Type::Caption));
    const auto heading = [&](int column) {
        return captions.horizontalAdvance(
            m_players->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    };
    int team = heading(AvailabilityModel::TeamColumn);
    int player = heading(AvailabilityModel::PlayerColumn);
    int until = heading(AvailabilityModel::UntilColumn);
    std::size_t marks = 1;
    for (int row = 0; row < m_players->rowCount(); ++row) {
        const AvailabilityRow *one = m_players->rowAt(row);
        if (one == nullptr)
            continue;
        const auto width = [&](int column) {
            return metrics.horizontalAdvance(m_players->index(row, column).data().toString());
        };
        team = qMax(team, width(AvailabilityModel::TeamColumn));
        player = qMax(player, width(AvailabilityModel::PlayerColumn));
        until = qMax(until, width(AvailabilityModel::UntilColumn));
        marks = qMax(marks, one->marks.size());
    }
    const int room = viewport()->width();
    const int air = 2 * spacing::related;
    const int chip = metrics.height() + spacing::related;
    team = qMin(team + chip + air, qRound(room * mostForNames));
    // Semibold names are a little wider.
    player = qMin(player + player / spacing::related + air, qRound(room * mostForNames));
    until = qMin(until + air, qRound(room * mostForUntil));
    const int mark = qRound(cardMarksSize(metrics.height(), marks).width()) + spacing::related;
    giveWay({&team, &player, &until}, qRound(room * leastForWhy) - (room - team - player - until - mark));
    head->setSectionResizeMode(QHeaderView::Fixed);
    head->setSectionResizeMode(AvailabilityModel::WhyColumn, QHeaderView::Stretch);
    head->resizeSection(AvailabilityModel::TeamColumn, team);
    head->resizeSection(AvailabilityModel::PlayerColumn, player);
    head->resizeSection(AvailabilityModel::MarkColumn, mark);
    head->resizeSection(AvailabilityModel::UntilColumn, until);
    // Heights follow from the widths.
    scheduleDelayedItemsLayout();
}

void AvailabilityView::headingClicked(int column)
{
    const bool isAgain = m_arrangedBy == column && m_order == Qt::AscendingOrder;
    arrangeBy(column, isAgain ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void AvailabilityView::arrangeBy(int column, Qt::SortOrder order)
{
    const bool isName = column == AvailabilityModel::TeamColumn || column == AvailabilityModel::PlayerColumn;
    m_arrangedBy = isName ? column : -1;
    m_order = order;
    rearrange([this](AvailabilityModel &model) { model.sort(m_arrangedBy, m_order); });
}

void AvailabilityView::rearrange(const std::function<void(AvailabilityModel &)> &change)
{
    const QUuid team = currentIndex().data(AvailabilityModel::TeamRole).toUuid();
    const QUuid player = currentIndex().data(AvailabilityModel::PlayerRole).toUuid();
    const AvailabilityRow *before = m_players->rowAt(currentIndex().row());
    const QString fine = before != nullptr && before->fine ? before->fine->code : QString();
    const int scroll = verticalScrollBar()->value();
    change(*m_players);
    setWidths();
    // A player may have several fines.
    const int ofFine = fine.isEmpty() ? -1 : m_players->rowOfFine(fine);
    const int ofPlayer = team.isNull() ? -1 : m_players->rowOf(team, player);
    if (const int row = ofFine >= 0 ? ofFine : ofPlayer; row >= 0)
        setCurrentIndex(m_players->index(row, AvailabilityModel::PlayerColumn));
    executeDelayedItemsLayout();
    verticalScrollBar()->setValue(scroll);
    Q_EMIT choiceChanged();
}

const AvailabilityRow *AvailabilityView::chosen() const
{
    const QModelIndexList rows = selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : m_players->rowAt(rows.front().row());
}

bool AvailabilityView::goTo(const QUuid &team, const QUuid &player)
{
    const int row = m_players->rowOf(team, player);
    if (row < 0)
        return false;
    setCurrentIndex(m_players->index(row, AvailabilityModel::PlayerColumn));
    scrollTo(currentIndex());
    return true;
}

void AvailabilityView::chooseFirst()
{
    for (int row = 0; row < m_players->rowCount(); ++row)
        if (m_players->rowAt(row) != nullptr) {
            setCurrentIndex(m_players->index(row, AvailabilityModel::PlayerColumn));
            // Its heading stays in sight.
            scrollToTop();
            return;
        }
}

void AvailabilityView::drawHeading(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    const QModelIndex first = m_players->index(index.row(), 0);
    if (m_players->isHeading(index.row())) {
        drawTitle(painter, rect, spacing::inside, first.data().toString(),
                  first.data(AvailabilityModel::CaptionRole).toString());
        return;
    }
    painter->setPen(colour(ColourRole::Secondary));
    drawShown(*painter, rect.adjusted(spacing::inside, 0, -spacing::related, -1),
              Qt::AlignLeft | Qt::AlignVCenter, first.data().toString());
    painter->setPen(hairline());
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
}

void AvailabilityView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    RowList::selectionChanged(selected, deselected);
    Q_EMIT choiceChanged();
}

void AvailabilityView::resizeEvent(QResizeEvent *event)
{
    RowList::resizeEvent(event);
    setWidths();
}

void AvailabilityView::changeEvent(QEvent *event)
{
    RowList::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        setWidths();
}

} // namespace touchline
