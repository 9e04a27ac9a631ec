// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"

#include <functional>
#include <memory>

class QToolButton;
class QVBoxLayout;

namespace Ui {
class HomePage;
}

namespace touchline {

class ChampionCard;
class CompetitionCard;
class EmptyState;

/// "What next?" of every competition, the champion of one that is over, and how to begin.
class HomePage : public Page
{
    Q_OBJECT

public:
    /// `host` outlives the page.
    explicit HomePage(PageHost &host, QWidget *parent = nullptr);

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showWelcome();
    void showCompetitions();
    /// Archived competitions have no card, but a door.
    void showArchive();
    /// Friendlies under way, and how to begin one.
    void showFriendlies();
    void showCards(const std::vector<CompetitionStatePtr> &states);
    /// Cards stand beside each other where there is room; a champion has the whole width.
    void placeCards();
    /// No card is wider than the page: in a narrow one it puts its parts below each other.
    void limitCards();
    void offerChampion();
    /// Whose picture is saved, printed or copied: the one that was asked for, else the newest; null where no
    /// competition is over.
    [[nodiscard]] const ChampionCard *pictured() const;
    void showRecovery();
    void addBeginning(CommandId id);
    /// A large button with a picture of what it begins.
    void addPicture(CommandId id, const QString &text, const QString &picture);
    /// A flat button of a list, with its text at the left, and what follows its click.
    [[nodiscard]] QToolButton *placeButton(QString name, const std::function<void()> &go);
    void addPlace(QVBoxLayout *list, const QString &place);

    std::shared_ptr<Ui::HomePage> m_ui;
    EmptyState *m_empty;
    /// Those that are not shown are hidden.
    std::vector<CompetitionCard *> m_cards;
    std::vector<ChampionCard *> m_champions;
    /// In the order in which they stand on the page.
    std::vector<QWidget *> m_shown;
    ChampionCard *m_pictured = nullptr;
    int m_columns = 0;
};

} // namespace touchline
