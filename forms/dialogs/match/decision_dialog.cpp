// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/match/decision_dialog.h"

#include "core/play/squads/competition_squads.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "models/views/name_order.h"
#include "models/views/translated.h"

#include "ui_decision_dialog.h"

#include <QDate>
#include <QPushButton>

#include <algorithm>

namespace touchline {

DecisionDialog::DecisionDialog(const CompetitionStatePtr &state, Decision::Kind kind, int team,
                               const QUuid &player, Enter enter, QWidget *parent, Listed listed)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::DecisionDialog>())
    , m_state(state)
    , m_kind(kind)
    , m_enter(std::move(enter))
    , m_listed(std::move(listed))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->what, Theme::Type::Heading);
    setTextColour(m_ui->error, ColourRole::Error);
    m_ui->error->hide();
    for (const Entrant &entrant : m_state->competition.definition().entrants)
        m_ui->team->addItem(entrant.name);
    m_ui->team->setCurrentIndex(team);
    showPlayers();
    m_ui->player->setCurrentIndex(qMax(0, m_ui->player->findData(player)));
    connect(m_ui->team, &QComboBox::currentIndexChanged, this, &DecisionDialog::showPlayers);
    QPushButton *ok = m_ui->buttons->button(QDialogButtonBox::Ok);
    ok->setEnabled(false);
    connect(m_ui->reason, &QLineEdit::textChanged, this,
            [ok](const QString &text) { ok->setEnabled(!text.trimmed().isEmpty()); });
    m_ui->until->setDate(QDate::currentDate().addMonths(1));
    m_ui->until->setEnabled(false);
    connect(m_ui->untilLabel, &QCheckBox::toggled, m_ui->until, &QWidget::setEnabled);
    connect(m_ui->untilLabel, &QCheckBox::toggled, m_ui->games, &QWidget::setDisabled);
    const auto offerAllCompetitions = [this] {
        m_ui->allCompetitions->setEnabled(!m_ui->injury->isChecked());
    };
    connect(m_ui->injury, &QCheckBox::toggled, this, offerAllCompetitions);
    setAnswers(*this, *m_ui->buttons);
    showKind();
    // What is asked of one kind of decision leaves room empty for another.
    resize(width(), layout()->totalHeightForWidth(width()));
}

void DecisionDialog::showKind()
{
    const bool isAdded = m_kind == Decision::Kind::Added;
    const QString who = QStringLiteral("%1 (%2)").arg(m_ui->player->currentText(), m_ui->team->currentText());
    QPushButton *ok = m_ui->buttons->button(QDialogButtonBox::Ok);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_ui->team, m_ui->teamLabel, m_ui->player, m_ui->playerLabel})
        widget->setVisible(isAdded);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_ui->untilLabel, m_ui->until, m_ui->injury, m_ui->allCompetitions})
        widget->setVisible(isAdded);
    m_ui->games->setVisible(m_kind != Decision::Kind::Lifted);
    m_ui->gamesLabel->setVisible(m_kind != Decision::Kind::Lifted);
    switch (m_kind) {
    case Decision::Kind::Lifted:
        setWindowTitle(tr("Lift Ban"));
        m_ui->what->setText(tr("Lift the rest of %1's ban.").arg(who));
        ok->setText(tr("&Lift Ban"));
        m_ui->reason->setFocus();
        break;
    case Decision::Kind::Extended:
        setWindowTitle(tr("Extend Ban"));
        m_ui->what->setText(tr("Add matches to %1's ban.").arg(who));
        m_ui->gamesLabel->setText(tr("Extra &matches:"));
        ok->setText(tr("&Extend Ban"));
        m_ui->games->setFocus();
        break;
    case Decision::Kind::Added:
    case Decision::Kind::Injured: // chosen in the dialog
        setWindowTitle(tr("Ban Player"));
        m_ui->what->setText(tr("Ban a player from the coming matches, or note an injury."));
        m_ui->gamesLabel->setText(tr("&Matches:"));
        ok->setText(tr("&Ban Player"));
        m_ui->player->setFocus();
        break;
    }
}

void DecisionDialog::showPlayers()
{
    m_ui->player->clear();
    const int team = m_ui->team->currentIndex();
    if (team < 0)
        return;
    std::vector<Person> players =
        playersOf(m_state->competition, team, m_listed ? m_listed(team) : std::vector<Person>());
    std::sort(players.begin(), players.end(), [](const Person &one, const Person &other) {
        return nameLessThan(one.shortName, other.shortName);
    });
    for (const Person &person : players)
        m_ui->player->addItem(person.shortName, person.id);
}

Decision DecisionDialog::decision() const
{
    Decision decision;
    decision.kind = m_kind;
    decision.player = m_ui->player->currentData().toUuid();
    decision.name = m_ui->player->currentText();
    decision.games = m_kind == Decision::Kind::Lifted ? 0 : m_ui->games->value();
    if (m_kind == Decision::Kind::Added && m_ui->injury->isChecked())
        decision.kind = Decision::Kind::Injured;
    if (m_kind == Decision::Kind::Added && m_ui->untilLabel->isChecked()) {
        decision.games = 0;
        decision.until = m_ui->until->date();
    }
    decision.inAllCompetitions = decision.kind == Decision::Kind::Added && m_ui->allCompetitions->isChecked();
    decision.reason = m_ui->reason->text().trimmed();
    return decision;
}

void DecisionDialog::accept()
{
    if (m_ui->reason->text().trimmed().isEmpty())
        return;
    if (m_ui->player->currentIndex() < 0) {
        m_ui->error->setText(tr("This team has no players yet."));
        m_ui->error->show();
        return;
    }
    if (const auto entered = m_enter(m_ui->team->currentIndex(), decision()); !entered) {
        m_ui->error->setText(translated(entered.error()));
        m_ui->error->show();
        return;
    }
    QDialog::accept();
}

} // namespace touchline
