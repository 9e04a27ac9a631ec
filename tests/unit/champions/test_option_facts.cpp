// SPDX-License-Identifier: GPL-3.0-or-later
// What people are told of an option: chances, what it brings, why another is closed (specification, section
// 13).
#include "core/games/champions/champions_game.h"
#include "core/games/champions/match/choices.h"
#include "models/words/champions/champions_telling.h"
#include "models/words/option_words.h"
#include "tests/support/any_fixture.h"
#include "tests/support/games/champions_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <set>

namespace test_option_facts {

using namespace touchline;
using namespace touchline::testing;
namespace ch = touchline::champions;

namespace {

const FixtureSetup nobodyNamed;

QString effects(const ChampionsPosition &match, OptionCode option)
{
    return factsText(factsOfOption(match.state, option, nobodyNamed));
}

QStringList reasons(const ChampionsPosition &match)
{
    QStringList all;
    OptionList legal;
    ch::listOptions(match.state, legal);
    for (const ClosedOption &one : closedOptionsOf(match.state, legal, nobodyNamed))
        all << one.reason.english();
    return all;
}

} // namespace

class TestOptionFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The position of V15: with a 2 and with a 4 Home has to foul.
    void foulRisk()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {16, 5, 10}, {8, 2, 4}})
            .place(Side::Away, {{1, 5, 14}, {8, 5, 8}, {9, 4, 7}})
            .ball(5, 7);
        QCOMPARE(ch::foulRolls(match.state, Side::Home), 2);
        QCOMPARE(ch::foulRolls(match.state, Side::Away), 0);
        match.tables.options.fouls = false;
        QCOMPARE(ch::foulRolls(match.state, Side::Home), 0);
    }
    /// Before a move: leaving everybody where V15 has them is told as inviting that foul.
    void foulRiskOfAMove()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {16, 5, 10}, {8, 2, 4}})
            .place(Side::Away, {{1, 5, 14}, {8, 5, 8}, {9, 4, 7}, {14, 9, 3}})
            .ball(5, 7);
        match.touchedBy(Side::Away, 8).turn(Side::Away).roll({1});
        match.man(14);
        QVERIFY2(effects(match, ch::cellAt(9, 2)).contains(QStringLiteral("2 of 6 rolls would force")),
                 qPrintable(effects(match, ch::cellAt(9, 2))));
    }
    /// V6, V7: the D4 as the save table has it.
    void savesAndShots()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {14, 5, 11}}).place(Side::Away, {{1, 5, 14}, {8, 2, 9}});
        match.kick(Side::Home, 14, 3);
        int shots = 0;
        for (const OptionCode option : match.options())
            if (const OptionFacts facts = factsOfOption(match.state, option, nobodyNamed); facts.chance) {
                ++shots;
                QCOMPARE(facts.chance->favourable, 1);
                QCOMPARE(facts.chance->all, 4);
            }
        QCOMPARE(shots, 2);
        match.segment({{6, 12}, {6, 13}, {6, 14}});
        const OptionCode spot = ch::cellAt(6, 14);
        QCOMPARE(factsOfOption(match.state, spot, nobodyNamed).chance->favourable, 3);
        QVERIFY(effects(match, spot).contains(QStringLiteral("Caught on a 3, 4.")));
        QVERIFY(effects(match, spot).contains(QStringLiteral("Parried on a 2")));
        QVERIFY(effects(match, ch::restCode).startsWith(QStringLiteral("A goal")));
    }
    /// A faster shot from farther away leaves spots that are closed, with their reason.
    void closedSaves()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {14, 5, 11}}).place(Side::Away, {{1, 5, 14}, {8, 2, 9}});
        match.kick(Side::Home, 14, 4).segment({{6, 12}, {6, 13}, {6, 14}});
        QVERIFY(reasons(match).contains(QStringLiteral("Too far from the goalie, or the shot is too fast.")));
    }
    /// V11: one of three, and the attackers have the next turn.
    void interceptions()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {9, 5, 7}, {10, 2, 5}})
            .place(Side::Away, {{1, 5, 14}, {8, 7, 8}, {4, 3, 12}});
        match.kick(Side::Home, 9, 2);
        const OptionCode way = ch::segmentCode(1, 0, 0);
        QVERIFY(effects(match, way).contains(QStringLiteral("Ends at 7/9.")));
        QVERIFY(effects(match, way).contains(QStringLiteral("an opponent may step in: 1")));
        match.choose(way);
        if (match.state.phase == ch::Phase::Run)
            match.choose(ch::noRun);
        QCOMPARE(match.state.phase, ch::Phase::Intercept);
        const OptionFacts facts = factsOfOption(match.state, 7, nobodyNamed);
        QCOMPARE(facts.chance->favourable, 1);
        QCOMPARE(facts.chance->all, 3);
        QVERIFY(factsText(facts).contains(QStringLiteral("spaces: 2")));
        QCOMPARE(subjectOf(match.state, nobodyNamed).english(), QStringLiteral("the ball passes 6/8"));
    }
    void offsideMatesCannotBePassedTo()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {9, 5, 7}, {14, 5, 9}})
            .place(Side::Away, {{1, 5, 14}, {8, 2, 6}});
        match.kick(Side::Home, 9, 3);
        QCOMPARE(reasons(match).filter(QStringLiteral("Offside.")).size(), 1);
    }
    /// Who cannot come to the ball, and why not.
    void theBallIsTooFar()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {9, 5, 3}}).place(Side::Away, {{1, 5, 14}, {8, 5, 8}}).ball(5, 7);
        match.touchedBy(Side::Away, 8).turn(Side::Home).roll({1});
        match.man(9);
        QCOMPARE(reasons(match), QStringList{QStringLiteral("Steps to the ball: 4; the roll is 1.")});
        QVERIFY(effects(match, ch::cellAt(5, 4)).startsWith(QStringLiteral("Steps to the ball: 3.")));
    }
    void labels()
    {
        QCOMPARE(championsOptionLabel(QStringLiteral("D-FORM"), QStringLiteral("4-4-2")),
                 QStringLiteral("Formation 4-4-2"));
        QCOMPARE(championsOptionLabel(QStringLiteral("D-DEST"), QStringLiteral("ball in 3")),
                 QStringLiteral("To the ball, steps: 3"));
        QCOMPARE(championsOptionLabel(QStringLiteral("D-WARM"), QStringLiteral("roll now")),
                 QStringLiteral("Nobody, roll"));
        QCOMPARE(
            championsOptionLabel(QStringLiteral("D-KICK"), QStringLiteral("up right, after 2 to the left")),
            QStringLiteral("↗ 2, then ↑"));
        QCOMPARE(championsOptionLabel(QStringLiteral("D-DEST"), QStringLiteral("charge down")),
                 QStringLiteral("Shoulder charge ↓"));
        QVERIFY(championsOptionLabel(QStringLiteral("D-MOVE"), QStringLiteral("7 Henry")).isEmpty());
    }
    /// Through whole matches: who is placed, moves or plays the ball is named, every sentence is filled in,
    /// and what is closed is none of what is open.
    void everyChoiceIsExplained()
    {
        const ch::ChampionsGame game;
        Generator generator(7);
        std::set<std::string> explained;
        for (int number = 0; number < 12; ++number) {
            FixtureSetup setup = AnyFixture(game).make(game.info().levels[0], generator);
            EventList events;
            auto match = game.kickOff(setup, events);
            QVERIFY(match.has_value());
            while ((*match)->awaits() != Awaits::Nothing) {
                const Question question = (*match)->question();
                if (question.awaits == Awaits::Roll) {
                    QVERIFY((*match)->subject().isEmpty());
                    QVERIFY((*match)->roll(generator.roll(question.prompt->die.faces), events).has_value());
                    continue;
                }
                OptionList options;
                (*match)->options(options);
                const std::string id(question.prompt->id);
                const auto isOneOf = [&id](std::initializer_list<const char *> ids) {
                    return std::any_of(ids.begin(), ids.end(), [&id](const char *one) { return id == one; });
                };
                if (isOneOf({"D-PLACE", "D-MOVE", "D-DEST", "D-KICK", "D-SUBOFF", "D-SUBCELL", "D-INT"}))
                    QVERIFY2(!(*match)->subject().english().isEmpty(), id.c_str());
                QStringList names;
                for (const OptionCode option : options) {
                    const QString facts = factsText((*match)->optionFacts(option));
                    QVERIFY2(!facts.contains(u'%'), qPrintable(facts));
                    if (!facts.isEmpty())
                        explained.insert(id);
                    names << (*match)->optionName(question, option);
                }
                for (const ClosedOption &closed : (*match)->closedOptions())
                    QVERIFY2(!names.contains(closed.name) && !closed.reason.isEmpty(),
                             qPrintable(closed.name));
                auto chosen = options[generator.below(static_cast<std::uint32_t>(options.size()))];
                // Entries into the ball are a few among many cells.
                if (generator.below(3) != 0)
                    for (qsizetype option = 0; option < names.size(); ++option)
                        if (names.at(option).startsWith(QStringLiteral("ball in")))
                            chosen = options[static_cast<std::size_t>(option)];
                QVERIFY((*match)->choose(chosen, events).has_value());
            }
        }
        for (const char *id : {"D-WARM", "D-MOVE", "D-DEST", "D-KICK", "D-RUN", "D-INT"})
            QVERIFY2(explained.count(id) == 1, id);
    }
};

TOUCHLINE_TEST(TestOptionFacts)

} // namespace test_option_facts

#include "test_option_facts.moc"
