// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/generator/line_up_facts.h"

#include "core/base/csv.h"
#include "core/games/fuba/charts/charts.h"

#include <QHash>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace touchline::fuba::generator {

namespace {

/// A player of a squad, as far as a line-up asks for him.
struct SquadPlayer
{
    QString name;
    bool keeper = false;
    /// How far ahead he plays, in tenths of a line: 0 in defence, 10 in midfield, 20 in attack.
    int height = 10;
    QString label;
    int starts = 0;
    int minutes = 0;
    int penalties = 0;
};

struct HistoricSquad
{
    QString team;
    QString formation;
    std::vector<SquadPlayer> players;
};

/// Labels of the match pages; what is not here goes by the position.
int heightOf(const QString &position, const QString &label)
{
    static const QHash<QString, int> labels{
        {QStringLiteral("SW"), 0},  {QStringLiteral("CB"), 0},   {QStringLiteral("RB"), 1},
        {QStringLiteral("LB"), 1},  {QStringLiteral("FB"), 1},   {QStringLiteral("DF"), 0},
        {QStringLiteral("RWB"), 4}, {QStringLiteral("LWB"), 4},  {QStringLiteral("DM"), 8},
        {QStringLiteral("CH"), 8},  {QStringLiteral("HB"), 9},   {QStringLiteral("RH"), 9},
        {QStringLiteral("LH"), 9},  {QStringLiteral("WH"), 9},   {QStringLiteral("CM"), 10},
        {QStringLiteral("MF"), 10}, {QStringLiteral("LCM"), 10}, {QStringLiteral("RM"), 11},
        {QStringLiteral("LM"), 11}, {QStringLiteral("AM"), 13},  {QStringLiteral("RW"), 16},
        {QStringLiteral("LW"), 16}, {QStringLiteral("IR"), 16},  {QStringLiteral("IL"), 16},
        {QStringLiteral("IF"), 16}, {QStringLiteral("OR"), 18},  {QStringLiteral("OL"), 18},
        {QStringLiteral("OH"), 9},  {QStringLiteral("SS"), 17},  {QStringLiteral("WF"), 18},
        {QStringLiteral("RF"), 19}, {QStringLiteral("LF"), 19},  {QStringLiteral("CF"), 20},
        {QStringLiteral("FW"), 20}};
    if (const auto found = labels.constFind(label); found != labels.constEnd())
        return *found;
    return position == QLatin1String("DF") ? 0 : position == QLatin1String("MF") ? 10 : 20;
}

/// What a tenth of a line away from his place costs, in minutes; a start is worth a thousand.
constexpr int worthOfAStart = 1'000;
constexpr int costOfATenth = 150;
constexpr int never = -1'000'000;

int worthIn(const SquadPlayer &player, std::size_t line)
{
    return player.starts * worthOfAStart + player.minutes -
           costOfATenth * std::abs(player.height - 10 * static_cast<int>(line));
}

/// The players of a line, by index.
using Lines = std::array<std::vector<std::size_t>, lineCount>;

/// The best choice so far for so many players of each line, and who came in last.
struct Choice
{
    int worth = never;
    std::array<std::uint64_t, lineCount> chosen{};
};

/// The ten who fill the lines best. Those who play further back stand in the line further back, so the
/// players are gone through once, from behind.
std::optional<Lines> bestTen(const std::vector<SquadPlayer> &players, Formation formation)
{
    std::vector<std::size_t> order;
    for (std::size_t player = 0; player < players.size(); ++player)
        if (!players[player].keeper)
            order.push_back(player);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return players[a].height < players[b].height; });
    // Choices by the number of places that are filled; lines are filled in their order.
    std::vector<Choice> choices(11);
    choices[0].worth = 0;
    const auto lineAt = [&](std::size_t place) {
        const auto defence = static_cast<std::size_t>(formation.men[0]);
        const auto midfield = static_cast<std::size_t>(formation.men[1]);
        return place < defence              ? std::size_t{0}
               : place < defence + midfield ? std::size_t{1}
                                            : std::size_t{2};
    };
    for (const std::size_t player : order)
        for (std::size_t filled = 10; filled > 0; --filled) {
            const Choice &before = choices[filled - 1];
            const std::size_t line = lineAt(filled - 1);
            const int worth = before.worth + worthIn(players[player], line);
            if (before.worth == never || worth <= choices[filled].worth)
                continue;
            choices[filled] = before;
            choices[filled].worth = worth;
            choices[filled].chosen[line] |= std::uint64_t{1} << player;
        }
    if (choices[10].worth == never)
        return std::nullopt;
    Lines lines;
    for (std::size_t line = 0; line < lineCount; ++line)
        for (std::size_t player = 0; player < players.size(); ++player)
            if ((choices[10].chosen[line] >> player & 1U) != 0)
                lines[line].push_back(player);
    return lines;
}

const SquadPlayer *firstKeeper(const std::vector<SquadPlayer> &players)
{
    const SquadPlayer *first = nullptr;
    for (const SquadPlayer &player : players)
        if (player.keeper && (first == nullptr || std::pair(player.starts, player.minutes) >
                                                      std::pair(first->starts, first->minutes)))
            first = &player;
    return first;
}

/// Roles of advanced rule A1, as far as a label says so: "attacking_midfielder defending_midfielder".
QString rolesIn(const std::vector<SquadPlayer> &players, const Lines &lines)
{
    QStringList roles;
    const auto add = [&](std::size_t line, const QStringList &labels, const char *role, int most) {
        for (const std::size_t player : lines[line])
            if (most > 0 && labels.contains(players[player].label)) {
                roles << QString::fromUtf8(role);
                --most;
            }
    };
    add(1, {QStringLiteral("AM")}, "attacking_midfielder", 6);
    add(1, {QStringLiteral("DM")}, "defending_midfielder", 6);
    add(0, {QStringLiteral("SW")}, "attacking_centre_back", 1);
    add(2, {QStringLiteral("SS")}, "withdrawn_striker", 1);
    add(0, {QStringLiteral("RWB"), QStringLiteral("LWB")}, "offensive_wing_back", 2);
    return roles.join(u' ');
}

/// Those who scored from the spot, the most successful first.
QString takersIn(const std::vector<SquadPlayer> &players)
{
    std::vector<const SquadPlayer *> takers;
    for (const SquadPlayer &player : players)
        if (player.penalties > 0)
            takers.push_back(&player);
    std::stable_sort(takers.begin(), takers.end(),
                     [](const SquadPlayer *a, const SquadPlayer *b) { return a->penalties > b->penalties; });
    QStringList names;
    for (const SquadPlayer *player : takers)
        names << player->name;
    return names.join(u';');
}

QString namesOf(const std::vector<SquadPlayer> &players, const std::vector<std::size_t> &line)
{
    QStringList names;
    for (const std::size_t player : line)
        names << players[player].name;
    return names.join(u';');
}

/// The line of a team in the file; nothing, with a problem, where it cannot line up.
std::optional<QString> rowOf(const HistoricSquad &squad, Problems &problems)
{
    const auto formation = formationFromName(squad.formation);
    if (!formation) {
        problems.push_back({squad.team, formation.error().message, {}});
        return std::nullopt;
    }
    const SquadPlayer *keeper = firstKeeper(squad.players);
    const auto lines = bestTen(squad.players, *formation);
    if (keeper == nullptr || !lines) {
        problems.push_back(
            {squad.team, {QT_TRANSLATE_NOOP("core", "The squad is too small for a line-up."), {}}, {}});
        return std::nullopt;
    }
    const auto &players = squad.players;
    return QStringList{squad.team,
                       squad.formation,
                       keeper->name,
                       namesOf(players, (*lines)[0]),
                       namesOf(players, (*lines)[1]),
                       namesOf(players, (*lines)[2]),
                       rolesIn(players, *lines),
                       takersIn(players)}
        .join(u',');
}

Result<CsvTable> tableOf(const QByteArray &bytes, const QStringList &columns)
{
    auto table = CsvTable::parse(bytes);
    if (!table)
        return table;
    Problems problems;
    for (const QString &column : columns)
        if (!table->hasColumn(column))
            problems.push_back({column, {QT_TRANSLATE_NOOP("core", "This column is missing."), {}}, {}});
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The facts cannot be read."), {},
                    std::move(problems));
    return table;
}

SquadPlayer playerOf(const CsvTable &table, const CsvTable::Row &row)
{
    const auto cell = [&](const char *column) { return table.cell(row, QString::fromUtf8(column)); };
    SquadPlayer player;
    player.name = cell("short_name");
    player.keeper = cell("position") == QLatin1String("GK");
    player.label = cell("detailed_position");
    player.height = heightOf(cell("position"), player.label);
    player.starts = cell("starts").toInt();
    player.minutes = cell("minutes").toInt();
    player.penalties = cell("penalties").toInt();
    return player;
}

} // namespace

Result<QByteArray> lineUpFile(const QByteArray &teams, const QByteArray &squads)
{
    const auto teamTable = tableOf(teams, {QStringLiteral("card_id"), QStringLiteral("formation")});
    TOUCHLINE_TRY(teamTable);
    const auto squadTable =
        tableOf(squads, {QStringLiteral("card_id"), QStringLiteral("short_name"), QStringLiteral("position"),
                         QStringLiteral("detailed_position"), QStringLiteral("penalties"),
                         QStringLiteral("starts"), QStringLiteral("minutes")});
    TOUCHLINE_TRY(squadTable);
    std::vector<HistoricSquad> all;
    QHash<QString, std::size_t> places;
    for (const CsvTable::Row &row : teamTable->rows()) {
        const QString team = teamTable->cell(row, QStringLiteral("card_id"));
        places.insert(team, all.size());
        all.push_back({team, teamTable->cell(row, QStringLiteral("formation")), {}});
    }
    Problems problems;
    for (const CsvTable::Row &row : squadTable->rows()) {
        const QString team = squadTable->cell(row, QStringLiteral("card_id"));
        if (const auto place = places.constFind(team); place != places.constEnd())
            all[*place].players.push_back(playerOf(*squadTable, row));
        else
            problems.push_back(
                {team, {QT_TRANSLATE_NOOP("core", "This team is not in the list of teams."), {}}, {}});
    }
    QString file = QStringLiteral("team,formation,keeper,defence,midfield,attack,roles,penalty_takers\n");
    for (const HistoricSquad &squad : all)
        if (const auto row = rowOf(squad, problems))
            file += *row + u'\n';
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The line-ups cannot be made."), {},
                    std::move(problems));
    return file.toUtf8();
}

} // namespace touchline::fuba::generator
