// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dice.h"
#include "core/match/agent.h"
#include "core/match/game_info.h"
#include "core/match/location.h"
#include "core/match/match.h"
#include "core/match/option_schema.h"
#include "core/match/report/score_sheet.h"
#include "core/match/simulated_match.h"
#include "core/match/team_documents.h"

#include <memory>

namespace touchline {

/// A rulebook: immutable, shared by all its matches.
class Game
{
public:
    Game() = default;
    Game(const Game &) = delete;
    Game(Game &&) = delete;
    Game &operator=(const Game &) = delete;
    Game &operator=(Game &&) = delete;
    virtual ~Game() = default;

    [[nodiscard]] virtual const GameInfo &info() const = 0;
    /// Reads and checks a team document. Errors: BadInput with every problem.
    [[nodiscard]] virtual Result<std::shared_ptr<const TeamDocument>>
    readTeam(const QJsonObject &object) const = 0;
    [[nodiscard]] virtual QJsonObject writeTeam(const TeamDocument &document) const = 0;
    /// A side as this game's document of the team gives it: team and squad, nobody absent.
    [[nodiscard]] virtual SideSetup sideFor(std::shared_ptr<const TeamDocument> document) const = 0;
    /// The game's own document of a team that another game has lined up, or a squad list: by `team` and
    /// `squad`; a document of its own is handed back. Errors: Refused (the game needs more than names and
    /// positions), BadInput with every problem.
    [[nodiscard]] virtual Result<std::shared_ptr<const TeamDocument>>
    documentFor(const SideSetup &side) const = 0;
    /// The document with which a team plays in a competition that keeps none of it: one of the time before
    /// competitions kept all documents. Another one than documentFor() where the game once made others: a
    /// competition goes on with the teams that it began with.
    [[nodiscard]] virtual Result<std::shared_ptr<const TeamDocument>>
    unkeptDocumentFor(const SideSetup &side) const
    {
        return documentFor(side);
    }
    /// How its documents of teams are looked at and made; null for a game in which names and positions are
    /// enough.
    [[nodiscard]] virtual const TeamDocuments *teamDocuments() const { return nullptr; }
    /// The charts that somebody can replace (FixtureSetup::charts), by name; empty where there are none.
    [[nodiscard]] virtual QStringList chartNames() const { return {}; }
    /// What a chart is for; empty for an unknown name.
    [[nodiscard]] virtual Message chartTitle(const QString & /*name*/) const { return {}; }
    /// The file of a shipped chart, to be copied and changed. Errors: NotFound.
    [[nodiscard]] virtual Result<QByteArray> shippedChart(const QString &name) const;
    /// Whether `file` may stand for the chart. Errors: NotFound for the name; BadInput with every problem.
    [[nodiscard]] virtual Result<void> checkChart(const QString &name, const QByteArray &file) const;
    /// Whether with these options it matters on whose ground a match is played. Where it does not, no
    /// competition has a location.
    [[nodiscard]] virtual bool hasHomeAdvantage(const OptionValues & /*options*/) const { return false; }
    /// Whether with these options somebody misses matches for what happened in earlier ones. Where nobody
    /// does, cards and injuries end with the match.
    [[nodiscard]] virtual bool hasSuspensions(const OptionValues & /*options*/) const { return true; }
    /// The options that were changed from what the level has, but can change nothing where they are used:
    /// each with its name and the reason.
    [[nodiscard]] virtual Problems idleOptions(const LevelSpec & /*level*/, const OptionValues & /*options*/,
                                               const OptionUse & /*use*/) const
    {
        return {};
    }
    /// Whether a match, or a competition, with these options looks at that chart.
    [[nodiscard]] virtual bool usesChart(const QString & /*name*/, const LevelSpec & /*level*/,
                                         const OptionValues & /*options*/, const OptionUse & /*use*/) const
    {
        return true;
    }
    /// Why matches that are decided like this cannot be played with these options; empty where they can.
    [[nodiscard]] virtual Problems obstaclesTo(const DecisionRules & /*decision*/,
                                               const LevelSpec & /*level*/,
                                               const OptionValues & /*options*/) const
    {
        return {};
    }
    /// Whether with these options it matters which conference a match belongs to.
    [[nodiscard]] virtual bool hasConferences(const OptionValues & /*options*/) const { return false; }
    /// The conference in which a team plays its qualifying with these options; by default its own.
    [[nodiscard]] virtual QString qualifyingConference(const QString & /*lineage*/, const QString &conference,
                                                       const OptionValues & /*options*/) const
    {
        return conference;
    }
    /// Draws where a competition is held. `charts` as FixtureSetup::charts. Errors: BadInput with every
    /// problem of the charts; those of the dice; NotFound (no such thing in this game).
    [[nodiscard]] virtual Result<Location> drawLocation(const QJsonObject &charts, Dice &dice) const;
    /// The same for the qualifying of a conference. Errors: NotFound, where the game draws no such thing or
    /// knows no such conference.
    [[nodiscard]] virtual Result<Location> drawConferenceLocation(const QString &conference,
                                                                  const QJsonObject &charts,
                                                                  const OptionValues &options,
                                                                  Dice &dice) const;
    /// Whether it has a chart to draw such a place from (drawLocation()).
    [[nodiscard]] virtual bool drawsLocations() const { return false; }
    /// The countries that can be named as the place; empty for a game in which it does not matter.
    [[nodiscard]] virtual QStringList countries() const { return {}; }
    /// The country that an organiser names. Errors: NotFound.
    [[nodiscard]] virtual Result<Location> locationNamed(const QString &country) const;
    /// What is left of a team's carry-in after a match that left no carry-out: it was awarded without being
    /// played, or only its result was entered. `carryIn` may be empty.
    [[nodiscard]] virtual QJsonObject carryPastMatch(const QJsonObject &carryIn) const { return carryIn; }
    /// What a score sheet of a match with these rules has, that is played at the table. Static storage behind
    /// its lists. Without an own one: plainScoreSheet().
    [[nodiscard]] virtual ScoreSheet scoreSheet(const QString &level, const OptionValues &options) const;
    /// What a match that a score sheet tells of takes into the next ones, as MatchReport::carryOut has it.
    /// `carryIn`: what the teams brought along. Empty where the game carries nothing of its own.
    [[nodiscard]] virtual QJsonObject carryOutOf(const MatchReport &report,
                                                 const PerSide<QJsonObject> &carryIn,
                                                 const OptionValues &options) const;
    /// A match at its first question; what there is to tell before it goes into `sink`. Errors: BadInput with
    /// every problem of the setup.
    [[nodiscard]] virtual Result<std::unique_ptr<Match>> kickOff(FixtureSetup setup,
                                                                 EventList &sink) const = 0;
    /// A computer player for `side`, by a name of info().agents. Errors: NotFound, naming the ones that
    /// exist.
    [[nodiscard]] virtual Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side side,
                                                                   Generator generator) const = 0;
    /// Many matches of a setup between those computer players. Its decision rules and absences are those of
    /// each playing. Null where the game has nothing faster than kickOff(), and for a setup or an agent that
    /// it refuses.
    [[nodiscard]] virtual std::unique_ptr<SimulatedMatch> simulated(const FixtureSetup & /*setup*/,
                                                                    const PerSide<QString> & /*agents*/) const
    {
        return nullptr;
    }
};

} // namespace touchline
