// SPDX-License-Identifier: GPL-3.0-or-later
// What clubs tell of themselves is kept, taken back and copied with the league; whom the organiser reaches
// there is given away by nothing that does not ask for it.
#include "core/exchange/lists/club_csv.h"
#include "models/league/import/club_list.h"
#include "models/league/integrity/league_rescue.h"
#include "models/league/integrity/verification.h"
#include "models/league/league_history.h"
#include "models/league/league_json.h"
#include "models/league/league_move.h"
#include "models/league/league_teams.h"
#include "models/store/migrations.h"
#include "models/store/sqlite/backup.h"
#include "tests/storage/league_case.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QBuffer>
#include <QDirIterator>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace test_league_clubs {

using namespace touchline;
using namespace touchline::storage;
using namespace touchline::testing;
using store::Backend;

namespace {

constexpr int versionBefore = 3;
/// The tables that this version has added.
constexpr std::array newTables{"club", "private_content"};

/// What nobody else may see.
const QByteArray secretMail = "ann.secret@example.org";
const QByteArray secretPhone = "+44 20 7946 0018";
const QByteArray secretName = "Annabella Quux";

QByteArray png()
{
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJ"
        "RU5ErkJggg==");
}

Club club(const QUuid &team)
{
    return {team,
            u"Mill Lane Hall"_s,
            u"5 Mill Lane"_s,
            u"Table 3"_s,
            png(),
            {{QString::fromUtf8(secretName), u"captain"_s, QString::fromUtf8(secretMail),
              QString::fromUtf8(secretPhone)}}};
}

Club withoutContacts(Club club)
{
    club.contacts.clear();
    return club;
}

bool tellsSecrets(const QByteArray &bytes)
{
    return bytes.contains(secretMail) || bytes.contains(secretPhone) || bytes.contains(secretName) ||
           bytes.contains("ann.secret");
}

/// The files in a folder, and below it, that tell of somebody.
QStringList tellers(const QString &folder)
{
    QStringList files;
    for (QDirIterator at(folder, QDir::Files, QDirIterator::Subdirectories); at.hasNext();)
        if (const QString file = at.next(); tellsSecrets(contentOf(file)))
            files << file;
    return files;
}

Club clubIn(const LeaguePlace &place, const QUuid &team)
{
    const auto open = place.open();
    const auto club = open ? (*open)->teams().club(team) : fail(open.error());
    return club ? *club : Club{};
}

void isSound(League &league)
{
    ASSIGN_RESULT(verified, verify(league));
    QVERIFY2(verified->isSound(),
             verified->problems.empty() ? "" : qPrintable(verified->problems.front().what.english()));
}

QByteArray exported(League &league, PrivateTexts texts = PrivateTexts::LeftOut)
{
    QBuffer json;
    json.open(QIODevice::WriteOnly);
    const auto done = exportLeague(league.database(), json, texts);
    return done ? json.data() : QByteArray();
}

} // namespace

class TestLeagueClubs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void isKeptAndTakenBack_data() { EACH_BACKEND(); }
    void isKeptAndTakenBack()
    {
        const LeaguePlace place(BACKEND_OF_ROW);
        const Team rovers = team("Rovers");
        {
            ASSIGN_RESULT(open, place.create());
            LeagueTeams teams = (*open)->teams();
            VERIFY_RESULT(teams.add({rovers}));
            QCOMPARE(*teams.club(rovers.id), (Club{rovers.id, {}, {}, {}, {}, {}}));
            VERIFY_RESULT(teams.setClub(club(rovers.id)));
            VERIFY_FAULT(teams.setClub(club(rovers.id)), Fault::Refused);
        }
        ASSIGN_RESULT(open, place.open());
        LeagueTeams teams = (*open)->teams();
        QCOMPARE(*teams.club(rovers.id), club(rovers.id));
        QCOMPARE(teams.clubs()->size(), std::size_t(1));
        QCOMPARE(*teams.picture(teams.clubs()->front().picture), png());
        isSound(**open);
        // One part alone is named by the history, and nobody who is reached.
        Club other = club(rovers.id);
        other.contacts.front().phone = u"1"_s;
        ASSIGN_RESULT(entry, teams.setClub(other));
        QCOMPARE(entry->english(), u"Contacts of Rovers changed"_s);
        VERIFY_RESULT((*open)->history().undo());
        QCOMPARE(*teams.club(rovers.id), club(rovers.id));
        VERIFY_RESULT((*open)->history().undo());
        QCOMPARE(*teams.club(rovers.id), (Club{rovers.id, {}, {}, {}, {}, {}}));
        VERIFY_RESULT((*open)->history().redo());
        VERIFY_RESULT((*open)->history().redo());
        QCOMPARE(*teams.club(rovers.id), other);
        isSound(**open);
        // Another name is another matter, and without the team there is no club.
        Team renamed = teams.all()->front();
        renamed.name = u"United"_s;
        VERIFY_RESULT(teams.change(renamed));
        QCOMPARE(*teams.club(rovers.id), other);
        VERIFY_RESULT(teams.remove(rovers.id));
        QVERIFY(teams.clubs()->empty());
        VERIFY_RESULT((*open)->history().undo());
        QCOMPARE(*teams.club(rovers.id), other);
        VERIFY_FAULT(teams.setClub(club(QUuid::createUuid())), Fault::NotFound);
        Club wrong = other;
        wrong.contacts.front().mail = u"nobody"_s;
        VERIFY_FAULT(teams.setClub(wrong), Fault::BadInput);
        isSound(**open);
    }

    void copiesHaveIt_data() { EACH_BACKEND(); }
    void copiesHaveIt()
    {
        QFETCH(Backend, backend);
        NEW_LEAGUE(place, open, backend);
        const Team rovers = team("Rovers");
        VERIFY_RESULT((*open)->teams().add({rovers}));
        VERIFY_RESULT((*open)->teams().setClub(club(rovers.id)));
        const QByteArray bare = exported(**open);
        QVERIFY(bare.contains("Mill Lane Hall") && !tellsSecrets(bare));
        const QByteArray whole = exported(**open, PrivateTexts::Along);
        QVERIFY(tellsSecrets(whole));
        for (const Backend other : {Backend::Sqlite, Backend::Postgres}) {
            const LeaguePlace imported(other);
            VERIFY_RESULT(importLeague(whole, imported.path));
            QCOMPARE(clubIn(imported, rovers.id), club(rovers.id));
            const LeaguePlace publicCopy(other);
            VERIFY_RESULT(importLeague(bare, publicCopy.path));
            QCOMPARE(clubIn(publicCopy, rovers.id), withoutContacts(club(rovers.id)));
            {
                ASSIGN_RESULT(there, publicCopy.open());
                isSound(**there);
                // Work goes on in it, and says nothing of contacts that it does not have.
                Club moved = withoutContacts(club(rovers.id));
                moved.table = u"Table 4"_s;
                VERIFY_RESULT((*there)->teams().setClub(moved));
                isSound(**there);
            }
            const LeaguePlace moved(other);
            VERIFY_RESULT(moveLeague((*open)->database(), moved.path));
            QCOMPARE(clubIn(moved, rovers.id), club(rovers.id));
        }
        const LeaguePlace rescued(Backend::Sqlite);
        VERIFY_RESULT(salvage(**open, rescued.path, rescued.access()));
        QCOMPARE(clubIn(rescued, rovers.id), club(rovers.id));
        if (backend == Backend::Postgres)
            return;
        ASSIGN_RESULT(backup, store::backUp((*open)->database(), QDateTime::currentDateTime()));
        const LeaguePlace restored(Backend::Sqlite);
        VERIFY_RESULT(restoreBackup(*backup, restored.path));
        QCOMPARE(clubIn(restored, rovers.id), club(rovers.id));
    }

    /// A league of the version before is what it was, and its clubs tell of themselves from then on.
    void leaguesOfTheVersionBeforeAreTakenOver_data() { EACH_BACKEND(); }
    void leaguesOfTheVersionBeforeAreTakenOver()
    {
        QFETCH(Backend, backend);
        const LeaguePlace place(backend);
        const Team rovers = team("Rovers");
        QByteArray jsonBefore;
        {
            ASSIGN_RESULT(open, place.create());
            VERIFY_RESULT((*open)->teams().add({rovers}));
            jsonBefore = exported(**open);
            if (backend == Backend::Sqlite) {
                for (const char *table : newTables)
                    VERIFY_RESULT((*open)->database().run(u"DROP TABLE %1"_s.arg(QLatin1String(table))));
                VERIFY_RESULT((*open)->database().run(u"PRAGMA user_version = %1"_s.arg(versionBefore)));
            }
        }
        if (backend == Backend::Postgres) {
            for (const char *table : newTables)
                place.server->run(u"DROP TABLE touchline.%1"_s.arg(QLatin1String(table)));
            place.server->run(
                u"DELETE FROM touchline.schema_version WHERE version > %1"_s.arg(versionBefore));
            place.server->run(u"DROP SCHEMA IF EXISTS touchline_before_%1 CASCADE"_s.arg(versionBefore + 1));
        }
        {
            ASSIGN_RESULT(open, place.open());
            QCOMPARE(*store::Migrations::versionOf((*open)->database()),
                     store::Migrations::compiledIn()->newest());
            VERIFY_RESULT((*open)->teams().setClub(club(rovers.id)));
            isSound(**open);
        }
        QCOMPARE(clubIn(place, rovers.id), club(rovers.id));
        QJsonObject object = QJsonDocument::fromJson(jsonBefore).object();
        QJsonObject tables = object.value(u"tables"_s).toObject();
        for (const char *table : newTables)
            tables.remove(QLatin1String(table));
        object.insert(u"tables"_s, tables);
        object.insert(u"format_version"_s, versionBefore);
        const LeaguePlace imported(backend);
        VERIFY_RESULT(importLeague(QJsonDocument(object).toJson(), imported.path));
        QCOMPARE(clubIn(imported, rovers.id), (Club{rovers.id, {}, {}, {}, {}, {}}));
    }

    /// On a server organisers see the contacts and readers do not, whatever they ask with.
    void readersSeeNoContacts()
    {
        const LeaguePlace place(Backend::Postgres);
        const Team rovers = team("Rovers");
        {
            ASSIGN_RESULT(open, place.create());
            VERIFY_RESULT((*open)->teams().add({rovers}));
        }
        {
            const User organiser(*place.server, place.server->role("organiser"));
            ASSIGN_RESULT(open, League::open(place.server->url(organiser.name()), place.access()));
            VERIFY_RESULT((*open)->teams().checkMayReadContacts());
            VERIFY_RESULT((*open)->teams().setClub(club(rovers.id)));
            QCOMPARE(*(*open)->teams().club(rovers.id), club(rovers.id));
        }
        const User reader(*place.server, place.server->role("reader"));
        LeagueAccess access = place.access();
        access.isReadOnly = true;
        ASSIGN_RESULT(read, League::open(place.server->url(reader.name()), access));
        QCOMPARE(*(*read)->teams().club(rovers.id), withoutContacts(club(rovers.id)));
        VERIFY_FAULT((*read)->teams().checkMayReadContacts(), Fault::ReadOnly);
        isSound(**read);
        QVERIFY(!tellsSecrets(exported(**read)));
        QVERIFY(exported(**read, PrivateTexts::Along).isEmpty());
        const LeaguePlace moved(Backend::Sqlite);
        VERIFY_RESULT(moveLeague((*read)->database(), moved.path));
        QCOMPARE(clubIn(moved, rovers.id), withoutContacts(club(rovers.id)));
        const RawLogin raw(*place.server, reader.name());
        QVERIFY(!raw.run(u"SELECT * FROM touchline.private_content"_s).isEmpty());
        QVERIFY(raw.run(u"SELECT * FROM touchline.club"_s).isEmpty());
    }

    void listOfClubs()
    {
        NEW_LEAGUE(place, open, Backend::Sqlite);
        LeagueTeams teams = (*open)->teams();
        const Team rovers = team("Rovers");
        VERIFY_RESULT(teams.add({rovers, team("United")}));
        VERIFY_RESULT(teams.setClub(club(rovers.id)));
        ASSIGN_RESULT(bare, clubList(**open, ClubContacts::LeftOut));
        QVERIFY(bare->contains("Mill Lane Hall") && !tellsSecrets(*bare) && !bare->contains("mail"));
        ASSIGN_RESULT(full, clubList(**open, ClubContacts::Listed));
        QVERIFY(tellsSecrets(*full));
        VERIFY_FAULT(importClubs(**open, CsvList(*full)), Fault::Refused);
        // Two contacts, another ground, colours; empty cells leave the rest.
        const CsvList list(QByteArray("Verein,Spielort,E-Mail,Telefon,Ansprechpartner,Farbe\n"
                                      "Rovers,,bo@example.org,1,Bo,red\nRovers,,cy@example.org,2,Cy,\n"
                                      "United,Park,,,,blue\n"));
        VERIFY_RESULT(importClubs(**open, list));
        ASSIGN_RESULT(now, teams.club(rovers.id));
        QCOMPARE(now->ground, u"Mill Lane Hall"_s);
        QCOMPARE(now->picture, png());
        QCOMPARE(now->contacts.size(), std::size_t(2));
        QCOMPARE(now->contacts.back().mail, u"cy@example.org"_s);
        QCOMPARE(teams.all()->front().kit.first, u"#D00000"_s);
        VERIFY_RESULT((*open)->history().undo());
        QCOMPARE(*teams.club(rovers.id), club(rovers.id));
        // Nothing of a list is taken where something is wrong with it.
        const CsvList wrong(QByteArray("name,ground,mail\nUnited,Park,a@b@c\nNobody,Hall,\n"));
        const auto refused = importClubs(**open, wrong);
        VERIFY_FAULT(refused, Fault::BadInput);
        QCOMPARE(refused.error().problems.size(), std::size_t(2));
        QVERIFY(!(*open)->teams().clubs()->empty());
        isSound(**open);
    }

    /// Every verb that shows or writes something of a league, with everything that is in its league.
    void nothingTellsOfThemUnlessAsked()
    {
        const LeaguePlace place(Backend::Sqlite);
        const auto in = [&place](const char *name) { return place.folder.path(name); };
        const auto run = [&place](const char *verb, const QStringList &rest = {}) {
            return runCli(QString::fromUtf8(verb).split(u' ') + QStringList{place.path} + rest);
        };
        QCOMPARE(run("league add", u"--template league-4 --seed 3 --game by-hand"_s.split(u' ')).code, 0);
        QCOMPARE(
            run("league timetable", u"--tables 2 --start 9:00 --day 2030-01-05 --yes"_s.split(u' ')).code, 0);
        QCOMPARE(run("league report", {u"1"_s, u"2-1"_s}).code, 0);
        QString name;
        QString newest;
        QString before;
        {
            ASSIGN_RESULT(open, place.open());
            const Team first = (*open)->teams().all()->front();
            name = first.displayName();
            VERIFY_RESULT((*open)->teams().setClub(club(first.id)));
            Club other = club(first.id);
            other.contacts.front().role = u"treasurer"_s;
            ASSIGN_RESULT(entry, (*open)->teams().setClub(other));
            newest = QString::number(entry->seq);
            before = QString::number(entry->seq - 1);
        }
        const QString out = in("out");
        QVERIFY(QDir().mkpath(out));
        const auto to = [&out](const char *file) { return out + u'/' + QString::fromLatin1(file); };
        const QList<std::pair<const char *, QStringList>> verbs{
            {"league info", {}},
            {"league info", {u"--json"_s}},
            {"league teams", {}},
            {"league teams", {u"--json"_s}},
            {"league club", {}},
            {"league club", {u"--json"_s}},
            {"league club", {name}},
            {"league club", {u"--export"_s, to("clubs.csv")}},
            {"league log", {}},
            {"league log", {u"--json"_s}},
            {"league log", {u"--entry"_s, before, u"--json"_s}},
            {"league log", {u"--entry"_s, newest, u"--json"_s}},
            {"league fixtures", {}},
            {"league export", {}},
            {"league export", {u"--out"_s, to("cup.json")}},
            {"league export", {u"--all"_s, u"--out"_s, to("league.json")}},
            {"league export", {u"--teams"_s, to("teams.csv")}},
            {"league export", {u"--squads"_s, to("squads.csv")}},
            {"league export", {u"--fixtures"_s, to("fixtures.csv")}},
            {"league export", {u"--results"_s, to("results.csv")}},
            {"league export", {u"--tables"_s, to("tables.csv")}},
            {"export", {u"--site"_s, to("site")}},
            {"export", {u"--calendar"_s, to("calendar.ics")}},
            {"export", {u"--timetable"_s, to("timetable.html")}},
            {"standings", {}},
            {"statistics", {}},
            {"suspensions", {}},
            {"verify", {}},
            {"league undo", {u"--show"_s}}};
        for (const auto &[verb, rest] : verbs) {
            const CliRun done = run(verb, rest);
            QVERIFY2(done.code == 0, qPrintable(rest.join(u' ') + done.err));
            QVERIFY2(!tellsSecrets(done.out.toUtf8()) && !tellsSecrets(done.err.toUtf8()), verb);
        }
        QCOMPARE(tellers(out), QStringList());
        QVERIFY(QDir(out).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size() >= 8);
        const LeaguePlace swiss(Backend::Sqlite);
        QCOMPARE(runCli({u"league"_s, u"add"_s, swiss.path, u"--template"_s, u"swiss-8x3"_s, u"--seed"_s,
                         u"1"_s, u"--game"_s, u"by-hand"_s})
                     .code,
                 0);
        {
            ASSIGN_RESULT(open, swiss.open());
            VERIFY_RESULT((*open)->teams().setClub(club((*open)->teams().all()->front().id)));
        }
        const CliRun report = runCli({u"export"_s, swiss.path, u"--trf"_s, to("report.trf")});
        QVERIFY2(report.code == 0, qPrintable(report.err));
        QCOMPARE(tellers(out), QStringList());
        // Asked for, they come.
        QVERIFY(tellsSecrets(run("league club", {name, u"--with-contacts"_s}).out.toUtf8()));
        QCOMPARE(run("league export", {u"--all"_s, u"--with-contacts"_s, u"--out"_s, to("whole.json")}).code,
                 0);
        QCOMPARE(run("league club", {u"--with-contacts"_s, u"--export"_s, to("whole.csv")}).code, 0);
        QCOMPARE(tellers(out).size(), 2);
    }
};

TOUCHLINE_TEST(TestLeagueClubs)

} // namespace test_league_clubs

#include "test_league_clubs.moc"
