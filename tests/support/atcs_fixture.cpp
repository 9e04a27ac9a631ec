// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/atcs_fixture.h"

#include "core/games/atcs/match/atcs_options.h"

namespace touchline::testing {

namespace {

struct Row
{
    const char *name;
    atcs::Range shot;
    int goalRating;
    int goalieRating;
    atcs::Range card;
    bool oneTimer;
};

const QUuid namespaceId = QUuid::fromString(QStringLiteral("0b8f7c0e-6f4c-4c66-9d2b-3c4b1a5d9e01"));

atcs::CardPlayer playerOf(const Row &row, const QString &code)
{
    atcs::CardPlayer player;
    const QString name = QString::fromUtf8(row.name);
    player.entry.person = {QUuid::createUuidV5(namespaceId, code + name), name, name};
    player.entry.position = row.goalRating == 0 ? Position::Goalkeeper : Position::Midfielder;
    player.shot = row.shot;
    player.goalRating = row.goalRating;
    player.goalieRating = row.goalieRating;
    player.card = row.card;
    player.oneTimer = row.oneTimer;
    return player;
}

void addPlayers(atcs::TeamCard &card, std::initializer_list<Row> rows)
{
    for (const Row &row : rows)
        card.players.push_back(playerOf(row, card.team.code));
}

Team teamOf(const char *code, const char *name, int year)
{
    Team team;
    team.code = QString::fromUtf8(code);
    team.id = QUuid::createUuidV5(namespaceId, team.code);
    team.name = QString::fromUtf8(name);
    team.year = year;
    team.lineage = team.name;
    team.conference = QStringLiteral("UEFA");
    return team;
}

std::shared_ptr<const atcs::TeamCard> makeFrx()
{
    auto card = std::make_shared<atcs::TeamCard>();
    card->team = teamOf("FRX", "France", 1998);
    card->attempts = {11, 17};
    card->defenseAttempts = -4;
    card->shotsOnGoal = 19;
    card->defenseShotsOnGoal = -3;
    card->formation = atcs::Formation::F433;
    card->strategy = atcs::Strategy::Normal;
    card->power = 9;
    card->bestResult = 1;
    addPlayers(*card, {{"Henry", {1, 20}, 5, 0, {1, 5}, true},
                       {"Zidane", {21, 33}, 6, 0, {6, 16}, true},
                       {"Thuram", {34, 44}, 7, 0, {17, 25}, false},
                       {"F4", {45, 55}, 7, 0, {26, 32}, false},
                       {"F5", {56, 64}, 7, 0, {33, 37}, false},
                       {"Djorkaeff", {65, 74}, 7, 0, {38, 43}, false},
                       {"F7", {75, 80}, 8, 0, {44, 52}, false},
                       {"F8", {81, 84}, 8, 0, {53, 60}, false},
                       {"Blanc", {85, 90}, 8, 0, {61, 70}, false},
                       {"F10", {91, 94}, 9, 0, {71, 81}, false},
                       {"F11", {95, 97}, 9, 0, {82, 91}, false},
                       {"F12", {98, 99}, 10, 0, {92, 96}, false},
                       {"F13", {100, 100}, 10, 0, {97, 98}, false},
                       {"Barthez", {}, 0, -2, {99, 99}, true},
                       {"F-GK2", {}, 0, 0, {100, 100}, false}});
    return card;
}

std::shared_ptr<const atcs::TeamCard> makeTux()
{
    auto card = std::make_shared<atcs::TeamCard>();
    card->team = teamOf("TUX", "Turkey", 2002);
    card->attempts = {14, 16};
    card->defenseAttempts = -5;
    card->shotsOnGoal = 16;
    card->defenseShotsOnGoal = -3;
    card->formation = atcs::Formation::F352;
    card->strategy = atcs::Strategy::Aggressive;
    card->power = 8;
    card->bestResult = 3;
    addPlayers(*card, {{"Mansiz", {1, 22}, 5, 0, {1, 7}, true},
                       {"T2", {23, 36}, 6, 0, {8, 14}, false},
                       {"T3", {37, 49}, 6, 0, {15, 20}, false},
                       {"T4", {50, 60}, 7, 0, {21, 26}, false},
                       {"Sukur", {61, 69}, 6, 0, {27, 34}, false},
                       {"Ozalan", {70, 75}, 8, 0, {35, 50}, true},
                       {"T7", {76, 82}, 7, 0, {51, 60}, false},
                       {"T8", {83, 88}, 8, 0, {61, 68}, false},
                       {"T9", {89, 93}, 9, 0, {69, 77}, false},
                       {"T10", {94, 96}, 9, 0, {78, 84}, false},
                       {"T11", {97, 98}, 10, 0, {85, 90}, false},
                       {"T12", {99, 100}, 10, 0, {91, 97}, false},
                       {"Recber", {}, 0, -1, {98, 99}, false},
                       {"T-GK2", {}, 0, 0, {100, 100}, false}});
    return card;
}

} // namespace

std::shared_ptr<const atcs::TeamCard> frx()
{
    static const auto card = makeFrx();
    return card;
}

std::shared_ptr<const atcs::TeamCard> tux()
{
    static const auto card = makeTux();
    return card;
}

FixtureSetup frxAgainstTux(const QString &level, bool needsWinner)
{
    const atcs::AtcsGame game;
    FixtureSetup setup;
    setup.fixture = QUuid::createUuidV5(namespaceId, QStringLiteral("FRX-TUX"));
    setup.sides = {{game.sideFor(frx()), game.sideFor(tux())}};
    setup.level = level;
    setup.options = *resolveOptions(atcs::optionSpecs(), **findLevel(atcs::levelSpecs(), level), {});
    setup.decision.needsWinner = needsWinner;
    return setup;
}

void sitOut(SideSetup &side, std::initializer_list<int> rows)
{
    for (const int row : rows)
        side.absent.push_back(
            {side.squad.entries[static_cast<std::size_t>(row)].person.id, QStringLiteral("suspended")});
}

} // namespace touchline::testing
