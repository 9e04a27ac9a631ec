// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/new_competition/competition_draft.h"

#include <QWidget>

namespace touchline {

/// One step of the dialog for a new competition.
class WizardPage : public QWidget
{
    Q_OBJECT

public:
    /// `draft` outlives the page.
    explicit WizardPage(CompetitionDraft &draft, QWidget *parent = nullptr) : QWidget(parent), m_draft(draft)
    {
    }

    /// Shows the draft as it is; called whenever the step is gone to.
    virtual void enter() = 0;
    /// Shows what is wrong in the step beside its field; nothing wrong: takes it away. False where the page
    /// has no place for it: then the dialog says it above its buttons.
    virtual bool showProblem(const QString & /*problem*/) { return false; }

protected:
    [[nodiscard]] CompetitionDraft &draft() { return m_draft; }
    [[nodiscard]] const CompetitionDraft &draft() const { return m_draft; }

private:
    CompetitionDraft &m_draft;
};

} // namespace touchline
