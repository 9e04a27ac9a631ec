// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/teams/team_card_menu.h"

#include "forms/dialogs/teams/team_card_dialog.h"
#include "forms/theme/icons.h"
#include "forms/widgets/page.h"
#include "models/views/teams/card_face.h"

#include <QCoreApplication>
#include <QMenu>

namespace touchline {

void addTeamCards(QMenu &menu, PageHost &host, const QUuid &competition, const std::vector<QUuid> &teams)
{
    if (host.league() == nullptr)
        return;
    const Game &game = cardGame(host.league(), competition);
    if (game.teamDocuments() == nullptr)
        return;
    std::vector<TeamDocumentPtr> cards;
    for (const QUuid &team : teams)
        if (const auto card = cardOf(*host.league(), team, game); card && *card != nullptr)
            cards.push_back(*card);
    if (!cards.empty())
        menu.addSeparator();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const QString name = game.teamDocuments()->team(*cards[i]).displayName();
        menu.addAction(icon(QStringLiteral("album")),
                       QCoreApplication::translate("TeamCards", "Card of %1")
                           .arg(QString(name).replace(u'&', QLatin1String("&&"))),
                       menu.parentWidget(), [&game, &host, cards, i, page = menu.parentWidget()] {
                           showTeamCard(game, cards, i, &host.league()->league(), page,
                                        [&host](const QString &what) { host.notify(what); });
                       });
    }
}

} // namespace touchline
