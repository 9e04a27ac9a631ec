// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/competition_json.h"
#include "core/competition/editions/qualifying.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <map>
#include <set>

namespace test_qualifying {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Host = QualifyingConference::Host;

/// As many teams of each conference as the 64 cards have (ATCS 9.6).
const std::map<QString, int> cards{{u"AFC"_s, 8},      {u"CAF"_s, 10}, {u"CONCACAF"_s, 8},
                                   {u"CONMEBOL"_s, 9}, {u"OFC"_s, 3},  {u"UEFA"_s, 26}};

struct Setup
{
    std::vector<Entrant> entrants;
    std::vector<QualifyingConference> conferences;
    std::optional<int> waitingHost;
};

/// `host` is the best team of that conference, or the one in `hostPlace` of its ranking.
Setup setupOf(std::map<QString, int> teams, const QString &host = {}, Host how = Host::Elsewhere,
              int hostPlace = 0)
{
    Setup setup;
    int number = 0;
    for (const QualifyingPlaces &places : qualifyingPlaces()) {
        QualifyingConference conference{places.conference, places.places, places.groups, {}};
        for (int i = 0; i < teams[places.conference]; ++i, ++number) {
            const QString code = u"%1%2"_s.arg(places.conference).arg(i + 1);
            setup.entrants.push_back(
                {QUuid::createUuidV5(cup::space, code), code, code, places.conference, number + 1});
            if (places.conference == host && how == Host::Waits && i == hostPlace)
                setup.waitingHost = number;
            else
                conference.teams.push_back(number);
        }
        if (places.conference == host) {
            conference.host = how;
            conference.hostPlace = hostPlace;
        }
        setup.conferences.push_back(std::move(conference));
    }
    return setup;
}

Competition competitionOf(Setup setup, std::uint64_t seed = 1)
{
    const Format finals = formatTemplate(u"worldcup-32"_s).value();
    auto made = qualifying(setup.conferences, finals, setup.waitingHost);
    if (!made) {
        for (const Problem &problem : made.error().problems)
            qWarning("%s: %s", qPrintable(problem.where), qPrintable(problem.what.english()));
        qFatal("%s", qPrintable(made.error().message.english()));
    }
    CompetitionDefinition definition;
    definition.id = QUuid::createUuidV5(cup::space, QByteArray::number(static_cast<qulonglong>(seed)));
    definition.name = u"World Cup"_s;
    definition.format = made->format;
    definition.draw = made->draw;
    definition.entrants = std::move(setup.entrants);
    definition.seed = seed;
    auto competition = Competition::create(std::move(definition));
    if (!competition)
        qFatal("%s", qPrintable(competition.error().message.english()));
    return std::move(*competition);
}

/// The teams of the finals by conference, when all groups of the finals are drawn.
std::map<QString, int> qualifiedOf(const Competition &competition)
{
    std::map<QString, int> counts;
    const Progress now = progress(competition);
    for (std::size_t table = 0; table < now.tables.size(); ++table) {
        if (competition.tables()[table].name.size() != 1)
            continue;
        for (const int team : now.tables[table].teams)
            ++counts[competition.entrant(team).conference];
    }
    return counts;
}

bool isQualified(const Competition &competition, const QString &code)
{
    const Progress now = progress(competition);
    for (std::size_t table = 0; table < now.tables.size(); ++table) {
        for (const int team : now.tables[table].teams) {
            if (competition.tables()[table].name.size() == 1 && competition.entrant(team).code == code)
                return true;
        }
    }
    return false;
}

QStringList sizesOf(const Competition &competition, const QString &conference)
{
    QStringList sizes;
    for (const TablePlan &table : competition.tables()) {
        if (table.name.startsWith(conference + QLatin1Char(' ')) && table.name.back().isDigit())
            sizes.append(QString::number(table.size));
    }
    return sizes;
}

/// The better place of the ranking always wins, but for the given team, which loses everything.
void playInOrder(Competition &competition, const QString &loser)
{
    for (;;) {
        const Progress now = progress(competition);
        bool isPlayed = false;
        for (const int index : fixturesIn(FixtureState::Ready, now)) {
            const PerSide<int> &teams = now.fixtures[at(index)].teams;
            const bool homeIsBetter = competition.entrant(teams[Side::Home]).ranking <
                                      competition.entrant(teams[Side::Away]).ranking;
            const bool homeWins = competition.entrant(teams[Side::Away]).code == loser ||
                                  (homeIsBetter && competition.entrant(teams[Side::Home]).code != loser);
            cup::play(competition, competition.fixtures()[at(index)].number,
                      homeWins ? Score{1, 0} : Score{0, 1});
            isPlayed = true;
        }
        const Progress after = progress(competition);
        for (const Lot &lot : drawLots(competition, after))
            isPlayed = competition.addLot(lot).has_value() || isPlayed;
        const std::vector<RoundDraw> draws = drawRounds(competition, after).value();
        for (const RoundDraw &draw : draws)
            isPlayed = competition.addRoundDraw(draw).has_value() || isPlayed;
        if (!isPlayed)
            return;
    }
}

} // namespace

class TestQualifying : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePlacesAddUp()
    {
        int places = 0;
        for (const QualifyingPlaces &one : qualifyingPlaces())
            places += one.places;
        QCOMPARE(places, 32);
    }

    void groupsOfThe64Cards() // ATCS 9.6
    {
        const Competition competition = competitionOf(setupOf(cards));
        QCOMPARE(sizesOf(competition, u"AFC"_s).join(u' '), u"4 4"_s);
        QCOMPARE(sizesOf(competition, u"CAF"_s).join(u' '), u"5 5"_s);
        QCOMPARE(sizesOf(competition, u"CONMEBOL"_s).join(u' '), u"5 4"_s);
        QCOMPARE(sizesOf(competition, u"UEFA"_s).join(u' '), u"5 5 4 4 4 4"_s);
        QCOMPARE(tableNames(competition.definition().format).count(u"OFC"_s), 1);
    }

    void everybodyQualifiesAndTheFinalsArePlayed()
    {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Competition competition = competitionOf(setupOf(cards), seed);
            cup::playOut(competition, Generator(seed));
            for (const QualifyingPlaces &one : qualifyingPlaces())
                QCOMPARE(qualifiedOf(competition)[one.conference], one.places);
            const Progress end = progress(competition);
            QCOMPARE(end.finalPlaces.size(), std::size_t{4});
            QVERIFY(end.finalPlaces.front() >= 0);
            QCOMPARE(fixturesIn(FixtureState::Waiting, end).size(), std::size_t{0});
            ASSIGN_RESULT(read, competitionFromJson(toJson(competition)));
            QVERIFY(*read == competition);
        }
    }

    void australiaInOceania() // R50
    {
        std::map<QString, int> teams = cards;
        ++teams[u"OFC"_s];
        --teams[u"AFC"_s];
        const Competition competition = competitionOf(setupOf(teams));
        QCOMPARE(sizesOf(competition, u"AFC"_s).join(u' '), u"3 4"_s);
    }

    // The remaining teams in the same number of groups (ATCS 9.6).
    void aHostThatWaits_data() { rowsFrom<QString, QString>("test_qualifying"); }

    void aHostThatWaits()
    {
        const auto [conference, sizes] = row<QString, QString>();
        Setup setup = setupOf(cards, conference, Host::Waits, 2);
        if (conference == "OFC"_L1) {
            // Nobody else of it can qualify, so the others take no part.
            const auto isIdle = [&setup](const Entrant &entrant) {
                return entrant.conference == "OFC"_L1 &&
                       entrant.id != setup.entrants[at(*setup.waitingHost)].id;
            };
            for (QualifyingConference &one : setup.conferences) {
                if (one.name == conference)
                    one.teams.clear();
                for (int &team : one.teams)
                    team -= team > *setup.waitingHost ? 2 : 0;
            }
            std::erase_if(setup.entrants, isIdle);
            *setup.waitingHost -= 2;
        }
        Competition competition = competitionOf(setup);
        QCOMPARE(sizesOf(competition, conference).join(u' '), sizes);
        cup::playOut(competition, Generator(3));
        QVERIFY(isQualified(competition, conference + QLatin1Char('3')));
        for (const QualifyingPlaces &one : qualifyingPlaces())
            QCOMPARE(qualifiedOf(competition)[one.conference], one.places);
    }

    void aHostThatPlays_data()
    {
        QTest::addColumn<QString>("conference");
        QTest::addColumn<bool>("loses");
        QTest::addColumn<QString>("out");
        QTest::addColumn<int>("notNeeded");
        for (const char *conference : {"UEFA", "CAF", "CONMEBOL", "AFC", "CONCACAF", "OFC"})
            QTest::newRow(conference) << conference << false << "" << 0;
        // The last place is not played for, or taken from the worse runner-up, or from the winner.
        QTest::newRow("UEFA fails") << "UEFA" << true << "" << 15;
        QTest::newRow("CAF fails") << "CAF" << true << "" << 1;
        QTest::newRow("CONMEBOL fails") << "CONMEBOL" << true << "" << 1;
        QTest::newRow("AFC fails") << "AFC" << true << "" << 0;
        QTest::newRow("CONCACAF fails") << "CONCACAF" << true << "" << 0;
        QTest::newRow("OFC fails") << "OFC" << true << "OFC2" << 0;
    }

    void aHostThatPlays() // ATCS 9.6, R69
    {
        QFETCH(QString, conference);
        QFETCH(bool, loses);
        QFETCH(QString, out);
        QFETCH(int, notNeeded);
        Competition competition = competitionOf(setupOf(cards, conference, Host::Plays, 0));
        const QString host = conference + QLatin1Char('1');
        playInOrder(competition, loses ? host : QString());
        QVERIFY(isQualified(competition, host));
        for (const QualifyingPlaces &one : qualifyingPlaces())
            QCOMPARE(qualifiedOf(competition)[one.conference], one.places);
        QVERIFY(out.isEmpty() || !isQualified(competition, out));
        const Progress end = progress(competition);
        QCOMPARE(fixturesIn(FixtureState::NotNeeded, end).size(), at(notNeeded));
        QVERIFY(end.finalPlaces.front() >= 0);
    }

    void aSmallConferenceGivesItsPlacesAway()
    {
        std::map<QString, int> teams = cards;
        teams[u"CAF"_s] = 3;
        Competition competition = competitionOf(setupOf(teams));
        playInOrder(competition, {});
        std::map<QString, int> qualified = qualifiedOf(competition);
        QCOMPARE(qualified[u"CAF"_s], 3);
        // The best by ranking of those that did not make it: the ranking goes by conference here.
        QCOMPARE(qualified[u"AFC"_s], 6);
        QVERIFY(isQualified(competition, u"AFC5"_s));
        QVERIFY(isQualified(competition, u"AFC6"_s));
    }

    void tooManyPlacesAreRefused()
    {
        Setup setup = setupOf(cards);
        setup.conferences.front().places = 6;
        setup.conferences.front().groups = 3;
        const auto made = qualifying(setup.conferences, formatTemplate(u"worldcup-32"_s).value(), {});
        QVERIFY(!made);
        QVERIFY(made.error().fault == Fault::BadInput);
    }
};

TOUCHLINE_TEST(TestQualifying)

} // namespace test_qualifying

#include "test_qualifying.moc"
