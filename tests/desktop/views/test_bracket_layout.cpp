// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/base/json_reader.h"
#include "models/views/fixtures/bracket_layout.h"
#include "models/views/fixtures/tie_card.h"
#include "tests/desktop/hands.h"
#include "tests/unit/competition/small_formats.h"

namespace test_bracket_layout {

using namespace touchline;

namespace {

using Direction = BracketLayout::Direction;

const QStringList &builtNames()
{
    static const QStringList names{
        u"cup-2"_s,
        u"cup-4-third-place"_s,
        u"cup-5"_s,
        u"cup-16-third-place"_s,
        u"cup-27"_s,
        u"cup-27-two-legs"_s,
        u"cup-32-redraw"_s,
        u"cup-20-redraw-third-place"_s,
        u"cup-64-away-goals-third-place"_s,
        u"cup-100-replays"_s,
        u"cup-128"_s,
        u"cup-12-best-of-5-all-places"_s,
        u"groups-8x4"_s,
        u"groups-14-all-places"_s,
        u"groups-6x5-3-third-place"_s,
        u"double-elimination-3"_s,
        u"double-elimination-7"_s,
        u"double-elimination-64"_s,
        u"double-elimination-16-no-reset"_s,
        u"league-phase-36"_s,
        u"apertura-20"_s,
        u"pyramid-20-24-24-promotion"_s,
        u"pyramid-18-20-relegation"_s,
        u"evening-4"_s,
        u"evening-8"_s,
        u"evening-12"_s,
        u"league-20"_s,
        u"swiss-32x6"_s,
        u"ladder-12"_s,
    };
    return names;
}

/// A competition in any format, its places filled from the first to the last.
Competition filled(const QString &name)
{
    CompetitionDefinition definition;
    definition.id = QUuid::createUuidV5(cup::space, name);
    definition.name = name;
    const auto format = formatTemplate(name);
    if (!format)
        qFatal("%s: %s", qPrintable(name), qPrintable(format.error().message.english()));
    definition.format = *format;
    definition.entrants = cup::entrants(teamCount(definition.format));
    const std::vector<int> sizes = entrySizes(definition.format);
    int team = 0;
    for (int entry = 0; at(entry) < sizes.size(); ++entry)
        for (int place = 0; place < sizes[at(entry)]; ++place)
            definition.draw.steps.push_back({team++, place, entry, place});
    auto competition = Competition::create(std::move(definition));
    if (!competition)
        qFatal("%s: %s", qPrintable(name), qPrintable(competition.error().message.english()));
    return std::move(*competition);
}

/// All ties that are no play-offs of a table.
std::set<int> knockoutTies(const Competition &competition)
{
    std::set<int> ties;
    const std::vector<TiePlan> &all = competition.plan().ties;
    for (int tie = 0; at(tie) < all.size(); ++tie)
        if (all[at(tie)].table < 0)
            ties.insert(tie);
    return ties;
}

TieCard cardOfMatch(const Competition &competition, int number)
{
    return tieCard(CompetitionState(competition), competition.plan().tieByNumber[at(number)]);
}

} // namespace

class TestBracketLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        if (QTest::currentDataTag() == nullptr)
            return;
        QFETCH(const QString, format);
        m_competition = std::make_unique<Competition>(filled(format));
    }

    void everyTieHasOneBox_data() { formats(); }
    void everyTieHasOneBox()
    {
        const BracketLayout layout(*m_competition);
        std::set<int> placed;
        for (int box = 0; at(box) < layout.boxes().size(); ++box) {
            const int tie = layout.boxes()[at(box)].tie;
            QVERIFY2(placed.insert(tie).second, "a tie stands there twice");
            QCOMPARE(layout.boxOf(tie), box);
        }
        QCOMPARE(placed, knockoutTies(*m_competition));
        QCOMPARE(layout.boxOf(static_cast<int>(m_competition->plan().ties.size())), -1);
    }

    void nothingOverlaps_data() { formats(); }
    void nothingOverlaps()
    {
        const BracketLayout layout(*m_competition);
        std::vector<QRectF> places;
        for (const BracketLayout::Box &box : layout.boxes()) {
            places.push_back(box.whole);
            QVERIFY(box.whole.contains(box.place));
        }
        for (const BracketLayout::Heading &heading : layout.headings()) {
            QVERIFY(!heading.text.isEmpty());
            places.push_back(heading.place);
        }
        const QRectF all(QPointF(), layout.size());
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY(all.contains(places[i]));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!places[i].intersects(places[j]), qPrintable(u"%1 and %2"_s.arg(i).arg(j)));
        }
    }

    void linesEndAtTheirBoxes_data() { formats(); }
    void linesEndAtTheirBoxes()
    {
        const BracketLayout layout(*m_competition);
        const FixturePlan &plan = m_competition->plan();
        for (const BracketLayout::Join &join : layout.joins()) {
            const QRectF from = layout.boxes()[at(join.from)].place;
            const QRectF to = layout.boxes()[at(join.to)].place;
            QCOMPARE(join.start, QPointF(from.right(), from.center().y()));
            QCOMPARE(join.end, QPointF(to.left(), to.center().y()));
            QVERIFY(join.start.x() < join.end.x());
            // It is the winner of the one who comes to the other.
            const TiePlan &source = plan.ties[at(layout.boxes()[at(join.from)].tie)];
            const TiePlan &target = plan.ties[at(layout.boxes()[at(join.to)].tie)];
            QVERIFY(std::any_of(bothSides.begin(), bothSides.end(), [&](Side side) {
                return target.slots[side].kind == Slot::Kind::WinnerOf &&
                       target.slots[side].number == source.number;
            }));
        }
    }

    void aTieOfATreeStandsBetweenThoseThatLeadToIt_data() { formats(); }
    void aTieOfATreeStandsBetweenThoseThatLeadToIt()
    {
        const BracketLayout layout(*m_competition);
        std::map<int, std::vector<int>> feeders;
        for (const BracketLayout::Join &join : layout.joins())
            feeders[join.to].push_back(join.from);
        for (const auto &[to, from] : feeders) {
            // Rounds that are drawn stand in columns, by their numbers.
            const int stage = m_competition->plan().ties[at(layout.boxes()[at(to)].tie)].stage;
            if (from.size() < 2 || !m_competition->plan().drawnRoundsOfStage[at(stage)].empty())
                continue;
            const qreal middle = layout.boxes()[at(to)].place.center().y();
            const qreal upper = layout.boxes()[at(from[0])].place.center().y();
            const qreal lower = layout.boxes()[at(from[1])].place.center().y();
            QVERIFY(upper < lower);
            QVERIFY(upper <= middle && middle <= lower);
        }
    }

    void everyTieIsReachedByKeys_data() { formats(); }
    void everyTieIsReachedByKeys()
    {
        const BracketLayout layout(*m_competition);
        if (layout.boxes().empty())
            return;
        std::set<int> seen{0};
        std::vector<int> open{0};
        while (!open.empty()) {
            const int box = open.back();
            open.pop_back();
            for (const Direction direction :
                 {Direction::Left, Direction::Right, Direction::Up, Direction::Down}) {
                const int next = layout.neighbour(box, direction);
                QVERIFY(next != box);
                if (next >= 0 && seen.insert(next).second)
                    open.push_back(next);
            }
        }
        QCOMPARE(seen.size(), layout.boxes().size());
    }

    void rightFollowsTheLines_data() { formats(); }
    void rightFollowsTheLines()
    {
        const BracketLayout layout(*m_competition);
        for (const BracketLayout::Join &join : layout.joins())
            QCOMPARE(layout.neighbour(join.from, Direction::Right), join.to);
    }

    /// The other shape has the same boxes in the same order, overlaps nowhere and can be walked by keys.
    void twoSidesShowTheSame_data() { formats(); }
    void twoSidesShowTheSame()
    {
        const BracketLayout plain(*m_competition);
        const BracketLayout wide(*m_competition, {}, BracketLayout::Shape::TwoSided);
        QCOMPARE(wide.boxes().size(), plain.boxes().size());
        std::vector<QRectF> places;
        for (std::size_t box = 0; box < wide.boxes().size(); ++box) {
            QCOMPARE(wide.boxes()[box].tie, plain.boxes()[box].tie);
            places.push_back(wide.boxes()[box].whole);
        }
        for (const BracketLayout::Heading &heading : wide.headings())
            places.push_back(heading.place);
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY(QRectF(QPointF(), wide.size()).contains(places[i]));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!places[i].intersects(places[j]));
        }
        QCOMPARE(wide.joins().size(), plain.joins().size());
        for (const BracketLayout::Join &join : wide.joins()) {
            const QRectF from = wide.boxes()[at(join.from)].place;
            const QRectF to = wide.boxes()[at(join.to)].place;
            QCOMPARE(join.start.x(), join.goesRight() ? from.right() : from.left());
            QCOMPARE(join.end.x(), join.goesRight() ? to.left() : to.right());
            QCOMPARE(wide.neighbour(join.from, join.goesRight() ? Direction::Right : Direction::Left),
                     join.to);
        }
        if (!wide.isTwoSided())
            QCOMPARE(wide.size(), plain.size());
    }

    void theFinalStandsInTheMiddleOfTwoSides()
    {
        const Competition competition = cup::make("cup-64");
        const BracketLayout plain(competition);
        const BracketLayout wide(competition, {}, BracketLayout::Shape::TwoSided);
        QVERIFY(wide.isTwoSided());
        QVERIFY(!plain.isTwoSided());
        QVERIFY(wide.size().height() < plain.size().height() * 0.6);
        const Slot &winner = competition.definition().format.finalPlaces.front();
        const int final = wide.boxOf(competition.plan().tieByNumber[at(winner.number)]);
        QCOMPARE(wide.boxes()[at(final)].place.center().x(), wide.size().width() / 2);
        const auto half = static_cast<std::ptrdiff_t>(wide.boxes().size() / 2);
        const auto left =
            std::count_if(wide.boxes().begin(), wide.boxes().end(), [&wide](const BracketLayout::Box &box) {
                return box.place.center().x() < wide.size().width() / 2 - 1;
            });
        QCOMPARE(left, half);
        // The keys go from one side over the final to the other.
        const int before = wide.neighbour(final, Direction::Left);
        const int behind = wide.neighbour(final, Direction::Right);
        QVERIFY(wide.boxes()[at(before)].place.right() < wide.boxes()[at(final)].place.left());
        QVERIFY(wide.boxes()[at(behind)].place.left() > wide.boxes()[at(final)].place.right());
        // A small bracket has one side.
        QVERIFY(!BracketLayout(cup::make("cup-4"), {}, BracketLayout::Shape::TwoSided).isTwoSided());
    }

    void thirdPlaceStandsBelowTheFinal()
    {
        for (const char *format :
             {"worldcup-32", "worldcup-2026", "cup-16-third-place", "cup-64-away-goals-third-place"}) {
            const Competition competition = cup::make(format);
            const BracketLayout layout(competition);
            const std::vector<Slot> &places = competition.definition().format.finalPlaces;
            const auto boxOfNumber = [&](int number) {
                return layout.boxes()[at(layout.boxOf(competition.plan().tieByNumber[at(number)]))];
            };
            const QRectF final = boxOfNumber(places[0].number).whole;
            const QRectF third = boxOfNumber(places[2].number).whole;
            QCOMPARE(third.left(), final.left());
            QVERIFY(third.top() > final.bottom());
            for (const BracketLayout::Box &box : layout.boxes())
                QVERIFY(box.whole.left() <= final.left());
        }
    }

    void competitionsWithoutAKnockoutHaveNoPicture()
    {
        const BracketLayout layout(cup::make("league-6"));
        QVERIFY(layout.boxes().empty());
        QVERIFY(layout.headings().empty());
        QVERIFY(layout.size().isEmpty());
    }

    void severalStagesHaveTheirNames()
    {
        const BracketLayout layout(cup::make("double-elimination-8"));
        QStringList stages;
        for (const BracketLayout::Heading &heading : layout.headings())
            if (heading.isStage)
                stages << heading.text;
        QCOMPARE(stages, QStringList({u"Winners' bracket"_s, u"Losers' bracket"_s, u"Grand final"_s}));
        const BracketLayout alone(cup::make("cup-8"));
        QVERIFY(std::none_of(alone.headings().begin(), alone.headings().end(),
                             [](const BracketLayout::Heading &heading) { return heading.isStage; }));
    }

    /// A stage stands below what is above it, also where that is one tie.
    void aStageStandsBelowTheOneBefore()
    {
        const char *json = R"({
            "name": "q", "title": "Q", "pool": 3,
            "stages": [
                {"name": "play-off", "type": "knockout", "rounds": [
                    {"name": "play-off", "ties": [{"match": 1, "home": "#1", "away": "#2"}]}]},
                {"name": "super cup", "type": "knockout", "rounds": [
                    {"name": "super cup", "ties": [{"match": 2, "home": "W1", "away": "#3"}]}]}],
            "final_places": ["W2", "L2"]})";
        const auto format = formatFromJson(parseJsonObject(json).value());
        QVERIFY2(format.has_value(), format ? "" : qPrintable(format.error().message.english()));
        const Competition competition = cup::hold(*format);
        const BracketLayout layout(competition);
        QCOMPARE(layout.boxes().size(), std::size_t{2});
        const auto stage = [&layout](const char *name) {
            for (const BracketLayout::Heading &heading : layout.headings())
                if (heading.isStage && heading.text == QLatin1String(name))
                    return heading.place;
            return QRectF();
        };
        QVERIFY(stage("Play-off").bottom() <= layout.boxes()[0].whole.top());
        QVERIFY(stage("Super cup").top() >= layout.boxes()[0].whole.bottom());
        QVERIFY(stage("Super cup").bottom() <= layout.boxes()[1].whole.top());
    }

    void largerPartsMakeALargerPicture()
    {
        BracketMetrics metrics;
        metrics.boxWidth *= 2;
        metrics.lineHeight *= 2;
        const Competition competition = cup::make("cup-16");
        const BracketLayout usual(competition);
        const BracketLayout large(competition, metrics);
        QVERIFY(large.size().width() > usual.size().width());
        QVERIFY(large.size().height() > usual.size().height());
        QCOMPARE(large.boxes().size(), usual.boxes().size());
    }

    void anOpenTieSaysWhereItsTeamsComeFrom()
    {
        const Competition competition = cup::make("cup-4");
        const TieCard final = cardOfMatch(competition, 3);
        QCOMPARE(final.names[Side::Home], u"Winner of match 1"_s);
        QVERIFY(final.teams[Side::Home].isNull());
        QVERIFY(final.goals[Side::Home].isEmpty());
        QVERIFY(!final.winner);
        QCOMPARE(final.foot, u"Match 3"_s);
        QCOMPARE(final.spoken, u"Final, match 3: Winner of match 1 against Winner of match 2."_s);
        QCOMPARE(final.fixture, competition.fixtures()[at(competition.indexOfNumber(3))].id);
    }

    void aPlayedTieSaysHowItWent()
    {
        Competition competition = cup::make("cup-4");
        cup::play(competition, 1, {3, 1});
        cup::play(competition, 2, {1, 1});
        const TieCard clear = cardOfMatch(competition, 1);
        QCOMPARE(clear.winner, Side::Home);
        QCOMPARE(clear.goals[Side::Home], QStringList{u"3"_s});
        QVERIFY2(clear.spoken.endsWith(u" go through."_s), qPrintable(clear.spoken));
        const TieCard late = cardOfMatch(competition, 2);
        QCOMPARE(late.goals[Side::Home], QStringList{u"1 (4)"_s});
        QCOMPARE(late.goals[Side::Away], QStringList{u"1 (3)"_s});
        QCOMPARE(late.foot, u"Match 2 · on penalties"_s);
        QVERIFY2(late.spoken.contains(u"1 (4), "_s), qPrintable(late.spoken));
        QVERIFY2(late.spoken.contains(u" on penalties. "_s), qPrintable(late.spoken));
        cup::play(competition, 3, {2, 0});
        const TieCard final = cardOfMatch(competition, 3);
        QVERIFY2(final.spoken.endsWith(u" win."_s), qPrintable(final.spoken));
    }

    void extraTimeIsSpokenOf()
    {
        Competition competition = cup::make("cup-4");
        MatchReport report = cup::report(competition, 1, {2, 1});
        report.after90 = {1, 1};
        report.extraTime = Score{2, 1};
        report.decidedBy = DecidedBy::ExtraTime;
        QVERIFY(competition.record(report));
        const TieCard card = cardOfMatch(competition, 1);
        const QString home = card.names[Side::Home];
        QCOMPARE(card.spoken, u"Semi-finals, match 1: %1 2, %2 1 after extra time. %1 go through."_s.arg(
                                  home, card.names[Side::Away]));
    }

    void twoLegsStandBesideEachOther()
    {
        Competition competition = cup::make("cup-4-two-legs");
        const TiePlan &tie = competition.plan().ties.front();
        const int first = competition.fixtures()[at(tie.fixtures[0])].number;
        const int second = competition.fixtures()[at(tie.fixtures[1])].number;
        QCOMPARE(tieCard(CompetitionState(competition), 0).fixture,
                 competition.fixtures()[at(tie.fixtures[0])].id);
        cup::play(competition, first, {2, 1});
        QCOMPARE(tieCard(CompetitionState(competition), 0).fixture,
                 competition.fixtures()[at(tie.fixtures[1])].id);
        cup::play(competition, second, {1, 3});
        const TieCard card = tieCard(CompetitionState(competition), 0);
        QCOMPARE(card.goals[Side::Home], QStringList({u"2"_s, u"3"_s}));
        QCOMPARE(card.goals[Side::Away], QStringList({u"1"_s, u"1"_s}));
        QVERIFY2(card.foot.endsWith(u"5–2 on aggregate"_s), qPrintable(card.foot));
        QVERIFY2(card.spoken.contains(u" 2 and 3, "_s), qPrintable(card.spoken));
    }

    void aSecondFinalSaysWhetherItIsNeeded()
    {
        Competition competition = cup::make("double-elimination-3");
        const int second = static_cast<int>(competition.plan().ties.size()) - 1;
        QVERIFY(competition.plan().ties[at(second)].onlyIfAwayWins > 0);
        const TieCard open = tieCard(CompetitionState(competition), second);
        QVERIFY2(open.foot.endsWith(u"only if needed"_s), qPrintable(open.foot));
        for (int number = 1; number < competition.plan().ties[at(second)].number; ++number)
            cup::play(competition, number, {1, 0});
        const TieCard idle = tieCard(CompetitionState(competition), second);
        QVERIFY2(idle.foot.endsWith(u"not needed"_s), qPrintable(idle.foot));
    }

private:
    static void formats()
    {
        QTest::addColumn<QString>("format");
        for (const QString &name : formatTemplateNames() + builtNames())
            QTest::newRow(qPrintable(name)) << name;
    }

    std::unique_ptr<Competition> m_competition;
};

TOUCHLINE_TEST(TestBracketLayout)

} // namespace test_bracket_layout

#include "test_bracket_layout.moc"
