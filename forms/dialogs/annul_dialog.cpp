// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/annul_dialog.h"

#include "forms/dialogs/fixture_names.h"
#include "forms/theme/theme.h"
#include "models/views/fixture_deeds.h"
#include "models/views/said.h"
#include "ui_annul_dialog.h"

#include <QDate>
#include <QPushButton>

namespace touchline {

AnnulDialog::AnnulDialog(const CompetitionStatePtr &state, std::vector<int> fixtures, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::AnnulDialog>())
    , m_state(state)
    , m_fixtures(std::move(fixtures))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->matches, Theme::Type::Heading);
    Theme::setType(m_ui->following, Theme::Type::Heading);
    m_ui->matches->setText(fixtureNames(*m_state, m_fixtures));
    auto *button = m_ui->buttons->button(QDialogButtonBox::Ok);
    button->setText(tr("&Annul"));
    m_ui->reason->setFocus();
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (const auto shown = m_ui->consequences->showChanges(*m_state, rulings()); !shown) {
        m_ui->consequences->say(said(shown.error()));
        button->setEnabled(false);
    }
}

AnnulDialog::~AnnulDialog() = default;

std::vector<Change> AnnulDialog::rulings() const
{
    std::vector<Change> rulings;
    for (const int fixture : m_fixtures) {
        Ruling ruling = rulingAbout(*m_state, fixture, Ruling::Kind::Annulled);
        ruling.date = QDate::currentDate();
        ruling.reason = m_ui->reason->text().trimmed();
        rulings.emplace_back(std::move(ruling));
    }
    return rulings;
}

} // namespace touchline
