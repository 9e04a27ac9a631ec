// SPDX-License-Identifier: GPL-3.0-or-later
// A value that an option cannot have is wrong usage (exit 2) at every command, whatever else is right.
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace test_wrong_values {

using namespace touchline::testing;

namespace {

/// An option with values of which each is wrong, at the end of a command that is right; "@name" is a file.
struct WrongValues
{
    const char *verb;
    const char *command;
    const char *option;
    const char *values;
};

// Values have no spaces here.
const std::vector<WrongValues> &wrongValues()
{
    static const std::vector<WrongValues> all = [] {
        std::vector<WrongValues> list{
            {"cards", "cards list", "set", "old"},
            {"cards", "cards list", "game", "chess fuba"},
            {"charts", "charts", "game", "chess"},
            {"explain", "explain @l.touchline", "fixture", "x -1 1.5"},
            {"replay", "replay @l.touchline", "fixture", "x -1"},
            {"cup", "cup --teams real --template worldcup-1954", "from", "yesterday 1954-02-30"},
            {"draw", "draw --teams @four.txt", "groups", "0 x 1000"},
            {"draw", "draw --teams @four.txt", "sizes", "x 2,,2 0,4"},
            {"draw", "draw --teams @four.txt --groups 2", "fixed", "BRA-1970 =A"},
            {"draw", "draw --teams @four.txt --groups 2", "method", "lucky"},
            {"draw", "draw --teams @four.txt --method open", "seeds", "x -1"},
            {"draw", "draw --teams @four.txt --groups 2", "seed", "x -1"},
            {"schedule", "schedule --teams @four.txt", "legs", "0 7 x"},
            {"schedule", "schedule --teams @four.txt --legs 2", "second-leg", "welsh"},
            {"schedule", "schedule --teams @four.txt", "order", "mine"},
            {"schedule", "schedule --teams @four.txt", "seed", "x"},
            {"schedule", "schedule --teams @four.txt", "first", "today 2026-02-30"},
            {"schedule", "schedule --teams @four.txt --first 2026-08-15", "every", "0 x 367"},
            {"standings", "standings @results.csv", "rules", "fair"},
            {"bracket", "bracket @ties.csv", "template", "cup-4x"},
            {"decide", "decide @cup.json --team France --player Zidane --reason r", "add", "0 x 2000"},
            {"decide", "decide @cup.json --team France --player Zidane --reason r", "extend", "0 x"},
            {"decide", "decide @cup.json --team BRA-1970 --player Pele --reason r --add 1", "date",
             "yesterday"},
            {"decide", "decide @cup.json --team BRA-1970 --player Pele --reason r --add 1", "after", "x -1"},
            {"decide", "decide @cup.json --team BRA-1970 --player Pele --reason r", "until",
             "soon 2026-02-30"},
            {"league import", "league import @l.touchline --teams @four.txt", "columns",
             "name goals=x =x name="},
            {"league import", "league import @l.touchline --fixtures @results.csv", "dates", "month dd/mm 5"},
            {"league rules", "league rules @l.touchline", "rules", "fair"},
            {"league rules", "league rules @l.touchline", "forget", "fair"},
            {"league rules", "league rules @l.touchline", "points", "3 3-1 x-1-0 0-1-3"},
            {"league rules", "league rules @l.touchline", "tie-breaks", "goals lots,goals_for"},
            {"league rules", "league rules @l.touchline", "discipline", "atcs-3"},
            {"league rules", "league rules @l.touchline", "yellow-limits", "5,3 five 0 5:0"},
            {"league rules", "league rules @l.touchline", "bans-served-in", "here all"},
            {"league rules", "league rules @l.touchline", "yellow-bans-served-in", "here all"},
            {"league rules", "league rules @l.touchline", "kind", "tournament 1"},
            {"league rules", "league rules @l.touchline", "red-games", "x -1 51"},
            {"league rules", "league rules @l.touchline", "registration-until", "soon 2027-02-30 31.13.2027"},
            {"league rules", "league rules @l.touchline", "taking-back", "sometimes 1 Never"},
            {"league rules", "league rules @l.touchline", "bonus", "goals=0 corners=3 goals"},
            {"league rules", "league rules @l.touchline", "fines",
             "red=5 currency=€,red=-1 currency=€,green=1"},
            {"league rules", "league rules @l.touchline --points 2-1-0", "rules-name", "atcs list"},
            {"league add", "league add @n.touchline --template league-4 --points 2-1-0", "rules-name",
             "atcs list"},
            {"league undo", "league undo @l.touchline", "back-to", "x 0 -1"},
            {"league fines", "league fines @l.touchline", "paid", "x 0.1"},
            {"league fines", "league fines @l.touchline", "unpaid", "x 0.1"},
            {"league fines", "league fines @l.touchline --paid 1.1", "on", "soon 2026-02-30"},
            {"league export", "league export @l.touchline", "rules", "fair"},
            {"league export", "league export @l.touchline", "discipline", "atcs-3"},
            {"league rules", "league rules @l.touchline", "match-rules", "final =quick 2=expert"},
            {"league calendar", "league calendar @l.touchline", "first", "today 2026-02-30"},
            {"league calendar", "league calendar @l.touchline", "every", "0 x 367"},
            {"league transfer", "league transfer @l.touchline Ash --from North --to South", "on",
             "soon 2026-02-30"},
            {"league transfer", "league transfer @l.touchline Ash --from North --to South --on 2026-09-01",
             "until", "later 2026-02-30"},
            {"league transfer", "league transfer @l.touchline Ash --from North --to South --on 2026-09-01",
             "guest", "x -1 0"},
            {"league transfer", "league transfer @l.touchline Ash --from North --to South --on 2026-09-01",
             "number", "x 0 100"},
            {"league transfer", "league transfer @l.touchline Ash --to South --on 2026-09-01 --new",
             "position", "keeper"},
            {"suspensions", "suspensions @events.csv", "rules", "atcs-3"},
            {"suspensions", "suspensions @cup.json", "on", "soon 2026-02-30 28.13.2026"},
            {"suspensions", "suspensions @events.csv --rules atcs", "yellow-limit", "0 x 101"},
            {"statistics", "statistics @cup.json", "top", "ten -1"},
            {"league add", "league add @n.touchline --template league-4 --teams @four.txt", "places", "mine"},
            {"league add", "league add @n.touchline --template league-4 --teams @four.txt", "columns",
             "name"},
            {"league add", "league add @n.touchline --template league-4", "rules", "fair"},
            {"cup", "cup", "rules", "fair"},
            {"league add", "league add @n.touchline --template league-4", "first", "today"},
            {"league add", "league add @n.touchline --template league-4 --first 2026-08-15", "every", "0 x"},
            {"league play", "league play @l.touchline", "fixture", "x -1"},
            {"league play", "league play @l.touchline", "home-agent", "me"},
            {"league play", "league play @l.touchline", "away-agent", "me"},
            {"league play", "league play @l.touchline", "agent", "BRA-1970 =solo BRA-1970=me"},
            {"league play", "league play @l.touchline --fixture 2", "play", "nobody"},
            {"league play", "league play @l.touchline --fixture 2", "dice", "marbles"},
            {"league play", "league play @l.touchline --fixture 2", "pace", "x 0 -1"},
            {"league friendly", "league friendly @l.touchline BRA-1970 ITA-1970", "game", "chess"},
            {"league friendly", "league friendly @l.touchline BRA-1970 ITA-1970", "level", "expert"},
            {"league friendly", "league friendly @l.touchline BRA-1970 ITA-1970", "options", "snow snow=1"},
            {"league friendly", "league friendly @l.touchline BRA-1970 ITA-1970", "home-agent", "me"},
            {"league friendly", "league friendly @l.touchline BRA-1970 ITA-1970", "away-agent", "me"},
            {"league friendly", "league friendly @l.touchline BRA-1970 ITA-1970 --knockout", "first-leg",
             "x 1 1-x"},
            {"league friendly", "league friendly @l.touchline BRA-1970 ITA-1970", "play", "nobody"},
            {"league friendly", "league friendly @l.touchline BRA-1970 ITA-1970", "dice", "marbles"},
            {"league friendly", "league friendly @l.touchline BRA-1970 ITA-1970 --play home", "pace",
             "x 0 -1"},
            {"league report", "league report @l.touchline 2 1-1 --aet", "pens", "4 x 4000-3"},
            {"league log", "league log @l.touchline", "match", "x -1"},
            {"league log", "league log @l.touchline", "entry", "x -1"},
            {"league log", "league log @l.touchline", "most", "x -1"},
            {"season", "season @cup.json", "division", "Brazil =First"},
            {"league teams", "league teams @l.touchline", "agent", "BRA-1970 =solo BRA-1970=me"},
            {"league teams", "league teams @l.touchline --rename BRA-1970 --to Brasil", "from",
             "soon 2026-02-30"},
            {"league teams", "league teams @l.touchline --enter North", "missed", "never 1"},
            {"verify", "verify @l.touchline", "seal", "abc 0123456789abcdeg"},
        };
        for (const auto &[verb, command] :
             {std::pair{"match", "match BRA-1970 ITA-1970 --level premier"},
              std::pair{"explain", "explain BRA-1970 ITA-1970 --level premier"}}) {
            list.insert(list.end(), {{verb, command, "game", "chess"},
                                     {verb, command, "level", "expert"},
                                     {verb, command, "options", "snow snow=1 penalty_bonus=9"},
                                     {verb, command, "home-agent", "me"},
                                     {verb, command, "away-agent", "me"},
                                     {verb, command, "chart", "card weather=@four.txt =@four.txt"},
                                     {verb, command, "conference", "Mars"},
                                     {verb, command, "seed", "x -1 1.5"}});
        }
        list.push_back({"match", "match BRA-1970 ITA-1970 --knockout", "first-leg", "two 1-2-3 -1-2"});
        list.push_back({"explain", "explain BRA-1970 ITA-1970 --knockout", "first-leg", "two"});
        list.push_back({"match", "match BRA-1970 ITA-1970", "play", "nobody"});
        list.push_back(
            {"league add", "league add @n.touchline --template worldcup-32", "kind", "tournament 1"});
        list.push_back({"match", "match BRA-1970 ITA-1970", "dice", "marbles"});
        list.push_back({"match", "match BRA-1970 ITA-1970", "pace", "x 0 -1"});
        for (const auto &[verb, command] :
             {std::pair{"cup", "cup --level premier"},
              std::pair{"league add", "league add @n.touchline --template worldcup-32 --level premier"}}) {
            list.insert(list.end(),
                        {{verb, command, "game", "chess"},
                         {verb, command, "level", "expert"},
                         {verb, command, "options", "snow snow=1 penalty_bonus=9"},
                         {verb, command, "home-agent", "me"},
                         {verb, command, "away-agent", "me"},
                         {verb, command, "chart", "card weather=@four.txt =@four.txt"},
                         {verb, command, "match-rules", "final =quick final=expert final=premier:snow=1"},
                         {verb, command, "agent", "BRA-1970 =solo BRA-1970=me"},
                         {verb, command, "template", "worldcup-31"},
                         {verb, command, "draw", "9 mine"},
                         {verb, command, "host", "Atlantis"},
                         {verb, command, "discipline", "atcs-3"},
                         {verb, command, "points", "3 3-1 x-1-0 0-1-3"},
                         {verb, command, "bonus", "goals=0 corners=3 goals"},
                         {verb, command, "fines", "red=5 currency=€,red=-1 currency=€,green=1"},
                         {verb, command, "tie-breaks", "goals lots,goals_for"},
                         {verb, command, "yellow-limits", "5,3 five 0 5:0"},
                         {verb, command, "bans-served-in", "here all"},
                         {verb, command, "yellow-bans-served-in", "here all"},
                         {verb, command, "red-games", "x -1 51"},
                         {verb, command, "seeds", "x -1"},
                         {verb, command, "season-out-games", "x -1 1001"},
                         {verb, command, "seed", "x -1 1.5"}});
        }
        for (const auto &[verb, command] :
             {std::pair{"correct", "correct @cup.json"},
              std::pair{"league correct", "league correct @l.touchline --yes"}}) {
            static std::vector<QByteArray> kept;
            const auto with = [command](const char *rest) {
                kept.push_back(QByteArray(command) + rest);
                return kept.back().constData();
            };
            kept.reserve(60);
            list.insert(list.end(),
                        {{verb, with(" --match 1"), "score", "2 two 2000-1 -1-2"},
                         {verb, with(" --match 1"), "walkover", "me"},
                         {verb, with(" --match 2"), "postpone", "soon"},
                         {verb, with(" --match 2 --postpone 2026-09-01"), "kick-off", "25:00 noon"},
                         {verb, with(" --match 1"), "abandoned", "x"},
                         {verb, with(" --take-out"), "match", "x -1"},
                         {verb, with(" --match 1 --score 1-1"), "pens", "4"},
                         {verb, with(" --match 1 --abandoned 1-0"), "minute", "0 x 121"},
                         {verb, with(" --match 1 --abandoned 1-0"), "then", "later"},
                         {verb, with(" --withdraw BRA-1970"), "results", "some"},
                         {verb, with(" --match 1 --annul"), "cards", "burn"},
                         {verb, with(" --deduct BRA-1970"), "points", "0 x 1001"},
                         {verb, with(" --match 1 --take-out"), "on", "yesterday"},
                         {verb, with(" --match 1 --replay"), "new-day", "soon"}});
        }
        return list;
    }();
    return all;
}

/// Options whose values are names of things that a file has, or anything at all.
bool isOpen(const QString &verb, const QString &option, const QString &value)
{
    static const QStringList anything{QStringLiteral("file"),   QStringLiteral("file.csv"),
                                      QStringLiteral("folder"), QStringLiteral("file.ics"),
                                      QStringLiteral("text"),   QStringLiteral("place"),
                                      QStringLiteral("team"),   QStringLiteral("teams")};
    static const QStringList names{QStringLiteral("as"),     QStringLiteral("competition"),
                                   QStringLiteral("team"),   QStringLiteral("against"),
                                   QStringLiteral("player"), QStringLiteral("group"),
                                   QStringLiteral("ground")};
    if (verb == QLatin1String("league transfer") && value == QLatin1String("name"))
        return true;
    // A friendly is called by its number, its name or its UUID.
    if (value == QLatin1String("match") &&
        (verb == QLatin1String("league friendly") || option == QLatin1String("friendly")))
        return true;
    if (verb == QLatin1String("league friendly") && option == QLatin1String("name"))
        return true;
    if (verb == QLatin1String("league teams") && option == QLatin1String("to"))
        return true;
    return anything.contains(value) || names.contains(option) ||
           (verb == QLatin1String("season") && option == QLatin1String("name"));
}

} // namespace

class TestWrongValues : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    [[nodiscard]] QStringList words(const QString &line) const
    {
        QStringList list = line.split(u' ', Qt::SkipEmptyParts);
        for (QString &word : list)
            if (const qsizetype file = word.indexOf(u'@'); file >= 0)
                word = word.left(file) + path(word.mid(file + 1));
        return list;
    }

    void make(const char *line) const
    {
        const CliRun run = runCli(words(QString::fromUtf8(line)));
        QVERIFY2(run.code == 0, qPrintable(QString::fromUtf8(line) + u'\n' + run.err));
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto write = [this](const char *name, const char *text) {
            QVERIFY(!writtenFile(path(QString::fromLatin1(name)), text).isEmpty());
        };
        write("four.txt", "BRA-1970\nITA-2006\nFRA-1998\nGER-1954\n");
        write("results.csv", "home,away,home_goals,away_goals\nNorth,South,2,1\n");
        write("ties.csv", "stage,group,home,away,home_goals,away_goals\n"
                          ",,North,South,2,1\n,,East,West,0,1\n");
        write("events.csv", "match,date,stage,team,player,event,minute\n"
                            "1,,group stage,North,Ash,red,30\n");
        make("league add @l.touchline --template league-4 --teams @four.txt --seed 1 --level advanced");
        make("league play @l.touchline --fixture 1");
        make("cup --template worldcup-32 --draw 1 --seed 2 --level advanced --out @cup.json");
    }

    void wrongValuesAreWrongUsage_data()
    {
        QTest::addColumn<QString>("line");
        for (const WrongValues &row : wrongValues())
            for (const QString &value : QString::fromUtf8(row.values).split(u' ')) {
                const QString line =
                    QStringLiteral("%1 --%2=%3")
                        .arg(QString::fromUtf8(row.command), QString::fromUtf8(row.option), value);
                QTest::newRow(qPrintable(line)) << line;
            }
    }

    void wrongValuesAreWrongUsage()
    {
        QFETCH(QString, line);
        const CliRun run = runCli(words(line));
        QVERIFY2(run.code == 2, qPrintable(QString::number(run.code) + u' ' + run.err + run.out));
        QCOMPARE(run.out, QString());
        QVERIFY2(run.errorLines().size() >= 2 &&
                     run.errorLines().constLast().startsWith(QLatin1String("See: touchline-cli ")),
                 qPrintable(run.err));
        // Nothing was begun.
        QVERIFY(!QFile::exists(path(QStringLiteral("n.touchline"))));
    }

    /// Each option that takes one of a list, a number or a day stands in the table above.
    void everyOptionIsTried()
    {
        std::set<std::pair<QString, QString>> tried;
        for (const WrongValues &row : wrongValues())
            tried.insert({QString::fromUtf8(row.verb), QString::fromUtf8(row.option)});
        QFile list(QStringLiteral("tests/data/cli/options.txt"));
        QVERIFY(list.open(QIODevice::ReadOnly));
        QString verb;
        QStringList missing;
        int found = 0;
        for (const QString &line : QString::fromUtf8(list.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            if (!line.startsWith(u' ')) {
                verb = line;
                continue;
            }
            const QString option = line.trimmed().section(u' ', 0, 0).mid(2);
            const QString value = line.section(u'<', 1).section(u'>', 0, 0);
            if (value.isEmpty() || isOpen(verb, option, value))
                continue;
            ++found;
            if (!tried.contains({verb, option}))
                missing << verb + QStringLiteral(" --") + option;
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
        QVERIFY(found > 100);
    }
};

TOUCHLINE_TEST(TestWrongValues)

} // namespace test_wrong_values

#include "test_wrong_values.moc"
