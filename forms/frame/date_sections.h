// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace touchline {

/// A click into a day or a time selects what was clicked, the day, the month or the year, so that digits
/// replace it. Qt selects it for the keyboard alone: whoever clicks and types finds that nothing happens.
class DateSections final : public QObject
{
    Q_OBJECT

public:
    /// For all windows of the program, as long as it lives.
    explicit DateSections(QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace touchline
