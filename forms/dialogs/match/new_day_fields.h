// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/competition_state.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace Ui {
class NewDayFields;
}

namespace touchline {

/// When and where matches are played that get another day: the day, known or not, the hour and the ground.
class NewDayFields final : public QWidget
{
    Q_OBJECT

public:
    explicit NewDayFields(QWidget *parent = nullptr);

    /// The matches: indices of at least one fixture. Their present day, hour and ground are at hand.
    void setMatches(const CompetitionState &state, const std::vector<int> &fixtures);
    /// What it means that no new day is known: "Date to be set".
    void setOpenText(const QString &text);
    /// To stand in one column with others.
    [[nodiscard]] QLabel *groundLabel() const;
    /// Offers to go back to the day that was planned.
    void offerPlanned();
    [[nodiscard]] bool isAsPlanned() const;
    /// Adds to a ruling about one of the matches what stands here.
    void fillIn(Ruling &ruling, const CompetitionState &state, int fixture) const;

Q_SIGNALS:
    void changed();

private:
    enum class Clock { AsBefore, Open, At };
    void showParts();

    std::shared_ptr<Ui::NewDayFields> m_ui;
};

} // namespace touchline
