// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/which_dice_dialog.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/flat_header.h"
#include "forms/widgets/screen_fit.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int whichDiceLetters = 64;
constexpr int whichDiceLines = 30;

int columnOf(Side side)
{
    return side == Side::Home ? 1 : 2;
}

} // namespace

WhichDiceDialog::WhichDiceDialog(const std::vector<RollKind> &kinds, const PerSide<QString> &teams,
                                 const PerSide<Seat> &seats, QWidget *parent)
    : QDialog(parent)
    , m_seats(seats)
    , m_kinds(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("WhichDiceDialog"));
    setWindowTitle(tr("Real Dice"));
    auto *help = new QLabel(
        tr("Ticked rolls are made with real dice and typed in. The computer makes the others."), this);
    help->setWordWrap(true);
    Theme::setType(help, Theme::Type::Caption);
    m_kinds->setObjectName(QStringLiteral("kinds"));
    m_kinds->setAccessibleName(tr("Rolls"));
    auto *header = new FlatHeader(this);
    header->setSectionsClickable(false);
    m_kinds->setHeader(header);
    m_kinds->setHeaderLabels({tr("Roll"), teams[Side::Home], teams[Side::Away]});
    m_kinds->setRootIsDecorated(false);
    m_kinds->setUniformRowHeights(true);
    m_kinds->setFrameShape(QFrame::NoFrame);
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    for (const RollKind &kind : kinds) {
        auto *line = new QTreeWidgetItem(m_kinds, {kind.label});
        line->setData(0, Qt::UserRole, kind.id);
        for (const Side side : bothSides) {
            line->setCheckState(columnOf(side), seats[side].types(kind.id) ? Qt::Checked : Qt::Unchecked);
            line->setData(columnOf(side), Qt::AccessibleTextRole,
                          tr("%1, %2", "roll, team").arg(kind.label, teams[side]));
        }
    }
    if (m_kinds->topLevelItemCount() > 0)
        m_kinds->setCurrentItem(m_kinds->topLevelItem(0));
    QDialogButtonBox *buttons = okAndCancel(*this);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(spacing::related);
    column->setContentsMargins(spacing::page, spacing::groups, spacing::page, spacing::groups);
    column->addWidget(help);
    column->addWidget(m_kinds, 1);
    column->addWidget(buttons);
    ScreenFit::setSize(*this, whichDiceLetters, whichDiceLines);
}

void WhichDiceDialog::accept()
{
    for (const Side side : bothSides) {
        QStringList computer;
        bool isAnyTyped = false;
        for (int row = 0; row < m_kinds->topLevelItemCount(); ++row) {
            const QTreeWidgetItem *line = m_kinds->topLevelItem(row);
            if (line->checkState(columnOf(side)) == Qt::Checked)
                isAnyTyped = true;
            else
                computer << line->data(0, Qt::UserRole).toString();
        }
        m_seats[side].typesDice = isAnyTyped;
        m_seats[side].computerRolls = isAnyTyped ? computer : QStringList();
    }
    QDialog::accept();
}

} // namespace touchline
