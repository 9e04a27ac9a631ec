// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"
#include "core/competition/draws/league_phase_days.h"
#include "core/competition/draws/league_phase_draw.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <QFile>

#include <map>
#include <set>

namespace test_league_phase {

using namespace touchline;

namespace {

/// The 36 clubs of 2024/25 in the order of their pots.
std::vector<Entrant> clubs2024()
{
    QFile file(u"tests/data/draws/champions_league_2024.csv"_s);
    std::vector<Entrant> clubs;
    if (!file.open(QIODevice::ReadOnly))
        return clubs;
    const CsvTable table = CsvTable::parse(file.readAll()).value();
    for (const CsvTable::Row &row : table.rows()) {
        Entrant club;
        club.name = table.cell(row, u"name"_s);
        club.lineage = table.cell(row, u"country"_s);
        club.ranking = int(clubs.size()) + 1;
        clubs.push_back(club);
    }
    return clubs;
}

/// "where: what" of every problem, or the sentence alone.
QStringList errorOf(const Result<LeaguePhaseDraw> &draw, Fault fault)
{
    if (draw || draw.error().fault != fault)
        return {u"no such error"_s};
    QStringList texts;
    for (const Problem &problem : draw.error().problems)
        texts.append(problem.where + u": "_s + problem.what.english());
    return texts.isEmpty() ? QStringList{draw.error().message.english()} : texts;
}

/// By team, then matchday: whether it is at home.
std::vector<std::vector<char>> homesOf(const LeaguePhaseDraw &draw, std::size_t teams)
{
    std::vector<std::vector<char>> homes(teams, std::vector<char>(at(draw.matchdays), 0));
    for (const LeaguePhaseMatch &match : draw.matches)
        homes[at(match.home)][at(match.matchday)] = 1;
    return homes;
}

/// The rule in the words of the competition, not by validate().
void checkOpponents(const LeaguePhaseDraw &draw, const std::vector<Entrant> &clubs)
{
    QCOMPARE(draw.matches.size(), std::size_t{144});
    std::vector<std::map<QString, int>> countries(clubs.size());
    std::vector<std::map<std::pair<bool, int>, int>> pots(clubs.size());
    std::vector<std::set<int>> opponents(clubs.size());
    std::set<std::pair<int, int>> appearances;
    for (const LeaguePhaseMatch &match : draw.matches) {
        for (const auto &[team, other] :
             {std::pair(match.home, match.away), std::pair(match.away, match.home)}) {
            const auto index = at(team);
            const QString &country = clubs[at(other)].lineage;
            QVERIFY(country != clubs[index].lineage);
            QVERIFY(++countries[index][country] <= 2);
            QVERIFY((++pots[index][{team == match.home, other / 9}]) == 1);
            QVERIFY(opponents[index].insert(other).second);
            QVERIFY(appearances.insert({team, match.matchday}).second);
        }
    }
    QCOMPARE(appearances.size(), std::size_t{288});
}

} // namespace

class TestLeaguePhase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDrawKeepsTheRules()
    {
        const std::vector<Entrant> clubs = clubs2024();
        QCOMPARE(clubs.size(), std::size_t{36});
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            ASSIGN_RESULT(draw, drawLeaguePhase(clubs, {}, {}, seed));
            QCOMPARE(draw->matchdays, 8);
            checkOpponents(*draw, clubs);
            QVERIFY(validate(*draw, clubs, {}).empty());
        }
    }

    void homeAndAwayAreAsEvenAsIsReasonable()
    {
        const std::vector<Entrant> clubs = clubs2024();
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const LeaguePhaseDraw draw = drawLeaguePhase(clubs, {}, {}, seed).value();
            int repetitions = 0;
            for (const std::vector<char> &homes : homesOf(draw, clubs.size())) {
                QVERIFY(homes[0] != homes[1]);
                QVERIFY(homes[6] != homes[7]);
                for (std::size_t day = 1; day < homes.size(); ++day) {
                    repetitions += homes[day] == homes[day - 1] ? 1 : 0;
                    QVERIFY(day < 2 || homes[day] != homes[day - 1] || homes[day] != homes[day - 2]);
                }
            }
            QVERIFY2(repetitions <= 54, qPrintable(QString::number(repetitions))); // one and a half a team
        }
    }

    void unevennessIsWhatItSays()
    {
        QCOMPARE(unevenness({1, 0, 1, 0, 1, 0}), 0);
        QVERIFY(unevenness({1, 0, 0, 1, 1, 0}) > unevenness({1, 0, 0, 1, 0, 1}));
        QVERIFY(unevenness({1, 1, 0, 1, 0, 0}) > unevenness({1, 0, 0, 1, 1, 0}));
        QVERIFY(unevenness({1, 0, 0, 0, 1, 1}) > unevenness({1, 1, 0, 1, 0, 0}));
    }

    void theSameSeedGivesTheSameDraw()
    {
        const std::vector<Entrant> clubs = clubs2024();
        const LeaguePhaseDraw draw = drawLeaguePhase(clubs, {}, {}, 5).value();
        QVERIFY(draw == drawLeaguePhase(clubs, {}, {}, 5).value());
        QVERIFY(draw.matches != drawLeaguePhase(clubs, {}, {}, 6).value().matches);
        QVERIFY(draw.matches != drawLeaguePhase(clubs, {}, {}, 5, cup::space).value().matches);
    }

    void otherSizesWork()
    {
        const LeaguePhaseRule four{2, 4, 3};
        ASSIGN_RESULT(draw, drawLeaguePhase(cup::entrants(20), {}, four, 3));
        QCOMPARE(draw->matches.size(), std::size_t{80});
        QVERIFY(validate(*draw, cup::entrants(20), four).empty());
        const LeaguePhaseRule small{1, 2, 1};
        QVERIFY(validate(drawLeaguePhase(cup::entrants(4), {}, small, 3).value(), cup::entrants(4), small)
                    .empty());
    }

    void potsAsGiven()
    {
        const std::vector<Entrant> entrants = cup::entrants(6);
        const QStringList first{u"T01"_s, u"T04"_s, u"T06"_s};
        const QStringList second{u"T02"_s, u"T03"_s, u"T05"_s};
        const std::vector<Entrant> eight = cup::entrants(8);
        const std::vector<QStringList> pots{{u"T01"_s, u"T03"_s, u"T05"_s, u"T07"_s},
                                            {u"T02"_s, u"T04"_s, u"T06"_s, u"T08"_s}};
        const LeaguePhaseDraw draw = drawLeaguePhase(eight, pots, {}, 1).value();
        QVERIFY((draw.pots == std::vector<std::vector<int>>{{0, 2, 4, 6}, {1, 3, 5, 7}}));
        QVERIFY(validate(draw, eight, {}).empty());
        // Six teams of two pots play against four of the five others: a draw of which no schedule is found.
        QCOMPARE(errorOf(drawLeaguePhase(entrants, {first, second}, {}, 1), Fault::Exhausted),
                 QStringList{u"Opponents were drawn 50 times, but no way was found to spread their "
                             "matches over 4 matchdays."_s});
        QCOMPARE(errorOf(drawLeaguePhase(entrants, {first, first}, {}, 1), Fault::BadInput),
                 (QStringList{u"pots[1]: T01 is in a pot twice."_s, u"pots[1]: T04 is in a pot twice."_s,
                              u"pots[1]: T06 is in a pot twice."_s, u"pots: T02 is in no pot."_s,
                              u"pots: T03 is in no pot."_s, u"pots: T05 is in no pot."_s}));
        QCOMPARE(
            errorOf(drawLeaguePhase(entrants, {first, second + QStringList{u"X"_s}}, {}, 1), Fault::BadInput),
            QStringList{u"pots[1]: There is no team X in this competition."_s});
    }

    void whatCannotBeIsSaid()
    {
        QCOMPARE(errorOf(drawLeaguePhase(cup::entrants(38), {}, {}, 1), Fault::BadInput),
                 QStringList{u"38 teams do not make 4 pots of the same size."_s});
        QCOMPARE(errorOf(drawLeaguePhase(cup::entrants(15), {}, {3, 2, 2}, 1), Fault::BadInput),
                 QStringList{u"15 teams: one would be without a match on every matchday."_s});
        QCOMPARE(errorOf(drawLeaguePhase(cup::entrants(8), {}, {}, 1), Fault::BadInput),
                 QStringList{u"Pots of 2 teams are too small for 2 opponents of each pot."_s});
        QCOMPARE(
            errorOf(drawLeaguePhase(cup::entrants(36), {}, {4, 3, 2}, 1), Fault::BadInput),
            QStringList{u"A team meets an even number of opponents of each pot, half of them at home."_s});
        QCOMPARE(errorOf(drawLeaguePhase(cup::entrants(36), {}, {4, 2, 0}, 1), Fault::BadInput),
                 QStringList{u"At least one opponent of a country must be allowed."_s});
        QCOMPARE(errorOf(drawLeaguePhase(cup::entrants(36), {}, {0, 2, 2}, 1), Fault::BadInput),
                 QStringList{u"At least one pot is needed."_s});
        std::vector<Entrant> clubs = cup::entrants(12);
        for (std::size_t i = 0; i < 4; ++i)
            clubs[i].lineage = u"Wales"_s;
        QCOMPARE(errorOf(drawLeaguePhase(clubs, {}, {3, 2, 2}, 1), Fault::Impossible).first(),
                 u"T01: Pot 1 has only 0 teams of other countries."_s);
        for (Entrant &club : clubs)
            club.lineage = club.ranking % 2 == 0 ? u"Wales"_s : u"Malta"_s;
        QCOMPARE(errorOf(drawLeaguePhase(clubs, {}, {3, 2, 2}, 1), Fault::Impossible).first(),
                 u"T01: With at most 2 opponents of a country there are only 2, not 6."_s);
        clubs[1].ranking = 1;
        QCOMPARE(errorOf(drawLeaguePhase(clubs, {}, {3, 2, 2}, 1), Fault::BadInput),
                 QStringList{u"T02: The ranking number 1 is given twice."_s});
    }

    void whatBreaksTheRulesIsFound()
    {
        const std::vector<Entrant> clubs = clubs2024();
        const LeaguePhaseDraw good = drawLeaguePhase(clubs, {}, {}, 5).value();
        LeaguePhaseDraw turned = good;
        std::swap(turned.matches.front().home, turned.matches.front().away);
        QVERIFY(!validate(turned, clubs, {}).empty());
        LeaguePhaseDraw late = good;
        late.matches.front().matchday = 7;
        QVERIFY(!validate(late, clubs, {}).empty());
        LeaguePhaseDraw missing = good;
        missing.matches.pop_back();
        QVERIFY(!validate(missing, clubs, {}).empty());
        std::vector<Entrant> compatriots = clubs;
        for (Entrant &club : compatriots)
            club.lineage = u"Wales"_s;
        QVERIFY(!validate(good, compatriots, {}).empty());
    }
};

TOUCHLINE_TEST(TestLeaguePhase)

} // namespace test_league_phase

#include "test_league_phase.moc"
