// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/match/postpone_dialog.h"

#include "forms/dialogs/match/fixture_names.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "models/views/fixtures/fixture_actions.h"
#include "ui_postpone_dialog.h"

#include <QDate>
#include <QPushButton>

#include <algorithm>

namespace touchline {

PostponeDialog::PostponeDialog(OpenLeague *league, const CompetitionStatePtr &state,
                               std::vector<int> fixtures, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::PostponeDialog>())
    , m_state(state)
    , m_fixtures(std::move(fixtures))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->matches, Theme::Type::Heading);
    Theme::setType(m_ui->following, Theme::Type::Heading);
    setTextColour(m_ui->problem, ColourRole::Error);
    m_ui->consequences->setLeague(league);
    m_ui->matches->setText(fixtureNames(*m_state, m_fixtures));
    m_ui->newDay->setMatches(*m_state, m_fixtures);
    alignLabels({m_ui->newDay->groundLabel(), m_ui->reasonLabel});
    const bool areAllPostponed = std::all_of(m_fixtures.begin(), m_fixtures.end(), [this](int fixture) {
        const Ruling *ruling = m_state->competition.ruling(fixture);
        return ruling != nullptr && ruling->kind == Ruling::Kind::Postponed;
    });
    if (areAllPostponed)
        m_ui->newDay->offerPlanned();
    connect(m_ui->newDay, &NewDayFields::changed, this, &PostponeDialog::changed);
    setAnswers(*this, *m_ui->buttons, tr("&Postpone"));
    changed();
}

std::vector<Change> PostponeDialog::rulings() const
{
    std::vector<Change> rulings;
    for (const int fixture : m_fixtures) {
        const Ruling::Kind kind =
            m_ui->newDay->isAsPlanned() ? Ruling::Kind::Lifted : Ruling::Kind::Postponed;
        Ruling ruling = rulingAbout(*m_state, fixture, kind);
        ruling.date = QDate::currentDate();
        ruling.reason = m_ui->reason->text().trimmed();
        if (kind == Ruling::Kind::Postponed)
            m_ui->newDay->fillIn(ruling, *m_state, fixture);
        rulings.emplace_back(std::move(ruling));
    }
    return rulings;
}

void PostponeDialog::changed()
{
    const auto shown = m_ui->consequences->showChanges(*m_state, rulings());
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(hasWorked(*m_ui->problem, shown));
}

} // namespace touchline
