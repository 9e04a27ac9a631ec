// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace touchline {

/// Gives every dialog about which there is a page of the manual a button Help, and F1.
class DialogHelp final : public QObject
{
    Q_OBJECT

public:
    /// For all dialogs of the program, as long as it lives.
    explicit DialogHelp(QObject *parent = nullptr);
    ~DialogHelp() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace touchline
