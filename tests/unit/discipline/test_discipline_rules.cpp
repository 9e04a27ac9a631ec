// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/discipline_keys.h"
#include "core/discipline/discipline_rules_json.h"
#include "tests/support/data_file.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/match/report_fixture.h"

#include <QFile>
#include <QJsonArray>

#include <map>

namespace test_discipline_rules {

using namespace touchline;
using namespace touchline::testing;

namespace {

QJsonObject atcsFile()
{
    QFile file(u"resources/discipline/atcs.json"_s);
    return file.open(QIODevice::ReadOnly) ? parseJsonObject(file.readAll()).value() : QJsonObject();
}

/// The file with one entry changed; Undefined takes it out.
QJsonObject atcsWith(const char *key, const QJsonValue &value)
{
    QJsonObject object = atcsFile();
    if (value.isUndefined())
        object.remove(QLatin1String(key));
    else
        object.insert(QLatin1String(key), value);
    return object;
}

} // namespace

class TestDisciplineRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRulesOfAtcs()
    {
        QVERIFY(disciplineRulesNames().contains(u"atcs"_s));
        const Result<DisciplineRules> rules = disciplineRules(u"atcs"_s);
        QVERIFY(rules.has_value());
        DisciplineRules expected;
        expected.name = u"atcs"_s;
        expected.title = u"All Time Championship Soccer"_s;
        expected.yellows = {{YellowWindow::ConsecutiveGames, 2, 1}};
        expected.injuries = {{u"stays"_s, 0},
                             {u"opponent_red"_s, 0},
                             {u"weakened_1"_s, 0},
                             {u"weakened_2"_s, 0},
                             {u"out_next"_s, 1},
                             {u"out_tournament"_s, std::nullopt},
                             {u"out_tournament_red"_s, std::nullopt}};
        expected.seasonOutGames = 10;
        expected.version = 2;
        expected.annulled = {true, true, false, true};
        expected.withdrawn = {true, true, true, true};
        expected.abandoned = UncountedMatch{true, true, false, true};
        expected.missedWithoutBanCounts = true;
        QCOMPARE(*rules, expected);
    }

    void everySetOfRulesCanBeRead()
    {
        const QStringList names =
            u"atcs champions-2020 domestic england-county england fifa-1930 fifa-1970 fifa-1978 fifa-1994 "
            "fifa-1998 fifa-2010 fifa-2026 fuba oldschool simulator uefa-euro-2008 uefa"_s.split(u' ');
        QCOMPARE(disciplineRulesNames(), names);
        for (const QString &name : names) {
            const Result<DisciplineRules> rules = disciplineRules(name);
            QVERIFY2(rules.has_value(), qPrintable(name));
            QCOMPARE(rules->name, name);
            QCOMPARE(rules->version, name == "england-county"_L1 ? 1 : 2);
        }
    }

    void aYearTakesTheRulesInForce()
    {
        const auto named = [](const char *name) {
            const auto rules = disciplineRules(QString::fromUtf8(name));
            return rules ? rules->name : QString();
        };
        const QString inForce =
            u"fifa-1998=fifa-1998 fifa-2006=fifa-1998 fifa-2022=fifa-2010 fifa-2030=fifa-2026 "
            "fifa-1990=fifa-1978 fifa-1994=fifa-1994 fifa-1974=fifa-1970 fifa-1966=fifa-1930 "
            "fifa=fifa-2026 uefa-euro-2024=uefa-euro-2008 uefa-euro=uefa-euro-2008 uefa=uefa"_s;
        for (const QString &one : inForce.split(u' '))
            QCOMPARE(named(qPrintable(one.section(u'=', 0, 0))), one.section(u'=', 1));
        for (const char *name : {"uefa-2020", "fifa-", "-1970", "", "domestic-2020", "fifa-20266"})
            QCOMPARE(named(name), QString());
    }

    void aYearBeforeTheFirstRulesIsTold()
    {
        const auto described = [](const char *name) {
            return disciplineRules(QString::fromUtf8(name)).error().message.english();
        };
        QCOMPARE(described("fifa-1929"),
                 u"There are no discipline rules \"fifa-1929\": the first are fifa-1930."_s);
        QCOMPARE(described("uefa-euro-2004"),
                 u"There are no discipline rules \"uefa-euro-2004\": the first are uefa-euro-2008."_s);
    }

    void theRulesOfTheWorldCupOf2026()
    {
        const DisciplineRules rules = disciplineRules(u"fifa-2026"_s).value();
        QCOMPARE(rules.yellows, (std::vector<YellowRule>{{YellowWindow::Competition, 2, 1, 2}}));
        QCOMPARE(rules.wipedAfter, (std::vector<StageKind>{StageKind::Group, StageKind::QuarterFinal}));
    }

    void whatTheFileLeavesOutIsUsual()
    {
        const DisciplineRules rules = disciplineRules(u"domestic"_s).value();
        QCOMPARE(rules.yellows[0].untilMatch, 0);
        QCOMPARE(rules.nextSeason, (SeasonCarryOver{true, true, false, true}));
        QVERIFY(rules.bansLapseAfter.empty());
        // A file of before asks nothing about matches that do not count: it is as it was.
        QJsonObject former = disciplineRulesFile(u"domestic"_s).value();
        for (const char *key : {"walkover_counts", "annulled_matches", "withdrawn_matches",
                                "abandoned_matches", "missed_in_vain_counts", "suspended_player_fielded"})
            former.remove(QLatin1String(key));
        const DisciplineRules before = disciplineRulesFromJson(former).value();
        QCOMPARE(before.walkoversServe, WalkoverServes::Both);
        QCOMPARE(before.annulled, UncountedMatch());
        QCOMPARE(before.withdrawn, UncountedMatch());
        QVERIFY(!before.abandoned && !before.missedWithoutBanCounts);
        QCOMPARE(before.fielding, FieldingRule());
    }

    void whatAFileMaySay()
    {
        const DisciplineRules england = disciplineRules(u"england"_s).value();
        QCOMPARE(england.yellows, (std::vector<YellowRule>{{YellowWindow::Competition, 5, 1, 0, 19},
                                                           {YellowWindow::Competition, 10, 2, 0, 32},
                                                           {YellowWindow::Competition, 15, 3, 0, 0}}));
        const DisciplineRules fifa = disciplineRules(u"fifa-2010"_s).value();
        QCOMPARE(fifa.walkoversServe, WalkoverServes::Winner);
        QCOMPARE(fifa.nextSeason, (SeasonCarryOver{true, false, false, true}));
        const DisciplineRules uefa = disciplineRules(u"uefa"_s).value();
        QCOMPARE(uefa.wipedAfter, (std::vector<StageKind>{StageKind::Qualifying, StageKind::QuarterFinal}));
        QCOMPARE(uefa.bansLapseAfter, std::vector<StageKind>{StageKind::Qualifying});
    }

    void aYellowLimitIsOneMoreRule()
    {
        const DisciplineRules plain = disciplineRules(u"oldschool"_s).value();
        QCOMPARE(withYellowLimit(plain, 0), plain);
        QCOMPARE(withYellowLimit(plain, 3).yellows,
                 (std::vector<YellowRule>{{YellowWindow::Competition, 3, 1, 3}}));
    }

    void rulesThatDoNotExistAreNamed()
    {
        const auto rules = disciplineRules(u"chess"_s);
        VERIFY_FAULT(rules, Fault::NotFound);
        QCOMPARE(rules.error().message.english(),
                 u"There are no discipline rules \"chess\". Discipline rules: atcs, champions-2020, "
                 "domestic, england-county, england, fifa-1930, fifa-1970, fifa-1978, fifa-1994, fifa-1998, "
                 "fifa-2010, fifa-2026, fuba, oldschool, simulator, uefa-euro-2008, uefa."_s);
    }

    /// The table from which the manual and the JSON Schema are made.
    void theTableHasTheKeysThatAreRead()
    {
        const QJsonObject data = dataObject("keys/discipline.json");
        const QJsonObject objectOfPlace = data.value(u"objects"_s).toObject();
        QStringList found;
        const auto read = disciplineRulesFromJson(data.value(u"rules"_s).toObject());
        QVERIFY(!read);
        for (const Problem &problem : read.error().problems) {
            if (!isUnknownKey(problem))
                continue;
            QVERIFY2(objectOfPlace.contains(problem.where), qPrintable(problem.where));
            const QString name = objectOfPlace.value(problem.where).toString();
            found << name;
            QStringList keys;
            for (const FileObject &object : disciplineFileObjects())
                for (const FileKey &key : object.keys)
                    if (name == QLatin1String(object.name))
                        keys << QString::fromLatin1(key.name);
            keys.sort();
            QCOMPARE(problem.hint.arguments.front().split(u", "_s), keys);
        }
        QCOMPARE(static_cast<std::size_t>(found.size()), disciplineFileObjects().size());
    }

    void whatIsWrongIsNamedWithItsPlace_data()
    {
        rowsFrom<QString, QJsonValue, QStringList>("test_discipline_rules");
    }

    void whatIsWrongIsNamedWithItsPlace()
    {
        const auto [key, value, lines] = row<QString, QJsonValue, QStringList>();
        const auto rules = disciplineRulesFromJson(atcsWith(key.toUtf8().constData(), value));
        VERIFY_FAULT(rules, Fault::BadInput);
        QCOMPARE(problemLines(rules.error().problems), lines);
    }
};

TOUCHLINE_TEST(TestDisciplineRules)

} // namespace test_discipline_rules

#include "test_discipline_rules.moc"
