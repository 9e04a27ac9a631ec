// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/index.h"
#include "core/base/result.h"
#include "core/competition/draws/draw.h"
#include "core/competition/entry/appointment.h"
#include "core/competition/entry/competition_type.h"
#include "core/competition/entry/entrant.h"
#include "core/competition/facts.h"
#include "core/competition/format/fixture.h"
#include "core/competition/format/format_tables.h"
#include "core/competition/former_season.h"
#include "core/competition/ruling.h"
#include "core/competition/standings/counted_result.h"
#include "core/match/location.h"
#include "core/match/report/match_report.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QUuid>

#include <cstdint>
#include <map>
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
    /// What teams bring along from the season before, for the rules of discipline: bans, bookings, injuries;
    /// not looked into here.
    QJsonArray carriedOver{};
    /// For tables over several seasons: those before, the latest last.
    std::vector<FormerSeason> formerSeasons{};
    /// Where it is held; nothing where no team is at home, see home_side.h.
    std::optional<Location> location;
    /// The same for qualifying, by conference.
    std::vector<ConferenceLocation> conferenceLocations{};
    /// When and where matches are to be played, as far as it is known; at most one for each number.
    std::vector<Appointment> calendar{};
    /// From what the calendar was made, as season_days.h writes it; empty where nobody noted it. Not looked
    /// into here.
    QJsonObject days{};
    CompetitionType type{};

    bool operator==(const CompetitionDefinition &) const = default;
};

struct LateEntry;

/// Other competitions of the same teams; see core/play/discipline/other_competitions.h.
struct OtherCompetitions;

/// Which of the facts that can change what was known before are made, as long as their lists.
struct KnownFacts
{
    std::vector<bool> rulings;
    std::vector<bool> withdrawals;
    /// The report was set aside by then.
    std::vector<bool> setAside;

    bool operator==(const KnownFacts &) const = default;
};

/// A competition: its definition and the facts since: a report per played fixture, rulings, withdrawals,
/// lots, draws of rounds, deductions, decisions about players. Tables, pairings and places are not in it;
/// they are derived, see progress.h. So correcting a result is replacing its report; what it was before is
/// kept, see setAside(). A copy is cheap: what never changes is shared.
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
    /// When and where fixtures()[index] is played, on the day that it was put off to; nothing where that is
    /// not known.
    [[nodiscard]] const Appointment *appointment(int index) const;
    /// Whether a ruling says on which day fixtures()[index] is played, or that this is not known.
    [[nodiscard]] bool isPostponed(int index) const { return m_postponed.contains(index); }
    /// The report of fixtures()[index]; null while there is none. It is what happened; whether it counts is
    /// for progress(): see countedResult() and personalReport().
    [[nodiscard]] const MatchReport *report(int index) const;
    /// The result that the report gives; null while there is none.
    [[nodiscard]] const CountedResult *result(int index) const;
    /// All rulings, in the order made.
    [[nodiscard]] const std::vector<Ruling> &rulings() const { return m_rulings; }
    /// The ruling about fixtures()[index] that has effect: the last one. Null where there is none.
    [[nodiscard]] const Ruling *ruling(int index) const;
    [[nodiscard]] const std::vector<TeamWithdrawal> &withdrawals() const { return m_withdrawals; }
    [[nodiscard]] bool isWithdrawn(int team) const;
    [[nodiscard]] const std::vector<Replacement> &replacements() const { return m_replacements; }
    /// Reports that do not count any more, in the order in which they were set aside.
    [[nodiscard]] const std::vector<SetAside> &setAside() const { return m_setAside; }
    [[nodiscard]] const std::vector<Lot> &lots() const { return m_lots; }
    [[nodiscard]] const std::vector<RoundDraw> &roundDraws() const { return m_roundDraws; }
    /// The draw of plan().drawnRounds[round]; null while it is not drawn.
    [[nodiscard]] const RoundDraw *roundDraw(int round) const;
    [[nodiscard]] const std::vector<Deduction> &deductions() const { return m_deductions; }
    [[nodiscard]] const std::vector<NotedConduct> &conduct() const { return m_conduct; }

    /// In the order in which they were made.
    [[nodiscard]] const std::vector<OrganiserDecision> &organiserDecisions() const
    {
        return m_organiserDecisions;
    }

    /// Enters a result or replaces the one that is there, which is then set aside. The state stays as it was
    /// when it is refused. Errors: NotFound (no such fixture); Refused (its two teams are not known yet, or
    /// are others than in the report, or the match is not needed or annulled); BadInput with the problems of
    /// validate(report).
    [[nodiscard]] Result<void> record(MatchReport report, const Note &note = {});
    /// The same for a report that was recorded earlier and is read back: its teams may meanwhile be others
    /// than the fixture's, and its first leg another, after a correction. Errors: NotFound; BadInput.
    [[nodiscard]] Result<void> restore(MatchReport report);
    /// Keeps the report of a match that the computer has just played for a forecast between these entrants;
    /// not checked, since that takes longer than the match. `report` is not null.
    void playOn(int index, std::shared_ptr<const MatchReport> report, const PerSide<int> &teams);
    /// Takes a result out; it is set aside. Nothing happens if there is none.
    void withdraw(int index, const Note &note = {});

    /// Makes a ruling about a match. Replay, and Abandoned to be played again, set its report aside.
    /// Errors: NotFound (no such match); BadInput (a score that does not fit its winner, or has no winner in
    /// a tie); Refused: other teams than the match has now, or teams that are not known yet; a match that is
    /// not needed; to postpone one that is played; to annul one of a tie, which needs a winner; to play one
    /// again that was not played; to take one as it is that is not in conflict because of its teams, or
    /// counts in a table.
    [[nodiscard]] Result<void> rule(Ruling ruling);
    /// A ruling that was made earlier and is read back. Errors: NotFound; BadInput.
    [[nodiscard]] Result<void> restore(Ruling ruling);
    /// Errors: BadInput (no such team); Refused (to revoke what was not decided).
    [[nodiscard]] Result<void> withdrawTeam(TeamWithdrawal withdrawal);
    /// Another team takes the place of an entrant, before one of its matches is played: a late entry, also
    /// for a team that has withdrawn or that only kept a place free. Errors: BadInput (no such entrant; the
    /// new team takes part already or has no name); Refused (there are reports or rulings about a match of
    /// it).
    [[nodiscard]] Result<void> replaceEntrant(int team, Entrant entrant, const Note &note = {});
    /// Gives an entrant another name from a day on (null = not noted); what it was called stays known. What
    /// refers to it by its name in the definition follows. Errors: BadInput (no such entrant, no name, the
    /// name of another team); Refused (it is called so already).
    [[nodiscard]] Result<void> renameEntrant(int team, const QString &name, const QDate &day = {});
    /// A team joins after the start: see late_entry.h.
    [[nodiscard]] Result<void> enterLate(const LateEntry &entry);
    /// Puts a calendar in the place of the one there is. A match that was put off stays on the day that it
    /// was put off to. `days`: what is noted of it from now on (CompetitionDefinition::days); nothing = as
    /// before. Errors: BadInput (an appointment for a match that does not exist, or two for one).
    [[nodiscard]] Result<void> setCalendar(std::vector<Appointment> calendar,
                                           std::optional<QJsonObject> days = {});
    /// Gives it another name, without the blanks at its ends. Errors: BadInput (no name).
    [[nodiscard]] Result<void> rename(const QString &name);
    /// Puts these teams, indices of entrants, into that order of the ranking, best first; they share out the
    /// places that they have in it, the others keep theirs. Errors: BadInput (fewer than two, a team twice).
    [[nodiscard]] Result<void> setRanking(const std::vector<int> &teams);
    /// Puts other rules for some of the matches (Format::matchRules) in the place of those there are. Errors:
    /// BadInput (a stage, round or match that there is not).
    [[nodiscard]] Result<void> setMatchRules(std::vector<MatchRules> rules);
    /// Puts other points and tie-breaks for all its tables in the place of those there are; what was played
    /// stays. Errors: BadInput (rules that the format cannot have); Refused (no tables; whether matches need
    /// a winner would change, and some are played).
    [[nodiscard]] Result<void> setTableRules(const RuleSet &rules);
    /// Puts other rules of discipline in the place of its own, empty = those of its game; not looked into
    /// here. Errors: those of create().
    [[nodiscard]] Result<void> setDiscipline(QJsonObject rules);
    /// Errors: BadInput (a category that is too long).
    [[nodiscard]] Result<void> setCompetitionType(const CompetitionType &type);
    /// Says who decides for each team from now on, by entrant (Entrant::agent). Errors: BadInput (another
    /// number of names than of entrants).
    [[nodiscard]] Result<void> setAgents(const std::vector<QString> &agents);
    /// A replacement or a report set aside that was made earlier and is read back. Errors: NotFound (no such
    /// match); BadInput (no such entrant).
    [[nodiscard]] Result<void> restore(Replacement replacement);
    [[nodiscard]] Result<void> restore(SetAside setAside);
    /// A withdrawal that was decided earlier and is read back. Errors: BadInput.
    [[nodiscard]] Result<void> restore(TeamWithdrawal withdrawal);

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
    /// Errors: BadInput (no such team or match, nothing decided).
    [[nodiscard]] Result<void> addOrganiserDecision(OrganiserDecision decision);
    /// Takes organiserDecisions()[index] out again.
    void removeOrganiserDecision(int index);

    /// From what all chance that is still to come is drawn: the definition's, or setSeed().
    [[nodiscard]] std::uint64_t seed() const { return m_seed.value_or(m_frame->definition.seed); }
    /// Other chance from now on, for a forecast: no fact, so it is neither kept nor compared.
    void setSeed(std::uint64_t seed) { m_seed = seed; }
    [[nodiscard]] bool isForecast() const { return m_seed.has_value(); }

    /// The same definition and the same facts that have or had an effect; what was set aside on the way is
    /// not compared.
    bool operator==(const Competition &other) const;

    /// What stands beside it in its league, where bans are served in several competitions: no fact of its
    /// own, so it is neither kept nor compared. Null where nothing does.
    void setOtherCompetitions(std::shared_ptr<const OtherCompetitions> others)
    {
        m_otherCompetitions = std::move(others);
    }
    [[nodiscard]] const OtherCompetitions *otherCompetitions() const { return m_otherCompetitions.get(); }

    /// The competition without the facts that are not known: rulings and withdrawals that are not made yet,
    /// and, where a report was not yet set aside, that report in place of what came after it. Lots, draws of
    /// rounds and the rest are as they are now.
    [[nodiscard]] Competition asKnown(const KnownFacts &known) const;
    /// The competition as it was when of its matches these were over, by fixture: without the other results,
    /// and without rulings, withdrawals, decisions, lots and draws of rounds that came later. What has no
    /// note of its time (corrected results, other names, points taken away) is as now.
    [[nodiscard]] Competition asOf(const std::vector<bool> &isOver) const;
    /// When and where fixtures()[index] was to be played before rulings()[ruling] was made; nothing where it
    /// is not known.
    [[nodiscard]] std::optional<Appointment> appointmentBefore(FixtureIndex index, int ruling) const;

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
    [[nodiscard]] Result<void> keep(int index, MatchReport report, const ReportDemands &demands);
    void moveAside(int index, SetAside::Why why, const Note &note);
    void take(Ruling ruling, int index);
    void noteDay(const Ruling &ruling, int index);
    [[nodiscard]] Appointment postponedDay(const Ruling &ruling, int index) const;
    [[nodiscard]] CountedResult countedIn(const MatchReport &report, int index) const;
    [[nodiscard]] Result<void> checkBrokenOff(const MatchReport &report, int index) const;
    [[nodiscard]] bool wasBrokenOff(int index) const;

    /// Makes the frame anew, since its tables point into its own definition.
    [[nodiscard]] Result<void> redefine(CompetitionDefinition changed);
    void moveFacts(const Frame &former);

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
    std::vector<Ruling> m_rulings;
    /// By fixture: index in m_rulings, -1 for none; empty while there is no ruling at all.
    std::vector<int> m_rulingOf;
    /// Where and when a fixture is played that was put off; by index.
    std::map<int, Appointment> m_postponed;
    std::vector<TeamWithdrawal> m_withdrawals;
    std::vector<Replacement> m_replacements;
    std::vector<SetAside> m_setAside;
    std::vector<OrganiserDecision> m_organiserDecisions;
    std::shared_ptr<const OtherCompetitions> m_otherCompetitions;
    std::optional<std::uint64_t> m_seed;
};

} // namespace touchline
