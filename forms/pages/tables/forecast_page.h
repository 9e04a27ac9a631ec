// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/charts/chart_content.h"
#include "forms/print/picture.h"
#include "forms/widgets/page.h"
#include "models/views/tables/figure_model.h"
#include "models/views/tables/forecast_task.h"

#include <map>
#include <memory>

namespace Ui {
class ForecastPage;
}

namespace touchline {

/// What will probably come: the rest of the competition is played out many times, in the background, anew
/// after each change.
class ForecastPage final : public Page
{
    Q_OBJECT

public:
    /// In the order of the tabs.
    enum class Subject { Chances, Places, Matches, TitleRace, Luck };

    explicit ForecastPage(PageHost &host, QWidget *parent = nullptr);
    /// Ends the work before what shows it goes.
    ~ForecastPage() override;

    /// Chooses the row of a team, where it has one.
    void focusOn(const QUuid &subject) override;
    /// Chart and table that are shown, for paper and files.
    [[nodiscard]] Picture picture();

protected:
    void refresh() override;
    void showEvent(QShowEvent *event) override;
    /// Nobody looks: the work ends, and begins anew when somebody does.
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] Subject subject() const;
    [[nodiscard]] int runs() const;
    void begin();
    /// What is worked out only when it is looked at, and is not there yet: the race for the title, the luck.
    void beginLater();
    void showNothing(const QString &why);
    void showWork(int played, int all);
    void take(const std::shared_ptr<const MadeForecast> &made);
    void takeRace(const std::shared_ptr<const MadeRace> &made);
    void takeEnd();
    void takeFailure(const Error &error);
    void endLater(Subject subject, const QString &whyNone);
    void fillRace(FigureTable &table, ChartContent &chart, QStringList &notes, QString &nothing);
    void fillLuck(FigureTable &table, QStringList &notes, QString &nothing) const;
    [[nodiscard]] BadgeOf badges();
    void takeTables();
    void showSubject();
    void layOut();
    void goOn();
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool isThere() const;

    std::shared_ptr<Ui::ForecastPage> m_ui;
    FigureModel *m_model;
    /// What is shown; null while there is none.
    std::shared_ptr<const MadeForecast> m_made;
    /// Of the competition in m_made, maybe as it stood before; null while there is none.
    std::shared_ptr<const MadeRace> m_race;
    std::shared_ptr<const MadeLuck> m_luck;
    /// Of what is worked out when it is looked at.
    struct Later
    {
        /// For which it is shown as far as it was made.
        CompetitionStatePtr done;
        /// Why there is nothing, where it has ended so.
        QString whyNone;
    };
    std::map<Subject, Later> m_later{{Subject::TitleRace, {}}, {Subject::Luck, {}}};
    /// What the task works at, where m_done is what there is.
    Subject m_working = Subject::Chances;
    /// For which all is shown that there is to show, but for the race.
    CompetitionStatePtr m_done;
    /// Indices of the tables to choose from.
    std::vector<int> m_tables;
    ForecastTask *m_task;
};

} // namespace touchline
