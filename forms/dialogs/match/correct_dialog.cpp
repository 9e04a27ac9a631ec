// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/match/correct_dialog.h"

#include "forms/dialogs/match/fixture_names.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "models/league/league_results.h"
#include "models/views/translated.h"
#include "models/words/competition/score_entry.h"
#include "models/words/narrator.h"
#include "ui_correct_dialog.h"

#include <QDate>
#include <QPushButton>

namespace touchline {

namespace {

/// Long enough that nothing is worked out between two keys.
constexpr int pauseMilliseconds = 150;

} // namespace

CorrectDialog::CorrectDialog(OpenLeague &league, const CompetitionStatePtr &state, int fixture,
                             QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::CorrectDialog>())
    , m_league(league)
    , m_state(state)
    , m_fixture(fixture)
{
    m_ui->setupUi(this);
    const MatchReport &report = *m_state->competition.report(fixture);
    Theme::setType(m_ui->match, Theme::Type::Heading);
    Theme::setType(m_ui->following, Theme::Type::Heading);
    m_ui->match->setText(fixtureNames(*m_state, {fixture}));
    m_ui->before->setText(
        QStringLiteral("%1 %2 %3")
            .arg(report.teams[Side::Home].name, resultText(report), report.teams[Side::Away].name));
    setTextColour(m_ui->problem, ColourRole::Error);
    m_ui->problem->hide();
    m_ui->consequences->setMessage(tr("Type the correct result to preview the consequences."));
    auto *button = m_ui->buttons->button(QDialogButtonBox::Ok);
    button->setText(tr("&Correct Result"));
    button->setEnabled(false);
    m_ui->result->setText(scoreAsTyped(report));
    m_ui->result->selectAll();
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &CorrectDialog::workOut);
    connect(m_ui->result, &QLineEdit::textEdited, this, &CorrectDialog::changed);
    // Enter behind the last key shows what follows; only the next one makes it so.
    connect(m_ui->result, &QLineEdit::returnPressed, this, [this] {
        if (m_pause.isActive())
            m_pause.start(0);
    });
    setAnswers(*this, *m_ui->buttons);
}

void CorrectDialog::changed()
{
    m_correction.reset();
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    m_pause.start();
}

bool CorrectDialog::isSameResult(const MatchReport &report) const
{
    const MatchReport &present = *m_state->competition.report(m_fixture);
    const auto isSameTeam = [&](Side side) { return report.teams[side].team == present.teams[side].team; };
    return report.score == present.score && report.shootOut == present.shootOut &&
           report.decidedBy == present.decidedBy && isSameTeam(Side::Home) && isSameTeam(Side::Away);
}

void CorrectDialog::workOut()
{
    m_pause.stop();
    m_pause.setInterval(pauseMilliseconds);
    m_correction.reset();
    const auto refuse = [this](const QString &why) {
        m_ui->problem->setText(why);
        m_ui->problem->show();
        m_ui->consequences->setMessage({});
        m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    };
    // Somebody may have changed something meanwhile.
    if (const auto present = m_league.state(m_state->id()); present)
        m_state = *present;
    if (m_state->competition.report(m_fixture) == nullptr)
        return refuse(tr("The match no longer has a result."));
    const auto report = typedReport(m_state->competition, m_fixture, m_ui->result->text());
    if (!report)
        return refuse(translated(report.error()));
    if (isSameResult(*report))
        return refuse(tr("This is the current result."));
    auto correction = m_league.league().results().correction(m_state->id(), *report);
    if (!correction)
        return refuse(translated(correction.error()));
    if (const auto shown = m_ui->consequences->showChanges(*m_state, {*report}); !shown)
        return refuse(translated(shown.error()));
    m_correction = std::move(*correction);
    m_ui->problem->hide();
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(true);
}

void CorrectDialog::accept()
{
    if (!m_correction)
        workOut();
    if (!m_correction)
        return;
    const Note note{QDate::currentDate(), m_ui->reason->text().trimmed()};
    if (const auto made = m_league.league().results().correct(*m_correction, note); !made) {
        workOut();
        m_ui->problem->setText(translated(made.error()));
        m_ui->problem->show();
        return;
    }
    QDialog::accept();
}

} // namespace touchline
