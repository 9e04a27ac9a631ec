// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/commands/command_table.h"

#include <QUuid>

namespace touchline {

class PageHost;

/// Goes to the page of a command (pageOf()), of the competition that the window shows, and carries it out
/// there; says what has to be selected first where it cannot. `subject`: what is selected there, as for
/// PageHost::go(). Nothing happens for commands that have no page.
void runOnItsPage(PageHost &host, CommandId id, const QUuid &subject = {});

} // namespace touchline
