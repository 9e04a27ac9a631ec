// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/players/own_document.h"
#include "models/views/column_heading.h"

namespace touchline {

/// A game's card of a team that is being made by one of the ways of that game (TeamDocuments::methods()); and
/// the players who get a share as a table in which somebody says how large each one's is, or what it is.
class CardDraft : public FlatTable
{
    Q_OBJECT

public:
    enum Column { PlayerColumn, PositionColumn, WeightColumn, ShotsColumn };
    static constexpr int columns = ShotsColumn + 1;

    /// Begins with what `kept` was made from (null = there is none), see TeamDocuments::wishesFor(). `game`
    /// has documents of teams.
    CardDraft(const Game &game, const Team &team, const Squad &squad, TeamDocumentPtr kept,
              QObject *parent = nullptr);

    [[nodiscard]] const Game &game() const { return m_game; }
    [[nodiscard]] const DocumentWishes &wishes() const { return m_wishes; }
    [[nodiscard]] int value(const DocumentField &field) const;
    /// There is a card already.
    [[nodiscard]] bool isChange() const { return m_kept != nullptr; }
    [[nodiscard]] const DocumentMethod &method() const;
    /// What somebody should know before he makes one by this method; may be empty.
    [[nodiscard]] Message note() const;
    void setMethod(const QString &key);
    void setValue(const QString &field, int value);
    /// The largest share.
    [[nodiscard]] int mostShare() const { return documents().mostShare(); }
    /// What a player's share can become where it is not a number, and what that changes.
    struct Choice
    {
        QString text;
        QString meaning;
    };
    [[nodiscard]] std::vector<Choice> choices(const QModelIndex &index) const;
    /// How the shares stand together; may be empty.
    [[nodiscard]] Message balance() const { return documents().balance(m_wishes); }
    /// The card as it would be now. Errors: those of TeamDocuments::make().
    [[nodiscard]] const Result<TeamDocumentPtr> &card() const { return m_card; }
    /// It would be another one than is kept.
    [[nodiscard]] bool isNew() const;

    /// By positions and places in the squad.
    void setUsualWeights();

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// card() is another.
    void changed();
    /// That text is no share of this game.
    void refused(const QString &text);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const TeamDocuments &documents() const { return *m_game.teamDocuments(); }
    void make();
    [[nodiscard]] std::size_t entryOf(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// "1–18"; a dash for who is not on the card.
    [[nodiscard]] QString shots(std::size_t entry) const;
    [[nodiscard]] QVariant text(std::size_t entry, int column) const;

    const Game &m_game;
    DocumentWishes m_wishes;
    TeamDocumentPtr m_kept;
    /// By their places in the squad.
    std::vector<std::size_t> m_rows;
    Result<TeamDocumentPtr> m_card;
};

} // namespace touchline
