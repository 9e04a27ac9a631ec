// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/wizard/wizard_page.h"

#include <memory>

namespace Ui {
class GamePage;
}

namespace touchline {

class OptionFields;

/// Which game is played, and by which of its rules: made from the options that the game describes.
class GamePage final : public WizardPage
{
    Q_OBJECT

public:
    explicit GamePage(CompetitionDraft &draft, QWidget *parent = nullptr);
    ~GamePage() override;
    Q_DISABLE_COPY_MOVE(GamePage)

    void enter() override;

private:
    void fillGames();
    void addMoreRules();
    void fillDisciplines();
    void fillLevels();
    void takeLevel();
    void addOptions();
    /// What belongs together is on and off together.
    void showValues();

    std::unique_ptr<Ui::GamePage> m_ui;
    OptionFields *m_options;
};

} // namespace touchline
