// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/league/undo_dialog.h"

#include "forms/dialogs/consequences_panel.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/screen_fit.h"
#include "models/views/translated.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <iterator>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int undoLetters = 112;
constexpr int undoLines = 36;

/// Of all competitions in one list; where there are several each heading names its own.
ConsequenceList listOf(const std::vector<UndoPreview> &preview)
{
    ConsequenceList all;
    for (const UndoPreview &turn : preview) {
        ConsequenceList one =
            consequenceList(turn.before, turn.after, turn.consequences, turn.players, turn.otherChanges);
        const QString name = turn.after.definition().name;
        if (preview.size() > 1) {
            for (ConsequenceList::Group &group : one.groups)
                group.heading =
                    UndoDialog::tr("%1: %2", "competition: ties, players, ...").arg(name, group.heading);
            for (ConsequenceList::TableOf &table : one.tables)
                table.title =
                    UndoDialog::tr("%1: %2", "competition: ties, players, ...").arg(name, table.title);
        }
        std::move(one.groups.begin(), one.groups.end(), std::back_inserter(all.groups));
        std::move(one.tables.begin(), one.tables.end(), std::back_inserter(all.tables));
    }
    return all;
}

} // namespace

UndoDialog::UndoDialog(const QString &what, JournalEntry::Kind kind, const std::vector<UndoPreview> &preview,
                       QWidget *parent)
    : QDialog(parent)
{
    const bool isUndo = kind == JournalEntry::Kind::Undo;
    setWindowTitle(isUndo ? tr("Undo") : tr("Redo"));
    auto *step = new QLabel(what, this);
    step->setObjectName(QStringLiteral("step"));
    step->setTextFormat(Qt::PlainText);
    step->setWordWrap(true);
    Theme::setType(step, Theme::Type::Heading);
    auto *following = new QLabel(tr("Conse&quences"), this);
    Theme::setType(following, Theme::Type::Heading);
    auto *consequences = new ConsequencesPanel(this);
    consequences->setObjectName(QStringLiteral("consequences"));
    consequences->showList(listOf(preview));
    following->setBuddy(consequences);
    QDialogButtonBox *buttons = okAndCancel(*this);
    QPushButton *ok = buttons->button(QDialogButtonBox::Ok);
    ok->setText(isUndo ? tr("&Undo") : tr("&Redo"));
    auto *column = new QVBoxLayout(this);
    column->setSpacing(spacing::related);
    column->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::groups);
    column->addWidget(step);
    column->addWidget(following);
    column->addWidget(consequences, 1);
    column->addWidget(buttons);
    ScreenFit::setSize(*this, undoLetters, undoLines);
    ok->setFocus();
}

} // namespace touchline
