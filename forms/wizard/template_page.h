// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/wizard/wizard_page.h"

#include <QPersistentModelIndex>

#include <memory>

class QCheckBox;
class QComboBox;
class QSortFilterProxyModel;
class QSpinBox;

namespace Ui {
class TemplatePage;
}

namespace touchline {

class FoundTemplates;
class TemplateModel;
struct TemplateKind;

/// What kind of competition: the list of templates and the picture of its shape.
class TemplatePage final : public WizardPage
{
    Q_OBJECT

public:
    explicit TemplatePage(CompetitionDraft &draft, QWidget *parent = nullptr);

    void enter() override;
    /// Reads a format of one's own and chooses it; what is wrong with it is said above the button.
    void takeFile(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void search(const QString &text);
    /// The number of teams and the switches that were searched for.
    void takeWish();
    void choose(const QModelIndex &index);
    void askForFile();
    void showFileProblem(const QString &problem);
    /// Where the format has a Swiss.
    void addFirstRound();
    void takeFirstRound();
    void addNumbers();
    void addSwitches();
    void takeNumbers();
    void resizeDivisions(int divisions);
    /// The name of the template with the numbers and words chosen.
    [[nodiscard]] QString nameOfNumbers() const;
    void showShape();

    std::shared_ptr<Ui::TemplatePage> m_ui;
    TemplateModel *m_model;
    FoundTemplates *m_found;
    /// Of the template that is chosen; null where it has no numbers.
    const TemplateKind *m_kind = nullptr;
    std::vector<QSpinBox *> m_numbers;
    /// For which the numbers are suggested; 0 where it is no competition of clubs.
    int m_clubs = 0;
    int m_suggestedSize = 0;
    std::vector<QCheckBox *> m_switches;
    /// Null where there is no Swiss.
    QComboBox *m_firstRound = nullptr;
    /// In m_model.
    QPersistentModelIndex m_chosen;
};

} // namespace touchline
