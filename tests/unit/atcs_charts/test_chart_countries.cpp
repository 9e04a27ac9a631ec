// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped charts of countries, number by number, and the table of countries itself.
#include "core/base/csv.h"
#include "core/games/atcs/card/card_library.h"
#include "core/games/atcs/card/ranking.h"
#include "core/games/atcs/charts/charts.h"
#include "core/teams/historic_teams.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTest>

#include <map>
#include <set>

namespace test_chart_countries {

using namespace touchline;
using namespace touchline::atcs;

namespace {

// As the specification lists them (2.5, 2.6).
constexpr const char *strictReferees =
    "Australia 9-11, England 35-39, Russia 72-75, Scotland 76-78, South Korea 79-80, "
    "Spain 81-84";
constexpr const char *plainReferees =
    "Argentina 4-8, Brazil 18-22, Cameroon 23-25, Chile 26-28, Egypt 32-34, France 40-43, "
    "Germany 44-48, Italy 52-56, Japan 57-59, Mexico 60-63, Morocco 64-65, "
    "Netherlands 66-69, Sweden 85-87, Uruguay 92-95";
constexpr const char *lenientReferees =
    "Algeria 1-3, Austria 12-14, Belgium 15-17, Denmark 29-31, Hungary 49-51, "
    "New Zealand 70-71, Switzerland 88-91, United States 96-98, Yugoslavia 99-100";
constexpr const char *hosts =
    "Argentina 1-4, Australia 5-7, Brazil 8-13, Cameroon 14-15, Canada 16-17, Chile 18-20, "
    "Colombia 21-22, Egypt 23-25, England 26-31, France 32-36, Germany 37-42, Italy 43-48, "
    "Japan 49-52, Mexico 53-57, Morocco 58-60, Netherlands 61-63, New Zealand 64-65, "
    "Nigeria 66-67, Portugal 68-69, Russia 70-73, Saudi Arabia 74-75, South Africa 76-79, "
    "South Korea 80-83, Spain 84-88, Sweden 89-91, Switzerland 92-94, Uruguay 95-97, "
    "United States 98-100";
constexpr std::array<const char *, conferenceCount> conferences{
    /* UEFA */
    "Austria 1-3, Belgium 4-7, Bulgaria 8-10, Croatia 11-13, Czechoslovakia 14-17, "
    "Denmark 18-20, England 21-26, France 27-31, Germany 32-36, Greece 37-38, Hungary 39-42, "
    "Ireland 43-45, Italy 46-50, Netherlands 51-54, Northern Ireland 55-57, Norway 58-60, "
    "Poland 61-64, Portugal 65-68, Romania 69-72, Russia 73-77, Scotland 78-80, Spain 81-85, "
    "Sweden 86-88, Switzerland 89-91, Turkey 92-94, Ukraine 95-96, Wales 97-98, "
    "Yugoslavia 99-100",
    /* CONMEBOL */
    "Argentina 1-13, Bolivia 14-22, Brazil 23-36, Chile 37-47, Colombia 48-58, "
    "Ecuador 59-67, Paraguay 68-78, Peru 79-88, Uruguay 89-100",
    /* CONCACAF */
    "Canada 1-12, Costa Rica 13-24, Cuba 25-32, El Salvador 33-42, Haiti 43-52, "
    "Honduras 53-63, Jamaica 64-72, Mexico 73-84, Trinidad and Tobago 85-90, "
    "United States 91-100",
    /* CAF */
    "Algeria 1-9, Angola 10-14, Cameroon 15-24, Egypt 25-33, Ghana 34-42, Ivory Coast 43-51, "
    "Morocco 52-60, Nigeria 61-69, Senegal 70-77, South Africa 78-86, Togo 87-90, "
    "Tunisia 91-96, Zaire 97-100",
    /* AFC */
    "Australia 1-10, China 11-20, Iran 21-30, Iraq 31-37, Japan 38-49, Kuwait 50-56, "
    "North Korea 57-66, Saudi Arabia 67-78, South Korea 79-90, United Arab Emirates 91-100",
    /* OFC */
    "Australia 1-15, Dutch East Indies 16-35, Fiji 36-50, Israel 51-70, New Zealand 71-90, "
    "Tahiti 91-100"};

/// "Argentina 1-4, Australia 5-7" as a chart; numbers that are not named stay empty.
void readInto(std::map<int, QString> &chart, const char *text)
{
    for (const QString &entry : QString::fromLatin1(text).split(QStringLiteral(", "))) {
        const QString numbers = entry.section(u' ', -1);
        for (int i = numbers.section(u'-', 0, 0).toInt(); i <= numbers.section(u'-', -1).toInt(); ++i)
            chart[i] = entry.section(u' ', 0, -2);
    }
}

std::map<int, QString> chartOf(std::initializer_list<const char *> texts)
{
    std::map<int, QString> chart;
    for (const char *text : texts)
        readInto(chart, text);
    return chart;
}

/// The same of a chart of the game.
std::map<int, QString> named(const CountryChart &chart)
{
    std::map<int, QString> names;
    for (int number = 1; number <= 100; ++number)
        names[number] = countryName(chart[static_cast<std::size_t>(number)]);
    return names;
}

int modifierOf(const QString &country)
{
    return shippedCharts().refereeCountryModifier[static_cast<std::size_t>(*countryFromName(country))];
}

CsvTable tableOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? CsvTable::parse(file.readAll()).value() : CsvTable();
}

} // namespace

class TestChartCountries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refereesComeFromTheirCountries()
    {
        const auto wanted = chartOf({strictReferees, plainReferees, lenientReferees});
        QCOMPARE(wanted.size(), std::size_t{100});
        QVERIFY(named(shippedCharts().refereeCountry) == wanted);
        QVERIFY(shippedCharts().refereeCountry[0] == noCountry);
    }

    void countriesModifyTheReferee()
    {
        int strict = 0;
        int lenient = 0;
        for (const auto &[number, country] : chartOf({strictReferees})) {
            QCOMPARE(modifierOf(country), 1);
            ++strict;
        }
        for (const auto &[number, country] : chartOf({plainReferees}))
            QCOMPARE(modifierOf(country), 0);
        for (const auto &[number, country] : chartOf({lenientReferees})) {
            QCOMPARE(modifierOf(country), -1);
            ++lenient;
        }
        QCOMPARE(strict, 21);
        QCOMPARE(lenient, 26);
    }

    void theModifierGoesByLineage()
    {
        QCOMPARE(modifierOf(QStringLiteral("Soviet Union")), 1);
        QCOMPARE(modifierOf(QStringLiteral("Serbia")), -1);
        // Not listed, and so 0 (2.5).
        QCOMPARE(modifierOf(QStringLiteral("Colombia")), 0);
        QCOMPARE(modifierOf(QStringLiteral("Tahiti")), 0);
    }

    void worldCupsHaveTheirHosts()
    {
        QVERIFY(named(shippedCharts().worldCupHost) == chartOf({hosts}));
        QCOMPARE(chartOf({hosts}).size(), std::size_t{100});
    }

    void hostsAreSharedOutAmongTheConferences()
    {
        const std::map<QString, QString> conferenceOf = [] {
            std::map<QString, QString> byTeam;
            const CsvTable facts = tableOf(QStringLiteral("resources/facts/worldcup/confederations.csv"));
            for (const CsvTable::Row &row : facts.rows())
                byTeam[facts.cell(row, QStringLiteral("team"))] =
                    facts.cell(row, QStringLiteral("confederation"));
            return byTeam;
        }();
        std::map<QString, int> shares;
        for (const auto &[number, country] : named(shippedCharts().worldCupHost))
            ++shares[conferenceOf.at(country)];
        QVERIFY((shares == std::map<QString, int>{{QStringLiteral("UEFA"), 43},
                                                  {QStringLiteral("CONMEBOL"), 18},
                                                  {QStringLiteral("AFC"), 13},
                                                  {QStringLiteral("CAF"), 14},
                                                  {QStringLiteral("CONCACAF"), 10},
                                                  {QStringLiteral("OFC"), 2}}));
    }

    void conferencesHaveTheirPlaces()
    {
        for (std::size_t i = 0; i < conferenceCount; ++i) {
            QCOMPARE(chartOf({conferences[i]}).size(), std::size_t{100});
            QVERIFY(named(shippedCharts().conferenceHost[i]) == chartOf({conferences[i]}));
        }
        const CountryChart &uefa = shippedCharts().conferenceHost[static_cast<std::size_t>(Conference::Uefa)];
        // The two that the rulebook gives.
        QCOMPARE(countryName(uefa[28]), QStringLiteral("France"));
        QCOMPARE(countryName(uefa[77]), QStringLiteral("Russia"));
    }

    void conferencesHaveNames()
    {
        int place = 0;
        for (const char *name : {"UEFA", "CONMEBOL", "CONCACAF", "CAF", "AFC", "OFC"})
            QVERIFY(conferenceFromName(QString::fromLatin1(name)) == static_cast<Conference>(place++));
        QVERIFY(!conferenceFromName(QStringLiteral("FIFA")));
        QVERIFY(!conferenceFromName({}));
    }

    void countriesAreFoundByTheirNames()
    {
        for (std::size_t i = 0; i < countries().size(); ++i) {
            const QString name = QString::fromUtf8(countries()[i].name);
            const auto index = static_cast<CountryIndex>(i);
            QVERIFY2(countryFromName(name) == index, qPrintable(name));
            QCOMPARE(countryName(index), name);
            QCOMPARE(countryLineage(index), QString::fromUtf8(countries()[i].lineage));
        }
        QVERIFY(countryFromName(QStringLiteral("france")) == countryFromName(QStringLiteral("France")));
        QVERIFY(countryFromName(QStringLiteral("curacao")) == countryFromName(QStringLiteral("Curaçao")));
        QVERIFY(!countryFromName(QStringLiteral("Atlantis")));
        QVERIFY(!countryFromName({}));
    }

    void namesThatAreNoLineage_data() // 2.6
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("lineage");
        const auto row = [](const char *name, const char *lineage) {
            QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(lineage);
        };
        row("Ireland", "Republic of Ireland");
        row("Czechoslovakia", "Czech Republic");
        row("Yugoslavia", "Serbia");
        row("Zaire", "DR Congo");
        row("Dutch East Indies", "Indonesia");
        row("West Germany", "Germany");
        row("East Germany", "Germany");
        row("Soviet Union", "Russia");
    }

    void namesThatAreNoLineage()
    {
        QFETCH(QString, name);
        QFETCH(QString, lineage);
        QCOMPARE(countryLineage(countryFromName(name).value()), lineage);
    }

    void lineagesAreThoseOfTheFactsAndTheCards()
    {
        const CsvTable facts = tableOf(QStringLiteral("resources/facts/worldcup/confederations.csv"));
        QVERIFY(facts.rows().size() > 80);
        for (const CsvTable::Row &row : facts.rows()) {
            const auto country = countryFromName(facts.cell(row, QStringLiteral("team")));
            QVERIFY2(country.has_value(), qPrintable(row.cells.join(u' ')));
            QCOMPARE(countryLineage(*country), facts.cell(row, QStringLiteral("lineage")));
        }
        std::set<QString> lineages;
        for (const Country &country : countries())
            lineages.insert(QString::fromUtf8(country.lineage));
        for (const QString &id : historicTeamIds(TeamSet::All537)) {
            const Team team = loadCard(id).value()->team;
            QVERIFY2(lineages.contains(team.lineage), qPrintable(id));
            QCOMPARE(countryLineage(countryFromName(team.name).value()), team.lineage);
        }
    }

    void theRankingSheetIsTheOrderOfTheCards() // 2.11
    {
        std::vector<std::shared_ptr<const TeamCard>> cards;
        std::vector<const TeamCard *> plain;
        for (const QString &id : historicTeamIds(TeamSet::Historic66).mid(0, 64)) {
            cards.push_back(loadCard(id).value());
            plain.push_back(cards.back().get());
        }
        const CsvTable sheet = tableOf(QStringLiteral("resources/charts/atcs/ranking.csv"));
        QCOMPARE(sheet.columns(), (QStringList{QStringLiteral("number"), QStringLiteral("card")}));
        QCOMPARE(sheet.rows().size(), plain.size());
        int number = 0;
        for (const std::size_t place : rankingOrder(plain)) {
            const QStringList &cells = sheet.rows()[static_cast<std::size_t>(number)].cells;
            QCOMPARE(cells, (QStringList{QString::number(++number), plain[place]->team.code}));
        }
    }
};

TOUCHLINE_TEST(TestChartCountries)

} // namespace test_chart_countries

#include "test_chart_countries.moc"
