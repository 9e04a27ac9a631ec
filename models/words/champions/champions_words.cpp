// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/champions/champions_telling.h"

#include "models/words/parts/phrase.h"

namespace touchline {

namespace {

QString chanceText(const ToldEvent &told)
{
    return QStringLiteral("%1 of 4").arg(told.number("quarters"));
}

QString keptText(const ToldEvent &told)
{
    static const Phrases results{{QStringLiteral("goal"), QStringLiteral("beaten")},
                                 {QStringLiteral("rebound"), QStringLiteral("parried")},
                                 {QStringLiteral("catch"), QStringLiteral("caught")}};
    return phrase(results, told.text("result"));
}

QString stepInText(const ToldEvent &told)
{
    return told.number("die") == 3 ? QStringLiteral("intercepted") : QStringLiteral("missed");
}

QString movedText(const ToldEvent &told)
{
    static const Phrases reasons{{QStringLiteral("offside"), QStringLiteral("out of offside")},
                                 {QStringLiteral("row_one"), QStringLiteral("off the endline")},
                                 {QStringLiteral("corner"), QStringLiteral("for the corner")},
                                 {QStringLiteral("penalty"), QStringLiteral("out of the penalty area")},
                                 {QStringLiteral("wall"), QStringLiteral("as the wall")},
                                 {QStringLiteral("step_in"), QStringLiteral("back onto the field")},
                                 {QStringLiteral("throw_in"), QStringLiteral("back onto the field")}};
    return phrase(reasons, told.text("why"));
}

QString kickText(const ToldEvent &told)
{
    static const Phrases kinds{{QStringLiteral("none"), QStringLiteral("From the goalie's hands")},
                               {QStringLiteral("after_goal"), QStringLiteral("Kick-off from the goal")},
                               {QStringLiteral("hand_ball"), QStringLiteral("Free kick")}};
    QString words = phrase(kinds, told.text("restart"));
    words[0] = words.at(0).toUpper();
    return words;
}

QString woundText(const ToldEvent &told)
{
    static const Phrases kinds{{QStringLiteral("light"), QStringLiteral("plays on with a bandage")},
                               {QStringLiteral("off"), QStringLiteral("is carried off")}};
    return phrase(kinds, told.text("code"));
}

QString goalOrigin(const ToldEvent &told)
{
    static const Phrases ways{{QStringLiteral("play"), QString()},
                              {QStringLiteral("penalty"), QStringLiteral(", penalty")},
                              {QStringLiteral("corner"), QStringLiteral(", from a corner")},
                              {QStringLiteral("free_kick"), QStringLiteral(", from a free kick")},
                              {QStringLiteral("rebound"), QStringLiteral(", from a rebound")}};
    return phrase(ways, told.text("how"));
}

} // namespace

const EventWords &championsWords()
{
    static const EventWords words{
        {QStringLiteral("space"), cellWords},        {QStringLiteral("formation"), formationWords},
        {QStringLiteral("chance"), chanceText},      {QStringLiteral("save_words"), keptText},
        {QStringLiteral("try_words"), stepInText},   {QStringLiteral("shift_words"), movedText},
        {QStringLiteral("restart_words"), kickText}, {QStringLiteral("injury_words"), woundText},
        {QStringLiteral("scored_from"), goalOrigin}, {QStringLiteral("yellow_card"), bookingWords},
    };
    return words;
}

} // namespace touchline
