// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/team/simulator_team.h"
#include "core/match/team_documents.h"

namespace touchline::simulator {

/// Budget squads as they are looked at, made and exchanged.
class SquadDocuments final : public TeamDocuments
{
public:
    [[nodiscard]] QString fileFormat() const override;
    [[nodiscard]] DocumentView view(const TeamDocument &document) const override;
    [[nodiscard]] const Team &team(const TeamDocument &document) const override;
    [[nodiscard]] Squad squad(const TeamDocument &document) const override;
    [[nodiscard]] TeamStrength strength(const TeamDocument &document) const override;
    /// All have the same credits to spend.
    [[nodiscard]] bool ranksTeams() const override { return false; }
    [[nodiscard]] std::span<const RankingColumn> rankingColumns() const override;
    [[nodiscard]] std::vector<RankingCell> rankingCells(const TeamDocument &document) const override;
    [[nodiscard]] Message rankingOrder() const override;
    [[nodiscard]] std::span<const DocumentMethod> methods() const override;
    [[nodiscard]] DocumentWishes wishesFor(const Team &team, const Squad &squad,
                                           const TeamDocument *kept) const override;
    /// A share is a sticker: its sections as a number, the first one lowest, three bits each; 0 = not among
    /// the sixteen.
    [[nodiscard]] std::vector<int> usualShares(const Squad &squad) const override;
    [[nodiscard]] int mostShare() const override;
    [[nodiscard]] QString sharedWith(const TeamDocument &document, const QUuid &person) const override;
    [[nodiscard]] QString shareText(int share) const override;
    [[nodiscard]] std::optional<int> shareFrom(const QString &text) const override;
    [[nodiscard]] bool hasShare(const SquadEntry & /*entry*/) const override { return true; }
    [[nodiscard]] std::vector<ShareChoice> shareChoices(const DocumentWishes &wishes,
                                                        std::size_t entry) const override;
    [[nodiscard]] QString costOf(int share) const override;
    [[nodiscard]] Message balance(const DocumentWishes &wishes) const override;
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
};

} // namespace touchline::simulator
