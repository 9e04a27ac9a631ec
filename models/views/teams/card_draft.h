// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/card_from_squad.h"
#include "core/games/atcs/card/card_from_strengths.h"
#include "core/play/squads/card_entrants.h"

#include <QAbstractTableModel>

namespace touchline {

/// A card that is being made, from four strengths or by the generic method of the rulebook from the squad and
/// its power alone; and its field players as a table in which somebody says how often each of them shoots.
class CardDraft : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { PlayerColumn, PositionColumn, WeightColumn, ShotsColumn };
    static constexpr int columns = ShotsColumn + 1;

    enum class Method { Strengths, Squad };

    /// Begins with what `kept` was made from (null = there is none), else with fifties; from the squad alone
    /// where it is too small for anything else. A player who was not on that card stays off it until he is
    /// given a number.
    CardDraft(Team team, Squad squad, Card kept, QObject *parent = nullptr);

    [[nodiscard]] const atcs::CardWishes &wishes() const { return m_wishes; }
    /// There is a card already.
    [[nodiscard]] bool isChange() const { return m_kept != nullptr; }
    /// There is one, but what strengths it has is not known: it was not made from any.
    [[nodiscard]] bool isOfUnknownStrengths() const { return isChange() && !m_kept->strengths; }
    [[nodiscard]] Method method() const { return m_method; }
    void setMethod(Method method);
    /// By the generic method (ATCS 3.2), 1..10.
    [[nodiscard]] int power() const { return m_power; }
    void setPower(int power);
    /// The card as it would be now. Errors: those of atcs::cardFromStrengths() and atcs::cardFromSquad().
    [[nodiscard]] const Result<atcs::TeamCard> &card() const { return m_card; }
    /// It would be another one than is kept.
    [[nodiscard]] bool isNew() const { return m_card && (m_kept == nullptr || !(*m_card == *m_kept)); }

    void setStrengths(const atcs::CardStrengths &strengths);
    void setFormation(atcs::Formation formation);
    void setStrategy(atcs::Strategy strategy);
    /// By positions and places in the squad.
    void setUsualWeights();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// card() is another.
    void changed();

private:
    void make();
    [[nodiscard]] Result<atcs::TeamCard> made() const;
    [[nodiscard]] Result<atcs::TeamCard> madeFromSquad(int power) const;
    void takeWeightsOf(const atcs::TeamCard &card);
    [[nodiscard]] std::size_t entryOf(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// "1–18"; a dash for who is not on the card.
    [[nodiscard]] QString shots(std::size_t entry) const;
    [[nodiscard]] QVariant text(std::size_t entry, int column) const;

    atcs::CardWishes m_wishes;
    Card m_kept;
    /// Field players by their places in the squad.
    std::vector<std::size_t> m_rows;
    Method m_method = Method::Strengths;
    int m_power = atcs::usualPower;
    Result<atcs::TeamCard> m_card;
};

} // namespace touchline
