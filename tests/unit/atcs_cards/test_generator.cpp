// SPDX-License-Identifier: GPL-3.0-or-later
// Team cards, sections 11 to 14.
#include "core/games/atcs/generator/targets.h"
#include "core/teams/historic_teams.h"
#include "tests/support/test_registry.h"
#include "tests/unit/atcs_cards/generated.h"

#include "core/games/atcs/card/expected_goals.h"

#include <QTest>

#include <cmath>

namespace test_generator {

using namespace touchline;
using namespace touchline::atcs;
using namespace touchline::atcs::generator;

namespace {

const std::vector<GeneratedCard> &historic()
{
    return generated(TeamSet::Historic66);
}

const TeamCard &card(const char *id)
{
    return generatedCard(historic(), QString::fromLatin1(id)).card;
}

const CardPlayer &player(const char *id, const char *shortName)
{
    const CardPlayer *found = playerOf(card(id), QString::fromUtf8(shortName));
    if (found == nullptr)
        qFatal("%s is not on %s", shortName, id);
    return *found;
}

/// "1-100" as the table of the specification prints it: "28-28" for a single number.
QString printed(const Range &range)
{
    return range.isEmpty() ? QString() : QStringLiteral("%1-%2").arg(range.first).arg(range.last);
}

QString printedRow(const TeamCard &team, const CardPlayer &row)
{
    const bool keeper = row.isKeeper();
    return QStringList{team.team.code,
                       row.entry.person.shortName,
                       positionCode(row.entry.position),
                       keeper ? QString() : QString::number(row.goals),
                       printed(row.shot),
                       keeper ? QString() : QString::number(row.goalRating),
                       keeper ? QString::number(row.goalieRating) : QString(),
                       printed(row.card),
                       QString::number(row.oneTimer ? 1 : 0)}
        .join(u',');
}

/// ln E - ln lambda of all pairings of the 64 cards.
std::vector<double> errors()
{
    std::vector<Rating> ratings;
    std::vector<Strength> strengths;
    for (const GeneratedCard &made : historic()) {
        if (made.card.kind != CardKind::Card)
            continue;
        ratings.push_back(made.rating);
        strengths.push_back(strengthOf(made.card));
    }
    const Targets targets = targetsOf(ratings);
    std::vector<double> all;
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        for (std::size_t j = 0; j < ratings.size(); ++j) {
            if (i != j) {
                all.push_back(std::log(expectedGoals(strengths[i], strengths[j])) -
                              targets.logGoals(ratings[i], ratings[j]));
            }
        }
    }
    return all;
}

} // namespace

class TestGenerator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableIsMet_data()
    {
        QTest::addColumn<QStringList>("cells");
        const CsvTable table = testTable(QStringLiteral("cards_table.csv"));
        QCOMPARE(table.rows().size(), std::size_t{78});
        for (const CsvTable::Row &row : table.rows())
            QTest::newRow(qPrintable(row.cells.first())) << row.cells;
    }

    void theTableIsMet()
    {
        QFETCH(QStringList, cells);
        const GeneratedCard &made = generatedCard(generated(TeamSet::All537), cells.at(0));
        const TeamCard &team = made.card;
        const auto oneTimers = std::count_if(team.players.begin(), team.players.end(),
                                             [](const CardPlayer &row) { return row.oneTimer; });
        const std::array<double, 4> figures{made.rating.attack, made.rating.defense, made.standing.attack,
                                            made.standing.defense};
        for (std::size_t i = 0; i < figures.size(); ++i)
            QVERIFY(std::abs(figures[i] - cells.at(static_cast<qsizetype>(i) + 1).toDouble()) < 0.00006);
        const QStringList integers{QString::number(team.attempts[0]),
                                   QString::number(team.attempts[1]),
                                   QString::number(team.shotsOnGoal),
                                   QString::number(team.defenseAttempts),
                                   QString::number(team.defenseShotsOnGoal),
                                   QString::number(firstKeeper(team).goalieRating),
                                   QString::number(made.level),
                                   QString::number(team.power),
                                   QString::number(team.fairPlay)};
        QCOMPARE(integers, cells.mid(5, 9));
        if (!cells.at(14).isEmpty())
            QCOMPARE(QStringList({QString::number(team.scorerCount()), QString::number(team.keeperCount())}),
                     cells.mid(14, 2));
        QCOMPARE(QStringList({QString::number(oneTimers), formationName(team.formation),
                              strategyName(team.strategy)}),
                 cells.mid(16));
    }

    void fiveCardsAreMetInFull()
    {
        const CsvTable table = testTable(QStringLiteral("cards_full.csv"));
        QStringList wanted;
        for (const CsvTable::Row &row : table.rows())
            wanted.append(row.cells.join(u','));
        QStringList made;
        for (const char *id : {"FRA-1998", "TUR-2002", "HUN-1954", "DEI-1938", "MEX-1986"}) {
            for (const CardPlayer &row : card(id).players)
                made.append(printedRow(card(id), row));
        }
        QCOMPARE(made, wanted);
    }

    void whatTheRulebookQuotes()
    {
        const TeamCard &france = card("FRA-1998");
        QCOMPARE(france.attempts, (std::array<int, 2>{11, 17}));
        QCOMPARE(france.shotsOnGoal, 19);
        QCOMPARE(france.defenseShotsOnGoal, -3);
        QCOMPARE(france.defenseAttempts, -4);
        QCOMPARE(player("FRA-1998", "Barthez").goalieRating, -2);
        QCOMPARE(player("FRA-1998", "Henry").goalRating, 5);
        QVERIFY(player("FRA-1998", "Henry").shot.holds(18));
        QVERIFY(player("FRA-1998", "Thuram").shot.holds(35));
        QVERIFY(player("FRA-1998", "Djorkaeff").shot.holds(68));
        QVERIFY(player("FRA-1998", "Blanc").shot.holds(85));
        const TeamCard &turkey = card("TUR-2002");
        QCOMPARE(turkey.attempts[0], 14);
        QCOMPARE(turkey.shotsOnGoal, 16);
        QCOMPARE(turkey.defenseAttempts, -5);
        QCOMPARE(turkey.defenseShotsOnGoal, -3);
        QCOMPARE(player("TUR-2002", "Recber").goalieRating, -1);
        QCOMPARE(player("TUR-2002", "Sukur").goalRating, 6);
        QCOMPARE(player("TUR-2002", "Sukur").shot, (Range{61, 69}));
        QCOMPARE(player("TUR-2002", "Ozalan").card, (Range{35, 50}));
        QVERIFY(player("TUR-2002", "Ozalan").oneTimer);
        QCOMPARE(card("MEX-1986").power, 6);
        QCOMPARE(card("USA-1930").power, 6);
        QCOMPARE(player("USA-1930", "Douglas").goalieRating, -1);
    }

    void sukurAgainstBarthez()
    {
        const int needed = player("TUR-2002", "Sukur").goalRating;
        const int keeper = player("FRA-1998", "Barthez").goalieRating;
        QVERIFY(8 + keeper >= needed);
        QVERIFY(7 + keeper < needed);
        QCOMPARE(scoringNumbers(needed, keeper), 3);
    }

    void conferencesHaveTheirNumbers()
    {
        std::map<QString, int> counts;
        int bonus = 0;
        for (const GeneratedCard &made : historic()) {
            if (made.card.kind == CardKind::Card)
                ++counts[made.card.team.conference];
            else
                ++bonus;
        }
        const std::map<QString, int> wanted{{QStringLiteral("AFC"), 8},      {QStringLiteral("CAF"), 10},
                                            {QStringLiteral("CONCACAF"), 8}, {QStringLiteral("CONMEBOL"), 9},
                                            {QStringLiteral("OFC"), 3},      {QStringLiteral("UEFA"), 26}};
        QCOMPARE(counts, wanted);
        QCOMPARE(bonus, 2);
    }

    void goalsAreNearTheTargets()
    {
        const std::vector<double> all = errors();
        QCOMPARE(all.size(), std::size_t{4032});
        double mean = 0;
        for (const double error : all)
            mean += error / static_cast<double>(all.size());
        double variance = 0;
        for (const double error : all)
            variance += (error - mean) * (error - mean) / static_cast<double>(all.size());
        QVERIFY2(std::abs(mean - 0.005) < 0.0006, qPrintable(QString::number(mean)));
        QVERIFY2(std::abs(std::sqrt(variance) - 0.045) < 0.0006,
                 qPrintable(QString::number(std::sqrt(variance))));
        const auto [least, most] = std::minmax_element(all.begin(), all.end());
        QVERIFY(std::abs(*least + 0.13) < 0.006);
        QVERIFY(std::abs(*most - 0.27) < 0.006);
    }

    void goalDifferenceFollowsTheRatings()
    {
        double sumX = 0, sumY = 0, sumXX = 0, sumYY = 0, sumXY = 0;
        for (const GeneratedCard &made : historic()) {
            const Strength own = strengthOf(made.card);
            double difference = 0;
            for (const GeneratedCard &other : historic()) {
                const Strength theirs = strengthOf(other.card);
                difference += expectedGoals(own, theirs) - expectedGoals(theirs, own);
            }
            const double rating = made.rating.attack + made.rating.defense;
            sumX += rating;
            sumY += difference;
            sumXX += rating * rating;
            sumYY += difference * difference;
            sumXY += rating * difference;
        }
        const auto n = static_cast<double>(historic().size());
        const double correlation =
            (n * sumXY - sumX * sumY) / std::sqrt((n * sumXX - sumX * sumX) * (n * sumYY - sumY * sumY));
        QVERIFY2(correlation > 0.95, qPrintable(QString::number(correlation)));
    }

    void twiceIsTheSame()
    {
        const auto again = generateCards(compiledFacts(), TeamSet::Historic66);
        QVERIFY(again.has_value());
        for (std::size_t i = 0; i < again->size(); ++i)
            QCOMPARE(cardFile(again->at(i)), cardFile(historic()[i].card));
    }
};

TOUCHLINE_TEST(TestGenerator)

} // namespace test_generator

#include "test_generator.moc"
