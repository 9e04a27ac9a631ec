// SPDX-License-Identifier: GPL-3.0-or-later
// What a person reads for each code and number of an event, word by word, in both games.
#include "core/base/json_reader.h"
#include "core/games/registry.h"
#include "models/words/atcs/atcs_memory.h"
#include "models/words/atcs/atcs_telling.h"
#include "models/words/common/common_words.h"
#include "models/words/fuba/fuba_telling.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_event_words {

using namespace touchline;

namespace {

enum class From { Common, Atcs, Fuba };

QJsonObject object(const char *json)
{
    return parseJsonObject(json).value();
}

/// Peru against Chile.
FixtureSetup setupOf()
{
    FixtureSetup setup;
    setup.sides[Side::Home].team.name = QStringLiteral("Peru");
    setup.sides[Side::Away].team.name = QStringLiteral("Chile");
    return setup;
}

/// The story has heard this: an event of that kind of that side.
struct Heard
{
    const char *kind;
    Side side;
    const char *fields;
};

QString described(From from, const char *word, const char *fields, const Event &event,
                  const FixtureSetup &setup = setupOf(), const std::vector<Heard> &before = {})
{
    MatchStory story(setup, *allGames().front(), makeAtcsMemory());
    for (const Heard &one : before) {
        Event heard;
        heard.side = one.side;
        heard.period = event.period;
        story.see(heard, QString::fromUtf8(one.kind), object(one.fields));
    }
    const EventWords &words = from == From::Common ? commonWords()
                              : from == From::Atcs ? atcsWords()
                                                   : fubaWords();
    const QString name = QString::fromUtf8(word);
    if (!words.contains(name))
        qFatal("There is no word %s.", word);
    return words.at(name)(StoryEvent{event, object(fields), story});
}

const std::vector<Heard> plans{{"plan", Side::Home, R"({"strategy": "aggressive", "formation": "4-3-3"})"},
                               {"plan", Side::Away, R"({"strategy": "normal", "formation": "3-5-2"})"},
                               {"referee", Side::Home, R"({"type": "control_freak"})"}};

} // namespace

class TestEventWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWordOfFuba_data()
    {
        rows({
            {"place", R"({"area": "PA"})", "own box"},
            {"place", R"({"area": "LB"})", "left back"},
            {"place", R"({"area": "RB"})", "right back"},
            {"place", R"({"area": "CD"})", "central defence"},
            {"from_place", R"({"from": "LM", "to": "RM"})", "left midfield"},
            {"to_place", R"({"from": "LM", "to": "RM"})", "right midfield"},
            {"ball_place", R"({"ball": "CC", "area": "PA"})", "centre"},
            {"place", R"({"area": "LA"})", "left wing"},
            {"place", R"({"area": "RA"})", "right wing"},
            {"place", R"({"area": "CA"})", "edge of the box"},
            {"place", R"({"area": "LC"})", "left corner"},
            {"place", R"({"area": "RC"})", "right corner"},
            {"place", R"({"area": "PX"})", "box"},
            {"formation", R"({"defenders": 4, "midfielders": 3, "forwards": 2})", "4-3-2"},
            {"restart_words", R"({"restart": "none"})", ""},
            {"restart_words", R"({"restart": "kick_off"})", ", kick-off"},
            {"restart_words", R"({"restart": "free_kick"})", ", free kick"},
            {"restart_words", R"({"restart": "corner"})", ", corner kick"},
            {"restart_words", R"({"restart": "goal_kick"})", ", goal kick"},
            {"restart_words", R"({"restart": "slow_goal_kick"})", ", goal kick"},
            {"set_up_words", R"({"situation": "kick_off"})", "Both teams line up"},
            {"set_up_words", R"({"situation": "free_kick"})", "Both teams line up for the free kick"},
            {"set_up_words", R"({"situation": "corner"})", "Both teams line up for the corner"},
            {"set_up_words", R"({"situation": "penalty"})", "Both teams line up for the penalty"},
            {"control_words", R"({"result": "kept"})", "the ball is kept"},
            {"control_words", R"({"result": "lost"})", "the ball is lost"},
            {"control_words", R"({"result": "event"})", "a special event"},
            {"special_words", R"({"difference": -5})", "two free moves for the opponents"},
            {"special_words", R"({"difference": -4})", "the ball is lost and goes back"},
            {"special_words", R"({"difference": -3})", "a free move for the opponents"},
            {"special_words", R"({"difference": -2})", "the next value is one worse"},
            {"special_words", R"({"difference": -1})", "foul of the opponents"},
            {"special_words", R"({"difference": 0})", "no team acts in this turn"},
            {"special_words", R"({"difference": 1})", "foul of the team with the ball"},
            {"special_words", R"({"difference": 2})", "the next value is one better"},
            {"special_words", R"({"difference": 3})", "a free move"},
            {"special_words", R"({"difference": 4})", "the next value is two better"},
            {"special_words", R"({"difference": 5})", "no defence movement for the opponents"},
            {"action_words", R"({"action": "movement"})", "move"},
            {"action_words", R"({"action": "adjustment"})", "adjust"},
            {"action_words", R"({"action": "pressing"})", "press"},
            {"action_words", R"({"action": "aggressive_pressing"})", "press aggressively"},
            {"action_words", R"({"action": "goal_attempt"})", "try for a goal"},
            {"action_words", R"({"action": "substitution"})", "substitute"},
            {"action_words", R"({"action": "creative_midfielder"})", "let the creative midfielder play"},
            {"action_words", R"({"action": "pressing", "secondary": true})", "press (second action)"},
            {"press_words", R"({"result": "won", "value": 4})", "the ball is won"},
            {"press_words", R"({"result": "nothing", "value": 4})", "nothing comes of it"},
            {"press_words", R"({"result": "failed", "value": 4})", "it fails, value 4"},
            {"press_words", R"({"result": "foul", "value": 4})", "a foul"},
            {"press_sum", R"({"die": 5, "second_die": 3, "modifier": -1})",
             "3 − 1 (second action, condition, skills) = 2"},
            {"press_sum", R"({"die": 5})", "5"},
            {"press_bare", R"({"die": 2, "second_die": 3, "modifier": 1})", "2 + 1 = 3"},
            {"shot_sum",
             R"({"die": 4, "second_die": 6, "ball_pieces": 1, "box_pieces": 2, "keeper_out": 3, "distance": -4,
                 "secondary": -5, "other": 6})",
             "4 + 1 (players at the ball) + 2 (players in the box) + 3 (keeper off his line) − 4 (distance) "
             "− 5 (second action) + 6 (skills) = 7"},
            {"shot_bare", R"({"die": 4, "second_die": 3, "distance": -1})", "3 − 1 = 2"},
            {"shot_bare", R"({"die": 4})", "4"},
            {"shot_words", R"({"result": "goal"})", "in"},
            {"shot_words", R"({"result": "corner"})", "behind for a corner"},
            {"shot_words", R"({"result": "rebound"})", "a rebound"},
            {"shot_words", R"({"result": "miss"})", "no goal"},
            {"shot_words", R"({"result": "again"})", "a second die decides"},
            {"second", R"({"second_die": 0})", ""},
            {"second", R"({"second_die": 1})", " and 1"},
            {"yellow_words", R"({"result": "yellow"})", "yellow card"},
            {"yellow_words", R"({"result": "void"})", "the actor is found out"},
            {"yellow_words", R"({"result": "none"})", "no card"},
            {"red_words", R"({"result": "none"})", "he stays"},
            {"red_words", R"({"result": "red"})", "red card"},
            {"mover", R"({"keeper": true})", "the keeper"},
            {"mover", R"({"keeper": false})", "a player"},
            {"with_ball", R"({"ball": true})", " with the ball"},
            {"with_ball", R"({"ball": false})", ""},
            {"change_words", R"({"change": 2, "line": "defence", "left": 7})",
             "+2 condition in defence, 7 left"},
            {"change_words", R"({"change": -1, "line": "attack", "left": 0})",
             "−1 condition in attack, 0 left"},
            {"change_words", R"({"change": 0, "line": "attack", "left": 3})",
             "0 condition in attack, 3 left"},
            {"why_words", R"({"why": "earlier_match"})", "the match before"},
            {"why_words", R"({"why": "other_formation"})", "another formation"},
            {"why_words", R"({"why": "boost"})", "to help the action"},
            {"why_words", R"({"why": "aggressive"})", "aggressive pressing"},
            {"why_words", R"({"why": "fresh"})", "a fresh player"},
            {"injury_words", R"({"code": "out", "turns": 1})", "cannot go on"},
            {"injury_words", R"({"code": "back", "turns": 1})", "is back in one turn"},
            {"injury_words", R"({"code": "back", "turns": 2})", "is back in 2 turns"},
            {"test_words", R"({"passed": true})", "passed"},
            {"test_words", R"({"passed": false})", "failed"},
            {"scored_from", R"({"how": "play"})", ""},
            {"scored_from", R"({"how": "penalty"})", ", penalty"},
            {"scored_from", R"({"how": "corner"})", ", corner"},
            {"scored_from", R"({"how": "free_kick"})", ", free kick"},
            {"scored_from", R"({"how": "rebound"})", ", rebound"},
            {"missed_penalty", R"({"scored": true, "player": "Cubillas"})", ""},
            {"missed_penalty", R"({"scored": false, "player": "Cubillas"})",
             "Penalty missed by Cubillas (Peru)"},
            {"loss_words", R"({"loss": 0})", ""},
            {"loss_words", R"({"loss": 2})", "Peru: 2 condition less in the next match"},
            {"skill_words", R"({"skill": "sweeper_keeper_two"})", "sweeper keeper two"},
            {"role_words", R"({"role": "creative_midfielder"})", "creative midfielder"},
            {"purpose_words", R"({"purpose": "fresh_legs"})", "fresh legs"},
            {"slow_words", R"({"slow": true})", ", slowly"},
            {"slow_words", R"({"slow": false})", ""},
            {"quick_words", R"({"quick": true})", "Quick free kick"},
            {"quick_words", R"({"quick": false})", "Free kick"},
            {"scored_words", R"({"scored": true})", "in"},
            {"scored_words", R"({"scored": false})", "no goal"},
            {"yellow_card", R"({"second": true})", "Second yellow card"},
            {"yellow_card", R"({"second": false})", "Yellow card"},
            {"extras", R"({"crossing": true, "trap": true})", ", crossing, offside trap"},
            {"extras", R"({"crossing": true})", ", crossing"},
            {"extras", R"({"trap": true})", ", offside trap"},
            {"extras", "{}", ""},
        });
    }
    void aWordOfFuba()
    {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, fields);
        QTEST(described(From::Fuba, word.constData(), fields.constData(), Event{}), "words");
    }

    void aWordOfAtcs_data()
    {
        rows({
            {"location_words", R"({"country": "France", "natural": 0})", "France"},
            {"location_words", R"({"country": "France", "natural": 17, "home": "away"})",
             "France (17), Chile at home"},
            {"reroll", R"({"why": "team", "country": "Peru"})", "from Peru, which plays"},
            {"reroll", R"({"why": "nobody", "country": ""})", "from nowhere"},
            {"referee_words", R"({"country": "", "country_natural": 3})", "of no country"},
            {"referee_words", R"({"country": "Italy", "country_natural": 0})", "from Italy"},
            {"referee_words", R"({"country": "Italy", "country_natural": 33})", "from Italy (33)"},
            {"referee_sum", R"({"country": "Italy", "natural": 4, "country_modifier": -2})",
             "4 − 2 (Italy) = 2"},
            {"referee_type", R"({"type": "let_em_play"})", "Let'em Play"},
            {"referee_type", R"({"type": "fair_and_balanced"})", "Fair and Balanced"},
            {"referee_type", R"({"type": "control_freak"})", "Control Freak"},
            {"plan", R"({"strategy": "aggressive", "formation": "4-3-3"})", "Aggressive 4-3-3"},
            {"plan", R"({"formation": "4-3-3", "by_chance": true, "out_of_formation": true})",
             "Aggressive 4-3-3, by the Solo chart, out of formation"},
            {"cells",
             R"({"strategy_attempts": 1, "strategy_shots_on_goal": -2, "chart_modifier": 0,
                 "formation_attempts": 3, "formation_shots_on_goal": -4})",
             "strategy +1 attempts, −2 SOG, 0 on charts; formation +3 attempts, −4 SOG"},
            {"totals_of", R"({"of": "attempts"})", "Attempts"},
            {"totals_of", R"({"of": "shots_on_goal"})", "SOG"},
            {"totals_sum",
             R"({"of": "attempts", "base": 12, "defense": -3, "strategy": 2, "formation": 0,
                 "out_of_formation": -1, "red_bonus": 4})",
             "12 (card) − 3 (defense of Chile) + 2 (Aggressive v Normal) + 0 (4-3-3 v 3-5-2) − 1 (out of "
             "formation) + 4 (red cards) = 14"},
            {"totals_bare", R"({"of": "attempts", "base": 12, "defense": -3})", "12 − 3 + 0 + 0 = 9"},
            {"counts", R"({"of": "attempts", "sum": 31, "result": 25})", ", limited to 25"},
            {"counts", R"({"of": "attempts", "sum": 12, "result": 12})", ""},
            {"tactics", "{}", ""},
            {"tactics", R"({"long_ball": 2, "packed_in": 1, "extra": "free_kick"})",
             " with long ball 2 against packed in 1, free kick"},
            {"tactics", R"({"counter_attack": 3, "extra": "red_card"})",
             " with counter attack 3, extra attempt for a red card"},
            {"attempt_number", R"({"extra": "free_kick"})", "extra attempt, free kick"},
            {"attempt_number", R"({"extra": "red_card"})", "extra attempt for a red card"},
            {"attempt_number", "{}", "attempt 0 of 0"},
            {"attempt_sum", R"({"natural": 50, "long_ball": 1, "counter_attack": 1, "packed_in": 1})",
             "50 − 15 (long ball 1) − 17 (counter attack 1) + 15 (packed in 1) = 33"},
            {"attempt_note", R"({"natural": 1, "modified": 41, "shots_on_goal": 40})",
             ", a natural 1 always is"},
            {"attempt_note", R"({"natural": 1, "modified": 40, "shots_on_goal": 40})", ""},
            {"attempt_note", R"({"natural": 100, "modified": 40, "shots_on_goal": 40})",
             ", a natural 100 never is"},
            {"attempt_note", R"({"natural": 100, "modified": 41, "shots_on_goal": 40})", ""},
            {"attempt_note", R"({"natural": 50, "modified": 40, "shots_on_goal": 40})", ""},
            {"shooter_sum", R"({"natural": 50, "modified": 50})", "50"},
            {"shooter_sum", R"({"natural": 50, "modified": 1})", "50, counts as 1"},
            {"passed_over", R"({"passed": 0})", ""},
            {"passed_over", R"({"passed": 1})", ", for one who is out"},
            {"passed_over", R"({"passed": 2})", ", 2 rows on: those before are out"},
            {"shot_lost", R"({"natural": 0})", "nobody is there to take it"},
            {"shot_lost", R"({"natural": 7})", "nobody is there to shoot"},
            {"goal_roll", "{}", "Goal roll"},
            {"goal_sum",
             R"({"natural": 6, "goalie_rating": -2, "keeper": "Quiroga", "marked": -1, "scorer_one_timer": 1,
                 "keeper_one_timer": -3, "scorer_injury": -4, "keeper_injury": 5})",
             "6 − 2 (Quiroga) − 1 (marked) + 1 (one-timer) − 3 (keeper's one-timer) − 4 (hurt) + 5 (keeper "
             "hurt) = 2"},
            {"goal_sum", R"({"natural": 6, "goalie_rating": 0})", "6 + 0 (empty goal) = 6"},
            {"goal_bare", R"({"natural": 6, "goalie_rating": 1})", "6 + 1 = 7"},
            {"goal_bare", R"({"natural": 6, "goalie_rating": 1, "scorer_injury": -1})",
             "6 + 1 − 1 = 6 with injuries"},
            {"goal_bare", R"({"natural": 6, "goalie_rating": 1, "keeper_injury": 1})",
             "6 + 1 + 1 = 8 with injuries"},
            {"goal_note", R"({"natural": 10, "modified": 7, "needed": 8})",
             ", but a natural 10 always scores"},
            {"goal_note", R"({"natural": 10, "modified": 8, "needed": 8})", ""},
            {"goal_note", R"({"natural": 1, "modified": 8, "needed": 8})", ", but a natural 1 always misses"},
            {"goal_note", R"({"natural": 1, "modified": 7, "needed": 8})", ""},
            {"goal_note", R"({"natural": 5, "modified": 8, "needed": 8})", ""},
            {"scored_from", R"({"how": "play"})", ""},
            {"scored_from", R"({"how": "penalty"})", ", penalty"},
            {"scored_from", R"({"how": "corner"})", ", corner"},
            {"scored_from", R"({"how": "free_kick"})", ", free kick"},
            {"scored_from", R"({"how": "red_card_extra"})", ""},
            {"missed_penalty", R"({"player": "Cubillas"})", ""},
            {"signed", R"({"sign": 1})", "+1"},
            {"signed", R"({"sign": -1})", "−1"},
            {"check_sum", R"({"natural": 5, "referee": 2})", "5 + 2 (Control Freak) = 7"},
            {"check_words", R"({"code": "stands"})", "the goal stands"},
            {"check_words", R"({"code": "call"})", "he has a doubt"},
            {"call_sum", R"({"natural": 5, "strategy": 1, "referee": 2, "fair_play": -3, "one_timer": 4})",
             "5 + 1 (Aggressive) + 2 (Control Freak) − 3 (fair play) + 4 (one-timer) = 9"},
            {"rolls_allowed", R"({"maximum": 1})", "1 roll"},
            {"rolls_allowed", R"({"maximum": 2})", "2 rolls at most"},
            {"card_sum",
             R"({"natural": 5, "strategy": 1, "marks": 2, "referee": 3, "home": -4, "fair_play": -1,
                 "one_timer": 6})",
             "5 + 1 (Aggressive) + 2 (marks) + 3 (Control Freak) − 4 (at home) − 1 (fair play) + 6 "
             "(one-timer) = 12"},
            {"effect_words", R"({"effect": "opponent_corner_kick"})", "corner kick for the opponents"},
            {"effect_words", R"({"effect": "opponent_injury"})", "an opponent is injured"},
            {"effect_words", R"({"effect": "injury", "star": true})", "he is injured, with a star"},
            {"why_words", R"({"why": "call"})", ", called by the referee"},
            {"why_words", R"({"why": "injury"})", ", for the injury"},
            {"why_words", R"({"why": "check"})", ""},
            {"more_attempts", R"({"count": 1})", "1 more attempt"},
            {"more_attempts", R"({"count": 2})", "2 more attempts"},
            {"yellow_card", R"({"second": true, "instead_of_red": true})", "Second yellow card"},
            {"yellow_card", R"({"instead_of_red": true})", "Yellow card instead of a second red one"},
            {"yellow_card", "{}", "Yellow card"},
            {"injury_sum", R"({"natural": 5, "opponent_strategy": 2, "one_timer": -1})",
             "5 + 2 (Normal opponents) − 1 (one-timer) = 6"},
            {"unhurt", R"({"code": "stays"})", ": plays on, no harm done"},
            {"unhurt", R"({"code": "opponent_red"})", ": plays on, and an opponent is sent off for it"},
            {"unhurt", R"({"code": "out_next"})", ""},
            {"injury_words", R"({"code": "weakened_1"})", "plays on, 1 weaker on goal rolls from now on"},
            {"injury_words", R"({"code": "weakened_2"})", "plays on, 2 weaker on goal rolls from now on"},
            {"injury_words", R"({"code": "out_next"})", "goes off and misses the next game"},
            {"injury_words", R"({"code": "out_tournament"})", "goes off and is out of the tournament"},
            {"injury_words", R"({"code": "out_tournament_red"})",
             "goes off and is out of the tournament, and an opponent is sent off for it"},
            {"carry_words", R"({"red": true, "injury": "", "yellow": true})",
             "sent off, suspended for the next game"},
            {"carry_words", R"({"injury": "out_next"})", "injured, misses the next game"},
            {"carry_words", R"({"injury": "out_tournament"})", "injured, out of the tournament"},
            {"carry_words", R"({"yellow": true})", "one yellow card"},
            {"carry_words", R"({"sat_out": true})", "sat this game out"},
            {"carry_words", R"({"injury": "out_next", "yellow": true, "sat_out": true})",
             "injured, misses the next game; one yellow card; sat this game out"},
        });
    }
    void aWordOfAtcs()
    {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, fields);
        QTEST(described(From::Atcs, word.constData(), fields.constData(), Event{}, setupOf(), plans),
              "words");
    }

    void theCallOfTheReferee_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *code, const char *words) {
            QTest::newRow(code) << QByteArray(code) << QString::fromUtf8(words);
        };
        row("dissent", "the goal stands, and an opponent who protests is booked");
        row("bad_call_for", "the goal stands, though it should not have");
        row("stands", "the goal stands");
        row("back_for_penalty", "bad call, he had blown for a foul before the shot: a penalty instead");
        row("back_for_free_kick", "bad call: a free kick instead");
        row("offside", "offside");
        row("foul", "a foul before the shot");
        row("hand_ball", "hand ball, the scorer is booked");
        row("protest", "bad call, and one who protests is booked");
        row("hand_ball_free_kick", "hand ball, the scorer is booked, free kick for the opponents");
        row("violent", "violent play, the scorer is sent off");
    }
    void theCallOfTheReferee()
    {
        QFETCH(QByteArray, code);
        const QByteArray fields = "{\"code\": \"" + code + "\"}";
        QTEST(described(From::Atcs, "call_words", "{}", Event{}, setupOf(),
                        {{"referee_call", Side::Home, fields.constData()}}),
              "words");
    }

    /// What a kick is called, until the next attempt.
    void aKickIsNamed()
    {
        const std::vector<Heard> penalty{{"penalty", Side::Home, "{}"}};
        const auto at = [](const char *word, const char *fields, const std::vector<Heard> &before) {
            return described(From::Atcs, word, fields, Event{}, setupOf(), before);
        };
        QCOMPARE(at("goal_roll", "{}", penalty), QStringLiteral("Goal roll, penalty"));
        QCOMPARE(at("goal_roll", "{}", {{"corner", Side::Home, "{}"}}), QStringLiteral("Goal roll, corner"));
        QCOMPARE(at("goal_sum", R"({"natural": 6, "goalie_rating": 0, "kick_bonus": 2})", penalty),
                 QStringLiteral("6 + 0 (empty goal) + 2 (penalty) = 8"));
        QCOMPARE(at("missed_penalty", R"({"player": "Cubillas"})", penalty),
                 QStringLiteral("Penalty missed by Cubillas (Peru)"));
        QCOMPARE(at("missed_penalty", R"({"player": "Cubillas", "keeper": "Roth"})", penalty),
                 QStringLiteral("Penalty missed by Cubillas (Peru), saved by Roth"));
        QCOMPARE(at("goal_roll", "{}", {{"penalty", Side::Home, "{}"}, {"attempt", Side::Home, "{}"}}),
                 QStringLiteral("Goal roll"));
    }

    void whatQuickPlayAddsToTheDie()
    {
        FixtureSetup setup = setupOf();
        setup.options.set(QStringLiteral("quick_home_advantage"), 1);
        const char *fields = R"({"home_sum": 12, "home_die": 3, "away_sum": 5, "away_die": 6})";
        const auto at = [&](const char *word) { return described(From::Atcs, word, fields, Event{}, setup); };
        QCOMPARE(at("home_power"), QStringLiteral(" + 9 (power)"));
        setup.ground = Side::Home;
        QCOMPARE(at("home_power"), QStringLiteral(" + 8 (power) + 1 (home)"));
        QCOMPARE(at("away_power"), QStringLiteral(" − 1 (power)"));
        setup.ground = Side::Away;
        QCOMPARE(at("home_power"), QStringLiteral(" + 9 (power)"));
        QCOMPARE(at("away_power"), QStringLiteral(" − 2 (power) + 1 (home)"));
        setup.options.set(QStringLiteral("quick_home_advantage"), 0);
        QCOMPARE(at("away_power"), QStringLiteral(" − 1 (power)"));
    }

    void namesOfAMatch()
    {
        Event event;
        const auto at = [&](const char *word, const char *fields = "{}",
                            const FixtureSetup &setup = setupOf()) {
            return described(From::Common, word, fields, event, setup);
        };
        QCOMPARE(at("player", R"({"player": "Cubillas"})"), QStringLiteral("nobody"));
        event.player = 0;
        QCOMPARE(at("player", R"({"player": "Cubillas"})"), QStringLiteral("Cubillas"));
        for (const Side side : bothSides) {
            event.side = side;
            const bool isHome = side == Side::Home;
            QCOMPARE(at("team"), QLatin1String(isHome ? "Peru" : "Chile"));
            QCOMPARE(at("opponent"), QLatin1String(isHome ? "Chile" : "Peru"));
            QCOMPARE(at("home_team"), QStringLiteral("Peru"));
            QCOMPARE(at("away_team"), QStringLiteral("Chile"));
            event.numbers[0] = isHome ? 0 : 1;
            QCOMPARE(at("first_team"), QLatin1String(isHome ? "Peru" : "Chile"));
        }
        event.side = Side::Home;
        QCOMPARE(at("kick", R"({"scored": true})"), QStringLiteral("scores"));
        QCOMPARE(at("kick", R"({"scored": false})"), QStringLiteral("misses"));
        const char *kick = R"({"scored": true, "natural": 5, "modified": 8, "needed": 6})";
        QCOMPARE(at("kick_bare", kick), QStringLiteral("scores (5 + 3 = 8, needs 6)"));
        QCOMPARE(described(From::Atcs, "kick_explained", kick, event),
                 QStringLiteral("scores (5 + 3 (penalty, keeper, one-timers, injuries) = 8, needs 6)"));
        event.player = Event::nobody;
        QCOMPARE(at("kick_bare", kick), QStringLiteral("scores"));
    }

    void theGroundIsNamedWhereItCounts()
    {
        FixtureSetup setup = setupOf();
        setup.ground = Side::Away;
        const auto ground = [&setup] { return described(From::Common, "ground", "{}", Event{}, setup); };
        QCOMPARE(ground(), QString());
        for (const char *option : {"home_field_advantage", "quick_home_advantage"}) {
            setup.options = {};
            setup.options.set(QString::fromUtf8(option), 1);
            setup.ground = Side::Away;
            QCOMPARE(ground(), QStringLiteral(", Chile at home"));
            setup.ground.reset();
            QCOMPARE(ground(), QStringLiteral(", on neutral ground"));
        }
    }

    void whistlesAndPeriods()
    {
        FixtureSetup setup = setupOf();
        Event event;
        const auto at = [&](Period period, const char *word,
                            const char *score = R"({"home": 1, "away": 1})") {
            event.period = period;
            MatchStory story(setup, *allGames().front(), makeAtcsMemory());
            Event end;
            end.period = Period::SecondHalf;
            story.see(end, QStringLiteral("period_end"), object(R"({"home": 1, "away": 1})"));
            return commonWords().at(QString::fromUtf8(word))(StoryEvent{event, object(score), story});
        };
        QCOMPARE(at(Period::FirstHalf, "period_name"), QStringLiteral("First half"));
        QCOMPARE(at(Period::SecondHalf, "period_name"), QStringLiteral("Second half"));
        QCOMPARE(at(Period::ExtraTime, "period_name"), QStringLiteral("Extra time"));
        QCOMPARE(at(Period::ExtraTimeSecond, "period_name"), QStringLiteral("Extra time, second period"));
        QCOMPARE(at(Period::FirstHalf, "whistle"), QStringLiteral("Half-time"));
        QCOMPARE(at(Period::SecondHalf, "whistle"), QStringLiteral("After 90 minutes"));
        QCOMPARE(at(Period::ExtraTimeSecond, "whistle"), QStringLiteral("After extra time"));
        const QString half = QStringLiteral("Half-time of extra time");
        const QString over = QStringLiteral("After extra time");
        QCOMPARE(at(Period::ExtraTime, "whistle"), over);
        setup.options.set(QStringLiteral("extra_time_periods"), 2);
        QCOMPARE(at(Period::ExtraTime, "whistle"), half);
        setup.options.set(QStringLiteral("extra_time_periods"), 1);
        setup.decision.extraTime = DecisionRules::ExtraTime::SilverGoal;
        QCOMPARE(at(Period::ExtraTime, "whistle"), half);
        QCOMPARE(at(Period::ExtraTime, "extra_time_kind"), QStringLiteral(", silver goal"));
        setup.decision.extraTime = DecisionRules::ExtraTime::GoldenGoal;
        QCOMPARE(at(Period::ExtraTime, "extra_time_kind"), QStringLiteral(", golden goal"));
        setup.options.set(QStringLiteral("extra_time_periods"), 2);
        QCOMPARE(at(Period::ExtraTime, "whistle"), half);
        QCOMPARE(at(Period::ExtraTime, "whistle", R"({"home": 2, "away": 1})"), over);
        // A goal is golden in the extra time of a match that needs a winner.
        setup.decision.needsWinner = true;
        QCOMPARE(at(Period::ExtraTime, "golden"), QStringLiteral(", golden goal"));
        QCOMPARE(at(Period::SecondHalf, "golden"), QString());
        setup.decision.needsWinner = false;
        QCOMPARE(at(Period::ExtraTime, "golden"), QString());
        setup.decision = {};
        setup.decision.needsWinner = true;
        QCOMPARE(at(Period::ExtraTime, "golden"), QString());
        QCOMPARE(at(Period::ExtraTime, "extra_time_kind"), QString());
    }

    void whatASecondLegBeginsWith()
    {
        FixtureSetup setup = setupOf();
        Event event;
        event.period = Period::SecondHalf;
        const auto at = [&](const char *word) {
            return described(From::Common, word, R"({"home": 2, "away": 0})", event, setup);
        };
        QCOMPARE(at("first_leg"), QString());
        QCOMPARE(at("aggregate"), QString());
        setup.decision.firstLeg = Score{0, 1};
        QCOMPARE(at("first_leg"), QString());
        setup.decision.needsWinner = true;
        QCOMPARE(at("first_leg"), QStringLiteral(", 0–1 from the first leg"));
        QVERIFY2(at("aggregate").startsWith(QStringLiteral(", 2–1")), qPrintable(at("aggregate")));
        // At half-time nobody counts yet.
        event.period = Period::FirstHalf;
        QCOMPARE(at("aggregate"), QString());
    }

private:
    struct Row
    {
        const char *word;
        const char *fields;
        const char *expected;
    };
    static void rows(const std::vector<Row> &rows)
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<QString>("words");
        for (const Row &row : rows)
            QTest::addRow("%s %s", row.word, row.fields)
                << QByteArray(row.word) << QByteArray(row.fields) << QString::fromUtf8(row.expected);
    }
};

TOUCHLINE_TEST(TestEventWords)

} // namespace test_event_words

#include "test_event_words.moc"
