// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/competition_touches.h"

#include "core/base/index.h"
#include "core/competition/competition_json.h"
#include "core/competition/progress.h"
#include "models/store/rows/row_values.h"

#include <QJsonObject>
#include <QLatin1StringView>
#include <qglobal.h>

#include <algorithm>
#include <array>
#include <vector>

namespace touchline {

namespace {

/// Decisions that are not about one match each.
constexpr std::array<const char *, 7> otherDecisions{"withdrawals", "replacements", "lots",     "round_draws",
                                                     "deductions",  "conduct",      "decisions"};

bool isSameMatch(const Competition &one, const Competition &other, int number)
{
    const int index = one.indexOfNumber(number);
    const MatchReport *report = one.report(index);
    const MatchReport *present = other.report(index);
    if ((report == nullptr) != (present == nullptr) || (report != nullptr && !(*report == *present)))
        return false;
    const auto asideOf = [number](const Competition &competition) {
        return std::count_if(competition.setAside().begin(), competition.setAside().end(),
                             [number](const SetAside &aside) { return aside.match == number; });
    };
    const auto rulingsOf = [number](const Competition &competition) {
        std::vector<Ruling> rulings;
        std::copy_if(competition.rulings().begin(), competition.rulings().end(), std::back_inserter(rulings),
                     [number](const Ruling &ruling) { return ruling.match == number; });
        return rulings;
    };
    return asideOf(one) == asideOf(other) && rulingsOf(one) == rulingsOf(other);
}

/// Indices of the matches that a change is about.
std::vector<int> matchesOf(const ChangedCompetition &change)
{
    std::vector<int> matches;
    for (int index = 0; index < static_cast<int>(change.before.fixtures().size()); ++index)
        if (!isSameMatch(change.before, change.after, change.before.fixtures()[at(index)].number))
            matches.push_back(index);
    return matches;
}

bool haveSameTeams(const Competition &one, const Competition &other, const std::vector<int> &matches)
{
    const Progress before = progress(one);
    const Progress now = progress(other);
    return std::all_of(matches.begin(), matches.end(), [&](int index) {
        return before.fixtures[at(index)].teams == now.fixtures[at(index)].teams;
    });
}

} // namespace

std::vector<store::Touch> touchesOf(const store::CompetitionChange &change)
{
    const Competition &competition = change.next.competition;
    const QUuid id = competition.definition().id;
    std::vector<store::Touch> touches;
    if (change.isOfFrame)
        touches.push_back({store::Touch::Kind::Competition, id});
    const auto fixtureId = [&competition](int index) {
        return competition.fixtures()[static_cast<std::size_t>(index)].id;
    };
    for (const int fixture : change.fixtures)
        touches.push_back({store::Touch::Kind::Fixture, fixtureId(fixture)});
    for (const store::RowChange &one : change.changes) {
        if (one.either().table != &store::decisionTable())
            continue;
        const store::RowReader row(one.either());
        const QString name = row.text("kind") + QLatin1Char(' ') + QString::number(row.number("place"));
        touches.push_back({store::Touch::Kind::Decision, QUuid::createUuidV5(id, name)});
    }
    for (const int fixture : change.ruledAbout)
        touches.push_back({store::Touch::Kind::Within, fixtureId(fixture)});
    touches.push_back({store::Touch::Kind::Within, id});
    return touches;
}

Result<void> checkName(const Competition &competition)
{
    if (competition.definition().name.isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A competition needs a name."));
    return {};
}

Result<void> checkPersons(const std::vector<store::Row> &persons)
{
    const bool haveNames = std::none_of(persons.begin(), persons.end(), [](const store::Row &person) {
        return store::RowReader(person).text("name").isEmpty();
    });
    if (!haveNames)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "A result names a player without a name: it cannot be kept."));
    return {};
}

bool hasSameFacts(const Competition &one, const Competition &other, int number)
{
    return one.definition() == other.definition() && isSameMatch(one, other, number);
}

bool isUntouchedByOthers(const ChangedCompetition &shown, const ChangedCompetition &present)
{
    const CompetitionDefinition &definition = shown.before.definition();
    for (const Competition *one : {&shown.after, &present.before, &present.after})
        if (!(one->definition() == definition))
            return false;
    const std::vector<int> matches = matchesOf(shown);
    if (matchesOf(present) != matches)
        return false;
    for (const int index : matches)
        if (!isSameMatch(shown.before, present.before, shown.before.fixtures()[at(index)].number))
            return false;
    if (!haveSameTeams(shown.before, present.before, matches))
        return false;
    const QJsonObject shownBefore = factsToJson(shown.before);
    const QJsonObject shownAfter = factsToJson(shown.after);
    const QJsonObject presentBefore = factsToJson(present.before);
    const QJsonObject presentAfter = factsToJson(present.after);
    return std::all_of(otherDecisions.begin(), otherDecisions.end(), [&](const char *key) {
        const QLatin1StringView list(key);
        if (shownBefore.value(list) == shownAfter.value(list))
            return presentBefore.value(list) == presentAfter.value(list);
        return shownBefore.value(list) == presentBefore.value(list) &&
               shownAfter.value(list) == presentAfter.value(list);
    });
}

} // namespace touchline
