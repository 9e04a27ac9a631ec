// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/fuba/fuba_telling.h"

#include "models/words/parts/phrase.h"
#include "models/words/parts/sum_text.h"

namespace touchline {

namespace {

QString areaWords(const QString &code)
{
    static const Phrases areas{{QStringLiteral("PA"), QStringLiteral("own box")},
                               {QStringLiteral("LB"), QStringLiteral("left back")},
                               {QStringLiteral("RB"), QStringLiteral("right back")},
                               {QStringLiteral("CD"), QStringLiteral("central defence")},
                               {QStringLiteral("LM"), QStringLiteral("left midfield")},
                               {QStringLiteral("RM"), QStringLiteral("right midfield")},
                               {QStringLiteral("CC"), QStringLiteral("centre")},
                               {QStringLiteral("LA"), QStringLiteral("left wing")},
                               {QStringLiteral("RA"), QStringLiteral("right wing")},
                               {QStringLiteral("CA"), QStringLiteral("edge of the box")},
                               {QStringLiteral("LC"), QStringLiteral("left corner")},
                               {QStringLiteral("RC"), QStringLiteral("right corner")},
                               {QStringLiteral("PX"), QStringLiteral("box")}};
    return phrase(areas, code);
}

QString areaText(const ToldEvent &told)
{
    return areaWords(told.text("area"));
}
QString fromText(const ToldEvent &told)
{
    return areaWords(told.text("from"));
}
QString toText(const ToldEvent &told)
{
    return areaWords(told.text("to"));
}
QString ballAreaText(const ToldEvent &told)
{
    return areaWords(told.text("ball"));
}

QString restartText(const ToldEvent &told)
{
    static const Phrases restarts{{QStringLiteral("none"), QString()},
                                  {QStringLiteral("kick_off"), QStringLiteral(", kick-off")},
                                  {QStringLiteral("free_kick"), QStringLiteral(", free kick")},
                                  {QStringLiteral("corner"), QStringLiteral(", corner kick")},
                                  {QStringLiteral("goal_kick"), QStringLiteral(", goal kick")},
                                  {QStringLiteral("slow_goal_kick"), QStringLiteral(", goal kick")}};
    return phrase(restarts, told.text("restart"));
}

QString setUpText(const ToldEvent &told)
{
    static const Phrases situations{
        {QStringLiteral("kick_off"), QStringLiteral("Both teams line up")},
        {QStringLiteral("free_kick"), QStringLiteral("Both teams line up for the free kick")},
        {QStringLiteral("corner"), QStringLiteral("Both teams line up for the corner")},
        {QStringLiteral("penalty"), QStringLiteral("Both teams line up for the penalty")}};
    return phrase(situations, told.text("situation"));
}

QString controlText(const ToldEvent &told)
{
    static const Phrases results{{QStringLiteral("kept"), QStringLiteral("the ball is kept")},
                                 {QStringLiteral("lost"), QStringLiteral("the ball is lost")},
                                 {QStringLiteral("event"), QStringLiteral("a special event")}};
    return phrase(results, told.text("result"));
}

QString specialText(const ToldEvent &told)
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

QString actionText(const ToldEvent &told)
{
    static const Phrases actions{
        {QStringLiteral("movement"), QStringLiteral("move")},
        {QStringLiteral("adjustment"), QStringLiteral("adjust")},
        {QStringLiteral("pressing"), QStringLiteral("press")},
        {QStringLiteral("aggressive_pressing"), QStringLiteral("press aggressively")},
        {QStringLiteral("goal_attempt"), QStringLiteral("try for a goal")},
        {QStringLiteral("substitution"), QStringLiteral("substitute")},
        {QStringLiteral("creative_midfielder"), QStringLiteral("let the creative midfielder play")}};
    return phrase(actions, told.text("action")) +
           (told.isOn("secondary") ? QStringLiteral(" (second action)") : QString());
}

QString pressText(const ToldEvent &told)
{
    static const Phrases results{{QStringLiteral("won"), QStringLiteral("the ball is won")},
                                 {QStringLiteral("nothing"), QStringLiteral("nothing comes of it")},
                                 {QStringLiteral("failed"), QStringLiteral("it fails, value %1")},
                                 {QStringLiteral("foul"), QStringLiteral("a foul")}};
    QString text = phrase(results, told.text("result"));
    if (told.has("result", "failed"))
        text = text.arg(told.number("value"));
    return text;
}

QString twoDice(const ToldEvent &told)
{
    const int second = told.number("second_die");
    return second == 0 ? QString() : QStringLiteral(" and %1").arg(second);
}

SumText pressSum(const ToldEvent &told)
{
    const int second = told.number("second_die");
    const int die = told.number("die");
    SumText sum(second == 0 ? die : std::min(die, second));
    sum.add(told.number("modifier"), QStringLiteral("second action, condition, skills"));
    return sum;
}

SumText shotSum(const ToldEvent &told)
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

QString shotOutcome(const ToldEvent &told)
{
    static const Phrases results{{QStringLiteral("goal"), QStringLiteral("in")},
                                 {QStringLiteral("corner"), QStringLiteral("behind for a corner")},
                                 {QStringLiteral("rebound"), QStringLiteral("a rebound")},
                                 {QStringLiteral("miss"), QStringLiteral("no goal")},
                                 {QStringLiteral("again"), QStringLiteral("a second die decides")}};
    return phrase(results, told.text("result"));
}

QString yellowResult(const ToldEvent &told)
{
    return told.has("result", "yellow") ? QStringLiteral("yellow card")
           : told.has("result", "void") ? QStringLiteral("the actor is found out")
                                        : QStringLiteral("no card");
}
QString redResult(const ToldEvent &told)
{
    return told.has("result", "none") ? QStringLiteral("he stays") : QStringLiteral("red card");
}

QString moverText(const ToldEvent &told)
{
    return told.isOn("keeper") ? QStringLiteral("the keeper") : QStringLiteral("a player");
}
QString withBall(const ToldEvent &told)
{
    return told.isOn("ball") ? QStringLiteral(" with the ball") : QString();
}

QString changeText(const ToldEvent &told)
{
    const int change = told.number("change");
    return QStringLiteral("%1%2 condition in %3, %4 left")
        .arg(change > 0 ? QStringLiteral("+") : QString(), plainNumber(change), told.text("line"))
        .arg(told.number("left"));
}
QString conditionWhy(const ToldEvent &told)
{
    static const Phrases whys{{QStringLiteral("earlier_match"), QStringLiteral("the match before")},
                              {QStringLiteral("other_formation"), QStringLiteral("another formation")},
                              {QStringLiteral("boost"), QStringLiteral("to help the action")},
                              {QStringLiteral("aggressive"), QStringLiteral("aggressive pressing")},
                              {QStringLiteral("fresh"), QStringLiteral("a fresh player")}};
    return phrase(whys, told.text("why"));
}

QString hurtText(const ToldEvent &told)
{
    const int turns = told.number("turns");
    if (told.has("code", "out"))
        return QStringLiteral("cannot go on");
    return turns == 1 ? QStringLiteral("is back in one turn")
                      : QStringLiteral("is back in %1 turns").arg(turns);
}

QString testText(const ToldEvent &told)
{
    return told.isOn("passed") ? QStringLiteral("passed") : QStringLiteral("failed");
}

QString goalWay(const ToldEvent &told)
{
    static const Phrases ways{{QStringLiteral("play"), QString()},
                              {QStringLiteral("penalty"), QStringLiteral(", penalty")},
                              {QStringLiteral("corner"), QStringLiteral(", corner")},
                              {QStringLiteral("free_kick"), QStringLiteral(", free kick")},
                              {QStringLiteral("rebound"), QStringLiteral(", rebound")}};
    return phrase(ways, told.text("how"));
}

QString missedPenaltyText(const ToldEvent &told)
{
    return told.isOn("scored")
               ? QString()
               : QStringLiteral("Penalty missed by %1 (%2)").arg(told.text("player"), told.team());
}

QString lossText(const ToldEvent &told)
{
    const int loss = told.number("loss");
    if (loss == 0)
        return {};
    return QStringLiteral("%1: %2 condition less in the next match").arg(told.team()).arg(loss);
}

/// A word of the event as people write it.
template <const char *name>
QString plainWord(const ToldEvent &told)
{
    return told.text(name).replace(u'_', u' ');
}

constexpr char skillField[] = "skill";
constexpr char roleField[] = "role";
constexpr char purposeField[] = "purpose";

} // namespace

const EventWords &fubaWords()
{
    static const EventWords words{
        {QStringLiteral("place"), areaText},
        {QStringLiteral("from_place"), fromText},
        {QStringLiteral("to_place"), toText},
        {QStringLiteral("ball_place"), ballAreaText},
        {QStringLiteral("formation"), formationWords},
        {QStringLiteral("restart_words"), restartText},
        {QStringLiteral("set_up_words"), setUpText},
        {QStringLiteral("control_words"), controlText},
        {QStringLiteral("special_words"), specialText},
        {QStringLiteral("action_words"), actionText},
        {QStringLiteral("press_words"), pressText},
        {QStringLiteral("press_sum"), [](const ToldEvent &told) { return pressSum(told).text(); }},
        {QStringLiteral("press_bare"), [](const ToldEvent &told) { return pressSum(told).bareText(); }},
        {QStringLiteral("shot_sum"), [](const ToldEvent &told) { return shotSum(told).text(); }},
        {QStringLiteral("shot_bare"), [](const ToldEvent &told) { return shotSum(told).bareText(); }},
        {QStringLiteral("shot_words"), shotOutcome},
        {QStringLiteral("second"), twoDice},
        {QStringLiteral("yellow_words"), yellowResult},
        {QStringLiteral("red_words"), redResult},
        {QStringLiteral("mover"), moverText},
        {QStringLiteral("with_ball"), withBall},
        {QStringLiteral("change_words"), changeText},
        {QStringLiteral("why_words"), conditionWhy},
        {QStringLiteral("injury_words"), hurtText},
        {QStringLiteral("test_words"), testText},
        {QStringLiteral("scored_from"), goalWay},
        {QStringLiteral("missed_penalty"), missedPenaltyText},
        {QStringLiteral("loss_words"), lossText},
        {QStringLiteral("skill_words"), plainWord<skillField>},
        {QStringLiteral("role_words"), plainWord<roleField>},
        {QStringLiteral("purpose_words"), plainWord<purposeField>},
        {QStringLiteral("slow_words"),
         [](const ToldEvent &told) { return told.isOn("slow") ? QStringLiteral(", slowly") : QString(); }},
        {QStringLiteral("quick_words"),
         [](const ToldEvent &told) {
             return told.isOn("quick") ? QStringLiteral("Quick free kick") : QStringLiteral("Free kick");
         }},
        {QStringLiteral("scored_words"),
         [](const ToldEvent &told) {
             return told.isOn("scored") ? QStringLiteral("in") : QStringLiteral("no goal");
         }},
        {QStringLiteral("yellow_card"), bookingWords},
        {QStringLiteral("extras"),
         [](const ToldEvent &told) {
             return QString(told.isOn("crossing") ? QStringLiteral(", crossing") : QString()) +
                    (told.isOn("trap") ? QStringLiteral(", offside trap") : QString());
         }},
    };
    return words;
}

} // namespace touchline
