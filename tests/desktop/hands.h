// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMap>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace touchline {

/// u"text"_s, in every test of the desktop.
using namespace Qt::StringLiterals;

} // namespace touchline

/// What a person does with the mouse and the keys, and what every test of the desktop includes.
namespace touchline::testing {

/// Lets everything that is queued happen.
inline void settle()
{
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
}

/// A window gets the keys, as the desktop gives them when a dialog over it is closed, or a person by a click.
inline void turnTo(QWidget &window)
{
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window))
        qFatal("the window does not come up");
    settle();
}

/// Who gets the keys, once all that is queued has happened: what has the focus, else the window. Fails the
/// program where no window is active.
[[nodiscard]] inline QWidget *focused()
{
    settle();
    if (!QTest::qWaitFor([] { return QApplication::activeWindow() != nullptr; }))
        qFatal("no window takes the keys");
    QWidget *widget = QApplication::focusWidget();
    return widget == nullptr ? QApplication::activeWindow() : widget;
}

inline void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(focused(), key, modifiers);
    settle();
}

/// "Ctrl+Z", as the menu names it.
inline void press(const QKeySequence &keys)
{
    QTest::keySequence(focused(), keys);
    settle();
}

inline void type(const QString &text)
{
    for (const QChar key : text)
        QTest::keyClick(focused(), key.toLatin1());
    settle();
}

inline void click(QWidget *widget)
{
    if (widget == nullptr || !widget->isVisible() || !widget->isEnabled())
        qFatal("what is not seen, or not possible, cannot be clicked");
    QTest::mouseClick(widget, Qt::LeftButton);
    settle();
}

/// The one of that kind, and of that name if one is given, which is seen; waits for it. Null where none
/// comes.
template <class Widget>
[[nodiscard]] Widget *seen(const QWidget &in, const char *name = nullptr)
{
    Widget *found = nullptr;
    const QString wanted = name == nullptr ? QString() : QString::fromLatin1(name);
    static_cast<void>(QTest::qWaitFor([&] {
        for (Widget *one : in.findChildren<Widget *>(wanted))
            if (one->isVisible())
                found = one;
        return found != nullptr;
    }));
    // Until the keys are its own they go to the window below.
    if (found != nullptr && found->isWindow() && found->isModal())
        static_cast<void>(QTest::qWaitForWindowActive(found));
    return found;
}

/// The one of that name, seen or not; fails the program where there is none.
template <class Widget>
[[nodiscard]] Widget *part(const QWidget &in, const char *name)
{
    auto *found = in.findChild<Widget *>(QString::fromLatin1(name));
    if (found == nullptr)
        qFatal("There is no %s.", name);
    return found;
}

/// The button with these words, without its mnemonic. Null where none is seen.
[[nodiscard]] inline QAbstractButton *buttonOf(const QWidget &in, const QString &words)
{
    for (auto *button : in.findChildren<QAbstractButton *>())
        if (button->isVisible() && button->text().remove(u'&') == words)
            return button;
    return nullptr;
}

} // namespace touchline::testing
