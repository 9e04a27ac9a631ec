// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/league/about_dialog.h"

#include "forms/theme/theme.h"
#include "models/words/about.h"

#include "ui_about_dialog.h"

namespace touchline {

AboutDialog::AboutDialog(QWidget *parent) : QDialog(parent), m_ui(std::make_shared<Ui::AboutDialog>())
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->title, Theme::Type::Title);
    m_ui->words->setText(aboutText());
}

} // namespace touchline
