// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/desktop/hands.h"

#include <QGroupBox>
#include <QMenuBar>

/// Alt and a letter means one thing: no two entries of a menu share a mnemonic, nor two widgets that are seen
/// at once.
namespace touchline::testing {

/// What has each letter; of those that several have, a line each.
class Letters
{
public:
    void add(const QKeySequence &keys, const QString &text)
    {
        if (!keys.isEmpty())
            m_texts[keys.toString()] << text;
    }
    void addText(const QString &text) { add(QKeySequence::mnemonic(text), text); }

    [[nodiscard]] QStringList shared() const
    {
        QStringList lines;
        for (auto one = m_texts.cbegin(); one != m_texts.cend(); ++one)
            if (one->size() > 1)
                lines << u"%1: %2"_s.arg(one.key(), one->join(u" | "_s));
        return lines;
    }

private:
    QMap<QString, QStringList> m_texts;
};

/// Of the entries of a menu.
inline QStringList sharedInMenu(const QMenu &menu)
{
    Letters letters;
    for (const QAction *action : menu.actions())
        if (action->isVisible())
            letters.addText(action->text());
    return letters.shared();
}

/// Of everything that is seen of the window, the entries of its menu bar included.
inline QStringList sharedInWindow(const QWidget &window)
{
    Letters letters;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->window() != &window || !widget->isVisibleTo(&window))
            continue;
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
            // Keys of other kinds are those of commands.
            if (button->shortcut() == QKeySequence::mnemonic(button->text()))
                letters.add(button->shortcut(), button->text());
        } else if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            if (label->buddy() != nullptr)
                letters.addText(label->text());
        } else if (const auto *box = qobject_cast<const QGroupBox *>(widget)) {
            letters.addText(box->title());
        } else if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
            for (int tab = 0; tab < tabs->count(); ++tab)
                if (tabs->isTabVisible(tab))
                    letters.addText(tabs->tabText(tab));
        } else if (const auto *bar = qobject_cast<const QMenuBar *>(widget)) {
            for (const QAction *action : bar->actions())
                if (action->isVisible())
                    letters.addText(action->text());
        }
    }
    return letters.shared();
}

} // namespace touchline::testing
