// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/run_on_page.h"

#include "forms/commands/command_page.h"
#include "forms/widgets/page.h"

#include <QAction>
#include <QCoreApplication>

namespace touchline {

namespace {

struct RunOnPageWords
{
    Q_DECLARE_TR_FUNCTIONS(RunOnPage)
};

/// Why a command of the page cannot be carried out; %1 is what it is called.
QString whatIsMissing(PageKind page)
{
    switch (page) {
    case PageKind::Fixtures:
        return RunOnPageWords::tr("%1: select a match first.");
    case PageKind::Availability:
        return RunOnPageWords::tr("%1: select a player first.");
    case PageKind::Teams:
        return RunOnPageWords::tr("%1: select a team or a player first.");
    case PageKind::History:
        return RunOnPageWords::tr("%1: select an entry first.");
    default:
        return RunOnPageWords::tr("%1 is not possible here.");
    }
}

} // namespace

void runOnItsPage(PageHost &host, CommandId id, const QUuid &subject)
{
    const auto page = pageOf(id);
    if (!page)
        return;
    host.go(*page, {}, subject);
    QAction *action = host.commands().action(id);
    // The commands of the page are worked out with the next events.
    QMetaObject::invokeMethod(
        action,
        [action, page = *page, &host] {
            if (action->isEnabled())
                action->trigger();
            else
                host.refuse(whatIsMissing(page).arg(action->text().remove(u'&').remove(u'…')));
        },
        Qt::QueuedConnection);
}

} // namespace touchline
