// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/table_match.h"

#include "core/competition/progress.h"
#include "core/discipline/availability.h"
#include "core/games/registry.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/matches/play_rules.h"
#include "core/play/squads/competition_squads.h"
#include "core/play/transfers/player_move.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

Squad squadOf(const std::vector<Person> &persons)
{
    Squad squad;
    squad.entries.reserve(persons.size());
    for (const Person &person : persons) {
        SquadEntry entry;
        entry.person = person;
        squad.entries.push_back(std::move(entry));
    }
    return squad;
}

/// Who has come to the team since its document was made is on its list alone.
void addListed(Squad &squad, const Squad &list)
{
    std::vector<Person> there;
    for (const SquadEntry &entry : squad.entries)
        there.push_back(entry.person);
    std::vector<Person> all = there;
    std::vector<Person> listed;
    for (const SquadEntry &entry : list.entries)
        listed.push_back(entry.person);
    touchline::addListed(all, listed);
    for (std::size_t i = there.size(); i < all.size(); ++i)
        squad.entries.push_back(
            *std::find_if(list.entries.begin(), list.entries.end(),
                          [&](const SquadEntry &one) { return one.person.id == all[i].id; }));
}

/// Who has come to the team, or has left it, is there too, with the shirt that he has got.
void addMovers(Squad &squad, const Competition &competition, int team, int fixture)
{
    for (SquadEntry &mover : moversOf(competition, team)) {
        const auto shirt = shirtOf(competition, team, fixture, mover.person.id);
        const int index = squad.indexOf(mover.person.id);
        if (index < 0)
            squad.entries.push_back(mover);
        if (shirt || index < 0)
            squad.entries[static_cast<std::size_t>(squad.indexOf(mover.person.id))].shirt = shirt;
    }
}

TeamOnTheDay onTheDay(const Entrant &entrant, const Squad &squad, const std::vector<Absence> &absent)
{
    TeamOnTheDay team{entrant.id, entrant.name, {}};
    team.players.reserve(squad.entries.size());
    for (const SquadEntry &entry : squad.entries) {
        PlayerOnTheDay player{entry.person.id, entry.person.shortName, true, {}};
        const auto found = std::find_if(absent.begin(), absent.end(), [&player](const Absence &one) {
            return one.player == player.player;
        });
        if (found != absent.end()) {
            player.available = false;
            player.because = found->because;
        }
        team.players.push_back(std::move(player));
    }
    return team;
}

/// The game's own squad of a team; nothing where it has no document of it.
std::optional<Squad> documentSquad(const std::optional<PlayRules> &rules, int team)
{
    if (!rules)
        return std::nullopt;
    const auto &document = rules->documents[static_cast<std::size_t>(team)];
    if (document == nullptr)
        return std::nullopt;
    return rules->choice.game->sideFor(document).squad;
}

/// Nothing for a game that the program does not have: its matches are entered all the same.
Result<std::optional<PlayRules>> rulesIfKnown(const Competition &competition)
{
    if (!findGame(competition.definition().game))
        return std::optional<PlayRules>();
    auto rules = playRulesOf(competition);
    TOUCHLINE_TRY(rules);
    return std::optional(std::move(*rules));
}

void fillSide(TableMatch &match, Side side, const Competition &competition, const Progress &now, int team,
              const std::optional<PlayRules> &rules, const std::optional<Squad> &list)
{
    std::optional<Squad> squad = documentSquad(rules, team);
    if (!squad && list && !list->entries.empty())
        squad = list;
    match.squads[side] = squad ? std::move(*squad) : squadOf(playersOf(competition, team));
    if (list)
        addListed(match.squads[side], *list);
    addMovers(match.squads[side], competition, team, match.index);
    std::vector<Absence> absent;
    if (rules && rules->discipline)
        absent = absences(ledgerBefore(competition, now, team, match.index, *rules->discipline),
                          match.squads[side]);
    addIneligible(absent, competition, team, match.index, match.squads[side]);
    match.teams[side] = onTheDay(competition.entrant(team), match.squads[side], absent);
    match.carryIn[side] = carryInOf(competition, now, team, match.index);
}

} // namespace

ScoreSheet sheetOf(const Competition &competition, int fixture, const PlayRules *rules)
{
    if (rules == nullptr)
        return plainScoreSheet();
    const GameChoice choice = choiceFor(competition, fixture, {{-1, -1}}, *rules);
    return choice.game->scoreSheet(choice.level, choice.options);
}

std::vector<ScoreSheet> sheetsOf(const Competition &competition)
{
    const auto rules = rulesIfKnown(competition);
    std::vector<ScoreSheet> sheets;
    if (!rules || !*rules)
        return sheets;
    sheets.reserve(competition.fixtures().size());
    for (int fixture = 0; fixture < static_cast<int>(competition.fixtures().size()); ++fixture)
        sheets.push_back(sheetOf(competition, fixture, &**rules));
    return sheets;
}

Result<TableMatch> tableMatch(const Competition &competition, int fixture,
                              const PerSide<std::optional<Squad>> &squads)
{
    if (fixture < 0 || fixture >= static_cast<int>(competition.fixtures().size()))
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The competition has no such match."));
    const auto place = static_cast<std::size_t>(fixture);
    const Progress now = progress(competition);
    const PerSide<int> teams = now.fixtures[place].teams;
    if (teams[Side::Home] < 0 || teams[Side::Away] < 0)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The teams of match %1 are not known yet."),
                    {QString::number(competition.fixtures()[place].number)});
    const auto rules = rulesIfKnown(competition);
    TOUCHLINE_TRY(rules);
    TableMatch match;
    match.fixture = competition.fixtures()[place].id;
    match.index = fixture;
    match.decision = reportRules(competition, fixture);
    if (const Ruling *ruling = competition.ruling(fixture); ruling != nullptr && ruling->isBrokenOff())
        match.abandonedAt = ruling->abandonedAt;
    match.sheet = plainScoreSheet();
    if (*rules) {
        const GameChoice choice = choiceFor(competition, fixture, teams, **rules);
        match.game = choice.game;
        match.level = choice.level;
        match.options = choice.options;
        match.sheet = choice.game->scoreSheet(choice.level, choice.options);
        // A level without cards plays on as it is; what is shown at the table counts by the rules chosen.
        if ((*rules)->discipline && hasChosenDiscipline(competition))
            match.sheet.hasCards = true;
    }
    for (const Side side : bothSides)
        fillSide(match, side, competition, now, teams[side], *rules, squads[side]);
    return match;
}

} // namespace touchline
