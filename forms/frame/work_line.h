// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QProgressBar;
class QToolButton;

namespace touchline {

/// Work in the background, in the status line: what it is, how far, and a button that ends it. Hidden while
/// there is none.
class WorkLine : public QWidget
{
    Q_OBJECT

public:
    /// `stop` ends the work; it outlives the widget.
    explicit WorkLine(QAction *stop, QWidget *parent = nullptr);

    void begin(const QString &what);
    void setProgress(int done, int all);
    void end();

private:
    QLabel *m_what;
    QProgressBar *m_bar;
    QToolButton *m_stop;
};

} // namespace touchline
