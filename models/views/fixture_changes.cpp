// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/fixture_changes.h"

#include "models/league/titles.h"

#include <QtGlobal>

namespace touchline {

namespace {

/// The match of a ruling is put off at present.
bool isPostponed(const Competition &competition, const Ruling &ruling)
{
    const int index = competition.indexOfNumber(ruling.match);
    const Ruling *present = index < 0 ? nullptr : competition.ruling(index);
    return present != nullptr && present->kind == Ruling::Kind::Postponed;
}

/// What the history says of several changes at once.
Message titleOf(const Competition &competition, const std::vector<Change> &changes)
{
    const QStringList count{QString::number(changes.size())};
    const auto *ruling = std::get_if<Ruling>(&changes.front());
    if (ruling != nullptr && ruling->kind == Ruling::Kind::Postponed)
        return {QT_TRANSLATE_NOOP("core", "Postponed: %1 matches"), count};
    if (ruling != nullptr && ruling->kind == Ruling::Kind::Annulled)
        return {QT_TRANSLATE_NOOP("core", "Annulled: %1 matches"), count};
    if (ruling != nullptr && ruling->kind == Ruling::Kind::Lifted && isPostponed(competition, *ruling))
        return {QT_TRANSLATE_NOOP("core", "Back on the planned day: %1 matches"), count};
    const bool isLifted = ruling != nullptr && ruling->kind == Ruling::Kind::Lifted;
    if (isLifted || std::holds_alternative<ReportWithdrawal>(changes.front()))
        return {QT_TRANSLATE_NOOP("core", "Results deleted: %1 matches"), count};
    return {QT_TRANSLATE_NOOP("core", "Decided: %1 matches"), count};
}

} // namespace

Result<JournalEntry> makeChanges(League &league, const Competition &competition,
                                 const std::vector<Change> &changes, const Note &note)
{
    const Message title =
        changes.size() == 1 ? changeTitle(competition, changes.front()) : titleOf(competition, changes);
    return league.update(competition.definition().id, title,
                         [&changes, &note](Competition &changed) -> Result<void> {
                             for (const Change &change : changes) {
                                 auto after = withChange(changed, change, note);
                                 if (!after)
                                     return fail(after.error());
                                 changed = std::move(*after);
                             }
                             return {};
                         });
}

} // namespace touchline
