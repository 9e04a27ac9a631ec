// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace touchline {

/// What an empty page shows: one sentence and one button that does what is to be done next.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    /// `action` is what the button does; null = no button. It outlives the widget.
    void say(const QString &sentence, QAction *action = nullptr);

private:
    QLabel *m_sentence;
    QPushButton *m_button;
    QAction *m_action = nullptr;
};

} // namespace touchline
