// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/season_dialog.h"

#include "core/competition/season.h"
#include "core/play/card_entrants.h"
#include "forms/dialogs/error_label.h"
#include "models/league/participant.h"
#include "models/views/said.h"
#include "ui_season_dialog.h"

#include <QPushButton>
#include <QStringListModel>

namespace touchline {

namespace {

/// A team as the new season takes it up: a historic one with its card, a club with what the league knows.
Result<Entrant> newcomer(const Team &team, const CompetitionState &old, League &league)
{
    const QString &game = old.competition.definition().game;
    if (const auto card = builtInCard(team.code); !team.code.isEmpty() && card)
        return entrantWith(*card, 0, game);
    if (!old.rules)
        return fail(old.rules.error());
    return clubEntrant(team, *old.rules->choice.game, &league);
}

QString moveText(const SeasonChange::Move &move)
{
    if (move.from.isEmpty())
        return SeasonDialog::tr("New: %1 (%2)").arg(move.team, move.to);
    if (move.to.isEmpty())
        return SeasonDialog::tr("Leaves: %1 (%2)").arg(move.team, move.from);
    return (move.isUp ? SeasonDialog::tr("Promoted: %1 (%2 to %3)")
                      : SeasonDialog::tr("Relegated: %1 (%2 to %3)"))
        .arg(move.team, move.from, move.to);
}

} // namespace

bool hasNextSeason(const CompetitionState &state)
{
    return state.isOver() && !state.competition.definition().format.nextSeason.empty();
}

SeasonDialog::SeasonDialog(OpenLeague &league, const CompetitionStatePtr &old, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::SeasonDialog>())
    , m_league(league)
    , m_old(old)
    , m_changes(new QStringListModel(this))
{
    m_ui->setupUi(this);
    showAsError(m_ui->problem);
    Theme::setType(m_ui->changesLabel, Theme::Type::Heading);
    m_ui->changes->setModel(m_changes);
    m_ui->name->setText(nameOfNextSeason(old->name()));
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Start Season"));
    fillNewcomers();
    connect(m_ui->newcomers, &QListWidget::itemChanged, this, &SeasonDialog::workOut);
    connect(m_ui->name, &QLineEdit::textEdited, this, &SeasonDialog::workOut);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &SeasonDialog::accept);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &SeasonDialog::reject);
    workOut();
}

SeasonDialog::~SeasonDialog() = default;

void SeasonDialog::fillNewcomers()
{
    for (const Team &team : m_league.teams()) {
        if (m_old->competition.indexOfTeam(team.id) >= 0)
            continue;
        m_others.push_back(team);
        auto *item = new QListWidgetItem(team.displayName(), m_ui->newcomers);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    m_ui->newcomersLabel->setVisible(!m_others.empty());
    m_ui->newcomers->setVisible(!m_others.empty());
}

Result<std::vector<Entrant>> SeasonDialog::newcomers() const
{
    std::vector<Entrant> chosen;
    for (int row = 0; row < m_ui->newcomers->count(); ++row) {
        if (m_ui->newcomers->item(row)->checkState() != Qt::Checked)
            continue;
        auto one = newcomer(m_others[static_cast<std::size_t>(row)], *m_old, m_league.league());
        if (!one)
            return fail(one.error());
        chosen.push_back(std::move(*one));
    }
    return chosen;
}

void SeasonDialog::workOut()
{
    m_change.reset();
    auto chosen = newcomers();
    auto change = chosen
                      ? changeOfSeason(m_old->competition, std::move(*chosen), m_ui->name->text().trimmed())
                      : Result<SeasonChange>(fail(chosen.error()));
    m_ui->problem->setText(change ? QString() : said(change.error()));
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
        lines << moveText(move);
    for (const SeasonChange::Suspended &one : change.suspended) {
        QStringList reasons;
        for (const Message &reason : one.player.because)
            reasons << said(reason);
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
    if (const auto added = m_league.league().addCompetition(m_change->next); !added) {
        m_ui->problem->setText(said(added.error()));
        return;
    }
    Q_EMIT made(m_change->next.definition().id);
    QDialog::accept();
}

} // namespace touchline
