// SPDX-License-Identifier: GPL-3.0-or-later
// Team cards, sections 4 and 16 (point 3).
#include "core/games/atcs/generator/poisson_fit.h"
#include "core/games/atcs/generator/targets.h"
#include "tests/support/test_registry.h"
#include "tests/unit/atcs_cards/generated.h"

#include <QTest>

#include <cmath>

namespace test_ratings {

using namespace touchline;
using namespace touchline::atcs;
using namespace touchline::atcs::generator;

namespace {

const RatingModel &model()
{
    static const RatingModel fitted = fitRatings(compiledFacts().matches, compiledFacts().origins);
    return fitted;
}

const RatingModel &laterModel()
{
    static const RatingModel fitted =
        withLaterEdition(model(), compiledFacts().matches2026, compiledFacts().origins2026);
    return fitted;
}

/// The largest distance from a file of published ratings; 1 if a team is missing.
double largestDistance(const RatingModel &fitted, const CsvTable &published)
{
    double largest = 0;
    for (const CsvTable::Row &row : published.rows()) {
        const auto cell = [&](const char *column) {
            return published.cell(row, QString::fromLatin1(column));
        };
        const auto found = fitted.teams.find({cell("year").toInt(), cell("team")});
        if (found == fitted.teams.end())
            return 1;
        largest = std::max({largest, std::abs(found->second.attack - cell("attack").toDouble()),
                            std::abs(found->second.defense - cell("defence").toDouble())});
    }
    return largest;
}

bool isAbout(double value, double published)
{
    return std::abs(value - published) < 1e-6;
}

Targets targetsOfThe64()
{
    std::vector<Rating> ratings;
    for (const TeamFacts &team : compiledFacts().historic) {
        if (team.kind == CardKind::Card)
            ratings.push_back(model().of(team));
    }
    return targetsOf(ratings);
}

} // namespace

class TestRatings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFitFindsTheMinimum()
    {
        // One team, one match, 3 goals: d/da of -(3a - exp(a)) + a^2 / 2 is 0 at exp(a) + a = 3.
        PoissonFit fit;
        const std::size_t attack = fit.addParameter(1.0, +1);
        fit.addObservation(3, 0.0, {attack});
        QVERIFY(fit.solve() < 100);
        QVERIFY(std::abs(std::exp(fit.value(attack)) + fit.value(attack) - 3) < 1e-9);
    }

    void all489AreAsPublished()
    {
        const CsvTable published = testTable(QStringLiteral("ratings.csv"));
        QCOMPARE(published.rows().size(), std::size_t{489});
        QCOMPARE(model().teams.size(), std::size_t{489});
        const double distance = largestDistance(model(), published);
        qInfo("%d sweeps, largest distance %.2e", model().sweeps, distance);
        QVERIFY(distance < 1e-5);
        QVERIFY(model().sweeps < 1000);
    }

    void all537AreAsPublished()
    {
        const CsvTable published = testTable(QStringLiteral("ratings_all.csv"));
        QCOMPARE(published.rows().size(), std::size_t{537});
        QCOMPARE(laterModel().teams.size(), std::size_t{537});
        const double distance = largestDistance(laterModel(), published);
        qInfo("%d sweeps, largest distance %.2e", laterModel().sweeps, distance);
        QVERIFY(distance < 1e-5);
    }

    void aLaterEditionMovesNothing()
    {
        QCOMPARE(laterModel().host, model().host);
        for (const auto &[key, rating] : model().teams) {
            QCOMPARE(laterModel().teams.at(key).attack, rating.attack);
            QCOMPARE(laterModel().teams.at(key).defense, rating.defense);
        }
        QCOMPARE(laterModel().lineages.size(), model().lineages.size() + 4);
        QVERIFY(isAbout(laterModel().era.at(2026), 0.364124));
    }

    void checkValues()
    {
        QVERIFY(isAbout(model().host, 0.206115));
        const auto conference = [](const char *name) {
            return model().confederations.at(QString::fromLatin1(name));
        };
        QVERIFY(isAbout(conference("UEFA").attack, 0.199922) &&
                isAbout(conference("UEFA").defense, 0.315598));
        QVERIFY(isAbout(conference("CONMEBOL").attack, 0.164275) &&
                isAbout(conference("CONMEBOL").defense, 0.297925));
        QVERIFY(isAbout(conference("CAF").attack, -0.072737) && isAbout(conference("CAF").defense, 0.004473));
        QVERIFY(isAbout(conference("OFC").attack, -0.073181) &&
                isAbout(conference("OFC").defense, -0.059060));
        QVERIFY(isAbout(conference("CONCACAF").attack, -0.186515) &&
                isAbout(conference("CONCACAF").defense, -0.195719));
        QVERIFY(isAbout(conference("AFC").attack, -0.195857) &&
                isAbout(conference("AFC").defense, -0.199125));
        QVERIFY(isAbout(model().era.at(1930), 0.664976) && isAbout(model().era.at(1954), 0.952658));
        QVERIFY(isAbout(model().era.at(1990), 0.050531) && isAbout(model().era.at(2006), 0.107631));
    }

    void targets()
    {
        const Targets wanted = targetsOfThe64();
        QVERIFY(isAbout(wanted.level, 0.292318));
        QVERIFY(isAbout(wanted.meanAttack, 0.137255));
        QVERIFY(isAbout(wanted.meanDefense, 0.231962));
    }
};

TOUCHLINE_TEST(TestRatings)

} // namespace test_ratings

#include "test_ratings.moc"
