// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/rules/own_cards_dialog.h"

#include "forms/dialogs/competition/unit_of_box.h"
#include "forms/dialogs/error_label.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/wizard/rules/rules_saving.h"
#include "models/views/said.h"
#include "models/words/competition/serving_text.h"

#include "ui_own_cards_dialog.h"

#include <QComboBox>
#include <QPushButton>

#include <initializer_list>
#include <utility>

namespace touchline {

namespace {

ServedIn servedInOf(const QComboBox &box)
{
    return static_cast<ServedIn>(box.currentData().toInt());
}

} // namespace

OwnCardsDialog::OwnCardsDialog(QJsonObject base, OwnRules ofLeague, const QUuid &competition, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::OwnCardsDialog>())
    , m_base(std::move(base))
    , m_cards(ownCardsOf(m_base))
    , m_ofLeague(std::move(ofLeague))
    , m_competition(competition)
{
    const OwnCards cards = m_cards;
    m_ui->setupUi(this);
    m_ui->name->setMaxLength(longestRulesName);
    m_ui->name->setMinimumWidth(m_ui->name->fontMetrics().horizontalAdvance(m_ui->name->placeholderText()) +
                                2 * spacing::related);
    if (hasOwnName(m_base))
        m_ui->name->setText(m_base.value(QStringLiteral("name")).toString());
    m_ui->buttons->addButton(m_ui->save, QDialogButtonBox::ActionRole);
    connect(m_ui->name, &QLineEdit::textChanged, this, &OwnCardsDialog::check);
    connect(m_ui->save, &QPushButton::clicked, this, &OwnCardsDialog::save);
    for (QLabel *help : {m_ui->yellowsHelp, m_ui->finesHelp})
        Theme::setType(help, Theme::Type::Caption);
    showAsError(m_ui->problem);
    m_ui->yellows->setText(yellowLimitsText(cards.yellows));
    m_ui->fines->setText(finesText(cards.fines));
    connect(m_ui->fines, &QLineEdit::textEdited, this, &OwnCardsDialog::check);
    for (QSpinBox *box : {m_ui->red, m_ui->secondYellow}) {
        box->setRange(0, mostCardGames);
        setUnit(box, [](int games) { return tr(" match(es)", "red card", games); });
    }
    const std::initializer_list<std::pair<QComboBox *, ServedIn>> places{
        {m_ui->served, cards.served.bans}, {m_ui->yellowsServed, cards.served.bookingBans}};
    for (const auto &[box, chosen] : places) {
        for (const ServedIn one : {ServedIn::Competition, ServedIn::Kind, ServedIn::Category, ServedIn::All})
            box->addItem(servedInText(one, windowLanguage()), static_cast<int>(one));
        box->setCurrentIndex(box->findData(static_cast<int>(chosen)));
        connect(box, &QComboBox::currentIndexChanged, this, &OwnCardsDialog::check);
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
    auto fines = finesFrom(m_ui->fines->text());
    QString problem = limits ? QString() : said(limits.error());
    if (problem.isEmpty() && !fines)
        problem = said(fines.error());
    if (limits && fines)
        m_cards = {std::move(*limits), m_ui->red->value(), m_ui->secondYellow->value(), std::move(*fines),
                   ServingRules{servedInOf(*m_ui->served), servedInOf(*m_ui->yellowsServed)}};
    if (const QString name = m_ui->name->text().simplified(); problem.isEmpty() && !name.isEmpty()) {
        if (const auto known = ownRulesName(name); !known)
            problem = said(known.error());
        else if (const auto isFree = checkNotTaken(m_ofLeague, rules(), m_competition); !isFree)
            problem = said(isFree.error());
    }
    m_ui->problem->setText(problem);
    m_ui->problem->setVisible(!problem.isEmpty());
    for (QPushButton *button : {m_ui->buttons->button(QDialogButtonBox::Ok), m_ui->save})
        button->setEnabled(problem.isEmpty());
}

QJsonObject OwnCardsDialog::rules() const
{
    const QJsonObject rules = withOwnCards(m_base, m_cards);
    const QString name = m_ui->name->text().simplified();
    return name.isEmpty() ? rules : withRulesName(rules, name);
}

void OwnCardsDialog::save()
{
    saveRules(this, m_ui->name->text().simplified(), rules());
}

} // namespace touchline
