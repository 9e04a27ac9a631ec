// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"
#include "models/league/players/own_document.h"

#include <memory>

namespace Ui {
class AlbumPage;
}

namespace touchline {

class AlbumFilter;
class AlbumModel;

/// The cards of all World Cup teams, to be leafed through: filtered, searched by team or player, looked at.
class AlbumPage final : public Page
{
    Q_OBJECT

public:
    /// `host` outlives the page.
    explicit AlbumPage(PageHost &host, QWidget *parent = nullptr);

    /// Shows the card of a team.
    void focusOn(const QUuid &subject) override;
    [[nodiscard]] QUuid subjectId() const override;

protected:
    void refresh() override;

private:
    void listGames();
    void connectFilters();
    /// The cards of the game and the teams that are chosen.
    void showCards();
    void showCount();
    /// In the order in which they are shown.
    [[nodiscard]] std::vector<TeamDocumentPtr> chosen() const;
    void showActions();
    void open(const QModelIndex &index);

    std::shared_ptr<Ui::AlbumPage> m_ui;
    AlbumModel *m_album;
    AlbumFilter *m_found;
};

} // namespace touchline
