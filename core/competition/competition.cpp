// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/competition.h"

#include "core/competition/progress.h"

#include <qglobal.h>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

void checkEntrants(const std::vector<Entrant> &entrants, Problems &problems)
{
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        const QString where = QStringLiteral("entrants[%1]").arg(i);
        if (entrants[i].id.isNull() || entrants[i].name.isEmpty())
            problems.push_back(
                {where, {QT_TRANSLATE_NOOP("core", "A team needs an id and a name."), {}}, {}});
        for (std::size_t j = 0; j < i; ++j) {
            if (entrants[i].id == entrants[j].id || entrants[i].handle() == entrants[j].handle())
                problems.push_back(
                    {where, {QT_TRANSLATE_NOOP("core", "%1 takes part twice."), {entrants[i].handle()}}, {}});
        }
    }
}

Problems problemsOf(const CompetitionDefinition &definition)
{
    Problems problems;
    for (Problem &problem : validate(definition.format)) {
        problem.where.prepend(QStringLiteral("format."));
        problems.push_back(std::move(problem));
    }
    if (definition.id.isNull())
        problems.push_back(
            {QStringLiteral("id"), {QT_TRANSLATE_NOOP("core", "A competition needs an id."), {}}, {}});
    checkEntrants(definition.entrants, problems);
    if (!problems.empty())
        return problems;
    for (Problem &problem :
         validate(definition.draw, definition.entrants.size(), groupSizes(definition.format))) {
        problem.where.prepend(QStringLiteral("draw."));
        problems.push_back(std::move(problem));
    }
    return problems;
}

std::vector<int> rankNames(const std::vector<Entrant> &entrants)
{
    std::vector<int> order(entrants.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&entrants](int a, int b) {
        const Entrant &first = entrants[static_cast<std::size_t>(a)];
        const Entrant &second = entrants[static_cast<std::size_t>(b)];
        return first.name != second.name ? first.name < second.name : first.handle() < second.handle();
    });
    std::vector<int> ranks(entrants.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        ranks[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
    return ranks;
}

Result<void> checked(const MatchReport &report, const Fixture &fixture)
{
    Problems problems = validate(report, {.decision = {.needsWinner = fixture.needsWinner}});
    if (problems.empty())
        return {};
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The result of match %1 is impossible."),
                {QString::number(fixture.number)}, std::move(problems));
}

tl::unexpected<Error> noSuchFixture()
{
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The competition has no such fixture."));
}

template <class Range, class Key>
int indexWhere(const Range &range, const Key &matches)
{
    const auto found = std::find_if(range.begin(), range.end(), matches);
    return found == range.end() ? -1 : static_cast<int>(found - range.begin());
}

} // namespace

Result<Competition> Competition::create(CompetitionDefinition definition)
{
    if (Problems problems = problemsOf(definition); !problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The competition \"%1\" cannot be held."),
                    {definition.name}, std::move(problems));
    Competition competition;
    competition.m_fixtures = plannedFixtures(definition.format, definition.id);
    competition.m_reports.resize(competition.m_fixtures.size());
    competition.m_placement = touchline::placement(definition.draw, groupSizes(definition.format));
    competition.m_nameRank = rankNames(definition.entrants);
    competition.m_definition = std::move(definition);
    return competition;
}

int Competition::indexOfNumber(int number) const
{
    const auto found =
        std::lower_bound(m_fixtures.begin(), m_fixtures.end(), number,
                         [](const Fixture &fixture, int wanted) { return fixture.number < wanted; });
    const bool exists = found != m_fixtures.end() && found->number == number;
    return exists ? static_cast<int>(found - m_fixtures.begin()) : -1;
}

int Competition::indexOfFixture(const QUuid &id) const
{
    return indexWhere(m_fixtures, [&id](const Fixture &fixture) { return fixture.id == id; });
}

int Competition::indexOfTeam(const QUuid &id) const
{
    return indexWhere(m_definition.entrants, [&id](const Entrant &entrant) { return entrant.id == id; });
}

const MatchReport *Competition::report(int index) const
{
    const auto &report = m_reports[static_cast<std::size_t>(index)];
    return report ? &*report : nullptr;
}

Result<void> Competition::record(MatchReport report)
{
    const int index = indexOfFixture(report.fixture);
    if (index < 0)
        return noSuchFixture();
    const Fixture &fixture = m_fixtures[static_cast<std::size_t>(index)];
    const FixtureStatus status = progress(*this).fixtures[static_cast<std::size_t>(index)];
    for (const Side side : bothSides) {
        if (status.teams[side] < 0)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The teams of match %1 are not known yet."),
                        {QString::number(fixture.number)});
        const Entrant &expected = entrant(status.teams[side]);
        if (report.teams[side].team != expected.id)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Match %1 is played by %2, not by %3."),
                        {QString::number(fixture.number), expected.name, report.teams[side].name});
    }
    if (Result<void> valid = checked(report, fixture); !valid)
        return valid;
    m_reports[static_cast<std::size_t>(index)] = std::move(report);
    return {};
}

Result<void> Competition::restore(MatchReport report)
{
    const int index = indexOfFixture(report.fixture);
    if (index < 0)
        return noSuchFixture();
    const Fixture &fixture = m_fixtures[static_cast<std::size_t>(index)];
    for (const Side side : bothSides) {
        if (indexOfTeam(report.teams[side].team) < 0)
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "%1, who played match %2, does not take part."),
                        {report.teams[side].name, QString::number(fixture.number)});
    }
    if (Result<void> valid = checked(report, fixture); !valid)
        return valid;
    m_reports[static_cast<std::size_t>(index)] = std::move(report);
    return {};
}

Result<void> Competition::addLot(Lot lot)
{
    const bool hasGroup = lot.group >= 0 && static_cast<std::size_t>(lot.group) < m_placement.size();
    const std::vector<int> teams =
        hasGroup ? m_placement[static_cast<std::size_t>(lot.group)] : std::vector<int>{};
    std::vector<int> sorted = lot.order;
    std::sort(sorted.begin(), sorted.end());
    const bool isClear = std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
    const bool isOfGroup = std::all_of(sorted.begin(), sorted.end(), [&teams](int team) {
        return std::find(teams.begin(), teams.end(), team) != teams.end();
    });
    if (sorted.size() < 2 || !isClear || !isOfGroup)
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP("core", "A lot is drawn between at least two different teams of one group."));
    m_lots.push_back(std::move(lot));
    return {};
}

} // namespace touchline
