// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/wizard/wizard_page.h"

#include <map>
#include <memory>

class QBoxLayout;

namespace Ui {
class GamePage;
}

namespace touchline {

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
    void addOption(const OptionSpec &spec);
    /// A field for an option's value, with its title.
    [[nodiscard]] QWidget *fieldFor(const OptionSpec &spec, QBoxLayout *row);
    /// What belongs together is on and off together.
    void showValues();

    std::unique_ptr<Ui::GamePage> m_ui;
    QWidget *m_options = nullptr;
    std::map<QString, QWidget *> m_fields;
};

} // namespace touchline
