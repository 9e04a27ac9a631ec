// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QObject>

namespace touchline {

/// A widget of which Qt does not know what it is: a drawn button, a label that can be pressed, a
/// notification. Its name is its accessible name, or the text of a label. A base beside QWidget.
class HeardWidget
{
public:
    HeardWidget() = default;
    virtual ~HeardWidget() = default;
    Q_DISABLE_COPY_MOVE(HeardWidget)

    /// May change while it lives.
    [[nodiscard]] virtual QAccessible::Role heardAs() const = 0;
    /// What a press does; only a button can be pressed.
    virtual void press() {}
};

/// Whether a screen reader, or another assistive technology, listens to the program. It may come at any time.
class ScreenReader final : public QObject, private QAccessible::ActivationObserver
{
    Q_OBJECT

public:
    /// There is one, made by installAccessibility().
    [[nodiscard]] static ScreenReader &instance();
    [[nodiscard]] bool isThere() const;

Q_SIGNALS:
    void came();
    /// By an Announcer. For tests: without a platform that has accessibility Qt hands events on to nobody.
    void told(const QString &text);

private:
    ScreenReader();
    ~ScreenReader() override;
    Q_DISABLE_COPY_MOVE(ScreenReader)
    void accessibilityActiveChanged(bool isActive) override;

    /// What the observer was told last: where the platform has no accessibility, as in tests, it is not kept.
    bool m_isThere = false;
};

/// What a screen reader is told otherwise than Qt 6.4 would tell it, in all windows: HeardWidget; a combo box
/// says what it chooses; no view tells of its current item while the keys are elsewhere. After QApplication.
void installAccessibility();

/// Whether a view tells that one of its lines has the focus while the keys are elsewhere, as when a page
/// fills its list.
[[nodiscard]] bool isStrayFocus(const QAccessibleEvent &event);

} // namespace touchline
