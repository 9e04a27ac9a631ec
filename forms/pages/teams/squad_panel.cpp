// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/teams/squad_panel.h"

#include "forms/dialogs/teams/free_players_dialog.h"
#include "forms/dialogs/teams/moves_dialog.h"
#include "forms/dialogs/teams/transfer_dialog.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/league/players/listed_players.h"
#include "models/views/teams/squad_model.h"
#include "models/views/translated.h"

#include "models/league/league_teams.h"
#include "ui_squad_panel.h"

#include <QAbstractItemView>
#include <QSignalBlocker>

#include <algorithm>

namespace touchline {

SquadPanel::SquadPanel(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_shared<Ui::SquadPanel>())
    , m_host(host)
    , m_model(new SquadModel(this))
{
    m_ui->setupUi(this);
    m_ui->players->setModel(m_model);
    m_ui->trouble->setAutoFillBackground(true);
    m_ui->trouble->hide();
    connect(m_ui->list, qOverload<int>(&QComboBox::activated), this, &SquadPanel::showList);
    connect(m_ui->discard, &QPushButton::clicked, this, [this] {
        m_model->discard();
        m_ui->players->setFocus();
    });
    connect(m_model, &SquadModel::problemsChanged, this, &SquadPanel::showProblems);
    connect(m_model, &SquadModel::failed, this, [this](const Error &error) { m_host.notify(error); });
    connect(m_ui->players, &SquadView::choiceChanged, this, [this] { m_host.commands().refresh(); });
    connect(&Theme::instance(), &Theme::changed, this, &SquadPanel::paintTheme);
    paintTheme();
    offerCommands();
}

void SquadPanel::offerCommands()
{
    CommandSet &commands = m_host.commands();
    const auto isEditable = [this] {
        return m_host.league() != nullptr && !m_host.league()->league().isReadOnly() && !m_team.isNull();
    };
    commands.offer(
        CommandId::AddPlayer, this, [this] { addPlayer(); }, isEditable);
    commands.offer(
        CommandId::RemovePlayers, this, [this] { m_model->removePlayers(m_ui->players->chosenPlayers()); },
        [this, isEditable] { return isEditable() && !m_ui->players->chosenPlayers().empty(); });
    commands.offer(
        CommandId::TransferPlayer, this, [this] { transferPlayer(); },
        [this, isEditable] {
            return isEditable() && !m_model->isDraft() && m_ui->players->chosenPlayers().size() == 1;
        });
    commands.offer(
        CommandId::FreePlayers, this, [this] { showFreePlayers(); },
        [this] { return m_host.league() != nullptr; });
    commands.offer(
        CommandId::CancelMove, this, [this] { showMoves(); },
        [this] { return m_host.league() != nullptr && !m_host.league()->league().isReadOnly(); });
    // What was refused is the last thing that the person did, so it is the first that is taken back.
    commands.offer(
        CommandId::Undo, this, [this] { m_model->discard(); }, [this] { return m_model->isDraft(); });
    m_ui->add->setDefaultAction(commands.action(CommandId::AddPlayer));
    m_ui->remove->setDefaultAction(commands.action(CommandId::RemovePlayers));
    m_ui->transfer->setDefaultAction(commands.action(CommandId::TransferPlayer));
    for (QToolButton *button : {m_ui->add, m_ui->remove, m_ui->transfer}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    for (const CommandId id : {CommandId::AddPlayer, CommandId::RemovePlayers, CommandId::TransferPlayer})
        m_ui->players->addAction(commands.action(id));
}

QString SquadPanel::listName(const SquadSize &list) const
{
    if (list.competition.isNull())
        return tr("Main squad");
    const auto &lines = m_host.league()->competitions();
    const auto line = std::find_if(lines.begin(), lines.end(), [&list](const CompetitionLine &one) {
        return one.id == list.competition;
    });
    return line == lines.end() ? QString() : line->name;
}

void SquadPanel::show(const QUuid &team, const std::vector<SquadSize> &lists)
{
    const bool isAnother = team != m_team;
    m_team = team;
    const QUuid before = isAnother ? QUuid() : m_ui->list->currentData().toUuid();
    fillChooser(lists);
    // Own lists first; a team that has none is known by the one for its newest competition, if there is
    // anybody on it: players who are entered on the team's own list play in every competition.
    int shown = isAnother ? -1 : m_ui->list->findData(before);
    if (shown < 0) {
        const bool hasOwn = lists.empty() || lists.front().competition.isNull();
        const auto newest = std::find_if(lists.rbegin(), lists.rend(),
                                         [](const SquadSize &list) { return list.players > 0; });
        shown = hasOwn || newest == lists.rend() ? 0 : m_ui->list->findData(newest->competition);
    }
    m_ui->list->setCurrentIndex(shown);
    showList();
}

void SquadPanel::fillChooser(const std::vector<SquadSize> &lists)
{
    const QSignalBlocker quiet(m_ui->list);
    m_ui->list->clear();
    if (lists.empty() || !lists.front().competition.isNull())
        m_ui->list->addItem(listName({}), QUuid());
    for (const SquadSize &list : lists)
        m_ui->list->addItem(listName(list), list.competition);
    // The box is as narrow as the page; its list is not.
    m_ui->list->view()->setMinimumWidth(m_ui->list->view()->sizeHintForColumn(0) + spacing::page);
}

void SquadPanel::showList()
{
    // A long name is cut in the box.
    m_ui->list->setToolTip(m_ui->list->currentText());
    m_model->show(m_host.league(), m_team, m_ui->list->currentData().toUuid());
    showProblems();
}

bool SquadPanel::goTo(const QUuid &player)
{
    if (chooseRow(player))
        return true;
    const auto listed = listedPlayers(m_host.league()->league(), {m_team});
    if (!listed) {
        m_host.notify(listed.error());
        return false;
    }
    const auto found = std::find_if(listed->begin(), listed->end(),
                                    [&player](const ListedPlayer &one) { return one.person.id == player; });
    const int list = found == listed->end() ? -1 : m_ui->list->findData(found->competition);
    if (list < 0)
        return false;
    m_ui->list->setCurrentIndex(list);
    showList();
    return chooseRow(player);
}

bool SquadPanel::chooseRow(const QUuid &player)
{
    const auto &entries = m_model->squad().entries;
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&player](const SquadEntry &entry) { return entry.person.id == player; });
    if (found == entries.end())
        return false;
    const QModelIndex row = m_model->index(static_cast<int>(found - entries.begin()), SquadModel::NameColumn);
    m_ui->players->setCurrentIndex(row);
    m_ui->players->scrollTo(row, QAbstractItemView::PositionAtCenter);
    m_ui->players->setFocus();
    return true;
}

void SquadPanel::addPlayer()
{
    m_ui->players->addPlayer();
}

void SquadPanel::transferPlayer()
{
    const std::vector<int> chosen = m_ui->players->chosenPlayers();
    const auto teams = m_host.league()->league().teams().all();
    if (!teams)
        return m_host.notify(teams.error());
    const auto team =
        std::find_if(teams->begin(), teams->end(), [this](const Team &one) { return one.id == m_team; });
    if (chosen.size() != 1 || team == teams->end())
        return;
    const SquadEntry player = m_model->squad().entries[static_cast<std::size_t>(chosen.front())];
    TransferDialog dialog(m_host.league()->league(), *team, player, window());
    if (dialog.exec() == QDialog::Accepted)
        m_host.notify(translated(*dialog.made()));
}

void SquadPanel::showFreePlayers()
{
    FreePlayersDialog dialog(m_host.league()->league(), window());
    dialog.exec();
    if (dialog.made())
        m_host.notify(translated(*dialog.made()));
}

void SquadPanel::showMoves()
{
    const std::vector<int> chosen = m_ui->players->chosenPlayers();
    const QUuid player = chosen.size() == 1
                             ? m_model->squad().entries[static_cast<std::size_t>(chosen.front())].person.id
                             : QUuid();
    MovesDialog dialog(m_host.league()->league(), player, window());
    dialog.exec();
    if (dialog.made())
        m_host.notify(translated(*dialog.made()));
}

void SquadPanel::showProblems()
{
    const QString text = m_model->problemText();
    m_ui->trouble->setVisible(!text.isEmpty());
    m_ui->squadProblem->setText(text.isEmpty() ? QString()
                                               : text + u'\n' + tr("The squad is saved once this is fixed."));
    m_host.commands().refresh();
}

void SquadPanel::paintTheme()
{
    QPalette palette = m_ui->trouble->palette();
    palette.setColor(QPalette::Window, colour(ColourRole::GoesOut));
    palette.setColor(QPalette::WindowText, colour(ColourRole::Text));
    m_ui->trouble->setPalette(palette);
}

} // namespace touchline
