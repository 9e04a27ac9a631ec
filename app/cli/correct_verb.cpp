// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/correct_verb.h"

#include "app/cli/availability_text.h"
#include "app/cli/consequences_json.h"
#include "app/cli/consequences_text.h"
#include "app/cli/correction.h"
#include "app/cli/cup_json.h"
#include "app/cli/files.h"
#include "core/base/json_reader.h"
#include "core/play/competition_discipline.h"

namespace touchline::cli {

namespace {

Result<Competition> cupIn(const QString &path)
{
    const auto object = readJsonFile(path);
    if (!object)
        return fail(object.error());
    return competitionOfCupFile(*object);
}

/// Without a correction: what is in conflict as things stand.
int printConflicts(const Competition &competition, bool asJson, Streams &streams)
{
    const std::vector<Conflict> conflicts = conflictsOf(competition, progress(competition));
    if (asJson)
        streams.out << writtenJson({{QStringLiteral("conflicts"), conflictsJson(competition, conflicts)}});
    else if (conflicts.empty())
        streams.out << "Nothing is in conflict.\n";
    else
        streams.out << conflictsText(competition, conflicts);
    return done;
}

Result<std::vector<AvailabilityChange>> availabilityAfter(const Competition &before, const Competition &after)
{
    const auto rules = disciplineOf(after);
    if (!rules)
        return fail(rules.error());
    if (!*rules)
        return std::vector<AvailabilityChange>();
    return availabilityChanges(before, after, **rules);
}

void print(const Competition &before, const Competition &after,
           const std::vector<AvailabilityChange> &availability, bool asJson, Streams &streams)
{
    const Consequences found = differences(before, after);
    if (asJson) {
        streams.out << writtenJson(consequencesJson(after, found, availability));
        return;
    }
    streams.out << consequencesText(before, after, found);
    if (availability.empty())
        return;
    streams.out << "Players:\n";
    for (const AvailabilityChange &change : availability)
        streams.out << "  " << availabilityText(after, change) << '\n';
}

} // namespace

void CorrectVerb::describe(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QStringLiteral("A cup of \"cup --out\". Without a correction its conflicts are listed."));
    describeCorrections(parser);
    parser.addOptions({
        {QStringLiteral("what-if"), QStringLiteral("Only says what would follow; the file stays as it is.")},
        {QStringLiteral("json"), QStringLiteral("For machines.")},
    });
}

int CorrectVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList asked = correctionsAsked(parser);
    const bool mayHavePoints =
        asked == QStringList{QStringLiteral("deduct")} && !parser.isSet(QStringLiteral("points"));
    const auto arguments = parser.positionalArguments().size();
    if (arguments != 1 && (arguments != 2 || !mayHavePoints))
        return refuseUsage(streams, QStringLiteral("Which cup?"));
    if (asked.size() > 1)
        return refuseUsage(streams,
                           QStringLiteral("One correction at a time: --%1 or --%2?").arg(asked[0], asked[1]));
    const QString path = parser.positionalArguments().constFirst();
    const bool asJson = parser.isSet(QStringLiteral("json"));
    const auto before = cupIn(path);
    if (!before)
        return printError(streams, before.error(), path);
    if (asked.isEmpty())
        return printConflicts(*before, asJson, streams);
    const auto after = corrected(*before, parser);
    if (!after)
        return printError(streams, after.error());
    const auto availability = availabilityAfter(*before, *after);
    if (!availability)
        return printError(streams, availability.error(), path);
    if (!parser.isSet(QStringLiteral("what-if")))
        if (const auto written = writeFile(path, writtenJson(cupFileJson(*after))); !written)
            return printError(streams, written.error());
    print(*before, *after, *availability, asJson, streams);
    return done;
}

} // namespace touchline::cli
