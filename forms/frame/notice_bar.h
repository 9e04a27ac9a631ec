// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QTimer;
class QToolButton;

namespace touchline {

/// The one line in which the window says what was done, or why something was not. It lies over the lower edge
/// of the pages, so nothing moves, and goes by itself: later where there is more to read, not while the
/// pointer is on it or a button waits to be pressed.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    /// Something that can be done about a notice.
    struct Offer
    {
        QString button;
        std::function<void()> run;
    };

    /// `over`: what it lies over.
    explicit NoticeBar(QWidget *over);

    void showNotice(const QString &notice);
    void showNotice(const QString &notice, Offer offer);
    /// Why something is not done: it looks like an error.
    void refuse(const QString &why, Offer offer = {});
    void showNotice(const Error &error);
    /// It stays until something is done about it.
    void showNotice(const Error &error, Offer offer);
    /// What holds until it is taken away: it is there whenever nothing else is said.
    void stand(const QString &text, Offer offer);
    void standDown();
    /// What it says; empty while it is not there.
    [[nodiscard]] QString text() const;
    /// How long a text stays, in milliseconds.
    [[nodiscard]] static int stayOf(const QString &text, bool isError);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void showIt(const QString &text, bool isError);
    /// What was said has been read.
    void finish();
    void showStanding();
    void place();
    void paintTheme();

    QLabel *m_mark;
    QLabel *m_text;
    QPushButton *m_button;
    QToolButton *m_close;
    std::function<void()> m_run;
    QTimer *m_stay;
    bool m_isError = false;
    /// Empty = nothing holds.
    QString m_standing;
    Offer m_standingOffer;
};

} // namespace touchline
