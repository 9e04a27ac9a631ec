// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/competition/lots_dialog.h"

#include "forms/dialogs/teams/ordered_teams.h"
#include "forms/theme/spacing.h"
#include "forms/widgets/dialog_frame.h"
#include "models/views/name_order.h"

#include <QDialogButtonBox>
#include <QLabel>
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
    QDialogButtonBox *buttons = okAndCancel(*this, tr("&Enter"));
    column->addWidget(buttons);
    if (!m_lists.empty())
        m_lists.front()->setFocus();
}

OrderedTeams *LotsDialog::addLot(const Lot &lot, const CompetitionState &state, QVBoxLayout &column)
{
    auto *heading = new QLabel(lotWords(state, lot), this);
    heading->setWordWrap(true);
    column.addWidget(heading);
    // By name: the order of the program's own draw is nobody's business here.
    std::vector<int> teams = lot.order;
    std::sort(teams.begin(), teams.end(), [&state](int one, int other) {
        return nameLessThan(state.competition.entrant(one).name, state.competition.entrant(other).name);
    });
    auto *list = new OrderedTeams(state.competition, teams, heading->text(),
                                  QString::number(m_lists.size() + 1), this);
    column.addWidget(list);
    return list;
}

std::vector<Lot> LotsDialog::lots() const
{
    std::vector<Lot> drawn = m_lots;
    for (std::size_t i = 0; i < drawn.size(); ++i)
        drawn[i].order = m_lists[i]->teams();
    return drawn;
}

} // namespace touchline
