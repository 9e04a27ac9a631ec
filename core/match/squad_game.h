// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"

#include <QtGlobal>

#include <memory>
#include <utility>

namespace touchline {

/// What the games share that any squad plays, by names and positions, and in which it does not matter where a
/// match is played. `Parts` names what is a game's own:
/// - Team: its document, with `team` and `squad`; toJson(team) is found by its type;
/// - noTeam: "%1 has no FUBA team.", QT_TRANSLATE_NOOP("core", ...);
/// - readTeam(object): a Result<Team>;
/// - teamFromSquad(team, squad): a Team;
/// - match(setup, home, away, sink, problems): a match at its first question; with problems it is not looked
///   at. `home` and `away` are the documents in the setup.
template <class Parts>
class SquadGame : public Game
{
public:
    using Team = typename Parts::Team;

    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    readTeam(const QJsonObject &object) const override
    {
        auto team = Parts::readTeam(object);
        TOUCHLINE_TRY(team);
        return std::make_shared<const Team>(std::move(*team));
    }

    [[nodiscard]] QJsonObject writeTeam(const TeamDocument &document) const override
    {
        return toJson(dynamic_cast<const Team &>(document));
    }

    [[nodiscard]] SideSetup sideFor(std::shared_ptr<const TeamDocument> document) const override
    {
        const auto &team = dynamic_cast<const Team &>(*document);
        SideSetup side;
        side.team = team.team;
        side.squad = team.squad;
        side.document = std::move(document);
        return side;
    }

    /// Any squad plays; what it lacks is made up.
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    documentFor(const SideSetup &side) const override
    {
        if (teamOf(side) != nullptr)
            return side.document;
        return std::make_shared<const Team>(Parts::teamFromSquad(side.team, side.squad));
    }

    [[nodiscard]] Result<std::unique_ptr<Match>> kickOff(FixtureSetup setup, EventList &sink) const override
    {
        Problems problems;
        for (const Side side : bothSides)
            checkSide(setup.sides[side], side, problems);
        if (const auto level = findLevel(info().levels, setup.level); !level)
            problems.push_back({QStringLiteral("level"), level.error().message, {}});
        prepare(setup);
        std::unique_ptr<Match> match;
        if (problems.empty()) {
            const Team &home = *teamOf(setup.sides[Side::Home]);
            const Team &away = *teamOf(setup.sides[Side::Away]);
            match = Parts::match(std::move(setup), home, away, sink, problems);
        }
        if (!problems.empty())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The match cannot kick off."), {},
                        std::move(problems));
        return match;
    }

protected:
    /// The team of a side; null if the side has another game's document or none.
    [[nodiscard]] static const Team *teamOf(const SideSetup &side)
    {
        return dynamic_cast<const Team *>(side.document.get());
    }

    /// What the options change in a setup before the match is made of it.
    virtual void prepare(FixtureSetup & /*setup*/) const {}

private:
    static void checkSide(const SideSetup &side, Side which, Problems &problems)
    {
        if (teamOf(side) == nullptr)
            problems.push_back({sideWord(which), {Parts::noTeam, {side.team.name}}, {}});
        else
            checkAbsent(side, which, problems);
    }
};

} // namespace touchline
