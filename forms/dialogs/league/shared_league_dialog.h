// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <memory>

namespace Ui {
class SharedLeagueDialog;
}

namespace touchline {

/// Asks for the address of a league on a server and, where it has one, for the password of the login.
class SharedLeagueDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit SharedLeagueDialog(QWidget *parent = nullptr);

    /// For a league whose address is known, and why it is asked.
    void askFor(const QString &address, const QString &reason);

    /// Trimmed; never empty once it was accepted.
    [[nodiscard]] QString address() const;
    /// As it was typed; may be empty.
    [[nodiscard]] QString password() const;
    /// Whether the password store of the computer is to keep it.
    [[nodiscard]] bool isKept() const;

private:
    void check();

    std::shared_ptr<Ui::SharedLeagueDialog> m_ui;
};

} // namespace touchline
