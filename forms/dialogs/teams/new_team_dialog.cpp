// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/new_team_dialog.h"

#include "models/league/league.h"
#include "models/views/translated.h"

#include "models/league/league_teams.h"
#include "ui_new_team_dialog.h"

#include <QPushButton>

namespace touchline {

namespace {

/// In letters of the body font.
constexpr int newTeamLetters = 70;

} // namespace

NewTeamDialog::NewTeamDialog(League &league, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::NewTeamDialog>())
    , m_league(league)
{
    m_ui->setupUi(this);
    m_ui->form->setTeam({});
    m_ui->form->focusName();
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Add Team"));
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &NewTeamDialog::make);
    resize(fontMetrics().averageCharWidth() * newTeamLetters, sizeHint().height());
}

void NewTeamDialog::make()
{
    Team team = m_ui->form->team();
    if (team.name.isEmpty()) {
        m_ui->form->showProblem(tr("Enter a name for the team."));
        m_ui->form->focusName();
        return;
    }
    team.id = QUuid::createUuid();
    const auto entry = m_league.teams().add({team});
    if (!entry) {
        m_ui->form->showProblem(translated(entry.error()));
        return;
    }
    m_made = team.id;
    accept();
}

} // namespace touchline
