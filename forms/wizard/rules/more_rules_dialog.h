// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/new_competition/competition_draft.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace touchline {

/// What few competitions need: who decides for the teams, levels of single stages, qualifying, the length of
/// a season's injuries, charts of one's own. Each change goes into the draft at once.
class MoreRulesDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `draft` outlives the dialog.
    explicit MoreRulesDialog(CompetitionDraft &draft, QWidget *parent = nullptr);

    /// Takes the file for the chart that is chosen. Errors: System; those of CompetitionDraft::setChart().
    [[nodiscard]] Result<void> takeChart(const QString &path);

private:
    void addAgent(QFormLayout *form);
    void addTypeFields(QFormLayout *form);
    void addQualifying(QFormLayout *form);
    void addSeason(QFormLayout *form);
    void addLevels(QFormLayout *form);
    void showLevels();
    void chooseOptions(const QString &stage, const QString &name);
    void addCharts(QFormLayout *form);
    void browse();
    void showCharts();

    /// Level and options of a stage or round.
    struct StageRow
    {
        QString stage;
        /// In the language of the window.
        QString name;
        QComboBox *level;
        QPushButton *options;
    };

    CompetitionDraft &m_draft;
    std::vector<StageRow> m_stages;
    QComboBox *m_chart = nullptr;
    QListWidget *m_charts = nullptr;
    QPushButton *m_remove = nullptr;
    QLabel *m_problem = nullptr;
};

} // namespace touchline
