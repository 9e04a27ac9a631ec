// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/conflict.h"
#include "models/views/competition_state.h"

#include <QFrame>

#include <memory>

namespace Ui {
class FixturePanel;
}

class QPushButton;

namespace touchline {

/// What the list has no room for: when and where the chosen match is played, what was ruled about it; of one
/// in conflict why, and a button for everything that can be done about it.
class FixturePanel final : public QFrame
{
    Q_OBJECT

public:
    explicit FixturePanel(QWidget *parent = nullptr);
    ~FixturePanel() override;
    Q_DISABLE_COPY_MOVE(FixturePanel)

    /// `fixture` -1 = none is chosen. `isReadOnly`: remedies are told and not offered. `hint`: what to do
    /// about a match that can be played.
    void setFixture(const CompetitionStatePtr &state, int fixture, bool isReadOnly, const QString &hint);

Q_SIGNALS:
    void remedyWanted(touchline::Remedy remedy);

private:
    void showConflict(const CompetitionState &state, int fixture, bool isReadOnly);

    std::unique_ptr<Ui::FixturePanel> m_ui;
    std::vector<QPushButton *> m_buttons;
};

} // namespace touchline
