// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/squad.h"
#include "models/league/players/own_document.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;

namespace Ui {
class CardDialog;
}

namespace touchline {

class CardDraft;
struct OwnCard;

/// Makes a club's card in a game, by one of the ways that the game has, and shows it at once; or one of one's
/// own from that of another team.
class CardDialog : public QDialog
{
    Q_OBJECT

public:
    /// `game` has documents of teams; `kept`: the one that the team has, null = none. `league` outlives the
    /// dialog.
    CardDialog(League &league, const Game &game, const Team &team, const Squad &squad, TeamDocumentPtr kept,
               QWidget *parent = nullptr);

    /// Keeps a card of one's own. With an error the dialog says it and stays.
    using KeepOwn = std::function<Result<void>(const OwnCard &)>;
    /// A card of one's own, with a name of its own, from `original`, a document of `game`.
    CardDialog(const Game &game, const TeamDocumentPtr &original, KeepOwn keep, QWidget *parent = nullptr);

private:
    void build();
    [[nodiscard]] bool isOwn() const { return m_keepOwn != nullptr; }
    [[nodiscard]] bool canKeep() const;
    void bindMethod();
    void showMethod();
    /// The fields of a method, one below the other; choices beside each other.
    QWidget *fieldsOf(const DocumentMethod &method);
    QLabel *labelOf(const DocumentField &field, QWidget *buddy);
    void addNumber(const DocumentField &field, QGridLayout &grid);
    QComboBox *choiceOf(const DocumentField &field);
    void buildShares();
    void showCard();
    /// Says what is wrong and stays, if it is refused.
    void keep();
    [[nodiscard]] Result<void> kept();

    std::shared_ptr<Ui::CardDialog> m_ui;
    /// Null for a card of one's own.
    League *m_league = nullptr;
    KeepOwn m_keepOwn;
    CardDraft *m_draft;
    /// By method, in the order of the game; and what is filled in first.
    std::vector<QWidget *> m_fields;
    std::vector<QWidget *> m_first;
};

/// Lets somebody make a card of their own from `card`, a document of `game`: into the league as a team with
/// its players, or into a file where no league is open or it is read-only. What became of it as a sentence;
/// empty where the person thought better of it.
[[nodiscard]] QString makeOwnCard(QWidget *parent, League *league, const Game &game,
                                  const TeamDocumentPtr &card);

} // namespace touchline
