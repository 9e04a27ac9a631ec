// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/match/fixture_names.h"

#include "models/views/translated.h"
#include "models/words/fixtures/fixture_words.h"

#include <QCoreApplication>

namespace touchline {

QString fixtureNames(const CompetitionState &state, const std::vector<int> &fixtures)
{
    if (fixtures.size() != 1)
        return QCoreApplication::translate("FixtureNames", "%n matches", nullptr,
                                           static_cast<int>(fixtures.size()));
    const int fixture = fixtures.front();
    const int number = state.competition.fixtures()[static_cast<std::size_t>(fixture)].number;
    return QCoreApplication::translate("FixtureNames", "Match %1: %2 v %3")
        .arg(QString::number(number),
             sideTitle(state.competition, state.now, fixture, Side::Home, windowLanguage()),
             sideTitle(state.competition, state.now, fixture, Side::Away, windowLanguage()));
}

} // namespace touchline
