// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/own_cards_dialog.h"

#include "forms/dialogs/error_label.h"
#include "forms/dialogs/unit_of_box.h"
#include "forms/theme/theme.h"
#include "models/views/said.h"

#include "ui_own_cards_dialog.h"

#include <QPushButton>

namespace touchline {

OwnCardsDialog::OwnCardsDialog(const OwnCards &cards, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::OwnCardsDialog>())
    , m_cards(cards)
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->yellowsHelp, Theme::Type::Caption);
    showAsError(m_ui->problem);
    m_ui->yellows->setText(yellowLimitsText(cards.yellows));
    for (QSpinBox *box : {m_ui->red, m_ui->secondYellow}) {
        box->setRange(0, mostCardGames);
        setUnit(box, [](int games) { return tr(" match(es)", "red card", games); });
    }
    m_ui->red->setValue(cards.redGames);
    m_ui->secondYellow->setValue(cards.secondYellowGames);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Use These Rules"));
    connect(m_ui->yellows, &QLineEdit::textEdited, this, &OwnCardsDialog::check);
    connect(m_ui->red, &QSpinBox::valueChanged, this, &OwnCardsDialog::check);
    connect(m_ui->secondYellow, &QSpinBox::valueChanged, this, &OwnCardsDialog::check);
    check();
}

OwnCardsDialog::~OwnCardsDialog() = default;

void OwnCardsDialog::check()
{
    auto limits = yellowLimitsFrom(m_ui->yellows->text());
    m_ui->problem->setText(limits ? QString() : said(limits.error()));
    m_ui->problem->setVisible(!limits);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(limits.has_value());
    if (limits)
        m_cards = {std::move(*limits), m_ui->red->value(), m_ui->secondYellow->value()};
}

} // namespace touchline
