// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/draw.h"
#include "core/competition/entrant.h"
#include "core/competition/fixture.h"
#include "core/competition/format.h"
#include "core/match/location.h"
#include "core/match/match_report.h"

#include <QJsonObject>
#include <QUuid>

#include <cstdint>
#include <optional>
#include <vector>

namespace touchline {

/// Everything that is settled when a competition begins.
struct CompetitionDefinition
{
    QUuid id;
    QString name;
    Format format;
    std::vector<Entrant> entrants;
    Draw draw;
    /// All chance of the competition comes from streams of this seed.
    std::uint64_t seed = 0;
    /// Id and level of the game it is played with, and the game's options; not looked into here.
    QString game;
    QString level;
    QJsonObject options;
    /// House rules: charts of the game that replace the shipped ones, as FixtureSetup::charts.
    QJsonObject charts;
    /// The rules of discipline in place of the game's, as their file has them; not looked into here.
    QJsonObject discipline;
    /// Where it is held; nothing where no team is at home, see home_side.h.
    std::optional<Location> location;

    bool operator==(const CompetitionDefinition &) const = default;
};

/// Lots that were drawn for teams of one group, first drawn first. A fact: it is kept, whatever becomes of
/// the table.
struct Lot
{
    int group = 0;
    /// Indices of entrants.
    std::vector<int> order;

    bool operator==(const Lot &) const = default;
};

/// A competition: its definition and the facts since, one report per played fixture and the lots drawn.
/// Tables, pairings and places are not in it; they are derived, see progress.h. So correcting a result is
/// replacing its report.
class Competition
{
public:
    /// Errors: BadInput with every problem: no id, a team twice, a draw that does not fill the groups, a
    /// format that cannot be played.
    [[nodiscard]] static Result<Competition> create(CompetitionDefinition definition);

    [[nodiscard]] const CompetitionDefinition &definition() const { return m_definition; }
    /// By number.
    [[nodiscard]] const std::vector<Fixture> &fixtures() const { return m_fixtures; }
    [[nodiscard]] const Placement &placement() const { return m_placement; }
    [[nodiscard]] const Entrant &entrant(int team) const
    {
        return m_definition.entrants[static_cast<std::size_t>(team)];
    }

    /// nameRank()[team]: place of the entrant in the order of all names.
    [[nodiscard]] const std::vector<int> &nameRank() const { return m_nameRank; }

    /// Index of a fixture, -1 if there is none.
    [[nodiscard]] int indexOfNumber(int number) const;
    [[nodiscard]] int indexOfFixture(const QUuid &id) const;
    /// Index of an entrant, -1 if the team does not take part.
    [[nodiscard]] int indexOfTeam(const QUuid &id) const;
    /// The report of fixtures()[index]; null while there is none.
    [[nodiscard]] const MatchReport *report(int index) const;
    [[nodiscard]] const std::vector<Lot> &lots() const { return m_lots; }

    /// Enters a result or replaces the one that is there. The state stays as it was when it is refused.
    /// Errors: NotFound (no such fixture); Refused (its two teams are not known yet, or are others than in
    /// the report); BadInput with the problems of validate(report).
    [[nodiscard]] Result<void> record(MatchReport report);
    /// The same for a report that was recorded earlier and is read back: its teams may meanwhile be others
    /// than the fixture's, after a correction. Errors: NotFound; BadInput.
    [[nodiscard]] Result<void> restore(MatchReport report);
    /// Takes a result out. Nothing happens if there is none.
    void withdraw(int index) { m_reports[static_cast<std::size_t>(index)].reset(); }

    /// Keeps a lot. Errors: BadInput (fewer than two teams, one twice, one of another group).
    [[nodiscard]] Result<void> addLot(Lot lot);

    bool operator==(const Competition &) const = default;

private:
    Competition() = default;

    CompetitionDefinition m_definition;
    std::vector<std::optional<MatchReport>> m_reports;
    std::vector<Lot> m_lots;
    /// Made from the definition once, because they never change.
    std::vector<Fixture> m_fixtures;
    Placement m_placement;
    std::vector<int> m_nameRank;
};

} // namespace touchline
