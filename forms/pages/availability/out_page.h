// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/picture.h"
#include "forms/widgets/page.h"
#include "models/views/badge.h"

#include <QDate>

#include <memory>
#include <vector>

namespace Ui {
class OutPage;
}

namespace touchline {

/// Absences on a day, in all competitions of the league: match by match, with the reasons.
class OutPage : public Page
{
    Q_OBJECT

public:
    /// `host` outlives the page.
    explicit OutPage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QDate day() const;
    void setDay(QDate day);

protected:
    void refresh() override;

private:
    void offerCommands();
    /// Those that are not in the archive.
    [[nodiscard]] std::vector<CompetitionStatePtr> states();
    void showDay();
    void showList();
    /// To the page of the competition, where there is more about the chosen player.
    void goToPlayer();
    void showMenu(const QPoint &place);
    [[nodiscard]] Picture picture();
    [[nodiscard]] QString paperTitle() const;
    [[nodiscard]] Badge badgeOf(const QUuid &team);

    std::shared_ptr<Ui::OutPage> m_ui;
    QAction *m_clearSearch;
    QAction *m_goToPlayer;
    std::vector<CompetitionStatePtr> m_states;
    std::vector<QDate> m_days;
    /// The person has chosen a day: it stays when something changes.
    bool m_isChosen = false;
};

} // namespace touchline
