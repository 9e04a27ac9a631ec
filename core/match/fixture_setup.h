// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/location.h"
#include "core/match/option_schema.h"
#include "core/match/report/decision_rules.h"
#include "core/match/report/side.h"
#include "core/match/team_document.h"
#include "core/squad/squad.h"

#include <QJsonObject>

#include <memory>
#include <optional>
#include <vector>

namespace touchline {

class Game;
struct GameInfo;

/// A member of the squad who does not take part, and why ("sent off v Turkey 2002").
struct Absence
{
    QUuid player;
    QString because;

    bool operator==(const Absence &) const = default;
};

/// One side as it comes to the match.
struct SideSetup
{
    Team team;
    /// In the order of the team's document; events name players by their index here.
    Squad squad;
    std::shared_ptr<const TeamDocument> document;
    std::vector<Absence> absent;
    /// What earlier matches left behind, in the game's own form; empty where it has none.
    QJsonObject carryIn;
    /// The computer player that runs the side, where the rulebook gives it other rules than a person (ATCS:
    /// "solo", the Solo chart); else empty.
    QString runBy;
};

/// Everything that is settled before kick-off: who, with which rules, where. Chance is not in it.
struct FixtureSetup
{
    QUuid fixture;
    /// 0 first; a fixture that is played again has the next number.
    int attempt = 0;
    PerSide<SideSetup> sides;
    QString level;
    OptionValues options;
    /// The side on its own ground; nothing = neutral ground: nobody has home advantage whatever the options
    /// say.
    std::optional<Side> ground;
    /// What happens when it is level after 90 minutes.
    DecisionRules decision;
    /// Referee, weather, location as the game drew them (noteLocation()); empty where it has none.
    QJsonObject conditions;
    /// The version of the game's rules by which it is played; 0 = the one of the program. A log keeps it
    /// beside its setup.
    int rulesVersion = 0;
    /// House rules: tables of the game's own that replace the shipped ones, in the game's form by name.
    QJsonObject charts;
};

/// The version of the rules by which the match of this setup is played.
[[nodiscard]] int rulesOf(const FixtureSetup &setup, const GameInfo &game);

/// Adds a problem for everybody who is to sit out and is not in the squad of the side.
void checkAbsent(const SideSetup &side, Side which, Problems &problems);

/// Notes in the conditions where the competition is held, as every game with locations reads it: "location",
/// and "location_roll" where somebody rolled for it.
void noteLocation(FixtureSetup &setup, const Location &location);

/// The setup as a match log keeps it: with both team documents, so that it can be played again without any
/// other file.
[[nodiscard]] QJsonObject toJson(const FixtureSetup &setup, const Game &game);
/// Errors: BadInput with every problem and its path; a team document that `game` refuses.
[[nodiscard]] Result<FixtureSetup> setupFromJson(const QJsonObject &object, const Game &game);

} // namespace touchline
