// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/team_ranking_dialog.h"

#include "core/base/index.h"
#include "forms/dialogs/consequences_panel.h"
#include "forms/dialogs/teams/ordered_teams.h"
#include "forms/theme/spacing.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/tab_order.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

/// The best first; teams without a place in the ranking come last, as they take part.
std::vector<int> rankedTeams(const Competition &competition)
{
    const std::vector<Entrant> &entrants = competition.definition().entrants;
    std::vector<int> teams(entrants.size());
    std::iota(teams.begin(), teams.end(), 0);
    std::stable_sort(teams.begin(), teams.end(), [&entrants](int one, int other) {
        const int first = entrants[at(one)].ranking;
        const int second = entrants[at(other)].ranking;
        return first > 0 && (second <= 0 || first < second);
    });
    return teams;
}

} // namespace

TeamRankingDialog::TeamRankingDialog(const CompetitionStatePtr &state, QWidget *parent)
    : QDialog(parent)
    , m_state(state)
    , m_before(rankedTeams(state->competition))
{
    setWindowTitle(tr("Team Ranking"));
    auto *help = new QLabel(tr("The best team on top. Draws and tie-breaks use this order."), this);
    help->setWordWrap(true);
    m_teams = new OrderedTeams(m_state->competition, m_before, windowTitle(), {}, this);
    QDialogButtonBox *buttons = okAndCancel(*this, tr("&Change"));
    m_following = new ConsequencesPanel(this);
    connect(m_teams, &OrderedTeams::moved, this, &TeamRankingDialog::showFollowing);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(spacing::related);
    column->addWidget(help);
    column->addWidget(m_teams, 2);
    column->addWidget(m_following, 1);
    column->addWidget(buttons);
    tabAsRead(*this);
    showFollowing();
    m_teams->setFocus();
}

void TeamRankingDialog::showFollowing()
{
    std::vector<int> teams;
    for (const QUuid &id : moved())
        teams.push_back(m_state->competition.indexOfTeam(id));
    Competition after = m_state->competition;
    if (teams.size() > 1 && after.setRanking(teams))
        m_following->showAfter(*m_state, after);
    else
        m_following->setMessage(tr("Move teams to preview the consequences."));
}

std::vector<QUuid> TeamRankingDialog::ranking() const
{
    return idsOf(m_teams->teams());
}

std::vector<QUuid> TeamRankingDialog::moved() const
{
    const std::vector<int> now = m_teams->teams();
    const auto first = std::mismatch(now.begin(), now.end(), m_before.begin()).first;
    const auto last = std::mismatch(now.rbegin(), now.rend(), m_before.rbegin()).first.base();
    return first == now.end() ? std::vector<QUuid>() : idsOf({first, last});
}

std::vector<QUuid> TeamRankingDialog::idsOf(const std::vector<int> &teams) const
{
    std::vector<QUuid> ids;
    ids.reserve(teams.size());
    for (const int team : teams)
        ids.push_back(m_state->competition.entrant(team).id);
    return ids;
}

} // namespace touchline
