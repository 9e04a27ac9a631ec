// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/match/delete_result_dialog.h"

#include "forms/dialogs/consequences_panel.h"
#include "forms/dialogs/match/fixture_names.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/screen_fit.h"
#include "models/views/fixtures/fixture_actions.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int deleteLetters = 112;
constexpr int deleteLines = 36;

} // namespace

DeleteResultDialog::DeleteResultDialog(const CompetitionStatePtr &state, const std::vector<int> &fixtures,
                                       QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Delete Result"));
    for (const int fixture : fixtures)
        m_changes.push_back(takingOut(*state, fixture));
    auto *matches = new QLabel(fixtureNames(*state, fixtures), this);
    matches->setTextFormat(Qt::PlainText);
    matches->setWordWrap(true);
    Theme::setType(matches, Theme::Type::Heading);
    auto *meaning =
        new QLabel(tr("The match is open again. Its former result is kept in the history."), this);
    meaning->setWordWrap(true);
    auto *following = new QLabel(tr("Conse&quences"), this);
    Theme::setType(following, Theme::Type::Heading);
    auto *consequences = new ConsequencesPanel(this);
    consequences->setObjectName(QStringLiteral("consequences"));
    following->setBuddy(consequences);
    auto *problem = new QLabel(this);
    problem->setObjectName(QStringLiteral("problem"));
    problem->setTextFormat(Qt::PlainText);
    problem->setWordWrap(true);
    setTextColour(problem, ColourRole::Error);
    QDialogButtonBox *buttons = okAndCancel(*this);
    QPushButton *ok = buttons->button(QDialogButtonBox::Ok);
    ok->setText(tr("&Delete Result"));
    const auto shown = consequences->showChanges(*state, m_changes);
    ok->setEnabled(hasWorked(*problem, shown));
    auto *column = new QVBoxLayout(this);
    column->setSpacing(spacing::related);
    column->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::groups);
    column->addWidget(matches);
    column->addWidget(meaning);
    column->addWidget(following);
    column->addWidget(consequences, 1);
    column->addWidget(problem);
    column->addWidget(buttons);
    ScreenFit::setSize(*this, deleteLetters, deleteLines);
    ok->setFocus();
}

} // namespace touchline
