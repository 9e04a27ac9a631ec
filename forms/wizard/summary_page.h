// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/wizard/wizard_page.h"

#include <memory>

namespace Ui {
class SummaryPage;
}

namespace touchline {

/// Name, dates, host, the file where there is no league yet; and what will be made, in sentences.
class SummaryPage final : public WizardPage
{
    Q_OBJECT

public:
    explicit SummaryPage(CompetitionDraft &draft, QWidget *parent = nullptr);

    void enter() override;
    bool showProblem(const QString &problem) override;

private:
    void takeDates();
    void chooseDays();
    void browse();
    void fillHosts();
    void showFile();
    void showSummary();

    std::shared_ptr<Ui::SummaryPage> m_ui;
    /// What the calendar has beyond the first day and the rhythm.
    Calendar m_days;
};

} // namespace touchline
