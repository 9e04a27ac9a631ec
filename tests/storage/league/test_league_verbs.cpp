// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs of a league, with a league file and with a shared league.
#include "app/cli/cups/cup_file.h"
#include "core/base/login_name.h"
#include "core/competition/competition_json.h"
#include "core/competition/progress.h"
#include "core/games/registry.h"
#include "models/league/league.h"
#include "models/league/league_competitions.h"
#include "models/league/league_results.h"
#include "models/league/league_teams.h"
#include "models/store/database/server_address.h"
#include "models/store/database/server_password.h"
#include "tests/storage/league_case.h"
#include "tests/storage/test_server.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"
#include "tests/unit/competition/cup_builder.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QUrl>

namespace test_league_verbs {

using namespace touchline;
using namespace touchline::storage;
using namespace touchline::testing;
using store::Backend;

namespace {

QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts);
}

/// Verbs in a place.
class Desk
{
public:
    explicit Desk(Backend backend) : m_place(backend) {}

    [[nodiscard]] const QString &path() const { return m_place.path; }
    [[nodiscard]] QString file(const char *name) const { return m_place.folder.path(name); }
    /// "league info", with everything behind the place.
    [[nodiscard]] CliRun run(const char *verb, const char *rest = "", const QStringList &more = {}) const
    {
        return runCli(words(verb) + QStringList{m_place.path} + words(rest) + more);
    }
    /// A new league with a league of four teams in it that nothing is played of.
    [[nodiscard]] bool hasSmallLeague() const
    {
        if (run("league new", "--name Club --as Anna").code != 0 ||
            runCli(words("cup --template league-4 --seed 3 --league") +
                   QStringList{m_place.path, u"--as"_s, u"Anna"_s})
                    .code != 0)
            return false;
        // What was played is one step of undo; the competition stays.
        return run("league undo", "--as Anna").code == 0;
    }
    [[nodiscard]] int played() const
    {
        return run("league info", "--json").json()[u"competitions"_s][0][u"played"_s].toInt(-1);
    }

private:
    LeaguePlace m_place;
};

/// A verb about a place, with everything behind it.
QStringList about(const char *verb, const QString &place, const char *rest = "")
{
    return words(verb) + QStringList{place} + words(rest);
}

/// What a person types when a password is asked for, one after the other, and what they were asked.
QStringList typedPasswords;
QStringList promptsSeen;

std::optional<QString> askedPassword(const QString &prompt)
{
    promptsSeen << prompt;
    return typedPasswords.isEmpty() ? std::nullopt : std::optional(typedPasswords.takeFirst());
}

CliRun runWhereTyped(const QStringList &arguments, const QStringList &passwords)
{
    typedPasswords = passwords;
    promptsSeen.clear();
    CliRun run;
    QTextStream out(&run.out);
    QTextStream err(&run.err);
    cli::Streams streams{out, err};
    streams.askPassword = askedPassword;
    run.code = cli::runCommandLine(arguments, streams);
    return run;
}

/// A login that needs a password, for as long as it lives.
class LockedLogin
{
public:
    explicit LockedLogin(const TestServer &server) : m_server(server)
    {
        m_server.run(u"DROP ROLE IF EXISTS locked_too"_s);
        m_server.run(u"CREATE ROLE locked_too LOGIN PASSWORD 'right'"_s);
        m_server.run(u"GRANT %1 TO locked_too"_s.arg(m_server.role("organiser")));
    }
    ~LockedLogin()
    {
        if (const auto address = store::serverAddress(url()))
            store::setServerPassword(*address, {});
        m_server.run(u"DROP ROLE locked_too"_s);
    }
    Q_DISABLE_COPY_MOVE(LockedLogin)

    [[nodiscard]] QString url() const { return m_server.url(u"locked_too"_s); }
    void forgetTyped() const { store::setServerPassword(*store::serverAddress(url()), {}); }

private:
    const TestServer &m_server;
};

} // namespace

#define DESK_WITH_LEAGUE(backend)                                                                            \
    const Desk desk(backend);                                                                                \
    QVERIFY(desk.hasSmallLeague())

class TestLeagueVerbs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString objection = objectionToRunning();
        QVERIFY2(objection.isEmpty(), qPrintable(objection));
    }

    void aPasswordIsAskedForInTheTerminal()
    {
        const TestServer server;
        QCOMPARE(runCli(about("league new", server.url(), "--name Club")).code, 0);
        const LockedLogin login(server);
        const QStringList info = about("league info", login.url());
        const QString host = QUrl(login.url()).host();
        const QString asked = u"Password of \"locked_too\" on %1: "_s.arg(host);
        const QString askedAgain = u"Wrong password. "_s + asked;

        // Nobody can type: what to do instead.
        const CliRun alone = runCli(info);
        QCOMPARE(alone.code, 1);
        QCOMPARE(alone.out, QString());
        QVERIFY2(alone.err.contains(u"needs the password of \"locked_too\""_s), qPrintable(alone.err));
        QCOMPARE(alone.errorLines().constLast(),
                 login.url() + u": Put the password in ~/.pgpass or in PGPASSWORD. It can be typed only in "
                               "a terminal."_s);

        const CliRun right = runWhereTyped(info, {u"right"_s});
        QCOMPARE(right.err, QString());
        QCOMPARE(right.code, 0);
        QCOMPARE(promptsSeen, QStringList{asked});
        QVERIFY(!right.out.contains(u"right"_s));
        // It holds for every connection of the same run, and would be asked for by none.
        QCOMPARE(runWhereTyped(about("league log", login.url()), {}).code, 0);
        QCOMPARE(promptsSeen, QStringList());

        login.forgetTyped();
        const CliRun third = runWhereTyped(info, words("wrong Right right"));
        QCOMPARE(third.code, 0);
        QCOMPARE(promptsSeen, (QStringList{asked, askedAgain, askedAgain}));

        login.forgetTyped();
        const CliRun never = runWhereTyped(info, words("wrong1 wrong2 wrong3 right"));
        QCOMPARE(never.code, 1);
        QCOMPARE(promptsSeen.size(), 3);
        QVERIFY2(never.err.contains(u"needs the password"_s), qPrintable(never.err));
        QVERIFY(!never.err.contains(u"wrong3"_s));

        const CliRun cancelled = runWhereTyped(info, {});
        QCOMPARE(cancelled.code, 1);
        QCOMPARE(cancelled.errorLines(), QStringList{login.url() + u": No password was typed."_s});

        // What is done with it is in the history, the password is not.
        const CliRun added =
            runWhereTyped(about("cup --template league-4 --league", login.url()), {u"right"_s});
        QCOMPARE(added.code, 0);
        QVERIFY(server.value(u"SELECT count(*) FROM touchline.journal"_s).toInt() > 1);
        QCOMPARE(server.value(u"SELECT count(*) FROM touchline.journal j WHERE j::text LIKE '%right%'"_s),
                 u"0"_s);

        // A league is moved to where a password is needed.
        const TestServer other;
        other.run(u"GRANT CREATE ON DATABASE %1 TO locked_too"_s.arg(QUrl(other.url()).path().mid(1)));
        login.forgetTyped();
        const LeaguePlace from(Backend::Sqlite);
        QCOMPARE(runCli(about("league new", from.path, "--name Club")).code, 0);
        const CliRun moved = runWhereTyped(
            about("league move", from.path) + QStringList{other.url(u"locked_too"_s)}, {u"right"_s});
        QCOMPARE(moved.err, QString());
        QCOMPARE(moved.code, 0);
        other.run(u"DROP OWNED BY locked_too CASCADE"_s);
    }

    void aCupIsKeptAsItWasPlayed_data() { backends(); }
    void aCupIsKeptAsItWasPlayed()
    {
        QFETCH(Backend, backend);
        const Desk desk(backend);
        // The league is made on the way; it is called as its place.
        const CliRun kept =
            runCli(words("cup --seed 7 --level advanced --league") + QStringList{desk.path()});
        // On a server it says which roles the league has.
        QCOMPARE(kept.err.isEmpty(), backend == Backend::Sqlite);
        QCOMPARE(kept.code, 0);
        // The same seed gives the same cup, kept or not.
        const CliRun plain = runCli("cup --seed 7 --level advanced");
        QCOMPARE(kept.out, plain.out);
        QCOMPARE(desk.played(), 64);
        const CliRun verified = desk.run("verify", "--json");
        QCOMPARE(verified.code, 0);
        QVERIFY(verified.json()[u"sound"_s].toBool());
        QCOMPARE(verified.json()[u"replayed"_s].toInt(), 64);
        // What reads a file of a cup reads the league too.
        const QString out = desk.file("cup.json");
        QCOMPARE(desk.run("league export", "--out", {out}).code, 0);
        QCOMPARE(toJson(*cli::readCupFile(out)), toJson(*cli::readCupFile(desk.path())));
        for (const char *verb : {"standings", "bracket", "suspensions", "statistics"}) {
            const CliRun ofLeague = desk.run(verb);
            QCOMPARE(ofLeague.err, QString());
            QCOMPARE(ofLeague.out, runCli(words(verb) + QStringList{out}).out);
            QVERIFY(!ofLeague.out.isEmpty());
        }
    }

    void matchdaysArePlayedAndTakenBack_data() { backends(); }
    void matchdaysArePlayedAndTakenBack()
    {
        DESK_WITH_LEAGUE(BACKEND_OF_ROW);
        QCOMPARE(desk.played(), 0);
        const CliRun first = desk.run("league play", "--as Bert");
        QCOMPARE(first.err, QString());
        QCOMPARE(first.out.count(u'\n'), 3); // the stage and two matches
        QCOMPARE(desk.played(), 2);
        const CliRun one = desk.run("league play", "--fixture 4 --json --as Bert");
        QCOMPARE(one.json()[u"matches"_s].toArray().size(), 1);
        QCOMPARE(one.json()[u"matches"_s][0][u"number"_s].toInt(), 4);
        QCOMPARE(desk.played(), 3);
        QCOMPARE(desk.run("league play", "--to-end --as Bert").code, 0);
        QCOMPARE(desk.played(), 12);
        VERIFY_REFUSED(desk.run("league play"),
                       QStringList{u"League of 4 teams is over: all matches are played."_s});
        VERIFY_REFUSED(desk.run("league play", "--fixture 99"),
                       QStringList{u"The competition has no match 99."_s});
        const CliRun undone = desk.run("league undo", "--as Bert");
        QVERIFY2(undone.out.startsWith(u"Undone: Computer played to the end: 9 matches"_s),
                 qPrintable(undone.out));
        QCOMPARE(desk.played(), 3);
        QVERIFY(desk.run("league redo", "--as Bert").out.startsWith(u"Redone: Computer played to the end"_s));
        QCOMPARE(desk.played(), 12);
        VERIFY_REFUSED(desk.run("league redo", "--as Bert"), QStringList{u"There is nothing to redo."_s});
        VERIFY_REFUSED(desk.run("league undo", "--as Nobody"), QStringList{u"There is nothing to undo."_s});
        QCOMPARE(desk.run("verify").code, 0);
    }

    void resultsAreEnteredAndCorrected_data() { backends(); }
    void resultsAreEnteredAndCorrected()
    {
        DESK_WITH_LEAGUE(BACKEND_OF_ROW);
        const CliRun entered = desk.run("league report", "1 2-1 --as Cora");
        QCOMPARE(entered.err, QString());
        QVERIFY2(entered.out.startsWith(u"Entered: "_s), qPrintable(entered.out));
        const CliRun again = desk.run("league report", "", {u"League of 4 teams"_s, u"1"_s, u"3-1"_s});
        QCOMPARE(again.code, 1);
        QVERIFY2(again.err.contains(u"Match 1 already has a result"_s), qPrintable(again.err));
        // The competition can be named as with the other verbs, but not twice.
        const QString once = u"--competition=League of 4 teams"_s;
        QCOMPARE(desk.run("league report", "1 3-1", {once}).err, again.err);
        QCOMPARE(desk.run("league fixtures", "", {once}).out, desk.run("league fixtures").out);
        QCOMPARE(desk.run("league fixtures", "", {u"1"_s, once}).code, 2);
        VERIFY_NOT_DONE(desk.run("league report", "2 two"),
                        QStringList{u"\"two\" isn't a result. Try 2-1, 2-1 aet or 1-1 4-3p."_s});
        // As in the window; and what is wrong is said without the keys of a report.
        QCOMPARE(desk.run("league report", "2 3:1").code, 0);
        VERIFY_NOT_DONE(desk.run("league report", "3 3-1 --aet"),
                        QStringList{u"This match has no extra time: a draw stands after regular time."_s});
        // Without --yes nothing happens.
        const CliRun shown = desk.run("league correct", "--match 1 --score 0-5");
        QCOMPARE(shown.err, QString());
        QVERIFY(shown.out.contains(u"0–5"_s));
        QVERIFY(shown.out.endsWith(u"Nothing was changed yet. Make this correction with --yes.\n"_s));
        QCOMPARE(cli::readCupFile(desk.path())->report(0)->score, (Score{2, 1}));
        const CliRun made =
            desk.run("league correct", "--match 1 --score 0-5 --yes --as Dora --reason typing");
        QCOMPARE(made.code, 0);
        QCOMPARE(cli::readCupFile(desk.path())->report(0)->score, (Score{0, 5}));
        QCOMPARE(cli::readCupFile(desk.path())->setAside().size(), 1U);
        // Both stand in the history of the match, with what was before and after.
        const QJsonArray entries = desk.run("league log", "--match 1 --json").json()[u"entries"_s].toArray();
        QVERIFY(entries.size() >= 2);
        QCOMPARE(withoutLogin(entries[0][u"who"_s].toString()), u"Dora"_s);
        QCOMPARE(withoutLogin(entries[1][u"who"_s].toString()), u"Cora"_s);
        const CliRun entry =
            desk.run("league log", "--entry", {QString::number(entries[0][u"entry"_s].toInt())});
        QCOMPARE(entry.err, QString());
        QVERIFY2(entry.out.contains(
                     QRegularExpression(u"~ result: .* 2-1 .* → .* 2-1 .* \\(corrected: typing\\)"_s)),
                 qPrintable(entry.out));
        QVERIFY2(entry.out.contains(QRegularExpression(u"\\+ result: .* 0-5 "_s)), qPrintable(entry.out));
        VERIFY_REFUSED(desk.run("league log", "--entry 999"),
                       QStringList{u"The history has no entry 999."_s});
    }

    void aSealNotedEarlierProvesTheHistory_data() { backends(); }
    void aSealNotedEarlierProvesTheHistory()
    {
        DESK_WITH_LEAGUE(BACKEND_OF_ROW);
        const QString seal = desk.run("verify", "--json").json()[u"seal"_s].toString();
        QCOMPARE(seal.size(), 64);
        QCOMPARE(desk.run("league play", "--as Anna").code, 0);
        QVERIFY(desk.run("verify", "--json").json()[u"seal"_s].toString() != seal);
        for (const QString &digits : {seal, seal.left(16).toUpper()}) {
            const CliRun same = desk.run("verify", "--seal", {digits});
            QCOMPARE(same.err, QString());
            QCOMPARE(same.code, 0);
            QVERIFY2(same.out.contains(u"everything up to it is unchanged"_s), qPrintable(same.out));
        }
        const CliRun other = desk.run("verify", "--seal", {QString(64, u'f')});
        QCOMPARE(other.code, 1);
        QVERIFY2(other.err.contains(u"No entry has the noted seal"_s), qPrintable(other.err));
        QVERIFY(
            desk.run("verify", "--json --seal", {QString(64, u'f')}).json()[u"noted_seal_entry"_s].isNull());
        QCOMPARE(desk.run("verify", "--seal abc").code, 2);
    }

    void aScoreSheetIsEntered()
    {
        DESK_WITH_LEAGUE(Backend::Sqlite);
        const Competition before = *cli::readCupFile(desk.path());
        const QString home = before.entrant(progress(before).fixtures[0].teams[Side::Home]).name;
        const auto sheet = [&](const char *player) {
            return writtenFile(desk.file("sheet.json"),
                               QByteArray("{\"score\": [1, 0], \"attendance\": 40, \"events\": [{\"kind\": "
                                          "\"goal\", \"side\": \"home\", \"minute\": 12, \"player\": \"") +
                                   player + "\"}]}");
        };
        const CliRun unknown = desk.run("league report", "1 --sheet", {sheet("Nobody At All")});
        QCOMPARE(unknown.code, 1);
        QVERIFY2(unknown.err.contains(u"events[0]: "_s), qPrintable(unknown.err));
        // Somebody whom the team has.
        const QByteArray scorer = scorerOf(desk, home);
        QVERIFY(!scorer.isEmpty());
        const CliRun entered = desk.run("league report", "1 --sheet", {sheet(scorer.constData())});
        QCOMPARE(entered.err, QString());
        const Competition after = *cli::readCupFile(desk.path());
        const MatchReport *report = after.report(0);
        QVERIFY(report != nullptr);
        QCOMPARE(report->score, (Score{1, 0}));
        QCOMPARE(report->completeness, Completeness::Scorers);
        QCOMPARE(report->events.size(), 1U);
        QCOMPARE(report->attendance, std::optional(40));
        QCOMPARE(report->winner, std::optional(Side::Home));
        // A sheet that does not add up: more goals than the result.
        const QString wrong =
            writtenFile(desk.file("wrong.json"),
                        "{\"score\": [0, 0], \"events\": [{\"kind\": \"goal\", \"side\": \"home\"}]}");
        const CliRun refused = desk.run("league report", "2 --sheet", {wrong});
        QCOMPARE(refused.code, 1);
        QVERIFY(!refused.err.isEmpty());
        QCOMPARE(desk.played(), 1);
    }

    /// What somebody typed in a match is in the league, whatever ends the run, and the next run goes on
    /// there.
    void aMatchThatIsLeftAtTheTerminalGoesOn_data() { backends(); }
    void aMatchThatIsLeftAtTheTerminalGoesOn()
    {
        DESK_WITH_LEAGUE(BACKEND_OF_ROW);
        const auto typing = [&desk](const char *rest, QString lines) {
            CliRun run;
            QTextStream in(&lines);
            QTextStream out(&run.out);
            QTextStream err(&run.err);
            cli::Streams streams{out, err, false, &in};
            run.code =
                cli::runCommandLine(words("league play") + QStringList{desk.path()} + words(rest), streams);
            out.flush();
            err.flush();
            return run;
        };
        const QString few = u"50\n5\n"_s.repeated(4);
        for (const char *rest : {"--fixture 1 --play both --dice typed --as Anna", "--fixture 1 --as Anna"}) {
            const CliRun left = typing(rest, few);
            QCOMPARE(left.code, 1);
            QVERIFY2(left.err.contains(u"It is kept as it stands"_s), qPrintable(left.err));
        }
        QCOMPARE(desk.played(), 0);
        // The computer alone does not play it.
        QVERIFY(desk.run("league play", "--fixture 1 --as Anna").code != 0);
        const CliRun over =
            typing("--fixture 1 --play home --dice computer --as Anna", u"coach\n"_s.repeated(400));
        QVERIFY2(over.code == 0, qPrintable(over.err));
        QCOMPARE(desk.played(), 1);
    }

    void aMatchIsReplayedAndExplainedFromTheLeague_data() { backends(); }
    void aMatchIsReplayedAndExplainedFromTheLeague()
    {
        DESK_WITH_LEAGUE(BACKEND_OF_ROW);
        QCOMPARE(desk.run("league play", "--fixture 1").code, 0);
        // The same as from a file of the log.
        const QString log = writtenFile(desk.file("log.json"), logOf(desk, 0));
        for (const char *form : {"", "--json", "--narrate"}) {
            const CliRun replayed = desk.run("replay", "--fixture 1", words(form));
            QCOMPARE(replayed.err, QString());
            QCOMPARE(replayed.out, runCli(QStringList{u"replay"_s, log} + words(form)).out);
            QVERIFY(!replayed.out.isEmpty());
        }
        for (const char *form : {"", "--json"}) {
            const CliRun explained = desk.run("explain", "--competition 1 --fixture 1", words(form));
            QCOMPARE(explained.err, QString());
            QCOMPARE(explained.out, runCli(words("explain --log") + QStringList{log} + words(form)).out);
            QVERIFY(!explained.out.isEmpty());
        }
        // What was never rolled cannot be told.
        QCOMPARE(desk.run("league report", "2 2-1").code, 0);
        QCOMPARE(desk.run("league correct", "--match 1 --score 0-5 --yes").code, 0);
        for (const char *verb : {"replay", "explain"}) {
            const auto refuses = [&](const char *options, const char *line) {
                VERIFY_REFUSED(desk.run(verb, options),
                               QStringList{desk.path() + u": "_s + QString::fromUtf8(line)});
            };
            for (const char *match : {"1", "2"})
                refuses((QByteArray("--fixture ") + match).constData(),
                        ("Match " + QByteArray(match) + " has no log: its result was entered by hand.")
                            .constData());
            refuses("--fixture 3", "Match 3 has not been played yet.");
            refuses("--fixture 99", "The competition has no match 99.");
            VERIFY_WRONG_USAGE(desk.run(verb, "--fixture x"),
                               QStringList{desk.path() + u": \"x\" isn't the number of a match."_s});
            refuses("--fixture 1 --competition Nothing",
                    "The league has no competition \"Nothing\". Competitions: League of 4 teams (1).");
        }
    }

    void howAMatchOfALeagueIsAskedFor()
    {
        const Desk desk(Backend::Sqlite);
        QCOMPARE(desk.run("league new", "--name Club").code, 0);
        const auto line = [](const CliRun &run) { return run.errorLines().value(0); };
        const QString which = u"Choose the match of the league with --fixture NUMBER or --friendly MATCH."_s;
        QCOMPARE(line(desk.run("replay")), which);
        QCOMPARE(line(desk.run("explain")), which);
        QCOMPARE(line(desk.run("explain", "--competition 1")), which);
        QCOMPARE(line(runCli("replay log.json --competition 1")), which);
        QCOMPARE(line(runCli("replay log.json --fixture 1")),
                 u"--fixture and --friendly need the PLACE of a league."_s);
        for (const char *arguments :
             {"explain BRA-1970 ITA-1970 --fixture 1", "explain log.json --fixture 1", "explain --fixture 1"})
            QCOMPARE(line(runCli(arguments)),
                     u"--fixture, --friendly and --competition are only for the PLACE of a league."_s);
        for (const char *more : {"--seed 1", "--log log.json", "--level quick"})
            QCOMPARE(line(desk.run("explain", "--fixture 1", words(more))),
                     u"--log has its own teams, rules and dice: leave out everything else."_s);
    }

    void somebodyElseDecidesInAMatch()
    {
        DESK_WITH_LEAGUE(Backend::Sqlite);
        VERIFY_NOT_DONE(desk.run("league play", "--home-agent me"),
                        QStringList{u"There is no computer player \"me\". Possible: coach, solo, "
                                    "random."_s});
        QCOMPARE(desk.played(), 0);
        const CliRun played = desk.run("league play", "--home-agent random --away-agent solo");
        QCOMPARE(played.err, QString());
        QCOMPARE(desk.run("league play", "--fixture 3").code, 0);
        const auto agents = [&](int match) {
            return QJsonDocument::fromJson(logOf(desk, match)).object().value(u"agents"_s).toArray();
        };
        for (const int match : {0, 1})
            QCOMPARE(agents(match), (QJsonArray{u"random"_s, u"solo"_s}));
        QCOMPARE(agents(2), (QJsonArray{u"coach"_s, u"coach"_s}));
        QCOMPARE(desk.run("verify").code, 0);
    }

    void competitionsAreNamedWhereThereAreSeveral()
    {
        DESK_WITH_LEAGUE(Backend::Sqlite);
        VERIFY_REFUSED(desk.run("standings", "--competition 2"),
                       QStringList{u"The league has no competition \"2\". Competitions: League of "
                                   "4 teams (1)."_s});
        QCOMPARE(runCli(words("cup --template league-4 --seed 4 --league") + QStringList{desk.path()}).code,
                 0);
        const CliRun which = desk.run("standings");
        VERIFY_REFUSED(which, QStringList{u"Choose a competition by name or number: "
                                          "League of 4 teams (1), League of 4 teams (2)."_s});
        const CliRun several = desk.run("standings", "--competition", {u"league of 4 teams"_s});
        QCOMPARE(several.code, 1);
        QVERIFY(several.err.contains(u"choose one by its number"_s));
        QCOMPARE(desk.run("standings", "--competition 2").code, 0);
        QCOMPARE(desk.run("league play", "1 --to-end").code, 0);
        QCOMPARE(desk.run("statistics").code, 0);
        // A cup of a file is one.
        const QString out = desk.file("one.json");
        QCOMPARE(desk.run("league export", "2 --out", {out}).code, 0);
        VERIFY_NOT_DONE(runCli(QStringList{u"standings"_s, out, u"--competition"_s, u"1"_s}),
                        QStringList{out + u" holds one cup: --competition is only for a league."_s});
        // And it can be taken up by another league, once.
        const QString other = desk.file("other.touchline");
        QCOMPARE(runCli(QStringList{u"league"_s, u"new"_s, other, u"--name"_s, u"Other"_s}).code, 0);
        const QStringList import{u"league"_s, u"import"_s, other, out};
        QCOMPARE(runCli(import).out, u"New competition: League of 4 teams\n"_s);
        VERIFY_REFUSED(
            runCli(import),
            QStringList{out + u": This competition is already in the league: League of 4 teams."_s});
    }

    void theNextSeasonAndDecisionsGoIntoTheLeague()
    {
        const Desk desk(Backend::Sqlite);
        const auto withPath = [&](const char *arguments) {
            return runCli(words(arguments) + QStringList{desk.path()});
        };
        QCOMPARE(withPath("cup --template pyramid-4-4 --level advanced --seed 5 --league").code, 0);
        const CliRun season = desk.run("season", "--as Emma --league", {desk.path()});
        QCOMPARE(season.err, QString());
        const QJsonArray competitions = desk.run("league info", "--json").json()[u"competitions"_s].toArray();
        QCOMPARE(competitions.size(), 2);
        QCOMPARE(competitions[1][u"played"_s].toInt(), 0);
        const Competition next = *cli::readCupFile(desk.path(), u"2"_s);
        const QString team = next.entrant(0).name;
        const QByteArray player = scorerOf(desk, team, "1");
        QVERIFY(!player.isEmpty());
        const CliRun decided =
            desk.run("decide", "--competition 2 --add 3 --as Emma --team",
                     {team, u"--player"_s, QString::fromUtf8(player), u"--reason"_s, u"spat"_s});
        QCOMPARE(decided.err, QString());
        QCOMPARE(cli::readCupFile(desk.path(), u"2"_s)->organiserDecisions().size(), 1U);
        const CliRun undone = desk.run("league undo", "--as Emma");
        QVERIFY2(undone.out.startsWith(u"Undone: Decide about a player: "_s), qPrintable(undone.out));
    }

    void aLeagueIsCopiedWithItsHistory_data() { backends(); }
    void aLeagueIsCopiedWithItsHistory()
    {
        DESK_WITH_LEAGUE(BACKEND_OF_ROW);
        QCOMPARE(desk.run("league play", "--as Anna").code, 0);
        const QString history = desk.run("league log", "--json").out;
        const LeaguePlace server(Backend::Postgres);
        const QString whole = desk.file("whole.json");
        QCOMPARE(desk.run("league export", "--all --out", {whole}).code, 0);
        const QString fromJson = desk.file("from-json.touchline");
        const QString copy = desk.file("copy.touchline");
        const QString backup = desk.file("backup.touchline");
        QCOMPARE(runCli(words("league import") + QStringList{fromJson, whole}).err, QString());
        QCOMPARE(desk.run("league move", "", {server.path}).err, QString());
        QCOMPARE(runCli(words("league move") + QStringList{server.path, copy}).err, QString());
        QCOMPARE(desk.run("backup", "--to", {backup}).err, QString());
        for (const QString &path : {fromJson, copy, backup, server.path}) {
            const QStringList place{path, u"--json"_s};
            QCOMPARE(runCli(words("league log") + place).out, history);
            const QJsonObject verified = runCli(words("verify") + place).json();
            QVERIFY(verified[u"sound"_s].toBool());
            QCOMPARE(verified[u"replayed"_s].toInt(), 2);
            QCOMPARE(toJson(*cli::readCupFile(path)), toJson(*cli::readCupFile(desk.path())));
            // It is never put over another league.
            const CliRun again = desk.run("league move", "", {path});
            QCOMPARE(again.code, 1);
            QCOMPARE(again.errorLines().size(), 1);
            QCOMPARE(runCli(words("league log") + place).out, history);
        }
    }

    void listsGoOutAndComeIn_data() { backends(); }
    void listsGoOutAndComeIn()
    {
        DESK_WITH_LEAGUE(BACKEND_OF_ROW);
        QCOMPARE(desk.run("league play", "--as Anna").code, 0);
        const QString results = desk.file("results.csv");
        const QString squads = desk.file("squads.csv");
        const QString teams = desk.file("teams.csv");
        QCOMPARE(desk.run("league export", "--results", {results, u"--teams"_s, teams}).err, QString());
        QCOMPARE(desk.run("league export", "1 --squads", {squads}).err, QString());
        const Competition played = *cli::readCupFile(desk.path());
        QCOMPARE(desk.run("league undo", "--as Anna").code, 0);
        const CliRun shown = desk.run("league import", "--preview --results", {results});
        QCOMPARE(shown.err, QString());
        QCOMPARE(shown.code, 0);
        QVERIFY2(shown.out.startsWith(u"Line 2: new: "_s), qPrintable(shown.out));
        QVERIFY2(shown.out.endsWith(u"\n2 new, 0 known, 0 left out. Nothing was imported.\n"_s),
                 qPrintable(shown.out));
        QCOMPARE(desk.played(), 0);
        const CliRun taken = desk.run("league import", "--as Cora --results", {results});
        QCOMPARE(taken.err, QString());
        QCOMPARE(taken.out, u"Imported 2 results: League of 4 teams\n"_s);
        QCOMPARE(desk.played(), 2);
        for (int i = 0; i < 2; ++i)
            QCOMPARE(cli::readCupFile(desk.path())->report(i)->score, played.report(i)->score);
        const auto hasAll = [&desk](const char *option, const QString &path) {
            return desk.run("league import", option, {path}).errorLines() ==
                   QStringList{path + u": Everything in this list is already in the league."_s};
        };
        QVERIFY(hasAll("--results", results));
        QVERIFY(hasAll("--teams", teams));
        QVERIFY(hasAll("--competition 1 --squads", squads));
        // The teams have no lists of their own yet.
        const CliRun own = desk.run("league import", "--as Cora --squads", {squads});
        QVERIFY2(own.out.endsWith(u" players of 4 teams\n"_s), qPrintable(own.err));
        QCOMPARE(desk.run("league undo", "--as Cora").code, 0);
        QCOMPARE(desk.run("league undo", "--as Cora").code, 0);
        QCOMPARE(desk.played(), 0);
        QCOMPARE(desk.run("verify").code, 0);
    }

    void theHeadingsSayWhatAListIs()
    {
        DESK_WITH_LEAGUE(Backend::Sqlite);
        const QString teams = writtenFile(desk.file("clubs.csv"), "Name;Code\nRovers;ROV\n");
        QCOMPARE(desk.run("league import", "--as Anna", {teams}).out, u"Imported a team: Rovers\n"_s);
        const QString players =
            writtenFile(desk.file("players.csv"), "Team,Shirt,Name,Position\nRovers,1,Al Keeper,GK\n");
        const CliRun shown = desk.run("league import", "--preview", {players});
        QCOMPARE(shown.code, 0);
        QVERIFY2(shown.out.endsWith(u"1 new, 0 known, 0 left out. Nothing was imported.\n"_s),
                 qPrintable(shown.out));
        QCOMPARE(desk.run("league import", "--as Anna", {players}).out, u"Imported 1 player: Rovers\n"_s);
        const QString days = writtenFile(desk.file("days.csv"), "number,date\n1,2026-08-15\n");
        QCOMPARE(desk.run("league import", "--dates day-first", {days}).out,
                 u"Imported the day of 1 match: League of 4 teams\n"_s);
        const CliRun dates = desk.run("league import", "--dates day-first", {teams});
        QCOMPARE(dates.code, 2);
        QVERIFY2(dates.err.startsWith(u"--dates is for --fixtures and --new."_s), qPrintable(dates.err));
        const QString unknown = writtenFile(desk.file("weather.csv"), "sun,rain\n1,2\n");
        const CliRun refused = desk.run("league import", "", {unknown});
        QCOMPARE(refused.code, 2);
        QCOMPARE(refused.errorLines().first(),
                 u"The headings of %1 don't show what kind of list it is: name it with --teams, "
                 "--squads, --fixtures or --results."_s.arg(unknown));
    }

    void aListWithABadRowIsRefused()
    {
        DESK_WITH_LEAGUE(Backend::Sqlite);
        const QString list =
            writtenFile(desk.file("teams.csv"), "name;year;weather\r\nRovers;1900;dry\r\n\"A\r\nB\";12;\r\n");
        const QString note = list + u": line 1: Columns that are ignored: weather."_s;
        const QString problem =
            list + u": line 3, column 2: \"year\" must be a whole number from 1800 to 2999, not \"12\"."_s;
        VERIFY_REFUSED(desk.run("league import", "--teams", {list}),
                       (QStringList{note, list + u": The list has errors. Nothing was imported."_s, problem,
                                    list + u": Nothing was imported. --good-rows imports 1 of 2 rows."_s}));
        const CliRun shown = desk.run("league import", "--preview --teams", {list});
        QCOMPARE(shown.code, 1);
        QCOMPARE(shown.errorLines(), (QStringList{note, problem}));
        QCOMPARE(shown.out, u"Line 2: new: Rovers 1900\nLine 3: left out: A B, 12\n1 new, 0 known, "
                            "1 left out. Nothing was imported.\n"_s);
        QCOMPARE(desk.run("league import", "--preview --good-rows --teams", {list}).code, 0);
        QCOMPARE(desk.run("league log", "--most 1").out.count(u"Import"_s), 0);
        const CliRun good = desk.run("league import", "--good-rows --teams", {list});
        QCOMPARE(good.code, 0);
        QCOMPARE(good.errorLines(), (QStringList{note, problem}));
        QCOMPARE(good.out, u"Imported a team: Rovers 1900\nLine 3: left out: A B, 12\n1 new, 0 known, "
                           "1 left out.\n"_s);
        // Players of a team, and matches of a competition, that are not there.
        const QString squad = writtenFile(desk.file("squad.csv"), "team,name,position\nNobody,A,GK\n");
        VERIFY_PROBLEMS(desk.run("league import", "--squads", {squad}),
                        (QStringList{squad + u": line 2, column 1: There is no team \"Nobody\"."_s,
                                     squad + u": The league does not have these teams: Nobody. --new-teams "
                                             "adds them with their players."_s}));
        const QString fixtures = writtenFile(desk.file("fixtures.csv"), "number,date\n99,2026-08-15\n");
        VERIFY_PROBLEMS(desk.run("league import", "--fixtures", {fixtures}),
                        QStringList{fixtures + u": line 2, column 1: There is no match 99 in this "
                                               "competition."_s});
        VERIFY_PROBLEMS(desk.run("league import", "--competition 7 --results", {fixtures}),
                        QStringList{u"The league has no competition \"7\". Competitions: League of "
                                    "4 teams (1)."_s});
        const QString none = desk.file("none.csv");
        VERIFY_PROBLEMS(desk.run("league import", "--teams", {none}),
                        QStringList{u"The file %1 cannot be read: No such file or directory."_s.arg(none)});
    }

    void aCalendarOfALeagueIsNewerAfterEveryChange()
    {
        DESK_WITH_LEAGUE(Backend::Sqlite);
        const auto imported = [&desk](const QByteArray &rows) {
            return desk
                .run("league import", "--as Anna --fixtures",
                     {writtenFile(desk.file("fixtures.csv"), "number,date,time\n" + rows)})
                .out;
        };
        const auto sequence = [&desk] {
            const QString path = desk.file("league.ics");
            if (desk.run("export", "--force --calendar", {path}).code != 0)
                return -1;
            static const QRegularExpression form(u"SEQUENCE:(\\d+)"_s);
            return form.match(QString::fromUtf8(bytesOf(path))).captured(1).toInt();
        };
        QCOMPARE(imported("1,2026-08-15,15:30\n2,2026-08-15,\n"),
                 u"Imported the days of 2 matches: League of 4 teams\n"_s);
        int last = sequence();
        QVERIFY(last > 0);
        QCOMPARE(sequence(), last);
        const auto isNewer = [&] {
            const int before = last;
            last = sequence();
            return last > before;
        };
        QCOMPARE(imported("1,2026-08-16,\n"), u"Imported the day of 1 match: League of 4 teams\n"_s);
        QVERIFY(isNewer());
        QCOMPARE(desk.run("league undo", "--as Anna").code, 0);
        QVERIFY(isNewer());
        QCOMPARE(desk.run("league correct", "--match 1 --postpone 2026-08-20 --yes --as Anna").code, 0);
        QVERIFY(isNewer());
        // A match that was put off stays where the ruling has put it.
        const CliRun moved = desk.run("league import", "--fixtures",
                                      {writtenFile(desk.file("moved.csv"), "number,date\n1,2026-08-21\n")});
        QCOMPARE(moved.code, 1);
        QVERIFY2(moved.err.contains(u"line 2, column 2: Match 1 is postponed to 2026-08-20"_s),
                 qPrintable(moved.err));
        QCOMPARE(desk.run("league undo", "--as Anna").code, 0);
        QVERIFY(isNewer());
    }

    void backupsAreMadeWhileSomebodyWorks()
    {
        DESK_WITH_LEAGUE(Backend::Sqlite);
        const auto open = League::open(desk.path(), {u"Anna"_s, false, {}});
        VERIFY_RESULT(open);
        const CliRun numbered = desk.run("backup");
        QCOMPARE(numbered.err, QString());
        const QString copy = numbered.out.trimmed();
        // The first was made when the league was closed that hasSmallLeague() made.
        QVERIFY2(copy.contains(u"(backup 2, "_s), qPrintable(copy));
        QCOMPARE(runCli(QStringList{u"verify"_s, copy}).code, 0);
        const QString named = desk.file("copy.touchline");
        QCOMPARE(desk.run("backup", "--to", {named}).out.trimmed(), named);
        QCOMPARE(toJson(*cli::readCupFile(named)), toJson(*cli::readCupFile(desk.path())));
        // Whoever wants to change it waits.
        const CliRun busy = desk.run("league play");
        QCOMPARE(busy.code, 1);
        QVERIFY(!busy.err.isEmpty());
    }

    void aLeagueIsNeverAnOutput_data()
    {
        QTest::addColumn<bool>("isOpen");
        QTest::newRow("closed") << false;
        QTest::newRow("open elsewhere") << true;
    }
    void aLeagueIsNeverAnOutput()
    {
        QFETCH(bool, isOpen);
        DESK_WITH_LEAGUE(Backend::Sqlite);
        const QString other = desk.file("other.touchline");
        QCOMPARE(desk.run("backup", "--to", {other}).code, 0);
        std::unique_ptr<League> open;
        if (isOpen)
            open = std::move(*League::open(desk.path(), {u"Anna"_s, false, {}}));
        const QByteArray before = contentOf(desk.path());
        const QByteArray beforeOther = contentOf(other);
        for (const QString &target : {desk.path(), desk.path() + u"-wal"_s, desk.path() + u"-journal"_s}) {
            for (const char *text :
                 {"cup --template league-4 --seed 1 --force --out", "match FRA-1998 BRA-1970 --force --log"})
                QCOMPARE(runCli(words(text) + QStringList{target}).code, 1);
            for (const char *rest :
                 {"--force --out", "--force --all --out", "--force --teams", "--force --results"})
                QCOMPARE(desk.run("league export", rest, {target}).code, 1);
            QCOMPARE(desk.run("export", "--force --calendar", {target}).code, 1);
            QCOMPARE(runCli(words("backup --force") + QStringList{other, u"--to"_s, target}).code, 1);
            QCOMPARE(runCli(words("league move") + QStringList{other, target}).code, 1);
            QCOMPARE(runCli(words("league new --name New") + QStringList{target}).code, 1);
        }
        QCOMPARE(contentOf(desk.path()), before);
        QCOMPARE(contentOf(other), beforeOther);
        open.reset();
        QCOMPARE(desk.run("verify").code, 0);
    }

    void whatIsNoLeagueIsRefused_data() { backends(); }
    void whatIsNoLeagueIsRefused()
    {
        const Desk desk(BACKEND_OF_ROW);
        const QString copy = desk.file("copy.touchline");
        for (const char *verb :
             {"league info", "league log", "verify", "backup", "league undo", "league play"}) {
            const bool isBackup = qstrcmp(verb, "backup") == 0;
            const CliRun run =
                desk.run(verb, isBackup ? "--to" : "", isBackup ? QStringList{copy} : QStringList());
            QCOMPARE(run.code, 1);
            QCOMPARE(run.out, QString());
            QVERIFY2(run.errorLines().size() == 1, qPrintable(run.err));
        }
        QCOMPARE(desk.run("league new", "--name Club").code, 0);
        const CliRun twice = desk.run("league new", "--name Again");
        QCOMPARE(twice.code, 1);
        VERIFY_REFUSED(desk.run("league play"), QStringList{u"The league has no competition yet."_s});
        QCOMPARE(desk.run("verify").code, 0);
    }

    void damageIsReported()
    {
        DESK_WITH_LEAGUE(Backend::Sqlite);
        QCOMPARE(desk.run("league play").code, 0);
        qint64 logs = 0;
        {
            const auto league = League::open(desk.path(), {u"Anna"_s, false, {}});
            VERIFY_RESULT(league);
            ASSIGN_RESULT(damaged,
                          (*league)->database().change(u"UPDATE match_log SET data = home_document"_s));
            logs = *damaged;
        }
        const CliRun run = desk.run("verify");
        QCOMPARE(run.code, 1);
        // Each match once.
        QCOMPARE(run.errorLines().size(), logs);
        QVERIFY(logs > 2);
        QVERIFY2(run.err.contains(u"League of 4 teams, match 1: "_s), qPrintable(run.err));
        QVERIFY(!desk.run("verify", "--json").json()[u"sound"_s].toBool());
    }

    /// What is shown of a league that somebody changed behind the program's back is not shown as if nothing
    /// were wrong.
    void whatWasChangedOutsideIsShownWithAWarning_data() { EACH_BACKEND(); }
    void whatWasChangedOutsideIsShownWithAWarning()
    {
        DESK_WITH_LEAGUE(BACKEND_OF_ROW);
        QCOMPARE(desk.run("league report", "1 2-1").code, 0);
        QCOMPARE(desk.run("standings").err, QString());
        {
            const auto league = League::open(desk.path(), {u"Anna"_s, false, {}});
            VERIFY_RESULT(league);
            VERIFY_RESULT((*league)->database().change(u"UPDATE report SET home_goals = home_goals + 9"_s));
        }
        const QStringList warning{
            u"%1 is damaged or was changed without Touchline: what is shown may be wrong. See: "
            "touchline-cli verify %1"_s.arg(desk.path())};
        for (const char *verb : {"standings", "league fixtures", "suspensions", "league log"}) {
            const CliRun run = desk.run(verb);
            QCOMPARE(run.errorLines(), warning);
            QCOMPARE(run.code, 0);
            QVERIFY(!run.out.isEmpty());
        }
        const CliRun site = desk.run("export", "--site", {desk.file("site")});
        QCOMPARE(site.errorLines(), warning);
        QCOMPARE(site.code, 0);
        // Those that say themselves what is wrong say it once; nothing is written.
        QVERIFY(!desk.run("verify").err.contains(u"See: "_s));
        QVERIFY(!desk.run("league info").err.contains(u"See: "_s));
        QCOMPARE(desk.run("league undo").code, 1);
    }

    void aClashWithAnotherCompetitionIsNamed()
    {
        const Desk desk(Backend::Sqlite);
        QCOMPARE(desk.run("league new", "--name Club --as Anna").code, 0);
        {
            const auto league = League::open(desk.path(), {u"Anna"_s, false, {}});
            VERIFY_RESULT(league);
            VERIFY_RESULT((*league)->competitions().add(cup::make("league-4")));
            Competition other = cup::make("league-4", 2);
            VERIFY_RESULT(other.setCalendar({{1, QDate(2090, 9, 5), QTime(19, 0), {}, {}, {}, {}}}));
            VERIFY_RESULT((*league)->competitions().add(other));
        }
        const auto postponed = [&desk](const char *time) {
            return desk
                .run("league correct", "1 --match 1 --postpone 2090-09-05 --reason fog --kick-off",
                     {QString::fromUtf8(time)})
                .errorLines();
        };
        QCOMPARE(postponed("19:00"),
                 QStringList{u"Team T01 would play twice on 2090-09-05 at 19:00: match 1, and "
                             "match 1 of Test Cup."_s});
        QCOMPARE(postponed("20:00"), QStringList());
    }

    /// Also where the dates come with a new competition.
    void aClashOfANewCompetitionIsNamed()
    {
        const Desk desk(Backend::Sqlite);
        const QString teams = writtenFile(desk.file("teams.txt"), "Rovers\nUnited\nCity\nTown\n");
        QCOMPARE(desk.run("league new", "--name Club --as Anna").code, 0);
        const auto added = [&](const char *name, const char *hour) {
            const QByteArray days = QByteArray("{\"first\": \"2026-09-05\", \"every\": 7, "
                                               "\"kick_offs\": [{\"time\": \"") +
                                    hour + "\"}]}";
            const QString calendar = writtenFile(desk.file("days.json"), days);
            return desk.run("league add", "--template league-4 --seed 1 --game by-hand --places listed",
                            {QStringLiteral("--teams"), teams, QStringLiteral("--calendar"), calendar,
                             QStringLiteral("--name"), QString::fromUtf8(name)});
        };
        const CliRun league = added("League", "19:00");
        QCOMPARE(league.err, QString());
        const CliRun later = added("Other", "21:00");
        QCOMPARE(later.err, QString());
        const CliRun cup = added("Cup", "19:00");
        QCOMPARE(cup.code, 0);
        QVERIFY(!cup.errorLines().isEmpty());
        for (const QString &line : cup.errorLines())
            QVERIFY2(line.contains(QStringLiteral(" would play twice on 2026-")) &&
                         line.endsWith(QStringLiteral(" of League.")),
                     qPrintable(line));
    }

    /// The same teams meet in several competitions.
    void aRefusedUndoNamesTheCompetition()
    {
        const Desk desk(Backend::Sqlite);
        const QString teams = writtenFile(desk.file("teams.txt"), "Rovers\nUnited\nCity\nTown\n");
        QCOMPARE(desk.run("league new", "--name Club --as Anna").code, 0);
        for (const char *options : {"--name L1", "--name L2"})
            QCOMPARE(
                desk.run("league add", options,
                         {u"--template"_s, u"league-4"_s, u"--game"_s, u"by-hand"_s, u"--teams"_s, teams})
                    .code,
                0);
        QCOMPARE(desk.run("league report", "--competition L1 1 1-0 --as Anna").code, 0);
        QCOMPARE(desk.run("league correct",
                          "--competition L1 --match 1 --score 2-0 --reason error --yes --as Bert")
                     .code,
                 0);
        const CliRun run = desk.run("league undo", "--as Anna");
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains(u"\" (L1) cannot be undone: \"Corrected: "_s), qPrintable(run.err));
    }

    void theHistoryNamesWhoDidIt()
    {
        const Desk desk(Backend::Sqlite);
        qputenv("USER", "gina");
        QCOMPARE(desk.run("league new", "--name Club").code, 0);
        qunsetenv("USER");
        qputenv("LOGNAME", "hugo");
        QCOMPARE(runCli(words("cup --template league-4 --league") + QStringList{desk.path()}).code, 0);
        qunsetenv("LOGNAME");
        QCOMPARE(desk.run("league correct", "--match 1 --take-out --yes").code, 0);
        const QJsonArray entries = desk.run("league log", "--json").json()[u"entries"_s].toArray();
        // The account has a name without the environment too.
        QVERIFY(!loginName().isEmpty());
        QCOMPARE(entries.first()[u"who"_s].toString(), loginName());
        QCOMPARE(entries.last()[u"who"_s].toString(), u"gina"_s);
        QCOMPARE(entries[1][u"who"_s].toString(), u"hugo"_s);
        QCOMPARE(desk.run("league log", "--most 2").out.count(u'\n'), 2);
    }

private:
    /// The name of a player of a team, as its team sheets have it.
    static QByteArray scorerOf(const Desk &desk, const QString &team, const char *competition = "")
    {
        const auto league = League::open(desk.path(), {u"Anna"_s, true, {}});
        const Competition cup = *cli::readCupFile(desk.path(), QString::fromUtf8(competition));
        for (const Entrant &entrant : cup.definition().entrants)
            if (entrant.name == team)
                if (const auto squad = (*league)->teams().squad(entrant.id, cup.definition().id);
                    squad && *squad)
                    return (*squad)->squad.entries.back().person.shortName.toUtf8();
        return {};
    }

    /// The log that the league keeps of a match, as a file of it; by index.
    static QByteArray logOf(const Desk &desk, int match)
    {
        const auto league = League::open(desk.path(), {u"Anna"_s, true, {}});
        const auto log = (*league)->results().log(cli::readCupFile(desk.path())->report(match)->id);
        return QJsonDocument(toJson(**log, **findGame((**log).game))).toJson();
    }

    static void backends()
    {
        QTest::addColumn<Backend>("backend");
        QTest::newRow("SQLite") << Backend::Sqlite;
        QTest::newRow("PostgreSQL") << Backend::Postgres;
    }
};

TOUCHLINE_TEST(TestLeagueVerbs)

} // namespace test_league_verbs

#include "test_league_verbs.moc"
