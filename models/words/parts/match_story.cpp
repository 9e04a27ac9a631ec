// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/parts/match_story.h"

namespace touchline {

namespace {

int number(const QJsonObject &fields, const char *name)
{
    return fields.value(QLatin1String(name)).toInt();
}

QString word(const QJsonObject &fields, const char *name)
{
    return fields.value(QLatin1String(name)).toString();
}

} // namespace

void MatchStory::see(const Event &event, const QString &kind, const QJsonObject &fields)
{
    const Side side = event.side;
    if (kind == QLatin1String("plan")) {
        m_strategies[side] = word(fields, "strategy");
        m_formations[side] = word(fields, "formation");
    } else if (kind == QLatin1String("referee")) {
        m_refereeType = word(fields, "type");
    } else if (kind == QLatin1String("period_start") || kind == QLatin1String("check_start")) {
        m_isInCheck = kind == QLatin1String("check_start");
    } else if (kind == QLatin1String("totals") && word(fields, "of") == QLatin1String("attempts")) {
        m_totals[side] = number(fields, "result");
        m_used[side] = 0;
    } else if (kind == QLatin1String("attempt")) {
        seeAttempt(side, fields);
    } else if (kind == QLatin1String("shot") || kind == QLatin1String("shot_lost")) {
        m_used[side] += number(fields, "pushing_up");
        m_used[opposite(side)] += number(fields, "offside_trap");
    } else if (kind == QLatin1String("period_end") && event.period == Period::SecondHalf) {
        m_after90 = Score{number(fields, "home"), number(fields, "away")};
    } else if (kind == QLatin1String("penalty") || kind == QLatin1String("corner")) {
        m_kick = kind;
    } else if (kind == QLatin1String("referee_call")) {
        m_call = word(fields, "code");
    }
    seeExtra(side, kind, fields);
}

void MatchStory::seeAttempt(Side side, const QJsonObject &fields)
{
    m_kick.clear();
    m_attemptNumber = ++m_used[side];
    m_used[side] += number(fields, "long_ball") + number(fields, "counter_attack");
    m_used[opposite(side)] += number(fields, "packed_in");
}

void MatchStory::seeExtra(Side side, const QString &kind, const QJsonObject &fields)
{
    const bool isFreeKick = kind == QLatin1String("free_kick");
    if (!m_isInCheck) {
        if (isFreeKick)
            ++m_totals[side];
        else if (kind == QLatin1String("extra_attempts"))
            m_totals[side] += number(fields, "count");
        else if (kind == QLatin1String("extra_void") && m_wasFreeKick)
            m_totals[side] -= number(fields, "count");
    }
    m_wasFreeKick = isFreeKick;
}

} // namespace touchline
