// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/match/walkover_dialog.h"

#include "forms/dialogs/match/fixture_names.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "models/views/fixtures/fixture_actions.h"
#include "models/views/translated.h"
#include "models/words/fixtures/fixture_words.h"
#include "ui_walkover_dialog.h"

#include <QDate>
#include <QPushButton>

namespace touchline {

WalkoverDialog::WalkoverDialog(const CompetitionStatePtr &state, int fixture, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::WalkoverDialog>())
    , m_state(state)
    , m_fixture(fixture)
{
    m_ui->setupUi(this);
    const Competition &competition = m_state->competition;
    const Fixture &planned = competition.fixtures()[static_cast<std::size_t>(fixture)];
    const auto name = [&](Side side) {
        return sideTitle(competition, m_state->now, fixture, side, windowLanguage());
    };
    Theme::setType(m_ui->match, Theme::Type::Heading);
    Theme::setType(m_ui->following, Theme::Type::Heading);
    setTextColour(m_ui->problem, ColourRole::Error);
    m_ui->match->setText(fixtureNames(*m_state, {fixture}));
    // A name may have a mnemonic's sign in it.
    const auto plain = [](QString text) { return text.replace(u'&', QStringLiteral("&&")); };
    m_ui->homeWins->setText(tr("%1 win").arg(plain(name(Side::Home))));
    m_ui->awayWins->setText(tr("%1 win").arg(plain(name(Side::Away))));
    const bool isTie = planned.tie >= 0;
    const bool hasMore =
        isTie && competition.plan().ties[static_cast<std::size_t>(planned.tie)].fixtures.size() > 1;
    m_ui->wholeTie->setVisible(hasMore);
    const int goals = competition.definition().format.walkover.goals;
    m_ui->byTheRules->setText(tr("Score set by the &rules: %1").arg(scoreWords({goals, 0})));
    m_ui->goals->setValue(goals);
    m_ui->goals->setMaximum(mostWalkoverGoals);
    for (QAbstractButton *button :
         {static_cast<QAbstractButton *>(m_ui->homeWins), static_cast<QAbstractButton *>(m_ui->awayWins),
          static_cast<QAbstractButton *>(m_ui->bothLose), static_cast<QAbstractButton *>(m_ui->wholeTie),
          static_cast<QAbstractButton *>(m_ui->byTheRules)})
        connect(button, &QAbstractButton::toggled, this, &WalkoverDialog::changed);
    connect(m_ui->goals, &QSpinBox::valueChanged, this, &WalkoverDialog::changed);
    setAnswers(*this, *m_ui->buttons, tr("&Award Walkover"));
    changed();
}

Ruling WalkoverDialog::ruling() const
{
    Ruling ruling = rulingAbout(*m_state, m_fixture, Ruling::Kind::Walkover);
    ruling.date = QDate::currentDate();
    ruling.reason = m_ui->reason->text().trimmed();
    ruling.wholeTie = m_ui->wholeTie->isChecked();
    if (m_ui->homeWins->isChecked())
        ruling.winner = Side::Home;
    else if (m_ui->awayWins->isChecked())
        ruling.winner = Side::Away;
    if (!ruling.winner || m_ui->byTheRules->isChecked())
        return ruling;
    Score score;
    score.of(*ruling.winner) = m_ui->goals->value();
    ruling.score = score;
    return ruling;
}

void WalkoverDialog::changed()
{
    m_ui->byTheRules->setEnabled(!m_ui->bothLose->isChecked());
    m_ui->goals->setEnabled(!m_ui->bothLose->isChecked() && !m_ui->byTheRules->isChecked());
    const bool isChosen =
        m_ui->homeWins->isChecked() || m_ui->awayWins->isChecked() || m_ui->bothLose->isChecked();
    if (!isChosen) {
        m_ui->problem->hide();
        m_ui->consequences->setMessage(tr("Choose the winner to preview the consequences."));
        m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
        return;
    }
    const auto shown = m_ui->consequences->showChanges(*m_state, {ruling()});
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(hasWorked(*m_ui->problem, shown));
}

} // namespace touchline
