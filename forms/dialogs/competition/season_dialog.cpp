// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/competition/season_dialog.h"

#include "core/competition/schedule/rest_of_season.h"
#include "core/play/squads/known_team.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/flat_header.h"
#include "forms/widgets/row_delegate.h"
#include "forms/widgets/screen_fit.h"
#include "models/league/league_competitions.h"
#include "models/league/players/participant.h"
#include "models/views/translated.h"
#include "ui_season_dialog.h"

#include <QPushButton>
#include <QSignalBlocker>
#include <QStringListModel>

#include <algorithm>

namespace touchline {

namespace {

/// A team as the new season takes it up: a historic one with its card, a club with what the league knows.
Result<Entrant> newcomer(const Team &team, const CompetitionState &old, League &league)
{
    const QString &game = old.competition.definition().game;
    if (const auto known = historicTeamNamed(team.code); !team.code.isEmpty() && known)
        return entrantWith(**known, 0, game);
    if (!old.rules)
        return fail(old.rules.error());
    return clubEntrant(team, *old.rules->choice.game, &league);
}

QString moveText(const SeasonChange::Move &move, bool hasDivisions)
{
    if (move.from.isEmpty())
        return (hasDivisions ? SeasonDialog::tr("New: %1 (%2)").arg(move.team, move.to)
                             : SeasonDialog::tr("New: %1").arg(move.team));
    if (move.to.isEmpty())
        return (hasDivisions ? SeasonDialog::tr("Leaves: %1 (%2)").arg(move.team, move.from)
                             : SeasonDialog::tr("Leaves: %1").arg(move.team));
    return (move.isUp ? SeasonDialog::tr("Promoted: %1 (%2 to %3)")
                      : SeasonDialog::tr("Relegated: %1 (%2 to %3)"))
        .arg(move.team, move.from, move.to);
}

/// What becomes of the days of the old season, and who is left out; empty where nothing is to be said.
QStringList notTakenAlong(const Competition &old)
{
    QStringList sentences;
    if (!old.definition().calendar.empty())
        sentences << (lastingDays(old.definition()).isEmpty()
                          ? SeasonDialog::tr("The days of the matches are not carried over: set them with "
                                             "Competition > Calendar.")
                          : SeasonDialog::tr(
                                "The days of the matches are not carried over: set them with "
                                "Competition > Calendar, which keeps kick-off times, home days and "
                                "wishes for the whole season."));
    QStringList gone;
    for (int team = 0; team < static_cast<int>(old.definition().entrants.size()); ++team)
        if (old.isWithdrawn(team))
            gone << old.entrant(team).name;
    if (!gone.isEmpty())
        sentences << SeasonDialog::tr("Withdrawn, so out unless you choose otherwise: %1.")
                         .arg(gone.join(QStringLiteral(", ")));
    return sentences;
}

/// In letters and lines of the body font.
constexpr int seasonLetters = 84;
constexpr int seasonLines = 34;

} // namespace

bool hasNextSeason(const CompetitionState &state)
{
    return state.isOver() && !seasonDivisions(state.competition.definition().format).empty();
}

SeasonDialog::SeasonDialog(OpenLeague &league, const CompetitionStatePtr &old, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::SeasonDialog>())
    , m_league(league)
    , m_old(old)
    , m_teams(new SeasonTeams(old->competition, league.teams(), this))
    , m_changes(new QStringListModel(this))
{
    m_ui->setupUi(this);
    setTextColour(m_ui->problem, ColourRole::Error);
    Theme::setType(m_ui->changesLabel, Theme::Type::Heading);
    Theme::setType(m_ui->help, Theme::Type::Caption);
    m_ui->help->setText((QStringList(m_ui->help->text()) + notTakenAlong(old->competition)).join(u' '));
    m_ui->keepDivisions->setVisible(!old->competition.definition().format.nextSeason.empty());
    m_ui->changes->setModel(m_changes);
    m_ui->name->setText(nameOfNextSeason(old->name()));
    prepareTable();
    connect(m_teams, &QAbstractItemModel::dataChanged, this, &SeasonDialog::workOut);
    connect(m_ui->division, &QComboBox::currentIndexChanged, this, &SeasonDialog::takeDivision);
    connect(m_ui->keepDivisions, &QCheckBox::toggled, this, [this](bool areKept) {
        m_teams->setDivisionsKept(areKept);
        showChosen();
    });
    connect(m_ui->name, &QLineEdit::textEdited, this, &SeasonDialog::workOut);
    setAnswers(*this, *m_ui->buttons, tr("&Start Season"));
    workOut();
    ScreenFit::setSize(*this, seasonLetters, seasonLines);
}

void SeasonDialog::prepareTable()
{
    for (const SeasonTeams::Choice &choice : m_teams->choices())
        m_ui->division->addItem(choice.title, choice.division);
    m_ui->teams->setModel(m_teams);
    auto *header = new FlatHeader(this);
    m_ui->teams->setHeader(header);
    m_ui->teams->setItemDelegate(new TeamDelegate(SeasonTeams::TeamColumn, SeasonTeams::KitRole,
                                                  {SeasonTeams::NowColumn, SeasonTeams::NextColumn},
                                                  m_ui->teams));
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::Stretch);
    connect(m_ui->teams->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &SeasonDialog::showChosen);
    m_ui->teams->setCurrentIndex(m_teams->index(0, 0));
    showChosen();
}

void SeasonDialog::showChosen()
{
    const QSignalBlocker blocker(m_ui->division);
    const QModelIndexList rows = m_ui->teams->selectionModel()->selectedRows();
    m_ui->division->setEnabled(!rows.isEmpty());
    if (rows.isEmpty())
        return;
    const int first = m_teams->divisionOf(rows.front().row());
    const bool isSame = std::all_of(rows.begin(), rows.end(), [this, first](const QModelIndex &row) {
        return m_teams->divisionOf(row.row()) == first;
    });
    m_ui->division->setCurrentIndex(isSame ? m_ui->division->findData(first) : -1);
}

void SeasonDialog::takeDivision()
{
    if (m_ui->division->currentIndex() < 0)
        return;
    for (const QModelIndex &row : m_ui->teams->selectionModel()->selectedRows())
        m_teams->setDivision(row.row(), m_ui->division->currentData().toInt());
}

Result<std::vector<Entrant>> SeasonDialog::newcomers() const
{
    std::vector<Entrant> chosen;
    for (const Team &team : m_teams->newcomers()) {
        auto one = newcomer(team, *m_old, m_league.league());
        TOUCHLINE_TRY(one);
        chosen.push_back(std::move(*one));
    }
    return chosen;
}

void SeasonDialog::workOut()
{
    m_change.reset();
    auto chosen = newcomers();
    auto change = chosen ? changeOfSeason(m_old->competition, m_teams->wishes(std::move(*chosen)),
                                          m_ui->name->text().trimmed())
                         : Result<SeasonChange>(fail(chosen.error()));
    if (change) {
        auto named = m_league.league().competitions().withPresentNames(std::move(change->next));
        if (named)
            change->next = std::move(*named);
        else
            change = fail(named.error());
    }
    m_ui->problem->setText(change ? QString() : translated(change.error()));
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(change.has_value());
    if (!change)
        return m_changes->setStringList({});
    show(*change);
    m_change = std::move(*change);
}

void SeasonDialog::show(const SeasonChange &change)
{
    QStringList lines;
    for (const SeasonChange::Move &move : change.moves)
        lines << moveText(move, m_teams->hasDivisions());
    for (const SeasonChange::Suspended &one : change.suspended) {
        QStringList reasons;
        for (const Message &reason : one.player.because)
            reasons << translated(reason);
        lines << tr("Misses the first match: %1 (%2), %3")
                     .arg(one.player.name, one.team, reasons.join(QStringLiteral("; ")));
    }
    if (lines.isEmpty())
        lines << tr("The same teams, with no suspensions.");
    m_changes->setStringList(lines);
}

void SeasonDialog::accept()
{
    if (!m_change)
        return;
    if (const auto added =
            m_league.league().competitions().add(m_change->next, {}, m_old->competition.definition().id);
        !added) {
        m_ui->problem->setText(translated(added.error()));
        return;
    }
    Q_EMIT made(m_change->next.definition().id);
    QDialog::accept();
}

} // namespace touchline
