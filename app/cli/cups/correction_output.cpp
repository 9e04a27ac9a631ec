// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/correction_output.h"

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
        return QStringLiteral(" (--replay)");
    case Remedy::EnterResult:
        return QStringLiteral(" (--score)");
    case Remedy::Award:
        return QStringLiteral(" (--walkover)");
    case Remedy::KeepAsItIs:
        return QStringLiteral(" (--as-it-is)");
    case Remedy::TakeOut:
        return QStringLiteral(" (--take-out)");
    case Remedy::Lift:
        return QStringLiteral(" (--lift)");
    case Remedy::DrawLots:
        return QStringLiteral(" (--lot)");
    }
    return {};
}

} // namespace

QString conflictsOutput(const Competition &competition, bool asJson)
{
    const std::vector<Conflict> conflicts = conflictsOf(competition, progress(competition));
    if (asJson)
        return QString::fromUtf8(
            writtenJson({{QStringLiteral("conflicts"), conflictsJson(competition, conflicts)}}));
    return conflicts.empty() ? QStringLiteral("No conflicts.\n")
                             : conflictsText(competition, conflicts, optionHint);
}

Result<QString> consequencesOutput(const Competition &before, const Competition &after, bool asJson)
{
    const auto availability = availabilityAfter(before, after);
    TOUCHLINE_TRY(availability);
    const Consequences found = differences(before, after);
    const std::vector<ChangesBeside> beside = changesBeside(before, after);
    const std::vector<FineChange> fines = fineChanges(before, after);
    if (asJson)
        return QString::fromUtf8(
            writtenJson(consequencesJson(before, after, found, {*availability, beside, fines})));
    QString text = consequencesText(before, after, found, optionHint);
    // A ban that moves is a change too, and so is a fine.
    if (text.isEmpty() && availability->empty() && beside.empty() && fines.empty())
        return QStringLiteral("Nothing else changes.\n");
    if (!availability->empty())
        text += QStringLiteral("Players:\n");
    for (const AvailabilityChange &change : *availability)
        text += QStringLiteral("  %1\n").arg(availabilityText(after, change));
    if (!fines.empty())
        text += QStringLiteral("Fines:\n");
    for (const FineChange &change : fines)
        text += QStringLiteral("  %1\n").arg(
            fineChangeText(after, change, fineCauseText(change.fine.cause).english()).english());
    for (const ChangesBeside &other : beside) {
        text += QStringLiteral("Players in %1:\n").arg(other.competition.definition().name);
        for (const AvailabilityChange &change : other.changes)
            text += QStringLiteral("  %1\n").arg(availabilityText(other.competition, change));
    }
    return text;
}

} // namespace touchline::cli
