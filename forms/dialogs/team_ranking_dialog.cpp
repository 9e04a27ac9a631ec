// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/team_ranking_dialog.h"

#include "core/base/index.h"
#include "forms/dialogs/ordered_teams.h"
#include "forms/theme/spacing.h"

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

TeamRankingDialog::TeamRankingDialog(const Competition &competition, QWidget *parent)
    : QDialog(parent)
    , m_competition(competition)
    , m_before(rankedTeams(competition))
{
    setWindowTitle(tr("Team Ranking"));
    auto *help = new QLabel(tr("The best team on top. Draws and tie-breaks use this order."), this);
    help->setWordWrap(true);
    m_teams = new OrderedTeams(m_competition, m_before, windowTitle(), {}, this);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->setObjectName(QStringLiteral("buttons"));
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Change"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(spacing::related);
    column->addWidget(help);
    column->addWidget(m_teams, 1);
    column->addWidget(buttons);
    m_teams->setFocus();
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
        ids.push_back(m_competition.entrant(team).id);
    return ids;
}

} // namespace touchline
