// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/appointment.h"
#include "core/competition/draw.h"
#include "core/competition/entrant.h"
#include "core/competition/facts.h"
#include "core/competition/fixture.h"
#include "core/competition/format_tables.h"
#include "core/match/location.h"
#include "core/match/match_report.h"

#include <QHash>
#include <QJsonObject>
#include <QUuid>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace touchline {

/// Where the qualifying matches of a conference are played (ATCS 9.6).
struct ConferenceLocation
{
    QString conference;
    Location location;

    bool operator==(const ConferenceLocation &) const = default;
};

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
    /// The same for qualifying, by conference.
    std::vector<ConferenceLocation> conferenceLocations{};
    /// When and where matches are to be played, as far as it is known; at most one for each number.
    std::vector<Appointment> calendar{};

    bool operator==(const CompetitionDefinition &) const = default;
};

/// What a recorded match brings into tables and ties.
struct CountedResult
{
    /// Indices of entrants.
    PerSide<int> teams{{-1, -1}};
    Score score;
    Score after90;
    std::optional<Side> winner;
    DecidedBy decidedBy = DecidedBy::NinetyMinutes;
    bool withoutScore = false;

    bool operator==(const CountedResult &) const = default;
};

/// A competition: its definition and the facts since: a report per played fixture, lots, draws of rounds,
/// deductions. Tables, pairings and places are not in it; they are derived, see progress.h. So correcting a
/// result is replacing its report. A copy is cheap: what never changes is shared.
class Competition
{
public:
    /// Errors: BadInput with every problem: no id, a team twice, a draw that does not fill the entries, a
    /// format that cannot be played, an appointment for a match that does not exist.
    [[nodiscard]] static Result<Competition> create(CompetitionDefinition definition);

    [[nodiscard]] const CompetitionDefinition &definition() const { return m_frame->definition; }
    [[nodiscard]] const FixturePlan &plan() const { return m_frame->plan; }
    /// In the order of play.
    [[nodiscard]] const std::vector<Fixture> &fixtures() const { return m_frame->plan.fixtures; }
    [[nodiscard]] const std::vector<TablePlan> &tables() const { return m_frame->tables; }
    /// placement()[e][p] = entrant in place p of the entry e.
    [[nodiscard]] const Placement &placement() const { return m_frame->placement; }
    [[nodiscard]] const Entrant &entrant(int team) const
    {
        return m_frame->definition.entrants[static_cast<std::size_t>(team)];
    }
    /// nameRank()[team]: place of the entrant in the order of all names.
    [[nodiscard]] const std::vector<int> &nameRank() const { return m_frame->nameRank; }

    /// Index of a fixture, -1 if there is none.
    [[nodiscard]] int indexOfNumber(int number) const;
    [[nodiscard]] int indexOfFixture(const QUuid &id) const;
    /// Index of an entrant, -1 if the team does not take part.
    [[nodiscard]] int indexOfTeam(const QUuid &id) const;
    /// When and where fixtures()[index] is played; nothing where that is not known.
    [[nodiscard]] const Appointment *appointment(int index) const;
    /// The report of fixtures()[index]; null while there is none.
    [[nodiscard]] const MatchReport *report(int index) const;
    /// What counts of it; null while there is no report.
    [[nodiscard]] const CountedResult *result(int index) const;
    [[nodiscard]] const std::vector<Lot> &lots() const { return m_lots; }
    [[nodiscard]] const std::vector<RoundDraw> &roundDraws() const { return m_roundDraws; }
    /// The draw of plan().drawnRounds[round]; null while it is not drawn.
    [[nodiscard]] const RoundDraw *roundDraw(int round) const;
    [[nodiscard]] const std::vector<Deduction> &deductions() const { return m_deductions; }
    [[nodiscard]] const std::vector<NotedConduct> &conduct() const { return m_conduct; }

    /// Enters a result or replaces the one that is there. The state stays as it was when it is refused.
    /// Errors: NotFound (no such fixture); Refused (its two teams are not known yet, or are others than in
    /// the report, or the match is not needed); BadInput with the problems of validate(report).
    [[nodiscard]] Result<void> record(MatchReport report);
    /// The same for a report that was recorded earlier and is read back: its teams may meanwhile be others
    /// than the fixture's, after a correction. Errors: NotFound; BadInput.
    [[nodiscard]] Result<void> restore(MatchReport report);
    /// Takes a result out. Nothing happens if there is none.
    void withdraw(int index);

    /// Keeps a lot. Errors: BadInput (fewer than two teams, one twice, one that does not take part; no such
    /// table or tie).
    [[nodiscard]] Result<void> addLot(Lot lot);
    /// Keeps the pairings of a round. A round whose matches are not played yet may be drawn again. Errors:
    /// BadInput (no such round, a place of the pot twice or left out); Refused (a match of it is played).
    [[nodiscard]] Result<void> addRoundDraw(RoundDraw draw);
    /// Errors: BadInput (no such table or team, no points, no reason).
    [[nodiscard]] Result<void> addDeduction(Deduction deduction);
    /// The last one for a team of a table counts. Errors: BadInput (no such table or team, a score above 0).
    [[nodiscard]] Result<void> addConduct(NotedConduct conduct);

    bool operator==(const Competition &other) const;

private:
    /// What follows from the definition alone; shared by all copies.
    struct Frame
    {
        CompetitionDefinition definition;
        FixturePlan plan;
        std::vector<TablePlan> tables;
        Placement placement;
        std::vector<int> nameRank;
        QHash<QUuid, int> fixtureIndex;
        QHash<QUuid, int> teamIndex;
        /// By fixture: index in the calendar, -1 for none.
        std::vector<int> appointments;
    };
    Competition() = default;
    [[nodiscard]] Result<void> keep(int index, MatchReport report, const DecisionRules &rules);

    std::shared_ptr<const Frame> m_frame;
    std::vector<std::shared_ptr<const MatchReport>> m_reports;
    /// By fixture, where there is a report.
    std::vector<std::optional<CountedResult>> m_results;
    std::vector<Lot> m_lots;
    std::vector<RoundDraw> m_roundDraws;
    /// By drawn round: index in m_roundDraws, -1 for none.
    std::vector<int> m_drawOfRound;
    std::vector<Deduction> m_deductions;
    std::vector<NotedConduct> m_conduct;
};

} // namespace touchline
