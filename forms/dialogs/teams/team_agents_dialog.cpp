// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/team_agents_dialog.h"

#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/flat_header.h"
#include "forms/widgets/row_delegate.h"
#include "forms/widgets/screen_fit.h"

#include "ui_team_agents_dialog.h"

#include <QCoreApplication>
#include <QPushButton>
#include <QSignalBlocker>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int agentLetters = 76;
constexpr int agentLines = 36;

} // namespace

TeamAgentsDialog::TeamAgentsDialog(const GameInfo &info, const QString &rest, std::vector<TeamAgent> teams,
                                   Keep keep, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::TeamAgentsDialog>())
    , m_teams(new TeamAgents(info, rest, std::move(teams), this))
    , m_before(m_teams->teams())
    , m_keep(std::move(keep))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->heading, Theme::Type::Heading);
    Theme::setType(m_ui->help, Theme::Type::Caption);
    setTextColour(m_ui->problem, ColourRole::Error);
    m_ui->problem->hide();
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Change"));
    for (const TeamAgents::Choice &choice : m_teams->choices()) {
        m_ui->agent->addItem(choice.title, choice.agent);
        m_ui->agent->setItemData(m_ui->agent->count() - 1, choice.help, Qt::ToolTipRole);
    }
    prepareTable();
    connect(m_ui->agent, &QComboBox::currentIndexChanged, this, &TeamAgentsDialog::takeAgent);
    m_ui->teams->setFocus();
    ScreenFit::setSize(*this, agentLetters, agentLines);
}

void TeamAgentsDialog::prepareTable()
{
    m_ui->teams->setModel(m_teams);
    auto *header = new FlatHeader(this);
    m_ui->teams->setHeader(header);
    m_ui->teams->setItemDelegate(new TeamDelegate(TeamAgents::TeamColumn, TeamAgents::KitRole,
                                                  {TeamAgents::AgentColumn}, m_ui->teams));
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::Stretch);
    connect(m_ui->teams->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TeamAgentsDialog::showChosen);
    if (m_teams->rowCount() > 0)
        m_ui->teams->setCurrentIndex(m_teams->index(0, 0));
    showChosen();
}

void TeamAgentsDialog::showChosen()
{
    const QSignalBlocker blocker(m_ui->agent);
    const QModelIndexList rows = m_ui->teams->selectionModel()->selectedRows();
    m_ui->agent->setEnabled(!rows.isEmpty());
    if (rows.isEmpty())
        return;
    const QString first = m_teams->teams()[static_cast<std::size_t>(rows.front().row())].agent;
    bool isSame = true;
    for (const QModelIndex &row : rows)
        isSame = isSame && m_teams->teams()[static_cast<std::size_t>(row.row())].agent == first;
    m_ui->agent->setCurrentIndex(isSame ? m_ui->agent->findData(first) : -1);
}

void TeamAgentsDialog::takeAgent()
{
    if (m_ui->agent->currentIndex() < 0)
        return;
    for (const QModelIndex &row : m_ui->teams->selectionModel()->selectedRows())
        m_teams->setAgent(row.row(), m_ui->agent->currentData().toString());
}

void TeamAgentsDialog::accept()
{
    if (m_teams->teams() == m_before) {
        QDialog::accept();
        return;
    }
    if (!hasWorked(*m_ui->problem, m_keep(m_teams->teams())))
        return;
    QDialog::accept();
}

} // namespace touchline
