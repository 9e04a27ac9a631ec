// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/team/fuba_team.h"

#include "core/games/fuba/team/line_ups.h"

#include <QtGlobal>

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>

namespace touchline::fuba {

namespace {

constexpr std::array<const char *, 5> roleWords{"attacking_midfielder", "defending_midfielder",
                                                "attacking_centre_back", "withdrawn_striker",
                                                "offensive_wing_back"};

/// Line of a position; nothing for a goalkeeper.
std::optional<Line> lineOf(Position position)
{
    switch (position) {
    case Position::Defender:
        return Line::Defence;
    case Position::Midfielder:
        return Line::Midfield;
    case Position::Forward:
        return Line::Attack;
    case Position::Goalkeeper:
        break;
    }
    return std::nullopt;
}

/// Names for players that nobody knows.
Squad filledUp(const Team &team, Squad squad)
{
    const auto keepers = std::count_if(squad.entries.begin(), squad.entries.end(), [](const SquadEntry &one) {
        return one.position == Position::Goalkeeper;
    });
    const auto add = [&](Position position) {
        const QString name = QStringLiteral("Player %1").arg(squad.entries.size() + 1);
        squad.entries.push_back(
            {{QUuid::createUuidV5(team.id, name), name, name}, position, std::nullopt, false});
    };
    if (keepers == 0)
        add(Position::Goalkeeper);
    constexpr std::array positions{Position::Defender, Position::Midfielder, Position::Forward};
    for (std::size_t next = 0; squad.entries.size() < fewestPlayers; ++next)
        add(positions[next % positions.size()]);
    return squad;
}

/// Positions of the first ten outfield players.
std::array<int, lineCount> firstTen(const Squad &squad)
{
    std::array<int, lineCount> men{};
    int count = 0;
    for (const SquadEntry &entry : squad.entries)
        if (const auto line = lineOf(entry.position); line && count < 10) {
            ++men[static_cast<std::size_t>(*line)];
            ++count;
        }
    return men;
}

Formation nearestCard(const std::array<int, lineCount> &men)
{
    const int all = std::max(1, std::accumulate(men.begin(), men.end(), 0));
    const auto away = [&](const Formation &card) {
        int sum = 0;
        // Scaled to ten players; compared in tenths of `all`.
        for (std::size_t line = 0; line < lineCount; ++line)
            sum += std::abs(10 * men[line] - all * card.men[line]);
        return sum;
    };
    const auto &cards = shippedCharts().cards;
    return *std::min_element(cards.begin(), cards.end(),
                             [&](const Formation &a, const Formation &b) { return away(a) < away(b); });
}

/// Positions of the whole squad.
std::array<int, lineCount> everybody(const Squad &squad)
{
    std::array<int, lineCount> men{};
    for (const SquadEntry &entry : squad.entries)
        if (const auto line = lineOf(entry.position))
            ++men[static_cast<std::size_t>(*line)];
    return men;
}

/// Whether ten players could be the first choice of a manager. They are not where the squad is listed by
/// position or by goals: then its first ten are all defenders, or half of them forwards.
bool isLikelyTen(const std::array<int, lineCount> &men)
{
    return men[0] >= 3 && men[0] <= 5 && men[1] >= 2 && men[1] <= 5 && men[2] >= 1 && men[2] <= 3;
}

/// The formation that fits the best ten outfield players, who stand first; where they cannot be that, the
/// whole squad.
Formation fittingFormation(const Squad &squad)
{
    const auto ten = firstTen(squad);
    return nearestCard(isLikelyTen(ten) ? ten : everybody(squad));
}

/// Skills by the line that they live from; each of the 22 stands once.
constexpr std::array defenceSkills{Skill::Tackle,        Skill::Stopper,           Skill::OffsideTrap,
                                   Skill::SweeperKeeper, Skill::SkilledGoalkeeper, Skill::SkilledFullbacks,
                                   Skill::Doubling,      Skill::CreativeGoalkeeper};
constexpr std::array midfieldSkills{Skill::MidfieldGeneral,    Skill::ShortPasses,
                                    Skill::MidfieldPressing,   Skill::HighCondition,
                                    Skill::CreativeMidfielder, Skill::TrainedFormationChange,
                                    Skill::WidePlayerMaterial};
constexpr std::array attackSkills{
    Skill::ClinicalFinisher, Skill::TargetMan,   Skill::GoalPoacher, Skill::Dribbling,
    Skill::Crossing,         Skill::FanaticFans, Skill::Actor};
static_assert(defenceSkills.size() + midfieldSkills.size() + attackSkills.size() == skillCount);

std::span<const Skill> skillsOfLine(std::size_t line)
{
    if (line == 0)
        return defenceSkills;
    return line == 1 ? std::span<const Skill>(midfieldSkills) : attackSkills;
}

/// A number of the team's own, the same on every computer.
std::uint32_t numberOf(const QUuid &id)
{
    std::uint32_t number = 2'166'136'261U;
    const QByteArray bytes = id.toRfc4122();
    for (const char byte : bytes)
        number = (number ^ static_cast<unsigned char>(byte)) * 16'777'619U;
    return number ^ (number >> 15U);
}

/// One skill of the strongest line (ties: midfield, defence) and one of another; which ones, the team's id
/// says, so that teams differ.
std::vector<Skill> skillsOf(const Team &team, const Formation &formation)
{
    std::size_t strongest = 1;
    for (const std::size_t line : {std::size_t{0}, std::size_t{2}})
        if (formation.men[line] > formation.men[strongest])
            strongest = line;
    const std::uint32_t number = numberOf(team.id);
    const std::size_t other = (strongest + 1 + number % 2) % lineCount;
    const std::span<const Skill> first = skillsOfLine(strongest);
    const std::span<const Skill> second = skillsOfLine(other);
    return {first[number / 2 % first.size()], second[number / 16 % second.size()]};
}

/// The skills that teams had before 0.2.
std::vector<Skill> formerSkills(const Formation &formation)
{
    const int defence = formation.of(Line::Defence);
    const int midfield = formation.of(Line::Midfield);
    const int attack = formation.of(Line::Attack);
    if (defence > midfield && defence > attack)
        return {Skill::Tackle, Skill::Stopper};
    if (attack > midfield && attack > defence)
        return {Skill::ClinicalFinisher, Skill::TargetMan};
    return {Skill::MidfieldGeneral, Skill::ShortPasses};
}

std::vector<int> usualTakers(const Squad &squad, const std::vector<Place> &places)
{
    std::vector<int> takers;
    for (const Place place : {Place::Attack, Place::Midfield, Place::Defence, Place::Bench, Place::Goal})
        for (std::size_t player = 0; player < squad.entries.size(); ++player)
            if (places[player] == place)
                takers.push_back(static_cast<int>(player));
    return takers;
}

} // namespace

std::span<const char *const> roleNames()
{
    return roleWords;
}

std::vector<Place> gapsFilled(const Squad &squad, std::vector<Place> places,
                              const std::vector<bool> &available, Formation formation)
{
    for (std::size_t player = 0; player < places.size(); ++player)
        if (!available[player])
            places[player] = Place::Bench;
    const auto place = [&](Place where, auto &&fits) {
        for (std::size_t player = 0; player < places.size(); ++player)
            if (places[player] == Place::Bench && available[player] && fits(squad.entries[player])) {
                places[player] = where;
                return true;
            }
        return false;
    };
    const auto plays = [](std::optional<Line> line) {
        return [line](const SquadEntry &entry) { return lineOf(entry.position) == line; };
    };
    if (std::find(places.begin(), places.end(), Place::Goal) == places.end())
        place(Place::Goal, plays(std::nullopt));
    // Positions in the order in which they fill a line: its own, its neighbours.
    constexpr std::array<std::array<Line, lineCount>, lineCount> order{
        {{Line::Defence, Line::Midfield, Line::Attack},
         {Line::Midfield, Line::Defence, Line::Attack},
         {Line::Attack, Line::Midfield, Line::Defence}}};
    std::array<int, lineCount> missing{};
    for (std::size_t line = 0; line < lineCount; ++line) {
        missing[line] = formation.men[line] -
                        static_cast<int>(std::count(places.begin(), places.end(), static_cast<Place>(line)));
        while (missing[line] > 0 && place(static_cast<Place>(line), plays(static_cast<Line>(line))))
            --missing[line];
    }
    for (std::size_t line = 0; line < lineCount; ++line)
        for (const Line other : order[line])
            while (missing[line] > 0 && place(static_cast<Place>(line), plays(other)))
                --missing[line];
    // Then anyone: a goalkeeper in the field.
    for (std::size_t line = 0; line < lineCount; ++line)
        while (missing[line] > 0 && place(static_cast<Place>(line), [](const SquadEntry &) { return true; }))
            --missing[line];
    return places;
}

namespace {

/// The team with its squad, as far as FUBA takes one.
FubaTeam teamOf(const Team &team, const Squad &squad)
{
    FubaTeam made;
    made.team = team;
    made.squad = filledUp(team, squad);
    if (made.squad.entries.size() > mostPlayers)
        made.squad.entries.resize(mostPlayers);
    return made;
}

void lineUp(FubaTeam &team, const Formation &formation)
{
    team.primary = formation;
    team.places = linedUp(team.squad, std::vector<bool>(team.squad.entries.size(), true), formation);
    team.takers = usualTakers(team.squad, team.places);
}

int playerCalled(const Squad &squad, const QString &shortName)
{
    const auto found = std::find_if(squad.entries.begin(), squad.entries.end(),
                                    [&](const SquadEntry &one) { return one.person.shortName == shortName; });
    return found == squad.entries.end() ? -1 : static_cast<int>(found - squad.entries.begin());
}

/// A line-up of which more are missing is another team's.
constexpr int mostMissing = 3;

/// Puts the players of a line-up to their places, and others to the places of those who are not in the squad
/// (a card has not always room for all who played); false, with nothing changed, where too many are not.
bool takePlaces(FubaTeam &team, const LineUp &usual)
{
    std::vector<Place> places(team.squad.entries.size(), Place::Bench);
    int missing = 0;
    const auto put = [&](const QString &name, Place place) {
        if (const int player = playerCalled(team.squad, name); player >= 0)
            places[static_cast<std::size_t>(player)] = place;
        else
            ++missing;
    };
    put(usual.keeper, Place::Goal);
    for (std::size_t line = 0; line < lineCount; ++line)
        for (const QString &name : usual.lines[line])
            put(name, static_cast<Place>(line));
    if (missing > mostMissing)
        return false;
    team.places = gapsFilled(team.squad, std::move(places),
                             std::vector<bool>(team.squad.entries.size(), true), usual.formation);
    return true;
}

/// Those who scored from the spot first.
void takeTakers(FubaTeam &team, const QStringList &names)
{
    team.takers = usualTakers(team.squad, team.places);
    auto next = team.takers.begin();
    for (const QString &name : names)
        if (const auto found = std::find(next, team.takers.end(), playerCalled(team.squad, name));
            found != team.takers.end()) {
            std::rotate(next, found, found + 1);
            ++next;
        }
}

} // namespace

FubaTeam teamFromSquad(const Team &team, const Squad &squad)
{
    FubaTeam made = teamOf(team, squad);
    const LineUp *usual = lineUpOf(team.code);
    if (usual != nullptr && takePlaces(made, *usual)) {
        made.primary = usual->formation;
        made.roles = usual->roles;
        takeTakers(made, usual->takers);
    } else {
        lineUp(made, fittingFormation(made.squad));
    }
    made.skills = skillsOf(team, made.primary);
    return made;
}

std::vector<Place> linedUp(const Squad &squad, const std::vector<bool> &available, Formation formation)
{
    return gapsFilled(squad, std::vector<Place>(squad.entries.size(), Place::Bench), available, formation);
}

FubaTeam formerTeamFromSquad(const Team &team, const Squad &squad)
{
    FubaTeam made = teamOf(team, squad);
    lineUp(made, nearestCard(firstTen(made.squad)));
    made.skills = formerSkills(made.primary);
    return made;
}

namespace {

void checkLines(const FubaTeam &team, Problems &problems)
{
    std::array<int, 5> counts{};
    for (const Place place : team.places)
        ++counts[static_cast<std::size_t>(place)];
    if (counts[static_cast<std::size_t>(Place::Goal)] != 1)
        problems.push_back({QStringLiteral("players"),
                            {QT_TRANSLATE_NOOP("core", "One player starts in goal, not %1."),
                             {QString::number(counts[static_cast<std::size_t>(Place::Goal)])}},
                            {}});
    for (std::size_t line = 0; line < lineCount; ++line)
        if (counts[line] != team.primary.men[line])
            problems.push_back(
                {QStringLiteral("players"),
                 {QT_TRANSLATE_NOOP("core",
                                    "The lines of those who start (%1-%2-%3) are not the formation %4."),
                  {QString::number(counts[0]), QString::number(counts[1]), QString::number(counts[2]),
                   formationName(team.primary)}},
                 {}});
}

void checkRoles(const FubaTeam &team, Problems &problems)
{
    const auto &roles = team.roles;
    const bool fits = roles[0] + roles[1] <= team.primary.of(Line::Midfield) && roles[2] <= 1 &&
                      roles[3] <= 1 && roles[4] <= 2 && roles[2] + roles[4] <= team.primary.of(Line::Defence);
    if (!fits)
        problems.push_back(
            {QStringLiteral("roles"),
             {QT_TRANSLATE_NOOP("core", "At most one attacking centre back, one withdrawn striker and two "
                                        "offensive wing backs, and no more players with a role than the line "
                                        "has."),
              {}},
             {}});
}

} // namespace

Problems validate(const FubaTeam &team)
{
    Problems problems = validate(team.squad);
    if (team.squad.entries.size() < static_cast<std::size_t>(fewestPlayers) ||
        team.squad.entries.size() > static_cast<std::size_t>(mostPlayers))
        problems.push_back({QStringLiteral("players"),
                            {QT_TRANSLATE_NOOP("core", "A squad has %1 to %2 players, not %3."),
                             {QString::number(fewestPlayers), QString::number(mostPlayers),
                              QString::number(team.squad.entries.size())}},
                            {}});
    checkLines(team, problems);
    checkRoles(team, problems);
    const std::set<Skill> skills(team.skills.begin(), team.skills.end());
    if (team.skills.size() > mostTeamSkills || skills.size() != team.skills.size())
        problems.push_back({QStringLiteral("skills"),
                            {QT_TRANSLATE_NOOP("core", "A team has at most three skills, each once."), {}},
                            {}});
    return problems;
}

} // namespace touchline::fuba
