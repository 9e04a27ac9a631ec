// SPDX-License-Identifier: GPL-3.0-or-later
// The season of tests/data/club_season: who is out on each day must be what was reasoned by hand, in the
// derivation, the terminal, the list of the window, its text for paper, and the site.

#include "app/cli/cups/cup_file.h"
#include "core/base/index.h"
#include "core/play/discipline/absences_on_day.h"
#include "core/play/discipline/fielded_suspended.h"
#include "models/views/availability/availability_model.h"
#include "models/views/translated.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

namespace test_club_season {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QString data = QStringLiteral("tests/data/club_season/");

/// Somebody who is out of a match: "League 16 Denby Dale".
using Out = QString;

struct Expected
{
    QString label;
    QString day;
    QString competition;
    QString match;
    QString club;
    QString person;
    QString left;
    QString reason;

    [[nodiscard]] Out out() const
    {
        return QStringLiteral("%1 %2 %3 %4").arg(competition, match, club, person);
    }
};

QStringList linesOf(const QString &file)
{
    QFile opened(data + file);
    if (!opened.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(opened.readAll()).split(u'\n', Qt::SkipEmptyParts);
}

/// The cells of a line; quotes hold commas together.
QStringList cellsOf(const QString &line)
{
    QStringList cells{QString()};
    bool isQuoted = false;
    for (const QChar letter : line) {
        if (letter == u'"')
            isQuoted = !isQuoted;
        else if (letter == u',' && !isQuoted)
            cells.append(QString());
        else
            cells.last().append(letter);
    }
    return cells;
}

std::vector<Expected> expectedRows()
{
    std::vector<Expected> rows;
    for (const QString &line : linesOf(QStringLiteral("expected.csv")).mid(1)) {
        const QStringList cells = cellsOf(line);
        rows.push_back({cells.value(0), cells.value(1), cells.value(2), cells.value(3), cells.value(4),
                        cells.value(5), cells.value(6), cells.value(7)});
    }
    return rows;
}

QString described(const std::set<Out> &all)
{
    return QStringList(all.begin(), all.end()).join(QStringLiteral("; "));
}

} // namespace

class TestClubSeason : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString at(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString league() const { return at(QStringLiteral("club.touchline")); }

    void run(QStringList words)
    {
        for (QString &word : words)
            if (word.startsWith(u'@'))
                word = at(word.mid(1));
        const CliRun done = runCli(words);
        QVERIFY2(done.code == 0, qPrintable(words.join(u' ') + u'\n' + done.err));
    }

    /// play WHERE N [KIND SIDE WHO]
    void play(const QStringList &words)
    {
        if (words.size() < 4)
            return run({QStringLiteral("league"), QStringLiteral("report"), league(), words[1], words[2],
                        QStringLiteral("0-0")});
        QJsonArray events;
        int home = 0;
        int away = 0;
        for (qsizetype i = 3; i + 2 < words.size(); i += 3) {
            events.append(QJsonObject{{QStringLiteral("kind"), words[i]},
                                      {QStringLiteral("side"), words[i + 1]},
                                      {QStringLiteral("player"), words[i + 2]},
                                      {QStringLiteral("minute"), 50}});
            const bool isGoal = words[i] == QLatin1String("goal");
            home += isGoal && words[i + 1] == QLatin1String("home") ? 1 : 0;
            away += isGoal && words[i + 1] == QLatin1String("away") ? 1 : 0;
        }
        const QJsonObject sheet{{QStringLiteral("score"), QJsonArray{home, away}},
                                {QStringLiteral("events"), events}};
        const QString path = writtenFile(at(QStringLiteral("sheet.json")), QJsonDocument(sheet).toJson());
        const CliRun done = runCli({QStringLiteral("league"), QStringLiteral("report"), league(), words[1],
                                    words[2], QStringLiteral("--sheet"), path});
        QVERIFY2(done.code == 0, qPrintable(words.join(u' ') + u'\n' + done.err));
        m_warnings += done.err;
    }

    /// Everything that is open ends without a goal.
    void finish(const QString &competition)
    {
        const CliRun open = runCli({QStringLiteral("league"), QStringLiteral("fixtures"), league(),
                                    QStringLiteral("--competition"), competition, QStringLiteral("--open"),
                                    QStringLiteral("--json")});
        QByteArray rows = "stage,group,home,away,home_goals,away_goals\n";
        const QJsonArray matches = open.json().value(QStringLiteral("matches")).toArray();
        for (const auto &match : matches)
            rows += "league,League," + match[QStringLiteral("home")].toString().toUtf8() + ',' +
                    match[QStringLiteral("away")].toString().toUtf8() + ",0,0\n";
        run({QStringLiteral("league"), QStringLiteral("import"), league(), QStringLiteral("--competition"),
             competition, QStringLiteral("--good-rows"), QStringLiteral("--results"),
             writtenFile(at(QStringLiteral("rest.csv")), rows)});
    }

    /// Compares what all faces of the program say of a day.
    void ask(const QString &label, const QString &day)
    {
        std::vector<Expected> rows = m_expected;
        std::erase_if(rows, [&label](const Expected &one) { return one.label != label; });
        m_asked.insert(label);
        std::set<Out> wanted;
        for (const Expected &one : rows) {
            QCOMPARE(one.day, day);
            wanted.insert(one.out());
        }
        const QDate date = QDate::fromString(day, Qt::ISODate);
        inTerminal(rows, wanted, day);
        auto competitions = cli::competitionsIn(league(), {}, cli::Archive::LeftOut);
        QVERIFY(competitions.has_value());
        std::vector<CompetitionStatePtr> states;
        for (Competition &one : *competitions)
            states.push_back(std::make_shared<const CompetitionState>(std::move(one)));
        inCore(rows, wanted, states, date);
        inWindow(rows, wanted, states, date);
        onSite(rows, states, date);
    }

    void inTerminal(const std::vector<Expected> &rows, const std::set<Out> &wanted, const QString &day)
    {
        const QStringList words{QStringLiteral("suspensions"), league(), QStringLiteral("--on"), day};
        std::set<Out> found;
        const QJsonArray matches = runCli(words + QStringList{QStringLiteral("--json")})
                                       .json()
                                       .value(QStringLiteral("matches"))
                                       .toArray();
        QVERIFY2(!matches.isEmpty(), qPrintable(day));
        for (const auto &match : matches) {
            const QJsonArray out = match[QStringLiteral("out")].toArray();
            for (const auto &one : out) {
                const Out who = QStringLiteral("%1 %2 %3 %4")
                                    .arg(match[QStringLiteral("competition")].toString())
                                    .arg(match[QStringLiteral("match")].toInt())
                                    .arg(one[QStringLiteral("team")].toString(),
                                         one[QStringLiteral("player")].toString());
                found.insert(who);
                for (const Expected &row : rows)
                    if (row.out() == who) {
                        QCOMPARE(QString::number(one[QStringLiteral("misses")].toInt()), row.left);
                        const QString why = one[QStringLiteral("because")][0].toString();
                        QVERIFY2(why.startsWith(row.reason), qPrintable(who + u' ' + why));
                    }
            }
        }
        QCOMPARE(described(found), described(wanted));
        // And for people.
        const QString text = runCli(words).out;
        QCOMPARE(text.count(QStringLiteral("misses ")), static_cast<qsizetype>(wanted.size()));
        for (const Expected &row : rows)
            QVERIFY2(text.contains(row.person) && text.contains(row.reason), qPrintable(text));
    }

    static void inCore(const std::vector<Expected> &rows, const std::set<Out> &wanted,
                       const std::vector<CompetitionStatePtr> &states, const QDate &day)
    {
        std::set<Out> found;
        for (const CompetitionStatePtr &state : states)
            for (const MatchOnDay &match :
                 matchesOnDay(state->competition, state->now, day, state->discipline()))
                for (const TeamOnDay &team : match.teams)
                    for (const DayAbsence &one : team.out) {
                        const Out who =
                            QStringLiteral("%1 %2 %3 %4")
                                .arg(state->name())
                                .arg(state->competition.fixtures()[touchline::at(match.fixture)].number)
                                .arg(state->competition.entrant(team.team).name, one.who.name);
                        found.insert(who);
                        for (const Expected &row : rows)
                            if (row.out() == who)
                                QCOMPARE(QString::number(one.left.value_or(-1)), row.left);
                    }
        QCOMPARE(described(found), described(wanted));
    }

    static void inWindow(const std::vector<Expected> &rows, const std::set<Out> &wanted,
                         const std::vector<CompetitionStatePtr> &states, const QDate &day)
    {
        AvailabilityModel model;
        model.setList(availabilityOnDay(states, day));
        std::set<Out> found;
        for (int row = 0; row < model.rowCount(); ++row) {
            const AvailabilityRow *one = model.rowAt(row);
            if (one == nullptr || one->standing != Standing::Out)
                continue;
            const AvailabilitySection &section = *model.sectionAt(row);
            const auto state =
                std::find_if(states.begin(), states.end(), [&section](const CompetitionStatePtr &it) {
                    return it->id() == section.competition;
                });
            const Out who = QStringLiteral("%1 %2 %3 %4")
                                .arg((*state)->name())
                                .arg((*state)->competition.fixtures()[touchline::at(section.fixture)].number)
                                .arg(one->teamName, one->name);
            found.insert(who);
            for (const Expected &expected : rows)
                if (expected.out() == who) {
                    QVERIFY2(one->whyText().startsWith(withWordedDays(expected.reason)),
                             qPrintable(one->whyText()));
                    QVERIFY2(expected.left == QLatin1String("1")
                                 ? one->until.startsWith(QLatin1String("this match; "))
                                 : one->until.startsWith(expected.left),
                             qPrintable(one->until));
                }
        }
        QCOMPARE(described(found), described(wanted));
        // What is printed, and copied as text.
        const QString paper = model.plainText();
        QCOMPARE(paper.count(QStringLiteral(" – misses ")), static_cast<qsizetype>(wanted.size()));
        for (const Expected &expected : rows)
            QVERIFY2(
                paper.contains(QStringLiteral("  %1 (%2): %3")
                                   .arg(expected.person, expected.club, withWordedDays(expected.reason))),
                qPrintable(paper));
    }

    /// The page of the site has the next match of each team, and what else is to be played on those days.
    void onSite(const std::vector<Expected> &rows, const std::vector<CompetitionStatePtr> &states,
                const QDate &day)
    {
        for (const CompetitionStatePtr &state : states) {
            const std::vector<MatchOnDay> matches =
                matchesOnDay(state->competition, state->now, day, state->discipline());
            if (matches.empty())
                continue;
            const QString folder = at(QStringLiteral("site"));
            run({QStringLiteral("export"), league(), QStringLiteral("--competition"), state->name(),
                 QStringLiteral("--force"), QStringLiteral("--site"), folder});
            const QString page = QString::fromUtf8(bytesOf(folder + QStringLiteral("/suspensions.html")));
            const QStringList sections = page.split(QStringLiteral("<section"));
            int compared = 0;
            for (const MatchOnDay &match : matches) {
                const QString number =
                    QString::number(state->competition.fixtures()[touchline::at(match.fixture)].number);
                const auto section =
                    std::find_if(sections.begin(), sections.end(), [&number](const QString &one) {
                        return one.contains(QStringLiteral("match %1</small>").arg(number));
                    });
                if (section == sections.end()) {
                    const FixtureState was = state->now.fixtures[touchline::at(match.fixture)].state;
                    QVERIFY2(was == FixtureState::Played || was == FixtureState::Undecided,
                             qPrintable(number));
                    continue;
                }
                ++compared;
                const QString out = section->section(QStringLiteral("One yellow card from a ban"), 0, 0);
                qsizetype expected = 0;
                for (const Expected &row : rows)
                    if (row.competition == state->name() && row.match == number) {
                        ++expected;
                        QVERIFY2(out.contains(row.person) && out.contains(withWordedDays(row.reason)),
                                 qPrintable(out));
                    }
                QCOMPARE(out.count(QStringLiteral("<li>")), expected);
            }
            QVERIFY(compared > 0);
        }
    }

    QTemporaryDir m_folder;
    std::vector<Expected> m_expected = expectedRows();
    std::set<QString> m_asked;
    QString m_warnings;

private Q_SLOTS:
    /// Plays the season; who is out is compared on the way.
    void initTestCase()
    {
        const QStringList files = QDir(data).entryList(QDir::Files);
        for (const QString &file : files)
            QVERIFY(QFile::copy(data + file, at(file)));
        QVERIFY(m_expected.size() > 25);
        for (const QString &line : linesOf(QStringLiteral("season.txt"))) {
            const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
            if (words.isEmpty() || words.front().startsWith(u'#'))
                continue;
            if (words.front() == QLatin1String("run"))
                run(words.mid(1));
            else if (words.front() == QLatin1String("play"))
                play(words);
            else if (words.front() == QLatin1String("rest"))
                finish(words.at(1));
            else if (words.front() == QLatin1String("ask"))
                ask(words.at(1), words.at(2));
            else
                QFAIL(qPrintable(line));
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("at: ") + line));
        }
    }

    void everyRowWasAskedFor()
    {
        for (const Expected &one : m_expected)
            QVERIFY2(m_asked.contains(one.label), qPrintable(one.label));
    }

    /// Before other days are imported it is said whose ban moves to another match.
    void importedDaysShowTheBansThatMove()
    {
        const QString place = at(QStringLiteral("moved.touchline"));
        const QString clubs =
            writtenFile(at(QStringLiteral("four.txt")), "Bayside\nCastle\nDockers\nMilltown\n");
        run({QStringLiteral("league"), QStringLiteral("add"), place, QStringLiteral("--template"),
             QStringLiteral("clubs-4"), QStringLiteral("--teams"), clubs, QStringLiteral("--discipline"),
             QStringLiteral("domestic"), QStringLiteral("--seed"), QStringLiteral("1"),
             QStringLiteral("--first"), QStringLiteral("2026-09-05")});
        const QString squad =
            writtenFile(at(QStringLiteral("bayside.csv")),
                        "team,number,name,position\nBayside,1,Keeper,GK\nBayside,2,Beck,DF\n");
        run({QStringLiteral("league"), QStringLiteral("import"), place, QStringLiteral("--squads"), squad});
        const QJsonArray own =
            runCli({QStringLiteral("league"), QStringLiteral("fixtures"), place, QStringLiteral("--team"),
                    QStringLiteral("Bayside"), QStringLiteral("--json")})
                .json()
                .value(QStringLiteral("matches"))
                .toArray();
        const auto number = [&own](int match) { return own[match][QStringLiteral("number")].toInt(); };
        const bool isHome = own[0][QStringLiteral("home")].toString() == QLatin1String("Bayside");
        const QJsonObject red{
            {QStringLiteral("kind"), QStringLiteral("red")},
            {QStringLiteral("side"), isHome ? QStringLiteral("home") : QStringLiteral("away")},
            {QStringLiteral("player"), QStringLiteral("Beck")}};
        const QByteArray sheet = QJsonDocument(QJsonObject{{QStringLiteral("score"), QJsonArray{0, 0}},
                                                           {QStringLiteral("events"), QJsonArray{red}}})
                                     .toJson();
        run({QStringLiteral("league"), QStringLiteral("report"), place, QString::number(number(0)),
             QStringLiteral("--sheet"), writtenFile(at(QStringLiteral("red.json")), sheet)});
        const QByteArray days = "number,date\n" + QByteArray::number(number(1)) + ",2026-10-30\n";
        const CliRun shown =
            runCli({QStringLiteral("league"), QStringLiteral("import"), place, QStringLiteral("--preview"),
                    QStringLiteral("--fixtures"), writtenFile(at(QStringLiteral("days.csv")), days)});
        QVERIFY2(shown.err.contains(
                     QStringLiteral("With these days Beck (Bayside) misses match %1").arg(number(2))),
                 qPrintable(shown.err));
        QVERIFY2(shown.err.contains(
                     QStringLiteral("With these days Beck (Bayside) may play in match %1 on 2026-10-30")
                         .arg(number(1))),
                 qPrintable(shown.err));
    }

    void whoTookPartAllTheSame()
    {
        // The warning came with the sheet, before it was entered, with what it costs.
        QVERIFY2(m_warnings.contains(QLatin1String(
                     "Warning: Innes (Ivy Lane) is out and takes part: sent off v Jarrow.\nBy the rules: the "
                     "match is lost.")),
                 qPrintable(m_warnings));
        QCOMPARE(m_warnings.count(QStringLiteral("Warning: ")), 1);
        const QStringList words{QStringLiteral("suspensions"), league(), QStringLiteral("--competition"),
                                QStringLiteral("League"), QStringLiteral("--violations")};
        const QJsonArray found = runCli(words + QStringList{QStringLiteral("--json")})
                                     .json()
                                     .value(QStringLiteral("violations"))
                                     .toArray();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].toObject(),
                 (QJsonObject{{QStringLiteral("team"), QStringLiteral("Ivy Lane")},
                              {QStringLiteral("player"), QStringLiteral("Innes")},
                              {QStringLiteral("match"), QStringLiteral("14")},
                              {QStringLiteral("date"), QStringLiteral("2026-09-19")},
                              {QStringLiteral("opponent"), QStringLiteral("Hollin")},
                              {QStringLiteral("because"), QJsonArray{QStringLiteral("sent off v Jarrow")}},
                              {QStringLiteral("match_lost"), true}}));
        const QString text = runCli(words).out;
        QVERIFY2(
            text.contains(QLatin1String("v Hollin (match 14, 2026-09-19): sent off v Jarrow; by the rules: "
                                        "the match is lost")),
            qPrintable(text));
        auto competitions = cli::competitionsIn(league(), QStringLiteral("League"), cli::Archive::LeftOut);
        QVERIFY(competitions.has_value());
        const auto state = std::make_shared<const CompetitionState>(std::move(competitions->front()));
        const std::vector<FieldedPlayer> core =
            fieldedPlayers(state->competition, state->now, *state->discipline());
        QCOMPARE(core.size(), std::size_t{1});
        QCOMPARE(core.front().name, QStringLiteral("Innes"));
        QCOMPARE(core.front().day, QDate(2026, 9, 19));
        AvailabilityModel model;
        model.setState(state);
        model.setScope(AvailabilityScope::Fielded);
        QCOMPARE(model.count(Standing::Fielded), 1);
        QVERIFY2(
            model.plainText().contains(QStringLiteral(
                "  Innes (Ivy Lane): sent off v Jarrow – took part all the same; by the rules: the match "
                "is lost")),
            qPrintable(model.plainText()));
        // On the day itself too.
        model.setList(availabilityOnDay({state}, QDate(2026, 9, 19)));
        QCOMPARE(model.count(Standing::Fielded), 1);
        const QString folder = at(QStringLiteral("site"));
        run({QStringLiteral("export"), league(), QStringLiteral("--competition"), QStringLiteral("League"),
             QStringLiteral("--force"), QStringLiteral("--site"), folder});
        const QString page = QString::fromUtf8(bytesOf(folder + QStringLiteral("/suspensions.html")));
        const QString section = page.section(QStringLiteral("Took part although suspended or injured"), 1);
        QCOMPARE(section.count(QStringLiteral("<li>")), 1);
        QVERIFY2(section.contains(QLatin1String("sent off v Jarrow; by the rules: the match is lost")),
                 qPrintable(section));
    }

    /// A Wednesday before the Saturday, for two of the four: who is out on Saturday stands on the site all
    /// the same.
    void theSiteHasTheWholeSaturday()
    {
        const auto say = [this](const char *line) { run(QString::fromLatin1(line).split(u' ')); };
        (void)writtenFile(at(QStringLiteral("four.csv")), "name\nAlfa\nBravo\nCharlie\nDelta\n");
        (void)writtenFile(at(QStringLiteral("men.csv")),
                          "team,name\nAlfa,Ann\nBravo,Bob\nCharlie,Cid\nDelta,Dan\n");
        (void)writtenFile(at(QStringLiteral("plan.csv")),
                          "round,home,away,date\n"
                          "1,Alfa,Delta,2026-10-03\n1,Bravo,Charlie,2026-10-03\n"
                          "2,Delta,Bravo,2026-10-10\n2,Charlie,Alfa,2026-10-10\n"
                          "3,Alfa,Bravo,2026-10-17\n3,Charlie,Delta,2026-10-17\n");
        (void)writtenFile(at(QStringLiteral("red.json")),
                          R"({"score": [0, 0], "events": [)"
                          R"({"kind": "red", "side": "away", "player": "Dan", "minute": 40}]})");
        say("league new @four.touchline --name Four");
        say("league import @four.touchline --teams @four.csv");
        say("league import @four.touchline --squads @men.csv");
        say("league add @four.touchline --template clubs-4x1 --name Four --teams league --red-games 2");
        say("league import @four.touchline --fixtures @plan.csv");
        say("league report @four.touchline 1 --sheet @red.json");
        say("league report @four.touchline 2 1-0");
        say("league report @four.touchline 4 1-0");
        say("league correct @four.touchline --match 3 --postpone 2026-10-14 --yes");
        say("export @four.touchline --site @four");
        const QStringList sections = QString::fromUtf8(bytesOf(at(QStringLiteral("four/suspensions.html"))))
                                         .split(QStringLiteral("<section"));
        const auto match = [&sections](const char *number) {
            return sections.filter(QStringLiteral("match %1</small>").arg(QLatin1String(number))).value(0);
        };
        QVERIFY2(match("3").contains(QLatin1String("Dan")) &&
                     match("3").contains(QLatin1String("misses 2 matches")),
                 qPrintable(match("3")));
        QVERIFY2(match("6").contains(QLatin1String("Dan")) &&
                     match("6").contains(QLatin1String("misses this match")),
                 qPrintable(match("6")));
        QVERIFY(!match("5").isEmpty());
        const CliRun terminal = runCli({QStringLiteral("suspensions"), at(QStringLiteral("four.touchline")),
                                        QStringLiteral("--on"), QStringLiteral("2026-10-17")});
        QCOMPARE(terminal.out.count(QLatin1String("Dan")), 1);
    }
};

TOUCHLINE_TEST(TestClubSeason)

} // namespace test_club_season

#include "test_club_season.moc"
