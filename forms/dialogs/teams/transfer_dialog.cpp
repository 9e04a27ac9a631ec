// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/transfer_dialog.h"

#include "forms/theme/theme.h"
#include "models/league/league_competitions.h"
#include "models/league/league_moves.h"
#include "models/league/league_teams.h"
#include "models/league/players/team_players.h"
#include "models/views/fixtures/consequence_list.h"
#include "models/views/translated.h"
#include "ui_transfer_dialog.h"

#include <QPushButton>

namespace touchline {

namespace {

using MoveKind = PlayerMove::Kind;

/// Long enough that nothing is worked out between two keys.
constexpr int transferPauseMilliseconds = 150;
constexpr int loanMonths = 6;

/// A match of a combo box: the competition, and the number in it.
struct MatchChoice
{
    QUuid competition;
    int number = 0;
    QDate day;
};

} // namespace

} // namespace touchline

Q_DECLARE_METATYPE(touchline::MatchChoice)

namespace touchline {

TransferDialog::TransferDialog(League &league, const Team &from, const SquadEntry &player, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::TransferDialog>())
    , m_league(league)
    , m_from(from)
    , m_player(player)
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->player, Theme::Type::Heading);
    Theme::setType(m_ui->following, Theme::Type::Heading);
    setTextColour(m_ui->problem, ColourRole::Error);
    // "Ole Hansen (4)": of two with one name the short one tells who is meant.
    const Person &person = m_player.person;
    const QString name = person.shortName.startsWith(person.name) ? person.shortName : person.name;
    m_ui->player->setText(m_from.id.isNull() ? name
                                             : QStringLiteral("%1 (%2)").arg(name, m_from.displayName()));
    const QDate today = m_league.today();
    m_ui->day->setDate(today);
    m_ui->until->setDate(today.addMonths(loanMonths));
    offerKinds();
    offerTeams();
    m_pause.setSingleShot(true);
    m_pause.setInterval(transferPauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &TransferDialog::preview);
    for (QComboBox *box : {m_ui->kind, m_ui->to, m_ui->match})
        connect(box, &QComboBox::currentIndexChanged, this, &TransferDialog::changed);
    for (QDateEdit *day : {m_ui->day, m_ui->until})
        connect(day, &QDateEdit::dateChanged, this, &TransferDialog::changed);
    connect(m_ui->shirt, &QSpinBox::valueChanged, this, &TransferDialog::changed);
    connect(m_ui->to, &QComboBox::currentIndexChanged, this, &TransferDialog::offerMatches);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Apply"));
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &TransferDialog::make);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    offerMatches();
    changed();
    preview();
}

void TransferDialog::offerKinds()
{
    const auto add = [this](const QString &text, MoveKind kind) {
        m_ui->kind->addItem(text, static_cast<int>(kind));
    };
    add(tr("Transfer to another team"), MoveKind::Transfer);
    if (m_from.id.isNull())
        return;
    add(tr("Loan"), MoveKind::Loan);
    add(tr("Guest in one match"), MoveKind::Guest);
    add(tr("Leaves without a new team"), MoveKind::Release);
    add(tr("Retires"), MoveKind::Retirement);
    add(tr("New number"), MoveKind::Number);
}

void TransferDialog::offerTeams()
{
    const auto teams = m_league.teams().all();
    if (!teams)
        return refuse(translated(teams.error()));
    for (const Team &team : *teams)
        if (team.id != m_from.id)
            m_ui->to->addItem(team.displayName(), team.id);
}

void TransferDialog::offerMatches()
{
    m_ui->match->clear();
    const QUuid to = m_ui->to->currentData().toUuid();
    const auto lines = m_league.competitions().all();
    if (!lines)
        return;
    for (const CompetitionLine &line : *lines) {
        const auto competition = line.isArchived ? Result<Competition>(fail(Fault::NotFound, ""))
                                                 : m_league.competitions().find(line.id);
        if (!competition)
            continue;
        const Progress now = progress(*competition);
        for (int i = 0; i < static_cast<int>(competition->fixtures().size()); ++i) {
            const PerSide<int> &teams = now.fixtures[static_cast<std::size_t>(i)].teams;
            const bool isOpen =
                competition->report(i) == nullptr && teams[Side::Home] >= 0 && teams[Side::Away] >= 0;
            if (!isOpen || (competition->entrant(teams[Side::Home]).id != to &&
                            competition->entrant(teams[Side::Away]).id != to))
                continue;
            const int number = competition->fixtures()[static_cast<std::size_t>(i)].number;
            const Appointment *day = competition->appointment(i);
            m_ui->match->addItem(
                tr("%1, match %2: %3 v %4")
                    .arg(line.name)
                    .arg(number)
                    .arg(competition->entrant(teams[Side::Home]).name,
                         competition->entrant(teams[Side::Away]).name),
                QVariant::fromValue(MatchChoice{line.id, number, day == nullptr ? QDate() : day->date}));
        }
    }
}

MoveKind TransferDialog::kind() const
{
    return static_cast<MoveKind>(m_ui->kind->currentData().toInt());
}

PlayerMove TransferDialog::move() const
{
    PlayerMove move;
    move.kind = kind();
    move.player = m_player.person;
    move.position = m_player.position;
    if (m_ui->shirt->value() > 0)
        move.shirt = m_ui->shirt->value();
    if (!m_from.id.isNull())
        move.from = {m_from.id, m_from.displayName()};
    if (kind() == MoveKind::Number)
        move.to = move.from;
    else if (kind() != MoveKind::Release && kind() != MoveKind::Retirement)
        move.to = {m_ui->to->currentData().toUuid(), m_ui->to->itemText(m_ui->to->currentIndex())};
    move.day = m_ui->day->date();
    if (kind() == MoveKind::Loan)
        move.until = m_ui->until->date();
    if (kind() == MoveKind::Guest) {
        const auto match = m_ui->match->currentData().value<MatchChoice>();
        move.match = match.number;
        move.competition = match.competition;
        if (match.day.isValid())
            move.day = match.day;
    }
    return move;
}

void TransferDialog::changed()
{
    const auto show = [](QWidget *label, QWidget *field, bool isShown) {
        label->setVisible(isShown);
        field->setVisible(isShown);
    };
    const MoveKind now = kind();
    const bool leaves = now == MoveKind::Release || now == MoveKind::Retirement;
    show(m_ui->toLabel, m_ui->to, !leaves && now != MoveKind::Number);
    show(m_ui->matchLabel, m_ui->match, now == MoveKind::Guest);
    show(m_ui->dayLabel, m_ui->day, now != MoveKind::Guest);
    show(m_ui->untilLabel, m_ui->until, now == MoveKind::Loan);
    show(m_ui->shirtLabel, m_ui->shirt, !leaves);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    m_pause.start();
}

void TransferDialog::refuse(const QString &why)
{
    m_ui->problem->setText(why);
    m_ui->problem->show();
    m_ui->consequences->setMessage({});
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
}

void TransferDialog::preview()
{
    m_pause.stop();
    const PlayerMove wanted = move();
    const auto moved = m_league.moves().entered(wanted);
    if (!moved)
        return refuse(translated(moved.error()));
    const auto preview = previewMoves(m_league, *moved);
    if (!preview)
        return refuse(translated(preview.error()));
    if (preview->empty())
        m_ui->consequences->setMessage(
            tr("Only the lists of players change: no open competition has the team."));
    else
        m_ui->consequences->showList(consequenceList(*preview, tr("No ban or injury moves.")));
    m_ui->problem->hide();
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(true);
}

void TransferDialog::make()
{
    const auto entry = m_league.moves().enter(move());
    if (!entry)
        return refuse(translated(entry.error()));
    m_made = *entry;
    accept();
}

} // namespace touchline
