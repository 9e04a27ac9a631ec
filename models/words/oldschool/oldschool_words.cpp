// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/oldschool/oldschool_telling.h"

#include "models/words/parts/phrase.h"

namespace touchline {

namespace {

QString oldschoolToss(const ToldEvent &told)
{
    static const Phrases choices{{QStringLiteral("ball"), QStringLiteral("take the ball")},
                                 {QStringLiteral("goal"), QStringLiteral("choose the end")}};
    return phrase(choices, told.text("takes"));
}

QString oldschoolShot(const ToldEvent &told)
{
    static const Phrases kinds{{QStringLiteral("straight"), QStringLiteral("straight on")},
                               {QStringLiteral("coordinate"), QStringLiteral("across")},
                               {QStringLiteral("lob"), QStringLiteral("with a lob")},
                               {QStringLiteral("header"), QStringLiteral("with the head")}};
    return phrase(kinds, told.text("shot"));
}

QString oldschoolMiss(const ToldEvent &told)
{
    static const Phrases kinds{{QStringLiteral("wide"), QStringLiteral("wide")},
                               {QStringLiteral("over"), QStringLiteral("over the bar")}};
    return phrase(kinds, told.text("miss"));
}

QString oldschoolTackle(const ToldEvent &told)
{
    static const Phrases results{
        {QStringLiteral("won"), QStringLiteral("wins the ball")},
        {QStringLiteral("odd"), QStringLiteral("misses it; the captain protests")},
        {QStringLiteral("referee_none"), QStringLiteral("wins the ball, the referee lets play go on")},
        {QStringLiteral("foul"), QStringLiteral("fouls him")}};
    return phrase(results, told.text("result"));
}

QString oldschoolOrigin(const ToldEvent &told)
{
    static const Phrases ways{{QStringLiteral("straight"), QStringLiteral("a straight shot")},
                              {QStringLiteral("coordinate"), QStringLiteral("a shot across")},
                              {QStringLiteral("lob"), QStringLiteral("a lob")},
                              {QStringLiteral("header"), QStringLiteral("a header")},
                              {QStringLiteral("run_in"), QStringLiteral("run in")},
                              {QStringLiteral("rolling"), QStringLiteral("it rolled in")},
                              {QStringLiteral("penalty"), QStringLiteral("a penalty")},
                              {QStringLiteral("deflected"), QStringLiteral("a deflection")}};
    return phrase(ways, told.text("from"));
}

QString oldschoolSuccess(const ToldEvent &told)
{
    return told.isOn("succeeded") ? QStringLiteral("it works") : QStringLiteral("it fails");
}

/// Halves of thirty minutes: nothing is over after ninety.
QString oldschoolWhistle(const ToldEvent &told)
{
    switch (told.event.period) {
    case Period::FirstHalf:
        return QStringLiteral("Half-time");
    case Period::SecondHalf:
        return QStringLiteral("Full-time");
    case Period::ExtraTime:
        return QStringLiteral("Half-time of extra time");
    default:
        return QStringLiteral("After extra time");
    }
}

} // namespace

const EventWords &oldschoolWords()
{
    // Cells are as the side that plays sees them, from its own end.
    static const EventWords words{
        {QStringLiteral("space"), cellWords},
        {QStringLiteral("formation"), formationWords},
        {QStringLiteral("toss_words"), oldschoolToss},
        {QStringLiteral("shot_words"), oldschoolShot},
        {QStringLiteral("miss_words"), oldschoolMiss},
        {QStringLiteral("tackle_words"), oldschoolTackle},
        {QStringLiteral("goal_words"), oldschoolOrigin},
        {QStringLiteral("success"), oldschoolSuccess},
        {QStringLiteral("yellow_card"), bookingWords},
        {QStringLiteral("whistle_words"), oldschoolWhistle},
    };
    return words;
}

} // namespace touchline
