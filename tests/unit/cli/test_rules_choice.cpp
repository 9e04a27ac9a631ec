// SPDX-License-Identifier: GPL-3.0-or-later
// Rules by name and from files, wherever the command line takes them; more is in the transcripts of rules.
#include "core/base/json_reader.h"
#include "core/competition/format/format_keys.h"
#include "core/discipline/discipline_keys.h"
#include "core/discipline/discipline_rules.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QFile>
#include <QJsonArray>
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
    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(!writtenFile(at("results.csv"), "home,away,home_goals,away_goals\nNorth,South,1,0\n"
                                                "South,North,1,1\n")
                     .isEmpty());
        QVERIFY(!writtenFile(at("events.csv"), events).isEmpty());
        QVERIFY(!writtenFile(at("four.json"), fourForAWin).isEmpty());
        QVERIFY(!writtenFile(at("strict.json"), strict).isEmpty());
    }

    /// Out of a pipe the rules have no name.
    void aPipeSaysTheRules()
    {
        const Pipe pipe(fourForAWin);
        QJsonObject tables = standings(at("four.json")).json();
        tables.insert(QStringLiteral("rules"), QString());
        QCOMPARE(standings(pipe.path()).json(), tables);
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
