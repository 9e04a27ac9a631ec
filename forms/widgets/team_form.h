// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/team.h"

#include <QWidget>

#include <memory>

namespace Ui {
class TeamForm;
}

namespace touchline {

/// The fields of a team: names, confederation, manager, colours of its shirt.
class TeamForm : public QWidget
{
    Q_OBJECT

public:
    explicit TeamForm(QWidget *parent = nullptr);

    void setTeam(const Team &team);
    /// As it stands in the fields.
    [[nodiscard]] Team team() const;
    void setReadOnly(bool isReadOnly);
    /// Says below the fields what is wrong; empty = nothing.
    void showProblem(const QString &problem);
    void focusName();

Q_SIGNALS:
    /// A field was left, or a colour chosen, and something is different now.
    void edited(const touchline::Team &team);

private:
    void edit();
    void chooseColour(QString Kit::*part, const QString &title);
    void showKit();

    std::shared_ptr<Ui::TeamForm> m_ui;
    /// With what has no field.
    Team m_team;
};

} // namespace touchline
