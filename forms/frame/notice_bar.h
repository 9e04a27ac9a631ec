// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace touchline {

/// A line above the page that says what was done or did not work. It never gets in the way; Escape or its
/// button closes it, and news replaces it.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    void say(const QString &notice);
    void say(const Error &error);
    /// With a button that does something about it.
    void say(const Error &error, const QString &button, std::function<void()> run);
    [[nodiscard]] QString text() const;

private:
    void showIt(const QString &text, bool isError);
    void paintTheme();

    QLabel *m_mark;
    QLabel *m_text;
    QPushButton *m_button;
    QToolButton *m_close;
    std::function<void()> m_run;
    bool m_isError = false;
};

} // namespace touchline
