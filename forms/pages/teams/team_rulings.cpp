// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/teams/team_rulings.h"

#include "forms/dialogs/teams/team_ruling_dialog.h"
#include "forms/wizard/rules/competition_rules_dialog.h"
#include "forms/wizard/rules/season_days_dialog.h"
#include "models/views/fixtures/fixture_changes.h"
#include "models/views/translated.h"

#include <QApplication>
#include <QPointer>

namespace touchline {

std::vector<CompetitionStatePtr> competitionsOf(OpenLeague &league, const QUuid &team)
{
    std::vector<CompetitionStatePtr> states;
    const std::vector<CompetitionLine> &lines = league.competitions();
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        if (line->isArchived)
            continue;
        const auto state = league.state(line->id);
        if (state && (*state)->competition.indexOfTeam(team) >= 0)
            states.push_back(*state);
    }
    return states;
}

void ruleOnTeam(PageHost &host, const std::vector<CompetitionStatePtr> &states, const QUuid &team,
                QWidget &page)
{
    auto *dialog = new TeamRulingDialog(states, team, &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, &page, [dialog, &host] {
        if (host.league() == nullptr)
            return;
        const auto entry =
            makeChanges(host.league()->league(), dialog->state().competition, {dialog->ruling()});
        if (entry)
            host.notify(translated(*entry));
        else
            host.notify(entry.error());
    });
    // Where the keys were: a row of a table, the list of the teams.
    const QPointer<QWidget> before = QApplication::focusWidget();
    QObject::connect(dialog, &QDialog::finished, &page, [&page, before] {
        QWidget *next = before == nullptr ? &page : before.data();
        next->setFocus();
    });
    dialog->open();
}

void offerTeamRuling(PageHost &host, QWidget &page, std::function<RuledTeam()> chosen)
{
    const auto isPossible = [&host, chosen] {
        return host.league() != nullptr && !host.league()->league().isReadOnly() && !chosen().states.empty();
    };
    host.commands().offer(
        CommandId::RuleOnTeam, &page,
        [&host, &page, chosen = std::move(chosen)] {
            const RuledTeam now = chosen();
            ruleOnTeam(host, now.states, now.team, page);
        },
        isPossible);
}

void changeCompetitionRules(PageHost &host, const CompetitionStatePtr &state, QWidget &page)
{
    auto *dialog = new CompetitionRulesDialog(*host.league(), state, &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &CompetitionRulesDialog::changed, &page,
                     [&host](const JournalEntry &entry) { host.notify(translated(entry)); });
    dialog->open();
}

void changeSeasonDays(PageHost &host, const CompetitionStatePtr &state, QWidget &page)
{
    auto *dialog = new SeasonDaysDialog(*host.league(), state, &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &SeasonDaysDialog::changed, &page,
                     [&host](const JournalEntry &entry) { host.notify(translated(entry)); });
    dialog->open();
}

} // namespace touchline
