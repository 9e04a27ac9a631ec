// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDialog;
class QRect;
class QScrollArea;
class QWidget;

namespace touchline {

/// Keeps every window of the program inside its screen: no window opens larger than the screen or beyond its
/// edge, and a dialog whose contents need more room than there is scrolls them; its buttons, and what is
/// wrong, stay where they are.
class ScreenFit final : public QObject
{
    Q_OBJECT

public:
    /// For all windows of the program, as long as it lives.
    explicit ScreenFit(QObject *parent = nullptr);

    /// As if every screen were that, for tests and pictures; null = as they are.
    static void setScreen(const QRect &available);
    /// What a window may take of its screen, without the frame that the desktop puts round it.
    [[nodiscard]] static QSize roomFor(const QWidget &window);
    /// A page of its own size, or larger; in a smaller place it scrolls. The area takes it over.
    [[nodiscard]] static QScrollArea *scrolling(QWidget *page);
    /// A dialog so many letters wide and so many lines high, but no larger than the window that it belongs
    /// to.
    static void setSize(QDialog &dialog, int letters, int lines);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static void fitContents(QDialog &dialog);
    static void fitSize(QWidget &window);
};

} // namespace touchline
