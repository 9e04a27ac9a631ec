// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/fuba/fuba_telling.h"

#include "models/words/common/phrase.h"
#include "models/words/common/sum_text.h"

namespace touchline {

namespace {

QString specialText(const StoryEvent &told)
{
    switch (told.number("difference")) {
    case -5:
        return QStringLiteral("two free moves for the opponents");
    case -4:
        return QStringLiteral("the ball is lost and goes back");
    case -3:
        return QStringLiteral("a free move for the opponents");
    case -2:
        return QStringLiteral("the next value is one worse");
    case -1:
        return QStringLiteral("foul of the opponents");
    case 0:
        return QStringLiteral("no team acts in this turn");
    case 1:
        return QStringLiteral("foul of the team with the ball");
    case 2:
        return QStringLiteral("the next value is one better");
    case 3:
        return QStringLiteral("a free move");
    case 4:
        return QStringLiteral("the next value is two better");
    default:
        return QStringLiteral("no defence movement for the opponents");
    }
}

QString actionText(const StoryEvent &told)
{
    static const Phrases actions{{"movement", "move"},
                                 {"adjustment", "adjust"},
                                 {"pressing", "press"},
                                 {"aggressive_pressing", "press aggressively"},
                                 {"goal_attempt", "try for a goal"},
                                 {"substitution", "substitute"},
                                 {"creative_midfielder", "let the creative midfielder play"}};
    return phrase(actions, told.text("action")) +
           (told.isOn("secondary") ? QStringLiteral(" (second action)") : QString());
}

QString pressText(const StoryEvent &told)
{
    static const Phrases results{{"won", "the ball is won"},
                                 {"nothing", "nothing comes of it"},
                                 {"failed", "it fails, value %1"},
                                 {"foul", "a foul"}};
    QString text = phrase(results, told.text("result"));
    if (told.has("result", "failed"))
        text = text.arg(told.number("value"));
    return text;
}

QString twoDice(const StoryEvent &told)
{
    const int second = told.number("second_die");
    return second == 0 ? QString() : QStringLiteral(" and %1").arg(second);
}

SumText pressSum(const StoryEvent &told)
{
    const int second = told.number("second_die");
    const int die = told.number("die");
    SumText sum(second == 0 ? die : std::min(die, second));
    sum.add(told.number("modifier"), QStringLiteral("second action, condition, skills"));
    return sum;
}

SumText shotSum(const StoryEvent &told)
{
    const int second = told.number("second_die");
    const int die = told.number("die");
    SumText sum(second == 0 ? die : std::min(die, second));
    sum.add(told.number("ball_pieces"), QStringLiteral("players at the ball"));
    sum.add(told.number("box_pieces"), QStringLiteral("players in the box"));
    sum.add(told.number("keeper_out"), QStringLiteral("keeper off his line"));
    sum.add(told.number("distance"), QStringLiteral("distance"));
    sum.add(told.number("secondary"), QStringLiteral("second action"));
    sum.add(told.number("other"), QStringLiteral("skills"));
    return sum;
}

QString yellowResult(const StoryEvent &told)
{
    return told.has("result", "yellow") ? QStringLiteral("yellow card")
           : told.has("result", "void") ? QStringLiteral("the actor is found out")
                                        : QStringLiteral("no card");
}
QString redResult(const StoryEvent &told)
{
    return told.has("result", "none") ? QStringLiteral("he stays") : QStringLiteral("red card");
}

QString changeText(const StoryEvent &told)
{
    const int change = told.number("change");
    return QStringLiteral("%1%2 condition in %3, %4 left")
        .arg(change > 0 ? QStringLiteral("+") : QString(), plainNumber(change), told.text("line"))
        .arg(told.number("left"));
}
QString hurtText(const StoryEvent &told)
{
    const int turns = told.number("turns");
    if (told.has("code", "out"))
        return QStringLiteral("cannot go on");
    return turns == 1 ? QStringLiteral("is back in one turn")
                      : QStringLiteral("is back in %1 turns").arg(turns);
}

QString missedPenaltyText(const StoryEvent &told)
{
    return told.isOn("scored")
               ? QString()
               : QStringLiteral("Penalty missed by %1 (%2)").arg(told.text("player"), told.team());
}

QString lossText(const StoryEvent &told)
{
    const int loss = told.number("loss");
    if (loss == 0)
        return {};
    return QStringLiteral("%1: %2 condition less in the next match").arg(told.team()).arg(loss);
}

} // namespace

const EventWords &fubaWords()
{
    static const Phrases areas{{"PA", "own box"},
                               {"LB", "left back"},
                               {"RB", "right back"},
                               {"CD", "central defence"},
                               {"LM", "left midfield"},
                               {"RM", "right midfield"},
                               {"CC", "centre"},
                               {"LA", "left wing"},
                               {"RA", "right wing"},
                               {"CA", "edge of the box"},
                               {"LC", "left corner"},
                               {"RC", "right corner"},
                               {"PX", "box"}};
    static const EventWords words{
        {QStringLiteral("place"), codeWords("area", areas)},
        {QStringLiteral("from_place"), codeWords("from", areas)},
        {QStringLiteral("to_place"), codeWords("to", areas)},
        {QStringLiteral("ball_place"), codeWords("ball", areas)},
        {QStringLiteral("formation"), formationWords},
        {QStringLiteral("restart_words"), codeWords("restart", {{"none", ""},
                                                                {"kick_off", ", kick-off"},
                                                                {"free_kick", ", free kick"},
                                                                {"corner", ", corner kick"},
                                                                {"goal_kick", ", goal kick"},
                                                                {"slow_goal_kick", ", goal kick"}})},
        {QStringLiteral("set_up_words"),
         codeWords("situation", {{"kick_off", "Both teams line up"},
                                 {"free_kick", "Both teams line up for the free kick"},
                                 {"corner", "Both teams line up for the corner"},
                                 {"penalty", "Both teams line up for the penalty"}})},
        {QStringLiteral("control_words"), codeWords("result", {{"kept", "the ball is kept"},
                                                               {"lost", "the ball is lost"},
                                                               {"event", "a special event"}})},
        {QStringLiteral("special_words"), specialText},
        {QStringLiteral("action_words"), actionText},
        {QStringLiteral("press_words"), pressText},
        {QStringLiteral("press_sum"), [](const StoryEvent &told) { return pressSum(told).text(); }},
        {QStringLiteral("press_bare"), [](const StoryEvent &told) { return pressSum(told).bareText(); }},
        {QStringLiteral("shot_sum"), [](const StoryEvent &told) { return shotSum(told).text(); }},
        {QStringLiteral("shot_bare"), [](const StoryEvent &told) { return shotSum(told).bareText(); }},
        {QStringLiteral("shot_words"), codeWords("result", {{"goal", "in"},
                                                            {"corner", "behind for a corner"},
                                                            {"rebound", "a rebound"},
                                                            {"miss", "no goal"},
                                                            {"again", "a second die decides"}})},
        {QStringLiteral("second"), twoDice},
        {QStringLiteral("yellow_words"), yellowResult},
        {QStringLiteral("red_words"), redResult},
        {QStringLiteral("mover"), onOffWords("keeper", "the keeper", "a player")},
        {QStringLiteral("with_ball"), onOffWords("ball", " with the ball", "")},
        {QStringLiteral("change_words"), changeText},
        {QStringLiteral("why_words"), codeWords("why", {{"earlier_match", "the match before"},
                                                        {"other_formation", "another formation"},
                                                        {"boost", "to help the action"},
                                                        {"aggressive", "aggressive pressing"},
                                                        {"fresh", "a fresh player"}})},
        {QStringLiteral("injury_words"), hurtText},
        {QStringLiteral("test_words"), onOffWords("passed", "passed", "failed")},
        {QStringLiteral("scored_from"), codeWords("how", {{"play", ""},
                                                          {"penalty", ", penalty"},
                                                          {"corner", ", corner"},
                                                          {"free_kick", ", free kick"},
                                                          {"rebound", ", rebound"}})},
        {QStringLiteral("missed_penalty"), missedPenaltyText},
        {QStringLiteral("loss_words"), lossText},
        {QStringLiteral("skill_words"), codeWords("skill", {})},
        {QStringLiteral("role_words"), codeWords("role", {})},
        {QStringLiteral("purpose_words"), codeWords("purpose", {})},
        {QStringLiteral("slow_words"), onOffWords("slow", ", slowly", "")},
        {QStringLiteral("quick_words"), onOffWords("quick", "Quick free kick", "Free kick")},
        {QStringLiteral("scored_words"), onOffWords("scored", "in", "no goal")},
        {QStringLiteral("yellow_card"), bookingWords},
        {QStringLiteral("extras"),
         [](const StoryEvent &told) {
             return QString(told.isOn("crossing") ? QStringLiteral(", crossing") : QString()) +
                    (told.isOn("trap") ? QStringLiteral(", offside trap") : QString());
         }},
    };
    return words;
}

} // namespace touchline
