// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/ordered_teams.h"

#include "forms/theme/spacing.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace touchline {

namespace {

/// Longer lists scroll.
constexpr int mostRowsShown = 16;

} // namespace

OrderedTeams::OrderedTeams(const Competition &competition, const std::vector<int> &teams,
                           const QString &title, const QString &suffix, QWidget *parent)
    : QWidget(parent)
    , m_list(new QListWidget(this))
{
    m_list->setObjectName(QStringLiteral("list") + suffix);
    m_list->setAccessibleName(title);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    for (const int team : teams) {
        auto *item = new QListWidgetItem(competition.entrant(team).name, m_list);
        item->setData(Qt::UserRole, team);
    }
    m_list->setCurrentRow(0);
    const int row = m_list->sizeHintForRow(0) + 2;
    m_list->setMinimumHeight(row * (std::min(m_list->count(), mostRowsShown / 2) + 1));
    m_list->setMaximumHeight(row * (m_list->count() + 1));
    auto *moves = new QVBoxLayout;
    const auto addMove = [&](const QString &text, const char *name, int by) {
        auto *button = new QPushButton(text, this);
        button->setObjectName(QString::fromLatin1(name) + suffix);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, by] { moveRow(by); });
        moves->addWidget(button);
    };
    addMove(tr("&Up"), "up", -1);
    addMove(tr("&Down"), "down", 1);
    moves->addStretch();
    auto *content = new QHBoxLayout(this);
    content->setContentsMargins({});
    content->setSpacing(spacing::related);
    content->addWidget(m_list, 1);
    content->addLayout(moves);
    setFocusProxy(m_list);
    // By the buttons or by dragging: then the row is there twice for a moment.
    for (const auto &signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_list->model(), signal, this, &OrderedTeams::moved, Qt::QueuedConnection);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &OrderedTeams::moved,
            Qt::QueuedConnection);
}

void OrderedTeams::moveRow(int by)
{
    const int row = m_list->currentRow();
    const int to = row + by;
    if (row < 0 || to < 0 || to >= m_list->count())
        return;
    m_list->insertItem(to, m_list->takeItem(row));
    m_list->setCurrentRow(to);
}

std::vector<int> OrderedTeams::teams() const
{
    std::vector<int> order;
    order.reserve(static_cast<std::size_t>(m_list->count()));
    for (int row = 0; row < m_list->count(); ++row)
        order.push_back(m_list->item(row)->data(Qt::UserRole).toInt());
    return order;
}

} // namespace touchline
