// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"
#include "core/base/index.h"
#include "core/competition/competition_json.h"
#include "real_cup.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace test_real_editions {

using namespace touchline;
using namespace touchline::testing;

namespace {

CsvTable read(const char *path)
{
    QFile file(QString::fromLatin1(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("run from the top of the source tree: no %s", path);
    return CsvTable::parse(file.readAll()).value();
}

QString yearOf(const QString &edition)
{
    return edition.right(4);
}

/// The name that the format has for a group of the books.
QString groupName(const QString &name, const QString &year, bool isSecondStage)
{
    QString group = name.mid(6); // "Group "
    if (isSecondStage && year == "1950"_L1)
        return u"Final round"_s;
    if (!group.at(0).isDigit())
        return group;
    return isSecondStage ? u"ABCD"_s.mid(group.toInt() - 1, 1) : name;
}

/// "Group 1: Argentina 3 2-0-1 8-2 4, ...": order and figures.
using Tables = std::map<QString, QStringList>;

Tables tablesOfTheBooks(const QString &year)
{
    Tables tables;
    const CsvTable books = read("tests/data/competition/group_tables.csv");
    for (const CsvTable::Row &row : books.rows()) {
        const auto cell = [&](const char *column) { return books.cell(row, QLatin1String(column)); };
        if (cell("year") != year)
            continue;
        tables[groupName(cell("group"), year, cell("stage") == "2"_L1)].append(
            u"%1 %2 %3-%4-%5 %6-%7 %8"_s.arg(cell("team"), cell("played"), cell("won"), cell("drawn"),
                                             cell("lost"), cell("goals_for"), cell("goals_against"),
                                             cell("points")));
    }
    return tables;
}

Tables tablesOf(const Competition &competition)
{
    Tables tables;
    const Progress now = progress(competition);
    for (std::size_t t = 0; t < now.tables.size(); ++t) {
        const TablePlan &plan = competition.tables()[t];
        const auto &stage = competition.definition().format.stages[at(plan.stage)];
        if (!std::holds_alternative<RoundRobinStage>(stage.plan))
            continue;
        for (std::size_t row = 0; row < now.tables[t].table.rows.size(); ++row) {
            const Tally &tally = now.tables[t].table.rows[row].tally;
            tables[plan.name].append(
                u"%1 %2 %3-%4-%5 %6-%7 %8"_s.arg(competition.entrant(now.tables[t].teamOfRow(row)).name)
                    .arg(tally.played)
                    .arg(tally.won)
                    .arg(tally.drawn)
                    .arg(tally.lost)
                    .arg(tally.goalsFor)
                    .arg(tally.goalsAgainst)
                    .arg(pointsText(tally.points)));
        }
    }
    return tables;
}

QString name(const Competition &competition, int team)
{
    return team < 0 ? u"?"_s : competition.entrant(team).name;
}

/// What the places of the bracket say, match by match: "49 Brazil-Chile". Replays and play-offs are left
/// out: they have no number in the records.
QStringList meetings(const Competition &competition)
{
    QStringList list;
    const Progress now = progress(competition);
    for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
        const PerSide<int> &teams = now.fixtures[i].teams;
        if (!competition.fixtures()[i].isConditional())
            list.append(u"%1 %2-%3"_s.arg(competition.fixtures()[i].number, 3)
                            .arg(name(competition, teams[Side::Home]), name(competition, teams[Side::Away])));
    }
    list.sort();
    return list;
}

QStringList meetingsOfTheRecords(const QString &year)
{
    QStringList list;
    const CsvTable records = read("resources/facts/worldcup/all/fixtures.csv");
    for (const CsvTable::Row &row : records.rows()) {
        const auto cell = [&](const char *column) { return records.cell(row, QLatin1String(column)); };
        if (cell("year") == year && cell("kind") == "match"_L1)
            list.append(u"%1 %2-%3"_s.arg(cell("match_id").section(u'-', 2).toInt(), 3)
                            .arg(cell("home_team"), cell("away_team")));
    }
    list.sort();
    return list;
}

QStringList placesOf(const Competition &competition)
{
    QStringList places;
    for (const int team : progress(competition).finalPlaces)
        places.append(name(competition, team));
    return places;
}

void addEditions()
{
    QTest::addColumn<QString>("edition");
    for (const QString &name : realEditionNames())
        QTest::newRow(qPrintable(name)) << name;
}

/// The first four; two where no match was played for the third place.
constexpr std::array honours{"1930/Uruguay/Argentina",
                             "1934/Italy/Czechoslovakia/Germany/Austria",
                             "1938/Italy/Hungary/Brazil/Sweden",
                             "1950/Uruguay/Brazil/Sweden/Spain",
                             "1954/West Germany/Hungary/Austria/Uruguay",
                             "1958/Brazil/Sweden/France/West Germany",
                             "1962/Brazil/Czechoslovakia/Chile/Yugoslavia",
                             "1966/England/West Germany/Portugal/Soviet Union",
                             "1970/Brazil/Italy/West Germany/Uruguay",
                             "1974/West Germany/Netherlands/Poland/Brazil",
                             "1978/Argentina/Netherlands/Brazil/Italy",
                             "1982/Italy/West Germany/Poland/France",
                             "1986/Argentina/West Germany/France/Belgium",
                             "1990/West Germany/Argentina/Italy/England",
                             "1994/Brazil/Italy/Sweden/Bulgaria",
                             "1998/France/Brazil/Croatia/Netherlands",
                             "2002/Brazil/Germany/Turkey/South Korea",
                             "2006/Italy/France/Germany/Portugal",
                             "2010/Spain/Netherlands/Germany/Uruguay",
                             "2014/Germany/Argentina/Netherlands/Brazil",
                             "2018/France/Croatia/Belgium/England",
                             "2022/Argentina/France/Croatia/Morocco",
                             "2026/Spain/Argentina/England/France"};

QStringList placesOfTheBooks(const QString &year)
{
    for (const char *line : honours) {
        const QStringList places = QString::fromLatin1(line).split(u'/');
        if (places.front() == year)
            return places.mid(1);
    }
    return {};
}

/// Everything is played, and nothing waits.
bool isOver(const Competition &competition)
{
    const Progress now = progress(competition);
    return fixturesIn(FixtureState::Ready, now).empty() && fixturesIn(FixtureState::Waiting, now).empty() &&
           fixturesIn(FixtureState::InConflict, now).empty() && now.roundsToDraw.empty() &&
           std::none_of(now.finalPlaces.begin(), now.finalPlaces.end(), [](int team) { return team < 0; });
}

Competition heldUntil(const RealEdition &real, const std::optional<QDate> &until, std::uint64_t seed)
{
    Competition competition = cup::staged(real, seed);
    const auto entered = enterRealResults(competition, real, until);
    if (!entered)
        qFatal("%s: %s", qPrintable(competition.definition().name),
               qPrintable(entered.error().message.english()));
    return competition;
}

Competition held(const QString &edition, const std::optional<QDate> &until = {})
{
    return heldUntil(realEdition(edition).value(), until, 1);
}

/// The format with other teams, drawn by chance.
Competition drawnAnew(const QString &format, std::uint64_t seed)
{
    CompetitionDefinition definition;
    definition.format = formatTemplate(format).value();
    definition.id = QUuid::createUuidV5(cup::space, format);
    definition.name = format;
    definition.entrants = cup::entrants(teamCount(definition.format));
    const auto draw =
        freeDraw(definition.entrants, entrySizes(definition.format), SpreadRule::off(), seed, definition.id);
    if (!draw)
        qFatal("%s: %s", qPrintable(format), qPrintable(draw.error().message.english()));
    definition.draw = *draw;
    definition.seed = seed;
    definition.game = u"atcs"_s;
    definition.level = u"basic"_s;
    return Competition::create(std::move(definition)).value();
}

int reportCount(const Competition &competition)
{
    int count = 0;
    for (int i = 0; i < int(competition.fixtures().size()); ++i)
        count += competition.report(i) != nullptr ? 1 : 0;
    return count;
}

QByteArray resource(const char *name)
{
    QFile file(u"resources/editions/"_s + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

RealEditionFiles realFiles()
{
    return {resource("teams.csv"), resource("matches.csv"), resource("facts.csv")};
}

} // namespace

class TestRealEditions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyWorldCupIsThere()
    {
        QStringList years;
        for (const QString &edition : realEditionNames())
            years.append(yearOf(edition));
        QCOMPARE(at(years.size()), honours.size());
        for (const QString &year : years)
            QVERIFY2(!placesOfTheBooks(year).isEmpty(), qPrintable(year));
    }

    void formatsSurviveTheirJson_data() { addEditions(); }
    void formatsSurviveTheirJson()
    {
        QFETCH(QString, edition);
        const Format format = formatTemplate(edition).value();
        QCOMPARE(format.name, edition);
        QVERIFY(formatFromJson(toJson(format)).value() == format);
    }

    void realTablesComeOut_data() { addEditions(); }
    void realTablesComeOut()
    {
        QFETCH(QString, edition);
        QCOMPARE(tablesOf(held(edition)), tablesOfTheBooks(yearOf(edition)));
    }

    void realBracketsComeOut_data() { addEditions(); }
    void realBracketsComeOut()
    {
        QFETCH(QString, edition);
        const Competition competition = held(edition);
        QCOMPARE(meetings(competition), meetingsOfTheRecords(yearOf(edition)));
        QCOMPARE(placesOf(competition), placesOfTheBooks(yearOf(edition)));
        QVERIFY(isOver(competition));
        for (const Lot &lot : drawLots(competition, progress(competition)))
            QCOMPARE(competition.tables()[at(lot.table)].name, u"Third-placed teams"_s);
    }

    void everyMatchIsEntered_data() { addEditions(); }
    void everyMatchIsEntered()
    {
        QFETCH(QString, edition);
        const RealEdition real = realEdition(edition).value();
        const Competition competition = held(edition);
        QCOMPARE(reportCount(competition), int(real.matches.size()));
        for (int i = 0; i < int(competition.fixtures().size()); ++i) {
            const bool isDated = competition.appointment(i) != nullptr;
            QCOMPARE(isDated, competition.report(i) != nullptr);
            QVERIFY(!isDated || (!competition.appointment(i)->stadium.isEmpty() &&
                                 !competition.appointment(i)->zone.isEmpty()));
        }
    }

    void aFileKeepsAll_data() { addEditions(); }
    void aFileKeepsAll()
    {
        QFETCH(QString, edition);
        const Competition competition = held(edition);
        QVERIFY(competitionFromJson(toJson(competition)).value() == competition);
    }

    void anotherDrawCanBePlayedOut_data() { addEditions(); }
    void anotherDrawCanBePlayedOut()
    {
        QFETCH(QString, edition);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Competition competition = drawnAnew(edition, seed);
            cup::playOut(competition, Generator(seed));
            QVERIFY(isOver(competition));
            const std::vector<int> places = progress(competition).finalPlaces;
            QCOMPARE(std::set<int>(places.begin(), places.end()).size(), places.size());
        }
    }

    /// From each day of play on.
    void theRestCanBePlayedAgain_data() { addEditions(); }
    void theRestCanBePlayedAgain()
    {
        QFETCH(QString, edition);
        const RealEdition real = realEdition(edition).value();
        std::set<QDate> days;
        for (const RealMatch &match : real.matches)
            days.insert(match.date);
        std::uint64_t seed = 0;
        for (const QDate &day : days) {
            Competition competition = heldUntil(real, day, ++seed);
            for (const RealMatch &match : real.matches)
                QCOMPARE(competition.report(competition.indexOfNumber(match.match)) != nullptr,
                         match.date < day);
            cup::playOut(competition, Generator(seed));
            QVERIFY2(isOver(competition), qPrintable(day.toString(Qt::ISODate)));
        }
    }

    void pairingsThatWereDrawnAreKnownBefore()
    {
        const Competition competition = held(u"worldcup-1954"_s, QDate(1954, 6, 26));
        QCOMPARE(reportCount(competition), 18);
        QVERIFY(progress(competition).roundsToDraw.empty());
        QCOMPARE(cup::pairing(competition, 20), u"URU-1954-ENG-1954"_s);
        QCOMPARE(cup::pairing(competition, 22), u"GER-1954-YUG-1954"_s);
        QCOMPARE(cup::state(competition, 19), FixtureState::Ready);
        QCOMPARE(cup::state(competition, 23), FixtureState::Waiting);
    }

    /// What history needed lots and conduct scores for cannot do without.
    void withoutTheFactsPlacesStayOpen_data()
    {
        QTest::addColumn<QString>("edition");
        for (const char *name : {"worldcup-1954", "worldcup-1970", "worldcup-1990", "worldcup-2018"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void withoutTheFactsPlacesStayOpen()
    {
        QFETCH(QString, edition);
        RealEdition real = realEdition(edition).value();
        real.lots.clear();
        real.conduct.clear();
        Competition competition = cup::staged(real);
        VERIFY_FAULT(enterRealResults(competition, real), Fault::Refused);
    }

    void otherTeamsCannotHaveRealResults()
    {
        const RealEdition real = realEdition(u"worldcup-1930"_s).value();
        RealEdition other = real;
        std::swap(other.places[0][0], other.places[0][2]);
        Competition competition = cup::staged(other);
        const auto entered = enterRealResults(competition, real);
        QVERIFY(!entered);
        QCOMPARE(entered.error().message.english(),
                 u"Match 1 was played by FRA-1930 and MEX-1930, who do not meet here."_s);
    }

    void aBrokenFileIsRefused_data()
    {
        rowsFrom<QString, QByteArray, QByteArray, QString>("test_real_editions");
    }

    void aBrokenFileIsRefused()
    {
        const auto [file, was, is, problem] = row<QString, QByteArray, QByteArray, QString>();
        RealEditionFiles files = realFiles();
        QByteArray &bytes = file == "teams"_L1     ? files.teams
                            : file == "matches"_L1 ? files.matches
                                                   : files.facts;
        QVERIFY(bytes.contains(was));
        bytes.replace(bytes.indexOf(was), was.size(), is);
        const auto edition = realEditionFrom(files, formatTemplate(u"worldcup-1930"_s).value(), 1930);
        QVERIFY(!edition);
        QStringList problems;
        for (const Problem &one : edition.error().problems)
            problems.append(one.where + u": "_s + one.what.english());
        QVERIFY2(problems.contains(problem), qPrintable(problems.join(u'\n')));
    }

    void anEditionNobodyKnows() { VERIFY_FAULT(realEdition(u"worldcup-32"_s), Fault::NotFound); }
};

TOUCHLINE_TEST(TestRealEditions)

} // namespace test_real_editions

#include "test_real_editions.moc"
