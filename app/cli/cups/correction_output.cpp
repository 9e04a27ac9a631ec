// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/correction_output.h"

#include "app/cli/base/text.h"
#include "app/cli/cups/consequences_json.h"
#include "core/base/json_reader.h"
#include "core/play/discipline/competition_discipline.h"
#include "models/words/competition/availability_text.h"
#include "models/words/competition/consequences_text.h"

namespace touchline::cli {

namespace {

Result<std::vector<AvailabilityChange>> availabilityAfter(const Competition &before, const Competition &after)
{
    const auto was = disciplineOf(before);
    TOUCHLINE_TRY(was);
    const auto is = disciplineOf(after);
    TOUCHLINE_TRY(is);
    if (!*was && !*is)
        return std::vector<AvailabilityChange>();
    const auto rulesOf = [](const std::optional<DisciplineRules> &rules) {
        return rules ? &*rules : nullptr;
    };
    return availabilityChanges(before, rulesOf(*was), after, rulesOf(*is));
}

/// How a remedy is asked for on the command line.
QString optionHint(Remedy remedy)
{
    switch (remedy) {
    case Remedy::Wait:
        break;
    case Remedy::PlayAgain:
        return u" (--replay)"_s;
    case Remedy::EnterResult:
        return u" (--score)"_s;
    case Remedy::Award:
        return u" (--walkover)"_s;
    case Remedy::KeepAsItIs:
        return u" (--as-it-is)"_s;
    case Remedy::TakeOut:
        return u" (--take-out)"_s;
    case Remedy::Lift:
        return u" (--lift)"_s;
    case Remedy::DrawLots:
        return u" (--lot)"_s;
    }
    return {};
}

} // namespace

QString conflictsOutput(const Competition &competition, bool asJson)
{
    const std::vector<Conflict> conflicts = conflictsOf(competition, progress(competition));
    if (asJson)
        return QString::fromUtf8(writtenJson({{u"conflicts"_s, conflictsJson(competition, conflicts)}}));
    return conflicts.empty() ? u"No conflicts.\n"_s : conflictsText(competition, conflicts, optionHint);
}

Result<QString> consequencesOutput(const Competition &before, const Competition &after, bool asJson)
{
    const auto availability = availabilityAfter(before, after);
    TOUCHLINE_TRY(availability);
    const Consequences found = differences(before, after);
    const std::vector<OtherChanges> otherChanges = changesInOthers(before, after);
    const std::vector<FineChange> fines = fineChanges(before, after);
    if (asJson)
        return QString::fromUtf8(
            writtenJson(consequencesJson(before, after, found, {*availability, otherChanges, fines})));
    QString text = consequencesText(before, after, found, optionHint);
    // A ban that moves is a change too, and so is a fine.
    if (text.isEmpty() && availability->empty() && otherChanges.empty() && fines.empty())
        return u"Nothing else changes.\n"_s;
    if (!availability->empty())
        text += u"Players:\n"_s;
    for (const AvailabilityChange &change : *availability)
        text += u"  %1\n"_s.arg(availabilityText(after, change));
    if (!fines.empty())
        text += u"Fines:\n"_s;
    for (const FineChange &change : fines)
        text += u"  %1\n"_s.arg(
            fineChangeText(after, change, fineCauseText(change.fine.cause).english()).english());
    for (const OtherChanges &other : otherChanges) {
        text += u"Players in %1:\n"_s.arg(other.competition.definition().name);
        for (const AvailabilityChange &change : other.changes)
            text += u"  %1\n"_s.arg(availabilityText(other.competition, change));
    }
    return text;
}

} // namespace touchline::cli
