// SPDX-License-Identifier: GPL-3.0-or-later
// Cards made from strengths: their figures are those of the 64 cards, a card of fifties is one of them as far
// as goals go, and what cannot be a card is refused with the reason.
#include "core/dice/generator.h"
#include "core/games/atcs/agents/coach.h"
#include "core/games/atcs/card/card_figures.h"
#include "core/games/atcs/card/card_from_strengths.h"
#include "core/games/atcs/card/card_library.h"
#include "core/games/atcs/card/expected_goals.h"
#include "core/games/atcs/match/atcs_options.h"
#include "core/games/atcs/match/match_tables.h"
#include "core/games/atcs/rules/rules.h"
#include "core/match/event_sink.h"
#include "core/match/play_out.h"
#include "core/teams/historic_teams.h"
#include "tests/support/club_squad.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <cmath>
#include <functional>

namespace test_card_from_strengths {

using namespace touchline;
using namespace touchline::atcs;
using namespace touchline::testing;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int matches = 2'000;
#else
constexpr int matches = 20'000;
#endif

std::vector<std::shared_ptr<const TeamCard>> the64()
{
    std::vector<std::shared_ptr<const TeamCard>> cards;
    for (const QString &id : historicTeamIds(TeamSet::Historic66)) {
        auto card = *loadCard(id);
        if (card->kind == CardKind::Card)
            cards.push_back(std::move(card));
    }
    return cards;
}

CardWishes wishesFor(const CardStrengths &strengths, const QString &club = QStringLiteral("Rovers"))
{
    CardWishes wishes;
    wishes.team = clubCalled(club);
    wishes.squad = usualSquad(club);
    wishes.strengths = strengths;
    return wishes;
}

TeamCard cardOf(const CardStrengths &strengths, const QString &club = QStringLiteral("Rovers"))
{
    const auto card = cardFromStrengths(wishesFor(strengths, club));
    if (!card)
        qFatal("%s", qPrintable(card.error().problems.front().what.english()));
    return *card;
}

/// Goals that a card may expect against the 64, and goals against it.
double goalsFor(const TeamCard &card)
{
    double sum = 0;
    for (const auto &other : the64())
        sum += expectedGoals(strengthOf(card), strengthOf(*other));
    return sum / 64;
}

double goalsAgainst(const TeamCard &card)
{
    double sum = 0;
    for (const auto &other : the64())
        sum += expectedGoals(strengthOf(*other), strengthOf(card));
    return sum / 64;
}

/// The level of the 64 among each other.
double historicGoals()
{
    double sum = 0;
    for (const auto &card : the64())
        sum += (64 * goalsFor(*card) - expectedGoals(strengthOf(*card), strengthOf(*card))) / 63;
    return sum / 64;
}

/// Goals of both sides per match, played out by two coaches.
double playedGoals(const TeamCard &home, const TeamCard &away, const QString &level)
{
    FixtureSetup setup;
    setup.level = level;
    setup.options = *resolveOptions(optionSpecs(), **findLevel(levelSpecs(), level), {});
    Problems problems;
    const auto tables = matchTables(setup, home, away, problems);
    if (!problems.empty())
        qFatal("%s", qPrintable(problems.front().what.english()));
    Coach coach(Generator(1934));
    Generator dice(1930);
    EventList events;
    int goals = 0;
    for (int i = 0; i < matches; ++i) {
        events.clear();
        State state = startMatch(*tables, {}, events);
        playOut(
            state, [&dice](Die die) { return dice.roll(die.faces); },
            [&](const State &at, const LegalOptions &options) { return coach.choose(at, options); }, events);
        goals += state.score.home + state.score.away;
    }
    return static_cast<double>(goals) / matches;
}

/// That a figure is what the 64 cards have, to the hundredth.
void compareFigure(const CardFigure &figure, const std::function<double(const TeamCard &)> &of,
                   bool moreIsBetter, const char *name)
{
    std::vector<double> values;
    values.reserve(the64().size());
    for (const auto &card : the64())
        values.push_back(of(*card));
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / 64;
    const auto hundredths = [](double value) { return static_cast<int>(std::lround(value * 100)); };
    QVERIFY2(figure.worst == hundredths(moreIsBetter ? *least : *most), name);
    QVERIFY2(figure.best == hundredths(moreIsBetter ? *most : *least), name);
    QVERIFY2(figure.mean == hundredths(mean), name);
}

} // namespace

class TestCardFromStrengths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFiguresAreThoseOfThe64Cards()
    {
        using Card = const TeamCard &;
        QCOMPARE(the64().size(), std::size_t{64});
        const auto total = [](Card card) { return card.attempts[0] + card.attempts[1]; };
        compareFigure(figures::attempts, total, true, "attempts");
        compareFigure(
            figures::shotsOnGoal, [](Card card) { return card.shotsOnGoal; }, true, "sog");
        compareFigure(
            figures::defenseAttempts, [](Card card) { return card.defenseAttempts; }, false,
            "defense attempts");
        compareFigure(
            figures::defenseShotsOnGoal, [](Card card) { return card.defenseShotsOnGoal; }, false,
            "defense sog");
        compareFigure(
            figures::goalieRating, [](Card card) { return strengthOf(card).goalieRating; }, false, "goalie");
        compareFigure(
            figures::fairPlay, [](Card card) { return card.fairPlay; }, false, "fair play");
        compareFigure(
            figures::power, [](Card card) { return card.power; }, true, "power");
    }

    /// The worst and the mean are those of the cards. The best is the mean too: the eight attacks that shoot
    /// most on goal are not above it.
    void theBestAttacksShootMoreAndNotBetter()
    {
        auto cards = the64();
        const auto chance = [](const TeamCard &card) {
            return 10'000 * conversion(strengthOf(card), figures::usualGoalkeeper);
        };
        double sum = 0;
        double least = 10'000;
        for (const auto &card : cards) {
            sum += chance(*card);
            least = std::min(least, chance(*card));
        }
        QCOMPARE(figures::goalsOfShots.mean, static_cast<int>(std::lround(sum / 64)));
        QCOMPARE(figures::goalsOfShots.worst, static_cast<int>(std::lround(least)));
        QCOMPARE(figures::goalsOfShots.best, figures::goalsOfShots.mean);
        std::sort(cards.begin(), cards.end(), [](const auto &one, const auto &other) {
            const auto shots = [](const TeamCard &card) {
                return (card.attempts[0] + card.attempts[1]) * card.shotsOnGoal;
            };
            return shots(*one) > shots(*other);
        });
        double ofTheBest = 0;
        for (std::size_t i = 0; i < 8; ++i)
            ofTheBest += chance(*cards[i]) / 8;
        QVERIFY(ofTheBest < figures::goalsOfShots.mean);
    }

    void theSharesAreThoseOfThe64Cards()
    {
        int first = 0;
        int all = 0;
        int best = 10;
        int worst = 0;
        std::array<int, 4> width{};
        std::array<int, 4> players{};
        for (const auto &card : the64()) {
            first += card->attempts[0];
            all += card->attempts[0] + card->attempts[1];
            for (const CardPlayer &player : card->players) {
                const auto line = static_cast<std::size_t>(player.entry.position);
                width[line] += player.card.width();
                ++players[line];
                if (player.isKeeper())
                    continue;
                best = std::min(best, player.goalRating);
                worst = std::max(worst, player.goalRating);
            }
        }
        QCOMPARE(figures::firstHalfOfAttempts, static_cast<int>(std::lround(100.0 * first / all)));
        QCOMPARE(figures::bestGoalRating, best);
        QCOMPARE(figures::worstGoalRating, worst);
        const std::array<int, 4> numbers{figures::cardNumbersOfGoalkeeper, figures::cardNumbersOfDefender,
                                         figures::cardNumbersOfMidfielder, figures::cardNumbersOfForward};
        for (std::size_t line = 0; line < numbers.size(); ++line)
            QCOMPARE(numbers[line], static_cast<int>(std::lround(100.0 * width[line] / players[line])));
    }

    void fiftiesAreTheMeanCard()
    {
        const TeamCard card = cardOf({});
        QCOMPARE(card.attempts, (std::array<int, 2>{11, 15}));
        QCOMPARE(card.shotsOnGoal, 16);
        QCOMPARE(card.defenseAttempts, -3);
        QCOMPARE(card.defenseShotsOnGoal, -2);
        QCOMPARE(card.fairPlay, 0);
        QCOMPARE(card.power, 7);
        QCOMPARE(card.bestResult, 7);
        QCOMPARE(card.kind, CardKind::Custom);
        QCOMPARE(card.scorerCount(), 16);
        QCOMPARE(card.keeperCount(), 2);
        QCOMPARE(card.players[16].goalieRating, -1);
        QCOMPARE(card.players[17].goalieRating, 0);
        // The first forward shoots most and has the best rating; the keeper, the captain and he hold
        // one-timers, seven in all as on most of the cards.
        QCOMPARE(card.players[0].entry.person.shortName, QStringLiteral("FW1"));
        for (const CardPlayer &player : card.players)
            if (!player.isKeeper())
                QVERIFY(card.players[0].goalRating <= player.goalRating);
        QVERIFY(card.players[0].oneTimer && card.players[16].oneTimer);
        for (const CardPlayer &player : card.players)
            QVERIFY(!player.entry.captain || player.oneTimer);
        QCOMPARE(std::count_if(card.players.begin(), card.players.end(),
                               [](const CardPlayer &player) { return player.oneTimer; }),
                 7);
    }

    void theEndsAreThoseOfTheCards()
    {
        const TeamCard weak = cardOf({0, 0, 0, 0});
        QCOMPARE(weak.attempts[0] + weak.attempts[1], 22);
        QCOMPARE(weak.shotsOnGoal, 11);
        QCOMPARE(weak.defenseAttempts, 2);
        QCOMPARE(weak.defenseShotsOnGoal, -1);
        QCOMPARE(strengthOf(weak).goalieRating, 0);
        QCOMPARE(weak.fairPlay, 1);
        QCOMPARE(weak.power, 3);
        const TeamCard strong = cardOf({100, 100, 100, 100});
        QCOMPARE(strong.attempts[0] + strong.attempts[1], 32);
        QCOMPARE(strong.shotsOnGoal, 27);
        QCOMPARE(strong.defenseAttempts, -6);
        QCOMPARE(strong.defenseShotsOnGoal, -3);
        QCOMPARE(strengthOf(strong).goalieRating, -2);
        QCOMPARE(strong.fairPlay, -1);
        QCOMPARE(strong.power, 10);
    }

    /// Two cards of fifties, and one of them among the 64: as many goals as the 64 see among each other, to a
    /// tenth.
    void fiftiesScoreLikeTheMean()
    {
        const double usual = historicGoals();
        const TeamCard rovers = cardOf({});
        const TeamCard united = cardOf({}, QStringLiteral("United"));
        const double each = expectedGoals(strengthOf(rovers), strengthOf(united));
        qInfo("The 64 among each other %.3f goals a team, two cards of fifties %.3f, one of them against the "
              "64 "
              "%.3f-%.3f",
              usual, each, goalsFor(rovers), goalsAgainst(rovers));
        QVERIFY(std::abs(each - usual) < 0.1);
        QVERIFY(std::abs(goalsFor(rovers) - usual) < 0.1);
        QVERIFY(std::abs(goalsAgainst(rovers) - usual) < 0.1);
    }

    /// The best and the worst of the 64 bound what strengths can make.
    void theEndsScoreLikeTheBestAndTheWorst()
    {
        std::vector<double> own;
        std::vector<double> against;
        for (const auto &card : the64()) {
            own.push_back(goalsFor(*card));
            against.push_back(goalsAgainst(*card));
        }
        const auto [leastOwn, mostOwn] = std::minmax_element(own.begin(), own.end());
        const auto [leastAgainst, mostAgainst] = std::minmax_element(against.begin(), against.end());
        const double best = goalsFor(cardOf({100, 50, 50, 50}));
        const double worst = goalsFor(cardOf({0, 50, 50, 50}));
        const double closed = goalsAgainst(cardOf({50, 100, 100, 50}));
        const double open = goalsAgainst(cardOf({50, 0, 0, 50}));
        qInfo("Goals for: the 64 %.2f to %.2f, strengths %.2f to %.2f; against: %.2f to %.2f, strengths %.2f "
              "to "
              "%.2f",
              *leastOwn, *mostOwn, worst, best, *leastAgainst, *mostAgainst, closed, open);
        QVERIFY(std::abs(best / *mostOwn - 1) < 0.15);
        QVERIFY(std::abs(worst / *leastOwn - 1) < 0.15);
        QVERIFY(std::abs(closed / *leastAgainst - 1) < 0.15);
        QVERIFY(std::abs(open / *mostAgainst - 1) < 0.15);
    }

    /// Played, not reckoned: at Basic the goals that are expected, at Advanced as many as two coaches with
    /// the historic cards see, about three.
    void playedMatchesGiveThoseGoals()
    {
        const TeamCard rovers = cardOf({});
        const TeamCard united = cardOf({}, QStringLiteral("United"));
        const double expected = 2 * expectedGoals(strengthOf(rovers), strengthOf(united));
        const double basic = playedGoals(rovers, united, QStringLiteral("basic"));
        const double advanced = playedGoals(rovers, united, QStringLiteral("advanced"));
        qInfo("Two cards of fifties, %d matches each: %.3f goals at Basic (%.3f expected), %.3f at Advanced",
              matches, basic, expected, advanced);
        // Five standard errors of a sum of two binomials.
        QVERIFY(std::abs(basic - expected) < 5 * std::sqrt(expected / matches));
        QVERIFY(advanced > 2.5 && advanced < 3.5);
    }

    void theShareOfTheShotsIsAsWished()
    {
        CardWishes wishes = wishesFor({});
        wishes.shotWeights.assign(wishes.squad.entries.size(), 10);
        wishes.shotWeights[0] = 999; // a goalkeeper's does not count
        wishes.shotWeights[17] = 100;
        wishes.shotWeights[2] = 0;
        const auto card = cardFromStrengths(wishes);
        QVERIFY(card.has_value());
        QCOMPARE(card->scorerCount(), 15);
        QCOMPARE(card->players[0].entry.person.shortName, QStringLiteral("FW4"));
        QVERIFY(card->players[0].shot.width() > 30);
        QCOMPARE(card->squad().indexOf(wishes.squad.entries[2].person.id), -1);
        // The goals of its shots stay what the attack says.
        QVERIFY(std::abs(conversion(strengthOf(*card), -1) - 0.461) < 0.03);
    }

    void weightsBecomeThatShare()
    {
        const Squad squad = usualSquad(QStringLiteral("Rovers"));
        const std::vector<int> weights = usualShotWeights(squad);
        QCOMPARE(std::accumulate(weights.begin(), weights.end(), 0), 100);
        std::array<int, 4> lines{};
        for (std::size_t i = 0; i < weights.size(); ++i)
            lines[static_cast<std::size_t>(squad.entries[i].position)] += weights[i];
        QCOMPARE(lines[0], 0);
        // On the 64 cards 51, 33 and 16 of a hundred.
        QVERIFY(std::abs(lines[3] - 51) <= 6);
        QVERIFY(std::abs(lines[2] - 33) <= 6);
        QVERIFY(std::abs(lines[1] - 16) <= 6);
        // More players than a card has room for: the last of them stay out.
        const std::vector<int> many = usualShotWeights(squadOf(QStringLiteral("Many"), {3, 12, 12, 12}));
        QCOMPARE(std::count_if(many.begin(), many.end(), [](int weight) { return weight > 0; }), 20);
    }

    void nobodyShootsWhereNobodyIs()
    {
        QCOMPARE(usualShotWeights({}), std::vector<int>());
        QCOMPARE(usualShotWeights(squadOf(QStringLiteral("Keepers"), {2, 0, 0, 0})), std::vector<int>(2, 0));
        QCOMPARE(usualFormation({}), Formation::F442);
    }

    void theFormationIsThatOfTheFirstTen()
    {
        QCOMPARE(usualFormation(squadOf(QStringLiteral("A"), {1, 4, 3, 3})), Formation::F433);
        QCOMPARE(usualFormation(squadOf(QStringLiteral("B"), {1, 5, 4, 1})), Formation::F541);
        QCOMPARE(usualFormation(usualSquad(QStringLiteral("C"))), Formation::F442);
        CardWishes wishes = wishesFor({});
        wishes.formation = Formation::F352;
        wishes.strategy = Strategy::Aggressive;
        const auto card = cardFromStrengths(wishes);
        QVERIFY(card.has_value());
        QCOMPARE(card->formation, Formation::F352);
        QCOMPARE(card->strategy, Strategy::Aggressive);
    }

    void aConferenceOfItsOwnIsLeftOut()
    {
        CardWishes wishes = wishesFor({});
        wishes.team.conference = QStringLiteral("Division Two");
        QCOMPARE(cardFromStrengths(wishes)->team.conference, QString());
        wishes.team.conference = QStringLiteral("UEFA");
        QCOMPARE(cardFromStrengths(wishes)->team.conference, QStringLiteral("UEFA"));
    }

    void theFileKeepsTheStrengths()
    {
        const TeamCard card = cardOf({61, 32, 80, 15});
        const auto again = cardFromJson(toJson(card));
        QVERIFY(again.has_value());
        QVERIFY(*again == card);
        QCOMPARE(again->strengths, std::optional(CardStrengths{61, 32, 80, 15}));
        QVERIFY(!toJson(*the64().front()).contains(QStringLiteral("strengths")));
        QJsonObject bad = toJson(card);
        bad.insert(QStringLiteral("strengths"), QJsonObject{{QStringLiteral("attack"), 101}});
        const auto refused = cardFromJson(bad);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().problems.front().where, QStringLiteral("strengths.attack"));
        // The other three are missing.
        QCOMPARE(refused.error().problems.size(), std::size_t{4});
        bad.insert(QStringLiteral("strengths"), 7);
        QCOMPARE(cardFromJson(bad).error().problems.size(), std::size_t{1});
    }

    void whatIsNoTeamIsRefused_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("part");
        const auto row = [](const char *what, const char *part) {
            QTest::newRow(what) << QString::fromLatin1(what) << QString::fromLatin1(part);
        };
        row("nobody", "The squad is empty");
        row("no goalkeeper", "no goalkeeper");
        row("nine field players", "needs 10 field players at least; there are 9");
        row("strength 101", "from 0 to 100, not 101");
        row("strength -1", "from 0 to 100, not -1");
        row("weight -1", "from 0 to 1000, not -1");
        row("weight 1001", "from 0 to 1000, not 1001");
        row("nine shooters", "so far 9 have one");
        row("twenty-six shooters", "room for 25 players who shoot; these are 26");
        row("weights of others", "There are 18 players but 3 shot frequencies");
        row("no name", "The team has no name");
    }

    void whatIsNoTeamIsRefused()
    {
        QFETCH(QString, what);
        QFETCH(QString, part);
        CardWishes wishes = wishesFor({});
        std::vector<int> weights = usualShotWeights(wishes.squad);
        const std::map<QString, std::function<void()>> spoil{
            {QStringLiteral("nobody"), [&] { wishes.squad = {}; }},
            {QStringLiteral("no goalkeeper"),
             [&] {
                 wishes.squad = squadOf(QStringLiteral("A"), {0, 6, 6, 4});
             }},
            {QStringLiteral("nine field players"),
             [&] {
                 wishes.squad = squadOf(QStringLiteral("A"), {1, 4, 4, 1});
             }},
            {QStringLiteral("strength 101"), [&] { wishes.strengths.attack = 101; }},
            {QStringLiteral("strength -1"), [&] { wishes.strengths.fairPlay = -1; }},
            {QStringLiteral("weight -1"), [&] { weights[5] = -1; }},
            {QStringLiteral("weight 1001"), [&] { weights[5] = 1001; }},
            {QStringLiteral("nine shooters"), [&] { std::fill_n(weights.begin() + 2, 7, 0); }},
            {QStringLiteral("twenty-six shooters"),
             [&] {
                 wishes.squad = squadOf(QStringLiteral("A"), {1, 10, 10, 6});
                 weights.assign(27, 1);
             }},
            {QStringLiteral("weights of others"), [&] { weights.resize(3); }},
            {QStringLiteral("no name"), [&] { wishes.team.name.clear(); }},
        };
        spoil.at(what)();
        wishes.shotWeights = weights;
        const auto card = cardFromStrengths(wishes);
        QVERIFY(!card.has_value());
        QCOMPARE(card.error().fault, Fault::BadInput);
        QCOMPARE(card.error().problems.size(), std::size_t{1});
        QVERIFY2(card.error().problems.front().what.english().contains(part),
                 qPrintable(card.error().problems.front().what.english()));
    }
};

TOUCHLINE_TEST(TestCardFromStrengths)

} // namespace test_card_from_strengths

#include "test_card_from_strengths.moc"
