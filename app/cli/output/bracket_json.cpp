// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/bracket_json.h"

#include "app/cli/base/json.h"
#include "app/cli/cups/cup_json.h"
#include "core/base/index.h"
#include "core/competition/format/format_tables.h"
#include "models/words/competition/tie_lines.h"

namespace touchline::cli {

namespace {

QJsonValue nameOf(const Competition &competition, int team)
{
    return team < 0 ? QJsonValue() : QJsonValue(competition.entrant(team).name);
}

/// Null for a place that is drawn.
QJsonValue slotJson(const Slot &slot, const SlotNames &names)
{
    return slot.kind == Slot::Kind::RoundDraw ? QJsonValue() : QJsonValue(slotText(slot, names));
}

QJsonObject tieJson(const Competition &competition, const Progress &now, int index, const SlotNames &names)
{
    const TiePlan &plan = competition.plan().ties[at(index)];
    const TieStatus &tie = now.ties[at(index)];
    QJsonArray matches;
    for (const int fixture : plan.fixtures) {
        if (now.fixtures[at(fixture)].state == FixtureState::NotNeeded)
            continue;
        QJsonObject match = matchJson(competition, now, fixture);
        match.insert(u"leg"_s, competition.fixtures()[at(fixture)].leg);
        match.insert(u"replay"_s, competition.fixtures()[at(fixture)].replay);
        matches.append(match);
    }
    const bool isPlayed = tie.winner && tie.by != TieDecision::NotPlayed;
    const QString word = tieDecisionWord(plan, tie.by);
    return {{u"number"_s, plan.number},
            {u"home"_s, nameOf(competition, tie.teams[Side::Home])},
            {u"away"_s, nameOf(competition, tie.teams[Side::Away])},
            {u"home_from"_s, slotJson(plan.slots[Side::Home], names)},
            {u"away_from"_s, slotJson(plan.slots[Side::Away], names)},
            {u"winner"_s, tie.winner ? nameOf(competition, tie.teams[*tie.winner]) : QJsonValue()},
            {u"decided_by"_s, orNull(word)},
            {u"goals"_s, isPlayed ? QJsonValue(QJsonArray{tie.goals.home, tie.goals.away}) : QJsonValue()},
            {u"needs_lot"_s, tie.needsLot},
            {u"matches"_s, matches}};
}

QJsonValue drawnJson(const Competition &competition, int tie)
{
    const Slot &slot = competition.plan().ties[at(tie)].slots[Side::Home];
    return slot.kind == Slot::Kind::RoundDraw ? QJsonValue(competition.roundDraw(slot.group) != nullptr)
                                              : QJsonValue();
}

/// Appends a tie to the last round, or to a new one.
class Rounds
{
public:
    void add(const QString &stage, const QString &name, const QJsonValue &drawn, const QJsonObject &tie)
    {
        if (stage != m_stage || name != m_name)
            finish();
        m_stage = stage;
        m_name = name;
        m_drawn = drawn;
        m_ties.append(tie);
    }

    QJsonArray finished()
    {
        finish();
        return m_rounds;
    }

private:
    void finish()
    {
        if (!m_ties.isEmpty())
            m_rounds.append(QJsonObject{
                {u"stage"_s, m_stage}, {u"name"_s, m_name}, {u"drawn"_s, m_drawn}, {u"ties"_s, m_ties}});
        m_ties = {};
    }

    QString m_stage;
    QString m_name;
    QJsonValue m_drawn;
    QJsonArray m_ties;
    QJsonArray m_rounds;
};

} // namespace

QJsonObject bracketJson(const Competition &competition, const Progress &now)
{
    const Format &format = competition.definition().format;
    const SlotNames names = slotNames(format);
    Rounds rounds;
    for (std::size_t i = 0; i < competition.plan().ties.size(); ++i) {
        const TiePlan &tie = competition.plan().ties[i];
        const int index = static_cast<int>(i);
        if (tie.table < 0)
            rounds.add(format.stages[at(tie.stage)].name, roundName(competition, index),
                       drawnJson(competition, index), tieJson(competition, now, index, names));
    }
    QJsonObject object{{u"template"_s, format.name}, {u"rounds"_s, rounds.finished()}};
    insertPlaces(competition, now, object);
    return object;
}

} // namespace touchline::cli
