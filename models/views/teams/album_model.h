// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/players/own_document.h"
#include "models/views/name_order.h"

#include <QAbstractListModel>
#include <QStringList>

#include <optional>
#include <vector>

namespace touchline {

/// The cards of the World Cup teams in one game, as their game registers them (TeamDocuments).
class AlbumModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        KitRole = Qt::UserRole, ///< a Kit
        YearRole,               ///< int
        StrengthRole,           ///< int, 1 to 10; 0 where the game does not rank teams
        FiguresRole,            ///< QStringList: label and value by turns, what is looked at first
        PlayerFoundRole         ///< QString, of an AlbumFilter: see playerFound()
    };

    explicit AlbumModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}

    /// The famous teams, or every team of every World Cup. `game` has documents of teams.
    void show(const Game &game, bool isEveryTeam);
    /// By row.
    [[nodiscard]] const std::vector<TeamDocumentPtr> &cards() const { return m_cards; }
    /// Null before show().
    [[nodiscard]] const Game *game() const { return m_game; }
    [[nodiscard]] const Team &team(int row) const;
    /// The oldest and the newest World Cup in it; 0 where it has no card.
    [[nodiscard]] int firstYear() const { return m_firstYear; }
    [[nodiscard]] int lastYear() const { return m_lastYear; }
    [[nodiscard]] QStringList conferences() const;
    /// What its cards say of how a team plays, "Strategy: Aggressive": the facts that are no numbers.
    [[nodiscard]] QStringList styles() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    friend class AlbumFilter;
    /// What a row is looked for and shown by.
    struct Row
    {
        int power = 0;
        QStringList figures;
        QStringList styles;
        /// searchKey() of the team.
        QString name;
        struct Player
        {
            QString name;
            /// searchKey() of both of his names.
            QString key;
        };
        std::vector<Player> players;
    };
    [[nodiscard]] Row rowOf(const TeamDocument &card) const;

    const Game *m_game = nullptr;
    std::vector<TeamDocumentPtr> m_cards;
    std::vector<Row> m_rows;
    int m_firstYear = 0;
    int m_lastYear = 0;
};

/// Those of an AlbumModel that a person looks for, in the order that was asked for.
class AlbumFilter final : public NameSortModel
{
    Q_OBJECT

public:
    enum class Order { Strength, Name, Year };

    /// `album` is its source and outlives it.
    explicit AlbumFilter(AlbumModel &album, QObject *parent = nullptr);

    /// Part of the name of a team or a player; case and accents do not matter.
    void setText(const QString &text);
    /// Empty = every one.
    void setConference(const QString &conference);
    /// One of AlbumModel::styles(); empty = every one.
    void setStyle(const QString &style);
    /// 0 = every World Cup.
    void setYear(int year);
    /// At least so strong; 0 = all.
    void setStrength(int least);
    void setOrder(Order order);

    /// What is left, in its order.
    [[nodiscard]] std::vector<TeamDocumentPtr> cards() const;
    /// A player whose name has what is looked for, where the team's has not: "Pelé"; else empty.
    [[nodiscard]] QString playerFound(const QModelIndex &index) const;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    AlbumModel &m_album;
    QString m_text;
    QString m_conference;
    QString m_style;
    int m_year = 0;
    int m_strength = 0;
    Order m_order = Order::Strength;
};

} // namespace touchline
