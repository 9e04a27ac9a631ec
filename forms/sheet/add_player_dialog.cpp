// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/sheet/add_player_dialog.h"

#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "models/league/league_competitions.h"
#include "models/league/players/new_players.h"
#include "models/views/teams/squad_model.h"
#include "models/views/translated.h"
#include "ui_add_player_dialog.h"

#include <QPushButton>

namespace touchline {

AddPlayerDialog::AddPlayerDialog(League &league, const QUuid &competition, const TableMatch &match,
                                 const QString &name, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::AddPlayerDialog>())
    , m_league(league)
    , m_competition(competition)
    , m_match(match)
{
    m_ui->setupUi(this);
    setTextColour(m_ui->problem, ColourRole::Error);
    Theme::setType(m_ui->hint, Theme::Type::Caption);
    for (const Side side : bothSides)
        m_ui->team->addItem(match.teams[side].name, static_cast<int>(side));
    m_ui->position->addItem(tr("Not known"));
    for (const Position position :
         {Position::Goalkeeper, Position::Defender, Position::Midfielder, Position::Forward})
        m_ui->position->addItem(SquadModel::positionName(position), static_cast<int>(position));
    connect(m_ui->name, &QLineEdit::textChanged, this, &AddPlayerDialog::changed);
    connect(m_ui->team, &QComboBox::currentIndexChanged, this, &AddPlayerDialog::changed);
    setAnswers(*this, *m_ui->buttons, tr("&Add Player"));
    if (const auto held = league.competitions().find(competition))
        m_closed = closedFor(*held, match.index, league.today());
    m_ui->name->setText(name);
    changed();
    // Whose he is cannot be seen from the name.
    if (!name.isEmpty())
        m_ui->team->setFocus();
}

Side AddPlayerDialog::side() const
{
    return static_cast<Side>(m_ui->team->currentData().toInt());
}

void AddPlayerDialog::changed()
{
    const QString name = m_ui->name->text().simplified();
    m_ui->problem->clear();
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(!name.isEmpty());
    const auto others = otherTeamsOf(m_league, name, m_match.teams[side()].team);
    m_ui->hint->setText(
        others && !others->isEmpty()
            ? tr("%1 has a player of this name. If it is the same person, close this and enter a transfer "
                 "under Teams.")
                  .arg(others->join(QStringLiteral(", ")))
        : m_closed.isValid()
            ? tr("Registration closed on %1: the player joins the team, but is not eligible for this "
                 "competition.")
                  .arg(windowLanguage().shortDate(m_closed))
            : tr("The player is put on the team's list of players, for all its matches."));
}

void AddPlayerDialog::accept()
{
    SquadEntry entry;
    entry.person.name = m_ui->name->text().simplified();
    entry.person.shortName = entry.person.name;
    if (m_ui->shirt->value() > 0)
        entry.shirt = m_ui->shirt->value();
    if (const QVariant position = m_ui->position->currentData(); position.isValid())
        entry.position = static_cast<Position>(position.toInt());
    PerSide<std::vector<SquadEntry>> players;
    players[side()].push_back(std::move(entry));
    const auto made = addPlayers(m_league, m_competition, m_match, players);
    if (!made) {
        QStringList lines;
        for (const Problem &problem : made.error().problems)
            lines << translated(problem.what);
        m_ui->problem->setText(lines.isEmpty() ? translated(made.error()) : lines.join(u'\n'));
        return;
    }
    m_made = *made;
    QDialog::accept();
}

} // namespace touchline
