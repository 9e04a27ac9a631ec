// SPDX-License-Identifier: GPL-3.0-or-later
// What is painted by hand, as somebody sees it: which words and shapes, in which colours and sizes, and that
// nothing lies on something else. What is painted stands in tests/data/painted.
#include "core/base/index.h"
#include "core/base/json_reader.h"
#include "forms/bracket/bracket_scene.h"
#include "forms/charts/figure_chart.h"
#include "forms/charts/statistics_charts.h"
#include "forms/pages/home/honours_picture.h"
#include "forms/print/list_picture.h"
#include "forms/tables/meaning_legend.h"
#include "forms/tables/standings_painter.h"
#include "forms/tables/tables_picture.h"
#include "forms/theme/spacing.h"
#include "forms/wizard/format_view.h"
#include "forms/wizard/team_board.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/painted.h"
#include "tests/support/golden_file.h"
#include "tests/unit/competition/small_formats.h"

#include <QAbstractAxis>
#include <QAbstractSeries>
#include <QHash>
#include <QImage>
#include <QLocale>
#include <QPainter>

#include <cmath>

namespace test_painted {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int paperBody = 13;

Kit shirtOf(const QUuid & /*team*/)
{
    return {u"#112233"_s, u"#445566"_s};
}

/// As it is kept, but for what a test means to change: TOUCHLINE_UPDATE_GOLDEN=1.
QString kept(const char *name, const QString &now)
{
    return QString::fromUtf8(goldenFile(u"painted/%1.txt"_s.arg(QLatin1String(name)), now.toUtf8()));
}

std::vector<Painted> painted(const Picture &picture)
{
    return testing::painted(picture.paint);
}

/// A World Cup of 32 whose first two groups are played, with wins, draws and defeats.
CompetitionStatePtr begunCup()
{
    Competition competition = cup::make("worldcup-32");
    int turn = 0;
    for (const std::size_t table : {std::size_t{0}, std::size_t{1}})
        for (const int fixture : competition.plan().fixturesOfTable[table]) {
            cup::play(competition, competition.fixtures()[at(fixture)].number,
                      turn % 3 == 0 ? Score{1, 1} : Score{2, turn % 2 * 3});
            ++turn;
        }
    return std::make_shared<const CompetitionState>(std::move(competition));
}

Picture pictureOfTables(const CompetitionStatePtr &state, const std::vector<int> &tables)
{
    return tablesPicture(state, tables, placeMeanings(state->competition, windowLanguage()), shirtOf);
}

/// All texts on the line of this one.
std::vector<Painted> besideIt(const std::vector<Painted> &all, const Painted &one)
{
    std::vector<Painted> line;
    for (const Painted &other : textsOf(all))
        if (std::abs(other.where.center().y() - one.where.center().y()) < one.where.height() / 2)
            line.push_back(other);
    std::sort(line.begin(), line.end(), [](const Painted &first, const Painted &second) {
        return first.where.left() < second.where.left();
    });
    return line;
}

HonoursMatch match(const char *home, const char *away, const char *score, std::optional<Side> winner)
{
    HonoursMatch one;
    one.round = u"Final"_s;
    one.names = {{QString::fromUtf8(home), QString::fromUtf8(away)}};
    one.score = QString::fromUtf8(score);
    one.winner = winner;
    return one;
}

/// The end of a cup of four with everything that can be told.
Honours fullHonours()
{
    Honours honours;
    honours.champion = 0;
    HonoursMatch final = match("Team T01", "Team T03", "3–2", Side::Home);
    final.note = u"after extra time"_s;
    final.scorers[Side::Home] = {u"Ann 6, 88"_s, u"Bea 71"_s};
    final.scorers[Side::Away] = {u"Eve 45"_s};
    honours.final.push_back(final);
    honours.podium = {{1, false, 0}, {2, false, 2}, {3, true, 1}, {3, true, 3}};
    Scorer scorer;
    scorer.name = u"Ann"_s;
    scorer.teamName = u"Team T01"_s;
    scorer.goals = 3;
    honours.topScorers = {scorer};
    honours.way = {match("Rovers", "Team T01", "0–2", Side::Away), match("Team T01", "Team T02", "1–1", {}),
                   final};
    honours.record.played = 3;
    honours.record.won = 2;
    honours.record.drawn = 1;
    return honours;
}

/// Shows the content on paper of that size; gives its texts.
std::vector<Painted> chartTexts(FigureChart &chart, const ChartContent &content)
{
    chart.setPaper();
    chart.setContent(content);
    chart.resize(1000, 500);
    // A widget that is never shown takes its size when it is painted.
    static_cast<void>(chart.grab());
    return textsOf(testing::painted(
        [&chart](QPainter &painter) { chart.render(&painter, QRectF(chart.rect()), chart.rect()); }));
}

} // namespace

class TestPainted : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void groupsOnPaper()
    {
        const CompetitionStatePtr state = begunCup();
        const Picture picture = pictureOfTables(state, {0, 1, 2});
        const std::vector<Painted> all = painted(picture);
        QCOMPARE(misplaced(all, QRectF(QPointF(), picture.size)), QString());
        const QString now = described(all);
        QCOMPARE(now, kept("groups", now));
        // Two beside each other, the third below.
        const Painted first = paintedText(all, u"Group A"_s);
        const Painted second = paintedText(all, u"Group B"_s);
        const Painted third = paintedText(all, u"Group C"_s);
        QCOMPARE(second.where.top(), first.where.top());
        QVERIFY(second.where.left() > picture.size.width() / 2);
        QCOMPARE(third.where.left(), first.where.left());
        QVERIFY(third.where.top() > first.where.bottom());
        // What is one column stands below one another: names begin, figures end at the same place.
        const PlaceMeanings meanings = placeMeanings(state->competition, windowLanguage());
        for (const int table : {0, 1}) {
            StandingsModel model;
            model.setTable(state, table, meanings, {});
            std::vector<qreal> names;
            std::vector<qreal> points;
            std::vector<qreal> rows;
            for (int row = 0; row < model.rowCount(); ++row) {
                const Painted name =
                    paintedText(all, model.index(row, StandingsModel::TeamColumn).data().toString());
                names.push_back(name.where.left());
                rows.push_back(name.where.top());
                std::vector<Painted> line = besideIt(all, name);
                std::erase_if(line, [&](const Painted &one) {
                    return (one.where.left() > picture.size.width() / 2) != (table == 1);
                });
                QStringList texts;
                for (const Painted &one : line)
                    texts << one.text;
                QStringList wanted;
                for (int column = 0; column < StandingsModel::FormColumn; ++column)
                    if (column != StandingsModel::AverageColumn || model.hasAverage())
                        wanted << model.index(row, column).data().toString();
                for (const QChar letter : model.index(row, 0).data(StandingsModel::FormRole).toString())
                    wanted << QString(letter);
                QCOMPARE(texts, wanted);
                points.push_back(line[StandingsModel::PointsColumn].where.right());
            }
            for (std::size_t row = 1; row < rows.size(); ++row) {
                QVERIFY(qAbs(names[row] - names[0]) < 1);
                QVERIFY(qAbs(points[row] - points[0]) < 1);
                // Equally far from each other.
                QVERIFY(qAbs(rows[row] - rows[row - 1] - (rows[1] - rows[0])) < 1);
            }
        }
    }

    void aLongLegendGoesOnBelow()
    {
        const std::vector<PlaceMeaning> legend{{PlaceMeaning::Kind::Champions, u"Champions"_s},
                                               {PlaceMeaning::Kind::GoesUp, u"Promoted"_s},
                                               {PlaceMeaning::Kind::MayGoOn, u"Play-offs"_s},
                                               {PlaceMeaning::Kind::GoesOn, u"Cup"_s},
                                               {PlaceMeaning::Kind::GoesDown, u"Relegated"_s}};
        const QFont font = pictureFont(Theme::Type::Caption);
        const auto paint = [&](qreal width) {
            return testing::painted(
                [&](QPainter &painter) { paintLegend(&painter, legend, width, Ink::ofPaper(), font); });
        };
        const std::vector<Painted> wide = paint(2000);
        const QString now = described(wide);
        QCOMPARE(now, kept("legend", now));
        const qreal line = paintLegend(nullptr, legend, 2000, Ink::ofPaper(), font);
        for (const PlaceMeaning &meaning : legend)
            QCOMPARE(paintedText(wide, meaning.words).where.top(),
                     paintedText(wide, legend.front().words).where.top());
        const qreal half = paintedText(wide, legend[2].words).where.left();
        const std::vector<Painted> narrow = paint(half);
        QCOMPARE(misplaced(narrow, QRectF(0, 0, half, 1000)), QString());
        QVERIFY(paintedText(narrow, legend[2].words).where.top() > line - 1);
        QCOMPARE(paintedText(narrow, legend[2].words).where.left(),
                 paintedText(narrow, legend[0].words).where.left());
        QVERIFY(paintLegend(nullptr, legend, half, Ink::ofPaper(), font) >= 2 * line - 0.1);
        QCOMPARE(paintLegend(nullptr, {}, half, Ink::ofPaper(), font), 0.0);
        // In a window it takes no room while there is nothing to say.
        MeaningLegend widget;
        widget.setLegend(legend);
        QVERIFY(widget.isVisibleTo(nullptr) || !widget.isHidden());
        widget.resize(600, widget.heightForWidth(600));
        QCOMPARE(textsOf(paintedBy(widget)).size(), legend.size());
        widget.setLegend({});
        QVERIFY(widget.isHidden());
        QCOMPARE(widget.heightForWidth(600), 0);
    }

    /// The row under the pointer is seen, on any tint, in light and dark.
    void theRowUnderThePointerIsLifted()
    {
        const CompetitionStatePtr state = begunCup();
        StandingsModel model;
        model.setTable(state, 0, placeMeanings(state->competition, windowLanguage()), shirtOf);
        const QRectF cell(0, 0, 300, 30);
        for (const bool isDark : {false, true}) {
            const StandingsPainter painter(Ink{isDark}, Theme::font(Theme::Type::Body));
            const auto groundOf = [&](int row, bool isLifted) {
                const std::vector<Painted> all = testing::painted([&](QPainter &to) {
                    painter.paintCell(to, cell, model.index(row, StandingsModel::TeamColumn), isLifted);
                });
                return all.front();
            };
            QCOMPARE(groundOf(0, false).where, cell);
            QCOMPARE(groundOf(0, false).ink, colourOf(ColourRole::GoesOn, isDark));
            const QColor lifted = groundOf(0, true).ink;
            QVERIFY(lifted != groundOf(0, false).ink);
            // Towards the text, so that it is seen; but a tint all the same.
            QCOMPARE(lifted.lightness() > groundOf(0, false).ink.lightness(), isDark);
            QVERIFY(contrast(lifted, colourOf(ColourRole::Text, isDark)) > 4.5);
            QCOMPARE(groundOf(3, false).ink, colourOf(ColourRole::Surface, isDark));
            QCOMPARE(groundOf(3, true).ink, colourOf(ColourRole::Lifted, isDark));
        }
    }

    /// What a letter of the form says is asked for where the letter stands, and nowhere else.
    void lettersAreWhereTheyArePainted()
    {
        const CompetitionStatePtr state = begunCup();
        StandingsModel model;
        model.setTable(state, 0, placeMeanings(state->competition, windowLanguage()), shirtOf);
        const StandingsPainter painter(Ink::ofPaper(), Theme::font(Theme::Type::Body));
        const QRectF cell(50, 20, 200, 30);
        const QModelIndex index = model.index(0, StandingsModel::FormColumn);
        const std::vector<Painted> letters =
            textsOf(testing::painted([&](QPainter &to) { painter.paintCell(to, cell, index, false); }));
        QCOMPARE(letters.size(), std::size_t{3});
        for (std::size_t i = 0; i < letters.size(); ++i)
            QCOMPARE(painter.letterAt(cell, index, letters[i].where.center().x()), static_cast<int>(i));
        QCOMPARE(painter.letterAt(cell, index, cell.left()), -1);
        QCOMPARE(painter.letterAt(cell, index, cell.right() - 1), -1);
    }

    /// Whoever is not known yet is said as that, without a shirt.
    void placesThatAreOpenHaveNoShirt()
    {
        const char *json = R"({
            "name": "q", "title": "Q", "pool": 4,
            "stages": [
                {"name": "play-offs", "type": "knockout", "rounds": [{"name": "play-offs", "ties": [
                    {"match": 1, "home": "#1", "away": "#2"}, {"match": 2, "home": "#3", "away": "#4"}]}]},
                {"name": "league phase", "type": "round_robin", "legs": 1, "advance": 0,
                 "groups": [{"name": "A", "size": 2, "members": ["W1", "W2"]}],
                 "rules": {"name": "l", "points": {"win": 3, "draw": 1, "defeat": 0},
                           "tie_breaks": ["points", "lots"], "head_to_head_again": false}}],
            "final_places": ["1A"]})";
        Competition competition = cup::hold(formatFromJson(parseJsonObject(json).value()).value());
        cup::play(competition, 2, {0, 1});
        const auto state = std::make_shared<const CompetitionState>(std::move(competition));
        StandingsModel model;
        model.setTable(state, 0, placeMeanings(state->competition, windowLanguage()), shirtOf);
        QCOMPARE(model.index(1, StandingsModel::TeamColumn).data().toString(), u"Winner of match 1"_s);
        QVERIFY(model.index(1, 0).data(StandingsModel::TeamRole).toUuid().isNull());
        const std::vector<Painted> all = painted(pictureOfTables(state, {0}));
        const QString now = described(all);
        QCOMPARE(now, kept("open-places", now));
    }

    void theEndOfACupOnPaper()
    {
        Competition competition = cup::hold(cup::cupOfFour());
        cup::playOut(competition, Generator(3));
        const auto state = std::make_shared<const CompetitionState>(std::move(competition));
        const Honours honours = fullHonours();
        const Picture picture = honoursPicture(state, honours, shirtOf);
        const std::vector<Painted> all = painted(picture);
        QCOMPARE(misplaced(all, QRectF(QPointF(), picture.size)), QString());
        const QString now = described(all);
        QCOMPARE(now, kept("honours", now));
        const qreal middle = picture.size.width() / 2;
        // Home ends at the score, away begins there; what belongs together stands together.
        for (const char *home : {"Ann 6, 88", "Bea 71", "Rovers"})
            QVERIFY2(paintedText(all, QString::fromUtf8(home)).where.right() < middle, home);
        QVERIFY(paintedText(all, u"Eve 45"_s).where.left() > middle);
        QCOMPARE(paintedText(all, u"Eve 45"_s).where.top(), paintedText(all, u"Ann 6, 88"_s).where.top());
        for (const char *centred :
             {"3–2", "Final", "Podium", "Top scorer", "The way to the title", "after extra time"})
            QVERIFY2(qAbs(paintedText(all, QString::fromUtf8(centred)).where.center().x() - middle) < 2,
                     centred);
        qreal top = 0;
        for (const char *below :
             {"Champions: Team T01", "Final", "3–2", "after extra time", "Ann 6, 88", "Bea 71", "Podium",
              "Runners-up", "Top scorer", "The way to the title", "0–2", "1–1"}) {
            const Painted one = paintedText(all, QString::fromUtf8(below));
            QVERIFY2(one.where.top() > top, below);
            top = one.where.top();
        }
        // What is not known takes no room.
        Honours less = honours;
        less.topScorers.clear();
        less.way.clear();
        less.final.front().note.clear();
        less.final.front().scorers = {};
        const Picture smaller = honoursPicture(state, less, {});
        QVERIFY(smaller.size.height() < picture.size.height() - 150);
        const std::vector<Painted> few = painted(smaller);
        for (const char *gone : {"Top scorer", "The way to the title", "after extra time"})
            QCOMPARE(countOf(few, QString::fromUtf8(gone)), 0);
        less.topScorers = {honours.topScorers.front(), honours.topScorers.front()};
        QCOMPARE(countOf(painted(honoursPicture(state, less, {})), u"Top scorers"_s), 1);
    }

    /// A name that is longer than its half is cut there, and says so.
    void aLongNameOnThePodium()
    {
        CompetitionDefinition definition = cup::make("cup-4-third-place").definition();
        for (Entrant &one : definition.entrants)
            one.name = QString(120, u'm');
        const auto state =
            std::make_shared<const CompetitionState>(Competition::create(std::move(definition)).value());
        Honours honours;
        honours.champion = 0;
        honours.podium = {{1, false, 0}, {2, false, 1}};
        const Picture picture = honoursPicture(state, honours, shirtOf);
        const std::vector<Painted> all = painted(picture);
        QCOMPARE(misplaced(all, QRectF(QPointF(), picture.size)), QString());
        int cut = 0;
        for (const Painted &one : textsOf(all))
            if (one.text.startsWith("mmm"_L1) && one.text.endsWith(u'…')) {
                ++cut;
                QVERIFY(one.where.left() > picture.size.width() / 2);
            }
        QCOMPARE(cut, 2);
    }

    void aListOnPaper()
    {
        ListContent content;
        content.title = u"Who may play"_s;
        content.headings = QStringList{u"Team"_s, u"Player"_s, QString(), u"Why"_s};
        content.wide = 3;
        content.lines.push_back({ListLine::Kind::Heading, {{u"Brazil – Italy"_s}, {u"Saturday"_s}}});
        ListLine line;
        line.cells.resize(4);
        line.cells[0].text = u"Brazil"_s;
        line.cells[0].kit = shirtOf({});
        line.cells[1].text = u"Pele"_s;
        line.cells[1].isStrong = true;
        line.cells[2].marks = {PlayerMark::Red, PlayerMark::Caution};
        line.cells[3].text = u"sent off"_s;
        line.cells[3].isAside = true;
        content.lines.push_back(line);
        content.lines.push_back({ListLine::Kind::Heading, {{u"Peru – Chile"_s}}});
        content.lines.push_back({ListLine::Kind::Note, {{u"Everybody may play."_s}}});
        const Picture picture = listPicture(content);
        const std::vector<Painted> all = painted(picture);
        QCOMPARE(misplaced(all, QRectF(QPointF(), picture.size)), QString());
        const QString now = described(all);
        QCOMPARE(now, kept("list", now));
        // Cells stand below their headings, captions at the right edge.
        QCOMPARE(paintedText(all, u"Pele"_s).where.left(), paintedText(all, u"Player"_s).where.left());
        QCOMPARE(paintedText(all, u"sent off"_s).where.left(), paintedText(all, u"Why"_s).where.left());
        QVERIFY(paintedText(all, u"Saturday"_s).where.right() > picture.size.width() - 16);
        QCOMPARE(paintedText(all, u"Brazil – Italy"_s).where.left(),
                 paintedText(all, u"Team"_s).where.left());
        // Of the two headings each goes to the end of its rows; the columns' to the end of all.
        QCOMPARE(picture.heads.size(), std::size_t{3});
        QCOMPARE(picture.heads[0].top, 0.0);
        QCOMPARE(picture.heads[0].end, picture.size.height());
        QCOMPARE(picture.heads[1].end, picture.heads[2].top);
        QCOMPARE(picture.heads[2].end, picture.size.height());
        const Painted second = paintedText(all, u"Peru – Chile"_s);
        QVERIFY(picture.heads[2].top < second.where.top() && picture.heads[2].bottom > second.where.bottom());
    }

    void figuresOnPaper()
    {
        QStandardItemModel model(2, 3);
        model.setHorizontalHeaderLabels({u"Team"_s, u"Goals"_s, u"Remark"_s});
        for (const auto &[column, side] :
             {std::pair{0, Qt::AlignLeft}, std::pair{1, Qt::AlignRight}, std::pair{2, Qt::AlignLeft}})
            model.setHeaderData(column, Qt::Horizontal, static_cast<int>(side | Qt::AlignVCenter),
                                Qt::TextAlignmentRole);
        const QStringList texts{u"Peru"_s, u"3"_s, u"good"_s, u"Chile"_s, u"12"_s, u"very good"_s};
        for (int i = 0; i < 6; ++i)
            model.setData(model.index(i / 3, i % 3), texts[i]);
        model.setData(model.index(0, 0), QStringList{u"#112233"_s, u"#445566"_s}, FigureKitRole);
        const Picture picture = statisticsPicture(u"Goals"_s, {}, model);
        const std::vector<Painted> all = painted(picture);
        QCOMPARE(misplaced(all, QRectF(QPointF(), picture.size)), QString());
        const QString now = described(all);
        QCOMPARE(now, kept("figures", now));
        const auto placeOf = [&all](const char *text) {
            return paintedText(all, QString::fromUtf8(text)).where;
        };
        // Words begin, figures end below each other; a name stands behind its shirt.
        QCOMPARE(placeOf("good").left(), placeOf("Remark").left());
        QCOMPARE(placeOf("very good").left(), placeOf("Remark").left());
        QVERIFY(qAbs(placeOf("3").right() - placeOf("Goals").right()) < 1);
        QVERIFY(qAbs(placeOf("12").right() - placeOf("Goals").right()) < 1);
        QCOMPARE(placeOf("Chile").left(), placeOf("Team").left());
        QVERIFY(placeOf("Peru").left() > placeOf("Team").left() + paperBody);
        const qreal row = placeOf("Chile").top() - placeOf("Peru").top();
        QCOMPARE(placeOf("Peru").top() - placeOf("Team").top(), row);
        QCOMPARE(picture.size.height(), 3 * row);
        QCOMPARE(picture.heads.front().bottom, row);
        QCOMPARE(picture.heads.front().end, 3 * row);
        QCOMPARE(picture.breaks, std::vector<qreal>{3 * row});
    }

    /// One semi-final is played, the other and the final are to come.
    void aBracketOnPaper()
    {
        Competition competition = cup::make("cup-4-third-place");
        cup::play(competition, 1, {2, 1});
        const CompetitionState state(std::move(competition));
        const Picture picture = bracketPicture(state, shirtOf);
        const std::vector<Painted> all = painted(picture);
        QCOMPARE(misplaced(all, QRectF(QPointF(), picture.size)), QString());
        for (const Painted &one : textsOf(all))
            QVERIFY2(!one.text.contains(u'…'), qPrintable(one.text));
        const QString now = described(all);
        QCOMPARE(now, kept("bracket", now));
        // The final stands beside the semi-finals, third place below it; goals end at the right of a box.
        const Painted final = paintedText(all, u"Final"_s);
        const Painted semis = paintedText(all, u"Semi-finals"_s);
        QVERIFY(final.where.left() > semis.where.right());
        QCOMPARE(final.where.top(), semis.where.top());
        QVERIFY(paintedText(all, u"Third place"_s).where.top() > final.where.bottom());
        const Painted two = paintedText(all, u"2"_s);
        const Painted one = paintedText(all, u"1"_s);
        QVERIFY(qAbs(two.where.right() - one.where.right()) < 0.5);
        QVERIFY(one.where.top() > two.where.top());
        // What stands below a box is wider than the names, and the box is as wide as that.
        const auto content = BracketContent::of(state, shirtOf, BracketFonts::ofPaper());
        const QFontMetricsF caption(content.fonts.caption);
        for (const TieCard &card : content.cards)
            QVERIFY2(caption.horizontalAdvance(card.foot) + spacing::inside <=
                         content.layout.metrics().boxWidth,
                     qPrintable(card.foot));
    }

    /// Where names are short, the line below a box says how wide the boxes are.
    void aLongLineBelowABoxIsNotCut()
    {
        CompetitionDefinition definition = cup::hold(cup::cupOfFour()).definition();
        for (std::size_t i = 0; i < definition.entrants.size(); ++i)
            definition.entrants[i].name = QChar(u'A' + static_cast<char16_t>(i));
        Competition competition = Competition::create(std::move(definition)).value();
        MatchReport level = cup::report(competition, 1, {1, 1});
        level.shootOut.reset();
        level.decidedBy = DecidedBy::Criteria;
        const auto recorded = competition.record(level);
        QVERIFY2(recorded, recorded ? "" : qPrintable(recorded.error().message.english()));
        const CompetitionState state(std::move(competition));
        const auto content = BracketContent::of(state, shirtOf, BracketFonts::ofPaper());
        const QFontMetricsF caption(content.fonts.caption);
        qreal longest = 0;
        for (const TieCard &card : content.cards)
            longest = std::max(longest, caption.horizontalAdvance(card.foot));
        // No box is narrower than twenty letters.
        QFont strong = content.fonts.body;
        strong.setWeight(QFont::DemiBold);
        const qreal least = 20 * QFontMetricsF(strong).horizontalAdvance(u'x');
        QVERIFY2(longest - spacing::inside > least, qPrintable(content.cards.front().foot));
        QVERIFY(longest + spacing::inside <= content.layout.metrics().boxWidth);
        for (const Painted &one : textsOf(painted(bracketPicture(state, shirtOf))))
            QVERIFY2(!one.text.contains(u'…'), qPrintable(one.text));
    }

    /// A name that is longer than its box is cut there, before the goals.
    void aLongNameInABox()
    {
        CompetitionDefinition definition = cup::make("cup-4-third-place").definition();
        for (Entrant &one : definition.entrants)
            one.name = QString(80, u'm');
        Competition competition = Competition::create(std::move(definition)).value();
        for (const int match : {1, 2})
            cup::play(competition, match, {7, 6});
        const std::vector<Painted> all =
            painted(bracketPicture(CompetitionState(std::move(competition)), shirtOf));
        const qreal goals = paintedText(all, u"7"_s).where.left();
        int cut = 0;
        for (const Painted &one : textsOf(all))
            if (one.text.startsWith("mmm"_L1) && one.where.left() < goals) {
                QVERIFY(one.text.endsWith(u'…'));
                QVERIFY(one.where.right() < goals);
                ++cut;
            }
        QCOMPARE(cut, 4);
    }

    /// From the middle of a box to the middle of the next: along, down, and along; only the corners are
    /// round.
    void aLineBetweenBoxes()
    {
        Competition competition = cup::make("cup-4-third-place");
        BracketScene scene(Ink::ofPaper());
        scene.setContent(BracketContent::of(CompetitionState(competition), shirtOf, BracketFonts::ofPaper()));
        const BracketLayout &layout = scene.content().layout;
        QImage image((layout.size() + QSizeF(1, 1)).toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        scene.render(&painter, QRectF(QPointF(), image.size()), QRectF(QPointF(), image.size()));
        painter.end();
        const auto isInked = [&image](qreal x, qreal y) {
            return QColor(image.pixel(QPointF(x, y).toPoint())).lightness() < 250;
        };
        QVERIFY(!layout.joins().empty());
        for (const BracketLayout::Join &join : layout.joins()) {
            const qreal middle = join.end.x() - layout.metrics().columnGap / 2;
            const qreal fall = join.end.y() - join.start.y();
            QVERIFY(std::abs(fall) > 30);
            for (const qreal part : {0.25, 0.5, 0.75})
                QVERIFY(isInked(middle, join.start.y() + part * fall));
            QVERIFY(isInked((join.start.x() + middle) / 2, join.start.y()));
        }
    }

    /// The chosen tie is lifted, and the way of its team goes in the accent to the final.
    void theWayOfATeamIsPainted()
    {
        Competition competition = cup::make("cup-4-third-place");
        cup::play(competition, 1, {2, 1});
        const CompetitionState state(competition);
        BracketScene scene(Ink::ofPaper());
        scene.setContent(BracketContent::of(state, shirtOf, BracketFonts::ofPaper()));
        const auto paint = [&scene] {
            return testing::painted([&scene](QPainter &painter) {
                scene.render(&painter, scene.sceneRect(), scene.sceneRect());
            });
        };
        const QString plain = described(paint());
        const TieCard &first = scene.content().cards.front();
        scene.setChoice(0, first.teams[Side::Home]);
        const QString chosen = described(paint());
        QVERIFY(chosen != plain);
        QCOMPARE(chosen, kept("bracket-chosen", chosen));
        scene.setChoice(-1, {});
        QCOMPARE(described(paint()), plain);
        scene.setHovered(1);
        QCOMPARE(described(paint()).count(u"shape lifted"_s), 1);
        scene.setHovered(-1);
        QCOMPARE(described(paint()), plain);
        scene.setInk(Ink{true});
        QVERIFY(described(paint()) != plain);
    }

    /// Bars of two kinds: names at the left, letters in the bars, sums behind them, kinds and titles round
    /// it.
    void aChartOfBars()
    {
        ChartContent content;
        content.shape = ChartContent::Shape::Bars;
        content.valueTitle = u"Cards"_s;
        content.categories = QStringList{u"Rovers"_s, u"United"_s};
        content.series = {{u"Yellow cards"_s, {9, 8}, ColourRole::YellowCard, ColourRole::OnYellowCard},
                          {u"Red cards"_s, {4, 5}, ColourRole::RedCard, ColourRole::OnRedCard}};
        content.tips = QStringList{u"Rovers, 13"_s, u"United, 13"_s};
        FigureChart chart;
        const std::vector<Painted> all = chartTexts(chart, content);
        QCOMPARE(misplaced(all, QRectF(chart.rect())), QString());
        const Painted rovers = paintedText(all, u"Rovers"_s);
        const Painted united = paintedText(all, u"United"_s);
        const Painted yellow = paintedText(all, u"Yellow cards"_s);
        const Painted red = paintedText(all, u"Red cards"_s);
        QCOMPARE(rovers.ink, colourOf(ColourRole::Text, false));
        // The first one is on top; names end where the bars begin; what the colours mean stands above.
        QVERIFY(rovers.where.bottom() < united.where.top());
        QVERIFY(qAbs(rovers.where.right() - united.where.right()) < 1);
        QVERIFY(rovers.where.right() < 200);
        QVERIFY(yellow.where.bottom() < rovers.where.top() && qAbs(yellow.where.top() - red.where.top()) < 1);
        QVERIFY(yellow.where.right() < red.where.left());
        QCOMPARE(countOf(all, u"Cards"_s), 1);
        QVERIFY(paintedText(all, u"Cards"_s).where.top() > united.where.bottom());
        QCOMPARE(chart.tipAt(QPoint(400, qRound(rovers.where.center().y()))), content.tips[0]);
        QCOMPARE(chart.tipAt(QPoint(400, qRound(united.where.center().y()))), content.tips[1]);
        QVERIFY(chart.tipAt(QPoint(400, 2)).isEmpty());
        // Letters stand in the parts of a bar, its sum behind it, figures of the scale below where they are.
        for (const Painted &bar : {rovers, united}) {
            QHash<QString, QRectF> parts;
            for (const Painted &one : besideIt(all, bar))
                parts.insert(one.text.trimmed(), one.where);
            QVERIFY2(parts.contains(u"Y"_s) && parts.contains(u"R"_s) && parts.contains(u"13"_s),
                     qPrintable(QStringList(parts.keys()).join(u'|')));
            QVERIFY(parts.value(u"Y"_s).left() > bar.where.right());
            QVERIFY(parts.value(u"R"_s).left() > parts.value(u"Y"_s).right());
            QVERIFY(parts.value(u"13"_s).left() > parts.value(u"R"_s).right());
        }
        const QRectF plot = chart.chart()->plotArea();
        const Painted nothing = paintedText(all, u"0"_s);
        QVERIFY(qAbs(nothing.where.center().x() - plot.left()) < 1.5);
        QVERIFY(nothing.where.top() > plot.bottom());
        QVERIFY(rovers.where.right() < plot.left());
        // A name that is too long is cut, and leaves room for the bars.
        content.categories[0] = QString(300, u'x');
        FigureChart another;
        const std::vector<Painted> cut = chartTexts(another, content);
        QCOMPARE(misplaced(cut, QRectF(another.rect())), QString());
        QVERIFY(std::any_of(cut.begin(), cut.end(), [](const Painted &one) {
            return one.text.startsWith(u'x') && one.text.endsWith(u'…');
        }));
        const qreal end = paintedText(cut, u"United"_s).where.right();
        QVERIFY(end > another.width() * 0.2 && end < another.width() / 2.0);
        QVERIFY(another.chart()->plotArea().width() > another.width() / 2.0);
    }

    /// Lines that stand out have names and colours of their own.
    void aChartOfLines()
    {
        ChartContent content;
        content.shape = ChartContent::Shape::Lines;
        content.categoryTitle = u"Matchday"_s;
        content.valueTitle = u"Points"_s;
        content.categories = QStringList{u"0"_s, u"1"_s, u"2"_s};
        const std::array<std::array<double, 3>, 4> points{{{0, 3, 6}, {0, 1, 4}, {0, 1, 2}, {0, 0, 0}}};
        const std::array kits{Kit{u"#FFFFFF"_s, u"#AA0000"_s}, Kit{u"#AA0000"_s, u"#0000AA"_s},
                              Kit{u"#AA0000"_s, u"#0000AA"_s}, Kit{u"#008800"_s, QString()}};
        for (std::size_t i = 0; i < points.size(); ++i) {
            ChartSeries series;
            series.name = u"Team %1"_s.arg(i);
            series.values.assign(points[i].begin(), points[i].end());
            series.kit = kits[i];
            series.team = QUuid::createUuidV5(cup::space, series.name);
            series.isStrong = i < 3;
            content.series.push_back(series);
        }
        FigureChart chart;
        const std::vector<Painted> all = chartTexts(chart, content);
        QCOMPARE(misplaced(all, QRectF(chart.rect())), QString());
        for (std::size_t i = 0; i < points.size(); ++i)
            QCOMPARE(countOf(all, content.series[i].name), i < 3 ? 1 : 0);
        // At the ends of the lines, the higher the better.
        QVERIFY(paintedText(all, u"Team 0"_s).where.left() > chart.width() * 0.7);
        QVERIFY(paintedText(all, u"Team 0"_s).where.bottom() < paintedText(all, u"Team 1"_s).where.top() + 1);
        QVERIFY(paintedText(all, u"Team 1"_s).where.bottom() < paintedText(all, u"Team 2"_s).where.top() + 1);
        for (const char *title : {"Matchday", "Points"})
            QCOMPARE(countOf(all, QString::fromUtf8(title)), 1);
        // The tip names the point that it stands at. Where several are in one place, it is that of one.
        QSet<QString> tips;
        for (int x = 0; x < chart.width(); x += 3)
            for (int y = 0; y < chart.height(); y += 3)
                tips.insert(chart.tipAt(QPoint(x, y)));
        for (const char *tip : {"Team 0: 6 points, matchday 2", "Team 1: 4 points, matchday 2",
                                "Team 2: 2 points, matchday 2", "Team 0: 3 points, matchday 1"})
            QVERIFY2(tips.contains(QString::fromUtf8(tip)),
                     qPrintable(QStringList(tips.cbegin(), tips.cend()).join(u'\n')));
        // Each line stands on both scales.
        QCOMPARE(chart.chart()->axes(Qt::Horizontal).size(), 1);
        QCOMPARE(chart.chart()->axes(Qt::Vertical).size(), 1);
        for (QAbstractSeries *series : chart.chart()->series())
            QCOMPARE(series->attachedAxes().size(), 2);
        // Lines that end together have their names below each other, within the picture.
        for (ChartSeries &series : content.series)
            series.values.back() = 0;
        const std::vector<Painted> level = chartTexts(chart, content);
        QCOMPARE(misplaced(level, QRectF(chart.rect())), QString());
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(countOf(level, content.series[i].name), 1);
        // The same of many at the upper edge.
        ChartContent high = content;
        high.series.clear();
        for (int i = 0; i < 8; ++i) {
            ChartSeries series = content.series.front();
            series.name = u"High %1"_s.arg(i);
            series.team = QUuid::createUuidV5(cup::space, series.name);
            series.values = {0, 3, 6};
            series.isStrong = true;
            high.series.push_back(series);
        }
        const std::vector<Painted> above = chartTexts(chart, high);
        QCOMPARE(misplaced(above, QRectF(chart.rect())), QString());
        for (const ChartSeries &series : high.series)
            QCOMPARE(countOf(above, series.name), 1);
        chart.setContent(content);
        // White is not seen on white; what another has is not taken again.
        QCOMPARE(chart.lineColour(content.series[0]), QColor(u"#AA0000"_s));
        QCOMPARE(chart.lineColour(content.series[1]), QColor(u"#0000AA"_s));
        const QColor third = chart.lineColour(content.series[2]);
        QVERIFY(third != chart.lineColour(content.series[0]) && third != chart.lineColour(content.series[1]));
        QVERIFY(contrast(third, colourOf(ColourRole::Surface, false)) >= 3);
    }

    /// Points that were taken away go below nothing; where none were won the scale ends there.
    void aChartBelowNothing()
    {
        ChartContent content;
        content.shape = ChartContent::Shape::Lines;
        content.categories = QStringList{u"a"_s, u"b"_s};
        ChartSeries series;
        series.name = u"Rovers"_s;
        series.values = {0, -3};
        series.isStrong = true;
        content.series.push_back(series);
        FigureChart chart;
        const std::vector<Painted> all = chartTexts(chart, content);
        QCOMPARE(misplaced(all, QRectF(chart.rect())), QString());
        const Painted nothing = paintedText(all, u"0"_s);
        const Painted least = paintedText(all, QLocale().toString(-3));
        QCOMPARE(countOf(all, u"1"_s), 0);
        QVERIFY(nothing.where.bottom() < least.where.top());
        // The name stands at the end of the line, at the lowest figure.
        const Painted name = paintedText(all, series.name);
        QVERIFY(qAbs(name.where.center().y() - least.where.center().y()) < 2);
        QVERIFY(name.where.left() > least.where.right());
    }

    void theShapeOfAFormat()
    {
        FormatView view;
        view.show(formatTemplate(u"worldcup-32"_s).value());
        view.resize(900, view.sizeHint().height());
        const std::vector<Painted> all = paintedBy(view);
        QCOMPARE(misplaced(all, QRectF(view.rect())), QString());
        const QString now = described(all);
        QCOMPARE(now, kept("format", now));
        // Shapes in front of the words, rows below each other.
        const Painted groups = paintedText(all, u"Group stage"_s);
        const Painted final = paintedText(all, u"Final"_s);
        QCOMPARE(final.where.left(), groups.where.left());
        QVERIFY(final.where.top() > groups.where.bottom());
        for (const Painted &one : all)
            if (one.kind == Painted::Kind::Shape)
                QVERIFY(one.where.right() < groups.where.left());
        QVERIFY(view.accessibleDescription().contains(u"Final"_s));
        view.clear();
        QVERIFY(paintedBy(view).empty());
        QCOMPARE(view.sizeHint().height(), 0);
        QCOMPARE(view.accessibleDescription(), QString());
    }

    void potsAndGroupsOfADraw()
    {
        TeamBoard board;
        const Kit kit = shirtOf({});
        std::vector<DrawCard> cards{{u"Pot 1"_s, {{kit, u"Peru"_s, true, false}, {kit, u"Chile"_s}}},
                                    {u"Pot 2"_s, {{kit, u"Cuba"_s}}},
                                    {u"Group A"_s, {{kit, u"Peru"_s, false, true}, {}}}};
        board.show(cards);
        board.resize(3000, board.heightForWidth(3000));
        const std::vector<Painted> all = paintedBy(board);
        QCOMPARE(misplaced(all, QRectF(board.rect())), QString());
        const QString now = described(all);
        QCOMPARE(now, kept("draw", now));
        // Beside each other where there is room, else below; as high as the longest of a row.
        const Painted first = paintedText(all, u"Pot 1"_s);
        const Painted second = paintedText(all, u"Pot 2"_s);
        QCOMPARE(second.where.top(), first.where.top());
        QVERIFY(second.where.left() > 990 && second.where.left() < 1020);
        QVERIFY(paintedText(all, u"Group A"_s).where.left() > 2000);
        const int narrow = board.minimumSizeHint().width();
        board.resize(narrow, board.heightForWidth(narrow));
        const std::vector<Painted> below = paintedBy(board);
        QCOMPARE(misplaced(below, QRectF(board.rect())), QString());
        QCOMPARE(paintedText(below, u"Pot 2"_s).where.left(), paintedText(below, u"Pot 1"_s).where.left());
        QVERIFY(paintedText(below, u"Pot 2"_s).where.top() > paintedText(below, u"Chile"_s).where.bottom());
        // Only who is still there is told.
        QCOMPARE(board.accessibleDescription(), u"Pot 1: Chile; Pot 2: Cuba; Group A: Peru"_s);
        const QRect place = board.placeOf([](const DrawCard &card) { return card.title.startsWith(u'G'); });
        QVERIFY(place.contains(paintedText(below, u"Group A"_s).where.center().toPoint()));
        QVERIFY(board.placeOf([](const DrawCard &) { return false; }).isNull());
        board.show({});
        QCOMPARE(board.heightForWidth(500), 0);
        QVERIFY(paintedBy(board).empty());
    }
};

TOUCHLINE_TEST(TestPainted)

} // namespace test_painted

#include "test_painted.moc"
