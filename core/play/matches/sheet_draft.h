// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/table_match.h"

#include <optional>
#include <vector>

namespace touchline {

/// What is wrong on a score sheet, and where.
struct SheetProblem
{
    /// Index of the event that it is about; -1: another place, see Problem::where ("events", "after_90",
    /// "line_up.home", "facts.attempts.away.2").
    int event = -1;
    Problem problem;
};

/// A score sheet that somebody is writing. It may be wrong at any time: problems() says where. What follows
/// from something else is never typed twice: the result follows from the goals until somebody types one, a
/// second yellow card brings the sending-off, the winner follows from the figures.
class SheetDraft
{
public:
    /// The figures at the top of the sheet.
    struct Figures
    {
        /// At the end, extra time included.
        Score score;
        bool wasExtended = false;
        /// Only with wasExtended.
        std::optional<Score> after90;
        std::optional<Score> shootOut;
        /// Who won where the goals do not say it: by lots after a level shoot-out, by criteria of the game,
        /// or where nobody counts goals (ScoreSheet::hasWinnerAlone). Nothing = drawn.
        std::optional<Side> winner;
        /// Word of ScoreSheet::criteria; empty = the first. Nothing where only the winner is known.
        QString criterion;
        /// The side that could not go on, where the sheet knows that; the score is the one that was awarded.
        std::optional<Side> forfeitedBy{};

        bool operator==(const Figures &) const = default;
    };

    explicit SheetDraft(TableMatch match);
    /// Goes on from a report of this match, to correct it. Where the goals listed make its result, that goes
    /// on following from them. Its players are there even where they have left the squad since. A report of
    /// other teams gives its figures alone.
    void take(const MatchReport &former);
    /// Goes on from what this sheet reported before it was interrupted. What it was to correct stays known.
    void resume(const MatchReport &kept);

    [[nodiscard]] const TableMatch &match() const { return m_match; }

    /// How much of the match is noted; what is not is left out of the report.
    [[nodiscard]] Completeness noted() const { return m_noted; }
    /// No more than the sheet has: without scorers there is the score alone, and with them all is noted where
    /// there are no cards and injuries.
    void setNoted(Completeness noted);

    /// The goals do not say who won, and the sheet asks for it.
    [[nodiscard]] bool asksForWinner() const;
    [[nodiscard]] const Figures &figures() const { return m_figures; }
    /// Where somebody types another score, the goals do not change it from now on.
    void setFigures(const Figures &figures);
    /// The result follows from the goals (again). Extra time and a shoot-out that somebody typed stay: no
    /// goal and no kick may be listed of them.
    void followGoals();
    [[nodiscard]] bool followsGoals() const { return m_followsGoals; }

    /// Goals of the result that are not among the events, by the side for which they count: the report lists
    /// them as those of unknown scorers.
    [[nodiscard]] PerSide<int> goalsNotListed() const;

    /// In the order of the match: by minute, those without one behind, then the kicks of the shoot-out.
    [[nodiscard]] const std::vector<ReportEvent> &events() const { return m_events; }
    /// Gives the index that it has got. In a match without extra time minute 91 is 90+1. A sending-off for a
    /// second yellow card comes by itself, and only by itself: adding one gives -1. What was not to be noted
    /// is from now on: a card on a sheet of scorers.
    int add(const ReportEvent &noted);
    int replace(int index, const ReportEvent &event);
    /// Indices of events, each once, in rising order. With a sending-off goes the card that brought it.
    void remove(const std::vector<int> &indices);
    void remove(int index) { remove(std::vector<int>{index}); }

    /// He took part although he was suspended or injured: from now on he is on the sheet like the others.
    void noteFielded(Side side, const QUuid &player);

    /// He has come to the list of the team since the sheet was begun, and may be chosen like the others.
    /// Nothing where he is there already.
    void addPlayer(Side side, const SquadEntry &entry, PlayerOnTheDay player);

    [[nodiscard]] const LineUp &lineUp(Side side) const { return m_lineUps[side]; }
    void setLineUp(Side side, LineUp lineUp) { m_lineUps[side] = std::move(lineUp); }
    /// An empty value: it is not noted.
    void setFact(const MatchFact &fact);
    /// Empty where it is not noted.
    [[nodiscard]] QString fact(const QString &name, std::optional<Side> side = {}, int period = 0) const;
    [[nodiscard]] std::optional<int> attendance() const { return m_attendance; }
    void setAttendance(std::optional<int> attendance) { m_attendance = attendance; }

    /// The report that the sheet makes. Its id is the same for the same number of earlier reports. Of the
    /// squads it lists who sat out, and who took part as far as the sheet says so.
    [[nodiscard]] MatchReport report(int earlierReports = 0) const;
    /// Everything that keeps the report from being entered; empty = it can be.
    [[nodiscard]] std::vector<SheetProblem> problems() const;

private:
    void arrange();
    void takePlayers(const MatchReport &former);
    [[nodiscard]] MatchReport withWholeSquads(int earlierReports) const;
    [[nodiscard]] bool isKnownPresent(const MatchReport &report, Side side, const QUuid &player) const;
    [[nodiscard]] bool isNoted(const ReportEvent &event) const;
    [[nodiscard]] std::vector<MatchFact> factsInOrder() const;
    [[nodiscard]] std::vector<PlayerFigure> playerFiguresInOrder() const;
    void decide(MatchReport &report) const;
    void keepCriterion(MatchReport &report) const;
    void follow();

    TableMatch m_match;
    Completeness m_noted = Completeness::Full;
    Figures m_figures;
    bool m_followsGoals = true;
    /// Of the figures, what somebody typed that goals need not show.
    bool m_typedExtraTime = false;
    std::optional<Score> m_typedShootOut;
    /// The report that was taken up, of the same teams. It keeps what the sheet has no place for.
    std::optional<MatchReport> m_taken;
    std::vector<ReportEvent> m_events;
    PerSide<LineUp> m_lineUps;
    /// Of whom the report that was taken up, or a person, said that they took part.
    PerSide<std::vector<QUuid>> m_present;
    std::vector<MatchFact> m_facts;
    /// Of the report that was taken; the order of the sheet is kept.
    std::vector<PlayerFigure> m_playerFigures;
    std::optional<int> m_attendance;
};

} // namespace touchline
