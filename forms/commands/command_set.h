// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/commands/command_table.h"

#include <QAction>
#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <vector>

class QMenu;
class QMenuBar;
class QToolBar;
class QWidget;

namespace touchline {

/// The commands of one window, as actions. Pages and the window offer to carry them out; of several the last
/// one that is visible and able to does. An action is enabled while somebody is able to.
class CommandSet : public QObject
{
    Q_OBJECT

public:
    explicit CommandSet(QWidget *window);

    [[nodiscard]] QAction *action(CommandId id) const { return m_actions.at(id); }

    /// `by` carries the command out while it is visible and `isPossible` says so (nothing = always). The
    /// offer ends with `by`.
    void offer(CommandId id, QWidget *by, std::function<void()> run, std::function<bool()> isPossible = {});
    /// Asks everybody again who is able to: after a change, a choice in a list, another page. Many calls in a
    /// row ask once.
    void refresh();

    void fill(QMenuBar *bar);
    void fill(QToolBar *bar) const;
    [[nodiscard]] QMenu *menu(CommandMenu menu) const { return m_menus.at(menu); }

    /// The keys that the person has chosen, else those of the table.
    [[nodiscard]] static QList<QKeySequence> keysOf(const CommandSpec &spec);
    /// Keeps other keys, for all windows; empty = none. The keys of the table are kept as no choice.
    static void setKeys(const CommandSpec &spec, const QList<QKeySequence> &keys);
    /// Takes the keys on that are kept.
    void readKeys();

private:
    struct Offer
    {
        QPointer<QWidget> by;
        std::function<void()> run;
        std::function<bool()> isPossible;
    };
    void run(CommandId id);
    void refreshNow();
    [[nodiscard]] const Offer *taker(CommandId id) const;

    std::map<CommandId, QAction *> m_actions;
    std::map<CommandId, std::vector<Offer>> m_offers;
    std::map<CommandMenu, QMenu *> m_menus;
    bool m_isRefreshDue = false;
};

} // namespace touchline
