// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/match/report/decision_rules.h"
#include "core/match/report/period.h"
#include "core/match/report/score.h"

#include <QJsonObject>
#include <QString>
#include <QUuid>

#include <optional>
#include <vector>

namespace touchline {

/// How much was recorded. What was not recorded counts as not recorded: it brings no bans and no scorers.
enum class Completeness {
    Score,   ///< the result alone
    Scorers, ///< result and every goal with its scorer
    Full,    ///< goals, cards, injuries, who was available
    Cards    ///< all but the goals: result, cards, injuries, who was available
};
[[nodiscard]] constexpr bool hasScorers(Completeness noted)
{
    return noted == Completeness::Scorers || noted == Completeness::Full;
}
[[nodiscard]] constexpr bool hasCards(Completeness noted)
{
    return noted == Completeness::Cards || noted == Completeness::Full;
}

/// What decided the match.
enum class DecidedBy {
    NinetyMinutes, ///< "90": regulation time, a draw included
    ExtraTime,     ///< "extra_time": it was played and nothing came after it, level or not (a replay follows)
    ShootOut,      ///< "shoot_out"
    Criteria, ///< "criteria": level (or the tie is), and the rulebook names a winner by other figures (ATCS
              ///< Quick Play)
    Forfeit ///< "forfeit": one side could not go on (too few players). `score` is what the rulebook gives the
            ///< other one; the goals listed are those that were scored
};

enum class ReportEventKind {
    Goal,        ///< from open play or any kick but a penalty
    PenaltyGoal, ///< a penalty during play (not the shoot-out)
    OwnGoal,     ///< `side` is the side of the player; it counts for the other one
    Yellow,
    SecondYellow, ///< the sending-off that a second yellow card brings; the yellow itself is an event before
                  ///< it
    Red,
    Injury,
    SubstituteOn,
    ShootOutGoal,
    ShootOutMiss
};

/// Something that happened to a player, as the record of the match keeps it. A goal without a player and a
/// name is one whose scorer nobody noted (isOfUnknownScorer()).
struct ReportEvent
{
    ReportEventKind kind = ReportEventKind::Goal;
    /// 1..120, as the game counts them; nothing where it was not noted. Shoot-out kicks carry the last one.
    std::optional<int> minute;
    /// Minutes of stoppage time beyond `minute` (45+2), 0 or more.
    int stoppage = 0;
    Side side = Side::Home;
    QUuid player;
    /// The name as it was printed then.
    QString playerName;
    /// A word of the game for the kind, for example "corner" for a goal or "out_next" for an injury; may be
    /// empty.
    QString detail;
    /// Of the same side: who made the goal, or who went off for the substitute. Null where it was nobody or
    /// not noted, and for any other kind.
    QUuid second{};
    QString secondName{};
    /// Only where the minute does not tell it (periodByMinute()): extra time that begins with minute 61. Ask
    /// periodOf().
    std::optional<Period> period{};

    bool operator==(const ReportEvent &) const = default;
};

/// A member of the squad on the day.
struct PlayerOnTheDay
{
    QUuid player;
    QString name;
    bool available = true;
    /// Why he sat out ("sent off v Turkey 2002"); empty when available.
    QString because;

    bool operator==(const PlayerOnTheDay &) const = default;
};

struct TeamOnTheDay
{
    QUuid team;
    QString name;
    /// The squad with who was available; empty where it was not recorded.
    std::vector<PlayerOnTheDay> players;

    bool operator==(const TeamOnTheDay &) const = default;
};

/// Who began and who sat on the bench, where it was written down.
struct LineUp
{
    std::vector<QUuid> started;
    std::vector<QUuid> bench;

    [[nodiscard]] bool isEmpty() const { return started.empty() && bench.empty(); }
    bool operator==(const LineUp &) const = default;
};

/// Something else that a score sheet tells of the match: the referee, the attempts of a half. The sheet of
/// the game says what there is (ScoreSheet::fields).
struct MatchFact
{
    /// "attempts"
    QString name;
    /// Nothing: of the match.
    std::optional<Side> side;
    /// 1 and 2 = halves, 3 and 4 = extra time; 0 = of all.
    int period = 0;
    /// A number in digits, a word of the game, or any text; never empty.
    QString value;

    bool operator==(const MatchFact &) const = default;
};

/// A figure of one player: tackles won, man of the match. The sheet of the game says which there are
/// (ScoreSheet::playerFigures).
struct PlayerFigure
{
    /// "tackles_won"
    QString name;
    Side side = Side::Home;
    QUuid player;
    /// As it was printed then.
    QString playerName;
    int value = 0;

    bool operator==(const PlayerFigure &) const = default;
};

/// The one record that a played fixture leaves, whoever made it: an engine or a score sheet.
struct MatchReport
{
    QUuid id;
    QUuid fixture;
    /// Engine id ("atcs") and the version of its rules; empty and 0 for a match not played with an engine.
    QString game;
    int rulesVersion = 0;
    QString level;
    Completeness completeness = Completeness::Full;
    PerSide<TeamOnTheDay> teams;

    /// Goals of this match at the end (extra time included, shoot-out and earlier legs not).
    Score score;
    /// Only who won is known, `score` is 0-0 and means nothing (ATCS Quick Play without nominal scores).
    bool withoutScore = false;
    /// Goals after 90 minutes; nothing where only the end was recorded.
    std::optional<Score> after90;
    /// Goals after extra time, only where it was played.
    std::optional<Score> extraTime;
    /// Shoot-out goals, only where it was held.
    std::optional<Score> shootOut;
    DecidedBy decidedBy = DecidedBy::NinetyMinutes;
    /// The side that won this match, nothing for a draw: the winner of its shoot-out or by criteria where
    /// there was one, else the side with more goals in it. In a tie over two legs that is not always who goes
    /// through: see tieWinner().
    std::optional<Side> winner;
    /// The criterion where decidedBy is Criteria ("best_result"); "lots" for a shoot-out that nobody won and
    /// a die decided; else empty.
    QString criterion;

    /// In the order in which they happened.
    std::vector<ReportEvent> events;
    /// Spectators, 0 and up; nothing where nobody counted them.
    std::optional<int> attendance{};
    PerSide<LineUp> lineUps{};
    /// Each once, in the order of the sheet.
    std::vector<MatchFact> facts{};
    /// Each of a player once, in the order of the sheet.
    std::vector<PlayerFigure> figures{};
    /// What the game takes into the team's next matches, where it needed dice (an injury's length); the
    /// game's form.
    QJsonObject carryOut;

    /// The value of a fact; null where it was not noted.
    [[nodiscard]] const QString *fact(const QString &name, std::optional<Side> side = {},
                                      int period = 0) const;

    bool operator==(const MatchReport &) const = default;
};

/// "90", "extra_time", "shoot_out", "criteria", "forfeit".
[[nodiscard]] QString decidedByWord(DecidedBy decidedBy);
/// "goal", "penalty_goal", "own_goal", "yellow", "second_yellow", "red", "injury", "substitute_on", ...
[[nodiscard]] QString reportEventWord(ReportEventKind kind);

/// The period in which a minute is by the clock of 90 minutes; nothing without a minute.
[[nodiscard]] std::optional<Period> periodByMinute(const ReportEvent &event);
/// The period of an event, by its minute where it does not name one; nothing where neither is known.
[[nodiscard]] std::optional<Period> periodOf(const ReportEvent &event);
/// Names the period of an event: kept only where the minute would say another one, so that reports of engines
/// and of sheets are the same.
void setPeriod(ReportEvent &event, std::optional<Period> period);

[[nodiscard]] QJsonObject toJson(const MatchReport &report);
/// Errors: BadInput with every problem and its path. Reads the form only; see validate() for the rules.
[[nodiscard]] Result<MatchReport> reportFromJson(const QJsonObject &object);

/// What must hold for a fixture beyond the report itself.
struct ReportDemands
{
    /// How the match could be decided; nothing: that is not known.
    std::optional<DecisionRules> decision{};
    /// The second leg of a tie whose first is not known, or may have been corrected since: nothing is said of
    /// what depends on the goals of both.
    bool isFirstLegOpen = false;
};

/// Everything that makes a report impossible, each with its place; empty = valid. The same rules serve
/// engines and score sheets:
/// - numbers: no negative goals, extra time never below 90', `score` is the last of after90/extraTime;
/// - extra time, a shoot-out and other criteria only when level (where earlier legs count: when the tie is),
///   a level shoot-out only where lots decided; `winner` and `decidedBy` follow from the figures;
/// - where a winner is asked for, what the fixture's DecisionRules allow: no extra time or shoot-out where
///   they have none, a winner unless a replay or lots follow, nothing after a golden goal or after half-time
///   of extra time where a silver goal was scored. Extra time may be missing: the game may have none, or
///   nobody wrote it down;
/// - where the rules ask for no winner, neither extra time nor a shoot-out, and no criteria for a level
/// score;
/// - goals in the events add up to the score (total, and the first 90 minutes) where scorers are recorded;
/// where
///   only the cards are, none is listed. Not where it was forfeited: the score was awarded;
/// - shoot-out kicks, where listed, add up to the shoot-out score;
/// - nobody takes part who is not in the squad, sat out or was sent off earlier; the second player of an
///   event is another one of the same side;
/// - at most two yellows a player, the second followed by SecondYellow, SecondYellow never without it;
/// - minutes 1..120, stoppage only at 45, 90, 105 and 120 where the minute alone tells the period, neither
///   periods nor minutes backwards;
/// - figures of players who were there, each once.
///
/// Without decision rules a report is measured by itself alone.
[[nodiscard]] Problems validate(const MatchReport &report, const ReportDemands &demands = {});

/// Who won what was to be decided: the tie where earlier legs count, else the match. Nothing: it is level,
/// and a replay, lots or nothing follows. `report` is valid by `rules`.
[[nodiscard]] std::optional<Side> tieWinner(const MatchReport &report, const DecisionRules &rules);

} // namespace touchline
