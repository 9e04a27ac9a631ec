// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/statistics/statistics_matches.h"
#include "core/competition/statistics/top_scorers.h"
#include "models/views/competition_state.h"
#include "models/words/competition/final_places.h"

#include <QStringList>

namespace touchline {

/// A match as the page of the champion tells it.
struct HonoursMatch
{
    /// Index of the fixture.
    int fixture = 0;
    /// "Quarter-finals", "Group stage, matchday 2".
    QString round;
    PerSide<int> teams{{-1, -1}};
    PerSide<QString> names;
    /// "2–1", and "after extra time" where there is something to add.
    QString score;
    QString note;
    /// The side that won, a shoot-out included; nothing for a draw.
    std::optional<Side> winner;
    /// "Puskás 6, 88 (pen)", a scorer each, for the side that gained by it; empty where nobody wrote it down.
    PerSide<QStringList> scorers;
    /// How the champion came through it, in a sentence or two (matchStory()); empty where it was not in it.
    QString story;
};

/// The end of a competition: who won it, and how.
struct Honours
{
    /// Index of the entrant.
    int champion = -1;
    /// The match, or the matches, that decided it; empty where a table did.
    std::vector<HonoursMatch> final;
    /// First to third; all to the last one where the format plays them out.
    std::vector<FinalPlace> podium;
    /// All who share the most goals; empty where no scorers were written down.
    std::vector<Scorer> topScorers;
    /// The champion's matches in the order played; empty where they are too many to be listed.
    std::vector<HonoursMatch> way;
    /// What the champion's matches add up to.
    TeamFigures record;
};

/// Nothing while the competition is not over, or where its format or the rules name no champion.
[[nodiscard]] std::optional<Honours> honoursOf(const CompetitionState &state);

/// "Champions", "Runners-up", "Third place", "Semi-finalists", "Place 5".
[[nodiscard]] QString placeTitle(const FinalPlace &place);
/// "Podium", "Final places".
[[nodiscard]] QString placesTitle(const Honours &honours);
/// "5 won, 2 drawn, 0 lost, 14–4 goals".
[[nodiscard]] QString recordWords(const TeamFigures &record);
/// "Puskás (Hungary 1954), 7 goals"; of many the first ones and how many others there are.
[[nodiscard]] QString topScorerWords(const std::vector<Scorer> &scorers);
/// Everything as plain text.
[[nodiscard]] QString honoursText(const CompetitionState &state, const Honours &honours);

} // namespace touchline
