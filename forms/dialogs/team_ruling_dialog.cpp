// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/team_ruling_dialog.h"

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

TeamRulingDialog::TeamRulingDialog(const CompetitionStatePtr &state, int team, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::TeamRulingDialog>())
    , m_state(state)
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->following, Theme::Type::Heading);
    showAsError(m_ui->problem);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Apply"));
    const auto &entrants = state->competition.definition().entrants;
    for (const Entrant &entrant : entrants)
        m_ui->team->addItem(entrant.name);
    m_ui->team->setCurrentIndex(std::clamp(team, 0, static_cast<int>(entrants.size()) - 1));
    connect(m_ui->team, &QComboBox::currentIndexChanged, this, &TeamRulingDialog::fillDecisions);
    connect(m_ui->what, &QComboBox::currentIndexChanged, this, &TeamRulingDialog::changed);
    connect(m_ui->points, &QSpinBox::valueChanged, this, &TeamRulingDialog::changed);
    connect(m_ui->reason, &QLineEdit::textEdited, this, &TeamRulingDialog::changed);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fillDecisions();
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
        if (m_state->competition.isWithdrawn(team())) {
            add(tr("reinstate"), What::Stays);
        } else {
            add(tr("withdraw: results stand, remaining matches are lost"), What::LeavesCounted);
            add(tr("withdraw: matches in unfinished groups do not count"), What::LeavesVoid);
        }
        if (tableOf(*m_state, team()) >= 0)
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
        return Deduction{tableOf(*m_state, team()), team(), m_ui->points->value(), reason};
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
    const auto shown = m_ui->consequences->showChanges(*m_state, {rulingFor(tr("reason"))});
    const bool lacksReason = hasPoints && m_ui->reason->text().trimmed().isEmpty();
    if (!shown)
        m_ui->problem->setText(said(shown.error()));
    else
        m_ui->problem->setText(lacksReason ? tr("Enter a reason for the deduction.") : QString());
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(shown && !lacksReason);
}

} // namespace touchline
