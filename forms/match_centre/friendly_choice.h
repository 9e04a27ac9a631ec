// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

#include "core/match/report/side.h"

namespace touchline {

class FriendlyDraft;

/// What is chosen of a friendly before anything else: game, level and options, two teams, the ground.
class FriendlyChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit FriendlyChoice(QWidget *parent = nullptr);

    /// From now on for this one, which outlives the widget, or another one follows.
    void choose(FriendlyDraft &draft);
    /// Why it cannot be played like that; empty where it can.
    void setMessage(const QString &problem);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QComboBox *teamBox(const QString &name, const QString &what);
    void showTeams();
    void fillLevels();
    void takeTeam(Side side);
    void chooseOptions();

    FriendlyDraft *m_draft = nullptr;
    QComboBox *m_game;
    QComboBox *m_level;
    PerSide<QComboBox *> m_teams;
    QComboBox *m_ground;
    QCheckBox *m_winner;
    QLabel *m_problem;
};

} // namespace touchline
