// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/atcs/atcs_memory.h"

namespace touchline {

namespace {

int seenNumber(const QJsonObject &fields, const char *name)
{
    return fields.value(QLatin1String(name)).toInt();
}

QString seenWord(const QJsonObject &fields, const char *name)
{
    return fields.value(QLatin1String(name)).toString();
}

} // namespace

void AtcsMemory::see(const Event &event, const QString &kind, const QJsonObject &fields)
{
    const Side side = event.side;
    if (kind == QLatin1String("plan")) {
        m_strategies[side] = seenWord(fields, "strategy");
        m_formations[side] = seenWord(fields, "formation");
    } else if (kind == QLatin1String("referee")) {
        m_refereeType = seenWord(fields, "type");
    } else if (kind == QLatin1String("period_start") || kind == QLatin1String("check_start")) {
        m_isInCheck = kind == QLatin1String("check_start");
    } else if (kind == QLatin1String("totals") && seenWord(fields, "of") == QLatin1String("attempts")) {
        m_totals[side] = seenNumber(fields, "result");
        m_used[side] = 0;
    } else if (kind == QLatin1String("attempt")) {
        seeAttempt(side, fields);
    } else if (kind == QLatin1String("shot") || kind == QLatin1String("shot_lost")) {
        m_used[side] += seenNumber(fields, "pushing_up");
        m_used[opposite(side)] += seenNumber(fields, "offside_trap");
    } else if (kind == QLatin1String("penalty") || kind == QLatin1String("corner")) {
        m_kick = kind;
    } else if (kind == QLatin1String("referee_call")) {
        m_call = seenWord(fields, "code");
    }
    seeExtra(side, kind, fields);
}

void AtcsMemory::seeAttempt(Side side, const QJsonObject &fields)
{
    m_kick.clear();
    m_attemptNumber = ++m_used[side];
    m_used[side] += seenNumber(fields, "long_ball") + seenNumber(fields, "counter_attack");
    m_used[opposite(side)] += seenNumber(fields, "packed_in");
}

void AtcsMemory::seeExtra(Side side, const QString &kind, const QJsonObject &fields)
{
    const bool isFreeKick = kind == QLatin1String("free_kick");
    if (!m_isInCheck) {
        if (isFreeKick)
            ++m_totals[side];
        else if (kind == QLatin1String("extra_attempts"))
            m_totals[side] += seenNumber(fields, "count");
        else if (kind == QLatin1String("extra_void") && m_wasFreeKick)
            m_totals[side] -= seenNumber(fields, "count");
    }
    m_wasFreeKick = isFreeKick;
}

std::unique_ptr<StoryMemory> makeAtcsMemory()
{
    return std::make_unique<AtcsMemory>();
}

const AtcsMemory &memoryOf(const StoryEvent &told)
{
    Q_ASSERT(told.story.own() != nullptr);
    return static_cast<const AtcsMemory &>(*told.story.own());
}

QString strategyText(const StoryEvent &told, Side side)
{
    const QString word = memoryOf(told).strategy(side);
    return word.left(1).toUpper() + word.mid(1);
}

} // namespace touchline
