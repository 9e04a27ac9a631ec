// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"
#include "models/views/availability/player_career.h"

#include <memory>

class QPushButton;

namespace Ui {
class PlayerPage;
}

namespace touchline {

class FigureModel;

/// One player over all competitions of the league: goals, cards, injuries and bans. Search leads here.
class PlayerPage : public Page
{
    Q_OBJECT

public:
    /// `host` outlives the page.
    explicit PlayerPage(PageHost &host, QWidget *parent = nullptr);

    /// The player with this id.
    void focusOn(const QUuid &subject) override;
    [[nodiscard]] QUuid subjectId() const override { return m_player; }

protected:
    void refresh() override;

private:
    void showCareer();
    /// The line of the chosen row; null for the last one, which is about all of them.
    [[nodiscard]] const CareerLine *chosen() const;
    void goToSquad();
    void goToAvailability();
    [[nodiscard]] bool canMove();
    /// Who he plays for today is asked when he is to move.
    void transfer();
    [[nodiscard]] QString summary() const;

    std::shared_ptr<Ui::PlayerPage> m_ui;
    FigureModel *m_model;
    QUuid m_player;
    PlayerCareer m_career;
};

} // namespace touchline
