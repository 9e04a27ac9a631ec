// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/fixture_setup.h"
#include "core/match/team_documents.h"

namespace touchline::shove {

inline constexpr int leastNerve = 1;
inline constexpr int mostNerve = 6;
inline constexpr int usualNerve = 3;
inline constexpr int mostShareOfOne = 9;
/// As many as there are shirts.
inline constexpr std::size_t mostPlayers = 99;

/// What Shove knows of a team: its nerve, and how often each of the squad is at the penny.
struct ShoveSheet final : TeamDocument
{
    Team team;
    Squad squad;
    int nerve = usualNerve;
    /// By entry of the squad: 0..9.
    std::vector<int> shares;
    /// Made by a person, not from a World Cup.
    bool isCustom = true;

    bool operator==(const ShoveSheet &other) const
    {
        return team == other.team && squad == other.squad && nerve == other.nerve && shares == other.shares &&
               isCustom == other.isCustom;
    }
};

/// The highest number of 1..100 at which each of the squad is at the penny; 0 for one who never is.
[[nodiscard]] std::vector<int> lastNumbers(const ShoveSheet &sheet);

/// The sheet of any squad: forwards are at the penny more often than defenders.
[[nodiscard]] ShoveSheet sheetFor(const Team &team, const Squad &squad);

[[nodiscard]] QJsonObject toJson(const ShoveSheet &sheet);
/// Errors: BadInput with every problem and its place.
[[nodiscard]] Result<std::shared_ptr<const TeamDocument>> sheetFromJson(const QJsonObject &object);

/// Null if the side has another game's document or none.
[[nodiscard]] const ShoveSheet *sheetOf(const SideSetup &side);

class ShoveSheets final : public TeamDocuments
{
public:
    [[nodiscard]] QString fileFormat() const override;
    [[nodiscard]] DocumentView view(const TeamDocument &document) const override;
    [[nodiscard]] const Team &team(const TeamDocument &document) const override;
    [[nodiscard]] Squad squad(const TeamDocument &document) const override;
    [[nodiscard]] TeamStrength strength(const TeamDocument &document) const override;
    [[nodiscard]] std::span<const RankingColumn> rankingColumns() const override;
    [[nodiscard]] std::vector<RankingCell> rankingCells(const TeamDocument &document) const override;
    [[nodiscard]] Message rankingOrder() const override;
    [[nodiscard]] std::span<const DocumentMethod> methods() const override;
    [[nodiscard]] DocumentWishes wishesFor(const Team &team, const Squad &squad,
                                           const TeamDocument *kept) const override;
    [[nodiscard]] std::vector<int> usualShares(const Squad &squad) const override;
    [[nodiscard]] int mostShare() const override { return mostShareOfOne; }
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
};

} // namespace touchline::shove
