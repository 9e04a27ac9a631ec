// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever squad, strengths and shares of the shots: the card is a good one, and more of a strength never
// makes it worse at it, over the whole range and against every kind of opponent.
#include "core/games/atcs/card/card_from_strengths.h"
#include "core/games/atcs/card/card_library.h"
#include "core/games/atcs/card/expected_goals.h"
#include "core/teams/historic_teams.h"
#include "tests/support/club_squad.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <rapidcheck.h>

#include <numeric>

namespace property_card_from_strengths {

using namespace touchline;
using namespace touchline::atcs;
using namespace touchline::testing;

namespace {

const QString club = QStringLiteral("Rovers");

CardStrengths anyStrengths()
{
    const auto any = [] { return *rc::gen::inRange(leastStrength, mostStrength + 1); };
    return {any(), any(), any(), any()};
}

/// A squad that can have a card, with the usual shares of the shots or any others.
CardWishes anyWishes()
{
    CardWishes wishes;
    wishes.team = clubCalled(club);
    const int defenders = *rc::gen::inRange(0, 12);
    const int midfielders = *rc::gen::inRange(0, 12);
    const int forwards = *rc::gen::inRange(std::max(0, 10 - defenders - midfielders), 15);
    wishes.squad = squadOf(club, {*rc::gen::inRange(1, 5), defenders, midfielders, forwards});
    wishes.strengths = anyStrengths();
    if (*rc::gen::arbitrary<bool>()) {
        wishes.shotWeights = usualShotWeights(wishes.squad);
        for (int &weight : wishes.shotWeights)
            weight = weight == 0 ? 0 : *rc::gen::inRange(1, mostShotWeight + 1);
    }
    wishes.formation = static_cast<Formation>(*rc::gen::inRange(0, 9));
    wishes.strategy = static_cast<Strategy>(*rc::gen::inRange(0, 3));
    return wishes;
}

TeamCard cardOf(const CardWishes &wishes)
{
    const auto card = cardFromStrengths(wishes);
    RC_ASSERT(card.has_value());
    return *card;
}

/// Opponents of every kind: of the 64, and made.
Strength anyOpponent()
{
    if (*rc::gen::arbitrary<bool>()) {
        static const QStringList ids = historicTeamIds(TeamSet::Historic66);
        return strengthOf(**loadCard(ids[*rc::gen::inRange(0, static_cast<int>(ids.size()))]));
    }
    CardWishes wishes;
    wishes.team = clubCalled(QStringLiteral("United"));
    wishes.squad = usualSquad(QStringLiteral("United"));
    wishes.strengths = anyStrengths();
    return strengthOf(cardOf(wishes));
}

} // namespace

class PropertyCardFromStrengths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCardIsAGoodOne()
    {
        const bool holds = rc::check("valid, partitions of 1-100, the same again", [] {
            const CardWishes wishes = anyWishes();
            const TeamCard card = cardOf(wishes);
            RC_ASSERT(validate(card).empty());
            std::array<int, 101> shots{};
            std::array<int, 101> cards{};
            for (const CardPlayer &player : card.players)
                for (int number = 1; number <= 100; ++number) {
                    shots[static_cast<std::size_t>(number)] += player.shot.holds(number) ? 1 : 0;
                    cards[static_cast<std::size_t>(number)] += player.card.holds(number) ? 1 : 0;
                }
            RC_ASSERT(std::all_of(shots.begin() + 1, shots.end(), [](int count) { return count == 1; }));
            RC_ASSERT(std::all_of(cards.begin() + 1, cards.end(), [](int count) { return count == 1; }));
            RC_ASSERT(cardOf(wishes) == card);
            const auto read = cardFromJson(toJson(card));
            RC_ASSERT(read.has_value() && *read == card);
        });
        QVERIFY(holds);
    }

    void whoIsToShootMoreDoes()
    {
        const bool holds = rc::check("shares follow the weights", [] {
            CardWishes wishes = anyWishes();
            if (wishes.shotWeights.empty())
                wishes.shotWeights = usualShotWeights(wishes.squad);
            const TeamCard card = cardOf(wishes);
            const auto weight = [&](const CardPlayer &player) {
                return wishes
                    .shotWeights[static_cast<std::size_t>(wishes.squad.indexOf(player.entry.person.id))];
            };
            for (const CardPlayer &one : card.players)
                for (const CardPlayer &other : card.players)
                    if (!one.isKeeper() && !other.isKeeper() && weight(one) > weight(other))
                        RC_ASSERT(one.shot.width() >= other.shot.width());
            // Whoever takes the shares of a card as weights gets the same card.
            CardWishes again = wishes;
            for (std::size_t i = 0; i < again.shotWeights.size(); ++i) {
                const int row = card.squad().indexOf(again.squad.entries[i].person.id);
                again.shotWeights[i] = row < 0 ? 0 : card.players[static_cast<std::size_t>(row)].shot.width();
            }
            RC_ASSERT(cardOf(again) == card);
        });
        QVERIFY(holds);
    }

    /// Over all 101 values, against one opponent: never fewer goals for more attack, and with 20 more
    /// always more.
    void moreAttackIsMoreGoals()
    {
        const bool holds = rc::check("attack", [] {
            CardWishes wishes = anyWishes();
            const Strength opponent = anyOpponent();
            std::vector<double> goals;
            goals.reserve(mostStrength + 1);
            for (int attack = leastStrength; attack <= mostStrength; ++attack) {
                wishes.strengths.attack = attack;
                const Strength own = strengthOf(cardOf(wishes));
                goals.push_back(expectedGoals(own, opponent));
            }
            RC_ASSERT(std::is_sorted(goals.begin(), goals.end()));
            for (std::size_t i = 20; i < goals.size(); ++i)
                RC_ASSERT(goals[i] > goals[i - 20]);
        });
        QVERIFY(holds);
    }

    void moreDefenceAndABetterKeeperAreFewerAgainst()
    {
        const bool holds = rc::check("defence and goalkeeper", [] {
            CardWishes wishes = anyWishes();
            const Strength opponent = anyOpponent();
            const bool isKeeper = *rc::gen::arbitrary<bool>();
            int &strength = isKeeper ? wishes.strengths.goalkeeping : wishes.strengths.defense;
            std::vector<double> against;
            against.reserve(mostStrength + 1);
            for (strength = leastStrength; strength <= mostStrength; ++strength)
                against.push_back(expectedGoals(opponent, strengthOf(cardOf(wishes))));
            RC_ASSERT(std::is_sorted(against.rbegin(), against.rend()));
            // A goalkeeper has three ratings, half the range apart at most; the least of attempts and shots
            // on goal keeps a good defence from helping against the weakest.
            const std::size_t step = 50;
            for (std::size_t i = step; i < against.size(); ++i)
                RC_ASSERT(against[i] < against[i - step]);
        });
        QVERIFY(holds);
    }

    /// What a strength is not about stays.
    void noStrengthTouchesAnother()
    {
        const bool holds = rc::check("independence", [] {
            CardWishes wishes = anyWishes();
            const TeamCard before = cardOf(wishes);
            wishes.strengths.attack = anyStrengths().attack;
            const TeamCard after = cardOf(wishes);
            RC_ASSERT(after.defenseAttempts == before.defenseAttempts);
            RC_ASSERT(after.defenseShotsOnGoal == before.defenseShotsOnGoal);
            RC_ASSERT(strengthOf(after).goalieRating == strengthOf(before).goalieRating);
            RC_ASSERT(after.fairPlay == before.fairPlay);
            const int difference = wishes.strengths.attack - before.strengths->attack;
            RC_ASSERT((after.power - before.power) * difference >= 0);
        });
        QVERIFY(holds);
    }
};

TOUCHLINE_TEST(PropertyCardFromStrengths)

} // namespace property_card_from_strengths

#include "property_card_from_strengths.moc"
