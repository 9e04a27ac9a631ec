// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/wizard/wizard_page.h"

#include <QJsonObject>

#include <memory>
#include <optional>

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

    void enter() override;
    /// Reads rules of discipline of one's own and chooses them; what is wrong is said below the list.
    void takeDisciplineFile(const QString &path);

private:
    void fillGames();
    void takeGameOfDraft();
    void addMoreRules();
    void fillDisciplines();
    void takeDiscipline();
    void askForDiscipline();
    void changeCards();
    /// The file of the rules that are chosen in the list. Errors: those of disciplineRulesFile().
    [[nodiscard]] Result<QJsonObject> chosenDiscipline() const;
    /// Puts rules of one's own last in the list, in place of others of that kind, and chooses them.
    void takeOwnDiscipline(const QJsonObject &rules, const QString &title);
    void chooseTableRules();
    void showTableRules();
    void fillLevels();
    void takeLevel();
    void addOptions();
    /// What belongs together is on and off together.
    void showValues();

    std::shared_ptr<Ui::GamePage> m_ui;
    OptionFields *m_options;
    OwnRules m_ofLeague;
    /// The person's own; they are the last of the rules of discipline. Nothing = none.
    std::optional<QJsonObject> m_ownDiscipline;
};

} // namespace touchline
