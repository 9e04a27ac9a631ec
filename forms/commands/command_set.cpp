// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/commands/command_set.h"

#include "forms/theme/icons.h"

#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QToolBar>
#include <QWidget>

#include <algorithm>

namespace touchline {

namespace {

QString settingsKey(const CommandSpec &spec)
{
    return QStringLiteral("shortcuts/") + QLatin1String(spec.name);
}

/// Those that stand for a state, one of which holds.
bool isChoice(CommandId id)
{
    return id == CommandId::AppearanceSystem || id == CommandId::AppearanceLight ||
           id == CommandId::AppearanceDark;
}

} // namespace

CommandSet::CommandSet(QWidget *window) : QObject(window)
{
    for (const CommandSpec &spec : commandTable()) {
        auto *action = new QAction(commandText(spec), window);
        action->setObjectName(QLatin1String(spec.name));
        action->setToolTip(commandHelp(spec));
        action->setStatusTip(commandHelp(spec));
        if (*spec.icon != '\0')
            action->setIcon(icon(QLatin1String(spec.icon)));
        action->setCheckable(isChoice(spec.id));
        action->setEnabled(false);
        connect(action, &QAction::triggered, this, [this, id = spec.id] { run(id); });
        // So that the keys work wherever the focus is in the window.
        window->addAction(action);
        m_actions.emplace(spec.id, action);
    }
    readKeys();
}

void CommandSet::offer(CommandId id, QWidget *by, std::function<void()> run, std::function<bool()> isPossible)
{
    m_offers[id].push_back({by, std::move(run), std::move(isPossible)});
    refresh();
}

const CommandSet::Offer *CommandSet::taker(CommandId id) const
{
    const auto offers = m_offers.find(id);
    if (offers == m_offers.end())
        return nullptr;
    const auto found = std::find_if(offers->second.rbegin(), offers->second.rend(), [](const Offer &offer) {
        return offer.by && (offer.by->isVisible() || offer.by->isWindow()) &&
               (!offer.isPossible || offer.isPossible());
    });
    return found == offers->second.rend() ? nullptr : &*found;
}

void CommandSet::run(CommandId id)
{
    if (const Offer *offer = taker(id)) {
        // A copy: what is run may end the offer.
        const auto command = offer->run;
        command();
    }
    refresh();
}

void CommandSet::refresh()
{
    if (m_isRefreshDue)
        return;
    m_isRefreshDue = true;
    QMetaObject::invokeMethod(this, &CommandSet::refreshNow, Qt::QueuedConnection);
}

void CommandSet::refreshNow()
{
    m_isRefreshDue = false;
    for (auto &[id, offers] : m_offers)
        offers.erase(std::remove_if(offers.begin(), offers.end(),
                                    [](const Offer &offer) { return offer.by.isNull(); }),
                     offers.end());
    for (const auto &[id, action] : m_actions)
        action->setEnabled(taker(id) != nullptr);
}

void CommandSet::fill(QMenuBar *bar)
{
    for (const CommandSpec &spec : commandTable()) {
        if (spec.menu == CommandMenu::None)
            continue;
        QMenu *&menu = m_menus[spec.menu];
        if (menu == nullptr) {
            menu = bar->addMenu(menuText(spec.menu));
            menu->setToolTipsVisible(true);
        } else if (spec.beginsGroup) {
            menu->addSeparator();
        }
        menu->addAction(m_actions.at(spec.id));
    }
}

void CommandSet::fill(QToolBar *bar) const
{
    for (const CommandSpec &spec : commandTable()) {
        if (!spec.isInToolbar)
            continue;
        if (spec.beginsGroup && !bar->actions().isEmpty())
            bar->addSeparator();
        bar->addAction(m_actions.at(spec.id));
    }
}

QList<QKeySequence> CommandSet::keysOf(const CommandSpec &spec)
{
    const QSettings settings;
    if (!settings.contains(settingsKey(spec)))
        return defaultKeys(spec);
    const QString kept = settings.value(settingsKey(spec)).toString();
    return kept.isEmpty() ? QList<QKeySequence>()
                          : QKeySequence::listFromString(kept, QKeySequence::PortableText);
}

void CommandSet::setKeys(const CommandSpec &spec, const QList<QKeySequence> &keys)
{
    QSettings settings;
    if (keys == defaultKeys(spec))
        settings.remove(settingsKey(spec));
    else
        settings.setValue(settingsKey(spec), QKeySequence::listToString(keys, QKeySequence::PortableText));
}

void CommandSet::readKeys()
{
    for (const CommandSpec &spec : commandTable())
        m_actions.at(spec.id)->setShortcuts(keysOf(spec));
}

} // namespace touchline
