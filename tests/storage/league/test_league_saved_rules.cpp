// SPDX-License-Identifier: GPL-3.0-or-later
// Rules that organisers have named stay with the league when no competition follows them any more; leagues of
// the version before know nothing of them.
#include "core/competition/rules/named_rules.h"
#include "core/discipline/discipline_rules.h"
#include "core/games/registry.h"
#include "core/play/changes/rules_change.h"
#include "core/play/new_competition.h"
#include "models/league/changes/league_rules.h"
#include "models/league/integrity/league_rescue.h"
#include "models/league/integrity/verification.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_json.h"
#include "models/league/league_move.h"
#include "models/league/named_rules.h"
#include "models/store/migrations.h"
#include "models/store/sqlite/backup.h"
#include "tests/storage/league_case.h"
#include "tests/support/test_registry.h"

#include <QBuffer>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace test_league_saved_rules {

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

constexpr int versionBefore = 2;
/// The tables that this version and those after it have added, those that refer to others first.
constexpr std::array newTables{"saved_rules",   "friendly", "live_friendly_input",
                               "live_friendly", "club",     "private_content"};

RuleSet ourTables(int win = 4)
{
    RuleSet rules = ruleSet(u"league-3-1-0"_s).value();
    rules.name = u"Żółta"_s;
    rules.points.win = win;
    return rules;
}

QJsonObject ourCards()
{
    return withRulesName(disciplineRulesFile(u"domestic"_s).value(), u"Our cards"_s);
}

Competition league(const char *name, bool hasOwnRules = true)
{
    CompetitionWishes wishes;
    wishes.seed = 3;
    wishes.name = QString::fromUtf8(name);
    wishes.format = u"league-4x1"_s;
    wishes.draw = u"random"_s;
    wishes.choice.game = *findGame(u"atcs"_s);
    const LevelSpec *spec = &wishes.choice.game->info().levels.back();
    wishes.choice.level = QString::fromLatin1(spec->name);
    wishes.choice.options = *resolveOptions(wishes.choice.game->info().options, *spec, {});
    if (hasOwnRules) {
        wishes.rules = ourTables();
        wishes.discipline = u"Our cards"_s;
        wishes.ownDiscipline = ourCards();
    }
    auto made = newCompetition(wishes);
    if (!made)
        qFatal("%s", qPrintable(made.error().message.english()));
    return made->competition;
}

/// "Żółta (1), Our cards (0)": by how many competitions each is followed.
QString rulesOf(League &league)
{
    const auto own = league.rules().own();
    if (!own)
        return wordsOf(own.error());
    QStringList words;
    const auto take = [&words](const auto &rules) {
        words << u"%1 (%2)"_s.arg(rules.label).arg(rules.competitions.size());
    };
    for (const OwnTableRules &one : own->tables)
        take(one);
    for (const OwnDiscipline &one : own->disciplines)
        take(one);
    return words.join(u", "_s);
}

void isSound(League &league)
{
    ASSIGN_RESULT(verified, verify(league));
    QVERIFY(verified->isSound());
}

const QString followed = u"Żółta (1), Our cards (1)"_s;
const QString saved = u"Żółta (0), Our cards (0)"_s;

} // namespace

class TestLeagueSavedRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void theyOutliveTheirLastCompetition_data() { EACH_BACKEND(); }
    void theyOutliveTheirLastCompetition()
    {
        const LeaguePlace place(BACKEND_OF_ROW);
        const Competition first = league("First");
        {
            ASSIGN_RESULT(open, place.create());
            VERIFY_RESULT((*open)->competitions().add(first));
            QCOMPARE(rulesOf(**open), followed);
            QCOMPARE(*(*open)->rules().saved(), SavedRules{});
            VERIFY_RESULT((*open)->competitions().remove(first.definition().id));
            QCOMPARE(rulesOf(**open), saved);
            // One step: with the competition they are followed again, and without it they are saved.
            VERIFY_RESULT((*open)->history().undo());
            QCOMPARE(rulesOf(**open), followed);
            QCOMPARE(*(*open)->rules().saved(), SavedRules{});
            VERIFY_RESULT((*open)->history().redo());
        }
        ASSIGN_RESULT(open, place.open());
        QCOMPARE(rulesOf(**open), saved);
        QCOMPARE((*open)->rules().own()->tables.front().rules, ourTables());
        isSound(**open);
        // Reused: the next competition follows the very same.
        VERIFY_RESULT((*open)->competitions().add(league("Second")));
        QCOMPARE(rulesOf(**open), followed);
        VERIFY_FAULT((*open)->rules().forget(u"żółta"_s), Fault::Refused);
        isSound(**open);
    }

    void otherRulesInTheirPlace_data() { EACH_BACKEND(); }
    void otherRulesInTheirPlace()
    {
        NEW_LEAGUE(place, open, BACKEND_OF_ROW);
        const Competition first = league("First");
        const QUuid id = first.definition().id;
        VERIFY_RESULT((*open)->competitions().add(first));
        // Changed under their name they are the same rules; published ones in their place leave them to the
        // league.
        RulesWish wish;
        wish.tables = ourTables(5);
        VERIFY_RESULT(changeRules(**open, id, wish));
        QCOMPARE(*(*open)->rules().saved(), SavedRules{});
        wish.tables = ruleSet(u"league-3-1-0"_s);
        VERIFY_RESULT(changeRules(**open, id, wish));
        QCOMPARE(rulesOf(**open), u"Żółta (0), Our cards (1)"_s);
        QCOMPARE((*open)->rules().own()->tables.front().rules, ourTables(5));
        // What the name means now takes their place.
        wish.tables = ourTables(6);
        VERIFY_RESULT(changeRules(**open, id, wish));
        QCOMPARE((*open)->rules().saved()->tables, std::vector{ourTables(6)});
        VERIFY_RESULT((*open)->history().undo());
        QCOMPARE((*open)->rules().saved()->tables, std::vector{ourTables(5)});
        VERIFY_RESULT((*open)->rules().forget(u"żółta"_s));
        QCOMPARE(rulesOf(**open), u"Our cards (1)"_s);
        QCOMPARE((*open)->rules().forget(u"Żółta"_s).error().fault, Fault::NotFound);
        VERIFY_RESULT((*open)->history().undo());
        QCOMPARE(rulesOf(**open), u"Żółta (0), Our cards (1)"_s);
        isSound(**open);
    }

    /// Whole copies take them along.
    void theyGoAlong_data() { EACH_BACKEND(); }
    void theyGoAlong()
    {
        QFETCH(Backend, backend);
        NEW_LEAGUE(place, open, backend);
        const Competition first = league("First");
        VERIFY_RESULT((*open)->competitions().add(first));
        VERIFY_RESULT((*open)->competitions().remove(first.definition().id));
        QBuffer json;
        QVERIFY(json.open(QIODevice::WriteOnly));
        VERIFY_RESULT(exportLeague((*open)->database(), json));
        const auto has = [](const LeaguePlace &copy) {
            const auto there = copy.open();
            return there ? rulesOf(**there) : wordsOf(there.error());
        };
        for (const Backend other : {Backend::Sqlite, Backend::Postgres}) {
            const LeaguePlace imported(other);
            VERIFY_RESULT(importLeague(json.data(), imported.path));
            QCOMPARE(has(imported), saved);
            const LeaguePlace moved(other);
            VERIFY_RESULT(moveLeague((*open)->database(), moved.path));
            QCOMPARE(has(moved), saved);
        }
        const LeaguePlace rescued(Backend::Sqlite);
        VERIFY_RESULT(salvage(**open, rescued.path, rescued.access()));
        QCOMPARE(has(rescued), saved);
        if (backend == Backend::Postgres)
            return;
        ASSIGN_RESULT(backup, store::backUp((*open)->database(), QDateTime::currentDateTime()));
        const LeaguePlace restored(Backend::Sqlite);
        VERIFY_RESULT(restoreBackup(*backup, restored.path));
        QCOMPARE(has(restored), saved);
    }

    /// A league file of the version before is what it was, and saves its rules from then on.
    void leaguesOfTheVersionBeforeAreTakenOver_data() { EACH_BACKEND(); }
    void leaguesOfTheVersionBeforeAreTakenOver()
    {
        QFETCH(Backend, backend);
        const LeaguePlace place(backend);
        const Competition first = league("First");
        QByteArray jsonBefore;
        {
            ASSIGN_RESULT(open, place.create());
            VERIFY_RESULT((*open)->competitions().add(first));
            QBuffer json(&jsonBefore);
            QVERIFY(json.open(QIODevice::WriteOnly));
            VERIFY_RESULT(exportLeague((*open)->database(), json));
            // As that version has left it.
            store::Database &database = (*open)->database();
            if (backend == Backend::Sqlite) {
                for (const char *table : newTables)
                    VERIFY_RESULT(database.run(u"DROP TABLE %1"_s.arg(QLatin1String(table))));
                VERIFY_RESULT(database.run(u"PRAGMA user_version = %1"_s.arg(versionBefore)));
            }
        }
        if (backend == Backend::Postgres) {
            for (const char *table : newTables)
                place.server->run(u"DROP TABLE touchline.%1"_s.arg(QLatin1String(table)));
            place.server->run(
                u"DELETE FROM touchline.schema_version WHERE version > %1"_s.arg(versionBefore));
            for (int version = versionBefore + 1; version <= store::Migrations::compiledIn()->newest();
                 ++version)
                place.server->run(u"DROP SCHEMA IF EXISTS touchline_before_%1 CASCADE"_s.arg(version));
        }
        if (backend == Backend::Sqlite) {
            // Who only reads it leaves it as it is.
            LeagueAccess access = place.access();
            access.isReadOnly = true;
            ASSIGN_RESULT(read, League::open(place.path, access));
            QCOMPARE(rulesOf(**read), followed);
        }
        {
            ASSIGN_RESULT(open, place.open());
            QCOMPARE(*store::Migrations::versionOf((*open)->database()),
                     store::Migrations::compiledIn()->newest());
            QCOMPARE(rulesOf(**open), followed);
            isSound(**open);
            VERIFY_RESULT((*open)->competitions().remove(first.definition().id));
            QCOMPARE(rulesOf(**open), saved);
            isSound(**open);
        }
        // Its JSON form had no such table either.
        QJsonObject object = QJsonDocument::fromJson(jsonBefore).object();
        QJsonObject tables = object.value(u"tables"_s).toObject();
        tables.remove(u"saved_rules"_s);
        object.insert(u"tables"_s, tables);
        const LeaguePlace imported(backend);
        QVERIFY(!importLeague(QJsonDocument(object).toJson(), imported.path));
        object.insert(u"format_version"_s, versionBefore);
        VERIFY_RESULT(importLeague(QJsonDocument(object).toJson(), imported.path));
        ASSIGN_RESULT(there, imported.open());
        QCOMPARE(rulesOf(**there), followed);
    }

    /// On a server organisers may write them, and readers see them.
    void organisersMaySaveThem()
    {
        const LeaguePlace place(Backend::Postgres);
        const Competition first = league("First");
        {
            ASSIGN_RESULT(open, place.create());
            VERIFY_RESULT((*open)->competitions().add(first));
        }
        const User organiser(*place.server, place.server->role("organiser"));
        ASSIGN_RESULT(open, League::open(place.server->url(organiser.name()), place.access()));
        VERIFY_RESULT((*open)->competitions().remove(first.definition().id));
        QCOMPARE(rulesOf(**open), saved);
        const User reader(*place.server, place.server->role("reader"));
        LeagueAccess access = place.access();
        access.isReadOnly = true;
        ASSIGN_RESULT(read, League::open(place.server->url(reader.name()), access));
        QCOMPARE(rulesOf(**read), saved);
    }
};

TOUCHLINE_TEST(TestLeagueSavedRules)

} // namespace test_league_saved_rules

#include "test_league_saved_rules.moc"
