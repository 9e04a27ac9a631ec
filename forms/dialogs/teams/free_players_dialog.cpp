// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/free_players_dialog.h"

#include "forms/dialogs/teams/transfer_dialog.h"
#include "forms/theme/spacing.h"
#include "forms/widgets/text_table.h"
#include "models/views/translated.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace touchline {

namespace {

constexpr int freePlayersWidth = 520;
constexpr int freePlayersHeight = 360;

} // namespace

FreePlayersDialog::FreePlayersDialog(League &league, QWidget *parent)
    : QDialog(parent)
    , m_league(league)
    , m_word(new QLabel(this))
    , m_table(new QTableWidget(this))
{
    setWindowTitle(tr("Free Players"));
    m_word->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("players"));
    m_table->setAccessibleName(tr("Free players"));
    dressTable(*m_table, {tr("Player"), tr("Left"), tr("On")}, 0);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_sign = buttons->addButton(tr("&Transfer…"), QDialogButtonBox::ActionRole);
    m_sign->setObjectName(QStringLiteral("sign"));
    auto *column = new QVBoxLayout(this);
    column->setSpacing(spacing::related);
    column->addWidget(m_word);
    column->addWidget(m_table);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_sign, &QPushButton::clicked, this, &FreePlayersDialog::sign);
    connect(m_table, &QTableWidget::cellDoubleClicked, this, &FreePlayersDialog::sign);
    connect(m_table, &QTableWidget::itemSelectionChanged, this,
            [this] { m_sign->setEnabled(m_table->currentRow() >= 0 && !m_league.isReadOnly()); });
    resize(freePlayersWidth, freePlayersHeight);
    list();
}

void FreePlayersDialog::list()
{
    auto players = freePlayers(m_league);
    m_players = players ? std::move(*players) : std::vector<FreePlayer>();
    m_word->setText(players ? tr("Nobody is free. A player who leaves a team without a new one stands here.")
                            : translated(players.error()));
    m_word->setVisible(m_players.empty());
    m_table->setVisible(!m_players.empty());
    m_table->setRowCount(static_cast<int>(m_players.size()));
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        const FreePlayer &one = m_players[i];
        const int row = static_cast<int>(i);
        m_table->setItem(row, 0, new QTableWidgetItem(one.entry.person.name));
        m_table->setItem(row, 1, new QTableWidgetItem(one.move.from.name));
        m_table->setItem(row, 2, new QTableWidgetItem(windowLanguage().shortDate(one.move.day)));
    }
    m_sign->setEnabled(false);
    if (!m_players.empty())
        m_table->selectRow(0);
}

void FreePlayersDialog::sign()
{
    const int row = m_table->currentRow();
    if (row < 0 || row >= static_cast<int>(m_players.size()) || m_league.isReadOnly())
        return;
    TransferDialog dialog(m_league, Team{}, m_players[static_cast<std::size_t>(row)].entry, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_made = dialog.made();
    list();
}

} // namespace touchline
