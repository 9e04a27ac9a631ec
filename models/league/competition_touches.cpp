// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/competition_touches.h"

#include "models/store/rows/row_values.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

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

} // namespace touchline
