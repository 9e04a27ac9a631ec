// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/rules/named_rules.h"
#include "core/play/matches/competition_player.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/text.h"

/// Competitions that the computer has played to the end, most of them cups of eight.
namespace touchline::testing {

struct PlayedCup
{
    const char *name;
    const char *game;
    const char *level;
    QJsonObject options{};
    const char *format = "cup-8";
    /// Points and tie-breaks in place of the format's.
    const char *rules = nullptr;
};

inline NewCompetition newCup(const PlayedCup &wanted, std::uint64_t seed)
{
    CompetitionWishes wishes;
    wishes.format = QString::fromUtf8(wanted.format);
    wishes.draw = u"random"_s;
    wishes.seed = seed;
    wishes.choice.game = findGame(QString::fromUtf8(wanted.game)).value();
    wishes.choice.level = QString::fromUtf8(wanted.level);
    const GameInfo &info = wishes.choice.game->info();
    wishes.choice.options =
        resolveOptions(info.options, **findLevel(info.levels, wishes.choice.level), wanted.options).value();
    if (wanted.rules != nullptr)
        wishes.rules = ruleSet(QString::fromUtf8(wanted.rules)).value();
    // Champions' coaches think long; its novice plays a match in a tenth of the time, with the same events.
    const bool hasNovice = std::any_of(info.agents.begin(), info.agents.end(), [](const AgentSpec &agent) {
        return agent.name == std::string_view("novice");
    });
    for (const Side side : bothSides)
        wishes.choice.agents[side] = hasNovice ? u"novice"_s : QString::fromUtf8(info.agents.front().name);
    return newCompetition(wishes).value();
}

inline Competition playedCup(const PlayedCup &wanted, std::uint64_t seed)
{
    NewCompetition cup = newCup(wanted, seed);
    if (const auto played = playAll(cup.competition, cup.rules); !played)
        qFatal("%s", qPrintable(played.error().message.english()));
    return std::move(cup.competition);
}

/// What a score sheet of the game holds of a report that its engine has written.
inline MatchReport asOnASheet(MatchReport report)
{
    report.id = {};
    report.game.clear();
    report.rulesVersion = 0;
    report.level.clear();
    report.carryOut = {};
    // Without extra time it is the result.
    if (!report.extraTime)
        report.after90.reset();
    // Of a bare result nobody says who was there, nor (where a side gave the match up) who was booked.
    if (report.completeness == Completeness::Score) {
        report.events.clear();
        for (const Side side : bothSides)
            report.teams[side].players.clear();
    }
    return report;
}

/// Every game, with what decides its level matches.
inline const std::array playedCups{
    PlayedCup{"ATCS Basic", "atcs", "basic"},
    PlayedCup{"ATCS Advanced", "atcs", "advanced"},
    PlayedCup{"ATCS Premier League", "atcs", "premier", {{u"extra_time_periods"_s, 2}}},
    PlayedCup{"ATCS Quick Play", "atcs", "quick", {{u"quick_scores"_s, true}}},
    PlayedCup{"ATCS Quick Play, winners alone", "atcs", "quick", {{u"quick_scores"_s, false}}},
    PlayedCup{"ATCS with groups", "atcs", "premier", {}, "worldcup-32"},
    PlayedCup{"Quick Play with groups", "atcs", "quick", {}, "worldcup-32"},
    PlayedCup{"FUBA", "fuba", "standard"},
    PlayedCup{"FUBA, all rules", "fuba", "full"},
    PlayedCup{"FUBA without extra time", "fuba", "standard", {{u"extra_time"_s, false}}},
    PlayedCup{"Champions 2020", "champions", "full"},
    PlayedCup{"Champions 2020, first match", "champions", "first"},
    PlayedCup{"Champions 2020, World Cup", "champions", "full", {}, "worldcup-32", "champions-2020"},
    PlayedCup{"Champions 2020, league", "champions", "full", {}, "league-12", "champions-2020"},
    PlayedCup{"Old School Football", "oldschool", "normal"},
    PlayedCup{"Old School Football, advanced", "oldschool", "advanced"},
    PlayedCup{"Simulator Soccer", "simulator", "complete"},
    PlayedCup{"Simulator Soccer, Base", "simulator", "base"},
    PlayedCup{"Simulator Soccer, Tournament", "simulator", "tournament"}};

/// With sanitizers the two hundred matches of the longer cups and leagues of a game whose coach thinks for
/// long take too much time.
inline bool isTried([[maybe_unused]] const PlayedCup &cup)
{
#if defined(__SANITIZE_ADDRESS__)
    return qstrcmp(cup.game, "champions") != 0 || qstrcmp(cup.format, "cup-8") == 0;
#else
    return true;
#endif
}

} // namespace touchline::testing
