// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/team_card.h"
#include "core/match/known_chances.h"
#include "core/match/team_documents.h"

namespace touchline::atcs {

/// Team cards as people see and make them: from four strengths (docs/rulings, "Cards made from strengths") or
/// by the generic method from the squad and its power (specification 3.2).
class CardDocuments final : public TeamDocuments, public KnownChances
{
public:
    [[nodiscard]] QString fileFormat() const override;
    [[nodiscard]] DocumentView view(const TeamDocument &document) const override;
    [[nodiscard]] const Team &team(const TeamDocument &document) const override;
    [[nodiscard]] Squad squad(const TeamDocument &document) const override;
    /// The ranking sheet (2.11).
    [[nodiscard]] TeamStrength strength(const TeamDocument &document) const override;
    [[nodiscard]] std::span<const RankingColumn> rankingColumns() const override;
    [[nodiscard]] std::vector<RankingCell> rankingCells(const TeamDocument &document) const override;
    [[nodiscard]] Message rankingOrder() const override;
    [[nodiscard]] std::span<const DocumentMethod> methods() const override;
    /// Somebody who was not on the kept card stays off it until he is given a share. One that was not made
    /// from strengths gives those that come closest to it.
    [[nodiscard]] DocumentWishes wishesFor(const Team &team, const Squad &squad,
                                           const TeamDocument *kept) const override;
    [[nodiscard]] std::vector<int> usualShares(const Squad &squad) const override;
    [[nodiscard]] int mostShare() const override;
    [[nodiscard]] QString sharedWith(const TeamDocument &document, const QUuid &person) const override;
    [[nodiscard]] Message noteOn(const DocumentMethod &method, const TeamDocument *kept) const override;
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    make(const DocumentWishes &wishes) const override;
    [[nodiscard]] bool isBehind(const TeamDocument &document, const Squad &squad) const override;
    [[nodiscard]] std::shared_ptr<const TeamDocument> renamed(const TeamDocument &document,
                                                              const Team &team) const override;
    [[nodiscard]] QString kind(const TeamDocument &document) const override;
    [[nodiscard]] bool holdsWorldCupFacts(const TeamDocument &document) const override;
    [[nodiscard]] Result<Documents> readFile(const QJsonObject &object) const override;
    [[nodiscard]] QJsonObject written(const Documents &documents) const override;
    /// Of the basic game: the binomial formula (team cards, section 5).
    [[nodiscard]] std::optional<MatchChances>
    chances(const PerSide<std::shared_ptr<const TeamDocument>> &documents,
            const QString &level) const override;
};

} // namespace touchline::atcs
