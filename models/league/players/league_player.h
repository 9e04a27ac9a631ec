// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/competition_player.h"
#include "core/play/matches/matchday.h"
#include "models/league/league.h"

#include <functional>
#include <optional>
#include <vector>

namespace touchline {

/// Draws the lots and the rounds of a competition that are due, as one command; nothing where there are none.
/// The day of the plan is today. Errors: those of drawWhatIsDue() and LeagueCompetitions::update().
[[nodiscard]] Result<std::optional<JournalEntry>> drawWhatIsDue(League &league, const QUuid &competition,
                                                                RoundPlan plan = {});

/// Keeps what teams asked for rounds of a Swiss, as one command. Errors: those of requestBye() and
/// LeagueCompetitions::update().
[[nodiscard]] Result<JournalEntry> requestByes(League &league, const QUuid &competition,
                                               const std::vector<TeamBye> &byes);

/// Plays fixtures that are ready, by the computer players of `rules`, and enters their results with their
/// logs as one command: all of them or none. Indices, in the order in which they are played. Errors: those of
/// playFixture() and LeagueResults::record().
[[nodiscard]] Result<JournalEntry> playFixtures(League &league, const QUuid &competition,
                                                const std::vector<int> &fixtures, const PlayRules &rules);

/// What the computer played of a competition, before it is entered.
struct Played
{
    Competition before;
    Competition after;
    /// In the order in which they were played, with their logs.
    std::vector<int> fixtures{};
    std::vector<MatchLog> logs{};
    /// What fell due on the way.
    DrawnNow drawn{};
    /// Somebody stopped it, or a match could not be played: what was played until then can be entered.
    bool isStopped = false;
    std::optional<Error> error{};
};

/// Plays these fixtures one after the other. Neither this nor playNextMatch() changes anything outside, so
/// they may run on any thread. `isStopped` is asked before each match.
[[nodiscard]] Played playThese(const Competition &competition, const std::vector<int> &fixtures,
                               const PlayRules &rules, const PlayProgress &onProgress = {},
                               const std::function<bool()> &isStopped = {});

/// Plays the next match that computer players decide, after drawing what is due; nothing where there is none.
/// A competition that is played like this to its end has the same results as with playAll().
[[nodiscard]] Played playNextMatch(const Competition &competition, const PlayRules &rules);

/// Enters it as one command; nothing where nothing was played. Errors: those of
/// LeagueResults::recordPlayed().
[[nodiscard]] Result<std::optional<JournalEntry>> enterPlayed(League &league, const Played &played);

/// A competition that the computer plays to its end. Each match is on disk when it is entered, and all of
/// them are one step of undo and one line of the history ("Computer played: 12 matches").
class StepOfPlay
{
public:
    /// `league` outlives it.
    StepOfPlay(League &league, const QUuid &competition);
    /// Tells of what the league has not told of yet.
    ~StepOfPlay();
    Q_DISABLE_COPY_MOVE(StepOfPlay)

    /// The competition as it is now, with what others have entered, to play the next match of; nothing where
    /// somebody has taken the step back meanwhile. Errors: those of League::refresh() and competition().
    [[nodiscard]] Result<std::optional<Competition>> next();
    /// Enters what was played of it. Nothing is entered where somebody has changed the competition since:
    /// then only this match is played again. False where there was nothing more to play. Errors: those of
    /// LeagueResults::recordPlayed().
    [[nodiscard]] Result<bool> enter(const Played &played);

    /// Indices of the fixtures that were entered, in the order in which they were played.
    [[nodiscard]] const std::vector<int> &fixtures() const { return m_fixtures; }
    [[nodiscard]] int count() const { return static_cast<int>(m_fixtures.size()); }

private:
    League &m_league;
    QUuid m_competition;
    /// The step that all its commands are parts of.
    QUuid m_id;
    std::optional<JournalEntry> m_newest;
    std::vector<int> m_fixtures;
};

/// How many matches of a competition have a report.
[[nodiscard]] int playedMatches(const Competition &competition);
/// How many it has, without those that may not be needed.
[[nodiscard]] int matchesToPlay(const Competition &competition);

/// Plays a competition to the end, match after match, as one step (StepOfPlay). What was played before an
/// error is entered. Gives the number of matches played. Errors: those of playFixture() and StepOfPlay.
[[nodiscard]] Result<int> playToTheEnd(League &league, const QUuid &competition, const PlayRules &rules,
                                       const PlayProgress &onProgress = {});

} // namespace touchline
