// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/team_ruling_dialog.h"

#include "forms/dialogs/error_label.h"
#include "models/views/said.h"
#include "ui_team_ruling_dialog.h"

#include <QDate>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace touchline {

namespace {

/// The last table that the team stands in; -1 where it is in none.
int tableOf(const CompetitionState &state, int team)
{
    int found = -1;
    for (std::size_t table = 0; table < state.now.tables.size(); ++table) {
        const std::vector<int> &teams = state.now.tables[table].teams;
        if (std::find(teams.begin(), teams.end(), team) != teams.end())
            found = static_cast<int>(table);
    }
    return found;
}

} // namespace

TeamRulingDialog::TeamRulingDialog(std::vector<CompetitionStatePtr> states, const QUuid &team,
                                   QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::TeamRulingDialog>())
    , m_states(std::move(states))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->following, Theme::Type::Heading);
    showAsError(m_ui->problem);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Apply"));
    for (const CompetitionStatePtr &one : m_states)
        m_ui->competition->addItem(one->name());
    m_ui->competition->setVisible(m_states.size() > 1);
    m_ui->competitionLabel->setVisible(m_states.size() > 1);
    fillTeams(team);
    connect(m_ui->competition, &QComboBox::currentIndexChanged, this, &TeamRulingDialog::chooseCompetition);
    connect(m_ui->team, &QComboBox::currentIndexChanged, this, &TeamRulingDialog::fillDecisions);
    connect(m_ui->what, &QComboBox::currentIndexChanged, this, &TeamRulingDialog::changed);
    connect(m_ui->points, &QSpinBox::valueChanged, this, &TeamRulingDialog::changed);
    connect(m_ui->reason, &QLineEdit::textEdited, this, &TeamRulingDialog::changed);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fillDecisions();
}

void TeamRulingDialog::chooseCompetition(int index)
{
    const QUuid team = state().competition.entrant(this->team()).id;
    m_chosen = static_cast<std::size_t>(index);
    fillTeams(team);
    fillDecisions();
}

void TeamRulingDialog::fillTeams(const QUuid &team)
{
    const QSignalBlocker silent(m_ui->team);
    m_ui->team->clear();
    for (const Entrant &entrant : state().competition.definition().entrants)
        m_ui->team->addItem(entrant.name);
    m_ui->team->setCurrentIndex(std::max(0, state().competition.indexOfTeam(team)));
}

TeamRulingDialog::~TeamRulingDialog() = default;

int TeamRulingDialog::team() const
{
    return m_ui->team->currentIndex();
}

TeamRulingDialog::What TeamRulingDialog::what() const
{
    return static_cast<What>(m_ui->what->currentData().toInt());
}

void TeamRulingDialog::fillDecisions()
{
    {
        const QSignalBlocker silent(m_ui->what);
        m_ui->what->clear();
        const auto add = [this](const QString &text, What what) {
            m_ui->what->addItem(text, static_cast<int>(what));
        };
        if (state().competition.isWithdrawn(team())) {
            add(tr("reinstate"), What::Stays);
        } else {
            add(tr("withdraw: results stand, remaining matches are lost"), What::LeavesCounted);
            add(tr("withdraw: matches in unfinished groups do not count"), What::LeavesVoid);
        }
        if (tableOf(state(), team()) >= 0)
            add(tr("deduct points"), What::LosesPoints);
    }
    changed();
}

Change TeamRulingDialog::ruling() const
{
    return rulingFor(m_ui->reason->text().trimmed());
}

Change TeamRulingDialog::rulingFor(const QString &reason) const
{
    if (what() == What::LosesPoints)
        return Deduction{tableOf(state(), team()), team(), m_ui->points->value(), reason};
    using Results = TeamWithdrawal::Results;
    const Results results = what() == What::Stays        ? Results::Revoked
                            : what() == What::LeavesVoid ? Results::Void
                                                         : Results::Counted;
    return TeamWithdrawal{team(), results, QDate::currentDate(), reason};
}

void TeamRulingDialog::changed()
{
    const bool hasPoints = what() == What::LosesPoints;
    m_ui->pointsLabel->setVisible(hasPoints);
    m_ui->points->setVisible(hasPoints);
    // What follows does not hang on the reason, which points are not taken without.
    const auto shown = m_ui->consequences->showChanges(state(), {rulingFor(tr("reason"))});
    const bool lacksReason = hasPoints && m_ui->reason->text().trimmed().isEmpty();
    if (!shown)
        m_ui->problem->setText(said(shown.error()));
    else
        m_ui->problem->setText(lacksReason ? tr("Enter a reason for the deduction.") : QString());
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(shown && !lacksReason);
}

} // namespace touchline
