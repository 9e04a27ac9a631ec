// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"
#include "models/views/home/what_next.h"

#include <QFrame>

#include <memory>

class QGridLayout;
class QLabel;

namespace Ui {
class CompetitionCard;
}

namespace touchline {

/// "What next?" of one competition on the home page: how far it is, the next matches, who misses them.
class CompetitionCard : public QFrame
{
    Q_OBJECT

public:
    /// `host` outlives the card.
    explicit CompetitionCard(PageHost &host, QWidget *parent = nullptr);

    void show(const CompetitionStatePtr &state);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QString headline(const WhatNext &next) const;
    [[nodiscard]] static QString progressText(const WhatNext &next);
    void showMatches(const WhatNext &next);
    void showLatest();
    void showMissing(const WhatNext &next);
    void showCautions();
    /// A cup has a bracket in their place.
    [[nodiscard]] bool hasTables() const;
    /// Beside each other where both have the room, otherwise below each other.
    void arrangeLists();
    /// A label in a row of a grid.
    QLabel *add(QGridLayout *grid, const QString &text, int row, int column, int columns = 1);
    /// The name of a team in the list of matches.
    QLabel *addTeam(int team, int row, int column);
    void addDoor(int fixture, bool isUnderWay, int row);
    void addKit(QGridLayout *grid, int team, int row, int column);
    void paintTheme();

    std::shared_ptr<Ui::CompetitionCard> m_ui;
    PageHost &m_host;
    CompetitionStatePtr m_state;
    std::vector<int> m_next;
    QStringList m_cautions;
    /// Indices of the first fixture that waits for a decision, and of the first with a sheet that was not
    /// entered; -1 for none.
    int m_toSettle = -1;
    int m_unfinished = -1;
};

} // namespace touchline
