// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/charts/chart_content.h"
#include "forms/print/picture.h"
#include "forms/widgets/page.h"
#include "models/views/tables/figure_model.h"
#include "models/views/tables/scorer_model.h"

#include <map>
#include <memory>

class QAction;

namespace Ui {
class StatisticsPage;
}

namespace touchline {

struct CompetitionFigures;

/// What the matches of a competition add up to: charts, with the same figures as tables.
class StatisticsPage final : public Page
{
    Q_OBJECT

public:
    /// In the order of the tabs.
    enum class Subject { Scorers, Goals, Points, Form, Discipline, Records, Ratings };

    explicit StatisticsPage(PageHost &host, QWidget *parent = nullptr);

    /// Chooses the row of a team, where it has one.
    void focusOn(const QUuid &subject) override;

    /// Chart and table that are shown, for paper and files.
    [[nodiscard]] Picture picture();

protected:
    void refresh() override;
    [[nodiscard]] bool showsOthers() const override { return true; }
    void resizeEvent(QResizeEvent *event) override;

private:
    /// What a subject shows.
    struct Shown
    {
        ChartContent chart;
        QAbstractItemModel *model = nullptr;
        /// What is said in their place where there is nothing.
        QString nothing;
        /// Below the table; may be empty.
        QString note{};
        /// Above it; empty: what the matches of the competition come to.
        QString totals{};
    };
    [[nodiscard]] Subject subject() const;
    void takeChoices();
    void showSubject();
    [[nodiscard]] Shown shown();
    [[nodiscard]] Shown shownPoints();
    [[nodiscard]] Shown shownCards();
    [[nodiscard]] Shown shownRatings();
    [[nodiscard]] QAbstractItemModel *filled(FigureTable table);
    void layOut();
    void chosen();
    void goOn();
    void showMenu(const QPoint &place);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool isThere() const;
    [[nodiscard]] BadgeOf kits();

    std::shared_ptr<Ui::StatisticsPage> m_ui;
    QAction *m_goOn;
    ScorerModel *m_scorers;
    FigureModel *m_figureModel;
    /// Null while there is nothing to show.
    std::shared_ptr<const CompetitionFigures> m_figures;
    /// What the choice beside the title was for.
    QStringList m_choices;
    /// The choice of each subject is kept while others are looked at.
    std::map<Subject, int> m_choice;
    QUuid m_shownCompetition;
    Subject m_shownSubject = Subject::Scorers;
    bool m_hasChart = false;
};

} // namespace touchline
