// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/league/shared_league_dialog.h"

#include "forms/theme/theme.h"

#include "ui_shared_league_dialog.h"

#include <QPushButton>

namespace touchline {

SharedLeagueDialog::SharedLeagueDialog(QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::SharedLeagueDialog>())
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->help, Theme::Type::Caption);
    setTextColour(m_ui->reason, ColourRole::Error);
    m_ui->reason->hide();
    m_ui->address->setPlaceholderText(QStringLiteral("postgresql://user@host/database"));
    constexpr int lettersOfAddress = 44;
    m_ui->address->setMinimumWidth(lettersOfAddress * fontMetrics().averageCharWidth());
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Open"));
    connect(m_ui->address, &QLineEdit::textChanged, this, &SharedLeagueDialog::check);
    connect(m_ui->password, &QLineEdit::textChanged, this, &SharedLeagueDialog::check);
    check();
}

void SharedLeagueDialog::askFor(const QString &address, const QString &reason)
{
    m_ui->reason->setText(reason);
    m_ui->reason->setVisible(!reason.isEmpty());
    m_ui->address->setText(address);
    m_ui->address->setReadOnly(true);
    m_ui->password->setFocus();
}

void SharedLeagueDialog::check()
{
    m_ui->keep->setEnabled(!m_ui->password->text().isEmpty());
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(!address().isEmpty());
}

QString SharedLeagueDialog::address() const
{
    return m_ui->address->text().trimmed();
}

QString SharedLeagueDialog::password() const
{
    return m_ui->password->text();
}

bool SharedLeagueDialog::isKept() const
{
    return m_ui->keep->isEnabled() && m_ui->keep->isChecked();
}

} // namespace touchline
