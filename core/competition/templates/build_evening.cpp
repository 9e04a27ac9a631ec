// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/templates/format_builders.h"

#include <qglobal.h>

namespace touchline {

namespace {

constexpr int mostInOneTable = 6;
constexpr int mostInTwoGroups = 8;
constexpr int roundsOfSwiss = 4;
const QString eveningName = QStringLiteral("evening-%1");

/// The matches of an evening that follow on its tables, one round each, the final last.
class Finals
{
public:
    explicit Finals(int firstMatch) : m_next(firstMatch) {}

    int play(const QString &name, const Slot &home, const Slot &away)
    {
        m_stage.rounds.push_back({name, {{m_next, home, away}}, {}, {}, false});
        return m_next++;
    }
    /// "place 5": the two teams that its winner and loser are taken from.
    void playForPlace(int place, const Slot &home, const Slot &away)
    {
        const int match = play(QStringLiteral("place %1").arg(place), home, away);
        m_behind.insert(m_behind.begin(), {winnerOf(match), loserOf(match)});
    }
    /// Third place and final; ends the evening.
    void playLast(Format &format, const PerSide<Slot> &third, const PerSide<Slot> &finalists)
    {
        const int small = play(QStringLiteral("third place"), third[Side::Home], third[Side::Away]);
        const int final = play(knockoutRoundName(2), finalists[Side::Home], finalists[Side::Away]);
        format.finalPlaces = {winnerOf(final), loserOf(final), winnerOf(small), loserOf(small)};
        format.finalPlaces.insert(format.finalPlaces.end(), m_behind.begin(), m_behind.end());
        // The timetable has the same minutes for every match: what is level goes straight to the shoot-out.
        for (KnockoutRound &round : m_stage.rounds)
            round.rules.extraTime = DecisionRules::ExtraTime::None;
        format.stages.push_back({QStringLiteral("finals"), std::move(m_stage)});
    }
    /// A team that is left over ends on the last place.
    void addLast(const Slot &slot) { m_behind.push_back(slot); }
    void add(const KnockoutRound &round) { m_stage.rounds.push_back(round); }
    int nextMatch() { return m_next++; }

private:
    int m_next;
    KnockoutStage m_stage;
    std::vector<Slot> m_behind;
};

/// The best two of one table play the final, the next two for third place.
void playOutTable(Format &format, int teams, int firstMatch)
{
    const std::vector<Slot> places = tablePlaces(0, 1, teams);
    Finals finals(firstMatch);
    finals.playLast(format, {{places[2], places[3]}}, {{places[0], places[1]}});
    format.finalPlaces.insert(format.finalPlaces.end(), places.begin() + 4, places.end());
}

Format allAgainstAll(int teams)
{
    RoundRobinStage stage;
    stage.groups = {{QStringLiteral("Evening"), teams}};
    stage.rules = leagueRules();
    stage.advance = 4;
    const int matches = groupMatchCount(stage);
    Format format;
    format.stages = {{QStringLiteral("all against all"), std::move(stage)}};
    playOutTable(format, teams, matches + 1);
    return format;
}

Format twoGroups(int teams)
{
    RoundRobinStage stage;
    const int smaller = teams / 2;
    stage.groups = {{QStringLiteral("A"), teams - smaller}, {QStringLiteral("B"), smaller}};
    stage.rules = leagueRules();
    Finals finals(groupMatchCount(stage) + 1);
    const std::vector<Slot> a = tablePlaces(0, 1, teams - smaller);
    const std::vector<Slot> b = tablePlaces(1, 1, smaller);
    for (std::size_t place = a.size(); place-- > 2;) {
        if (place < b.size())
            finals.playForPlace(static_cast<int>(2 * place + 1), a[place], b[place]);
        else
            finals.addLast(a[place]);
    }
    const int first = finals.nextMatch();
    const int second = finals.nextMatch();
    finals.add({knockoutRoundName(4), {{first, a[0], b[1]}, {second, b[0], a[1]}}, {}, {}, false});
    Format format;
    format.stages = {{QStringLiteral("groups"), std::move(stage)}};
    finals.playLast(format, {{loserOf(first), loserOf(second)}}, {{winnerOf(first), winnerOf(second)}});
    return format;
}

Format swissEvening(int teams)
{
    Format format = swissFormat(teams, roundsOfSwiss).value();
    playOutTable(format, teams, roundsOfSwiss * (teams / 2) + 1);
    return format;
}

} // namespace

Result<Format> eveningFormat(int teams)
{
    if (teams < fewestOfAnEvening || teams > mostOfAnEvening)
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP("core", "A tournament in one evening has from %1 to %2 teams, not %3."),
            {QString::number(fewestOfAnEvening), QString::number(mostOfAnEvening), QString::number(teams)});
    Format format = teams <= mostInOneTable    ? allAgainstAll(teams)
                    : teams <= mostInTwoGroups ? twoGroups(teams)
                                               : swissEvening(teams);
    format.name = eveningName.arg(teams);
    format.title = QStringLiteral("One evening with %1 teams").arg(teams);
    return format;
}

bool isEvening(const Format &format)
{
    for (int teams = fewestOfAnEvening; teams <= mostOfAnEvening; ++teams)
        if (format.name == eveningName.arg(teams))
            return true;
    return false;
}

} // namespace touchline
