// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/team_ruling_dialog.h"

#include "core/competition/bye_requests.h"
#include "core/play/discipline/other_competitions.h"
#include "forms/dialogs/match/fixture_names.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "models/views/translated.h"
#include "ui_team_ruling_dialog.h"

#include <QDate>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace touchline {

namespace {

constexpr int mostPointsOfRuling = 99;

/// The last table that the team stands in; -1 where it is in none.
int tableOf(const CompetitionState &state, int team)
{
    int found = -1;
    for (std::size_t table = 0; table < state.now.tables.size(); ++table) {
        const std::vector<int> &teams = state.now.tables[table].teams;
        if (std::find(teams.begin(), teams.end(), team) != teams.end())
            found = static_cast<int>(table);
    }
    return found;
}

/// A league, also one of several divisions: nobody asks there which groups are played to the end.
bool isLeague(const Competition &competition)
{
    return kindOf(competition) == CompetitionKind::League ||
           !competition.definition().format.nextSeason.empty();
}

} // namespace

TeamRulingDialog::TeamRulingDialog(std::vector<CompetitionStatePtr> states, const QUuid &team,
                                   QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::TeamRulingDialog>())
    , m_states(std::move(states))
{
    m_ui->setupUi(this);
    m_ui->points->setPointsRange(TablePoints::ofHalves(1), mostPointsOfRuling);
    m_ui->points->setPoints(1);
    Theme::setType(m_ui->following, Theme::Type::Heading);
    setTextColour(m_ui->problem, ColourRole::Error);
    for (const CompetitionStatePtr &one : m_states)
        m_ui->competition->addItem(one->name());
    m_ui->competition->setVisible(m_states.size() > 1);
    m_ui->competitionLabel->setVisible(m_states.size() > 1);
    fillTeams(team);
    connect(m_ui->competition, &QComboBox::currentIndexChanged, this, &TeamRulingDialog::chooseCompetition);
    connect(m_ui->team, &QComboBox::currentIndexChanged, this, &TeamRulingDialog::fillDecisions);
    connect(m_ui->what, &QComboBox::currentIndexChanged, this, &TeamRulingDialog::changed);
    connect(m_ui->match, &QComboBox::currentIndexChanged, this, &TeamRulingDialog::changed);
    connect(m_ui->points, &QSpinBox::valueChanged, this, &TeamRulingDialog::changed);
    connect(m_ui->reason, &QLineEdit::textEdited, this, &TeamRulingDialog::showProblem);
    setAnswers(*this, *m_ui->buttons, tr("&Apply"));
    fillDecisions();
    m_ui->what->setFocus();
}

void TeamRulingDialog::chooseCompetition(int index)
{
    const QUuid team = state().competition.entrant(this->team()).id;
    m_chosen = static_cast<std::size_t>(index);
    fillTeams(team);
    fillDecisions();
}

void TeamRulingDialog::fillTeams(const QUuid &team)
{
    const QSignalBlocker silent(m_ui->team);
    m_ui->team->clear();
    for (const Entrant &entrant : state().competition.definition().entrants)
        m_ui->team->addItem(entrant.name);
    m_ui->team->setCurrentIndex(std::max(0, state().competition.indexOfTeam(team)));
}

int TeamRulingDialog::team() const
{
    return m_ui->team->currentIndex();
}

bool TeamRulingDialog::isAboutPoints() const
{
    return what() == What::LosesPoints || what() == What::WinsPoints;
}

std::optional<TeamRulingDialog::What> TeamRulingDialog::what() const
{
    if (m_ui->what->currentIndex() < 0)
        return std::nullopt;
    return static_cast<What>(m_ui->what->currentData().toInt());
}

void TeamRulingDialog::fillDecisions()
{
    {
        const QSignalBlocker silent(m_ui->what);
        const QVariant chosen = m_ui->what->currentData();
        m_ui->what->clear();
        const auto add = [this](const QString &text, What what) {
            m_ui->what->addItem(text, static_cast<int>(what));
        };
        if (state().competition.isWithdrawn(team())) {
            add(tr("reinstate"), What::Stays);
        } else {
            add(nextSwissRound(state().competition) < 0
                    ? tr("withdraw: results stand, remaining matches are lost")
                    : tr("withdraw: results stand, no further matches"),
                What::LeavesCounted);
            add(isLeague(state().competition) ? tr("withdraw: none of their results count")
                                              : tr("withdraw: matches in unfinished groups do not count"),
                What::LeavesVoid);
        }
        if (tableOf(state(), team()) >= 0) {
            add(tr("deduct points"), What::LosesPoints);
            add(tr("give bonus points"), What::WinsPoints);
        }
        // No ruling is made by a key that was pressed too early.
        m_ui->what->setCurrentIndex(chosen.isValid() ? m_ui->what->findData(chosen) : -1);
    }
    fillMatches();
    changed();
}

/// Those of the team, as far as its opponents are known.
void TeamRulingDialog::fillMatches()
{
    const QSignalBlocker silent(m_ui->match);
    m_ui->match->clear();
    m_ui->match->addItem(tr("no match in particular"), 0);
    for (std::size_t i = 0; i < state().now.fixtures.size(); ++i) {
        const PerSide<int> &teams = state().now.fixtures[i].teams;
        if ((teams[Side::Home] == team() || teams[Side::Away] == team()) && teams[Side::Home] >= 0 &&
            teams[Side::Away] >= 0)
            m_ui->match->addItem(fixtureNames(state(), {static_cast<int>(i)}),
                                 state().competition.fixtures()[i].number);
    }
}

Change TeamRulingDialog::ruling() const
{
    return rulingFor(m_ui->reason->text().trimmed());
}

Change TeamRulingDialog::rulingFor(const QString &reason) const
{
    if (isAboutPoints()) {
        const TablePoints points = m_ui->points->points();
        return Deduction{tableOf(state(), team()), team(), what() == What::WinsPoints ? -points : points,
                         reason, m_ui->match->currentData().toInt()};
    }
    using Results = TeamWithdrawal::Results;
    const Results results = what() == What::Stays        ? Results::Revoked
                            : what() == What::LeavesVoid ? Results::Void
                                                         : Results::Counted;
    return TeamWithdrawal{team(), results, QDate::currentDate(), reason};
}

void TeamRulingDialog::changed()
{
    const bool hasPoints = isAboutPoints();
    for (QWidget *one : {static_cast<QWidget *>(m_ui->pointsLabel), static_cast<QWidget *>(m_ui->points),
                         static_cast<QWidget *>(m_ui->matchLabel), static_cast<QWidget *>(m_ui->match)})
        one->setVisible(hasPoints);
    m_refusal.clear();
    if (!what()) {
        m_ui->consequences->setMessage(tr("Choose a ruling to preview the consequences."));
        return showProblem();
    }
    // What follows does not hang on the reason, which points are not taken without: while one is typed
    // nothing is worked out anew.
    const auto shown = m_ui->consequences->showChanges(state(), {rulingFor(tr("reason"))});
    m_refusal = shown ? QString() : translated(shown.error());
    showProblem();
}

void TeamRulingDialog::showProblem()
{
    const bool lacksReason = isAboutPoints() && m_ui->reason->text().trimmed().isEmpty();
    QString problem = m_refusal;
    if (problem.isEmpty() && lacksReason)
        problem = what() == What::WinsPoints ? tr("Enter a reason for the bonus points.")
                                             : tr("Enter a reason for the deduction.");
    m_ui->problem->setText(problem);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(what() && problem.isEmpty());
}

} // namespace touchline
