// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/lots_dialog.h"

#include "core/base/index.h"
#include "forms/theme/spacing.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace touchline {

LotsDialog::LotsDialog(const CompetitionStatePtr &state, QWidget *parent)
    : QDialog(parent)
    , m_lots(drawLots(state->competition, state->now))
{
    setWindowTitle(tr("Lots Drawn by Hand"));
    auto *column = new QVBoxLayout(this);
    column->setSpacing(spacing::related);
    auto *help = new QLabel(tr("The team drawn first on top."), this);
    help->setWordWrap(true);
    column->addWidget(help);
    for (const Lot &lot : m_lots)
        m_lists.push_back(addLot(lot, *state, *column));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->setObjectName(QStringLiteral("buttons"));
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Enter"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    if (!m_lists.empty())
        m_lists.front()->setFocus();
}

QListWidget *LotsDialog::addLot(const Lot &lot, const CompetitionState &state, QVBoxLayout &column)
{
    auto *heading = new QLabel(lotWords(state, lot), this);
    heading->setWordWrap(true);
    column.addWidget(heading);
    auto *list = new QListWidget(this);
    list->setObjectName(QStringLiteral("lot%1").arg(m_lists.size() + 1));
    list->setAccessibleName(heading->text());
    list->setDragDropMode(QAbstractItemView::InternalMove);
    // By name: the order of the program's own draw is nobody's business here.
    std::vector<int> teams = lot.order;
    std::sort(teams.begin(), teams.end(), [&state](int one, int other) {
        return state.competition.entrant(one).name.localeAwareCompare(state.competition.entrant(other).name) <
               0;
    });
    for (const int team : teams) {
        auto *item = new QListWidgetItem(state.competition.entrant(team).name, list);
        item->setData(Qt::UserRole, team);
    }
    list->setCurrentRow(0);
    list->setMaximumHeight((list->sizeHintForRow(0) + 2) * (list->count() + 1));
    auto *moves = new QVBoxLayout;
    const auto addMove = [&](const QString &text, const char *name, int by) {
        auto *button = new QPushButton(text, this);
        button->setObjectName(QString::fromLatin1(name) + QString::number(m_lists.size() + 1));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, list, [list, by] { moveRow(*list, by); });
        moves->addWidget(button);
    };
    addMove(tr("&Up"), "up", -1);
    addMove(tr("&Down"), "down", 1);
    moves->addStretch();
    auto *row = new QHBoxLayout;
    row->addWidget(list, 1);
    row->addLayout(moves);
    column.addLayout(row);
    return list;
}

void LotsDialog::moveRow(QListWidget &list, int by)
{
    const int row = list.currentRow();
    const int to = row + by;
    if (row < 0 || to < 0 || to >= list.count())
        return;
    list.insertItem(to, list.takeItem(row));
    list.setCurrentRow(to);
}

std::vector<Lot> LotsDialog::lots() const
{
    std::vector<Lot> drawn = m_lots;
    for (std::size_t i = 0; i < drawn.size(); ++i)
        for (int row = 0; row < m_lists[i]->count(); ++row)
            drawn[i].order[at(row)] = m_lists[i]->item(row)->data(Qt::UserRole).toInt();
    return drawn;
}

} // namespace touchline
