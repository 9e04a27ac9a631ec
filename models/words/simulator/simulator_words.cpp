// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/simulator/simulator_telling.h"

#include "models/words/parts/common_words.h"
#include "models/words/parts/phrase.h"

#include <algorithm>

namespace touchline {

namespace {

QString simulatorFormation(const ToldEvent &told)
{
    return told.number("defenders") == 0 ? QStringLiteral("in a formation of their own")
                                         : formationWords(told);
}

/// How far the ball went from where it was aimed at.
QString simulatorError(const ToldEvent &told)
{
    constexpr int fullTurn = 3'600;
    constexpr int tenths = 10;
    const int off = (told.number("real_direction") - tenths * told.number("direction") + fullTurn) % fullTurn;
    return QStringLiteral("%1°").arg(std::min(off, fullTurn - off) / 10.0, 0, 'f', 1);
}

QString simulatorPath(const ToldEvent &told)
{
    constexpr double hundredths = 100;
    QStringList points;
    for (const char number : {'1', '2', '3'}) {
        const auto at = [&](char axis) {
            return told.number(QByteArray({axis, number}).constData()) / hundredths;
        };
        const QString point = QStringLiteral("%1/%2").arg(at('x'), 0, 'f', 1).arg(at('y'), 0, 'f', 1);
        if (points.isEmpty() || points.last() != point)
            points << point;
    }
    return points.join(QStringLiteral(", "));
}

QString simulatorDeclared(const ToldEvent &told)
{
    static const Phrases acts{
        {QStringLiteral("dribble"), QStringLiteral("a dribbling")},
        {QStringLiteral("cross"), QStringLiteral("a cross")},
        {QStringLiteral("shot"), QStringLiteral("a shot")},
        {QStringLiteral("hand"), QStringLiteral("a throw")},
        {QStringLiteral("dribble_keeper"), QStringLiteral("to go round the goalkeeper")}};
    return phrase(acts, told.text("act"));
}

QString simulatorReferee(const ToldEvent &told)
{
    return told.isOn("strict") ? QStringLiteral("strict") : QStringLiteral("normal");
}

QString simulatorWeather(const ToldEvent &told)
{
    return told.isOn("bad") ? QStringLiteral("bad") : QStringLiteral("clear");
}

QString simulatorAct(const ToldEvent &told)
{
    static const Phrases acts{
        {QStringLiteral("pass"), QStringLiteral("plays the ball")},
        {QStringLiteral("dribble"), QStringLiteral("dribbles")},
        {QStringLiteral("cross"), QStringLiteral("crosses")},
        {QStringLiteral("shot"), QStringLiteral("shoots")},
        {QStringLiteral("hand"), QStringLiteral("throws the ball")},
        {QStringLiteral("head_pass"), QStringLiteral("heads it on")},
        {QStringLiteral("head_shot"), QStringLiteral("heads at goal")},
        {QStringLiteral("dribble_keeper"), QStringLiteral("tries to go round the goalkeeper")}};
    return phrase(acts, told.text("act"));
}

/// Where it ended, where that is not told by what follows.
QString simulatorEnd(const ToldEvent &told)
{
    static const Phrases ends{{QStringLiteral("sideline"), QStringLiteral(", out over the sideline")},
                              {QStringLiteral("goal_line"), QStringLiteral(", over the goal line")},
                              {QStringLiteral("goal"), QStringLiteral(", into the goal")}};
    return told.text("ending") == QLatin1String("rest") ? QString() : phrase(ends, told.text("ending"));
}

QString simulatorFrame(const ToldEvent &told)
{
    return told.isOn("bar") ? QStringLiteral("bar") : QStringLiteral("post");
}

QString simulatorReflexes(const ToldEvent &told)
{
    return told.isOn("held") ? QStringLiteral("free to stand anywhere")
                             : QStringLiteral("no standing outside the goal area");
}

QString simulatorReason(const ToldEvent &told)
{
    static const Phrases reasons{
        {QStringLiteral("touch"), QStringLiteral(" by a touch")},
        {QStringLiteral("short"), QStringLiteral(" after a short pass")},
        {QStringLiteral("tie_to_defence"), QStringLiteral(", level, for the defence")},
        {QStringLiteral("counterattack"), QStringLiteral(", level, after the first pass of a counterattack")},
        {QStringLiteral("pressing"), QStringLiteral(", level, thanks to pressing")},
        {QStringLiteral("header"), QStringLiteral(" with the head")},
        {QStringLiteral("duel"), QStringLiteral(" after the duel")}};
    return told.text("reason") == QLatin1String("nearest") ? QString() : phrase(reasons, told.text("reason"));
}

QString simulatorVar(const ToldEvent &told)
{
    return told.isOn("revoked") ? QStringLiteral("no penalty") : QStringLiteral("it stands");
}

QString simulatorEntry(const ToldEvent &told)
{
    static const Phrases results{{QStringLiteral("enters"), QStringLiteral("no foul")},
                                 {QStringLiteral("foul"), QStringLiteral("foul")},
                                 {QStringLiteral("yellow"), QStringLiteral("foul, yellow card")},
                                 {QStringLiteral("red"), QStringLiteral("foul, red card")}};
    return phrase(results, told.text("result"));
}

QString simulatorWon(const ToldEvent &told)
{
    return told.isOn("won") ? QStringLiteral("wins the ball") : QStringLiteral("nothing");
}

QString simulatorDuel(const ToldEvent &told)
{
    static const Phrases duels{{QStringLiteral("dribbling"), QStringLiteral("dribbles at")},
                               {QStringLiteral("goalkeeper"), QStringLiteral("goes round")},
                               {QStringLiteral("tackle"), QStringLiteral("tackles")}};
    return phrase(duels, told.text("duel"));
}

QString simulatorResult(const ToldEvent &told)
{
    static const Phrases results{{QStringLiteral("won"), QStringLiteral("won")},
                                 {QStringLiteral("lost"), QStringLiteral("lost")},
                                 {QStringLiteral("foul"), QStringLiteral("a foul")}};
    return phrase(results, told.text("result"));
}

QString simulatorFoul(const ToldEvent &told)
{
    static const Phrases fouls{{QStringLiteral("knock_over"), QStringLiteral(", knocked over")},
                               {QStringLiteral("behind"), QStringLiteral(" from behind")},
                               {QStringLiteral("afar"), QStringLiteral(" from afar")},
                               {QStringLiteral("duel"), QStringLiteral(" in the duel")},
                               {QStringLiteral("voluntary"), QStringLiteral(", on purpose")}};
    return phrase(fouls, told.text("foul"));
}

QString simulatorPose(const ToldEvent &told)
{
    static const Phrases poses{{QStringLiteral("stay"), QStringLiteral("stays")},
                               {QStringLiteral("rod"), QStringLiteral("is on the rod")},
                               {QStringLiteral("stand"), QStringLiteral("stands")},
                               {QStringLiteral("lie"), QStringLiteral("lies")}};
    return phrase(poses, told.text("pose"));
}

QString simulatorInjury(const ToldEvent &told)
{
    return told.text("code") == QLatin1String("serious") ? QStringLiteral("seriously injured")
                                                         : QStringLiteral("injured");
}

} // namespace

const EventWords &simulatorWords()
{
    static const EventWords words{
        {QStringLiteral("space"), cellWords},
        {QStringLiteral("formation"), simulatorFormation},
        {QStringLiteral("error_words"), simulatorError},
        {QStringLiteral("path_words"), simulatorPath},
        {QStringLiteral("declared_words"), simulatorDeclared},
        {QStringLiteral("referee_words"), simulatorReferee},
        {QStringLiteral("weather_words"), simulatorWeather},
        {QStringLiteral("act_words"), simulatorAct},
        {QStringLiteral("end_words"), simulatorEnd},
        {QStringLiteral("frame_words"), simulatorFrame},
        {QStringLiteral("reflex_words"), simulatorReflexes},
        {QStringLiteral("reason_words"), simulatorReason},
        {QStringLiteral("var_words"), simulatorVar},
        {QStringLiteral("entry_words"), simulatorEntry},
        {QStringLiteral("won_words"), simulatorWon},
        {QStringLiteral("duel_words"), simulatorDuel},
        {QStringLiteral("result_words"), simulatorResult},
        {QStringLiteral("foul_words"), simulatorFoul},
        {QStringLiteral("pose_words"), simulatorPose},
        {QStringLiteral("injury_words"), simulatorInjury},
        {QStringLiteral("booking_words"), bookingWords},
    };
    return words;
}

} // namespace touchline
