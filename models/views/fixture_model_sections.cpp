// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of the list: which matches are shown, under which headings, in which order.
#include "core/base/index.h"
#include "core/base/search_key.h"
#include "core/exchange/fixture_words.h"
#include "models/views/fixture_model.h"
#include "models/views/said.h"

#include <algorithm>
#include <limits>
#include <map>

namespace touchline {

void FixtureModel::rebuild()
{
    m_isFound.clear();
    if (m_state != nullptr)
        for (const Entrant &entrant : m_state->competition.definition().entrants)
            m_isFound.push_back(m_search.isEmpty() || searchKey(entrant.name).contains(m_search));
    std::vector<Section> found = sections();
    std::vector<Line> lines;
    for (std::size_t section = 0; section < found.size(); ++section) {
        lines.push_back({-1, static_cast<int>(section)});
        for (const int fixture : found[section].fixtures)
            lines.push_back({fixture, static_cast<int>(section)});
    }
    if (lines == m_lines && found == m_sections) {
        // Most changes are of results: the view keeps what is chosen, and an entry that is being typed.
        if (!m_lines.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
        return;
    }
    beginResetModel();
    m_sections = std::move(found);
    m_lines = std::move(lines);
    endResetModel();
}

std::vector<FixtureModel::Section> FixtureModel::sections() const
{
    if (m_state == nullptr)
        return {};
    const std::vector<int> shown = shownFixtures();
    if (m_order == Order::Team)
        return sectionsByTeam(shown);
    std::map<Key, std::vector<int>> byKey;
    for (const int fixture : shown)
        byKey[keyOf(fixture)].push_back(fixture);
    std::vector<Section> found;
    for (auto &[key, fixtures] : byKey) {
        const QString title = sectionTitle(fixtures.front());
        found.push_back({title, std::move(fixtures)});
    }
    if (m_order != Order::Date)
        return found;
    for (Section &section : found)
        std::stable_sort(section.fixtures.begin(), section.fixtures.end(), [this](int one, int other) {
            const Appointment *first = m_state->competition.appointment(one);
            const Appointment *second = m_state->competition.appointment(other);
            return first != nullptr && second != nullptr && first->time < second->time;
        });
    return found;
}

std::vector<FixtureModel::Section> FixtureModel::sectionsByTeam(const std::vector<int> &shown) const
{
    const Competition &competition = m_state->competition;
    std::vector<Section> byTeam(competition.definition().entrants.size());
    for (const int fixture : shown)
        for (const Side side : bothSides)
            if (const int team = m_state->now.fixtures[at(fixture)].teams[side]; team >= 0)
                byTeam[at(team)].fixtures.push_back(fixture);
    std::vector<int> order(byTeam.size());
    for (std::size_t team = 0; team < order.size(); ++team)
        order[at(competition.nameRank()[team])] = static_cast<int>(team);
    std::vector<Section> found;
    for (const int team : order) {
        Section &section = byTeam[at(team)];
        if (section.fixtures.empty() || !isFound(team))
            continue;
        section.title = competition.entrant(team).name;
        found.push_back(std::move(section));
    }
    return found;
}

std::vector<int> FixtureModel::shownFixtures() const
{
    std::vector<int> shown;
    for (int i = 0; i < static_cast<int>(m_state->competition.fixtures().size()); ++i)
        if (isShown(i))
            shown.push_back(i);
    return shown;
}

bool FixtureModel::isShown(int fixture) const
{
    const FixtureStatus &status = m_state->now.fixtures[at(fixture)];
    const FixtureMark mark = markOf(*m_state, fixture);
    const bool isIdle = mark == FixtureMark::Waiting || mark == FixtureMark::NotNeeded;
    if (isIdle && m_state->competition.fixtures()[at(fixture)].isConditional())
        return false;
    if (!m_search.isEmpty() && !isFound(status.teams[Side::Home]) && !isFound(status.teams[Side::Away]))
        return false;
    switch (m_show) {
    case Show::All:
        return true;
    case Show::Open:
        return isOpen(mark);
    case Show::Played:
        return isDone(mark);
    case Show::InConflict:
        return mark == FixtureMark::InConflict;
    }
    return true;
}

bool FixtureModel::isFound(int team) const
{
    return team >= 0 && m_isFound[at(team)];
}

FixtureModel::Key FixtureModel::keyOf(int index) const
{
    const Fixture &fixture = m_state->competition.fixtures()[at(index)];
    const int part = fixture.leg * 100 + fixture.replay;
    switch (m_order) {
    case Order::Group:
        return fixture.table >= 0 ? Key{fixture.stage, 0, fixture.table, 0}
                                  : Key{fixture.stage, 1, fixture.round, part};
    case Order::Date: {
        const Appointment *appointment = m_state->competition.appointment(index);
        const bool isKnown = appointment != nullptr && appointment->date.isValid();
        return {isKnown ? appointment->date.toJulianDay() : std::numeric_limits<qint64>::max(), 0, 0, 0};
    }
    case Order::Matchday:
    case Order::Team:
        break;
    }
    return {fixture.stage, fixture.round, fixture.isGroupMatch() ? 0 : 1, part};
}

QString FixtureModel::sectionTitle(int fixture) const
{
    switch (m_order) {
    case Order::Group:
        return groupTitle(fixture);
    case Order::Date:
        return dayTitle(fixture);
    case Order::Matchday:
    case Order::Team:
        break;
    }
    return matchdayTitle(fixture);
}

QString FixtureModel::matchdayTitle(int index) const
{
    const Fixture &fixture = m_state->competition.fixtures()[at(index)];
    QString stage = capitalized(windowLanguage().say(fixture.stageName.toUtf8().constData()));
    if (fixture.isGroupMatch()) {
        const QString number = QString::number(fixture.round + 1);
        return m_state->competition.definition().format.stages.size() > 1
                   ? tr("%1, matchday %2").arg(stage, number)
                   : tr("Matchday %1").arg(number);
    }
    if (fixture.replay > 0)
        return fixture.replay > 1 ? tr("%1, replay %2").arg(stage, QString::number(fixture.replay))
                                  : tr("%1, replays").arg(stage);
    const bool hasLegs = fixture.tie >= 0 && m_state->competition.plan().ties[at(fixture.tie)].rules.legs > 1;
    if (!hasLegs)
        return stage;
    return fixture.leg == 1 ? tr("%1, first legs").arg(stage) : tr("%1, second legs").arg(stage);
}

QString FixtureModel::groupTitle(int index) const
{
    const Fixture &fixture = m_state->competition.fixtures()[at(index)];
    if (fixture.table < 0)
        return matchdayTitle(index);
    return tableWords(m_state->competition.tables()[at(fixture.table)], windowLanguage());
}

QString FixtureModel::dayTitle(int fixture) const
{
    const Appointment *appointment = m_state->competition.appointment(fixture);
    return appointment != nullptr && appointment->date.isValid()
               ? windowLanguage().shortDate(appointment->date)
               : tr("Day not known");
}

} // namespace touchline
