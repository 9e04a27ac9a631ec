// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/competition_commands.h"

#include "core/play/matches/play_rules.h"
#include "forms/commands/command_page.h"
#include "forms/dialogs/competition/lots_dialog.h"
#include "forms/dialogs/competition/round_dialog.h"
#include "forms/dialogs/competition/season_dialog.h"
#include "forms/dialogs/competition/timetable_dialog.h"
#include "forms/dialogs/teams/team_agents_dialog.h"
#include "forms/dialogs/teams/team_ranking_dialog.h"
#include "forms/frame/main_window.h"
#include "forms/widgets/run_on_page.h"
#include "models/league/changes/league_rules.h"
#include "models/league/league_competitions.h"
#include "models/league/players/league_player.h"
#include "models/views/home/due_draw.h"

#include <QCoreApplication>
#include <QInputDialog>

namespace touchline {

namespace {

/// What the menus do with the competition of a window.
class CompetitionCommands : public QObject
{
    Q_DECLARE_TR_FUNCTIONS(touchline::MainWindow)

public:
    explicit CompetitionCommands(MainWindow &window) : QObject(&window), m_window(window) {}

    void offer();

private:
    [[nodiscard]] OpenLeague &league() const { return *m_window.league(); }
    /// The present competition; null where it may not be changed, or while the computer plays.
    [[nodiscard]] CompetitionStatePtr changeable() const
    {
        return m_window.work() == nullptr && m_window.mayChange() ? m_window.present()
                                                                  : CompetitionStatePtr();
    }
    void pairRound();
    void enterLots();
    void rename();
    void chooseAgents();
    void rankTeams();
    void makeTimetable();
    void archive(bool isArchived);
    void remove();
    void beginSeason();

    MainWindow &m_window;
};

void CompetitionCommands::pairRound()
{
    auto *dialog = new RoundDialog(league(), m_window.present(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RoundDialog::made, this,
            [this](const JournalEntry &entry) { m_window.showDone(entry); });
    dialog->open();
}

void CompetitionCommands::enterLots()
{
    const CompetitionStatePtr state = m_window.present();
    auto *dialog = new LotsDialog(state, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, state] {
        m_window.showDone(touchline::enterLots(league().league(), *state, dialog->lots()));
    });
    dialog->open();
}

void CompetitionCommands::offer()
{
    CommandSet &commands = m_window.commands();
    const auto can = [this](bool isArchived) {
        return [this, isArchived] {
            const CompetitionLine *line = m_window.mayChange() && m_window.work() == nullptr
                                              ? league().line(m_window.competition())
                                              : nullptr;
            return line != nullptr && line->isArchived == isArchived;
        };
    };
    const auto canAny = [can] { return can(false)() || can(true)(); };
    // What belongs to one page is looked for in the menus on all of them: the window goes there. A match that
    // is being played is not left by a menu.
    for (const CommandId id :
         {CommandId::CompetitionRules, CommandId::SeasonCalendar, CommandId::ShowOfficials,
          CommandId::ShowFines, CommandId::DelayMatches, CommandId::HallDisplay, CommandId::NewTeam,
          CommandId::TransferPlayer, CommandId::FreePlayers, CommandId::CancelMove, CommandId::AddBan,
          CommandId::RuleOnTeam})
        commands.offer(
            id, &m_window, [this, id] { runOnItsPage(m_window, id); },
            [this, page = *pageOf(id)] {
                return m_window.work() == nullptr && m_window.mayChange() && m_window.pageKind() != page &&
                       m_window.pageKind() != PageKind::Match && m_window.pageKind() != PageKind::Friendly &&
                       (!isOfCompetition(page) || league().hasPage(page, m_window.competition()));
            });
    commands.offer(
        CommandId::RenameCompetition, &m_window, [this] { rename(); }, canAny);
    commands.offer(
        CommandId::TeamAgents, &m_window, [this] { chooseAgents(); },
        [this, canAny] { return canAny() && m_window.present() && m_window.present()->rules.has_value(); });
    commands.offer(
        CommandId::TeamRanking, &m_window, [this] { rankTeams(); }, can(false));
    commands.offer(
        CommandId::MakeTimetable, &m_window, [this] { makeTimetable(); },
        [this, can] { return can(false)() && !m_window.isMatchInPlay(); });
    commands.offer(
        CommandId::ArchiveCompetition, &m_window, [this] { archive(true); }, can(false));
    commands.offer(
        CommandId::UnarchiveCompetition, &m_window, [this] { archive(false); }, can(true));
    commands.offer(
        CommandId::DeleteCompetition, &m_window, [this] { remove(); }, canAny);
    commands.offer(
        CommandId::DrawDue, &m_window, [this] { static_cast<void>(drawDue(m_window)); },
        [this] {
            const CompetitionStatePtr state = changeable();
            return state && canDraw(*state);
        });
    commands.offer(
        CommandId::PairRound, &m_window, [this] { pairRound(); },
        [this] {
            const CompetitionStatePtr state = changeable();
            return state && RoundDesk::isThere(*state);
        });
    commands.offer(
        CommandId::EnterLots, &m_window, [this] { enterLots(); },
        [this] {
            const CompetitionStatePtr state = changeable();
            return state && !drawLots(state->competition, state->now).empty();
        });
    commands.offer(
        CommandId::NextSeason, &m_window, [this] { beginSeason(); },
        [this] {
            const CompetitionStatePtr state = changeable();
            return state && hasNextSeason(*state);
        });
}

void CompetitionCommands::rename()
{
    const CompetitionStatePtr state = m_window.present();
    if (!state)
        return;
    auto *dialog = new QInputDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename Competition"));
    dialog->setLabelText(tr("&Name:"));
    dialog->setTextValue(state->name());
    dialog->setOkButtonText(tr("Rename"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, id = state->id()](const QString &name) {
        if (const auto present = league().state(id); present && (*present)->name() != name.trimmed())
            m_window.showDone(league().league().competitions().rename(id, name));
    });
    dialog->open();
}

void CompetitionCommands::chooseAgents()
{
    const CompetitionStatePtr state = m_window.present();
    if (!state || !state->rules)
        return;
    const std::vector<Entrant> &entrants = state->competition.definition().entrants;
    std::vector<TeamAgent> teams;
    teams.reserve(entrants.size());
    for (const Entrant &entrant : entrants)
        teams.push_back({entrant.id, entrant.name, league().badgeOf(entrant.id), entrant.agent});
    const auto keep = [this, state](const std::vector<TeamAgent> &chosen) -> Result<void> {
        std::vector<TeamSeat> seats;
        for (const TeamAgent &one : chosen) {
            const Competition &competition = state->competition;
            if (competition.entrant(competition.indexOfTeam(one.team)).agent != one.agent)
                seats.emplace_back(one.team, one.agent);
        }
        const auto entry = setTeamAgents(league().league(), state->id(), seats);
        TOUCHLINE_TRY(entry);
        m_window.showDone(entry);
        return {};
    };
    const GameChoice &choice = state->rules->choice;
    TeamAgentsDialog(choice.game->info(), choice.agents[Side::Home], std::move(teams), keep, &m_window)
        .exec();
}

void CompetitionCommands::rankTeams()
{
    const CompetitionStatePtr state = m_window.present();
    if (!state)
        return;
    auto *dialog = new TeamRankingDialog(state, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = state->id()] {
        if (const std::vector<QUuid> moved = dialog->moved(); !moved.empty())
            m_window.showDone(league().league().competitions().setRanking(id, moved));
    });
    dialog->open();
}

void CompetitionCommands::makeTimetable()
{
    const CompetitionStatePtr state = m_window.present();
    if (!state)
        return;
    auto *dialog = new TimetableDialog(league(), state, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &TimetableDialog::made, this, [this, id = state->id()](const JournalEntry &entry) {
        m_window.showDone(entry);
        m_window.go(PageKind::Timetable, id);
    });
    dialog->open();
}

void CompetitionCommands::archive(bool isArchived)
{
    m_window.showDone(league().league().competitions().setArchived(m_window.competition(), isArchived));
}

void CompetitionCommands::remove()
{
    m_window.showDone(league().league().competitions().remove(m_window.competition()));
}

void CompetitionCommands::beginSeason()
{
    auto *dialog = new SeasonDialog(league(), m_window.present(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SeasonDialog::made, this,
            [this](const QUuid &competition) { m_window.go(PageKind::Fixtures, competition); });
    dialog->open();
}

} // namespace

void offerCompetitionCommands(MainWindow &window)
{
    (new CompetitionCommands(window))->offer();
}

bool drawDue(MainWindow &window)
{
    const auto drawn = drawWhatIsDue(window.league()->league(), window.competition());
    if (!drawn)
        window.notify(drawn.error());
    else if (*drawn)
        window.showDone(**drawn);
    return drawn.has_value();
}

} // namespace touchline
