// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/moves_dialog.h"

#include "forms/theme/theme.h"
#include "models/league/league_moves.h"
#include "models/views/fixtures/consequence_list.h"
#include "models/views/translated.h"
#include "ui_moves_dialog.h"

#include <QPushButton>

namespace touchline {

MovesDialog::MovesDialog(League &league, const QUuid &player, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::MovesDialog>())
    , m_league(league)
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->following, Theme::Type::Heading);
    setTextColour(m_ui->problem, ColourRole::Error);
    connect(m_ui->moves, &QListWidget::currentRowChanged, this, &MovesDialog::preview);
    connect(m_ui->cancelMove, &QPushButton::clicked, this, &MovesDialog::cancelMove);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    list();
    for (std::size_t i = m_moves.size(); i > 0; --i)
        if (m_moves[i - 1].player.id == player)
            m_ui->moves->setCurrentRow(static_cast<int>(i) - 1);
}

void MovesDialog::list()
{
    auto moves = movesOfLeague(m_league);
    m_moves = moves ? std::move(*moves) : std::vector<PlayerMove>();
    m_ui->problem->setText(moves ? QString() : translated(moves.error()));
    m_ui->moves->clear();
    for (const PlayerMove &move : m_moves) {
        const QString text = translated(moveTitle(move));
        m_ui->moves->addItem(move.day > m_league.today() ? tr("%1 (ahead)").arg(text) : text);
    }
    if (!m_moves.empty())
        m_ui->moves->setCurrentRow(0);
    preview();
}

const PlayerMove *MovesDialog::selected() const
{
    const int row = m_ui->moves->currentRow();
    return row < 0 || row >= static_cast<int>(m_moves.size()) ? nullptr
                                                              : &m_moves[static_cast<std::size_t>(row)];
}

void MovesDialog::preview()
{
    const PlayerMove *move = selected();
    m_ui->cancelMove->setEnabled(false);
    if (move == nullptr) {
        m_ui->consequences->setMessage(tr("No player has moved in an open competition."));
        return;
    }
    const auto cancelled = m_league.moves().cancelled(*move);
    const auto preview = cancelled ? previewCancel(*cancelled) : Result<std::vector<MovePreview>>();
    const std::optional<Error> wrong = !cancelled ? std::optional(cancelled.error())
                                       : !preview ? std::optional(preview.error())
                                                  : std::nullopt;
    m_ui->problem->setText(wrong ? translated(*wrong) : QString());
    if (wrong)
        return m_ui->consequences->setMessage({});
    m_ui->consequences->showList(
        consequenceList(*preview, tr("The move is taken out. No ban or injury changes.")));
    m_ui->cancelMove->setEnabled(!m_league.isReadOnly());
}

void MovesDialog::cancelMove()
{
    const PlayerMove *move = selected();
    if (move == nullptr || m_league.isReadOnly())
        return;
    const auto entry = m_league.moves().cancel(*move);
    if (!entry) {
        m_ui->problem->setText(translated(entry.error()));
        return;
    }
    m_made = *entry;
    list();
}

} // namespace touchline
