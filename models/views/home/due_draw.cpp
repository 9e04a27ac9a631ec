// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/home/due_draw.h"

#include "core/base/index.h"
#include "core/competition/consequences/level_places.h"
#include "models/league/league_competitions.h"
#include "models/league/titles.h"
#include "models/views/translated.h"
#include "models/words/fixtures/fixture_words.h"

#include <QCoreApplication>

namespace touchline {

namespace {

struct DueDrawWords
{
    Q_DECLARE_TR_FUNCTIONS(DueDraw)
};

} // namespace

DueDraw dueDraw(const CompetitionState &state)
{
    DueDraw due;
    for (const Message &wanted : lotsWanted(state.competition, state.now))
        due.sentences << translated(wanted);
    due.hasLots = !drawLots(state.competition, state.now).empty();
    due.hasRounds = !state.now.roundsToDraw.empty();
    if (due.hasRounds)
        due.sentences << DueDrawWords::tr("The next round is ready to be drawn.");
    return due;
}

QString lotWords(const CompetitionState &state, const Lot &lot)
{
    if (lot.tie > 0)
        return DueDrawWords::tr("Match %1").arg(lot.tie);
    const TablePlan &table = state.competition.tables()[at(lot.table)];
    return tableWords(table, windowLanguage());
}

Result<JournalEntry> enterLots(League &league, const CompetitionState &state, const std::vector<Lot> &lots)
{
    return league.competitions().update(state.id(), drawTitle(state.competition, DrawnNow{lots, {}}),
                                        [&lots](Competition &competition) {
                                            for (const Lot &lot : lots)
                                                if (auto kept = competition.addLot(lot); !kept)
                                                    return kept;
                                            return Result<void>();
                                        });
}

bool canDraw(const CompetitionState &state)
{
    return !state.now.roundsToDraw.empty() || !drawLots(state.competition, state.now).empty();
}

} // namespace touchline
