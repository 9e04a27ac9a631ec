// SPDX-License-Identifier: GPL-3.0-or-later
// Rules by name and from files, wherever the command line takes them.
#include "core/base/json_reader.h"
#include "core/competition/format/format_keys.h"
#include "core/discipline/discipline_keys.h"
#include "core/discipline/discipline_rules.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <array>

#include <unistd.h>

namespace test_rules_choice {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QByteArray fourForAWin = R"({"points": {"win": 4, "draw": 1, "defeat": 0},
                                   "tie_breaks": ["points", "away_goals", "lots"]})";
/// A yellow card brings a ban of two matches.
const QByteArray strict = R"({"name": "strict", "version": 1, "title": "Strict", "red_card": {"games": 5},
    "second_yellow_card": {"games": 2}, "yellow_cards": [{"in": "competition", "count": 1, "games": 2}],
    "bans_add_up": true, "injuries": [], "season_out_games": 0, "bans_run_while_injured": true,
    "unrecorded_matches_count": true})";
const QByteArray events = "match,date,stage,team,player,event,minute\n"
                          "1,1974-06-14,group stage,North,Ash,yellow,30\n"
                          "1,1974-06-14,group stage,North,Elm,red,40\n"
                          "2,1974-06-18,group stage,North,Ash,yellow,12\n"
                          "2,1974-06-18,group stage,South,Birch,line_up,\n"
                          "3,1974-06-22,group stage,North,Oak,line_up,\n";

/// Reads this from a pipe.
class Pipe
{
public:
    explicit Pipe(const QByteArray &bytes)
    {
        std::array<int, 2> ends{};
        if (::pipe(ends.data()) != 0 ||
            ::write(ends[1], bytes.constData(), size_t(bytes.size())) != bytes.size())
            qFatal("no pipe");
        ::close(ends[1]);
        m_end = ends[0];
    }
    ~Pipe() { ::close(m_end); }
    Pipe(const Pipe &) = delete;
    Pipe &operator=(const Pipe &) = delete;
    [[nodiscard]] QString path() const { return QStringLiteral("/dev/fd/%1").arg(m_end); }

private:
    int m_end = -1;
};

} // namespace

class TestRulesChoice : public QObject
{
    Q_OBJECT

    [[nodiscard]] QString at(const char *name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    [[nodiscard]] CliRun standings(const QString &rules) const
    {
        return runCli({QStringLiteral("standings"), at("results.csv"), QStringLiteral("--json"),
                       QStringLiteral("--rules"), rules});
    }
    [[nodiscard]] CliRun suspensions(const QString &rules) const
    {
        return runCli({QStringLiteral("suspensions"), at("events.csv"), QStringLiteral("--json"),
                       QStringLiteral("--rules"), rules});
    }
    static int topPoints(const CliRun &run)
    {
        const QJsonArray groups = run.json().value(QStringLiteral("groups")).toArray();
        return groups.at(0)[QStringLiteral("rows")][0][QStringLiteral("points")].toInt();
    }
    /// "Ash 2, Elm 2": who misses which match.
    static QString misses(const CliRun &run)
    {
        QStringList all;
        for (const auto &one : run.json().value(QStringLiteral("suspensions")).toArray())
            all << one[QStringLiteral("player")].toString() + u' ' + one[QStringLiteral("match")].toString();
        return all.join(QStringLiteral(", "));
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(!writtenFile(at("results.csv"), "home,away,home_goals,away_goals\nNorth,South,1,0\n"
                                                "South,North,1,1\n")
                     .isEmpty());
        QVERIFY(!writtenFile(at("events.csv"), events).isEmpty());
        QVERIFY(!writtenFile(at("clubs.txt"), "North End\nSouth End\nEast Side\nWest Side\n").isEmpty());
        QVERIFY(!writtenFile(at("four.json"), fourForAWin).isEmpty());
        QVERIFY(!writtenFile(at("strict.json"), strict).isEmpty());
    }

    void aFileSaysTheRules()
    {
        const CliRun run = standings(at("four.json"));
        QCOMPARE(run.err, QString());
        QCOMPARE(topPoints(run), 5);
        QCOMPARE(run.json().value(QStringLiteral("rules")).toString(), QStringLiteral("four"));
        const Pipe pipe(fourForAWin);
        const CliRun piped = standings(pipe.path());
        QCOMPARE(topPoints(piped), 5);
        QCOMPARE(piped.json().value(QStringLiteral("rules")).toString(), QString());
        QCOMPARE(misses(suspensions(at("strict.json"))), QStringLiteral("Elm 2, Elm 3, Ash 3, Elm , Ash "));
        const Pipe other(strict);
        QCOMPARE(suspensions(other.path()).out, suspensions(at("strict.json")).out);
    }

    void aCupIsPlayedByThem()
    {
        const auto cup = [this](const QStringList &more) {
            return runCli(QStringList{QStringLiteral("cup"), QStringLiteral("--level"),
                                      QStringLiteral("quick"), QStringLiteral("--seed"), QStringLiteral("5"),
                                      QStringLiteral("--out"), at("ruled.json"), QStringLiteral("--force")} +
                          more);
        };
        const auto tables = [this] {
            return runCli({QStringLiteral("standings"), at("ruled.json"), QStringLiteral("--json")}).json();
        };
        const auto points = [&tables] {
            int all = 0;
            for (const auto &group : tables().value(QStringLiteral("groups")).toArray())
                for (const auto &row : group[QStringLiteral("rows")].toArray())
                    all += row[QStringLiteral("points")].toInt() - 4 * row[QStringLiteral("won")].toInt() -
                           row[QStringLiteral("drawn")].toInt();
            return all;
        };
        const CliRun own = cup({QStringLiteral("--rules"), at("four.json")});
        QVERIFY2(own.code == 0, qPrintable(own.err));
        QCOMPARE(tables().value(QStringLiteral("rules")).toString(), QStringLiteral("four"));
        QCOMPARE(points(), 0);
        QCOMPARE(cup({QStringLiteral("--rules"), QStringLiteral("germany-1969")}).code, 0);
        QCOMPARE(tables().value(QStringLiteral("rules")).toString(),
                 QStringLiteral("germany-bundesliga-1969"));
        // With qualifying too, in every table.
        QCOMPARE(cup({QStringLiteral("--template"), QStringLiteral("worldcup-32-qualifying"),
                      QStringLiteral("--rules"), at("four.json")})
                     .code,
                 0);
        QCOMPARE(points(), 0);
        const CliRun unknown = cup({QStringLiteral("--rules"), QStringLiteral("germny")});
        QCOMPARE(unknown.code, 2);
        QVERIFY2(unknown.err.contains(QLatin1String("germany")), qPrintable(unknown.err));
        const CliRun real =
            cup({QStringLiteral("--template"), QStringLiteral("worldcup-1970"), QStringLiteral("--teams"),
                 QStringLiteral("real"), QStringLiteral("--rules"), QStringLiteral("league-3-1-0")});
        QCOMPARE(real.code, 2);
        QVERIFY2(real.err.contains(QLatin1String("leave out --rules")), qPrintable(real.err));
        const CliRun idle = cup({QStringLiteral("--template"), QStringLiteral("cup-8"),
                                 QStringLiteral("--rules"), QStringLiteral("league-3-1-0")});
        QCOMPARE(idle.code, 1);
        QVERIFY2(idle.err.contains(QLatin1String("has no tables")), qPrintable(idle.err));
    }

    void aNameWinsOverAFile()
    {
        QVERIFY(!writtenFile(at("atcs"), fourForAWin).isEmpty());
        QVERIFY(!writtenFile(at("house"), fourForAWin).isEmpty());
        QVERIFY(!writtenFile(at("domestic"), strict).isEmpty());
        const QString before = QDir::currentPath();
        const auto back = qScopeGuard([&before] { QDir::setCurrent(before); });
        QVERIFY(QDir::setCurrent(m_folder.path()));
        QCOMPARE(topPoints(standings(QStringLiteral("atcs"))), 4);
        QCOMPARE(topPoints(standings(QStringLiteral("./atcs"))), 5);
        QCOMPARE(topPoints(standings(QStringLiteral("house"))), 5);
        QCOMPARE(topPoints(standings(QStringLiteral("england-1975"))), 3);
        QCOMPARE(misses(suspensions(QStringLiteral("domestic"))), QStringLiteral("Elm 2"));
        QVERIFY(misses(suspensions(QStringLiteral("./domestic"))).contains(QLatin1String("Ash 3")));
    }

    void whatIsWrongWithAFileIsTold_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QStringList>("problems");
        const auto row = [](const char *name, const QByteArray &bytes, const QStringList &problems) {
            QTest::newRow(name) << bytes << problems;
        };
        row("unknown key", R"({"points": {"win": 3, "draw": 1, "defeat": 0}, "tie_break": ["points"],
                               "tie_breaks": ["points"]})",
            {QStringLiteral(
                "tie_break: Unknown entry. Possible entries: conduct, "
                "head_to_head_again, head_to_head_of_two, head_to_head_when_complete, name, points, "
                "tie_breaks.")});
        row("nothing", "{}",
            {QStringLiteral("points: This entry is missing."),
             QStringLiteral("tie_breaks: This entry is missing.")});
        row("unknown word",
            R"({"points": {"win": 3, "draw": 1, "defeat": 0}, "tie_breaks": ["points", "luck"]})",
            {QStringLiteral("tie_breaks[1]: No tie-break is called \"luck\". There are: points, ")});
        row("order", R"({"points": {"win": 1, "draw": 2, "defeat": 0},
                         "tie_breaks": ["goals_for", "lots", "points", "points"]})",
            {QStringLiteral("tie_breaks: The first criterion must be points."),
             QStringLiteral("tie_breaks: Lots must come last."),
             QStringLiteral("tie_breaks: The criterion \"points\" is listed twice."),
             QStringLiteral(
                 "points: A win must bring at least as much as a draw, a draw as much as a defeat.")});
        row("a format", R"({"name": "x", "title": "X", "stages": []})",
            {QStringLiteral("points: This entry is missing."),
             QStringLiteral("tie_breaks: This entry is missing."), QStringLiteral("stages: Unknown entry."),
             QStringLiteral("title: Unknown entry.")});
        row("no JSON", "points = 3", {QString()});
        row("a list", "[]", {QString()});
        row("empty", "", {QString()});
    }

    /// Each line begins with the file and has the text of its problem.
    void whatIsWrongWithAFileIsTold()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QStringList, problems);
        const QString path = writtenFile(at("wrong.json"), bytes);
        const CliRun run = standings(path);
        QCOMPARE(run.code, 1);
        QCOMPARE(run.out, QString());
        QCOMPARE(run.problemLines().size(), problems.size());
        for (qsizetype i = 0; i < problems.size(); ++i)
            QVERIFY2(run.problemLines().at(i).startsWith(path + QStringLiteral(": ") + problems.at(i)),
                     qPrintable(run.problemLines().at(i)));
        const CliRun other = suspensions(path);
        QCOMPARE(other.code, 1);
        QVERIFY(other.problemLines().constFirst().startsWith(path + QStringLiteral(": ")));
        // Nothing is made of it either.
        const CliRun made = runCli({QStringLiteral("league"), QStringLiteral("add"), at("never.touchline"),
                                    QStringLiteral("--template"), QStringLiteral("league-4"),
                                    QStringLiteral("--rules"), path});
        QCOMPARE(made.code, 1);
        QVERIFY(!QFile::exists(at("never.touchline")));
    }

    void aFileThatCannotBeReadIsNamed()
    {
        VERIFY_REFUSED(standings(at("none.json")),
                       QStringList{QStringLiteral("The file %1 cannot be read: No such file or directory.")
                                       .arg(at("none.json"))});
        QCOMPARE(standings(m_folder.path()).code, 1);
        QCOMPARE(standings(QStringLiteral("nonsense")).code, 2);
        QCOMPARE(suspensions(at("none.json")).code, 1);
        QCOMPARE(suspensions(QStringLiteral("nonsense")).code, 2);
    }

    void aLeagueKeepsItsOwnCopy()
    {
        QVERIFY(!writtenFile(at("once.json"), fourForAWin).isEmpty());
        QVERIFY(!writtenFile(at("once-strict.json"), strict).isEmpty());
        const CliRun made = runCli({QStringLiteral("league"), QStringLiteral("add"), at("own.touchline"),
                                    QStringLiteral("--template"), QStringLiteral("league-4"),
                                    QStringLiteral("--teams"), at("clubs.txt"), QStringLiteral("--places"),
                                    QStringLiteral("listed"), QStringLiteral("--rules"), at("once.json"),
                                    QStringLiteral("--discipline"), at("once-strict.json")});
        QVERIFY2(made.code == 0, qPrintable(made.err));
        QVERIFY(QFile::remove(at("once.json")) && QFile::remove(at("once-strict.json")));
        QCOMPARE(runCli({QStringLiteral("league"), QStringLiteral("report"), at("own.touchline"),
                         QStringLiteral("1"), QStringLiteral("2-1")})
                     .code,
                 0);
        const CliRun table =
            runCli({QStringLiteral("standings"), at("own.touchline"), QStringLiteral("--json")});
        QCOMPARE(topPoints(table), 4);
        QCOMPARE(table.json().value(QStringLiteral("rules")).toString(), QStringLiteral("once"));
        const CliRun bans =
            runCli({QStringLiteral("suspensions"), at("own.touchline"), QStringLiteral("--json")});
        QCOMPARE(bans.json().value(QStringLiteral("rules")).toString(), QStringLiteral("strict"));
        QCOMPARE(runCli({QStringLiteral("verify"), at("own.touchline")}).code, 0);
    }

    /// Spain, half-way: South beat North, but they still meet again, so goal difference decides, in a league
    /// and in a list of results with a match to come.
    void headToHeadWaitsInALeague()
    {
        const QByteArray played = "home,away,home_goals,away_goals\nSouth,North,1,0\nNorth,East,5,0\n";
        QVERIFY(!writtenFile(at("half.csv"), played).isEmpty());
        QVERIFY(!writtenFile(at("open.csv"), played + "North,South,,\n").isEmpty());
        QVERIFY(!writtenFile(at("three.txt"), "North\nSouth\nEast\n").isEmpty());
        const auto top = [](const CliRun &run) {
            const QJsonArray groups = run.json().value(QStringLiteral("groups")).toArray();
            return groups.at(0)[QStringLiteral("rows")][0][QStringLiteral("team")].toString();
        };
        const auto inLeague = [&](const char *rules) {
            const QString place = at(rules) + QStringLiteral(".touchline");
            const CliRun made =
                runCli({QStringLiteral("league"), QStringLiteral("add"), place, QStringLiteral("--template"),
                        QStringLiteral("league-3"), QStringLiteral("--teams"), at("three.txt"),
                        QStringLiteral("--places"), QStringLiteral("listed"), QStringLiteral("--rules"),
                        QString::fromUtf8(rules)});
            const CliRun entered = runCli({QStringLiteral("league"), QStringLiteral("import"), place,
                                           QStringLiteral("--results"), at("half.csv")});
            if (made.code != 0 || entered.code != 0)
                return made.err + entered.err;
            return top(runCli({QStringLiteral("standings"), place, QStringLiteral("--json")}));
        };
        QCOMPARE(inLeague("spain"), QStringLiteral("North"));
        QCOMPARE(inLeague("spain-la-liga-1995"), QStringLiteral("South"));
        const auto inList = [&](const char *file, const char *rules) {
            return top(runCli({QStringLiteral("standings"), at(file), QStringLiteral("--json"),
                               QStringLiteral("--rules"), QString::fromUtf8(rules)}));
        };
        QCOMPARE(inList("open.csv", "spain"), QStringLiteral("North"));
        QCOMPARE(inList("half.csv", "spain"), QStringLiteral("South"));
        QCOMPARE(inList("open.csv", "spain-la-liga-1995"), QStringLiteral("South"));
    }

    void disciplineWithoutANameIsRefused()
    {
        QByteArray nameless = strict;
        const QString path = writtenFile(at("nameless.json"), nameless.replace("\"strict\"", "\" \""));
        VERIFY_PROBLEMS(suspensions(path),
                        QStringList{path + QStringLiteral(": name: The rules need a name.")});
    }

    void aCupTakesDisciplineFromAFile()
    {
        const CliRun made =
            runCli({QStringLiteral("cup"), QStringLiteral("--template"), QStringLiteral("cup-4"),
                    QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--discipline"),
                    at("strict.json"), QStringLiteral("--out"), at("cup.json")});
        QVERIFY2(made.code == 0, qPrintable(made.err));
        const CliRun bans = runCli({QStringLiteral("suspensions"), at("cup.json"), QStringLiteral("--json")});
        QCOMPARE(bans.json().value(QStringLiteral("rules")).toString(), QStringLiteral("strict"));
    }

    void yearsOfDiscipline()
    {
        QCOMPARE(misses(suspensions(QStringLiteral("fifa-1970"))), QStringLiteral("Elm 2"));
        QCOMPARE(misses(suspensions(QStringLiteral("fifa-1974"))), QStringLiteral("Elm 2"));
        QCOMPARE(misses(suspensions(QStringLiteral("fifa-1982"))), QStringLiteral("Elm 2, Ash 3"));
        const CliRun none = suspensions(QStringLiteral("fifa-1966"));
        QCOMPARE(misses(none), QString());
        QCOMPARE(none.errorLines(), QStringList{QStringLiteral(
                                        "By these rules (fifa-1930) no card brings a ban by itself. Give the "
                                        "organiser's decisions with --facts.")});
        for (const char *name :
             {"england", "england-2019", "england-premier-league", "england-premier-league-2024"})
            QCOMPARE(suspensions(QString::fromUtf8(name)).json().value(QStringLiteral("rules")).toString(),
                     QStringLiteral("england"));
        QCOMPARE(
            suspensions(QStringLiteral("uefa-euro-2020")).json().value(QStringLiteral("rules")).toString(),
            QStringLiteral("uefa-euro-2008"));
        const auto described = [this](const char *name) {
            const CliRun run = suspensions(QString::fromUtf8(name));
            return run.code == 2 ? run.errorLines().constFirst() : QString();
        };
        QCOMPARE(
            described("england-2018"),
            QStringLiteral("There are no discipline rules \"england-2018\": those of England: Premier League "
                           "begin with 2019."));
        QCOMPARE(described("uefa-euro-1996"),
                 QStringLiteral(
                     "There are no discipline rules \"uefa-euro-1996\": the first are uefa-euro-2008."));
        QCOMPARE(described("spain-la-liga-2020"),
                 QStringLiteral(
                     "There are no discipline rules \"spain-la-liga-2020\". \"domestic\" serves for many "
                     "leagues, or write a file of your own."));
    }

    void theListSaysBothKinds()
    {
        const QString tables = runCli(QStringList{QStringLiteral("standings"), QStringLiteral("--rules"),
                                                  QStringLiteral("list")},
                                      200)
                                   .out;
        QVERIFY(tables.startsWith(QStringLiteral("Points and tie-breaks")));
        QVERIFY(
            tables.contains(QStringLiteral("\nEngland: Premier League (england-premier-league, england)\n")));
        QVERIFY(
            tables.contains(QStringLiteral("england-premier-league-1992  1992 to 2018  3-1-0  points, goal "
                                           "difference, goals for, play-off, lots\n")));
        QVERIFY(
            tables.contains(QStringLiteral("\nEngland: Football League, EFL (england-football-league)\n")));
        QVERIFY(tables.contains(QStringLiteral("FIFA World Cup, 1970 and 1974")));
        for (const char *verb : {"standings", "suspensions"}) {
            const QJsonObject list = runCli({QString::fromUtf8(verb), QStringLiteral("--rules"),
                                             QStringLiteral("list"), QStringLiteral("--json")})
                                         .json();
            QVERIFY(list.value(QStringLiteral("tables")).toArray().size() > 70);
            QCOMPARE(list.value(QStringLiteral("discipline")).toArray().size(),
                     qsizetype(disciplineRulesNames().size()));
            QVERIFY(list.value(QStringLiteral("rules"))
                        .toArray()
                        .contains(verb == QByteArray("standings") ? QStringLiteral("fifa-1930")
                                                                  : QStringLiteral("domestic")));
        }
    }

    /// Whoever makes a competition asks where he stands: each list is the same as that of the verb it belongs
    /// to.
    void whoMakesACompetitionSeesTheLists()
    {
        const auto printed = [](const QStringList &words) {
            const CliRun run = runCli(words, 200);
            return run.code == 0 ? run.out : QStringLiteral("exit %1: %2").arg(run.code).arg(run.err);
        };
        const QString place = at("never.touchline");
        const auto asked = [&](const char *option, const QStringList &more) {
            const QStringList list = QStringList{QString::fromUtf8(option), QStringLiteral("list")} + more;
            const QString ofCup = printed(QStringList{QStringLiteral("cup")} + list);
            const QString ofLeague =
                printed(QStringList{QStringLiteral("league"), QStringLiteral("add"), place} + list);
            return ofCup == ofLeague ? ofCup : ofCup + QStringLiteral("\nand not\n") + ofLeague;
        };
        const QStringList rules{QStringLiteral("--rules"), QStringLiteral("list")};
        for (const QStringList &more : {QStringList(), QStringList{QStringLiteral("--json")}}) {
            QCOMPARE(asked("--rules", more),
                     printed(QStringList{QStringLiteral("standings")} + rules + more));
            QCOMPARE(asked("--discipline", more),
                     printed(QStringList{QStringLiteral("suspensions")} + rules + more));
            QCOMPARE(asked("--options", more),
                     printed(QStringList{QStringLiteral("match"), QStringLiteral("--options"),
                                         QStringLiteral("list")} +
                             more));
            QVERIFY(asked("--template", more).contains(QStringLiteral("league-20")));
        }
        QVERIFY(!QFile::exists(place));
    }

    /// What the list prints of a set is a file that --rules takes.
    void whatIsListedCanBeAFile()
    {
        const QJsonObject list = runCli("standings --rules list --json").json();
        for (const auto &one : list.value(QStringLiteral("tables")).toArray()) {
            if (one[QStringLiteral("name")] == QStringLiteral("champions-2020"))
                continue; // there every match has a winner
            const QString path =
                writtenFile(at("listed.json"), writtenJson(one[QStringLiteral("rules")].toObject()));
            QCOMPARE(standings(path).out, standings(one[QStringLiteral("name")].toString()).out);
        }
        for (const auto &one : list.value(QStringLiteral("discipline")).toArray()) {
            const QString path =
                writtenFile(at("listed.json"), writtenJson(one[QStringLiteral("rules")].toObject()));
            const CliRun run = suspensions(path);
            QCOMPARE(run.code, 0);
            QCOMPARE(run.out, suspensions(one[QStringLiteral("name")].toString()).out);
        }
    }

    void theSchemasAndTheManualAreOfOneSource()
    {
        for (const char *kind : {"rules", "discipline"}) {
            const QString name = QString::fromUtf8(kind);
            const CliRun schema = runCli({QStringLiteral("format"), QStringLiteral("schema"), name});
            QCOMPARE(schema.code, 0);
            QVERIFY2(
                schema.out.toUtf8() == bytesOf(QStringLiteral("docs/schemas/%1-file.json").arg(name)),
                "put the output of \"touchline-cli format schema KIND\" into docs/schemas/KIND-file.json");
            const CliRun keys = runCli({QStringLiteral("format"), QStringLiteral("keys"), name});
            QVERIFY2(QString::fromUtf8(bytesOf(QStringLiteral("docs/rules.md"))).contains(keys.out),
                     "put the output of \"touchline-cli format keys KIND\" into docs/rules.md");
        }
        QCOMPARE(runCli("format schema cards").code, 2);
        QCOMPARE(runCli("format keys rules more").code, 2);
    }
};

TOUCHLINE_TEST(TestRulesChoice)

} // namespace test_rules_choice

#include "test_rules_choice.moc"
