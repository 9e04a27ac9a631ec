// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/postpone_dialog.h"

#include "forms/dialogs/fixture_names.h"
#include "forms/theme/theme.h"
#include "models/views/fixture_deeds.h"
#include "ui_postpone_dialog.h"

#include <QDate>
#include <QPushButton>

namespace touchline {

namespace {

constexpr int daysInWeek = 7;

} // namespace

PostponeDialog::PostponeDialog(const CompetitionStatePtr &state, std::vector<int> fixtures, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::PostponeDialog>())
    , m_state(state)
    , m_fixtures(std::move(fixtures))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->matches, Theme::Type::Heading);
    m_ui->matches->setText(fixtureNames(*m_state, m_fixtures));
    const Appointment *appointment = m_state->competition.appointment(m_fixtures.front());
    const bool hasDay = appointment != nullptr && appointment->date.isValid();
    m_ui->day->setDate((hasDay ? appointment->date : QDate::currentDate()).addDays(daysInWeek));
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Postpone"));
    connect(m_ui->known, &QRadioButton::toggled, m_ui->day, &QWidget::setEnabled);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

PostponeDialog::~PostponeDialog() = default;

std::vector<Change> PostponeDialog::rulings() const
{
    std::vector<Change> rulings;
    for (const int fixture : m_fixtures) {
        Ruling ruling = rulingAbout(*m_state, fixture, Ruling::Kind::Postponed);
        ruling.date = QDate::currentDate();
        ruling.reason = m_ui->reason->text().trimmed();
        if (m_ui->known->isChecked())
            ruling.newDate = m_ui->day->date();
        rulings.emplace_back(std::move(ruling));
    }
    return rulings;
}

} // namespace touchline
