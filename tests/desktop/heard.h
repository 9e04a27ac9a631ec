// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/desktop/hands.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QGroupBox>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLayout>
#include <QRadioButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

/// What somebody who hears a window instead of seeing it, or who has no mouse, cannot do with it.
namespace touchline::testing {

/// Of something that a screen reader stops at: where it is, for the line of a problem.
inline QString placeOf(const QAccessibleInterface &one)
{
    QString place;
    for (const QObject *object = one.object(); object != nullptr; object = object->parent())
        if (!object->objectName().isEmpty()) {
            place = object->objectName();
            break;
        }
    const QString kind =
        one.object() == nullptr ? QString() : QString::fromLatin1(one.object()->metaObject()->className());
    return u"%1 %2"_s.arg(kind, place);
}

inline QString wordsOf(const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return u"%1 %2 \"%3\""_s.arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName(),
                                 button == nullptr ? widget.accessibleName() : button->text());
}

inline bool hasLetter(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar one) { return one.isLetterOrNumber(); });
}

inline bool needsName(const QAccessibleInterface &one)
{
    switch (one.role()) {
    case QAccessible::PushButton:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
    case QAccessible::ButtonDropGrid:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::Dial:
    case QAccessible::List:
    case QAccessible::Table:
    case QAccessible::Tree:
    case QAccessible::PageTab:
    case QAccessible::MenuItem:
    case QAccessible::ProgressBar:
    case QAccessible::Chart:
    case QAccessible::Graphic:
    case QAccessible::Dialog:
    case QAccessible::Canvas:
        return true;
    default:
        return one.state().focusable && one.role() != QAccessible::Cell &&
               one.role() != QAccessible::TreeItem && one.role() != QAccessible::ListItem &&
               one.role() != QAccessible::Pane && one.role() != QAccessible::ScrollBar &&
               one.role() != QAccessible::Client;
    }
}

/// What Qt makes for itself: the ends of a line, of a tab bar, the rest of a tool bar.
inline bool isPartOfQt(const QWidget &widget)
{
    return widget.objectName().startsWith("qt_"_L1) || widget.objectName().startsWith("Scroll"_L1) ||
           widget.inherits("QLineEditIconButton");
}

/// What in `window` is heard without a name, or with one that is only signs.
inline void addNameless(QAccessibleInterface *one, QStringList &problems)
{
    if (one == nullptr || !one->isValid() || one->state().invisible)
        return;
    const auto *widget = qobject_cast<const QWidget *>(one->object());
    // Parts of Qt's own that are heard through the whole.
    if (widget != nullptr && isPartOfQt(*widget))
        return;
    if (needsName(*one) && one->role() != QAccessible::ComboBox && !hasLetter(one->text(QAccessible::Name)))
        problems << u"%1 has no name (role %2, \"%3\")"_s.arg(placeOf(*one))
                        .arg(one->role())
                        .arg(one->text(QAccessible::Name));
    // Its name is what it stands on, which may be nothing yet.
    if (one->role() == QAccessible::ComboBox && !hasLetter(one->text(QAccessible::Description)))
        problems << u"%1 does not say what it chooses (\"%2\")"_s.arg(placeOf(*one),
                                                                      one->text(QAccessible::Name));
    // What scrolls says its name, and its text is read, as that of a label with links; for keys Qt has no
    // role.
    const auto *label = qobject_cast<const QLabel *>(widget);
    const bool isPlace =
        qobject_cast<const QAbstractScrollArea *>(widget) != nullptr ||
        qobject_cast<const QTabWidget *>(widget) != nullptr ||
        qobject_cast<const QKeySequenceEdit *>(widget) != nullptr ||
        (label != nullptr && (label->textInteractionFlags() & Qt::LinksAccessibleByKeyboard) != 0);
    const bool takesKeys =
        widget != nullptr && (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr;
    if (takesKeys && !isPlace &&
        (one->role() == QAccessible::Client || one->role() == QAccessible::StaticText))
        problems << u"%1 takes the keys and is heard as nothing that can be worked with (\"%2\")"_s.arg(
            placeOf(*one), one->text(QAccessible::Name));
    // The rows of a long table are all alike.
    const int most = qobject_cast<const QAbstractItemView *>(widget) != nullptr ? 60 : 100000;
    if (qobject_cast<const QComboBox *>(widget) != nullptr)
        return;
    for (int child = 0; child < std::min(one->childCount(), most); ++child)
        addNameless(one->child(child), problems);
}

/// Cells that show a picture or a colour and say nothing.
inline void addSilentCells(const QWidget &window, QStringList &problems)
{
    for (const auto *view : window.findChildren<QAbstractItemView *>()) {
        if (!view->isVisible() || view->model() == nullptr ||
            qobject_cast<const QHeaderView *>(view) != nullptr)
            continue;
        const QAbstractItemModel &model = *view->model();
        for (int row = 0; row < std::min(model.rowCount(), 40); ++row)
            for (int column = 0; column < model.columnCount(); ++column) {
                const QModelIndex cell = model.index(row, column);
                const bool isDrawn = cell.data(Qt::DecorationRole).isValid();
                const QString heard = cell.data(Qt::AccessibleTextRole).toString();
                const QString text = heard.isEmpty() ? cell.data().toString() : heard;
                if (isDrawn && !hasLetter(text))
                    problems << u"%1: column %2 shows a picture and says \"%3\""_s.arg(view->objectName())
                                    .arg(column)
                                    .arg(text);
            }
    }
}

/// Whatever can be clicked is reached by the keyboard: by Tab, or as a command with an entry in a menu or
/// keys.
inline void addMouseOnly(const QWidget &window, QStringList &problems)
{
    for (const auto *button : window.findChildren<QAbstractButton *>()) {
        if (!button->isVisible() || !button->isEnabled() || button->window() != &window ||
            isPartOfQt(*button) || qobject_cast<const QRadioButton *>(button) != nullptr)
            continue;
        const auto *tool = qobject_cast<const QToolButton *>(button);
        const QAction *action = tool == nullptr ? nullptr : tool->defaultAction();
        const bool isCommand = action != nullptr && !action->text().isEmpty();
        const bool hasKeys = !button->shortcut().isEmpty();
        const bool isFocused = (button->focusPolicy() & Qt::TabFocus) != 0;
        if (!isCommand && !hasKeys && !isFocused &&
            qobject_cast<const QTabBar *>(button->parent()) == nullptr)
            problems << u"%1 \"%2\" in %3 is only for the mouse"_s.arg(
                QString::fromLatin1(button->metaObject()->className()),
                button->text() + button->accessibleName(), button->parent()->objectName());
    }
}

/// Where Tab stops, in the chain of a window.
struct Stop
{
    int number = -1;
    const QWidget *widget = nullptr;
};

/// The first that takes the focus in what a layout places; none has the number -1.
inline Stop firstStop(const QLayoutItem &item, const QHash<const QWidget *, int> &chain)
{
    Stop first;
    const auto take = [&first](const Stop &stop) {
        if (stop.number >= 0 && (first.number < 0 || stop.number < first.number))
            first = stop;
    };
    if (const QWidget *widget = const_cast<QLayoutItem &>(item).widget(); widget != nullptr) {
        if (!widget->isVisible())
            return first;
        QList<const QWidget *> all{widget};
        for (const QWidget *inner : widget->findChildren<QWidget *>())
            all << inner;
        for (const QWidget *one : all)
            if (one->isVisible() && (one->focusPolicy() & Qt::TabFocus) != 0 &&
                one->focusProxy() == nullptr && one->window() == widget->window())
                take({chain.value(one, -1), one});
    } else if (const QLayout *layout = const_cast<QLayoutItem &>(item).layout(); layout != nullptr) {
        for (int i = 0; i < layout->count(); ++i)
            take(firstStop(*layout->itemAt(i), chain));
    }
    return first;
}

/// Tab goes on as one reads: down, and in a line to the right.
inline void addLeaps(const QWidget &window, QStringList &problems)
{
    QHash<const QWidget *, int> chain;
    const QWidget *one = &window;
    do {
        chain.insert(one, static_cast<int>(chain.size()));
        one = one->nextInFocusChain();
    } while (one != nullptr && one != &window);
    QList<const QWidget *> all{&window};
    for (const QWidget *widget : window.findChildren<QWidget *>())
        all << widget;
    for (const QWidget *widget : all) {
        if (widget->layout() == nullptr || !widget->isVisible() || widget->window() != &window)
            continue;
        // What has been shown just now may not be placed yet.
        widget->layout()->activate();
        QList<const QLayout *> layouts{widget->layout()};
        for (qsizetype next = 0; next < layouts.size(); ++next) {
            const QLayout &layout = *layouts[next];
            QList<std::pair<QRect, Stop>> stops;
            for (int i = 0; i < layout.count(); ++i) {
                const QLayoutItem &item = *layout.itemAt(i);
                if (const QLayout *inner = const_cast<QLayoutItem &>(item).layout(); inner != nullptr)
                    layouts << inner;
                if (const Stop stop = firstStop(item, chain); stop.number >= 0)
                    stops.append({item.geometry(), stop});
            }
            for (const auto &[place, first] : stops)
                for (const auto &[later, second] : stops) {
                    const bool isAbove = place.bottom() <= later.top();
                    const bool isBeside = !isAbove && place.top() < later.bottom() &&
                                          later.top() < place.bottom() && place.right() <= later.left();
                    // Of what ends a wizard, "Cancel" comes last.
                    const bool isCancel = first.widget->objectName() == "cancel"_L1;
                    if ((isAbove || isBeside) && !isCancel && first.number > second.number)
                        problems << u"Tab comes to %1 before %2 in %3"_s.arg(
                            wordsOf(*second.widget), wordsOf(*first.widget), widget->objectName());
                }
        }
    }
}

/// Every problem of that kind in a window, a line each.
inline QStringList unheardIn(QWidget &window)
{
    QAccessible::setActive(true);
    QStringList problems;
    addNameless(QAccessible::queryAccessibleInterface(&window), problems);
    addSilentCells(window, problems);
    addMouseOnly(window, problems);
    addLeaps(window, problems);
    problems.removeDuplicates();
    return problems;
}

} // namespace touchline::testing
