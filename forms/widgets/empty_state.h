// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace touchline {

/// What an empty page shows: one sentence and a button that does what is to be done next, or two.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    /// `action` is what the button does; null = no button. `other` is another way, for those who have a
    /// reason. They outlive the widget.
    void setMessage(const QString &sentence, QAction *action = nullptr, QAction *other = nullptr);

private:
    QLabel *m_sentence;
    QPushButton *m_button;
    QPushButton *m_other;
    QAction *m_action = nullptr;
    QAction *m_otherAction = nullptr;
};

} // namespace touchline
