// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/exchange/html/html_writer.h"
#include "core/play/matches/condition_desk.h"
#include "models/publish/competition_export.h"
#include "models/publish/site.h"
#include "models/publish/web_site.h"
#include "models/words/fixtures/way_story.h"
#include "tests/support/playable_league.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/chance_results.h"
#include "tests/unit/publish/site_cups.h"
#include "tests/unit/publish/site_reader.h"

#include <QRegularExpression>
#include <QTest>
#include <QtGlobal>

namespace test_web_site {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// "teams/x.html" + "../tables.html#a" -> "tables.html", "a".
std::pair<QString, QString> target(const QString &page, const QString &link)
{
    const QString path = link.section(u'#', 0, 0);
    const QString anchor = link.section(u'#', 1);
    if (path.isEmpty())
        return {page, anchor};
    const bool isBelow = page.contains(u'/');
    if (path.startsWith(QLatin1String("../")))
        return {isBelow ? path.mid(3) : QStringLiteral("outside"), anchor};
    return {isBelow ? page.section(u'/', 0, 0) + u'/' + path : path, anchor};
}

QStringList cellsOf(const ReadPage &page, const QString &caption)
{
    // The cells of the table with that caption, its heading left out.
    QStringList cells;
    bool isIn = false;
    for (const ReadElement &one : page.elements) {
        if (one.tag == QLatin1String("table"))
            isIn = false;
        if (one.tag == QLatin1String("caption"))
            isIn = one.text == caption;
        const bool isCell =
            one.tag == QLatin1String("td") ||
            (one.tag == QLatin1String("th") && one.attribute("scope") == QLatin1String("row"));
        if (isIn && isCell)
            cells << one.text;
    }
    return cells;
}

QStringList textsOf(const std::vector<const ReadElement *> &elements)
{
    QStringList texts;
    for (const ReadElement *one : elements)
        texts << one->text.simplified();
    return texts;
}

void verifyPage(const QString &path, const ReadPage &page)
{
    QVERIFY2(page.fault.isEmpty(), qPrintable(path + QStringLiteral(": ") + page.fault));
    QCOMPARE(page.all("h1").size(), std::size_t(1));
    QCOMPARE(page.all("main").size(), std::size_t(1));
    QVERIFY(!page.elements.front().attribute("lang").isEmpty());
    QVERIFY(!page.all("title").front()->text.trimmed().isEmpty());
    QVERIFY(page.all("script").empty());
    const auto metas = page.all("meta");
    QVERIFY(std::any_of(metas.begin(), metas.end(), [](const ReadElement *meta) {
        return meta->attribute("name") == QLatin1String("viewport");
    }));
    QCOMPARE(page.all("table").size(), page.all("caption").size());
    for (const ReadElement *heading : page.all("th"))
        QVERIFY2(!heading->attribute("scope").isEmpty(), qPrintable(path));
    for (const ReadElement &one : page.elements)
        for (const QXmlStreamAttribute &attribute : one.attributes)
            QVERIFY2(!attribute.name().startsWith(QLatin1String("on")), qPrintable(path));
}

/// Every link leads to a page of the site and to a place on it; nothing comes from elsewhere.
void verifyLinks(const ReadSite &site)
{
    for (const auto &[path, page] : site) {
        QSet<QString> ids;
        for (const ReadElement &one : page.elements) {
            const QString id = one.attribute("id");
            QVERIFY2(id.isEmpty() || !ids.contains(id), qPrintable(path + u'#' + id));
            ids.insert(id);
            QVERIFY(one.attribute("src").isEmpty());
            const QString link = one.attribute("href");
            if (link.isEmpty() || link.startsWith(QLatin1String("data:image/svg+xml,")))
                continue;
            const auto [file, anchor] = target(path, link);
            const QString told = path + QStringLiteral(" -> ") + link;
            if (file == QLatin1String("style.css"))
                continue;
            QVERIFY2(site.contains(file), qPrintable(told));
            const std::vector<ReadElement> &there = site.at(file).elements;
            QVERIFY2(anchor.isEmpty() || std::any_of(there.begin(), there.end(),
                                                     [&anchor = anchor](const ReadElement &element) {
                                                         return element.attribute("id") == anchor;
                                                     }),
                     qPrintable(told));
        }
    }
}

ReadSite siteOf(const Competition &competition, const SiteOptions &options = {})
{
    return readSite(webSite(competition, options));
}

} // namespace

class TestWebSite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCompetitionIsASoundSite()
    {
        for (const NamedCup &one : siteCups()) {
            const std::vector<SiteFile> files = webSite(one.competition);
            QCOMPARE(files.front().path, QStringLiteral("index.html"));
            QSet<QString> paths;
            for (const SiteFile &file : files) {
                static const QRegularExpression plain(
                    QStringLiteral("^(teams/)?[a-z0-9-]{1,60}\\.(html|css)$"));
                QVERIFY2(plain.match(file.path).hasMatch(), qPrintable(file.path));
                QVERIFY2(!paths.contains(file.path), qPrintable(file.path));
                paths.insert(file.path);
            }
            const ReadSite site = readSite(files);
            for (const auto &[path, page] : site) {
                verifyPage(path, page);
                if (QTest::currentTestFailed())
                    QFAIL(one.name.constData());
            }
            verifyLinks(site);
            if (QTest::currentTestFailed())
                QFAIL(one.name.constData());
        }
    }

    /// How the champions got there; a season of a league is no story.
    void theChampionsWayIsTold()
    {
        for (const NamedCup &one : siteCups()) {
            const Progress now = progress(one.competition);
            const bool hasChampion = !now.finalPlaces.empty() && now.finalPlaces.front() >= 0;
            const QStringList way =
                hasChampion ? wayStory(one.competition, now, now.finalPlaces.front(), {}) : QStringList();
            const ReadSite site = siteOf(one.competition);
            const auto told = site.at(QStringLiteral("index.html")).ofClass("story");
            QCOMPARE(told.size(), std::size_t(!way.isEmpty() && way.size() <= 12 ? 1 : 0));
            if (told.empty())
                continue;
            for (const QString &line : way)
                QVERIFY2(told.front()->text.contains(line), qPrintable(line));
        }
    }

    /// Every name stands on its page as it is, but for characters that no page may hold.
    void hostileNamesAreShownAndNothingMore()
    {
        const Competition competition = hostileCup();
        const std::vector<SiteFile> files = webSite(competition);
        const ReadSite site = readSite(files);
        const QStringList pages = pageNames(competition.definition().entrants);
        const auto shown = [](const QString &name) {
            return readPage("<p>" + htmlText(name) + "</p>").text();
        };
        for (int team = 0; team < 32; ++team) {
            const ReadPage &page = site.at(QStringLiteral("teams/%1.html").arg(pages.at(team)));
            QCOMPARE(page.all("h1").front()->text.trimmed(), shown(competition.entrant(team).name).trimmed());
        }
        // Lists of matches and brackets take names as they are, too.
        const QStringList fixtures = textsOf(site.at(QStringLiteral("fixtures.html")).all("bdi"));
        QVERIFY(fixtures.contains(QString(QStringLiteral("long words ").repeated(900)).simplified()));
        for (const SiteFile &file : files) {
            QVERIFY2(!file.bytes.contains("<script"), qPrintable(file.path));
            QVERIFY2(!file.bytes.contains("<img"), qPrintable(file.path));
            QVERIFY2(!file.bytes.contains("<b>"), qPrintable(file.path));
        }
    }

    /// The picture of a club is a file of the site, shown before its name; one that is none is left out.
    void aClubHasItsPicture()
    {
        const Competition competition = siteCups().front().competition;
        SiteOptions options;
        const QByteArray svg("<svg xmlns='http://www.w3.org/2000/svg'><circle r='1'/></svg>");
        options.pictures = {{competition.entrant(0).id, svg}, {competition.entrant(1).id, "GIF89a"}};
        const std::vector<SiteFile> files = webSite(competition, options);
        const auto last = std::find_if(files.begin(), files.end(), [](const SiteFile &one) {
            return one.path.endsWith(QLatin1String(".svg"));
        });
        QVERIFY(last != files.end());
        QCOMPARE(last->bytes, svg);
        QVERIFY(last->path.startsWith(QLatin1String("teams/")));
        QCOMPARE(files.size(), webSite(competition).size() + 1);
        const QByteArray page = "<img src=\"" + last->path.toUtf8() + '"';
        QVERIFY(std::any_of(files.begin(), files.end(), [&page](const SiteFile &one) {
            return one.path == QLatin1String("teams.html") && one.bytes.contains(page);
        }));
    }

    void aMatchNamesItsReferee()
    {
        Competition competition = cup::make("league-4");
        const QUuid weber = QUuid::createUuidV5(cup::space, QStringLiteral("Weber"));
        QVERIFY(enterReferee(competition, {weber, QStringLiteral("<Weber>"), {}, true}));
        QVERIFY(appointReferees(competition, {{competition.fixtures()[1].number, weber, false, {}}}));
        const ReadPage page = siteOf(competition).at(QStringLiteral("fixtures.html"));
        QCOMPARE(textsOf(page.ofClass("where")), QStringList{QStringLiteral("Referee: <Weber>")});
    }

    void aMatchNamesWhatWasDrawnBeforeIt()
    {
        Competition competition = Competition::create(playableLeague("simulator", "tournament")).value();
        const PlayRules rules = playRulesOf(competition).value();
        const int number = competition.fixtures()[0].number;
        QVERIFY(enterConditions(competition, {{number, QStringLiteral("M1"), 1, {}, {}}}, rules));
        QVERIFY(enterConditions(competition, {{number, QStringLiteral("M2"), 6, {}, {}}}, rules));
        const ReadPage page = siteOf(competition).at(QStringLiteral("fixtures.html"));
        QCOMPARE(textsOf(page.ofClass("where")),
                 QStringList{QStringLiteral("Referee: strict · Weather: clear")});
    }

    /// Both teams of every match, each on its side, and what it belongs to: the first table too.
    void aMatchNamesItsTeamsAndItsTable()
    {
        const Competition competition = cup::make("worldcup-32");
        const ReadPage page = siteOf(competition).at(QStringLiteral("fixtures.html"));
        const QStringList headings = textsOf(page.ofClass("when"));
        const QStringList names = textsOf(page.ofClass("name"));
        QCOMPARE(headings.size(), 64);
        QCOMPARE(names.size(), 2 * headings.size());
        const Progress now = progress(competition);
        int ofGroups = 0;
        for (qsizetype i = 0; i < headings.size(); ++i) {
            const int index = competition.indexOfNumber(headings.at(i).section(u' ', -1).toInt());
            const Fixture &fixture = competition.fixtures()[at(index)];
            if (!fixture.isGroupMatch())
                continue;
            ++ofGroups;
            QCOMPARE(headings.at(i), QStringLiteral("Group %1 · match %2")
                                         .arg(competition.tables()[at(fixture.table)].name)
                                         .arg(fixture.number));
            const PerSide<int> &teams = now.fixtures[at(index)].teams;
            QCOMPARE(names.at(2 * i), competition.entrant(teams[Side::Home]).name);
            QCOMPARE(names.at(2 * i + 1), competition.entrant(teams[Side::Away]).name);
        }
        QCOMPARE(ofGroups, 48);
    }

    void tablesShowWhatIsDerived()
    {
        Competition competition = cup::make("worldcup-32");
        cup::playGroupsInOrder(competition);
        const ReadPage page = siteOf(competition).at(QStringLiteral("tables.html"));
        QCOMPARE(page.all("table").size(), std::size_t(8));
        const std::vector<int> &teams = competition.placement()[0];
        const QStringList cells = cellsOf(page, QStringLiteral("Group A"));
        QCOMPARE(cells.size(), 36);
        QCOMPARE(
            cells.mid(0, 9),
            QStringList({QStringLiteral("1 (Round of 16)"), competition.entrant(teams[0]).name,
                         QStringLiteral("3"), QStringLiteral("3"), QStringLiteral("0"), QStringLiteral("0"),
                         QStringLiteral("3–0"), QStringLiteral("+3"), QStringLiteral("9")}));
        QCOMPARE(cells.mid(27, 9),
                 QStringList({QStringLiteral("4"), competition.entrant(teams[3]).name, QStringLiteral("3"),
                              QStringLiteral("0"), QStringLiteral("0"), QStringLiteral("3"),
                              QStringLiteral("0–3"), QStringLiteral("−3"), QStringLiteral("0")}));
        QCOMPARE(page.ofClass("legend").size(), std::size_t(1));
        QVERIFY(page.ofClass("notes").empty());
    }

    void whatIsCertainIsMarked()
    {
        Competition competition = cup::make("worldcup-32");
        cup::playGroupsInOrder(competition);
        competition.withdraw(competition.plan().fixturesOfTable.front().back());
        const ReadPage page = siteOf(competition).at(QStringLiteral("tables.html"));
        const QStringList cells = cellsOf(page, QStringLiteral("Group A"));
        QVERIFY2(cells.at(1).endsWith(QStringLiteral(" (T)")), qPrintable(cells.at(1)));
        QCOMPARE(page.ofClass("notes").size(), std::size_t(1));
        const QString notes = page.ofClass("notes").front()->text;
        QVERIFY2(notes.contains(QStringLiteral("Already certain: (T) through")), qPrintable(notes));
    }

    void aTeamThatWithdrewIsNoted()
    {
        Competition competition = cup::make("worldcup-32");
        TeamWithdrawal withdrawal;
        withdrawal.team = competition.placement()[0][3];
        withdrawal.results = TeamWithdrawal::Results::Void;
        QVERIFY(competition.withdrawTeam(withdrawal).has_value());
        const ReadPage page = siteOf(competition).at(QStringLiteral("tables.html"));
        QCOMPARE(page.ofClass("notes").size(), std::size_t(1));
        const QString notes = page.ofClass("notes").front()->text;
        QVERIFY2(notes.contains(competition.entrant(withdrawal.team).name +
                                QStringLiteral(" has withdrawn: its results are void")),
                 qPrintable(notes));
    }

    void levelTeamsAreExplained()
    {
        Competition competition = cup::make("worldcup-32");
        const std::vector<int> &fixtures = competition.plan().fixturesOfTable[0];
        const auto number = [&](std::size_t i) { return competition.fixtures()[at(fixtures[i])].number; };
        cup::play(competition, number(0), {2, 0});
        cup::play(competition, number(1), {1, 0});
        QVERIFY(
            competition.addDeduction({0, competition.placement()[0][3], 2, QStringLiteral("late & absent")}));
        const ReadPage page = siteOf(competition).at(QStringLiteral("tables.html"));
        QCOMPARE(page.ofClass("notes").size(), std::size_t(1));
        const QString notes = page.ofClass("notes").front()->text;
        QVERIFY2(notes.contains(QStringLiteral("2 points deducted (late & absent)")), qPrintable(notes));
        QVERIFY2(notes.contains(QStringLiteral("on goal difference (+2 to +1)")), qPrintable(notes));
    }

    void placesMeanWhatTheFormatSays()
    {
        // Nobody is marked before a match is played.
        Competition league = cup::makeLeague();
        QCOMPARE(
            cellsOf(siteOf(league).at(QStringLiteral("tables.html")), QStringLiteral("First Division")).at(0),
            QStringLiteral("–"));
        chance::playOut(league, Generator(4));
        const ReadPage page = siteOf(league).at(QStringLiteral("tables.html"));
        const auto rows = page.all("tr");
        const QStringList first = cellsOf(page, QStringLiteral("First Division"));
        QCOMPARE(first.at(0), QStringLiteral("1 (Champions)"));
        QCOMPARE(first.at(9), QStringLiteral("2"));
        QCOMPARE(first.at(18), QStringLiteral("3 (Promotion play-off)"));
        QCOMPARE(first.at(27), QStringLiteral("4 (Relegated to Second Division)"));
        const QStringList second = cellsOf(page, QStringLiteral("Second Division"));
        QCOMPARE(second.at(0), QStringLiteral("1 (Promoted to First Division)"));
        QCOMPARE(second.at(9), QStringLiteral("2 (Promotion play-off)"));
        QCOMPARE(page.ofClass("goes-down").size(), std::size_t(2));

        Competition cup48 = cup::make("worldcup-48");
        chance::playOut(cup48, Generator(4));
        const ReadPage thirds = siteOf(cup48).at(QStringLiteral("tables.html"));
        QCOMPARE(cellsOf(thirds, QStringLiteral("Group A")).at(18),
                 QStringLiteral("3 (May go on: compared in \"Third-placed teams\")"));
        QCOMPARE(cellsOf(thirds, QStringLiteral("Third-placed teams")).at(0), QStringLiteral("1 (Goes on)"));
    }

    void theBracketSaysWhoComesFromWhere()
    {
        Competition competition = cup::make("worldcup-32");
        const QString path = QStringLiteral("bracket.html");
        const ReadPage start = siteOf(competition).at(path);
        QCOMPARE(start.ofClass("tie").size(), std::size_t(16));
        const QStringList open = textsOf(start.ofClass("open"));
        QCOMPARE(open.size(), 32);
        QVERIFY(open.contains(QStringLiteral("Winner of Group A")));
        QVERIFY(open.contains(QStringLiteral("Loser of match 61")));
        QCOMPARE(textsOf(start.all("h3")),
                 QStringList({QStringLiteral("Round of 16"), QStringLiteral("Quarter-finals"),
                              QStringLiteral("Semi-finals"), QStringLiteral("Final"),
                              QStringLiteral("Third place")}));
        cup::playGroupsInOrder(competition);
        cup::play(competition, 49, {2, 2});
        const ReadPage later = siteOf(competition).at(path);
        const QString words = later.ofClass("tie").front()->text.simplified();
        QVERIFY2(words.contains(QStringLiteral("2 (4)")) && words.contains(QStringLiteral("2 (3)")) &&
                     words.contains(QStringLiteral("on penalties")),
                 qPrintable(words));
        QCOMPARE(later.ofClass("won").size(), std::size_t(1));
    }

    /// More rounds than a page has room for are lists before the tree.
    void aLargeCupBeginsWithLists()
    {
        const ReadPage page = siteOf(chance::made(formatTemplate(QStringLiteral("cup-128")).value()))
                                  .at(QStringLiteral("bracket.html"));
        QCOMPARE(page.ofClass("tie").size(), std::size_t(127));
        QCOMPARE(page.ofClass("tree").size(), std::size_t(1));
        QCOMPARE(page.ofClass("alone").size(), std::size_t(2));
        const auto first =
            std::find_if(page.elements.begin(), page.elements.end(), [](const ReadElement &one) {
                const QString name = one.attribute("class");
                return name.startsWith(QLatin1String("tree")) || name.endsWith(QLatin1String("alone"));
            });
        QCOMPARE(first->attribute("class"), QStringLiteral("round alone"));
    }

    void whatThereIsNotHasNoPage()
    {
        const ReadSite league = siteOf(chance::made(formatTemplate(QStringLiteral("league-20")).value()));
        QVERIFY(!league.contains(QStringLiteral("bracket.html")));
        QVERIFY(!league.contains(QStringLiteral("scorers.html")));
        const ReadSite knockout = siteOf(chance::made(formatTemplate(QStringLiteral("cup-8")).value()));
        QVERIFY(!knockout.contains(QStringLiteral("tables.html")));
        QCOMPARE(knockout.size(), std::size_t(4 + 8));
    }

    void theOverviewSaysHowFarItIs()
    {
        Competition competition = cup::make("worldcup-32");
        const QString path = QStringLiteral("index.html");
        QVERIFY(siteOf(competition).at(path).text().contains(QStringLiteral("0 of 64 matches played")));
        QVERIFY(siteOf(competition).at(path).ofClass("podium").empty());
        cup::playOut(competition, Generator(1));
        const ReadPage over = siteOf(competition).at(path);
        QVERIFY(over.text().contains(QStringLiteral("64 of 64 matches played")));
        const int champion = progress(competition).finalPlaces.front();
        QVERIFY(over.ofClass("podium").front()->text.contains(competition.entrant(champion).name));
    }

    /// Each page of figures with its tables, in which the teams are links to their pages.
    void figuresHavePagesWhereTheyAreAskedFor()
    {
        Competition competition = cup::make("worldcup-32");
        playSome(competition, 20);
        const QString forecasts = QStringLiteral("forecast.html");
        QVERIFY(!siteOf(competition).contains(forecasts));
        ForecastWishes wishes;
        wishes.runs = 50;
        SiteOptions options;
        options.forecast = siteForecast(competition, nullptr, wishes, {}).value();
        LuckTable luck(32);
        MatchLuck match;
        match.points = {EndCounts{{{1, 1}}, 0}, EndCounts{{{2, 0}}, 0}};
        match.steps = {{0, 1, Awaits::Roll, Side::Home}};
        luck.add({{3, 4}}, match);
        options.luck = siteLuck(competition, {luck, 19}, {});
        const ReadSite site = siteOf(competition, options);
        const ReadPage &page = site.at(forecasts);
        verifyPage(forecasts, page);
        QCOMPARE(textsOf(page.all("caption")).filter(QStringLiteral("Group")).size(), 8);
        QCOMPARE(cellsOf(page, QStringLiteral("Chances")).size(), 32 * 6);
        QVERIFY(cellsOf(page, QStringLiteral("Next matches")).size() >= 9 * 4);
        QVERIFY(!cellsOf(page, QStringLiteral("Title race")).isEmpty());
        QVERIFY(page.text().contains(QStringLiteral("50 times")));
        const QString lucky = QStringLiteral("luck.html");
        verifyPage(lucky, site.at(lucky));
        QCOMPARE(cellsOf(site.at(lucky), QStringLiteral("Luck and judgement")),
                 (QStringList{competition.entrant(3).name, u"1"_s, u"1.0"_s, u"+0.50 ± 0.00"_s, u"0.00"_s,
                              u"0.50"_s, competition.entrant(4).name, u"1"_s, u"0.0"_s, u"−0.50 ± 0.00"_s,
                              u"0.00"_s, u"0.50"_s}));
        QVERIFY(site.at(lucky).text().contains(QStringLiteral("19")));
        // Nobody waits for what nobody can say.
        QVERIFY(siteLuck(competition, {LuckTable(32), 20}, {}).tables.empty());
        const auto ended = siteForecast(competition, nullptr, wishes, {}, [](int, int) { return false; });
        QVERIFY(!ended && ended.error().fault == Fault::Refused);
    }

    /// Of a competition that is over only how it went.
    void aForecastOfThePastIsItsTitleRace()
    {
        Competition competition = cup::make("cup-8");
        cup::playOut(competition, Generator(1));
        const SiteFigures page = siteForecast(competition, nullptr, {}, {}).value();
        QCOMPARE(page.tables.size(), std::size_t(1));
        QCOMPARE(page.sentences.size(), 1);
        QCOMPARE(page.tables.front().table.columns.size(), std::size_t(5));
        QCOMPARE(page.tables.front().table.rows.front().cells.back(), u"100%"_s);
    }

    void scorersAndSquadsAreCounted()
    {
        Competition competition = cup::make("worldcup-32");
        MatchReport report = cup::report(competition, 1, {3, 1});
        report.completeness = Completeness::Full;
        report.events = {eventOf(ReportEventKind::Goal, Side::Home, "Adams", 12),
                         eventOf(ReportEventKind::PenaltyGoal, Side::Home, "Adams", 45, 2),
                         eventOf(ReportEventKind::Yellow, Side::Home, "Adams", 50),
                         eventOf(ReportEventKind::OwnGoal, Side::Away, "Evans", 60),
                         eventOf(ReportEventKind::Goal, Side::Away, "Ford", 70)};
        QVERIFY(competition.record(report));
        const ReadSite site = siteOf(competition);
        const ReadPage &scorers = site.at(QStringLiteral("scorers.html"));
        const QString caption = QStringLiteral("Goals, without shoot-outs and own goals");
        const QString home = report.teams[Side::Home].name;
        QCOMPARE(cellsOf(scorers, caption).mid(0, 5),
                 QStringList({QStringLiteral("1"), QStringLiteral("Adams"), home, QStringLiteral("2"),
                              QStringLiteral("1")}));
        QCOMPARE(cellsOf(scorers, caption).size(), 10);
        const QStringList goals = textsOf(site.at(QStringLiteral("fixtures.html")).ofClass("goal"));
        QCOMPARE(goals, QStringList({QStringLiteral("Adams 12′, 45+2′ (pen.)"),
                                     QStringLiteral("Evans 60′ (o.g.)"), QStringLiteral("Ford 70′")}));

        // What else is known of the match is to be opened, and what nobody wrote down is not there.
        const auto facts = site.at(QStringLiteral("fixtures.html")).ofClass("facts");
        QCOMPARE(facts.size(), std::size_t(1));
        QCOMPARE(facts.front()->tag, QStringLiteral("details"));
        QVERIFY2(facts.front()->text.simplified().contains(
                     QStringLiteral("Cards: %1 Adams 50′ (yellow)").arg(home)),
                 qPrintable(facts.front()->text));

        const int team = competition.indexOfTeam(report.teams[Side::Home].team);
        SiteOptions options;
        Squad squad;
        squad.entries = {
            {{idOf(QStringLiteral("Adams")), QStringLiteral("Alan Adams"), QStringLiteral("Adams")},
             Position::Forward,
             9,
             false},
            {{idOf(QStringLiteral("Baker")), QStringLiteral("Bob Baker"), QStringLiteral("Baker")},
             Position::Goalkeeper,
             std::nullopt,
             false}};
        options.squads = {{report.teams[Side::Home].team, squad}};
        options.absentees = {{report.teams[Side::Home].team,
                              QStringLiteral("Adams"),
                              {{QT_TRANSLATE_NOOP("core", "sent off v %1"), {QStringLiteral("United")}}}}};
        const QString path =
            QStringLiteral("teams/%1.html").arg(pageNames(competition.definition().entrants).at(team));
        const ReadPage page = siteOf(competition, options).at(path);
        QCOMPARE(
            cellsOf(page, QStringLiteral("Squad")),
            QStringList({QStringLiteral("9"), QStringLiteral("Alan Adams FW"), QStringLiteral("2"),
                         QStringLiteral("1"), QStringLiteral("–"), QString(), QStringLiteral("Bob Baker GK"),
                         QStringLiteral("–"), QStringLiteral("–"), QStringLiteral("–")}));
        QCOMPARE(page.ofClass("absent").size(), std::size_t(1));
        QVERIFY(page.ofClass("absent").front()->text.contains(QStringLiteral("Adams sent off v United")));
        const ReadPage other = siteOf(competition, options).at(QStringLiteral("teams.html"));
        QCOMPARE(other.ofClass("teams").size(), std::size_t(1));
    }

    /// Who misses the next matches has a page, day by day.
    void whoMissesTheNextMatches()
    {
        CompetitionDefinition definition = cup::make("worldcup-32").definition();
        definition.calendar.push_back({1, QDate(2026, 11, 28), QTime(20, 45), {}, {}, {}, {}});
        const Competition competition = Competition::create(definition).value();
        QCOMPARE(siteOf(competition).count(QStringLiteral("suspensions.html")), std::size_t{0});
        const PerSide<int> teams = progress(competition).fixtures.front().teams;
        SiteOptions options;
        const std::vector<Message> sentOff{
            {QT_TRANSLATE_NOOP("core", "sent off v %1"), {QStringLiteral("<United>")}}};
        const std::vector<Message> booked{
            {QT_TRANSLATE_NOOP("core", "booked v %1"), {QStringLiteral("City")}}};
        options.nextMatches = {{0,
                                {{teams[Side::Home], QStringLiteral("Adams"), sentOff, 1, false},
                                 {teams[Side::Away], QStringLiteral("Baker"), sentOff, 3, false},
                                 {teams[Side::Away], QStringLiteral("Cole"), sentOff, {}, false},
                                 {teams[Side::Home], QStringLiteral("Dunn"), booked, {}, true}}},
                               {1, {}},
                               {2, {}, true},
                               {3, {{teams[Side::Home], QStringLiteral("Eads"), sentOff, 1, false}}, true}};
        const ReadSite site = siteOf(competition, options);
        const ReadPage &page = site.at(QStringLiteral("suspensions.html"));
        QCOMPARE(textsOf(page.all("h2")),
                 QStringList({QStringLiteral("Sat 28 Nov 2026"), QStringLiteral("Next matches")}));
        QStringList players;
        for (const QString &one : textsOf(page.all("li")))
            if (one.contains(QStringLiteral(" v ")))
                players << one.simplified();
        const QString home = competition.entrant(teams[Side::Home]).name;
        const QString away = competition.entrant(teams[Side::Away]).name;
        QCOMPARE(players,
                 QStringList({QStringLiteral("Adams (%1) sent off v <United>; misses this match").arg(home),
                              QStringLiteral("Baker (%1) sent off v <United>; misses 3 matches").arg(away),
                              QStringLiteral("Cole (%1) sent off v <United>; out to the end").arg(away),
                              QStringLiteral("Dunn (%1) booked v City").arg(home),
                              QStringLiteral("Eads (%1) sent off v <United>; misses this match").arg(home)}));
        QCOMPARE(page.text().count(QStringLiteral("earlier matches still to be played")), 2);
        QVERIFY(page.text().contains(QStringLiteral("One yellow card from a ban:")));
        QCOMPARE(page.text().count(QStringLiteral("All players are available.")), 1);
        QCOMPARE(page.text().count(QStringLiteral("All players are available so far.")), 1);
        // Every page leads there.
        QVERIFY(site.at(QStringLiteral("teams.html")).text().contains(QStringLiteral("Suspensions")));
    }

    /// Who played though they were suspended, and what has to be paid: both sides of the match, and its day
    /// where it is known.
    void finesAndWhoPlayedWhileSuspended()
    {
        const Competition competition = cup::make("league-4");
        const PerSide<int> teams = progress(competition).fixtures.front().teams;
        const std::vector<Message> sentOff{
            {QT_TRANSLATE_NOOP("core", "sent off v %1"), {QStringLiteral("City")}}};
        const std::vector<Message> costs{
            {QT_TRANSLATE_NOOP("core", "booked v %1"), {QStringLiteral("City")}}};
        SiteOptions options;
        options.fielded = {
            {0, teams[Side::Home], QStringLiteral("Adams"), sentOff, costs, QDate(2026, 11, 28)},
            {0, teams[Side::Away], QStringLiteral("Baker"), sentOff, {}, {}}};
        options.fines = {
            {0, teams[Side::Home], QStringLiteral("Adams"), sentOff.front(), QDate(2026, 11, 28), Money{250},
             QStringLiteral("EUR"), true},
            {0, teams[Side::Away], {}, costs.front(), {}, Money::units(20), QStringLiteral("EUR"), false}};
        const ReadSite site = siteOf(competition, options);
        const ReadPage &page = site.at(QStringLiteral("suspensions.html"));
        const QString home = competition.entrant(teams[Side::Home]).name;
        const QString away = competition.entrant(teams[Side::Away]).name;
        QStringList lines;
        for (const QString &one : textsOf(page.all("li")))
            if (one.contains(QStringLiteral("(match 1")))
                lines << one.simplified();
        const QString match = QStringLiteral("%1 – %2 (match 1").arg(home, away);
        QCOMPARE(
            lines,
            QStringList({QStringLiteral(
                             "Adams (%1) %2, Sat 28 Nov 2026): sent off v City; by the rules: booked v City")
                             .arg(home, match),
                         QStringLiteral("Baker (%1) %2): sent off v City").arg(away, match),
                         QStringLiteral("Adams (%1) %2, Sat 28 Nov 2026): sent off v City; 2.50 EUR, paid")
                             .arg(home, match),
                         QStringLiteral("%1 %2): booked v City; 20 EUR, open").arg(away, match)}));
    }

    /// Every page has its sign for the tab of the browser, in itself.
    void everyPageHasAnIcon()
    {
        for (const auto &[name, page] : siteOf(cup::make("league-4"))) {
            QStringList signs;
            for (const ReadElement *link : page.all("link"))
                if (link->attribute("rel") == "icon"_L1)
                    signs << link->attribute("href");
            QVERIFY2(signs.size() == 1 && signs.front().startsWith("data:image/svg+xml"_L1),
                     qPrintable(name));
        }
    }

    void aSiteCanSpeakAnotherLanguage()
    {
        CompetitionDefinition definition = cup::make("worldcup-32").definition();
        definition.calendar.push_back({1, QDate(2026, 3, 11), QTime(20, 45), {}, {}, {}, {}});
        SiteOptions options;
        options.date = QDate(2026, 3, 10);
        options.language.tag = QStringLiteral("de");
        options.language.translate = [](const char *text) {
            const QByteArray english(text);
            return english == "Tables"               ? QStringLiteral("Tabellen")
                   : english == "winner of match %1" ? QStringLiteral("Sieger von Spiel %1")
                   : english == "ddd d MMM yyyy"     ? QStringLiteral("ddd, d. MMMM yyyy")
                                                     : QString::fromUtf8(text);
        };
        const ReadSite site = siteOf(Competition::create(definition).value(), options);
        const ReadPage &tables = site.at(QStringLiteral("tables.html"));
        QCOMPARE(tables.elements.front().attribute("lang"), QStringLiteral("de"));
        QCOMPARE(tables.all("h1").front()->text, QStringLiteral("Tabellen"));
        QVERIFY(
            site.at(QStringLiteral("bracket.html")).text().contains(QStringLiteral("Sieger von Spiel 61")));
        QCOMPARE(site.at(QStringLiteral("fixtures.html")).all("time").front()->text,
                 QStringLiteral("Mi., 11. März 2026"));
        QVERIFY(site.at(QStringLiteral("index.html")).text().contains(QStringLiteral("10 März 2026")));
    }

    void pagesHaveNamesOfTheirOwn()
    {
        const auto named = [](const QStringList &names) {
            std::vector<Entrant> entrants;
            for (const QString &name : names)
                entrants.push_back({QUuid::createUuid(), {}, name, {}, 0});
            return pageNames(entrants);
        };
        QCOMPARE(named({QStringLiteral("Côte d'Ivoire 2006"), QStringLiteral("cote d ivoire 2006"),
                        QStringLiteral("con"), QStringLiteral("COM1"), QStringLiteral("../.."),
                        QStringLiteral("Team 4"), QString(100, u'a')}),
                 QStringList({QStringLiteral("cote-d-ivoire-2006"), QStringLiteral("team-2"),
                              QStringLiteral("team-3"), QStringLiteral("team-4"), QStringLiteral("team-5"),
                              QStringLiteral("team-6"), QString(40, u'a')}));
        QCOMPARE(named({QStringLiteral("Team 3"), QStringLiteral("x"), QStringLiteral("!")}),
                 QStringList({QStringLiteral("team-3"), QStringLiteral("x"), QStringLiteral("team-3-x")}));
    }
};

TOUCHLINE_TEST(TestWebSite)

} // namespace test_web_site

#include "test_web_site.moc"
