// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUuid>

#include <vector>

class QMenu;

namespace touchline {

class PageHost;

/// Puts an entry for each of the teams that has a card into a menu: it opens the card. `competition` says in
/// which game, see cardGame(). What cannot be read is passed over.
void addTeamCards(QMenu &menu, PageHost &host, const QUuid &competition, const std::vector<QUuid> &teams);

} // namespace touchline
