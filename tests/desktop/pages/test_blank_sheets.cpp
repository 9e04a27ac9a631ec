// SPDX-License-Identifier: GPL-3.0-or-later
// Score sheets to be filled in by hand: one sheet of A4 each, everything in its place.
#include "core/competition/officials.h"
#include "core/play/matches/competition_player.h"
#include "core/play/new_competition.h"
#include "forms/print/blank_sheet.h"
#include "forms/print/page_printer.h"
#include "forms/print/picture_file.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/longer_language.h"
#include "tests/support/playable_league.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QImage>
#include <QPdfWriter>

#include <cmath>

namespace test_blank_sheets {

using namespace touchline;

namespace {

/// Which sheet, and of which match.
struct Wanted
{
    const char *name;
    const char *game;
    const char *level;
    enum class Of { Nothing, League, Cup } of = Of::Nothing;
    QJsonObject options{};
};

const std::array wantedSheets{
    Wanted{"ATCS Basic, empty", "atcs", "basic"},
    Wanted{
        "ATCS Premier League, empty", "atcs", "premier", Wanted::Of::Nothing, {{u"extra_time_periods"_s, 2}}},
    Wanted{"ATCS Premier League, league", "atcs", "premier", Wanted::Of::League},
    Wanted{"ATCS Premier League, cup", "atcs", "premier", Wanted::Of::Cup, {{u"extra_time_periods"_s, 2}}},
    Wanted{"ATCS Quick Play, empty", "atcs", "quick"},
    Wanted{"ATCS Quick Play, cup", "atcs", "quick", Wanted::Of::Cup, {{u"quick_scores"_s, true}}},
    Wanted{
        "ATCS Quick Play, winner alone", "atcs", "quick", Wanted::Of::League, {{u"quick_scores"_s, false}}},
    Wanted{"FUBA, empty", "fuba", "full"},
    Wanted{"FUBA, league", "fuba", "full", Wanted::Of::League},
    Wanted{"FUBA, cup", "fuba", "full", Wanted::Of::Cup},
    Wanted{"FUBA Basic, league", "fuba", "basic", Wanted::Of::League},
    Wanted{"plain, empty", "", ""},
    Wanted{"plain, league", "", "", Wanted::Of::League}};

GameChoice choiceOf(const Wanted &wanted)
{
    GameChoice choice;
    choice.game = findGame(QString::fromUtf8(wanted.game)).value();
    choice.level = QString::fromUtf8(wanted.level);
    const GameInfo &info = choice.game->info();
    choice.options =
        resolveOptions(info.options, **findLevel(info.levels, choice.level), wanted.options).value();
    for (const Side side : bothSides)
        choice.agents[side] = QString::fromUtf8(info.agents.front().name);
    return choice;
}

CompetitionState cupOf(const Wanted &wanted)
{
    CompetitionWishes wishes;
    wishes.format = u"cup-8"_s;
    wishes.draw = u"random"_s;
    wishes.seed = 5;
    wishes.choice = choiceOf(wanted);
    NewCompetition cup = newCompetition(wishes).value();
    if (!playAll(cup.competition, cup.rules))
        qFatal("the cup could not be played");
    return CompetitionState(std::move(cup.competition));
}

/// The second match of the league's first team, four of whom were sent off in its first one.
CompetitionState leagueOf(const Wanted &wanted, int &fixture)
{
    CompetitionDefinition definition = testing::playableLeague(wanted.game, wanted.level);
    definition.options = wanted.options;
    definition.calendar = {
        {2, QDate(2026, 11, 21), QTime(15, 0), QString(), u"Maracanã"_s, u"Rio de Janeiro"_s, QString()}};
    Competition league = Competition::create(std::move(definition)).value();
    const std::vector<int> own = testing::fixturesOf(league, 0);
    const TableMatch first = tableMatch(league, own[0]).value();
    MatchReport report = testing::bareReport(league, own[0]);
    report.completeness = Completeness::Full;
    const Side side = first.teams[Side::Home].team == league.entrant(0).id ? Side::Home : Side::Away;
    const auto &players = first.teams[side].players;
    for (std::size_t i = 0; i < std::min<std::size_t>(4, players.size()); ++i)
        report.events.push_back(
            {ReportEventKind::Red, {}, 0, side, players[i].player, players[i].name, QString()});
    if (!league.record(std::move(report)))
        qFatal("the match could not be entered");
    fixture = own[1];
    return CompetitionState(std::move(league));
}

BlankSheet contentOf(const Wanted &wanted)
{
    if (wanted.of == Wanted::Of::Nothing) {
        if (*wanted.game == '\0')
            return emptySheetOf(nullptr, {}, {});
        const GameChoice choice = choiceOf(wanted);
        return emptySheetOf(choice.game, choice.level, choice.options);
    }
    int fixture = 0;
    const CompetitionState state = wanted.of == Wanted::Of::Cup ? cupOf(wanted) : leagueOf(wanted, fixture);
    return blankSheetOf(state, tableMatch(state.competition, fixture).value());
}

/// What is inked of a text.
QRectF inkOf(const FormPaper::Text &text)
{
    const int flags = static_cast<int>(text.alignment) |
                      (text.isWrapped ? Qt::TextWordWrap | Qt::TextWrapAnywhere : Qt::TextSingleLine);
    return QFontMetricsF(FormPaper::font(text.type)).boundingRect(text.room, flags, text.text);
}

bool holds(const QRectF &outer, const QRectF &inner)
{
    return outer.adjusted(-0.6, -0.6, 0.6, 0.6).contains(inner);
}

bool overlap(const QRectF &one, const QRectF &other)
{
    return one.adjusted(0.6, 0.6, -0.6, -0.6).intersects(other);
}

QStringList textsOf(const FormPaper &paper)
{
    QStringList all;
    for (const FormPaper::Text &one : paper.texts())
        all << one.text;
    return all;
}

/// A team of so many, none of whom has a short name.
void fillSquad(BlankSheet &content, Side side, int players, int absent)
{
    content.teams[side].name = u"Borussia Verein für Leibesübungen Mönchengladbach 1900"_s;
    content.teams[side].players.clear();
    content.squads[side].entries.clear();
    for (int i = 0; i < players; ++i) {
        const QString name = u"Wolfgang-Amadeus Schwarzenbeck-Müller %1"_s.arg(i);
        const QUuid id = QUuid::createUuidV5(QUuid(), name);
        content.teams[side].players.push_back(
            {id, name, i >= absent,
             i >= absent ? QString()
                         : u"sent off v Yugoslavia 1930; injured v Uruguay 1930: out for the "
                           "rest of the tournament"_s});
        content.squads[side].entries.push_back({{id, name, name}, Position::Midfielder, 70 + i, false});
    }
}

int pagesOf(const QByteArray &pdf)
{
    const auto match =
        QRegularExpression(u"/Type /Pages.*?/Count (\\d+)"_s, QRegularExpression::DotMatchesEverythingOption)
            .match(QString::fromLatin1(pdf));
    return match.captured(1).toInt();
}

} // namespace

class TestBlankSheets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { testing::prepareDesktop(); }

    void oneSheetOfA4Each_data() { sheets(); }
    void oneSheetOfA4Each()
    {
        const BlankSheet content = wanted();
        const Picture picture = blankSheet(content);
        const QPageLayout paper = paperFor(picture);
        QCOMPARE(paper.pageSize().id(), QPageSize::A4);
        QCOMPARE(paper.orientation(), QPageLayout::Portrait);
        const Sheets printed = sheetsFor(picture, roomOn(paper).size());
        QCOMPARE(printed.parts.size(), std::size_t(1));
        // As large as it was thought out: 7 mm are 7 mm.
        QCOMPARE(printed.scale, 1.0);
    }

    void everythingIsInItsPlace_data() { sheets(); }
    void everythingIsInItsPlace() { checkPlaces(wanted()); }

    void linesAreHighEnoughToWriteOn_data() { sheets(); }
    void linesAreHighEnoughToWriteOn()
    {
        const FormPaper paper = blankSheetPaper(wanted());
        int lines = 0;
        for (const QRectF &box : paper.boxes()) {
            // What is wide enough for a word is for handwriting; the others are for marks.
            if (box.width() < 35)
                continue;
            ++lines;
            QVERIFY2(box.height() >= FormPaper::leastLine - 0.01 && box.height() * 25.4 / 96 >= 7,
                     qPrintable(QString::number(box.height())));
        }
        QVERIFY(lines > 0);
    }

    void aLongerLanguageFits()
    {
        testing::LongerLanguage longer;
        QVERIFY(QCoreApplication::installTranslator(&longer));
        for (const Wanted &one : wantedSheets)
            checkPlaces(contentOf(one));
        QVERIFY(QCoreApplication::removeTranslator(&longer));
    }

    void longSquadsFit()
    {
        for (const Wanted &one : wantedSheets) {
            BlankSheet content = contentOf(one);
            content.mayBeExtended = content.sheet.extraTimePeriods > 0;
            content.mayHaveShootOut = content.sheet.criteria.empty();
            fillSquad(content, Side::Home, 26, 4);
            fillSquad(content, Side::Away, 26, 2);
            checkPlaces(content);
            const Picture picture = blankSheet(content);
            // The line with the credit of real data may take a hair of it.
            const QSizeF room = roomOn(paperFor(picture)).size();
            QVERIFY2(sheetsFor(picture, room).scale > 0.98,
                     qPrintable(QStringLiteral("%1: %2 high, room for %3")
                                    .arg(content.title)
                                    .arg(picture.size.height())
                                    .arg(room.height())));
        }
    }

    /// While the page has room, in as many lines as they take.
    void longNamesAreWhole()
    {
        for (const Wanted &one : wantedSheets) {
            BlankSheet content = contentOf(one);
            if (!content.sheet.hasScorers)
                continue;
            fillSquad(content, Side::Home, 11, 1);
            fillSquad(content, Side::Away, 9, 0);
            content.teams[Side::Away].players.front().name = QString(60, u'W');
            checkPlaces(content);
            const QStringList printed = textsOf(blankSheetPaper(content));
            for (const Side side : bothSides) {
                QCOMPARE(printed.count(content.teams[side].name),
                         2 * 2); // both sides: on top and over the list
                for (const PlayerOnTheDay &player : content.teams[side].players)
                    QVERIFY2(printed.contains(player.name), qPrintable(player.name));
            }
        }
    }

    void whoMayNotPlayIsStruckThroughWithTheReason()
    {
        int fixture = 0;
        const CompetitionState state = leagueOf({"", "atcs", "advanced"}, fixture);
        const TableMatch match = tableMatch(state.competition, fixture).value();
        const FormPaper paper = blankSheetPaper(blankSheetOf(state, match));
        QStringList struck;
        for (const FormPaper::Text &one : paper.texts())
            if (one.isStruck)
                struck << one.text;
        QStringList expected;
        const QStringList all = textsOf(paper);
        for (const Side side : bothSides)
            for (const PlayerOnTheDay &player : match.teams[side].players) {
                if (!player.available)
                    expected << player.name;
                QVERIFY2(all.contains(player.name), qPrintable(player.name));
                QVERIFY(player.because.isEmpty() || all.contains(player.because));
            }
        QCOMPARE(expected.size(), 4);
        // By number, not as the card has them.
        struck.sort();
        expected.sort();
        QCOMPARE(struck, expected);
    }

    void playersStandByNumber()
    {
        int fixture = 0;
        const CompetitionState state = leagueOf({"", "atcs", "advanced"}, fixture);
        TableMatch match = tableMatch(state.competition, fixture).value();
        Squad &squad = match.squads[Side::Away];
        const std::size_t players = squad.entries.size();
        for (std::size_t i = 0; i < players; ++i)
            squad.entries[i].shirt = static_cast<int>(players - i);
        const QStringList all = textsOf(blankSheetPaper(blankSheetOf(state, match)));
        qsizetype last = -1;
        for (std::size_t i = players; i-- > 0;) {
            const qsizetype place = all.indexOf(match.teams[Side::Away].players[i].name);
            QVERIFY(place > last);
            QCOMPARE(all[place - 1], QString::number(players - i));
            last = place;
        }
    }

    void theMatchIsNamed()
    {
        int fixture = 0;
        const CompetitionState state = leagueOf({"", "fuba", "full"}, fixture);
        const BlankSheet content = blankSheetOf(state, tableMatch(state.competition, fixture).value());
        QCOMPARE(blankSheet(content).title, state.name());
        QVERIFY(!content.about.isEmpty());
        const QStringList all = textsOf(blankSheetPaper(content));
        QVERIFY(all.contains(content.teams[Side::Home].name));
        QVERIFY(all.contains(content.teams[Side::Away].name));
        QVERIFY(all.contains(content.about.join(u" · "_s)));
        const auto &entry = content.squads[Side::Home].entries.front();
        if (entry.shirt)
            QVERIFY(all.contains(QString::number(*entry.shirt)));
    }

    /// Both teams and the referee sign, where the sheet has room for it.
    void itIsSigned()
    {
        int fixture = 0;
        const CompetitionState state = leagueOf({"", "atcs", "basic"}, fixture);
        const BlankSheet content = blankSheetOf(state, tableMatch(state.competition, fixture).value());
        const QStringList all = textsOf(blankSheetPaper(content));
        for (const QString &who :
             {content.teams[Side::Home].name, content.teams[Side::Away].name, u"referee"_s})
            QVERIFY2(all.contains(u"Signature: "_s + who), qPrintable(all.join(u'\n')));
        const QStringList empty = textsOf(blankSheetPaper(emptySheetOf(nullptr, {}, {})));
        for (const char *who : {"home team", "away team", "referee"})
            QVERIFY(empty.contains(u"Signature: "_s + QString::fromUtf8(who)));
    }

    void dayAndGroundStandOnTop()
    {
        int fixture = 0;
        CompetitionState state = leagueOf({"", "atcs", "basic"}, fixture);
        const int dated = state.competition.indexOfNumber(2);
        const BlankSheet content = blankSheetOf(state, tableMatch(state.competition, dated).value());
        QVERIFY(content.about.contains(u"Maracanã"_s));
        QVERIFY(content.about.contains(u"Rio de Janeiro"_s));
        QCOMPARE(content.about.size(), 4);
        // And who is to be the referee.
        const QUuid weber = QUuid::createUuid();
        QVERIFY(enterReferee(state.competition, {weber, u"Anna Weber"_s, {}, true}));
        QVERIFY(appointReferees(
            state.competition,
            {{state.competition.fixtures()[static_cast<std::size_t>(dated)].number, weber, false, {}}}));
        QCOMPARE(blankSheetOf(state, tableMatch(state.competition, dated).value()).about.last(),
                 u"Referee: Anna Weber"_s);
    }

    void onlyWhatTheGameHas()
    {
        const auto has = [](const Wanted &one, const char *text) {
            return textsOf(blankSheetPaper(contentOf(one))).contains(QString::fromUtf8(text));
        };
        const Wanted basic{"", "atcs", "basic"};
        const Wanted premier{"", "atcs", "premier"};
        const Wanted quick{"", "atcs", "quick"};
        const Wanted fuba{"", "fuba", "full"};
        const Wanted plain{"", "", ""};
        QVERIFY(!has(basic, "Cards") && has(premier, "Cards") && has(fuba, "Cards") && !has(quick, "Cards"));
        QVERIFY(!has(basic, "Injuries") && has(premier, "Injuries") && has(fuba, "Injuries"));
        QVERIFY(!has(premier, "Substitutes on") && has(fuba, "Substitutes on") &&
                has(plain, "Substitutes on"));
        QVERIFY(!has(premier, "Players") && has(fuba, "Players"));
        QVERIFY(has(basic, "Attempts, 1st half") && !has(fuba, "Attempts, 1st half"));
        QVERIFY(has(premier, "Referee's country") && has(premier, "control freak") && has(plain, "Referee"));
        QVERIFY(has(fuba, "Condition left, defence") && !has(premier, "Condition left, defence"));
        QVERIFY(has(quick, "Level: decided by") && has(quick, "toss of a coin") && !has(quick, "Goals"));
        QVERIFY(has(premier, "Goals") && has(premier, "Spectators") && has(premier, "Competition"));
    }

    void extraTimeAndShootOutWhereTheyMayBe()
    {
        const auto has = [](const Wanted &one, const char *text) {
            return textsOf(blankSheetPaper(contentOf(one))).contains(QString::fromUtf8(text));
        };
        const Wanted league{"", "fuba", "full", Wanted::Of::League};
        const Wanted cup{"", "fuba", "full", Wanted::Of::Cup};
        const Wanted quick{"", "atcs", "quick", Wanted::Of::Cup, {{u"quick_scores"_s, true}}};
        for (const char *text : {"after extra time", "shoot-out", "Shoot-out", "90 minutes"}) {
            QVERIFY(!has(league, text));
            QVERIFY(has(cup, text));
            QVERIFY(!has(quick, text));
        }
        QVERIFY(has(league, "result") && has(quick, "result") && !has(cup, "result"));
        QVERIFY(!has({"", "fuba", "full", Wanted::Of::Cup, {{u"extra_time"_s, false}}}, "after extra time"));
        const QJsonObject two{{u"extra_time_periods"_s, 2}};
        QVERIFY(has({"", "atcs", "basic", Wanted::Of::Cup}, "extra time"));
        QVERIFY(has({"", "atcs", "basic", Wanted::Of::Cup, two}, "ext. time 2"));
        QVERIFY(!has({"", "atcs", "basic", Wanted::Of::League, two}, "ext. time 2"));
    }

    void attemptsHaveTheirBoxes()
    {
        const auto small = [](const Wanted &one) {
            const FormPaper paper = blankSheetPaper(contentOf(one));
            return std::count_if(paper.boxes().begin(), paper.boxes().end(),
                                 [](const QRectF &box) { return box.height() < FormPaper::leastLine; });
        };
        // Two halves of two sides.
        QCOMPARE(small({"", "atcs", "premier"}), std::ptrdiff_t(100));
        QCOMPARE(small({"", "fuba", "full"}), std::ptrdiff_t(0));
    }

    /// As many lines for goals as there is room for: three at least, ten at most.
    void linesForGoals()
    {
        std::ptrdiff_t most = 0;
        for (const Wanted &one : wantedSheets) {
            const FormPaper paper = blankSheetPaper(contentOf(one));
            for (const FormPaper::Text &title : paper.texts()) {
                if (title.text != "Goals"_L1)
                    continue;
                const auto &boxes = paper.boxes();
                const auto lines = std::count_if(boxes.begin(), boxes.end(), [&title](const QRectF &box) {
                    return std::abs(box.left() + 1 - title.room.left()) < 0.01 &&
                           std::abs(box.width() - 2 - title.room.width()) < 0.01 &&
                           box.top() > title.room.top();
                });
                QVERIFY2(lines >= 3 && lines <= 10, one.name);
                most = std::max(most, lines);
            }
        }
        QCOMPARE(most, std::ptrdiff_t{10});
    }

    /// Where no names are known: a box for the number, one for the name beside it, and two to tick below
    /// their titles, for a team and its bench.
    void aLineForEachPlayerToWriteOn()
    {
        const BlankSheet content = contentOf({"", "fuba", "full"});
        const FormPaper paper = blankSheetPaper(content);
        const auto under = [](const FormPaper::Text &title, const QRectF &tick) {
            return std::abs(title.room.center().x() - tick.center().x()) < 0.01 &&
                   tick.top() > title.room.bottom() - 0.01;
        };
        int began = 0;
        int sat = 0;
        for (const FormPaper::Text &title : paper.texts()) {
            if (title.text != "XI"_L1 && title.text != "Sub"_L1)
                continue;
            const bool isFirst = title.text == "XI"_L1;
            for (const QRectF &tick : paper.ticks()) {
                if (!under(title, tick))
                    continue;
                ++(isFirst ? began : sat);
                if (!isFirst)
                    continue;
                std::vector<QRectF> line;
                for (const QRectF &box : paper.boxes())
                    if (std::abs(box.center().y() - tick.center().y()) < 0.01 &&
                        box.right() <= title.room.left() + 0.01 && box.right() > title.room.left() - 120)
                        line.push_back(box);
                QCOMPARE(line.size(), std::size_t{2});
                QVERIFY(line[0].width() >= 20 && line[0].width() < line[1].width());
                QCOMPARE(line[0].right(), line[1].left());
                QCOMPARE(line[1].right(), title.room.left());
            }
        }
        constexpr int bench = 7;
        QCOMPARE(began, 2 * (content.sheet.starters + bench));
        QCOMPARE(sat, began);
        QCOMPARE(static_cast<int>(paper.ticks().size()), began + sat);
    }

    void aDarkWindowPrintsBlackOnWhite()
    {
        const Picture picture = blankSheet(contentOf(wantedSheets.front()));
        const auto before = pictureFile(picture, PictureKind::Png);
        Theme::instance().apply(Theme::Appearance::Dark);
        const auto after = pictureFile(blankSheet(contentOf(wantedSheets.front())), PictureKind::Png);
        Theme::instance().apply(Theme::Appearance::Light);
        QVERIFY(before && after);
        QCOMPARE(*after, *before);
        QCOMPARE(QImage::fromData(*after).pixelColor(0, 0), QColor(Qt::white));
    }

    void severalArePrintedInOneJob()
    {
        std::vector<Picture> pictures;
        pictures.reserve(wantedSheets.size());
        for (const Wanted &one : wantedSheets)
            pictures.push_back(blankSheet(contentOf(one)));
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        {
            QPdfWriter writer(&buffer);
            writer.setPageLayout(paperFor(pictures.front()));
            QVERIFY(printPictures(writer, pictures));
        }
        QCOMPARE(pagesOf(bytes), static_cast<int>(wantedSheets.size()));
    }

private:
    static void sheets()
    {
        QTest::addColumn<int>("sheet");
        for (int i = 0; i < static_cast<int>(wantedSheets.size()); ++i)
            QTest::newRow(wantedSheets[static_cast<std::size_t>(i)].name) << i;
    }
    static BlankSheet wanted()
    {
        QFETCH(const int, sheet);
        return contentOf(wantedSheets[static_cast<std::size_t>(sheet)]);
    }

    static void checkPlaces(const BlankSheet &content)
    {
        const FormPaper paper = blankSheetPaper(content);
        const QRectF page(QPointF(), blankSheet(content).size);
        const auto &texts = paper.texts();
        for (std::size_t i = 0; i < texts.size(); ++i) {
            QVERIFY2(holds(texts[i].room, inkOf(texts[i])), qPrintable(texts[i].text));
            QVERIFY2(holds(page, texts[i].room), qPrintable(texts[i].text));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!overlap(inkOf(texts[i]), inkOf(texts[j])),
                         qPrintable(texts[i].text + u" / "_s + texts[j].text));
        }
        const auto &boxes = paper.boxes();
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            QVERIFY(holds(page, boxes[i]));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!overlap(boxes[i], boxes[j]));
            for (const FormPaper::Text &one : texts)
                QVERIFY2(holds(boxes[i], inkOf(one)) || !overlap(boxes[i], inkOf(one)), qPrintable(one.text));
        }
        for (const QRectF &tick : paper.ticks()) {
            QVERIFY(holds(page, tick));
            for (const FormPaper::Text &one : texts)
                QVERIFY2(!overlap(tick, inkOf(one)), qPrintable(one.text));
        }
    }
};

TOUCHLINE_TEST(TestBlankSheets)

} // namespace test_blank_sheets

#include "test_blank_sheets.moc"
