// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/card_library.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <functional>

namespace test_card_rules {

using namespace touchline;
using namespace touchline::atcs;

namespace {

using Spoil = std::function<void(TeamCard &)>;

TeamCard france()
{
    const auto card = loadCard(QStringLiteral("FRA-1998"));
    if (!card)
        qFatal("no card FRA-1998");
    return **card;
}

QStringList described(const TeamCard &card)
{
    QStringList lines;
    for (const Problem &problem : validate(card))
        lines.append(problem.where + QStringLiteral(": ") + problem.what.english());
    return lines;
}

void row(const char *name, const Spoil &spoil, const char *expected)
{
    QTest::newRow(name) << spoil << QString::fromUtf8(expected);
}

/// The last two rows of the scorers and the first goalkeeper of France.
constexpr std::size_t vieira = 17;
constexpr std::size_t candela = 18;
constexpr std::size_t barthez = 19;

/// Faults of single players, as rows for the table of faults.
void rowsOfPlayers()
{
    row(
        "goal rating", [](TeamCard &c) { c.players[0].goalRating = 11; },
        "players[0] Henry: goal_rating: The number must be from 2 to 10, but is 11.");
    row(
        "no goal rating", [](TeamCard &c) { c.players[0].goalRating = 0; },
        "players[0] Henry: goal_rating: The number must be from 2 to 10, but is 0.");
    row(
        "goals", [](TeamCard &c) { c.players[0].goals = -1; },
        "players[0] Henry: goals: The number must be from 0 to 99, but is -1.");
    row(
        "scorer keeps goal", [](TeamCard &c) { c.players[0].goalieRating = 1; },
        "players[0] Henry: goalie_rating: Only a goalkeeper has a goalie rating.");
    row(
        "goalie rating", [](TeamCard &c) { c.players[barthez].goalieRating = -4; },
        "players[19] Barthez: goalie_rating: The number must be from -3 to 3, but is -4.");
    row(
        "keeper scores", [](TeamCard &c) { c.players[barthez].goalRating = 9; },
        "players[19] Barthez: goal_rating: A goalkeeper has no goal rating.");
    row(
        "two captains",
        [](TeamCard &c) {
            for (CardPlayer &player : c.players)
                player.entry.captain = false;
            c.players[0].entry.captain = c.players[1].entry.captain = true;
        },
        "players[1] Petit: A team has one captain: Henry already is.");
}

} // namespace

class TestCardRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSoundCardHasNoProblem()
    {
        QCOMPARE(described(france()), QStringList());
        QCOMPARE(france().scorerCount(), 19);
        QCOMPARE(france().keeperCount(), 2);
        QCOMPARE(france().squad().entries.size(), std::size_t{21});
    }

    void aPlayerMayHaveNoRange()
    {
        TeamCard card = france();
        card.players[0].shot = {};
        card.players[1].shot.first = 1;
        card.players[0].card = {};
        card.players[1].card.first = 1;
        QCOMPARE(described(card), QStringList());
    }

    void oneFaultIsNamed_data()
    {
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<QString>("expected");
        row(
            "no name", [](TeamCard &c) { c.team.name.clear(); }, "name: The team has no name.");
        row(
            "no id", [](TeamCard &c) { c.team.id = QUuid(); }, "team_id: The team has no identity (UUID).");
        row(
            "conference", [](TeamCard &c) { c.team.conference = QStringLiteral("FIFA"); },
            "conference: There is no conference \"FIFA\".");
        row(
            "first shirt", [](TeamCard &c) { c.team.kit.first = QStringLiteral("blue"); },
            "kit_1: \"blue\" is not a colour such as #0000FF.");
        row(
            "second shirt", [](TeamCard &c) { c.team.kit.second = QStringLiteral("#00"); },
            "kit_2: \"#00\" is not a colour such as #0000FF.");
        row(
            "year", [](TeamCard &c) { c.team.year = -1; },
            "year: The number must be from 0 to 9999, but is -1.");
        row(
            "attempts", [](TeamCard &c) { c.attempts[0] = 31; },
            "attempts_1h: The number must be from 5 to 30, but is 31.");
        row(
            "attempts 2", [](TeamCard &c) { c.attempts[1] = 4; },
            "attempts_2h: The number must be from 5 to 30, but is 4.");
        row(
            "defense attempts", [](TeamCard &c) { c.defenseAttempts = 4; },
            "defense_attempts: The number must be from -10 to 3, but is 4.");
        row(
            "sog", [](TeamCard &c) { c.shotsOnGoal = 41; },
            "sog: The number must be from 8 to 40, but is 41.");
        row(
            "defense sog", [](TeamCard &c) { c.defenseShotsOnGoal = -11; },
            "defense_sog: The number must be from -10 to 3, but is -11.");
        row(
            "fair play", [](TeamCard &c) { c.fairPlay = 3; },
            "fair_play: The number must be from -2 to 2, but is 3.");
        row(
            "power", [](TeamCard &c) { c.power = 0; }, "power: The number must be from 1 to 10, but is 0.");
        row(
            "best result", [](TeamCard &c) { c.bestResult = 8; },
            "best_result: The number must be from 1 to 7, but is 8.");
        rowsOfPlayers();
    }

    void oneFaultIsNamed()
    {
        QFETCH(Spoil, spoil);
        QFETCH(QString, expected);
        TeamCard card = france();
        spoil(card);
        QCOMPARE(described(card), QStringList(expected));
    }

    void partitionsAreExplained_data()
    {
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<QString>("expected");
        row(
            "gap", [](TeamCard &c) { c.players[0].shot.last = 15; },
            "shot: There is a gap in the shot ranges: nobody has 16-18.");
        row(
            "gap of one", [](TeamCard &c) { c.players[0].shot.last = 17; },
            "shot: There is a gap in the shot ranges: nobody has 18.");
        row(
            "gap at the end", [](TeamCard &c) { c.players[candela].shot = {}; },
            "shot: There is a gap in the shot ranges: nobody has 100.");
        row(
            "overlap", [](TeamCard &c) { c.players[0].shot.last = 20; },
            "shot: The shot ranges of Henry and Petit overlap: they share 19-20.");
        row(
            "overlap of three",
            [](TeamCard &c) {
                c.players[0].shot.last = 31;
                c.players[2].shot.first = 31;
            },
            "shot: The shot ranges of Henry, Petit and Thuram overlap: they share 31.");
        row(
            "turned round",
            [](TeamCard &c) {
                c.players[0].shot = {18, 1};
            },
            "players[0] Henry: shot: 18-1 is not a range of the numbers 1-100.");
        row(
            "beyond 100", [](TeamCard &c) { c.players[candela].shot.last = 101; },
            "players[18] Candela: shot: 100-101 is not a range of the numbers 1-100.");
        row(
            "order", [](TeamCard &c) { std::swap(c.players[0].shot, c.players[1].shot); },
            "players[1] Petit: shot: The shot ranges must follow the rows; 1-18 stands below a row with "
            "higher "
            "numbers.");
        row(
            "keeper shoots",
            [](TeamCard &c) {
                c.players[barthez].shot = {1, 2};
            },
            "players[19] Barthez: shot: A goalkeeper has no shot range.");
        row(
            "card gap", [](TeamCard &c) { c.players[barthez].card = {}; },
            "card: There is a gap in the card ranges: nobody has 99.");
        row(
            "card overlap",
            [](TeamCard &c) {
                c.players[barthez].card = {99, 100};
            },
            "card: The card ranges of Barthez and Lama overlap: they share 100.");
    }

    void partitionsAreExplained()
    {
        QFETCH(Spoil, spoil);
        QFETCH(QString, expected);
        TeamCard card = france();
        spoil(card);
        QVERIFY2(described(card).contains(expected), qPrintable(described(card).join(u'\n')));
    }

    void cardRangesNeedNotFollowTheRows()
    {
        TeamCard card = france();
        std::swap(card.players[0].card, card.players[5].card);
        QCOMPARE(described(card), QStringList());
    }

    void rowsAreCounted_data()
    {
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<QString>("expected");
        row(
            "nine scorers",
            [](TeamCard &c) { c.players.erase(c.players.begin() + 9, c.players.begin() + barthez); },
            "players: A card needs at least 10 scorers, this one has 9.");
        row(
            "no goalkeeper", [](TeamCard &c) { c.players.resize(barthez); },
            "players: The squad has no goalkeeper.");
        row(
            "four goalkeepers",
            [](TeamCard &c) {
                for (const std::size_t row : {vieira, candela})
                    c.players[row].entry.position = Position::Goalkeeper;
            },
            "players: A card has room for 3 goalkeepers, this one has 4.");
        row(
            "too many scorers",
            [](TeamCard &c) { c.players.insert(c.players.begin(), 7, c.players[candela]); },
            "players: A card has room for 25 scorers, this one has 26.");
        row(
            "scorer below", [](TeamCard &c) { std::swap(c.players[candela], c.players[barthez]); },
            "players[19] Candela: The scorers stand above the goalkeepers.");
        row(
            "nobody", [](TeamCard &c) { c.players.clear(); }, "players: The squad is empty.");
        row(
            "twice", [](TeamCard &c) { c.players[1].entry.person = c.players[0].entry.person; },
            "players[1] Henry: Thierry Henry is in the squad twice.");
    }

    void rowsAreCounted()
    {
        QFETCH(Spoil, spoil);
        QFETCH(QString, expected);
        TeamCard card = france();
        spoil(card);
        QVERIFY2(described(card).contains(expected), qPrintable(described(card).join(u'\n')));
    }

    void allFaultsAreNamedAtOnce()
    {
        TeamCard card = france();
        card.power = 12;
        card.attempts[1] = 0;
        card.players[0].shot.last = 15;
        card.players[3].goalRating = 1;
        card.players[barthez].card = {};
        QCOMPARE(described(card).size(), 5);
    }
};

TOUCHLINE_TEST(TestCardRules)

} // namespace test_card_rules

#include "test_card_rules.moc"
