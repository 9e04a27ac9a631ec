// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/event.h"

#include "core/match/event_sink.h"
#include "core/match/fixture_setup.h"

namespace touchline {

namespace {

constexpr std::array<const char *, 6> goalHowWords{"play",      "penalty",        "corner",
                                                   "free_kick", "red_card_extra", "rebound"};
constexpr std::array<const char *, 5> decisionWords{"90", "extra_time", "shoot_out", "criteria", "forfeit"};

constexpr std::array<EventField, 3> matchEndFields{EventField{"home", FieldKind::Number},
                                                   EventField{"away", FieldKind::Number},
                                                   EventField{"decided_by", FieldKind::Word, decisionWords}};
constexpr std::array<EventField, 1> kickOffField{EventField{"kick_off", FieldKind::SideName}};
constexpr std::array<EventField, 2> scoreFields{EventField{"home", FieldKind::Number},
                                                EventField{"away", FieldKind::Number}};
constexpr std::array<EventField, 3> goalFields{EventField{"home", FieldKind::Number},
                                               EventField{"away", FieldKind::Number},
                                               EventField{"how", FieldKind::Word, goalHowWords}};
constexpr std::array<EventField, 1> secondField{EventField{"second", FieldKind::Flag}};
constexpr std::array<EventField, 1> codeField{EventField{"code", FieldKind::Number}};
constexpr std::array<EventField, 1> outField{EventField{"off", FieldKind::OwnPlayer}};
constexpr std::array<EventField, 1> firstField{EventField{"first", FieldKind::SideName}};
constexpr std::array<EventField, 6> kickFields{
    EventField{"scored", FieldKind::Flag},     EventField{"home", FieldKind::Number},
    EventField{"away", FieldKind::Number},     EventField{"natural", FieldKind::Number},
    EventField{"modified", FieldKind::Number}, EventField{"needed", FieldKind::Number}};

constexpr std::array<EventSpec, 13> commonSpecs{
    EventSpec{EventKind::MatchStart, "match_start"},
    EventSpec{EventKind::MatchEnd, "match_end", matchEndFields},
    EventSpec{EventKind::PeriodStart, "period_start", kickOffField},
    EventSpec{EventKind::PeriodEnd, "period_end", scoreFields},
    EventSpec{EventKind::Goal, "goal", goalFields},
    EventSpec{EventKind::OwnGoal, "own_goal", goalFields},
    EventSpec{EventKind::Yellow, "yellow", secondField},
    EventSpec{EventKind::Red, "red", secondField},
    EventSpec{EventKind::Injury, "injury", codeField},
    EventSpec{EventKind::SubstituteOn, "substitute_on", outField},
    EventSpec{EventKind::ShootOutStart, "shoot_out_start", firstField},
    EventSpec{EventKind::ShootOutKick, "shoot_out_kick", kickFields},
    EventSpec{EventKind::ShootOutEnd, "shoot_out_end", scoreFields}};

enum ReservedKey : std::uint8_t { KindKey, PeriodKey, MinuteKey, StoppageKey, SideKey, PlayerKey };
constexpr std::array<const char *, 6> reservedKeys{"kind", "period", "minute", "stoppage", "side", "player"};

QString keyOf(ReservedKey key)
{
    return QString::fromUtf8(reservedKeys[key]);
}

QJsonValue fieldValue(const EventField &field, int number, const Event &event, const FixtureSetup &setup)
{
    switch (field.kind) {
    case FieldKind::Number:
        return number;
    case FieldKind::Flag:
        return number != 0;
    case FieldKind::Word:
        return number < 0 ? QJsonValue() : QString::fromUtf8(field.words[static_cast<std::size_t>(number)]);
    case FieldKind::OwnPlayer:
        return number < 0 ? QJsonValue() : playerName(setup, event.side, number);
    case FieldKind::OpposingPlayer:
        return number < 0 ? QJsonValue() : playerName(setup, opposite(event.side), number);
    case FieldKind::SideName:
        return number < 0 ? QJsonValue() : sideWord(number == 0 ? Side::Home : Side::Away);
    }
    Q_UNREACHABLE();
}

} // namespace

std::span<const char *const> reservedEventKeys()
{
    return reservedKeys;
}

std::span<const EventSpec> commonEvents()
{
    return commonSpecs;
}

void EventList::grow()
{
    const std::size_t count = m_places.size();
    m_places.resize(2 * count);
    m_next = m_places.data() + count;
    m_end = m_places.data() + m_places.size();
}

const EventSpec *eventSpec(EventKind kind, std::span<const EventSpec> own)
{
    for (const std::span<const EventSpec> table : {own, std::span<const EventSpec>(commonSpecs)})
        for (const EventSpec &spec : table)
            if (spec.kind == kind)
                return &spec;
    return nullptr;
}

QString playerName(const FixtureSetup &setup, Side side, int player)
{
    const auto &entries = setup.sides[side].squad.entries;
    return player >= 0 && static_cast<std::size_t>(player) < entries.size()
               ? entries[static_cast<std::size_t>(player)].person.shortName
               : QString();
}

QJsonObject toJson(const Event &event, std::span<const EventSpec> own, const FixtureSetup &setup)
{
    const EventSpec *spec = eventSpec(event.kind, own);
    Q_ASSERT(spec != nullptr);
    QJsonObject object{{keyOf(KindKey), QString::fromUtf8(spec->name)},
                       {keyOf(PeriodKey), static_cast<int>(event.period)},
                       {keyOf(MinuteKey), event.minute},
                       {keyOf(StoppageKey), event.stoppage}};
    if (event.hasSide)
        object.insert(keyOf(SideKey), sideWord(event.side));
    if (event.player != Event::nobody)
        object.insert(keyOf(PlayerKey), playerName(setup, event.side, event.player));
    for (std::size_t i = 0; i < spec->fields.size(); ++i)
        object.insert(QString::fromUtf8(spec->fields[i].name),
                      fieldValue(spec->fields[i], event.numbers[i], event, setup));
    return object;
}

} // namespace touchline
