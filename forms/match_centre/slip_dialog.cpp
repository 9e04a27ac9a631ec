// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/slip_dialog.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/flat_header.h"
#include "forms/widgets/screen_fit.h"
#include "models/views/translated.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int slipLetters = 64;
constexpr int slipLines = 28;

} // namespace

SlipDialog::SlipDialog(MatchSession &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_rolls(session.typedRolls())
    , m_list(new QTreeWidget(this))
    , m_value(new QSpinBox(this))
    , m_problem(new QLabel(this))
    , m_buttons(okAndCancel(*this, tr("&Correct")))
{
    setObjectName(QStringLiteral("SlipDialog"));
    setWindowTitle(tr("Correct a Die"));
    auto *help = new QLabel(tr("The match is played again from this roll, as far as your choices and rolls "
                               "still fit. The log keeps both numbers."),
                            this);
    help->setWordWrap(true);
    Theme::setType(help, Theme::Type::Caption);
    m_list->setObjectName(QStringLiteral("rolls"));
    m_list->setAccessibleName(tr("Rolls, the newest first"));
    auto *header = new FlatHeader(this);
    header->setSectionsClickable(false);
    m_list->setHeader(header);
    m_list->setHeaderLabels({tr("No."), tr("Roll"), tr("Team"), tr("Typed")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(1, QHeaderView::Stretch);
    for (const MatchSession::TypedRoll &roll : m_rolls) {
        const QString typed = roll.was == 0
                                  ? QString::number(roll.value)
                                  : tr("%1 (was %2)", "number, number before").arg(roll.value).arg(roll.was);
        const QString team =
            roll.side ? session.match().match().setup().sides[*roll.side].team.displayName() : QString();
        auto *line = new QTreeWidgetItem(m_list, {QString::number(roll.input + 1), roll.label, team, typed});
        line->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
        line->setTextAlignment(3, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_value->setObjectName(QStringLiteral("value"));
    auto *label = new QLabel(tr("The die &showed:"), this);
    label->setBuddy(m_value);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setAccessibleName(tr("Problem"));
    m_problem->hide();
    setTextColour(m_problem, ColourRole::Error);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::related);
    row->addWidget(label);
    row->addWidget(m_value);
    row->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setSpacing(spacing::related);
    column->setContentsMargins(spacing::page, spacing::groups, spacing::page, spacing::groups);
    column->addWidget(help);
    column->addWidget(m_list, 1);
    column->addLayout(row);
    column->addWidget(m_problem);
    column->addWidget(m_buttons);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &SlipDialog::showChosen);
    connect(m_value, &QSpinBox::valueChanged, this, [this](int value) {
        const auto *roll = chosen();
        m_buttons->button(QDialogButtonBox::Ok)->setEnabled(roll != nullptr && roll->value != value);
    });
    if (!m_rolls.empty())
        m_list->setCurrentItem(m_list->topLevelItem(0));
    showChosen();
    ScreenFit::setSize(*this, slipLetters, slipLines);
}

const MatchSession::TypedRoll *SlipDialog::chosen() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? nullptr : &m_rolls[static_cast<std::size_t>(row)];
}

void SlipDialog::showChosen()
{
    const MatchSession::TypedRoll *roll = chosen();
    m_value->setEnabled(roll != nullptr);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    if (roll == nullptr)
        return;
    m_value->setRange(1, roll->faces);
    m_value->setValue(roll->value);
}

void SlipDialog::accept()
{
    const MatchSession::TypedRoll *roll = chosen();
    if (roll == nullptr)
        return;
    if (const auto corrected = m_session.correct(roll->input, m_value->value()); !corrected) {
        m_problem->setText(translated(corrected.error()));
        m_problem->show();
        return;
    }
    QDialog::accept();
}

} // namespace touchline
